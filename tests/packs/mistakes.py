"""Packs with exactly one mistake, made at random in a pack that has none.

``python -m tests.packs mistakes 1000`` makes so many of each game: each must be refused for that place alone.
"""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from tests.packs.boxes import toml
from tests.packs.growing import grown_text

ABSURD = 999_999
DECK = "deck"  # decks and cards may bear the same id


class Mistake(NamedTuple):
    """What was made wrong, where."""

    heading: str
    number: int
    field: str
    what: str


def is_call(value: Any) -> bool:
    return isinstance(value, str) and "(" in value and value.endswith(")") and value[0].islower()


def wrong_call(call: str, chance: Chance) -> Any:
    """A call that is none, or of no verb, or with arguments that nothing takes."""
    inner = call[:-1]
    more = ", " if not inner.endswith("(") else ""
    several = ", ".join(["no_such_word"] * 30)
    found = (7, call[:-1], f"no_such_{call}", f"{inner}{more}{several})", f"{call})")
    return found[chance.below(len(found))]


def of_another_kind(value: Any) -> Any:
    """Something that is neither a text nor a number nor a list nor a table where one stood."""
    return {str: 7, int: "seven", bool: "seven", list: "no list", dict: "no table"}[type(value)]


def misspelt(value: str) -> str:
    return f"{value[:3]}@{value[3:]}"


def spoiled(value: Any, chance: Chance) -> tuple[Any, str]:
    """The value with one mistake in it, however deep, and what it is."""
    if is_call(value):
        return wrong_call(value, chance), "call"
    if isinstance(value, list) and value and chance.below(4):
        at = chance.below(len(value))
        inner, what = spoiled(value[at], chance)
        return [*value[:at], inner, *value[at + 1 :]], what
    if isinstance(value, dict) and value and chance.below(6):
        return spoiled_table(value, chance)
    if isinstance(value, str) and chance.below(3):
        return misspelt(value), "misspelt"
    if type(value) is int and chance.below(3):
        return (ABSURD if chance.below(2) else -ABSURD), "number"
    return of_another_kind(value), "kind"


def spoiled_table(value: dict[str, Any], chance: Chance) -> tuple[Any, str]:
    """A table inside a card: a value, a key or one too many is wrong."""
    key = list(value)[chance.below(len(value))]
    how = chance.below(6)
    if how == 0:
        return {(f"{each}x" if each == key else each): inner for each, inner in value.items()}, "key"
    if how == 1:
        return {**value, "colour": "red"}, "one too many"
    if how == 2:
        return {each: inner for each, inner in value.items() if each != key}, "left out"
    if set(value) <= set(LANGUAGES) and how == 3:
        return {**value, key: " "}, "empty"
    inner, what = spoiled(value[key], chance)
    return {**value, key: inner}, what


def mistaken(tree: dict[str, Any], chance: Chance) -> tuple[dict[str, Any], Mistake]:
    """The pack with one field of one entry made wrong."""
    heading = list(tree)[chance.below(len(tree))]
    several = tree[heading] if isinstance(tree[heading], list) else [tree[heading]]
    number = chance.below(len(several))
    entry = several[number]
    field = list(entry)[chance.below(len(entry))]
    how = chance.below(8)
    if isinstance(tree[heading], list) and chance.below(12) == 0:
        kept = [*several[:number], *several[number + 1 :]]
        return {**tree, heading: kept, f"{heading}x": [entry]}, Mistake(f"{heading}x", 0, heading, "heading")
    if how == 2 and field != "id":
        renamed = {(f"{name}x" if name == field else name): value for name, value in entry.items()}
        entry, field, what = renamed, f"{field}x", "key"
    elif how == 0:
        entry, what = {name: value for name, value in entry.items() if name != field}, "left out"
    elif how == 1:
        field = "colour"
        entry, what = {**entry, field: "red"}, "one too many"
    elif field == "id" and number and heading != DECK and how < 5:
        entry, what = {**entry, field: several[chance.below(number)]["id"]}, "used twice"
    else:
        value, what = spoiled(entry[field], chance)
        entry = {**entry, field: value}
    whole = (
        entry if not isinstance(tree[heading], list) else [*several[:number], entry, *several[number + 1 :]]
    )
    return {**tree, heading: whole}, Mistake(heading, number, field, what)


def line_of(text: str, mistake: Mistake) -> int:
    """Where it stands; what is left out, where its entry begins."""
    lines = text.split("\n")
    heads = [at for at, line in enumerate(lines) if line.strip("[]") == mistake.heading and line[0] == "["]
    begin = heads[mistake.number]
    for at in range(begin + 1, len(lines)):
        if lines[at].startswith("["):
            break
        if lines[at].startswith(f"{mistake.field} = "):
            return at + 1
    return begin + 1


def mistakes_in(game: str, text: str) -> list[BadFile]:
    """All that the check says against a pack."""
    try:
        game_spec(game).read_pack(text, "mine.toml")
    except BadPack as bad:
        return list(bad.mistakes)
    except BadFile as bad:
        return [bad]
    return []


def judged_wrongly(game: str, tree: dict[str, Any], chance: Chance) -> str | None:
    """What the check says of a pack with one mistake besides it, or in another place; None: it has none."""
    changed, mistake = mistaken(tree, chance)
    text = toml(changed)
    found = mistakes_in(game, text)
    if not found:
        return None
    if len(found) > 1:
        return f"{mistake}: {len(found)} mistakes\n" + "\n".join(str(bad) for bad in found)
    bad = found[0]
    if any(why.kind == "box" for why in bad.reasons):  # a card too few: of the whole family
        return ""
    right = bad.line == line_of(text, mistake) and mistake.field in bad.field and bool(bad.remedy)
    return "" if right else f"{mistake}, line {line_of(text, mistake)}: {bad}"


def check_mistakes(game: str, seed: int, number: int, share: int = 4) -> tuple[int, list[str]]:
    """So many packs with a mistake each: how many had one, and what was judged wrongly."""
    chance = Chance(seed)
    tree = tomllib.loads(grown_text(game, seed, share)[0])
    found = [judged_wrongly(game, tree, chance) for _ in range(number)]
    judged = [each for each in found if each is not None]
    return len(judged), [each for each in judged if each]
