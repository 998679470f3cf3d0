"""What the hall decides by itself, told a second time at random tables: whose answer comes sooner, who agrees
for somebody who is away, which bots are asked, and whether a word takes long."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.by_hand import AGREE, CONSENT, OBJECT
from interrex.engine.questions import Chosen
from interrex.games import game_spec
from interrex.match.session import KINDS, Move
from interrex.web.clock import steady
from interrex.web.tables import absence, clocks, hall
from interrex.web.tables.live import OWN_DECK
from tests.web.test_company_told import tables


def made(seat: int, question: str, word: str) -> Chosen:
    return Chosen(seat, question, word, word, 1, (), ())


def test_windows_and_the_same_turn_come_sooner() -> None:
    """Soonest where one has just passed; to pass in a window ends no turn, to pass one's own does."""
    met = Counter[float]()
    for live, luck in tables():
        passing = game_spec(live.row.settings.game).passing
        windows = passing.questions if passing is not None else ()
        word = passing.word if passing is not None else "another"
        asked = live.game.decisions[0]
        for question, acted, passes in product((*windows[:2], "turn"), (None, 0, 1), (0, 1, 2)):
            where = luck.choice((*windows[:2], "turn"))
            passed = luck.randrange(2)
            after = [made(passed, where, word)] * passes if passing is not None else []
            live.game.choices[:] = ([made(acted, "turn", "deed")] if acted is not None else []) + after
            decision = replace(asked, question=question, seat=luck.randrange(2))
            last = passed if after and where == "turn" else acted
            usual = 0.25 if last == decision.seat else 1.0
            tempo = (0.1 if after else 0.25) if question in windows else usual
            assert hall._tempo(live, decision) == tempo
            met[tempo] += 1
    assert set(met) == {0.1, 0.25, 1.0}


def test_a_bot_agrees_to_nothing_for_somebody_who_is_away() -> None:
    """What is settled by hand is for people; a bot of its own says what it thinks."""
    met = Counter[str]()
    for live, _ in tables():
        for seat, place in enumerate(live.row.seats):
            for question in (CONSENT, "turn"):
                decision = replace(
                    live.game.decisions[0], seat=seat, question=question, options=(AGREE, OBJECT)
                )
                word = OBJECT if question == CONSENT and place.kind == "person" else ""
                assert hall._for_absent(live, decision) == word
                met[word] += 1
    assert min(met[""], met[OBJECT]) > 20


def test_a_word_that_nobody_offers_or_that_takes_back_takes_long() -> None:
    """And whatever is chosen with cards that somebody has written."""
    met = Counter[bool]()
    for live, luck in tables():
        house = live.row.settings.pack_hash
        for pack_hash in (house, "written"):
            live.row.settings = replace(live.row.settings, pack_hash=pack_hash)
            decision = luck.choice(live.game.decisions)
            for kind, word in product(sorted(KINDS), (*decision.options[:2], "nonsense")):
                is_known = word in decision.options
                long = kind == "back" or (kind == "choose" and (pack_hash != house or not is_known))
                assert hall._takes_long(live, Move(decision.seat, kind, word)) == long
                met[long] += 1
    assert min(met.values()) > 100


def test_bots_are_asked_where_nothing_stands_in_the_way() -> None:
    met = Counter[int]()
    for live, luck in tables():
        bots = [
            seat
            for seat in live.game.seats_asked
            if live.row.seats[seat].kind == "bot" or seat in live.session.stand_ins
        ]
        awaits = any(place.deck == OWN_DECK for place in live.row.seats)
        found = hall.Hall._bots_asked(None, live)  # type: ignore[arg-type]
        assert found == ([] if awaits else bots)
        met[len(found)] += 1
        if live.choices and luck.random() < 0.5:
            live.session = live.session.after(Move(live.choices[-1][0], "ask", f"{len(live.choices) - 1}"))
            assert hall.Hall._bots_asked(None, live) == []  # type: ignore[arg-type]
    assert {0, 1} <= set(met)


def test_as_time_goes_by_it_is_shown_for_whom_a_bot_may_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when that changes; and where a clock has run down, a bot plays on at that table."""
    there = {live.id: live for live, _ in tables()}
    told: list[str] = []
    up: list[str] = []
    house: Any = SimpleNamespace(closed=False, live=there)
    for number, live in enumerate(there.values()):
        live.offered = absence.offered(live, steady()) if number % 2 else frozenset({9})
    before = {name: live.offered for name, live in there.items()}
    looks = 0

    async def sleep(seconds: float) -> None:
        nonlocal looks
        assert seconds == absence.TICK
        looks += 1
        house.closed = looks == 2

    async def time_is_up(of: object, live: Any) -> None:
        assert of is house
        up.append(live.id)

    with monkeypatch.context() as still:
        now = steady()
        still.setattr(absence, "steady", lambda: now)
        still.setattr(absence.asyncio, "sleep", sleep)
        still.setattr(absence, "time_is_up", time_is_up)
        still.setattr(type(next(iter(there.values()))), "notify", lambda live: told.append(live.id))
        asyncio.run(absence.keep_time(house))
        offered = {name: absence.offered(live, now) for name, live in there.items()}
        late = [name for name, live in there.items() if live.row.clock and clocks.up(live, now)]
    patient = [name for name, live in there.items() if live.row.patience]
    assert told == [name for name in patient if offered[name] != before[name]]
    for name, live in there.items():
        assert live.offered == (offered[name] if name in patient else before[name])
    assert up == late * 2
    assert told
    assert late
