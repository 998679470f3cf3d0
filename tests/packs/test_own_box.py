"""Texts in the style of the boxes: each can be typed in, is read as it is meant, and does what it says.

Twenty of each of the three games whose cards are not public, and some variants for Vendetta.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.match import scenario
from tests.packs.boxes import pack_with, texts, tree_of

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ("elekt", "masters", "veto")
ALL = (*GAMES, "vendetta")
TEXTS = [
    pytest.param(game, text, id=f"{game}-{number}") for game in ALL for number, text in enumerate(texts(game))
]
MORE = [pytest.param(game, text, id=f"{game}-{text['says']}") for game in ALL for text in texts(game, "more")]
DISTRICT = {"night": 0, "day": 2}


def card_of(game: str, text: dict[str, Any]) -> tuple[str, int, dict[str, Any]]:
    fields = tomllib.loads(text["card"])
    number = 0
    if text["family"] == "unit":
        number = 5  # an elite one
    elif text["family"] == "district":
        number = 1 if fields["phase"] == "day" else 0
    return text["family"], number, fields


def play(pack: Any, game: str, seed: int, most: int) -> None:
    """A random game, counted after every choice."""
    spec, chance = game_spec(game), Chance(seed)
    table = spec.new(spec.settings(spec.seats[0], seed, pack), pack)
    while not table.is_over and len(table.choices) < most:
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        assert not spec.audit(table), spec.audit(table)


HEAD = (
    '[scenario]\nid = "own-box"\ngame = "{game}"\ntitle = "A text of an own box"\nrules = []\n'
    "variants = {variants}\n\n[given]\n"
)
VARIANTS = {"relic": "relics", "location_card": "location_cards"}  # with which such cards are played


def shown_scenario(game: str, text: dict[str, Any]) -> scenario.Scenario:
    """A position before, choices, and what holds afterwards; ``@`` is the card with the text."""
    family, number, _ = card_of(game, text)
    variant = VARIANTS.get(family, "") if game == "vendetta" else ""
    variants = f"{{ {variant} = true }}" if variant else "{}"
    shown = HEAD.format(game=game, variants=variants) + text["shown"].replace("@", ids(game, family)[number])
    return scenario.read(shown, f"{game}: {text['says']}", pack_of(game, text))


@cache
def ids(game: str, family: str) -> list[str]:
    """The ids of the cards of a family in the house pack, in its order."""
    return [entry["id"] for entry in tree_of(game)[family]]


def pack_of(game: str, text: dict[str, Any]) -> Any:
    """The house pack with that text on one of its cards."""
    own = {"keywords": ["husarz"]} if "husarz" in text["card"] else {}
    cards = [card_of(game, text)]
    if "also" in text:  # another card of the box that the text speaks of
        also = text["also"]
        cards.append((also["family"], also["number"], tomllib.loads(also["card"])))
    return pack_with(game, *cards, **own)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_texts_of_each_game(game: str) -> None:
    found = texts(game)
    assert len(found) == 20
    assert {text["before"] for text in found} <= {"exact", "approximate", "impossible"}
    assert all("card" in text for text in found)


@pytest.mark.parametrize("game", GAMES)
def test_how_many_could_be_said_before_is_told_as_it_was(game: str) -> None:
    then = [text["before"] for text in texts(game)]
    counts = [then.count(each) for each in ("exact", "approximate", "impossible")]
    row = " | ".join([game_spec(game).title, *map(str, counts), str(len(then))])
    assert f"\n| {row} |\n" in (DOCS / "packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "text"), [*TEXTS, *MORE])
def test_a_text_does_what_it_says_and_is_played(game: str, text: dict[str, Any]) -> None:
    shown = shown_scenario(game, text)
    assert scenario.run(shown) == []
    play(shown.pack, game, 1, 30)
