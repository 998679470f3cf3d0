"""What follows from the cards in play is reckoned anew whenever anything of it has changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.games.veto.table import STALE, Derived, Veto
from interrex.games.veto.traits import derived
from interrex.match import scenario
from interrex.testing import random_game
from tests.packs.boxes import toml, tree_of

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "veto"
CHANGING = ("VT-201", "VT-922", "VT-955", "VT-957", "VT-1103", "VT-R67")  # without a card that moves
STORIES = [
    story
    for file in sorted(SCENARIOS.glob("*.toml"))
    if any(rule in file.read_text(encoding="utf-8") for rule in CHANGING)
    for story in [scenario.load(file)]
    if set(CHANGING) & set(story.rules)
]


def parts(found: Derived) -> list[str]:
    return [f"{name}: {getattr(found, name)!r}" for name in Derived.__slots__]


def check(game: Veto) -> None:
    """What the table remembers is what it would reckon now."""
    anew = game.copy()
    anew.derived = STALE
    assert parts(derived(game)) == parts(derived(anew))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_random_games(seed: int) -> None:
    chance = Chance(seed)
    game = random_game("veto", chance)
    assert isinstance(game, Veto)
    while not game.is_over and len(game.choices) < 150:
        check(game)
        decision = game.decisions[chance.below(len(game.decisions))]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def test_in_stories_of_what_changes_where_it_lies() -> None:
    assert len(STORIES) > 10
    for story in STORIES:
        game = story.position()
        assert isinstance(game, Veto)
        check(game)
        for choice in (choice for step in story.steps for choice in step.when):
            game.choose(choice.word, choice.seat)
            check(game)


def test_the_law_notices_what_was_not_reckoned_anew() -> None:
    game = interrex.new("veto", 2, 1)
    assert isinstance(game, Veto)
    derived(game)
    game.derived.taken ^= 1
    with pytest.raises(AssertionError):
        check(game)


CONDITIONS = (
    "own_initiative", "own_turn", "election", "self_untapped", "first_of_round", "own_elekt",
    "own_kreski(2)", "has_ducats(you, 3)", "has_kreski(opponent, 2)", "killed_of_one_opponent(1)",
    "more(held_cards(you), 4)", "fights(host)", "at_least(2, yours(untapped))", "not(own_initiative)",
)  # fmt: skip


@cache
def passing_pack(counts: bool) -> Any:
    """The house pack in which whatever is attached gives its bearer a keyword, as long as something is so.

    Or in which how many Elekts a faction may have is counted.
    """
    tree = tree_of("veto")
    attached = [*tree["equipment"], *(each for each in tree["effect"] if "attach" in str(each))]
    for number, entry in enumerate(attached if not counts else ()):
        word = ("slawny", "kozak", "karmazyn", "niewiasta")[number % 4]
        given = f"given({CONDITIONS[number % len(CONDITIONS)]}, keyword({word}, host))"
        others = [each for each in entry.get("ability", ()) if "keyword(" not in str(each)]
        entry["ability"] = [*others, {"kind": "P", "do": [given]}]
    text = toml(tree)
    if counts:
        text = text.replace("elekt_limit(2)", "elekt_limit(held_ducats(you))")
        assert text != toml(tree)
    return game_spec("veto").read_pack(text, "passing.toml")


NEWEST = game_spec("veto").rules_version


def passing_games(number: int, version: int = NEWEST) -> Iterator[tuple[Veto, Chance]]:
    """New games with such packs, by the rules of a version."""
    spec = game_spec("veto")
    for seed in range(number):
        pack, reading = passing_pack(seed % 4 == 0), ("lose_keyword", "impossible")[seed % 2]
        settings = spec.settings(2 + seed % 3, seed, pack, {"second_elekt": reading})
        game = spec.new(dataclasses.replace(settings, rules_version=version), pack)
        assert isinstance(game, Veto)
        yield game, Chance(seed)


def chosen(game: Veto, chance: Chance) -> int:
    """A random option, rarely bene."""
    options = game.asked[0][2]
    first = 1 if len(options) > 1 and options[0] == "bene" and chance.below(3) else 0
    return first + chance.below(len(options) - first)


@pytest.mark.rules("VT-201", "VT-227", "VT-R37")
def test_a_keyword_lasts_as_long_as_its_condition() -> None:
    """Whatever it depends on: a turn, ducats, kreski, taps, a duel; also while no card moves."""
    given = 0
    for game, chance in passing_games(8):
        for _ in range(80):
            if game.is_over:
                break
            check(game)
            given += any(mask & ~game.kinds[card].keywords for card, mask in derived(game).keywords.items())
            game.play(chosen(game, chance))
    assert given


@pytest.mark.parametrize("version", [1, 2])
def test_until_version_3_it_stayed_until_a_card_moved(version: int) -> None:
    """Tables of before keep a keyword of which the condition has passed, and play alike again."""
    stayed = 0
    for game, chance in passing_games(8, version):
        again = game.copy()
        played: list[tuple[int, Any]] = []
        for _ in range(80):
            if game.is_over:
                break
            seen, anew = game.copy(), game.copy()
            anew.derived = STALE
            before = derived(seen)
            stayed += before.keywords != derived(anew).keywords
            assert derived(seen) is before
            played.append((chosen(game, chance), game.asked[0][2]))
            game.play(played[-1][0])
        for option, options in played:
            assert again.asked[0][2] == options
            again.play(option)
        assert again.told == game.told
    assert stayed


def test_as_long_as_no_keyword_passes_nothing_is_reckoned_again() -> None:
    """What follows from the cards is kept, also where a keyword may pass."""
    kept = {False: 0, True: 0}
    for game, chance in passing_games(4):
        for _ in range(60):
            if game.is_over:
                break
            before = derived(game)
            assert derived(game) is before
            kept[bool(before.passing)] += 1
            game.play(chosen(game, chance))
    assert all(kept.values())
