"""What is filled in for the components of Masters of the Night (MN-103 to MN-114, MN-404, MN-1010)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from interrex.engine.card_form import (
    CARD_TEXT,
    CHOICE,
    GROUP,
    GROUPS,
    MARKS,
    NAME,
    NUMBER,
    NUMBERS,
    ROWS,
    Field,
    Tree,
    at_once,
    calls,
    card,
    optional,
)
from interrex.engine.effects import MOMENT
from interrex.games.masters.cards import (
    ACTIVATED,
    ACTS,
    CELL_NAMES,
    EVENT_KINDS,
    ONE_OFF,
    PASSIVE,
    PLACEABLE,
    PLACED,
    PLACED_ON,
    RELIC_KINDS,
)
from interrex.games.masters.moments import HAPPENED

RELIC_MOMENTS: Final = {PASSIVE: "owned", ACTIVATED: "relic", PLACEABLE: "while"}


def always(moment: str, tree: Tree) -> str:
    """A field whose verbs all work at one moment."""
    return moment


def relic_moment(tree: Tree) -> str:
    """When a relic of that kind works."""
    return RELIC_MOMENTS.get(str(tree.get("kind", "")), "")


def ability_moment(usual: str, tree: Tree) -> str:
    """When an ability works: in the turn of the vampire, or in a fight; a seal also when one enters."""
    return str(tree.get("when", "") or usual)


def _ability(name: str, moments: tuple[str, ...]) -> Field:
    cost = (Field("cost", NUMBER, high=4),) if moments[0] != "seal" else ()
    return Field(
        name,
        GROUP,
        fields=(
            NAME,
            *cost,
            optional("when", CHOICE, values=moments),
            calls("effect", partial(ability_moment, moments[0])),
            CARD_TEXT,
        ),
    )


def _moments(name: str, **more: Any) -> Field:
    """Texts that work by themselves: at which moments, and what they do."""
    fields = (
        calls("when", partial(always, MOMENT), begins=at_once),
        calls("do", partial(always, HAPPENED), begins=at_once),
    )
    return optional(name, GROUPS, fields=fields, most=4, **more)


NIGHT: Final = ("phase", ("night",))
DAY: Final = ("phase", ("day",))
STAYS: Final = ("kind", tuple([kind for kind in EVENT_KINDS if kind != ONE_OFF]))
LIES_ON: Final = ("kind", (PLACED,))
ROW_NAMES: Final = ("red", "grey", "second-grey")

CARD_FORM: Final = {
    "district": card(
        Field("phase", CHOICE, ("day", "night")),
        Field("ap", NUMBER, low=1, high=2, only=NIGHT),
        calls("effect", partial(always, "night effect"), only=NIGHT),
        calls("minions_ahead", partial(always, "day effect"), only=DAY),
        calls("agents_ahead", partial(always, "day effect"), only=DAY),
        _moments("moments"),
    ),
    "face": card(
        Field("vampires", NUMBER, low=2, high=5),
        Field("agents", NUMBER, low=1, high=12),
        Field("rows", ROWS, ROW_NAMES, high=6, most=2),
        Field("reported_rows", ROWS, ROW_NAMES, high=6, most=2),
        text=(),
    ),
    "vampire": card(
        _ability("blood", ("turn", "fight")),
        _ability("darkness", ("turn", "fight")),
        _ability("seal", ("seal", "entered")),
        _moments("seal_moments"),
        _moments("moments"),
        text=(),
    ),
    "event": card(
        Field("act", NUMBER, low=1, high=ACTS),
        Field("red", CHOICE, CELL_NAMES, named="cell"),
        Field("grey", MARKS, CELL_NAMES, named="cell"),
        Field("kind", CHOICE, EVENT_KINDS),
        Field("on", CHOICE, PLACED_ON, only=LIES_ON),
        calls("effect", partial(always, "event")),
        calls("while", partial(always, "while"), only=STAYS),
        calls("daily", partial(always, "daily"), only=STAYS),
        calls("discard_when", partial(always, "discard when"), only=LIES_ON),
        _moments("moments", only=STAYS),
    ),
    "relic": card(
        Field("kind", CHOICE, RELIC_KINDS),
        optional("cost", NUMBERS, values=("ap", "blood", "veil"), high=4),
        optional("once", CHOICE, values=("no", "per round")),
        calls("effect", relic_moment),
        _moments("moments"),
    ),
}

CARD_COUNTS: Final = {  # the rules that say how many there are
    "district": ("MN-101",),
    "face": ("MN-111",),
    "vampire": ("MN-102",),
    "event": ("MN-104",),
    "relic": ("MN-105",),
}
