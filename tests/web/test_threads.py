"""What is done in a thread is done with positions of its own.

Whoever looks at a position may note in it what follows from it, such as the working texts of Veto!. Met
halfway by another thread, that would be a wrong drawing, or a card that is lost.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from interrex.analysis.whole import Reader
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.match.session import Session
from interrex.web.tables import hall
from interrex.web.tables.live import Live
from tests.asgi import hall_of, opened, seated
from tests.test_session import facts, start
from tests.web.test_analysis import FEW, finished, look_lightly, wait

CHOICES = 15


def positions(handed: Any) -> Iterator[Table]:
    """The positions in what a thread is given."""
    if isinstance(handed, Table):
        yield handed
    elif isinstance(handed, Session):
        yield from (handed.start, handed.game, *[before for _, before in handed.past])
    elif isinstance(handed, Live):
        yield from positions(handed.session)


class Watched:
    """``asyncio.to_thread`` of a server whose tables are looked at."""

    def __init__(self, server: hall.Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.positions = 0
        self.to_thread = asyncio.to_thread
        monkeypatch.setattr(asyncio, "to_thread", self)

    async def __call__(self, work: Any, *args: Any, **named: Any) -> Any:
        shown = {id(each) for live in self.server.live.values() for each in positions(live.session)}
        for handed in (getattr(work, "__self__", None), *args, *named.values()):
            for position in positions(handed):
                self.positions += 1
                assert id(position) not in shown, work
        return await self.to_thread(work, *args, **named)


async def play_on(server: hall.Hall, live: Live, luck: random.Random) -> None:
    """Make random choices, and take each back that may be."""
    for _ in range(CHOICES):
        decision = luck.choice(live.game.decisions)
        before = live.game.fingerprint()
        await server.choose(live, decision.seat, luck.choice(decision.options))
        if live.session.why_not_undo(decision.seat) is None:
            await server.undo(live, decision.seat)
            assert live.game.fingerprint() == before


@pytest.mark.parametrize("game", OWN)
def test_no_thread_is_handed_what_others_look_at(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every choice took long."""

    async def look() -> None:
        async with opened() as app:
            live, people, _ = await seated(app, game, game_spec(game).seats[-1])
            watched = Watched(hall_of(app), monkeypatch)
            await play_on(watched.server, live, random.Random(5))
            for person in people:
                answer = await person.send("GET", f"/t/{live.id}/why?things=seat:A")
                assert answer.status == 200, answer.text
            await watched.server.chronicle.look()
            monkeypatch.undo()
            assert watched.positions > 2 * CHOICES

    monkeypatch.setattr(hall, "_is_written", lambda live: True)
    asyncio.run(look())


def test_no_thread_is_handed_the_end_that_others_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game ends, its story is kept, it is counted, and the lead is looked for, beside each other;
    then somebody has it analysed, and reads that."""
    whole = Reader.moments
    monkeypatch.setattr(Reader, "moments", lambda self: whole(self)[:FEW])

    async def look() -> None:
        async with opened() as app:
            look_lightly(monkeypatch)
            watched = Watched(hall_of(app), monkeypatch)
            table, (anna, _) = await finished(app)
            assert (await anna.submit(f"/t/{table}/analysis", depth="quick")).status == 303
            await wait(anna, table)
            assert "<svg" in (await anna.get(f"/t/{table}/analysis")).text
            monkeypatch.undo()
            assert watched.positions > 5

    asyncio.run(look())


@pytest.mark.parametrize("game", OWN)
def test_a_session_apart_is_the_same_and_shares_no_position(game: str) -> None:
    session, luck = start(game, 3), random.Random(3)
    for _ in range(12):
        decision = session.game.decisions[0]
        for move in session.choosing(decision.seat, luck.choice(decision.options)):
            session = session.after(move)
    apart = session.apart()
    assert facts(apart) == facts(session)
    assert not {id(each) for each in positions(apart)} & {id(each) for each in positions(session)}
    assert apart.start.fingerprint() == session.start.fingerprint()
