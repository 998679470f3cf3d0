"""Chapter 1000: keywords. What a card may do, and what the plain rules do in the same words."""

from __future__ import annotations

from interrex.engine.zones import move
from interrex.games.elekt.abilities import BY_RULES, ask_permanent, moment, protected
from interrex.games.elekt.limits import has_room
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ATTRIBUTES,
    FACE_UP,
    HAND,
    HEAT_LIMIT,
    NO_TOKENS,
    NOBODY,
    OUT,
    PILE,
    ZONES,
    Elekt,
    corner,
    owner_of,
    zone_of,
)

# --- Heat --------------------------------------------------------------------------------------


def discard_heat(game: Elekt, seat: int, amount: int) -> None:
    """EL-1003, EL-1004 Own Heat goes to the pool; who has less discards what there is (R49)."""
    if amount > game.heat[seat] and not game.rulings.partial_discard:
        return
    amount = min(amount, game.heat[seat])
    if amount:
        game.heat[seat] -= amount
        game.heat_pool += amount
        game.tell("discarded_heat", seat, amount, rule="EL-1003")
        moment(game, "discards_heat", NOBODY, NOBODY, seat)


def pay_heat(game: Elekt, seat: int, amount: int) -> None:
    """EL-1007 Own Heat goes to the pool in return for an action; the caller has checked it is there."""
    if amount:
        game.heat[seat] -= amount
        game.heat_pool += amount
        game.tell("paid", seat, amount, rule="EL-1007")
        moment(game, "pays_heat", NOBODY, NOBODY, seat)


def collect_heat(game: Elekt, seat: int, amount: int, rule: str = "EL-1009") -> None:
    """EL-1009 Heat comes from the pool, never above the limit of 3."""
    amount = collectable(game, seat, amount)
    if amount > 0:
        game.heat[seat] += amount
        game.heat_pool -= amount
        game.tell("collected", seat, amount, rule=rule)
        moment(game, "collects_heat", NOBODY, NOBODY, seat)


def collectable(game: Elekt, seat: int, amount: int) -> int:
    """EL-707, EL-708 How much of that Heat the player can collect now."""
    return min(amount, HEAT_LIMIT - game.heat[seat], game.heat_pool)


def take_heat(game: Elekt, seat: int, other: int, amount: int) -> None:
    """EL-1005, EL-1006 Heat moves from another player, no more than fits; the rest stays (R08)."""
    offered = min(amount, game.heat[other])
    fits = min(offered, HEAT_LIMIT - game.heat[seat])
    game.heat[seat] += fits
    game.heat[other] -= fits
    game.tell("took_heat", seat, other, fits, rule="EL-1005")
    if offered > fits and game.rulings.excess_taken_heat == "to_pool":
        game.heat[other] -= offered - fits
        game.heat_pool += offered - fits
        game.tell("discarded_heat", other, offered - fits, rule="EL-1006")
    if fits:
        moment(game, "takes_heat", NOBODY, NOBODY, seat, other)
        moment(game, "loses_heat", NOBODY, NOBODY, other, seat)


# --- tokens ------------------------------------------------------------------------------------


def attach(game: Elekt, attribute: int, unit: int) -> None:
    """EL-1010 A token moves from the pool to the Unit."""
    game.pool[attribute] -= 1
    tokens = list(game.tokens[unit])
    tokens[attribute] += 1
    game.tokens[unit] = tuple(tokens)
    game.tell("attached", attribute, unit, owner_of(game, unit), rule="EL-1010")
    moment(game, "token_attached", zone_of(game, unit), unit, owner_of(game, unit))


def remove_token(game: Elekt, attribute: int, unit: int) -> None:
    """EL-1011 A token moves from the Unit to the pool."""
    game.pool[attribute] += 1
    tokens = list(game.tokens[unit])
    tokens[attribute] -= 1
    game.tokens[unit] = tuple(tokens)
    game.tell("removed", attribute, unit, owner_of(game, unit), rule="EL-1011")
    moment(game, "token_removed", zone_of(game, unit), unit, owner_of(game, unit))


def drop_tokens(game: Elekt, unit: int) -> None:
    """EL-636 All tokens on the Unit go back to the pool."""
    tokens = game.tokens[unit]
    if tokens != NO_TOKENS:
        for attribute in ATTRIBUTES:
            game.pool[attribute] += tokens[attribute]
        game.tokens[unit] = NO_TOKENS


# --- Units -------------------------------------------------------------------------------------


def end_stay(game: Elekt, unit: int) -> None:
    """A Unit's stay in its Zone ends: copied symbols and a declined ability end with it."""
    game.given[unit] = NO_TOKENS
    game.asleep &= ~(1 << unit)


def discard_unit(game: Elekt, unit: int) -> None:
    """EL-1001, EL-636 The Unit goes to the discard pile, its tokens to the pool."""
    zone, owner = zone_of(game, unit), owner_of(game, unit)
    drop_tokens(game, unit)
    end_stay(game, unit)
    move(game, unit, PILE)
    game.tell("discarded", unit, rule="EL-1001")
    if zone != NOBODY:
        moment(game, "discarded", zone, unit, owner)
        moment(game, "left", zone, unit, owner)


def to_hand(game: Elekt, unit: int, seat: int) -> None:
    """EL-636 The Unit goes from its Zone to a hand, its tokens to the pool."""
    zone, owner = zone_of(game, unit), owner_of(game, unit)
    drop_tokens(game, unit)
    end_stay(game, unit)
    move(game, unit, HAND + seat)
    if game.phase == ASSIGNMENT and not game.rulings.reassign_returned_units:
        game.barred |= 1 << unit
    game.tell("to_hand", unit, seat, rule="EL-636")
    if zone != NOBODY:
        moment(game, "returned", zone, unit, owner)
        moment(game, "left", zone, unit, owner)


def move_unit(game: Elekt, unit: int, zone: int) -> None:
    """EL-1012 to EL-1015 To the same owner's corner of another Zone, tokens and all (R37)."""
    owner, left = owner_of(game, unit), zone_of(game, unit)
    if not game.rulings.moved_units_keep_tokens:
        drop_tokens(game, unit)
    end_stay(game, unit)
    move(game, unit, corner(zone, owner))
    game.tell("moved", unit, zone, owner, rule="EL-1012")
    ask_permanent(game, owner, unit)
    moment(game, "left", left, unit, owner)
    moment(game, "moved", zone, unit, owner)


def swap_units(game: Elekt, one: int, other: int) -> None:
    """EL-1016, EL-621 Two Units of different Zones change places; tokens stay on them."""
    first, second = zone_of(game, one), zone_of(game, other)
    end_stay(game, one)
    end_stay(game, other)
    move(game, one, corner(second, owner_of(game, one)))
    move(game, other, corner(first, owner_of(game, other)))
    game.tell("swapped", one, other, owner_of(game, one), owner_of(game, other), rule="EL-1016")
    ask_permanent(game, owner_of(game, one), one)
    ask_permanent(game, owner_of(game, other), other)
    for unit, left in ((one, first), (other, second)):
        moment(game, "left", left, unit, owner_of(game, unit))
        moment(game, "swapped", zone_of(game, unit), unit, owner_of(game, unit))


def place_unit(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """EL-1020, EL-1021 From hand to the player's own corner, without assigning it."""
    move(game, unit, corner(zone, seat))
    game.tell("placed", seat, unit, zone, rule="EL-1020")
    ask_permanent(game, seat, unit)
    moment(game, "placed", zone, unit, seat)


def can_move(game: Elekt, unit: int, zone: int, by: int) -> bool:
    """EL-1013 The owner has room there, and no text forbids it."""
    if zone == zone_of(game, unit) or not has_room(game, owner_of(game, unit), zone, unit):
        return False
    return not protected(game, unit, "moving", by)


def moves_of(game: Elekt, units: list[int], by: int) -> list[tuple[int, int]]:
    """Every legal move of one of these Units: (Unit, Zone)."""
    return [(unit, zone) for unit in units for zone in ZONES if can_move(game, unit, zone, by)]


def can_swap(game: Elekt, one: int, other: int, by: int = BY_RULES) -> bool:
    """EL-1016, EL-1029 Two Zones, room for both, and no text forbids it for either Unit."""
    first, second = zone_of(game, one), zone_of(game, other)
    if first == second:
        return False
    mine, theirs = owner_of(game, one), owner_of(game, other)
    if mine != theirs:  # EL-1029: each goes to its own owner's corner
        if not has_room(game, mine, second, one) or not has_room(game, theirs, first, other):
            return False
    return not protected(game, one, "swapping", by) and not protected(game, other, "swapping", by)


# --- other cards -------------------------------------------------------------------------------


def discard_card(game: Elekt, card: int) -> None:
    """EL-1002 Any other card is removed from the game."""
    move(game, card, OUT)
    game.tell("card_out", card, rule="EL-1002")


def discard_face_up(game: Elekt, zone: int) -> None:
    """EL-644 The face-up card is removed from the game."""
    for card in list(game.cards_at[FACE_UP + zone]):
        discard_card(game, card)
        moment(game, "card_removed", zone, card)
