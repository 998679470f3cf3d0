"""What a seat may know of the table (RG-105)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.engine.knowledge import known_in
from interrex.engine.options import SEAT_LETTERS
from interrex.engine.view import View, common_half, deciding_lines
from interrex_regalia.table import (
    CELLAR,
    DECK,
    DOWN,
    HAND,
    NOBODY,
    PILE,
    REGALIA,
    SHOWN,
    STAKE,
    TAKEN,
    Regalia,
    points_of,
)

HIDDEN: Final = "?"  # a Retainer that lies face down

# the arguments of each kind of log line, so that front ends can put them into sentences
LOG_ARGS: Final = {
    "first_staff": "seat",
    "turned_up": "number card",
    "laid": "seat",
    "pressed": "seat",
    "held": "seat",
    "stood": "seat",
    "yielded": "seat",
    "shown": "seat card",
    "counted": "counts",
    "took": "seat card",
    "favour": "seat",
    "exchanged": "seat card model",
    "looked": "seat other",
    "saw_hand": "seat cards",
    "returned": "seat card",
    "drew": "seat number",
    "staff": "seat",
    "crowned": "seat number",
}


@dataclass(frozen=True, slots=True)
class SeatView:
    """One claimant as the viewer sees him; ``known`` are the cards in hand that the viewer knows."""

    letter: str
    points: int
    favours: int
    taken: tuple[str, ...]
    hand: int
    known: tuple[str, ...]
    laid: str  # "" for none, HIDDEN where the viewer may not know it


@dataclass(frozen=True, slots=True, kw_only=True)
class RegaliaView(View):
    """All that one seat may know, and nothing else."""

    round: int
    stake: str
    to_come: int  # pieces
    deck: int
    pile: tuple[str, ...]
    cellar: int
    staff: int
    pressed: int
    seats: tuple[SeatView, ...]

    def __str__(self) -> str:
        return table_text(self)


def view(game: Regalia, seat: int) -> RegaliaView:
    """RG-105 Hands, decks and what lies face down are hidden, everything else is open."""
    kinds = game.kinds
    stake = game.cards_at[STAKE]
    return RegaliaView(
        round=game.round,
        stake=kinds[stake[0]].id if stake else "",
        to_come=len(game.cards_at[REGALIA]),
        deck=len(game.cards_at[DECK]),
        pile=tuple(kinds[card].id for card in game.cards_at[PILE]),
        cellar=len(game.cards_at[CELLAR]),
        staff=game.staff,
        pressed=game.pressed,
        seats=tuple(seat_view(game, seat, other) for other in (0, 1)),
        **common_half(game, seat),
    )


def seat_view(game: Regalia, viewer: int, seat: int) -> SeatView:
    """One claimant's side of the table."""
    kinds = game.kinds
    down, shown = game.cards_at[DOWN + seat], game.cards_at[SHOWN + seat]
    laid = kinds[shown[0]].id if shown else ""
    if down:
        laid = kinds[down[0]].id if viewer == seat else HIDDEN
    return SeatView(
        letter=SEAT_LETTERS[seat],
        points=points_of(game, seat),
        favours=game.favours[seat],
        taken=tuple(kinds[card].id for card in game.cards_at[TAKEN + seat]),
        hand=len(game.cards_at[HAND + seat]),
        known=tuple(sorted(kinds[card].id for card in known_in(game, viewer, HAND + seat))),
        laid=laid,
    )


def table_text(view: RegaliaView) -> str:
    """The view as a small plain table, for print()."""
    staff = SEAT_LETTERS[view.staff] if view.staff != NOBODY else "nobody"
    lines = [f"Regalia, claim {view.round}: {view.stake or 'nothing'} at stake; Staff {staff}"]
    for each in view.seats:
        known = f" ({', '.join(each.known)})" if each.known else ""
        lines.append(
            f"{each.letter}  points {each.points}, hand {each.hand}{known}, laid {each.laid or 'nothing'}"
        )
    return "\n".join(lines + deciding_lines(view))
