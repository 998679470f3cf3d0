"""The benchmark games do the same work as OpenSpiel's: same tree, same returns for the same deals."""

from __future__ import annotations

import sys
from itertools import permutations
from pathlib import Path

import pytest

from interrex.engine.settings import Settings
from interrex.engine.zones import move

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))

import leduc
import rivals
import tictactoe

# printed by rivals.openspiel_leduc_tree() and rivals.openspiel_leduc_returns() with OpenSpiel 2.0.2
DECISION_NODES = 3780
TERMINAL_NODES = 5520
RETURNS = [
    ((0, 3, 5, (1, 1, 1, 1)), (-1.0, 1.0)),
    ((0, 3, 1, (2, 2, 1, 2, 2, 1)), (13.0, -13.0)),
    ((0, 1, 3, (2, 1, 1, 1)), (0.0, 0.0)),
    ((4, 1, 3, (2, 0)), (1.0, -1.0)),
    ((2, 4, 3, (1, 2, 1, 2, 1)), (7.0, -7.0)),
    ((4, 2, 1, (1, 1, 1, 1)), (1.0, -1.0)),
]


def dealt(first: int, second: int, public: int) -> leduc.Leduc:
    """A table on which these cards were dealt and that one comes next."""
    game = leduc.Leduc(Settings("leduc", 2, 0, 1))
    move(game, first, leduc.HAND)
    move(game, second, leduc.HAND + 1)
    game.cards_at[leduc.DECK].remove(public)
    game.cards_at[leduc.DECK].append(public)
    game.then(leduc.bet, 0)
    game.advance()
    return game


def walk(
    game: leduc.Leduc, path: tuple[int, ...], nodes: set[object], ends: set[object], deal: object
) -> None:
    """Note every decision and every end; the open card counts only once it lies open."""
    seen = (deal, path) if game.round else (deal[:2], path)  # type: ignore[index]
    if game.is_over:
        ends.add(seen)
        return
    nodes.add(seen)
    for index, action in enumerate(game.questions[0].options):
        after = game.copy()
        after.play(index)
        walk(after, (*path, action), nodes, ends, deal)


def test_leduc_has_openspiels_tree() -> None:
    nodes: set[object] = set()
    ends: set[object] = set()
    for deal in permutations(range(6), 3):
        walk(dealt(*deal), (), nodes, ends, deal)
    assert (len(nodes), len(ends)) == (DECISION_NODES, TERMINAL_NODES)


@pytest.mark.parametrize(("play", "returns"), RETURNS)
def test_leduc_pays_what_openspiel_pays(
    play: tuple[int, int, int, tuple[int, ...]], returns: tuple[float, float]
) -> None:
    first, second, public, actions = play
    game = dealt(first, second, public)
    for action in actions:
        game.play(game.questions[0].options.index(action))
    assert game.scores() == returns


@pytest.mark.parametrize(("play", "returns"), RETURNS)
def test_the_noted_returns_are_openspiels(
    play: tuple[int, int, int, tuple[int, ...]], returns: tuple[float, float]
) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; its noted returns are used")
    first, second, public, actions = play
    assert rivals.openspiel_leduc_returns(first, second, public, list(actions)) == returns


def test_tic_tac_toe_has_its_255168_games() -> None:
    def ends(game: tictactoe.TicTacToe) -> int:
        if game.is_over:
            return 1
        total = 0
        for index in range(len(game.questions[0].options)):
            after = game.copy()
            after.play(index)
            total += ends(after)
        return total

    assert ends(tictactoe.TicTacToe(Settings("tictactoe", 2, 0, 1))) == 255168
