"""The pack that an address or a form names by its hash."""

from __future__ import annotations

from typing import Any

from interrex import games
from interrex.engine.errors import BadFile
from interrex.games import house_pack
from interrex.web.access.refusals import Refused
from interrex.web.tables.hall import Hall


async def pack_named(hall: Hall, game: str, pack_hash: str, otherwise: str = "no-such-game") -> Any:
    """The pack of that hash, the house pack where none is named."""
    if game not in games():
        raise Refused(404, otherwise)
    if not pack_hash:
        return house_pack(game)
    try:
        return await hall.ask(hall.packs.find, game, pack_hash)
    except BadFile:
        raise Refused(404, "no-such-pack") from None
