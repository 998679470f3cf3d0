"""Positions in the game's words: building one for a scenario, and saying what holds in one."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.engine.zones import lay_out, shuffle
from interrex.games.veto.audit import lost_or_made
from interrex.games.veto.cards import FACTION, KEYWORDS, STRATEGY, Kind, Pack, load_kind
from interrex.games.veto.decks import Deck, decks_of
from interrex.games.veto.effects import verbs
from interrex.games.veto.end_phase import end_phase
from interrex.games.veto.game_phase import end_of_turns, game_phase, turn
from interrex.games.veto.moving import slot_for
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.rounds import play_round, untap_phase
from interrex.games.veto.rulings import rulings_from
from interrex.games.veto.settlement import settlement_phase
from interrex.games.veto.setup import set_up
from interrex.games.veto.stack import window
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    GAME_PHASE,
    HAND,
    KRESKI,
    NOBODY,
    PHASE_NAMES,
    PLAY,
    REMOVED,
    SEAT_LETTERS,
    SETUP,
    Veto,
    changed,
    everyone,
    faction_card,
    in_game,
    is_tapped,
    on_magnates,
    put,
    tap,
    under,
)
from interrex.games.veto.traits import attached, company, keywords, kreski_trait, szabla
from interrex.games.veto.view import duel_view

MOMENTS: Final = ("turn", "setup", "first hands", "untap", "settlement", "game", "end")
BLANK_FACTION: Final = "blank-faction"
BLANK_CARD: Final = "blank-card"
BLANK_DECK: Final = 20
BLANKS: Final = (
    {"id": BLANK_FACTION, "family": FACTION, "treasury": 18, "income": 3},
    {"id": BLANK_CARD, "family": "effect"},
)


# --- cards of a scenario's own -----------------------------------------------------------------------


def with_blanks(pack: Pack, entry: Entry) -> Pack:
    """The pack, a faction and a card without text, and the cards the scenario describes."""
    kinds = list(pack.kinds)
    described: list[Any] = [*BLANKS, *(entry.list("blanks") if entry.has("blanks") else [])]
    for fields in described:
        if not isinstance(fields, dict) or not isinstance(fields.get("id"), str):
            raise entry.wrong("blanks", f"{fields!r} is no card", 'Write { id = "…", family = "character" }')
        known = {kind.short: kind.name_bit for kind in kinds}
        kinds.append(blank_kind(entry, dict(fields), len(kinds), known))
    return dataclasses.replace(pack, kinds=tuple(kinds))


def blank_kind(entry: Entry, fields: dict[str, Any], number: int, names: dict[str, int]) -> Kind:
    """A card with a plain name; everything else as in a pack."""
    family = str(fields.pop("family", "character"))
    name = fields.pop("name", fields["id"])
    fields["name"] = {"en": name, "pl": name, "pt": name}
    fields.setdefault("origin", "stand-in")
    return load_kind(Entry(entry.file, "blanks", entry.line, fields, {}), family, number, names, verbs)


# --- building ----------------------------------------------------------------------------------------


class Builder:
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, settings: Settings, pack: Pack, entry: Entry) -> None:
        self.entry = entry
        self.pack = with_blanks(pack, entry)
        self.seats = settings.seats
        self.owned: list[list[str]] = [[] for _ in range(settings.seats)]  # ids by owner, in order of use
        self.moves: list[tuple[int, int, str, Any]] = []  # owner, position among his cards, what, detail

    def wrong(self, field: str, reason: str, remedy: str) -> Exception:
        return self.entry.wrong(field, reason, remedy)

    def seat(self, field: str, letter: Any) -> int:
        legal = SEAT_LETTERS[: self.seats]
        if not isinstance(letter, str) or len(letter) != 1 or letter not in legal:
            raise self.wrong(field, f"there is no seat {letter!r}", f"Seats: {', '.join(legal)}")
        return legal.index(letter)

    def by_seat(self, field: str) -> list[tuple[int, Any]]:
        return [(self.seat(field, letter), value) for letter, value in self.entry.table(field, {}).items()]

    def names(self, field: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(field, f"{value!r} is not a list of cards", 'Write ["roch-kowalski", …]')
        return value

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} does not fit", f"Write a number from {low} to {high}")
        return value

    def own(self, field: str, owner: int, name: str, what: str, detail: Any = None) -> int:
        """Note a card of that owner and what to do with it; the result stands for it later."""
        if self.pack.kind(name) is None:
            raise self.wrong(field, f"there is no card {name!r}", "Use ids of the pack or of blanks")
        self.owned[owner].append(name)
        self.moves.append((owner, len(self.owned[owner]) - 1, what, detail))
        return len(self.moves) - 1


def set_position(settings: Settings, pack: Pack, entry: Entry) -> Veto:
    """Build the position of a scenario; what it does not mention has its usual place and number."""
    moment = entry.one_of("moment", MOMENTS, "turn")
    build = Builder(settings, pack, entry)
    rulings = rulings_from(settings.rulings)
    if moment == "setup":
        entry.done()
        game = Veto(settings, pack, rulings, decks_of(settings, pack, rulings))
        game.then(set_up)
        game.advance()
        return game
    note_cards(build)
    factions = {seat: str(name) for seat, name in build.by_seat("factions")}
    strategies = {seat: str(name) for seat, name in build.by_seat("strategies")}
    decks = tuple(make_deck(build, seat, factions, strategies) for seat in range(settings.seats))
    game = Veto(settings, build.pack, rulings, decks)
    lay_out_owned(build, game)
    set_counters(build, game, moment)
    entry.done()
    complaint = lost_or_made(game)
    if complaint:
        raise build.wrong("", complaint, "Give only what the game holds")
    schedule(game, moment)
    game.advance()
    return game


def note_cards(build: Builder) -> None:
    """Companies with attachments, estates, effects, hands, piles and decks."""
    for seat, value in build.by_seat("company"):
        for text in build.names("company", value):
            note_character(build, seat, text)
    for field in ("estates", "effects"):
        for seat, value in build.by_seat(field):
            for text in build.names(field, value):
                name, *rest = text.split()
                build.own(field, seat, name, field, (seat, "tapped" in rest))
    for field in ("hand", "discard", "removed"):
        for seat, value in build.by_seat(field):
            for name in build.names(field, value):
                build.own(field, seat, name, field)
    given = dict(build.by_seat("deck"))
    sizes = dict(build.by_seat("blank_deck"))
    for seat in range(build.seats):
        size = build.number("blank_deck", sizes.get(seat, BLANK_DECK), 0, 99)
        for _ in range(size if seat not in given else 0):
            build.own("deck", seat, BLANK_CARD, "deck")
        for name in reversed(build.names("deck", given.get(seat, []))):
            build.own("deck", seat, name, "deck")


def note_character(build: Builder, seat: int, text: str) -> None:
    """``roch-kowalski tapped magnates +pani-kowalska +B:infamia ~finta``; ``B:uhlik`` is owned by B."""
    first, *rest = text.split()
    owner = seat
    if len(first) > 1 and first[1] == ":":
        owner = build.seat("company", first[0])
        first = first[2:]
    character = build.own("company", owner, first, "company", (seat, rest))
    for word in rest:
        if word[0] not in "+~":
            if word not in ("tapped", "magnates", "lent"):
                raise build.wrong(
                    "company", f"{word!r} is not known", "Write tapped, magnates, lent, +card, ~thrust"
                )
            continue
        name = word[1:]
        bearer_of = seat
        if len(name) > 1 and name[1] == ":":
            bearer_of = build.seat("company", name[0])
            name = name[2:]
        build.own("company", bearer_of, name, "under" if word[0] == "~" else "attached", character)


def make_deck(build: Builder, seat: int, factions: dict[int, str], strategies: dict[int, str]) -> Deck:
    """The cards of one seat: just those the scenario names."""
    pack = build.pack
    faction = pack.kind(factions.get(seat, BLANK_FACTION))
    strategy = pack.kind(strategies[seat]) if seat in strategies else None
    if faction is None or faction.family != FACTION:
        raise build.wrong("factions", f"{factions.get(seat)!r} is no faction", "Name a faction of the pack")
    if seat in strategies and (strategy is None or strategy.family != STRATEGY):
        raise build.wrong("strategies", f"{strategies[seat]!r} is no strategy", "Name a strategy of the pack")
    counts: dict[str, int] = {}
    for name in build.owned[seat]:
        counts[name] = counts.get(name, 0) + 1
    cards = [(kind, counts[kind.id]) for kind in pack.kinds if kind.id in counts]
    return Deck(faction, strategy, tuple(cards))


def lay_out_owned(build: Builder, game: Veto) -> None:
    """Every card to its place."""
    free: list[dict[str, list[int]]] = [{} for _ in range(game.seats)]
    for card, kind in enumerate(game.kinds):
        seat = game.owner[card]
        fixed = kind.family in (FACTION, STRATEGY)
        lay_out(game, card, PLAY + seat if fixed else DECK + seat)
        game.seen[card] |= everyone(game) if fixed else 1 << seat
        if not fixed:
            free[seat].setdefault(kind.id, []).append(card)
    for seat in range(game.seats):
        if strategy_of(game, seat) >= 0:
            game.host[strategy_of(game, seat)] = faction_card(game, seat)
    placed: dict[int, int] = {}
    cards = [free[owner][build.owned[owner][at]].pop(0) for owner, at, _, _ in build.moves]
    for number, (_, _, what, detail) in enumerate(build.moves):
        if what == "company":
            place_character(game, cards[number], *detail)
            placed[number] = cards[number]
    for number, (owner, _, what, detail) in enumerate(build.moves):
        place(game, cards[number], owner, what, detail, placed)
    for seat in range(game.seats):
        order = [
            cards[n] for n, (owner, _, what, _) in enumerate(build.moves) if what == "deck" and owner == seat
        ]
        game.lying[DECK + seat] = order
        hidden = len({game.kinds[card].id for card in order}) > 1
        for card in order:
            game.pinned[card] = 0
        if not hidden:
            shuffle(game, DECK + seat)
    changed(game)


def place_character(game: Veto, card: int, seat: int, rest: list[str]) -> None:
    put(game, card, PLAY + seat)
    if "tapped" in rest:
        tap(game, card)
    if "magnates" in rest:
        game.fields |= 1 << card
    if "lent" in rest:
        game.lasting.append(("control", card, game.owner[card]))


def place(game: Veto, card: int, owner: int, what: str, detail: Any, placed: dict[int, int]) -> None:
    """One card that is no character in play."""
    if what in ("estates", "effects"):
        if what == "effects":
            game.host[card] = faction_card(game, owner)
        put(game, card, PLAY + owner)
        if detail[1]:
            tap(game, card)
    elif what == "attached":
        game.host[card] = placed[detail]
        put(game, card, PLAY + owner)
    elif what == "under":
        put(game, card, slot_for(game, game.where[placed[detail]] - PLAY, placed[detail]))
    elif what == "hand":
        put(game, card, HAND + owner)
    elif what == "discard":
        put(game, card, DISCARD + owner, shown=everyone(game))
    elif what == "removed":
        put(game, card, REMOVED + owner)


def set_counters(build: Builder, game: Veto, moment: str) -> None:
    """Round, initiative, voice, ducats, kreski, what has happened this round."""
    entry = build.entry
    game.round = entry.number("round", 1, 99, 3)
    game.initiative = build.seat("initiative", entry.text("initiative", "A"))
    game.voice = build.seat("voice", entry.text("voice", SEAT_LETTERS[game.initiative]))
    game.ducats = [10] * game.seats
    game.kreski = [5] * game.seats
    for seat, value in build.by_seat("ducats"):
        game.ducats[seat] = build.number("ducats", value, 0, 999)
    for seat, value in build.by_seat("kreski"):
        game.kreski[seat] = build.number("kreski", value, 0, KRESKI[game.seats])
    game.opening = tuple(game.ducats)
    game.pool = KRESKI[game.seats] - sum(game.kreski)
    if entry.has("election"):
        game.election = build.seat("election", entry.text("election"))
    for name in entry.list("dead") if entry.has("dead") else []:
        kind = build.pack.kind(str(name))
        if kind is None:
            raise build.wrong("dead", f"there is no card {name!r}", "Use ids of the pack")
        game.bans |= kind.name_bit
    for seat, value in build.by_seat("killed"):
        game.killed[seat] = build.number("killed", value, 0, 60)
    for letter in entry.list("influenced") if entry.has("influenced") else []:
        game.influenced |= 1 << build.seat("influenced", letter)
    for letter in entry.list("agitated") if entry.has("agitated") else []:
        game.agitated |= 1 << build.seat("agitated", letter)
    for letter in entry.list("faction_tapped") if entry.has("faction_tapped") else []:
        tap(game, faction_card(game, build.seat("faction_tapped", letter)))


def schedule(game: Veto, moment: str) -> None:
    """Put on the agenda what comes from that moment on."""
    if moment == "first hands":
        game.phase = SETUP
        game.round = 0
        game.voice = NOBODY
        from interrex.games.veto.setup import offer_redraw

        for seat in range(game.seats):
            game.then(offer_redraw, seat)
    elif moment == "untap":
        game.then(untap_phase)
        game.then(settlement_phase)
        game.then(game_phase)
        game.then(end_phase)
    elif moment == "settlement":
        game.then(settlement_phase)
        game.then(game_phase)
        game.then(end_phase)
    elif moment == "game":
        game.then(game_phase)
        game.then(end_phase)
    elif moment == "end":
        game.voice = NOBODY
        game.then(end_phase)
    else:
        game.phase = GAME_PHASE
        game.then(turn, game.voice)
        window(game, "game_end")
        game.then(end_of_turns)
        game.then(end_phase)
    game.then(play_round)
    game.agenda.reverse()


# --- saying what holds -------------------------------------------------------------------------------


def facts(game: Veto) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    names = [kind.id for kind in game.kinds]
    seats = range(game.seats)

    def by_seat(place_: int) -> dict[str, list[str]]:
        return {SEAT_LETTERS[seat]: [names[card] for card in game.lying[place_ + seat]] for seat in seats}

    def letters(numbers: list[int]) -> dict[str, int]:
        return {SEAT_LETTERS[seat]: number for seat, number in enumerate(numbers)}

    folk = [card for seat in seats for card in company(game, seat)]
    everything = [card for seat in seats for card in game.lying[PLAY + seat]]
    duel = duel_view(game)
    return {
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "initiative": SEAT_LETTERS[game.initiative],
        "voice": SEAT_LETTERS[game.voice] if game.voice != NOBODY else "",
        "deed": game.deed,
        "election": SEAT_LETTERS[game.election] if game.election != NOBODY else "",
        "pool": game.pool,
        "kreski": letters(game.kreski),
        "ducats": letters(game.ducats),
        "hand": by_seat(HAND),
        "hand_size": letters([len(game.lying[HAND + seat]) for seat in seats]),
        "deck_size": letters([len(game.lying[DECK + seat]) for seat in seats]),
        "discard": by_seat(DISCARD),
        "top": {
            SEAT_LETTERS[seat]: names[game.lying[DISCARD + seat][-1]] if game.lying[DISCARD + seat] else ""
            for seat in seats
        },
        "removed": by_seat(REMOVED),
        "company": {SEAT_LETTERS[seat]: [names[card] for card in company(game, seat)] for seat in seats},
        "estates": {
            SEAT_LETTERS[seat]: [
                names[c] for c in game.lying[PLAY + seat] if game.kinds[c].family == "estate"
            ]
            for seat in seats
        },
        "effects": {
            SEAT_LETTERS[seat]: [
                names[card]
                for card in attached(game, faction_card(game, seat))
                if card != strategy_of(game, seat)
            ]
            for seat in seats
        },
        "tapped": sorted(names[card] for card in everything if is_tapped(game, card)),
        "is_tapped": {names[card]: is_tapped(game, card) for card in everything},
        "magnates": sorted(names[card] for card in folk if on_magnates(game, card)),
        "attached": {names[card]: [names[other] for other in attached(game, card)] for card in folk},
        "face_down": {names[card]: len(under(game, card)) for card in folk},
        "szabla": {names[card]: szabla(game, card) for card in folk},
        "kreski_trait": {names[card]: kreski_trait(game, card) for card in folk},
        "keywords": {
            names[card]: [word for at, word in enumerate(KEYWORDS) if keywords(game, card) >> at & 1]
            for card in folk
        },
        "stack": [f"{SEAT_LETTERS[item[1]]} {item[0]} {names[item[2]]}" for item in game.stack],
        "duel": f"{duel.challenger} {duel.totals[0]} : {duel.totals[1]} {duel.challenged}" if duel else "",
        "totals": next(
            (f"{args[1]} : {args[3]}" for kind, args, _, _ in reversed(game.told) if kind == "totals"), ""
        ),
        "initiative_totals": next(
            (
                {SEAT_LETTERS[seat]: number for seat, number in enumerate(args[0])}
                for kind, args, _, _ in reversed(game.told)
                if kind == "totals_initiative"
            ),
            {},
        ),
        "banned": sorted({kind.short for kind in game.pack.kinds if game.bans & kind.name_bit}),
        "out": [SEAT_LETTERS[seat] for seat in seats if not in_game(game, seat)],
        "ended_by": game.result.rule if game.result is not None else "",
    }
