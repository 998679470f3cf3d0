"""The hall: all tables in play. A table in memory can be dropped at any time; its record brings it back."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, TypeVar

from interrex.engine import by_hand
from interrex.engine.errors import BadSetting, EndlessLoop, InterrexError, Reason
from interrex.engine.questions import Decision
from interrex.engine.settings import Settings
from interrex.games import game_spec, is_house
from interrex.match.session import BACK, CHOOSE, STAND_IN, BadMove, Move, Stale, moment
from interrex.web.clock import steady
from interrex.web.store import AWAY, Entry, Row, Store, StoreAway, Taken, now
from interrex.web.store.ledger import Ledger
from interrex.web.tables import chronicle, clocks, counting
from interrex.web.tables.chronicle import Chronicle, OnlyTold, why_not
from interrex.web.tables.live import Live, lead_changes
from interrex.web.tables.new_table import NewTable, check, row_of
from interrex.web.tables.packs import Packs
from interrex.web.tables.study import Study
from interrex.web.tables.wire import RETRY_SECONDS, wire_of
from interrex.web.workers.analysts import Analysts
from interrex.web.workers.pauses import INNER, PASSED, TURN, WINDOW, Pauses
from interrex.web.workers.readers import Readers
from interrex.web.workers.thinkers import Thinkers

IN_MEMORY: Final = 500
MAX_TRIED: Final = 6  # choices of a bot, until one ends
STORE_THREADS: Final = 8
STORE_SECONDS: Final = 6.0  # for which the database is waited for
log: Final = logging.getLogger("interrex.web")
T = TypeVar("T")


class NotDealt(InterrexError):
    """Somebody is still to bring a deck."""


class NoTable(Exception):
    """There is no such table."""


def _takes_long(live: Live, move: Move) -> bool:
    """Nobody else waits for that: the table may be played again, the rule is looked for that forbids a word,
    or a card that somebody has written may set off a long chain.
    """
    if move.kind == CHOOSE:
        return _is_written(live) or not live.offers(move.seat, move.word)
    return move.kind == BACK


def _is_written(live: Live) -> bool:
    """The cards are not those of the house: whatever they do was never tried."""
    return not is_house(live.row.settings.game, live.row.settings.pack_hash)


def _tempo(live: Live, decision: Decision) -> float:
    """How soon an answer may come, against the usual pause; all see what it depends on.

    Another choice of the same turn comes sooner, whoever has passed in windows meanwhile, and so do answers
    in windows.
    """
    made = live.game.choices
    if live.is_window(decision.question):
        return PASSED if made and live.is_pass(made[-1].word) else INNER
    acts = (
        each.seat
        for each in reversed(made)
        if not (live.is_window(each.question) and live.is_pass(each.word))
    )
    return INNER if next(acts, None) == decision.seat else 1.0


def _for_absent(live: Live, decision: Decision) -> str:
    """A bot that stands in for somebody agrees to nothing that is settled by hand; else nothing is said."""
    is_own = live.row.seats[decision.seat].is_bot
    return by_hand.OBJECT if decision.question == by_hand.CONSENT and not is_own else ""


def _played(row: Row, moves: Sequence[Move], pack: Any, started: float) -> Live:
    """A table with its moves made again; how the lead changed, if it is over."""
    live = Live(row, moves, pack, started)
    if live.game.is_over:
        live.lead_changes = lead_changes(live.session)
    return live


class Hall:
    """All tables, their bots and their store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float = 0.7,
        shelf: tuple[tuple[str, str], ...] = (),
        readers: Readers | None = None,
        analysts: Analysts | None = None,
    ) -> None:
        self.store = store
        self.asking = ThreadPoolExecutor(STORE_THREADS, "store")
        self.packs = Packs(store, shelf)
        self.thinkers = thinkers
        self.readers = readers or Readers()
        self.pauses = Pauses(pace)  # a bot's move can be followed by people, and its time tells nothing
        self.started = steady()
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}  # tables that are being read from the store
        self.watchers: Counter[str] = Counter()  # streams of watchers by the address they come from
        self.closed = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ledger = Ledger(store)
        self.wire = wire_of(self)
        self.chronicle = Chronicle(self)
        self.study = Study(self, analysts or Analysts(1))
        self.only_told: dict[str, tuple[str, str]] = {}  # tables that cannot be played, and why

    async def ask(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Ask the store in a thread: one that does not answer in time keeps nobody else waiting."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(STORE_SECONDS):
                return await loop.run_in_executor(self.asking, partial(work, *args, **named))
        except TimeoutError:
            raise StoreAway("The database does not answer in time.") from None

    async def change(self, live: Live, work: Callable[..., None], *args: Any, **named: Any) -> None:
        """Store a change of a table; where it is not known whether it was stored, look again."""
        try:
            await self.ask(work, live.id, *args, **named)
        except AWAY:
            self.catch_up(live)
            raise

    # --- tables --------------------------------------------------------------------------------

    async def new_table(self, creator: str, wanted: NewTable) -> Live:
        """A new table, as somebody wants it."""
        check(wanted)
        pack = await self.ask(self.packs.chosen, wanted.game, wanted.pack)
        named = self.packs.name_for_new(wanted.game, wanted.pack)
        text = self.packs.text(wanted.game, named)
        row = row_of(creator, wanted, pack, named)
        moves = [Move(seat, CHOOSE, word, at=now()) for seat, word in wanted.choices]
        try:
            live = await asyncio.to_thread(Live, row, moves, pack)
            opening, told, _ = await asyncio.to_thread(chronicle.retold, row, moves, pack)
        except EndlessLoop:
            raise BadSetting(
                "An effect of these cards sets off a chain that does not end before the first choice. "
                "Change the card behind it.",
                Reason("endless", {}), field="pack",
            ) from None  # fmt: skip
        row.is_over = live.game.is_over  # where it begins with all choices of a record
        await self.ask(self.packs.keep, wanted.game, named, text)
        await self.ask(self.store.add_table, row, moves, opening, list(told.values()), wanted.rematch_of)
        self._remember(live)
        if row.is_over:
            self.start(self._end(live))
        self.let_bots_move(live)
        return live

    async def table(self, table_id: str) -> Live:
        """The table of that id, replayed from its record if it is not in memory."""
        if table_id in self.live:
            self.live.move_to_end(table_id)
            return self.live[table_id]
        try:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                live = self.live.get(table_id) or await self._read(table_id)
                if table_id in self.live:
                    return self.live[table_id]
                self._remember(live)
        finally:
            self.loading.pop(table_id, None)
        if self.store.is_shared:  # another server may have been at it while it was replayed
            self.catch_up(live)
            self.wire.ask_for_viewers(live)
        self.let_bots_move(live)
        return live

    async def _read(self, table_id: str) -> Live:
        """A table as the store knows it, replayed; one that cannot be played has only its story."""
        row = await self.ask(self.store.table, table_id)
        if row is None:
            raise NoTable(table_id)
        if table_id in self.only_told:
            raise OnlyTold(row, *self.only_told[table_id])
        moves, pack = await self.ask(self.store.moves, table_id), None
        try:
            pack = await self.ask(self.packs.of, row.settings)
            return await asyncio.to_thread(_played, row, moves, pack, self.started)
        except AWAY:
            raise
        except Exception as wrong:  # whatever rules of today do to a game of then
            told = why_not(row, wrong, pack is not None)
            log.warning("%s", told)
            self.only_told[table_id] = (told.reason, str(told))
            raise told from wrong

    def _remember(self, live: Live) -> None:
        self.live[live.id] = live
        for each in list(self.live.values()):
            if len(self.live) <= IN_MEMORY:
                break
            idle = not each.listeners and not each.lock.locked() and not each.thinking
            if each is not live and idle and not clocks.running(each):
                del self.live[each.id]

    def forget(self, live: Live) -> None:
        """Drop a table from memory; those who look at it look again."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.notify()

    def catch_up(self, live: Live) -> None:
        """The store may know more of a table than is known here: read it as soon as possible."""
        live.behind += 1
        if live.behind == 1:
            self.start(self._catching_up(live))

    async def _catching_up(self, live: Live) -> None:
        while live.behind and not self.closed and self.live.get(live.id) is live:
            try:
                async with self.locked(live):
                    pass
            except AWAY:
                await asyncio.sleep(RETRY_SECONDS)
            except Stale:
                return

    @asynccontextmanager
    async def locked(self, live: Live) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and all that the store knows of it is known here."""
        async with live.lock:
            await self._caught_up(live)
            yield

    async def _caught_up(self, live: Live) -> None:
        """Take over what the store knows more of a table; the caller holds its lock."""
        behind = live.behind
        if not behind:
            return
        row = await self.ask(self.store.table, live.id)
        if row is not None and row.settings != live.row.settings:  # dealt anew through another server
            self.forget(live)
            raise Stale
        was_over = live.game.is_over
        for move in await self.ask(self.store.moves, live.id, live.number):
            live.session = live.session.after(move)
        live.row = row or live.row
        live.behind -= behind
        live.notify()
        if live.game.is_over and not was_over:  # another server made the last move
            self.start(self._find_lead_changes(live))
        self.let_bots_move(live)

    def catch_up_all(self) -> None:
        """Changes may have been missed: the tables in use catch up, the others are dropped."""
        for live in list(self.live.values()):
            if live.listeners or live.thinking or live.lock.locked():
                self.catch_up(live)
                self.wire.ask_for_viewers(live)
            else:
                self.forget(live)

    # --- moves ---------------------------------------------------------------------------------

    async def choose(self, live: Live, seat: int, word: str, turn: int | None = None) -> int:
        """Make a choice for a seat; it is stored when this returns its number."""
        async with self.locked(live):
            if live.awaited():
                raise NotDealt("The table waits for decks; nothing is dealt yet.")
            number, session = live.number, live.session
            if seat in session.stand_ins and (_is_written(live) or not live.offers(seat, word)):
                moves = await asyncio.to_thread(session.apart().choosing, seat, word, turn)
            else:
                moves = session.choosing(seat, word, turn)
            for move in moves:
                number = await self.move(live, move)
            return number

    async def undo(self, live: Live, seat: int) -> int:
        """Take back the seat's last choice, if nobody has learned anything since."""
        async with self.locked(live):
            return await self.move(live, live.session.undoing(seat))

    async def move(self, live: Live, move: Move) -> int:
        """Store a move with the time it is made at, and make it; the caller holds the table's lock."""
        at = now()
        spent = clocks.thought(live, move.seat, moment(at)) if move.kind in (CHOOSE, STAND_IN) else 0
        move = dataclasses.replace(move, at=at, spent=spent)
        if _takes_long(live, move):
            after = await asyncio.to_thread(live.session.apart().after, move)
        else:
            after = live.session.after(move)
        is_over = after.game.is_over
        told = chronicle.told_by(live.session, after, move)
        try:
            await self.ledger.add(Entry(live.id, after.number, move, is_over, told))
        except Taken:  # another server was quicker
            self.catch_up(live)
            await self._caught_up(live)
            raise Stale from None
        except BaseException:
            self.catch_up(live)  # whether it was stored is not known
            raise
        live.session = after
        live.row.is_over = is_over
        live.row.touched = now()
        if is_over:
            self.start(self._end(live))
        live.notify()
        self.let_bots_move(live)
        return after.number

    async def _end(self, live: Live) -> None:
        """A game is over: keep its story soon and what it came to now, and find how the lead changed."""
        self.chronicle.note_end(live.row, live.session.apart())
        await counting.count(self, live.id, live.game.copy(), live.pack)
        await self._find_lead_changes(live)

    async def _find_lead_changes(self, live: Live) -> None:
        live.lead_changes = await asyncio.to_thread(lead_changes, live.session.apart())
        live.notify()

    # --- bots ----------------------------------------------------------------------------------

    def let_bots_move(self, live: Live) -> None:
        """Let the bots think, if one is asked and none thinks already."""
        if self.closed or live.thinking is not None or not self._bots_asked(live):
            return
        live.thinking = self.start(self._bots_move(live))

    async def _bots_move(self, live: Live) -> None:
        try:
            while not self.closed and self.live.get(live.id) is live:
                asked = self._bots_asked(live)
                if not asked:
                    break
                if await self.wire.claim(live.id):
                    await self._bot_moves(live, asked[0])
                else:
                    await asyncio.sleep(RETRY_SECONDS)  # the bots think in another server
        except InterrexError:
            log.exception("bots at table %s stopped", live.id)
        finally:
            live.thinking = None
            await self.wire.release(live.id)

    async def _bot_moves(self, live: Live, seat: int) -> None:
        decision = live.decision_of(seat)
        turn = live.opened[seat]
        assert decision is not None
        try:
            word = await self._in_time(live, decision, live.bot_level(seat))
            async with self.locked(live):
                if live.opened[seat] != turn or seat not in self._bots_asked(live):
                    return  # overtaken: the seat's owner is back, or somebody asks to take back
                await self._one_that_ends(live, decision, word)
        except Stale:
            log.info("a bot at table %s was overtaken", live.id)
        except AWAY:
            log.warning("a bot at table %s waits for the database", live.id)
            await asyncio.sleep(RETRY_SECONDS)

    async def _one_that_ends(self, live: Live, decision: Decision, word: str) -> None:
        """Make a bot's choice; where a card makes it endless, another."""
        options = decision.options  # the last or the first is often to pass
        for each in list(dict.fromkeys((word, options[-1], options[0], *options)))[:MAX_TRIED]:
            try:
                await self.move(live, Move(decision.seat, CHOOSE, each))
                return
            except EndlessLoop:
                log.warning("a choice at table %s does not end", live.id)
        raise BadMove("Every choice that was tried sets off a chain of effects that does not end.")

    async def _in_time(self, live: Live, decision: Decision, level: str) -> str:
        """What a bot chooses, when its answer is due; the time does not tell whether it had a choice."""
        if not self.pauses.pace and len(decision.options) == 1:
            return decision.options[0]  # where there is no pause, the time tells it anyway
        game, loop = live.row.settings.game, asyncio.get_running_loop()
        is_open = game_spec(game).cooperative  # all see all options: the time has nothing to tell
        kind = WINDOW if live.is_window(decision.question) else TURN
        usual = 0.0 if is_open else self.pauses.usual(game, level, kind)
        opened, started = loop.time(), self.thinkers.started
        word = _for_absent(live, decision) or await self.think(live, decision, level)
        ready = loop.time() - opened
        if len(decision.options) > 1 and self.thinkers.started == started:  # to begin is not to think
            self.pauses.thought(game, level, ready, kind)
        tempo = live.tempo() * _tempo(live, decision)
        await asyncio.sleep(self.pauses.due(usual, ready, tempo) - ready)
        return word

    async def think(self, live: Live, decision: Decision, level: str) -> str:
        """What a bot of that level would choose."""
        text = await self.pack_text(live)
        return await self.thinkers.choose(live.id, live.row.settings, live.choices[:], decision, level, text)

    async def consider(self, live: Live, decision: Decision) -> dict[str, Any] | None:
        """What the search makes of a decision."""
        text = await self.pack_text(live)
        return await self.thinkers.consider(live.id, live.row.settings, live.choices[:], decision, text)

    async def pack_text(self, live: Live) -> str:
        """The text of a table's pack, for the processes that play with it; see ``Packs.text``."""
        named = (live.row.settings.game, live.row.settings.pack_hash)
        if self.packs.is_here(*named):
            return self.packs.text(*named)
        await self.ask(self.packs.find, *named)
        return self.packs.text(*named)

    def _bots_asked(self, live: Live) -> list[int]:
        """The bots that are to choose now; while people talk about taking back, they wait."""
        if live.session.request is not None or live.awaited():
            return []
        return [seat for seat in live.game.seats_asked if live.bot_level(seat)]

    # --- decks ---------------------------------------------------------------------------------

    async def set_deck(self, live: Live, seat: int, deck: str) -> None:
        """A seat has brought its deck; others are still awaited."""
        await self.change(live, self.store.set_seat, seat, deck=deck)
        live.row.seats[seat].deck = deck
        live.notify()

    async def deal(self, live: Live, settings: Settings) -> None:
        """All decks are in: deal the table anew; those who look at it look again."""
        await self.change(live, self.store.deal, settings)
        self.forget(live)
        dealt = await self.table(live.id)
        opening = await asyncio.to_thread(chronicle.opening, dealt.session.start.copy(), dealt.pack)
        await self.change(dealt, self.store.tell, opening, {}, None)

    # --- life ----------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that goes on by itself."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def resume_bots(self) -> None:
        """After a start of the server: bots whose turn it was go on."""
        for table_id in await self.ask(self.store.unfinished, IN_MEMORY // 2):
            if self.closed:
                return
            try:
                await self.table(table_id)
            except OnlyTold:
                pass  # it is told to those who come
            except (InterrexError, NoTable):
                log.exception("table %s cannot be replayed", table_id)
            except AWAY:
                await asyncio.sleep(RETRY_SECONDS)  # it is replayed when somebody comes

    def begin_closing(self) -> None:
        """The server is about to close: streams end, bots stop."""
        self.closed = True
        for live in list(self.live.values()):
            live.notify()

    async def close(self) -> None:
        """Stop bots and streams."""
        self.begin_closing()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.chronicle.close()
        await self.thinkers.close()
        await self.study.close()
        await self.readers.close()
        await self.wire.close()
        await self.ledger.close()
        with suppress(TimeoutError):  # whoever still asks the store is waited for: then it belongs to others
            await asyncio.wait_for(
                asyncio.to_thread(self.asking.shutdown, cancel_futures=True), STORE_SECONDS
            )
        self.store.close()
