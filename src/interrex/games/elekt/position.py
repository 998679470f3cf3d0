"""Positions in the game's words: building the table that a scenario gives."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.decision import step
from interrex.engine.game import SEAT_LETTERS
from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.engine.zones import move, shuffle
from interrex.games.elekt.abilities import announce
from interrex.games.elekt.assignment import assignment_phase, assignment_turn
from interrex.games.elekt.blanks import token, with_blanks
from interrex.games.elekt.cards import Pack
from interrex.games.elekt.confrontations import (
    begin_zone,
    confront,
    confrontation_phase,
    order_of_confrontations,
    resolve_zone,
    zone_resolved,
)
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.facts import lost_or_made
from interrex.games.elekt.recruitment import play_round
from interrex.games.elekt.round_end import collect_court_heat, end_round, return_units, reveal
from interrex.games.elekt.rulings import rulings_from
from interrex.games.elekt.setup import PRIVILEGES_IN_PLAY, lay_out_cards, set_up
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ATTRIBUTE_NAMES,
    CONFRONTATION,
    COURT,
    DECK,
    ELITE_DECK,
    FACE_UP,
    HAND,
    HEAT_LIMIT,
    HEAT_TOKENS,
    INFLUENCE,
    MISSION,
    NOBODY,
    OUT,
    PILE,
    RECRUITMENT,
    ROUND_END,
    TITLES_TO_WIN,
    TOKENS,
    UNUSED,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    corner,
)

MOMENTS: Final = (
    "setup", "round begins", "assignment begins", "assignment", "confrontation", "round end", "heat step",
    "return step",
    *(f"{zone} {what}" for zone in ZONE_NAMES for what in ("begins", *ATTRIBUTE_NAMES[1:])),
)  # fmt: skip


# --- building ----------------------------------------------------------------------------------


class Builder:
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        self.entry = entry
        wider, self.blanks = with_blanks(pack, entry)
        self.game = Elekt(settings, wider, rulings_from(settings.rulings))
        self.used: set[int] = set()
        lay_out_cards(self.game)

    def wrong(self, field: str, reason: str, remedy: str) -> Exception:
        return self.entry.wrong(field, reason, remedy)

    def seat(self, field: str, letter: Any) -> int:
        legal = SEAT_LETTERS[: self.game.seats]
        if not isinstance(letter, str) or len(letter) != 1 or letter not in legal:
            raise self.wrong(field, f"there is no seat {letter!r}", f"Seats: {', '.join(legal)}")
        return legal.index(letter)

    def card(self, field: str, name: str, family: str, seat: int = NOBODY) -> int:
        """A card of that kind not used yet; of a Basic Unit the seat's own copy first."""
        game = self.game
        cards = [
            card
            for card, kind in enumerate(game.kinds)
            if kind.id == name and kind.family == family and card not in self.used
        ]
        if not cards:
            known = any(kind.id == name and kind.family == family for kind in game.kinds)
            reason = "is used up already" if known else f"is no {family} of this pack"
            raise self.wrong(field, f"{name!r} {reason}", "Name a card that is there")
        card = min(cards, key=lambda card: (game.where[card] != HAND + seat, game.where[card] != OUT))
        self.used.add(card)
        return card

    def put(self, card: int, place: int, openly: bool = True) -> None:
        if self.game.where[card] != place:
            everyone = (1 << (self.game.seats + 1)) - 1
            move(self.game, card, place, shown=everyone if openly else 0)

    def by_seat(self, field: str) -> list[tuple[int, Any]]:
        return [(self.seat(field, letter), value) for letter, value in self.entry.table(field, {}).items()]

    def names(self, field: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(field, f"{value!r} is not a list of cards", 'Write ["acolyte", …]')
        return value

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} does not fit", f"Write a number from {low} to {high}")
        return value


def set_position(settings: Settings, pack: Pack, entry: Entry) -> Elekt:
    """Build the position of a scenario; what it does not mention has its usual place and number."""
    moment = entry.one_of("moment", MOMENTS)
    if moment == "setup":
        return new_game(settings, pack, entry)
    build = Builder(settings, pack, entry)
    game = build.game
    set_counters(build)
    set_units(build)
    set_cards(build, moment)
    set_elite_deck(build)
    to_move = build.seat("to_move", entry.text("to_move", SEAT_LETTERS[game.sceptre]))
    entry.done()
    check(build)
    schedule(game, moment, to_move)
    game.advance()
    return game


def new_game(settings: Settings, pack: Pack, entry: Entry) -> Elekt:
    """The moment after an ordinary setup; nothing else can be given."""
    entry.done()
    game = Elekt(settings, pack, rulings_from(settings.rulings))
    game.then(set_up)
    game.advance()
    return game


def check(build: Builder) -> None:
    """Nothing is lost or made, and nobody has won already."""
    complaint = lost_or_made(build.game)
    if complaint:
        raise build.wrong("", complaint, "Give only what the box holds")
    needed = TITLES_TO_WIN[build.game.seats]
    for seat, titles in enumerate(all_titles(build.game)):
        if titles >= needed:
            reason = f"{SEAT_LETTERS[seat]} has {titles} Titles and would have won (EL-803)"
            raise build.wrong("won", reason, f"Give fewer than {needed} Titles")


def set_counters(build: Builder) -> None:
    """Sceptre, Heat, round, assignments made, who has passed."""
    game, entry = build.game, build.entry
    game.sceptre = build.seat("sceptre", entry.text("sceptre", "A"))
    clockwise = entry.one_of("direction", ("clockwise", "anticlockwise"), "clockwise")
    game.direction = 1 if clockwise == "clockwise" else -1
    game.round = entry.number("round", 1, 6, 1)
    for seat, heat in build.by_seat("heat"):
        game.heat[seat] = build.number("heat", heat, 0, HEAT_LIMIT)
    game.heat_pool = HEAT_TOKENS - sum(game.heat)
    for seat, made in build.by_seat("assigned"):
        game.assigned[seat] = build.number("assigned", made, 0, 6)
    for letter in entry.list("passed") if entry.has("passed") else []:
        game.passed[build.seat("passed", letter)] = True


def set_units(build: Builder) -> None:
    """Units in Zones with their tokens, hands, the pile."""
    game, entry = build.game, build.entry
    for zone in ZONES:
        field = ZONE_NAMES[zone]
        for seat, value in build.by_seat(field):
            for text in build.names(field, value):
                name, *tokens = text.split() or [""]
                unit = build.card(field, name, "unit", seat)
                build.put(unit, corner(zone, seat))
                set_tokens(build, field, unit, tokens)
                game.sent[4 * zone + seat] += 1
    given_hands = dict(build.by_seat("hand"))
    for seat, value in given_hands.items():
        for name in build.names("hand", value):
            build.put(build.card("hand", name, "unit", seat), HAND + seat, openly=False)
    for seat in given_hands:
        for unit in list(game.lying[HAND + seat]):
            if unit not in build.used:
                build.put(unit, OUT)
    for name in build.names("pile", entry.list("pile") if entry.has("pile") else []):
        build.put(build.card("pile", name, "unit"), PILE)


def set_tokens(build: Builder, field: str, unit: int, tokens: list[str]) -> None:
    """``acolyte +P +V``: tokens from the pool."""
    game = build.game
    have = [0, 0, 0, 0]
    for text in tokens:
        attribute = token(text)
        if attribute < 0:
            raise build.wrong(field, f"{text!r} is no token", "Write +O, +D, +V or +P")
        if not game.pool[attribute]:
            raise build.wrong(field, f"there are only {TOKENS[attribute]} {text} tokens", "Give fewer")
        game.pool[attribute] -= 1
        have[attribute] += 1
    game.tokens[unit] = tuple(have)


def set_cards(build: Builder, moment: str) -> None:
    """Face-up cards (blank ones unless named), won cards, and how many Privileges are left."""
    game, entry = build.game, build.entry
    families = ("mission", "influence", "privilege")
    named = entry.table("face_up", {})
    for field in named:
        if field not in ZONE_NAMES:
            raise build.wrong("face_up", f"{field!r} is no Zone", f"Zones: {', '.join(ZONE_NAMES)}")
    for seat, value in build.by_seat("won"):
        for name in build.names("won", value):
            family = next((kind.family for kind in game.kinds if kind.id == name), "mission")
            if family == "unit":
                raise build.wrong("won", f"{name!r} is a Unit", "Name a Mission, Influence or Privilege")
            build.put(build.card("won", name, family), WON + seat)
    set_privilege(build)
    done = ZONE_NAMES.index(moment.split()[0]) if moment.split()[0] in ZONE_NAMES else 0
    done = len(ZONES) if moment in ("round end", "heat step", "return step") else done
    for zone in ZONES:
        name = named.get(ZONE_NAMES[zone], "" if zone < done else f"blank-{families[zone]}")
        if not isinstance(name, str):
            raise build.wrong("face_up", f"{name!r} is no card", 'Write a card\'s id, or "" for none')
        if name:
            build.put(build.card("face_up", name, families[zone]), FACE_UP + zone)
    left = entry.number("privileges_left", 0, PRIVILEGES_IN_PLAY - 1, 6 - game.round)
    for zone in ZONES:
        for card in list(game.lying[DECK + zone]):
            if game.kinds[card].id in build.blanks:
                build.put(card, UNUSED)
        shuffle(game, DECK + zone)
    while len(game.lying[DECK + COURT]) > left:
        move(game, game.lying[DECK + COURT][-1], UNUSED)
    for zone in (MISSION, INFLUENCE):
        least = entry.number(f"{families[zone]}s_left", 0, 17, len(game.lying[DECK + zone]))
        while len(game.lying[DECK + zone]) > least:
            move(game, game.lying[DECK + zone][-1], UNUSED)


def set_privilege(build: Builder) -> None:
    """Who won this round's Privilege, and which it was: the last of his won Privileges, or as named."""
    game, entry = build.game, build.entry
    if entry.has("privilege_winner"):
        game.privilege_winner = build.seat("privilege_winner", entry.text("privilege_winner"))
    if not entry.has("privilege"):
        return
    name = entry.text("privilege")
    for card, kind in enumerate(game.kinds):
        if kind.id == name and kind.family == "privilege" and game.where[card] >= WON:
            game.privilege_card = card
            return
    raise build.wrong("privilege", f"nobody has won {name!r}", "Put it into won first")


def set_elite_deck(build: Builder) -> None:
    """The Elite deck from the top, or all Elite Units not used, shuffled."""
    game, entry = build.game, build.entry
    wanted = []
    given = entry.has("elite_deck")
    if given:
        names = build.names("elite_deck", entry.list("elite_deck"))
        wanted = [build.card("elite_deck", name, "unit") for name in names]
    for card in list(game.lying[ELITE_DECK]):
        if game.kinds[card].id in build.blanks and card not in build.used:
            build.put(card, UNUSED)
    if not given:
        shuffle(game, ELITE_DECK)
        return
    for card in list(game.lying[ELITE_DECK]):
        build.put(card, UNUSED)
    for card in reversed(wanted):
        build.put(card, ELITE_DECK)
    for card in game.lying[ELITE_DECK]:
        game.pinned[card] = 0


def schedule(game: Elekt, moment: str, to_move: int) -> None:
    """Put on the agenda what comes from that moment on."""
    game.then(play_round)
    if moment == "round begins":
        game.phase = RECRUITMENT
        game.round -= 1
        return
    tail = {"return step": 2, "heat step": 3}.get(moment, 4)
    if tail < 4:
        game.phase = ROUND_END
        for item in (reveal, return_units, collect_court_heat)[:tail]:
            game.then(item)
        return
    game.then(end_round)
    if moment == "round end":
        return
    if moment == "assignment begins":
        game.then(confrontation_phase)
        game.then(assignment_phase)
    elif moment == "assignment":
        game.phase = ASSIGNMENT
        game.then(confrontation_phase)
        game.then(announce, "assignment_end")
        game.then(assignment_turn, to_move)
    elif moment == "confrontation":
        game.then(confrontation_phase)
    else:
        schedule_zone(game, *moment.split())


def schedule_zone(game: Elekt, zone_name: str, what: str) -> None:
    """From the beginning of a Zone, or from one of its confrontations."""
    game.phase = CONFRONTATION
    zone = ZONE_NAMES.index(zone_name)
    for later in reversed(ZONES[zone + 1 :]):
        game.then(resolve_zone, later)
    game.then(pause)
    for earlier in ZONES[:zone]:
        game.resolved |= 1 << earlier
    if what == "begins":
        game.then(resolve_zone, zone)
        return
    begin_zone(game, zone)
    game.then(zone_resolved, zone)
    order = list(order_of_confrontations(game, zone))
    attribute = ATTRIBUTE_NAMES.index(what)
    left = order[order.index(attribute) :] if attribute in order else []
    for each in reversed(left):
        game.then(confront, zone, each)


@step
def pause(game: Elekt) -> None:
    """A scenario about one Zone stops when it is resolved, so that one can look at the table."""
    game.ask(0, "go on", ("go-on",), go_on)


@step
def go_on(game: Elekt, answer: str) -> None:
    """The round goes on."""
