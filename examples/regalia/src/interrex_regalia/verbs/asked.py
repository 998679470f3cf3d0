"""Verbs that the rules ask: they answer and change nothing."""

from __future__ import annotations

from interrex.engine.effects import Number
from interrex_regalia.cards import Kind
from interrex_regalia.table import Regalia, piece_at_stake
from interrex_regalia.verbs.vocabulary import verbs


@verbs.verb("comparing", takes=(Number(1, 6),))
def beats(other: Kind, least: int) -> bool:
    """RG-601 This Retainer beats every other one whose printed strength is at least so much."""
    return other.strength >= least


@verbs.verb("counting", takes=(Number(1, 6), Number(1, 4)))
def stronger(game: Regalia, amount: int, least: int) -> int:
    """RG-602 So much stronger where the piece at stake is worth at least so much."""
    return amount if piece_at_stake(game).worth >= least else 0
