"""Who may take back what, ask for it, agree, propose and come back: at the bounds, by every seat."""

from __future__ import annotations

import dataclasses
from datetime import datetime, timedelta

import pytest

import interrex
from interrex.engine.errors import IllegalChoice, NotUndoable
from interrex.engine.table import SEAT_LETTERS
from interrex.match.clocks import parse
from interrex.match.session import (
    AGREE,
    ASK,
    BACK,
    CHOOSE,
    PROPOSE,
    REFUSE,
    RETURN,
    STAND_IN,
    UNDO,
    BadMove,
    Move,
    Note,
    Request,
    Session,
    Stale,
    Waiting,
    fold,
    stands,
)
from interrex.match.undo import NotFree, WhyNot
from tests.match.test_bounds import played

KEYS = ["one", "two", "three"]
BEGUN = datetime(2026, 1, 1, 20)


def begun(choices: int, game: str = "elekt", seats: int = 3) -> Session:
    """First options."""
    session = Session(interrex.new(game, seats, 4))
    for _ in range(choices):
        decision = session.game.decisions[0]
        session = session.after(Move(decision.seat, CHOOSE, decision.options[0]))
    return session


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_seats_that_are_not_there(seat: int) -> None:
    with pytest.raises(BadMove, match=f"no seat {seat} at a table for 3"):
        begun(0).after(Move(seat, RETURN, ""))
    assert begun(0).after(Move(2, RETURN, "")).number == 1


def test_the_last_choice_of_a_seat() -> None:
    session = begun(7)
    for seat in range(3):
        own = [number for number, (who, _) in enumerate(session.choices) if who == seat]
        assert session.own_last(seat) == (own[-1] if own else -1)
    assert begun(0).own_last(0) == -1


@pytest.mark.parametrize("seat", range(3))
def test_a_request_reaches_from_the_first_to_the_last_choice(seat: int) -> None:
    session = begun(5)
    for back_to in (0, 4):
        asked = session.asking(seat, back_to, 5, KEYS)
        assert asked == Move(seat, ASK, str(back_to))
        assert session.after(asked).request == Request(seat, back_to)
        assert session.asking(seat, back_to, 5, ["", "", ""]) == Move(seat, BACK, str(back_to))
    for back_to in (-1, 5):
        with pytest.raises(NotUndoable, match="Nothing has been chosen"):
            session.asking(seat, back_to, 5, KEYS)
    for made in (4, 6):
        with pytest.raises(Stale):
            session.asking(seat, 0, made, KEYS)
    with pytest.raises(Waiting):
        session.after(Move(seat, ASK, "0")).asking((seat + 1) % 3, 0, 5, KEYS)


@pytest.mark.parametrize("seat", range(3))
def test_a_request_is_agreed_to_refused_withdrawn_or_overtaken(seat: int) -> None:
    session = begun(5)
    nobody = session
    session = session.after(session.asking(seat, 2, 5, KEYS))
    first, second = (each for each in range(3) if each != seat)
    with pytest.raises(Stale):
        nobody.answering(first, True, KEYS)
    with pytest.raises(Stale):
        session.answering(seat, True, KEYS)  # who asks has agreed
    assert session.answering(first, True, KEYS) == Move(first, AGREE, "")
    one = session.after(Move(first, AGREE, ""))
    assert one.request == Request(seat, 2, frozenset({first}))
    assert one.still_asked(KEYS) == [second]
    assert one.settling(KEYS) is None
    assert one.answering(second, True, KEYS) == Move(second, BACK, "2")
    granted = one.after(Move(second, BACK, "2"))
    assert (granted.note, granted.request, len(granted.choices)) == (Note("granted", seat, second), None, 2)
    assert granted.rewound == 1
    shared = ["x"] * 3
    shared[seat] = "y"
    assert session.answering(first, True, shared) == Move(first, BACK, "2")  # both sit at one browser
    for by, kind in ((seat, "withdrawn"), (first, "refused"), (second, "refused")):
        assert session.answering(by, False, KEYS) == Move(by, REFUSE, "")
        after = session.after(Move(by, REFUSE, ""))
        assert (after.note, after.request) == (Note(kind, seat, by), None)
        assert len(after.choices) == 5
        assert after.after(Move(first, REFUSE, "")).note == after.note  # nothing is asked any more
        assert after.after(Move(first, AGREE, "")).request is None
    decision = session.game.decisions[0]
    over = session.after(Move(decision.seat, CHOOSE, decision.options[0]))
    assert (over.note, over.request) == (Note("overtaken", seat, decision.seat), None)
    again = over.after(Move(first, ASK, "1"))
    assert (again.note, again.request) == (None, Request(first, 1))


def test_what_nobody_was_asked_about_is_granted_by_who_wanted_it() -> None:
    session = begun(5)
    back = session.after(Move(1, BACK, "4"))
    assert back.note == Note("granted", 1, 1)
    decision = back.game.decisions[0]
    assert back.after(Move(decision.seat, CHOOSE, decision.options[0])).note is None


def test_nothing_is_taken_back_of_a_game_that_is_over() -> None:
    session = played("elekt", 2, 2)
    last = session.choices[-1][0]
    assert session.why_not_undo(last) == WhyNot.OVER
    assert begun(0).why_not_undo(0) == WhyNot.NOTHING
    with pytest.raises(NotUndoable):
        session.asking(0, 0, len(session.choices), KEYS)
    chosen = begun(1)
    other = (chosen.choices[-1][0] + 1) % 3
    assert chosen.why_not_undo(other) == WhyNot.OTHER
    with pytest.raises(NotFree) as refused:
        chosen.undoing(other)
    assert refused.value.why == WhyNot.OTHER


def test_only_who_is_asked_now_chooses() -> None:
    session = begun(3)
    decision = session.game.decisions[0]
    seat, turn = decision.seat, session.opened[decision.seat]
    word = decision.options[0]
    assert session.choosing(seat, word, turn) == (Move(seat, CHOOSE, word),) == session.choosing(seat, word)
    for wrong in (turn - 1, turn + 1):
        with pytest.raises(Stale):
            session.choosing(seat, word, wrong)
    idle = next(each for each in range(3) if not session.is_asked(each))
    assert session.is_asked(seat)
    with pytest.raises(Stale):
        session.choosing(idle, word, session.opened[idle])


def test_a_stand_in_plays_until_its_owner_comes_back() -> None:
    session = begun(2).after(Move(1, STAND_IN, "greedy"))
    assert session.stand_ins == {1: "greedy"}
    with pytest.raises(Stale):
        session.returning(0)
    back = session.after(session.returning(1))
    assert back.stand_ins == {}
    assert session.stand_ins == {1: "greedy"}
    assert session.still_asked(KEYS, 0) == [2]  # a bot agrees


def test_time_is_spent_by_persons_and_begins_with_a_question() -> None:
    session = Session(begun(0).game, parse("total 900 10"), 50.0)
    seat = session.game.decisions[0].seat
    word = session.game.decisions[0].options[0]
    at = BEGUN + timedelta(seconds=10)
    moment = at.timestamp() - datetime(1970, 1, 1).timestamp()
    after = session.after(Move(seat, CHOOSE, word, 1500, at))
    assert (after.times.spent[seat], after.times.choices[seat]) == (1500, 1)
    asked = after.game.seats_asked[0]
    assert after.times.since[asked] == moment
    assert after.opened[asked] == 1
    early = session.after(Move(seat, CHOOSE, word))
    assert early.times.since[early.game.seats_asked[0]] == 50.0  # no clock runs before the server does
    bot = session.after(Move(seat, STAND_IN, "greedy"))
    assert bot.after(Move(seat, CHOOSE, word)).times.choices[seat] == 0
    assert bot.after(Move(seat, CHOOSE, word, 9)).times.spent[seat] == 9
    late = bot.after(Move(seat, RETURN, "", at=at))
    assert late.times.since[seat] == moment
    one = session.clocks_from(77.0, 1)
    assert one.times.since == [50.0, 77.0, 50.0]
    assert session.clocks_from(77.0).times.since == [77.0] * 3
    assert session.times.since == [50.0] * 3


def test_all_may_propose_where_all_play_together() -> None:
    session = begun(2, "masters", 2)
    decider = session.game.decisions[0].seat
    other, options = 1 - decider, session.game.decisions[0].options
    turn = session.opened[decider]
    assert session.open_to_all(()) == decider
    assert session.open_to_all((decider,)) is None
    assert begun(2).open_to_all(()) is None
    move = session.proposing(other, options[0], turn, ())
    assert move == Move(other, PROPOSE, f"{SEAT_LETTERS[decider]} {options[0]}")
    proposed = session.after(move)
    assert proposed.proposed(decider) == {options[0]: [other]}
    assert proposed.proposed(other) == {}
    withdrawn = proposed.proposing(other, options[0], turn, ())
    assert withdrawn.word == SEAT_LETTERS[decider]
    assert proposed.after(withdrawn).proposed(decider) == {}
    assert proposed.proposing(other, options[0], turn, (other,)).word == move.word  # a bot stands by its own
    if len(options) > 1:
        changed = proposed.after(proposed.proposing(other, options[1], None, ()))
        assert changed.proposed(decider) == {options[1]: [other]}
    with pytest.raises(Stale):
        session.proposing(decider, options[0], turn, ())
    for wrong in (turn - 1, turn + 1):
        with pytest.raises(Stale):
            session.proposing(other, options[0], wrong, ())
    with pytest.raises(IllegalChoice):
        session.proposing(other, "nonsense", turn, ())
    chosen = proposed.after(Move(decider, CHOOSE, options[0]))
    assert chosen.proposals == {}


def test_which_choices_stand() -> None:
    choices = [(0, "a"), (1, "b"), (0, "c")]
    assert stands(choices, Move(0, BACK, "0")) == []
    assert stands(choices, Move(0, BACK, "2")) == choices[:2]
    assert stands(choices, Move(0, UNDO, "")) == choices[:2]
    assert stands(choices, Move(2, ASK, "0")) == choices
    for word in ("3", "٣", "-1", ""):
        with pytest.raises(BadMove, match=f"Choice {word!r} of 3"):
            stands(choices, Move(0, BACK, word))
    one = begun(1)
    assert fold(one, []) is one
    copied = dataclasses.replace(Move(0, BACK, "0"), at=BEGUN)
    assert copied == Move(0, BACK, "0")  # when does not tell moves apart
