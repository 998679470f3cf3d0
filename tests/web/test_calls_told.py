"""What programs ask for comes to the right table and seat, told a second time: new tables, lists, moves."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import interrex
from interrex.bots import bot_levels
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.actions.outcome import Done
from interrex.web.api import tables, together
from tests.asgi import Answer, Person, hall_of, opened, seated

LETTERS = "ABCDEF"


def read(answer: Answer) -> Any:
    return json.loads(answer.body)


def test_a_new_table_is_the_one_that_was_asked_for() -> None:
    """With a link for every person and one to watch; no other field is taken, and nothing beyond a limit."""

    async def look() -> None:
        async with opened() as app:
            hall = hall_of(app)
            for seed in range(12):
                luck, who = random.Random(seed), Person(app)
                seats = ["person", *(luck.choice(("person", "greedy")) for _ in range(2))]
                body: dict[str, Any] = {
                    "open": luck.random() < 0.5, "patience": luck.choice((0, 60, 604_800)),
                    "clock": luck.choice(("", "each 60")), "shared": luck.random() < 0.5,
                    "advice": luck.random() < 0.5,
                }  # fmt: skip
                ruling = luck.choice(game_spec("elekt").rulings)
                body["rulings"] = {ruling.name: ruling.readings[-1]}
                left_out = [name for name in body if luck.random() < 0.3]
                given = {name: value for name, value in body.items() if name not in left_out}
                answer = await who.call("/api/tables", game="elekt", seats=seats, **given)
                assert answer.status == 201, answer.text
                made, usual = read(answer), {"rulings": {}, "patience": 0, "clock": ""}
                live = await hall.table(made["table"])
                wanted = {**dict.fromkeys(body, False), **usual, **given}
                row = live.row
                assert (row.is_open, row.patience, row.clock) == (
                    wanted["open"], wanted["patience"], wanted["clock"],
                )  # fmt: skip
                assert live.is_shared == wanted["shared"]
                assert live.is_noted("advice") == wanted["advice"]
                assert [place.kind for place in row.seats] == [
                    "person" if each == "person" else "bot" for each in seats
                ]
                assert row.settings.rulings == wanted["rulings"]
                links = [
                    keys.link(who.key, live.id, seat, row.seats[seat].issue) if each == "person" else ""
                    for seat, each in enumerate(seats)
                ]
                watch = keys.link(who.key, live.id, keys.WATCH, row.watch_issue)
                assert made == {"table": live.id, "key": who.key, "links": links, "watch": watch}
                for more in ({"patience": -1}, {"patience": 604_801}, {"nothing": 1}, {"seats": []}):
                    bad = {"game": "elekt", "seats": seats} | more
                    assert (await who.call("/api/tables", **bad)).status == 422
            while True:  # the bots play on: whose table was changed last comes first
                opening = {row.id: row for row in hall.store.open_tables()}
                found = read(await Person(app).get("/api/tables"))
                if [row.id for row in hall.store.open_tables()] == list(opening):
                    break
            assert [each["table"] for each in found] == list(opening)
            for each in found:
                places = opening[each["table"]].seats
                assert each["game"] == "elekt"
                assert [tuple(seat.values()) for seat in each["seats"]] == [
                    (
                        LETTERS[number],
                        place.name,
                        place.kind == "bot",
                        place.kind == "person" and not place.key,
                    )
                    for number, place in enumerate(places)
                ]
            assert found

    asyncio.run(look())


def test_games_are_listed_with_all_that_can_be_chosen() -> None:
    async def look() -> None:
        async with opened() as app:
            found = read(await Person(app).get("/api/games"))
            assert [each["game"] for each in found] == list(interrex.games())
            for each in found:
                spec = game_spec(each["game"])
                assert (each["title"], each["seats"]) == (spec.title, list(spec.seats))
                assert each["bots"] == list(bot_levels())
                assert each["rulings"] == {ruling.name: list(ruling.readings) for ruling in spec.rulings}
                assert each["variants"] == {name: list(values) for name, values in spec.variants.items()}
                packs = hall_of(app).packs.offered(each["game"])
                assert each["packs"] == [{"hash": pack.hash, "id": pack.id} for pack in packs]

    asyncio.run(look())


CALLS: dict[str, tuple[str, dict[str, Any], tuple[Any, ...]]] = {
    "choose": ("choose", {"word": "w", "turn": 3}, ("w", 3)),
    "undo": ("undo", {}, ()),
    "ask": ("ask_back", {"back_to": 2, "made": 5}, (2, 5)),
    "answer": ("answer", {"agree": True}, (True,)),
    "propose": ("propose", {"word": "w", "turn": 4}, ("w", 4)),
    "stand-in": ("stand_in", {"whose": "B"}, ("B",)),
    "return": ("come_back", {}, ()),
    "deck": ("bring_deck", {"name": "n", "text": "t"}, ("n", "t")),
}


@pytest.mark.parametrize("path", CALLS)
def test_a_call_does_what_it_is_called(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """For the seat that it names, with all that it says; what it leaves out and need not say is nothing."""
    action, said, wanted = CALLS[path]
    done: list[tuple[Any, ...]] = []

    async def act(hall: object, live: Any, who: Any, seat: str, *given: Any) -> Done:
        done.append((live.id, who.hash, seat, *given))
        return Done(0, 17)

    assert tables.moves is together.moves
    monkeypatch.setattr(tables.moves, action, act)

    async def look() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2)
            for who, seat in ((people[0], ""), (people[1], "B")):
                answer = await who.call(
                    f"/api/tables/{live.id}/{path}", **said, **({"seat": seat} if seat else {})
                )
                assert (answer.status, read(answer)) == (200, {"number": 17})
                assert done.pop() == (live.id, who.hash, seat, *wanted)
            for body in ({**said, "seat": "AB"}, {**said, "nothing": 1}):
                assert (await people[0].call(f"/api/tables/{live.id}/{path}", **body)).status == 422
            for turn in (0, 1_000_000, -1, 1_000_001):
                if "turn" in said:
                    answer = await people[0].call(f"/api/tables/{live.id}/{path}", **{**said, "turn": turn})
                    assert answer.status == (200 if 0 <= turn <= 1_000_000 else 422)
            nobody = Person(app, "x")
            assert (await nobody.call(f"/api/tables/{live.id}/{path}", **said)).status == 403

    asyncio.run(look())
