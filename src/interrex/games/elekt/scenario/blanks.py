"""Cards for examples: blank ones that are always at hand, and ones a scenario describes itself."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.packs import Entry, Words
from interrex.games.elekt.cards import (
    FAMILIES,
    NO_WORDS,
    SETS,
    SYMBOLS,
    Kind,
    Pack,
    Title,
    make_pack,
    read_ability,
)
from interrex.games.elekt.verbs.every import VERBS

LETTERS: Final = {name[0].upper(): number for number, name in enumerate(SYMBOLS)}
BLANK: Final[Words] = {"en": "Blank", "pl": "Pusta", "pt": "Vazia"}
BLANK_TITLE: Final = Title({"en": "Blank", "pl": "Puste", "pt": "Vazio"}, "stand-in")
BLANK_CARDS: Final = (
    ("blank-mission", "mission", 1),
    ("blank-mission-2", "mission", 2),
    ("blank-influence", "influence", 1),
    ("blank-influence-2", "influence", 2),
    ("blank-privilege", "privilege", 0),
)


def with_blanks(pack: Pack, given: Entry) -> tuple[Pack, set[str]]:
    """The pack with the blank cards and those of the scenario's ``blanks``; and the ids of these."""
    taken = {kind.id for kind in pack.kinds}
    added = [_blank(*card) for card in BLANK_CARDS]
    taken.update(kind.id for kind in added)
    if given.has("blanks"):
        line = given.wrong("blanks", "", "").line
        for fields in given.list("blanks"):
            if not isinstance(fields, dict):
                remedy = 'Write { id = "blank", symbols = "V1 P2", type = "cultist" }'
                raise given.wrong("blanks", f"{fields!r} is not a card", remedy)
            added.append(_described(Entry(given.file, "given.blanks", line, fields, {}), taken))
    wider = make_pack(pack.id, pack.hash, pack.name, (*pack.kinds, *added), grammar=pack.grammar)
    return wider, {kind.id for kind in added}


def _blank(card_id: str, family: str, titles: int) -> Kind:
    """A card that does nothing, in four copies."""
    ribbons = (BLANK_TITLE,) * titles
    return Kind(card_id, family, BLANK, NO_WORDS, "stand-in", NO_WORDS, "", 0, (), SETS, titles=ribbons)


def _described(entry: Entry, taken: set[str]) -> Kind:
    """A card in the scenario's words: { id = "…", symbols = "V1 P2", type = "spectre", … }."""
    card_id = entry.id(taken)
    family = entry.one_of("family", FAMILIES, "unit")
    when, cost = "", 0
    effects: tuple[Effect, ...] = ()
    if entry.has("when") or entry.has("effect"):
        when, cost, effects = read_ability(entry, family, VERBS)
    basic = spectre = False
    symbols: tuple[int, ...] = (0, 0, 0, 0)
    titles: tuple[Title, ...] = ()
    if family == "unit":
        basic = entry.one_of("rank", ("elite", "basic"), "elite") == "basic"
        spectre = entry.one_of("type", ("cultist", "spectre"), "cultist") == "spectre"
        symbols = _symbols(entry, entry.text("symbols", ""))
    elif family != "privilege":
        titles = (BLANK_TITLE,) * entry.number("titles", 1, 3, 1)
    entry.done()
    return Kind(
        card_id, family, BLANK, NO_WORDS, "stand-in", NO_WORDS, when, cost, effects,
        1, basic, spectre, symbols, titles,
    )  # fmt: skip


def _symbols(entry: Entry, text: str) -> tuple[int, ...]:
    """``V1 P2``: one Violence and two Power symbols."""
    symbols = [0] * len(SYMBOLS)
    for part in text.split():
        if len(part) != 2 or part[0] not in LETTERS or part[1] not in "0123456789":
            raise entry.wrong("symbols", f"{part!r} is not a symbol", 'Write, for example, "O1 D2 V1 P3"')
        symbols[LETTERS[part[0]]] = int(part[1])
    return tuple(symbols)


def token(text: Any) -> int:
    """The Attribute of ``+V``, or -1."""
    return LETTERS.get(text[1:], -1) if text.startswith("+") else -1
