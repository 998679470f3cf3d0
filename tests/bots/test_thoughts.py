"""What a search makes of a decision, in words: chances, the way on, and reasons that are reasons."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from interrex.analysis.choices import Depth
from interrex.bots import judgement, observe
from interrex.bots.levels import ADVISER, SearchBot
from interrex.bots.search import Budget, Search
from interrex.bots.thoughts import (
    LEAST_WORLDS,
    LOST,
    TELLING,
    WON,
    Evidence,
    Fact,
    Thought,
    reasons_for,
    say_line,
    say_reason,
    say_thought,
    with_sentences,
)
from interrex.engine.chance import Chance
from interrex.engine.options import verb
from interrex.engine.packs import LANGUAGES
from interrex.engine.table import Table
from interrex.games import OWN, house_pack
from interrex.words import Words
from tests.bots.test_levels import somewhere

AFTER = (0, 40, 75)  # choices: from the first decision on
SEATS = {"veto": 2}  # three elsewhere; at one of these positions at least there are reasons to tell
DEPTH = Depth("thought", 64, 0, 1)
GOOD: Fact = ("ahead", ())
BAD: Fact = ("danger", ())


@cache
def thoughts(name: str) -> list[tuple[Table, Thought]]:
    """Positions of a game, and what the search makes of them."""
    found = []
    for choices in AFTER:
        game = somewhere(name, SEATS.get(name, 3), choices)
        seen = observe(game, game.seats_asked[0], Chance(1))
        search = Search(seen, Budget(DEPTH.of(name).iterations), 1, explain=True)
        search.run()
        found.append((game, search.thought()))
    return found


def after(worlds: int, **facts: int) -> Evidence:
    """So many worlds, in which facts hold so often."""
    evidence = Evidence()
    for world in range(worlds):
        evidence.add([(name, ()) for name, number in facts.items() if world < number], [])
    return evidence


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thought_in_words(name: str, language: str) -> None:
    with_reasons = 0
    words = Words(language, name, house_pack(name))
    for game, thought in thoughts(name):
        assert sum(each.share for each in thought.options) == pytest.approx(1.0)
        rest = [each.share for each in thought.options[1:]]  # the first is the one it would choose
        assert rest == sorted(rest, reverse=True)
        assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in thought.options)
        words.at(game)
        lines = say_thought(thought, words)
        assert lines
        assert not any("-reason-" in line or "ui-" in line or "{" in line for line in lines)
        told = with_sentences(thought.as_data(), words)
        assert told["options"][0]["option"] == thought.word
        with_reasons += any(row["why"] for row in told["options"])
        for row in told["options"]:  # whoever is expected to choose chooses something
            said = say_line(row["line"], words, thought.seat)
            assert not said or all(each.partition(": ")[2].strip("… ") for each in said.split("; "))
    assert with_reasons or judgement(name).play_on is not None  # there a few worlds must do


@pytest.mark.parametrize("name", OWN)
def test_reasons_tell_an_option_from_the_others_and_speak_for_it(name: str) -> None:
    """A law: no two options of a thought have the same reason, and none speaks against its option."""
    against = judgement(name).against
    words = Words("en", name, house_pack(name))
    assert all(words.has(f"{name}-reason-{fact}") for fact in against)
    for game, thought in thoughts(name):
        words.at(game)
        for option in thought.options:
            for reason in option.reasons:
                sign = -1 if reason.fact[0] in {LOST, *against} else 1
                assert sign * (reason.share - reason.usual) >= TELLING
        told = with_sentences(thought.as_data(), words)["options"]
        for one, other in combinations(told, 2):
            assert not set(one["why"]) & set(other["why"])


def test_what_holds_whatever_one_chooses_is_no_reason() -> None:
    assert reasons_for([after(100, ahead=80, danger=90), after(100, ahead=78, danger=92)], ()) == [(), ()]


def test_what_is_bad_speaks_for_the_option_that_avoids_it() -> None:
    options = [after(100, ahead=90, danger=80), after(100, ahead=20, danger=10)]
    first, second = reasons_for(options, {"danger"})
    assert [each.fact for each in first] == [GOOD]
    assert [each.fact for each in second] == [BAD]
    assert (second[0].share, second[0].usual) == (0.1, 0.8)


def test_the_same_is_not_said_of_two_options_unless_the_second_has_more_of_it() -> None:
    none = after(100)
    assert [len(each) for each in reasons_for([after(100, ahead=80), after(100, ahead=80), none], ())] == [
        1,
        0,
        0,
    ]
    assert [len(each) for each in reasons_for([after(100, ahead=60), after(100, ahead=95), none], ())] == [
        1,
        1,
        0,
    ]


def test_luck_is_no_reason() -> None:
    assert reasons_for([after(LEAST_WORLDS - 1, ahead=9), after(100)], ()) == [(), ()]
    assert reasons_for([after(12, ahead=5), after(12, ahead=3)], ()) == [(), ()]


def test_games_that_are_over_do_not_count() -> None:
    """Nobody is near to winning where the game is over: that alone speaks for nothing."""
    lost = after(20, danger=20)
    for _ in range(80):
        lost.add([(LOST, ())], [], over=True)
    first, second = reasons_for([lost, after(100, danger=100)], {"danger"})
    assert first == ()
    assert [(each.fact[0], each.share, each.usual) for each in second] == [(LOST, 0.0, 0.8)]


def test_a_game_that_is_won_is_a_reason_among_all_worlds() -> None:
    wins = after(60)
    for _ in range(40):
        wins.add([(WON, ())], [], over=True)
    first, second = reasons_for([wins, after(100, ahead=100)], ())
    assert [(each.fact[0], each.share, each.usual) for each in first] == [(WON, 0.4, 0.0)]
    assert [each.fact for each in second] == [GOOD]
    for language in LANGUAGES:
        words = Words(language, "elekt", house_pack("elekt"))
        assert all("40%" in say_reason(game, first[0], words) for game in OWN)


def test_a_thought_names_no_card_that_the_seat_does_not_know() -> None:
    """Others play face down: the expected line says "a card"."""
    game = somewhere("vendetta", 4, 40)
    seat = game.seats_asked[0]
    thought = SearchBot(ADVISER, 1).think(observe(game, seat, Chance(1)))
    for each in thought.options:
        for mover, question, parts in each.line:
            if mover != seat and question == "card":
                assert all(part.word == "a-card" for part in parts if part.type == "card")


def test_the_expected_line_is_the_most_usual_one() -> None:
    evidence = Evidence()
    usual = [(0, "q", (verb("a"),)), (1, "q", (verb("b"),))]
    for _ in range(5):
        evidence.add([], usual)
    evidence.add([], [(0, "q", (verb("c"),))])
    assert evidence.expected_line() == tuple(usual)
