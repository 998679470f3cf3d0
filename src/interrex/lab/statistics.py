"""Shares with their intervals, a test that may stop at any time, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final

from interrex.engine.errors import BadSetting

SIGMA: Final = 1.959964  # 95 %
DOUBT: Final = 0.05  # a test is wrong at most so often, whenever it stops
STAKES: Final = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 0.95)  # parts of what can be bet


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; a shared victory counts by its part."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SIGMA * math.sqrt(share * (1 - share) / games + SIGMA**2 / (4 * games**2))
    middle = share + SIGMA**2 / (2 * games)
    scale = 1 + SIGMA**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class SureYet:
    """Is a share above or below a bar? A test by betting, which may be looked at after every deal.

    Whoever bets against "the mean is the bar" at fair odds gets rich only if it is not so: by Ville's
    inequality a wealth of 1/0.05 comes up by luck in at most 5 % of all endless series.
    """

    def __init__(self, bar: float) -> None:
        if not 0.0 < bar < 1.0:
            raise BadSetting(f"A bar lies between 0 and 1; {bar:g} does not. Name one like 0.6.")
        self.bar = bar
        self.above = [1.0] * len(STAKES)  # the wealth of those who bet that the mean is higher
        self.below = [1.0] * len(STAKES)

    def add(self, outcome: float) -> None:
        """The mean outcome of one more deal, from 0 to 1."""
        for number, stake in enumerate(STAKES):
            self.above[number] *= 1 + stake * (outcome - self.bar) / self.bar
            self.below[number] *= 1 - stake * (outcome - self.bar) / (1 - self.bar)

    @property
    def answer(self) -> str:
        """``above``, ``below``, or nothing as long as it is not clear."""
        needed = 2 * len(STAKES) / DOUBT
        if sum(self.above) >= needed:
            return "above"
        return "below" if sum(self.below) >= needed else ""


def ratings(
    bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[float]]]
) -> dict[str, tuple[float, float]]:
    """Skill and its uncertainty for every bot, by openskill; ``games`` are bots and outcomes by side."""
    model = rating_model()
    skill: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for players, outcomes in games:
        if len(set(players)) < 2:
            continue
        rated = model.rate([[skill[bot]] for bot in players], scores=list(outcomes))
        for bot in set(players):  # where a bot sits twice, its mean counts
            own = [team[0] for team, player in zip(rated, players, strict=True) if player == bot]
            mu = sum(each.mu for each in own) / len(own)
            sigma = sum(each.sigma for each in own) / len(own)
            skill[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (skill[bot].mu, skill[bot].sigma) for bot in bots}


def rating_model() -> Any:
    """The model of openskill; a refusal names the extra that brings it."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadSetting(
            "Ratings need openskill. It comes with `pip install interrex[lab]`; --no-ratings leaves them out."
        ) from None
    return PlackettLuce()
