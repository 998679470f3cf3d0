"""The law over HTTP on open connections; everything else that is sent is compared in ``tests/secrecy``."""

import json
import time

from interrex.engine.chance import Chance
from tests.web.house import Open, Visitor, play_some, seated

PATHS = (
    "/t/{}", "/t/{}?lang=pl", "/t/{}/log", "/t/{}/record", "/api/tables/{}", "/api/tables/{}/record",
)  # fmt: skip


def answers(who: Visitor, table: str) -> list[bytes]:
    """Everything that is sent to somebody who looks at a table."""
    found = [who.get(path.format(table)).content for path in PATHS]
    for stream in (f"/t/{table}/events", f"/api/tables/{table}/events"):
        found += [json.dumps(event).encode() for event in who.events(stream, 1)]
    return found


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
