"""No word of freely composed texts is forgotten in the tables that say what words mean."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from interrex.games import OWN
from interrex.words.telling import phrases_of

ELSEWHERE = {  # words with tests of their own beside the tables
    "veto": {"difference()", "election"},
    "vendetta": {"won"},
    "masters": {"by_day", "by_night"},
}


def called(condition: Any) -> str:
    """The word that a phrase begins with, as packs are told of it."""
    return f"{condition[0]}()" if isinstance(condition, tuple) else str(condition)


@pytest.mark.parametrize("name", OWN)
def test_every_condition_is_shown_to_hold_and_not_to_hold(name: str) -> None:
    module = importlib.import_module(f"tests.{name}.test_meaning")
    shown: dict[str, set[bool]] = {}
    for *_, condition, holds in [*module.HOLDS, *getattr(module, "IN_A_DUEL", ())]:
        shown.setdefault(called(condition), set()).add(holds)
    phrases = phrases_of(name)
    assert phrases is not None
    left = {word for word in phrases.kinds["condition"] if shown.get(word) != {True, False}}
    assert left == ELSEWHERE.get(name, set())
