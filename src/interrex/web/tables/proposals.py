"""Proposals: where all win or lose together, anyone may propose an option and the decider confirms it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from interrex.engine.questions import Decision
from interrex.games import game_spec
from interrex.match.session import Stale
from interrex.web.tables import seating
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import ADVICE, Live

ASKED: Final = "asked"  # a notice: somebody has asked a bot
COSTLY: Final = 0.10  # of a win chance: who wants to be warned is warned of a choice that costs as much


def open_decision(live: Live) -> Decision | None:
    """The decision of a person for which others may propose; there is none where options are secret."""
    decider = live.session.open_to_all(live.bots())
    return live.decision_of(decider) if decider is not None else None


def proposable(live: Live, seat: int) -> Decision | None:
    """The decision for which this seat may propose an option now."""
    decision = open_decision(live)
    sits = seat < live.game.seats and not live.bot_level(seat)
    return decision if decision is not None and sits and decision.seat != seat else None


def proposed(live: Live, decider: int) -> dict[str, list[int]]:
    """Who proposes each option to a decider."""
    return live.session.proposed(decider)


async def propose(hall: Hall, live: Live, seat: int, word: str, turn: int) -> int:
    """Propose an option in place of the seat's earlier one; the same once more withdraws it."""
    async with hall.locked(live):
        if live.bot_level(seat):
            raise Stale
        return await hall.move(live, live.session.proposing(seat, word, turn, live.bots()))


def bots_may_propose(live: Live, seat: int) -> bool:
    """Whether bots at the table can be asked what they would choose in the place of this seat."""
    decision = open_decision(live)
    return decision is not None and decision.seat == seat and len(decision.options) > 1 and bool(live.bots())


async def ask_bots(hall: Hall, live: Live, seat: int, turn: int) -> int:
    """Every bot at the table proposes what it would choose in the decider's place."""
    decision = open_decision(live)
    if decision is None or decision.seat != seat or live.opened[seat] != turn:
        raise Stale
    with suppress(Stale):  # without reasons where the search has none to give
        await advise(hall, live, seat, turn)
    for bot in live.bots():
        word = await hall.think(live, decision, live.bot_level(bot))
        async with hall.locked(live):
            if live.opened[seat] != turn:
                break  # decided meanwhile
            await hall.move(live, live.session.proposing(bot, word, turn, live.bots()))
    return live.number


# --- what the search makes of a decision ---------------------------------------------------------


def may_be_advised(live: Live, seat: int) -> bool:
    """Whether the search may think for a seat: where all win together, against bots alone, or as agreed."""
    return may_be_coached(live, seat) or live.is_noted(ADVICE)


def may_be_coached(live: Live, seat: int) -> bool:
    """Whether nobody else plays against a seat: there a warning tells nobody anything."""
    if game_spec(live.row.settings.game).cooperative:
        return True
    return all(each.is_bot for other, each in enumerate(live.row.seats) if other != seat)


async def ask(hall: Hall, live: Live, seat: int, turn: int) -> dict[str, Any]:
    """Somebody asks what the search would do: everybody is told that they ask, and only they what it says.

    Also who has only one option may ask, so that asking tells nothing.
    """
    if live.decision_of(seat) is None or live.opened[seat] != turn or not may_be_advised(live, seat):
        raise Stale
    if live.asked_at.get(seat) != turn:
        await seating.tell(hall, live, ASKED, seat)  # no advice that was not told
        live.asked_at[seat] = turn
    thought = await advise(hall, live, seat, turn)
    live.notify()
    return thought


async def costly(hall: Hall, live: Live, seat: int, word: str, turn: int) -> bool:
    """Whether a choice costs much by what the search makes of it, and its seat was not warned of it yet."""
    if live.warned.get(seat) == (turn, word):
        return False
    options = {each["option"]: each for each in (await advise(hall, live, seat, turn))["options"]}
    best = next(iter(options.values()))
    chosen = options.get(word, best)
    apart = chosen["interval"][1] < best["interval"][0]
    if not apart or best["chance"] - chosen["chance"] < COSTLY:
        return False
    live.warned[seat] = (turn, word)
    return True


async def advise(hall: Hall, live: Live, seat: int, turn: int) -> dict[str, Any]:
    """The thought about a seat's open decision, thought once."""
    decision = live.decision_of(seat)
    if decision is None or live.opened[seat] != turn or not may_be_advised(live, seat):
        raise Stale
    known = live.thoughts.get(seat)
    if known is not None and known[0] == turn:
        return known[1]
    thought = await hall.consider(live, decision)
    if thought is None or live.opened[seat] != turn:
        raise Stale
    live.thoughts[seat] = (turn, thought)
    return thought


def thought_of(live: Live, seat: int) -> dict[str, Any] | None:
    """The thought about a seat's open decision, if the seat has asked for it."""
    turn, thought = live.thoughts.get(seat, (-1, {}))
    is_now = seat < live.game.seats and turn == live.opened[seat]
    return thought if is_now and live.asked_at.get(seat) == turn else None


def reasons_for(live: Live, seat: int, word: str) -> list[dict[str, Any]]:
    """What the thought about a seat's open decision says for an option, if somebody asked for it."""
    turn, thought = live.thoughts.get(seat, (-1, {}))
    if turn != live.opened[seat]:
        return []
    found: list[dict[str, Any]] = next(
        (each["reasons"] for each in thought["options"] if each["option"] == word), []
    )
    return found
