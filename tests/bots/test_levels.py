"""Levels for people, and what they think."""

from __future__ import annotations

import itertools
import time

import pytest

import interrex
from interrex.bots import LEVELS, USUAL_LEVEL, levels, make, observe
from interrex.bots.learned import LearnedBot
from interrex.bots.levels import (
    BOTH_HELP,
    LEAVES_HELP,
    PRIOR_HELPS,
    STRENGTHS,
    SearchBot,
    budget_of,
    strength,
    style_at,
)
from interrex.bots.search import Budget, Search, Style
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.research.encodings import encoding_of


def somewhere(name: str, seats: int, choices: int = 30) -> Table:
    """A position with something to decide."""
    game = interrex.new(name, seats, 3)
    bot = make("greedy", 1)
    while choices > 0 or len(game.questions[0].options) < 3:
        seat = game.seats_asked[0]
        game.choose(bot.choose(observe(game, seat, Chance(choices))), seat)
        choices -= 1
    return game


def test_the_levels_are_budgets_of_one_search_each_larger_than_the_one_below() -> None:
    assert LEVELS[:4] == tuple(STRENGTHS)
    assert USUAL_LEVEL in STRENGTHS
    for game in OWN:
        levels_there = [strength(name, game) for name in STRENGTHS]
        for below, above in itertools.pairwise(levels_there):
            assert below.iterations < above.iterations
            assert below.noise >= above.noise
            assert below.seconds < above.seconds
        assert not levels_there[-1].noise


TABLES = [(name, seats) for name in OWN for seats in (2, 3, 4) if seats in game_spec(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_upper_levels_use_what_was_learned_where_that_helps(name: str, seats: int) -> None:
    game = interrex.new(name, seats, 1)
    asking = [level for level in STRENGTHS if style_at(strength(level, name), game).learned]
    assert asking == (["hard", "master"] if name in PRIOR_HELPS else [])
    judging = [level for level in STRENGTHS if style_at(strength(level, name), game).leaves]
    one_is_enough = name in PRIOR_HELPS and name not in BOTH_HELP
    assert judging == (["hard", "master"] if (name, seats) in LEAVES_HELP and not one_is_enough else [])


def test_without_the_learned_bot_the_learned_judgement_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as where NumPy is missing: each helps by itself, and the judgement needs nothing."""
    game = interrex.new("vendetta", 4, 1)
    assert style_at(STRENGTHS["hard"], game).learned
    monkeypatch.setattr(levels, "prior_helps", lambda world: False)
    style = style_at(STRENGTHS["hard"], game)
    assert (style.learned, style.leaves) == (0, 1.0)


def test_a_learned_bot_that_does_not_know_the_cards_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = interrex.new("vendetta", 3, 1)
    kinds = {game.card_word(card) for card in range(len(game.where))}
    known = {kind: number for number, kind in enumerate(sorted(kinds)[1:])}  # all but one
    monkeypatch.setattr(encoding_of("vendetta").seen, "kind_number", known)
    assert not style_at(STRENGTHS["hard"], game).learned


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_level_chooses_a_legal_option(name: str, level: str) -> None:
    game = somewhere(name, 3)
    seat = game.seats_asked[0]
    observation = observe(game, seat, Chance(1))
    assert make(level, 1).choose(observation) in observation.decision.options


def test_a_bot_of_a_budget() -> None:
    assert budget_in("elekt", "search:200") == Budget(200, 0)
    assert budget_in("elekt", "search:1.5s") == Budget(0, 1.5)


def test_a_level_thinks_as_long_as_it_does_in_that_game() -> None:
    assert budget_in("elekt", "master") == Budget(1000, 6.0)
    assert budget_in("masters", "master") == Budget(200, 6.0)


def test_a_table_grants_a_level_no_more_time_than_it_takes() -> None:
    assert budget_in("veto", "hard", 0.5) == Budget(200, 0.5)
    assert budget_in("veto", "hard", 30.0) == Budget(200, 3.0)
    assert budget_in("veto", "search:200", 0.5) == Budget(200, 0.5)


def budget_in(game: str, name: str, seconds: float | None = None) -> Budget:
    bot = make(name, 1)
    assert isinstance(bot, SearchBot)
    return budget_of(bot.level_in(game), seconds)


def test_a_search_may_begin_with_what_the_learned_bot_says() -> None:
    """Two tables that the seat cannot tell apart still get the same choice."""
    pytest.importorskip("numpy", reason="NOT TESTED: numpy not installed; see docs/research.md")
    game = somewhere("elekt", 3)
    seat = game.seats_asked[0]
    one, two = observe(game, seat, Chance(1)), observe(game, seat, Chance(2))
    bot = make("search:12+learned", 1)
    assert bot.choose(one) == bot.choose(two)
    searched = Search(one, Budget(1), 1, Style(learned=20))
    guesses = {word: edge.guess for word, edge in searched.root.edges.items()}
    liked = dict(zip(one.decision.options, LearnedBot(1).judge(one), strict=True))
    assert max(guesses, key=lambda word: guesses[word]) == max(liked, key=lambda word: liked[word])


@pytest.mark.parametrize(
    "level", ["", "hardest", "search:", "search:0", "search:-1", "search:1.5", "search:xs"]
)
def test_an_unknown_bot_is_refused(level: str) -> None:
    with pytest.raises(BadSetting, match="There is no bot"):
        make(level, 1)


def test_the_level_yields_to_the_limit() -> None:
    game = somewhere("elekt", 3)
    bot = make("master", 1, seconds=0.2)
    spent = time.thread_time()
    bot.choose(observe(game, game.seats_asked[0], Chance(1)))
    assert time.thread_time() - spent < 0.3
