"""Taking back by consent: what cannot be taken back freely is put to all other people at the table."""

from __future__ import annotations

from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live


def still_asked(live: Live, asker: int | None = None) -> list[int]:
    """The seats whose people have not yet agreed to the open request, else to one of the asker."""
    return live.session.still_asked(live.keys(), asker)


async def ask(hall: Hall, live: Live, seat: int, back_to: int, made: int) -> int:
    """Ask to take back all choices from that number on, of ``made`` that stand as the seat sees it."""
    async with hall.locked(live):
        return await hall.move(live, live.session.asking(seat, back_to, made, live.keys()))


async def answer(hall: Hall, live: Live, seat: int, agrees: bool) -> int:
    """Agree to the open request, or refuse it; who asks may withdraw it. The last to agree takes back."""
    async with hall.locked(live):
        return await hall.move(live, live.session.answering(seat, agrees, live.keys()))


async def settle(hall: Hall, live: Live) -> None:
    """Take back where nobody is left to be asked; the caller holds the table's lock."""
    move = live.session.settling(live.keys())
    if move is not None:
        await hall.move(live, move)
