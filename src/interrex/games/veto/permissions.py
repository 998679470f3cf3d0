"""What texts in play allow, forbid and protect; limits and upkeep."""

from __future__ import annotations

from typing import Final

from interrex.games.veto.cards import (
    CHARACTER,
    ELEKT,
    FACTION,
    KARMAZYN,
    KOZAK,
    MAGNATE,
    NIEOBECNY,
    NIEWIASTA,
    PLUDRAK,
    SLAWNY,
    STRATEGY,
    ZYD,
    Kind,
    Tree,
)
from interrex.games.veto.table import (
    NOBODY,
    PLAY,
    Veto,
    faction_card,
)
from interrex.games.veto.traits import (
    company,
    elekt_limit,
    keywords,
    means,
    meets,
    number_of,
    of_faction,
    passes,
    texts,
    works,
)

MOST_DUCATS: Final = 999  # that a text brings at a time by what it counts, so that none grows without an end


def number_for(game: Veto, verb: str, seat: int) -> int:
    """The sum of a number that texts add for one player."""
    return sum(
        number_of(game, card, owner, args[0])
        for card, owner, condition, args in texts(game, verb)
        if owner == seat and len(args) == 1 and meets(game, card, owner, condition)
    )


def forbidden(game: Veto, action: Tree, card: int) -> int:
    """The card whose text forbids this to the character, or NOBODY."""
    for source, seat, condition, args in texts(game, "cannot"):
        if args[0] == action and means(game, source, seat, args[1], card):
            if works(game, source) and meets(game, source, seat, condition):
                return source
    return NOBODY


def forbidden_this_round(game: Veto, action: Tree, card: int) -> bool:
    """A text forbids this to the character until the end of the round."""
    return any(entry[0] == "cannot" and entry[1] == action and entry[2] == card for entry in game.lasting)


def allowed(game: Veto, action: str, card: int) -> int:
    """VT-203 The card whose text lifts a keyword's prohibition for the character, or NOBODY."""
    newest = NOBODY
    for source, seat, condition, args in texts(game, "may"):
        if args[0] == action and means(game, source, seat, args[1], card):
            if meets(game, source, seat, condition):
                if newest == NOBODY or game.arrived[source] > game.arrived[newest]:
                    newest = source
    return newest


def protected(game: Veto, deed: str, card: int, by: int) -> bool:
    """A text says that opponents' cards cannot do this to the card; ``by`` is who would."""
    for source, seat, _, args in texts(game, "protect"):
        if args[0] == deed and means(game, source, seat, args[1], card) and seat != by:
            return True
    return False


def may_stand_on_magnates(game: Veto, card: int) -> bool:
    """VT-602 Karmazyn or Wpływowy."""
    return bool(keywords(game, card) & MAGNATE)


def thrust_limits(game: Veto, card: int) -> tuple[int, int]:
    """VT-972, VT-973 Face down and face up."""
    mask = keywords(game, card)
    base = 1 if mask & KARMAZYN else 2
    for source, seat, condition, args in texts(game, "thrust_limit"):
        if means(game, source, seat, args[1], card) and meets(game, source, seat, condition):
            base += number_of(game, source, seat, args[0])
    if base < 0:  # a text that takes away more than there is
        base = 0
    if not mask & SLAWNY:
        return base, 0
    if game.rulings.slawny_thrusts == "three" and mask & KARMAZYN:
        return base + 1, 1
    return base, 1


def strategy_of(game: Veto, seat: int) -> int:
    """VT-146 The strategy of a player, or NOBODY."""
    card = faction_card(game, seat) + 1
    return card if card < len(game.kinds) and game.kinds[card].family == STRATEGY else NOBODY


def upkeep(game: Veto, seat: int) -> int:
    """VT-807 The balance of a settlement phase."""
    balance = game.kinds[faction_card(game, seat)].income
    for card in game.cards_at[PLAY + seat]:
        kind = game.kinds[card]
        if kind.family != FACTION:
            balance -= upkeep_of(game, seat, card, kind)
    for source, owner, condition, args in texts(game, "income"):
        if owner == seat and meets(game, source, owner, condition):
            wanted = args[1][1:]
            brought = number_of(game, source, owner, args[0]) * sum(
                all(passes(game, seat, source, each, card) for each in wanted)
                for card in game.cards_at[PLAY + seat]
            )
            if not isinstance(args[0], int):
                brought = max(-MOST_DUCATS, min(brought, MOST_DUCATS))
            balance += brought
    return balance


def upkeep_of(game: Veto, seat: int, card: int, kind: Kind) -> int:
    """VT-813, VT-R09 What the card costs (or, below 0, brings) every round."""
    if kind.upkeep > 0 and game.rulings.off_faction_upkeep == "double" and kind.family == CHARACTER:
        if kind.faction and not of_faction(game, seat, card, game.factions[seat]):
            return 2 * kind.upkeep
    return kind.upkeep


def company_elekt_room(game: Veto, seat: int) -> bool:
    """VT-227 The player may come to control another Elekt."""
    return len(own_elekts_any(game, seat)) < elekt_limit(game, seat)


def own_elekts_any(game: Veto, seat: int) -> list[int]:
    return [card for card in company(game, seat) if keywords(game, card) & ELEKT]


BARRED_FROM_AGITATING: Final = (
    (NIEOBECNY, "VT-236"), (NIEWIASTA, "VT-215"), (PLUDRAK, "VT-219"), (ZYD, "VT-233"), (KOZAK, "VT-241"),
)  # fmt: skip
