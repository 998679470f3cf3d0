"""Chapter 900: what happens when an item of the stack resolves, or was negated."""

from __future__ import annotations

from typing import Any

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.games.veto.actions import (
    agitation_thrusts,
    price_of,
    why_not_bear,
)
from interrex.games.veto.answers import (
    ability_of,
    ducats_for,
    legal_target,
    most_targets,
    targets_of,
    why_not_cost,
)
from interrex.games.veto.cards import (
    NIEOBECNY,
    USUWANY,
    Ability,
)
from interrex.games.veto.duel import challenge_stands, refusal_stands, thrust_stopped
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import (
    drop_thrust,
    settle_rights,
    to_pile,
    to_removed,
)
from interrex.games.veto.reading import aims
from interrex.games.veto.stack import pay_costs, window
from interrex.games.veto.table import (
    ABILITY,
    AGITATE,
    BUILD,
    CHALLENGE,
    DEPLOY,
    EFFECT_PLAYED,
    EQUIP,
    HAND,
    INFLUENCE,
    ITEM_ABILITY,
    ITEM_CARD,
    ITEM_WHAT,
    MOVE,
    NOBODY,
    PLAY,
    REFUSE,
    STACK,
    THRUST_PLAYED,
    StackItem,
    Veto,
    changed,
    face,
    in_game,
    in_play,
    on_magnates,
    opponents,
    put,
    thrusts_are_paid,
    under,
)
from interrex.games.veto.traits import (
    company,
    fighters_of,
    holds,
    keywords,
    kreski_trait,
    meets,
    number_of,
    texts,
)
from interrex.games.veto.victory import hand_over, kreski_from_pool, kreski_to_pool


@step
def item_negated(game: Veto, item: StackItem) -> None:
    """VT-1333 to VT-1335 No result; a card being played goes to its owner's discard pile."""
    what, seat, card, _, _, _, _ = item
    if what in (DEPLOY, EQUIP, BUILD, EFFECT_PLAYED, THRUST_PLAYED) and game.where[card] == STACK:
        kind = game.kinds[card]
        if kind.keywords & USUWANY and game.rulings.usuwany_negated == "remove":
            to_removed(game, card)
        else:
            to_pile(game, card)
        if what == THRUST_PLAYED:
            thrust_stopped(game, seat)
    if game.rulings.negated_deed == "free" and not game.stack and seat == game.voice:
        if what in (DEPLOY, AGITATE, CHALLENGE, MOVE) or is_deed(game, item):
            game.deed = False  # VT-R23
    if what == AGITATE:
        game.agitated |= 1 << seat


def is_deed(game: Veto, item: StackItem) -> bool:
    if item[ITEM_WHAT] not in (ABILITY, EFFECT_PLAYED) or item[ITEM_ABILITY] < 0:
        return False
    return ability_of(game, item[ITEM_CARD], item[ITEM_ABILITY]).letter == "C"


@step
def item_resolves(game: Veto, item: StackItem) -> None:
    """VT-911 The result, and the payment of the price."""
    what, seat, card, number, target, that, _ = item
    if what == ABILITY:
        use_resolves(game, seat, card, number, target, that)
    elif what in (EFFECT_PLAYED, THRUST_PLAYED):
        play_resolves(game, what, seat, card, number, target, that)
    elif what == DEPLOY:
        deploy_resolves(game, seat, card, target)
    elif what == EQUIP:
        equip_resolves(game, seat, card, target)
    elif what == BUILD:
        estate_resolves(game, seat, card)
    elif what == AGITATE:
        game.then(agitation_resolves, seat, card, target)
    elif what == CHALLENGE:
        challenge_stands(game, seat, card, number, target)
    elif what == REFUSE:
        refusal_stands(game, seat, card, that, target)
    else:
        game.fields ^= 1 << card
        changed(game)
        game.tell("moved", seat, face(game, card), int(on_magnates(game, card)), rule="VT-957")
        happened(game, "moved", card, seat)


# --- abilities and effects ---------------------------------------------------------------------------


def use_resolves(game: Veto, seat: int, card: int, number: int, target: Any, that: int) -> None:
    """VT-322 The ducats are paid when the ability resolves."""
    if number < INFLUENCE:  # FAVOUR, VT-216
        game.then(favour_done, seat)
        return
    game.then(costs_at_resolution, seat, card, number, target, that)
    game.then(text_works, seat, card, number, target, that)


@step
def costs_at_resolution(
    game: Veto, seat: int, card: int, number: int, target: Any, that: int = NOBODY
) -> None:
    """VT-R18 Under that reading taps and the like are paid now."""
    if game.rulings.tap_cost_timing == "resolution":
        ability = ability_of(game, card, number)
        if not why_not_cost(game, seat, card, ability, target, that):
            game.then(pay_costs, seat, card, number, target, that)


@step
def favour_done(game: Veto, seat: int) -> None:
    """VT-216 The companion who is fighting has +1 Szabla until the end of the duel."""
    from interrex.games.veto.duel import change_szabla

    if game.duel and seat in fighters_of(game):
        change_szabla(game, fighters_of(game).index(seat), 1)


@step
def text_works(game: Veto, seat: int, card: int, number: int, target: Any, that: int) -> None:
    """VT-324, VT-914 If the price can be paid and something is left to do, the text works."""
    ability = ability_of(game, card, number)
    price = ducats_for(game, seat, card, ability, target, that)
    if game.ducats[seat] < price:
        note_unpaid(game, card, price, seat)
        game.tell("cannot_pay", seat, face(game, card), rule="VT-324")
        return
    wanted = gone(game, seat, card, ability, target, that)
    if wanted and game.rulings.target_gone == "retarget" and targets_of(game, seat, card, ability, that):
        game.then(retarget, seat, card, number, that)
        return
    whole = wanted and game.rulings.target_gone == "whole_text"
    effects = [each for each in ability.effects if not (whole or (wanted and aims(each.verb, each.args)))]
    if not effects:
        game.tell("no_result", seat, face(game, card), rule="VT-914")
        return
    pay(game, seat, price)
    if target is None and ability.target is not None:
        game.then(aim_now, seat, card, number, that, ())
        return
    run(game, seat, card, target, that, effects)


@step
def aim_now(game: Veto, seat: int, card: int, number: int, that: int, chosen: tuple[int, ...]) -> None:
    """VT-914 A text that is declared without a target chooses it when it works, up to its number."""
    ability = ability_of(game, card, number)
    most = most_targets(game, seat, card, ability, that)
    options = [each for each in targets_of(game, seat, card, ability, that) if each not in chosen]
    if not options or len(chosen) >= most:
        if chosen:
            target = chosen if most > 1 else chosen[0]
            run(game, seat, card, target, that, list(ability.effects))
        else:
            rest = [each for each in ability.effects if not aims(each.verb, each.args)]
            run(game, seat, card, None, that, rest)
    elif len(options) == 1 and most == 1:
        game.then(aimed_now, seat, card, number, that, chosen, options[0])
    else:
        asked = [*options, "enough"] if most > 1 else options
        game.ask(seat, "choose", asked, aimed_now, seat, card, number, that, chosen, rule="VT-914")


@step
def aimed_now(
    game: Veto, seat: int, card: int, number: int, that: int, chosen: tuple[int, ...], more: Any
) -> None:
    """VT-914 One target, and perhaps another."""
    ability = ability_of(game, card, number)
    if more == "enough":
        run(game, seat, card, chosen, that, list(ability.effects))
        return
    game.then(aim_now, seat, card, number, that, (*chosen, more))


def note_unpaid(game: Veto, card: int, price: int, seat: int) -> None:
    """VT-R77 What could not be paid is not declared again in the same turn, as in VT-929."""
    if game.rulings.unaffordable_text == "allowed":
        game.returned.append((game.kinds[card].number, price, game.ducats[seat]))


def gone(game: Veto, seat: int, card: int, ability: Ability, target: Any, that: int) -> bool:
    """VT-914 The target is no longer legal."""
    if ability.host is None and ability.target is None:
        return False
    if target is None or isinstance(target, tuple):
        return False
    if target < 0:
        return not in_game(game, -1 - target)
    if not in_play(game, target):
        return True
    if ability.tap_target or ability.host in ("your_faction", "faction"):
        return False
    wanted = ability.host if ability.host is not None else ability.target
    return not legal_target(game, seat, card, ability, wanted, target, that)


@step
def retarget(game: Veto, seat: int, card: int, number: int, that: int) -> None:
    """VT-R52 Under that reading a new legal target may be named."""
    ability = ability_of(game, card, number)
    options = targets_of(game, seat, card, ability, that)
    if len(options) > 1:
        game.ask(seat, "choose", options, retargeted, seat, card, number, that, rule="VT-914")
    else:
        game.then(retargeted, seat, card, number, that, options[0])


@step
def retargeted(game: Veto, seat: int, card: int, number: int, that: int, target: int) -> None:
    """VT-R52 The text works on its new target."""
    game.then(text_works, seat, card, number, target, that)


def pay(game: Veto, seat: int, ducats: int) -> None:
    if ducats:
        game.ducats[seat] -= ducats
        game.tell("paid", seat, ducats, rule="VT-322")


def run(game: Veto, seat: int, card: int, target: Any, that: int, effects: list[Effect]) -> None:
    """Schedule the verbs of a text, in order."""
    for effect in effects:
        game.then_with(effect.function, (seat, card, target, that, *effect.args))


def play_resolves(game: Veto, what: str, seat: int, card: int, number: int, target: Any, that: int) -> None:
    """VT-134, VT-133 A played effect works and is discarded, an attached one comes into play."""
    kind = game.kinds[card]
    ability = kind.abilities[number]
    price = kind.lafa + ducats_for(game, seat, card, ability, target, that)
    if game.ducats[seat] < price:
        take_back_unpaid(game, seat, card, price)
        return
    if what == THRUST_PLAYED:
        from interrex.games.veto.duel import thrust_resolves

        thrust_resolves(game, seat, card, number, that, price if thrusts_are_paid(game) else 0)
        return
    if game.rulings.tap_cost_timing == "resolution":
        game.then(costs_at_resolution, seat, card, number, target, that)
    game.then(effect_works, seat, card, number, target, that)


def take_back_unpaid(game: Veto, seat: int, card: int, price: int) -> None:
    """VT-324 A card that cannot be paid for goes back to the hand."""
    note_unpaid(game, card, price, seat)
    put(game, card, HAND + seat)
    game.tell("returned_to_hand", seat, face(game, card), rule="VT-324")


@step
def effect_works(game: Veto, seat: int, card: int, number: int, target: Any, that: int) -> None:
    """VT-914, VT-250 What is left to do is done; then the card goes where it belongs."""
    kind = game.kinds[card]
    ability = kind.abilities[number]
    price = kind.lafa + ducats_for(game, seat, card, ability, target, that)
    if game.ducats[seat] < price:  # the other costs have raised what it counts
        take_back_unpaid(game, seat, card, price)
        return
    wanted = gone(game, seat, card, ability, target, that)
    if wanted and game.rulings.target_gone == "retarget" and targets_of(game, seat, card, ability, that):
        game.then(retarget_effect, seat, card, number, that)
        return
    whole = wanted and (game.rulings.target_gone == "whole_text" or ability.host is not None)
    effects = [each for each in ability.effects if not (whole or (wanted and aims(each.verb, each.args)))]
    if wanted and not effects:
        game.tell("no_result", seat, face(game, card), rule="VT-914")
        game.then(effect_done, seat, card, 0)
        return
    pay(game, seat, price)
    if ability.host is not None:
        attach_effect(game, seat, card, target)
    if target is None and ability.target is not None:
        game.then(aim_now, seat, card, number, that, ())  # played in a slot of the exchange
    else:
        run(game, seat, card, target, that, effects)
    if ability.host is None:
        game.then(effect_done, seat, card, 1)
    else:
        game.then(settle_rights)


@step
def retarget_effect(game: Veto, seat: int, card: int, number: int, that: int) -> None:
    """VT-R52 A new legal target."""
    options = targets_of(game, seat, card, game.kinds[card].abilities[number], that)
    if len(options) > 1:
        game.ask(seat, "choose", options, effect_retargeted, seat, card, number, that, rule="VT-914")
    else:
        game.then(effect_retargeted, seat, card, number, that, options[0])


@step
def effect_retargeted(game: Veto, seat: int, card: int, number: int, that: int, target: int) -> None:
    """VT-R52 The effect works on its new target."""
    game.then(effect_works, seat, card, number, target, that)


@step
def effect_done(game: Veto, seat: int, card: int, worked: int) -> None:
    """VT-134, VT-250 Discarded, or removed if it is Usuwany and has worked."""
    if game.where[card] == STACK:
        if worked and game.kinds[card].keywords & USUWANY:
            to_removed(game, card)
        else:
            to_pile(game, card)


def attach_effect(game: Veto, seat: int, card: int, target: int) -> None:
    """VT-133, VT-R63 The effect comes into play on its host."""
    for _, condition, _ in game.kinds[card].texts:
        if condition == "no_own_elekt" and holds(game, card, seat, condition):
            game.crowned |= 1 << card
    game.host[card] = target
    put(game, card, PLAY + seat)
    game.tell("attached", seat, face(game, card), face(game, target), rule="VT-133")
    happened(game, "card_entered", card, seat)


# --- cards brought into play -------------------------------------------------------------------------


def payable(game: Veto, seat: int, card: int, rule: str) -> int:
    """VT-927, VT-963, VT-966 The price if it can be paid; else the card returns to the hand."""
    price = price_of(game, seat, card, tuple(game.action))
    if price <= game.ducats[seat]:
        pay(game, seat, price)
        return price
    game.returned.append((game.kinds[card].number, price_of(game, seat, card), game.ducats[seat]))
    put(game, card, HAND + seat)
    game.tell("returned_to_hand", seat, face(game, card), rule=rule)
    return NOBODY


def enter(game: Veto, seat: int, card: int) -> None:
    """VT-617, VT-631 The card is in play, untapped."""
    put(game, card, PLAY + seat)
    game.tell("entered", seat, face(game, card), rule="VT-617")
    happened(game, "card_entered", card, seat)


def deploy_resolves(game: Veto, seat: int, card: int, field: int) -> None:
    """VT-922, VT-930 to VT-933 Pay, put on the field, take kreski; then the window of VT-327."""
    price_changes = [change for change in game.action if change[0] in ("add", "half", "single")]
    fewer = sum(change[1] for change in game.action if change[0] == "kreski")
    game.action = price_changes
    if payable(game, seat, card, "VT-927") == NOBODY:
        game.deed = False
        return
    enter(game, seat, card)
    if field:
        game.fields |= 1 << card
    changed(game)
    absent = keywords(game, card) & NIEOBECNY and game.rulings.nieobecny_kreski == "also_deployment"
    if not absent:
        kreski_from_pool(game, seat, max(0, kreski_trait(game, card) + fewer))
    game.pending.append((after_deployment, (seat, card)))


@step
def after_deployment(game: Veto, seat: int, card: int) -> None:
    """VT-327 A character has come into play."""
    window(game, "deployed", seat, card)


def equip_resolves(game: Veto, seat: int, card: int, bearer: int) -> None:
    """VT-964, VT-966 Attach it and pay."""
    if not in_play(game, bearer) or why_not_bear(game, seat, game.kinds[card], bearer):
        game.tell("no_result", seat, face(game, card), rule="VT-914")
        to_pile(game, card)
        return
    if payable(game, seat, card, "VT-966") == NOBODY:
        return
    game.host[card] = bearer
    enter(game, seat, card)
    if game.rulings.trait_change_kreski == "adjust":
        adjust_kreski(game, seat, game.kinds[card].kreski)
    game.then(settle_rights)


def adjust_kreski(game: Veto, seat: int, change: int) -> None:
    """VT-R64 Under that reading counters follow the trait."""
    if change > 0:
        kreski_from_pool(game, seat, change, "VT-128")
    elif change < 0:
        kreski_to_pool(game, seat, -change, "VT-128")


def estate_resolves(game: Veto, seat: int, card: int) -> None:
    """VT-961, VT-963 Put it in front of you and pay."""
    if payable(game, seat, card, "VT-963") != NOBODY:
        enter(game, seat, card)


# --- agitation: VT-941 to VT-952 ---------------------------------------------------------------------


@step
def agitation_resolves(game: Veto, seat: int, card: int, extra: int) -> None:
    """VT-944 to VT-947 Kreski from the pool; with an empty pool it is an agitation against a player."""
    if game.rulings.agitation_thrust == "resolution" and in_play(game, card):
        thrusts = agitation_thrusts(game, seat, card)
        if thrusts or hides_thrusts(game, seat, card):
            game.ask(seat, "discard thrust", ("none", *thrusts), thrust_given, seat, card, rule="VT-1503")
            return
    game.then(agitation_counted, seat, card, extra)


def hides_thrusts(game: Veto, seat: int, card: int) -> bool:
    """Some thrust lies face down that might be given, as far as everybody can tell (VT-R74)."""
    if game.rulings.agitation_thrust_host == "agitator" or game.settings.rules_version < 2:
        return bool(under(game, card))
    return any(under(game, each) for each in company(game, seat))


@step
def thrust_given(game: Veto, seat: int, card: int, thrust: int | str) -> None:
    """VT-1501, VT-R29 One thrust for one kreska more."""
    if isinstance(thrust, int):
        drop_thrust(game, thrust)
    game.then(agitation_counted, seat, card, int(isinstance(thrust, int)))


@step
def agitation_counted(game: Veto, seat: int, card: int, extra: int) -> None:
    """VT-942, VT-943 The yield."""
    amount = 1 + extra + sum(change[1] for change in game.action if change[0] == "yield")
    for source, owner, condition, args in texts(game, "yield_add"):
        if owner == seat and meets(game, source, owner, condition):
            if all(holds(game, source, owner, each) for each in args[1:]):
                amount += number_of(game, source, owner, args[0])
    game.agitated |= 1 << seat
    amount = max(0, amount)
    game.tell("agitation_yield", seat, amount, rule="VT-943")
    if game.pool:
        if kreski_from_pool(game, seat, amount, "VT-944"):
            happened(game, "agitation_brought", card, seat)
        return
    others = opponents(game, seat)
    if len(others) == 1:
        game.then(agitated_against, seat, amount, others[0])
    else:
        game.then(name_victim, seat, amount)


@step
def name_victim(game: Veto, seat: int, amount: int) -> None:
    """VT-950 The agitating player names the victim."""
    game.ask(seat, "against whom", opponents(game, seat), agitated_against, seat, amount, rule="VT-950")


@step
def agitated_against(game: Veto, seat: int, amount: int, victim: int) -> None:
    """VT-947, VT-948, VT-R12 The victim's kreski go to the common pool."""
    if game.rulings.empty_pool_agitation == "to_pool":
        kreski_to_pool(game, victim, amount, "VT-947")
    else:
        hand_over(game, victim, seat, amount, "VT-947")
    happened(game, "agitation_against", victim)
