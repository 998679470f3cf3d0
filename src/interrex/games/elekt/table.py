"""The table of Elekt: places, counters, and the small questions every chapter asks of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.knowledge import knows
from interrex.engine.options import Parts
from interrex.engine.questions import Decision, Option, Question
from interrex.engine.settings import Settings
from interrex.engine.table import Table, bare
from interrex.engine.triggers import Trigger
from interrex.games.elekt.cards import Kind, Pack
from interrex.games.elekt.rulings import Rulings

if TYPE_CHECKING:
    from interrex.games.elekt.view import ElektView

OCCULTISM: Final = 0
DECEIT: Final = 1
VIOLENCE: Final = 2
POWER: Final = 3
ATTRIBUTES: Final = (OCCULTISM, DECEIT, VIOLENCE, POWER)
ATTRIBUTE_NAMES: Final = ("occultism", "deceit", "violence", "power")
TOKENS: Final = (6, 6, 6, 7)
NO_TOKENS: Final = (0, 0, 0, 0)

MISSION: Final = 0
INFLUENCE: Final = 1
COURT: Final = 2
ZONES: Final = (MISSION, INFLUENCE, COURT)
ZONE_NAMES: Final = ("mission", "influence", "court")

# places
ELITE_DECK: Final = 0
PILE: Final = 1
DECK: Final = 2  # + zone: the face-down Missions, Influences and Privileges
FACE_UP: Final = 5  # + zone
UNUSED: Final = 8  # Privileges nobody ever sees
OUT: Final = 9  # out of the game, open
HAND: Final = 10  # + seat
DRAWN: Final = 14  # + seat: recruits not yet chosen from
WON: Final = 18  # + seat
CORNER: Final = 22  # + 4 * zone + seat
PLACES: Final = 34

HEAT_TOKENS: Final = 13
HEAT_LIMIT: Final = 3
ASSIGNMENTS: Final = 5
TITLES_TO_WIN: Final = (0, 0, 7, 6, 5)
ZONE_LIMIT: Final = (0, 0, 3, 2, 2)

SETUP: Final = 0
RECRUITMENT: Final = 1
ASSIGNMENT: Final = 2
CONFRONTATION: Final = 3
ROUND_END: Final = 4
PHASE_NAMES: Final = ("setup", "recruitment", "assignment", "confrontation", "round end")

NOBODY: Final = -1
PASS: Final = "pass"
DECLINE: Final = "decline"


def corner(zone: int, seat: int) -> int:
    """EL-140 Each player's own corner at a Zone."""
    return CORNER + 4 * zone + seat


class Elekt(Table):
    """One game of Elekt, for 2 to 4 seats."""

    __slots__ = (
        "asleep",
        "assigned",
        "barred",
        "boosted",
        "bonus",
        "direction",
        "dying",
        "given",
        "heat",
        "heat_pool",
        "kinds",
        "lent",
        "old_order",
        "pack",
        "passed",
        "phase",
        "pool",
        "privilege_card",
        "privilege_winner",
        "recruiting",
        "resolved",
        "round",
        "rulings",
        "sceptre",
        "sent",
        "skipped",
        "taking_part",
        "tokens",
        "turn_later",
        "used",
    )

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings) -> None:
        seats = settings.seats
        super().__init__(settings, len(pack.by_card), who_sees(seats), ORDERED)
        self.pack = pack
        self.kinds: tuple[Kind, ...] = pack.by_card
        self.rulings = rulings
        self.phase: int = SETUP
        self.round: int = 0
        self.sceptre: int = NOBODY
        self.direction: int = 1
        self.turn_later: bool = False  # the Sceptre turns when the next round begins (EL-R54)
        self.old_order: tuple[int, ...] = ()  # Court order before the last Sceptre step (EL-R09)
        self.heat: list[int] = [rulings.starting_heat] * seats
        self.heat_pool: int = HEAT_TOKENS - seats * rulings.starting_heat
        self.pool: list[int] = list(TOKENS)
        self.tokens: list[tuple[int, ...]] = [NO_TOKENS] * pack.units
        self.given: list[tuple[int, ...]] = [NO_TOKENS] * pack.units  # copied for a Unit's stay
        self.assigned: list[int] = [0] * seats
        self.sent: list[int] = [0] * (4 * len(ZONES))  # assignments this round by zone and seat
        self.passed: list[bool] = [False] * seats
        self.skipped: int = 0  # seats that cannot assign now but may later (EL-R16), as bits
        self.recruiting: bool = True
        self.resolved: int = 0  # zones done this round, as bits
        self.taking_part: int = -1  # seats that take part in this Zone (EL-R27), as bits
        self.boosted: list[tuple[int, int, int]] = []  # (unit, attribute, symbols) this confrontation
        self.bonus: list[int] = [0] * seats  # added to counts in this confrontation
        self.dying: int = 0  # Units pointed at, as bits
        self.asleep: int = 0  # Units whose permanent ability was declined (EL-R46), as bits
        self.barred: int = 0  # Units back in hand that may not be assigned again (EL-R15), as bits
        self.lent: list[tuple[int, int]] = []  # (Unit, former owner) under EL-R22
        self.used: int = 0  # cards used once this round, as bits
        self.privilege_winner: int = NOBODY  # this round's
        self.privilege_card: int = NOBODY

    def copy(self) -> Elekt:
        other = bare(Elekt)
        self.copy_flow(other)
        other.pack = self.pack
        other.kinds = self.kinds
        other.rulings = self.rulings
        other.phase = self.phase
        other.round = self.round
        other.sceptre = self.sceptre
        other.direction = self.direction
        other.turn_later = self.turn_later
        other.old_order = self.old_order
        other.heat = self.heat[:]
        other.heat_pool = self.heat_pool
        other.pool = self.pool[:]
        other.tokens = self.tokens[:]
        other.given = self.given[:]
        other.assigned = self.assigned[:]
        other.sent = self.sent[:]
        other.passed = self.passed[:]
        other.skipped = self.skipped
        other.recruiting = self.recruiting
        other.resolved = self.resolved
        other.taking_part = self.taking_part
        other.boosted = self.boosted[:]
        other.bonus = self.bonus[:]
        other.dying = self.dying
        other.asleep = self.asleep
        other.barred = self.barred
        other.lent = self.lent[:]
        other.used = self.used
        other.privilege_winner = self.privilege_winner
        other.privilege_card = self.privilege_card
        return other

    def card_word(self, card: int) -> str:
        return self.kinds[card].id

    def option_parts(self, question: str, option: Option) -> Parts:
        from interrex.games.elekt.options import option_parts

        return option_parts(self, question, option)

    def view(self, seat: int) -> ElektView:
        from interrex.games.elekt.view import view

        return view(self, seat)

    def view_beside(self, seen: ElektView, seat: int, decision: Decision | None) -> ElektView:
        from interrex.games.elekt.view import view_beside

        return view_beside(self, seen, seat, decision)

    def listeners(self, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
        from interrex.games.elekt.abilities import listeners

        return listeners(self, moment, args)

    def seats_consulted(self) -> tuple[int, ...]:
        return (self.seats,)

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        from interrex.games.elekt.options import near_misses

        return near_misses(self, question)


def who_sees(seats: int) -> tuple[int, ...]:
    """EL-150 to EL-154: hands are their owner's, decks nobody's, the rest is open."""
    everyone = (1 << (seats + 1)) - 1
    sees = [everyone] * PLACES
    for place in (ELITE_DECK, UNUSED, *(DECK + zone for zone in ZONES)):
        sees[place] = 0
    for seat in range(4):
        sees[HAND + seat] = 1 << seat if seat < seats else 0
        sees[DRAWN + seat] = 1 << seat if seat < seats else 0
    return tuple(sees)


ORDERED: Final = tuple(place in (ELITE_DECK, DECK, DECK + 1, DECK + 2) for place in range(PLACES))


def units_of(game: Elekt, zone: int, seat: int) -> list[int]:
    """The Units in a player's corner."""
    return game.cards_at[CORNER + 4 * zone + seat]


def units_in(game: Elekt, zone: int) -> list[int]:
    """All Units in a Zone, seat by seat."""
    first = CORNER + 4 * zone
    lying = game.cards_at
    return [unit for seat in range(game.seats) for unit in lying[first + seat]]


def zone_of(game: Elekt, unit: int) -> int:
    """The Zone in which a Unit lies; NOBODY when it lies in none."""
    place = game.where[unit]
    return (place - CORNER) // 4 if place >= CORNER else NOBODY


def owner_of(game: Elekt, unit: int) -> int:
    """EL-141 The owner is the player in whose corner or hand the Unit lies."""
    place = game.where[unit]
    return (place - CORNER) % 4 if place >= CORNER else place - HAND


def face_up(game: Elekt, zone: int) -> int:
    """The face-up card of a Zone, or NOBODY."""
    lying = game.cards_at[FACE_UP + zone]
    return lying[0] if lying else NOBODY


def titles_of(game: Elekt, seat: int) -> int:
    """EL-804 The ribbons on all Missions and Influences in front of a player."""
    return sum(len(game.kinds[card].titles) for card in game.cards_at[WON + seat])


def distinct(game: Elekt, cards: list[int]) -> list[int]:
    """One of all cards that a player cannot tell apart. Of these the one all know of comes first.

    So that playing one of two equal cards never tells that there is a second.
    """
    chosen: list[int] = []
    for card in sorted(cards):
        at = like(game, card, chosen) if game.kinds[card].copies > 1 else NOBODY
        if at == NOBODY:
            chosen.append(card)
        elif not knows(game, game.seats, chosen[at]) and knows(game, game.seats, card):
            chosen[at] = card
    return chosen


def like(game: Elekt, card: int, others: list[int]) -> int:
    """Where among others a card stands that looks like this one, or NOBODY."""
    kind = game.kinds[card]
    for at, other in enumerate(others):
        if game.kinds[other] is kind and appearance(game, other) == appearance(game, card):
            return at
    return NOBODY


def appearance(game: Elekt, unit: int) -> tuple[Any, ...]:
    """All by which a player tells a Unit from another of its kind in the same place."""
    if game.settings.rules_version < 2:  # until version 2 only the kind
        return (game.kinds[unit].id,)
    former = next((owner for lent, owner in game.lent if lent == unit), NOBODY)
    state = (game.asleep >> unit & 1, game.barred >> unit & 1, former)
    return (game.kinds[unit].id, game.where[unit], game.tokens[unit], game.given[unit], state)


def apart(game: Elekt, units: list[int], bearer: int = NOBODY) -> list[int]:
    """The Units without those that look like an earlier one; the bearer of a text stands out."""
    if game.settings.rules_version < 2:  # until version 2 equal Units were options of their own
        return units
    kinds = game.kinds
    chosen: list[int] = []
    ordinary: list[int] = []  # those of them that another could look like
    for unit in units:
        if kinds[unit].copies > 1 and unit != bearer:
            if like(game, unit, ordinary) != NOBODY:
                continue
            ordinary.append(unit)
        chosen.append(unit)
    return chosen


def hand_is_open(game: Elekt, seat: int) -> bool:
    """Everybody can name every card in the hand, so that answering for its player tells nothing."""
    if game.settings.rules_version < 2 or not game.rulings.hand_sizes_open:
        return False
    return all(knows(game, game.seats, card) for card in game.cards_at[HAND + seat])
