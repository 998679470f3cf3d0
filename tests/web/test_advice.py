"""Advice while playing: where it was agreed on, told in the log; and a warning before a slip."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import re
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Decision
from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.phrases import say
from interrex.web.show.advising import points, verdict, worth
from interrex.web.tables import seating
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from interrex.web.workers.thinkers import Thinkers
from tests.asgi import Answer, Person, hall_of, opened, seated


@pytest.fixture(autouse=True)
def canned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search likes the last option best, and the first one least."""

    async def consider(_: Thinkers, table: str, settings: Any, __: Any, decision: Decision, *___: Any) -> Any:
        chances = [
            0.2 + 0.6 * (number + 1) / len(decision.options) for number in range(len(decision.options))
        ]
        rows = [
            {"option": word, "share": 0.1, "chance": chance, "interval": [chance - 0.01, chance + 0.01],
             "line": [{"seat": "B", "question": "x", "choice": "pass", "parts": [["verb", 0, "pass", -1]]}],
             "reasons": []}
            for word, chance in zip(decision.options, chances, strict=True)
        ]  # fmt: skip
        return {"game": settings.game, "seat": "A", "question": "x", "iterations": 1, "options": rows[::-1]}

    monkeypatch.setattr(Thinkers, "consider", consider)


async def ask(who: Person, live: Live, seat: int, language: str = "en") -> Answer:
    return await who.submit(f"/t/{live.id}/advice", language, turn=live.opened[seat])


def test_among_people_only_where_it_was_agreed_on() -> None:
    async def refused() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2)
            seat = live.game.seats_asked[0]
            assert f"/t/{live.id}/advice" not in (await people[seat].get(f"/t/{live.id}")).text
            answer = await ask(people[seat], live, seat)
            assert (answer.status, say("en", "no-advice") in answer.text) == (409, True)
            assert not live.thoughts
            assert not [each for each in live.row.notices if each.kind == "asked"]

    asyncio.run(refused())


def test_asking_is_told_to_all_and_the_answer_to_who_asks() -> None:
    async def told() -> None:
        async with opened() as app:
            live, people, watcher = await seated(app, "elekt", 2, has_advice=True)
            seat = live.game.seats_asked[0]
            decision = live.decision_of(seat)
            assert decision is not None
            for who in (*people, watcher):
                for language in LANGUAGES:
                    assert (
                        say(language, "notice-advice") in (await who.get(f"/t/{live.id}/log", language)).text
                    )
            assert (await ask(people[seat], live, seat)).status == 200
            assert (await ask(people[seat], live, seat)).status == 200  # once more: it is told once
            asked = say("en", "notice-asked", name=f"Person {seat}")
            for who in (*people, watcher):
                log = (await who.get(f"/t/{live.id}/log")).text
                assert log.count(asked) == 1
            own = (await people[seat].get(f"/t/{live.id}")).text
            assert own.count("data-advised=") == min(3, len(decision.options))
            assert re.search(
                rf'title="win chance 80%[^"]*">80%</span> <strong class="worth">{say("en", "advice-best")}<',
                own,
            )
            assert own.count('class="worth"') == own.count("data-advised=")
            assert "Then perhaps Person 1: " in own or "Then perhaps you: " in own
            assert "data-advised=" not in (await people[1 - seat].get(f"/t/{live.id}")).text
            refused = await ask(people[1 - seat], live, 1 - seat)
            assert refused.status == 409  # nobody asks about a decision that is not theirs
            hall = hall_of(app)
            await hall.choose(live, seat, decision.options[0])
            assert "data-advised=" not in (await people[seat].get(f"/t/{live.id}")).text
            hall.forget(live)
            again = await hall.table(live.id)
            assert [each.kind for each in again.row.notices].count("asked") == 1  # it survives a restart

    asyncio.run(told())


def test_no_advice_that_cannot_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def untold() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2, has_advice=True)
            seat = live.game.seats_asked[0]
            monkeypatch.setattr(seating, "MAX_NOTICES", 0)
            for _ in range(2):
                assert (await ask(people[seat], live, seat)).status >= 400
            assert not live.thoughts

    asyncio.run(untold())


def test_all_know_before_they_sit_down() -> None:
    async def shown() -> None:
        async with opened() as app:
            creator = Person(app)
            wanted = NewTable("elekt", ["person"] * 2, has_advice=True)
            live = await hall_of(app).new_table(creator.key, wanted)
            link = keys.link(creator.key, live.id, 0, 1)
            assert say("en", "notice-advice") in (await Person(app).get(f"/s/{link}")).text

    asyncio.run(shown())


def test_the_form_makes_a_table_with_advice() -> None:
    async def made() -> None:
        async with opened() as app:
            maker = Person(app)
            for wish, people, noted in (
                ("yes", "person", True),
                ("", "person", False),
                ("yes", "random", False),
            ):
                fields = {"game": "elekt", "seats": 2, "seat-A": "here", "seat-B": people, "advice": wish}
                answer = await maker.submit("/new", "en", **fields)
                table = dict(answer.headers)[b"location"].decode().rsplit("/", 1)[1]
                assert (await hall_of(app).table(table)).is_noted("advice") == noted

    asyncio.run(made())


async def against_bots(app: FastAPI) -> tuple[Live, Person]:
    """A table of one person against a bot that does not move yet: the person is asked first."""
    me = Person(app)
    for _ in range(50):
        live = await hall_of(app).new_table(me.key, NewTable("elekt", ["person", "random"]))
        if live.game.seats_asked == (0,):
            link = keys.link(me.key, live.id, 0, 1)
            assert (await me.call(f"/api/links/{link}", name="Me")).status == 200
            return live, me
    raise AssertionError("the bot always begins")


def test_against_bots_one_may_ask_and_be_coached() -> None:
    async def coached() -> None:
        async with opened(pace=3600.0) as app:
            live, me = await against_bots(app)
            assert f"/t/{live.id}/advice" in (await me.get(f"/t/{live.id}")).text
            decision = live.decision_of(0)
            assert decision is not None
            turned_on = await me.submit("/coach", wanted="yes", back=f"/t/{live.id}")
            assert b"interrex-coach=yes" in dict(turned_on.headers)[b"set-cookie"]
            cookie = {"cookie": f"{COOKIE}={me.key}; interrex-coach=yes", "accept": "application/json"}
            body = f"token={me.form_token}&word={decision.options[0]}&turn={live.opened[0]}".encode()
            first = await me.send("POST", f"/t/{live.id}/choose", body, cookie)
            assert (first.status, say("en", "coach-warns") in first.text) == (409, True)
            assert not live.choices
            assert "data-advised=" not in (await me.get(f"/t/{live.id}")).text  # a warning is no advice
            second = await me.send("POST", f"/t/{live.id}/choose", body, cookie)
            assert second.status == 200
            assert live.choices == [(0, decision.options[0])]

    asyncio.run(coached())


def test_advice_stands_in_the_order_of_its_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that the search likes best, the highest figure first; and whether they differ at all."""
    usual = Thinkers.consider

    async def least_first(*asked: Any) -> Any:
        thought: Any = await usual(*asked)
        options = [{**each, "interval": [0.1, 0.9]} for each in thought["options"][::-1]]
        return {**thought, "options": options}

    async def advised() -> None:
        async with opened(pace=3600.0) as app:
            live, me = await against_bots(app)
            assert (await ask(me, live, 0)).status == 200
            text = (await me.get(f"/t/{live.id}")).text
            chances = re.findall(r"win chance (\d+)%", text)
            assert len(chances) > 1
            assert chances == sorted(chances, reverse=True)
            close.append("but the bot is not sure" in text)

    close: list[bool] = []
    asyncio.run(advised())
    monkeypatch.setattr(Thinkers, "consider", least_first)
    asyncio.run(advised())
    assert close == [False, True]


def test_nobody_thinks_about_a_single_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is coached and has one option is not kept waiting for the search."""

    async def forced() -> None:
        async with opened(pace=3600.0) as app:
            live, me = await against_bots(app)
            decision = live.decision_of(0)
            assert decision is not None
            (word, *_), usual = decision.options, Live.decision_of
            single = dataclasses.replace(decision, options=(word,))
            cookie = {"cookie": f"{COOKIE}={me.key}; interrex-coach=yes", "accept": "application/json"}
            body = f"token={me.form_token}&word={word}&turn={live.opened[0]}".encode()
            with monkeypatch.context() as alone:
                alone.setattr(Live, "decision_of", lambda at, seat: single if seat == 0 else usual(at, seat))
                assert (await me.send("POST", f"/t/{live.id}/choose", body, cookie)).status == 200
            assert not live.thoughts

    asyncio.run(forced())


def test_among_people_nobody_is_coached() -> None:
    """A warning would tell nobody; but thinking about each choice would tell by its time how it stands."""

    async def left_alone() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2, has_advice=True)
            seat = live.game.seats_asked[0]
            decision = live.decision_of(seat)
            assert decision is not None
            cookie = {
                "cookie": f"{COOKIE}={people[seat].key}; interrex-coach=yes",
                "accept": "application/json",
            }
            token = people[seat].form_token
            body = f"token={token}&word={decision.options[0]}&turn={live.opened[seat]}".encode()
            assert (await people[seat].send("POST", f"/t/{live.id}/choose", body, cookie)).status == 200
            assert not live.thoughts

    asyncio.run(left_alone())


def test_the_log_tells_of_all_advice_that_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """A law: whatever is asked, chosen and lost on the way, whoever was advised was told of before."""
    luck = random.Random(1)

    async def played() -> None:
        async with opened() as app:
            hall = hall_of(app)
            live, people, watcher = await seated(app, "elekt", 3, has_advice=True)
            tell, advised, refused = hall.store.tell_all, set(), 0

            def sometimes_away(*told: Any) -> None:
                if luck.random() < 0.3:
                    tell(*told)  # stored or not: the answer gets lost
                if luck.random() < 0.5:
                    raise OperationalError("insert", {}, Exception("the disk is full"))
                tell(*told)

            monkeypatch.setattr(hall.store, "tell_all", sometimes_away)
            for _ in range(60):
                seat = luck.choice((*live.game.seats_asked, luck.randrange(3)))
                turn = live.opened[seat]
                match luck.randrange(7):
                    case 0 | 1:
                        decision = luck.choice(live.game.decisions)
                        await hall.choose(live, decision.seat, luck.choice(decision.options))
                    case 2:
                        hall.forget(live)
                        live = await hall.table(live.id)
                    case 3:
                        answer = await people[seat].call(f"/api/tables/{live.id}/thought", turn=turn)
                        refused += answer.status == 503
                        if answer.status == 200:
                            advised.add((seat, turn))
                    case _:
                        refused += (await ask(people[seat], live, seat)).status == 503
                for number, person in enumerate(people):
                    if "data-advised=" in (await person.get(f"/t/{live.id}")).text:
                        advised.add((number, live.opened[number]))
                log = (await luck.choice((*people, watcher)).get(f"/t/{live.id}/log")).text
                for number in range(3):
                    turns = sum(each == number for each, _ in advised)
                    assert log.count(say("en", "notice-asked", name=f"Person {number}")) >= turns
            assert len(advised) > 3
            assert refused

    asyncio.run(played())


def test_advice_agrees_with_its_figures() -> None:
    """Nothing that differs by points is called equal, and nothing that may be chance is called sure."""
    luck = random.Random(3)
    seen: set[str] = set()
    for _ in range(600):
        rows: list[dict[str, Any]] = []
        near = luck.choice((0.02, 0.1, 0.9))
        for _ in range(luck.randint(1, 3)):
            chance, low, high = near * luck.random(), luck.random() / 20, luck.random() / 20
            rows.append({"chance": chance, "interval": [chance - low, chance + high]})
        rows.sort(key=lambda each: -each["chance"])
        words, (sentence, number) = worth(rows), verdict(rows)
        shown = [points(each["chance"]) for each in rows]
        even = [shown[0] - each < 2 for each in shown]
        sure = [each["interval"][1] < rows[0]["interval"][0] for each in rows]
        assert (sentence == "even") == (sum(even) > 1)
        assert number == sum(even)
        assert (sentence == "clear") == (len(rows) > 1 and sum(even) == 1 and sure[1])
        assert [each == "as-good" for each in words] == [each and sum(even) > 1 for each in even]
        assert all(sure[at] for at, each in enumerate(words) if each in ("weaker", "much-weaker"))
        seen |= {*words, sentence}
    assert seen == {
        "best", "looks-best", "as-good", "unsure", "weaker", "much-weaker",
        "even", "alone", "clear", "unsure-best",
    }  # fmt: skip
    for language in LANGUAGES:
        told = {say(language, f"advice-{each}", names="X", chance=50, next=40) for each in seen}
        assert len(told) == len(seen)
