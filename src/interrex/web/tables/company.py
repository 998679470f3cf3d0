"""What people say at a table: quick phrases, which everybody reads in their own language, and plain texts.

Only those who sit there speak; everybody who may look at the table can read it. It is kept with the table and
is no part of the game's record.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from interrex.web.store import Message
from interrex.web.store.database import MAX_MESSAGES
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live

PHRASES: Final = ("hello", "luck", "moment", "nice", "ouch", "thanks", "sorry", "good-game")
MAX_SAID: Final = 200  # characters


def plain_text(text: str, most: int) -> str:
    """A text in one line: printable, single spaces, not too long."""
    printable = "".join(each if unicodedata.category(each)[0] not in "CZ" else " " for each in text)
    return " ".join(printable.split())[:most].strip()


async def say(hall: Hall, live: Live, seat: int, phrase: str, text: str) -> None:
    """Somebody at a seat says a phrase, or a text of their own; everybody who looks hears it."""
    message = Message(seat, live.names[seat], phrase, "" if phrase else text)
    async with live.lock:  # the row is not read anew meanwhile
        await hall.change(live, hall.store.add_message, message)
        live.row.messages.append(message)
        del live.row.messages[:-MAX_MESSAGES]
    live.notify()


def watching(live: Live) -> int:
    """How many look on without a seat; of those at other servers only whether there are any."""
    here = sum(1 for seat in live.listeners.values() if seat >= live.game.seats)
    return here + sum(live.game.seats in seats for _, seats in live.elsewhere.values())
