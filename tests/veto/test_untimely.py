"""VT-305 to VT-317, VT-1329, VT-1330: deeds and trifles at the wrong time are refused by their own rule."""

from __future__ import annotations

import pytest

from interrex.games.veto.near_misses import not_now
from interrex.games.veto.table import AGITATE, GAME_PHASE, NOBODY, Veto
from interrex.testing import refusals

from .test_meaning import A, B, named, table

DEEDS = (
    "deploy pal", "deploy pal to magnates", "agitate with bob", "agitate with ben discarding finta",
    "challenge ann with bob", "challenge abe with ben", "challenge aramis with ben", "move bob", "move ben",
)  # fmt: skip
TRIFLES = (
    "deploy mill", "equip bob with dagger", "equip ann with dagger", "equip aramis with dagger",
    "attach finta to ben", "attach finta to aramis", "hand pistol to ben", "influence", "influence on A",
)  # fmt: skip
OTHERS = {"agitate with ann": "VT-941", "move cid": "VT-955", "challenge ann with cid": "VT-1001"}


def refused(game: Veto, name: str) -> tuple[set[str], set[str]]:
    """The rules against the deeds and against the trifles of B, who is asked something."""
    question = game.questions[0]._replace(name=name)
    assert question.seat == B
    found = refusals(game, question)
    assert {word: found[word] for word in OTHERS} == OTHERS
    return {found[word] for word in DEEDS}, {found.get(word, "") for word in TRIFLES}


def test_after_a_deed_no_other_but_trifles() -> None:
    """VT-306 One deed in a turn."""
    game = table()
    game.deed = True
    deeds, trifles = refused(game, "turn")
    assert deeds == {"VT-306"}
    assert "VT-306" not in trifles


@pytest.mark.parametrize(("voice", "rule"), [(B, "VT-306"), (A, "VT-305")])
@pytest.mark.parametrize(("deed", "trifle"), [(True, "VT-311"), (False, "VT-309")])
def test_between_turns(voice: int, rule: str, deed: bool, trifle: str) -> None:
    game = table()
    game.voice, game.deed = voice, deed
    assert refused(game, "reply") == ({rule}, {trifle})


def test_while_something_is_answered() -> None:
    """VT-1329, VT-1330 Neither deeds nor trifles are replies."""
    game = table()
    game.stack = [(AGITATE, A, named(game, "ann"), 0, None, NOBODY, False)]
    assert refused(game, "reply") == ({"VT-1329"}, {"VT-1330"})


def test_in_another_phase() -> None:
    """VT-317 Deeds and trifles belong to the game phase."""
    game = table()
    game.phase = GAME_PHASE + 1
    assert refused(game, "reply") == ({"VT-317"}, {"VT-317"})


def test_in_turn_nothing_is_too_late() -> None:
    game = table()
    assert [not_now(game, game.questions[0], deed) for deed in (True, False)] == ["", ""]
