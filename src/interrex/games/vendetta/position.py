"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.decision import step
from interrex.engine.game import SEAT_LETTERS
from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.engine.zones import move, shuffle
from interrex.games.vendetta.cards import Pack
from interrex.games.vendetta.ending import end_game, score_of, team_of
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.planning import begin_turn, planning_end, planning_phase
from interrex.games.vendetta.resolution import (
    location_steps,
    resolution_over,
    resolution_phase,
    resolve_location,
    start_relic,
)
from interrex.games.vendetta.round_end import end_round
from interrex.games.vendetta.rounds import feed, hand_building, location_setup, play_round
from interrex.games.vendetta.rulings import rulings_from
from interrex.games.vendetta.setup import begin, check_settings, choose_clan, choose_relic, lay_out_cards
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    AT,
    BLOOD_TOKENS,
    BOX,
    DECK,
    DIABLERIE_TOKENS,
    DOWN,
    DRAINED,
    FEED,
    HAND,
    HAND_BUILDING,
    HAVEN,
    INFLUENCE_TOKENS,
    LOCATION_WORDS,
    LOOK,
    MOST,
    NOBODY,
    OUT,
    PHASE_NAMES,
    PLANNING,
    RESOLUTION,
    ROUND_END,
    UP,
    VICTIMS,
    Vendetta,
    cards_on,
)

BASE_CLANS: Final = ("brujah", "gangrel", "nosferatu", "toreador", "ventrue", "tremere")
BASE_ALLIES: Final = {"L1": "AL19", "L2": "AL20", "L3": "AL24", "H": "AL23"}
BEGINS: Final = tuple(f"{word} begins" for word in LOCATION_WORDS)
MOMENTS: Final = (
    "setup", "round begins", "feed", "location setup", "hand building", "planning", "planning end",
    "resolution", *BEGINS, "round end", "game end",
)  # fmt: skip
STEPS: Final = (
    "", "feed", "start", "withdraw", "before revelation", "revelation", "after revelation", "preparation",
    "conflict", "rewards", "aftermath", "after location", "round end", "planning end",
)  # fmt: skip


@step
def pause(game: Vendetta) -> None:
    """A scenario looks at the table here; nothing is decided."""
    first = turn_order(game)[0]
    game.ask(first, "go on", ("go on",), paused)


@step
def paused(game: Vendetta, answer: str) -> None:
    """The game goes on."""


# --- building ----------------------------------------------------------------------------------


class Builder:
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        self.entry = entry
        rulings = rulings_from(settings.rulings)
        check_settings(settings, pack, rulings)
        self.game = Vendetta(settings, pack, rulings)
        self.used: set[int] = set()
        self.secret: list[tuple[int, int]] = []  # cards that go face down or to a hand, and where
        lay_out_cards(self.game)

    def wrong(self, field: str, reason: str, remedy: str) -> Exception:
        return self.entry.wrong(field, reason, remedy)

    def seat(self, field: str, letter: Any) -> int:
        legal = SEAT_LETTERS[: self.game.seats]
        if not isinstance(letter, str) or len(letter) != 1 or letter not in legal:
            raise self.wrong(field, f"there is no seat {letter!r}", f"Seats: {', '.join(legal)}")
        return legal.index(letter)

    def location(self, field: str, word: str) -> int:
        if word not in LOCATION_WORDS or LOCATION_WORDS.index(word) not in self.game.locations:
            legal = ", ".join(LOCATION_WORDS[loc] for loc in self.game.locations)
            raise self.wrong(field, f"there is no location {word!r}", f"Locations: {legal}")
        return LOCATION_WORDS.index(word)

    def card(self, field: str, name: str) -> int:
        """A card of that id not used yet."""
        for card, kind in enumerate(self.game.kinds):
            if kind.id == name and card not in self.used:
                self.used.add(card)
                return card
        raise self.wrong(field, f"{name!r} is not in the box or used up", "Name a card that is there")

    def put(self, card: int, place: int) -> None:
        if self.game.where[card] != place:
            move(self.game, card, place, shown=(1 << (self.game.seats + 1)) - 1)

    def by_seat(self, field: str) -> list[tuple[int, Any]]:
        return [(self.seat(field, letter), value) for letter, value in self.entry.table(field, {}).items()]

    def names(self, field: str, value: Any) -> list[str]:
        if isinstance(value, str):
            return value.split()
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(field, f"{value!r} is not a list of cards", 'Write ["BR04", …] or "BR04 BR07"')
        return value

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} does not fit", f"Write a number from {low} to {high}")
        return value


def set_position(settings: Settings, pack: Pack, entry: Entry) -> Vendetta:
    """Build the position of a scenario; what it does not mention is as in the base of the examples."""
    build = Builder(settings, pack, entry)
    game = build.game
    moment = entry.one_of("moment", MOMENTS)
    until = entry.one_of("until", STEPS, "")
    game.ambition = build.seat("ambition", entry.text("ambition", "A"))
    game.round = entry.number("round", 1, 3, 1)
    if moment == "setup":
        set_sheets(build)
        entry.done()
        schedule_setup(game)
    else:
        set_clans(build)
        set_positions(build)
        set_clan_cards(build)
        set_alliances(build)
        set_counters(build)
        set_variants(build)
        to_move = build.seat("to_move", entry.text("to_move", SEAT_LETTERS[game.ambition]))
        turns = entry.number("turns", 1, 5, game.round + (2 if game.seats == 3 else 1))
        entry.done()
        schedule(game, moment, until, to_move, turns)
    complaint = lost_or_made(game)
    if complaint:
        raise build.wrong("", complaint, "Give only what the box holds")
    game.advance()
    return game


def set_sheets(build: Builder) -> None:
    """The revealed clan sheets, relics and location cards of a set-up."""
    game, entry = build.game, build.entry
    clans = [kind.id for kind in game.pack.clans]
    sheets = build.names("sheets", entry.list("sheets") if entry.has("sheets") else clans[: game.seats + 1])
    game.sheets = sorted(clans.index(name) for name in sheets)
    relics = [kind.id for kind in game.pack.relics]
    if entry.has("relics"):
        game.open_relics = sorted(relics.index(name) for name in build.names("relics", entry.list("relics")))
    shuffle(game, ALLY_DECK)


def schedule_setup(game: Vendetta) -> None:
    """Clans in turn order, relics against it, then the first round."""
    order = turn_order(game)
    game.round = 0
    game.then(begin)
    if game.open_relics:
        for seat in order:
            game.then(choose_relic, seat)
    for seat in reversed(order):
        game.then(choose_clan, seat)


def set_clans(build: Builder) -> None:
    """Who plays which clan, and who has been eliminated."""
    game = build.game
    names = [kind.id for kind in game.pack.clans]
    chosen = {seat: BASE_CLANS[seat] for seat in range(game.seats)}
    chosen.update(build.by_seat("clans"))
    for seat, name in chosen.items():
        if name not in names or list(chosen.values()).count(name) > 1:
            raise build.wrong("clans", f"{name!r} does not fit", f"Clans: {', '.join(names)}, each once")
        game.clan[seat] = names.index(name)
    for letter in build.entry.list("out") if build.entry.has("out") else []:
        game.out[build.seat("out", letter)] = True


def set_positions(build: Builder) -> None:
    """``L1 = { A = "BR04 BR07- +2" }``: face up, face down, deployed blood."""
    game = build.game
    for loc in game.locations:
        field = LOCATION_WORDS[loc]
        for seat, value in build.by_seat(field):
            for word in build.names(field, value):
                if word.startswith("+") and word[1:].isdigit():
                    game.blood[MOST * loc + seat] = int(word[1:])
                    game.bank_blood -= int(word[1:])
                else:
                    card = build.card(field, word.rstrip("-"))
                    if word.endswith("-"):
                        build.secret.append((card, DOWN + MOST * loc + seat))
                    else:
                        build.put(card, UP + MOST * loc + seat)


def set_clan_cards(build: Builder) -> None:
    """Hands and decks; by default Hunt and Ready are in hand if not used, the rest in the deck.

    Secret cards come from the shuffled deck, so that nobody else can tell them apart (VE-132).
    """
    game = build.game
    hands = dict(build.by_seat("hand"))
    decks = {seat: build.names("deck", value) for seat, value in build.by_seat("deck")}
    for seat, value in hands.items():
        build.secret += [(build.card("hand", name), HAND + seat) for name in build.names("hand", value)]
    ordered = {seat: [build.card("deck", name) for name in names] for seat, names in decks.items()}
    for card, kind in enumerate(game.kinds):
        if kind.clan not in game.clan or kind.clan < 0 or game.out[game.clan.index(kind.clan)]:
            continue
        seat = game.clan.index(kind.clan)
        if card not in build.used:
            if kind.start and seat not in hands:
                build.secret.append((card, HAND + seat))
            elif seat in decks:
                build.put(card, BOX)
                continue
        if game.where[card] < UP:
            build.put(card, DECK + seat)
    for seat in range(game.seats):
        shuffle(game, DECK + seat)
    for card, place in build.secret:
        move(game, card, place)
    for seat, cards in ordered.items():
        game.lying[DECK + seat] = cards[::-1]


def set_alliances(build: Builder) -> None:
    """Alliances (one victim unless named), drained cards, the decks of allies and victims."""
    game, entry = build.game, build.entry
    alliances: dict[int, Any] = {seat: ["victim"] for seat in range(game.seats) if not game.out[seat]}
    alliances.update(build.by_seat("alliance"))
    for place, table in ((ALLIANCE, alliances), (DRAINED, dict(build.by_seat("drained")))):
        for seat, value in table.items():
            for name in build.names("alliance", value):
                build.put(build.card("alliance", name), place + seat)
    set_allies(build)
    if entry.has("ally_deck"):
        wanted = [build.card("ally_deck", name) for name in build.names("ally_deck", entry.list("ally_deck"))]
        for card in list(game.lying[ALLY_DECK]):
            build.put(card, OUT)
        for card in reversed(wanted):
            build.put(card, ALLY_DECK)
    else:
        shuffle(game, ALLY_DECK)
    if entry.has("victims"):
        left = entry.number("victims", 0, len(game.lying[VICTIMS]))
        while len(game.lying[VICTIMS]) > left:
            build.put(game.lying[VICTIMS][-1], OUT)


def set_allies(build: Builder) -> None:
    """The allies at the locations: those of the examples, unless named or used elsewhere."""
    game = build.game
    named = build.entry.table("allies", {})
    for word in named:
        build.location("allies", word)
    used = {game.kinds[card].id for card in build.used}
    for loc in game.locations:
        word = LOCATION_WORDS[loc]
        name = named.get(word, "" if BASE_ALLIES[word] in used else BASE_ALLIES[word])
        if name:
            build.put(build.card("allies", name), AT + loc)


def set_counters(build: Builder) -> None:
    """Blood, influence, Diablerie tokens, who skips or is forestalled."""
    game = build.game
    for seat in range(game.seats):
        if not game.out[seat]:
            game.pool[seat], game.influence[seat] = 7, 3
    for seat, value in build.by_seat("pool"):
        game.pool[seat] = build.number("pool", value, 0, 60)
    for seat, value in build.by_seat("influence"):
        game.influence[seat] = build.number("influence", value, 0, 60)
    for seat, value in build.by_seat("diablerie"):
        game.diablerie[seat] = build.number("diablerie", value, 0, 2)
    for seat, value in build.by_seat("flipped"):
        game.flipped[seat] = build.number("flipped", value, 0, game.diablerie[seat])
    game.bank_blood -= sum(game.pool)
    game.bank_influence -= sum(game.influence)
    game.bank_diablerie -= sum(game.diablerie)
    if build.entry.has("bank_blood"):  # for VE-R01: the rest of the tokens lie with nobody
        left = build.entry.number("bank_blood", 0, 70)
        game.pool[-1] += game.bank_blood - left
        game.bank_blood = left


def set_variants(build: Builder) -> None:
    """Relics, used ones, and location cards."""
    game = build.game
    relics = [kind.id for kind in game.pack.relics]
    for seat, name in build.by_seat("relics"):
        if name not in relics:
            raise build.wrong("relics", f"{name!r} is no relic", f"Relics: {', '.join(relics)}")
        game.relic[seat] = relics.index(name)
    for letter in build.entry.list("relics_used") if build.entry.has("relics_used") else []:
        game.relic_used[build.seat("relics_used", letter)] = True
    sites = [kind.id for kind in game.pack.sites]
    for word, name in build.entry.table("location_cards", {}).items():
        loc = build.location("location_cards", word)
        if name not in sites or loc == HAVEN:
            raise build.wrong(
                "location_cards", f"{name!r} does not fit", f"Location cards: {', '.join(sites)}"
            )
        game.site[loc] = sites.index(name)


# --- scheduling --------------------------------------------------------------------------------


def schedule(game: Vendetta, moment: str, until: str, to_move: int, turns: int) -> None:
    """Put on the agenda what comes from that moment on, last things first."""
    game.then(play_round)
    if moment == "round begins":
        game.round -= 1
        return
    if moment == "game end":
        game.phase = ROUND_END
        game.then(end_game)
        return
    if until == "round end":
        game.then(pause)
    game.then(end_round)
    if moment == "round end":
        game.phase = ROUND_END
    elif moment in BEGINS or moment == "resolution":
        schedule_resolution(game, moment, until)
    else:
        schedule_phases(game, moment, until, to_move, turns)


def schedule_phases(game: Vendetta, moment: str, until: str, to_move: int, turns: int) -> None:
    """From Feed, Location Setup, Hand Building or Planning on."""
    game.then(resolution_phase)
    if moment == "planning":
        game.phase = PLANNING
        if until == "planning end":
            game.then(pause)
        game.then(planning_end)
        order = turn_order(game)
        cycle = order[order.index(to_move) :]
        seats = cycle + order * (turns - 1) + order[: order.index(to_move)] * (to_move != order[0])
        for seat in reversed(seats if turns > 1 or to_move == order[0] else cycle):
            game.then(begin_turn, seat)
        return
    if moment == "planning end":
        game.phase = PLANNING
        if until == "planning end":
            game.then(pause)
        game.then(planning_end)
        return
    game.then(planning_phase)
    game.then(hand_building)
    game.phase = HAND_BUILDING
    if moment == "hand building":
        return
    for loc in game.locations:
        for card in list(game.lying[AT + loc]):
            move(game, card, OUT)
    game.then(location_setup)
    game.phase = FEED
    if until == "feed":
        game.then(pause)
    if moment == "feed":
        for seat in reversed(turn_order(game)):
            game.then(feed, seat)


def schedule_resolution(game: Vendetta, moment: str, until: str) -> None:
    """From the start of Resolution or of a location on; a pause after the step named."""
    game.phase = RESOLUTION
    game.then(resolution_over)
    first = LOCATION_WORDS.index(moment.split()[0]) if moment in BEGINS else game.locations[0]
    later = [loc for loc in game.locations if loc > first]
    for loc in game.locations:
        if loc < first:
            game.done |= 1 << loc
    for loc in reversed(later):
        game.then(resolve_location, loc)
    if until in [name for name, _, _ in location_steps(first)]:
        game.then(after_begin, first, until)
    else:
        game.then(resolve_location, first)
    if until == "start":
        game.then(pause)
    if moment == "resolution":
        for seat in reversed(turn_order(game)):
            game.then(start_relic, seat)


@step
def after_begin(game: Vendetta, loc: int, until: str) -> None:
    """A location with a pause after one of its steps."""
    mark = len(game.agenda)
    resolve_location(game, loc)
    names = [name for name, _, _ in location_steps(loc)]
    extra = len(game.agenda) - mark - len(names)
    if extra >= 0:
        game.agenda.insert(mark + extra + names.index(until) + 1, (pause, ()))


# --- saying what holds -------------------------------------------------------------------------


def position_word(game: Vendetta, loc: int, seat: int) -> str:
    """``BR04 BR07- +2``, as in ``[given]``; cards by id."""
    place = MOST * loc + seat
    words = sorted(game.kinds[card].id for card in game.lying[UP + place])
    words += sorted(f"{game.kinds[card].id}-" for card in game.lying[DOWN + place])
    if game.blood[place]:
        words.append(f"+{game.blood[place]}")
    return " ".join(words)


def facts(game: Vendetta) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)
    letters = SEAT_LETTERS

    def lists(place: int) -> dict[str, list[str]]:
        return {letters[seat]: sorted(names[card] for card in game.lying[place + seat]) for seat in seats}

    def own(kinds: Any, values: list[int]) -> dict[str, str]:
        return {letters[seat]: kinds[values[seat]].id for seat in seats if values[seat] != NOBODY}

    def numbers(values: list[int]) -> dict[str, int]:
        return {letters[seat]: values[seat] for seat in seats}

    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "ambition": letters[game.ambition],
        "order": " ".join(letters[seat] for seat in turn_order(game)),
        "row": " ".join(LOCATION_WORDS[loc] for loc in game.locations),
        "pool": numbers(game.pool),
        "influence": numbers(game.influence),
        "diablerie": numbers(game.diablerie),
        "flipped": numbers(game.flipped),
        "alliance": lists(ALLIANCE),
        "drained": lists(DRAINED),
        "hand": lists(HAND),
        "looked": lists(LOOK),
        "hand_size": {letters[seat]: len(game.lying[HAND + seat]) for seat in seats},
        "deck": {
            letters[seat]: " ".join(names[card] for card in reversed(game.lying[DECK + seat]))
            for seat in seats
        },
        "deck_size": {letters[seat]: len(game.lying[DECK + seat]) for seat in seats},
        "clans": {
            letters[seat]: game.pack.clans[game.clan[seat]].id for seat in seats if game.clan[seat] >= 0
        },
        "relics": {
            letters[seat]: game.pack.relics[game.relic[seat]].id for seat in seats if game.relic[seat] >= 0
        },
        "relics_used": [letters[seat] for seat in seats if game.relic_used[seat]],
        "out": [letters[seat] for seat in seats if game.out[seat]],
        "removed": sorted(names[card] for card in game.lying[OUT] if game.kinds[card].clan == NOBODY),
        "victims": len(game.lying[VICTIMS]),
        "ally_deck": len(game.lying[ALLY_DECK]),
        "allies": {
            LOCATION_WORDS[loc]: names[game.lying[AT + loc][0]] if game.lying[AT + loc] else ""
            for loc in game.locations
        },
        "location_cards": {
            LOCATION_WORDS[loc]: game.pack.sites[game.site[loc]].id
            for loc in game.locations
            if game.site[loc] >= 0
        },
        "score": {letters[seat]: score_of(game, seat) for seat in seats if not game.out[seat]},
        "teams": sorted({"".join(letters[each] for each in team_of(game, seat)) for seat in seats}),
        "bank_blood": game.bank_blood,
        **{
            LOCATION_WORDS[loc]: {letters[seat]: position_word(game, loc, seat) for seat in seats}
            for loc in game.locations
        },
        **told_facts(game),
    }


def told_facts(game: Vendetta) -> dict[str, Any]:
    """The last totals and ranking as the log told them, and what each frenzy paid."""
    totals: dict[str, int] = {}
    ranking = ""
    frenzies = []
    won: dict[str, str] = {}
    rule = game.result.rule if game.result is not None else ""
    for kind, args, _, _ in game.told:
        if kind == "totals":
            totals = {SEAT_LETTERS[seat]: total for seat, total in args[1]}
        elif kind == "ranked":
            ranking = " ".join(SEAT_LETTERS[seat] for seat in args[1])
        elif kind in ("frenzy", "frenzy_by"):
            frenzies.append(SEAT_LETTERS[args[0]])
        elif kind == "won":
            won[LOCATION_WORDS[args[1]]] = SEAT_LETTERS[args[0]]
    return {
        "totals": totals,
        "ranking": ranking,
        "frenzies": " ".join(frenzies),
        "won_by": won,
        "ended_by": rule,
    }


def lost_or_made(game: Vendetta) -> str:
    """Every blood, influence and Diablerie token is somewhere, every card in exactly one place."""
    blood = sum(game.pool) + sum(game.blood) + game.bank_blood
    if blood != BLOOD_TOKENS:
        return f"{blood} blood instead of {BLOOD_TOKENS}"
    influence = sum(game.influence) + game.bank_influence
    if influence != INFLUENCE_TOKENS:
        return f"{influence} influence instead of {INFLUENCE_TOKENS}"
    if sum(game.diablerie) + game.bank_diablerie != DIABLERIE_TOKENS:
        return "a Diablerie token is lost or made"
    if min(game.pool) < 0 or min(game.influence) < 0 or min(game.blood) < 0:
        return "somebody has less than nothing"
    if any(flipped > held for flipped, held in zip(game.flipped, game.diablerie, strict=True)):
        return "a token is flipped that nobody has"
    seen = 0
    for place, cards in enumerate(game.lying):
        for card in cards:
            if game.where[card] != place:
                return f"{game.kinds[card].id} is not where it lies"
        seen += len(cards)
    if seen != len(game.kinds):
        return "a card is lost or lies in two places"
    return misplaced(game)


def misplaced(game: Vendetta) -> str:
    """VE-1604, VE-639, VE-820 Hands hold own cards only; the eliminated have nothing; pools hold blood."""
    for seat in range(game.seats):
        for place in (HAND + seat, DECK + seat, LOOK + seat):
            for card in game.lying[place]:
                if game.kinds[card].clan != game.clan[seat]:
                    return f"{game.kinds[card].id} is in a foreign hand or deck"
        if game.out[seat] and (game.pool[seat] or game.lying[HAND + seat] or game.lying[ALLIANCE + seat]):
            return f"{SEAT_LETTERS[seat]} is eliminated and still has something"
    quiet = game.asked and game.asked[0][1] in ("keep", "plan", "turn", "stay or withdraw")
    if quiet and game.rulings.zero_blood_drain == "chain" and game.rulings.bank_supply == "unlimited":
        for seat in range(game.seats):
            if not game.out[seat] and game.pool[seat] < 1:
                return f"{SEAT_LETTERS[seat]} has no blood and no frenzy (VE-820)"
    if game.rulings.elimination_cleanup == "remove_all":
        for seat in range(game.seats):
            if game.out[seat] and any(cards_on(game, loc, seat) for loc in game.locations):
                return f"{SEAT_LETTERS[seat]} is eliminated and still has cards (VE-640)"
    return ""
