"""Whole games: nothing is lost, nothing is betrayed, under every ruling and far into the game."""

from __future__ import annotations

import copy
import time
import timeit

import pytest

from interrex.bots import make, observe
from interrex.engine.chance import Chance
from interrex.games.masters.ending import veil_ceiling
from interrex.games.masters.events import top_event
from interrex.match.session import Session, fold
from interrex.testing import check_decision, check_game, check_secrecy
from tests.masters.tables import KIND, random_table, table


@pytest.mark.parametrize("start", [0, 100, 200])
def test_random_games_over_all_tables_and_rulings(start: int) -> None:
    chance = Chance(start)
    for seed in range(start, start + 100):
        game = random_table(seed, with_rulings=seed % 2 == 1)
        while not game.is_over:
            game.play(chance.below(len(game.questions[0].options)))
            assert KIND.audit(game) == ""
        assert game.result is not None
        assert game.result.rule in ("MN-1205", "MN-1206", "MN-1207")
        assert len(set(game.scores())) == 1


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_contract_under_other_rulings(seed: int) -> None:
    settings = random_table(seed, with_rulings=True).settings
    check_game("masters", settings.seats, 1, seed, settings.rulings, settings.variants)


@pytest.mark.parametrize("seed", [1, 2])
def test_secrets_are_kept_deep_in_a_game(seed: int) -> None:
    """Random games end early; with bots the law is looked at in late rounds too."""
    game = table(2, seed, difficulty="easy", vampires=3, vampire_3="nevena")
    bot = make("greedy", seed)
    chance = Chance(seed)
    number = 0
    while not game.is_over:
        number += 1
        if number % 10 == 0:
            check_decision(game)
            check_secrecy(game, chance)
        seat = game.seats_asked[0]
        game.choose(bot.choose(observe(game, seat, chance)), seat)
        assert KIND.audit(game) == ""
    assert game.round > 4


@pytest.mark.rules("MN-145", "MN-154")
def test_worlds_differ_only_in_the_decks() -> None:
    """MN-145, MN-154: every sampled world has act I on top, and not always the same card."""
    game = table(1, 4)
    tops = set()
    for seed in range(30):
        world = game.sample_world(0, Chance(seed))
        top = top_event(world)
        assert world.pack.events[top].act == 1
        tops.add(top)
    assert len(tops) > 5


@pytest.mark.rules("MN-154")
def test_undo_is_free_until_dice_are_rolled_or_a_card_is_turned() -> None:
    """MN-154: with everything open a choice can be taken back while chance was not seen."""
    game = table(1, 2, vampires=2)
    while game.questions[0].name != "act":
        game.choose(game.option_words()[0])
    session = Session(game)
    session = fold(session, session.choosing(0, "move r1c2"))
    session = session.after(session.undoing(0))
    assert session.game.questions[0].name == "act"
    while session.game.round == 1:  # type: ignore[attr-defined]
        acts = session.game.questions[0].name == "act"
        session = fold(session, session.choosing(0, "end turn" if acts else session.game.option_words()[0]))
    assert session.why_not_undo(0) is not None


def test_copy_is_cheap() -> None:
    """A copy is at least 100 times cheaper than deepcopy."""
    game = table(3, 7)
    for _ in range(10):
        game.play(0)
    deep = min(timeit.repeat(lambda: copy.deepcopy(game), timer=time.thread_time, repeat=5, number=2)) / 2
    cheap = min(timeit.repeat(game.copy, timer=time.thread_time, repeat=10, number=50)) / 50
    assert deep / cheap > 60  # 100 and more on a quiet machine


@pytest.mark.rules("MN-805", "MN-810")
def test_a_plan_says_what_a_fight_costs() -> None:
    """MN-805, MN-810: the panel counts the best dice of the pool."""
    from pathlib import Path

    from interrex.match import scenario

    folder = Path(__file__).parent.parent / "scenarios" / "masters"
    game = scenario.load(folder / "mn-x39.toml").position()
    game.choose("expose", 1)
    plans = {plan.word: plan for plan in game.view(1).plans}
    fight = plans["fight"]
    assert (fight.ap, fight.agents, fight.dice, fight.kills, fight.bleeding) == (1, 3, (5, 5, 6), 3, 0)
    assert plans["move r2c2"].ap == 1


@pytest.mark.rules("MN-723", "MN-725", "MN-762", "MN-764")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_plan_says_what_an_action_costs(seed: int) -> None:
    """Action points of every action as they are really spent; the Veil of those that change nothing else."""
    game = table(3, seed, difficulty="easy")
    chance = Chance(seed)
    tried: set[str] = set()
    while not game.is_over and len(game.choices) < 250:
        for plan in game.view(game.seats_asked[0]).plans:
            after = game.copy()
            after.choose(plan.word)
            name = plan.word.split()[0]
            is_done = not after.is_over and after.questions[0].name == "act"
            if is_done and after.active == game.active and name != "end":
                assert game.ap - after.ap == plan.ap, plan.word
                tried.add(name)
            if name == "recruit" and game.veil < veil_ceiling(game) and not game.watched:
                assert game.veil - after.veil == plan.veil == -1
            if plan.word == "wild-hunt" and not game.watched and not after.is_over:
                assert game.veil - after.veil == plan.veil > 0
        words = game.decisions[0].options
        game.choose(words[chance.below(len(words))])
    assert {"move", "recruit", "expose"} <= tried


def test_the_greedy_bot_plays_on_where_random_play_loses() -> None:
    """The bot lives longer and kills more than random play in the same games."""
    kills = {}
    for level in ("random", "greedy"):
        total = 0
        for seed in range(3):
            game = table(1, seed, difficulty="easy", vampires=3)
            bot, chance = make(level, seed), Chance(seed)
            while not game.is_over:
                seat = game.seats_asked[0]
                game.choose(bot.choose(observe(game, seat, chance)), seat)
            total += sum(game.kills)
        kills[level] = total
    assert kills["greedy"] > 3 * kills["random"]
