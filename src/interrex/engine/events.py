"""Moments of play: what listens to them acts in the rules' order, an owner orders his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from interrex.engine.decision import Item, step

if TYPE_CHECKING:
    from interrex.engine.game import Table


class Trigger(NamedTuple):
    """Something that listens: its rank in the rules' order, its owner, and what it then does.

    Triggers of one owner and one rank are put in order by that owner.
    """

    rank: int
    seat: int
    card: int
    item: Item
    rule: str


def schedule(game: Table, triggers: list[Trigger]) -> None:
    """Schedule triggers by rank; where one owner has several of a rank, ask for the order."""
    position = 0
    triggers = sorted(triggers, key=lambda trigger: trigger.rank)
    while position < len(triggers):
        first = triggers[position]
        group = [first]
        position += 1
        while position < len(triggers) and triggers[position][:2] == first[:2]:
            group.append(triggers[position])
            position += 1
        if len(group) == 1:
            game.then(first.item[0], *first.item[1])
        else:
            game.then(order_own, first.seat, tuple(group))


@step
def order_own(game: Table, seat: int, group: tuple[Trigger, ...]) -> None:
    """Several abilities of one owner at one moment act in the order the owner chooses."""
    cards = tuple(trigger.card for trigger in group)
    game.ask(seat, "order", cards, ordered, seat, group, rule=group[0].rule)


@step
def ordered(game: Table, seat: int, group: tuple[Trigger, ...], card: int) -> None:
    """The chosen ability acts; the owner goes on ordering the rest."""
    chosen = next(trigger for trigger in group if trigger.card == card)
    rest = tuple(trigger for trigger in group if trigger is not chosen)
    game.then(chosen.item[0], *chosen.item[1])
    if len(rest) == 1:
        game.then(rest[0].item[0], *rest[0].item[1])
    else:
        game.then(order_own, seat, rest)
