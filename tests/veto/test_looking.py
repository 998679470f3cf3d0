"""Whoever looks at a table changes nothing on it: not afterwards, nor in the middle of a reckoning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.games.veto import traits
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import PLAY, Veto
from interrex.games.veto.traits import company, kreski_trait, passes
from interrex.games.veto.verbs import meaning
from interrex.games.veto.view import hand_prices
from tests.packs.boxes import toml, tree_of
from tests.veto.test_counted_numbers import ability, position
from tests.veto.three_companies import A, named

SPEC = game_spec("veto")
NO_STATE = ("chance", "derived", "stirs")  # has no words; reckoned when asked for; see engine/comparing.py
FROZEN = ("decks", "kinds", "pack")  # definitions, which nobody can change: they are the very same
STANDING = (
    ability("P", "szabla(half(held_cards(you)), self)"),
    ability("P", "cannot(agitate, others(max_szabla(1)))"),
    ability("P", "szabla(count(character(may_agitate)), self)"),
)


def counting_pack() -> Any:
    """The house pack in which effects cost what is counted, and characters and equipment count each other."""
    tree = tree_of("veto")
    for effect in tree["effect"]:
        for each in effect.get("ability", ()):
            if each["kind"] in "CDR" and not any(cost.startswith("pay") for cost in each.get("cost", ())):
                each["cost"] = [*each.get("cost", ()), "pay(half(held_cards(you)))"]
    for number, character in enumerate(tree["character"]):
        character["ability"] = [*character.get("ability", ()), STANDING[number % len(STANDING)]]
    for equipment in tree["equipment"]:
        text = ability("P", "kreski_trait(count(character(any, max_szabla(szabla_of(host)))), host)")
        equipment["ability"] = [*equipment.get("ability", ()), text]
    return SPEC.read_pack(toml(tree), "counting.toml")


def games_at_random(seed: int, longest: int) -> Iterator[Veto]:
    pack, luck = counting_pack(), Chance(seed)
    game = SPEC.new(SPEC.settings(2 + seed % 3, seed, pack), pack)
    assert isinstance(game, Veto)
    for _ in range(longest):
        if game.is_over:
            return
        yield game
        options = game.asked[0][2]
        first = 1 if len(options) > 1 and options[0] == "bene" and luck.below(3) else 0
        game.play(first + luck.below(len(options) - first), 0)


def lies(game: Veto) -> list[str]:
    """Everything on the table, but for what follows from it."""
    names = [name for each in type(game).__mro__ for name in getattr(each, "__slots__", ())]
    found = [(name, getattr(game, name)) for name in names if name not in NO_STATE]
    return [f"{name}: {id(value) if name in FROZEN else repr(value)}" for name, value in found]


def reckoned(game: Veto) -> list[Any]:
    """What is counted: traits, who may agitate, and what the cards in hand cost."""
    seats = range(game.seats)
    return [
        [
            (
                card,
                szabla(game, card),
                kreski_trait(game, card),
                passes(game, seat, card, "may_agitate", card),
            )
            for seat in seats
            for card in company(game, seat)
        ],
        [hand_prices(game, seat) for seat in seats],
    ]


def look(game: Veto) -> None:
    """All that is shown of a table, and why what is not offered is refused."""
    for seat in range(game.seats):
        game.view(seat)
    for question in game.questions:
        list(game.near_misses(question))
    assert game.decisions


class Interrupting:
    """In the middle of whatever is counted somebody takes a copy of the table and looks at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before: list[str] = []
        self.expected: list[Any] = []
        self.times = 0
        self.is_inside = True
        for place, name in ((traits, "number_of"), (meaning, "held_by"), (meaning, "settled")):
            self.wrap(monkeypatch, place, name)

    def wrap(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        counted = getattr(place, name)

        def interrupted(game: Veto, *args: Any) -> Any:
            if not self.is_inside:
                self.is_inside = True
                self.times += 1
                copy = game.copy()
                assert lies(copy) == self.before
                assert reckoned(copy) == self.expected
                self.is_inside = False
            return counted(game, *args)

        monkeypatch.setattr(place, name, interrupted)

    def look(self, game: Veto) -> None:
        self.before, self.expected = lies(game.copy()), reckoned(game)
        self.is_inside = False
        reckoned(game)
        self.is_inside = True


@pytest.mark.parametrize("seed", range(4))
def test_looking_changes_nothing(seed: int) -> None:
    seen = 0
    for game in games_at_random(seed, 60):
        look(game)  # settles what may be known, which waits for whoever looks first
        before, copy = lies(game), game.copy()
        look(game)
        assert reckoned(game) == reckoned(game) == reckoned(copy)
        assert lies(game) == lies(copy) == before
        seen += any(game.cards_at[PLAY])
    assert seen


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_taken_meanwhile_is_whole_and_reckons_for_itself(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a server, which draws one page while it makes the next choice."""
    interrupting = Interrupting(monkeypatch)
    for number, game in enumerate(games_at_random(seed, 40)):
        if number % 8 == 7:
            interrupting.look(game)
    assert interrupting.times


def test_a_reckoning_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(
        note=ability("D", "draw(1)", cost=["pay(held_cards(you))"]),
        banner=ability("P", "kreski_trait(held_cards(you), host)"),
    )
    expected = hand_prices(game, A), kreski_trait(game, named(game, "ann")), lies(game)
    held_by = meaning.held_by
    monkeypatch.setattr(meaning, "held_by", lambda *args: 1 // 0)
    for ask in (lambda: hand_prices(game, A), lambda: kreski_trait(game, named(game, "ann"))):
        with pytest.raises(ZeroDivisionError):
            ask()
    monkeypatch.setattr(meaning, "held_by", held_by)
    assert (hand_prices(game, A), kreski_trait(game, named(game, "ann")), lies(game)) == expected
