"""The hall: all tables in play. A table in memory can be dropped at any time; its record brings it back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

import interrex
from interrex.bots import LEVELS
from interrex.engine.errors import BadSetting, IllegalChoice, InterrexError, NotUndoable
from interrex.engine.game import SEAT_LETTERS, Table
from interrex.engine.settings import Switch
from interrex.match import record as records
from interrex.match.undo import Match
from interrex.web import keys
from interrex.web.bots import Thinkers
from interrex.web.ledger import Ledger
from interrex.web.parts import Memory
from interrex.web.store import (
    BOT,
    CHOOSE,
    PERSON,
    UNDO,
    Entry,
    Move,
    Row,
    Seat,
    Store,
    Taken,
    now,
    record_of,
    standing,
)
from interrex.web.wire import AGAIN, wire_of

IN_MEMORY: Final = 500
UNDO_DEPTH: Final = 8
MOST_SAID: Final = 200
BOT_NAMES: Final = ("Bona", "Jan", "Kinga", "Olaf", "Zofia", "Wit")
COLOURS: Final = ("crimson", "azure", "amber", "emerald", "violet", "slate")
log: Final = logging.getLogger("interrex.web")


class Stale(Exception):
    """The table has moved on since the person looked at it."""


class NoTable(Exception):
    """There is no such table."""


class Live:
    """A table in memory: the match, who sits there, who looks."""

    def __init__(self, row: Row, moves: list[Move]) -> None:
        self.row = row
        self.moves = moves
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Event, int] = {}  # who waits for news, and for which seat
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through another server
        self.behind = 0  # hints that the store holds more than is known here
        self.said: Memory[dict[str, Any]] = Memory(MOST_SAID)  # lines of the log that were put into words
        self.thinking: asyncio.Task[None] | None = None
        game = records.start(record_of(row, []))
        self.match = Match(game)
        self.opened = [0] * game.seats  # since which move the seat's open question stands
        for number, move in enumerate(moves, 1):
            self.apply(move, self.after(move), number)

    @property
    def game(self) -> Table:
        return self.match.game

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """How many moves were made, taken back or not."""
        return len(self.moves)

    @property
    def last_chooser(self) -> int | None:
        """Who made the choice that could be taken back."""
        return self.match.past[-1][0] if self.match.past else None

    @property
    def names(self) -> list[str]:
        """What people call each seat."""
        return [seat.name or SEAT_LETTERS[number] for number, seat in enumerate(self.row.seats)]

    def present(self) -> set[int]:
        """The seats whose people look at the table, through this server or another."""
        now = time.monotonic()
        elsewhere = (seats for until, seats in self.elsewhere.values() if until > now)
        return set(self.listeners.values()).union(*elsewhere)

    def after(self, move: Move) -> Table:
        """The position after a move; nothing is changed yet."""
        if move.kind == UNDO:
            return self.match.past[-1][1]
        after = self.game.copy()
        after.choose(move.word, move.seat)
        return after

    def apply(self, move: Move, after: Table, number: int) -> None:
        """Make a move that is stored."""
        before = self.game
        if move.kind == UNDO:
            self.match.past.pop()
        else:
            self.match.past.append((move.seat, before))
            del self.match.past[:-UNDO_DEPTH]
        self.match.game = after
        asked = {each[0]: each[:3] for each in before.asked}
        for each in after.asked:
            seat = each[0]
            if seat == move.seat or asked.get(seat) != each[:3]:
                self.opened[seat] = number

    def seats_of(self, key: str) -> list[int]:
        """The seats bound to a key's hash."""
        return [number for number, seat in enumerate(self.row.seats) if seat.key == key]

    def wake(self) -> None:
        """Tell all who look that something has changed."""
        for listener in self.listeners:
            listener.set()


class Hall:
    """All tables, their bots and their store."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = 0.7) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace  # a bot's move can be followed by people
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.loading = asyncio.Lock()
        self.closed = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ledger = Ledger(store)
        self.wire = wire_of(self)

    # --- tables --------------------------------------------------------------------------------

    async def new_table(
        self,
        creator: str,
        game: str,
        seating: Sequence[str],
        rulings: dict[str, Switch] | None = None,
        variants: dict[str, Switch] | None = None,
        is_open: bool = False,
    ) -> Live:
        """A new table; ``seating`` has for each seat ``person`` or the level of a bot."""
        for level in seating:
            if level != PERSON and level not in LEVELS:
                raise BadSetting(f"There is no bot {level!r}. Bots: {', '.join(LEVELS)}.")
        table = interrex.new(game, len(seating), None, rulings, None, **(variants or {}))
        table_id = secrets.token_hex(6)
        seats = [
            Seat(
                kind=PERSON if level == PERSON else BOT,
                level="" if level == PERSON else level,
                name="" if level == PERSON else BOT_NAMES[number],
                colour=COLOURS[number],
                link=keys.hashed(keys.link(creator, table_id, number, 1)),
            )
            for number, level in enumerate(seating)
        ]
        watch = keys.hashed(keys.link(creator, table_id, keys.WATCH, 1))
        row = Row(table_id, table.settings, is_open, False, keys.hashed(creator), watch, 1, now(), seats)
        await asyncio.to_thread(self.store.add_table, row)
        live = Live(row, [])
        self._remember(live)
        self.let_bots_move(live)
        return live

    async def table(self, table_id: str) -> Live:
        """The table of that id, replayed from its record if it is not in memory."""
        if table_id in self.live:
            self.live.move_to_end(table_id)
            return self.live[table_id]
        async with self.loading:
            if table_id in self.live:
                return self.live[table_id]
            row = await asyncio.to_thread(self.store.table, table_id)
            if row is None:
                raise NoTable(table_id)
            moves = await asyncio.to_thread(self.store.moves, table_id)
            live = await asyncio.to_thread(Live, row, moves)
            self._remember(live)
        if self.store.is_shared:  # another server may have been at it while it was replayed
            self.catch_up(live)
            self.wire.who(live)
        self.let_bots_move(live)
        return live

    def _remember(self, live: Live) -> None:
        self.live[live.id] = live
        for each in list(self.live.values()):
            if len(self.live) <= IN_MEMORY:
                break
            if each is not live and not each.listeners and not each.lock.locked() and not each.thinking:
                del self.live[each.id]

    def forget(self, live: Live) -> None:
        """Drop a table from memory; those who look at it look again."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.wake()

    def catch_up(self, live: Live) -> None:
        """The store may know more of a table than is known here: read it as soon as possible."""
        live.behind += 1
        if live.behind == 1:
            self.start(self._catching_up(live))

    async def _catching_up(self, live: Live) -> None:
        while live.behind and not self.closed and self.live.get(live.id) is live:
            try:
                async with live.lock:
                    await self._caught_up(live)
            except DBAPIError:
                await asyncio.sleep(AGAIN)

    async def _caught_up(self, live: Live) -> None:
        """Take over what the store knows more of a table; the caller holds its lock."""
        behind = live.behind
        if not behind:
            return
        row = await asyncio.to_thread(self.store.table, live.id)
        for move in await asyncio.to_thread(self.store.moves, live.id, live.number):
            live.apply(move, live.after(move), live.number + 1)
            live.moves.append(move)
        live.row = row or live.row
        live.behind -= behind
        live.wake()
        self.let_bots_move(live)

    def look_again(self) -> None:
        """Changes may have been missed: the tables in use catch up, the others are dropped."""
        for live in list(self.live.values()):
            if live.listeners or live.thinking or live.lock.locked():
                self.catch_up(live)
                self.wire.who(live)
            else:
                self.forget(live)

    # --- moves ---------------------------------------------------------------------------------

    async def choose(self, live: Live, seat: int, word: str, turn: int | None = None) -> int:
        """Make a choice for a seat; it is stored when this returns its number."""
        async with live.lock:
            await self._caught_up(live)
            decision = live.game.decision_of(seat)
            if turn is not None and (decision is None or live.opened[seat] != turn):
                raise Stale
            return await self._move(live, Move(seat, CHOOSE, word))

    async def undo(self, live: Live, seat: int) -> int:
        """Take back the seat's last choice, if nothing was learned since."""
        async with live.lock:
            await self._caught_up(live)
            if live.match.why_not_undo(seat):
                raise NotUndoable(live.match.why_not_undo(seat))
            return await self._move(live, Move(seat, UNDO, ""))

    async def _move(self, live: Live, move: Move) -> int:
        after = live.after(move)
        number = live.number + 1
        try:
            await self.ledger.add(Entry(live.id, number, move, after.is_over))
        except Taken:  # another server was quicker
            self.catch_up(live)
            await self._caught_up(live)
            raise Stale from None
        except BaseException:
            self.catch_up(live)  # whether it was stored is not known
            raise
        live.apply(move, after, number)
        live.moves.append(move)
        live.row.is_over = after.is_over
        live.row.touched = now()
        live.wake()
        self.let_bots_move(live)
        return number

    # --- bots ----------------------------------------------------------------------------------

    def let_bots_move(self, live: Live) -> None:
        """Let the bots think, if one is asked and none thinks already."""
        if self.closed or live.thinking is not None or self._bot_asked(live) is None:
            return
        live.thinking = self.start(self._bots_move(live))

    async def _bots_move(self, live: Live) -> None:
        try:
            while not self.closed and self.live.get(live.id) is live:
                seat = self._bot_asked(live)
                if seat is None:
                    break
                if await self.wire.claim(live.id):
                    await self._bot_moves(live, seat)
                else:
                    await asyncio.sleep(AGAIN)  # the bots think in another server
        except (InterrexError, Stale):
            log.exception("bots at table %s stopped", live.id)
        finally:
            live.thinking = None
            await self.wire.release(live.id)

    async def _bot_moves(self, live: Live, seat: int) -> None:
        decision = live.game.decision_of(seat)
        turn = live.opened[seat]
        assert decision is not None
        choices = standing(live.moves)
        word = await self.thinkers.choose(
            live.id, live.row.settings, choices, decision, live.row.seats[seat].level
        )
        await asyncio.sleep(self.pace)
        try:
            await self.choose(live, seat, word, turn)
        except (Stale, IllegalChoice):
            log.info("a bot at table %s was overtaken", live.id)
        except DBAPIError:
            log.warning("a bot's move at table %s could not be stored", live.id)
            await asyncio.sleep(AGAIN)

    def _bot_asked(self, live: Live) -> int | None:
        for asked in live.game.asked:
            seat: int = asked[0]
            if live.row.seats[seat].is_bot:
                return seat
        return None

    # --- seats ---------------------------------------------------------------------------------

    async def take_seat(self, live: Live, seat: int, key: str, name: str, colour: str) -> None:
        """Bind a free seat to a key's hash."""
        await asyncio.to_thread(self.store.take_seat, live.id, seat, key, name, colour)
        place = live.row.seats[seat]
        place.key, place.name, place.colour = key, name, colour
        live.wake()

    async def let_in_again(self, live: Live, seat: int, creator: str) -> None:
        """A lost browser: the seat is free again, by a new link; the old key and link are worthless."""
        place = live.row.seats[seat]
        issue = place.issue + 1
        link = keys.hashed(keys.link(creator, live.id, seat, issue))
        await asyncio.to_thread(self.store.set_seat, live.id, seat, link=link, issue=issue, key="")
        place.link, place.issue, place.key = link, issue, ""
        live.wake()

    async def seat_bot(self, live: Live, seat: int, level: str) -> None:
        """Put a bot into a free seat."""
        place = live.row.seats[seat]
        if level not in LEVELS or not place.is_free:
            raise BadSetting(f"Seat {SEAT_LETTERS[seat]} is not free for a bot {level!r}.")
        name = BOT_NAMES[seat]
        await asyncio.to_thread(self.store.set_seat, live.id, seat, kind=BOT, level=level, name=name)
        place.kind, place.level, place.name = BOT, level, name
        live.wake()
        self.let_bots_move(live)

    # --- life ----------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that goes on by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def wake_bots(self) -> None:
        """After a start of the server: bots whose turn it was go on."""
        for table_id in await asyncio.to_thread(self.store.unfinished, IN_MEMORY // 2):
            if self.closed:
                return
            try:
                await self.table(table_id)
            except (InterrexError, NoTable):
                log.exception("table %s cannot be replayed", table_id)
            except DBAPIError:
                await asyncio.sleep(AGAIN)  # it is replayed when somebody comes

    def dismiss(self) -> None:
        """The server is about to close: streams end, bots stop."""
        self.closed = True
        for live in list(self.live.values()):
            live.wake()

    async def close(self) -> None:
        """Stop bots and streams."""
        self.dismiss()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.wire.close()
        await self.ledger.close()
        self.store.close()
