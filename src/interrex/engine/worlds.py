"""Worlds that a seat cannot tell from the real one: whole, for playing out, and laid by a fixed rule."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, TypeVar

from interrex.engine.chance import Chance
from interrex.engine.choosing import choice_for
from interrex.engine.dealing import Hidden, deal_anew, deal_plainly
from interrex.engine.errors import EngineError
from interrex.engine.knowledge import all_bits, all_places_of, settle

if TYPE_CHECKING:
    from interrex.engine.table import Table

TableT = TypeVar("TableT", bound="Table")


def sampled_world(game: TableT, seat: int, chance: Chance) -> TableT:
    """A copy in which what the seat cannot know is dealt anew, consistently."""
    world = _base_for(game, seat)
    _deal(world, Hidden(world, seat), chance)
    return world


def playout_world(game: TableT, seat: int, chance: Chance) -> TableT:
    """The same world, in which from now on only what rules need is kept."""
    world = _base_for(game, seat)
    hidden = Hidden(world, seat)
    world.knowing = world.seats_consulted()
    _deal(world, hidden, chance)
    only_to_play_out(world)
    return world


class Dealer:
    """Deals many worlds for playing out, all that a seat cannot tell from one table as it is now."""

    __slots__ = ("base", "hidden")

    def __init__(self, game: Table, seat: int) -> None:
        self.base: Table = _base_for(game, seat)
        self.hidden = Hidden(self.base, seat)
        if self.base.imagines:
            self.base.knowing = self.base.seats_consulted()
        else:
            only_to_play_out(self.base)

    def world(self, chance: Chance) -> Table:
        """Another world, as ``playout_world`` deals it."""
        world = self.base.copy()
        _deal(world, self.hidden, chance)
        if world.imagines:
            only_to_play_out(world)
        return world


def only_to_play_out(game: Table) -> None:
    """From now on keep no log, no choices, and no knowledge that no rule consults."""
    game.recorded = False
    game.keeps_log = False
    game.told = []
    game.choices = []
    game.knowing = game.seats_consulted()
    if not game.knowing:
        game.possible_lots = []
        game.actual_lot = []


def _base_for(game: TableT, seat: int) -> TableT:
    """A copy that knows of log and choices what the seat knows."""
    if len(game.knowing) <= game.seats:
        raise EngineError("a world for playing out does not know enough to sample another from it")
    base = game.copy()
    base.recorded = False
    base.told = [line for line in base.told if line[3] >> seat & 1]
    base.choices = [choice_for(chosen, seat) for chosen in base.choices]
    settle(base, all_bits(base))
    return base


def _deal(world: Table, hidden: Hidden, chance: Chance) -> None:
    """Make a copy a world of its own: other cards, another future, its open question asked again."""
    if world.imagines:
        world.imagine(hidden.seat, chance)
    deal_anew(world, hidden, chance)
    world.chance = chance.split()
    world.ask_again(hidden.seat, chance)


def plain_world(game: TableT, seat: int) -> TableT:
    """A sampled world laid by a fixed rule: the same for all worlds that the seat cannot tell apart."""
    world = game.sample_world(seat, Chance(0))
    world.settings = dataclasses.replace(world.settings, seed=0)
    deal_plainly(world, seat)
    share_knowledge(world, seat)
    world.chance = Chance(0)
    world.ask_again(seat, Chance(0))
    return world


def share_knowledge(world: Table, seat: int) -> None:
    """Let all others know what the seat knows, and what they see: what they really know is not its to know.

    What another seat knows of a card tells how the card came to lie there, so a world that is written down
    for one seat must not carry it.
    """
    settle(world, all_bits(world))
    cards, places = len(world.where), len(world.sees)
    everybody = all_bits(world)
    possible = all_places_of(world, seat)
    for other in range(world.seats + 1):
        if other == seat:
            continue
        own = world.own_lot[other * places : (other + 1) * places]
        world.lots_at[other * places : (other + 1) * places] = [1 << lot for lot in own]
        world.last_secret_move[other] = 0
        for card, place in enumerate(world.where):
            lots = 1 << own[place]
            if own[place]:
                among = possible[card]
                for hidden, lot in enumerate(own):
                    if lot and among >> hidden & 1:
                        lots |= 1 << lot
            world.possible_lots[other * cards + card] = lots
            world.actual_lot[other * cards + card] = own[place]
            if world.pinned[card] & everybody != everybody:  # else it was turned up for all to see
                world.pinned[card] &= ~(1 << other)
