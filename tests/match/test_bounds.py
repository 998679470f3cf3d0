"""Clocks, wishes, places, decks, lessons, puzzles and how the lead changed, at their bounds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import interrex
from interrex.engine.arguments import typed_values
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.questions import LogLine, Result
from interrex.engine.spec import Passing
from interrex.games import game_spec, house_pack
from interrex.match import lesson as lessons
from interrex.match import puzzle as puzzles
from interrex.match.clocks import GRACE, MAX_SECONDS, Clock, Times, parse
from interrex.match.decks import curve, differences, first_hands
from interrex.match.lead import MOST, changes_of_lead
from interrex.match.outcome import outcome, place
from interrex.match.session import CHOOSE, Move, Session
from interrex.match.wishes import ALWAYS, PASS_ROUND, WHEN_I_CAN, Wishes

# --- clocks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("each 1", Clock(1)), (f"each {MAX_SECONDS}", Clock(MAX_SECONDS)), ("each 0000060", Clock(60)),
        ("total 1 0", Clock(0, 1)), ("total 1 604800", Clock(0, 1, 604800)),
    ],
)  # fmt: skip
def test_the_shortest_and_the_longest_clock(text: str, clock: Clock) -> None:
    assert parse(text) == clock


@pytest.mark.parametrize(
    "text",
    [f"each {MAX_SECONDS + 1}", "each 00000060", "total 5 6 7", f"total 1 {MAX_SECONDS + 1}", "total 0 0",
     "each 60 x", "total x 5", " "],
)  # fmt: skip
def test_beyond_them_there_is_no_clock(text: str) -> None:
    with pytest.raises(BadSetting, match="no clock"):
        parse(text)


def test_a_long_word_for_a_clock_is_cut() -> None:
    with pytest.raises(BadSetting) as refused:
        parse("x" * 100)
    assert f"{'x' * 40!r}" in str(refused.value)
    assert refused.value.reasons[0].values["value"] == "x" * 40


def test_who_comes_back_loses_nothing() -> None:
    """A minute is left at least, more if there was more; a time for each question is not spent."""
    assert (bool(Clock()), bool(Clock(each=1)), bool(Clock(total=1)), bool(Clock(more=5))) == (0, 1, 1, 0)
    times = Times(Clock(total=300, more=7), 2, 0.0)
    times.spend(1, 100_000)
    times.spend(1, 20_000)
    before = times.copy()
    times.come_back(1, 50.0)
    assert (times.since, times.spent, times.choices) == ([0.0, 50.0], [0, 120_000], [0, 2])
    times.spend(1, 190_000)
    times.come_back(1, 60.0)
    assert times.spent[1] == (300 + 3 * 7 - GRACE) * 1000
    assert (before.since, before.spent, before.choices) == ([0.0, 0.0], [0, 120_000], [0, 2])
    each = Times(Clock(each=30), 1, 0.0)
    each.spend(0, 500_000)
    each.come_back(0, 9.0)
    assert (each.spent, each.until(0)) == ([500_000], 39.0)


# --- wishes --------------------------------------------------------------------------------------------

PASSING = Passing(
    "no", ("reply", "end"), lambda question, view: f"{question} {view[1]}", lambda view: view[0]
)


@pytest.mark.parametrize("usual", [ALWAYS, WHEN_I_CAN])
def test_wishes_hold_for_their_window_and_their_round(usual: str) -> None:
    wishes = Wishes(PASSING, usual)
    alone = "no" if usual == WHEN_I_CAN else None
    assert wishes.answer("reply", ("no",), (1, "x")) == alone
    assert wishes.answer("reply", ("no", "yes"), (1, "x")) is None
    wishes.set("reply", (1, "x"), PASS_ROUND)
    assert wishes.answer("reply", ("no", "yes"), (1, "x")) == "no"
    assert wishes.answer("reply", ("no", "yes"), (1, "y")) is None  # another window
    assert wishes.answer("end", ("no", "yes"), (1, "x")) is None
    assert wishes.answer("reply", ("no",), (2, "x")) is None  # another round
    assert wishes.answer("reply", ("yes",), (1, "x")) is None  # where nobody can pass
    assert wishes.answer("turn", ("no",), (1, "x")) is None
    wishes.set("reply", (2, "x"), ALWAYS)
    assert wishes.answer("reply", ("no",), (2, "x")) is None
    with pytest.raises(ValueError, match="not a wish"):
        wishes.set("reply", (1, "x"), "sleep")
    none = Wishes(None, WHEN_I_CAN)
    none.set("reply", (1, "x"), PASS_ROUND)
    assert none.answer("reply", ("no",), (1, "x")) is None


# --- places --------------------------------------------------------------------------------------------


def test_winners_stand_first_the_others_by_scores_then_by_what_they_have() -> None:
    result = Result("X-1", (2,), (5.0, 5.0, 1.0, 0.0, 5.0))
    counted = [3.0, 4.0, 0.0, 9.0, 3.0]
    assert [place(result, counted, seat) for seat in range(5)] == [3, 2, 1, 5, 3]
    shared = Result("X-1", (0, 3), (0.0, 1.0, 1.0, 0.0))
    assert [place(shared, [0.0] * 4, seat) for seat in range(4)] == [1, 3, 3, 1]


# --- decks ---------------------------------------------------------------------------------------------


def test_what_can_be_said_of_decks() -> None:
    pack, decks = house_pack("veto"), game_spec("veto").decks
    assert decks is not None
    one, other = (decks.find(pack, each.id, {}, None) for each in decks.shipped(pack)[:2])
    costs: Counter[int] = Counter()
    for kind, copies in one.cards:
        costs[decks.price(kind, one)] += copies
    assert curve(decks, one) == {price: costs[price] for price in range(max(costs) + 1)}
    assert differences(one, one) == []
    counts = [
        {**{kind.id: 1 for kind in deck.heads}, **{kind.id: copies for kind, copies in deck.cards}}
        for deck in (one, other)
    ]
    found = differences(one, other)
    wanted = {name for name in {**counts[0], **counts[1]} if counts[0].get(name, 0) != counts[1].get(name, 0)}
    assert {change.kind.id for change in found} == wanted
    for change in found:
        name = change.kind.id
        assert (change.before, change.after) == (counts[0].get(name, 0), counts[1].get(name, 0))
        assert change.more == change.after - change.before
    hand, anew = first_hands(decks, one, 5)
    assert len(hand) == len(anew) == decks.hand
    assert hand != anew
    assert (hand, anew) == first_hands(decks, one, 5) != first_hands(decks, one, 6)
    for drawn in (hand, anew):
        assert not Counter(kind.id for kind in drawn) - Counter(dict(counts[0]))


# --- lessons and puzzles -------------------------------------------------------------------------------


def test_pages_of_a_lesson_end_at_its_ends_and_count_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    told = lessons.lesson("elekt")
    first, last = lessons.page(told, 1), lessons.page(told, len(told.steps) + 1)
    for number in (0, -3):
        assert lessons.page(told, number).number == 1
    assert lessons.page(told, 999).number == len(told.steps) + 1 == last.number
    assert first.told == len(told.position().log(0))
    known = 0
    for number in range(1, len(told.steps) + 1):
        at = lessons.page(told, number)
        assert at.told == len(at.table.log(lessons.LEARNER)) - known
        known = len(at.table.log(lessons.LEARNER))
    assert lessons.lessons() == interrex.games()
    monkeypatch.setattr(lessons, "room", lambda game, *path: None)
    with pytest.raises(BadSetting, match=r"Elekt has no lesson\. Lessons: elekt"):
        lessons.lesson.__wrapped__("elekt")
    monkeypatch.setattr(lessons, "has_lesson", lessons.has_lesson.__wrapped__)
    assert lessons.lessons() == ()


def test_days_in_a_row_bring_puzzles_of_different_games() -> None:
    every = puzzles.all_puzzles()
    assert len({(each.game, each.id) for each in every}) == len(every)
    assert sorted(every, key=repr) == sorted(
        (each for game in interrex.games() for each in puzzles.puzzles(game)), key=repr
    )
    shortest = min(len(puzzles.puzzles(game)) for game in interrex.games())
    games = [each.game for each in every]
    for turn in range(shortest):
        assert set(games[4 * turn : 4 * turn + 4]) == set(interrex.games())
    for day in (0, 1, len(every) - 1):
        assert puzzles.of_the_day(day) == every[day] == puzzles.of_the_day(day + len(every))
    for game in interrex.games():
        ids = [each.id for each in puzzles.puzzles(game)]
        assert ids == sorted(ids)
    puzzle = every[0]
    step = puzzle.read().steps[0]
    found = puzzles.solving(puzzle)
    assert (found.seat, found.word, found.why, found.rules) == (*step.when[0], dict(step.say), step.rules)
    assert puzzle.theme == puzzle.read().rules[0]


def test_a_game_that_comes_later_brings_its_lesson_and_its_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was asked before keeps it out."""
    every, having = puzzles.all_puzzles(), lessons.lessons()
    for module in (puzzles, lessons):
        monkeypatch.setattr(module, "names", lambda: interrex.games()[1:])
    gone = interrex.games()[0]
    assert puzzles.all_puzzles() == tuple(each for each in every if each.game != gone)
    assert lessons.lessons() == tuple(game for game in having if game != gone)
    monkeypatch.undo()
    assert (puzzles.all_puzzles(), lessons.lessons()) == (every, having)


# --- how the lead changed ------------------------------------------------------------------------------


def played(name: str, seats: int, seed: int) -> Session:
    """A random game to its end."""
    session, chance = Session(interrex.new(name, seats, seed)), Chance(seed)
    while not session.game.is_over:
        decision = session.game.decisions[0]
        word = decision.options[chance.below(len(decision.options))]
        session = session.after(Move(decision.seat, CHOOSE, word))
    return session


def stories(session: Session) -> list[tuple[int, tuple[int, ...], tuple[int, ...], list[LogLine]]]:
    """After each choice: its number, what counts then, what counted before, what everybody was told."""
    game, found = session.start.copy(), []
    standing: Any = game_spec(game.settings.game).standing
    were = tuple(standing(game, seat) for seat in range(game.seats))
    for number, (seat, word) in enumerate(session.choices, 1):
        before = len(game.log(game.seats))
        game.choose(word, seat)
        now = tuple(standing(game, each) for each in range(game.seats))
        found.append((number, now, were, list(game.log(game.seats)[before:])))
        were = now
    return found


def values(game: str, line: LogLine, wanted: str) -> list[Any]:
    args = typed_values(game_spec(game).log_args[line.kind], line.args)
    return [value for _, kind, value in args if kind == wanted]


@pytest.mark.parametrize(("name", "seats", "seed"), [("elekt", 3, 5), ("elekt", 2, 2), ("vendetta", 3, 1)])
def test_who_took_the_lead_and_by_what(name: str, seats: int, seed: int) -> None:
    session = played(name, seats, seed)
    result, wanted = session.game.result, []
    lead: tuple[int, ...] = ()
    assert result is not None
    for number, now, were, lines in stories(session):
        leaders = tuple(seat for seat, each in enumerate(now) if each == max(now))
        if now != were and len(leaders) <= max(1, len(result.winners)) and leaders != lead:
            naming = [line for line in lines if set(values(name, line, "seat")) & set(leaders)]
            told = (naming or lines)[-1][:3] if lines else None
            wanted.append((number, leaders, lead, now, were, told))
            lead = leaders
    changes = changes_of_lead(session)
    found = [(*each[:5], each.told[:3] if each.told else None) for each in changes.told]
    assert found == wanted[-MOST:]
    assert changes.all == len(wanted) > 0
    middle = Session(session.start)
    for seat, word in session.choices[:-1]:
        middle = middle.after(Move(seat, CHOOSE, word))
    assert changes_of_lead(middle).all == 0  # it is not over


def test_when_all_lost_most() -> None:
    """In the first game with more falls than are told."""
    for seed in range(4, 40):
        session = played("masters", 2, seed)
        told = stories(session)
        falls = [(now[0] - were[0], number, lines) for number, now, were, lines in told if now[0] < were[0]]
        if len(falls) > MOST:
            break
    heavy = sorted(sorted(falls, key=lambda each: each[0])[:MOST], key=lambda each: each[1])
    changes = changes_of_lead(session)
    assert changes.all == len(falls) > MOST
    assert [each.number for each in changes.told] == [number for _, number, _ in heavy]
    for each, (_, _, lines) in zip(changes.told, heavy, strict=True):
        left = each.standings[0]
        naming = [line for line in lines if left in values("masters", line, "number")[1:]]
        assert each.told is not None
        assert each.told[:3] == (naming or lines)[-1][:3]


def test_what_a_game_comes_to() -> None:
    session = played("vendetta", 3, 1)
    found = outcome(session.game, house_pack("vendetta"))
    result = session.game.result
    assert result is not None
    assert (found["game"], found["is_house"]) == ("vendetta", True)
    assert [found["places"][seat] for seat in result.winners] == [1] * len(result.winners)
    assert found["winners"] == list(result.winners)
    names = {each["id"] for played_by in found["plays"] for each in played_by}
    assert len(names) == 3
    assert all(each["name"]["pl"] for plays in found["plays"] for each in plays)
    together = outcome(played("masters", 2, 4).game, house_pack("masters"))
    assert together["places"] == [0, 0]
