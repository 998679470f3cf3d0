"""Chapter 900: what may be done in a turn, and by which rule it may not."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from interrex.games.veto.answers import (
    declared_targets,
    undiscardable,
    why_not_cost,
    why_not_learning,
    why_not_limit,
    why_not_play,
)
from interrex.games.veto.cards import (
    BITS,
    CHARACTER,
    EFFECT,
    ELEKT,
    EQUIPMENT,
    ESTATE,
    FAMILIES,
    KARMAZYN,
    LOJALNY,
    NIEOBECNY,
    WPLYWOWY,
    Kind,
)
from interrex.games.veto.duel import why_not_challenged, why_not_challenger
from interrex.games.veto.equal_cards import distinct, one_of_each
from interrex.games.veto.moving import face_up_thrusts, has_slot
from interrex.games.veto.permissions import (
    BARRED_FROM_AGITATING,
    allowed,
    forbidden,
    forbidden_this_round,
    may_stand_on_magnates,
    own_elekts_any,
    thrust_limits,
)
from interrex.games.veto.table import (
    BENE,
    HAND,
    INFLUENCE,
    NOBODY,
    PLAY,
    Veto,
    holder,
    is_tapped,
    on_magnates,
    opponents,
    under,
)
from interrex.games.veto.traits import (
    attached,
    company,
    derived,
    elekt_limit,
    is_blank,
    keywords,
    meets,
    number_of,
    of_faction,
    passes,
    texts,
)

NAMED: Final[dict[tuple[Any, ...], tuple[str, ...]]] = {}  # the families that selectors name
MANY_NAMED: Final = 1000  # of these are remembered
ELECTORAL_FIELD = 0
MAGNATES_FIELD = 1


# --- prices: VT-922 to VT-926, VT-978 ----------------------------------------------------------------


def is_doubled(game: Veto, seat: int, card: int) -> bool:
    """VT-924, VT-925 A character of another faction costs twice its Lafa."""
    kind = game.kinds[card]
    if kind.family != CHARACTER:
        return False
    if not kind.faction:
        return game.rulings.neutral_price == "double"
    return not of_faction(game, seat, card, game.factions[seat])


def base_price(game: Veto, kind: Kind) -> int:
    """VT-R65 The printed Lafa."""
    if any(verb == "lafa_by_ruling" for verb, _, _ in kind.texts):
        return game.rulings.kontusz_lafa
    return kind.lafa


def price_of(game: Veto, seat: int, card: int, replies: tuple[Any, ...] = ()) -> int:
    """VT-926 Doubling first, then passive changes, then replies in the order they resolved."""
    kind = game.kinds[card]
    price = base_price(game, kind)
    if not (replies and ("single",) in replies) and is_doubled(game, seat, card):
        price *= 2
    if not replies and not texts(game, "price_add"):
        return max(0, price)
    passive = passive_changes(game, seat, card, kind)
    changes = [each for each in replies if each != ("single",)]
    if game.rulings.price_order == "best_for_payer" and len(passive) + len(changes) < 7:
        return min(reckon(game, price, order) for order in permutations([*passive, *changes]))
    return reckon(game, price, (*passive, *changes))


def passive_changes(game: Veto, seat: int, card: int, kind: Kind) -> list[tuple[Any, ...]]:
    """VT-978 Increases first, then reductions, as (word, number, minimum)."""
    changes: list[tuple[Any, ...]] = []
    for source, owner, condition, args in texts(game, "price_add"):
        what = args[1]
        of_others = what[0] == "characters_of"
        if (owner == seat) == of_others or (of_others and kind.family != CHARACTER):
            continue
        if kind.family not in families_named(what):
            continue
        if owner == seat and not all(passes(game, seat, source, each, card) for each in what[1:]):
            continue
        if meets(game, source, owner, condition):
            low = number_of(game, source, owner, args[2][1]) if len(args) > 2 else 0
            changes.append(("add", number_of(game, source, owner, args[0]), low))
    return sorted(changes, key=lambda change: -change[1])


def families_named(what: tuple[Any, ...]) -> tuple[str, ...]:
    """The families of cards that a selector names; where it names none, characters are meant."""
    found = NAMED.get(what)
    if found is None:
        if len(NAMED) >= MANY_NAMED:
            NAMED.clear()
        found = tuple([each for each in what[1:] if each in FAMILIES]) or (CHARACTER,)
        NAMED[what] = found
    return found


def reckon(game: Veto, price: int, changes: Any) -> int:
    """A reduction with a minimum stops there and never raises a price."""
    for change in changes:
        if change[0] == "half":
            price = (price + 1) // 2 if game.rulings.halving == "result_up" else price // 2
        elif change[1] > 0:
            price += change[1]
        else:
            low = change[2] if len(change) > 2 else 0
            price = max(price + change[1], min(price, low))
    return max(0, price)


# --- cards from the hand -----------------------------------------------------------------------------


def name_in_play(game: Veto, kind: Kind) -> bool:
    """VT-410, VT-411 A copy of the unique card, or a character of that name, is in play."""
    return bool(derived(game).taken & kind.name_bit)


def why_not_declare(game: Veto, seat: int, card: int) -> str:
    """VT-412, VT-414, VT-929, VT-R35 What bars every card that is brought into play."""
    kind = game.kinds[card]
    if kind.unique:
        if kind.family == CHARACTER and game.bans & kind.name_bit:
            return "VT-414"
        if name_in_play(game, kind):
            return "VT-962" if kind.family == ESTATE else "VT-412"
    for number, before, ducats in game.returned:
        if number == kind.number and game.ducats[seat] <= ducats and price_of(game, seat, card) >= before:
            return "VT-929"
    if (
        game.rulings.unaffordable_declaration == "forbidden"
        and price_of(game, seat, card) > game.ducats[seat]
    ):
        return "VT-927"
    return ""


def why_not_deploy(game: Veto, seat: int, card: int, field: int) -> str:
    """VT-935 The rule by which a character cannot be deployed there, or nothing."""
    kind = game.kinds[card]
    if kind.keywords & LOJALNY and kind.faction != game.factions[seat]:
        return "VT-230"
    if kind.keywords & ELEKT and len(own_elekts_any(game, seat)) >= elekt_limit(game, seat):
        return "VT-227"
    return why_not_field(kind, field) or why_not_declare(game, seat, card)


def why_not_field(kind: Kind, field: int) -> str:
    """VT-602, VT-225 The rule by which the character is not deployed to that field, or nothing."""
    if field == MAGNATES_FIELD and not kind.keywords & KARMAZYN:
        return "VT-225" if kind.keywords & WPLYWOWY else "VT-602"
    return ""


def why_not_estate(game: Veto, seat: int, card: int) -> str:
    """VT-1504, VT-962"""
    kind = game.kinds[card]
    if kind.faction and kind.faction != game.factions[seat]:
        return "VT-1504"
    return why_not_declare(game, seat, card)


def why_not_bear(game: Veto, seat: int, kind: Kind, bearer: int) -> str:
    """VT-965, VT-1506 The rule by which this character cannot be given the equipment, or nothing."""
    if bearer not in company(game, seat):
        return "VT-965"
    if kind.faction and not of_faction(game, seat, bearer, kind.faction):
        return "VT-1506"
    for verb, _, args in kind.texts:
        if verb == "attach_only" and not keywords(game, bearer) & BITS[args[0]]:
            return "VT-1301"
    return why_not_given(game, bearer)


def why_not_given(game: Veto, bearer: int) -> str:
    """VT-255, VT-R71 Whether an absent character may be given anything."""
    if keywords(game, bearer) & NIEOBECNY and game.rulings.nieobecny_attach == "forbidden":
        return "VT-255"
    return ""


def why_not_equip(game: Veto, seat: int, card: int, bearer: int) -> str:
    return why_not_bear(game, seat, game.kinds[card], bearer) or why_not_declare(game, seat, card)


def why_not_attach(game: Veto, seat: int, card: int, bearer: int) -> str:
    """VT-970 to VT-973 The rule by which a thrust cannot be attached there, or nothing."""
    kind = game.kinds[card]
    if kind.faction and kind.faction != game.factions[seat]:
        if game.rulings.off_faction_thrust == "no_attach":
            return "VT-1505"
    if bearer not in company(game, seat):
        return "VT-970"
    down, up = thrust_limits(game, bearer)
    hidden = len(under(game, bearer))
    shown = len(face_up_thrusts(game, bearer))
    if hidden >= down and shown >= up:
        return "VT-973" if down < 2 else "VT-972"
    if hidden < down and not has_slot(game, seat, bearer):
        return "VT-972"
    return why_not_given(game, bearer)


# --- deeds of characters -----------------------------------------------------------------------------


def may_agitate(game: Veto, card: int) -> bool:
    """As texts ask it. What they ask on the way to the answer is asked without texts, so it ends."""
    if game.asking:
        barred = any(keywords(game, card) & bit for bit, _ in BARRED_FROM_AGITATING)
        return not (barred or is_tapped(game, card) or on_magnates(game, card))
    game.asking = True
    try:
        return not why_not_agitate(game, controller_of(game, card), card)
    finally:
        game.asking = False


def why_not_agitate(game: Veto, seat: int, card: int) -> str:
    """VT-941 The rule by which a character cannot agitate, or nothing."""
    if is_tapped(game, card):
        return "VT-941"
    if on_magnates(game, card):
        return "VT-603"
    mask = keywords(game, card)
    lifts = NOBODY
    for bit, rule in BARRED_FROM_AGITATING:
        if mask & bit:
            if lifts == NOBODY:
                lifts = allowed_for(game, card, bit)
            if bit == NIEOBECNY or lifts == NOBODY:
                return rule
            lifts = NOBODY
    if game.lasting and forbidden_this_round(game, "agitate", card):
        return "VT-1301"
    bar = forbidden(game, "agitate", card)
    if bar != NOBODY:
        permit = allowed(game, "agitate", card)
        if permit == NOBODY:
            return "VT-1301"
        if game.rulings.forbid_over_allow == "yes":
            return "VT-1303"
        if game.arrived[permit] < game.arrived[bar]:
            return "VT-1303"
    return ""


def allowed_for(game: Veto, card: int, bit: int) -> int:
    """VT-203 A text that lifts the prohibition of just this keyword."""
    for source, seat, condition, args in texts(game, "may"):
        if args[0] != "agitate" or controller_of(game, card) != seat:
            continue
        wanted = args[1][1:]
        words = wanted[0][1:] if isinstance(wanted[0], tuple) and wanted[0][0] == "any_of" else wanted
        if any(BITS.get(word, 0) & bit for word in words) and meets(game, source, seat, condition):
            return source
    return NOBODY


def controller_of(game: Veto, card: int) -> int:
    return game.where[card] - PLAY


def agitation_thrusts(game: Veto, seat: int, card: int) -> list[int]:
    """VT-1501, VT-R74 Thrusts that may be discarded for more yield."""
    bearers = [card] if game.rulings.agitation_thrust_host == "agitator" else company(game, seat)
    found = [thrust for each in bearers for thrust in (*under(game, each), *face_up_thrusts(game, each))]
    if game.rulings.undiscardable_thrust == "blocks_discarding_negation":
        found = [thrust for thrust in found if not undiscardable(game.kinds[thrust])]
    if game.rulings.attached_thrust_secret == "owner_only":
        found = [thrust for thrust in found if game.owner[thrust] == seat]
    return distinct(game, found)


def why_not_move(game: Veto, card: int) -> str:
    """VT-955 Only Karmazyn and Wpływowy characters move, and only untapped ones."""
    return "VT-955" if is_tapped(game, card) or not may_stand_on_magnates(game, card) else ""


# --- abilities of cards in play ----------------------------------------------------------------------


def why_not_use(game: Veto, seat: int, card: int, number: int) -> str:
    """VT-234, VT-320, VT-323, VT-331, VT-334 The rule by which a text in play cannot be used, or nothing."""
    kind = game.kinds[card]
    if number == INFLUENCE:
        return why_not_influence(game, seat, card)
    if kind.family == CHARACTER and keywords(game, card) & NIEOBECNY:
        return "VT-234"
    if kind.family == CHARACTER and is_blank(game, card):
        return "VT-1301"
    ability = kind.abilities[number]
    if ability.letter == "C" and game.deed:
        return "VT-306"
    return why_not_cost(game, seat, card, ability) or why_not_limit(game, card, number, NOBODY)


def why_not_influence(game: Veto, seat: int, card: int) -> str:
    """VT-721, VT-722, VT-724, VT-726, VT-1421"""
    ability = game.kinds[card].influence
    if game.settings.variants.get("feast"):
        return "VT-1421"
    if game.round == 1:
        return "VT-722"
    if ability is None:
        return "VT-124"
    if holder(game) != seat and not also_influence(game, seat):
        return "VT-721"
    if game.rulings.influence_use == "free_once":
        if game.influenced >> seat & 1:
            return "VT-724"
        if is_tapped(game, card):
            return ""
    return why_not_cost(game, seat, card, ability)


def also_influence(game: Veto, seat: int) -> bool:
    """VT-726, VT-R47 A text lets the player use his influence after the holder has used his."""
    if not game.influenced >> holder(game) & 1 or game.rulings.koneksje_timing != "own_turn_after":
        return False
    return any(owner == seat for _, owner, _, _ in texts(game, "also_influence"))


# --- the options of a turn ---------------------------------------------------------------------------


def turn_options(game: Veto, seat: int) -> list[Any]:
    """VT-904 Everything the player who has the voice may do, in a fixed order."""
    options: list[Any] = [BENE]
    if game.acted and phase_end_reading(game) == "declared":
        options.append("hand on")
    hand_options(game, seat, options)
    use_options(game, seat, options)
    if not game.deed:
        mine = company(game, seat)
        declared = game.rulings.agitation_thrust == "declaration"
        for card in mine:
            if not why_not_agitate(game, seat, card):
                options.append(("agitate", card, NOBODY))
                if declared:
                    options.extend(
                        ("agitate", card, thrust) for thrust in agitation_thrusts(game, seat, card)
                    )
        challengers = [card for card in mine if not why_not_challenger(game, card)]
        if challengers:
            victims = [
                card
                for other in opponents(game, seat)
                for card in company(game, other)
                if not why_not_challenged(game, card)
            ]
            options.extend(("challenge", card, victim) for card in challengers for victim in victims)
        options.extend(("move", card) for card in mine if not why_not_move(game, card))
    return options


def phase_end_reading(game: Veto) -> str:
    """VT-1433, VT-R08"""
    if game.round == 1 and game.settings.variants.get("learning"):
        return "declared"
    return game.rulings.phase_end


def passes_after(game: Veto) -> int:
    """VT-907, VT-908, VT-R08 How many have passed in a row if the turn ends now: without a deed it is one."""
    reading = phase_end_reading(game)
    if reading == "declared":
        return 1 if game.acted else game.passes + 1
    if reading == "no_action":
        return 0 if game.acted else game.passes + 1
    return 0 if game.deed else game.passes + 1


def hand_options(game: Veto, seat: int, options: list[Any]) -> None:
    """What the hand offers."""
    for card in distinct(game, game.cards_at[HAND + seat]):
        kind = game.kinds[card]
        if kind.family == CHARACTER:
            if not game.deed and not why_not_deploy(game, seat, card, ELECTORAL_FIELD):
                options.append(("deploy", card, ELECTORAL_FIELD))
                if not why_not_field(kind, MAGNATES_FIELD):
                    options.append(("deploy", card, MAGNATES_FIELD))
        elif kind.family == EFFECT:
            effect_options(game, seat, card, kind, options)
        elif kind.family == ESTATE:
            if not why_not_estate(game, seat, card):
                options.append(("estate", card))
        elif kind.family == EQUIPMENT:
            if not why_not_declare(game, seat, card):
                for bearer in company(game, seat):
                    if not why_not_bear(game, seat, kind, bearer):
                        options.append(("equip", card, bearer))
        else:  # a thrust
            options.extend(
                ("attach", card, bearer)
                for bearer in company(game, seat)
                if not why_not_attach(game, seat, card, bearer)
            )


def effect_options(game: Veto, seat: int, card: int, kind: Kind, options: list[Any]) -> None:
    """VT-969 Effects that name no moment."""
    for number, ability in enumerate(kind.abilities):
        if ability.letter not in "CD" or (ability.letter == "C" and game.deed):
            continue
        if why_not_play(game, seat, card) or why_not_cost(game, seat, card, ability):
            continue
        for target in declared_targets(game, seat, card, ability):
            if not why_not_learning(game, seat, kind, target, NOBODY):
                options.append(("play", card, number, target))


def use_options(game: Veto, seat: int, options: list[Any]) -> None:
    """VT-312 The rules of cards in play, political influence, equipment that changes hands (R31)."""
    kinds = game.kinds
    usable = [
        card
        for card in game.cards_at[PLAY + seat]
        if kinds[card].abilities or kinds[card].influence is not None
    ]
    for card in one_of_each(game, usable):
        kind = kinds[card]
        for number, ability in enumerate(kind.abilities):
            if ability.letter in "CD" and kind.family != EFFECT and not why_not_use(game, seat, card, number):
                options.extend(
                    ("use", card, number, target) for target in declared_targets(game, seat, card, ability)
                )
        if kind.influence is not None and not why_not_influence(game, seat, card):
            options.extend(
                ("use", card, INFLUENCE, target)
                for target in declared_targets(game, seat, card, kind.influence)
            )
    if game.rulings.equipment_transfer == "trifle":
        for bearer in company(game, seat):
            for card in one_of_each(game, attached(game, bearer)):
                for other in company(game, seat):
                    if not why_not_transfer(game, seat, card, bearer, other):
                        options.append(("transfer", card, other))


def why_not_transfer(game: Veto, seat: int, card: int, bearer: int, other: int) -> str:
    """VT-967, VT-R31 Between two untapped characters of one's own."""
    kind = game.kinds[card]
    if kind.family != EQUIPMENT or other == bearer or game.rulings.equipment_transfer == "no":
        return "VT-967"
    if is_tapped(game, bearer) or is_tapped(game, other):
        return "VT-967"
    return why_not_bear(game, seat, kind, other)
