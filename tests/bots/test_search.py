"""The search on games whose solution is known, its budget, and its honesty."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import interrex
from interrex.bots import Observation, make, observe, several
from interrex.bots.levels import STRENGTHS
from interrex.bots.search import LEAST_LAPS, Budget, Search, Style
from interrex.bots.several import search_together
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN
from tests.bots.small import HAND, playable


def searched(game: Table, seat: int, iterations: int, seed: int = 1, **style: float) -> Search:
    search = Search(observe(game, seat, Chance(seed)), Budget(iterations), seed, Style(**style))  # type: ignore[arg-type]
    search.run()
    return search


def shares(search: Search) -> dict[str, float]:
    return {each.word: each.share for each in search.thought().options}


def test_a_forced_win_is_found() -> None:
    """Of ten matches two are taken: the other is left with eight, and so on."""
    with playable("matches") as game:
        search = searched(game, 0, 600)
        assert search.choice() == "2"
        assert search.best().value(0.1) > 0.85


def test_a_lost_position_is_seen() -> None:
    with playable("matches") as game:
        game.choose("2", 0)
        assert searched(game, 1, 600).best().value(0.1) < 0.2


def test_options_are_compared_in_the_same_worlds() -> None:
    """Two tickets more of a hundred: seen in a few hundred worlds, because luck weighs on all alike."""
    with playable("lottery") as game:
        right = [searched(game, 0, 800, seed).best().word == "52" for seed in range(8)]
        assert sum(right) >= 7
        apart = [searched(game, 0, 800, seed, race=False).best().word == "52" for seed in range(8)]
        assert sum(apart) < sum(right)


def test_a_secret_choice_comes_out_mixed() -> None:
    with playable("pennies") as game:
        found = shares(searched(game, 0, 800))
        assert 0.3 < found["heads"] < 0.7
        chosen = {searched(game, 0, 100, seed).choice() for seed in range(12)}
        assert chosen == {"heads", "tails"}


@pytest.mark.parametrize("noise", [0.0, 1e-6, STRENGTHS["normal"].noise])
def test_a_secret_choice_cannot_be_foreseen_at_any_level(noise: float) -> None:
    """Not even by who knows what the search has found: it is drawn, however little is overlooked else."""
    with playable("pennies") as game:
        search = searched(game, 0, 100)
        assert {search.choice(noise) for _ in range(40)} == {"heads", "tails"}


def test_the_second_to_answer_does_not_see_the_first_answer() -> None:
    """Both answer one secret question: for the second it is still an even game."""
    with playable("pennies") as game:
        game.choose("heads", 0)
        search = searched(game, 1, 800)
        assert 0.35 < search.best().value(0.1) < 0.65


def bluffing(high: bool) -> Search:
    for seed in range(40):
        with playable("bluff", seed) as game:
            if (game.cards_at[HAND][0] == 1) is high:
                return searched(game, 0, 2500, doubt=1.0, trust=0.5, sharpness=0.0, curiosity=2.0)
    raise AssertionError


def test_the_value_of_a_bluff_game_is_approached() -> None:
    """Bluff one time in three, doubt two times in three: 11/12 with the high card, 1/4 with the low one."""
    high, low = bluffing(True), bluffing(False)
    with playable("bluff"):
        assert high.best().word == "claim"
        assert high.best().value(0.1) == pytest.approx(11 / 12, abs=0.08)
        values = {edge.word: edge.value(0.1) for edge in low.root.edges.values()}
        assert max(values.values()) == pytest.approx(1 / 4, abs=0.08)
        assert 0.05 < shares(low)["claim"] < 0.75


# --- honesty ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("elekt", 3), ("vendetta", 4), ("masters", 3), ("veto", 2)])
def test_tables_that_a_seat_cannot_tell_apart_get_the_same_choice(name: str, seats: int) -> None:
    for seed in range(3):
        style = Style(leaves=float(seed % 2))
        game = interrex.new(name, seats, seed)
        chance = Chance(seed)
        for number in range(70):
            if game.is_over:
                break
            seat = game.seats_asked[chance.below(len(game.seats_asked))]
            decision = game.decision_of(seat)
            assert decision is not None
            if number % 9 == seed and len(decision.options) > 1:
                other = game.sample_world(seat, Chance(number + 100))
                one = Search(observe(game, seat, Chance(number)), Budget(12), 5, style, explain=True)
                two = Search(observe(other, seat, Chance(number + 7)), Budget(12), 5, style, explain=True)
                one.run()
                two.run()
                assert one.choice() == two.choice()
                assert one.thought() == two.thought()
            game.choose(decision.options[chance.below(len(decision.options))], seat)


def test_another_seed_of_the_table_makes_no_difference() -> None:
    """What decides is what the seat knows: not the seed from which the rest was dealt."""
    game = interrex.new("elekt", 3, 5)
    seat = game.seats_asked[0]
    again = game.sample_world(seat, Chance(3))
    again.chance = Chance(12345)
    words = {make("normal", 3).choose(observe(each, seat, Chance(9))) for each in (game, again)}
    assert len(words) == 1


# --- the budget ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("elekt", 4), ("vendetta", 5), ("masters", 3), ("veto", 2)])
def test_a_budget_of_seconds_is_kept(name: str, seats: int) -> None:
    game = interrex.new(name, seats, 3)
    chance = Chance(1)
    for _ in range(20):
        options = game.questions[0].options
        game.play(chance.below(len(options)))
    while len(game.questions[0].options) < 2:
        game.play(0)
    seconds = 0.6
    search = Search(observe(game, game.seats_asked[0], chance), Budget(seconds=seconds), 1)
    spent = time.thread_time()
    search.run()
    assert time.thread_time() - spent <= 1.1 * seconds
    assert search.iterations > 1


def test_a_budget_of_iterations_is_kept() -> None:
    game = interrex.new("elekt", 2, 1)
    assert searched(game, game.seats_asked[0], 7).iterations == 7


CHOICES = [*[(name, False) for name in OWN], ("vendetta", True)]


def no_more(*_: object) -> int:
    raise BlockingIOError("too many processes, or open files")


def only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second process is refused."""
    fork, made = os.fork, []

    def limited() -> int:
        made.append(1)
        return fork() if len(made) == 1 else no_more()

    monkeypatch.setattr(os, "fork", limited)


LIMITS: list[Callable[[pytest.MonkeyPatch], None]] = [
    lambda patch: patch.delattr(os, "fork"),
    lambda patch: patch.setattr(os, "fork", no_more),
    lambda patch: patch.setattr(os, "pipe", no_more),
    only_one,
]


@pytest.mark.parametrize("limit", LIMITS, ids=["none", "processes", "files", "one"])
@pytest.mark.parametrize(("name", "is_secret"), CHOICES)
def test_several_searches_find_the_same_wherever_they_run(
    name: str,
    is_secret: bool,
    limit: Callable[[pytest.MonkeyPatch], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On so many cores, on fewer, or one after another: one race, or a sum where the choice is secret."""
    observation = _observed(name, is_secret)
    one = search_together(observation, Budget(18), 1, None, 3)
    limit(monkeypatch)
    opened = len(os.listdir("/dev/fd"))
    two = search_together(observation, Budget(18), 1, None, 3)
    assert len(os.listdir("/dev/fd")) <= opened
    assert one.races is not is_secret
    assert one.thought() == two.thought()
    assert one.iterations == two.iterations
    assert one.iterations == 54 if is_secret else 18 < one.iterations <= 54  # a race may be over early
    assert sum(edge.visits for edge in one.root.edges.values()) == one.iterations


@pytest.mark.parametrize("name", OWN)
def test_several_searches_run_one_race(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every lap each option is tried once, by one of them, with the luck of all others."""
    monkeypatch.delattr(os, "fork")
    lucks: dict[str, list[int]] = {}
    by: dict[str, set[int]] = {}
    iterate = Search.iterate

    def noted(search: Search, first: str = "") -> list[float]:
        if first:
            lucks.setdefault(first, []).append(search.chance.state)
            by.setdefault(first, set()).add(id(search))
        return iterate(search, first)

    monkeypatch.setattr(Search, "iterate", noted)
    search = search_together(_observed(name, False), Budget(18), 1, None, 2)
    longest = max(lucks.values(), key=len)
    assert len(set(longest)) == len(longest) >= LEAST_LAPS
    assert all(luck == longest[: len(luck)] for luck in lucks.values())
    assert len({each for ids in by.values() for each in ids}) == 2
    assert all(search.root.edges[word].visits >= len(luck) for word, luck in lucks.items())


def test_whoever_helped_and_is_gone_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search that died had in hand is tried by the first one: the race goes on."""
    monkeypatch.setattr(several, "tried", lambda search, words, luck: os._exit(1))
    found = search_together(_observed("elekt", False), Budget(18), 1, None, 2)
    assert 18 < found.iterations <= 36
    assert sum(edge.visits for edge in found.root.edges.values()) == found.iterations


def _observed(name: str, is_secret: bool) -> Observation:
    """Early in a game, a choice of three options or more that is made in secret, or is not."""
    game = interrex.new(name, 3, 4)
    bot = make("greedy", 1)
    while True:
        seat = game.seats_asked[0]
        observation = observe(game, seat, Chance(1))
        if len(game.asked[0][2]) > 2 and bool(game.asked[0][6]) is is_secret:
            return observation
        game.choose(bot.choose(observation), seat)


@pytest.mark.parametrize(("name", "is_secret"), [("elekt", False), ("vendetta", True)])
def test_with_seconds_whoever_cannot_be_had_is_left_out(
    name: str, is_secret: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fork", no_more)
    monkeypatch.setattr(several, "_run", no_more)
    assert search_together(_observed(name, is_secret), Budget(seconds=0.3), 1, None, 3).iterations > 0


def test_several_searches_keep_their_seconds() -> None:
    game = interrex.new("elekt", 3, 4)
    observation = observe(game, game.seats_asked[0], Chance(1))
    start = time.perf_counter()
    search = search_together(observation, Budget(seconds=0.5), 1, None, 2)
    assert time.perf_counter() - start < 60  # whatever else this machine does
    assert search.iterations > 0


def test_an_interrupt_stops_a_search_at_once() -> None:
    game = interrex.new("elekt", 3, 4)
    observation = observe(game, game.seats_asked[0], Chance(1))
    children = _children()
    before = signal.signal(signal.SIGALRM, _interrupt)
    try:
        for searches in (1, 2):
            start = time.perf_counter()
            with pytest.raises(KeyboardInterrupt):
                _interrupted(partial(search_together, observation, Budget(seconds=600), 1, None, searches))
            assert time.perf_counter() - start < 60
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert _children() <= children  # nobody thinks on


def _children() -> set[str]:
    """The processes that this one has started, tests before this one too."""
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split())


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _interrupted(work: Callable[[], object]) -> None:
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    work()


def test_a_full_forest_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies beyond is judged and forgotten; the search goes on."""
    monkeypatch.setattr("interrex.bots.tree.MOST_EDGES", 60)
    monkeypatch.setattr("interrex.bots.tree.MOST_STATES", 40)
    game = interrex.new("elekt", 3, 4)
    search = searched(game, game.seats_asked[0], 60)
    nodes, states = len(search.forest.nodes), len(search.forest.numbers)
    assert states <= 40
    search.budget = Budget(120)
    search.run()
    assert (len(search.forest.nodes), len(search.forest.numbers)) == (nodes, states)
    assert sum(edge.visits for edge in search.root.edges.values()) == 120
