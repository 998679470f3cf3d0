"""VT-1032 What is used in a slot of the exchange is paid for, as a copy shows in which nobody answers."""

from __future__ import annotations

from typing import Any

from interrex.games.veto.answers import ducats_for, kreski_for
from interrex.games.veto.cards import EFFECT, Ability
from interrex.games.veto.table import BENE, Veto, in_play, is_tapped

QUESTIONS = ("reply", "moment")  # at which everybody says bene
SPOILS = ("cannot_pay", "no_result", "returned_to_hand", "negated")  # then no ducats are paid


def unpaid(game: Veto, seat: int, option: Any) -> str | None:
    """What a text used in a slot should have cost and did not; None where it costs nothing."""
    _, card, number = option
    kind = game.kinds[card]
    ability = kind.abilities[number]
    world = game.copy()
    begin = len(world.told)
    world.play(world.asked[0][2].index(option))
    if world.asked and world.asked[0][1] == "remove":
        world.play(0)
    kreski = kreski_for(game, seat, card, ability)
    wrong = unpaid_at_declaration(world, card, ability, kreski, {line[0] for line in world.told[begin:]})
    if wrong:
        return f"{kind.id}: {wrong}"
    price = answered_by_nobody(world, seat, card, ability, ducats_for(game, seat, card, ability))
    if price:
        lines = [line[:2] for line in world.told[begin:]]
        if ("paid", (seat, price)) not in lines and not {line[0] for line in lines} & set(SPOILS):
            return f"{kind.id}: {price} ducats"
    costs = (ability.tap, ability.discard_self, ability.remove_attached, kreski, price)
    return "" if any(costs) else None


def unpaid_at_declaration(world: Veto, card: int, ability: Ability, kreski: int, lines: set[str]) -> str:
    """VT-321 Taps, discards, removals and returned kreski come at once; a text may take them back later."""
    if ability.tap and in_play(world, card) and not is_tapped(world, card) and "untapped" not in lines:
        return "tap"
    if ability.discard_self and in_play(world, card) and not lines & {"discarded", "removed"}:
        return "discard"
    if kreski and "returned_kreski" not in lines:
        return "kreski"
    return "remove" if ability.remove_attached and "removed" not in lines else ""


def answered_by_nobody(world: Veto, seat: int, card: int, ability: Ability, price: int) -> int:
    """Let everybody say bene until the card has left the stack; the price for which it did, else 0.

    Where nobody could answer, it has left the stack already, for what it cost before.
    """
    while world.stack and any(item[2] == card for item in world.stack):
        if world.is_over or not world.asked or world.asked[0][1] not in QUESTIONS:
            return 0
        price = ducats_for(world, seat, card, ability)
        world.play(world.asked[0][2].index(BENE))
    kind = world.kinds[card]
    return price + (kind.lafa if kind.family == EFFECT else 0)
