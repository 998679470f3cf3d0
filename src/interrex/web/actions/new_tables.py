"""New tables: as a form or a program describes them, against bots in one click, or from a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from interrex import games
from interrex.engine.errors import BadSetting
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.match import record as records
from interrex.web.access.door import viewing_seat
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.seats import sit
from interrex.web.store import PERSON
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live

USUAL_BOT: Final = "greedy"
NO_VARIANTS: Final = ("game", "seats", "seed", "rulings", "pack")


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a new table is to be."""

    game: str
    seating: Sequence[str]  # for each seat ``person`` or the level of a bot
    rulings: dict[str, Switch] = field(default_factory=dict)
    variants: dict[str, Switch] = field(default_factory=dict)
    is_open: bool = False
    patience: int = 0
    clock: str = ""
    pack: str = ""  # its hash
    names: Mapping[int, str] = field(default_factory=dict)  # of people at the browser that makes the table
    is_shared: bool = False  # one key may take several seats, also where only one person is here yet


async def new_table(hall: Hall, who: Visitor, wanted: NewTable) -> Live:
    """Make a table, and let those who are here already take their seats."""
    for name in wanted.variants:
        if not name.isidentifier() or name in NO_VARIANTS:
            raise BadSetting(f"There is no variant {name!r}.")
    live = await hall.new_table(
        who.key, wanted.game, wanted.seating, wanted.rulings, wanted.variants, wanted.is_open,
        wanted.patience, wanted.clock, wanted.pack, is_shared=wanted.is_shared or len(wanted.names) > 1,
    )  # fmt: skip
    for seat, name in wanted.names.items():
        await sit(hall, live, seat, who, name, "")
    return live


async def play_now(hall: Hall, who: Visitor, game: str, name: str) -> Live:
    """A table for one person against bots, of the usual size."""
    if game not in games():
        raise Refused(404, "no-such-game")
    seats = game_spec(game).seats
    count = seats[len(seats) // 2]
    return await new_table(hall, who, NewTable(game, [PERSON, *[USUAL_BOT] * (count - 1)], names={0: name}))


async def continue_from(
    hall: Hall, live: Live, who: Visitor, at: int, seating: Sequence[str], names: Mapping[int, str]
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
    fresh = await hall.new_table(
        who.key, settings.game, seating, settings.rulings, settings.variants, False,
        pack_hash=settings.pack_hash, seed=settings.seed, choices=whole.choices[:at],
        rules_version=settings.rules_version, is_shared=len(names) > 1,
    )  # fmt: skip
    for seat, name in names.items():
        await sit(hall, fresh, seat, who, name, "")
    return fresh
