"""Vendetta's conflicts by moments: no total changes without a line that says why, and one line at a time."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import interrex
from interrex.engine.table import Table
from interrex.games.vendetta.view import VendettaView
from interrex.match.moments import moments
from interrex.web.show.games.vendetta import RESOLVES, moved, shown_power

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (3, 1, {}), (4, 2, {"teams": True}), (5, 3, {"relics": True, "location_cards": True}),
]  # fmt: skip
TOGETHER = ("counts_as", "counts_as_by", "blood_counts", "down_counts", "place", "place_with_ally",
            "place_with_victim")  # fmt: skip


def seen_lines(game: Table, told: int) -> list[str]:
    """The kinds of lines since, as far as a scene shows them."""
    return [kind for kind, *_ in game.told[told:] if kind in RESOLVES]


def totals_of(view: VendettaView) -> dict[int, int]:
    """What stands at the lanes of the location that is resolved."""
    return next((shown_power(view, each) for each in view.locations if each.word == view.now), {})


def check(was: VendettaView, now: VendettaView, lines: list[str], met: Counter[str]) -> None:
    """What a moment has changed is what its line tells; the lanes show the sum."""
    totals, changes = totals_of(was), list(moved(was, now))
    if was.now == now.now and totals_of(now):
        for seat, before, after, _ in changes:
            assert totals.get(seat, 0) == before
            totals[seat] = after
        assert {seat: power for seat, power in totals.items() if power} == {
            seat: power for seat, power in totals_of(now).items() if power
        }
    causes = [kind for kind in lines if RESOLVES[kind] != "beside" and kind not in TOGETHER]
    assert len(causes) <= 1, lines
    assert lines or not changes, "a total has changed, and nobody is told why"
    if changes:
        met.update(lines)
        assert not {"totals", "location_begins"} & set(lines), "counting changes nothing"


@pytest.mark.parametrize(("seats", "seed", "variants"), TABLES)
def test_each_change_of_a_total_has_its_line(seats: int, seed: int, variants: dict[str, Any]) -> None:
    luck, met = random.Random(seed), Counter[str]()
    game = interrex.new("vendetta", seats, seed=seed, **variants)
    while not game.is_over and len(game.choices) < 40 * seats:
        before, decision = game.copy(), luck.choice(game.decisions)
        word = luck.choice(decision.options)
        game.choose(word, decision.seat)
        if before.view(seats).phase != "resolution":
            continue
        viewer = luck.randrange(seats + 1)
        shown, told = before.view(viewer), len(before.told)
        for moment in moments(before, word, decision.seat, list(RESOLVES)):
            check(shown, moment.view(viewer), seen_lines(moment, told), met)
            shown, told = moment.view(viewer), len(moment.told)
        assert not list(moved(shown, game.view(viewer))), "changed after the last line"
    assert min(met["revealed"], met["withdrew"]) > 0, met
