"""The law over everything that is sent, in a short run; the long one is ``python -m tests.secrecy``."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import interrex
from interrex.engine.questions import Decision, Question
from interrex.engine.table import Table
from interrex.games.elekt.table import ELITE_DECK, Elekt
from interrex.match import session
from interrex.web.show import regions
from interrex.web.show.games.elekt import parts_alike
from interrex.web.show.scene import Drawn as Part
from interrex.web.show.scene import Scene, drawing
from interrex.web.tables.live import Live
from tests.asgi import opened
from tests.secrecy.comparing import Considering, Tally, compare_game
from tests.secrecy.drawing import Drawn, drawn

LOOKS = 7


async def _compared(what: Drawn, seed: int, looks: int = LOOKS, http_every: int = 3) -> Tally:
    tally = Tally()
    async with opened() as app:
        await compare_game(app, what, seed, looks, http_every, tally)
    return tally


def compared(what: Drawn, seed: int, looks: int = LOOKS, http_every: int = 3) -> Tally:
    return asyncio.run(_compared(what, seed, looks, http_every))


@pytest.mark.parametrize("game", interrex.games())
def test_nothing_differs(game: str) -> None:
    """Of two worlds that a seat cannot tell apart it is sent the same bytes, whatever it asks for."""
    tally = compared(drawn(game, random.Random(1)), 1)
    assert not tally.leaks, "\n".join(tally.leaks)
    assert tally.comparisons == tally.kinds.total() > 100
    assert {"the view", "the refusal of a wrong word", "/t/{}", "/api/tables/{}"} <= set(tally.kinds)
    assert {"/t/{}/analysis", "/statistics", "a wish for /t/{}/analysis"} <= set(tally.kinds)
    assert {"a wish for /t/{}/advice", "warnings before costly choices"} <= set(tally.kinds)


@pytest.mark.parametrize(
    ("game", "rulings", "variants"),
    [
        ("veto", {"redraw_order": "simultaneous"}, {}),
        ("veto", {}, {"decklists": "closed"}),
        ("vendetta", {"open_pools": False}, {"relics": True}),
        ("elekt", {"discard_pile": "top_card"}, {}),
    ],
)
def test_nothing_differs_where_more_is_secret(
    game: str, rulings: dict[str, str | bool | int], variants: dict[str, str | bool | int]
) -> None:
    tally = compared(Drawn(game, 3, 5, rulings, variants), 5, 5, 5)
    assert not tally.leaks, "\n".join(tally.leaks)


# --- the comparison notices --------------------------------------------------------------------------

ELEKT = Drawn("elekt", 3, 1)


def test_a_view_that_tells_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Elekt.view
    monkeypatch.setattr(Elekt, "view", lambda game, seat: (view(game, seat), game.cards_at[ELITE_DECK][-1]))
    assert any("the view" in leak for leak in compared(ELEKT, 1, 12, 100).leaks)


def test_a_refusal_by_what_others_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is cited that depends on a card which the asking seat does not see."""

    def cite(game: Table, question: Question, word: str) -> str:
        return f"EL-{game.cards_at[ELITE_DECK][-1]}"

    monkeypatch.setattr(Elekt, "refusal", cite)
    assert any("the refusal of" in leak for leak in compared(ELEKT, 1, 12, 100).leaks)


def test_an_undo_by_what_others_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_a_card(before: Table, now: Table, chooser: int) -> str | None:
        return "secret" if now.cards_at[ELITE_DECK][-1] % 2 else None

    monkeypatch.setattr("tests.secrecy.comparing.learned", by_a_card)
    monkeypatch.setattr(session, "learned", by_a_card)
    assert any("undo" in leak for leak in compared(ELEKT, 1, 40, 100).leaks)


def test_a_sampler_that_forgets_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds in which a seat's own hand is another are told apart."""
    sample = Elekt.sample_world
    monkeypatch.setattr(
        Elekt, "sample_world", lambda game, seat, chance: sample(game, (seat + 1) % game.seats, chance)
    )
    assert compared(ELEKT, 1, 12, 100).leaks


def test_advice_by_what_others_hold_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only the chances of the options tell something."""
    consider = Considering.consider

    async def tells(self: Considering, live: Live, decision: Decision) -> dict[str, Any]:
        thought = await consider(self, live, decision)
        thought["options"][0]["chance"] = live.game.cards_at[ELITE_DECK][-1] / 1000
        return thought

    monkeypatch.setattr(Considering, "consider", tells)
    assert any("advice" in leak for leak in compared(ELEKT, 1, 12, 2).leaks)


def test_what_is_drawn_once_for_all_by_what_one_holds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks first draws it for the others."""

    def by_a_hand(scene: Scene) -> Iterator[Part]:
        own = [each.known for each in scene.view.seats[scene.seat : scene.seat + 1]]
        for name, macro, first, *rest in parts_alike(scene):
            told = first._replace(round=sum(map(ord, str(own)))) if name == "status" else first
            yield name, macro, told, *rest

    monkeypatch.setattr(regions, "drawing", lambda game: replace(drawing(game), parts_alike=by_a_hand))
    assert any("/t/{} in" in leak for leak in compared(ELEKT, 2, 6, 2).leaks)
