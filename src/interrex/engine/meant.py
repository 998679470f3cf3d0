"""Words of texts that mean nobody or no place where they stand, such as ``that_player`` where a text is about
no player, or ``here`` where it stands nowhere.

A pack that somebody writes is refused for them; one that was stored before is played all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from interrex.engine import card_form as kinds
from interrex.engine.card_form import Field
from interrex.engine.effects import MOMENT
from interrex.engine.errors import BadFile, Reason
from interrex.engine.language import BadEffect, parse_phrase
from interrex.engine.packs import Entry, read_tables, table_names

Path = tuple[tuple[Any, int], ...]  # around a word: the calls, and in which of their slots it stands
REMEDY: Final = "Say it in another way"


class Said(NamedTuple):
    """A call on a card: of which family, the card, the part of it that holds the call, the moment."""

    family: str
    card: Mapping[str, Any]
    part: Mapping[str, Any]
    field: str  # of the card
    moment: str
    call: tuple[Any, ...]
    text: str = ""  # as it is written
    within: str = ""  # which part of the card it is, as readers of packs name it: ``, ability 1``
    name: str = ""  # the field of that part


def nothing_empty(said: Said) -> str:
    """Of a game whose words mean something everywhere."""
    return ""


def said_on(family: str, fields: Sequence[Field], card: Mapping[str, Any]) -> Iterator[Said]:
    """The calls on a card that can be read, each with its moment."""
    for field in fields:
        for part, moment, text, within, inner in _calls_in(field, card.get(field.name), card):
            try:
                name, values = parse_phrase(text)
            except BadEffect:
                continue
            yield Said(family, card, part, field.name, moment, (name, *values), text, within, inner)


def _calls_in(
    field: Field, value: Any, part: Mapping[str, Any], within: str = ""
) -> Iterator[tuple[Mapping[str, Any], str, str, str, str]]:
    """The calls of a field: the part of the card that holds each, its moment and text, and where it is."""
    if field.kind == kinds.CALLS and isinstance(value, list):
        for text in [each for each in value if isinstance(each, str)]:
            yield part, field.moment(part), text, within, field.name
    elif field.kind == kinds.BY_MOMENT and isinstance(value, dict):
        for moment, texts in value.items():
            for text in [each for each in texts if isinstance(each, str)] if isinstance(texts, list) else ():
                yield part, moment, text, within, field.name
    elif field.kind in (kinds.GROUP, kinds.GROUPS):
        groups = value if isinstance(value, list) else [value]
        for number, group in enumerate(groups, 1):
            there = f", {field.name} {number}" if field.kind == kinds.GROUPS else f".{field.name}"
            for inner in field.fields if isinstance(group, dict) else ():
                yield from _calls_in(inner, group.get(inner.name), group, there)


def words_with_paths(tree: Any, path: Path = ()) -> Iterator[tuple[str, Path]]:
    """Every word of a call, those of calls too, with the calls around it."""
    if isinstance(tree, tuple):
        yield tree[0], path
        for at, each in enumerate(tree[1:]):
            yield from words_with_paths(each, (*path, (tree, at)))
    elif isinstance(tree, str):
        yield tree, path


def is_within(path: Path, slots: Mapping[str, tuple[int, ...]]) -> bool:
    """It stands in one of these slots of calls."""
    return any(at in slots.get(call[0], ()) for call, at in path)


def empty_in(
    text: str,
    file: str,
    card_form: Mapping[str, tuple[Field, ...]],
    empty_word: Callable[[Said], str],
) -> list[BadFile]:
    """What is wrong with a pack file because words mean nothing there, call by call."""
    found: list[BadFile] = []
    names = table_names(text)
    for family, entries in read_tables(text, file, names, []).items() if names else ():
        for entry in entries if family in card_form else ():
            for said in said_on(family, card_form[family], entry.rest()):
                word = empty_word(said)
                if word:
                    found.append(_wrong(entry, said, word))
    return found


def _wrong(entry: Entry, said: Said, word: str) -> BadFile:
    moment = said.call[0] if said.moment == MOMENT else said.moment  # one that is named says which
    why = Reason("word-empty", {"name": word, "heading": said.family, "moment": moment, "text": said.text})
    reason = f"{said.text!r}: {word!r} means nothing at the moment {moment!r} in [[{said.family}]]"
    heading, line = f"{entry.heading}{said.within}", entry.line_of(said.field)
    return Entry(entry.file, heading, line, {}, {}, entry.mistakes).wrong(said.name, reason, REMEDY, why)
