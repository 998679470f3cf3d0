"""The words of a freely composed text: which Units, players and numbers they mean, and when they hold."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.questions import step
from interrex.games.elekt.abilities import GENERAL, act, perform
from interrex.games.elekt.meaning import Use, amount, fits, is_true, players_meant, selected
from interrex.games.elekt.table import COURT, INFLUENCE, MISSION, NOBODY, Elekt, units_of, zone_of
from interrex.games.elekt.verbs.general import for_units

from .test_rules import position

GIVEN = """
seats = 3
moment = "assignment"
sceptre = "B"
heat = { A = 2, B = 0, C = 3 }
mission = { A = ["acolyte +P", "nameless"], B = ["ecclesiast", "ash-widow", "dark-exarch"] }
court = { C = ["rust-hound"] }
"""


def table() -> Elekt:
    return position(GIVEN)


def names(game: Elekt, units: list[int]) -> list[str]:
    return [game.kinds[unit].id for unit in units]


def used_by(game: Elekt, seat: int, zone: int = MISSION, **more: int) -> Use:
    """A text of the seat's first Unit there, or of nothing."""
    units = units_of(game, zone, seat) if NOBODY not in (zone, seat) else []
    use = Use(seat, units[0] if units else NOBODY, zone, NOBODY, NOBODY)
    return use._replace(**more)


SELECTED: list[tuple[int, int, tuple[Any, ...], str]] = [
    (0, MISSION, (), "acolyte nameless ecclesiast ash-widow dark-exarch"),
    (0, MISSION, ("own",), "acolyte nameless"),
    (1, MISSION, ("own",), "ecclesiast ash-widow dark-exarch"),
    (2, MISSION, ("own",), ""),
    (1, MISSION, ("opponents",), "acolyte nameless"),
    (0, MISSION, ("spectre",), "nameless ash-widow"),
    (0, MISSION, ("cultist",), "acolyte ecclesiast dark-exarch"),
    (0, MISSION, ("basic",), "acolyte nameless"),
    (0, MISSION, ("elite", "spectre"), "ash-widow"),
    (0, MISSION, ("with_token",), "acolyte"),
    (0, MISSION, ("without_token", "own"), "nameless"),
    (0, MISSION, ("another",), "nameless ecclesiast ash-widow dark-exarch"),
    (1, MISSION, ("another",), "acolyte nameless ash-widow dark-exarch"),
    (0, MISSION, ("anywhere", "basic"), "acolyte nameless"),
    (0, MISSION, (("not", "basic"), "cultist"), "ecclesiast dark-exarch"),
    (0, MISSION, (("either", "with_token", "spectre"),), "acolyte nameless ash-widow"),
    (0, MISSION, ("anywhere", "spectre"), "nameless ash-widow rust-hound"),
    (0, NOBODY, ("spectre",), "nameless ash-widow rust-hound"),
    (0, INFLUENCE, (), ""),
    (0, MISSION, ("in_mission", "own"), "acolyte nameless"),
    (0, MISSION, ("anywhere", "in_court"), "rust-hound"),
    (0, NOBODY, ("in_mission", "spectre"), "nameless ash-widow"),
    (0, NOBODY, ("in_influence",), ""),
    (0, MISSION, ("theirs",), ""),
]


@pytest.mark.parametrize(("seat", "zone", "filters", "found"), SELECTED)
def test_which_units_are_selected(seat: int, zone: int, filters: tuple[Any, ...], found: str) -> None:
    game = table()
    assert names(game, selected(game, used_by(game, seat, zone), filters)) == found.split()


def test_a_unit_that_dies_is_not_selected() -> None:
    game = table()
    game.dying = 1 << units_of(game, MISSION, 0)[1]
    assert names(game, selected(game, used_by(game, 0), ("own",))) == ["acolyte"]


PLAYERS: list[tuple[int, int, Any, str]] = [
    (0, MISSION, "everyone", "BCA"),
    (0, MISSION, "everyone_here", "BA"),
    (0, MISSION, "each_opponent", "BC"),
    (1, MISSION, "each_opponent", "CA"),
    (1, MISSION, "each_opponent_here", "A"),
    (1, NOBODY, "each_opponent_here", "CA"),
    (0, MISSION, "one_opponent", "BC"),
    (2, MISSION, "one_opponent", "BA"),
    (0, MISSION, "one_opponent_here", "B"),
    (1, COURT, "one_opponent_here", "C"),
    (2, COURT, "one_opponent_here", ""),
    (2, MISSION, "owner", "C"),
    (NOBODY, MISSION, "winner", ""),
    (0, MISSION, "that_player", ""),
    (0, MISSION, ("owner_of", "this"), "A"),
    (1, MISSION, ("owner_of", "this"), "B"),
    (2, MISSION, ("owner_of", "this"), ""),
    (0, MISSION, ("owner_of", "that"), ""),
    (0, MISSION, ("with_units", "elite"), "B"),
    (0, MISSION, ("without_units", "elite"), "CA"),
    (0, NOBODY, ("with_units", "elite"), "BC"),
    (0, MISSION, ("those", "everyone", ("sceptre", "that_player")), "B"),
    (0, MISSION, ("those", "each_opponent", ("not", ("sceptre", "that_player"))), "C"),
    (1, MISSION, ("those", "one_opponent", ("has_heat", "that_player", 1)), "CA"),
    (0, MISSION, ("those", "everyone", ("more", ("heat_of", "that_player"), ("heat_of", "owner"))), "C"),
    (2, MISSION, ("those", "everyone", ("more", ("heat_of", "that_player"), ("heat_of", "owner"))), ""),
    (2, MISSION, ("those", "everyone_here", ("at_least", 3, ("each", "theirs"))), "B"),
    (2, MISSION, ("those", ("with_units", "basic"), ("at_least", 2, ("each", "theirs"))), "A"),
    (2, MISSION, ("those", ("those", "everyone", "sceptre"), ("sceptre", "that_player")), ""),
]


@pytest.mark.rules("EL-203")
@pytest.mark.parametrize(("seat", "zone", "who", "meant"), PLAYERS)
def test_which_players_are_meant(seat: int, zone: int, who: Any, meant: str) -> None:
    """EL-203 In Court order, from the holder of the Sceptre."""
    game = table()
    assert "".join("ABC"[each] for each in players_meant(game, used_by(game, seat, zone), who)) == meant


@pytest.mark.parametrize("player", range(3))
def test_that_player_and_that_unit(player: int) -> None:
    game = table()
    zone = COURT if player == 2 else MISSION
    use = used_by(game, 0, that=units_of(game, zone, player)[0])
    assert players_meant(game, use, ("owner_of", "that")) == [player]
    use = used_by(game, 0, player=player)
    assert players_meant(game, use, "that_player") == [player]
    assert selected(game, use, ("theirs", "anywhere")) == selected(
        game, used_by(game, player), ("own", "anywhere")
    )
    left = use._replace(that=lying_elsewhere(game))
    assert players_meant(game, left, ("owner_of", "that")) == [player]  # it lies in no Zone any more


def lying_elsewhere(game: Elekt) -> int:
    """A Unit in no Zone."""
    lying = {unit for zone in (MISSION, COURT) for seat in range(3) for unit in units_of(game, zone, seat)}
    return next(unit for unit in range(game.pack.units) if unit not in lying)


def test_numbers_are_counted() -> None:
    game = table()
    use = used_by(game, 0)
    assert amount(game, use, 3) == 3
    assert amount(game, use, ("count", ("units", "elite"))) == 3
    assert amount(game, use, ("minus", ("count", ("units", "own")))) == -2
    assert amount(game, use, ("heat", "everyone")) == 5
    assert amount(game, use, ("heat", "each_opponent")) == 3


HOLDS: list[tuple[int, int, Any, bool]] = [
    (0, MISSION, "outnumbered", True),
    (1, MISSION, "outnumbered", False),
    (2, MISSION, "outnumbered", True),
    (2, COURT, "outnumbered", False),
    (2, INFLUENCE, "outnumbered", False),
    (0, NOBODY, "outnumbered", False),
    (NOBODY, MISSION, "outnumbered", True),
    (0, MISSION, "lowest_court_position", True),
    (1, MISSION, "lowest_court_position", False),
    (2, MISSION, "lowest_court_position", False),
    (0, MISSION, "sceptre", False),
    (1, MISSION, "sceptre", True),
    (0, MISSION, ("sceptre", "each_opponent"), True),
    (1, MISSION, ("sceptre", "each_opponent"), False),
    (0, MISSION, ("lowest_court_position", "each_opponent"), False),
    (1, MISSION, ("lowest_court_position", "each_opponent"), True),
    (0, MISSION, ("outnumbered", "each_opponent"), True),
    (0, INFLUENCE, ("outnumbered", "each_opponent"), False),
    (0, MISSION, "in_mission", True),
    (0, INFLUENCE, "in_mission", False),
    (0, INFLUENCE, "in_influence", True),
    (0, COURT, "in_influence", False),
    (2, COURT, "in_court", True),
    (2, MISSION, "in_court", False),
    (0, NOBODY, "in_court", False),
    (0, MISSION, ("not", "sceptre"), True),
    (1, MISSION, ("not", "sceptre"), False),
    (0, MISSION, ("both", "outnumbered", "sceptre"), False),
    (0, MISSION, ("both", "outnumbered", "lowest_court_position"), True),
    (0, MISSION, ("either", "sceptre", "outnumbered"), True),
    (0, MISSION, ("either", "sceptre", ("not", "outnumbered")), False),
    (0, MISSION, ("at_least", 2, ("units", "own")), True),
    (0, MISSION, ("at_least", 3, ("units", "own")), False),
    (0, MISSION, ("at_most", 2, ("units", "own")), True),
    (0, MISSION, ("at_most", 1, ("units", "own")), False),
    (0, MISSION, ("more", ("count", ("units", "own")), 1), True),
    (0, MISSION, ("more", ("count", ("units", "own")), 2), False),
    (0, MISSION, ("has_heat", "owner", 2), True),
    (0, MISSION, ("has_heat", "owner", 3), False),
    (1, MISSION, ("has_heat", "each_opponent", 3), True),
    (2, MISSION, ("has_heat", "each_opponent", 3), False),
    (0, MISSION, ("is", "this", "basic"), True),
    (0, MISSION, ("is", "this", "elite"), False),
    (2, MISSION, ("is", "this", "basic"), False),
    (0, MISSION, ("is", "that", "basic"), False),
]


@pytest.mark.rules("EL-204")
@pytest.mark.parametrize(("seat", "zone", "condition", "holds"), HOLDS)
def test_when_a_condition_holds(seat: int, zone: int, condition: Any, holds: bool) -> None:
    """EL-204 Also who has the lowest Court position, and who is outnumbered."""
    game = table()
    assert is_true(game, used_by(game, seat, zone), condition) == holds


def test_a_condition_of_that_unit() -> None:
    game = table()
    use = used_by(game, 0, that=units_of(game, MISSION, 1)[1])
    assert is_true(game, use, ("is", "that", "spectre"))
    assert not is_true(game, use, ("is", "that", "own"))
    assert not is_true(game, use._replace(that=game.pack.units), ("is", "that", "cultist"))  # no Unit at all


@pytest.mark.rules("EL-942")
def test_a_general_verb_is_told_whose_text_it_is() -> None:
    """EL-942 Seat, card, Zone, the Unit and the player; a privilege has no Zone, a Zone perhaps no seat."""
    assert table().seats == 3  # the verbs are known
    general = next(iter(GENERAL))
    for family, args, seat, zone in (
        ("unit", (2, 7, MISSION), 2, MISSION),
        ("privilege", (1,), 1, NOBODY),
        ("zone", (COURT,), NOBODY, COURT),
        ("zone", (0, COURT), 0, COURT),
    ):
        done: list[tuple[Any, ...]] = []
        game: Any = SimpleNamespace(
            kinds=[SimpleNamespace(family=family)], then_with=lambda *what, done=done: done.append(what)
        )
        perform(game, SimpleNamespace(verb=general, function=act, args=(3,)), 0, args, 5, 6)  # type: ignore[arg-type]
        perform(game, SimpleNamespace(verb="own", function=act, args=(3,)), 0, args, 5, 6)  # type: ignore[arg-type]
        assert done == [(act, (seat, 0, zone, 5, 6, 3)), (act, (*args, 3))]


@step
def nothing_more(game: Elekt) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="EL-947")


@pytest.mark.rules("EL-947")
@pytest.mark.parametrize(
    ("which", "chosen", "left"),
    [
        (("up_to", 1, "spectre"), ["nameless.a"], "acolyte ecclesiast ash-widow dark-exarch"),
        (("up_to", 2, "spectre"), ["nameless.a", "ash-widow"], "acolyte ecclesiast dark-exarch"),
        (("up_to", 9, "spectre"), ["ash-widow", "nameless.a"], "acolyte ecclesiast dark-exarch"),
        (("up_to", 2, "elite", "cultist"), ["stop"], "acolyte nameless ecclesiast ash-widow dark-exarch"),
        (("one", "spectre"), ["ash-widow"], "acolyte nameless ecclesiast dark-exarch"),
        (("each", "spectre"), [], "acolyte ecclesiast dark-exarch"),
    ],
)
def test_one_unit_each_or_up_to_so_many(which: tuple[Any, ...], chosen: list[str], left: str) -> None:
    """EL-947 Of those that are meant, one after another, until it is enough."""
    game = table()
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    for_units(game, used_by(game, 0), which, "always", "dropped")
    game.advance()
    for word in chosen:
        assert game.questions[0].name == "which unit"
        assert ("stop" in game.option_words()) == (which[0] == "up_to")
        game.choose(word)
    assert game.questions[0].name == "nothing more"
    lying = [unit for seat in range(3) for unit in units_of(game, MISSION, seat)]
    assert names(game, lying) == left.split()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_unit_that_has_left_is_whose_it_was(seat: int) -> None:
    """The one that a text is about, and no other that lies in no Zone."""
    game = table()
    gone, other = [unit for unit in range(game.pack.units) if zone_of(game, unit) == NOBODY][:2]
    for player in (NOBODY, 0, 1, 2):
        use = Use(seat, NOBODY, MISSION, gone, player)
        assert fits(game, use, "own", gone) == (player == seat)
        assert fits(game, use, "opponents", gone) == (player not in (seat, NOBODY))
        assert not fits(game, use, "own", other)
        assert not fits(game, use, "opponents", other)
