"""Small games, each showing one thing that the engine must carry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.engine.table import Table
from tests.engine.games.bells import Bells
from tests.engine.games.bids import Bids
from tests.engine.games.brigade import Brigade
from tests.engine.games.curses import Curses
from tests.engine.games.dice import Dice
from tests.engine.games.guards import Guards
from tests.engine.games.lookout import Lookout
from tests.engine.games.masks import Masks
from tests.engine.games.pistols import Pistols
from tests.engine.games.replies import Replies

# every small game with each number of seats it is tried with
ALL: Final[tuple[tuple[Callable[[int, int], Table], int], ...]] = (
    (Bells, 2),
    (Bids, 2),
    (Bids, 4),
    (Brigade, 1),
    (Brigade, 3),
    (Curses, 3),
    (Dice, 2),
    (Dice, 4),
    (Guards, 2),
    (Guards, 3),
    (Lookout, 2),
    (Lookout, 3),
    (Masks, 2),
    (Masks, 3),
    (Pistols, 3),
    (Pistols, 4),
    (Replies, 2),
    (Replies, 3),
)
