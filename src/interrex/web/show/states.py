"""What is known of a table as data: for everybody, and for one seat."""

from __future__ import annotations

import dataclasses
from typing import Any

from interrex.engine.chance import commitment
from interrex.engine.options import SEAT_LETTERS, Part
from interrex.web.show import talk as talk_view
from interrex.web.show.regions import log_lines
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
            }
            for number, seat in enumerate(live.row.seats)
        ],
        "asked": [
            {"seat": SEAT_LETTERS[each.seat], "question": each.name, "rule": each.rule}
            for each in game.questions
        ],
        "talk": talk_view.state(live),
        "winners": [SEAT_LETTERS[seat] for seat in game.result.winners] if game.result else [],
        "scores": list(game.result.scores) if game.result else [],
    }


def plain(value: Any) -> Any:
    """A value that JSON has no word for: the parts of an option by their names."""
    if isinstance(value, Part):
        return value._asdict()
    raise TypeError(type(value).__name__)


def seat_state(live: Live, seat: int, language: str) -> dict[str, Any]:
    """What a seat may know: its view (data as the game has it), its decision, its log."""
    seen_by = SEAT_LETTERS[seat] if seat < live.game.seats else "watcher"
    if live.awaited():  # nothing is dealt yet
        return {**state(live), "seat": seen_by, "view": None, "decision": None, "log": []}
    view = live.game.view(seat)
    decision = live.game.decision_of(seat)
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {
            "question": decision.question,
            "rule": decision.rule,
            "options": list(decision.options),
            "parts": decision.parts,
            "turn": live.opened[seat],
        }
    shown = view if dataclasses.is_dataclass(view) else str(view)
    lines = [{"text": each["text"], "rule": each["rule"]} for each in log_lines(live, seat, language)]
    return {**state(live), "seat": seen_by, "view": shown, "decision": asked, "log": lines}
