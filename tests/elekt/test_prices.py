"""EL-905, EL-1105 What can be paid is offered, and costs what it says: whatever the price, at every seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from interrex.games.elekt.table import HEAT_TOKENS

from .test_rules import position, unit

GIVEN = """
seats = 3
moment = "assignment"
to_move = "{seat}"
won = {{ {seat} = ["black-dispensation"] }}
heat = {{ A = 0, B = 0, C = 0 }}
hand = {{ {seat} = ["ash-widow"] }}
"""


@pytest.mark.rules("EL-905", "EL-1105", "EL-906")
@pytest.mark.parametrize("less", [1, 2, 3])
@pytest.mark.parametrize("cost", [0, 1, 2, 3])
@pytest.mark.parametrize("seat", range(3))
def test_an_instant_ability_costs_its_price_or_that_less_what_a_privilege_spares(
    seat: int, cost: int, less: int
) -> None:
    for heat in range(4):
        game = position(GIVEN.format(seat="ABC"[seat]))
        widow, privilege = unit(game, "ash-widow"), unit(game, "black-dispensation")
        kinds = list(game.kinds)
        effect = kinds[privilege].effects[0]
        kinds[widow] = replace(kinds[widow], cost=cost)
        kinds[privilege] = replace(kinds[privilege], effects=(replace(effect, args=(less,)),))
        game.kinds = tuple(kinds)
        game.heat[seat] = heat
        game.heat_pool = HEAT_TOKENS - heat
        game.choose("ash-widow to mission")
        plain, cheaper = heat >= cost, cost > 0 and heat >= cost - less
        offered = [word for word, is_so in (("use", plain), ("use-dispensation", cheaper)) if is_so]
        asked = game.questions[0].name == "use ability"
        assert asked == bool(offered)
        for word in offered:
            assert game.option_words() == (*offered, "decline")
            after = game.copy()
            after.choose(word)
            paid = cost if word == "use" else max(0, cost - less)
            assert (after.heat[seat], after.heat_pool) == (heat - paid, HEAT_TOKENS - heat + paid)
            told = [line[1] for line in after.told if line[0] == "paid"]
            assert told == ([(seat, paid)] if paid else [])
            assert [line[1] for line in after.told if line[0] == "privilege_used"] == (
                [(seat, privilege)] if word != "use" else []
            )
            assert after.used >> privilege & 1 == (word != "use")
