"""Verbs that any card may bear at any moment that acts, and verbs made of other verbs.

Each gets the use of the text (seat, card, Zone, Unit and player it is about), then its arguments. What is
chosen is chosen while the text works; what is not possible is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.questions import step
from interrex.engine.unmet import tell_unmet
from interrex.games.elekt import keywords
from interrex.games.elekt.abilities import BY_INFLUENCE, BY_MISSION, BY_PRIVILEGE, BY_UNIT, GENERAL
from interrex.games.elekt.destruction import can_be_destroyed, destroy
from interrex.games.elekt.meaning import Use, amount, is_one_of, is_true, players_meant, selected
from interrex.games.elekt.moments import ACTING, CONSULTED
from interrex.games.elekt.recruitment import draw_unit
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    DECLINE,
    HAND,
    NOBODY,
    ZONE_NAMES,
    Elekt,
    apart,
    owner_of,
    zone_of,
)
from interrex.games.elekt.verbs.forms import PHRASES
from interrex.games.elekt.verbs.reactions import discard_from_hand
from interrex.games.elekt.verbs.vocabulary import PRIVILEGE, UNIT, ZONE_CARD, FunctionT, verb, verbs

JOINING: Final = ("given", "both")  # they hold texts that act, or texts that the rules consult
ORDINALS: Final = ("first", "second", "third", "fourth")
MOST_TIMES: Final = 9
Plain = tuple[int, int, int, int, int]


def general(function: FunctionT) -> FunctionT:
    """Offer a verb to all cards, at every moment that acts; one that joins others also at the rest."""
    name = function.__name__
    GENERAL.add(name)
    moments = (*ACTING, *CONSULTED) if name in JOINING else ACTING
    offered: Callable[[FunctionT], FunctionT] = verb(UNIT + ZONE_CARD + PRIVILEGE, *moments, takes=PHRASES)
    return offered(function)


def then_do(game: Elekt, use: Use, inner: tuple[Any, ...]) -> None:
    """Schedule a verb that stands inside another."""
    game.then(verbs.verbs[inner[0]].function, *use, *inner[1:])


def by_whom(game: Elekt, card: int) -> int:
    """EL-941 The priority of the text."""
    ranks = {"privilege": BY_PRIVILEGE, "unit": BY_UNIT, "mission": BY_MISSION}
    return ranks.get(game.kinds[card].family, BY_INFLUENCE)


# --- whom it concerns -----------------------------------------------------------------------------


def for_players(game: Elekt, use: Use, who: Any, outcome: str, *args: Any) -> None:
    """Do it for the players meant; one of several opponents is named by the text's owner."""
    found, is_one = players_meant(game, use, who), is_one_of(who)
    if is_one and len(found) > 1 and use.seat != NOBODY:
        game.ask(use.seat, "which opponent", found, player_named, tuple(use), outcome, args, rule="EL-947")
        return
    for seat in found[:1] if is_one else found:
        game.then(OUTCOMES[outcome], seat, use.seat, *args)


@step
def player_named(game: Elekt, use: Plain, outcome: str, args: tuple[Any, ...], seat: int) -> None:
    """EL-947 That opponent."""
    game.then(OUTCOMES[outcome], seat, use[0], *args)


def for_units(game: Elekt, use: Use, which: Any, able: str, outcome: str, *args: Any) -> None:
    """Do it to this Unit, that one, each that fits, or to as many as the text's owner chooses."""
    if which in ("this", "that"):
        unit = use.card if which == "this" else use.that
        if (
            unit != NOBODY
            and unit < game.pack.units
            and zone_of(game, unit) != NOBODY
            and ABLE[able](game, use, unit)
        ):
            game.then(OUTCOMES[outcome], tuple(use), *args, unit)
        return
    filters = which[2:] if which[0] == "up_to" else which[1:]
    units = [unit for unit in selected(game, use, filters) if ABLE[able](game, use, unit)]
    if which[0] == "each":
        for unit in units:
            game.then(OUTCOMES[outcome], tuple(use), *args, unit)
    elif which[0] == "one":
        game.then(choose_unit, tuple(use), filters, able, outcome, args, 0, ())
    elif (most := amount(game, use, which[1])) > 0:
        game.then(choose_unit, tuple(use), filters, able, outcome, args, most, ())


@step
def choose_unit(
    game: Elekt, use: Plain, filters: tuple[Any, ...], able: str, outcome: str,
    args: tuple[Any, ...], up_to: int, done: tuple[int, ...],
) -> None:  # fmt: skip
    """EL-947 One Unit that is meant, or up to so many, one after another."""
    whole = Use(*use)
    units = [
        unit for unit in selected(game, whole, filters) if unit not in done and ABLE[able](game, whole, unit)
    ]
    options: list[Any] = [*apart(game, units, whole.card)]
    if not options or (up_to and len(done) >= up_to) or whole.seat == NOBODY:
        return
    if up_to:
        options.append("stop")
    elif len(options) == 1:
        game.then(unit_chosen, use, filters, able, outcome, args, up_to, done, options[0])
        return
    game.ask(
        whole.seat, "which unit", options, unit_chosen, use, filters, able, outcome, args, up_to, done,
        rule="EL-947",
    )  # fmt: skip


@step
def unit_chosen(
    game: Elekt, use: Plain, filters: tuple[Any, ...], able: str, outcome: str,
    args: tuple[Any, ...], up_to: int, done: tuple[int, ...], unit: int | str,
) -> None:  # fmt: skip
    """EL-947 It is done to that Unit; another may follow."""
    if isinstance(unit, str):
        return
    game.then(OUTCOMES[outcome], use, *args, unit)
    if up_to:
        game.then(choose_unit, use, filters, able, outcome, args, up_to, (*done, unit))


def always(game: Elekt, use: Use, unit: int) -> bool:
    return True


def strikable(game: Elekt, use: Use, unit: int) -> bool:
    return can_be_destroyed(game, unit, by_whom(game, use.card))


def movable(game: Elekt, use: Use, unit: int) -> bool:
    return bool(keywords.moves_of(game, [unit], by_whom(game, use.card)))


# --- Heat and cards -------------------------------------------------------------------------------


@general
@step
def gain_heat(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, number: Any, who: Any
) -> None:
    """EL-1009 Players collect Heat."""
    use = Use(seat, card, zone, that, player)
    for_players(game, use, who, "heat_gained", amount(game, use, number))


@step
def heat_gained(game: Elekt, seat: int, owner: int, number: int) -> None:
    """EL-1009 Up to the limit."""
    keywords.collect_heat(game, seat, number)


@general
@step
def lose_heat(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, number: Any, who: Any
) -> None:
    """EL-1003 Players discard Heat."""
    use = Use(seat, card, zone, that, player)
    for_players(game, use, who, "heat_lost", amount(game, use, number))


@step
def heat_lost(game: Elekt, seat: int, owner: int, number: int) -> None:
    """EL-1103 Who has less discards what there is."""
    keywords.discard_heat(game, seat, number)


@general
@step
def steal_heat(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, number: Any, who: Any
) -> None:
    """EL-1005 The owner of the text takes Heat from players."""
    use = Use(seat, card, zone, that, player)
    if seat != NOBODY:
        for_players(game, use, who, "heat_stolen", amount(game, use, number))


@step
def heat_stolen(game: Elekt, seat: int, owner: int, number: int) -> None:
    """EL-1006 No more than fits."""
    if seat != owner:
        keywords.take_heat(game, owner, seat, number)


@general
@step
def draw_units(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, number: Any, who: Any
) -> None:
    """EL-303 Players draw Units from the Elite deck into hand."""
    use = Use(seat, card, zone, that, player)
    count = amount(game, use, number)
    if count > 0:
        for_players(game, use, who, "units_drawn", count)


@step
def units_drawn(game: Elekt, seat: int, owner: int, number: int) -> None:
    """EL-303 Only the player sees them."""
    held = len(game.cards_at[HAND + seat])
    for _ in range(number):
        draw_unit(game, HAND + seat)
    game.tell("drew_by_text", seat, len(game.cards_at[HAND + seat]) - held, rule="EL-303")


@general
@step
def discard_units(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, number: Any, who: Any
) -> None:
    """EL-1001 Players discard Units from hand."""
    use = Use(seat, card, zone, that, player)
    count = amount(game, use, number)
    if count > 0:
        for_players(game, use, who, "units_discarded", count)


@step
def units_discarded(game: Elekt, seat: int, owner: int, number: int) -> None:
    """EL-1001 Of their own choice."""
    game.then(discard_from_hand, seat, min(number, len(game.cards_at[HAND + seat])))


# --- Units ----------------------------------------------------------------------------------------


@general
@step
def put_token(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, token: str, which: Any
) -> None:
    """EL-1010 A token on Units: a stated one, or one of your choice."""
    for_units(game, Use(seat, card, zone, that, player), which, "always", "token_due", token)


@step
def token_due(game: Elekt, use: Plain, token: str, unit: int) -> None:
    """EL-615 Only tokens that are in the pool."""
    kinds = [each for each in ATTRIBUTES if token in ("any_token", ATTRIBUTE_NAMES[each]) and game.pool[each]]
    if zone_of(game, unit) == NOBODY or not kinds:
        return
    if len(kinds) == 1:
        game.then(token_put, (kinds[0], unit))
    elif use[0] != NOBODY:
        game.ask(use[0], "attach", [(each, unit) for each in kinds], token_put, rule="EL-1010")


@step
def token_put(game: Elekt, choice: tuple[int, int]) -> None:
    """EL-1010 The token lies on the Unit."""
    keywords.attach(game, choice[0], choice[1])


@general
@step
def strip(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any) -> None:
    """EL-1011 All tokens are removed from Units."""
    for_units(game, Use(seat, card, zone, that, player), which, "always", "stripped")


@step
def stripped(game: Elekt, use: Plain, unit: int) -> None:
    """EL-1011 Back to the pool."""
    for attribute in ATTRIBUTES:
        for _ in range(game.tokens[unit][attribute]):
            keywords.remove_token(game, attribute, unit)


@general
@step
def strike(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any) -> None:
    """EL-1023 Destroy Units; their owners may save them."""
    for_units(game, Use(seat, card, zone, that, player), which, "strikable", "struck")


@step
def struck(game: Elekt, use: Plain, unit: int) -> None:
    """EL-1023 Pointed at."""
    if zone_of(game, unit) != NOBODY and not game.dying >> unit & 1:
        game.then(destroy, use[0], by_whom(game, use[1]), (unit,), ())


@general
@step
def drop(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any) -> None:
    """EL-1001 Discard Units; nobody can save them."""
    for_units(game, Use(seat, card, zone, that, player), which, "always", "dropped")


@step
def dropped(game: Elekt, use: Plain, unit: int) -> None:
    """EL-1026 No saving."""
    if zone_of(game, unit) != NOBODY:
        keywords.discard_unit(game, unit)


@general
@step
def send_home(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any) -> None:
    """EL-636 Units return to their owners' hands."""
    for_units(game, Use(seat, card, zone, that, player), which, "always", "sent_home")


@step
def sent_home(game: Elekt, use: Plain, unit: int) -> None:
    """EL-636 Their tokens go to the pool."""
    if zone_of(game, unit) != NOBODY:
        keywords.to_hand(game, unit, owner_of(game, unit))


@general
@step
def shift(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any, where: str
) -> None:
    """EL-1012 Units move to another Zone, within their owners' limits."""
    for_units(game, Use(seat, card, zone, that, player), which, "movable", "shift_due", where)


@step
def shift_due(game: Elekt, use: Plain, where: str, unit: int) -> None:
    """EL-1013 The stated Zone, or one of choice that has room."""
    if zone_of(game, unit) == NOBODY:
        return
    moves = keywords.moves_of(game, [unit], by_whom(game, use[1]))
    moves = [each for each in moves if where in ("other_zone", ZONE_NAMES[each[1]])]
    if len(moves) == 1:
        game.then(shifted, moves[0])
    elif moves and use[0] != NOBODY:
        game.ask(use[0], "move", moves, shifted, rule="EL-1012")


@step
def shifted(game: Elekt, choice: tuple[int, int]) -> None:
    """EL-1014 A moved Unit is not assigned."""
    keywords.move_unit(game, choice[0], choice[1])


ABLE: Final[dict[str, Callable[..., bool]]] = {
    "always": always, "strikable": strikable, "movable": movable,
}  # fmt: skip
OUTCOMES: Final[dict[str, Callable[..., None]]] = {
    "heat_gained": heat_gained, "heat_lost": heat_lost, "heat_stolen": heat_stolen,
    "units_drawn": units_drawn, "units_discarded": units_discarded, "token_due": token_due,
    "stripped": stripped, "struck": struck, "dropped": dropped, "sent_home": sent_home,
    "shift_due": shift_due,
}  # fmt: skip


# --- made of other verbs --------------------------------------------------------------------------


@general
@step
def given(
    game: Elekt,
    seat: int,
    card: int,
    zone: int,
    that: int,
    player: int,
    condition: Any,
    inner: Any,
    *other: Any,
) -> None:
    """The inner verb, if and as long as its condition holds; else the other, where there is one."""
    use = Use(seat, card, zone, that, player)
    if is_true(game, use, condition):
        then_do(game, use, inner)
    elif other:
        then_do(game, use, other[0])
    elif game.keeps_log:
        kind = game.kinds[card]
        tell_unmet(game, kind.id, condition, "EL-942", kind.family == "unit" and kind.instant)


@general
@step
def both(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, *inner: Any) -> None:
    """One verb after the other."""
    for each in inner:
        then_do(game, Use(seat, card, zone, that, player), each)


@general
@step
def choose_one(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, *inner: Any) -> None:
    """EL-947 The owner of the text chooses one of its parts."""
    if seat != NOBODY:
        use = (seat, card, zone, that, player)
        game.ask(seat, "which part", ORDINALS[: len(inner)], part_chosen, use, inner, rule="EL-947")


@step
def part_chosen(game: Elekt, use: Plain, inner: tuple[Any, ...], answer: str) -> None:
    """EL-947 Only that part works."""
    then_do(game, Use(*use), inner[ORDINALS.index(answer)])


@general
@step
def may(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, inner: Any) -> None:
    """EL-949 The owner of the text does it or leaves it."""
    if seat != NOBODY:
        game.ask(
            seat,
            "whether",
            ("use", DECLINE),
            used_or_not,
            (seat, card, zone, that, player),
            0,
            inner,
            rule="EL-949",
        )


@general
@step
def pay(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, price: Any, inner: Any) -> None:
    """EL-1007 The owner of the text may pay Heat for it."""
    use = (seat, card, zone, that, player)
    cost = amount(game, Use(*use), price)
    if seat != NOBODY and game.heat[seat] >= cost:
        game.ask(seat, "whether to pay", ("pay", DECLINE), used_or_not, use, cost, inner, rule="EL-1007")


@step
def used_or_not(game: Elekt, use: Plain, price: int, inner: Any, answer: str) -> None:
    """EL-1007 Paid and done, or not."""
    if answer != DECLINE:
        keywords.pay_heat(game, use[0], price)
        then_do(game, Use(*use), inner)


@general
@step
def unless_pays(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, who: Any, price: Any, inner: Any
) -> None:
    """EL-1007 Each player meant may pay Heat; if not, the inner verb works, and they are ``that_player``.

    They are in the price too, which is counted once, before anybody is asked.
    """
    use = Use(seat, card, zone, that, player)
    for each in players_meant(game, use, who):
        asked = (seat, card, zone, that, each)
        game.then(offer_payment, asked, amount(game, Use(*asked), price), inner)


@step
def offer_payment(game: Elekt, use: Plain, price: int, inner: Any) -> None:
    """EL-1007 Heat lies open: who has too little is not asked."""
    if game.heat[use[4]] >= price:
        game.ask(use[4], "pay or not", ("pay", DECLINE), paid_or_not, use, price, inner, rule="EL-1007")
    else:
        game.then(paid_or_not, use, price, inner, DECLINE)


@step
def paid_or_not(game: Elekt, use: Plain, price: int, inner: Any, answer: str) -> None:
    """EL-1007 Paid, or borne."""
    if answer == DECLINE:
        then_do(game, Use(*use), inner)
    else:
        keywords.pay_heat(game, use[4], price)


@general
@step
def per(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, value: Any, inner: Any) -> None:
    """The inner verb, this many times."""
    use = Use(seat, card, zone, that, player)
    for _ in range(min(amount(game, use, value), MOST_TIMES)):
        then_do(game, use, inner)


# --- what is counted ------------------------------------------------------------------------------


def give(game: Elekt) -> None:
    """EL-505 Symbols for a group of Units, while a condition holds; consulted when counts are taken."""


verb(UNIT + ZONE_CARD + PRIVILEGE, "counting", takes=PHRASES)(give)
