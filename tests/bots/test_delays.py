"""What only delays a game is not chosen: a game among bots comes to its end, also one that is lost."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import interrex
from interrex.bots import GreedyBot, getting_on, judgement, make, observe
from interrex.bots.chances import Chances
from interrex.bots.judges.veto import BOUGHT, WINDOWS
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games.veto.actions import price_of
from interrex.games.veto.table import PLAY, Veto
from interrex.match import scenario

GIVEN = """[scenario]
id = "exchange"
game = "masters"
title = "Two vampires who might exchange a relic"
rules = ["MN-754"]

[given]
seats = 3
moment = "act"
active = "ishtvan"
ap = {ap}
veil = {veil}
at = {{ ishtvan = "r2c2", mila = "r2c2" }}
kills = {{ ishtvan = {kills}, mila = 2 }}
relics = {{ ishtvan = ["clock-of-distortion"] }}

[[step]]
when = ["B: end turn"]
"""


def with_something_that_delays(positions: int) -> Iterator[Table]:
    """Positions of Masters of the Night in which a relic might go to and fro."""
    luck = random.Random(5)
    for number in range(positions):
        text = GIVEN.format(ap=number % 3, veil=luck.randint(1, 6), kills=luck.randint(2, 9))
        yield scenario.read(text, "exchange.toml").position()


@pytest.mark.parametrize("bot", ["greedy", "search:6", "easy", "normal", "learned"])
@pytest.mark.parametrize("lost", [False, True], ids=["open", "lost"])
def test_nothing_that_only_delays_is_chosen(bot: str, lost: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the game is lost by every option."""
    if lost:
        monkeypatch.setattr(Chances, "from_scores", lambda self, scores: [0.0] * self.seats)
        monkeypatch.setattr(Chances, "final", lambda self, world: [0.0] * self.seats)
    looked_at = 0
    for game in with_something_that_delays(6):
        seat = game.seats_asked[0]
        decision = game.decision_of(seat)
        assert decision is not None
        assert len(getting_on(game, seat)) < len(decision.options)
        word = make(bot, looked_at).choose(observe(game, seat, Chance(looked_at)))
        assert decision.options.index(word) in getting_on(game, seat)
        looked_at += 1
    assert looked_at == 6


def test_greedy_bots_leave_out_what_delays_however_good_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``delays`` names is enough: a judgement need not make it look bad."""
    monkeypatch.setattr(GreedyBot, "try_all", alike)
    for game in with_something_that_delays(2):
        seat = game.seats_asked[0]
        options = game.option_words()
        for seed in range(20):
            word = GreedyBot(seed).choose(observe(game, seat, Chance(seed)))
            assert options.index(word) in getting_on(game, seat)


def alike(bot: GreedyBot, world: Table, seat: int, worth: list[float]) -> None:
    """All options look the same."""


# --- what cannot be paid for -----------------------------------------------------------------------


def with_something_unpaid(games: int, most: int) -> Iterator[tuple[Veto, int, Any]]:
    """Positions of random games of Veto! in which a seat may declare what it cannot pay for, and which."""
    delays = judgement("veto").delays
    assert delays is not None
    luck = random.Random(9)
    for seed in range(games):
        game = interrex.new("veto", seats=2 + seed % 2, seed=seed)
        assert isinstance(game, Veto)
        found = 0
        while not game.is_over and found < most:
            seat, question, options, *_ = game.asked[0]
            unpaid = [each for each in options if delays(game, seat, question, each)]
            if unpaid:
                found += 1
                yield game, seat, luck.choice(unpaid)
            game.play(luck.randrange(len(options)), 0)


def test_what_looks_unpaid_is_not_paid_whatever_is_answered() -> None:
    """VT-927, VT-963, VT-966 It lies in no company when the turn goes on."""
    luck, tried = random.Random(3), 0
    for game, seat, option in with_something_unpaid(4, 15):
        after = game.copy()
        after.play(after.asked[0][2].index(option), 0)
        while not after.is_over and after.asked[0][1] != "turn":
            after.play(luck.randrange(len(after.asked[0][2])), 0)
        assert after.where[option[1]] != PLAY + seat
        tried += 1
    assert tried > 20


def test_what_is_unpaid_and_not_left_out_can_be_paid_by_an_answer_of_ones_own() -> None:
    """VT-926 Everybody else says bene, and with some answers of one's own it comes into play."""
    delays, luck, tried = judgement("veto").delays, random.Random(9), 0
    assert delays is not None
    for seed in range(60):
        game = interrex.new("veto", seats=2, seed=seed)
        assert isinstance(game, Veto)
        while not game.is_over:
            seat, question, options, *_ = game.asked[0]
            for at, option in enumerate(options if question == "turn" else ()):
                if option[0] in BOUGHT and price_of(game, seat, option[1]) > game.ducats[seat]:
                    if not delays(game, seat, question, option):
                        tried += 1
                        assert can_be_paid(game.copy(), at, seat, option[1]), option
            game.play(luck.randrange(len(options)), 0)
    assert tried > 20


def can_be_paid(game: Veto, at: int, seat: int, card: int) -> bool:
    """Once that option is chosen, some answers of the seat bring the card into play."""
    game.play(at, 0)
    if game.where[card] == PLAY + seat:
        return True
    if game.is_over or game.asked[0][1] not in WINDOWS:
        return False
    asked, _, options, *_ = game.asked[0]
    return any(
        can_be_paid(game.copy(), each, seat, card) for each in range(len(options) if asked == seat else 1)
    )


@pytest.mark.parametrize("bot", ["greedy", "search:6", "easy", "normal"])
def test_nobody_declares_what_cannot_be_paid_for(bot: str) -> None:
    looked_at = 0
    for game, seat, _ in with_something_unpaid(2, 4):
        words = game.option_words()
        word = make(bot, looked_at).choose(observe(game, seat, Chance(looked_at)))
        assert words.index(word) in getting_on(game, seat)
        looked_at += 1
    assert looked_at
