"""A page is drawn once, when it is loaded and at each event: one view, one picture, each option in words."""

from __future__ import annotations

import dataclasses
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import interrex
from interrex.engine.options import Parts, word_of
from interrex.engine.table import Table
from interrex.web.access.viewer import Viewer
from interrex.web.show import regions, scene
from interrex.web.show.parts import memory
from interrex.web.show.stream import event
from interrex.web.tables.live import Live
from interrex.words import Words
from tests.web.house import Open, play_some, seated

SEATS = 3
MOVES = 30


@contextmanager
def counted(live: Live) -> Iterator[Counter[str]]:
    """Counts what this thread makes while somebody looks who remembers nothing."""
    made: Counter[str] = Counter()
    here = threading.get_ident()
    game = live.row.settings.game
    drawing, view, option = scene.drawing(game), type(live.game).view, Words.option

    def viewed(table: Table, seat: int) -> Any:
        made["view"] += threading.get_ident() == here
        return view(table, seat)

    def pictured(seen: scene.Scene) -> dict[str, Any]:
        made["picture"] += 1
        return drawing.picture(seen)

    def worded(words: Words, question: str, parts: Parts, viewer: int | None = None, copy: int = 1) -> str:
        made[f"option {word_of(parts)} #{copy}"] += 1
        return option(words, question, parts, viewer, copy)

    kept = memory.fresh, memory.old
    memory.fresh, memory.old = {}, {}
    live.notify()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(live.game), "view", viewed)
        patch.setattr(Words, "option", worded)
        patch.setattr(regions, "drawing", lambda _: dataclasses.replace(drawing, picture=pictured))
        yield made
    memory.fresh, memory.old = kept


def at_most_once(made: Counter[str], what: str) -> None:
    often = {each: number for each, number in made.items() if number > 1}
    assert not often, f"{what}: {often}"


@pytest.mark.parametrize("game", interrex.games())
def test_a_page_is_drawn_once(house: Open, game: str) -> None:
    table, _, _ = seated(house, SEATS, game)
    live = house.table(table)
    options = 0
    for step in range(MOVES):
        play_some(house, table, 1, step)
        for seat in range(SEATS + 1):
            viewer = Viewer(seat, (seat,), "en", "", "f" * 32)
            with counted(live) as made:
                page = regions.table_page(live, viewer)
                assert page.whole()["table"]
            at_most_once(made, f"a page load, seat {seat}, move {step}")
            assert made["view"] == made["picture"] == 1
            options += sum(name.startswith("option") for name in made)
    assert options > MOVES


@pytest.mark.parametrize("game", interrex.games())
def test_an_event_is_drawn_once(house: Open, game: str) -> None:
    table, _, _ = seated(house, SEATS, game)
    live = house.table(table)
    viewers = [Viewer(seat, (seat,), "en", "", "f" * 32) for seat in range(SEATS + 1)]
    before = [regions.table_page(live, viewer) for viewer in viewers]
    for step in range(MOVES):
        play_some(house, table, 1, step)
        for seat, viewer in enumerate(viewers):
            with counted(live) as made:
                now = regions.table_page(live, viewer)
                assert event(now.since(before[seat]), now.stamp)
            at_most_once(made, f"an event, seat {seat}, move {step}")
            assert made["view"] == made["picture"] == 1
            before[seat] = now


def test_a_proposal_is_worded_with_its_option(house: Open) -> None:
    """Where people advise each other, what is proposed is said in the words of its button."""
    table, _, people = seated(house, 2, "masters")
    live = house.table(table)
    decision = live.game.decisions[0]
    adviser = people[1 - decision.seat]
    fields = {"word": decision.options[0], "turn": live.opened[decision.seat]}
    assert adviser.submit(f"/t/{table}/propose", **fields).status_code == 200
    with counted(live) as made:
        page = regions.table_page(live, Viewer(decision.seat, (decision.seat,), "en"))
    assert "data-choose-proposed" in page.regions["prompt"]
    at_most_once(made, "a page with a proposal")
