"""The pool of cards: every card of a pack with its facets, searched and sorted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.letters import plain
from interrex.engine.packs import LANGUAGES, edition_of
from interrex.engine.spec import CardText, Facet
from interrex.games import game_spec

FAMILY: Final = "family"
ORIGIN: Final = "origin"
NAME: Final = "name"
PACK_ORDER: Final = "pack"
RANGE: Final = re.compile(r"(-?[0-9]{1,4})?(\.\.)?(-?[0-9]{1,4})?", re.ASCII)
MAX_TEXT: Final = 200  # characters of a search


class Range(NamedTuple):
    """From one number to another, both included; None where there is no end."""

    low: int | None
    high: int | None

    def holds(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def text(self) -> str:
        """As people write it: 3, 3..5, 3.. or ..5."""
        if self.low is not None and self.low == self.high:
            return str(self.low)
        low, high = ("" if end is None else str(end) for end in self)
        return f"{low}..{high}"


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A kind of card with all it is searched by."""

    card: CardText
    facets: Mapping[str, Facet]
    letters: Mapping[str, str]  # name, text and id in plain letters, by language

    @property
    def id(self) -> str:
        return self.card.id

    def words(self, name: str) -> tuple[str, ...]:
        """The words of a facet; of a number none."""
        found = self.facets.get(name, ())
        return found if isinstance(found, tuple) else ()

    def number(self, name: str) -> int | None:
        """The number of a facet; None where the card has none."""
        found = self.facets.get(name)
        return found if isinstance(found, int) else None


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for: words in name and text, words and ranges of facets; and in which order."""

    text: str = ""
    words: Mapping[str, str] = field(default_factory=dict)
    ranges: Mapping[str, Range] = field(default_factory=dict)
    sort: str = PACK_ORDER
    falling: bool = False


class Pool:
    """Every card of a pack."""

    def __init__(self, game: str, pack: Any) -> None:
        spec = game_spec(game)
        facets = spec.facets(pack)
        self.cards = tuple(_pool_card(card, facets.get(card.id, {})) for card in spec.pack_cards(pack))
        self.by_id = {card.id: card for card in self.cards}

    def values(self) -> dict[str, tuple[str, ...]]:
        """The facets that are words, each with the words that occur, in the order of the pack."""
        found: dict[str, dict[str, None]] = {}
        for card in self.cards:
            for name, facet in card.facets.items():
                if isinstance(facet, tuple):
                    found.setdefault(name, {}).update(dict.fromkeys(facet))
        found[ORIGIN] = found.pop(ORIGIN, {})  # it comes last
        return {name: tuple(words) for name, words in found.items() if words}

    def numbers(self) -> dict[str, Range]:
        """The facets that are numbers, each with its smallest and largest."""
        found: dict[str, list[int]] = {}
        for card in self.cards:
            for name, facet in card.facets.items():
                if isinstance(facet, int):
                    found.setdefault(name, []).append(facet)
        return {name: Range(min(numbers), max(numbers)) for name, numbers in found.items()}

    def orders(self) -> tuple[str, ...]:
        """By what the cards may be sorted."""
        return (PACK_ORDER, NAME, FAMILY, *self.numbers())

    def find(self, search: Search, language: str) -> list[PoolCard]:
        """The cards that are looked for, sorted."""
        asked = plain(search.text[:MAX_TEXT]).split()
        found = [card for card in self.cards if _fits(card, search, asked, language)]
        if search.sort == NAME:
            found.sort(key=lambda card: plain(card.card.name[language]))
        elif search.sort == FAMILY:
            found.sort(key=lambda card: card.card.family)
        elif search.sort != PACK_ORDER:  # what has no such number comes last either way
            having = [card for card in found if card.number(search.sort) is not None]
            lacking = [card for card in found if card.number(search.sort) is None]
            having.sort(key=lambda card: card.number(search.sort) or 0, reverse=search.falling)
            return having + lacking
        return found[::-1] if search.falling else found

    def search(self, wishes: Iterable[tuple[str, str]], text: str = "", sort: str = "") -> Search:
        """A search from names and values as people write them: ``keyword=slawny``, ``lafa=3..5``."""
        known, numbers = self.values(), self.numbers()
        words: dict[str, str] = {}
        ranges: dict[str, Range] = {}
        for name, value in wishes:
            if name in numbers:
                ranges[name] = read_range(name, value)
            elif name in known:
                if value not in known[name]:
                    raise BadSetting(
                        f"There is no {name} {value!r}. There are: {', '.join(known[name])}.",
                        Reason("one-of", {"field": name, "value": value, "known": ", ".join(known[name])}),
                    )
                words[name] = value
            else:
                facets = ", ".join((*known, *numbers))
                raise BadSetting(
                    f"Cards are not searched by {name!r}, but by: {facets}.",
                    Reason("one-of", {"field": "facet", "value": name, "known": facets}),
                )
        falling, order = sort.startswith("-"), sort.removeprefix("-") or PACK_ORDER
        if order not in self.orders():
            raise BadSetting(
                f"Cards are not sorted by {order!r}, but by: {', '.join(self.orders())}.",
                Reason("one-of", {"field": "order", "value": order, "known": ", ".join(self.orders())}),
            )
        return Search(text, words, ranges, order, falling)


def _pool_card(card: CardText, facets: Mapping[str, Facet]) -> PoolCard:
    letters = {
        language: plain(
            f"{card.name[language]} {card.text[language]} {card.id} {' '.join(card.name.values())}"
        )
        for language in LANGUAGES
    }
    return PoolCard(card, {FAMILY: (card.family,), **facets, ORIGIN: (card.origin,)}, letters)


def _fits(card: PoolCard, search: Search, asked: Sequence[str], language: str) -> bool:
    for name, word in search.words.items():
        if word not in card.words(name):
            return False
    for name, wanted in search.ranges.items():
        number = card.number(name)
        if number is None or not wanted.holds(number):
            return False
    letters = card.letters[language]
    return all(word in letters for word in asked)


def read_range(name: str, value: str) -> Range:
    """A range as people write it; anything else is refused."""
    found = RANGE.fullmatch(value.strip())
    if found is None or not (found[1] or found[3]) or (found[1] and found[3] and not found[2]):
        raise BadSetting(
            f"{name}={value[:40]} is not a number. Write, for example, {name}=3 or {name}=3..5.",
            Reason("form", {"field": name, "example": f"{name}=3..5"}),
        )
    low, high = (None if end is None else int(end) for end in (found[1], found[3]))
    return Range(low, high) if found[2] else Range(low, low)


_pools: Final[dict[tuple[str, str], Pool]] = {}
MAX_POOLS: Final = 50


def pool_of(game: str, pack: Any) -> Pool:
    """The pool of a pack, made once for each edition."""
    key = (game, edition_of(pack))
    if key not in _pools:
        if len(_pools) >= MAX_POOLS:
            _pools.clear()
        _pools[key] = Pool(game, pack)
    return _pools[key]
