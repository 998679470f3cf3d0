"""When a bot answers does not tell what it holds."""

import asyncio
import random
import time
from typing import Any

import pytest

from interrex.engine.questions import Decision
from interrex.web.tables.new_table import NewTable
from interrex.web.workers.pauses import INNER, REMEMBERED, Pauses
from interrex.web.workers.thinkers import Thinkers
from tests.web.house import Open, opened

PACE = 0.4


def test_answers_fall_on_ticks_that_do_not_depend_on_the_answer() -> None:
    pauses = Pauses(0.7)
    assert {pauses.due(0.0, ready) for ready in (0.0, 0.001, 0.3, 0.69)} == {0.7}
    luck = random.Random(1)
    for _ in range(REMEMBERED):
        pauses.thought("veto", "hard", luck.uniform(0.5, 2.0))
    usual = pauses.usual("veto", "hard")
    assert 1.5 < usual <= 2.0
    assert len({pauses.due(usual, ready) for ready in (0.0, 0.3, 1.0, usual)}) == 1
    assert pauses.usual("veto", "easy") == 0.0
    for _ in range(REMEMBERED):
        pauses.thought("veto", "hard", 0.1)
    assert pauses.usual("veto", "hard") == 0.1  # the server is quick again


def test_without_a_pace_nobody_waits() -> None:
    assert Pauses(0.0).due(3.0, 0.2) == 0.2


class Loaded(Thinkers):
    """Bots of a busy server: who has a choice thinks for long, who has none is ready at once."""

    def __init__(self, real: float) -> None:
        super().__init__(1)
        self.real = real
        self.asked: list[int] = []

    async def choose(self, *args: Any) -> str:
        decision: Decision = args[3]
        self.asked.append(len(decision.options))
        await asyncio.sleep(self.real if len(decision.options) > 1 else 0.0)
        return decision.options[0]


def pauses_of(house: Open, thinkers: Loaded, count: int) -> dict[bool, list[float]]:
    """How long bots took for their answers, by whether they had a choice."""
    house.hall.thinkers = thinkers
    live = house.do(house.hall.new_table("0" * 32, NewTable("veto", ["random"] * 2)))
    found: dict[bool, list[float]] = {False: [], True: []}
    at, number = time.monotonic(), live.number
    patience = at + 60
    while min(len(each) for each in found.values()) < count and not live.game.is_over:
        assert time.monotonic() < patience
        if live.number > number:
            now = time.monotonic()
            had_choice = thinkers.asked[number] > 1
            if live.number == number + 1 and number > 3:
                found[had_choice].append(now - at)
            at, number = now, live.number
        time.sleep(0.002)
    return found


def test_the_pause_of_a_bot_is_the_same_with_and_without_a_choice() -> None:
    with opened(pace=PACE) as house:
        for thinking in (0.1, 0.55):
            thinkers = Loaded(thinking)
            found = pauses_of(house, thinkers, 3)
            quick, slow = (sorted(found[each])[len(found[each]) // 2] for each in (False, True))
            assert abs(quick - slow) < 0.15, (thinking, found)
            assert 1 in thinkers.asked  # who has no choice waits for a thinker too
            house.hall.pauses.thoughts.clear()


def test_another_choice_of_the_same_turn_comes_sooner() -> None:
    """The tempo shortens the ticks; an answer still comes at one, and not before it is usually ready."""
    pauses = Pauses(0.8)
    assert pauses.due(0.0, 0.01, INNER) == pytest.approx(0.2)
    assert pauses.due(0.3, 0.01, INNER) == pytest.approx(0.4)
    assert pauses.due(0.0, 0.01, 2.0) == pytest.approx(1.6)
