"""Speaking at a table."""

from __future__ import annotations

from interrex.web.access.door import own_seat
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.outcome import Done
from interrex.web.tables import company
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live


async def say(hall: Hall, live: Live, who: Visitor, named: str, phrase: str, text: str) -> Done:
    """Say one of the quick phrases, or a text of one's own."""
    seat = own_seat(live, who, named)
    said = company.plain_text(text, company.MAX_SAID)
    if phrase not in company.PHRASES if phrase else not said:
        raise Refused(422, "nothing-said")
    await company.say(hall, live, seat, phrase, said)
    return Done(seat, live.number)
