"""Who is fought by day, which day effects are open, how many action points there are: told a second time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.city import AHEAD_AGENTS, AHEAD_MINIONS, ahead
from interrex.games.masters.day import day_effect_done, day_effects, resolve_day_effect, unresolved
from interrex.games.masters.hunt import choose_fighter, day_fight, has_day_fight, hunt_for_vampires, hunted_at
from interrex.games.masters.night import ap_of, begin_turn, end_turn
from interrex.games.masters.relics import may_draw, relic_limit
from interrex.games.masters.table import DAY, NOBODY, ON_DISTRICT, ON_VAMPIRE, Masters
from interrex.games.masters.verbs.vocabulary import STANDING
from interrex.games.masters.view import district_text, table_text, veil_lost
from tests.masters.tables import table
from tests.masters.test_outcomes import drawn_table

TABLES = 60
VERBS = [*STANDING]
Rows = tuple[tuple[int, tuple[Any, ...]], ...]


def with_rows(game: Masters, **rows: Rows) -> None:
    game.force = tuple(rows.get(verb, ()) for verb in VERBS)


def asks(game: Masters, step: Any, *args: Any) -> tuple[str, list[Any]]:
    """What is asked first; nothing where nothing is."""
    game.agenda.clear()
    game.asked.clear()
    step(game, *args)
    return (game.questions[0].name, list(game.questions[0].options)) if game.questions else ("", [])


@pytest.mark.rules("MN-501", "MN-505", "MN-506", "MN-511", "MN-R06", "MN-R07")
def test_where_there_is_a_fight_by_day() -> None:
    for seed in range(TABLES):
        chance = Chance.from_seed(seed)
        game = drawn_table(seed)
        game.phase, game.fought = DAY, chance.below(1 << 9)
        ignored = ("counts", "ignored")[chance.below(2)]
        again = ("one", "until_below_three")[chance.below(2)]
        game.rulings = replace(game.rulings, exhausted_in_hunt=ignored, day_fights_per_district=again)
        lower: list[Rows] = [(), ((ON_DISTRICT, (2,)),), ((ON_DISTRICT, (4,)),), ((0, (2,)), (1, (1,)))]
        rows = lower[chance.below(4)]
        with_rows(game, day_fight_from=rows)
        for cell in range(9):
            game.hidden[cell] = chance.below(3)
            game.exposed[cell] = chance.below(3)
        for vampire in range(game.vampires):
            game.at[vampire] = chance.below(5)
        enough = min([3, *(args[0] for _, args in rows)])
        fights = []
        for cell in range(9):
            here = [vampire for vampire, at in enumerate(game.at) if at == cell]
            ready = [vampire for vampire in here if not game.exhausted & 1 << vampire]
            counting = ready if ignored == "ignored" else here
            assert hunted_at(game, cell) == counting
            open_ = not game.fought & 1 << cell or (again == "until_below_three" and bool(ready))
            if game.hidden[cell] + game.exposed[cell] >= enough and counting and open_:
                fights.append(cell)
                if len(counting) > 1:
                    assert asks(game.copy(), choose_fighter, cell) == ("fighter", counting)
                after = game.copy()
                asks(after, day_fight, cell, counting[0])
                assert after.fought == game.fought | 1 << cell
                assert (after.hidden[cell], after.exposed[cell]) == (
                    0,
                    game.hidden[cell] + game.exposed[cell],
                )
            assert has_day_fight(game, cell) == (cell in fights)
        if len(fights) != 1:
            assert asks(game, hunt_for_vampires) == (("day fight", fights) if fights else ("", []))


@pytest.mark.rules("MN-307", "MN-310", "MN-314")
def test_which_day_effects_are_open() -> None:
    for seed in range(TABLES):
        chance = Chance.from_seed(seed)
        game = drawn_table(seed)
        game.phase, game.resolved = DAY, chance.below(1 << 9)
        banned = [chance.below(9) for _ in range(chance.below(3))]
        with_rows(game, no_day_effect=tuple((ON_DISTRICT + cell, ()) for cell in banned))
        by_day = [cell for cell in range(9) if not game.pack.districts[game.tiles[cell]].night]
        left = [cell for cell in by_day if not game.resolved & 1 << cell and cell not in banned]
        assert unresolved(game) == left
        name, options = asks(game.copy(), day_effects)
        assert set(options) <= set(left)
        assert name in ("", "day effect")
        for cell in left:
            after = game.copy()
            asks(after, resolve_day_effect, cell)
            assert after.resolved == game.resolved | 1 << cell
            tied = ahead(game, cell) not in (AHEAD_MINIONS, AHEAD_AGENTS)
            assert (after.told[-1][:2] == ("tie", (cell,))) == tied
            for speaks in (False, True):  # MN-307 a text hears of it once it is done; of a tie none
                after = game.copy()
                after.pack = replace(game.pack, spoken=frozenset({"day_effect_done"} if speaks else ()))
                asks(after, resolve_day_effect, cell)
                assert ((day_effect_done, (cell,)) in after.agenda) == (speaks and not tied)


@pytest.mark.rules("MN-602", "MN-607", "MN-620", "MN-R17")
def test_how_a_turn_begins_and_ends() -> None:
    """MN-607 An exhausted vampire recovers; the points are set, then lowered, and never below 0."""
    for seed in range(TABLES):
        chance = Chance.from_seed(seed)
        game = drawn_table(seed)
        vampire, fell = chance.below(game.vampires), chance.below(1 << game.vampires)
        game.fell = fell
        lost = ("full_ap", "ap_lost")[chance.below(2)]
        game.rulings = replace(game.rulings, exhausted_before_turn=lost)
        sets: Rows = ((ON_DISTRICT, (chance.below(5),)),) if chance.below(2) else ()
        less: Rows = tuple(
            (ON_VAMPIRE + chance.below(2), (1 + chance.below(3),)) for _ in range(chance.below(3))
        )
        with_rows(game, ap_set=sets, ap_less=less)
        points = sets[-1][1][0] if sets else 2
        points -= sum(args[0] for place, args in less if place == ON_VAMPIRE + vampire)
        points = 0 if lost == "ap_lost" and fell & 1 << vampire else max(0, points)
        assert ap_of(game, vampire) == points
        after = game.copy()
        after.exposes, after.abilities_used, after.turn_over = 2, 7, True
        after.agenda.clear()
        after.asked.clear()
        begin_turn(after, vampire)
        assert (after.active, after.ap, after.exposes, after.abilities_used) == (vampire, points, 0, 0)
        assert not after.turn_over
        tired = bool(game.exhausted & 1 << vampire)
        assert after.exhausted == game.exhausted & ~(1 << vampire)
        assert after.veil == game.veil - tired
        assert after.blood[vampire] == game.blood[vampire] + (tired and game.blood_pool > 0)
        end_turn(after, vampire)
        assert (after.active, after.ap, after.turn_over) == (NOBODY, 0, False)


@pytest.mark.rules("MN-1001", "MN-1002", "MN-1003", "MN-1005")
def test_how_many_relics_a_vampire_may_own() -> None:
    game = table(2, 1)
    for kills, most in enumerate((0, 0, 1, 1, 1, 2, 2, 2, 2, 2)):
        game.kills = [0, kills]
        assert relic_limit(game, 1) == most
        assert may_draw(game) == (most > 0)


def test_what_cost_the_veil_is_said_by_cause() -> None:
    """Agents that came or were missing, exhausted vampires; all the rest are deeds."""
    game = table(2, 1)
    del game.told[:]
    lines: list[tuple[str, tuple[int, ...], str]] = [
        ("landing", (3, 2), "MN-420"), ("missing", (1,), "MN-426"), ("veil_weakened", (3, 3), "MN-429"),
        ("veil_weakened", (1, 2), "MN-607"), ("veil_weakened", (2, 1), "MN-764"),
        ("veil_strengthened", (1, 2), "MN-434"), ("veil_weakened", (2, 1), "MN-429"),
    ]  # fmt: skip
    for kind, args, rule in lines:
        game.tell(kind, *args, rule=rule)
    found = dict(veil_lost(game))
    assert sum(found.values()) == 8
    assert found["exhausted"] == 1
    assert found["deeds"] == 4
    assert sorted(found.values()) == [1, 1, 2, 4]


def test_a_table_is_printed_with_what_lies_there() -> None:
    game = table(2, 1)
    game.hidden[4], game.exposed[4], game.minions[4], game.seal_at[4] = 2, 1, 3, 0
    game.hidden[0] = game.exposed[0] = game.minions[0] = 0
    game.at = [4, 0]
    view = game.view(0)
    tile, first = view.districts[4].tile, view.vampires[0].name
    assert district_text(view.districts[4]) == f"{tile} h2 e1 m3 sealed [{first}]"
    assert district_text(view.districts[0]) == f"{view.districts[0].tile} [{view.vampires[1].name}]"
    assert view.vampires[0].sealed == view.districts[4].cell
    lines = table_text(view).splitlines()
    assert [line.count(" | ") for line in lines[2:5]] == [2, 2, 2]
    assert lines[3].split(" | ")[1].startswith(tile)
    assert lines[5].startswith(f"{first} (A) at ")
