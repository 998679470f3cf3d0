"""What happens when an item of the stack resolves or was negated, told a second time at stirred tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto import resolving
from interrex.games.veto.actions import price_of, why_not_bear
from interrex.games.veto.answers import why_not_cost
from interrex.games.veto.cards import BITS
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import settle_rights
from interrex.games.veto.stack import pay_costs, window
from interrex.games.veto.table import HAND, NOBODY, PLAY, SEATS, STACK, STALE, Veto, put
from interrex.games.veto.traits import (
    company,
    derived,
    keywords,
    kreski_trait,
    meets,
    number_of,
    own_elekts,
    texts,
)
from tests.veto.stirred import check_same, drawn, in_play, thinned
from tests.veto.told_cards import plays, to_pile, to_removed
from tests.veto.told_verbs import change, controls, face, kreski_move, lies_open

TIMES = 60
Account = Callable[..., Any]
PLAYED = {"deploy": "character", "equipment": "equipment", "estate": "estate", "effect": "effect"}


def paid(game: Veto, seat: int, ducats: int) -> None:
    if ducats:
        game.ducats[seat] -= ducats
        game.tell("paid", seat, ducats, rule="VT-322")


def back_to_hand(game: Veto, seat: int, card: int, rule: str) -> None:
    put(game, card, HAND + seat)
    game.tell("returned_to_hand", seat, face(game, card), rule=rule)


def enter(game: Veto, seat: int, card: int) -> None:
    put(game, card, PLAY + seat)
    game.tell("entered", seat, face(game, card), rule="VT-617")
    happened(game, "card_entered", card, seat)


def payable(game: Veto, seat: int, card: int, rule: str) -> int:
    price = price_of(game, seat, card, tuple(game.action))
    if game.ducats[seat] >= price:
        paid(game, seat, price)
        return price
    game.returned.append((game.kinds[card].number, price_of(game, seat, card), game.ducats[seat]))
    back_to_hand(game, seat, card, rule)
    return NOBODY


def deploy_resolves(game: Veto, seat: int, card: int, field: int) -> None:
    more = sum(each[1] for each in game.action if each[0] == "kreski")
    game.action = [each for each in game.action if each[0] in ("add", "half", "single")]
    if payable(game, seat, card, "VT-927") == NOBODY:
        game.deed = False
        return
    enter(game, seat, card)
    game.fields |= int(field > 0) << card
    game.derived = STALE
    absent = keywords(game, card) & BITS["nieobecny"]
    if not (absent and game.rulings.nieobecny_kreski == "also_deployment"):
        brings = kreski_trait(game, card) + more
        kreski_move(game, NOBODY, seat, brings, ("took_kreski", seat), "VT-932")
    game.pending.append((resolving.after_deployment, (seat, card)))


def equip_resolves(game: Veto, seat: int, card: int, bearer: int) -> None:
    if not lies_open(game, bearer) or why_not_bear(game, seat, game.kinds[card], bearer):
        game.tell("no_result", seat, face(game, card), rule="VT-914")
        to_pile(game, card)
    elif payable(game, seat, card, "VT-966") != NOBODY:
        game.host[card] = bearer
        enter(game, seat, card)
        if game.rulings.trait_change_kreski == "adjust":
            adjust_kreski(game, seat, game.kinds[card].kreski)
        game.then(settle_rights)


def adjust_kreski(game: Veto, seat: int, by: int) -> None:
    if by > 0:
        kreski_move(game, NOBODY, seat, by, ("took_kreski", seat), "VT-128")
    else:
        kreski_move(game, seat, NOBODY, -by, ("returned_kreski", seat), "VT-128")


def estate_resolves(game: Veto, seat: int, card: int) -> None:
    if payable(game, seat, card, "VT-963") != NOBODY:
        enter(game, seat, card)


def take_back_unpaid(game: Veto, seat: int, card: int, price: int) -> None:
    note_unpaid(game, card, price, seat)
    back_to_hand(game, seat, card, "VT-324")


def note_unpaid(game: Veto, card: int, price: int, seat: int) -> None:
    if game.rulings.unaffordable_text == "allowed":
        game.returned.append((game.kinds[card].number, price, game.ducats[seat]))


def effect_done(game: Veto, seat: int, card: int, worked: int) -> None:
    if game.where[card] == STACK:
        removed = worked and game.kinds[card].keywords & BITS["usuwany"]
        (to_removed if removed else to_pile)(game, card)


def attach_effect(game: Veto, seat: int, card: int, target: int) -> None:
    if any(condition == "no_own_elekt" for _, condition, _ in game.kinds[card].texts):
        game.crowned |= int(not own_elekts(game, seat)) << card
    game.host[card] = target
    put(game, card, PLAY + seat)
    game.tell("attached", seat, face(game, card), face(game, target), rule="VT-133")
    happened(game, "card_entered", card, seat)


def item_negated(game: Veto, item: Any) -> None:
    what, seat, card, ability, _, _, _ = item
    if what in (*PLAYED, "thrust") and game.where[card] == STACK:
        removed = game.kinds[card].keywords & BITS["usuwany"] and game.rulings.usuwany_negated == "remove"
        (to_removed if removed else to_pile)(game, card)
    letters = [each.letter for each in game.kinds[card].abilities]
    is_text = what in ("ability", "effect") and 0 <= ability < len(letters)
    is_deed = what in ("deploy", "agitate", "challenge", "move") or (is_text and letters[ability] == "C")
    if is_deed and not game.stack and seat == game.voice and game.rulings.negated_deed == "free":
        game.deed = False
    if what == "agitate":
        game.agitated |= 1 << seat


def moved(game: Veto, item: Any) -> None:
    _, seat, card, _, _, _, _ = item
    to = 0 if game.fields & 1 << card else 1
    game.fields ^= 1 << card
    game.derived = STALE
    game.tell("moved", seat, face(game, card), to, rule="VT-957")
    happened(game, "moved", card, seat)


def favour_done(game: Veto, seat: int) -> None:
    fighters = game.duel[SEATS : SEATS + 2]
    if seat in fighters:
        change(game, fighters.index(seat), 1)


def costs_at_resolution(game: Veto, seat: int, card: int, ability: int, target: Any, that: int) -> None:
    text = game.kinds[card].abilities[ability]
    at_the_end = game.rulings.tap_cost_timing == "resolution"
    if at_the_end and not why_not_cost(game, seat, card, text, target, that):
        game.then(pay_costs, seat, card, ability, target, that)


def thrust_given(game: Veto, seat: int, card: int, thrust: Any) -> None:
    if thrust != "none":
        game.host[thrust] = NOBODY
        to_pile(game, thrust)
    game.then(resolving.agitation_counted, seat, card, int(thrust != "none"))


def agitation_counted(game: Veto, seat: int, card: int, extra: int) -> None:
    brings = 1 + extra + sum(each[1] for each in game.action if each[0] == "yield")
    for source, owner, condition, args in texts(game, "yield_add"):
        if owner == seat and meets(game, source, owner, condition):
            if all(meets(game, source, owner, each) for each in args[1:]):
                brings += number_of(game, source, owner, args[0])
    brings = max(brings, 0)
    game.agitated |= 1 << seat
    game.tell("agitation_yield", seat, brings, rule="VT-943")
    others = [(seat + step) % game.seats for step in range(1, game.seats)]
    others = [other for other in others if plays(game, other)]
    if game.pool:
        before = game.pool
        kreski_move(game, NOBODY, seat, brings, ("took_kreski", seat), "VT-944")
        if game.pool < before:
            happened(game, "agitation_brought", card, seat)
    elif len(others) == 1:
        game.then(resolving.agitated_against, seat, brings, others[0])
    else:
        game.then(resolving.name_victim, seat, brings)


def agitated_against(game: Veto, seat: int, brings: int, victim: int) -> None:
    if game.rulings.empty_pool_agitation == "to_pool":
        kreski_move(game, victim, NOBODY, brings, ("returned_kreski", victim), "VT-947")
    else:
        kreski_move(game, victim, seat, brings, ("gave_kreski", victim, seat), "VT-947")
    happened(game, "agitation_against", victim)


def after_deployment(game: Veto, seat: int, card: int) -> None:
    window(game, "deployed", seat, card)


# --- what is drawn for them -------------------------------------------------------------------------------


def played(game: Veto, chance: Chance, family: str) -> tuple[int, int] | None:
    """Somebody plays a card of his: it lies on the stack. What it costs may just be there, or not."""
    seats = [seat for seat in range(game.seats) if plays(game, seat)]
    found = [
        card for card, kind in enumerate(game.kinds) if kind.family == family and not lies_open(game, card)
    ]
    found = [card for card in found if game.where[card] != STACK and game.host[card] == NOBODY]
    found = [card for card in found if game.owner[card] in seats]
    if not found:
        return None
    card = drawn(chance, found)
    seat = game.owner[card]
    put(game, card, STACK)
    game.action = [
        each
        for each in (("add", -1), ("add", 2), ("half",), ("single",), ("kreski", -1), ("kreski", 2))
        if chance.below(4) == 0
    ]
    if family != "effect":
        changes = tuple(each for each in game.action if each[0] != "kreski")
        game.ducats[seat] = max(0, price_of(game, seat, card, changes) + chance.below(4) - 1)
    return seat, card


def of_played(family: str, more: Callable[[Veto, Chance, int], Any] | None = None) -> Any:
    def draw(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
        found = played(game, chance, family)
        if found is None:
            return None
        return found if more is None else (*found, more(game, chance, found[0]))

    return draw


def bearer(game: Veto, chance: Chance, seat: int) -> int:
    found: int = drawn(
        chance, company(game, seat) if company(game, seat) and chance.below(4) else in_play(game)
    )
    return found


def some_item(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    what = drawn(chance, (*PLAYED, "thrust", "ability", "agitate", "challenge", "move", "refuse"))
    if what in (*PLAYED, "thrust"):
        found = played(game, chance, PLAYED.get(what, "thrust"))
        if found is None:
            return None
        seat, card = found
    else:
        card = drawn(chance, in_play(game))
        seat = controls(game, card)
    game.deed, game.agitated = True, 0
    game.voice = seat if chance.below(3) else chance.below(game.seats)
    if chance.below(2):
        game.stack = []
    letters = len(game.kinds[card].abilities)
    number = chance.below(letters) if letters else -1
    return ((what, seat, card, number, NOBODY, NOBODY, False),)


def agitating(game: Veto, chance: Chance) -> tuple[Any, ...]:
    card = drawn(chance, in_play(game))
    seats = [seat for seat in range(game.seats) if plays(game, seat)]
    game.action = [each for each in (("yield", 1), ("yield", -3), ("add", 1)) if chance.below(3) == 0]
    if chance.below(3) == 0:
        game.kreski[0] += game.pool
        game.pool = 0
    return drawn(chance, seats), card, chance.below(2)


def given_thrust(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    rows = [card for row in game.cards_at[30:] for card in row]
    thrust = drawn(chance, rows) if rows and chance.below(3) else "none"
    card = drawn(chance, in_play(game))
    return controls(game, card), card, thrust


def used(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    found = [card for card in in_play(game) if game.kinds[card].abilities]
    if not found:
        return None
    card = drawn(chance, found)
    number = chance.below(len(game.kinds[card].abilities))
    return controls(game, card), card, number, drawn(chance, in_play(game)), NOBODY


def two_seats(game: Veto, chance: Chance) -> tuple[Any, ...]:
    seat = chance.below(game.seats)
    return seat, chance.below(4), (seat + 1) % game.seats


STEPS: dict[str, tuple[Account, Any]] = {
    "pay": (paid, lambda game, chance: (chance.below(game.seats), chance.below(3))),
    "payable": (payable, of_played("estate", lambda *_: "VT-963")),
    "enter": (enter, of_played("estate")),
    "deploy_resolves": (deploy_resolves, of_played("character", lambda game, chance, seat: chance.below(2))),
    "equip_resolves": (equip_resolves, of_played("equipment", bearer)),
    "estate_resolves": (estate_resolves, of_played("estate")),
    "adjust_kreski": (adjust_kreski, lambda game, chance: (chance.below(game.seats), chance.below(7) - 3)),
    "take_back_unpaid": (take_back_unpaid, of_played("effect", lambda game, chance, seat: chance.below(4))),
    "effect_done": (effect_done, of_played("effect", lambda game, chance, seat: chance.below(2))),
    "attach_effect": (attach_effect, of_played("effect", bearer)),
    "item_negated": (item_negated, some_item),
    "item_resolves": (moved, lambda game, chance: moving(game, chance)),
    "favour_done": (favour_done, lambda game, chance: (chance.below(game.seats),)),
    "costs_at_resolution": (costs_at_resolution, used),
    "thrust_given": (thrust_given, given_thrust),
    "agitation_counted": (agitation_counted, agitating),
    "agitated_against": (agitated_against, two_seats),
    "after_deployment": (after_deployment, lambda game, chance: (chance.below(game.seats), 3)),
}


def moving(game: Veto, chance: Chance) -> tuple[Any, ...]:
    card = drawn(chance, in_play(game))
    return (("move", controls(game, card), card, NOBODY, NOBODY, NOBODY, False),)


@pytest.mark.parametrize("name", STEPS)
def test_a_result_is_as_told_and_nothing_else_happens(name: str) -> None:
    account, draw_args = STEPS[name]
    tried = 0
    for seed in range(TIMES):
        game, chance = thinned(2000 + seed)
        args = draw_args(game, chance)
        if args is None:
            continue
        game.derived = STALE
        derived(game)
        told = game.copy()
        getattr(resolving, name)(game, *args)
        account(told, *args)
        check_same(game, told, (seed, name, args))
        tried += 1
    assert tried > 10
