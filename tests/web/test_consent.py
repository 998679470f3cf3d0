"""Taking back by consent: who is asked, what goes back, and that nothing else changes."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from interrex.engine.questions import Decision
from interrex.games import house_pack
from interrex.match import record as records
from interrex.match.session import REMEMBERED
from interrex.match.undo import WhyNot
from interrex.web.tables.new_table import Beginning
from interrex.web.workers.thinkers import Thinkers
from tests import asgi
from tests.web.house import Open, Visitor, opened, play_some, seated, until


def ask(who: Visitor, table: str, back_to: int, made: int, seat: str = "") -> httpx.Response:
    """Ask to go back to any point, as a program may."""
    body = {"back_to": back_to, "made": made, "seat": seat}
    return who.post(f"/api/tables/{table}/ask", json=body, headers={"x-form-token": who.token()})


def press(who: Visitor, table: str, what: str, seat: str = "") -> httpx.Response:
    """Ask by a button of the page."""
    fields = {"token": who.token(), "what": what, "seat": seat}
    return who.post(f"/t/{table}/ask", data=fields, headers={"accept": "application/json"})


def answer(who: Visitor, table: str, agree: str, seat: str = "") -> httpx.Response:
    fields = {"token": who.token(), "agree": agree, "seat": seat}
    return who.post(f"/t/{table}/answer", data=fields, headers={"accept": "application/json"})


@pytest.mark.parametrize("back", [1, 5, REMEMBERED, REMEMBERED + 9, 25])
def test_all_agree_and_the_table_goes_back(house: Open, back: int) -> None:
    table, _, people = seated(house, 3)
    play_some(house, table, 25 - back)
    live = house.table(table)
    before = live.game.fingerprint()
    log = people[1].state(table)["log"]
    play_some(house, table, back, seed=9)
    assert ask(people[0], table, 25 - back, 25).status_code == 200
    assert "Person 0 asks to take back" in people[1].get(f"/t/{table}").text
    assert people[2].state(table)["talk"]["request"]["waiting"] == ["B", "C"]
    assert answer(people[1], table, "yes").status_code == 200
    assert len(live.choices) == 25  # one is still to agree
    assert answer(people[2], table, "yes").status_code == 200
    assert live.game.fingerprint() == before
    assert people[1].state(table)["log"] == log
    assert "Taken back at Person 0’s request" in people[2].get(f"/t/{table}").text
    assert len(live.record().choices) == 25 - back
    house.hall.forget(live)
    again = house.table(table)
    assert again.game.fingerprint() == before
    assert again.opened == live.opened
    last = live.choices[-1][0] if live.choices else 0
    assert again.session.why_not_undo(last) == live.session.why_not_undo(last)
    play_some(house, table, 10, seed=4)
    replayed = records.replay(again.record())
    assert replayed.fingerprint() == again.game.fingerprint()


def test_the_buttons_of_the_page(house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    assert press(people[0], table, "own").status_code == 409  # nothing yet
    assert "take-back" not in people[0].get(f"/t/{table}").text.partition("region-back")[2]
    play_some(house, table, 9)
    seat = 1 - live.choices[-1][0]
    assert 'value="own"' in people[seat].get(f"/t/{table}").text
    for what, back_to in (
        ("last", 8),
        ("own", max(at for at, each in enumerate(live.choices) if each[0] == seat)),
    ):
        assert press(people[seat], table, what).status_code == 200
        assert live.session.request is not None
        assert live.session.request.back_to == back_to
        assert answer(people[1 - seat], table, "no").status_code == 200


def test_anyone_may_refuse(house: Open) -> None:
    table, _, people = seated(house, 3)
    play_some(house, table, 9)
    live = house.table(table)
    before = live.game.fingerprint()
    assert ask(people[0], table, 4, 9).status_code == 200
    assert answer(people[1], table, "yes").status_code == 200
    assert answer(people[2], table, "no").status_code == 200
    assert live.game.fingerprint() == before
    assert live.session.request is None
    assert "Person 2 does not agree" in people[0].get(f"/t/{table}").text
    assert answer(people[1], table, "yes").status_code == 409  # nothing is open any more


def test_a_new_choice_ends_the_request(house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 6)
    live = house.table(table)
    assert ask(people[1], table, 5, 6).status_code == 200
    decision = live.game.decisions[0]
    turn = live.opened[decision.seat]
    assert people[decision.seat].choose(table, decision.options[0], turn).status_code == 200
    assert live.session.request is None
    assert "Person 1’s request to take something back has lapsed" in people[0].get(f"/t/{table}").text
    play_some(house, table, 1)
    assert "is gone" not in people[0].get(f"/t/{table}").text


def test_who_asks_may_withdraw(house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 6)
    assert ask(people[0], table, 5, 6).status_code == 200
    second = press(people[1], table, "last")
    assert second.status_code == 409
    assert "still open" in second.json()["refused"]
    assert answer(people[0], table, "yes").status_code == 409  # nobody agrees with oneself
    assert answer(people[0], table, "no").status_code == 200
    assert "no longer asks" in people[1].get(f"/t/{table}").text


def test_watchers_and_strangers_have_no_say(house: Open) -> None:
    table, maker, people = seated(house, 2)
    play_some(house, table, 6)
    watcher = house.visitor()
    watcher.get(maker.links(table)[-1])
    assert ask(watcher, table, 5, 6).status_code == 403
    assert ask(people[0], table, 5, 6).status_code == 200
    for who in (watcher, maker, house.visitor()):
        assert answer(who, table, "yes").status_code == 403
    assert answer(people[1], table, "yes", "A").status_code == 403
    page = watcher.get(f"/t/{table}").text
    assert "asks to take back" in page
    assert "/answer" not in page


@pytest.mark.parametrize(("back_to", "made"), [(6, 6), (9, 6), (3, 5), (3, 7)])
def test_bad_requests_change_nothing(house: Open, back_to: int, made: int) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 6)
    live = house.table(table)
    before = (live.number, live.game.fingerprint())
    assert ask(people[0], table, back_to, made).status_code == 409
    assert (live.number, live.game.fingerprint()) == before


def test_bots_agree(house: Open) -> None:
    """One person and bots: it goes back at once, and the bots go on from there."""
    me = house.visitor()
    table = me.new_table("person", "random", "random", sit="yes")
    live = house.table(table)
    for _ in range(3):
        wait_for_me(me, table)
        decision = me.state(table)["decision"]
        me.choose(table, decision["options"][0], decision["turn"])
    wait_for_me(me, table)
    mine = [number for number, (seat, _) in enumerate(live.choices) if seat == 0]
    answer = ask(me, table, mine[-2], len(live.choices))
    assert answer.status_code == 200
    assert live.choices[: mine[-2]] == live.choices
    assert me.state(table)["decision"] is not None  # asked again
    wait_for_me(me, table)


def wait_for_me(me: Visitor, table: str) -> None:
    """Wait until the bots have moved."""
    until(lambda: me.state(table)["decision"] is not None)


class Held(Thinkers):
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[asyncio.Event] = []

    async def choose(self, *args: Any) -> str:
        decision: Decision = args[3]
        self.thoughts.append(asyncio.Event())
        await self.thoughts[-1].wait()
        return decision.options[0]

    def answer(self, house: Open) -> None:
        until(lambda: self.thoughts)
        house.loop.call_soon_threadsafe(self.thoughts.pop().set)


def test_bots_wait_while_people_talk() -> None:
    """A bot in mid-thought does not overtake a request; when it is refused the bot goes on."""
    with opened(pace=0.001) as house:
        house.do(house.hall.thinkers.close())
        house.hall.thinkers = bot = Held()
        maker = house.visitor()
        table = maker.new_table("person", "person", "random", sit="yes")
        other = house.visitor()
        other.sit(maker.links(table)[0], "Other")
        live = house.table(table)
        while not live.choices or live.game.seats_asked[0] != 2:
            if live.game.seats_asked[0] != 2:
                play_some(house, table, 1)
            else:
                bot.answer(house)
                until(lambda: live.choices)
        until(lambda: bot.thoughts)
        made = len(live.choices)
        assert ask(maker, table, made - 1, made).status_code == 200
        bot.answer(house)
        until(lambda: live.thinking is None)
        assert len(live.choices) == made
        assert live.session.request is not None
        assert answer(other, table, "no").status_code == 200
        bot.answer(house)
        until(lambda: len(live.choices) > made)


def test_who_shares_a_browser_is_asked_once(house: Open) -> None:
    """Two sit at one browser: one answer counts for both, and can be given behind the curtain."""
    pair, third = house.visitor(), house.visitor()
    table = pair.new_table("here", "here", "person")
    third.sit(pair.links(table)[0], "Cyd")
    live = house.table(table)
    play_some(house, table, 8)
    assert ask(third, table, 5, 8, "C").status_code == 200
    assert pair.state(table)["talk"]["request"]["waiting"] == ["A", "B"]
    for seat in "AB":
        assert "/answer" in pair.get(f"/t/{table}", params={"seat": seat}).text
    assert answer(pair, table, "yes", "B").status_code == 200
    assert len(live.choices) == 5
    assert ask(pair, table, 4, 5, "A").status_code == 200
    assert pair.state(table)["talk"]["request"]["waiting"] == ["C"]


def test_the_api_asks_and_answers(house: Open) -> None:
    made = house.visitor().post("/api/tables", json={"game": "elekt", "seats": ["person", "person"]}).json()
    table = f"/api/tables/{made['table']}"
    who = [
        {"authorization": f"Bearer {house.visitor().post(f'/api/links/{link}', json={}).json()['key']}"}
        for link in made["links"]
    ]
    play_some(house, made["table"], 6)
    client = house.visitor()
    client.cookies.clear()
    assert client.post(f"{table}/ask", json={"back_to": 2, "made": 6}, headers=who[0]).status_code == 200
    again = client.post(f"{table}/ask", json={"back_to": 2, "made": 6}, headers=who[1])
    assert again.status_code == 409
    assert client.post(f"{table}/answer", json={"agree": True}, headers=who[1]).status_code == 200
    state = client.get(table, headers=who[0]).json()
    assert state["talk"]["made"] == 2
    assert state["talk"]["note"] == {"kind": "granted", "seat": "A", "by": "B"}


def test_a_request_survives_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url) as one:
        table, _, people = seated(one, 2)
        play_some(one, table, 12)
        assert ask(people[0], table, 7, 12).status_code == 200
        cookies = [each.cookies for each in people]
    with opened(database=url) as other:
        people = [other.visitor() for _ in cookies]
        for each, kept in zip(people, cookies, strict=True):
            each.cookies = kept
        assert people[1].state(table)["talk"]["request"]["back_to"] == 7
        assert answer(people[1], table, "yes").status_code == 200
        assert len(other.table(table).choices) == 7
    with opened(database=url) as again:
        assert len(again.table(table).choices) == 7


def test_refusal_of_a_free_undo_says_why() -> None:
    """The deal and the choices are fixed, so that both reasons come up every time."""

    async def refused() -> set[str]:
        async with asgi.opened() as app:
            live, people, _ = await asgi.seated(
                app, "elekt", 2, beginning=Beginning(3), pack=house_pack("elekt").hash
            )
            luck = random.Random(3)
            reasons: set[str] = set()
            while not {WhyNot.OTHER, WhyNot.SECRET} <= reasons:
                decision = luck.choice(live.game.decisions)
                await asgi.hall_of(app).choose(live, decision.seat, luck.choice(decision.options))
                for seat, me in enumerate(people):
                    bar = live.session.why_not_undo(seat)
                    if bar and bar not in reasons:
                        answer = await me.submit(f"/t/{live.id}/undo", "pl", seat="AB"[seat])
                        assert answer.status == 409
                        assert "Tego nie można cofnąć bez zgody" in answer.text
                        reasons.add(bar)
            return reasons

    assert {"other", "secret"} <= asyncio.run(refused())


def test_the_last_secret_answer_is_not_taken_back_freely(house: Open) -> None:
    """All answers are revealed with it, so its maker would know the others'."""
    table, _, people = seated(house, 3, "vendetta")
    live = house.table(table)
    for step in range(120):
        before = live.game
        play_some(house, table, 1, step)
        if len(before.together) < 2:
            continue
        seat = live.choices[-1][0]
        made = len(live.choices)
        fields = {"token": people[seat].token(), "seat": "ABC"[seat]}
        answer = people[seat].post(f"/t/{table}/undo", data=fields, headers={"accept": "application/json"})
        if len(before.asked) > 1:
            assert answer.status_code == 200
            assert len(live.choices) == made - 1
            house.do(house.hall.choose(live, seat, before.decision_of(seat).options[0]))
        else:
            assert answer.status_code == 409
            assert "revealed" in answer.json()["refused"]
            return
    raise AssertionError("nobody answered last")


def test_a_request_shows_no_secret_choice(house: Open) -> None:
    """A choice that only its maker may know is not named to the others."""
    table, _, people = seated(house, 3, "vendetta")
    live = house.table(table)
    for step in range(120):
        play_some(house, table, 1, step)
        number = len(live.choices) - 1
        seat, word = live.choices[-1]
        hidden = live.game.choices[-1][3]
        other = people[(seat + 1) % 3]
        if hidden != word and hidden == "…":
            assert ask(people[seat], table, number, number + 1).status_code == 200
            texts = [who.get(f"/t/{table}").text.partition("asks to take back")[2][:200] for who in people]
            assert ":" in texts[seat].partition("</p>")[0]
            assert ":" not in texts[(seat + 1) % 3].partition("</p>")[0]
            assert answer(other, table, "no").status_code == 200
            return
    raise AssertionError("no secret choice was made")


def test_a_request_says_whose_choices_go_back_and_how_many(house: Open) -> None:
    """One's own or another's, one or several: each has its own sentence."""
    table, _, people = seated(house, 2)
    play_some(house, table, 20)
    live = house.table(table)
    who = [seat for seat, _ in live.choices]
    for whose in range(2):
        for number in (1, 1 + who[::-1][1:].index(whose) + 1):
            if who[-number] != whose:
                continue
            for asker in range(2):
                assert ask(people[asker], table, 20 - number, 20).status_code == 200
                page = people[1 - asker].get(f"/t/{table}").text
                own = asker == whose
                one = "their last choice" if own else f"the last choice, made by Person {whose}"
                before = "their own choice" if own else f"Person {whose}’s choice"
                many = f"the last {number} choices, as far back as {before}"
                assert f"Person {asker} asks to take back {one if number == 1 else many}" in page
                answer(people[asker], table, "no")
