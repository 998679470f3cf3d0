"""Why something cannot be chosen is told to the seat that is asked, and to nobody else."""

from typing import Any

import pytest

from interrex.engine.options import shown
from interrex.web.show.scene import drawing
from tests.web.house import Open, play_some, seated


def missed(game: Any, name: str) -> tuple[int, str, str] | None:
    """A seat that is asked, a thing of something it may not choose, and the rule against it."""
    for question in game.questions:
        for parts, rule in game.near_misses(question):
            for thing in drawing(name).things(shown(parts, game.card_word)):
                return question.seat, thing.id, rule
    return None


@pytest.mark.parametrize("name", ["elekt", "vendetta", "masters"])
def test_reasons_are_told_to_who_is_asked(house: Open, name: str) -> None:
    table, maker, people = seated(house, 3, name)
    live = house.table(table)
    found = None
    for seed in range(60):
        found = missed(live.game, name)
        if found is not None:
            break
        play_some(house, table, 3, seed)
    assert found is not None
    seat, thing, rule = found
    path = f"/t/{table}/why"
    told = people[seat].get(path, params={"seat": "ABC"[seat], "things": thing}).json()
    assert rule in [each["rule"] for each in told]
    assert all(each["text"] for each in told)
    asked = live.game.seats_asked
    for other in range(3):
        if other not in asked:
            got = people[other].get(path, params={"seat": "ABC"[other], "things": thing})
            assert got.json() == []
    stolen = people[(seat + 1) % 3].get(path, params={"seat": "ABC"[seat], "things": thing})
    assert stolen.status_code == 403
    assert people[seat].get(path, params={"seat": "ABC"[seat], "things": ""}).json() == []
    assert people[seat].get(path, params={"seat": "ABC"[seat], "things": "x" * 400}).status_code == 422
    assert maker.get(path, params={"seat": "watch", "things": thing}).json() == []
