"""Random cards of every game: what passes the check runs, and what is wrong is refused.

A sample here; ``python -m tests.packs 1000`` for a long run.
"""

from __future__ import annotations

import os

import pytest

from tests.packs.growing import GAMES, play_grown, refused_wrong

BOXES = int(os.environ.get("INTERREX_BOXES", "1"))


@pytest.mark.parametrize("game", GAMES)
def test_random_boxes_are_played(game: str) -> None:
    """No crash, no lost card, no secret told: every card of the box has a random text that passes."""
    for seed in range(BOXES):
        made, _, choices = play_grown(game, seed, longest=60, share=4)
        assert made > 10
        assert choices


@pytest.mark.parametrize("game", GAMES)
def test_cards_with_wrong_words_are_refused_with_line_and_remedy(game: str) -> None:
    wrong, cards = refused_wrong(game, 1, 60)
    assert wrong > cards // 4
