"""Rules that no position with ordinary cards can show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from interrex.engine.by_hand import TOOLS
from interrex.engine.effects import Effect
from interrex.engine.encoding import Features
from interrex.engine.errors import BadFile
from interrex.engine.knowledge import knows
from interrex.engine.zones import move
from interrex.games.elekt import abilities
from interrex.games.elekt.abilities import (
    BY_INFLUENCE,
    BY_MISSION,
    BY_PRIVILEGE,
    BY_RULES,
    BY_UNIT,
    protected,
)
from interrex.games.elekt.court import court_order
from interrex.games.elekt.destruction import guard
from interrex.games.elekt.encoding import OF_SEAT
from interrex.games.elekt.ending import check_titles
from interrex.games.elekt.keywords import can_swap, discard_unit, move_unit, swap_units, to_hand
from interrex.games.elekt.round_end import return_units
from interrex.games.elekt.table import (
    CORNER,
    COURT,
    DECK,
    ELITE_DECK,
    HAND,
    INFLUENCE,
    MISSION,
    NO_TOKENS,
    WON,
    Elekt,
    apart,
    hand_is_open,
    owner_of,
    units_of,
    zone_of,
)
from interrex.games.elekt.verbs import by_hand
from interrex.match import scenario
from interrex.research.encodings import encoding_of
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


@pytest.mark.rules("EL-941", "EL-943", "EL-945", "EL-R28")
def test_a_zone_protects_from_its_own_rank_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-943 A Mission from Missions, Influences and rules, an Influence not from Missions; or from all."""
    text = Effect("text", abilities.forbids, ())
    monkeypatch.setattr(abilities, "zone_texts", lambda *_: [text])
    monkeypatch.setattr(abilities, "forbids", lambda game, effect, deed, unit, bearer: effect == text)
    for reading in ("order_and_conflict", "order"):
        game = position(f'{TWO_OWNERS}influence = {{ A = ["acolyte"] }}\n', f'priority_decides = "{reading}"')
        for name, rank in (("ecclesiast", BY_MISSION), ("acolyte", BY_INFLUENCE)):
            for by in (BY_PRIVILEGE, BY_UNIT, BY_MISSION, BY_INFLUENCE, BY_RULES):
                barred = protected(game, unit(game, name), "destroy", by)
                assert barred == (reading == "order" or by >= rank), (reading, name, by)


@pytest.mark.rules("EL-711", "EL-R22")
@pytest.mark.parametrize("taker", range(3))
def test_all_see_which_unit_goes_back_from_another_hand(taker: int) -> None:
    """EL-711, EL-R22 Whoever has taken it into his hand; so do those who only watch."""
    game = position(
        'seats = 3\nmoment = "assignment"\nhand = { A = ["acolyte"], B = ["nameless"], C = ["acolyte"] }'
    )
    owner = (taker + 1) % 3
    lent = game.cards_at[HAND + owner][0]
    move(game, lent, HAND + taker)
    game.lent.append((lent, owner))
    return_units(game)
    assert game.where[lent] == HAND + owner
    assert all(knows(game, viewer, lent) for viewer in range(4))
    assert not game.lent


@pytest.mark.rules("EL-R25")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("is_open", [True, False])
def test_sizes_of_hands_are_encoded_for_who_may_know_them(seat: int, is_open: bool) -> None:
    """One's own always, those of others where they are open."""
    game = position(TWO_OWNERS, f"hand_sizes_open = {str(is_open).lower()}")
    encoding = encoding_of("elekt").seen
    out = Features()
    encoding.write_fields(game, seat, out)
    sizes = OF_SEAT.index("hand")
    facts = next(field for field in encoding.fields if field.size == 4 * len(OF_SEAT))
    for other in range(3):
        at = facts.start + (other - seat) % 3 * len(OF_SEAT) + sizes
        assert (at in out.at) == (is_open or other == seat), other


@pytest.mark.parametrize(("what", "most"), [("missions", 17), ("influences", 17), ("privileges", 5)])
def test_no_more_cards_are_left_than_a_game_begins_with(what: str, most: int) -> None:
    position(f'seats = 2\nmoment = "assignment"\n{what}_left = {most}')
    with pytest.raises(BadFile, match=f"{what}_left"):
        position(f'seats = 2\nmoment = "assignment"\n{what}_left = {most + 1}')


@pytest.mark.rules("EL-636")
def test_a_unit_put_by_hand_may_act_in_every_corner(monkeypatch: pytest.MonkeyPatch) -> None:
    """EL-636 Whosever corner it is, and in whichever Zone; in a hand it may not."""
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(by_hand, "ask_permanent", lambda game, seat, card: asked.append((seat, card)))
    for place in (*range(CORNER, CORNER + 12), HAND + 1, HAND + 2):
        game = position(TWO_OWNERS)
        card = unit(game, "acolyte")
        asked.clear()
        TOOLS["elekt"].put(game, card, place)
        assert game.where[card] == place
        assert asked == ([((place - CORNER) % 4, card)] if place >= CORNER else [])
        if place >= CORNER:
            spot = TOOLS["elekt"].spot(game, place)
            assert spot[1:] == (
                ("mission", "influence", "court")[(place - CORNER) // 4],
                (place - CORNER) % 4,
            )


@pytest.mark.rules("EL-1221", "EL-R53")
def test_a_guard_who_can_choose_nobody_points_at_nobody() -> None:
    """EL-R53 Where all Units of the owner there are taken already, nothing more is destroyed."""
    for name in ("ecclesiast", "misty-crawler"):
        game = position(TWO_OWNERS)
        pointed = unit(game, name)
        game.dying = 1 << pointed
        guard(game, 2, BY_RULES, pointed, (), ((pointed, True),))
        assert game.dying == 0


@pytest.mark.rules("EL-R25")
def test_a_hand_is_open_where_all_can_name_its_cards_and_their_number() -> None:
    """EL-R25 Not where its size is hidden, whatever is known of its cards; nor with one that is not known."""
    for is_open in (True, False):
        game = position(TWO_OWNERS, f"hand_sizes_open = {str(is_open).lower()}")
        for seat in range(3):
            for card in list(game.cards_at[HAND + seat]):
                move(game, card, CORNER + seat)
            assert hand_is_open(game, seat) == is_open
            move(game, game.cards_at[CORNER + seat][-1], HAND + seat)  # all have seen which
            assert hand_is_open(game, seat) == is_open
            move(game, game.cards_at[ELITE_DECK][-1], HAND + seat)
            assert not hand_is_open(game, seat)
