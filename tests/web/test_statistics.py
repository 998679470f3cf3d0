"""Statistics: finished games are counted, one's own for oneself, open ones for all; running ones are not."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import delete

import interrex
from interrex.analysis.statistics import Sat, tallies
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.match.outcome import Named, Outcome, outcome
from interrex.web.pages.statistics import scopes
from interrex.web.phrases import say
from interrex.web.store import analyses, outcomes
from interrex.web.store.schema import outcomes as kept
from interrex.web.tables import counting
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import Beginning
from tests.asgi import Person, hall_of, opened, seated
from tests.web.test_analysis import PATIENCE, played


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def ended(app: FastAPI, is_open: bool) -> tuple[Live, list[Person]]:
    """A table whose game has just come to its end and was counted."""
    record = played()
    beginning = Beginning(record.settings.seed, record.choices[:-1])
    live, people, _ = await seated(
        app, "elekt", 2, beginning=beginning, pack=record.settings.pack_hash, is_open=is_open
    )
    await hall_of(app).choose(live, *record.choices[-1])
    async with asyncio.timeout(PATIENCE):
        while outcomes.uncounted(hall_of(app).store):
            await asyncio.sleep(0.01)
    return live, people


def test_own_games_are_shown_to_oneself_and_open_ones_to_everybody() -> None:
    async def shown() -> None:
        async with opened() as app:
            none_mine, none_open = say("en", "statistics-none-mine"), say("en", "statistics-none-open")
            _, (anna, _) = await ended(app, is_open=False)
            stranger = Person(app)
            own, theirs = (await anna.get("/statistics")).text, (await stranger.get("/statistics")).text
            assert (none_mine in own, none_open in own) == (False, True)
            assert (none_mine in theirs, none_open in theirs) == (True, True)
            assert own.count('<th scope="row">You</th><td data-label="Games">1</td>') == 1
            await ended(app, is_open=True)
            for language in LANGUAGES:
                theirs = (await stranger.get("/statistics", language)).text
                assert say(language, "statistics-people") in theirs
                assert say(language, "statistics-none-open") not in theirs
            assert 'href="/statistics"' in (await stranger.get("/")).text

    run(shown())


def test_a_running_game_is_not_counted() -> None:
    async def not_counted() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, "elekt", 2, is_open=True)
            before = (await people[0].get("/statistics")).text
            await hall_of(app).choose(live, live.game.seats_asked[0], live.game.decisions[0].options[0])
            await counting.count_all(hall_of(app))
            assert (await people[0].get("/statistics")).text == before
            assert say("en", "statistics-none-open") in before

    run(not_counted())


def test_games_from_before_are_counted_at_the_start() -> None:
    async def counted() -> None:
        async with opened() as app:
            live, (anna, _) = await ended(app, is_open=False)
            hall = hall_of(app)
            first = outcomes.own(hall.store, anna.hash)
            with hall.store.engine.begin() as connection:
                connection.execute(delete(kept))
            assert outcomes.uncounted(hall.store) == [live.id]
            assert await counting.count_all(hall) == 1
            assert outcomes.own(hall.store, anna.hash) == first

    run(counted())


def test_the_cost_of_a_choice_comes_from_the_analyses_that_are_kept() -> None:
    async def told() -> None:
        async with opened() as app:
            live, (anna, _) = await ended(app, is_open=False)
            store = hall_of(app).store
            assert say("en", "statistics-no-cost") in (await anna.get("/statistics")).text
            found: Any = {"sums": [{"cost": 0.034, "choices": 20}, {"cost": 0.5, "choices": 1}]}
            analyses.want(store, live.id, "quick")
            analyses.keep(store, live.id, "quick", found)
            read = (await anna.get("/statistics")).text
            assert "3.4 percentage points (1 analysed game)" in read
            assert "3,4 p. proc." in (await anna.get("/statistics", "pl")).text

    run(told())


def test_seats_are_counted_by_game() -> None:
    clan: list[Named] = [{"id": "brujah", "name": {"en": "Brujah"}}]
    won: Outcome = {
        "game": "vendetta", "is_house": True, "winners": [1], "places": [3, 1, 2],
        "plays": [[], clan, []], "openings": [[], [], []],
    }  # fmt: skip
    lost: Outcome = {**won, "winners": [0], "places": [1, 3, 2]}
    (found,) = tallies(
        [
            Sat("one", 1, False, won, 0.02, 30),
            Sat("two", 1, False, lost, 0.05, 10),
            Sat("three", 2, False, won),
        ]
    )
    assert (found.games, found.won, found.places, found.average_place) == (3, 1, (1, 1, 1), 2.0)
    assert (found.cost, found.analysed) == ((0.02 * 30 + 0.05 * 10) / 40, 2)
    assert [(each.what["id"], each.times, each.won) for each in found.plays] == [("brujah", 2, 1)]
    assert found.openings == ()


def test_cards_that_somebody_typed_are_shown_to_no_stranger() -> None:
    """Of open games only the house's cards are named; one's own pack stays apart in one's own statistics."""
    theirs: list[Named] = [{"id": "brujah", "name": {"en": "What I typed"}}]
    ours: list[Named] = [{"id": "brujah", "name": {"en": "Brujah"}}]
    typed: Outcome = {
        "game": "vendetta", "is_house": False, "winners": [0], "places": [1],
        "plays": [theirs], "openings": [[]],
    }  # fmt: skip
    house: Outcome = {**typed, "is_house": True, "plays": [ours]}
    sat = [Sat("one", 0, False, typed), Sat("two", 0, False, house), Sat("three", 0, False, house)]
    mine, open_ones = scopes(sat, sat, "en")
    names = [
        [each["name"] for _, found in scope["games"][0]["listed"] for each in found]
        for scope in (mine, open_ones)
    ]
    assert names == [["Brujah", "What I typed"], ["Brujah"]]
    assert open_ones["games"][0]["rows"][0]["games"] == 3


def test_an_outcome_names_decks_and_openings_of_veto() -> None:
    game, chance = interrex.new("veto", 2, 1), Chance(1)
    deployed: dict[int, str] = {}
    while not game.is_over:
        seat = game.seats_asked[0]
        decision = game.decision_of(seat)
        assert decision is not None
        word = decision.options[chance.below(len(decision.options))]
        if decision.question == "turn" and word.startswith("deploy "):
            deployed.setdefault(seat, word.split()[1].partition(".")[0])
        game.choose(word, seat)
    found = outcome(game, house_pack("veto"))
    assert sorted(found["places"]) in ([1, 2], [1, 1])
    assert deployed
    for seat in range(2):
        (deck,) = found["plays"][seat]
        assert set(deck["name"]) == set(LANGUAGES)
        assert [each["id"] for each in found["openings"][seat]] == [deployed[seat]] * (seat in deployed)


def test_what_a_game_came_to_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    usual = outcomes._outcome

    def counted(connection: Any, table: str) -> Outcome:
        read.append(table)
        return usual(connection, table)

    async def twice() -> None:
        async with opened() as app:
            live, (anna, _) = await ended(app, is_open=True)
            pages = [(await anna.get("/statistics")).text for _ in range(2)]
            assert pages[0] == pages[1]
            assert read == [live.id]

    monkeypatch.setattr(outcomes, "_outcome", counted)
    run(twice())
