"""Moments of a round of Veto!: where a scenario begins, and where it stops."""

from __future__ import annotations

from typing import Final

from interrex.engine.positions import AFTER, BEFORE, Stop, begin_at
from interrex.games.veto.end_phase import end_phase
from interrex.games.veto.game_phase import end_of_turns, game_phase, turn
from interrex.games.veto.rounds import count_initiative, play_round, untap_all, untap_phase
from interrex.games.veto.settlement import settlement_phase
from interrex.games.veto.setup import offer_redraw
from interrex.games.veto.stack import open_window
from interrex.games.veto.table import GAME_PHASE, NOBODY, SETUP, Veto
from interrex.games.veto.victory import check_victory

PHASES: Final = (untap_phase, settlement_phase, game_phase, end_phase)
PHASE_OF: Final = {
    "untap": 0, "initiative": 0, "untapping": 0, "settlement": 1, "hands": 1, "ducats": 1, "election": 1,
    "game": 2, "game end": 2, "end": 3, "victory check": 3, "discards": 3,
}  # fmt: skip
WITHIN: Final[dict[str, Stop]] = {  # where in its phase a moment lies, if it is not the beginning
    "initiative": (count_initiative, (), BEFORE),
    "untapping": (untap_all, (), BEFORE),
    "hands": (open_window, (("settlement_start",),), AFTER),
    "ducats": (open_window, (("ducats_reckoned",),), BEFORE),
    "election": (open_window, (("ducats_paid",),), AFTER),
    "game end": (open_window, (("game_end",),), BEFORE),
    "victory check": (check_victory, (), BEFORE),
    "discards": (open_window, (("victory_checked",),), AFTER),
}
MOMENTS: Final = ("turn", "setup", "first hands", *PHASE_OF)
STOPS: Final[dict[str, Stop]] = {
    "initiative": (count_initiative, (), AFTER),
    "untapping": (untap_all, (), AFTER),
    "untap": (settlement_phase, (), BEFORE),
    "hands": (open_window, (("hand_adjusted",),), BEFORE),
    "ducats": (open_window, (("ducats_paid",),), BEFORE),
    "settlement": (game_phase, (), BEFORE),
    "turns": (open_window, (("game_end",),), BEFORE),
    "game": (end_phase, (), BEFORE),
    "victory check": (check_victory, (), AFTER),
    "discards": (open_window, (("hand_discards",),), BEFORE),
    "end": (play_round, (), BEFORE),
}


def schedule(game: Veto, moment: str) -> None:
    """Put on the agenda what comes from that moment on, last things first."""
    game.then(play_round)
    if moment == "first hands":
        game.phase = SETUP
        game.round = 0
        game.voice = NOBODY
        for seat in reversed(range(game.seats)):
            game.then(offer_redraw, seat)
        return
    if moment == "turn":
        game.phase = GAME_PHASE
        game.then(end_phase)
        game.then(end_of_turns)
        game.then(open_window, ("game_end",))
        game.then(turn, game.voice)
        return
    if moment in ("end", "victory check", "discards"):
        game.voice = NOBODY
    first = PHASE_OF[moment]
    for phase in reversed(PHASES[first + 1 :]):
        game.then(phase)
    if moment in WITHIN:
        begin_at(game, WITHIN[moment], PHASES[first])
    else:
        game.then(PHASES[first])
