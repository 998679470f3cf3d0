"""Taking back by consent: where the match allows no free undo, all other people at the table are asked."""

from __future__ import annotations

from interrex.engine.errors import NotUndoable
from interrex.match.undo import BARS
from interrex.web.store import AGREE, ASK, BACK, REFUSE, Move
from interrex.web.tables.hall import Hall, Stale
from interrex.web.tables.live import Live


class Waiting(NotUndoable):
    """Another request is still open; one at a time."""


def own_last(live: Live, seat: int) -> int:
    """The number of the seat's last choice that stands; -1 where there is none."""
    for number in range(len(live.choices) - 1, -1, -1):
        if live.choices[number][0] == seat:
            return number
    return -1


def still_asked(live: Live, asker: int | None = None) -> list[int]:
    """The seats whose people have not agreed yet. Bots agree, and so does who sits at the asker's browser."""
    request = live.talk.request
    if request is None and asker is None:
        return []
    agreed = {asker} if request is None else {request.seat, *request.agreed}
    keys = {live.row.seats[seat].key for seat in agreed if seat is not None}
    return [seat for seat in live.persons() if live.row.seats[seat].key not in keys]


async def ask(hall: Hall, live: Live, seat: int, back_to: int, made: int) -> int:
    """Ask to take back all choices from that number on, of ``made`` that stand as the seat sees it."""
    async with hall.at(live):
        if live.talk.request is not None:
            raise Waiting("Another request to take back is still open.")
        if made != len(live.choices):
            raise Stale
        if live.game.is_over or not 0 <= back_to < made:
            raise NotUndoable(BARS["nothing"])
        kind = ASK if still_asked(live, seat) else BACK
        return await hall.move(live, Move(seat, kind, str(back_to)))


async def answer(hall: Hall, live: Live, seat: int, agrees: bool) -> int:
    """Agree to the open request, or refuse it; who asks may withdraw it. The last to agree takes back."""
    async with hall.at(live):
        request = live.talk.request
        if request is None:
            raise Stale
        if not agrees:
            return await hall.move(live, Move(seat, REFUSE, ""))
        asked = still_asked(live)
        if seat not in asked:
            raise Stale
        own = live.row.seats[seat].key
        if all(live.row.seats[each].key == own for each in asked):
            return await hall.move(live, Move(seat, BACK, str(request.back_to)))
        return await hall.move(live, Move(seat, AGREE, ""))


async def settle(hall: Hall, live: Live) -> None:
    """Take back where nobody is left to be asked; the caller holds the table's lock."""
    request = live.talk.request
    if request is not None and not still_asked(live):
        await hall.move(live, Move(request.seat, BACK, str(request.back_to)))
