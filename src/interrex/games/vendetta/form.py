"""What is filled in for the cards of Vendetta (VE-102 to VE-113)."""

from __future__ import annotations

from functools import partial
from typing import Final

from interrex.engine.card_form import (
    BY_MOMENT,
    CHOICE,
    LINES,
    NOTE,
    NUMBER,
    ROW,
    TEXT,
    Field,
    card,
    optional,
)
from interrex.games.vendetta.cards import FAMILIES, TYPES
from interrex.games.vendetta.moments import OF_FAMILY, is_borne
from interrex.games.vendetta.verbs.every import VERBS
from interrex.games.vendetta.verbs.vocabulary import COMPOSED, CONSULTED

VALUES: Final = ("influence", "feed", "drain", "drained")
CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")


def _effects(family: str) -> tuple[Field, ...]:
    moments = OF_FAMILY.get(family, ())
    fits = partial(is_for, family)
    return (optional("effects", BY_MOMENT, values=moments, named="when", fits=fits),) if moments else ()


def is_for(family: str, verb: str) -> bool:
    """A verb that a card of that family may bear: any general one, of the others those made for it."""
    is_general = verb in COMPOSED or verb in CONSULTED
    return is_general or is_borne(family, verb, VERBS.verbs[verb].moments)


VALUE_ROWS: Final = (
    Field("values", ROW, VALUES, low=-9, high=20),
    optional("earlier", ROW, values=VALUES, low=-9, high=20),
)

OWN: Final = {
    "clan_card": (
        Field("clan", CHOICE, CLANS),
        Field("type", CHOICE, TYPES),
        Field("power", NUMBER, high=20),
        optional("place", CHOICE, values=("deck", "start")),
    ),
    "ally": (
        Field("blood", CHOICE, ("vampire", "human")),
        *VALUE_ROWS,
        optional("copies", NUMBER, low=1, high=60),
        optional("faces", LINES),
    ),
    "victim": (*VALUE_ROWS, optional("copies", NUMBER, low=1, high=60), optional("faces", LINES)),
    "relic": (Field("influence", NUMBER, high=9), optional("paired", TEXT)),
}

CARD_FORM: Final = {family: card(*OWN.get(family, ()), *_effects(family), notes=NOTE) for family in FAMILIES}

CARD_COUNTS: Final = {  # the rules that say how many there are
    "clan": ("VE-102",),
    "clan_card": ("VE-103",),
    "ally": ("VE-104",),
    "victim": ("VE-105",),
    "relic": ("VE-113",),
    "location_card": ("VE-113",),
    "tile": ("VE-108",),
}
