"""Chapter 200: the dice pool."""

from __future__ import annotations

from interrex.games.masters.happening import happened
from interrex.games.masters.table import DICE_EACH, Masters


def roll(game: Masters, number: int) -> list[int]:
    """Values of so many dice."""
    below = game.chance.below
    return [1 + below(6) for _ in range(number)]


def roll_all(game: Masters) -> None:
    """MN-206 All dice in the game are rolled and form the new pool."""
    game.dice = sorted(roll(game, DICE_EACH * game.vampires))
    game.aside = 0
    game.tell("rolled", tuple(game.dice), rule="MN-206")
    happened(game, "dice_refilled", many=len(game.dice))


def need_die(game: Masters) -> None:
    """MN-R08 Under the late reading an empty pool is rolled when a die is needed."""
    if not game.dice:
        roll_all(game)


def set_aside(game: Masters, value: int) -> None:
    """MN-203, MN-207 One die leaves the pool; when it was the last, all are rolled at once."""
    game.dice.remove(value)
    game.aside += 1
    happened(game, "die_set_aside", many=value)
    if not game.dice and game.rulings.dice_refill_timing == "at_once":
        roll_all(game)


def reroll(game: Masters, values: tuple[int, ...]) -> None:
    """MN-213 Dice of the pool are rolled again and stay in the pool."""
    for value in values:
        game.dice.remove(value)
    game.dice = sorted(game.dice + roll(game, len(values)))
    game.tell("rerolled", tuple(game.dice), rule="MN-213")


def values_of(game: Masters) -> tuple[int, ...]:
    """The different values in the pool."""
    return tuple(sorted(set(game.dice)))


def modified(value: int, more: int) -> int:
    """MN-209, MN-210 A modified die stays within 1 to 6."""
    return max(1, min(6, value + more))
