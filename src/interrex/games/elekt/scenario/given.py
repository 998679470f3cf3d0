"""Positions in the game's words: building the table that a scenario gives."""

from __future__ import annotations

from typing import Final

from interrex.engine.packs import Entry
from interrex.engine.positions import Given, pause, stop_at
from interrex.engine.settings import Settings
from interrex.engine.table import SEAT_LETTERS
from interrex.engine.zones import move, shuffle
from interrex.games.elekt.audit import audit
from interrex.games.elekt.cards import Pack
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.rulings import Rulings
from interrex.games.elekt.scenario.blanks import token, with_blanks
from interrex.games.elekt.scenario.moments import GO_ON, MOMENTS, STOPS, schedule
from interrex.games.elekt.setup import PRIVILEGES_IN_PLAY, lay_out_cards, set_up
from interrex.games.elekt.table import (
    COURT,
    DECK,
    ELITE_DECK,
    FACE_UP,
    HAND,
    HEAT_LIMIT,
    HEAT_TOKENS,
    NOBODY,
    OUT,
    PILE,
    TITLES_TO_WIN,
    TOKENS,
    UNUSED,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    corner,
)

CARDS_OF: Final = ("mission", "influence", "privilege")  # by Zone
DECKS: Final = (ELITE_DECK, *(DECK + zone for zone in ZONES))


class Builder(Given):
    """Takes the fields of ``[given]`` one by one and lays out the table."""

    def __init__(self, entry: Entry, game: Elekt, blanks: set[str]) -> None:
        super().__init__(entry, game.seats)
        self.game = game
        self.blanks = blanks

    def copies_of(self, name: str) -> list[int]:
        return [card for card, kind in enumerate(self.game.kinds) if kind.id == name]

    def card(self, field: str, name: str, family: str, seat: int = NOBODY) -> int:
        """A card of that kind not used yet; of a Basic Unit the seat's own copy first, then a spare one."""
        game = self.game
        copies = [card for card in self.copies_of(name) if game.kinds[card].family == family]
        cards = self.unused(field, name, copies, family)
        home = OUT if seat == NOBODY else HAND + seat
        card = min(cards, key=lambda card: (game.where[card] != home, game.where[card] != OUT))
        self.used.add(card)
        return card

    def put(self, card: int, place: int, openly: bool = True) -> None:
        if self.game.where[card] != place:
            everyone = (1 << (self.game.seats + 1)) - 1
            move(self.game, card, place, shown=everyone if openly else 0)


def set_position(settings: Settings, pack: Pack, rulings: Rulings, entry: Entry) -> Elekt:
    """Build the position of a scenario; what it does not mention has its usual place and number."""
    moment = entry.one_of("moment", MOMENTS)
    blanks: set[str] = set()
    if moment != "setup":
        pack, blanks = with_blanks(pack, entry)
    game = Elekt(settings, pack, rulings)
    build = Builder(entry, game, blanks)
    build.take_chance()
    stop = build.stop_in(STOPS)
    if moment == "setup":
        entry.done()
        game.then(set_up)
    else:
        lay_out_cards(game)
        to_move = lay_out(build, moment)
        entry.done()
        check(build)
        schedule(game, moment, to_move, stop is None)
    build.load_chance(game, DECKS)
    stop_at(game, stop, pause, 0, GO_ON)
    game.advance()
    return game


def lay_out(build: Builder, moment: str) -> int:
    """Every field of a position; the result is the seat to move."""
    set_counters(build)
    set_units(build)
    set_won(build)
    set_privilege(build)
    set_face_up(build, moment)
    set_decks(build)
    set_elite_deck(build)
    return build.seat_in("to_move", build.game.sceptre)


def check(build: Builder) -> None:
    """Nothing is lost or made, and nobody has won already."""
    build.check(audit(build.game))
    needed = TITLES_TO_WIN[build.game.seats]
    for seat, titles in enumerate(all_titles(build.game)):
        if titles >= needed:
            reason = f"{SEAT_LETTERS[seat]} has {titles} Titles and would have won (EL-803)"
            raise build.wrong("won", reason, f"Give fewer than {needed} Titles")


def set_counters(build: Builder) -> None:
    """Sceptre, Heat, round, assignments made, who has passed."""
    game, entry = build.game, build.entry
    game.sceptre = build.seat_in("sceptre", 0)
    clockwise = entry.one_of("direction", ("clockwise", "anticlockwise"), "clockwise")
    game.direction = 1 if clockwise == "clockwise" else -1
    game.round = entry.number("round", 1, 6, 1)
    build.numbers_by_seat("heat", HEAT_LIMIT, game.heat)
    game.heat_pool = HEAT_TOKENS - sum(game.heat)
    build.numbers_by_seat("assigned", 6, game.assigned)
    for seat in build.seats_in("passed"):
        game.passed[seat] = True


def set_units(build: Builder) -> None:
    """Units in Zones with their tokens, hands, the pile."""
    game = build.game
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
        for unit in list(game.cards_at[HAND + seat]):
            if unit not in build.used:
                build.put(unit, OUT)
    for name in build.names_in("pile"):
        build.put(build.card("pile", name, "unit"), PILE)


def set_tokens(build: Builder, field: str, unit: int, tokens: list[str]) -> None:
    """``acolyte +P +V``: tokens from the pool."""
    game = build.game
    have = [0, 0, 0, 0]
    for text in tokens:
        attribute = token(text)
        if attribute < 0:
            raise build.wrong(field, f"{text!r} is not a token", "Write +O, +D, +V or +P")
        if not game.pool[attribute]:
            raise build.wrong(field, f"there are only {TOKENS[attribute]} {text} tokens", "Give fewer")
        game.pool[attribute] -= 1
        have[attribute] += 1
    game.tokens[unit] = tuple(have)


def set_won(build: Builder) -> None:
    """Won cards in front of the players."""
    kinds = build.game.kinds
    for seat, value in build.by_seat("won"):
        for name in build.names("won", value):
            family = next((kind.family for kind in kinds if kind.id == name), "mission")
            if family == "unit":
                raise build.wrong("won", f"{name!r} is a Unit", "Name a Mission, Influence or Privilege")
            build.put(build.card("won", name, family), WON + seat)


def set_face_up(build: Builder, moment: str) -> None:
    """The face-up cards: as named, none in Zones that are resolved, blank ones otherwise."""
    named = build.entry.table("face_up", {})
    for field in named:
        if field not in ZONE_NAMES:
            raise build.wrong("face_up", f"{field!r} is not a Zone", f"Zones: {', '.join(ZONE_NAMES)}")
    first = moment.split()[0]
    done = ZONE_NAMES.index(first) if first in ZONE_NAMES else 0
    if moment in ("round end", "heat step", "return step", "reveal step"):
        done = len(ZONES)
    for zone in ZONES:
        name = named.get(ZONE_NAMES[zone], "" if zone < done else f"blank-{CARDS_OF[zone]}")
        if not isinstance(name, str):
            raise build.wrong("face_up", f"{name!r} is not a card", 'Write a card\'s id, or "" for none')
        if name:
            build.put(build.card("face_up", name, CARDS_OF[zone]), FACE_UP + zone)


def set_decks(build: Builder) -> None:
    """The face-down Missions, Influences and Privileges, shuffled, as many as are left."""
    game, entry = build.game, build.entry
    for zone in ZONES:
        for card in list(game.cards_at[DECK + zone]):
            if game.kinds[card].id in build.blanks:
                build.put(card, UNUSED)
        shuffle(game, DECK + zone)
        there = len(game.cards_at[DECK + zone])
        most, usual = (
            (PRIVILEGES_IN_PLAY - 1, PRIVILEGES_IN_PLAY - game.round) if zone == COURT else (17, there)
        )
        left = entry.number(f"{CARDS_OF[zone]}s_left", 0, most, usual)
        surplus = [card for card in game.cards_at[DECK + zone] if not build.is_drawn_next(card)]
        while len(game.cards_at[DECK + zone]) > left and surplus:
            move(game, surplus.pop(), UNUSED)


def set_privilege(build: Builder) -> None:
    """Who won this round's Privilege, and where needed which it was."""
    game, entry = build.game, build.entry
    if entry.has("privilege_winner"):
        game.privilege_winner = build.seat_in("privilege_winner", 0)
    if not entry.has("privilege"):
        return
    name = entry.text("privilege")
    for card, kind in enumerate(game.kinds):
        if kind.id == name and kind.family == "privilege" and game.where[card] >= WON:
            game.privilege_card = card
            return
    raise build.wrong("privilege", f"nobody has won {name!r}", "Put it into 'won' first")


def set_elite_deck(build: Builder) -> None:
    """The Elite deck from the top, or all Elite Units not used, shuffled."""
    game, entry = build.game, build.entry
    wanted = []
    given = entry.has("elite_deck")
    if given:
        wanted = [build.card("elite_deck", name, "unit") for name in build.names_in("elite_deck")]
    for card in list(game.cards_at[ELITE_DECK]):
        if game.kinds[card].id in build.blanks and card not in build.used:
            build.put(card, UNUSED)
    if not given:
        shuffle(game, ELITE_DECK)
        return
    for card in list(game.cards_at[ELITE_DECK]):
        build.put(card, UNUSED)
    for card in reversed(wanted):
        build.put(card, ELITE_DECK)
    for card in game.cards_at[ELITE_DECK]:
        game.pinned[card] = 0
