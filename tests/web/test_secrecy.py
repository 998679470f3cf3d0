"""The law over HTTP: what a seat or a watcher is sent is the same in all worlds it cannot tell apart."""

import json
import time

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.web.tables.live import Live
from tests.web.house import Open, Visitor, play_some, seated

STEPS = 10
PATHS = (
    "/t/{}", "/t/{}?lang=pl", "/t/{}/log", "/t/{}/record", "/api/tables/{}", "/api/tables/{}/record",
)  # fmt: skip


def answers(who: Visitor, table: str) -> list[bytes]:
    """Everything that is sent to somebody who looks at a table."""
    found = [who.get(path.format(table)).content for path in PATHS]
    for stream in (f"/t/{table}/events", f"/api/tables/{table}/events"):
        found += [json.dumps(event).encode() for event in who.events(stream, 1)]
    return found


def settled(live: Live) -> None:
    """Wait until nobody is connected any more, so that presence is the same each time."""
    for _ in range(200):
        if not live.listeners:
            return
        time.sleep(0.01)


@pytest.mark.parametrize("game", interrex.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_answers_tell_nothing_secret(house: Open, seed: int, game: str) -> None:
    table, maker, people = seated(house, 2 + seed if game == "elekt" else game_spec(game).seats[0], game)
    live = house.table(table)
    chance = Chance.from_seed(seed)
    for step in range(STEPS):
        play_some(house, table, 5, seed * 100 + step)
        real = live.session.game
        if real.is_over:
            break
        for seat, who in enumerate([*people, maker]):
            if seat not in (step % (len(people) + 1), real.seats_asked[0]):
                continue
            settled(live)
            seen = answers(who, table)
            live.session.game = real.sample_world(seat, chance)
            try:
                settled(live)
                again = answers(who, table)
            finally:
                live.session.game = real
            assert seen == again, f"seat {seat} after {live.number} moves"


def test_nothing_is_sent_when_only_secrets_differ(house: Open) -> None:
    table, _, people = seated(house, 3)
    live = house.table(table)
    play_some(house, table, 25)
    real = live.session.game
    seen: list[str] = []
    with people[0].stream("GET", f"/t/{table}/events") as answer:
        lines = answer.iter_lines()
        while not any(line.startswith("data: ") for line in seen):
            seen.append(next(lines))
        count = sum(line.startswith("data: ") for line in seen)
        for number in range(5):
            live.session.game = real.sample_world(0, Chance.from_seed(number))
            house.loop.call_soon_threadsafe(live.notify)
            time.sleep(0.05)
        live.session.game = real
        live.row.seats[1].name = "A sign that the stream is alive"
        house.loop.call_soon_threadsafe(live.notify)
        fresh = ""
        while not fresh.startswith("data: "):
            fresh = next(lines)
        assert "A sign that the stream is alive" in fresh
        assert count == 1


def test_hidden_and_seen_differ(house: Open) -> None:
    """The test above would notice: another seat's page shows other cards."""
    table, _, people = seated(house, 2)
    play_some(house, table, 12)
    assert answers(people[0], table) != answers(people[1], table)
