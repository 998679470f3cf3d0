"""Tables of rules version 1 play as they did."""

from __future__ import annotations

import pytest

from interrex.engine.settings import Settings, Switch
from interrex.engine.zones import draw, move
from interrex.games import game_spec, house_pack
from interrex.games.elekt import rewards
from interrex.games.elekt.assignment import must_pass_openly
from interrex.games.elekt.confrontations import zone_resolved
from interrex.games.elekt.options import unit as unit_part
from interrex.games.elekt.recruitment import recruit_options
from interrex.games.elekt.rulings import Rulings
from interrex.games.elekt.table import (
    DRAWN,
    ELITE_DECK,
    FACE_UP,
    HAND,
    HEAT_LIMIT,
    MISSION,
    PILE,
    ZONES,
    Elekt,
    apart,
    corner,
    hand_is_open,
)
from interrex.games.elekt.verbs.instants import target_is_secret
from interrex.games.elekt.verbs.privileges import collect_more


def old_table(rulings: dict[str, Switch], version: int = 1) -> Elekt:
    spec, pack = game_spec("elekt"), house_pack("elekt")
    table = spec.new(Settings("elekt", 2, 1, version, pack.id, pack.hash, rulings, {}), pack)
    assert isinstance(table, Elekt)
    return table


@pytest.mark.rules("EL-R04")
def test_the_winner_of_occultism_may_attach_one_token_at_an_old_table() -> None:
    assert old_table({}).rulings.occultism_may_attach_one
    assert not old_table({"occultism_may_attach_one": False}).rulings.occultism_may_attach_one
    assert not Rulings().occultism_may_attach_one


@pytest.mark.rules("EL-R02")
def test_a_switch_that_is_gone_is_still_read() -> None:
    assert old_table({"priority_tail": "none"}).rulings == old_table({}).rulings


@pytest.mark.rules("EL-302")
def test_two_equal_recruits_are_two_options_at_an_old_table() -> None:
    table = old_table({})
    acolytes = [card for card in range(table.pack.units) if table.card_word(card) == "acolyte"][:2]
    table.cards_at[DRAWN] = acolytes
    assert len(recruit_options(table, 0)) == 3


def bare_table(version: int, **rulings: Switch) -> Elekt:
    """Nobody has a Unit, nobody is asked."""
    table = old_table(rulings, version)
    for seat in range(2):
        for card in [*table.cards_at[HAND + seat], *table.cards_at[DRAWN + seat]]:
            move(table, card, PILE)
    table.asked.clear()
    table.agenda.clear()
    return table


def asked(table: Elekt) -> list[str]:
    """The questions that are asked now, after whatever follows by itself."""
    while table.agenda and not table.asked:
        step, args = table.agenda.pop()
        table.perform(step, args, len(table.agenda))
    return [question.name for question in table.questions]


def copies(table: Elekt, number: int) -> list[int]:
    """Units that nobody can tell apart."""
    return [card for card in range(table.pack.units) if table.card_word(card) == "acolyte"][:number]


@pytest.mark.rules("EL-417")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("counted", [True, False])
def test_who_passes_by_itself(version: int, counted: bool) -> None:
    """EL-417 Until version 2 only an empty hand, where its size is open."""
    table = bare_table(version, hand_sizes_open=counted)
    zones = list(ZONES)
    assert must_pass_openly(table, 0, zones, zones) == counted
    move(table, copies(table, 1)[0], HAND)
    assert not must_pass_openly(table, 0, zones, zones)
    assert must_pass_openly(table, 0, [], []) == (version == 2)
    table.barred = (1 << table.pack.units) - 1
    assert must_pass_openly(table, 0, zones, zones) == (version == 2 and counted)


@pytest.mark.rules("EL-909")
@pytest.mark.parametrize("counted", [True, False])
def test_whoever_had_a_hand_was_asked_at_an_old_table(counted: bool) -> None:
    for version in (1, 2):
        table = bare_table(version, hand_sizes_open=counted)
        placing = [
            card
            for card in range(table.pack.units)
            if any(effect.verb == "place" for effect in table.kinds[card].effects)
        ]
        other = next(card for card in range(table.pack.units) if not table.kinds[card].effects)
        move(table, placing[0], corner(MISSION, 0))
        assert target_is_secret(table, 0, placing[0], MISSION) == (not counted)
        move(table, other, HAND)
        assert target_is_secret(table, 0, placing[0], MISSION) == (version == 1 or not counted)
        assert not target_is_secret(table, 0, other, MISSION)


@pytest.mark.rules("EL-937", "EL-601")
@pytest.mark.parametrize("version", [1, 2])
def test_who_can_hold_no_more_heat_was_asked_at_an_old_table(version: int) -> None:
    for heat in range(HEAT_LIMIT + 1):
        expected = version == 1 or heat < HEAT_LIMIT
        table = bare_table(version, privileges_optional=True)
        table.heat[0] = heat
        collect_more(table, 0, table.pack.units, 1)
        assert (asked(table) == ["use privilege"]) == expected
        table = bare_table(version)
        table.heat[0] = heat
        rewards.heat_or_nothing(table, MISSION, 0, 1)
        assert (asked(table)[:1] == ["collect"]) == expected


@pytest.mark.parametrize("version", [1, 2])
def test_equal_units_were_options_of_their_own_at_an_old_table(version: int) -> None:
    table = bare_table(version)
    units = copies(table, 3)
    for unit in units[:2]:
        move(table, unit, corner(MISSION, 0))
    move(table, units[2], corner(MISSION, 1))
    assert len(apart(table, units)) == (3 if version == 1 else 2)
    assert len(apart(table, units, bearer=units[1])) == 3
    move(table, units[0], HAND)
    table.lent.append((units[0], 1))
    assert (unit_part(table, units[0]).owner == 1) == (version == 2)
    assert unit_part(table, units[1]).owner == 0


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("counted", [True, False])
def test_a_hand_that_all_know_is_open(version: int, counted: bool) -> None:
    table = bare_table(version, hand_sizes_open=counted)
    assert hand_is_open(table, 0) == (version == 2 and counted)
    draw(table, ELITE_DECK, HAND)
    assert not hand_is_open(table, 0)


@pytest.mark.rules("EL-519")
@pytest.mark.parametrize("version", [1, 2])
def test_a_card_that_nobody_won_stayed_at_an_old_table(version: int) -> None:
    table = bare_table(version)
    zone_resolved(table, MISSION)
    assert bool(table.cards_at[FACE_UP + MISSION]) == (version == 1)


@pytest.mark.rules("EL-602", "EL-1205")
@pytest.mark.parametrize("version", [1, 2])
def test_a_single_option_was_asked_for_at_an_old_table(version: int) -> None:
    """EL-602, EL-1205 A token that must be attached, where there is one way to do it."""
    for reward in ("attach_token", "attach_extra"):
        table = bare_table(version)
        unit = copies(table, 1)[0]
        move(table, unit, corner(MISSION, 0))
        table.pool = [0, 1, 0, 0]
        if reward == "attach_token":
            rewards.attach_token(table, MISSION, 0, 1, (0,))
        else:
            rewards.attach_extra(table, MISSION, 0)
        is_asked = "attach" in asked(table)
        assert is_asked == (version == 1), reward
        assert (table.tokens[unit] == (0, 1, 0, 0)) == (not is_asked)
