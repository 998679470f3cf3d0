"""For a game without a judgement of its own: a position is worth what random play makes of it."""

from __future__ import annotations

from typing import Final

from interrex.engine.table import Table

GAMES: Final = 3  # played on from each position
CHOICES: Final = 500  # of one such game at most


def evaluate(game: Table, seat: int) -> float:
    """The share of games won from here, and a little for a higher score."""
    return sum(played_on(game, seat) for _ in range(GAMES)) / GAMES


def played_on(game: Table, seat: int) -> float:
    """One game played on at random; what is not over by then counts as even."""
    world = game.copy()
    world.chance = game.chance.split()
    for _ in range(CHOICES):
        if world.result is not None:
            scores = world.result.scores
            return (seat in world.result.winners) + 0.001 * (scores[seat] - max(scores))
        world.play(world.chance.below(len(world.questions[0].options)))
    return 1 / world.seats
