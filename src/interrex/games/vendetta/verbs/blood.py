"""Verbs that move blood and influence: losing, stealing, gaining, deploying, spending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interrex.engine.questions import (
    Option,
    step,
)
from interrex.games.vendetta.frenzy import (
    frenzy,
    turn_down,
)
from interrex.games.vendetta.keywords import (
    HITS,
    can_spend,
    hit_each,
    play_blood,
    playable_blood,
    spend,
)
from interrex.games.vendetta.order import rivals
from interrex.games.vendetta.pools import (
    deploy_from_bank,
    draw_from_clan_deck,
    gain_blood,
    gain_influence,
)
from interrex.games.vendetta.pools import (
    draw_victim as victim_joins,
)
from interrex.games.vendetta.table import (
    ALLIANCE,
    DOWN,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    UP,
    Vendetta,
    alliance_size,
)
from interrex.games.vendetta.verbs.forms import PHRASES
from interrex.games.vendetta.verbs.meaning import amount, use_of
from interrex.games.vendetta.verbs.vocabulary import (
    ACTING,
    COUNTING,
    DECLINE,
    FEW,
    NO,
    SUPERSEDED,
    YES,
    FunctionT,
    half_up,
    verbs,
)


def counting(*moments: str) -> Callable[[FunctionT], FunctionT]:
    """Offer a verb of cards of the box that any text may have, with something counted for its number."""

    def offer(function: FunctionT) -> FunctionT:
        name = function.__name__
        COUNTING.add(name)
        return verbs.verb(*moments, takes=PHRASES, superseded=name in SUPERSEDED)(function)

    return offer


# --- losing and stealing -----------------------------------------------------------------------


@counting(*ACTING)
@step
def steal(game: Vendetta, seat: int, card: int, loc: Any, number: Any) -> None:
    """VE-1616 Steal blood from each rival."""
    use = use_of(seat, card, loc)
    game.then(hit_each, seat, card, use.loc, "steal", amount(game, use, number), "rivals")


@verbs.verb("acquired", takes=(FEW,))
@step
def steal_from_opponents(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """AL02: steal from each opponent (VE-R34)."""
    game.then(hit_each, seat, card, loc, "steal", amount, game.rulings.mctavish_targets)


@verbs.verb(*ACTING, takes=(FEW,))
@step
def steal_per_alliance(game: Vendetta, seat: int, card: int, loc: int, group: int) -> None:
    """TO01: from each rival 1 blood per full group of cards in the Alliance, counted once."""
    game.then(hit_each, seat, card, loc, "steal", alliance_size(game, seat) // group, "rivals")


@verbs.verb(*ACTING)
@step
def lose_by_round(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """BR04: each rival loses blood equal to the round number."""
    game.then(hit_each, seat, card, loc, "lose", game.round, "rivals")


@verbs.verb(*ACTING, takes=(FEW, FEW))
@step
def lose_if_won(game: Vendetta, seat: int, card: int, loc: int, won: int, otherwise: int) -> None:
    """BR05: each rival loses blood, more if this player won here."""
    winner = game.ranking[:1] == [seat]
    game.then(hit_each, seat, card, loc, "lose", won if winner else otherwise, "rivals")


@verbs.verb(*ACTING, takes=(FEW,))
@step
def lose_per_deployed(game: Vendetta, seat: int, card: int, loc: int, group: int) -> None:
    """BR06: each rival loses 1 per full group of all blood deployed here, fixed at the start."""
    deployed = sum(game.blood[MAX_SEATS * loc : MAX_SEATS * loc + MAX_SEATS])
    game.then(hit_each, seat, card, loc, "lose", deployed // group, "rivals")


@verbs.verb("planning_end", takes=(FEW,))
@step
def absent_lose_influence(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """VE01: each opponent without a card here loses influence."""
    game.then(hit_each, seat, card, loc, "lose_influence", amount, "absent_opponents")


@verbs.verb("blood_taken")
@step
def retaliate(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """TR06: each rival here loses what this player has spent or lost here."""
    if not game.out[seat]:
        game.tell("acts", seat, card, loc, rule="VE-1108")
        game.then(hit_each, seat, card, loc, "lose", amount, "rivals")


# --- gaining, deploying, drawing ---------------------------------------------------------------


@counting(*ACTING, "acquired")
@step
def gain(game: Vendetta, seat: int, card: int, loc: Any, number: Any) -> None:
    """VE-1613 Gain blood."""
    gain_blood(game, seat, amount(game, use_of(seat, card, loc), number), card)


@verbs.verb("acquired")
@step
def gain_per_alliance(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """AL29: 1 per card in the Alliance, herself included (VE-R32, VE-R33)."""
    number = alliance_size(game, seat)
    if not game.rulings.mcaleer_counts_self and game.where[card] == ALLIANCE + seat:
        number -= 1
    if game.rulings.mcaleer_gain == "influence":
        gain_influence(game, seat, number, card)
    else:
        gain_blood(game, seat, number, card)


@verbs.verb(*ACTING, takes=(FEW,))
@step
def gain_up_to(game: Vendetta, seat: int, card: int, loc: int, level: int) -> None:
    """TR03: gain blood up to a level; at or above it, gain 1."""
    gain_blood(game, seat, max(1, level - game.pool[seat]), card)


@counting(*ACTING)
@step
def deploy(game: Vendetta, seat: int, card: int, loc: Any, number: Any) -> None:
    """GA08: blood from the bank is deployed here."""
    use = use_of(seat, card, loc)
    deploy_from_bank(game, seat, use.loc, amount(game, use, number), card)


@verbs.verb(*ACTING, "acquired")
@step
def draw_victim(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """TO08, AL04: draw 1 victim."""
    if victim_joins(game, seat, card, "VE-136") and game.rulings.summon_trigger == "any":  # VE-R77
        if game.ranking:
            game.rewarded |= 1 << seat


@verbs.verb(*ACTING)
@step
def victim_if_rewarded(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """TO04: one more victim if the ranking here gave an ally or a victim."""
    if game.rewarded >> seat & 1:
        victim_joins(game, seat, card, "VE-136")


@verbs.verb("acquired")
@step
def draw_clan_card(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """AL03: the top card of the player's own clan deck goes to hand."""
    draw_from_clan_deck(game, seat)


# --- deployed blood ----------------------------------------------------------------------------


@verbs.verb(*ACTING)
@step
def blood_home(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """GA01: all own deployed blood here returns to the pool."""
    back(game, seat, loc, game.blood[MAX_SEATS * loc + seat])


def back(game: Vendetta, seat: int, loc: int, amount: int) -> None:
    """VE-1618 Deployed blood goes to its player's pool."""
    game.blood[MAX_SEATS * loc + seat] -= amount
    game.pool[seat] += amount
    if amount:
        game.tell("blood_back", seat, amount, loc, rule="VE-1618")


@verbs.verb(*ACTING)
@step
def take_half_deployed(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """GA04: half of each rival's deployed blood here, rounded up, goes to the player's own pool."""
    game.then(hit_each, seat, card, loc, "take half", 0, "rivals")


@step
def take_half(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE-1618 Neither Lose nor Steal: no frenzy."""
    taken = half_up(game.blood[MAX_SEATS * loc + target])
    game.blood[MAX_SEATS * loc + target] -= taken
    game.pool[actor] += taken
    if taken:
        game.tell("took_deployed", actor, taken, target, card, rule="VE-1618")


@verbs.verb(*ACTING, takes=(FEW,))
@step
def discard_per_alliance(game: Vendetta, seat: int, card: int, loc: int, group: int) -> None:
    """TO03: each rival discards 1 deployed blood per full group of cards in the Alliance."""
    game.then(hit_each, seat, card, loc, "discard", alliance_size(game, seat) // group, "rivals")


@step
def discard_deployed(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE-1630 From the position into the bank."""
    amount = min(amount, game.blood[MAX_SEATS * loc + target])
    game.blood[MAX_SEATS * loc + target] -= amount
    game.bank_blood += amount
    if amount:
        game.tell("discarded_blood", target, amount, actor, card, rule="VE-1630")


@verbs.verb(*ACTING, takes=(FEW,))
@step
def swap_blood(game: Vendetta, seat: int, card: int, loc: int, extra: int) -> None:
    """GA05: may exchange all deployed blood here with the pool (VE-R57); then bank blood is deployed."""
    deployed = game.blood[MAX_SEATS * loc + seat]
    if deployed or game.rulings.fearless_empty_swap == "allow_frenzy":
        game.ask(seat, "swap", (YES, NO), swapped, seat, card, loc, extra, rule="VE-730")


@step
def swapped(game: Vendetta, seat: int, card: int, loc: int, extra: int, answer: str) -> None:
    """GA05: the exchange."""
    if answer == NO:
        return
    place = MAX_SEATS * loc + seat
    game.pool[seat], game.blood[place] = game.blood[place], game.pool[seat]
    game.tell("swapped", seat, game.pool[seat], game.blood[place], loc, rule="VE-1618")
    if not game.pool[seat]:
        game.then(frenzy, seat, NOBODY, NOWHERE, NOBODY)
    deploy_from_bank(game, seat, loc, extra, card)


@verbs.verb(*ACTING)
@step
def move_half_blood(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """GA07: may move half of one's own deployed blood here, rounded up, to one other location (VE-R53)."""
    if not game.blood[MAX_SEATS * loc + seat]:
        return
    forbid = game.rulings.move_to_resolved == "forbid"
    others = [each for each in game.locations if each != loc and not (forbid and game.done >> each & 1)]
    if others:
        game.ask(seat, "move blood", [*others, DECLINE], blood_moved, seat, loc, rule="VE-730")


@step
def blood_moved(game: Vendetta, seat: int, loc: int, to: Option) -> None:
    """GA07: the blood lies at the other location."""
    if to == DECLINE:
        return
    amount = half_up(game.blood[MAX_SEATS * loc + seat])
    game.blood[MAX_SEATS * loc + seat] -= amount
    game.blood[MAX_SEATS * to + seat] += amount
    game.tell("blood_moved", seat, amount, loc, to, rule="VE-1618")


@counting(*ACTING)
@step
def play_blood_here(game: Vendetta, seat: int, card: int, loc: Any, number: Any) -> None:
    """NO05: may play blood from the pool here; one stays in the pool (VE-R84)."""
    use = use_of(seat, card, loc)
    most = playable_blood(game, seat, amount(game, use, number))
    if most:
        game.ask(seat, "play blood", tuple(range(most + 1)), blood_played_here, seat, use.loc, rule="VE-730")


@step
def blood_played_here(game: Vendetta, seat: int, loc: int, amount: int) -> None:
    """VE-1609 The card gives its own limit."""
    play_blood(game, seat, loc, amount)


# --- spending half: Tremere --------------------------------------------------------------------


def can_pay_half(game: Vendetta, seat: int) -> bool:
    """VE-R42 With 1 blood half is 0, which can be paid or not."""
    return game.pool[seat] > 1 or game.rulings.half_of_one == "zero_is_payable"


def idle_half(game: Vendetta, seat: int, hits: bool) -> bool:
    """All can see that nothing would be spent and nobody hit."""
    if game.settings.rules_version < 2 or not game.rulings.open_pools:
        return False
    return game.pool[seat] < 2 and not hits


@verbs.verb(*ACTING)
@step
def pay_half_or_turn_down(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """TR02: spend half the pool, rounded down, or turn this card face down."""
    if can_pay_half(game, seat):
        game.ask(seat, "spend half", (YES, NO), half_or_down, seat, card, loc, rule="VE-730")
    else:
        game.then(half_or_down, seat, card, loc, NO)


@step
def half_or_down(game: Vendetta, seat: int, card: int, loc: int, answer: str) -> None:
    """TR02: one of the two."""
    if answer == YES:
        spend(game, seat, game.pool[seat] // 2, loc)
    elif UP <= game.where[card] < DOWN:
        turn_down(game, card)


@verbs.verb(*ACTING, takes=(FEW,))
@step
def pay_half_to_hurt(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """TR05: may spend half the pool; if so, each rival loses blood."""
    if can_pay_half(game, seat) and not idle_half(game, seat, bool(rivals(game, seat, loc))):
        game.ask(seat, "spend half", (YES, NO), half_paid, seat, card, loc, "lose", amount, rule="VE-730")


@verbs.verb(*ACTING)
@step
def pay_half_to_take(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """TR07: may spend half the pool; if so, half of each rival's deployed blood comes to the pool."""
    hits = any(game.blood[MAX_SEATS * loc + rival] for rival in rivals(game, seat, loc))
    if can_pay_half(game, seat) and not idle_half(game, seat, hits):
        game.ask(seat, "spend half", (YES, NO), half_paid, seat, card, loc, "take half", 0, rule="VE-730")


@step
def half_paid(game: Vendetta, seat: int, card: int, loc: int, hit: str, amount: int, answer: str) -> None:
    """VE-730 The rest happens only if it was paid."""
    if answer == YES:
        spend(game, seat, game.pool[seat] // 2, loc)
        game.then(hit_each, seat, card, loc, hit, amount, "rivals")


@verbs.verb(*ACTING, takes=(FEW, FEW))
@step
def pay_to_steal(game: Vendetta, seat: int, card: int, loc: int, cost: int, amount: int) -> None:
    """TR09: may spend blood; if so, steal from each rival."""
    if can_spend(game, seat, cost):
        game.ask(seat, "spend", (YES, NO), paid_to_steal, seat, card, loc, cost, amount, rule="VE-730")


@step
def paid_to_steal(
    game: Vendetta, seat: int, card: int, loc: int, cost: int, amount: int, answer: str
) -> None:
    """TR09: paid, then stolen."""
    if answer == YES:
        spend(game, seat, cost, loc)
        game.then(hit_each, seat, card, loc, "steal", amount, "rivals")


HITS["take half"] = take_half
HITS["discard"] = discard_deployed
