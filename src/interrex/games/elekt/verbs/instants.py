"""Instant abilities: EL-901 to EL-909. What a Unit may do right after it was assigned.

Every verb gets (seat, unit, zone, …). A verb that needs a target has a function of its legal
targets beside it; without one the ability cannot be used (EL-909).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.elekt import keywords
from interrex.games.elekt.abilities import BY_UNIT, matches, privilege_reaches, privilege_texts, unit_has
from interrex.games.elekt.confrontations import confront, confrontation_won
from interrex.games.elekt.court import court_order
from interrex.games.elekt.destruction import can_be_destroyed, destroy
from interrex.games.elekt.limits import has_room, may_hold_uncounted
from interrex.games.elekt.table import (
    ATTRIBUTES,
    HAND,
    NOBODY,
    PILE,
    VIOLENCE,
    ZONES,
    Elekt,
    apart,
    distinct,
    hand_is_open,
    owner_of,
    units_in,
    units_of,
    zone_of,
)
from interrex.games.elekt.verbs.vocabulary import (
    ANY_TOKEN,
    ATTRIBUTE,
    FEW,
    TARGET,
    TOKEN,
    UNIT,
    ZONE_CARD,
    verb,
    words,
)

# --- targets: EL-909, EL-947 -------------------------------------------------------------------

Targets = Callable[..., Sequence[Any]]
TARGETS: Final[dict[str, Targets]] = {}


def targets(*acting: Callable[..., None]) -> Callable[[Targets], Targets]:
    """Mark a function as the legal targets of verbs."""

    def note(function: Targets) -> Targets:
        for each in acting:
            TARGETS[each.__name__] = function
        return function

    return note


def chosen_units(game: Elekt, zone: int, selector: str, bearer: int) -> list[int]:
    """EL-922 The Units here that a text means."""
    units = [unit for unit in units_in(game, zone) if matches(game, selector, unit, bearer)]
    return apart(game, units, bearer)


def instant_silenced(game: Elekt, seat: int, unit: int, zone: int) -> bool:
    """EL-902 No instant ability: the Unit has none or has gone, or an opponent's text forbids it here."""
    if not game.kinds[unit].instant or zone_of(game, unit) != zone or owner_of(game, unit) != seat:
        return True
    return any(
        game.kinds[other].when == "always"
        and owner_of(game, other) != seat
        and unit_has(game, other, "silence_instants")
        for other in units_in(game, zone)
    )


def has_target(game: Elekt, seat: int, unit: int, zone: int) -> bool:
    """EL-909, EL-R32 Every verb of the ability that needs a target has one."""
    if not game.rulings.ability_needs_target:
        return True
    return all(has_targets_for(game, seat, unit, zone, effect) for effect in game.kinds[unit].effects)


def has_targets_for(game: Elekt, seat: int, unit: int, zone: int, effect: Effect) -> bool:
    """EL-947 The verb needs no target, or has one."""
    return effect.verb not in TARGETS or bool(TARGETS[effect.verb](game, seat, unit, zone, *effect.args))


def target_is_secret(game: Elekt, seat: int, unit: int, zone: int) -> bool:
    """Whether there is a target depends on cards the others cannot see: then the owner is asked anyway."""
    if not any(effect.verb == "place" for effect in game.kinds[unit].effects):
        return False
    counted = game.rulings.hand_sizes_open
    if game.settings.rules_version < 2:  # until version 2 whoever had a hand was asked
        return bool(game.cards_at[HAND + seat]) or not counted
    others = [effect for effect in game.kinds[unit].effects if effect.verb != "place"]
    if not all(has_targets_for(game, seat, unit, zone, effect) for effect in others):
        return False
    if counted and not game.cards_at[HAND + seat]:
        return False
    full = game.rulings.place_respects_limit and not has_room(game, seat, zone, NOBODY)
    return may_hold_uncounted(game, seat, (zone,)) if full else not counted


# --- paying for instant abilities --------------------------------------------------------------


def instant_cost(game: Elekt, unit: int) -> int:
    """EL-908 The number of Heat marks on the card; always 1 under EL-R31."""
    cost = game.kinds[unit].cost
    return 1 if cost and game.rulings.instant_costs == "always_one" else cost


def dispensation(game: Elekt, seat: int, zone: int) -> tuple[int, int]:
    """A Privilege that makes one instant ability a round cheaper: (card, Heat), or nobody's."""
    for card, effect in privilege_texts(game, seat, "always", zone):
        if effect.verb == "cheaper_each_round" and not game.used >> card & 1:
            if privilege_reaches(game, zone):
                return card, int(effect.args[0])
    return NOBODY, 0


def can_pay_instant(game: Elekt, seat: int, unit: int, zone: int, cheaper: bool) -> bool:
    """EL-905, EL-1105 The player has the Heat; with ``cheaper`` by way of a Dispensation."""
    cost = instant_cost(game, unit)
    if not cheaper:
        return game.heat[seat] >= cost
    card, less = dispensation(game, seat, zone)
    return card != NOBODY and cost > 0 and game.heat[seat] >= cost - less


def pay_instant(game: Elekt, seat: int, unit: int, cheaper: bool) -> None:
    """EL-1007 The cost goes to the Heat pool before the effect."""
    cost = instant_cost(game, unit)
    if cheaper:
        card, less = dispensation(game, seat, zone_of(game, unit))
        game.used |= 1 << card
        cost = max(0, cost - less)
        game.tell("privilege_used", seat, card, rule="EL-937")
    keywords.pay_heat(game, seat, cost)


# --- tokens and symbols ------------------------------------------------------------------------


@verb(UNIT, "assigned", takes=(TOKEN, TARGET))
@step
def attach(game: Elekt, seat: int, unit: int, zone: int, token: int, target: str) -> None:
    """EL-1010 Attach a token, a stated one or one of your choice, to this Unit or to one of your choice."""
    options = attach_targets(game, seat, unit, zone, token, target)
    if len(options) == 1:
        game.then(attached, options[0])
    elif options:
        game.ask(seat, "attach", options, attached, rule="EL-1010")


@targets(attach)
def attach_targets(
    game: Elekt, seat: int, unit: int, zone: int, token: int, target: str
) -> list[tuple[int, int]]:
    """EL-615 Tokens that are in the pool, with every Unit meant."""
    kinds = ATTRIBUTES if token == ANY_TOKEN else (token,)
    units = chosen_units(game, zone, target, unit)
    return [(kind, each) for kind in kinds if game.pool[kind] for each in units]


@step
def attached(game: Elekt, choice: tuple[int, int]) -> None:
    """EL-1010 The token lies on the Unit."""
    keywords.attach(game, choice[0], choice[1])


@verb(UNIT, "assigned", takes=(FEW,))
@step
def remove(game: Elekt, seat: int, unit: int, zone: int, number: int) -> None:
    """EL-1011 Remove up to this many tokens from Units here."""
    options: list[tuple[int, int] | str] = [*remove_targets(game, seat, unit, zone, number)]
    if number and options:
        options.append("stop")
        game.ask(seat, "remove", options, removed, seat, unit, zone, number, rule="EL-1011")


@targets(remove)
def remove_targets(game: Elekt, seat: int, unit: int, zone: int, number: int) -> list[tuple[int, int]]:
    """EL-947 Every kind of token on every Unit here."""
    units = apart(game, units_in(game, zone))
    return [(kind, each) for each in units for kind in ATTRIBUTES if game.tokens[each][kind]]


@step
def removed(game: Elekt, seat: int, unit: int, zone: int, number: int, choice: tuple[int, int] | str) -> None:
    """EL-1011 The token is back in the pool; another may follow."""
    if isinstance(choice, str):
        return
    keywords.remove_token(game, choice[0], choice[1])
    game.then(remove, seat, unit, zone, number - 1)


@verb(UNIT, "assigned", takes=(TARGET,))
@step
def copy_symbols(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-925 Choose a Unit: as long as this one stays, it has a copy of that one's printed symbols."""
    options = units_meant(game, seat, unit, zone, target)
    if len(options) == 1:
        game.then(symbols_copied, unit, options[0])
    elif options:
        game.ask(seat, "copy", options, symbols_copied, unit, rule="EL-925")


@step
def symbols_copied(game: Elekt, unit: int, model: int) -> None:
    """EL-505 The copy stays as long as the Unit stays in this Zone."""
    if zone_of(game, unit) == NOBODY:
        return
    game.given[unit] = game.kinds[model].symbols
    game.tell("copied", unit, model, owner_of(game, unit), owner_of(game, model), rule="EL-505")


# --- Heat --------------------------------------------------------------------------------------


@verb(UNIT + ZONE_CARD, "assigned", "card_won", takes=(words("owner", "winner"), FEW))
@step
def collect_heat(game: Elekt, seat: int, card: int, zone: int, who: str, amount: int) -> None:
    """EL-1009 The user, or the winner of the card, collects Heat."""
    keywords.collect_heat(game, seat, amount)


@verb(UNIT, "assigned", takes=(words("each_opponent_here"), FEW))
@step
def discard_heat(game: Elekt, seat: int, unit: int, zone: int, who: str, amount: int) -> None:
    """EL-1003, EL-1103 Each opponent with a Unit here discards Heat; whoever has none discards nothing."""
    for other in court_order(game):
        if other != seat and units_of(game, zone, other):
            keywords.discard_heat(game, other, amount)


@verb(UNIT, "assigned", takes=(words("one_opponent_here"), FEW))
@step
def take_heat(game: Elekt, seat: int, unit: int, zone: int, who: str, amount: int) -> None:
    """EL-1005 Take Heat from an opponent who has a Unit here."""
    options = opponents_here(game, seat, unit, zone, who, amount)
    if len(options) == 1:
        game.then(heat_taken, seat, amount, options[0])
    elif options:
        game.ask(seat, "take heat", options, heat_taken, seat, amount, rule="EL-1005")


@targets(take_heat)
def opponents_here(game: Elekt, seat: int, unit: int, zone: int, who: str, amount: int) -> list[int]:
    """EL-947 A player is a target."""
    return [other for other in range(game.seats) if other != seat and units_of(game, zone, other)]


@step
def heat_taken(game: Elekt, seat: int, amount: int, other: int) -> None:
    """EL-1006 No more than fits."""
    keywords.take_heat(game, seat, other, amount)


# --- Units taken, returned, discarded ----------------------------------------------------------


@verb(UNIT, "assigned", takes=(TARGET,))
@step
def take_unit(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-1241 Take another Unit of this Zone into hand."""
    options = take_targets(game, seat, unit, zone, target)
    if len(options) == 1:
        game.then(unit_taken, seat, options[0])
    elif options:
        game.ask(seat, "take", options, unit_taken, seat, rule="EL-1241")


@targets(take_unit)
def take_targets(game: Elekt, seat: int, unit: int, zone: int, target: str) -> list[int]:
    """EL-1241, EL-R21 Any other Unit here; only opponents' under that reading."""
    units = chosen_units(game, zone, target, unit)
    if not game.rulings.thief_takes_own:
        units = [each for each in units if owner_of(game, each) != seat]
    return units


@step
def unit_taken(game: Elekt, seat: int, taken: int) -> None:
    """EL-1242, EL-1246 Its tokens go to the pool; it belongs to the taker from now on (R22)."""
    owner = owner_of(game, taken)
    keywords.to_hand(game, taken, seat)
    lent_before = any(unit == taken for unit, _ in game.lent)
    if owner != seat and not lent_before and not game.rulings.stolen_units_kept:
        game.lent.append((taken, owner))


@verb(UNIT, "assigned", takes=(words("this"),))
@step
def discard_unit(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-1243 This Unit is discarded; nobody can save it."""
    if zone_of(game, unit) == zone:
        keywords.discard_unit(game, unit)


@verb(UNIT, "assigned", takes=(TARGET,))
@step
def return_to_hand(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-636 Return a Unit to its owner's hand."""
    options = units_meant(game, seat, unit, zone, target)
    if len(options) == 1:
        game.then(returned, options[0])
    elif options:
        game.ask(seat, "return", options, returned, rule="EL-925")


@targets(copy_symbols, return_to_hand)
def units_meant(game: Elekt, seat: int, unit: int, zone: int, target: str) -> list[int]:
    """EL-947 A Unit is a target."""
    return chosen_units(game, zone, target, unit)


@step
def returned(game: Elekt, unit: int) -> None:
    """EL-636 Back in its owner's hand, its tokens in the pool."""
    keywords.to_hand(game, unit, owner_of(game, unit))


@verb(UNIT, "assigned")
@step
def take_from_pile(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """EL-947 Take one Unit of your choice from the discard pile into hand."""
    options = pile_targets(game, seat, unit, zone)
    if len(options) == 1:
        game.then(taken_from_pile, seat, options[0])
    elif options:
        game.ask(seat, "take from pile", options, taken_from_pile, seat, rule="EL-947")


@targets(take_from_pile)
def pile_targets(game: Elekt, seat: int, unit: int, zone: int) -> list[int]:
    """EL-152 The pile lies open."""
    return distinct(game, game.cards_at[PILE])


@step
def taken_from_pile(game: Elekt, seat: int, choice: int | str) -> None:
    """EL-947 The Unit is in hand; all have seen which."""
    if isinstance(choice, int):
        move(game, choice, HAND + seat)
        game.tell("took_from_pile", seat, choice, rule="EL-947")


# --- Units moved, swapped, placed --------------------------------------------------------------


@verb(UNIT, "assigned", takes=(TARGET, words("other_zone")))
@step
def move_to(game: Elekt, seat: int, unit: int, zone: int, target: str, where: str) -> None:
    """EL-1012 Move a Unit from here to another Zone, within its owner's limit."""
    options = move_targets(game, seat, unit, zone, target, where)
    if len(options) == 1:
        game.then(unit_moved, options[0])
    elif options:
        game.ask(seat, "move", options, unit_moved, rule="EL-1012")


@targets(move_to)
def move_targets(
    game: Elekt, seat: int, unit: int, zone: int, target: str, where: str
) -> list[tuple[int, int]]:
    """EL-1013 Every Unit meant with every Zone that has room."""
    return keywords.moves_of(game, chosen_units(game, zone, target, unit), BY_UNIT)


@step
def unit_moved(game: Elekt, choice: tuple[int, int]) -> None:
    """EL-1014 A moved Unit is not assigned."""
    keywords.move_unit(game, choice[0], choice[1])


@verb(UNIT, "assigned", takes=(words("this"), words("own_elsewhere")))
@step
def swap(game: Elekt, seat: int, unit: int, zone: int, this: str, other: str) -> None:
    """EL-1016 Swap this Unit with another of your Units in another Zone."""
    options = swap_targets(game, seat, unit, zone, this, other)
    if len(options) == 1:
        game.then(unit_swapped, unit, options[0])
    elif options:
        game.ask(seat, "swap with", options, unit_swapped, unit, rule="EL-1016")


@targets(swap)
def swap_targets(game: Elekt, seat: int, unit: int, zone: int, this: str, other: str) -> list[int]:
    """EL-945 Own Units in other Zones that no text holds fast."""
    if zone_of(game, unit) != zone:
        return []
    return [
        each
        for elsewhere in ZONES
        if elsewhere != zone
        for each in apart(game, units_of(game, elsewhere, seat))
        if keywords.can_swap(game, unit, each, BY_UNIT)
    ]


@step
def unit_swapped(game: Elekt, unit: int, other: int) -> None:
    """EL-1017 Swapped Units are not assigned."""
    keywords.swap_units(game, unit, other)


@verb(UNIT, "assigned")
@step
def place(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """EL-1020 Place a Unit from hand here, without assigning it."""
    options = place_targets(game, seat, unit, zone)
    full = game.rulings.place_respects_limit and not has_room(game, seat, zone, NOBODY)
    if len(options) == 1 and (full or hand_is_open(game, seat)):
        game.then(unit_placed, seat, zone, options[0])
    elif options:  # asked even for a single card: who is not asked tells what he holds
        game.ask(seat, "place", options, unit_placed, seat, zone, rule="EL-1020")


@targets(place)
def place_targets(game: Elekt, seat: int, unit: int, zone: int) -> list[int]:
    """EL-1022, EL-R07 Units in hand for which there is room."""
    hand = distinct(game, game.cards_at[HAND + seat])
    if not game.rulings.place_respects_limit:
        return hand
    return [each for each in hand if has_room(game, seat, zone, each)]


@step
def unit_placed(game: Elekt, seat: int, zone: int, unit: int) -> None:
    """EL-1021 It may not use its instant ability and uses up no assignment."""
    keywords.place_unit(game, seat, unit, zone)


# --- destroying, and confrontations out of turn ------------------------------------------------


@verb(UNIT, "assigned", takes=(TARGET,))
@step
def destroy_unit(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-1023 Destroy a Unit here; its owner may save it."""
    options = destroy_targets(game, seat, unit, zone, target)
    if len(options) == 1:
        game.then(unit_struck, seat, options[0])
    elif options:
        game.ask(seat, "destroy", options, unit_struck, seat, rule="EL-1023")


@targets(destroy_unit)
def destroy_targets(game: Elekt, seat: int, unit: int, zone: int, target: str) -> list[int]:
    """EL-945 Units meant that no text protects."""
    units = chosen_units(game, zone, target, unit)
    return [each for each in units if can_be_destroyed(game, each, BY_UNIT)]


@step
def unit_struck(game: Elekt, seat: int, unit: int) -> None:
    """EL-1023 Pointed at."""
    game.then(destroy, seat, BY_UNIT, (unit,), ())


@verb(UNIT, "assigned", takes=(ATTRIBUTE,))
@step
def confront_now(game: Elekt, seat: int, unit: int, zone: int, attribute: int) -> None:
    """EL-1251 A confrontation here at once; by EL-R40 the owner may be its winner outright."""
    if attribute == VIOLENCE and game.rulings.skarger_winner == "owner":
        game.then(confrontation_won, zone, attribute, seat)
    else:
        game.then(confront, zone, attribute)
