"""Parts of texts that few cards have: targets, what may be done, cards moved by hand, what the audit says."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.by_hand import TOOLS
from interrex.engine.chance import Chance
from interrex.games.elekt import keywords
from interrex.games.elekt.audit import audit
from interrex.games.elekt.limits import may_hold_uncounted
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    COURT,
    ELITE_DECK,
    HAND,
    MISSION,
    NO_TOKENS,
    PILE,
    TOKENS,
    ZONES,
    Elekt,
    corner,
    units_of,
)
from interrex.games.elekt.verbs.general import may, units_drawn
from interrex.games.elekt.verbs.targets import unit_targets
from tests.lines import reading

from .test_meaning import nothing_more, table
from .test_rules import position

SEATS = range(3)


@pytest.mark.rules("EL-947")
@pytest.mark.parametrize("which", ["this", "that"])
def test_a_text_about_its_own_unit_has_it_for_a_target(which: str) -> None:
    game = table()
    for seat, zone in ((0, MISSION), (1, MISSION), (2, COURT)):
        unit = units_of(game, zone, seat)[0]
        assert unit_targets(game, seat, unit, zone, which, "always") == [unit]
        assert unit_targets(game, seat, unit, zone, ("each", "elite"), "always") == [unit]


@pytest.mark.rules("EL-949")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("answer", ["use", "decline"])
def test_what_may_be_done_costs_nothing(seat: int, answer: str) -> None:
    game = table()
    game.heat[:] = [1, 1, 1]
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    may(game, seat, -1, MISSION, -1, -1, ("gain_heat", 1, "owner"))
    game.advance()
    assert (game.questions[0].seat, game.questions[0].name) == (seat, "whether")
    game.choose(answer)
    assert game.heat == [1 + (other == seat and answer == "use") for other in SEATS]
    assert game.questions[0].name == "nothing more"


@pytest.mark.parametrize("seat", SEATS)
def test_a_unit_for_which_there_is_always_room_may_be_held_unless_it_is_barred(seat: int) -> None:
    """EL-R15 What came back to hand may not be assigned again; everybody has seen it go."""
    game, chance = interrex.new("elekt", 3, 1), Chance(1)
    while game.questions[0].name != "assign":
        game.play(chance.below(len(game.questions[0].options)))
    assert isinstance(game, Elekt)
    free = [
        unit
        for unit in range(game.pack.units)
        if any(effect.verb == "uncounted" for effect in game.kinds[unit].effects)
    ]
    assert free
    assert may_hold_uncounted(game, seat, ZONES)
    for unit in range(game.pack.units):
        game.barred = 1 << unit
        assert may_hold_uncounted(game, seat, ZONES) == (free != [unit])


@pytest.mark.rules("EL-1012", "EL-636")
@pytest.mark.parametrize("seat", SEATS)
def test_by_hand_tokens_go_along_from_zone_to_zone_only(seat: int) -> None:
    for place, kept in ((corner(COURT, seat), True), (PILE, False), (HAND + seat, False)):
        game = position(f'seats = 3\nmoment = "assignment"\nmission = {{ {"ABC"[seat]} = ["acolyte"] }}')
        unit = units_of(game, MISSION, seat)[0]
        keywords.attach(game, 3, unit)
        TOOLS["elekt"].put(game, unit, place)
        assert game.where[unit] == place
        assert (game.tokens[unit] != NO_TOKENS) == kept
        assert game.pool[3] == TOKENS[3] - kept
        assert not audit(game)


def broken(game: Elekt, what: str) -> None:
    unit = units_of(game, MISSION, 1)[0]
    tokens: list[Any] = [0, 0, 0, 0]
    if what == "heat":
        game.heat[2] += 1
    elif what == "limit":
        game.heat[:] = [0, 4, 0]
        game.heat_pool = 9
    elif what == "outside":
        keywords.attach(game, 1, unit)
        place = game.where[unit]
        game.cards_at[place].remove(unit)
        game.cards_at[ELITE_DECK].append(unit)
        game.where[unit] = ELITE_DECK
    elif what in ATTRIBUTE_NAMES:
        tokens[ATTRIBUTE_NAMES.index(what)] = 1
        game.tokens[unit] = tuple(tokens)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("", ""),
        ("heat", "14 Heat instead of 13"),
        ("limit", "a player has 4 Heat, the limit is 3 (EL-708)"),
        ("outside", "ecclesiast has tokens outside a Zone (EL-103)"),
        ("occultism", "7 occultism tokens instead of 6"),
        ("deceit", "7 deceit tokens instead of 6"),
        ("violence", "7 violence tokens instead of 6"),
        ("power", "8 power tokens instead of 7"),
    ],
)
def test_the_audit_says_what_is_wrong(what: str, said: str) -> None:
    game = position('seats = 3\nmoment = "assignment"\nmission = { B = ["ecclesiast"] }')
    broken(game, what)
    assert audit(game) == said


@pytest.mark.rules("EL-303")
@pytest.mark.parametrize("number", [0, 1, 3])
@pytest.mark.parametrize("seat", SEATS)
def test_whoever_draws_by_a_text_has_so_many_more(seat: int, number: int) -> None:
    """EL-303 The line says how many, whoever else holds how many."""
    hands = 'hand = { A = ["acolyte"], B = [], C = ["acolyte", "assassin"] }'
    game = position(f'seats = 3\nmoment = "assignment"\n{hands}')
    held = [len(game.cards_at[HAND + other]) for other in SEATS]
    with reading(game) as reader:
        units_drawn(game, seat, 0, number)
    assert not reader.wrong
    assert game.told[-1][:2] == ("drew_by_text", (seat, number))
    more = [len(game.cards_at[HAND + other]) - held[other] for other in SEATS]
    assert more == [number * (other == seat) for other in SEATS]
