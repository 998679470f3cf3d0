"""New tables: as a form or a program describes them, against bots in one click, or from a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from interrex import games
from interrex.bots import USUAL_LEVEL
from interrex.engine.settings import Record
from interrex.games import game_spec
from interrex.match import record as records
from interrex.web.access.door import viewing_seat
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.seats import sit
from interrex.web.store import PERSON, Taken
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import ADVICE, Live
from interrex.web.tables.new_table import Beginning, NewTable

USUAL_BOT: Final = USUAL_LEVEL


async def new_table(hall: Hall, who: Visitor, wanted: NewTable) -> Live:
    """Make a table, and let those who are here already take their seats."""
    live = await hall.new_table(who.key, wanted)
    for seat, name in wanted.names.items():
        await sit(hall, live, seat, who, name, "")
    return live


async def play_now(
    hall: Hall, who: Visitor, game: str, pack: str = "", brought: Sequence[str] = (), made_for: str = ""
) -> Live:
    """A table for one person against bots, of the usual size, or of as many seats as decks are brought.

    Where the game has variants for whoever just begins, they are played.

    Nobody has asked for a name yet.
    """
    if game not in games():
        raise Refused(404, "no-such-game")
    spec = game_spec(game)
    count, decks = len(brought) or spec.usual_seats, spec.decks
    variants = dict(spec.first_game)
    if decks is not None:
        variants |= zip(decks.variants, brought, strict=False)
    seating = [PERSON, *[USUAL_BOT] * (count - 1)]
    wanted = NewTable(game, seating, variants=variants, pack=pack, names={0: ""}, made_for=made_for)
    return await new_table(hall, who, wanted)


async def rematch(hall: Hall, live: Live, who: Visitor, moved: int) -> Live:
    """The same people and bots play the same game again, each in the same seat or moved on by some.

    There is one rematch of a table, whoever asks for it first; it is stored, so all find it.
    """
    if not live.seats_of(who.hash):
        raise Refused(403, "not-seated")
    if not live.game.is_over:
        raise Refused(409, "rematch-not-yet")
    if not live.row.rematch:
        try:
            again = await hall.new_table(who.key, played_again(live, moved, who))
        except Taken:  # somebody else was quicker
            row = await hall.ask(hall.store.table, live.id)
            live.row.rematch = row.rematch if row is not None else ""
        else:
            live.row.rematch = again.id
        live.notify()
    return await hall.table(live.row.rematch)


def played_again(live: Live, moved: int, who: Visitor) -> NewTable:
    """A table like this one, with the same people and bots; decks move on with those who play them.

    Whoever makes it is led back to the pack that was tried out only if the pack's address was theirs before.
    """
    count, settings, spec = live.game.seats, live.row.settings, game_spec(live.row.settings.game)
    places = [live.row.seats[(seat - moved) % count] for seat in range(count)]
    variants = dict(settings.variants)
    names = spec.decks.variants[:count] if spec.decks is not None and moved else ()
    for seat, name in enumerate(names):
        before = names[(seat - moved) % count]
        variants[name] = settings.variants.get(before, spec.variants[before][0])
    return NewTable(
        settings.game, [place.level if place.is_bot else PERSON for place in places], settings.rulings,
        variants, live.row.is_open, live.row.patience, live.row.clock, settings.pack_hash,
        is_shared=live.is_shared, has_advice=live.is_noted(ADVICE), rematch_of=live.id,
        people={seat: place for seat, place in enumerate(places) if place.key and not place.is_bot},
        made_for=live.row.made_for if live.row.creator == who.hash else "",
    )  # fmt: skip


async def from_record(hall: Hall, who: Visitor, record: Record) -> Live:
    """A table at which a finished game of a record lies, to be replayed and analysed; nobody sits there."""
    settings = record.settings
    wanted = NewTable(
        settings.game, [PERSON] * settings.seats, settings.rulings, settings.variants,
        pack=settings.pack_hash, beginning=Beginning(settings.seed, record.choices, settings.rules_version),
    )  # fmt: skip
    return await new_table(hall, who, wanted)


async def continue_from(
    hall: Hall, live: Live, who: Visitor, at: int, seats: Sequence[str], names: Mapping[int, str]
) -> Live:
    """A new table that goes on from an earlier position of a finished game.

    While a game runs its deal is secret, so nobody may carry it elsewhere.
    """
    await viewing_seat(hall, live, who)  # whoever may look at it may continue it
    if not live.game.is_over:
        raise Refused(409, "continue-not-yet")
    whole = live.record()
    if at >= len(whole.choices):
        raise Refused(409, "continue-at-the-end")
    settings = live.row.settings
    await asyncio.to_thread(records.replay, whole, live.pack, "record", at)
    beginning = Beginning(settings.seed, whole.choices[:at], settings.rules_version)
    wanted = NewTable(
        settings.game, seats, settings.rulings, settings.variants, pack=settings.pack_hash, names=names,
        beginning=beginning,
    )  # fmt: skip
    return await new_table(hall, who, wanted)
