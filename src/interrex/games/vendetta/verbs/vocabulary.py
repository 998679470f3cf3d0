"""The words of the pack: the vocabulary all verbs of Vendetta are entered in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from interrex.engine.effects import Number, Vocabulary
from interrex.games.vendetta.moments import FREE

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

verbs: Final = Vocabulary()
COMPOSED: Final[set[str]] = set()  # verbs that are put together freely, see general.py
COUNTING: Final[set[str]] = set()  # verbs of cards of the box in which something may be counted, see blood.py
SUPERSEDED: Final = ("steal", "gain", "deploy")  # by steal_blood, gain_blood and deploy_blood
PLAYED: Final = "when_played"
FILTER: Final = ("if_it_is", PLAYED)  # around another verb: of which player and place a text speaks
SCORING: Final = ("only_human", "score")  # consulted when scores are counted
CONSULTED: Final = (*FILTER, "power", "score")  # general too, but they do not stand inside another

FEW: Final = Number(1, 9)
CHANGE: Final = Number(-9, 9)
ACTING: Final = ("preparation", "aftermath", "after_revelation")
FIRST: Final = (*ACTING, "acquired", "planning_end")
GENERAL: Final = (*FIRST, *[each for each in FREE if each not in FIRST])  # where any composed text may stand
DECLINE: Final = "decline"
DONE: Final = "done"
YES: Final = "yes"
NO: Final = "no"


def half_up(number: int) -> int:
    """VE-1627 Half, rounded up."""
    return (number + 1) // 2
