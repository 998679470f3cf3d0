"""Every verb, moment and word on the pages about packs has an example card, which is read and played with."""

from __future__ import annotations

import re
import runpy
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.games import OWN, game_spec
from interrex.words.example_cards import (
    Card,
    bearers,
    borne,
    cards_of_moments,
    cards_of_verbs,
    cards_of_words,
    usages,
)
from interrex.words.telling import phrases_of, vocabulary_of
from tests.packs.boxes import toml, tree_of
from tests.packs.growing import new_table

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "docs" / "packs"
WRITER = runpy.run_path(str(ROOT / "scripts" / "pack_words.py"))
CHOICES = 40  # of a random game with a box of examples


def all_cards(game: str) -> list[Card]:
    found = [*cards_of_verbs(game).values(), *cards_of_moments(game).values(), *cards_of_words(game).values()]
    return list({str(card): card for card in found}.values())


@pytest.mark.parametrize("game", OWN)
def test_the_page_of_a_game_and_its_examples(game: str) -> None:
    """One test a game: its examples are made once."""
    file = PAGES / f"{game}.md"
    assert file.read_text(encoding="utf-8") == WRITER["page"](game), "run scripts/pack_words.py"
    everything_has_an_example_that_says_it(game)
    the_examples_are_those_of_the_page(game)
    every_example_is_played_with(game)


def everything_has_an_example_that_says_it(game: str) -> None:
    verbs, phrases = vocabulary_of(game).verbs.values(), phrases_of(game)
    assert phrases is not None
    for verb in verbs:
        for form in usages(verb):
            assert f"{verb.name}(" in str(cards_of_verbs(game)[verb.name, form])
    for name in import_module(f"interrex.games.{game}.moments").MOMENTS:
        card = cards_of_moments(game).get(name) or cards_of_verbs(game)[name, usages_of(game, name)]
        assert name in str(card)
    for kind, words in phrases.kinds.items():
        for word in [each for each in words if not each.startswith("=")]:
            assert word.removesuffix(")") in str(cards_of_words(game)[kind, word])


def usages_of(game: str, name: str) -> str:
    return next(iter(usages(vocabulary_of(game).verbs[name])))


def the_examples_are_those_of_the_page(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    shown = [line.strip() for line in page.split("\n") if "*Example:*" in line]
    assert set(shown) == {f"*Example:* `{card}`" for card in shown_cards(game)}
    for card in shown_cards(game):
        assert tomllib.loads(str(card)) == {card.family: card.fields}
    lines = [line.strip() for line in page.split("\n")]
    for number, line in enumerate(lines):
        if line.startswith("*Example:*"):
            assert re.fullmatch(r"\*It says:\* [^_`]+\.", lines[number + 1]), line


def shown_cards(game: str) -> list[Card]:
    named = import_module(f"interrex.games.{game}.moments").MOMENTS
    moments = [card for name, card in cards_of_moments(game).items() if name in named]
    return [*cards_of_verbs(game).values(), *moments, *cards_of_words(game).values()]


def every_example_is_played_with(game: str) -> None:
    """In boxes of as many examples as the house has cards to bear them."""
    left = all_cards(game)
    boxes = 0
    while left:
        before = len(left)
        tree, left = box_of(game, left)
        play(game, tree, boxes)
        boxes += 1
        assert len(left) < before, left


def box_of(game: str, cards: list[Card]) -> tuple[dict[str, Any], list[Card]]:
    """The house pack with as many of these cards as it takes, and those that are left."""
    put: dict[str, Card] = {}
    free = {family: [each["id"] for each in found] for family, found in bearers(game).items()}
    for card in cards:
        place = free[card.family]
        bearer = card.bearer if card.bearer in place else place[0] if place else ""
        if bearer:
            place.remove(bearer)
            put[bearer] = card
    wrong = set(refused(game, whole_box(game, put)))
    put = {bearer: card for bearer, card in put.items() if bearer not in wrong}
    there = [str(card) for card in put.values()]
    return whole_box(game, put), [card for card in cards if str(card) not in there]


def whole_box(game: str, put: dict[str, Card]) -> dict[str, Any]:
    tree = tree_of(game)
    for family, found in bearers(game).items():
        trees = {each["id"]: each for each in found}
        tree[family] = [
            borne(trees[each["id"]], put[each["id"]].fields) if each["id"] in put else each
            for each in tree[family]
        ]
    return tree


def refused(game: str, tree: dict[str, Any]) -> list[str]:
    """The cards that the game does not read on that bearer."""
    lines = toml(tree).split("\n")
    try:
        game_spec(game).read_pack("\n".join(lines), "examples.toml")
    except BadFile as bad:
        mistakes = bad.mistakes if isinstance(bad, BadPack) else (bad,)
        return [bearer_at(lines, each.line) for each in mistakes]
    return []


def bearer_at(lines: list[str], number: int) -> str:
    """The id of the card of a line, which comes first or last of its fields."""
    head = max(at for at, line in enumerate(lines[:number]) if line.startswith("[["))
    return next(line.partition(" = ")[2].strip('"') for line in lines[head:] if line.startswith("id = "))


def play(game: str, tree: dict[str, Any], seed: int) -> None:
    pack = game_spec(game).read_pack(toml(tree), "examples.toml")
    table, chance = new_table(game, pack, seed), Chance(seed)
    while not table.is_over and len(table.choices) < CHOICES:
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        assert not game_spec(game).audit(table)
