"""EL-935 The text of a Privilege that is won is bound to no Zone, that of another card to its own."""

from __future__ import annotations

import pytest

from interrex.engine.packs import Entry
from interrex.engine.questions import step
from interrex.games import game_spec
from interrex.games.elekt.rewards import when_won
from interrex.games.elekt.table import COURT, INFLUENCE, MISSION, Elekt, units_in
from tests.packs.boxes import rewritten, toml, tree_of


@step
def nothing_more(game: Elekt) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="EL-935")


@pytest.mark.rules("EL-935")
@pytest.mark.parametrize(
    ("family", "zone", "left"),
    [("privilege", COURT, 0), ("mission", MISSION, 2), ("influence", INFLUENCE, 2)],
)
@pytest.mark.parametrize("winner", range(3))
def test_which_units_the_text_of_a_won_card_means(winner: int, family: str, zone: int, left: int) -> None:
    tree = tree_of("elekt")
    rewritten("elekt", tree, family, 0, {"when": "card_won", "effect": ["drop(each(basic))"]})
    spec = game_spec("elekt")
    pack = spec.read_pack(toml(tree), "won.toml")
    units = {"mission": {"A": ["acolyte"]}, "influence": {"B": ["acolyte"]}, "court": {"C": ["acolyte"]}}
    given = {"moment": "assignment", **units}
    game = spec.position(spec.settings(3, 1, pack), pack, Entry("test", "given", 0, given, {}))
    assert isinstance(game, Elekt)
    card = next(number for number, kind in enumerate(game.kinds) if kind.id == tree[family][0]["id"])
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    when_won(game, zone, winner, card, True)
    game.advance()
    assert sum(len(units_in(game, each)) for each in (MISSION, INFLUENCE, COURT)) == left
    assert not units_in(game, zone)
