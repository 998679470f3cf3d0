"""What is filled in for the cards of Veto! (VT-106 to VT-116, VT-301)."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine.card_form import (
    CHOICE,
    GROUPS,
    MARKS,
    NUMBER,
    OWN_FACTION,
    OWN_KEYWORDS,
    TEXT,
    WORDS,
    Field,
    Tree,
    at_once,
    calls,
    card,
    optional,
)
from interrex.games.veto.cards import (
    ARMS,
    CHARACTER,
    EFFECT,
    EQUIPMENT,
    ESTATE,
    FACTION,
    FAMILIES,
    KEYWORDS,
    STRATEGY,
    THRUST,
)

NOT_OF_CHARACTERS: Final = {
    ESTATE: ("karczma",),
    EFFECT: ("trwaly", "usuwany", "unikat"),
    THRUST: ("ciecie",),
}
KEYWORDS_OF: Final = {  # VT-204 to VT-243, VT-248 to VT-253
    CHARACTER: tuple([each for each in KEYWORDS if each not in sum(NOT_OF_CHARACTERS.values(), ())]),
    **NOT_OF_CHARACTERS,
}


def always(moment: str, tree: Tree) -> str:
    """A field whose verbs all work at one moment."""
    return moment


def does(tree: Tree) -> str:
    """A text that stands is consulted, every other does something once."""
    return "passive" if tree.get("kind") == "P" and not tree.get("when") else "do"


def is_reply(tree: Tree) -> bool:
    """A reply says to what."""
    return tree.get("kind") == "R"


def _ability(letters: tuple[str, ...]) -> tuple[Field, ...]:
    return (
        Field("kind", CHOICE, letters),
        calls("when", partial(always, "moment"), only=("kind", ("P", "R")), begins=is_reply),
        calls("cost", partial(always, "cost"), only=("kind", ("C", "D", "R", "T"))),
        optional("limit", CHOICE, values=("duel", "turn"), only=("kind", ("C", "D", "R", "T"))),
        calls("do", does, begins=at_once),
    )


def _abilities(family: str) -> Field:
    letters = ("T", "R", "P") if family == THRUST else ("P", "C", "D", "R")
    return optional("ability", GROUPS, fields=_ability(letters), most=6)


def _form(family: str) -> tuple[Field, ...]:
    fields: list[Field] = [optional("nickname", WORDS)] if family == CHARACTER else []
    if family == FACTION:
        fields += [Field("treasury", NUMBER, high=99), Field("income", NUMBER, high=99)]
    elif family != STRATEGY:
        fields.append(optional("faction", CHOICE, adds=OWN_FACTION))
    if family not in (FACTION, STRATEGY):
        fields.append(optional("lafa", TEXT, asks_zero=family in (CHARACTER, EQUIPMENT, ESTATE)))
    if family == EQUIPMENT:
        fields.append(optional("arms", CHOICE, values=ARMS[1:]))
    if family not in (FACTION, STRATEGY):
        fields.append(optional("szabla", NUMBER, low=-9, high=20))
        fields.append(optional("kreski", NUMBER, low=-9, high=9))
        known = KEYWORDS_OF.get(family, ())
        fields.append(optional("keywords", MARKS, values=known, named="keyword", adds=OWN_KEYWORDS))
    if family != CHARACTER and family not in (FACTION, STRATEGY):
        fields.append(optional("unique", NUMBER, high=1))
    fields.append(_abilities(family))
    if family == FACTION:
        fields.append(optional("influence", GROUPS, fields=_ability(("D", "C"))))
    return card(*fields)


CARD_FORM: Final = {family: _form(family) for family in FAMILIES}
