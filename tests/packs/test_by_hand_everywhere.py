"""What may be settled by hand, tried in full: every card offered, wherever it may go, and every counter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import interrex
from interrex.engine.by_hand import TOOLS
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from tests.books import BOOKS, unsaid

COUNTERS: dict[str, dict[str, Any]] = {  # where the table keeps what a counter is called
    "elekt": {"heat": lambda game, seat: game.heat[seat]},
    "veto": {"ducats": lambda game, seat: game.ducats[seat], "kreski": lambda game, seat: game.kreski[seat]},
    "vendetta": {
        "blood": lambda game, seat: game.pool[seat],
        "influence": lambda game, seat: game.influence[seat],
    },
}


def tables(name: str) -> Iterator[Table]:
    """Positions of games with every number of seats."""
    for seats in game_spec(name).seats:
        table, chance = interrex.new(name, seats, 7 + seats), Chance(seats)
        for number in range(91):
            if table.is_over:
                break
            if number % 30 == 20:
                yield table
            table.play(chance.below(len(table.questions[0].options)))


@pytest.mark.parametrize("name", OWN)
def test_every_card_that_is_offered_goes_where_it_may(name: str) -> None:
    """Nothing is lost, places have names of their own, and nobody names what he does not see."""
    tools, audit, moved = TOOLS[name], game_spec(name).audit, 0
    for table in tables(name):
        spots = [tools.spot(table, place) for place in {*tools.sources(table, 0)}]
        assert len({*spots}) == len(spots)
        for place in tools.sources(table, 0):
            _, _, owner = tools.spot(table, place)
            only = [seat for seat in range(table.seats) if table.sees[place] == 1 << seat]
            assert only in ([], [owner]), place
            assert isinstance(owner, str) or -1 <= owner < table.seats  # a district, nobody or a seat
        for seat in range(table.seats):
            for place in tools.sources(table, seat):
                offered = list(tools.offered(table, seat, place))
                assert {table.where[card] for card in offered} <= {place}
                seen = table.sees[place] >> seat & 1
                assert seen or len(offered) <= 1  # the top of a pile
                for card in offered[:2]:
                    targets = list(tools.targets(table, card, place))
                    assert place not in targets
                    for target in targets:
                        assert len(tools.spot(table, target)) == 3
                        other = table.copy()
                        other.asked.clear()
                        tools.put(other, card, target)
                        on_its_way = other.where[card] != target and name == "veto"  # with others, in order
                        assert on_its_way or other.where[card] == target, (place, target)
                        assert on_its_way or not audit(other), audit(other)
                        moved += 1
    assert moved > 10


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("number", [-9, -1, 1, 9])
def test_every_counter_changes_as_far_as_it_goes(name: str, number: int) -> None:
    """It is told, nothing else changes, and as much is there as before."""
    tools, audit = TOOLS[name], game_spec(name).audit
    for table in tables(name):
        for subject in tools.subjects(table):
            other = table.copy()
            other.asked.clear()
            book = BOOKS[name][0](other) if name in BOOKS else None
            tools.change(other, subject, number)
            assert not audit(other)
            if book is not None:
                assert not unsaid(book, other, len(table.told))
            counted = COUNTERS.get(name, {}).get(str(subject[0]))
            if counted is not None:
                seat = int(subject[1])
                change = counted(other, seat) - counted(table, seat)
                assert abs(change) <= abs(number)
                assert change * number >= 0
                rest = [each for each in range(table.seats) if each != seat]
                assert [counted(other, each) for each in rest] == [counted(table, each) for each in rest]
                if number == -1 and counted(table, seat):
                    assert change == -1
                if number == 1 and counted(table, seat) < 3:  # there is room, and enough in the bank
                    assert change == 1
