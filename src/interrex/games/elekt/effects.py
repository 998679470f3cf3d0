"""The verbs that cards of Elekt may use.

Verbs of a Unit's instant ability get (seat, unit, zone, …), of a won Mission or Influence
(winner, card, zone, …), of a Zone card's reaction (seat, zone, …) or (zone, …), of a Privilege
(seat, card, …). Verbs of the moments ``always``, ``counting``, ``tie``, ``saving`` and the like are
consulted by the rules; their meaning stands in the chapter that consults them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.decision import step
from interrex.engine.effects import Number, OneOf, Several, Vocabulary
from interrex.engine.zones import draw, move, show_all
from interrex.games.elekt.abilities import (
    BY_PRIVILEGE,
    BY_UNIT,
    declinable,
    matches,
    unit_has,
)
from interrex.games.elekt.confrontations import confront, confrontation_won
from interrex.games.elekt.court import asks_direction, court_order, turn_sceptre
from interrex.games.elekt.destruction import can_be_destroyed, destroy
from interrex.games.elekt.keywords import (
    attach as attach_one,
)
from interrex.games.elekt.keywords import (
    can_swap,
    discard_card,
    drop_tokens,
    move_unit,
    moves_of,
    pay_heat,
    place_unit,
    remove_token,
    swap_units,
    to_hand,
)
from interrex.games.elekt.keywords import (
    collect_heat as collect,
)
from interrex.games.elekt.keywords import (
    discard_heat as lose_heat,
)
from interrex.games.elekt.keywords import (
    discard_unit as to_pile,
)
from interrex.games.elekt.keywords import (
    take_heat as take,
)
from interrex.games.elekt.limits import has_room
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COURT,
    DECK,
    DECLINE,
    HAND,
    PILE,
    UNUSED,
    VIOLENCE,
    ZONE_NAMES,
    ZONES,
    Elekt,
    distinct,
    owner_of,
    units_in,
    units_of,
    zone_of,
)

verbs: Final = Vocabulary()

ANY_TOKEN: Final = -1
ATTRIBUTE: Final = OneOf({name: number for number, name in enumerate(ATTRIBUTE_NAMES)})
TOKEN: Final = OneOf({**ATTRIBUTE.words, "any_token": ANY_TOKEN})
ZONE: Final = OneOf({name: number for number, name in enumerate(ZONE_NAMES)})


def words(*names: str) -> OneOf:
    """Selectors that stand for themselves."""
    return OneOf({name: name for name in names})


TARGET: Final = words("this", "another", "any", "another_spectre", "another_cultist")
GROUP: Final = words(
    "this", "all", "spectres", "cultists", "basics", "elite", "own_others", "own_other_spectres"
)
FEW: Final = Number(1, 3)


# --- targets of instant abilities: EL-909, EL-947 -----------------------------------------------------

Targets = Callable[..., Sequence[Any]]
TARGETS: Final[dict[str, Targets]] = {}


def targets(verb: Callable[..., None]) -> Callable[[Targets], Targets]:
    """Mark a function as the legal targets of a verb."""

    def note(function: Targets) -> Targets:
        TARGETS[verb.__name__] = function
        return function

    return note


def instant_usable(game: Elekt, seat: int, unit: int, zone: int) -> bool:
    """EL-902, EL-909 The Unit is there, has an instant ability that is not silenced, and a target."""
    kind = game.kinds[unit]
    if not kind.instant or zone_of(game, unit) != zone or owner_of(game, unit) != seat:
        return False
    for other in units_in(game, zone):
        if owner_of(game, other) != seat and unit_has(game, other, "silence_instants"):
            return False
    if not game.rulings.ability_needs_target:
        return True
    return all(
        effect.verb not in TARGETS or TARGETS[effect.verb](game, seat, unit, zone, *effect.args)
        for effect in kind.effects
    )


def chosen_units(game: Elekt, zone: int, selector: str, bearer: int) -> list[int]:
    """EL-922 The Units here that a text means."""
    return [unit for unit in units_in(game, zone) if matches(game, selector, unit, bearer)]


# --- tokens ------------------------------------------------------------------------------------


@verbs.verb("assigned", takes=(TOKEN, TARGET))
@step
def attach(game: Elekt, seat: int, unit: int, zone: int, token: int, target: str) -> None:
    """EL-1010 Attach a token: a stated one, or one of choice; to this Unit, or one of choice."""
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
    attach_one(game, choice[0], choice[1])


@verbs.verb("assigned", takes=(FEW,))
@step
def remove(game: Elekt, seat: int, unit: int, zone: int, number: int) -> None:
    """EL-1011 Remove up to so many tokens from Units here."""
    options: list[tuple[int, int] | str] = [*remove_targets(game, seat, unit, zone, number)]
    if number and options:
        options.append("stop")
        game.ask(seat, "remove", options, removed, seat, unit, zone, number, rule="EL-1011")


@targets(remove)
def remove_targets(game: Elekt, seat: int, unit: int, zone: int, number: int) -> list[tuple[int, int]]:
    """Every kind of token on every Unit here."""
    return [(kind, each) for each in units_in(game, zone) for kind in ATTRIBUTES if game.tokens[each][kind]]


@step
def removed(game: Elekt, seat: int, unit: int, zone: int, number: int, choice: tuple[int, int] | str) -> None:
    """EL-1011 The token is back in the pool; another may follow."""
    if isinstance(choice, str):
        return
    remove_token(game, choice[0], choice[1])
    game.then(remove, seat, unit, zone, number - 1)


@verbs.verb("before_zone")
@step
def remove_all_tokens(game: Elekt, zone: int) -> None:
    """EL-1011 All tokens are removed from Units here."""
    for unit in units_in(game, zone):
        drop_tokens(game, unit)
    game.tell("tokens_cleared", zone, rule="EL-1011")


@verbs.verb("assigned", takes=(TARGET,))
@step
def copy_symbols(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """Choose a Unit: for its stay this one has a copy of that one's printed symbols."""
    options = chosen_units(game, zone, target, unit)
    if options:
        game.ask(seat, "copy", options, symbols_copied, unit, rule="EL-925")


TARGETS["copy_symbols"] = lambda game, seat, unit, zone, target: chosen_units(game, zone, target, unit)


@step
def symbols_copied(game: Elekt, unit: int, model: int) -> None:
    """The copy stays as long as the Unit stays in this Zone."""
    game.given[unit] = game.kinds[model].symbols
    game.tell("copied", unit, model, rule="EL-505")


# --- Heat --------------------------------------------------------------------------------------


@verbs.verb("assigned", "card_won", takes=(words("owner", "winner"), FEW))
@step
def collect_heat(game: Elekt, seat: int, card: int, zone: int, who: str, amount: int) -> None:
    """EL-1009 The user, or the winner, collects Heat."""
    collect(game, seat, amount)


@verbs.verb("assigned", takes=(words("each_opponent_here"), FEW))
@step
def discard_heat(game: Elekt, seat: int, unit: int, zone: int, who: str, amount: int) -> None:
    """EL-1003, EL-1103 Each opponent with a Unit here discards Heat; who has none discards nothing."""
    for other in court_order(game):
        if other != seat and units_of(game, zone, other):
            lose_heat(game, other, amount)


@verbs.verb("assigned", takes=(words("one_opponent_here"), FEW))
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
    take(game, seat, other, amount)


@verbs.verb("unit_assigned_here")
@step
def mechs_take(game: Elekt, seat: int, zone: int) -> None:
    """EL-1261 Whoever has assigned a Unit here discards 1 Heat, or all of it (R51)."""
    amount = game.rulings.mechs_take
    lose_heat(game, seat, game.heat[seat] if isinstance(amount, str) else amount)


@verbs.verb("unit_assigned_here", takes=(FEW,))
@step
def collect_if_without_heat(game: Elekt, seat: int, zone: int, amount: int) -> None:
    """EL-1009 Whoever has assigned a Unit here and has no Heat collects some."""
    if game.heat[seat] == 0:
        collect(game, seat, amount)


# --- Units -------------------------------------------------------------------------------------


@verbs.verb("assigned", takes=(TARGET,))
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
    to_hand(game, taken, seat)
    if owner != seat and not game.rulings.stolen_units_kept:
        game.lent.append((taken, owner))


@verbs.verb("assigned", takes=(words("this"),))
@step
def discard_unit(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-1243 This Unit is discarded; nobody can save it."""
    if zone_of(game, unit) == zone:
        to_pile(game, unit)


@verbs.verb("assigned", takes=(TARGET,))
@step
def return_to_hand(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-636 Return a Unit to its owner's hand."""
    options = chosen_units(game, zone, target, unit)
    if len(options) == 1:
        game.then(returned, options[0])
    elif options:
        game.ask(seat, "return", options, returned, rule="EL-925")


TARGETS["return_to_hand"] = TARGETS["copy_symbols"]


@step
def returned(game: Elekt, unit: int) -> None:
    """EL-636 Back in its owner's hand, its tokens in the pool."""
    to_hand(game, unit, owner_of(game, unit))


@verbs.verb("assigned", takes=(TARGET, words("other_zone")))
@step
def move_to(game: Elekt, seat: int, unit: int, zone: int, target: str, where: str) -> None:
    """EL-1012 Move a Unit from here to another Zone, within its owner's limit."""
    options = move_targets(game, seat, unit, zone, target, where)
    if options:
        game.ask(seat, "move", options, unit_moved, rule="EL-1012")


@targets(move_to)
def move_targets(
    game: Elekt, seat: int, unit: int, zone: int, target: str, where: str
) -> list[tuple[int, int]]:
    """EL-1013 Every Unit meant with every Zone that has room."""
    return moves_of(game, chosen_units(game, zone, target, unit), BY_UNIT)


@step
def unit_moved(game: Elekt, choice: tuple[int, int] | str) -> None:
    """EL-1014 A moved Unit is not assigned."""
    if not isinstance(choice, str):
        move_unit(game, choice[0], choice[1])


@verbs.verb("assigned", takes=(words("this"), words("own_elsewhere")))
@step
def swap(game: Elekt, seat: int, unit: int, zone: int, this: str, other: str) -> None:
    """EL-1016 Swap this Unit with another own Unit in another Zone."""
    options = swap_targets(game, seat, unit, zone, this, other)
    if len(options) == 1:
        game.then(unit_swapped, unit, options[0])
    elif options:
        game.ask(seat, "swap with", options, unit_swapped, unit, rule="EL-1016")


@targets(swap)
def swap_targets(game: Elekt, seat: int, unit: int, zone: int, this: str, other: str) -> list[int]:
    """Own Units in other Zones that no text holds fast."""
    return [
        each
        for elsewhere in ZONES
        if elsewhere != zone
        for each in units_of(game, elsewhere, seat)
        if can_swap(game, unit, each, BY_UNIT)
    ]


@step
def unit_swapped(game: Elekt, unit: int, other: int) -> None:
    """EL-1017 Swapped Units are not assigned."""
    swap_units(game, unit, other)


@verbs.verb("assigned")
@step
def place(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """EL-1020 Place a Unit from hand here, without assigning it."""
    options = place_targets(game, seat, unit, zone)
    if options:
        game.ask(seat, "place", options, unit_placed, seat, zone, rule="EL-1020")


@targets(place)
def place_targets(game: Elekt, seat: int, unit: int, zone: int) -> list[int]:
    """EL-1022, EL-R07 Units in hand for which there is room."""
    hand = distinct(game, game.lying[HAND + seat])
    if not game.rulings.place_respects_limit:
        return hand
    return [each for each in hand if has_room(game, seat, zone, each)]


@step
def unit_placed(game: Elekt, seat: int, zone: int, unit: int) -> None:
    """EL-1021 It may not use its instant ability and uses up no assignment."""
    place_unit(game, seat, unit, zone)


@verbs.verb("assigned")
@step
def take_from_pile(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """Take one Unit of choice from the discard pile into hand."""
    options = pile_targets(game, seat, unit, zone)
    if len(options) == 1:
        game.then(taken_from_pile, seat, options[0])
    elif options:
        game.ask(seat, "take from pile", options, taken_from_pile, seat, rule="EL-947")


@targets(take_from_pile)
def pile_targets(game: Elekt, seat: int, unit: int, zone: int) -> list[int]:
    """EL-152 The pile lies open."""
    return distinct(game, game.lying[PILE])


@step
def taken_from_pile(game: Elekt, seat: int, choice: int | str) -> None:
    """The Unit is in hand; all have seen which."""
    if isinstance(choice, int):
        move(game, choice, HAND + seat)
        game.tell("took_from_pile", seat, choice, rule="EL-947")


@verbs.verb("card_won")
@step
def may_take_from_pile(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-949 The winner may take one Unit from the discard pile into hand."""
    options = distinct(game, game.lying[PILE])
    if options:
        question = (*options, DECLINE)
        game.ask(winner, "take from pile", question, taken_from_pile, winner, rule="EL-935")


@verbs.verb("card_won")
@step
def werewolf_discard(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-1272 The winner discards Units from hand: 2, fewer if there are fewer (R52)."""
    number = game.rulings.werewolf_discard
    held = len(game.lying[HAND + winner])
    wanted = held if isinstance(number, str) else number
    if wanted > held and not game.rulings.partial_discard:  # EL-R49
        return
    game.then(discard_from_hand, winner, min(wanted, held))


@step
def discard_from_hand(game: Elekt, seat: int, number: int) -> None:
    """EL-1001 Unit after Unit; the last ones go unasked."""
    hand = game.lying[HAND + seat]
    if number and len(hand) == number and game.rulings.hand_sizes_open:
        for unit in list(hand):
            to_pile(game, unit)
    elif number:
        options = distinct(game, hand)
        game.ask(seat, "discard", options, discarded_from_hand, seat, number, rule="EL-1001")


@step
def discarded_from_hand(game: Elekt, seat: int, number: int, unit: int) -> None:
    """EL-1026 A discard cannot be answered by saving."""
    to_pile(game, unit)
    game.then(discard_from_hand, seat, number - 1)


@verbs.verb("card_won", takes=(FEW,))
@step
def discard_own_here(game: Elekt, winner: int, card: int, zone: int, number: int) -> None:
    """EL-1001 The winner discards own Units in this Zone."""
    options = list(units_of(game, zone, winner))
    if number and len(options) == 1:
        game.then(discarded_here, winner, card, zone, number, options[0])
    elif number and options:
        game.ask(winner, "discard", options, discarded_here, winner, card, zone, number, rule="EL-935")


@step
def discarded_here(game: Elekt, winner: int, card: int, zone: int, number: int, unit: int) -> None:
    """EL-1026 No saving, not even of a Basic Unit."""
    to_pile(game, unit)
    game.then(discard_own_here, winner, card, zone, number - 1)


# --- destroying, and confrontations out of turn ------------------------------------------------


@verbs.verb("assigned", takes=(TARGET,))
@step
def destroy_unit(game: Elekt, seat: int, unit: int, zone: int, target: str) -> None:
    """EL-1023 Destroy a Unit here; its owner may save it."""
    options = destroy_targets(game, seat, unit, zone, target)
    if len(options) == 1:
        game.then(unit_struck, seat, BY_UNIT, options[0])
    elif options:
        game.ask(seat, "destroy", options, unit_struck, seat, BY_UNIT, rule="EL-1023")


@targets(destroy_unit)
def destroy_targets(game: Elekt, seat: int, unit: int, zone: int, target: str) -> list[int]:
    """EL-945 Units meant that no text protects."""
    units = chosen_units(game, zone, target, unit)
    return [each for each in units if can_be_destroyed(game, each, BY_UNIT)]


@step
def unit_struck(game: Elekt, seat: int, by: int, unit: int) -> None:
    """EL-1023 Pointed at."""
    game.then(destroy, seat, by, (unit,), ())


@verbs.verb("assigned", takes=(ATTRIBUTE,))
@step
def confront_now(game: Elekt, seat: int, unit: int, zone: int, attribute: int) -> None:
    """EL-1251 A confrontation here at once; by EL-R40 the owner may be its winner outright."""
    if attribute == VIOLENCE and game.rulings.skarger_winner == "owner":
        game.then(confrontation_won, zone, attribute, seat)
    else:
        game.then(confront, zone, attribute)


# --- before Power ------------------------------------------------------------------------------


@verbs.verb("before_power", takes=(FEW, ATTRIBUTE, FEW))
@step
def pay_for_symbols(
    game: Elekt, seat: int, unit: int, zone: int, price: int, attribute: int, number: int
) -> None:
    """Before Power the owner may pay: this Unit has more symbols in that confrontation."""
    if zone_of(game, unit) == zone and game.heat[seat] >= price:
        game.ask(
            seat, "pay for symbols", ("pay", DECLINE), symbols_paid, seat, unit, price, attribute,
            number, rule="EL-949",
        )  # fmt: skip


@step
def symbols_paid(
    game: Elekt, seat: int, unit: int, price: int, attribute: int, number: int, answer: str
) -> None:
    """EL-1007 Paid, the symbols count in this confrontation."""
    if answer == "pay":
        pay_heat(game, seat, price)
        game.boosted.append((unit, attribute, number))


@verbs.verb("before_power", takes=(FEW, FEW))
@step
def each_may_pay_for_count(game: Elekt, zone: int, price: int, number: int) -> None:
    """Before Power each player with a Unit here may pay for more in the count, in Court order."""
    for seat in court_order(game):
        game.then(pay_for_count, seat, zone, price, number)


@step
def pay_for_count(game: Elekt, seat: int, zone: int, price: int, number: int) -> None:
    """EL-949 The player of whom the text speaks decides."""
    if units_of(game, zone, seat) and game.heat[seat] >= price:
        game.ask(seat, "pay for count", ("pay", DECLINE), count_paid, seat, price, number, rule="EL-949")


@step
def count_paid(game: Elekt, seat: int, price: int, number: int, answer: str) -> None:
    """EL-1007 Paid openly; it counts in this confrontation."""
    if answer == "pay":
        pay_heat(game, seat, price)
        game.bonus[seat] += number


# --- other texts of won cards ------------------------------------------------------------------


@verbs.verb("card_won")
@step
def may_discard_privilege(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-1002 The winner may discard the top face-down Privilege; nobody sees which it was."""
    if game.lying[DECK + COURT]:
        options = ("discard", DECLINE)
        game.ask(winner, "discard privilege", options, privilege_discarded, winner, rule="EL-935")


@step
def privilege_discarded(game: Elekt, winner: int, answer: str) -> None:
    """EL-805 If it was the last face-down one, the face-up Privilege is now the last."""
    if answer == "discard":
        draw(game, DECK + COURT, UNUSED)
        game.tell("privilege_discarded", winner, rule="EL-1002")


@verbs.verb("card_won")
@step
def may_turn_sceptre(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-208 The winner may turn the Sceptre to the other direction."""
    if asks_direction(game):
        game.ask(winner, "turn sceptre", ("turn", DECLINE), sceptre_turned, rule="EL-935")


@step
def sceptre_turned(game: Elekt, answer: str) -> None:
    """EL-R54 Court positions change at once."""
    if answer == "turn":
        turn_sceptre(game)


# --- Privileges --------------------------------------------------------------------------------


@verbs.verb("heat_step", takes=(FEW,))
@step
def collect_more(game: Elekt, seat: int, card: int, amount: int) -> None:
    """EL-937 In Heat collection the holder collects more."""
    if declinable(game):
        game.ask(seat, "use privilege", (card, DECLINE), more_collected, seat, amount, rule="EL-937")
    else:
        game.then(more_collected, seat, amount, card)


@step
def more_collected(game: Elekt, seat: int, amount: int, answer: int | str) -> None:
    """EL-1009 Up to the limit, as always."""
    if answer != DECLINE:
        collect(game, seat, amount)


@verbs.verb("assignment_end")
@step
def may_move_own(game: Elekt, seat: int, card: int) -> None:
    """EL-948 When the assignment phase ends, the holder may move one own Unit to another Zone."""
    court_only = game.rulings.privileges_reach == "court"  # EL-R45
    zones = (COURT,) if court_only else ZONES
    own = [unit for zone in zones for unit in units_of(game, zone, seat)]
    options: list[tuple[int, int] | str] = [*moves_of(game, own, BY_PRIVILEGE)]
    if options:
        options.append(DECLINE)
        game.ask(seat, "move", options, unit_moved, rule="EL-948")


@verbs.verb("confrontation_start")
@step
def may_discard_this_to_destroy(game: Elekt, seat: int, card: int) -> None:
    """EL-948 The holder may discard this card: destroy any Unit in any Zone."""
    options: list[int | str] = [
        unit for zone in ZONES for unit in units_in(game, zone) if can_be_destroyed(game, unit, BY_PRIVILEGE)
    ]
    if options:
        options.append(DECLINE)
        game.ask(seat, "attainder", options, attainted, seat, card, rule="EL-948")


@step
def attainted(game: Elekt, seat: int, card: int, answer: int | str) -> None:
    """EL-1023 The card leaves the game; the Unit is destroyed unless its owner saves it."""
    if isinstance(answer, int):
        discard_card(game, card)
        game.then(destroy, seat, BY_PRIVILEGE, (answer,), ())


@verbs.verb("assignment_start")
@step
def may_look_at_hand(game: Elekt, seat: int, card: int) -> None:
    """EL-948 At the start of the assignment phase the holder may look at one opponent's hand."""
    options: list[int | str] = [
        other for other in range(game.seats) if other != seat and game.lying[HAND + other]
    ]
    if options or not game.rulings.hand_sizes_open:
        options.append(DECLINE)
        game.ask(seat, "look at hand", options, hand_looked_at, seat, rule="EL-948")


@step
def hand_looked_at(game: Elekt, seat: int, answer: int | str) -> None:
    """EL-150 Only the holder sees the hand, at that moment."""
    if isinstance(answer, int):
        show_all(game, HAND + answer, 1 << seat)
        game.tell("looked_at_hand", seat, answer, rule="EL-948")
        hand = tuple(sorted(game.lying[HAND + answer]))
        game.tell("saw_hand", answer, hand, rule="EL-948", to=1 << seat)


# --- texts that the rules consult --------------------------------------------------------------


def consulted(name: str, *moments: str, takes: tuple[Any, ...] = ()) -> None:
    """Offer a verb that does nothing by itself: the chapter named in its comment consults it."""

    def text(game: Elekt) -> None:
        """A text that is consulted, never performed."""

    text.__name__ = name
    verbs.verb(*moments, takes=takes)(text)


ATTRIBUTES_NAMED: Final = Several(ATTRIBUTE)
DEEDS: Final = words("destroying", "saving", "moving", "swapping")

consulted("protect", "always", takes=(GROUP, DEEDS))  # abilities.protected
consulted("silence_instants", "always")  # instant_usable
consulted("silence_zone_card", "always")  # abilities.silenced
consulted("uncounted", "always")  # limits.has_room
consulted("limit_set", "always", takes=(Number(0, 9),))  # limits.zone_limit
consulted("limit_raise", "always", takes=(Number(-3, 3),))
consulted("own_limit_raise", "always", takes=(ZONE, FEW))
consulted("resolve_first", "always", takes=(ATTRIBUTE,))  # confrontations
consulted("skip", "always", takes=(ATTRIBUTE,))
consulted("draws", "always", takes=(Number(1, 5),))  # recruitment
consulted("assignments", "always", takes=(Number(1, 9),))  # assignment
consulted("cheaper_each_round", "always", takes=(FEW,))  # abilities.dispensation
consulted("toll", "assigning_here", takes=(FEW,))  # assignment.toll
consulted("require_units", "taking_part", takes=(Number(1, 9), ATTRIBUTE))  # confrontations
consulted("give_symbols", "counting", takes=(GROUP, ATTRIBUTE, Number(-3, 3)))  # counting
consulted(
    "give_symbols_if", "counting",
    takes=(words("lowest_court_position"), GROUP, ATTRIBUTE, Number(-3, 3)),
)  # fmt: skip
consulted("hide_symbols", "counting", takes=(GROUP, ATTRIBUTE))
consulted("count_as", "counting", takes=(ATTRIBUTE, ATTRIBUTE))
consulted("temple_counts", "counting")
consulted("count_elsewhere", "counting", takes=(ATTRIBUTE, ZONE))
consulted("win_ties", "tie", takes=(ATTRIBUTES_NAMED,))  # confrontations.tie
consulted("win_ties_in", "tie", takes=(ATTRIBUTE, Several(ZONE)))
consulted("lose_ties", "tie", takes=(ATTRIBUTES_NAMED,))
consulted("ties_go_to", "tie", takes=(words("highest", "lowest"), ATTRIBUTES_NAMED))
consulted("tokens_may_match", "won_occultism")  # rewards
consulted("extra_token", "won_occultism")
consulted("token_count", "won_occultism", takes=(Number(0, 4),))
consulted("heat_instead", "won_occultism", takes=(FEW,))
consulted("swap_opponents", "won_deceit")
consulted("may_move_instead", "won_deceit")
consulted("destroy_more", "won_violence", takes=(Number(2, 4),))
consulted("must_destroy", "won_violence")
consulted("take_won_card", "won_power", takes=(FEW,))
consulted("choose_victim", "destroying")  # destruction
consulted("keep_in_zone", "saved", takes=(Number(0, 3),))
consulted("saving_price", "saving", takes=(GROUP, Number(0, 3)))
consulted("free_save_each_round", "saving", takes=(GROUP,))
consulted("raise_saving_price", "saving", takes=(GROUP, FEW))
