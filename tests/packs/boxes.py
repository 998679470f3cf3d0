"""Packs made for tests: the house pack with some of its cards written anew."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from interrex.games import game_spec, house_text

TEXTS = Path(__file__).parent / "own_box"


def texts(game: str, which: str = "text") -> list[dict[str, Any]]:
    """The texts in the style of a game's box, and how they are said."""
    found: list[dict[str, Any]] = tomllib.loads((TEXTS / f"{game}.toml").read_text(encoding="utf-8"))[which]
    return found


def tree_of(game: str) -> dict[str, Any]:
    """The house pack as plain data, with a name of its own."""
    tree = tomllib.loads(house_text(game) or "")
    tree["pack"]["id"] = "own-box"
    return tree


def toml(tree: dict[str, Any]) -> str:
    """Plain data as the text of a pack file."""
    lines = []
    for heading, value in tree.items():
        for entry in value if isinstance(value, list) else [value]:
            lines.append(f"[[{heading}]]" if isinstance(value, list) else f"[{heading}]")
            lines.extend(f"{field} = {inline(each)}" for field, each in entry.items())
    return "\n".join(lines) + "\n"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value).lower()


def with_tables(family: str, entry: dict[str, Any]) -> str:
    """A card as a file may have it: whatever it holds in a table of its own below it."""
    lines, inside = [f"[[{family}]]"], []
    for field, value in entry.items():
        tables = value if isinstance(value, list) else [value]
        if not all(isinstance(each, dict) for each in tables) or not tables:
            lines.append(f"{field} = {inline(value)}")
            continue
        for table in tables:
            inside.append(f"[[{family}.{field}]]" if isinstance(value, list) else f"[{family}.{field}]")
            inside += [f"{name} = {inline(each)}" for name, each in table.items()]
    return "\n".join([*lines, *inside, ""])


# what a card of a family loses when it is written anew
ABILITY = {
    "elekt": ("when", "cost", "effect"),
    "masters": (
        "effect",
        "while",
        "discard_when",
        "on",
        "cost",
        "once",
        "ap",
        "minions_ahead",
        "agents_ahead",
        "moments",
    ),
    "veto": ("ability",),
    "vendetta": ("effects",),
}


def rewritten(game: str, tree: dict[str, Any], family: str, number: int, fields: dict[str, Any]) -> None:
    """Write one card of a family anew: its text goes, these fields come."""
    entry = tree[family][number]
    inner = {field: value for field, value in fields.items() if isinstance(entry.get(field), dict)}
    if family != "vampire":
        for field in ABILITY[game]:
            if field in entry:
                del entry[field]
        if family == "event" and "kind" not in fields:
            entry["kind"] = "one-off"
    for field, value in fields.items():
        if field in inner and family == "vampire":
            entry[field] = {**{k: v for k, v in entry[field].items() if k != "when"}, **value}
        else:
            entry[field] = value


def pack_with(game: str, *cards: tuple[str, int, dict[str, Any]], **head: Any) -> Any:
    """The house pack with these cards written anew: family, which of them, fields."""
    tree = tree_of(game)
    tree["pack"].update(head)
    for family, number, fields in cards:
        rewritten(game, tree, family, number, fields)
    return game_spec(game).read_pack(toml(tree), "own-box.toml")
