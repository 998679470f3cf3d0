"""Texts of events and abilities, each side of a condition."""

from __future__ import annotations

from itertools import permutations, product
from types import SimpleNamespace

import pytest

from interrex.games.masters import hearing
from interrex.games.masters.actions import move_targets
from interrex.games.masters.cards import CELL_NAMES
from interrex.games.masters.city import DIAGONALS, NEIGHBOURS, _touching, neighbours
from interrex.games.masters.hearing import OF_CARD, OF_DISTRICT, OF_SEAL, OF_VAMPIRE
from interrex.games.masters.moments import MOMENTS
from interrex.games.masters.scenario.facts import position_facts
from interrex.games.masters.table import IN_PLAY, ON_DISTRICT, ON_VAMPIRE, OWNED, UNUSED
from interrex.games.masters.verbs import events
from interrex.games.masters.verbs.abilities import rewrite_fate
from interrex.games.masters.verbs.events import hide_agents, press_loss
from interrex.games.masters.verbs.vocabulary import DIAGONAL_MOVES, JOINED
from interrex.games.masters.view import ways
from interrex.research.encodings import encoding_of
from tests.masters.tables import table
from tests.masters.test_numbers import bare

TIED, BEHIND = 1, 3


@pytest.mark.rules("MN-E25")
@pytest.mark.parametrize(
    ("agents", "minions", "loss"), [(2, 1, BEHIND), (1, 1, TIED), (0, 0, TIED), (1, 2, 0), (0, 1, 0)]
)
@pytest.mark.parametrize("district", [0, 5, 8])
def test_agents_ahead_cost_more_than_a_tie(district: int, agents: int, minions: int, loss: int) -> None:
    """MN-E25 A tie costs something, agents ahead cost more, minions ahead nothing."""
    game = table(2, 1)
    cell = game.cell_of[district]
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    game.exposed[cell], game.minions[cell] = agents, minions
    before = game.loss
    press_loss(game, 0, district, TIED, BEHIND)
    assert game.loss - before == loss


@pytest.mark.rules("MN-E28", "MN-716")
def test_all_agents_are_hidden_and_it_is_told() -> None:
    game = table(2, 1)
    game.hidden, game.exposed = [1] * 9, [2] * 9
    hide_agents(game, 0)
    assert (game.hidden, game.exposed) == ([3] * 9, [0] * 9)
    assert [(line.kind, line.rule) for line in game.log(0)[-1:]] == [("all_hidden", "MN-716")]


@pytest.mark.rules("MN-V6", "MN-R14")
def test_an_unused_card_goes_under_the_others() -> None:
    """MN-R14 Under that reading fate is read from the cards that are not played, one after the other."""
    game = table(2, 1, {"nevena_source": "unused_cards"})
    unused = list(game.cards_at[UNUSED])
    assert len(unused) > 2
    rewrite_fate(game, 0)
    assert game.cards_at[UNUSED] == [unused[-1], *unused[:-1]]


@pytest.mark.rules("MN-E36", "MN-420", "MN-117")
def test_agents_that_change_places_leave_and_enter_in_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """MN-E36, MN-420 What hears of it is told the district and the number; of none nothing is said."""
    heard: list[tuple[str, int, int]] = []
    monkeypatch.setattr(
        events, "happened", lambda game, moment, cell, many: heard.append((moment, cell, many))
    )
    for here, there in product(((0, 0), (1, 0), (0, 2), (2, 1)), repeat=2):
        game = table(2, 1)
        card = 0
        one, two = game.pack.events[card].grey
        game.hidden[one], game.exposed[one] = here
        game.hidden[two], game.exposed[two] = there
        heard.clear()
        events.swap_agents(game, card)
        assert (game.hidden[two], game.exposed[two], game.hidden[one], game.exposed[one]) == (*here, *there)
        wanted = set()
        for origin, to, many in ((one, two, sum(here)), (two, one, sum(there))):
            wanted |= {("agents_leave", origin, many), ("agents_enter", to, many)} if many else set()
        assert {*heard} == wanted


@pytest.mark.rules("MN-E36", "MN-R13")
def test_agents_that_change_places_may_hide() -> None:
    """MN-R13 Under the other reading all that move are hidden afterwards."""
    for side in ("keep", "hidden"):
        game = table(2, 1, {"moved_agent_side": side})
        one, two = game.pack.events[0].grey
        game.hidden[one], game.exposed[one] = 1, 2
        game.hidden[two], game.exposed[two] = 0, 4
        events.swap_agents(game, 0)
        found = [(game.hidden[cell], game.exposed[cell]) for cell in (one, two)]
        assert found == ([(0, 4), (1, 2)] if side == "keep" else [(4, 0), (3, 0)])


@pytest.mark.rules("MN-E36", "MN-420", "MN-X24")
@pytest.mark.parametrize("unit", ["per_placement", "per_agent"])
def test_agents_that_change_places_are_seen_in_number(unit: str) -> None:
    """MN-420 Beside a minion each placement costs 1, or each agent under the other reading."""
    for here, there in product(((0, 0), (1, 0), (0, 2), (2, 1), (1, 3)), repeat=2):
        for minions in product((0, 1), repeat=2):
            game = bare({"veil_loss_unit": unit})
            one, two = game.pack.events[0].grey
            game.at = [next(cell for cell in range(9) if cell not in (one, two))] * game.vampires
            game.hidden[one], game.exposed[one] = here
            game.hidden[two], game.exposed[two] = there
            game.minions[one], game.minions[two] = minions
            events.swap_agents(game, 0)
            many = [sum(there) * minions[0], sum(here) * minions[1]]
            assert game.loss == sum(each if unit == "per_agent" else min(each, 1) for each in many)


def test_facts_of_a_position_are_in_order() -> None:
    """Dice that were taken, whichever was taken first."""
    for taken in permutations((1, 3, 6)):
        game = table(2, 1)
        game.taken = list(taken)
        assert position_facts(game)["taken"] == [1, 3, 6]


@pytest.mark.rules("MN-120")
def test_whose_text_works_is_told_by_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """MN-120 A card, a district, a vampire or the seal of one."""
    monkeypatch.setattr(hearing, "triggers_of", lambda *_: [SimpleNamespace(effects=())])
    kinds = {
        OF_CARD: "card_works",
        OF_DISTRICT: "district_works",
        OF_SEAL: "seal_works",
        OF_VAMPIRE: "vampire_works",
    }
    for kind, line in kinds.items():
        game = table(2, 1)
        hearing.speak(game, kind, 1, 0, next(iter(MOMENTS)), ())
        named = 1 if kind in (OF_CARD, OF_DISTRICT) else game.line_up[1]
        assert [(told[0], told[1]) for told in game.told[-1:]] == [(line, (named,))]


@pytest.mark.rules("MN-115", "MN-704")
def test_which_districts_touch() -> None:
    """MN-115 By an edge, or by a corner too."""
    for one, two in product(range(9), repeat=2):
        rows, columns = abs(one // 3 - two // 3), abs(one % 3 - two % 3)
        assert (two in _touching(one, diagonal=False)) == (rows + columns == 1)
        assert (two in _touching(one, diagonal=True)) == (max(rows, columns) == 1)
    assert tuple(_touching(cell, diagonal=False) for cell in range(9)) == NEIGHBOURS


@pytest.mark.rules("MN-115")
def test_joined_districts_are_neighbours_of_each_other_in_order() -> None:
    """MN-115 Beside those that share an edge; nobody else has another neighbour."""
    game = table(2, 1)
    for one, two in product(range(9), repeat=2):
        force = list(game.force)
        force[JOINED] = ((0, (one, two)),) if one != two else ()
        game.force = tuple(force)
        for cell in range(9):
            joined = {two} if cell == one else {one} if cell == two else set()
            wanted = {*NEIGHBOURS[cell]} | (joined if one != two else set())
            assert neighbours(game, cell) == tuple(sorted(wanted))


def test_what_lies_on_districts_and_on_vampires_is_told_apart() -> None:
    """In encodings: at every district and every vampire alike."""
    game, encoding = table(3, 1), encoding_of("masters").seen
    for first, last, role in (
        (ON_DISTRICT, ON_VAMPIRE, "on a district"),
        (ON_VAMPIRE, OWNED, "on a vampire"),
    ):
        roles = {encoding.roles[encoding.role(game, 0, place)] for place in range(first, last)}
        assert roles == {role}


@pytest.mark.rules("MN-704")
def test_who_may_move_across_corners_and_where_to() -> None:
    """MN-704 The owner of such a relic, or all while the card is in play; districts come in their order."""
    game = table(2, 1)
    for place, cell in product((IN_PLAY, OWNED, OWNED + 1, None), range(9)):
        force = list(game.force)
        force[DIAGONAL_MOVES] = ((place, ()),) if place is not None else ()
        game.force = tuple(force)
        game.at[0] = cell
        across = place in (IN_PLAY, OWNED)
        wanted = {*NEIGHBOURS[cell], *(DIAGONALS[cell] if across else ())}
        assert move_targets(game, 0) == tuple(sorted(wanted))
        game.active, game.at[0] = 0, (cell + 4) % 9  # the view tells it of every district, wherever one is
        assert ways(game)[cell] == tuple(CELL_NAMES[each] for each in sorted(wanted))
