"""Proposals: where all win or lose together, anyone may propose an option and the decider confirms it."""

from __future__ import annotations

import logging
from typing import Final

from interrex.engine.decision import Decision
from interrex.engine.errors import IllegalChoice
from interrex.engine.game import SEAT_LETTERS
from interrex.games import game_spec
from interrex.web.store import PROPOSE, Move
from interrex.web.tables.hall import Hall, Stale
from interrex.web.tables.live import Live

SECRET: Final = 6  # the place of the flag in an open question
log: Final = logging.getLogger("interrex.web")


def open_decision(live: Live) -> Decision | None:
    """The decision of a person for which others may propose; there is none where options are secret."""
    if not game_spec(live.row.settings.game).cooperative:
        return None
    for which, asked in enumerate(live.game.asked):
        if not asked[SECRET] and not live.bot_level(asked[0]):
            return live.game.decision_at(which)
    return None


def proposable(live: Live, seat: int) -> Decision | None:
    """The decision for which this seat may propose an option now."""
    decision = open_decision(live)
    sits = seat < live.game.seats and not live.bot_level(seat)
    return decision if decision is not None and sits and decision.seat != seat else None


def proposed(live: Live, decider: int) -> dict[str, list[int]]:
    """Who proposes each option to a decider."""
    found: dict[str, list[int]] = {}
    for seat, option in live.talk.proposals.get(decider, {}).items():
        found.setdefault(option, []).append(seat)
    return found


async def propose(hall: Hall, live: Live, seat: int, word: str, turn: int) -> int:
    """Propose an option in place of the seat's earlier one; the same once more withdraws it."""
    async with hall.at(live):
        decision = proposable(live, seat)
        if decision is None or live.opened[decision.seat] != turn:
            raise Stale
        if word not in decision.options:
            raise IllegalChoice(f"{word!r} is not an answer to {decision.question!r}.", decision.rule)
        withdrawn = live.talk.proposals.get(decision.seat, {}).get(seat) == word
        return await _say(hall, live, seat, decision.seat, "" if withdrawn else word)


async def ask_bots(hall: Hall, live: Live, seat: int, turn: int) -> int:
    """Every bot at the table proposes what it would choose in the decider's place."""
    decision = open_decision(live)
    if decision is None or decision.seat != seat or live.opened[seat] != turn:
        raise Stale
    for bot in advisers(live):
        word = await hall.think(live, decision, live.bot_level(bot))
        async with hall.at(live):
            if live.opened[seat] != turn:
                break  # decided meanwhile
            await _say(hall, live, bot, seat, word)
    return live.number


def advisers(live: Live) -> list[int]:
    """The bots that can be asked."""
    return [seat for seat in range(live.game.seats) if live.bot_level(seat)]


async def _say(hall: Hall, live: Live, seat: int, decider: int, word: str) -> int:
    return await hall.move(live, Move(seat, PROPOSE, f"{SEAT_LETTERS[decider]} {word}".strip()))
