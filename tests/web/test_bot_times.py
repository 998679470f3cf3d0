"""When a bot answers does not tell what it holds."""

import asyncio
import dataclasses
import math
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.questions import Chosen, Decision
from interrex.games import game_spec, names
from interrex.testing import random_game
from interrex.web.tables.live import Live
from interrex.web.workers.pauses import ENOUGH, INNER, PASSED, REMEMBERED, TICK, WINDOW, Pauses
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


@asynccontextmanager
async def timed(
    game: str, make: Callable[[Clock], Loaded], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Live, Loaded, Callable[[Decision], Awaitable[float]]]]:
    """A table with these bots and a clock of its own; and how long one of them waits with an answer."""
    async with opened(pace=PACE) as app:
        hall = hall_of(app)
        live, _, _ = await seated(app, game, 2)
        clock = Clock()
        await hall.thinkers.close()
        hall.thinkers = bots = make(clock)

        async def waits(decision: Decision) -> float:
            begun = clock.now
            assert await hall._in_time(live, decision, "normal") == decision.options[0]
            return clock.now - begun

        with monkeypatch.context() as patch:
            patch.setattr("interrex.web.tables.hall.asyncio", clock)
            yield live, bots, waits


@pytest.mark.parametrize("thinking", [0.1, 0.55, 3.0])
def test_the_pause_of_a_bot_is_the_same_with_and_without_a_choice(
    thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pauses() -> list[float]:
        async with timed("veto", lambda clock: Loaded(clock, thinking), monkeypatch) as (live, bots, waits):
            several = live.game.decisions[0]
            assert len(several.options) > 1
            single = dataclasses.replace(several, options=several.options[:1])
            found = [await waits(each) for each in (several, several, single, several, single)]
            assert bots.asked.count(1) == 2  # who has no choice waits for a thinker too
            return found

    first, *found = asyncio.run(pauses())
    assert first >= thinking
    assert found == pytest.approx([found[0]] * len(found))
    ticks = found[0] / (TICK * PACE)
    assert found[0] >= PACE
    assert ticks == pytest.approx(round(ticks))


def test_another_choice_of_the_same_turn_comes_sooner() -> None:
    """The tempo shortens the ticks; an answer still comes at one, and not before it is usually ready."""
    pauses = Pauses(0.8)
    assert pauses.due(0.0, 0.01, INNER) == pytest.approx(0.2)
    assert pauses.due(0.2, 0.01, INNER) == pytest.approx(0.4)
    assert pauses.due(0.2, 0.31, INNER) == pytest.approx(0.4)
    assert pauses.due(0.6, 0.01) == pytest.approx(1.0)
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
        async with timed("veto", lambda clock: thinkers(clock, 0.01), monkeypatch) as (live, _, waits):
            asked = live.game.decisions[0]
            found = []
            for word in words:
                live.game.choices[:] = [Chosen(1 - asked.seat, "turn", word, word, 3, (), ())]
                for options in (asked.options, ("bene",)):
                    found.append(await waits(dataclasses.replace(asked, question="reply", options=options)))
            return found

    return asyncio.run(waited())


def test_windows_are_answered_sooner_and_soonest_after_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of passes is one step; with and without a choice alike."""
    found = waited_in_a_row(monkeypatch, Loaded, "deploy", "bene")
    assert found == pytest.approx([INNER * PACE, INNER * PACE, PASSED * PACE, PASSED * PACE])


def test_to_start_a_process_is_not_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *found = waited_in_a_row(monkeypatch, Starting, "deploy", "deploy")
    assert first >= 8.0
    assert found == pytest.approx([INNER * PACE] * 3)


def test_windows_have_their_own_usual_time_once_enough_is_known() -> None:
    """Until then they are taken for any question: one thought more or less shows nothing."""
    pauses = Pauses(0.7)
    for _ in range(REMEMBERED):
        pauses.thought("veto", "hard", 2.0)
    for number in range(ENOUGH):
        assert pauses.usual("veto", "hard", WINDOW) == pauses.usual("veto", "hard") == 2.0, number
        pauses.thought("veto", "hard", 0.2, WINDOW)
    assert pauses.usual("veto", "hard", WINDOW) == 0.2
    assert pauses.usual("veto", "hard") == 2.0


@pytest.mark.parametrize(("real", "due"), [(0.01, PACE), (1.2 * PACE, 1.25 * PACE)])
def test_where_all_options_lie_open_nothing_is_held_back(
    real: float, due: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow thought before does not make the next answer late; a fast one can still be followed."""

    async def waited() -> list[float]:
        async with timed("masters", lambda clock: Loaded(clock, 3.0), monkeypatch) as (live, bots, waits):
            found = []
            for bots.real in (3.0, real, real):
                found.append(await waits(live.game.decisions[0]))
            return found

    assert asyncio.run(waited())[1:] == pytest.approx([due] * 2)


@pytest.mark.parametrize("game", [name for name in names() if game_spec(name).cooperative])
def test_in_a_cooperative_game_all_know_what_is_asked(game: str) -> None:
    """So no answer has to wait: in no world that somebody takes for possible are there other options.

    Whatever the variants and rulings, and however many play.
    """
    luck, looked = Chance(11), 0
    for number in range(12):
        table = random_game(game, luck)
        for step in range(100):
            if table.is_over:
                break
            if (step + number) % 5 == 0:
                asked = [(each.seat, each.question, each.options) for each in table.decisions]
                world = table.sample_world(luck.below(table.seats + 1), luck)  # the last only watches
                assert [(each.seat, each.question, each.options) for each in world.decisions] == asked
                looked += 1
            decision = table.decisions[0]
            table.choose(decision.options[luck.below(len(decision.options))], decision.seat)
    assert looked > 100


def test_hardly_any_answer_is_later_than_usual() -> None:
    """What is late tells of a choice: of a hundred thoughts three at most, however they are spread."""
    luck = random.Random(4)
    for median in (0.02, 0.1, 0.4, 1.5):
        for tempo in (PASSED, INNER, 1.0):
            pauses, late = Pauses(0.7), 0
            for number in range(2000):
                ready = luck.lognormvariate(math.log(median), 0.5)
                usual = pauses.usual("veto", "hard", WINDOW)
                due = pauses.due(usual, 0.0, tempo)
                late += number >= REMEMBERED and pauses.due(usual, ready, tempo) > due
                pauses.thought("veto", "hard", ready, WINDOW)
            assert late <= 60, (median, tempo, late)
