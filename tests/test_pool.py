"""The pool of cards: what a search finds fits it, nothing that fits is left out, in every game."""

from __future__ import annotations

import random

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, house_pack
from interrex.match.pool import PACK_ORDER, Pool, PoolCard, Range, Search, plain, pool_of, read_range
from interrex.words import Words
from interrex.words.facets import facet_name, value_name

POOLS = {game: pool_of(game, house_pack(game)) for game in OWN}


def random_search(pool: Pool, luck: random.Random) -> Search:
    words = {name: luck.choice(values) for name, values in pool.values().items() if luck.random() < 0.3}
    ranges = {}
    for name, ends in pool.numbers().items():
        if luck.random() < 0.25:
            assert ends.low is not None
            assert ends.high is not None
            low, high = sorted(luck.randint(ends.low, ends.high) for _ in range(2))
            ranges[name] = Range(luck.choice((None, low)), luck.choice((None, high)))
    text = luck.choice(("", "", "a", "the", "kreska karta"))
    return Search(text, words, ranges, luck.choice(pool.orders()), luck.random() < 0.5)


def rank(card: PoolCard, pool: Pool, sort: str, language: str) -> tuple[str, int]:
    """By what a card comes before others, where it is not by a number."""
    if sort == PACK_ORDER:
        return "", pool.cards.index(card)
    return {"name": plain(card.card.name[language]), "family": card.card.family}.get(sort, ""), 0


@pytest.mark.parametrize("game", OWN)
def test_a_search_finds_all_that_fits_and_nothing_else(game: str) -> None:
    pool, luck = POOLS[game], random.Random(game)
    for _ in range(300):
        search, language = random_search(pool, luck), luck.choice(LANGUAGES)
        found = pool.find(search, language)
        assert len({card.id for card in found}) == len(found)
        for card in pool.cards:
            fits = (
                all(word in card.words(name) for name, word in search.words.items())
                and all(
                    (number := card.number(name)) is not None and ends.holds(number)
                    for name, ends in search.ranges.items()
                )
                and all(word in card.letters[language] for word in plain(search.text).split())
            )
            assert fits == (card in found)
        ranks = [rank(card, pool, search.sort, language) for card in found]
        assert ranks == sorted(ranks, reverse=search.falling)
        numbers = [card.number(search.sort) for card in found] if search.sort in pool.numbers() else []
        having = [number for number in numbers if number is not None]
        assert having == sorted(having, reverse=search.falling)
        assert numbers[: len(having)] == having  # what has no such number comes last


def test_words_are_found_without_accents_in_any_language() -> None:
    pool = POOLS["veto"]
    assert [card.id for card in pool.find(Search("wolodyjowski"), "en")] == ["michal-wolodyjowski"]
    assert "latyfundium" in [card.id for card in pool.find(Search("LATYFUNDIUM"), "en")]
    assert pool.find(Search("no such words at all"), "pl") == []


@pytest.mark.parametrize(
    ("text", "ends"),
    [("3", Range(3, 3)), ("3..5", Range(3, 5)), ("3..", Range(3, None)), ("..-2", Range(None, -2))],
)
def test_ranges_as_people_write_them(text: str, ends: Range) -> None:
    assert read_range("lafa", text) == ends
    assert read_range("lafa", ends.text()) == ends


@pytest.mark.parametrize(
    ("wish", "sort"),
    [
        (("lafa", "x"), ""), (("lafa", ""), ""), (("lafa", ".."), ""), (("lafa", "3 5"), ""),
        (("keyword", "brave"), ""), (("colour", "red"), ""), (("lafa", "3"), "colour"),
        (("lafa", "3-5"), ""), (("lafa", "12345"), ""), (("lafa", "3."), ""),
    ],
)  # fmt: skip
def test_a_search_that_makes_no_sense_is_refused(wish: tuple[str, str], sort: str) -> None:
    with pytest.raises(BadSetting, match=r"Write|There are|but by"):
        POOLS["veto"].search([wish], "", sort)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_facet_and_value_has_a_name(game: str, language: str) -> None:
    words, pool = Words(language, game), POOLS[game]
    for name in (*pool.values(), *pool.numbers()):
        assert words.has(f"facet-{name.replace('_', '-')}"), name
        assert facet_name(words, name)
    for name, values in pool.values().items():
        for value in values:
            said = value_name(words, name, value)
            assert said
            assert "_" not in said
            assert not said.startswith(("ui-", f"{name}-"))


def test_the_order_of_the_pack_is_the_usual_one() -> None:
    pool = POOLS["elekt"]
    assert pool.find(Search(sort=PACK_ORDER), "en") == list(pool.cards)


def test_the_command_searches_and_says_what_it_can_search_by() -> None:
    run = CliRunner().invoke
    shown = run(
        app, ["cards", "veto", "--with", "keyword=slawny", "--with", "lafa=..6", "--lang", "en"]
    ).output
    assert "samuel-laszcz" in shown
    assert "1 of " in shown
    assert "keyword" in run(app, ["cards", "veto", "--facets"]).output
    wrong = run(app, ["cards", "veto", "--with", "lafa"])
    assert wrong.exit_code == 2
