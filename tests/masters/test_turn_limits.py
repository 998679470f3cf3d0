"""MN-795, MN-797 What is remembered of a turn, told a second time: whatever lies below it on the agenda."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from interrex.engine.questions import step
from interrex.games.masters import turn_limits
from interrex.games.masters.actions import BLOOD, DARKNESS, EXCHANGE, MOVE, RELIC
from interrex.games.masters.deeds import is_counted
from interrex.games.masters.night import act, end_turn
from interrex.games.masters.table import Masters
from interrex.games.masters.turn_limits import (
    MOST_FREE,
    MOST_GIVEN,
    MOST_PAID,
    given_by_texts,
    is_used_up,
    may_give_ap,
    note_use,
    turn_remembered,
)
from tests.masters.tables import nothing_more, table

SOURCES = ((RELIC, 1), (RELIC, 2), ("blood", 1))


@step
def acts_with(game: Masters, source: Any) -> None:
    """An action with a relic or an ability, after which the turn goes on."""
    game.then(nothing_more)
    note_use(game, source)


def notes(game: Masters) -> list[Any]:
    return [item for item in game.agenda if item[0] is turn_remembered]


@pytest.mark.rules("MN-795", "MN-797")
@pytest.mark.parametrize("below", range(4))
def test_what_texts_give_and_what_is_used_is_counted_for_one_turn(
    below: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts give so many action points in a turn, and all that was used counts each for itself."""
    monkeypatch.setattr(turn_limits, "counts_uses", lambda game: True)
    met = Counter[Any]()
    for seed in range(60):
        luck, game = random.Random(seed), table(2, 1)
        base = [(nothing_more, ())] * below
        game.agenda = list(base)
        given, used = 0, Counter[Any]()
        for _ in range(luck.randrange(4, 90)):
            rest = [each for each in game.agenda if each[0] is not turn_remembered]
            assert rest == base
            assert len(notes(game)) == bool(given or used)
            if luck.random() < (0.2 if used else 0.6) or not below:
                turn, above = luck.choice((act, end_turn)), [(nothing_more, ())] * luck.randrange(3)
                game.agenda += [(turn, (0,)), *above]
                number = luck.randrange(4)
                more = given_by_texts(game, number)
                assert more == min(number, MOST_GIVEN - given)
                given += more
                del game.agenda[len(game.agenda) - 1 - len(above) :]
                met["refused"] += more < number
                met["to the last"] += more == number > 0 and given == MOST_GIVEN
            else:
                source = luck.choice(SOURCES[: 1 + seed % 3])
                game.perform(acts_with, (source,), len(game.agenda))
                used[source] += 1
                assert game.agenda.pop()[0] is nothing_more
            assert may_give_ap(game) == (given < MOST_GIVEN)
            for source in SOURCES if game.agenda else ():
                for is_free, most in ((True, MOST_FREE), (False, MOST_PAID)):
                    assert is_used_up(game, *source, is_free) == (used[source] >= most)
                    met[is_free, used[source] >= most] += 1
    assert met["refused"]
    assert met["to the last"]
    wanted = {(True, True), (True, False), (False, True), (False, False)} if below else set()
    assert {each for each in met if isinstance(each, tuple)} >= wanted, met


@pytest.mark.rules("MN-795")
def test_where_no_turn_goes_on_texts_give_what_they_say() -> None:
    for below in range(3):
        for number in (0, 1, MOST_GIVEN, MOST_GIVEN + 3):
            game = table(2, 1)
            game.agenda = [(nothing_more, ())] * below
            assert given_by_texts(game, number) == number
            assert game.agenda == [(nothing_more, ())] * below
            assert may_give_ap(game)


@pytest.mark.rules("MN-797")
def test_of_a_game_that_is_over_nothing_is_noted() -> None:
    game = table(2, 1)
    game.finish("MN-1206", [], [0.0, 0.0])
    note_use(game, SOURCES[0])
    assert game.agenda == []


@pytest.mark.rules("MN-797")
def test_what_costs_no_action_points_is_counted() -> None:
    """Both abilities of every vampire, and each relic without AP; a Move or an exchange is not."""
    game = table(2, 1)
    events = len(game.pack.events)
    for number, relic in enumerate(game.pack.relics):
        assert is_counted(game, (RELIC, events + number)) == (relic.ap == 0)
    for kind in range(len(game.pack.vampires)):
        assert is_counted(game, (BLOOD, kind, 0))
        assert is_counted(game, (DARKNESS, kind, 0))
    for other in range(9):
        assert not is_counted(game, (MOVE, other))
        assert not is_counted(game, (EXCHANGE, other))
