"""The contract on the engine as it runs, in a few games; on the sources tests/test_api.py plays more."""

from __future__ import annotations

import pytest

from interrex.games import OWN, game_spec
from interrex.testing import check_game

EVERY = {"veto": 60}  # decisions are looked at now and then


@pytest.mark.parametrize("name", OWN)
def test_contract(name: str) -> None:
    check_game(name, seats=game_spec(name).seats[0], games=1, seed=11, every=EVERY.get(name, 8))
