"""Which rules concern a card: those of its kind, those its verbs carry out, and those that name it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.kind import CardText
from interrex.rules.book import cited, rulebook

MOST: Final = 14
SHORT_NAME: Final = 4  # a shorter name is an ordinary word

KINDS: Final[Mapping[str, Mapping[str, str]]] = {  # the rules of a family, a type or a keyword
    "elekt": {
        "unit": "EL-112 EL-113 EL-114 EL-901 EL-921",
        "mission": "EL-115 EL-921 EL-931",
        "influence": "EL-115 EL-921 EL-931",
        "privilege": "EL-116 EL-936 EL-937 EL-938",
    },
    "vendetta": {
        "clan": "VE-102 VE-118 VE-119",
        "clan_card": "VE-103 VE-137",
        "passive": "VE-614 VE-615",
        "preparation": "VE-724 VE-725",
        "conflict": "VE-731 VE-732 VE-733",
        "aftermath": "VE-754 VE-756",
        "ally": "VE-104 VE-107 VE-301 VE-623 VE-626",
        "victim": "VE-105 VE-106 VE-301 VE-623 VE-626",
        "relic": "VE-1404 VE-1405 VE-1406 VE-1407",
        "location_card": "VE-1303 VE-1304 VE-1305",
        "tile": "VE-108 VE-117",
    },
    "masters": {
        "district": "MN-114",
        "day": "MN-307 MN-312 MN-313 MN-314",
        "night": "MN-730 MN-733 MN-735",
        "vampire": "MN-737 MN-738 MN-770 MN-771 MN-785",
        "ability": "MN-737 MN-738 MN-770 MN-771",
        "event": "MN-404 MN-405",
        "relic": "MN-1001 MN-1002 MN-1003 MN-1010",
        "passive": "MN-1010",
        "activated": "MN-1012 MN-1013",
        "placeable": "MN-1014 MN-1015 MN-1017",
    },
    "veto": {
        "faction": "VT-117 VT-119 VT-120 VT-123 VT-124",
        "strategy": "VT-145 VT-148 VT-149",
        "character": "VT-111 VT-125 VT-127 VT-128",
        "equipment": "VT-129 VT-130 VT-247",
        "estate": "VT-131 VT-132",
        "effect": "VT-133 VT-134 VT-140",
        "thrust": "VT-142 VT-143",
        "slawny": "VT-204 VT-209 VT-210",
        "honorowy": "VT-212",
        "niewiasta": "VT-213 VT-214 VT-215 VT-216",
        "pludrak": "VT-217 VT-218 VT-219",
        "karmazyn": "VT-220 VT-221 VT-222 VT-223",
        "wplywowy": "VT-224 VT-225 VT-226",
        "elekt": "VT-227 VT-228 VT-229",
        "lojalny": "VT-230",
        "zyd": "VT-231 VT-232 VT-233",
        "nieobecny": "VT-234 VT-235 VT-240",
        "kozak": "VT-241 VT-242 VT-243",
        "karczma": "VT-248",
        "trwaly": "VT-249",
        "usuwany": "VT-250 VT-251",
        "unikat": "VT-252",
        "ciecie": "VT-253",
    },
}


def card_rules(game: str, card: CardText, kind: Any, tags: tuple[str, ...]) -> list[str]:
    """The ids of the rules that concern a card of these tags, each once, the most particular first."""
    known = {rule.id for rule in rulebook(game).rules}
    found = dict.fromkeys(naming(game, card.id, card.name["en"]))
    for effect in effects(kind):
        found.update(dict.fromkeys(sorted(cited(first_line(effect.function.__doc__)) & known)))
    for tag in tags:
        found.update(dict.fromkeys(KINDS[game].get(tag, "").split()))
    return list(found)[:MOST]


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
