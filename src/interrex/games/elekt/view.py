"""What a seat may know of the table (EL-150 to EL-154), and the words of options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from interrex.engine.knowledge import known_in
from interrex.engine.questions import Decision
from interrex.engine.table import SEAT_LETTERS
from interrex.engine.view import View, common_half, common_half_of, deciding_lines
from interrex.games.elekt.confrontations import counts_in
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    DECK,
    DRAWN,
    ELITE_DECK,
    HAND,
    NOBODY,
    OUT,
    PHASE_NAMES,
    PILE,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    face_up,
    titles_of,
    units_of,
)

NO_COUNTS: Final[tuple[tuple[tuple[int, int], ...], ...]] = ((),) * len(ATTRIBUTES)
OF_SEATS: Final = ("give sceptre", "take heat", "look at hand")

CHAPTERS: Final = (
    "setup", "court order", "recruitment", "assignment", "confrontations", "rewards", "round end",
    "end of the game", "abilities", "keywords", "golden rules", "clarified cards",
)  # fmt: skip
CARDBOARD: Final = {
    "EL-110": "help cards are paper; every prompt carries its rule instead",
    "EL-120": "how boards lie on a table; front ends draw them in this order",
    "EL-142": "an empty corner of a cardboard board",
    "EL-143": "where people sit",
    "EL-816": "a ceremony among people; front ends show the Titles to recite",
}
LOG_ARGS: Final = {
    "drew_for_sceptre": "seat card",
    "first_sceptre": "seat",
    "direction": "seat direction",
    "round_begins": "number seat",
    "drew": "seat number",
    "drew_by_text": "seat number",
    "redrew": "seat",
    "kept": "seat card",
    "kept_one": "seat",
    "discarded": "card",
    "deck_rebuilt": "number",
    "assigned": "seat card zone",
    "passed": "seat",
    "passed_forced": "seat",
    "ability_declined": "seat card",
    "ability_used": "seat card",
    "paid": "seat number",
    "privilege_used": "seat card",
    "discarded_heat": "seat number",
    "collected": "seat number",
    "took_heat": "seat other number",
    "attached": "attribute card owner:seat",
    "removed": "attribute card owner:seat",
    "tokens_cleared": "zone",
    "copied": "card model owner:seat other",
    "to_hand": "card seat",
    "moved": "card zone owner:seat",
    "swapped": "card model owner:seat other",
    "placed": "seat card zone",
    "card_out": "card",
    "chain_stopped": "",
    "zone_begins": "zone attributes",
    "counted": "zone attribute counts",
    "tied": "zone attribute seats",
    "tie_goes_to": "zone attribute seat",
    "won": "seat zone attribute",
    "destroyed": "seat card owner:seat",
    "guard_chose": "seat card",
    "saved": "seat card",
    "kept_in_zone": "seat card",
    "card_won": "seat card",
    "card_taken": "seat other card",
    "took_from_pile": "seat card",
    "privilege_discarded": "seat",
    "sceptre_turned": "direction",
    "sceptre_given": "seat other",
    "looked_at_hand": "seat other",
    "saw_hand": "seat cards",
    "units_returned": "",
    "revealed": "zone card",
    "game_won": "seat number",
}
# the arguments of the steps that get an answer, so that a question can say what it is about
ASK_ARGS: Final = {
    "ability_used": "- card zone",
    "token_attached": "zone - number",
    "removed": "- card zone number",
    "symbols_copied": "card",
    "heat_taken": "- number",
    "unit_swapped": "card",
    "unit_placed": "- zone",
    "discarded_from_hand": "- number",
    "discarded_here": "- card zone number",
    "pointed_at": "zone - number",
    "symbols_paid": "- card price:number attribute number",
    "count_paid": "- price:number number",
    "attainted": "- card",
    "guarded": "other",
    "saved_or_not": "other",
    "kept_or_not": "- number card",
    "woken": "card",
    "heat_collected": "zone - number",
    "card_won_or_forged": "zone",
}


@dataclass(frozen=True, slots=True)
class UnitView:
    """A Unit in a Zone: its kind, its tokens and symbols it has copied."""

    kind: str
    tokens: tuple[int, ...]
    copied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A Zone: the face-up card, the number face down, every seat's corner.

    ``counts`` has for each Attribute what those who would take part would count now, as (seat, count).
    """

    name: str
    card: str
    face_down: int
    corners: tuple[tuple[UnitView, ...], ...]
    counts: tuple[tuple[tuple[int, int], ...], ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as another sees him; ``hand`` is None where the number of cards is hidden."""

    letter: str
    heat: int
    titles: int
    won: tuple[str, ...]
    hand: int | None
    known: tuple[str, ...]  # cards in hand that the viewer knows
    drawn: tuple[str, ...]
    assigned: int
    passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ElektView(View):
    """All that one seat may know, and nothing else."""

    round: int
    phase: str
    sceptre: int
    direction: int
    heat_pool: int
    pool: tuple[int, ...]
    elite_deck: int
    pile: tuple[str, ...]
    out: tuple[str, ...]
    zones: tuple[ZoneView, ...]
    seats: tuple[SeatView, ...]

    def __str__(self) -> str:
        return table_text(self)


def view(game: Elekt, seat: int) -> ElektView:
    """EL-150 to EL-154 Hands and decks are hidden, everything else is open."""
    kinds = game.kinds
    pile = [kinds[card].id for card in game.cards_at[PILE]]
    return ElektView(
        round=game.round,
        phase=PHASE_NAMES[game.phase],
        sceptre=game.sceptre,
        direction=game.direction,
        heat_pool=game.heat_pool,
        pool=tuple(game.pool),
        elite_deck=len(game.cards_at[ELITE_DECK]),
        pile=tuple(pile if game.rulings.discard_pile == "open" else pile[-1:]),
        out=tuple(sorted(kinds[card].id for card in game.cards_at[OUT])),
        zones=tuple(zone_view(game, zone) for zone in ZONES),
        seats=tuple(seat_view(game, seat, other) for other in range(game.seats)),
        **common_half(game, seat),
    )


def view_beside(game: Elekt, seen: ElektView, seat: int, decision: Decision | None) -> ElektView:
    """The same position from another seat: only hands, and who looks, are told apart."""
    seats = tuple([seat_beside(game, seen.seats[other], seat, other) for other in range(game.seats)])
    return replace(seen, seats=seats, **common_half_of(game, seat, decision))


def zone_view(game: Elekt, zone: int) -> ZoneView:
    """A Zone with all its corners."""
    card = face_up(game, zone)
    corners = tuple(
        tuple(unit_view(game, unit) for unit in units_of(game, zone, seat)) for seat in range(game.seats)
    )
    shown = game.kinds[card].id if card != NOBODY else ""
    counts = NO_COUNTS
    if any(corners):
        counts = tuple(tuple(counts_in(game, zone, attribute).items()) for attribute in ATTRIBUTES)
    return ZoneView(ZONE_NAMES[zone], shown, len(game.cards_at[DECK + zone]), corners, counts)


def unit_view(game: Elekt, unit: int) -> UnitView:
    """A Unit with its tokens."""
    return UnitView(game.kinds[unit].id, game.tokens[unit], game.given[unit])


def seat_view(game: Elekt, viewer: int, seat: int) -> SeatView:
    """One player's side of the table."""
    kinds = game.kinds
    return SeatView(
        letter=SEAT_LETTERS[seat],
        heat=game.heat[seat],
        titles=titles_of(game, seat),
        won=tuple(kinds[card].id for card in game.cards_at[WON + seat]),
        hand=counted_hand(game, viewer, seat),
        known=cards_known(game, viewer, HAND + seat),
        drawn=cards_known(game, viewer, DRAWN + seat),
        assigned=game.assigned[seat],
        passed=game.passed[seat],
    )


def seat_beside(game: Elekt, seen: SeatView, viewer: int, seat: int) -> SeatView:
    """The same side of the table as another sees it: only cards in hand are told apart."""
    hand = counted_hand(game, viewer, seat)
    known = cards_known(game, viewer, HAND + seat)
    drawn = cards_known(game, viewer, DRAWN + seat)
    if hand == seen.hand and known == seen.known and drawn == seen.drawn:
        return seen
    return SeatView(
        seen.letter, seen.heat, seen.titles, seen.won, hand, known, drawn, seen.assigned, seen.passed
    )


def counted_hand(game: Elekt, viewer: int, seat: int) -> int | None:
    """The number of cards in a hand, where the viewer may count it."""
    counted = game.rulings.hand_sizes_open or seat == viewer
    return len(game.cards_at[HAND + seat]) if counted else None


def cards_known(game: Elekt, viewer: int, place: int) -> tuple[str, ...]:
    """The cards at a place that the viewer knows."""
    found = known_in(game, viewer, place)
    return tuple(sorted([game.kinds[card].id for card in found])) if found else ()


# --- a small table for print() -----------------------------------------------------------------


def table_text(view: ElektView) -> str:
    """The view as a small plain table."""
    turn = "clockwise" if view.direction > 0 else "anticlockwise"
    holder = SEAT_LETTERS[view.sceptre] if view.sceptre != NOBODY else "nobody"
    lines = [f"Elekt, round {view.round}, {view.phase}; Sceptre {holder}, {turn}"]
    for zone in view.zones:
        corners = [
            f"{SEAT_LETTERS[seat]}: {', '.join(unit_text(unit) for unit in units)}"
            for seat, units in enumerate(zone.corners)
            if units
        ]
        shown = zone.card or "no card"
        lines.append(f"{zone.name:>9}  [{shown}]  {'; '.join(corners) or 'nobody'}")
    for player in view.seats:
        hand = "?" if player.hand is None else str(player.hand)
        known = f" ({', '.join(player.known)})" if player.known else ""
        lines.append(f"{player.letter:>9}  titles {player.titles}, heat {player.heat}, hand {hand}{known}")
    return "\n".join([*lines, *deciding_lines(view)])


def unit_text(unit: UnitView) -> str:
    """A Unit with its tokens, such as ``acolyte +P``."""
    tokens = "".join(
        f" +{ATTRIBUTE_NAMES[kind][0].upper()}"
        for kind, number in enumerate(unit.tokens)
        for _ in range(number)
    )
    return unit.kind + tokens
