"""Cards for examples: a faction and a card without text, and cards a scenario describes itself."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from interrex.engine.packs import Entry
from interrex.games.veto.cards import FACTION, Kind, Pack, load_kind
from interrex.games.veto.verbs.every import VERBS

BLANK_FACTION: Final = "blank-faction"
BLANK_CARD: Final = "blank-card"
BLANKS: Final = (
    {"id": BLANK_FACTION, "family": FACTION, "treasury": 18, "income": 3},
    {"id": BLANK_CARD, "family": "effect"},
)


def with_blanks(pack: Pack, entry: Entry) -> Pack:
    """The pack, a faction and a card without text, and the cards the scenario describes."""
    kinds = list(pack.kinds)
    described: list[Any] = [*BLANKS, *(entry.list("blanks") if entry.has("blanks") else [])]
    for fields in described:
        if not isinstance(fields, dict) or not isinstance(fields.get("id"), str):
            raise entry.wrong(
                "blanks", f"{fields!r} is not a card", 'Write { id = "…", family = "character" }'
            )
        known = {kind.short: kind.name_bit for kind in kinds}
        kinds.append(blank_kind(entry, dict(fields), len(kinds), known))
    return dataclasses.replace(pack, kinds=tuple(kinds))


def blank_kind(entry: Entry, fields: dict[str, Any], number: int, names: dict[str, int]) -> Kind:
    """A card with a plain name; everything else as in a pack."""
    family = str(fields.pop("family", "character"))
    name = fields.pop("name", fields["id"])
    fields["name"] = {"en": name, "pl": name, "pt": name}
    fields.setdefault("origin", "stand-in")
    return load_kind(Entry(entry.file, "blanks", entry.line, fields, {}), family, number, names, VERBS)
