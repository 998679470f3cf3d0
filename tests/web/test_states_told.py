"""What programs read of a table, told a second time at random tables: for everybody, and for one seat."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest

from interrex.engine.chance import commitment
from interrex.engine.options import Part
from interrex.match.session import Note, Request
from interrex.web.api import states
from interrex.web.show.regions import MESSAGES, log_lines
from interrex.web.store import Message
from interrex.web.tables.live import OWN_DECK, Live
from tests.web.lives import live_of, play
from tests.web.test_company_told import tables

LETTERS = "ABCDEF"


def check_state(found: dict[str, Any], live: Live) -> None:
    game, places = live.game, live.row.seats
    assert (found["table"], found["game"], found["number"]) == (live.id, live.row.settings.game, live.number)
    assert found["commitment"] == commitment(live.row.settings.seed)
    assert (found["over"], found["rematch"]) == (game.is_over, live.row.rematch)
    levels = [
        place.level if place.kind == "bot" else "greedy" if seat in live.session.stand_ins else ""
        for seat, place in enumerate(places)
    ]
    assert found["seats"] == [
        {
            "seat": LETTERS[seat], "name": place.name or LETTERS[seat], "bot": place.kind == "bot",
            "free": place.kind == "person" and not place.key, "level": levels[seat],
        }
        for seat, place in enumerate(places)
    ]  # fmt: skip
    assert [each["seat"] for each in found["asked"]] == [LETTERS[seat] for seat in game.seats_asked]
    asked = [(each.question, each.rule) for each in game.decisions]
    assert [(each["question"], each["rule"]) for each in found["asked"]] == asked
    result = game.result
    assert found["winners"] == ([LETTERS[seat] for seat in result.winners] if result else [])
    assert found["scores"] == (list(result.scores) if result else [])


def check_talk(talk: dict[str, Any], live: Live) -> None:
    session, places = live.session, live.row.seats
    assert talk["made"] == len(live.choices)
    awaited = [LETTERS[seat] for seat, place in enumerate(places) if place.deck == OWN_DECK]
    assert talk["decks_awaited"] == awaited
    assert [each["text"] for each in talk["messages"]] == [
        each.text for each in live.row.messages[-MESSAGES:]
    ]
    assert talk["stand_ins"] == [LETTERS[seat] for seat in sorted(session.stand_ins)]
    assert talk["away"] == [LETTERS[seat] for seat in sorted(live.offered) if seat not in live.present()]
    if session.request is None:
        assert talk["request"] is None
    else:
        asker = session.request.seat
        agreed = {places[seat].key for seat in (asker, *session.request.agreed)}
        waiting = [
            LETTERS[seat]
            for seat, place in enumerate(places)
            if place.kind == "person" and place.key and place.key not in agreed
            if seat not in session.stand_ins
        ]
        request = {"seat": LETTERS[asker], "back_to": session.request.back_to, "waiting": waiting}
        assert talk["request"] == request
    note = session.note
    told = note and {"kind": note.kind, "seat": LETTERS[note.seat], "by": LETTERS[note.by]}
    assert talk["note"] == told
    everybody = range(live.game.seats) if live.row.clock else ()
    timed = [seat for seat in everybody if not live.bot_level(seat)]
    assert [each["seat"] for each in talk["clocks"]] == [LETTERS[seat] for seat in timed]
    all_here = all(place.kind == "bot" or place.key for place in places)
    for seat, each in zip(timed, talk["clocks"], strict=True):
        runs = seat in live.game.seats_asked and all_here and not awaited and not live.game.is_over
        assert each["left"] == live.times.left(seat) / 1000
        assert each["until"] == (live.times.until(seat) if runs else None)
    open_to_all = [each for each in live.game.decisions if not live.bot_level(each.seat)][:1]
    if live.row.settings.game != "masters" or not open_to_all:
        assert talk["open_decision"] is None
    else:
        (asked,) = open_to_all
        assert talk["open_decision"] == {
            "seat": LETTERS[asked.seat], "options": list(asked.options), "turn": live.opened[asked.seat],
        }  # fmt: skip
    assert talk["proposals"] == [
        {"seat": LETTERS[seat], "to": LETTERS[decider], "word": word}
        for decider, words in session.proposals.items()
        for seat, word in words.items()
    ]


def test_everybody_reads_how_a_table_stands() -> None:
    met = Counter[str]()
    for live, luck in tables():
        live.row.rematch = luck.choice(("", "another"))
        live.offered = frozenset(seat for seat in range(live.game.seats) if luck.random() < 0.5)
        said = range(luck.choice((0, 3, MESSAGES - 1, MESSAGES, MESSAGES + 2)))
        live.row.messages = [Message(each % 2, "Anna", "", f"text {each}") for each in said]
        if luck.random() < 0.5:
            live.session.request = Request(0, 1, frozenset({1} if luck.random() < 0.5 else ()))
        if luck.random() < 0.5:
            live.session.note = Note(luck.choice(("granted", "refused")), 0, 1)
        if luck.random() < 0.3:
            live.session.proposals = {0: {1: "word"}}
        found = states.state(live)
        check_state(found, live)
        check_talk(found["talk"], live)
        talk = found["talk"]
        met.update(name for name, value in talk.items() if value)
        met.update("until" for each in talk["clocks"] if each["until"] is not None)
    wanted = {"request", "note", "stand_ins", "away", "until", "open_decision", "proposals", "messages"}
    assert wanted <= set(met)


def test_a_seat_reads_its_own_view_log_and_decision() -> None:
    met = Counter[bool]()
    for number, (live, luck) in enumerate(islice(tables(), 24)):
        language = luck.choice(("en", "pl", "pt"))
        live.row.seats[0].deck = "" if number % 4 else OWN_DECK
        awaited = any(place.deck == OWN_DECK for place in live.row.seats)
        for seat in range(live.game.seats + 1):
            found = states.seat_state(live, seat, language)
            check_state(found, live)
            assert found["seat"] == (LETTERS[seat] if seat < live.game.seats else "watcher")
            met[awaited] += 1
            if awaited:
                assert (found["view"], found["decision"], found["log"]) == (None, None, [])
                continue
            assert found["view"] == live.game.view(seat)
            lines = [(each["text"], each["rule"]) for each in log_lines(live, seat, language)]
            assert [(each["text"], each["rule"]) for each in found["log"]] == lines
            own = [each for each in live.game.decisions if each.seat == seat]
            if not own:
                assert found["decision"] is None
                continue
            assert found["decision"] == {
                "question": own[0].question, "rule": own[0].rule, "options": list(own[0].options),
                "parts": own[0].parts, "turn": live.opened[seat],
            }  # fmt: skip
            assert json.loads(states.as_json(found))["decision"]["options"] == list(own[0].options)
    assert min(met.values()) > 5


@pytest.mark.parametrize("game", ["elekt", "vendetta", "masters", "veto"])
def test_at_the_end_winners_and_scores_are_read(game: str) -> None:
    live = live_of(game, 3)
    play(live, 20_000, 3)
    assert live.game.result is not None
    check_state(states.state(live), live)
    assert states.state(live)["scores"]


def test_what_json_has_no_word_for_is_written_by_its_names() -> None:
    @dataclass
    class Inner:
        one: tuple[int, ...]
        two: str

    part = Part("card", "ash", "Ash")
    given = {"a": Inner((1, 2), "x"), "b": [part], "c": (1, (2, 3))}
    assert json.loads(states.as_json(given)) == {
        "a": {"one": [1, 2], "two": "x"}, "b": [part._asdict()], "c": [1, [2, 3]],
    }  # fmt: skip
    for strange in (object(), {1, 2}):
        with pytest.raises(TypeError):
            states.plain(strange)
