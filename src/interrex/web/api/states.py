"""What is known of a table as data: for everybody, and for one seat."""

from __future__ import annotations

import dataclasses
from typing import Any

import orjson

from interrex.engine.chance import commitment
from interrex.engine.options import SEAT_LETTERS, Part
from interrex.web.show.regions import MESSAGES, log_lines
from interrex.web.tables import clocks, consent, proposals
from interrex.web.tables.live import Live


def state(live: Live) -> dict[str, Any]:
    """What everybody may know of how a table stands."""
    game = live.game
    return {
        "table": live.id,
        "game": live.row.settings.game,
        "number": live.number,
        "commitment": commitment(live.row.settings.seed),
        "over": game.is_over,
        "seats": [
            {
                "seat": SEAT_LETTERS[number],
                "name": live.names[number],
                "bot": seat.is_bot,
                "free": seat.is_free,
                "level": live.bot_level(number),
            }
            for number, seat in enumerate(live.row.seats)
        ],
        "rematch": live.row.rematch,
        "asked": [
            {"seat": SEAT_LETTERS[each.seat], "question": each.name, "rule": each.rule}
            for each in game.questions
        ],
        "talk": talk(live),
        "winners": [SEAT_LETTERS[seat] for seat in game.result.winners] if game.result else [],
        "scores": list(game.result.scores) if game.result else [],
    }


def plain(value: Any) -> Any:
    """A value that JSON has no word for: views and the parts of an option by their names, tuples as lists."""
    if isinstance(value, Part):
        return value._asdict()
    if dataclasses.is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(type(value).__name__)


def as_json(value: Any) -> bytes:
    """Data as JSON; views may be compiled classes, whose fields are asked for one by one."""
    return orjson.dumps(value, default=plain, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def seat_state(live: Live, seat: int, language: str) -> dict[str, Any]:
    """What a seat may know: its view (data as the game has it), its decision, its log."""
    seen_by = SEAT_LETTERS[seat] if seat < live.game.seats else "watcher"
    if live.awaited():  # nothing is dealt yet
        return {**state(live), "seat": seen_by, "view": None, "decision": None, "log": []}
    view = live.game.view(seat)
    decision = live.decision_of(seat)
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {
            "question": decision.question,
            "rule": decision.rule,
            "options": list(decision.options),
            "parts": decision.parts,
            "turn": live.opened[seat],
        }
    data = view if dataclasses.is_dataclass(view) else str(view)
    lines = [{"text": each["text"], "rule": each["rule"]} for each in log_lines(live, seat, language)]
    return {**state(live), "seat": seen_by, "view": data, "decision": asked, "log": lines}


def talk(live: Live) -> dict[str, Any]:
    """What stands open at a table besides its decisions."""
    asked = live.session.request
    found = live.session.note
    open_to_all = proposals.open_decision(live)
    return {
        "made": len(live.choices),
        "decks_awaited": [SEAT_LETTERS[seat] for seat in live.awaited()],
        "messages": [
            {"seat": SEAT_LETTERS[each.seat], "name": each.name, "phrase": each.phrase, "text": each.text}
            for each in live.row.messages[-MESSAGES:]
        ],
        "request": None
        if asked is None
        else {
            "seat": SEAT_LETTERS[asked.seat],
            "back_to": asked.back_to,
            "waiting": [SEAT_LETTERS[seat] for seat in consent.still_asked(live)],
        },
        "note": None
        if found is None
        else {"kind": found.kind, "seat": SEAT_LETTERS[found.seat], "by": SEAT_LETTERS[found.by]},
        "stand_ins": [SEAT_LETTERS[seat] for seat in sorted(live.session.stand_ins)],
        "away": [SEAT_LETTERS[seat] for seat in sorted(live.offered - live.present())],
        "clocks": [
            {
                "seat": SEAT_LETTERS[seat],
                "left": live.times.left(seat) / 1000,
                "until": live.times.until(seat) if seat in clocks.running(live) else None,
            }
            for seat in range(live.game.seats)
            if live.times.clock and not live.bot_level(seat)
        ],
        "open_decision": None
        if open_to_all is None
        else {
            "seat": SEAT_LETTERS[open_to_all.seat],
            "options": list(open_to_all.options),
            "turn": live.opened[open_to_all.seat],
        },
        "proposals": [
            {"seat": SEAT_LETTERS[seat], "to": SEAT_LETTERS[decider], "word": word}
            for decider, by_seat in live.session.proposals.items()
            for seat, word in by_seat.items()
        ],
    }
