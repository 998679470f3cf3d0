"""The outlook of options: what the game's own judgement sees after each of them, as numbers for a network.

Every option is tried in a world that the seat cannot tell from the real one, as the greedy bot does. So a
network need not learn what cards do, only what the judgement overlooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from interrex.bots import judgement
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.encoding import Features
from interrex.engine.table import Table

SIDES: Final = (
    "behind the best", "closely behind the best", "best", "above the mean", "chance",
    "chance behind the best", "over", "won",
)  # fmt: skip
STANDING: Final = ("standing",)  # the one fact of a game whose judgement names none
STEEP: Final = 4.0  # differences of worth, in scores of a win chance
CLOSE: Final = 40.0
MOST: Final = 4.0  # no number is larger
LARGE_FACT: Final = 8.0
HALF_LARGE: Final = 4.0
TIE: Final = 1e-9


@cache
def outlook_names(game: str) -> tuple[str, ...]:
    """What the numbers of an outlook say, in order."""
    facts = judgement(game).feature_names or STANDING
    found = list(SIDES)
    for fact in facts:
        found.append(f"{fact}, mine")
        found.append(f"{fact}, against other options")
        found.append(f"{fact}, against the best rival")
    return tuple(found)


class Outlook:
    """How the options of one question look: their worth to the greedy bot, the win chance, all numbers."""

    __slots__ = ("chances", "rows", "worth")

    def __init__(self, worth: list[float], chances: list[float], rows: list[list[float]]) -> None:
        self.worth = worth
        self.chances = chances
        self.rows = rows

    def best(self, chance: Chance) -> int:
        """The choice of the greedy bot; of equals any."""
        most = max(self.worth)
        ties = [index for index, each in enumerate(self.worth) if each > most - TIE]
        return ties[chance.below(len(ties))]


def look_ahead(world: Table, seat: int, luck: Chance, chances: Chances) -> Outlook:
    """Try every option of a seat in a world that was dealt for it."""
    if world.answers:  # the seat does not know what the others have answered
        world = world.copy()
        world.ask_again(seat, luck)
    which = world.seats_asked.index(seat)
    judge = chances.judge
    options = world.asked[which][2]
    question: str = world.asked[which][1]
    worth: list[float] = []
    if judge.weigh is not None:
        worth = judge.weigh(world, seat, luck)
    is_weighed = judge.weigh is not None
    won: list[float] = []
    over: list[bool] = []
    own: list[list[float]] = []
    rival: list[list[float]] = []
    for index in range(len(options)):
        after = world.copy()
        after.chance = luck.copy()
        after.play(index, which)
        while after.together and after.result is None:  # others answer the same secret question
            after.play(luck.below(len(after.asked[0][2])))
        scores: list[float] = []
        facts: list[list[float]] = []
        if judge.feature_names and judge.features is not None:
            if not is_weighed:
                worth.append(judge.evaluate(after, seat))  # plays on what is going on
            if after.result is None:
                stage, facts = judge.features(after)
                scores = chances.scores_of_features(stage, facts) if chances.weights else []
        else:
            stands = [] if after.result is not None else chances.worth(after)
            if not is_weighed:
                worth.append(stands[seat] if stands else judge.evaluate(after, seat))
            scores = chances.scores_of_worth(stands)
            facts = [[each] for each in scores]
        if judge.hint is not None and not is_weighed:
            worth[index] += judge.hint(world, seat, question, options[index])
        over.append(after.result is not None)
        if after.result is not None:
            won.append(chances.final(after)[seat])
        elif scores:
            won.append(chances.from_scores(scores)[seat])
        else:
            won.append(1.0 / world.seats)
        own.append(facts[seat] if facts else [])
        rival.append(best_rival(facts, seat, chances))
    return Outlook(worth, won, numbers(worth, won, over, own, rival, chances))


def best_rival(facts: Sequence[list[float]], seat: int, chances: Chances) -> list[float]:
    """For every fact the most that a rival has."""
    if chances.cooperative or not facts:
        return []
    partners: tuple[int, ...] = (seat,)
    for side in chances.sides:
        if seat in side:
            partners = side
    others = [row for other, row in enumerate(facts) if other not in partners]
    if not others:
        return []
    return [max([row[number] for row in others]) for number in range(len(facts[seat]))]


def numbers(
    worth: list[float],
    won: list[float],
    over: list[bool],
    own: list[list[float]],
    rival: list[list[float]],
    chances: Chances,
) -> list[list[float]]:
    """One row per option, as ``outlook_names`` says."""
    slope = 1.0 if chances.judge.tells_chances else chances.slope
    best = max(worth)
    likeliest = max(won)
    middle = sum(worth) / len(worth)
    count = len(chances.judge.feature_names) or len(STANDING)
    known = [row for row in own if row]
    means = [sum([row[number] for row in known]) / len(known) if known else 0.0 for number in range(count)]
    found: list[list[float]] = []
    for index in range(len(worth)):
        behind = (worth[index] - best) * slope
        row = [
            max(-MOST, STEEP * behind),
            max(-1.0, CLOSE * behind),
            1.0 if worth[index] > best - TIE else 0.0,
            within(STEEP * slope * (worth[index] - middle)),
            won[index],
            max(-MOST, 10.0 * (won[index] - likeliest)),
            1.0 if over[index] else 0.0,
            won[index] if over[index] else 0.0,
        ]
        mine = own[index]
        theirs = rival[index]
        for number in range(count):
            if not mine:
                row.extend((0.0, 0.0, 0.0))
                continue
            row.append(within(mine[number] / LARGE_FACT))
            row.append(within(mine[number] - means[number]))
            row.append(within((mine[number] - theirs[number]) / HALF_LARGE) if theirs else 0.0)
        found.append(row)
    return found


def within(number: float) -> float:
    """No more than what a network learns from easily."""
    return max(-MOST, min(MOST, number))


def add_outlook(options: Sequence[Features], rows: Sequence[Sequence[float]], option_size: int) -> None:
    """Write the numbers of the outlook behind the features of the options."""
    for features, row in zip(options, rows, strict=True):
        for number, value in enumerate(row):
            features.put(option_size + number, value)
