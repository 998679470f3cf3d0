"""How options of one word are told apart, told a second time at stirred tables (VT-1034)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.options import shown, word_of
from interrex.games.veto.options import difference, target_parts
from interrex.games.veto.table import HAND, LOOK, NOBODY, PLAY, UNDER, Veto
from tests.veto.stirred import drawn, thinned
from tests.veto.told_cards import look

TIMES = 60


def place(game: Veto, card: int) -> str:
    """Where a card lies, in the words of options."""
    where, host = game.where[card], game.host[card]
    if HAND <= where < HAND + game.seats:
        return "from hand"
    if LOOK <= where < LOOK + game.seats:
        return f"from place {game.cards_at[where].index(card) + 1}"
    if where >= UNDER:
        return f"from under {game.kinds[game.slot.index(where - UNDER)].id}"
    if not PLAY <= where < PLAY + game.seats:
        return ""
    if host == NOBODY or game.kinds[host].family == "faction":
        return f"of {'ABCD'[where - PLAY]}"
    beside = "from beside" if game.kinds[card].family == "thrust" else "of"
    return f"{beside} {game.kinds[host].id}"


def said(game: Veto, question: str, option: Any, alike: list[Any]) -> str:
    return word_of(shown(difference(game, question, option, alike), game.card_word))


def lying_about(game: Veto, chance: Chance) -> list[int]:
    """Cards in hands, in play, under and beside characters, looked at, in a deck."""
    look(game, chance.below(game.seats), 2)
    rows = [row for row in game.cards_at if row]
    return [drawn(chance, row) for row in rows]


@pytest.mark.rules("VT-1034")
@pytest.mark.parametrize("question", ["reply", "moment", "turn"])
def test_options_of_one_word_differ_by_place_or_by_what_they_answer(question: str) -> None:
    found = set()
    for seed in range(TIMES):
        game, chance = thinned(3000 + seed)
        there = lying_about(game, chance)
        for card in there:
            assert said(game, question, card, [card]) == place(game, card)
            found.add(place(game, card).rpartition(" ")[0])
        first, second = drawn(chance, there), drawn(chance, there)
        if question == "turn":
            option, other = ("use", first, 0, drawn(chance, there)), ("use", second, 0, drawn(chance, there))
            borne = [card for card in there if game.host[card] != NOBODY]
            if borne and chance.below(2):
                option = ("transfer", drawn(chance, borne), drawn(chance, there), None)
                other = ("transfer", second, option[2], None)
        else:
            option = (first, chance.below(2), drawn(chance, (None, second)), chance.below(3))
            other = (drawn(chance, (first, second)), option[1], option[2], chance.below(3))
        words = []
        for at, (one, two) in enumerate(zip(option, other, strict=True)):
            if not isinstance(one, int) or one == two:
                continue
            if question != "turn" and at == 3:
                words.append(f"at {one + 1}")
            elif option[0] == "transfer":
                words.append(f"instead of {game.kinds[game.host[one]].id}")
            else:
                words.append(place(game, one))
        assert said(game, question, option, [option, other]) == " ".join(filter(None, words)), (seed, option)
        assert said(game, question, option, [option]) == ""
    assert found >= {"from", "of", "from place", "from under", ""}


def test_what_is_aimed_at_is_named() -> None:
    for seed in range(TIMES):
        game, chance = thinned(3100 + seed)
        one, two = drawn(chance, range(len(game.kinds))), drawn(chance, range(len(game.kinds)))
        seat = chance.below(game.seats)
        for target, word in (
            (None, ""),
            ((), ""),
            (one, f"on {game.kinds[one].id}"),
            ((one,), f"on {game.kinds[one].id}"),
            ((one, two), f"on {game.kinds[one].id} and {game.kinds[two].id}"),
            (-1 - seat, f"on {'ABCD'[seat]}"),
        ):
            assert word_of(shown(target_parts(target), game.card_word)) == word
