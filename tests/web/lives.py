"""Tables in memory without a server around them: people sit there, and choices are made at once."""

from __future__ import annotations

import random
from typing import Any

from interrex.games import house_pack
from interrex.match.session import CHOOSE, Move
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable, row_of

MAKER = "0123456789abcdef" * 2  # the key of who makes the table


def key_of(seat: int) -> str:
    """The hash of the key of who sits there."""
    return keys.hashed(f"key {seat}")


def live_of(game: str, seating: list[str] | int, **wanted: Any) -> Live:
    """A table of that game; people have names, and a key of their own each."""
    seats = ["person"] * seating if isinstance(seating, int) else seating
    pack = house_pack(game)
    row = row_of(MAKER, NewTable(game, seats, **wanted), pack, pack.hash)
    for number, seat in enumerate(row.seats):
        if not seat.is_bot:
            seat.key, seat.name = key_of(number), f"Person {number}"
    return Live(row, [], pack)


def choose(live: Live, word: str, seat: int) -> None:
    live.session = live.session.after(Move(seat, CHOOSE, word))
    live.row.is_over = live.game.is_over
    live.notify()


def play(live: Live, choices: int, seed: int = 1) -> None:
    """Random choices, to the end where there are fewer."""
    luck = random.Random(seed)
    for _ in range(choices):
        if live.game.is_over:
            return
        decision = luck.choice(live.game.decisions)
        choose(live, luck.choice(decision.options), decision.seat)


def viewer(live: Live, seat: int, language: str = "en", **more: Any) -> Viewer:
    """Who looks from that seat, with it alone."""
    own = (seat,) if seat < live.game.seats else ()
    return Viewer(seat, own, language, **more)
