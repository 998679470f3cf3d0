"""What options are made of, and what is nearly one: the rule behind a refused choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from interrex.engine.options import Parts, card_part, verb
from interrex.engine.questions import Option, Question
from interrex_regalia.claims import HOLD, PRESS, STAND, YIELD
from interrex_regalia.verbs.acting import KEEP

FOR: Final = "exchange for"
LAY: Final = "lay"
# what options are made of besides cards, so that a mistyped one in a scenario is noticed
OPTION_WORDS: Final = frozenset((PRESS, HOLD, STAND, YIELD, KEEP, LAY, FOR))


def option_parts(question: str, option: Option) -> Parts:
    """An option in reading order."""
    if isinstance(option, str):
        return (verb(option),)
    return (verb(FOR if question == "exchange" else LAY), card_part(option))


def near_misses(question: Question) -> Iterator[tuple[Parts, str]]:
    """RG-204 Nobody yields to a claim that is not pressed, and a pressed claim is not pressed again."""
    if question.name == "speak":
        yield (verb(STAND),), "RG-204"
        yield (verb(YIELD),), "RG-204"
    if question.name == "answer":
        yield (verb(PRESS),), "RG-203"
        yield (verb(HOLD),), "RG-203"
