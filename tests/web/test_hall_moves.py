"""What the hall does with a move, with its bots and with a new table, told a second time: everything that it
stores, begins and asks of others is noted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.errors import BadSetting, EndlessLoop
from interrex.match.session import BACK, CHOOSE, STAND_IN, Move, Stale
from interrex.web.store import StoreAway, Taken
from interrex.web.tables import hall as hall_module
from interrex.web.tables.chronicle import OnlyTold
from interrex.web.tables.hall import Hall, NoTable, NotDealt
from interrex.web.tables.live import OWN_DECK, Live
from tests.web.lives import live_of
from tests.web.quiet import (
    NOON,
    Noted,
    Others,
    Quiet,
    after,
    no_sleep,
    played,
    run,
    scripted,
)  # fmt: skip

hall: Any = hall_module


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    return no_sleep(monkeypatch)


# --- moves ------------------------------------------------------------------------------------------------


class Book:
    """Notes what is stored, unless it fails."""

    def __init__(self, error: BaseException | None) -> None:
        self.error = error
        self.entries: list[Any] = []

    async def add(self, entry: Any) -> None:
        self.entries.append(entry)
        if self.error is not None:
            raise self.error


def test_a_move_is_made_when_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its time; where another server was quicker, or nobody knows what was stored, one looks again."""
    told: list[str] = []
    monkeypatch.setattr(Live, "notify", lambda live: told.append(live.id))
    monkeypatch.setattr(hall.clocks, "thought", lambda live, seat, at: 700 + seat)
    monkeypatch.setattr(hall, "now", lambda: NOON)
    for number, error in product(
        (0, 1, len(played().moves) - 1), (None, Taken(), StoreAway("away"), ValueError())
    ):
        for kind in (CHOOSE, STAND_IN, BACK)[: 3 if number else 2]:
            moves = played().moves
            move = moves[number] if kind == CHOOSE else Move(moves[number - 1].seat, kind, "greedy")
            live = after(number)
            if kind == BACK:
                move = Move(moves[number - 1].seat, BACK, f"{number - 1}") if number else move
            there: Any = Quiet(live)
            book, made = Book(error), live.session
            there.ledger = book
            caught: list[Any] = []
            there._caught_up = scripted(iter([None]))
            monkeypatch.setattr(there, "catch_up", caught.append)
            told.clear()
            outcome = run(there.move(live, move))
            (entry,) = book.entries
            spent = 700 + move.seat if kind != BACK else 0
            assert entry.move == replace(move, at=NOON, spent=spent)
            over = number == len(moves) - 1 and kind == CHOOSE
            assert (entry.table, entry.number, entry.is_over) == (live.id, number + 1, over)
            if error is not None:
                assert isinstance(outcome, Stale if isinstance(error, Taken) else type(error))
                assert (live.session, caught, told, there.done()) == (made, [live], [], [])
                continue
            assert (outcome, live.number, live.row.is_over) == (number + 1, number + 1, over)
            assert live.row.touched == NOON
            assert (caught, told) == ([], [live.id])
            assert there.done() == [("start", "_end")] * over + [("bots", live.id)]


def test_a_choice_waits_for_decks_and_ends_what_a_bot_did_for_somebody() -> None:
    """The moves it amounts to are made one after the other; the number of the last is told."""
    for stands_in, waits, known in product((False, True), (False, True), (False, True)):
        live = after(2)
        decision = live.game.decisions[0]
        if stands_in:
            live.session = live.session.after(Move(decision.seat, STAND_IN, "greedy"))
        live.row.seats[0].deck = OWN_DECK if waits else ""
        there: Any = Quiet(live)
        made: list[Any] = []

        async def move(live: Live, each: Move, made: list[Move] = made) -> int:
            made.append(each)
            return 40 + len(made)

        there.move = move
        word = decision.options[0] if known else "nonsense"
        outcome = run(there.choose(live, decision.seat, word, None))
        if waits:
            assert isinstance(outcome, NotDealt)
            assert made == []
        elif not known:
            assert isinstance(outcome, Exception) or outcome == 40 + len(made)
        else:
            wanted = list(live.session.choosing(decision.seat, word, None))
            assert made == wanted
            assert outcome == 40 + len(made)
            assert len(made) == 1 + stands_in
        assert not live.lock.locked()


def test_what_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread, with positions of its own: with cards that somebody has written, or where a rule must be
    looked for that forbids a word."""
    beside: list[str] = []

    async def to_thread(work: Any, *given: Any) -> Any:
        assert work.__self__ is not live.session
        beside.append(work.__name__)
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    for stands_in, is_written, known in product((False, True), repeat=3):
        live = after(2)
        decision = live.game.decisions[0]
        if stands_in:
            live.session = live.session.after(Move(decision.seat, STAND_IN, "greedy"))
        monkeypatch.setattr(hall, "_is_written", lambda live, is_written=is_written: is_written)
        there: Any = Quiet(live)
        there.ledger = Book(None)
        word = decision.options[0] if known else "nonsense"
        outcome = run(there.choose(live, decision.seat, word))
        long = is_written or not known
        assert isinstance(outcome, Exception) == (not known)
        assert bool(beside) == long
        beside.clear()


def test_the_end_is_kept_counted_and_looked_back_on(monkeypatch: pytest.MonkeyPatch) -> None:
    live, told = after(-1), []
    there: Any = Quiet(live)
    there.chronicle = Others(there.noted, "chronicle")
    order = there.noted

    async def count(of: Any, table: str, game: Any, pack: Any) -> None:
        assert (of, table, pack) == (there, live.id, live.pack)
        assert game.is_over
        assert game is not live.game
        order.append(("counted",))

    monkeypatch.setattr(hall.counting, "count", count)
    monkeypatch.setattr(hall, "lead_changes", lambda session: session.number)
    monkeypatch.setattr(Live, "notify", lambda live: told.append(live.lead_changes))
    asyncio.run(there._end(live))
    (end, row, session), (counted,) = order
    assert (end, row, session.number, counted) == (
        "chronicle.note_end",
        live.row,
        len(played().moves),
        "counted",
    )
    assert session is not live.session
    assert told == [len(played().moves)]


# --- bots -------------------------------------------------------------------------------------------------


def test_bots_begin_to_think_where_one_is_asked_and_none_does() -> None:
    for closed, thinks, asked in product((False, True), (False, True), ([], [1])):
        live: Any = after(0)
        there: Any = Quiet(live)
        there._bots_asked = lambda live, asked=asked: asked
        there.closed, live.thinking = closed, "before" if thinks else None
        Hall.let_bots_move(there, live)
        begins = bool(asked) and not closed and not thinks
        assert there.done() == [("start", "_bots_move")] * begins
        assert live.thinking == ("begun" if begins else "before" if thinks else None)


def test_bots_think_one_after_the_other_while_the_claim_holds(naps: list[float]) -> None:
    """The first that is asked; at the end others may think, and the claim is given back."""
    for asked, claims, error, closed, here in (
        ([[1], [0, 1], []], [True, True], None, False, True), ([[]], [], None, False, True),
        ([[0], [0], []], [False, True], None, False, True), ([[1]], [True], BadSetting("no"), False, True),
        ([], [], None, True, True), ([], [], None, False, False),
    ):  # fmt: skip
        live: Any = after(0)
        there: Any = Quiet(*[live] * here)
        moved: list[int] = []
        released: list[str] = []
        questions = iter(asked)
        there._bots_asked = lambda live, questions=questions: next(questions)

        async def moves(live: Live, seat: int, moved: list[int] = moved, error: Any = error) -> None:
            moved.append(seat)
            if error is not None:
                raise error

        async def release(table: str, released: list[str] = released) -> None:
            released.append(table)

        there._bot_moves = moves
        there.wire = SimpleNamespace(claim=scripted(iter(claims)), release=release)
        there.closed, live.thinking = closed, "task"
        naps.clear()
        asyncio.run(there._bots_move(live))
        wanted = [each[0] for each, claim in zip(asked, claims, strict=False) if claim]
        assert moved == wanted
        assert naps == [hall.RETRY_SECONDS] * claims.count(False)
        assert (live.thinking, released) == (None, [live.id])


def test_a_bot_that_was_overtaken_does_nothing(naps: list[float]) -> None:
    for turn, still, error in product((0, 1), (False, True), (None, Stale(), StoreAway("away"))):
        live = after(2)
        seat = live.game.seats_asked[0]
        there: Any = Quiet(live)
        made: list[Any] = []

        async def in_time(live: Live, decision: Any, level: str, turn: int = turn, seat: int = seat) -> str:
            assert (decision, level) == (live.decision_of(seat), "")
            live.opened[seat] += turn
            return "word"

        async def one(
            live: Live, decision: Any, word: str, made: list[Any] = made, error: Any = error
        ) -> None:
            assert live.lock.locked()
            made.append((decision.seat, word))
            if error is not None:
                raise error

        there._in_time, there._one_that_ends = in_time, one
        there._bots_asked = lambda live, seat=seat, still=still: [seat] * still
        naps.clear()
        asyncio.run(there._bot_moves(live, seat))
        moves = still and not turn
        assert made == [(seat, "word")] * moves
        assert naps == [hall.RETRY_SECONDS] * (moves and isinstance(error, StoreAway))


def test_what_happens_to_bots_stands_in_the_log(naps: list[float], caplog: pytest.LogCaptureFixture) -> None:
    live: Any = after(2)
    seat, name = live.game.seats_asked[0], live.id
    for error, told in (
        (None, ""), (Stale(), f"a bot at table {name} was overtaken"),
        (StoreAway("away"), f"a bot at table {name} waits for the database"),
        (EndlessLoop(), f"a choice at table {name} does not end"),
        (BadSetting("no"), f"bots at table {name} stopped"),
    ):  # fmt: skip
        there: Any = Quiet(live)
        there._in_time = scripted(iter(["word"]))
        there.move = scripted(iter([error, None]))
        asked = iter([[seat], [seat], []])
        there._bots_asked = lambda live, asked=asked: next(asked)
        there.wire = SimpleNamespace(claim=scripted(iter([True])), release=scripted(iter([None])))
        caplog.clear()
        with caplog.at_level("INFO", "interrex.web"):
            asyncio.run(there._bots_move(live))
        assert [each.getMessage() for each in caplog.records] == [told] * bool(told)
        assert live.thinking is None


def test_of_choices_that_never_end_a_bot_tries_others() -> None:
    """Its own, the last, the first, then all in their order, each once and not more than six."""
    decision = after(0).game.decisions[0]
    for count, fails in product((1, 2, 4, 9), range(8)):
        options = tuple(f"o{number}" for number in range(count))
        for word in options[:5]:
            there: Any = Quiet()
            tried: list[Move] = []

            async def move(live: Any, each: Move, tried: list[Any] = tried, fails: int = fails) -> None:
                tried.append(each)
                if len(tried) <= fails:
                    raise EndlessLoop

            there.move = move
            asked = replace(decision, seat=1, options=options)
            outcome = run(there._one_that_ends(SimpleNamespace(id="x"), asked, word))
            order = [word]
            for each in (options[-1], *options):
                order += [each] * (each not in order)
            order = order[:6]
            assert tried == [Move(1, CHOOSE, each) for each in order[: fails + 1]]
            assert isinstance(outcome, hall.BadMove) == (fails >= len(order))


class Pauses:
    """Notes what it is asked; bots usually need three seconds, and an answer is due after fifty."""

    def __init__(self, noted: Noted, pace: float) -> None:
        self.noted, self.pace = noted, pace

    def usual(self, *given: Any) -> float:
        self.noted.append(("usual", *given))
        return 3.0

    def thought(self, *given: Any) -> None:
        self.noted.append(("thought", *given))

    def due(self, *given: Any) -> float:
        self.noted.append(("due", *given))
        return 50.0


def test_the_time_of_an_answer_does_not_tell_whether_there_was_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without pauses one that has none is given at once; that a process began says nothing of thinking."""
    naps: list[float] = []
    clock = [100.0]

    async def sleep(seconds: float) -> None:
        naps.append(seconds)

    loop = SimpleNamespace(time=lambda: clock[0])
    monkeypatch.setattr(hall, "asyncio", SimpleNamespace(get_running_loop=lambda: loop, sleep=sleep))
    monkeypatch.setattr(hall, "_tempo", lambda live, decision: 0.5)
    for name, pace, count, window, began, absent in product(
        ("elekt", "masters", "veto"), (0.0, 0.7), (1, 2), (False, True), (0, 1), ("", "object")
    ):
        live = live_of(name, 2)
        monkeypatch.setattr(Live, "is_window", lambda live, question, window=window: window)
        monkeypatch.setattr(hall, "_for_absent", lambda live, decision, absent=absent: absent)
        there: Any = Quiet(live)
        noted: Noted = []
        there.pauses = Pauses(noted, pace)
        there.thinkers = SimpleNamespace(started=4)

        async def think(
            live: Live, decision: Any, level: str, there: Quiet = there, began: int = began
        ) -> str:
            clock[0] += 2.0
            there.thinkers.started += began
            return f"of {level}"

        there.think = think
        decision = replace(live.game.decisions[0], options=("one", "two")[:count])
        naps.clear()
        live.tempos = {}
        answer = asyncio.run(there._in_time(live, decision, "easy"))
        if not pace and count == 1:
            assert (answer, noted, naps) == ("one", [], [])
            continue
        assert answer == (absent or "of easy")
        kind, ready = "window" if window else "turn", 0.0 if absent else 2.0
        is_open = name == "masters"
        wanted: Noted = [] if is_open else [("usual", name, "easy", kind)]
        if count > 1 and not (began and not absent):
            wanted.append(("thought", name, "easy", ready, kind))
        assert noted == [*wanted, ("due", 0.0 if is_open else 3.0, ready, 0.5)]
        assert naps == [50.0 - ready]


def test_a_pack_is_fetched_only_where_it_is_not_here() -> None:
    live: Any = after(0)
    named = (live.row.settings.game, live.row.settings.pack_hash)
    for is_here in (False, True):
        there: Any = Quiet(live)
        there.packs = Others(
            there.noted, "packs", is_here=lambda *_, is_here=is_here: is_here, text=lambda *of: of
        )
        assert asyncio.run(there.pack_text(live)) == named
        assert there.done() == ([] if is_here else [("packs.find", *named)])


# --- opening and closing ----------------------------------------------------------------------------------


def test_after_a_start_bots_go_on_at_all_tables_that_can_be_played(naps: list[float]) -> None:
    row = after(0).row
    outcomes = {
        "a": None, "b": OnlyTold(row, "rules", "told"), "c": NoTable("c"), "d": BadSetting("no"),
        "e": StoreAway("away"), "f": None,
    }  # fmt: skip
    for closes in (None, "c"):
        asked: list[Any] = []

        def unfinished(most: int, asked: list[Any] = asked) -> list[str]:
            asked.append(most)
            return list(outcomes)

        there: Any = Quiet(unfinished=unfinished)

        async def table(
            name: str, there: Quiet = there, asked: list[Any] = asked, closes: Any = closes
        ) -> None:
            asked.append(name)
            there.closed = name == closes
            if (error := outcomes[name]) is not None:
                raise error

        there.table = table
        naps.clear()
        asyncio.run(there.resume_bots())
        assert asked == [hall.IN_MEMORY // 2, *("abc" if closes else "abcdef")]
        assert naps == [] if closes else [hall.RETRY_SECONDS]


def test_closing_ends_everything_and_the_store_last() -> None:
    live: Any = after(0)
    there: Any = Quiet(live)
    looks = asyncio.Event()
    live.listeners[looks] = 0

    def closing(name: str) -> Any:
        async def close() -> None:
            there.noted.append((f"{name}.close",))

        return SimpleNamespace(close=close)

    names = ("chronicle", "thinkers", "study", "readers", "wire", "ledger")
    for name in names:
        setattr(there, name, closing(name))
    there.asking = Others(
        there.noted, "asking", shutdown=lambda **given: there.noted.append(("asked", given))
    )

    async def close() -> None:
        async def for_ever() -> None:
            await asyncio.Event().wait()

        task = Hall.start(there, for_ever())
        quick = Hall.start(there, asyncio.sleep(0))
        await quick
        await asyncio.sleep(0)
        assert there.tasks == {task}
        await there.close()
        assert task.cancelled()

    asyncio.run(close())
    assert there.closed
    assert looks.is_set()
    asked = ("asked", {"cancel_futures": True})
    assert there.done() == [*((f"{name}.close",) for name in names), asked, ("store.close",)]
