"""Brute force: all the worlds that fit what a seat has seen, kept without the table of knowledge.

A world says for each place which cards lie there, in order where the order matters. An observer
starts with the one world that was laid out for all to see. Each event turns each of its worlds into
all those that may come of it, and what the seat sees strikes out the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from interrex.engine.chance import Chance
from interrex.engine.knowledge import settle
from interrex.engine.table import Table
from interrex.engine.zones import move, show, shuffle

World = tuple[tuple[int, ...], ...]


def world_of(game: Table) -> World:
    """The cards of a table, place by place; sorted where there is no order."""
    return tuple(
        tuple(lying) if game.ordered[place] else tuple(sorted(lying))
        for place, lying in enumerate(game.cards_at)
    )


class Observers:
    """A table and, for each of its seats and the watcher, the worlds that fit what that one saw."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.worlds: list[set[World]] = [_orders(game, {world_of(game)}) for _ in range(game.seats + 1)]

    def move(self, card: int, to: int, shown: int = 0, bottom: bool = False) -> None:
        """Move a card; from a deck all see from which position, otherwise not which card it is."""
        game = self.game
        origin = game.where[card]
        position = game.cards_at[origin].index(card) if game.ordered[origin] else None
        for seat, worlds in enumerate(self.worlds):
            saw = (game.sees[origin] | game.sees[to] | shown) >> seat & 1
            self.worlds[seat] = {
                _moved(game, world, mover, origin, to, bottom)
                for world in worlds
                for mover in (world[origin] if position is None else (world[origin][position],))
                if not saw or mover == card
            }
        move(game, card, to, shown, bottom)

    def show(self, card: int, seats: int) -> None:
        """Let seats look at a card where it lies."""
        game = self.game
        place = game.where[card]
        position = game.cards_at[place].index(card)
        for seat in range(game.seats + 1):
            if seats >> seat & 1:
                self.worlds[seat] = {
                    world
                    for world in self.worlds[seat]
                    if (world[place][position] == card if game.ordered[place] else card in world[place])
                }
        show(game, card, seats)

    def shuffle(self, place: int) -> None:
        """Shuffle a place."""
        self.worlds = [_orders(self.game, worlds, place) for worlds in self.worlds]
        shuffle(self.game, place)


def _orders(game: Table, worlds: set[World], place: int | None = None) -> set[World]:
    """The worlds with the cards of a place (of each place) in every order."""
    places = range(len(game.cards_at)) if place is None else (place,)
    for each in places:
        if game.ordered[each]:
            contents = {(world[:each], tuple(sorted(world[each])), world[each + 1 :]) for world in worlds}
            worlds = {
                (*before, order, *after) for before, cards, after in contents for order in permutations(cards)
            }
    return worlds


def _moved(game: Table, world: World, card: int, origin: int, to: int, bottom: bool) -> World:
    """The world after that card has moved."""
    changed = list(world)
    changed[origin] = tuple(each for each in world[origin] if each != card)
    changed[to] = (card, *world[to]) if bottom else (*world[to], card)
    if not game.ordered[to]:
        changed[to] = tuple(sorted(changed[to]))
    return tuple(changed)


def told_apart(game: Table, seat: int) -> set[World]:
    """The worlds that fit the table of knowledge: the lots where each card may lie, and their sizes."""
    settle(game, 1 << seat)
    cards = len(game.where)
    lots: dict[int, list[tuple[int, int]]] = {}  # the slots of each lot: place and position
    for place, lying in enumerate(game.cards_at):
        for position, card in enumerate(lying):
            lots.setdefault(game.actual_lot[seat * cards + card], []).append((place, position))
    found: set[World] = set()
    for filling in _fillings(game, seat, lots, 0, {lot: [] for lot in lots}):
        found.update(_arrangements(game, seat, lots, filling))
    return found


def _fillings(
    game: Table, seat: int, lots: dict[int, list[tuple[int, int]]], card: int, filling: dict[int, list[int]]
) -> Iterator[dict[int, list[int]]]:
    if card == len(game.where):
        yield filling
        return
    for lot, slots in lots.items():
        if game.possible_lots[seat * len(game.where) + card] >> lot & 1 and len(filling[lot]) < len(slots):
            filling[lot].append(card)
            yield from _fillings(game, seat, lots, card + 1, filling)
            filling[lot].pop()


def _arrangements(
    game: Table, seat: int, lots: dict[int, list[tuple[int, int]]], filling: dict[int, list[int]]
) -> Iterator[World]:
    """The cards of each lot in its slots: in every order where the order matters and is not known."""
    ways: list[list[tuple[int, ...]]] = []
    for lot, slots in lots.items():
        held = tuple(game.cards_at[place][position] for place, position in slots)
        if lot == 0:  # the seat sees where each of these lies
            ways.append([held])
        elif not game.ordered[slots[0][0]]:
            ways.append([tuple(filling[lot])])
        elif all(game.pinned[card] >> seat & 1 for card in held):
            ways.append([held])
        else:
            ways.append(list(permutations(filling[lot])))
    for way in product(*ways):
        lying = [list(cards) for cards in game.cards_at]
        for slots, cards in zip(lots.values(), way, strict=True):
            for (place, position), card in zip(slots, cards, strict=True):
                lying[place][position] = card
        yield tuple(
            tuple(cards) if game.ordered[place] else tuple(sorted(cards)) for place, cards in enumerate(lying)
        )


def sampled(game: Table, seat: int, chance: Chance, wanted: int, limit: int) -> set[World]:
    """The worlds that sampling gives, until there are as many as wanted or the limit is reached."""
    found: set[World] = set()
    for _ in range(limit):
        found.add(world_of(game.sample_world(seat, chance)))
        if len(found) >= wanted:
            break
    return found
