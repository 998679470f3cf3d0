"""The wording of the house on a card of one's own: typed anew in one language, it is the house's in none.

A card that is typed begins as the house has it, in every language. Whoever types a name in one language
has not said what it is in the others: they fall back on what was typed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from interrex.engine.packs import LANGUAGES
from interrex.games import house_text
from interrex.match.pack_file import cards_in

Wording = tuple[tuple[str, str], ...]  # a text by its languages


def said_in(value: Any) -> dict[str, str]:
    """What a text says in each language; nothing where the value is no text in languages."""
    if not isinstance(value, Mapping):
        return {}
    return {each: value[each] for each in LANGUAGES if isinstance(value.get(each), str)}


@lru_cache(maxsize=8)
def house_wordings(game: str) -> frozenset[Wording]:
    """Every text in languages that the house pack has."""
    return frozenset(each for card in cards_in(house_text(game) or "") for each in _wordings(card.tree))


def _wordings(value: Any) -> Iterator[Wording]:
    said = said_in(value)
    if said:
        yield tuple(said.items())
    elif isinstance(value, Mapping | list):
        for inner in value.values() if isinstance(value, Mapping) else value:
            yield from _wordings(inner)


def is_of_house(game: str, value: Any) -> bool:
    """A text that stands so, in every language, in the house pack."""
    return tuple(said_in(value).items()) in house_wordings(game)


def only_in(game: str, language: str, value: Any) -> Any:
    """A card with the house's texts in one language only, to be typed over; what was typed stays whole."""
    if said_in(value):
        if not is_of_house(game, value) or language not in value:
            return value
        return {name: each for name, each in value.items() if name == language or name not in LANGUAGES}
    if isinstance(value, Mapping):
        return {name: only_in(game, language, each) for name, each in value.items()}
    return [only_in(game, language, each) for each in value] if isinstance(value, list) else value


def retyped(game: str, sent: Any, before: Any, base: Any) -> Any:
    """A card as it is filled in now. Of a text of the house only the languages stay that were typed anew.

    A text that was not typed anew, or is again as the house has it in ``base``, is the house's in all.
    """
    said = said_in(sent)
    if said:
        house = said_in(before) if is_of_house(game, before) else said_in(base)
        if said.items() <= house.items():
            said = house
        elif is_of_house(game, before):
            said = {each: text for each, text in said.items() if text != house.get(each)}
        return {**said, **{name: each for name, each in sent.items() if name not in LANGUAGES}}
    if isinstance(sent, Mapping):
        return {
            name: retyped(game, each, _inside(before, name), _inside(base, name))
            for name, each in sent.items()
        }
    if isinstance(sent, list):
        return [retyped(game, each, _inside(before, at), _inside(base, at)) for at, each in enumerate(sent)]
    return sent


def _inside(value: Any, at: Any) -> Any:
    """A part of a card, by its name or its number; nothing where there is none."""
    if isinstance(value, Mapping):
        return value.get(at)
    return value[at] if isinstance(value, list) and isinstance(at, int) and at < len(value) else None


@lru_cache(maxsize=20)
def _names(text: str) -> dict[str, tuple[str, ...]]:
    """For each card of a pack file the languages in which it has a name."""
    return {card.id: tuple(said_in(card.tree.get("name"))) for card in cards_in(text)}


def fallen_back_on(text: str, card: str, language: str) -> str:
    """The language of a card's name where a pack file has it in another one only; else nothing."""
    there = _names(text).get(card, ())
    return "" if not there or language in there else there[0]
