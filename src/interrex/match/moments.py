"""What a choice led to, moment by moment: the positions in which something was told, as they stood then."""

from __future__ import annotations

from collections.abc import Collection

from interrex.engine.table import Table


def moments(before: Table, word: str, seat: int, kinds: Collection[str]) -> list[Table]:
    """Copies of the table after each step that told such a line, in their order.

    A step is the least that the rules do at once, so no copy stands in the middle of anything.
    """
    game = before.copy()
    found, told = [], len(game.told)
    goes_on = game.begin(word, seat)
    while goes_on:
        if any(line[0] in kinds for line in game.told[told:]):
            found.append(game.copy())
        told = len(game.told)
        goes_on = game.go_on()
    return found
