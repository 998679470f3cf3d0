"""A pack that somebody writes, read and changed in the reader's process: one card exchanged, all checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from interrex.engine.errors import BadFile, BadPack, Reason
from interrex.engine.packs import ID
from interrex.games import ALL_LINES, NO_LINES, own_pack, pack_game, whole_text
from interrex.match.pack_file import (
    HEAD,
    OwnCard,
    Uneditable,
    cards_in,
    head_of,
    with_card,
    with_head,
    without_card,
    written_blocks,
)
from interrex.web.phrases import field_label
from interrex.words import Words
from interrex.words.card_forms import CardForm
from interrex.words.picking import has_open
from interrex.words.plain_reasons import FormReasons

FIELD: Final = re.compile(r"field '([\w-]+)' of \[([\w-]+)(?:, (\w+) (\d+)|\.(\w+))?")
OPEN: Final = "open"  # something must still be chosen
MAX_ID: Final = 80  # letters of an id, for which the database has room
LEFT_OUT: Final = frozenset(
    {
        "when",
        "cost",
        "effect",
        "effects",
        "ability",
        "influence",
        "while",
        "daily",
        "minions_ahead",
        "agents_ahead",
        "moments",
        "seal_moments",
    }
)


def pack(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The pack after a change, with all that is wrong in it; nothing wrong, and it can be played.

    ``card`` is put in its place, ``drop`` (family and place) taken out, ``head`` changes what the pack is
    called. What was stored is read as it is; ``is_new`` says that all of it is being written. Where a card is
    wrong, ``preview`` is the pack with what can be shown of it all the same.
    """
    game, text, words = asked["game"], asked["text"], Words(asked["language"], asked["game"])
    card = OwnCard(*asked["card"]) if asked.get("card") else None
    try:
        if pack_game(text, "pack") != game:
            return {"mistakes": [{"path": "", "said": "", "kind": "other-game"}]}
        changed = _changed(asked, text, card)
        written = (
            ALL_LINES if asked.get("is_new") else _lines(changed, card) if card is not None else NO_LINES
        )
        return _read(game, changed, written)
    except Uneditable:
        return {"mistakes": [{"path": "", "said": "", "kind": "uneditable"}]}
    except BadFile as bad:
        mistakes = bad.mistakes if isinstance(bad, BadPack) else (bad,)
        found = [mistake(each, card, words) for each in mistakes]
        if card is not None:
            lines = _lines(changed, card)
            waiting = {_group(each["path"]) for each in found if each["kind"] == OPEN}
            found = [
                placed
                for each, bad in zip(found, mistakes, strict=True)
                if not (_is_of_moment(bad) and _group(each["path"]) in waiting)  # which is still to be chosen
                for placed in (_placed(each, card, words) if bad.line in lines else [{**each, "path": ""}])
            ]
            return {"mistakes": found, "preview": _preview(asked, text, card, found)}
        return {"mistakes": found}


def _changed(asked: Mapping[str, Any], text: str, card: OwnCard | None) -> str:
    if card is not None:
        text = with_card(text, card)
    if asked.get("drop"):
        text = without_card(text, *asked["drop"])
    if asked.get("head"):
        text = with_head(text, **asked["head"])
    return text


def _read(game: str, text: str, written: range = NO_LINES) -> dict[str, Any]:
    """What is told of a pack that is in order."""
    found = own_pack(game, text, "pack", written)
    head = head_of(text)
    _check_ids(text, found.id)
    return {
        "text": text,
        "whole": whole_text(game, text, "pack")[0],
        "hash": found.hash,
        "id": found.id,
        "name": dict(found.name),
        "extends": str(head.get("extends", "")),
    }


def _check_ids(text: str, pack_id: str) -> None:
    """The id of a pack has the form of an id as those of its cards have, and none of them is too long."""
    if not ID.fullmatch(pack_id):
        why = Reason("id-form", {"value": pack_id})
        reason, remedy = f"{pack_id!r} is not an id", "Use letters, digits and hyphens"
        raise BadFile("pack", _line(text, HEAD, ""), f"field 'id' of [{HEAD}]", reason, remedy, why)
    for family, value in [(HEAD, pack_id), *((card.family, card.id) for card in cards_in(text))]:
        if len(value) > MAX_ID:
            why = Reason("id-long", {"number": MAX_ID})
            line = _line(text, family, "" if family == HEAD else value)
            remedy = f"Use at most {MAX_ID} letters"
            raise BadFile("pack", line, f"field 'id' of [{family}]", "the id is too long", remedy, why)


def _line(text: str, heading: str, card: str) -> int:
    """Where an entry of a file begins."""
    found = [each.line for each in written_blocks(text) if each.heading == heading and card in ("", each.id)]
    return found[0] if found else 0


def _lines(text: str, card: OwnCard) -> range:
    """The lines of a card in its file."""
    for block in written_blocks(text):
        if block.heading == card.family and (block.instead_of or block.id) == card.place:
            return range(block.line, block.line + len(block.lines))
    return range(0)


def mistake(bad: BadFile, card: OwnCard | None, words: Words) -> dict[str, Any]:
    """A mistake: at which control of the form, and in words."""
    calls = [str(reason.values["text"]) for reason in bad.reasons if "text" in reason.values]
    if card is None:
        return {"path": "", "said": words.why(bad), "kind": "", "line": bad.line}
    path = _path(bad, card, calls)
    said = FormReasons(CardForm(words, card.family), partial(field_label, words.language)).said(bad, path)
    return {"path": path, "said": said, "kind": OPEN if any(map(has_open, calls)) else "", "line": bad.line}


def _group(path: str) -> str:
    """The text of a card to which a call belongs: ``ability.0`` of ``ability.0.do.1``."""
    return ".".join(path.split(".")[:-2])


def _is_of_moment(bad: BadFile) -> bool:
    """A verb does not work at the moment of its text."""
    return any(reason.kind == "effect-moment" for reason in bad.reasons)


def _placed(said: dict[str, Any], card: OwnCard, words: Words) -> list[dict[str, Any]]:
    """A mistake at its control; of a field of numbers one at every number that is none or out of bounds."""
    reasons = FormReasons(CardForm(words, card.family), partial(field_label, words.language))
    wrong = reasons.wrong_numbers(said["path"], _value_at(card.tree, said["path"]))
    return [{**said, "path": path, "said": why} for path, why in wrong] or [said]


def _value_at(tree: Any, path: str) -> Any:
    value: Any = tree
    for part in path.split("."):
        if isinstance(value, list):
            value = value[int(part)] if part.isdecimal() and int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, Mapping) else None
    return value


def _path(bad: BadFile, card: OwnCard, calls: Sequence[str]) -> str:
    found = FIELD.match(bad.field)
    if found is None:
        return ""
    name, _, group, number, table = found.groups()
    path = f"{group}.{int(number) - 1}.{name}" if group else f"{table}.{name}" if table else name
    value = _value_at(card.tree, path)
    if isinstance(value, list):
        for call in calls:
            if call in value:
                return f"{path}.{value.index(call)}"
    if isinstance(value, Mapping):  # effects by moment
        for at, listed in enumerate(value.values()):
            for call in calls:
                if isinstance(listed, list) and call in listed:
                    return f"{path}.{at}.do.{listed.index(call)}"
    return path


def _preview(
    asked: Mapping[str, Any], text: str, card: OwnCard, mistakes: Sequence[Mapping[str, Any]]
) -> dict[str, Any] | None:
    """The pack with the card as far as it is right: what is wrong is left out, or as the house has it."""
    base = asked.get("base") or {}
    tree = dict(card.tree)
    wrong, calls = set(), dict[str, set[int]]()
    for each in mistakes:
        name, _, number = str(each["path"]).partition(".")
        if isinstance(tree.get(name), list) and number.isdecimal() and name in LEFT_OUT:
            calls.setdefault(name, set()).add(int(number))
        else:
            wrong.add(name)
    for name, places in calls.items():
        tree[name] = [call for place, call in enumerate(tree[name]) if place not in places]
        if not tree[name]:  # else the other calls stay
            wrong.add(name)
    left_out = wrong | LEFT_OUT if wrong & LEFT_OUT else wrong
    tree = {name: value for name, value in tree.items() if name not in left_out}
    tree.update({name: base[name] for name in wrong & base.keys() if name not in LEFT_OUT})
    try:
        return _read(asked["game"], with_card(text, card._replace(tree=tree)))
    except (BadFile, Uneditable):
        return None
