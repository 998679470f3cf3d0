"""Rules that no position with ordinary cards can show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from interrex.engine.zones import move
from interrex.games.elekt.court import court_order
from interrex.games.elekt.ending import check_titles
from interrex.games.elekt.keywords import can_swap, discard_unit, move_unit, swap_units, to_hand
from interrex.games.elekt.table import (
    COURT,
    DECK,
    HAND,
    INFLUENCE,
    MISSION,
    NO_TOKENS,
    WON,
    Elekt,
    apart,
    owner_of,
    units_of,
    zone_of,
)
from interrex.match import scenario
from interrex.rules.book import cited, rulebook


def position(given: str, rulings: str = "") -> Elekt:
    """The table of a scenario that has no story."""
    head = f'[scenario]\nid = "x"\ngame = "elekt"\ntitle = "x"\nrules = []\nrulings = {{ {rulings} }}\n'
    game = scenario.read(f"{head}[given]\n{given}\n[[step]]\n", "test").position()
    assert isinstance(game, Elekt)
    return game


def unit(game: Elekt, name: str) -> int:
    return next(card for card, kind in enumerate(game.kinds) if kind.id == name)


TWO_OWNERS = """
seats = 3
moment = "assignment"
mission = { A = ["ecclesiast"], B = ["misty-crawler"] }
court = { B = ["dark-exarch", "ash-widow"], C = ["rust-hound"] }
"""


@pytest.mark.rules("EL-1029", "EL-1016", "EL-1028", "EL-141")
def test_swapped_units_of_two_owners_go_to_their_own_corners_within_the_limit() -> None:
    game = position(TWO_OWNERS)
    mine, full, free = unit(game, "ecclesiast"), unit(game, "misty-crawler"), unit(game, "rust-hound")
    assert can_swap(game, mine, free)
    assert not can_swap(game, full, free)  # B has two Units in Court already
    swap_units(game, mine, free)
    assert (zone_of(game, mine), zone_of(game, free)) == (COURT, MISSION)
    assert mine in units_of(game, COURT, 0)
    assert free in units_of(game, MISSION, 2)


TWO_WINNERS = 'seats = 2\nmoment = "assignment"\nsceptre = "B"\n'


def give_titles(game: Elekt, seat: int, number: int) -> None:
    """Lay won Missions and Influences in front of a player until the Titles are there."""
    for zone in (0, 1):
        for card in list(game.cards_at[DECK + zone]):
            ribbons = len(game.kinds[card].titles)
            if ribbons <= number:
                game.cards_at[DECK + zone].remove(card)
                game.cards_at[WON + seat].append(card)
                game.where[card] = WON + seat
                number -= ribbons
    assert number == 0


@pytest.mark.rules("EL-R50", "EL-810", "EL-803")
@pytest.mark.parametrize(("rulings", "winner"), [("", 1), ('double_win = "titles"', 0)])
def test_two_players_reach_the_titles_at_once(rulings: str, winner: int) -> None:
    game = position(TWO_WINNERS, rulings)
    give_titles(game, 0, 8)
    give_titles(game, 1, 7)
    check_titles(game)
    assert game.result is not None
    assert game.result.winners == (winner,)
    assert game.result.rule == "EL-803"


@pytest.mark.rules("EL-206", "EL-203", "EL-204")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_players_share_a_court_position(seats: int, direction: int) -> None:
    game = position(f'seats = {seats}\nmoment = "assignment"\n')
    for sceptre in range(seats):
        game.sceptre, game.direction = sceptre, direction
        order = court_order(game)
        assert order[0] == sceptre
        assert sorted(order) == list(range(seats))
        assert order[1] == (sceptre + direction) % seats


@pytest.mark.rules("EL-207")
def test_with_two_players_the_direction_changes_nothing() -> None:
    game = position('seats = 2\nmoment = "assignment"\n')
    one = court_order(game)
    game.direction = -1
    assert court_order(game) == one


def test_a_scenario_cites_the_rules_of_its_example() -> None:
    folder = Path(__file__).parents[1] / "scenarios" / "elekt"
    for rule in rulebook("elekt").rules:
        if rule.id[3] != "X":
            continue
        found: set[str] = set()
        for file in folder.glob(f"{rule.id.lower()}*.toml"):
            found.update(scenario.load(file).rules)
        wanted = cited(rule.text.partition("*Rules: ")[2].partition(".*")[0])
        components = {f"EL-{number}" for number in range(110, 121)}  # EL-X97 names whole chapters
        assert wanted - components <= found, rule.id


LEAVING: dict[str, Callable[[Elekt, int], None]] = {
    "discarded": discard_unit,
    "back in hand": lambda game, one: to_hand(game, one, owner_of(game, one)),
    "moved": lambda game, one: move_unit(game, one, INFLUENCE),
    "swapped": lambda game, one: swap_units(game, one, unit(game, "rust-hound")),
    "swapped with": lambda game, one: swap_units(game, unit(game, "rust-hound"), one),
}


@pytest.mark.rules("EL-636", "EL-1001", "EL-1012", "EL-1016")
@pytest.mark.parametrize("how", LEAVING)
@pytest.mark.parametrize("name", ["ecclesiast", "misty-crawler"])
def test_a_stay_in_a_zone_ends_with_what_was_copied_for_it(name: str, how: str) -> None:
    """EL-636, EL-1001, EL-1012, EL-1016 Copied symbols and a declined ability end, of that Unit alone."""
    game = position(TWO_OWNERS)
    leaving, staying = unit(game, name), unit(game, "dark-exarch")
    for each in (leaving, staying):
        game.given[each] = (0, 1, 0, 0)
    game.asleep = 1 << leaving | 1 << staying
    LEAVING[how](game, leaving)
    assert game.given[leaving] == NO_TOKENS
    assert game.given[staying] == (0, 1, 0, 0)
    assert game.asleep == 1 << staying


@pytest.mark.parametrize("seat", range(3))
def test_units_that_look_alike_are_one_choice(seat: int) -> None:
    """Whatever tells two Units of a kind apart makes them two; so does being the bearer of the text."""
    corner = f'mission = {{ {"ABC"[seat]} = ["acolyte", "acolyte", "ecclesiast"] }}'
    game = position(f'seats = 3\nmoment = "assignment"\n{corner}')
    units = units_of(game, MISSION, seat)[:]
    one, other, third = units
    assert apart(game, units) == [one, third]
    assert apart(game, units[::-1]) == [third, other]
    assert apart(game, units, bearer=other) == units

    def differ(change: Callable[[Elekt], None]) -> bool:
        world = game.copy()
        change(world)
        return apart(world, units) == units

    assert differ(lambda world: world.tokens.__setitem__(other, (1, 0, 0, 0)))
    assert differ(lambda world: world.given.__setitem__(one, (0, 1, 0, 0)))
    assert differ(lambda world: setattr(world, "asleep", 1 << other))
    assert differ(lambda world: setattr(world, "barred", 1 << one))
    assert differ(lambda world: setattr(world, "lent", [(other, (seat + 1) % 3)]))
    assert differ(lambda world: move(world, other, HAND + seat))
    assert not differ(lambda world: setattr(world, "asleep", 1 << third))
