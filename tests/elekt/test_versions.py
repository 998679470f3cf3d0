"""Tables of rules version 1 play as they did."""

from __future__ import annotations

import pytest

from interrex.engine.settings import Settings, Switch
from interrex.games import game_spec, house_pack
from interrex.games.elekt.recruitment import recruit_options
from interrex.games.elekt.rulings import Rulings
from interrex.games.elekt.table import DRAWN, Elekt


def old_table(rulings: dict[str, Switch]) -> Elekt:
    spec, pack = game_spec("elekt"), house_pack("elekt")
    table = spec.new(Settings("elekt", 2, 1, 1, pack.id, pack.hash, rulings, {}), pack)
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
