"""What is filled in for the cards of Elekt (EL-112 to EL-116)."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine.card_form import (
    CALLS,
    CHOICE,
    GROUPS,
    NUMBER,
    NUMBERS,
    TITLE,
    Field,
    Tree,
    card,
    optional,
)
from interrex.games.elekt.cards import SETS, SYMBOLS
from interrex.games.elekt.moments import WORDS
from interrex.games.elekt.verbs.every import VERBS


def moment(tree: Tree) -> str:
    """The moment that the card names."""
    return str(tree.get("when", ""))


def bears(family: str, verb: str) -> bool:
    """Cards of a family may bear the verb."""
    return family in VERBS.borne_by.get(verb, ())


def _when(family: str) -> Field:
    return optional("when", CHOICE, values=WORDS.get(family, WORDS["zone"]))


def _effect(family: str) -> Field:
    return optional("effect", CALLS, moment=moment, fits=partial(bears, family))


TITLES: Final = Field("titles", GROUPS, fields=TITLE, most=3)

CARD_FORM: Final = {
    "unit": card(
        Field("rank", CHOICE, ("elite", "basic")),
        Field("type", CHOICE, ("spectre", "cultist"), named="nature"),
        optional("symbols", NUMBERS, values=SYMBOLS, high=9, named="attribute"),
        optional("copies", NUMBER, low=1, high=SETS),
        _when("unit"),
        optional("cost", NUMBER, high=3, only=("when", ("assigned",))),
        _effect("unit"),
    ),
    "mission": card(TITLES, _when("mission"), _effect("mission")),
    "influence": card(TITLES, _when("influence"), _effect("influence")),
    "privilege": card(_when("privilege"), _effect("privilege")),
}

CARD_COUNTS: Final = {  # the rules that say how many there are
    "unit": ("EL-107", "EL-108"),
    "mission": ("EL-106",),
    "influence": ("EL-106",),
    "privilege": ("EL-106",),
}
