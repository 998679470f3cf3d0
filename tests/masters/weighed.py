"""What a choice really costs the Veil while an event is resolved: played with all that may follow."""

from __future__ import annotations

from typing import Final

from interrex.games.masters.table import REVEALED, Masters

LOST: Final = ("landing", "missing", "text_loss")
PUT_AWAY: Final = ("event_discarded", "stays_in_play", "placed_on_district", "placed_on_vampire")
MOST_PLAYS: Final = 100


def weighed(game: Masters) -> list[int]:
    """For each option the losses in the log until the event is put away; empty when that takes too long."""
    plays = [MOST_PLAYS]
    event = game.cards_at[REVEALED][0]
    decision = game.decisions[0]
    found = [lost_by(game, event, word, decision.seat, plays) for word in decision.options]
    return found if plays[0] > 0 else []


def lost_by(game: Masters, event: int, word: str, seat: int, plays: list[int]) -> int:
    """What that option costs, when what is chosen after it costs least."""
    plays[0] -= 1
    if plays[0] <= 0:
        return 0
    after, lost = game.copy(), 0
    after.choose(word, seat)
    for kind, args, *_ in after.told[len(game.told) :]:
        if kind in PUT_AWAY and args[0] == event:
            return lost
        lost += args[-1] if kind in LOST else 0
    if after.is_over or event not in after.cards_at[REVEALED]:
        return lost
    then = after.decisions[0]
    return lost + min(lost_by(after, event, each, then.seat, plays) for each in then.options)
