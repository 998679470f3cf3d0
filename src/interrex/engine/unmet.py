"""A text whose condition is not met does nothing, and the log says so: else it would seem broken.

What a condition asks lies open to all, so the line tells nobody anything new. Where a position is only played
out nobody reads a log, and games do not come here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from interrex.engine.table import Table

UNMET: Final = "unmet"
LOG_ARGS: Final = {UNMET: "bearer condition"}


def tell_unmet(game: Table, bearer: str, condition: Any, rule: str, is_used: bool) -> None:
    """The text of a card does nothing, because of its condition.

    It is told whenever somebody has used the text. Of a text that works by itself, perhaps in every round, it
    is told the first time. A text that does something for each of many says it once.
    """
    args = (bearer, condition)
    earlier = game.told[-1:] if is_used else game.told
    if not any(line[0] == UNMET and line[1] == args for line in earlier):
        game.tell(UNMET, *args, rule=rule)
