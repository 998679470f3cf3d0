"""VT-112, VT-1024 to VT-1028, VT-1041: Szabla, in a duel and outside it, and equipment that adds to it."""

from __future__ import annotations

from interrex.games.veto.cards import BITS, EQUIPMENT, Tree
from interrex.games.veto.table import (
    CHALLENGED,
    CHALLENGER,
    DOUBLED,
    MODS,
    NOBODY,
    REVENGE,
    Veto,
)
from interrex.games.veto.traits import (
    attached,
    controller_or_owner,
    derived,
    is_used,
    keywords,
    means,
    meets,
    number_of,
    side_of,
    texts,
    works,
)


def szabla(game: Veto, card: int) -> int:
    """VT-112, VT-1041 Szabla with all that cards in play add; in a duel with equipment and thrusts."""
    total = game.kinds[card].szabla
    side = side_of(game, card)
    for source, seat, condition, args in texts(game, "szabla") if side != NOBODY else derived(game).outside:
        who: Tree = args[1]
        if isinstance(who, str) and who == "self" and source != card:
            continue  # most often by far
        if means(game, source, seat, who, card) and works(game, source):
            if in_role(game, side, args[2:]) and meets(game, source, seat, condition, card):
                total += number_of(game, source, seat, args[0])
    for entry in game.lasting:
        if (entry[0] == "szabla" and controller_or_owner(game, card) == entry[1]) or (
            entry[0] == "szabla of" and entry[1] == card
        ):
            if in_role(game, side, entry[3]):
                total += entry[2]
    if side != NOBODY:
        total += arms_bonus(game, card, side) + game.duel[MODS + side]
    elif game.rulings.weapon_outside_duel == "yes":
        total += best_arms(game, card)
    return max(0, total)


def in_role(game: Veto, side: int, roles: tuple[str, ...]) -> bool:
    """``challenger``, ``challenged``, ``revenge`` or ``duel`` limit a change of Szabla."""
    for role in roles:
        if role == "round":
            continue
        if side == NOBODY:
            return False
        if role == "challenger" and side != CHALLENGER:
            return False
        if role == "challenged" and side != CHALLENGED:
            return False
        if role == "revenge" and not game.duel[REVENGE]:
            return False
    return True


def arms_bonus(game: Veto, card: int, side: int) -> int:
    """VT-1024 to VT-1028 The modifiers of the equipment that works in this duel."""
    bonus = 0
    for equipment in attached(game, card):
        kind = game.kinds[equipment]
        if kind.family == EQUIPMENT and kind.szabla:
            if not kind.arms:
                bonus += kind.szabla
            elif is_used(game, equipment):
                doubled = game.duel[DOUBLED + side] if kind.arms == "weapon" else 0
                bonus += kind.szabla << doubled
    return bonus


def best_arms(game: Veto, card: int) -> int:
    """VT-R69 The best legal set of carried equipment."""
    best = {"weapon": 0, "firearm": 0, "armour": 0}
    second = plain = 0
    for equipment in attached(game, card):
        kind = game.kinds[equipment]
        if kind.family != EQUIPMENT or not may_use(game, equipment, card):
            continue
        if any(verb == "second_weapon" for verb, _, _ in kind.texts):
            second += kind.szabla
        elif kind.arms:
            best[kind.arms] = max(best[kind.arms], kind.szabla)
        else:
            plain += kind.szabla
    return plain + best["armour"] + max(best["weapon"] + second, best["firearm"])


def may_use(game: Veto, equipment: int, card: int) -> bool:
    """A text may say who can use the equipment."""
    for verb, _, args in game.kinds[equipment].texts:
        if verb == "use_only" and not keywords(game, card) & BITS[args[0]]:
            return False
    return True
