"""What stands beside the prompt, told a second time: free seats, requests, stand-ins, who is away, clocks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from interrex.engine.choosing import STILL_SECRET
from interrex.match.session import Note, Request
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import say
from interrex.web.show import together
from interrex.web.tables import clocks, consent
from interrex.web.tables import decks as decks_of
from interrex.web.tables.live import OWN_DECK, Live
from interrex.web.tables.sentences import words_of
from tests.web.lives import live_of, play
from tests.web.test_company_told import tables

NOTES = ("granted", "refused", "withdrawn", "overtaken")


def busy_tables() -> Iterator[tuple[Live, Viewer]]:
    """The same tables with requests, notes, people for whom a bot is offered; and somebody who looks."""
    for live, luck in tables():
        seats = range(live.game.seats)
        if live.choices and luck.random() < 0.7:
            agreed = frozenset(luck.sample(seats, luck.randrange(live.game.seats)))
            asks, back_to = luck.choice(seats), luck.randrange(len(live.choices))
            live.session.request = Request(asks, back_to, agreed)
        if luck.random() < 0.5:
            live.session.note = Note(luck.choice(NOTES), luck.choice(seats), luck.choice(seats))
        live.offered = frozenset(seat for seat in seats if luck.random() < 0.5)
        own = tuple(seat for seat in seats if luck.random() < 0.4)
        yield live, Viewer(own[0] if own else live.game.seats, own, luck.choice(("en", "pl", "pt")))


def wanted_request(live: Live, who: Viewer) -> dict[str, Any] | None:
    """Who asks for how much of whose, what one may answer, and for whom the table waits."""
    asked = live.session.request
    if asked is None:
        return None
    choices = live.choices[asked.back_to :]
    whose, waiting = choices[0][0], consent.still_asked(live)
    whom = "own" if whose == asked.seat else "other"
    parts = live.game.chosen_parts(asked.back_to, who.seat)
    choice = ""
    if parts != STILL_SECRET:
        question = live.game.choices[asked.back_to].question
        choice = f": {words_of(live, who.language).option(question, parts, who.seat)}"
    may_answer = [seat for seat in who.own if seat in waiting]
    text = say(
        who.language, f"request-{whom}-{'many' if len(choices) > 1 else 'one'}", name=live.names[asked.seat],
        number=len(choices), whose=live.names[whose], choice=choice,
    )  # fmt: skip
    return {
        "text": text,
        "answering": "ABCDEF"[may_answer[0]] if may_answer else "",
        "own": "ABCDEF"[asked.seat] if asked.seat in who.own else "",
        "waiting": ", ".join(live.names[seat] for seat in waiting),
    }


def test_what_people_do_besides_choosing() -> None:
    met = Counter[str]()
    for live, who in busy_tables():
        found, places = together.contents(live, who, who.seat), live.row.seats
        stand_ins = live.session.stand_ins
        free = [seat for seat, each in enumerate(places) if each.kind == "person" and not each.key]
        assert found["free"] == ", ".join("ABCDEF"[seat] for seat in free if seat not in stand_ins)
        assert found["decks"] == ", ".join(live.names[seat] for seat in live.awaited())
        assert found["request"] == wanted_request(live, who)
        note = live.session.note
        said = note and say(
            who.language, f"request-{note.kind}", name=live.names[note.seat], by=live.names[note.by]
        )
        assert found["note"] == (said or "")
        assert [(each["seat"], each["name"], each["own"]) for each in found["stand_ins"]] == [
            ("ABCDEF"[seat], live.names[seat], "yes" if seat in who.own else "")
            for seat in range(live.game.seats)
            if seat in stand_ins
        ]
        gone = [
            seat for seat in range(live.game.seats)
            if who.own and seat in live.offered and seat not in {*live.present(), *who.own, *stand_ins}
        ]  # fmt: skip
        assert found["away"] == [{"seat": "ABCDEF"[seat], "name": live.names[seat]} for seat in gone]
        faces = []
        for seat in range(live.game.seats):
            if live.row.clock and not live.bot_level(seat):
                until = round(live.times.until(seat) * 1000) if seat in clocks.running(live) else 0
                left = clocks.as_text(live.times.left(seat))
                faces.append({"name": live.names[seat], "own": seat in who.own, "until": until, "left": left})
        assert found["clocks"] == faces
        silent = not any((live.session.request, note, stand_ins, live.offered, live.row.clock, free))
        assert together.is_silent(live) == (silent and not live.awaited())
        takes = who.seat in live.persons() and live.session.request is None and bool(live.choices)
        ways = ("own", "last") if takes and consent.still_asked(live, who.seat) else ("own",) if takes else ()
        assert together.takes_back(live, who) == ways
        met.update(key for key, value in found.items() if value)
        met[str(ways)] += 1
    assert set(met) >= {"free", "decks", "request", "note", "stand_ins", "away", "clocks", "()"}
    assert len([key for key in met if key.startswith("(")]) > 1


def test_after_the_end_nothing_is_awaited() -> None:
    live = live_of("elekt", ["person", "person", "greedy"], clock="each 60", patience=60)
    play(live, 5000)
    assert live.game.is_over
    live.row.seats[0].key = ""
    live.session.stand_ins[1] = "greedy"
    found = together.contents(live, Viewer(1, (1,), "en"), 1)
    assert not any(found.values())
    assert together.takes_back(live, Viewer(1, (1,), "en")) == ()


def test_nothing_beside_a_quiet_table() -> None:
    live = live_of("elekt", 2)
    assert together.is_silent(live)
    for change in ("request", "note", "offered", "clock", "free", "decks"):
        live = live_of("elekt", 2, clock="each 60" if change == "clock" else "")
        play(live, 2)
        if change == "request":
            live.session.request = Request(0, 0)
        elif change == "note":
            live.session.note = Note("granted", 0, 1)
        elif change == "offered":
            live.offered = frozenset({0})
        elif change == "free":
            live.row.seats[1].key = ""
        elif change == "decks":
            live.row.seats[1].deck = OWN_DECK
        assert not together.is_silent(live), change


def test_a_deck_is_asked_of_who_is_to_bring_one() -> None:
    """Of the seat from which one looks first, else of another of one's own."""
    luck = random.Random(1)
    for _ in range(30):
        live = live_of("veto", 3)
        for place in live.row.seats:
            place.deck = OWN_DECK if luck.random() < 0.5 else ""
        own = tuple(luck.sample(range(3), luck.randrange(4)))
        who = Viewer(own[-1] if own else 3, own, "en")
        wanted = [seat for seat in (who.seat, *own) if seat in live.awaited()]
        found = together.deck_form(live, who)
        assert found["seat"] == ("ABC"[wanted[0]] if wanted else "")
        assert found["name"] == (live.names[wanted[0]] if wanted else "")
        words = words_of(live, "en")
        offered = decks_of.names(live, wanted[0]) if wanted else []
        assert found["decks"] == [(deck, words.card(str(deck))) for deck in offered]
        assert bool(found["decks"]) == bool(wanted)


def test_time_left_is_read_as_on_a_clock() -> None:
    for seconds, text in ((0, "0:00"), (59, "0:59"), (60, "1:00"), (605, "10:05"), (3600, "1:00:00"),
                          (3599, "59:59"), (7325, "2:02:05"), (-5, "0:00")):  # fmt: skip
        assert clocks.as_text(seconds * 1000) == text
        assert clocks.as_text(seconds * 1000 + 999 * (seconds >= 0)) == text
