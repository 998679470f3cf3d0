"""What a line of the log tells is so when it is told, and no card moves without a line that says so.

For each game a table says of every kind of line what must then be so: which cards have moved since the line
before, from where and to where, and what the table shows of the seats, cards and numbers that the line names.
Of a line that is not in the table nothing is claimed but that no card has moved.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from interrex.engine.knowledge import knows
from interrex.engine.table import Table

Moved = dict[int, tuple[int, int]]  # cards that lie elsewhere since the last line: from where, to where
Claim = Callable[..., bool]  # of the table, what has moved, and the arguments of the line


def one(moved: Moved, card: int, origin: int, to: int) -> bool:
    """This card alone has moved so."""
    return moved == {card: (origin, to)}


def came(moved: Moved, card: int, to: int) -> bool:
    """This card alone has moved, from wherever it lay."""
    return len(moved) == 1 and card in moved and moved[card][1] == to


def many(moved: Moved, number: int, origin: int, to: int) -> bool:
    """So many cards have moved so, and no other."""
    return list(moved.values()) == [(origin, to)] * number


def still(moved: Moved, so: Any) -> bool:
    """Nothing has moved, and this is so."""
    return not moved and bool(so)


def seen_by(game: Any, seat: int, *places: int) -> bool:
    """The seat knows every card that lies there."""
    return all(knows(game, seat, card) for place in places for card in game.cards_at[place])


def unknown(game: Any, place: int) -> bool:
    """Nobody knows where in that place any of its cards lies."""
    return not any(game.pinned[card] for card in game.cards_at[place])


def by_hand(game: Any, moved: Moved, bearer: str, card: int, origin: Any, to: Any) -> bool:
    """One card has moved, which is named unless it lay face down to some."""
    return len(moved) == 1 and (card in moved or card < 0)


class Reader:
    """Reads the lines of one table as they are told."""

    def __init__(self, game: Table) -> None:
        module = importlib.import_module(f"tests.lines.{game.settings.game}")
        self.claims: dict[str, Claim] = module.CLAIMS
        self.foretold: Callable[[Any, Moved], Moved] = module.foretold
        self.game = game
        self.lying = list(game.where)
        self.held: set[str] = set()  # kinds of lines that were so
        self.wrong: list[str] = []

    def read(self, kind: str, args: tuple[Any, ...]) -> None:
        """A line is told; or nothing more is, and somebody is asked."""
        game = self.game
        moved = {}
        if self.lying != game.where:
            ways = enumerate(zip(self.lying, game.where, strict=True))
            moved = {card: way for card, way in ways if way[0] != way[1]}
            self.lying = list(game.where)
            for card in self.foretold(game, moved):
                del moved[card]
        claim = self.claims.get(kind)
        if claim(game, moved, *args) if claim else not moved:
            self.held.add(kind)
        else:
            self.wrong.append(f"{kind or 'unsaid'}{args}, after which has moved: {moved}")


@contextmanager
def reading(game: Table) -> Iterator[Reader]:
    """Read every line that is told at that table."""
    reader, tell = Reader(game), Table.tell

    def told(table: Table, kind: str, *args: Any, **more: Any) -> None:
        if table is game:
            reader.read(kind, args)
        tell(table, kind, *args, **more)

    Table.tell = told  # type: ignore[method-assign,assignment]
    try:
        yield reader
    finally:
        Table.tell = tell  # type: ignore[method-assign]
    reader.read("", ())
