"""Form and JSON call share one action: both do the same, and are refused for the same reason."""

import threading
from typing import Any

import pytest

from interrex.engine.questions import Question
from interrex.engine.table import Table
from tests.web.house import Open, Visitor, seated


def by_form(who: Visitor, table: str, what: str, **fields: Any) -> tuple[int, Any]:
    """Send the form as the page's script does: status, and the number or the rule."""
    answer = who.post(
        f"/t/{table}/{what}", data={"token": who.token(), **fields}, headers={"accept": "application/json"}
    )
    return answer.status_code, answer.json()


def by_call(who: Visitor, table: str, what: str, **fields: Any) -> tuple[int, Any]:
    """Send the call as a program does."""
    answer = who.post(f"/api/tables/{table}/{what}", json=fields, headers={"x-form-token": who.token()})
    return answer.status_code, answer.json()


def asked(house: Open, table: str, people: list[Visitor]) -> tuple[Visitor, str, int]:
    """Who is asked first, an option, and the turn."""
    live = house.table(table)
    decision = live.game.decisions[0]
    return people[decision.seat], decision.options[0], live.opened[decision.seat]


@pytest.mark.parametrize("send", [by_form, by_call])
def test_a_choice_and_taking_it_back(house: Open, send: Any) -> None:
    table, _, people = seated(house, 2)
    who, word, turn = asked(house, table, people)
    assert send(who, table, "choose", word=word, turn=turn) == (200, {"number": 1})
    status, answer = send(who, table, "undo")
    assert (status == 200) == (answer == {"number": 2})
    assert house.table(table).number == (2 if status == 200 else 1)


@pytest.mark.parametrize(
    ("what", "fields", "phrase", "sentence"),
    [
        ("choose", {"word": "nonsense"}, "That is not possible now.", "'nonsense'"),
        ("choose", {"turn": 99}, "moved on in the meantime", "The table has moved on. Look again."),
        ("undo", {}, "Nothing can be taken back now", "Nothing has been chosen yet."),
        ("stand-in", {"whose": "A"}, "Nobody can stand in", "Nobody can stand in for this seat now."),
        ("return", {}, "moved on in the meantime", "or nothing of this kind is open."),
        ("propose", {}, "moved on in the meantime", "or nothing of this kind is open."),
    ],
)
def test_both_are_refused_for_the_same_reason(
    house: Open, what: str, fields: dict[str, Any], phrase: str, sentence: str
) -> None:
    table, _, people = seated(house, 2)
    who, word, turn = asked(house, table, people)
    seat = "AB"[people.index(who)]
    chosen = {"word": word, "turn": turn} if what in ("choose", "propose") else {}
    whole = {**chosen, "seat": seat, **fields}
    status, answer = by_form(who, table, what, **whole)
    assert status == 409
    assert phrase in answer["refused"]
    status, answer = by_call(who, table, what, **whole)
    assert status == 409
    assert sentence in answer["detail"]
    assert house.table(table).number == 0


@pytest.mark.parametrize("send", [by_form, by_call])
def test_nobody_acts_for_another_seat(house: Open, send: Any) -> None:
    table, _, people = seated(house, 2)
    who, word, turn = asked(house, table, people)
    theirs = "BA"[people.index(who)]
    for what, fields in (("choose", {"word": word, "turn": turn}), ("undo", {}), ("return", {})):
        assert send(who, table, what, seat=theirs, **fields)[0] == 403
    assert house.table(table).number == 0


def test_the_rule_of_a_refusal_is_looked_for_off_the_loop(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, people = seated(house, 2)
    who, _, turn = asked(house, table, people)
    threads = []
    refusal = Table.refusal

    def watched(game: Table, question: Question, word: str) -> str:
        threads.append(threading.current_thread())
        return refusal(game, question, word)

    monkeypatch.setattr(Table, "refusal", watched)
    assert by_call(who, table, "choose", word="nonsense", turn=turn)[0] == 409
    assert threads
    assert house.thread not in threads
