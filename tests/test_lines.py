"""A law: what a line of the log tells is so when it is told, and no card moves without one."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.match import scenario
from interrex.testing import random_game
from tests.books import BOOKS, unsaid
from tests.lines import Reader, reading
from tests.packs.growing import grown_box, new_table

FOLDER = Path(__file__).parent / "scenarios"
GAMES = 16
MOST_MORE = 40  # games until every line was told
LONGEST = {"elekt": 150, "vendetta": 200, "masters": 150, "veto": 250}
RARE = {"by_hand_moved", "tokens_cleared"}  # only cards of one's own bring them about
SETTING_UP = ("clan", "relic")  # what is dealt then is not told one by one


def random_table(name: str, seed: int) -> tuple[Table, Chance]:
    """Under random variants and rulings, or with a box in which every other card has a random text."""
    chance = Chance.from_seed(seed)
    if seed % 2:
        return new_table(name, grown_box(name, seed, 2)[0], seed), chance
    return random_game(name, chance), chance


def play(game: Table, chance: Chance, longest: int) -> Reader:
    """A random game in which every line is read, and numbers are followed from choice to choice."""
    books = BOOKS.get(game.settings.game)
    with reading(game) as reader:
        while not game.is_over and len(game.choices) < longest and not reader.wrong:
            decision = game.decisions[chance.below(len(game.decisions))]
            book, told = books[0](game) if books else None, len(game.told)
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
            reader.read("", ())
            if book is not None and decision.question not in SETTING_UP:
                reader.wrong += unsaid(book, game, told)
    return reader


@pytest.mark.parametrize("name", OWN)
def test_every_line_is_so_in_random_games(name: str) -> None:
    for seed in range(GAMES):
        game, chance = random_table(name, seed)
        reader = play(game, chance, LONGEST[name])
        assert not reader.wrong, (seed, len(game.choices), reader.wrong)
        assert not game_spec(name).audit(game)


@pytest.mark.parametrize("name", OWN)
def test_every_line_is_so_in_stories_and_every_claim_is_tried(name: str) -> None:
    """What no story tells, random games do: as many of them as it takes, since random texts are others
    whenever cards can say more."""
    held: set[str] = set()
    for file in sorted((FOLDER / name).glob("*.toml")):
        story = scenario.read(file.read_text(encoding="utf-8"), file.name)
        table = story.position()
        with reading(table) as reader:
            scenario.run(story, table)
        assert not reader.wrong, (file.name, reader.wrong)
        held |= reader.held
    claims = set(importlib.import_module(f"tests.lines.{name}").CLAIMS)
    for seed in range(GAMES, GAMES + MOST_MORE):
        if claims - held <= RARE:
            break
        held |= play(*random_table(name, seed), 150).held
    assert claims - held <= RARE
