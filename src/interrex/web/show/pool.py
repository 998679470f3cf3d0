"""The pool of a game's cards as pages draw it: filters, and each card as it lies before somebody."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from interrex.engine.packs import edition_of
from interrex.engine.table import SEAT_LETTERS
from interrex.match.pool import FAMILY, NAME, ORIGIN, PACK_ORDER, Pool, PoolCard, Range, Search, pool_of
from interrex.web.phrases import say
from interrex.web.show.scene import kinds
from interrex.web.tables.sentences import words_for
from interrex.words import STAND_IN, Words
from interrex.words.facets import facet_name, facet_text, value_name

SIGNS: Final = {  # facets that have a sign of their own
    "szabla": "sabre", "kreski": "kreska", "lafa": "ducat", "occultism": "occultism", "deceit": "deceit",
    "violence": "violence", "power": "power",
}  # fmt: skip
LOW: Final = "-from"
HIGH: Final = "-to"
MAX_NUMBER: Final = 4  # characters of a number in a filter


class Figure(NamedTuple):
    """A number on a card: its sign, its name, the number."""

    sign: str
    name: str
    number: str


class Drawn(NamedTuple):
    """A card of the pool as it is drawn."""

    id: str
    name: str
    is_stand_in: bool
    tone: int
    kind: str
    figures: tuple[Figure, ...]
    keywords: str
    text: str


class WordFilter(NamedTuple):
    """A filter that offers words."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    chosen: str


class NumberFilter(NamedTuple):
    """A filter from one number to another."""

    name: str
    label: str
    low: str
    high: str
    ends: Range


class Filters(NamedTuple):
    """All filters of a pool as they stand."""

    text: str
    words: tuple[WordFilter, ...]
    numbers: tuple[NumberFilter, ...]
    orders: tuple[tuple[str, str], ...]
    sort: str
    is_used: bool


@lru_cache(maxsize=40)
def _drawn(game: str, language: str, edition: str, words: Words, pool: Pool) -> dict[str, Drawn]:
    families = list(pool.values()[FAMILY])
    of = kinds(words.pack)
    return {
        card.id: _draw(
            card, words, families.index(card.card.family), getattr(of.get(card.id), "nickname", {})
        )
        for card in pool.cards
    }


def _draw(card: PoolCard, words: Words, tone: int, nickname: Mapping[str, str]) -> Drawn:
    kind = [words.name(FAMILY, card.card.family)]
    keywords = ""
    figures = []
    for name, facet in card.facets.items():
        if isinstance(facet, int):
            number = str(facet).replace("-", "−")
            figures.append(Figure(SIGNS.get(name, ""), facet_name(words, name), number))
        elif name == "keyword":
            keywords = facet_text(words, name, facet)
        elif name not in (FAMILY, ORIGIN) and facet:
            kind.append(facet_text(words, name, facet))
    called = [words.card(card.id).removesuffix(STAND_IN), nickname.get(words.language, "")]
    return Drawn(
        card.id, ", ".join(each for each in called if each), card.card.origin == "stand-in", tone,
        " · ".join(kind), tuple(figures), keywords, card.card.text[words.language],
    )  # fmt: skip


def drawn_cards(game: str, pack: Any, language: str) -> dict[str, Drawn]:
    """Every card of a pack as it is drawn, by its id."""
    words = words_for(language, game, SEAT_LETTERS, pack)
    return _drawn(game, language, edition_of(pack), words, pool_of(game, pack))


def search_of(pool: Pool, asked: Mapping[str, str]) -> Search:
    """The search that the fields of a form describe; names that mean nothing here are ignored."""
    known, numbers = pool.values(), pool.numbers()
    wishes = [(name, asked[name]) for name in known if asked.get(name)]
    for name in numbers:
        low, high = (asked.get(name + end, "").strip()[:MAX_NUMBER] for end in (LOW, HIGH))
        if low or high:
            wishes.append((name, f"{low}..{high}"))
    return pool.search(wishes, asked.get("text", ""), asked.get("sort", ""))


def filters(game: str, pack: Any, language: str, asked: Mapping[str, str]) -> Filters:
    """The filters of a pool, filled in as asked."""
    words = words_for(language, game, SEAT_LETTERS, pack)
    pool = pool_of(game, pack)
    by_words = tuple(
        WordFilter(
            name, facet_name(words, name), tuple((word, value_name(words, name, word)) for word in values),
            asked.get(name, ""),
        )
        for name, values in pool.values().items()
    )  # fmt: skip
    by_numbers = tuple(
        NumberFilter(
            name, facet_name(words, name), asked.get(name + LOW, ""), asked.get(name + HIGH, ""), ends
        )
        for name, ends in pool.numbers().items()
    )
    used = [asked.get("text", ""), *(each.chosen for each in by_words)]
    used += [end for each in by_numbers for end in (each.low, each.high)]
    orders = _orders(words, pool)
    return Filters(asked.get("text", ""), by_words, by_numbers, orders, asked.get("sort", ""), any(used))


def _orders(words: Words, pool: Pool) -> tuple[tuple[str, str], ...]:
    """By what the cards may be sorted, numbers both ways."""
    found = [("", say(words.language, "order-pack")), (NAME, say(words.language, "order-name"))]
    for name in pool.orders():
        if name not in (PACK_ORDER, NAME, FAMILY):
            label = facet_name(words, name)
            found += [(name, f"{label} ↑"), (f"-{name}", f"{label} ↓")]
    return tuple(found)


def found_cards(
    game: str, pack: Any, language: str, search: Search, families: Collection[str] | None = None
) -> list[Drawn]:
    """The cards that a search finds, as they are drawn; for a deck only those of its families."""
    drawn = drawn_cards(game, pack, language)
    found = pool_of(game, pack).find(search, language)
    return [drawn[card.id] for card in found if families is None or card.card.family in families]
