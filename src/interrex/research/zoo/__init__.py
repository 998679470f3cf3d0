"""PettingZoo: every game in turns (AEC), and as a parallel environment where all who are asked act at once.

>>> from interrex.research.zoo import env
>>> game = env("elekt", seats=3)  # doctest: +SKIP

Needs ``pip install 'interrex[pettingzoo]'``. Names end in a version, ``interrex_elekt_v1``: a change that can
alter what is learned raises it.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.settings import Switch


def env(game: str, seats: int | None = None, max_cycles: int | None = None, **variants: Switch) -> Any:
    """A game in turns (AEC), with the checks of the usual wrappers: an illegal action loses."""
    from interrex.research.zoo.turns import CheckedGame

    return CheckedGame(game, seats, max_cycles, **variants)


def parallel_env(
    game: str, seats: int | None = None, max_cycles: int | None = None, **variants: Switch
) -> Any:
    """A game in which all who are asked act at once; who is not asked says nothing (action 0)."""
    from interrex.research.zoo.together import ParallelGame

    return ParallelGame(game, seats, max_cycles, **variants)
