"""Sets as the bits of integers: what is known of many cards, changed at once.

What is known of a card is handed on as the object it is: cards of which the same is known share one, which
costs less than to make it for each, and takes less room.
"""

from __future__ import annotations

from typing import Any, Final

SHARED_BITS: Final = 256  # so many are made once for all; there are seldom more lots or cards
AS_BITS: Final[list[Any]] = [1 << number for number in range(SHARED_BITS)]


def as_bit(number: int) -> Any:
    """The bit of that number, such as a lot's: the same object for all who ask."""
    return AS_BITS[number] if 0 <= number < SHARED_BITS else 1 << number


def alike(row: list[Any], both: int, known_there: int) -> bool:
    """The same cards may lie in both lots, but for those known to lie in that one."""
    before: Any = None
    for each in row:
        if each is not before:
            before = each
            known: int = each
            among = known & both
            if among and among != both and known != known_there:
                return False
    return True


def change(
    possible: list[Any], first: int, row: list[Any], which: int, less: int, more: int, but: int = 0
) -> None:
    """Cards that may lie in some of those lots may not lie in others any more, and may in some besides.

    Where just that much is known of a card, it stays as it is.
    """
    before: Any = None
    after: Any = None  # nothing: what is known stays as it is
    made: dict[Any, Any] = {}
    index = first
    for each in row:
        if each is not before:  # mostly it is the same object
            before = each
            known: int = each
            after = None
            if known & which and known != but:
                after = made.get(each)
                if after is None:
                    after = known & ~less | more
                    made[each] = after
        if after is not None:
            possible[index] = after
        index += 1
