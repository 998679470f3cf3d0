"""What a choice costs the Veil while an event is resolved: each option is played on a copy."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.chance import Chance
from interrex.engine.errors import EndlessLoop
from interrex.engine.questions import step
from interrex.games.masters.events import put_down
from interrex.games.masters.table import CLOSED, Masters

MOST_POSITIONS: Final = 60  # where one would have to think further ahead, nothing is told
UNKNOWN: Final = -1

Losses = dict[Any, tuple[int, ...]]


def at_stake(game: Masters) -> tuple[int, ...]:
    """MN-420, MN-426, MN-429 For each option the least that the event can still cost, while one is resolved.

    Whatever rests on a face-down card is not said.
    """
    steps = [item[0] for item in game.agenda]
    if not game.asked or put_down not in steps:
        return ()
    ahead = game.copy()
    ahead.recorded = ahead.keeps_log = False
    ahead.chance = Chance(0)
    above = len(steps) - steps[::-1].index(put_down)
    ahead.agenda = [(text_over, ()), *game.agenda[above:]]
    found = losses_after(ahead, {})
    return () if UNKNOWN in found else found


@step
def text_over(game: Masters) -> None:
    """MN-429 Nothing that follows weakens the Veil by this event: the losses are applied."""
    game.finish("MN-429", (), ())


def losses_after(game: Masters, known: Losses) -> tuple[int, ...]:
    """What each option costs from here, when all choices after it are those that cost least."""
    key = position(game)
    if key not in known:
        if len(known) >= MOST_POSITIONS:
            return (UNKNOWN,)
        known[key] = (UNKNOWN,)  # texts that lead back to the same question have no end
        known[key] = tuple(loss_after(game, number, known) for number in range(len(game.asked[0][2])))
    return known[key]


def loss_after(game: Masters, number: int, known: Losses) -> int:
    """What that option costs, up to the end of the text."""
    after = game.copy()
    try:
        after.play(number)
    except EndlessLoop:  # whoever chooses it is told so then
        return UNKNOWN
    if any(len(after.cards_at[deck]) != len(game.cards_at[deck]) for deck in CLOSED):
        return UNKNOWN
    rest = losses_after(after, known) if after.asked else (0,)
    return UNKNOWN if UNKNOWN in rest else after.loss - game.loss + min(rest)


def position(game: Masters) -> tuple[Any, ...]:
    """All by which two positions ahead in the same event may differ."""
    asked, agenda = game.asked[0], game.agenda
    return (
        asked[1:5], tuple(agenda), game.loss, game.landed, game.redirected, game.agent_pool, game.minion_pool,
        tuple(game.hidden), tuple(game.exposed), tuple(game.minions), tuple(game.blood), game.exhausted,
        tuple(game.at), tuple(game.where),
    )  # fmt: skip
