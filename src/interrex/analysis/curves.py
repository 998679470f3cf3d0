"""How all seats stand at a position: each by its own knowledge, and all with the cards open."""

from __future__ import annotations

from interrex.analysis.choices import SEED, Depth
from interrex.bots.chances import Chances, is_cooperative
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer, only_to_play_out


def can_be_judged(game: Table) -> bool:
    """Nobody answers a secret question just now: how things stand is seen when all have answered."""
    return not game.together


def own_chance(game: Table, seat: int, depth: Depth) -> float:
    """How likely a seat is to win, as far as it can know: in worlds that it cannot tell from the real."""
    base = game.plain_world(seat)
    chance = Chance.from_seed(SEED + len(base.choices))
    chances, dealer = Chances(base), Dealer(base, seat)
    found = [judged(chances, dealer.world(chance))[seat] for _ in range(depth.worlds)]
    return round(sum(found) / len(found), 4)


def own_chances(game: Table, depth: Depth) -> list[float]:
    """Every seat's chance by its own knowledge; where all play together, all know and win the same."""
    if is_cooperative(game.settings.game):
        return [own_chance(game, 0, depth)] * game.seats
    return [own_chance(game, seat, depth) for seat in range(game.seats)]


def open_chances(game: Table, depth: Depth) -> list[float]:
    """Every seat's chance with all cards open; what is still to be rolled or shuffled is not foreseen."""
    base = game.copy()
    only_to_play_out(base)
    chance = Chance.from_seed(SEED + len(game.choices))
    chances, sums = Chances(game), [0.0] * game.seats
    for _ in range(depth.worlds):
        world = base.copy()
        world.chance = chance.split()
        sums = [one + two for one, two in zip(sums, judged(chances, world), strict=True)]
    return [round(each / depth.worlds, 4) for each in sums]


def judged(chances: Chances, world: Table) -> list[float]:
    """The win chances at a position, played on to where positions can be compared. The world is used up."""
    if world.result is None and chances.judge.play_on is not None:
        chances.judge.play_on(world)
    return chances.of(world)
