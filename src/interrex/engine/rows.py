"""Rows: many games in one call, each of which fills a row of what is seen and of what may be said.

It happens at every step of every game, so it is compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice
from interrex.engine.offers import Play, let_others_choose, look_again, number_asked, offer_to, say_phrase

GOES_ON: Final = 0
OVER: Final = 1
REFUSED: Final = 2  # what was said is not legal, and nothing has changed
NOTHING: Final[list[int]] = []


class Page:
    """Room for what one seat of each of several games sees: the bytes of one vector per row, and masks.

    A row is filled as a whole: whoever saw it before may have written into it.
    """

    __slots__ = ("empty", "legal", "masks", "vectors")

    def __init__(self, rows: int, vectors: memoryview, masks: memoryview) -> None:
        self.vectors = vectors
        self.masks = masks
        self.empty = bytes(len(masks) // rows)  # a mask where nothing is legal
        self.legal: list[list[int]] = [NOTHING] * rows

    def show(self, row: int, play: Play, seat: int) -> None:
        """Fill a row with what a seat sees and may say."""
        show_in_row(self, row, play, seat)


def show_in_row(page: Page, row: int, play: Play, seat: int) -> None:
    """Fill a row with what a seat sees and may say."""
    legal = NOTHING
    if seat in play.offers or number_asked(play, seat) >= 0:
        legal = offer_to(play, seat).legal  # it is never changed, only replaced
    masks = page.masks
    first = row * play.actions
    masks[first : first + play.actions] = page.empty
    for action in legal:
        masks[first + action] = 1
    page.legal[row] = legal
    seen = look_again(play, seat)
    size = len(seen)
    page.vectors[row * size : (row + 1) * size] = seen


def step_rows(
    page: Page,
    plays: list[Play],
    seats: list[int],
    actions: list[int],
    chances: list[Chance | None],
    is_new: list[bool],
) -> list[int]:
    """In every game that is not new its seat says what it says, and the others choose by chance; without one
    the next who is asked has the row. What came of each game."""
    found: list[int] = []
    for row, play in enumerate(plays):
        came = GOES_ON
        if not is_new[row]:
            came = _step(play, seats, row, actions[row], chances[row])
        # at once: the game is still at hand in the processor's memory
        show_in_row(page, row, play, seats[row])
        found.append(came)
    return found


def _step(play: Play, seats: list[int], row: int, action: int, chance: Chance | None) -> int:
    try:
        say_phrase(play, seats[row], action)
    except IllegalChoice:
        return REFUSED
    table = play.table
    if chance is not None:
        let_others_choose(play, seats[row], chance)
    elif table.asked:
        seats[row] = table.asked[0][0]
    return GOES_ON if table.result is None else OVER
