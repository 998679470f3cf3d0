"""Random cards of every game: what passes the check runs, and what is wrong is refused.

A sample here; ``python -m tests.packs 1000`` for a long run.
"""

from __future__ import annotations

import os

import pytest

from tests.packs.growing import (
    CHAINS,
    GAMES,
    SLOTS,
    accepted_wrong,
    grown_box,
    play_grown,
    play_slots,
    played_with,
    told_stopped,
)

BOXES = int(os.environ.get("INTERREX_BOXES", "1"))
MOST_CHAINS = 30  # boxes until a chain is seen to end
REACHED = {"masters": (96,), "veto": (44,)}  # the first in which it was, where that is far


@pytest.mark.parametrize("game", GAMES)
def test_random_boxes_are_played(game: str) -> None:
    """No crash, no lost card, no secret told: every card of the box has a random text that passes."""
    for seed in range(BOXES):
        made, _, choices = play_grown(game, seed, longest=60, share=4)
        assert made > 10
        assert choices


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_twice_finds_nothing_to_do_the_second_time_or_does_it(game: str) -> None:
    """A card that a text has moved, drained or discarded is no longer there when the text says it again."""
    for seed in range(BOXES):
        assert play_grown(game, seed, longest=80, share=2, twice=True)[2]


@pytest.mark.parametrize("game", GAMES)
def test_cards_with_wrong_words_are_refused_with_line_and_remedy(game: str) -> None:
    assert accepted_wrong(game, 1, 60) == []


@pytest.mark.rules("EL-951", "MN-796", "VE-1110", "VT-1340")
@pytest.mark.parametrize("game", GAMES)
def test_chains_of_random_texts_end_and_the_table_is_told(game: str) -> None:
    """EL-951, MN-796, VE-1110, VT-1340: however texts set off one another, a question comes."""
    told = False
    for seed in (*REACHED.get(game, ()), *range(MOST_CHAINS)):
        pack, _, _ = grown_box(game, seed, about=CHAINS[game])
        table, _ = played_with(game, pack, seed, 40, 300)
        told = told or told_stopped(table)
        if told and BOXES == 1:
            break
    assert told


def test_whatever_is_used_in_a_slot_of_a_duel_is_paid_for() -> None:
    """VT-1032, VT-321: taps, discards, removals, kreski and ducats."""
    paid = sum(play_slots(seed, 200)[1] for seed in (7, 9, 11))
    assert paid


def test_random_texts_in_the_slots_of_a_duel_are_played() -> None:
    """VT-1032: whatever passes as a reply in a slot of the exchange is declared and done there."""
    for seed in range(BOXES):
        made, _, choices = play_grown("veto", seed, longest=120, about=SLOTS)
        assert made > 10
        assert choices
