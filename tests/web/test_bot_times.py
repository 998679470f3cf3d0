"""When a bot answers does not tell what it holds."""

import asyncio
import dataclasses
import random
from typing import Any

import pytest

from interrex.engine.questions import Decision
from interrex.web.workers.pauses import INNER, REMEMBERED, Pauses
from interrex.web.workers.thinkers import Thinkers
from tests.asgi import hall_of, opened, seated

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


class Clock:
    """Time that passes only where somebody waits; for the hall it stands in the place of ``asyncio``."""

    def __init__(self) -> None:
        self.now = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def get_running_loop(self) -> "Clock":
        return self

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)


class Loaded(Thinkers):
    """Bots of a busy server: who has a choice thinks for long, who has none is ready at once."""

    def __init__(self, clock: Clock, real: float) -> None:
        super().__init__(1)
        self.clock = clock
        self.real = real
        self.asked: list[int] = []

    async def choose(self, *args: Any) -> str:
        decision: Decision = args[3]
        self.asked.append(len(decision.options))
        await self.clock.sleep(self.real if len(decision.options) > 1 else 0.0)
        return decision.options[0]


@pytest.mark.parametrize("thinking", [0.1, 0.55, 3.0])
def test_the_pause_of_a_bot_is_the_same_with_and_without_a_choice(
    thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pauses() -> list[float]:
        async with opened(pace=PACE) as app:
            hall = hall_of(app)
            live, _, _ = await seated(app, "veto", 2)
            several = live.game.decisions[0]
            assert len(several.options) > 1
            single = dataclasses.replace(several, options=several.options[:1])
            clock = Clock()
            await hall.thinkers.close()
            hall.thinkers = loaded = Loaded(clock, thinking)
            found = []
            with monkeypatch.context() as patch:
                patch.setattr("interrex.web.tables.hall.asyncio", clock)
                for decision in (several, several, single, several, single):
                    begun = clock.now
                    assert await hall._in_time(live, decision, "normal") == several.options[0]
                    found.append(clock.now - begun)
            assert loaded.asked.count(1) == 2  # who has no choice waits for a thinker too
            return found

    first, *found = asyncio.run(pauses())
    assert first >= thinking
    assert found == pytest.approx([found[0]] * len(found))
    assert found[0] % PACE == pytest.approx(0) or found[0] % PACE == pytest.approx(PACE)


def test_another_choice_of_the_same_turn_comes_sooner() -> None:
    """The tempo shortens the ticks; an answer still comes at one, and not before it is usually ready."""
    pauses = Pauses(0.8)
    assert pauses.due(0.0, 0.01, INNER) == pytest.approx(0.2)
    assert pauses.due(0.3, 0.01, INNER) == pytest.approx(0.4)
    assert pauses.due(0.0, 0.01, 2.0) == pytest.approx(1.6)


def test_of_ten_thoughts_one_may_be_slow() -> None:
    """As long as fewer are known the longest counts: otherwise a late answer would tell of a choice."""
    pauses = Pauses(0.7)
    for seconds in (8.0, *[0.2] * 8):
        pauses.thought("veto", "normal", seconds)
    assert pauses.usual("veto", "normal") == 8.0
    pauses.thought("veto", "normal", 0.2)
    assert pauses.usual("veto", "normal") == 0.2


class Starting(Loaded):
    """Bots whose process is started for the first of them."""

    async def choose(self, *args: Any) -> str:
        if not self.started:
            self.started += 1
            await self.clock.sleep(8.0)
        return await super().choose(*args)


def waited_in_a_row(monkeypatch: pytest.MonkeyPatch, thinkers: type[Loaded], *words: str) -> list[float]:
    """How long each bot waits whose window opens after one of these words."""

    async def waited() -> list[float]:
        async with opened(pace=PACE) as app:
            hall = hall_of(app)
            live, _, _ = await seated(app, "veto", 2)
            asked = live.game.decisions[0]
            clock = Clock()
            await hall.thinkers.close()
            hall.thinkers = thinkers(clock, 0.01)
            found = []
            with monkeypatch.context() as patch:
                patch.setattr("interrex.web.tables.hall.asyncio", clock)
                for word in words:
                    patch.setattr(live.session, "choices", [(1 - asked.seat, word)])
                    for options in (asked.options, ("bene",)):
                        begun = clock.now
                        window = dataclasses.replace(asked, question="reply", options=options)
                        await hall._in_time(live, window, "normal")
                        found.append(clock.now - begun)
            return found

    return asyncio.run(waited())


def test_after_a_pass_the_next_window_is_answered_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of passes is one step; with and without a choice alike."""
    found = waited_in_a_row(monkeypatch, Loaded, "deploy", "bene")
    assert found == pytest.approx([PACE, PACE, INNER * PACE, INNER * PACE])


def test_to_start_a_process_is_not_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *found = waited_in_a_row(monkeypatch, Starting, "deploy", "deploy")
    assert first >= 8.0
    assert found == pytest.approx([PACE] * 3)
