"""Analyses in the browser: begun, waited for, left and found again, kept with the table; never in play."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import interrex
from interrex.analysis import choices
from interrex.analysis.choices import Depth
from interrex.analysis.whole import Moment, Reader
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.engine.settings import Record
from interrex.games import house_pack
from interrex.match import record as records
from interrex.web.phrases import say
from interrex.web.show.analysis import MAX_LABELS, along, deeper_than, scale, time_left
from interrex.web.store import StoreAway, analyses
from interrex.web.tables import study
from interrex.web.tables.new_table import Beginning
from interrex.web.workers import IDLE
from interrex.web.workers.analysts import Analysts
from tests.asgi import Person, hall_of, opened, seated
from tests.web.house import Open, until

FEW = 2  # moments are looked at; a whole game would take too long here
PATIENCE = 120  # a busy machine is slow, not broken


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the beginning of a game is looked at."""
    whole = Reader.moments
    monkeypatch.setattr(Reader, "moments", lambda self: whole(self)[:FEW])


@cache
def played() -> Record:
    """A game of Elekt, played at random to its end."""
    game, chance = interrex.new("elekt", 2, 3), Chance(3)
    while not game.is_over:
        decision = game.decisions[0]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    return game.record()


async def finished(app: FastAPI) -> tuple[str, list[Person]]:
    """A table whose game has just come to its end."""
    record = played()
    beginning = Beginning(record.settings.seed, record.choices[:-1])
    live, people, _ = await seated(app, "elekt", 2, beginning=beginning, pack=record.settings.pack_hash)
    await hall_of(app).choose(live, *record.choices[-1])
    assert live.game.is_over
    async with asyncio.timeout(PATIENCE):
        while live.id in hall_of(app).store.untold():  # its story is kept, which nobody should cut short
            await hall_of(app).chronicle.look()
            await asyncio.sleep(0.01)
    return live.id, people


async def progress(who: Person, table: str) -> dict[str, Any]:
    answer = await who.send("GET", f"/t/{table}/analysis", headers={"accept": "application/json"})
    found: dict[str, Any] = json.loads(answer.body)
    return found


async def wait(who: Person, table: str) -> None:
    """Until nothing is under way any more."""
    async with asyncio.timeout(PATIENCE):
        while (await progress(who, table))["under_way"]:
            await asyncio.sleep(0.05)


def look_lightly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments are looked at in this process, and hardly."""
    reader = Reader(played())

    async def lightly(_: Analysts, __: str, ___: object, ____: object, number: int, *_____: object) -> Moment:
        return reader.moment(number, Depth("quick", 2, 1, 1))

    monkeypatch.setattr(Analysts, "moment", lightly)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_finished_game_is_analysed_and_found_again(tmp_path: Path) -> None:
    run(analysed_and_found_again(f"sqlite:///{tmp_path / 'tables.db'}"))


async def analysed_and_found_again(database: str) -> None:
    async with opened(database=database) as app:
        table, (anna, _) = await finished(app)
        hall_of(app).study.analysts = Analysts(1, command=("-m", "interrex.web.workers.thinker"))
        for page in (f"/t/{table}", f"/t/{table}/replay"):
            assert f'href="/t/{table}/analysis"' in (await anna.get(page)).text
        assert 'value="quick"' in (await anna.get(f"/t/{table}/analysis")).text
        assert (await anna.submit(f"/t/{table}/analysis", depth="quick")).status == 303
        assert 'id="progress"' in (await anna.get(f"/t/{table}/analysis")).text
        await wait(anna, table)
        read = (await anna.get(f"/t/{table}/analysis")).text
        assert read.count("<polyline") == 4
        assert "Quick analysis of Elekt." in read
        assert 'value="deep"' in read
        assert 'value="quick"' not in read
        assert (await anna.submit(f"/t/{table}/analysis", depth="quick")).status == 303  # it is there already
        assert not hall_of(app).study.jobs
    async with opened(database=database) as app:  # after a restart
        again = Person(app, anna.key)
        for language in LANGUAGES:
            told = (await again.get(f"/t/{table}/analysis", language)).text
            assert say(language, "analysis-curve-own") in told
            assert "ui-analysis" not in told
        links = re.findall(rf'href="(/t/{table}/replay\?[^"]+)"', told)
        assert links
        assert (await again.get(links[0].replace("&amp;", "&"))).status == 200


def test_a_running_game_is_analysed_for_nobody() -> None:
    async def refused() -> None:
        async with opened() as app:
            live, people, creator = await seated(app, "elekt", 2)
            for who in (creator, *people):
                assert (await who.get(f"/t/{live.id}/analysis")).status == 409
                asked = await who.submit(f"/t/{live.id}/analysis", depth="quick")
                assert (asked.status, say("en", "analysis-not-yet") in asked.text) == (409, True)
            assert not hall_of(app).study.jobs

    run(refused())


def test_strangers_and_senseless_depths_are_refused() -> None:
    async def refused() -> None:
        async with opened() as app:
            table, people = await finished(app)
            stranger = Person(app)
            assert (await stranger.get(f"/t/{table}/analysis")).status == 403
            assert (await stranger.submit(f"/t/{table}/analysis", depth="quick")).status == 403
            assert (await people[0].submit(f"/t/{table}/analysis", depth="whole")).status == 422
            assert (await people[0].get(f"/t/{table}/analysis?depth=whole")).status == 200
            assert not hall_of(app).study.jobs

    run(refused())


def test_one_at_a_time_and_a_limit_for_each_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def limited() -> None:
        async with opened(analyses=1) as app:
            (first, people), (second, others) = await finished(app), await finished(app)
            monkeypatch.setattr(hall_of(app).study.analysts, "moment", never)
            assert (await people[0].submit(f"/t/{first}/analysis", depth="quick")).status == 303
            assert (
                await people[1].submit(f"/t/{first}/analysis", depth="deep")
            ).status == 303  # shown that one
            assert [job.depth for job in hall_of(app).study.jobs.values()] == ["quick"]
            refused = await others[0].submit(f"/t/{second}/analysis", depth="quick")
            assert (refused.status, say("en", "many-analyses") in refused.text) == (429, True)
            app.state.analyses.left.clear()
            monkeypatch.setattr(study, "MOST_AT_ONCE", 1)
            busy = await others[0].submit(f"/t/{second}/analysis", depth="quick")
            assert (busy.status, say("en", "analysis-busy") in busy.text) == (503, True)
            assert second not in hall_of(app).study.jobs

    run(limited())


def test_what_was_begun_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    look_lightly(monkeypatch)

    async def goes_on(database: str) -> None:
        async with opened(database=database) as app:
            table, _ = await finished(app)
            analyses.want(hall_of(app).store, table, "quick")
            assert analyses.wanted(hall_of(app).store) == [(table, "quick")]
        async with opened(database=database) as app, asyncio.timeout(PATIENCE):
            while analyses.kept(hall_of(app).store, table, "quick") is None:
                await asyncio.sleep(0.05)
            assert analyses.depths(hall_of(app).store, table) == ["quick"]
            assert analyses.wanted(hall_of(app).store) == []

    run(goes_on(f"sqlite:///{tmp_path / 'tables.db'}"))


def test_an_analysis_that_fails_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    async def fails() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            monkeypatch.setattr(hall_of(app).study.analysts, "moment", nothing)
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            await wait(anna, table)
            read = (await anna.get(f"/t/{table}/analysis")).text
            assert say("en", "analysis-failed") in read
            assert 'value="quick"' in read
            assert analyses.wanted(hall_of(app).store) == []

    run(fails())


def test_a_failure_is_told_until_another_analysis_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    async def told() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            with monkeypatch.context() as failing:
                failing.setattr(Analysts, "moment", nothing)
                await anna.submit(f"/t/{table}/analysis", depth="deep")
                await wait(anna, table)
            assert say("en", "analysis-failed") in (await anna.get(f"/t/{table}/analysis")).text
            look_lightly(monkeypatch)
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            await wait(anna, table)
            read = (await anna.get(f"/t/{table}/analysis")).text
            assert "<polyline" in read
            assert say("en", "analysis-failed") not in read

    run(told())


@pytest.mark.parametrize(("wrong", "wanted"), [(ValueError("senseless"), False), (StoreAway("slow"), True)])
def test_what_cannot_be_analysed_is_not_tried_at_every_start(
    monkeypatch: pytest.MonkeyPatch, wrong: Exception, wanted: bool
) -> None:
    """Only where the database was away is the analysis still wanted."""

    async def raises(*_: object) -> None:
        raise wrong

    async def begun_and_resumed() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            hall = hall_of(app)
            with monkeypatch.context() as failing:
                failing.setattr(hall.study, "_analysis", raises)
                await anna.submit(f"/t/{table}/analysis", depth="quick")
                await wait(anna, table)
            assert bool(analyses.wanted(hall.store)) == wanted
            analyses.want(hall.store, table, "quick")
            with monkeypatch.context() as failing:
                failing.setattr(hall, "table", raises)
                await hall.study.resume()
            assert bool(analyses.wanted(hall.store)) == wanted

    run(begun_and_resumed())


def test_an_analysis_can_be_stopped_by_its_own_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def stopped() -> None:
        async with opened() as app:
            table, (anna, bert) = await finished(app)
            hall = hall_of(app)
            stranger, live = Person(app), await hall.table(table)
            with monkeypatch.context() as stuck:
                stuck.setattr(hall.study.analysts, "moment", never)
                stuck.setattr(live.row, "is_open", True)
                await anna.submit(f"/t/{table}/analysis", depth="quick")
                assert "/analysis/stop" in (await bert.get(f"/t/{table}/analysis")).text
                assert "/analysis/stop" not in (await stranger.get(f"/t/{table}/analysis")).text
                assert (await stranger.submit(f"/t/{table}/analysis/stop")).status == 403
                assert table in hall.study.jobs
                assert (await bert.submit(f"/t/{table}/analysis/stop")).status == 303
            assert table not in hall.study.jobs
            assert analyses.wanted(hall.store) == []
            read = (await anna.get(f"/t/{table}/analysis")).text
            assert say("en", "analysis-failed") not in read
            look_lightly(monkeypatch)
            await anna.submit(f"/t/{table}/analysis", depth="quick")  # and begun again
            await wait(anna, table)
            assert "<polyline" in (await anna.get(f"/t/{table}/analysis")).text
            assert (await anna.submit(f"/t/{table}/analysis/stop")).status == 303  # there is nothing to stop

    run(stopped())


def test_an_analysis_is_stopped_at_whatever_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also before its task has taken the first step: nothing is left of it, and it can be begun again."""

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def stopped_after(steps: int, app: FastAPI, table: str, who: Person) -> None:
        hall = hall_of(app)
        begun = await hall.study.begin(await hall.table(table), "quick")
        for _ in range(steps):
            await asyncio.sleep(0)
        if steps == 0:
            assert begun.task is not None
            begun.task.cancel()  # it never runs
            await asyncio.wait([begun.task])
            assert table not in hall.study.jobs
        assert (await who.submit(f"/t/{table}/analysis/stop")).status == 303
        assert begun.task is not None
        assert begun.task.done()
        assert table not in hall.study.jobs
        assert analyses.wanted(hall.store) == []
        assert not (await progress(who, table))["under_way"]
        assert not hall.study.turn.locked()

    async def stopped() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            with monkeypatch.context() as stuck:
                stuck.setattr(hall_of(app).study.analysts, "moment", never)
                for steps in (0, 1, 2, 3, 5, 8, 13, 200):
                    await stopped_after(steps, app, table, anna)
            look_lightly(monkeypatch)
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            await wait(anna, table)
            assert "<polyline" in (await anna.get(f"/t/{table}/analysis")).text

    run(stopped())


def test_what_the_store_no_longer_wants_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops an analysis does it in the store, and whoever works at it tells there how far it is."""

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    async def left() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            hall = hall_of(app)
            monkeypatch.setattr(study, "NOTE_SECONDS", 0.02)
            monkeypatch.setattr(hall.study.analysts, "moment", never)
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            async with asyncio.timeout(PATIENCE):
                while not (await progress(anna, table))["total"]:
                    await asyncio.sleep(0.01)
            assert (await progress(anna, table))["total"] == FEW
            task = hall.study.jobs[table].task
            assert task is not None
            analyses.give_up(hall.store, table, "quick")
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait([task])
            assert table not in hall.study.jobs
            assert not (await progress(anna, table))["under_way"]

    run(left())


def test_only_deeper_analyses_are_offered() -> None:
    assert deeper_than([]) == list(choices.DEPTHS) == ["quick", "deep"]
    assert deeper_than(["quick"]) == ["deep"]
    assert deeper_than(["deep"]) == deeper_than(["deep", "quick"]) == []


def test_the_time_left_goes_by_the_pace_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study.time, "monotonic", lambda: 100.0)
    job = study.Job("quick", total=30, done=study.LEAST_DONE - 1, since=40.0)
    assert (job.seconds_left(), time_left(None, "en")) == (None, "")
    job.done = 10
    assert job.seconds_left() == 120.0
    assert [time_left(120.0, language) for language in LANGUAGES] == [
        say(language, "analysis-left", minutes=2) for language in LANGUAGES
    ]


def test_the_curves_stand_over_the_rounds_of_the_game() -> None:
    rounds = along(played(), house_pack("elekt"))
    assert rounds == sorted(set(rounds))
    assert len(rounds) > 2
    drawn = scale(rounds * 10, len(played().choices))
    assert sum(bool(each["label"]) for each in drawn) <= MAX_LABELS
    assert drawn[0]["label"] == "1"
    assert [each["label"] for each in scale([], 3)] == ["0", "1", "2", "3"]


def test_whoever_has_no_name_is_you_to_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    look_lightly(monkeypatch)

    async def told() -> None:
        async with opened() as app:
            table, (anna, bert) = await finished(app)
            live = await hall_of(app).table(table)
            for seat in live.row.seats:
                monkeypatch.setattr(seat, "name", "")
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            await wait(anna, table)
            for who, letter in ((anna, "A"), (bert, "B")):
                read = (await who.get(f"/t/{table}/analysis")).text
                assert re.findall(r'<b class="letter">(\w)</b> You</h2>', read) == [letter]
                assert f"{letter}</b> {letter}" not in read

    run(told())


def test_bots_that_wait_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot waits for its turn no moment is looked at."""
    looked_at = []

    async def nothing(*_: object) -> None:
        looked_at.append(1)

    async def yields() -> None:
        async with opened() as app:
            table, (anna, _) = await finished(app)
            hall = hall_of(app)
            monkeypatch.setattr(study, "YIELD_SECONDS", 0.01)
            monkeypatch.setattr(hall.study.analysts, "moment", nothing)
            hall.thinkers.waiting += 1
            await anna.submit(f"/t/{table}/analysis", depth="quick")
            async with asyncio.timeout(PATIENCE):
                while not hall.study.jobs[table].total:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert not looked_at
            hall.thinkers.waiting -= 1
            await wait(anna, table)
            assert looked_at

    run(yields())


def test_a_record_file_is_opened_to_be_analysed(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    look_lightly(monkeypatch)
    who, whole = house.visitor(), played()

    def sent(text: str) -> httpx.Response:
        token = who.token()
        files = {"file": ("evening.game", text)}
        return who.post(
            "/verify", data={"token": token, "wish": "analyse"}, files=files, follow_redirects=False
        )

    opened_at = sent(records.to_text(whole))
    assert opened_at.status_code == 303
    page = opened_at.headers["location"]
    assert who.get(page).status_code == 200
    assert who.submit(page, depth="quick").status_code == 200
    until(lambda: "<polyline" in who.get(page).text)
    assert house.visitor().get(page).status_code == 403  # it is nobody else's
    assert say("en", "statistics-none-mine") in who.get("/statistics").text  # nor was it played here
    table = page.split("/")[2]
    house.hall.forget(house.table(table))
    assert house.table(table).game.is_over  # as the store has it
    running = records.replay(whole, None, "record", 5).record()
    for bad, said in ((records.to_text(running), "is not over"), ("nonsense", "evening.game")):
        refused = sent(bad)
        assert (refused.status_code, said in refused.text) == (422, True)


def test_analysts_yield_to_everything_else() -> None:
    assert Analysts(1).command[-1] == IDLE
    assert next(iter(choices.DEPTHS)) == "quick"  # the one that is offered first
