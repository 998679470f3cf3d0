"""Equal cards are one choice only where nobody could tell the outcomes apart, and else say their place."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.options import word_of
from interrex.games import game_spec, house_pack
from interrex.games.veto import equal_cards
from interrex.games.veto.table import DECK, NOBODY, PLAY, USED, Veto, put
from tests.veto.laws import decisions_of

GAMES = 40
LENGTH = 300


def replaced(option: Any, one: int, other: int) -> Any:
    """The option with the other copy in the place of the one."""
    if isinstance(option, tuple):
        return tuple(other if part == one and type(part) is int else part for part in option)
    return other if option == one else option


def after(game: Veto, index: int, option: Any) -> list[str]:
    """What everybody sees once that option is taken."""
    copy = game.copy()
    asked = copy.asked[0]
    options = list(asked[2])
    options[index] = option
    copy.asked[0] = (*asked[:2], tuple(options), *asked[3:])
    copy.play(index)
    seen = [repr((copy.view(seat), copy.log(seat))) for seat in range(copy.seats + 1)]
    return [*seen, repr(copy.decision_of(asked[0]))]


def card_parts(question: str, option: Any) -> list[int]:
    """The numbers of an option that are cards."""
    if isinstance(option, tuple):
        at = (0, 2) if question in ("reply", "moment") else (1, 2, 3)
        return [option[each] for each in at if each < len(option) and type(option[each]) is int]
    return [option] if type(option) is int and question not in ("bribe", "against whom") else []


@pytest.mark.rules("VT-1034", "VT-143")
def test_copies_that_are_one_choice_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1034, VT-143 Whichever of two copies the table takes for a choice, nobody sees a difference."""
    merged: set[tuple[int, int]] = set()
    judge = equal_cards.alike

    def spy(game: Veto, one: int, other: int) -> bool:
        found = judge(game, one, other)
        if found:
            merged.add((one, other))
        return found

    monkeypatch.setattr(equal_cards, "alike", spy)
    compared = 0
    for seed in range(GAMES):
        merged.clear()
        for game in decisions_of(seed, LENGTH):
            pairs = merged.copy()
            _, question, options, *_ = game.asked[0]
            for index, option in enumerate(options):
                cards = card_parts(question, option)
                for one, other in pairs:
                    if one in cards and game.where[one] == game.where[other]:
                        compared += 1
                        twin = replaced(option, one, other)
                        assert after(game, index, option) == after(game, index, twin), (
                            seed,
                            question,
                            option,
                        )
            merged.clear()
    assert compared > 200


@pytest.mark.rules("VT-1034")
def test_no_two_options_have_the_same_word() -> None:
    """VT-1034 Options that differ say the difference; a bare number never has to."""
    for seed in range(GAMES):
        for game in decisions_of(seed, LENGTH):
            for decision in game.decisions:
                assert not [word for word in decision.options if "#" in word], (seed, decision)


def test_others_do_not_learn_of_the_copy() -> None:
    """That a thrust was told apart from an equal one in hand is for its player alone."""
    found = 0
    for seed in range(5 * GAMES):  # one game in twenty has such a choice
        if seed >= GAMES and found:
            break
        for game in decisions_of(seed, LENGTH):
            decision = game.decision
            assert decision is not None
            told_apart = [
                at for at, parts in enumerate(decision.parts) if any(part.private for part in parts)
            ]
            if not told_apart:
                continue
            word, parts = decision.options[told_apart[0]], decision.parts[told_apart[0]]
            copy = game.copy()
            copy.choose(word)
            assert copy.choices[-1].word == word == word_of(parts)
            number = len(copy.choices) - 1
            for viewer in range(copy.seats + 1):
                if viewer != decision.seat and not copy.is_over:
                    read = copy.chosen_parts(number, viewer)
                    assert not any(part.private for part in read)
                    assert word_of(read) == copy.record(viewer).choices[-1][1] != word
                    found += 1
    assert found


def test_games_of_version_1_keep_their_options() -> None:
    """A record of version 1 finds the words it was written with."""
    for seed in range(GAMES):
        for game in decisions_of(seed, LENGTH, version=1):
            for parts in game.shown_options():
                assert not any(part.private for part in parts)


@pytest.mark.rules("VT-R19")
def test_games_of_version_1_keep_their_readings() -> None:
    """VT-R19 An old record names only what was off its default then."""

    def source(version: int, **rulings: str) -> str:
        settings = spec.settings(2, 1, house_pack("veto"), rulings, rules_version=version)
        return str(spec.rulings_of(settings).slawny_bonus_source)

    spec = game_spec("veto")
    assert source(1) == "loser"
    assert source(1, slawny_bonus_source="pool") == "pool"
    assert source(2) == "pool"


@pytest.mark.rules("VT-1034")
@pytest.mark.parametrize("seat", range(4))
def test_copies_in_play_that_differ_in_anything_are_two_choices(seat: int) -> None:
    """VT-1034 Tapped, used, attached elsewhere, bearing something, having answered: each tells them apart."""
    game = interrex.new("veto", 4, 1)
    assert isinstance(game, Veto)
    own, kinds = game.cards_at[DECK + seat][:], game.kinds
    one, other = next((a, b) for a in own for b in own if a < b and kinds[a].number == kinds[b].number)
    third, fourth = [card for card in own if kinds[card].number != kinds[one].number][:2]
    assert equal_cards.alike(game, one, other)
    world = game.copy()
    world.turn_used = 1 << one
    assert equal_cards.alike(world, one, other)  # what was done before does not count in a deck
    for card in (one, other, third, fourth):
        put(game, card, PLAY + seat)
    assert equal_cards.alike(game, one, other)
    game.host[one] = game.host[other] = third
    assert equal_cards.alike(game, one, other)
    for field in ("tapped", "turn_used", "round_used"):
        for used, is_alike in (
            (1 << one, False),
            (1 << other, False),
            (1 << one | 1 << other, True),
            (1 << third, True),
        ):
            world = game.copy()
            setattr(world, field, used)
            assert equal_cards.alike(world, one, other) == is_alike, field
    for hosted, host in ((other, fourth), (fourth, one), (fourth, other)):
        world = game.copy()
        world.host[hosted] = host
        assert not equal_cards.alike(world, one, other), (hosted, host)
    for answered, is_alike in (((other, 0, 5), False), ((third, 0, 5), True)):
        world = game.copy()
        world.answered = [answered]
        assert equal_cards.alike(world, one, other) == is_alike
    world = game.copy()
    world.duel = [0] * USED + [1 << one]
    assert not equal_cards.alike(world, one, other)
    world.where[:2], world.host[:], world.duel = [PLAY + seat] * 2, [NOBODY] * len(world.host), []
    assert equal_cards.alike(world, 0, 1)  # nobody fights: nothing was used, by the first card either
    put(game, other, PLAY + (seat + 1) % 4)
    assert not equal_cards.alike(game, one, other)


@pytest.mark.rules("VT-R56", "VT-1034")
@pytest.mark.parametrize("seat", range(4))
def test_which_copy_came_first_matters_where_the_newest_wins(seat: int) -> None:
    """VT-R56 Copies that speak of rights are two choices if the newest of two such texts wins, else one."""
    spoken = [(kind, {verb for verb, *_ in kind.texts}) for kind in house_pack("veto").kinds]
    rights = next(kind for kind, verbs in spoken if verbs and verbs <= {"may", "cannot"})
    silent = next(kind for kind, verbs in spoken if verbs and not verbs & {"may", "cannot"})
    for reading in ("yes", "newest_wins"):
        game = interrex.new("veto", 4, 1, {"forbid_over_allow": reading})
        assert isinstance(game, Veto)
        one, other = sorted(game.cards_at[DECK + seat])[:2]
        for kind, is_alike in ((rights, reading != "newest_wins"), (silent, True)):
            world = game.copy()
            kinds = list(world.kinds)
            kinds[one] = kinds[other] = kind
            world.kinds = tuple(kinds)
            world.where[one] = world.where[other] = PLAY + seat
            assert equal_cards.alike(world, one, other) == is_alike, (reading, kind.id)
