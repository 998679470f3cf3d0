"""EL-941, EL-944 Whatever acts at one moment acts in the order of priority, within a kind in Court order."""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.triggers import Trigger
from interrex.games.elekt.court import court_order
from interrex.games.elekt.table import Elekt
from tests.packs.growing import grown_box, new_table

ORDER = ("privilege", "unit", "mission", "influence")


@pytest.mark.rules("EL-941", "EL-942", "EL-944")
def test_texts_act_in_the_order_of_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """In random games in which every card has a random text."""
    several = 0
    listeners = Elekt.listeners

    def checked(game: Elekt, event: str, args: tuple[int, ...]) -> list[Trigger]:
        nonlocal several
        found = listeners(game, event, args)
        order = court_order(game)
        places = [
            (ORDER.index(game.kinds[each.card].family), order.index(each.seat) if each.seat >= 0 else 0)
            for each in sorted(found, key=lambda trigger: trigger.rank)
        ]
        assert places == sorted(places)
        ranks = {place: each.rank for place, each in zip(places, sorted(found, key=rank), strict=True)}
        assert len({*ranks.values()}) == len({*places})  # only what is in the same place has the same rank
        several += len({*places}) > 1
        return found

    monkeypatch.setattr(Elekt, "listeners", checked)
    for seed in range(100):
        table, chance = new_table("elekt", grown_box("elekt", seed)[0], seed), Chance(seed)
        while not table.is_over and len(table.choices) < 150:
            table.play(chance.below(len(table.questions[0].options)))
        if several > 20:
            break
    else:
        raise AssertionError("too little acts at one moment")


def rank(trigger: Trigger) -> int:
    return trigger.rank
