"""A patient bot: it plays every option on at random, many times, and takes the one that wins most often.

It knows no game, and so plays all of them.
"""

from __future__ import annotations

from typing import Final

from interrex.bots import Observation
from interrex.engine.chance import Chance
from interrex.engine.table import Table

WORLDS: Final = 24  # looked at for each choice
MAX_CHOICES: Final = 400  # in one game that is played on


class PatientBot:
    """Whoever wins most often from here in worlds that could be the real one, has chosen well."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.from_seed(seed)

    def choose(self, observation: Observation) -> str:
        """The word of an option; all that may be known is in the observation."""
        options = observation.decision.options
        if len(options) == 1:
            return options[0]
        wins = [0.0] * len(options)
        for _ in range(WORLDS):
            world = observation.sample(self.chance)
            for index in range(len(options)):
                wins[index] += self.played_on(world.copy(), observation.seat, index)
        return options[wins.index(max(wins))]

    def played_on(self, world: Table, seat: int, index: int) -> float:
        """Take that option, then let everybody choose at random: 1 for a win, 0 for a loss."""
        world.chance = self.chance.split()
        world.play(index, world.seats_asked.index(seat))
        for _ in range(MAX_CHOICES):
            if world.result is not None:
                return 1.0 if seat in world.result.winners else 0.0
            world.play(self.chance.below(len(world.questions[0].options)))
        return 1 / world.seats
