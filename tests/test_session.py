"""A session: the same however its moves are folded, and as it was after anything that is refused."""

from __future__ import annotations

import dataclasses
import random
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import interrex
from interrex.engine.errors import IllegalChoice, InterrexError, NotUndoable
from interrex.games import OWN, game_spec, house_pack
from interrex.match.clocks import parse
from interrex.match.session import (
    AGREE,
    ASK,
    BACK,
    CHOOSE,
    PROPOSE,
    REFUSE,
    REMEMBERED,
    RETURN,
    STAND_IN,
    UNDO,
    BadMove,
    Move,
    Session,
    Stale,
    fold,
    standing,
)
from interrex.web.store import Row, Seat, Store
from interrex.web.tables.live import Live

CLOCK = "total 900 10"
BEGUN = datetime(2026, 1, 1, 20)


def facts(session: Session) -> tuple[Any, ...]:
    """Everything that follows from the moves."""
    times = session.times
    return (
        session.number, session.choices, session.rewound, session.opened, session.request, session.note,
        session.proposals, session.stand_ins, times.since, times.spent, times.choices,
        session.game.fingerprint(), [(seat, past.fingerprint()) for seat, past in session.past],
    )  # fmt: skip


class People:
    """Whoever sits at the table wants something, often what is not possible."""

    def __init__(self, session: Session, luck: random.Random) -> None:
        self.session = session
        self.luck = luck
        self.keys = [luck.choice(("", "one", "two", "three")) for _ in range(session.game.seats)]
        self.moves: list[Move] = []

    def bots(self) -> list[int]:
        return [seat for seat, key in enumerate(self.keys) if not key or seat in self.session.stand_ins]

    def wants(self) -> list[Move]:
        """The moves for a random wish; often it is refused."""
        session, luck = self.session, self.luck
        seat = luck.randrange(session.game.seats)
        made = len(session.choices)
        wish = luck.choice((CHOOSE,) * 6 + (UNDO, ASK, AGREE, REFUSE, PROPOSE, STAND_IN, RETURN))
        if wish == CHOOSE and not session.game.is_over:
            decision = luck.choice(session.game.decisions)
            word = luck.choice((*decision.options, "nonsense"))
            turn = luck.choice((None, session.opened[decision.seat], session.number + 1))
            return list(session.choosing(decision.seat, word, turn))
        if wish == UNDO:
            return [session.undoing(luck.choice((seat, session.choices[-1][0] if made else seat)))]
        if wish == ASK:
            back_to = luck.choice((made - 1, made - 2, made - REMEMBERED - 3, made))
            return [session.asking(seat, back_to, made, self.keys)]
        if wish in (AGREE, REFUSE):
            return [session.answering(seat, wish == AGREE, self.keys)]
        if wish == PROPOSE:
            decider = session.open_to_all(self.bots())
            decision_open = session.game.decision_of(decider) if decider is not None else None
            word = luck.choice(decision_open.options) if decision_open is not None else "nothing"
            return [session.proposing(seat, word, luck.choice((None, session.number)), self.bots())]
        if wish == RETURN:
            return [session.returning(seat)]
        settled = session.settling(self.keys)
        return [settled] if settled is not None else [Move(seat, STAND_IN, "greedy")]

    def act(self) -> None:
        """Make the moves of a wish; what is refused changes nothing."""
        before = facts(self.session)
        session = self.session
        try:
            for move in self.wants():
                at = BEGUN + timedelta(seconds=7 * len(self.moves))
                timed = dataclasses.replace(move, at=at, spent=self.luck.choice((0, 0, 2500)))
                self.session = self.session.after(timed)
                self.moves.append(timed)
        except (InterrexError, Stale):
            assert facts(self.session) == before
        assert facts(session) == before  # a session never changes


def start(name: str, seed: int) -> Session:
    spec = game_spec(name)
    return Session(interrex.new(name, spec.seats[seed % len(spec.seats)], seed), parse(CLOCK), 0.0)


@pytest.mark.parametrize("name", OWN)
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10_000))
def test_folding_at_once_is_folding_one_by_one(name: str, seed: int) -> None:
    """And the same moves, stored and read again, bring the table on a server to the same state."""
    begun = start(name, seed)
    people = People(begun, random.Random(seed))
    for _ in range(45):
        people.act()
    wanted = facts(people.session)
    half = len(people.moves) // 2
    assert facts(fold(begun, people.moves)) == wanted
    assert facts(fold(fold(begun, people.moves[:half]), people.moves[half:])) == wanted
    assert standing(people.moves) == people.session.choices
    replayed = begun.game.copy()
    for seat, word in people.session.choices:
        replayed.choose(word, seat)
    assert people.session.game.fingerprint() == replayed.fingerprint()
    live = Live(row_of(begun, people.keys), people.moves, house_pack(name))
    assert facts(live.session) == wanted


def row_of(begun: Session, keys: list[str]) -> Row:
    seats = [Seat("person" if key else "bot", "", "", "", str(seat), 1, key) for seat, key in enumerate(keys)]
    return Row("t", begun.game.settings, False, False, "", "", 1, BEGUN, seats, 60, CLOCK)


@pytest.mark.parametrize("name", OWN)
def test_stored_moves_bring_the_table_back(name: str, tmp_path: Path) -> None:
    begun = start(name, 3)
    people = People(begun, random.Random(3))
    for _ in range(60):
        people.act()
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    row = row_of(begun, people.keys)
    store.add_table(row, people.moves)
    kept = store.table("t")
    assert kept is not None
    untimed = [dataclasses.replace(move, spent=0) for move in people.moves]  # as a new table begins
    assert facts(Live(kept, store.moves("t"), house_pack(name)).session) == facts(fold(begun, untimed))
    store.close()


def choose(session: Session, count: int) -> Session:
    """Take first options."""
    for _ in range(count):
        decision = session.game.decisions[0]
        session = fold(session, session.choosing(decision.seat, decision.options[0]))
    return session


def test_taken_back_choices_do_not_stand() -> None:
    moves = [Move(0, CHOOSE, "a"), Move(1, CHOOSE, "b"), Move(1, UNDO, ""), Move(1, CHOOSE, "c")]
    assert standing(moves) == [(0, "a"), (1, "c")]
    assert standing([*moves, Move(0, ASK, "1"), Move(1, BACK, "0")]) == []


@pytest.mark.parametrize("back", [1, REMEMBERED - 1, REMEMBERED, REMEMBERED + 1, 20])
def test_back_beyond_what_is_remembered(back: int) -> None:
    begun = choose(Session(interrex.new("elekt", 2, 4)), 20 - back)
    session = choose(begun, back)
    session = session.after(session.asking(0, 20 - back, 20, ["", ""]))
    assert session.game.fingerprint() == begun.game.fingerprint()
    assert [seat for seat, _ in session.past[-1:]] == [seat for seat, _ in begun.past[-1:]]
    assert session.note is not None
    assert session.note.kind == "granted"


def test_a_stored_undo_is_followed_whatever_is_free_today() -> None:
    """What could be taken back freely when it was stored is not judged again."""
    session = choose(Session(interrex.new("elekt", 2, 4)), 9)
    for _ in range(9):
        session = session.after(Move(session.choices[-1][0], UNDO, ""))
    assert session.game is session.start
    with pytest.raises(NotUndoable):
        session.after(Move(0, UNDO, ""))


@pytest.mark.parametrize(
    "move",
    [
        Move(0, "dance", ""), Move(7, CHOOSE, "pass"), Move(0, BACK, "3"), Move(0, BACK, "x"),
        Move(0, ASK, "x"), Move(0, ASK, "3"), Move(0, ASK, ""), Move(0, PROPOSE, ""),
        Move(0, PROPOSE, "Z foo"), Move(0, PROPOSE, "C pass"),
        Move(0, PROPOSE, "AB pass"), Move(0, STAND_IN, ""),
    ],
)  # fmt: skip
def test_a_move_that_cannot_be_followed_is_refused(move: Move) -> None:
    with pytest.raises(BadMove):
        choose(Session(interrex.new("elekt", 2, 4)), 3).after(move)


def test_an_illegal_choice_does_not_bring_the_owner_back() -> None:
    session = Session(interrex.new("elekt", 2, 4))
    seat = session.game.decisions[0].seat
    session = session.after(Move(seat, STAND_IN, "greedy"))
    with pytest.raises(IllegalChoice):
        session.choosing(seat, "nonsense")
    kinds = [move.kind for move in session.choosing(seat, session.game.decisions[0].options[0])]
    assert kinds == [RETURN, CHOOSE]


def test_who_is_still_asked() -> None:
    """Nobody without a request; then all but who asks, who shares a browser with the asker, and bots."""
    session, keys = Session(interrex.new("elekt", 4, 7)), ("a", "b", "", "a")
    assert session.still_asked(keys) == []
    assert session.still_asked(keys, 0) == [1]
    assert session.still_asked(keys, 1) == [0, 3]


def test_a_request_is_granted_when_the_last_person_is_away() -> None:
    session = choose(Session(interrex.new("elekt", 3, 4)), 5)
    keys = ["one", "two", "three"]
    session = session.after(session.asking(0, 2, 5, keys))
    session = session.after(session.answering(1, True, keys))
    assert session.settling(keys) is None
    session = session.after(Move(2, STAND_IN, "greedy"))
    granted = session.settling(keys)
    assert granted == Move(0, BACK, "2")
    assert len(session.after(granted).choices) == 2
