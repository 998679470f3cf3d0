"""Which rules concern a card: those of its kind, those its verbs carry out, and those that name it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.spec import CardText
from interrex.games import game_spec
from interrex.rules.book import cited, rulebook

MAX_RULES: Final = 14
SHORT_NAME: Final = 4  # a shorter name is an ordinary word


def card_rules(game: str, card: CardText, kind: Any, tags: tuple[str, ...]) -> list[str]:
    """The ids of the rules that concern a card of these tags, each once, the most particular first."""
    known = {rule.id for rule in rulebook(game).rules}
    found = dict.fromkeys(naming(game, card.id, card.name["en"]))
    for effect in effects(kind):
        found.update(dict.fromkeys(sorted(cited(first_line(effect.function.__doc__)) & known)))
    for tag in tags:
        found.update(dict.fromkeys(game_spec(game).card_rules.get(tag, "").split()))
    return list(found)[:MAX_RULES]


def first_line(text: str | None) -> str:
    """The sentence with the rule in a step's docstring."""
    return (text or "").partition("\n")[0]


@lru_cache(maxsize=1000)
def naming(game: str, card_id: str, name: str) -> tuple[str, ...]:
    """The rules and rulings, not the examples, that name the card in their text or heading."""
    names = [re.escape(card_id)] if any(letter.isdigit() for letter in card_id) else []
    if len(name) > SHORT_NAME:
        names.append(re.escape(name))
    if not names:
        return ()
    pattern = re.compile(rf"\b(?:{'|'.join(names)})\b")
    rules = [rule for rule in rulebook(game).rules if rule.is_rule or rule.is_ruling]
    return tuple(rule.id for rule in rules if pattern.search(f"{rule.section} {rule.text}"))


def effects(part: Any) -> Iterator[Effect]:
    """Every verb that a card of a pack calls, however deep it stands."""
    if isinstance(part, Effect):
        yield part
    elif dataclasses.is_dataclass(part):
        for each in dataclasses.fields(part):
            yield from effects(getattr(part, each.name))
    elif isinstance(part, tuple):
        for inner in part:
            yield from effects(inner)
    elif isinstance(part, Mapping):
        for inner in part.values():
            yield from effects(inner)
