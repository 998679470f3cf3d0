"""Elekt as numbers for programs that learn: what lies open on the table, from one seat's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.by_hand import QUESTIONS as BY_HAND
from interrex.engine.encoding import Encoding, Features, Layout
from interrex.engine.questions import Option
from interrex.engine.sides import Cards
from interrex.engine.spec import GameSpec
from interrex.games.elekt.cards import Pack
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CORNER,
    DECK,
    DRAWN,
    ELITE_DECK,
    FACE_UP,
    HAND,
    NOBODY,
    OUT,
    PHASE_NAMES,
    PILE,
    TITLES_TO_WIN,
    TOKENS,
    UNUSED,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    titles_of,
)

SEATS: Final = 4
QUESTIONS: Final = (
    "assign", "attach", "attainder", "collect", "copy", "destroy", "direction", "discard",
    "discard privilege", "draw how many", "first direction", "forge", "give sceptre", "guard",
    "keep in zone", "look at hand", "move", "order", "order of saving", "pay for count", "pay for symbols",
    "place", "recruit", "remove", "return", "save", "swap", "swap with", "take", "take from pile",
    "take heat", "turn sceptre", "use ability", "use permanent", "use privilege",
)  # fmt: skip
WORDS: Final = tuple(
    (
        "anticlockwise clockwise collect decline discard from go-on keep let-go move on pass pay redraw save "
        "save-by-writ stop take-to-hand to turn use use-dispensation win-the-card with"
    ).split()
)  # verbs and marks; a new one counts as any other until VERSION is raised
PHRASES: Final = (
    "<unit> to <zone>", "keep <unit>", "<attribute> on <unit>", "<attribute> from <unit>",
    "<unit> with <unit>", "save <unit>", "let-go <unit>", "save-by-writ <unit>", "move <unit> to <zone>",
    "use <privilege>",
)  # fmt: skip
SIDES: Final = ("mine", "the next player's", "the second player's", "the third player's")
COMMON: Final = ("elite deck", "pile", "zone deck", "face up", "unused", "out of the game")
ROLES: Final = (
    *COMMON,
    *[f"hand, {side}" for side in SIDES],
    *[f"recruits, {side}" for side in SIDES],
    *[f"won, {side}" for side in SIDES],
    *[f"{zone}, {side}" for zone in ZONE_NAMES for side in SIDES],
)
COPY: Final = "copy"
HOW_MANY_ATTRIBUTES: Final = 4  # as a plain number: compiled, counting is quicker than going through them
HOW_MANY_ZONES: Final = 3
FIRST_HAND: Final = len(COMMON)
FIRST_DRAWN: Final = FIRST_HAND + SEATS
FIRST_WON: Final = FIRST_DRAWN + SEATS
FIRST_CORNER: Final = FIRST_WON + SEATS
OF_UNITS: Final = (
    "elite deck",
    "pile",
    "out of the game",
    *ROLES[FIRST_HAND:FIRST_WON],
    *ROLES[FIRST_CORNER:],
)
OF_ZONE_CARDS: Final = ("zone deck", "face up", "out of the game", *ROLES[FIRST_WON:FIRST_CORNER])
OF_SEAT: Final = ("here", "heat", "titles", "titles to go", "privileges", "hand", "assigned", "passed")
OF_CORNER: Final = ("units", *ATTRIBUTE_NAMES)

ROLES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "unit": OF_UNITS,
    "mission": OF_ZONE_CARDS,
    "influence": OF_ZONE_CARDS,
    "privilege": (*OF_ZONE_CARDS, "unused"),
}


class ElektEncoding(Encoding):
    """EL-150 to EL-154 Hands and decks are hidden, everything else is open."""

    def __init__(self, spec: GameSpec, pack: Pack) -> None:
        super().__init__(spec, pack, QUESTIONS, ROLES, ROLES_OF, PHRASES, WORDS)

    def add_fields(self, layout: Layout) -> None:
        pack: Pack = self.pack
        self.numbers: list[int] = [self.kind_number[kind.id] for kind in pack.by_card]
        self.round = layout.add("round", 1, "number of the round, in tens")
        self.phase = layout.add("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES))
        self.sceptre = layout.add("sceptre", SEATS, "who holds it, from me clockwise")
        self.direction = layout.add("direction", 1, "1 clockwise, -1 anticlockwise")
        self.supply = layout.add("supply", 1 + len(ATTRIBUTES), "Heat, and tokens of every Attribute, left")
        self.decks = layout.add(
            "decks", 2 + len(ZONES), "cards in the Elite deck, the pile, the decks of Zones"
        )
        self.resolved = layout.add("resolved", len(ZONES), "Zones done in this round")
        self.seat_facts = layout.add("seat", SEATS * len(OF_SEAT), "for every seat: " + ", ".join(OF_SEAT))
        size = len(ZONES) * SEATS * len(OF_CORNER)
        self.corners = layout.add(
            "corners", size, "for every Zone and seat: " + ", ".join(OF_CORNER) + " with tokens"
        )

    def kind_numbers(self, game: Elekt) -> list[int]:
        return self.numbers

    def cards_of(self, game: Elekt) -> Cards:
        return self.remembered(game.kinds) or self.remember(game.kinds, self.numbers, [])

    def has_names(self, game: Elekt, question: str) -> bool:
        return question not in BY_HAND and not game.lent

    def names(self, game: Elekt, question: str, option: Option) -> object:
        """A Unit with copies is named by its owner, and so by where it lies."""
        if isinstance(option, tuple):
            place, other = place_of_copy(game, option[0]), place_of_copy(game, option[1])
            return option if place == other == NOBODY else (option, place, other)
        place = place_of_copy(game, option)
        return option if place == NOBODY else (COPY, option, place)

    def role(self, game: Elekt, seat: int, place: int) -> int:
        seats = game.seats
        if place >= CORNER:
            zone, owner = divmod(place - CORNER, SEATS)
            return FIRST_CORNER + zone * SEATS + (owner - seat) % seats if owner < seats else NOBODY
        for start, role in ((WON, FIRST_WON), (DRAWN, FIRST_DRAWN), (HAND, FIRST_HAND)):
            if place >= start:
                owner = place - start
                return role + (owner - seat) % seats if owner < seats else NOBODY
        return common_role(place)

    def slots(self) -> dict[str, list[str]]:
        """Units of which there are copies are told apart by their owner."""
        found = super().slots()
        units: list[str] = []
        pack: Pack = self.pack
        for kind in pack.kinds:
            if kind.family == "unit":
                units.append(kind.id)
                if kind.copies > 1:
                    units.extend([f"{kind.id}.{letter}" for letter in "abcd"])
        found["unit"] = units
        return found

    def write_fields(self, game: Elekt, seat: int, out: Features) -> None:
        seats = game.seats
        lying = game.cards_at
        out.ratio(self.round, game.round, 10.0)
        out.mark(self.phase, game.phase)
        out.mark(self.sceptre, (game.sceptre - seat) % seats if game.sceptre != NOBODY else NOBODY)
        out.ratio(self.direction, game.direction, 1.0)
        out.ratio(self.supply, game.heat_pool, 13.0)
        for attribute in range(HOW_MANY_ATTRIBUTES):
            out.ratio(self.supply + 1 + attribute, game.pool[attribute], TOKENS[attribute])
        out.ratio(self.decks, len(lying[ELITE_DECK]), 34.0)
        out.ratio(self.decks + 1, len(lying[PILE]), 34.0)
        for zone in range(HOW_MANY_ZONES):
            out.ratio(self.decks + 2 + zone, len(lying[DECK + zone]), 17.0)
            out.ratio(self.resolved + zone, game.resolved >> zone & 1, 1.0)
        for other in range(seats):
            self.write_seat(game, seat, other, out)
        for zone in range(HOW_MANY_ZONES):
            for other in range(seats):
                self.write_corner(game, zone, other, (other - seat) % seats, out)

    def write_seat(self, game: Elekt, seat: int, other: int, out: Features) -> None:
        """One player's side of the table."""
        at = self.seat_facts + (other - seat) % game.seats * len(OF_SEAT)
        titles = titles_of(game, other)
        privileges = 0
        for card in game.cards_at[WON + other]:
            if not game.kinds[card].titles:
                privileges += 1
        out.ratio(at, 1, 1.0)
        out.ratio(at + 1, game.heat[other], 3.0)
        out.ratio(at + 2, titles, 7.0)
        out.ratio(at + 3, TITLES_TO_WIN[game.seats] - titles, 7.0)
        out.ratio(at + 4, privileges, 3.0)
        is_open = game.rulings.hand_sizes_open or other == seat
        out.ratio(at + 5, len(game.cards_at[HAND + other]) if is_open else 0, 10.0)
        out.ratio(at + 6, game.assigned[other], 5.0)
        out.ratio(at + 7, int(game.passed[other]), 1.0)

    def write_corner(self, game: Elekt, zone: int, other: int, side: int, out: Features) -> None:
        """What the Units in a corner count, with their tokens and what they have copied."""
        units = game.cards_at[CORNER + SEATS * zone + other]
        at = self.corners + (zone * SEATS + side) * len(OF_CORNER)
        out.ratio(at, len(units), 5.0)
        for attribute in range(HOW_MANY_ATTRIBUTES):
            total = 0
            for unit in units:
                total += game.kinds[unit].symbols[attribute]
                total += game.tokens[unit][attribute] + game.given[unit][attribute]
            out.ratio(at + 1 + attribute, total, 10.0)


def place_of_copy(game: Elekt, number: Option) -> int:
    """Where that card lies, if there are several of its kind; of anything else nothing."""
    if isinstance(number, int) and 0 <= number < len(game.kinds) and game.kinds[number].copies > 1:
        return game.where[number]
    return NOBODY


def common_role(place: int) -> int:
    """The roles of places that belong to nobody."""
    if place == ELITE_DECK:
        return 0
    if place == PILE:
        return 1
    if place == UNUSED:
        return 4
    if place == OUT:
        return 5
    return 3 if place >= FACE_UP else 2


ENCODING: Final = ElektEncoding
