"""Moments as they come in games: where each happens, and to whom, is known before any card speaks of it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import product

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters import hearing
from interrex.games.masters.exhaustion import exhaust
from interrex.games.masters.moments import MOMENTS
from interrex.games.masters.nobody import TO_AN_OWNER, has_one, has_place
from interrex.games.masters.table import DAY, NIGHT, Masters
from tests.masters.tables import random_table, table

CHOICES = 160


def test_a_moment_has_a_place_and_a_vampire_wherever_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word for the place or the vampire of a moment is taken exactly where games tell one of it."""
    cells, vampires = defaultdict[str, set[bool]](set), defaultdict[str, set[bool]](set)
    counts = defaultdict[str, set[int]](set)

    def heard(game: Masters, moment: str, vampire: int, cell: int, card: int, many: int) -> None:
        cells[moment].add(cell >= 0)
        vampires[moment].add(vampire >= 0)
        counts[moment].add(many)

    monkeypatch.setattr(hearing, "hear", heard)
    for seed in range(40):
        game, chance = random_table(seed, with_rulings=True), Chance.from_seed(seed)
        game.pack = replace(game.pack, spoken=frozenset(MOMENTS))
        for _ in range(CHOICES):
            if game.is_over:
                break
            decision = game.decisions[chance.below(len(game.decisions))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert len(cells) > len(MOMENTS) // 2
    for moment in set(cells) - set(TO_AN_OWNER):  # what comes to an owner is told by its card
        assert not has_place(moment) or cells[moment] == {True}
        assert has_one(moment) == (vampires[moment] == {True}) or moment.endswith("_discarded")
        assert has_place(moment) == (cells[moment] == {True}) or moment.endswith("_discarded")
        if moment.endswith("_replaced"):  # one after the other
            assert counts[moment] == {1}


@pytest.mark.rules("MN-901", "MN-903", "MN-904", "MN-R17")
@pytest.mark.parametrize("vampires", [2, 5])
def test_who_is_exhausted_before_its_turn_is_remembered_for_the_night(vampires: int) -> None:
    """MN-904 The active vampire loses its points and its turn; MN-R17 of any other it is noted, by night."""
    for vampire, active, phase in product(range(vampires), range(-1, vampires), (DAY, NIGHT)):
        game = table(2, 1, vampires=vampires)
        game.phase, game.active, game.ap, game.fell = phase, active, 2, 0
        exhaust(game, vampire)
        is_active = vampire == active
        assert (game.ap, game.turn_over) == ((0, True) if is_active else (2, False))
        assert game.fell == (1 << vampire if phase == NIGHT and not is_active else 0)
        assert game.exhausted >> vampire & 1
