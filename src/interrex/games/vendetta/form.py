"""What is filled in for the cards of Vendetta (VE-102 to VE-113)."""

from __future__ import annotations

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
from interrex.games.vendetta.cards import FAMILIES, MOMENTS, TYPES

VALUES: Final = ("influence", "feed", "drain", "drained")
CLANS: Final = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")


def _effects(family: str) -> tuple[Field, ...]:
    moments = MOMENTS.get(family, ())
    return (optional("effects", BY_MOMENT, values=moments, named="when"),) if moments else ()


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
