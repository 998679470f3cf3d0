"""The agenda, questions and answers."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.chance import Chance
from interrex.engine.errors import EndlessLoop, EngineError, IllegalChoice
from interrex.engine.options import copy_numbers, numbered
from interrex.engine.questions import step
from interrex.engine.table import Table
from tests.engine.games import flow
from tests.engine.games.flow import Flow
from tests.engine.tools import settings


def run(*items: object) -> Flow:
    """A table whose agenda holds these steps, run to the first question."""
    game = Flow()
    game.then(flow.end)
    for item in reversed(items):
        step, *args = item if isinstance(item, tuple) else (item,)
        game.then(step, *args)
    game.advance()
    return game


# --- the agenda --------------------------------------------------------------------------------


def test_steps_come_in_the_order_written_before_those_scheduled_earlier() -> None:
    game = run(flow.nested, (flow.note, "f"))
    assert game.notes == ["a", "b", "c", "d", "e", "f"]


def test_what_an_answer_brings_comes_before_what_was_to_come() -> None:
    game = run((flow.inquire_then_go_on, 7, 8), (flow.note, "last"))
    assert game.notes == []
    game.choose("8")
    assert game.notes == ["chose 8", "first", "second", "afterwards", "last"]


def test_an_asking_step_that_also_schedules_can_be_asked_again() -> None:
    game = run((flow.inquire_then_go_on, 7, 8), (flow.note, "last"))
    world = game.sample_world(0, Chance(1))
    assert world.agenda == game.agenda
    world.choose("7")
    assert world.notes == ["chose 7", "first", "second", "afterwards", "last"]


@pytest.mark.parametrize("wrong", [flow.ask_too_late, flow.ask_all_too_late, flow.ask_twice])
def test_a_step_asks_once_and_before_it_schedules(wrong: object) -> None:
    with pytest.raises(EngineError, match=r"flow\.ask_\w+ asks after it has scheduled or asked"):
        run(wrong)


@pytest.mark.parametrize("wrong", [flow.inquire, flow.ask_all_empty, flow.ask_nobody])
def test_a_question_needs_options(wrong: object) -> None:
    with pytest.raises(EngineError, match=r"asks '(which|empty|nobody)' without options"):
        run(wrong)


def test_an_endless_loop_names_the_agenda() -> None:
    with pytest.raises(EndlessLoop, match=re.escape("now circle(3,), then circle(3,), note('x',), end()")):
        run((flow.circle, 3), (flow.note, "x"))


def test_an_empty_agenda_is_an_error() -> None:
    with pytest.raises(EngineError, match="agenda is empty"):
        Flow().advance()


def test_the_game_can_end_in_mid_agenda() -> None:
    game = run((flow.note, "before"), flow.end, (flow.note, "after"))
    assert game.notes == ["before"]
    assert game.is_over
    assert game.agenda == []
    assert game.decision is None
    assert game.decisions == ()
    assert game.scores() == (1.0, 0.0)
    with pytest.raises(IllegalChoice, match="'yes' comes too late: the game is over"):
        game.choose("yes")


def test_nobody_is_asked_after_the_end() -> None:
    game = run(flow.end_and_ask)
    assert game.is_over
    assert game.decision is None


def test_steps_live_at_module_level() -> None:
    with pytest.raises(EngineError, match="steps live at module level"):

        @step
        def inner(game: Table) -> None: ...


def test_a_table_without_copy_or_view_says_so() -> None:
    table = Table(settings("bare", 2), 0, (), ())
    with pytest.raises(EngineError, match=r"Table has no copy\(\)"):
        table.copy()
    with pytest.raises(EngineError, match=r"Table has no view\(\)"):
        table.view(0)


# --- choosing ----------------------------------------------------------------------------------


def test_a_refusal_has_the_legal_options_and_the_rule_and_changes_nothing() -> None:
    game = run((flow.inquire, "yes", "no"))
    before = game.fingerprint()
    with pytest.raises(IllegalChoice) as refused:
        game.choose("perhaps")
    assert str(refused.value) == "'perhaps' is not an answer to 'which' (X-4). Legal now: yes, no."
    assert refused.value.rule == "X-4"
    with pytest.raises(IllegalChoice, match=r"\(X-9\)") as refused:
        game.choose("forbidden")
    assert refused.value.rule == "X-9"
    with pytest.raises(IllegalChoice, match=r"Seat A is not asked now; the table waits for seat B \(which"):
        game.choose("yes", 0)
    assert game.fingerprint() == before


@given(st.text(max_size=8))
def test_any_other_word_is_refused(word: str) -> None:
    game = run((flow.inquire, "yes", "no"))
    before = game.fingerprint()
    if word in ("yes", "no"):
        game.choose(word)
        return
    with pytest.raises(IllegalChoice):
        game.choose(word)
    assert game.fingerprint() == before


def test_a_secret_choice_stays_out_of_the_record_of_others() -> None:
    game = run(flow.secretly)
    game.choose("left")
    game.choose("no")
    game.finish("X-8", (), (0.0, 0.0))
    game.result = None
    assert game.record(0).choices == ((0, "left"), (1, "no"))
    assert game.record(1).choices == ((0, "…"), (1, "no"))
    assert game.record(2).choices == ((0, "…"), (1, "no"))
    assert game.record(1).seed is None
    assert game.record().choices == ((0, "left"), (1, "no"))


def test_a_line_of_the_log_reaches_its_audience_only() -> None:
    game = Flow()
    game.tell("for_all", 1)
    game.tell("for_seat_0", 2, to=1)
    game.tell("for_the_rest", 3, to=~1)
    assert [line[0] for line in game.log(0)] == ["for_all", "for_seat_0"]
    assert [line[0] for line in game.log(1)] == ["for_all", "for_the_rest"]
    assert [line[0] for line in game.log(2)] == ["for_all", "for_the_rest"]
    assert [line[0] for line in game.sample_world(1, Chance(0)).told] == ["for_all", "for_the_rest"]


def test_a_sampled_world_has_a_future_of_its_own_and_no_record() -> None:
    game = run((flow.inquire, "yes", "no"))
    chance = Chance(3)
    futures = {game.sample_world(0, chance).chance.state for _ in range(10)}
    assert len(futures | {game.chance.state}) == 11
    world = game.sample_world(0, chance)
    world.choose("yes")
    with pytest.raises(EngineError, match="no record of its own"):
        world.record()


# --- words -------------------------------------------------------------------------------------


def unique_words(words: list[str]) -> tuple[str, ...]:
    return numbered(words, copy_numbers(words))


def test_equal_words_are_told_apart_in_option_order() -> None:
    assert unique_words(["a", "b", "a", "a"]) == ("a", "b", "a #2", "a #3")
    assert copy_numbers(["a", "b", "a", "a"]) == (1, 1, 2, 3)


@given(st.lists(st.sampled_from(["a", "b", "a #2", "a #2 #2", "b #3"]), max_size=8))
def test_words_are_unique_whatever_they_are(words: list[str]) -> None:
    unique = unique_words(words)
    assert len(set(unique)) == len(words)
    for word, own in zip(words, unique, strict=True):
        assert own == word or own.startswith(f"{word} #")
    for word in words:
        assert word in unique
