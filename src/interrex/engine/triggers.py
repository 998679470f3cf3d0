"""Moments of play: what listens to them acts in the rules' order, an owner orders his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from interrex.engine.questions import Item, step

if TYPE_CHECKING:
    from interrex.engine.table import Table

CHAIN_STOPPED: Final = "chain_stopped"


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
    """Schedule triggers by rank; where one owner has several of a rank, ask for the order.

    Owners of one rank act in the order in which they are first named.
    """
    if not triggers:
        return
    groups: dict[tuple[int, int], list[Trigger]] = {}
    for trigger in triggers:
        groups.setdefault((trigger.rank, trigger.seat), []).append(trigger)
    for (_, seat), group in sorted(groups.items(), key=lambda each: each[0][0]):
        _schedule_own(game, seat, tuple(group))


def _schedule_own(game: Table, seat: int, group: tuple[Trigger, ...]) -> None:
    """The abilities of one card act in the order written; between cards the owner chooses."""
    if len({trigger.card for trigger in group}) == 1:
        for trigger in group:
            game.then_with(trigger.item[0], trigger.item[1])
    else:
        game.then(order_own, seat, group)


def tell_chain_stopped(game: Table, rule: str) -> None:
    """So many texts have set off one another that no more follow: said once, whatever else is stopped."""
    if not game.told or game.told[-1][0] != CHAIN_STOPPED:
        game.tell(CHAIN_STOPPED, rule=rule)


@step
def order_own(game: Table, seat: int, group: tuple[Trigger, ...]) -> None:
    """Several abilities of one owner at one moment act in the order the owner chooses."""
    cards = tuple(dict.fromkeys(trigger.card for trigger in group))
    game.ask(seat, "order", cards, ordered, seat, group, rule=group[0].rule)


@step
def ordered(game: Table, seat: int, group: tuple[Trigger, ...], card: int) -> None:
    """The chosen ability acts; the owner goes on ordering the rest."""
    chosen = next(trigger for trigger in group if trigger.card == card)
    rest = tuple(trigger for trigger in group if trigger is not chosen)
    game.then_with(chosen.item[0], chosen.item[1])
    _schedule_own(game, seat, rest)
