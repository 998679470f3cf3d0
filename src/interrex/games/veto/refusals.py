"""The rule closest to a refused word."""
from __future__ import annotations

from interrex.games.veto.table import Veto


def refusal(game: Veto, question: str, word: str, rule: str) -> str:
    return rule
