"""Taking back freely: the law for random games under random variants and rulings, and examples."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import NotUndoable
from interrex.engine.table import Table
from interrex.engine.zones import draw, lay_out, move, show, shuffle
from interrex.games import OWN
from interrex.games.veto.table import DECK, HAND, Veto, put
from interrex.match import scenario
from interrex.match.session import Session, fold
from interrex.match.undo import WhyNot, _learned_card, _narrowed, learned
from interrex.testing import random_game, what_is_seen
from tests.engine.games.sandbox import DECK as PILE
from tests.engine.games.sandbox import HAND as OWN_HAND
from tests.engine.games.sandbox import Sandbox

LONGEST = 160  # choices of a game

MANY = int(os.environ.get("INTERREX_LAW", "2"))  # games of each in the slow tests


def tells(before: Table, now: Table, chooser: int, word: str, seat: int, chance: Chance) -> str:
    """What a seat has learned by a choice beyond the choice itself; nothing if it cannot rule out a world.

    In every world that the seat held possible before, the chooser could have chosen something that looks
    to the seat just like what was chosen, and that leaves the seat with just the same to see.
    """
    world = before.sample_world(seat, chance)
    decision = world.decision_of(chooser)
    assert decision is not None
    options = [word] if word in decision.options else []
    if seat != chooser:
        options += [each for each in decision.options if each != word]
    real = what_is_seen(now, seat)
    found = "that there was such an option"
    for option in options[:40]:
        other = world.copy()
        other.choose(option, chooser)
        there = what_is_seen(other, seat)
        if there == real:
            return ""
        if option == word:
            found = ", ".join(what for what in real if real[what] != there[what])
    return found


def check_law(name: str, seed: int, every: int) -> Counter[str]:
    """Play a random game; every so often look at a choice with the eyes of every seat and the watcher."""
    chance = Chance.from_seed(seed)
    game = random_game(name, chance)
    counts: Counter[str] = Counter()
    while len(game.choices) < LONGEST:
        decisions = game.decisions
        decision = decisions[chance.below(len(decisions))]
        word = decision.options[chance.below(len(decision.options))]
        before, game, chooser = game, game.copy(), decision.seat
        game.choose(word, chooser)
        if game.is_over:
            break
        why = learned(before, game, chooser)
        counts[why or "free"] += 1
        if chance.below(every):
            continue
        where = f"{name}, seed {seed}, choice {len(game.choices)}: {decision.question} {word}"
        for seat in range(game.seats + 1):
            if why is None:
                told = tells(before, game, chooser, word, seat, chance)
                assert not told, f"{where}: seat {seat} learns {told}"
            world = before.sample_world(seat, chance)
            theirs = world.decision_of(chooser)
            if theirs is None or word not in theirs.options:
                continue
            after = world.copy()
            after.choose(word, chooser)
            if what_is_seen(after, seat) == what_is_seen(game, seat):
                assert learned(world, after, chooser) == why, f"{where}: seat {seat} can tell by the undo"
                counts["compared"] += 1
    return counts


@pytest.mark.parametrize("name", OWN)
def test_after_a_free_undo_nobody_knows_more(name: str) -> None:
    """And whether undo is free is the same in all worlds that a seat cannot tell apart."""
    counts = sum((check_law(name, seed, 6) for seed in range(4)), Counter[str]())
    assert counts["free"] > 50
    assert counts["secret"] > 5
    assert counts["compared"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_after_a_free_undo_nobody_knows_more_in_many_games(name: str) -> None:
    for seed in range(100, 100 + MANY):
        check_law(name, seed, 2)


def test_the_law_would_notice() -> None:
    """Without the rule about answers the last of several secret answers is a leak."""
    chance = Chance(5)
    for seed in range(20):
        game = interrex.new("vendetta", 3, seed)
        while not game.is_over:
            decision = game.decisions[chance.below(len(game.asked))]
            word = decision.options[chance.below(len(decision.options))]
            before, game = game, game.copy()
            game.choose(word, decision.seat)
            last = decision.question == "stay or withdraw" and not game.answers
            if last and tells(before, game, decision.seat, word, decision.seat, chance):
                assert learned(before, game, decision.seat) is not None
                return
    raise AssertionError("nothing was learned")


def test_the_last_of_several_secret_answers_stands() -> None:
    """VE-502, VE-706, VE-209: the others' answers are revealed with it; an earlier one can be taken back."""
    chance = Chance(3)
    last: Counter[str] = Counter()
    for seed in range(6):
        session = Session(interrex.new("vendetta", 4, seed))
        while not session.game.is_over:
            before = session.game
            decision = before.decisions[chance.below(len(before.asked))]
            word = decision.options[chance.below(len(decision.options))]
            session = fold(session, session.choosing(decision.seat, word))
            if len(before.together) < 2 or session.game.is_over:
                continue
            why = session.why_not_undo(decision.seat)
            if len(before.asked) > 1:
                assert why is None
                assert session.after(session.undoing(decision.seat)).game is before
            else:
                assert why in (WhyNot.ANSWERS, WhyNot.CHANCE)
                last[decision.question] += 1
    assert last["keep"]
    assert last["stay or withdraw"]


def until_assigning(session: Session) -> Session:
    while session.game.decisions[0].question != "assign":
        decision = session.game.decisions[0]
        session = fold(session, session.choosing(decision.seat, decision.options[0]))
    return session


def test_a_choice_is_taken_back_while_nothing_was_learned() -> None:
    session = Session(interrex.new("elekt", 3, 7))
    seat = session.game.decisions[0].seat
    drawn = fold(session, session.choosing(seat, "clockwise"))
    with pytest.raises(NotUndoable, match="secret was shown"):  # two recruits were drawn and seen
        drawn.undoing(seat)
    session = until_assigning(session)
    seat = session.game.decisions[0].seat
    before = session.game.fingerprint()
    session = fold(session, session.choosing(seat, "dignitary to court"))  # all knew of this Dignitary
    session = session.after(session.undoing(seat))
    assert session.game.fingerprint() == before


def test_what_others_have_seen_cannot_be_taken_back() -> None:
    session = until_assigning(Session(interrex.new("elekt", 2, 7)))
    decision = session.game.decisions[0]
    recruited = decision.options[-2]  # the last Unit of the hand
    session = fold(session, session.choosing(decision.seat, recruited))
    with pytest.raises(NotUndoable) as refused:
        session.undoing(decision.seat)
    assert recruited.split()[0] not in str(refused.value)  # the reason names no card


def test_only_the_last_chooser_may_undo() -> None:
    session = Session(interrex.new("elekt", 2, 7))
    with pytest.raises(NotUndoable, match="Nothing has been chosen"):
        session.undoing(0)
    session = until_assigning(session)
    seat = session.game.decisions[0].seat
    session = fold(session, session.choosing(seat, "pass"))
    with pytest.raises(NotUndoable, match="Another seat"):
        session.undoing(1 - seat)
    session = session.after(session.undoing(seat))
    assert session.game.decisions[0].seat == seat


def test_a_thrust_put_down_tells_that_the_hand_held_one() -> None:
    """VT-970: whoever sees it put face down learns what sort of card it is."""
    chance = Chance(2)
    for seed in range(30):
        game = interrex.new("veto", 2, seed)
        while not game.is_over and len(game.choices) < LONGEST:
            decision = game.decisions[0]
            down = [word for word in decision.options if word.startswith("attach ")]
            word = down[0] if down else decision.options[chance.below(len(decision.options))]
            before, game = game, game.copy()
            game.choose(word, decision.seat)
            if down and game.told[-1][0] == "attached_thrust":
                assert learned(before, game, decision.seat) == WhyNot.SECRET
                return
    raise AssertionError("no thrust was put down")


@pytest.mark.parametrize("known", [0, 1])
def test_another_copy_of_a_card_that_was_known_tells_nothing(known: int) -> None:
    """Equal cards are not told apart: who knew of one in a hand and now knows of the other knows the same."""
    game = interrex.new("veto", 2, 1)
    assert isinstance(game, Veto)
    copies = [card for card, kind in enumerate(game.kinds) if kind is game.kinds[game.cards_at[DECK][0]]][:2]
    for card in copies:
        put(game, card, HAND)
    before, now = game.copy(), game.copy()
    show(before, copies[known], 1 << 1)
    show(now, copies[1 - known], 1 << 1)
    assert not _learned_card(before, now, 1)
    assert _learned_card(game, now, 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_put_face_down_of_which_nothing_is_known_tells_nothing(seats: int) -> None:
    """Whatever might have been in the hand may lie there now, as far as the others can tell."""
    game = Sandbox(seats, 7)
    for card in range(7):
        lay_out(game, card, PILE)
    shuffle(game, PILE)
    for _ in range(3):
        draw(game, PILE, OWN_HAND)
    before = game.copy()
    move(game, game.cards_at[OWN_HAND][1], game.face_down(0))
    for seat in range(1, seats + 1):
        assert not _narrowed(before, game, seat)


@pytest.mark.rules("VT-619")
def test_that_nothing_could_be_discarded_tells_what_the_hand_does_not_hold() -> None:
    """VT-619 The others see that there was no effect in the hand that was looked at."""
    text = """
[scenario]
id = "no-effect"
game = "veto"
title = "There is no effect to discard"
rules = ["VT-619"]
seed = 1
rules_version = 2

[given]
seats = 3
factions = { A = "dworscy", B = "radziwillowie", C = "wisniowieccy" }
hand = { A = ["blank-card"], B = ["finta", "latyfundium"], C = ["blank-card"] }

[[step]]
when = ["A: influence on B"]
"""
    game = scenario.read(text, "no-effect.toml").position()
    game.choose("influence on B", 0)
    while game.decisions[0].question != "discard":
        game.choose("bene", game.decisions[0].seat)
    before, game = game, game.copy()
    assert before.decisions[0].options == ("nothing",)
    game.choose("nothing", 0)
    assert learned(before, game, 0) == WhyNot.SECRET
