"""What stands at a location is what would be counted now; what may change it is named, and so is what has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import interrex
from interrex.games.vendetta.conflict import count_again, tell_powers
from interrex.games.vendetta.counting import REVELATION, steps_begun
from interrex.games.vendetta.revelation import turn_up
from interrex.games.vendetta.table import DOWN, MAX_SEATS, UP, Vendetta, is_present
from interrex.games.vendetta.view import UNKNOWN, LocationView, PositionView

from .tables import choose, position

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}), (4, {"teams": True}), (5, {"relics": True, "location_cards": True}),
]  # fmt: skip
GAMES = 4


def games(seats: int, variants: dict[str, Any]) -> Iterator[tuple[Vendetta, random.Random]]:
    """Random games in which more is played than withdrawn, at each choice."""
    for seed in range(GAMES):
        luck, game = random.Random(f"{seats} {seed}"), interrex.new("vendetta", seats, seed=seed, **variants)
        assert isinstance(game, Vendetta)
        while not game.is_over:
            yield game, luck
            decision = luck.choice(game.decisions)
            game.choose(luck.choice([*decision.options, decision.options[0]]), decision.seat)


def counted(game: Vendetta, viewer: int, at: LocationView, loc: int) -> dict[int, int]:
    """What the engine counts there when the face-down cards that the viewer can name are turned up."""
    copy = game.copy()
    if steps_begun(game, loc) <= REVELATION:
        for seat in range(game.seats):
            lying = list(copy.cards_at[DOWN + MAX_SEATS * loc + seat])
            for card, name in zip(lying, at.positions[seat].down, strict=True):
                if name != UNKNOWN:
                    turn_up(copy, loc, seat, card)
    only_here(copy, loc)
    count_again(copy, loc)
    return dict(copy.totals)


def only_here(copy: Vendetta, loc: int) -> None:
    """Nothing else is to come, and what MA07 and RE06 add where one resolves counts at no other location."""
    copy.agenda.clear()
    if loc != copy.now:
        copy.assault, copy.bonus = [0] * copy.seats, [0] * copy.seats


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_stands_there_is_what_would_be_counted(seats: int, variants: dict[str, Any]) -> None:
    """VE-732, VE-733 For every seat and for who watches, at every location."""
    seen = 0
    for game, luck in games(seats, variants):
        if luck.random() < 0.6:
            continue
        viewer = luck.randrange(seats + 1)
        for loc, at in zip(game.locations, game.view(viewer).locations, strict=True):
            if not at.done:
                expected = counted(game, viewer, at, loc)
                shown = {seat: each.total for seat, each in enumerate(at.positions) if seat in expected}
                assert shown == expected
                assert all(sum(each.powers) + each.blood <= each.total for each in at.positions)
                sealed = loc == game.now and any(game.bonus)  # RE06
                known = [] if sealed else [each for each in at.positions if not each.blood]
                assert all(sum(each.powers) == each.total for each in known)
                assert all(is_present(game, loc, seat) for seat in expected)
                seen += any(each.down for each in at.positions)
    assert seen > 20


@pytest.mark.parametrize(
    ("given", "here", "choices"),
    [
        ({}, "MA07 MA08", ["A: stay", "C: stay", "C: MA07", "C: MA08"]),
        ({"relics": {"A": "RE06"}, "variants": {"relics": True}}, "MA08", ["A: stay", "C: stay", "A: use"]),
    ],
)
def test_what_adds_to_one_location_adds_to_no_other(
    given: dict[str, Any], here: str, choices: list[str]
) -> None:
    """VE-732, VE-1404 MA07 and RE06 mean the location that is resolved."""
    game = position(
        moment="L1 begins", until="conflict", clans={"A": "brujah", "C": "malkavian"},
        L1={"A": "BR08", "C": here}, L2={"A": "BR04 BR07- +1", "C": "MA04 MA05-"}, **given,
    )  # fmt: skip

    def elsewhere() -> list[tuple[PositionView, ...]]:
        return [at.positions for seat in range(5) for at in game.view(seat).locations[1:]]

    before = elsewhere()
    for choice in choices:
        choose(game, choice)
        assert elsewhere() == before
    assert any(game.assault) or any(game.bonus)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_nothing_may_change_is_counted_as_it_stands(seats: int, variants: dict[str, Any]) -> None:
    """Once all have stayed or withdrawn and nothing lies hidden, only the texts that are named change it."""
    kept, held = dict[int, dict[int, int]](), Counter[bool]()
    lines = 0
    for game, _ in games(seats, variants):
        if len(game.told) < lines:
            lines = 0
        for kind, args, _, _ in game.told[lines:]:
            if kind in ("location_begins", "withdrew", "eliminated"):
                kept.clear()
            elif kind == "totals" and args[0] in kept:
                shown, loc = kept.pop(args[0]), args[0]
                assert dict(args[1]) == {seat: shown[seat] for seat, _ in args[1]}, (loc, shown, args)
                held[True] += 1
            elif kind == "totals":
                held[False] += 1
        lines = len(game.told)
        if game.now in game.locations and steps_begun(game, game.now) > 1:
            at = game.view(0).locations[game.locations.index(game.now)]
            hidden = any(UNKNOWN in each.down for each in at.positions)
            if not (at.changing or hidden or game.totals):
                kept[game.now] = {seat: each.total for seat, each in enumerate(at.positions)}
    assert held[False] > 20


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_is_told_explains_every_total(seats: int, variants: dict[str, Any]) -> None:
    """VE-732, VE-733 Printed power and blood, and cards that are told to count otherwise, add up to it."""
    told = Counter[str]()
    for game, luck in games(seats, variants):
        if luck.random() < 0.7:
            continue
        for loc in game.locations:
            copy = game.copy()
            for seat in range(seats):
                for card in list(copy.cards_at[DOWN + MAX_SEATS * loc + seat]):
                    turn_up(copy, loc, seat, card)
            only_here(copy, loc)
            copy.keeps_log = True
            before = len(copy.told)
            tell_powers(copy, loc)
            count_again(copy, loc)
            lines = copy.told[before:]
            told.update(line[0] for line in lines)
            assert dict(copy.totals) == explained(copy, loc, lines)
    assert told["counts_as"] > 5
    assert told["counts_as_by"] + told["blood_counts"] > 0


def explained(game: Vendetta, loc: int, lines: list[tuple[str, tuple[Any, ...], str, int]]) -> dict[int, int]:
    """What the cards and the blood of each position come to by what is told of them."""
    says = {args[1]: args[2] for kind, args, _, _ in lines if kind in ("counts_as", "counts_as_by")}
    worth = {args[0]: args[1] for kind, args, _, _ in lines if kind == "blood_counts"}
    return {
        seat: sum(
            says.get(card, game.kinds[card].power) for card in game.cards_at[UP + MAX_SEATS * loc + seat]
        )
        + worth.get(seat, 1) * game.blood[MAX_SEATS * loc + seat]
        + game.bonus[seat]
        for seat in range(game.seats)
        if is_present(game, loc, seat)
    }
