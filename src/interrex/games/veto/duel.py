"""Chapter 1000: the duel.

1. challenge, with its stack (VT-1001 to VT-1008)
2. answer: accept or refuse (VT-1011 to VT-1021)
3. before the duel starts (VT-1022)
4. equipment, challenger first (VT-1023 to VT-1030)
5. exchange, slot by slot (VT-1031 to VT-1039)
6. result: replies that save, the card moves, kreski move, an Elekt's death (VT-1041 to VT-1055)
7. end of the duel, then revenge (VT-1061 to VT-1071)
"""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.answers import hand_may_answer
from interrex.games.veto.cards import (
    EQUIPMENT,
    HONOROWY,
    NIEOBECNY,
    NIEWIASTA,
    PLUDRAK,
    TAGS,
    ZYD,
)
from interrex.games.veto.equal_cards import one_of_each
from interrex.games.veto.fitting import REVENGE_CALL
from interrex.games.veto.happening import happened, tap
from interrex.games.veto.moving import (
    to_pile,
)
from interrex.games.veto.permissions import forbidden, forbidden_this_round
from interrex.games.veto.slots import slot_options, thrusts_under
from interrex.games.veto.stack import declare, fire, open_stack, window
from interrex.games.veto.szabla import may_use
from interrex.games.veto.table import (
    ABILITY,
    BARRED,
    BENE,
    CHALLENGED,
    CHALLENGER,
    DUEL_FIELDS,
    FAVOUR,
    HAND,
    MODS,
    NOBODY,
    REFUSE,
    REVENGE,
    SEATS,
    STACK,
    THRUSTS,
    USED,
    WINNER,
    Veto,
    answers_itself,
    controller,
    face,
    in_play,
    is_tapped,
    on_magnates,
    opponents,
    under,
)
from interrex.games.veto.traits import (
    attached,
    company,
    fighters_of,
    keywords,
    means,
    meets,
    number_of,
    texts,
    works,
)
from interrex.games.veto.victory import kreski_from_pool, kreski_to_pool

# --- who may fight ----------------------------------------------------------------------------------


def why_not_challenger(game: Veto, card: int) -> str:
    """VT-1001, VT-1004 The rule by which a character cannot challenge, or nothing."""
    return "VT-1001" if is_tapped(game, card) else why_not_duel_challenger(game, card)


def why_not_duel_challenger(game: Veto, card: int) -> str:
    """VT-1065 As above, tapped or not."""
    mask = keywords(game, card)
    if on_magnates(game, card):
        return "VT-604"
    if mask & NIEOBECNY:
        return "VT-235"
    if mask & NIEWIASTA:
        return "VT-213"
    if game.lasting and forbidden_this_round(game, "challenge", card):
        return "VT-1301"
    if forbidden(game, "challenge", card) != NOBODY:
        return "VT-1301"
    return "VT-231" if mask & ZYD else ""


def why_not_challenged(game: Veto, card: int) -> str:
    """VT-605, VT-1005 The rule by which a character cannot be challenged, or nothing."""
    mask = keywords(game, card)
    if on_magnates(game, card):
        return "VT-605"
    if mask & NIEOBECNY:
        return "VT-235"
    return "VT-214" if mask & NIEWIASTA else ""


def why_not_refuse(game: Veto, card: int) -> str:
    """VT-212, VT-1012, VT-1020 The rule by which a character has to fight, or nothing."""
    if keywords(game, card) & HONOROWY:
        return "VT-212"
    if is_tapped(game, card) and game.rulings.tapped_may_refuse == "no":
        return "VT-1012"
    if forbidden_this_round(game, "refuse", card) or forbidden(game, "refuse", card) != NOBODY:
        return "VT-1020"
    return ""


# --- 1, 2 challenge and answer -----------------------------------------------------------------------


def challenge_stands(game: Veto, seat: int, card: int, number: int, target: int) -> None:
    """VT-1011 The challenge was not negated; if both are still there the challenged answers."""
    revenge = int(number == REVENGE_CALL)
    if not in_play(game, card) or controller(game, card) != seat:
        return
    if not in_play(game, target) or controller(game, target) == seat or why_not_challenged(game, target):
        if game.rulings.target_gone == "retarget" and not revenge:
            game.then(challenge_another, seat, card)
        return
    game.pending.append((answer_or_arms, (card, target, revenge)))


@step
def challenge_another(game: Veto, seat: int, card: int) -> None:
    """VT-R52 Under that reading a new victim may be named."""
    victims = [
        other
        for each in opponents(game, seat)
        for other in company(game, each)
        if not why_not_challenged(game, other)
    ]
    if len(victims) == 1 and answers_itself(game):
        game.then(another_challenged, card, victims[0])
    elif victims:
        game.ask(seat, "challenge", victims, another_challenged, card, rule="VT-914")


@step
def another_challenged(game: Veto, card: int, target: int) -> None:
    """VT-R52 The challenge goes on with the new victim."""
    game.then(answer_or_arms, card, target, 0)


@step
def answer_or_arms(game: Veto, challenger: int, challenged: int, revenge: int) -> None:
    """VT-R17 Under the other reading the challenger has chosen his equipment already."""
    if game.rulings.equipment_choice == "before_answer":
        begin(game, challenger, challenged, revenge)
        game.then(choose_arms, CHALLENGER)
    game.then(answer_challenge, challenger, challenged, revenge)


@step
def answer_challenge(game: Veto, challenger: int, challenged: int, revenge: int) -> None:
    """VT-1011, VT-1020 Accept or refuse; who cannot refuse accepts."""
    if not in_play(game, challenger) or not in_play(game, challenged):
        return
    if why_not_refuse(game, challenged):
        game.then(challenge_answered, challenger, challenged, revenge, "accept")
    else:
        seat = controller(game, challenged)
        args = (challenger, challenged, revenge)
        game.ask(seat, "answer", ("accept", "refuse"), challenge_answered, *args, rule="VT-1011")


@step
def challenge_answered(game: Veto, challenger: int, challenged: int, revenge: int, answer: str) -> None:
    """VT-1013, VT-1021 Refusing taps the character, accepting does not."""
    from interrex.games.veto.result import exchange_over

    seat = controller(game, challenged)
    if answer == "refuse":
        game.duel = []
        tap(game, challenged)
        game.action = []
        game.tell("refuses", seat, face(game, challenged), rule="VT-1013")
        paid = 0
        if game.rulings.refusal_replies == "after_kreski":  # VT-R66
            paid = kreski_to_pool(game, seat, refusal_price(game, seat, challenged, challenger))
        game.stack.append((REFUSE, seat, challenged, NOBODY, paid, challenger, False))
        open_stack(game, seat)
        return
    game.tell("accepts", seat, face(game, challenged), rule="VT-1021")
    if not game.duel:
        begin(game, challenger, challenged, revenge)
        game.then(before_duel)
        game.then(choose_arms, CHALLENGER)
    else:
        game.then(before_duel)
    game.then(choose_arms, CHALLENGED)
    next_slot(game, CHALLENGER, 0)
    game.then(exchange_over)


def begin(game: Veto, challenger: int, challenged: int, revenge: int) -> None:
    """The duel is on."""
    duel = [0] * DUEL_FIELDS
    duel[CHALLENGER] = challenger
    duel[CHALLENGED] = challenged
    duel[REVENGE] = revenge
    duel[WINNER] = NOBODY
    duel[SEATS] = controller(game, challenger)
    duel[SEATS + 1] = controller(game, challenged)
    game.duel = duel


def refusal_price(game: Veto, seat: int, card: int, challenger: int) -> int:
    """VT-1068 The number a card sets, else 1; plus what cards add; then 0 if nothing is returned."""
    price, more = 1, 0
    against = controller(game, challenger) if in_play(game, challenger) else NOBODY
    for source, owner, _, args in texts(game, "refusal_set"):
        if owner == against and owner != seat:
            price = number_of(game, source, owner, args[0])
    for source, owner, condition, args in texts(game, "refusal_add"):
        if meets(game, source, owner, condition):
            if (args[1] == "you" and owner == seat) or (
                args[1] == "opponents"
                and owner != seat
                and (source == challenger if len(args) > 2 else owner == against)
            ):
                more += number_of(game, source, owner, args[0])
    more += sum(int(change[1]) for change in game.action if change[0] == "refusal")
    if keywords(game, card) & PLUDRAK or ("free",) in game.action:
        return 0
    return price + more


def refusal_stands(game: Veto, seat: int, card: int, challenger: int, paid: int) -> None:
    """VT-1014 to VT-1018 Kreski go to the common pool, as many as are there."""
    price = refusal_price(game, seat, card, challenger)
    if price > paid:
        kreski_to_pool(game, seat, price - paid)
    elif price < paid:  # VT-R66: a changed number is settled afterwards
        kreski_from_pool(game, seat, paid - price, "VT-1018")


# --- 3, 4 before the fight ---------------------------------------------------------------------------


@step
def before_duel(game: Veto) -> None:
    """VT-1022 The window for cards that say "before the duel starts"."""
    window(game, "before_duel")


def still_fighting(game: Veto) -> bool:
    """VT-1067 Both are there and nothing has ended the duel."""
    duel = game.duel
    if not duel or duel[WINNER] != NOBODY:
        return False
    for side in (CHALLENGER, CHALLENGED):
        if not in_play(game, duel[side]) or controller(game, duel[side]) != duel[SEATS + side]:
            return False
    return True


@step
def choose_arms(game: Veto, side: int) -> None:
    """VT-1023 to VT-1029 The fighter's equipment is chosen openly."""
    if not still_fighting(game):
        return
    fighter = game.duel[side]
    cards = [card for card in attached(game, fighter) if not why_not_arm(game, side, card)]
    options: list[Any] = one_of_each(game, cards)
    if options:
        seat = game.duel[SEATS + side]
        game.ask(seat, "arms", ("ready", *options), arms_chosen, side, rule="VT-1023")


def why_not_arm(game: Veto, side: int, card: int) -> str:
    """VT-1024 to VT-1026 One weapon or one firearm, one armour, unless a text allows more."""
    kind = game.kinds[card]
    fighter = game.duel[side]
    used = game.duel[USED]
    if kind.family != EQUIPMENT or not kind.arms or used >> card & 1:
        return "VT-1027"
    if not may_use(game, card, fighter):
        return "VT-1301"
    chosen = [other for other in attached(game, fighter) if used >> other & 1]
    same = [other for other in chosen if game.kinds[other].arms == kind.arms]
    if kind.arms == "armour":
        return "VT-1025" if same else ""
    if any(game.kinds[other].arms in ("weapon", "firearm") and other not in same for other in chosen):
        return "VT-1024"
    if kind.arms == "weapon" and len(same) == 1 and (goes_beside(game, card) or goes_beside(game, same[0])):
        return ""
    return "VT-1024" if same else ""


def goes_beside(game: Veto, card: int) -> bool:
    """VT-1026 It may be used together with one other weapon."""
    return any(verb == "second_weapon" for verb, _, _ in game.kinds[card].texts)


@step
def arms_chosen(game: Veto, side: int, card: int | str) -> None:
    """VT-1023 One piece at a time."""
    if isinstance(card, int):
        game.duel[USED] |= 1 << card
        game.tell("takes_up", game.duel[SEATS + side], face(game, card), rule="VT-1023")
        happened(game, "equipment_chosen", card, game.duel[SEATS + side])
        game.then(choose_arms, side)


# --- 5 the exchange ----------------------------------------------------------------------------------


def next_slot(game: Veto, side: int, benes: int) -> None:
    """VT-328 A slot of the exchange, after the texts that work by themselves in it."""
    if "exchange_slot" in game.pack.by_itself:
        game.then(slot_comes, side)
    game.then(slot, side, benes)


@step
def slot_comes(game: Veto, side: int) -> None:
    """VT-328, VT-1340 Each slot of the exchange is a named moment."""
    if still_fighting(game):
        fire(game, ("exchange_slot", game.duel[SEATS + side]), TAGS["exchange_slot"])


@step
def slot(game: Veto, side: int, benes: int) -> None:
    """VT-1031, VT-1036 The controllers take slots in turn until both say bene in succession."""
    if not still_fighting(game):
        return
    seat = game.duel[SEATS + side]
    options = slot_options(game, side)
    held = thrusts_under(game, seat) if answers_itself(game) else under(game, game.duel[side])
    may_hide = not game.duel[BARRED + side] & 2 and (game.cards_at[HAND + seat] or held)
    if len(options) > 1 or may_hide or hand_may_answer(game, seat, TAGS["exchange_slot"]):
        game.ask(seat, "slot", options, slot_done, side, benes, rule="VT-1032")
    else:
        game.then(slot_done, side, benes, BENE)


@step
def slot_done(game: Veto, side: int, benes: int, option: Any) -> None:
    """VT-1033 What is done in a slot opens its own stack."""
    seat = game.duel[SEATS + side]
    if option == BENE:
        if benes == 0:
            next_slot(game, 1 - side, 1)
        return
    game.action = []
    card = option[1]
    if option[0] == "favour":
        game.tell("declared", seat, face(game, card), NOBODY, rule="VT-216")
        if game.rulings.tap_cost_timing == "declaration":
            tap(game, card)
        game.stack.append((ABILITY, seat, card, FAVOUR, None, NOBODY, True))
    else:
        number = option[2] if option[0] == "use" else 0
        game.then(declare, seat, card, number, None, NOBODY, option[0] == "use")
    open_stack(game, seat)
    next_slot(game, 1 - side, 0)


def change_szabla(game: Veto, side: int, number: int) -> None:
    """VT-1038 Until the end of the duel."""
    game.duel[MODS + side] += number
    game.tell("szabla", face(game, game.duel[side]), number, rule="VT-1038")


def thrust_stopped(game: Veto, seat: int) -> None:
    """A thrust was negated by an answer: it has not resolved for its fighter."""


def thrust_resolves(game: Veto, seat: int, card: int, number: int, that: int, price: int) -> None:
    """VT-1039, VT-1067, VT-322 The thrust is paid for, works and goes to its owner's discard pile."""
    from interrex.games.veto.resolving import aim_now, pay

    if not game.duel or seat not in fighters_of(game) or not still_fighting(game):
        to_pile(game, card)
        return
    pay(game, seat, price)
    side = fighters_of(game).index(seat)
    first = game.duel[THRUSTS + side] == 0
    game.duel[THRUSTS + side] += 1
    if first and first_is_stopped(game, game.duel[side]):
        game.tell("thrust_parried", seat, face(game, card), rule="VT-1301")
        to_pile(game, card)
        return
    game.duel[USED] |= 1 << card
    ability = game.kinds[card].abilities[number]
    if ability.target is not None:
        game.then(aim_now, seat, card, number, that, ())
    else:
        for effect in ability.effects:
            game.then_with(effect.function, (seat, card, None, that, *effect.args))
    game.then(thrust_done, card)


def first_is_stopped(game: Veto, fighter: int) -> bool:
    """Rapier with Lewak: the first thrust for the opposing fighter has no result."""
    for source, seat, condition, args in texts(game, "negate_first_thrust"):
        if works(game, source) and means(game, source, seat, args[0], fighter):
            if meets(game, source, seat, condition):
                return True
    return False


@step
def thrust_done(game: Veto, card: int) -> None:
    """VT-1039 To the discard pile."""
    if game.where[card] == STACK:
        to_pile(game, card)
    happened(game, "thrust_worked", card, game.owner[card])
