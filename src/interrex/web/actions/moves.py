"""Moves of somebody who sits at a table: choosing and taking back, alone or by consent, and playing together.

``named`` is the letter of a seat of the visitor's; where it is empty, the seat that is asked is meant.
"""

from __future__ import annotations

import asyncio
from typing import Any

from interrex.games import game_spec
from interrex.match.session import Stale
from interrex.match.undo import NotFree
from interrex.web.access.door import own_seat, saved_decks, seat_named
from interrex.web.access.guard import Visitor
from interrex.web.actions.outcome import MOVED_ON, Done, NotNow, refusing
from interrex.web.tables import absence, consent, decks, proposals
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live


async def choose(
    hall: Hall, live: Live, who: Visitor, named: str, word: str, turn: int, coached: bool = False
) -> Done:
    """Make a choice; ``turn`` tells which question it answers. Who is coached is warned first."""
    seat = own_seat(live, who, named)
    if coached and await _is_warned(hall, live, seat, word, turn):
        raise NotNow(seat, "coach-warns", "This costs a lot. Choose it again to do it anyway.")
    with refusing(seat, MOVED_ON):
        return Done(seat, await hall.choose(live, seat, word, turn))


async def undo(hall: Hall, live: Live, who: Visitor, named: str) -> Done:
    """Take back the last choice, as long as nothing was learned since."""
    seat = own_seat(live, who, named)
    with refusing(seat, MOVED_ON):
        try:
            return Done(seat, await hall.undo(live, seat))
        except NotFree as refused:
            raise NotNow(seat, f"no-undo-{refused.why}", str(refused)) from None


async def ask_back(hall: Hall, live: Live, who: Visitor, named: str, back_to: int, made: int) -> Done:
    """Ask all other people to take back every choice from ``back_to`` on, of ``made`` that stand."""
    seat = own_seat(live, who, named)
    with refusing(seat):
        return Done(seat, await consent.ask(hall, live, seat, back_to, made))


async def ask_own_back(hall: Hall, live: Live, who: Visitor, named: str) -> Done:
    """Ask all other people to take back one's own last choice and what came after it."""
    back_to = live.session.own_last(own_seat(live, who, named))
    return await ask_back(hall, live, who, named, back_to, len(live.choices))


async def ask_last_back(hall: Hall, live: Live, who: Visitor, named: str) -> Done:
    """Ask all other people to take back the last choice, whoever made it."""
    made = len(live.choices)
    return await ask_back(hall, live, who, named, made - 1, made)


async def answer(hall: Hall, live: Live, who: Visitor, named: str, agrees: bool) -> Done:
    """Agree to the open request to take back, or refuse it; who asks withdraws it by refusing."""
    seat = own_seat(live, who, named)
    with refusing(seat):
        return Done(seat, await consent.answer(hall, live, seat, agrees))


async def propose(hall: Hall, live: Live, who: Visitor, named: str, word: str, turn: int) -> Done:
    """Propose an option of another seat's decision; the same again withdraws it."""
    seat = own_seat(live, who, named)
    with refusing(seat):
        return Done(seat, await proposals.propose(hall, live, seat, word, turn))


async def _is_warned(hall: Hall, live: Live, seat: int, word: str, turn: int) -> bool:
    if not proposals.may_be_coached(live, seat) or not live.offers(seat, word):
        return False
    decision = live.decision_of(seat)
    if decision is None or len(decision.options) < 2:
        return False  # there is nothing to choose
    try:
        return await proposals.costly(hall, live, seat, word, turn)
    except Stale:
        return False  # no thought was to be had: the choice is theirs


async def ask_advice(hall: Hall, live: Live, who: Visitor, named: str, turn: int) -> Done:
    """Ask what bots would do in an open decision of one's own: those at the table, or else the search.

    Everybody is told who asks the search.
    """
    seat = own_seat(live, who, named)
    if proposals.bots_may_propose(live, seat):
        with refusing(seat):
            return Done(seat, await proposals.ask_bots(hall, live, seat, turn))
    if not proposals.may_be_advised(live, seat):
        raise NotNow(
            seat, "no-advice", "There is advice only where all have agreed, or nobody plays against you."
        )
    with refusing(seat, MOVED_ON):
        await proposals.ask(hall, live, seat, turn)
    return Done(seat, live.number)


async def think(hall: Hall, live: Live, who: Visitor, named: str, turn: int) -> dict[str, Any]:
    """What the search makes of an open decision of the visitor's; ``NotNow`` where no advice is given."""
    seat = own_seat(live, who, named)
    if not proposals.may_be_advised(live, seat):
        raise NotNow(
            seat, "no-advice", "There is advice only where all have agreed, or nobody plays against you."
        )
    with refusing(seat, MOVED_ON):
        return await proposals.ask(hall, live, seat, turn)


async def stand_in(hall: Hall, live: Live, who: Visitor, named: str, whose: str) -> Done:
    """Let a bot play on for somebody who is away."""
    seat = own_seat(live, who, named)
    away = seat_named(live, whose)
    with refusing(seat):
        return Done(seat, await absence.stand_in(hall, live, away))


async def come_back(hall: Hall, live: Live, who: Visitor, named: str) -> Done:
    """Play again oneself where a bot stands in."""
    seat = own_seat(live, who, named)
    with refusing(seat):
        return Done(seat, await absence.come_back(hall, live, seat))


async def bring_deck(hall: Hall, live: Live, who: Visitor, named: str, name: str, text: str) -> Done:
    """Bring a deck: of the pack by its name, one that this browser has saved by its id, or as the text of a
    deck file; a bad one is refused as it is."""
    seat = own_seat(live, who, named)
    if not text.strip() and name in dict(await saved_decks(hall, live, who)):
        text = await _saved(hall, live, name)
    with refusing(seat):
        return Done(seat, await decks.bring(hall, live, seat, name, text))


async def _saved(hall: Hall, live: Live, deck: str) -> str:
    """A deck that somebody has saved, as a deck file."""
    spec = game_spec(live.row.settings.game)
    saved = await hall.ask(hall.store.decks.find, deck)
    assert spec.decks is not None
    assert saved is not None
    found = await asyncio.to_thread(spec.decks.parse, live.pack, saved.code)
    return spec.decks.write(found, saved.name, live.pack.id)
