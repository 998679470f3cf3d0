"""The chronicle: it keeps the story of every table (see ``match.story``), for the day when its rules are not
played any more.

What a choice led to is stored together with it, so no crash comes between; it is put into words, in every
language, when the game is over, when the server closes, and now and then while it is played. So are positions
from every seat. What is missing, be it of tables from before the chronicle or because the server was killed,
is told when the server starts, one table at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from interrex.engine.errors import InterrexError
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.games import game_spec, names
from interrex.match import clocks, story
from interrex.match import record as records
from interrex.match.session import CHOOSE, Move, Session
from interrex.match.story import SEAT_MARKS, Line, Places, Story, Unsaid
from interrex.web.store import AWAY, Row
from interrex.web.tables.sentences import words_for
from interrex.words import places_of
from interrex.words.sentences import args_by_word

if TYPE_CHECKING:
    from interrex.web.tables.hall import Hall

KEEP_SECONDS: Final = 60.0  # between two looks at the tables in play
CLOSE_SECONDS: Final = 5.0  # for what is left when the server closes; the next start does the rest
MOST_ENDED: Final = 100  # games that are over and wait in memory until all their positions are kept
BREATH: Final = 0.05  # seconds between two tables from before, so that people are not kept waiting
RULES: Final = "rules"
CARDS: Final = "cards"
CHOICES: Final = "choices"
log: Final = logging.getLogger("interrex.web")


class OnlyTold(InterrexError):
    """A table whose rules, cards or choices this program does not play: its story can be read.

    ``reason`` is which of them, for the reader; the message is for the host.
    """

    def __init__(self, row: Row, reason: str, why: str) -> None:
        super().__init__(why)
        self.row = row
        self.reason = reason


def why_not(row: Row, wrong: Exception, has_pack: bool) -> OnlyTold:
    """Why a table cannot be played again."""
    settings = row.settings
    try:
        spec = game_spec(settings.game)
        knows = spec.oldest_rules_version <= settings.rules_version <= spec.rules_version
    except InterrexError:  # there is no such game any more
        knows = False
    reason = RULES if not knows else CHOICES if has_pack else CARDS
    why = type(wrong).__name__ if reason == CHOICES else wrong  # what was to be chosen is a secret
    return OnlyTold(row, reason, f"table {row.id} cannot be played: {why}")


# --- writing --------------------------------------------------------------------------------------


def lines_since(game: Table, pack: Any, since: int) -> list[Line]:
    """What was told at a table after the first ``since`` lines, in every language."""
    told = game.told[since:]
    if not told:
        return []
    places = places_of(game)
    name, everybody = game.settings.game, (1 << game.seats + 1) - 1
    words = [words_for(language, name, SEAT_MARKS, pack, places) for language in LANGUAGES]
    return [
        Line(line.readers & everybody, line.rule, {each.language: each.line(game, line) for each in words})
        for line in [LogLine(*each) for each in told]
    ]


def opening(start: Table, pack: Any) -> str:
    """What was told before the first choice."""
    try:
        return story.opening_text(start, lines_since(start, pack, 0))
    except Exception:  # what cannot be told stops no game
        log.exception("the opening of a game of %s cannot be told", start.settings.game)
        return ""


def unsaid_since(game: Table, since: int) -> list[Unsaid]:
    """What was told at a table after the first ``since`` lines, before it is put into words."""
    names = game_spec(game.settings.game).log_args
    return [
        Unsaid(to, rule, kind, args_by_word(game, names.get(kind, ""), args))
        for kind, args, rule, to in game.told[since:]
    ]


def in_words(game: str, pack: Any, places: Places, told: Unsaid) -> dict[str, str]:
    """A line that was kept, in every language."""
    line = LogLine(told.kind, told.args, told.rule, told.to)
    return {
        each: words_for(each, game, SEAT_MARKS, pack, places).line(None, line) for each in LANGUAGES
    }  # fmt: skip


def told_by(before: Session, after: Session, move: Move) -> str:
    """What a move has led to; only choices tell anything."""
    if move.kind != CHOOSE:
        return ""
    game, since = after.game, len(before.game.told)
    try:
        return story.unsaid_text(game, places_of(game), unsaid_since(game, since))
    except Exception:  # what cannot be told stops no game
        log.exception("a choice in a game of %s cannot be told", after.game.settings.game)
        return ""


def all_positions(session: Session) -> bytes:
    """Every position of a game that is over, from its deal to its end."""
    return story.positions_bytes(_positions(session), session.game.record().result)


def _positions(session: Session) -> Iterator[Table]:
    game = session.start.copy()
    yield game
    for seat, word in session.choices:
        game.choose(word, seat)
        yield game


def retold(row: Row, moves: Sequence[Move], pack: Any) -> tuple[str, dict[int, str], bytes | None]:
    """The whole story of a table: before the first choice, with each move, every position at the end."""
    session = Session(records.start(row.record(), pack), clocks.parse(row.clock))
    first = opening(session.start, pack)
    told = {}
    for move in moves:
        after = session.after(move)
        told[after.number] = _said(told_by(session, after, move), row.settings.game, pack)
        session = after
    return first, told, all_positions(session) if session.game.is_over else None


def _said(told: str, game: str, pack: Any) -> str:
    """What is kept of a move, in words."""
    return story.said_text(told, partial(in_words, game, pack)) if told.startswith(story.UNSAID) else told


def _anyhow(game: str, told: str) -> str:
    """What is kept of a move, in words as far as they can be found."""
    try:
        return _said(told, game, None) if game in names() else told
    except Exception:  # what cannot be told is left out
        return told


# --- keeping --------------------------------------------------------------------------------------


class Chronicle:
    """Tells what was not told yet, and looks at the tables in play now and then."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.looked: dict[str, int] = {}  # after which move a table in memory was looked at
        self.ended: list[tuple[Row, Session]] = []  # games that are over since then

    async def run(self) -> None:
        """Tell the tables from before, and look at those in play as long as the server runs."""
        await asyncio.gather(self._tell_earlier(), self._keep_looking())

    async def _tell_earlier(self) -> None:
        try:
            await self.tell_all()
        except AWAY:
            log.warning("stories of earlier tables could not be kept; the next start tries again")

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            await self.look()

    async def close(self) -> None:
        """Before the server closes: look once more, and put into words what other tables have kept."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.look()
                for table in await asyncio.to_thread(self.store.untold):
                    await asyncio.to_thread(self._say_table, table)
        except TimeoutError:
            log.info("some stories are put into words at the next start")
        except Exception:  # whatever it is, the rest is closed
            log.exception("not all stories are kept; the next start tries again")

    def _say_table(self, table: str) -> None:
        row = self.store.table(table)
        if row is not None:
            self.say(row)

    async def tell_all(self) -> int:
        """Tell every table whose story is not kept; how many were told."""
        count = 0
        for table in await asyncio.to_thread(self.store.untold):
            try:
                count += await asyncio.to_thread(self._tell, table)
            except DBAPIError:
                raise
            except Exception as wrong:
                log.warning("the story of table %s cannot be told: %r", table, wrong)
            await asyncio.sleep(BREATH)
        return count

    def _tell(self, table: str) -> bool:
        row = self.store.table(table)
        if row is None:
            return False
        self.say(row)
        if not row.is_over and self.store.story(table).variants and not self.store.unsaid(table):
            return True  # what was kept when it was played is never written again
        first, told, positions = retold(row, self.store.moves(table), self.hall.packs.of(row.settings))
        self.store.tell(table, first, told, positions)
        return True

    def say(self, row: Row) -> None:
        """Put into words what was kept of a table's choices since the last time.

        Where its cards are not to be had, or a line cannot be said, it is left for another time.
        """
        unsaid = self.store.unsaid(row.id)
        if not unsaid or row.settings.game not in names():
            return
        try:
            pack = self.hall.packs.of(row.settings)
        except InterrexError:
            return
        said = {}
        for number, told in unsaid.items():
            try:
                said[number] = _said(told, row.settings.game, pack)
            except Exception as wrong:
                log.warning("move %s of table %s cannot be put into words: %r", number, row.id, wrong)
        self.store.put_into_words(row.id, said)

    def read(self, row: Row) -> Story:
        """The story of a table that is not played; cards that are gone have the names of the house."""
        self.say(row)
        return self.store.story(row.id, partial(_anyhow, row.settings.game))

    def note_end(self, row: Row, session: Session) -> None:
        """A game is over: the next look keeps all of it. Of too many the next start keeps the first."""
        self.ended.append((row, session))
        del self.ended[:-MOST_ENDED]

    async def look(self) -> None:
        """Keep the games that are over, and how the tables in play look that have changed since then."""
        ended, self.ended = self.ended, []
        for row, session in ended:
            await self.end(row, session)
        lives = list(self.hall.live.values())
        self.looked = {live.id: self.looked[live.id] for live in lives if live.id in self.looked}
        for live in lives:
            number = live.number
            if live.game.is_over or self.looked.get(live.id) == number:
                continue
            try:
                await asyncio.to_thread(self._look, live.row, live.game.copy())
            except DBAPIError:
                return  # the next look will do
            except Exception as wrong:  # one table stops no other
                log.warning("table %s cannot be kept as it looks: %r", live.id, wrong)
            self.looked[live.id] = number

    def _look(self, row: Row, game: Table) -> None:
        self.say(row)
        self.store.keep_positions(row.id, story.positions_bytes([game]), at_end=False)

    async def end(self, row: Row, session: Session) -> None:
        """A game is over: keep every position of it. Where that fails, the next start does it."""
        try:
            await asyncio.to_thread(self._end, row, session)
        except DBAPIError:
            self.note_end(row, session)  # the next look will do
        except Exception as wrong:  # one table stops no other
            log.warning("table %s cannot be kept to its end: %r", row.id, wrong)

    def _end(self, row: Row, session: Session) -> None:
        self.say(row)
        self.store.keep_positions(row.id, all_positions(session), at_end=True)
