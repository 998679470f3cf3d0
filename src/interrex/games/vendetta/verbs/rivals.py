"""Verbs that let rivals choose or bid."""

from __future__ import annotations

from interrex.engine.questions import (
    step,
)
from interrex.games.vendetta.conflict import (
    printed_power,
)
from interrex.games.vendetta.frenzy import (
    turn_down,
)
from interrex.games.vendetta.keywords import (
    HITS,
    TOGETHER,
    hit_each,
    play_blood,
    steal_from,
    take_blood,
)
from interrex.games.vendetta.order import (
    by_ties,
    rivals,
    turn_order,
)
from interrex.games.vendetta.pools import (
    gain_blood,
    lose_influence,
)
from interrex.games.vendetta.table import (
    MAX_SEATS,
    NOBODY,
    UP,
    Vendetta,
)
from interrex.games.vendetta.verbs.vocabulary import (
    ACTING,
    FEW,
    half_up,
    verbs,
)

# --- choices of rivals -------------------------------------------------------------------------


@verbs.verb("after_revelation", takes=(FEW,))
@step
def curfew(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """VE03: each rival skips Preparation and Aftermath cards here, or is stolen from."""
    game.then(hit_each, seat, card, loc, "curfew", amount, "rivals")


@step
def curfew_choice(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE03: the rival chooses, also without a card to skip or blood to give."""
    if not (game.out[target] or game.out[actor]):
        args = (actor, card, loc, amount, target)
        game.ask(target, "curfew", ("skip", "pay"), curfew_chosen, *args, rule="VE-730")


@step
def curfew_chosen(
    game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int, answer: str
) -> None:
    """VE03: one of the two; passives and power are not skipped."""
    if answer == "skip":
        game.skips |= 1 << target
        game.tell("skips", target, loc, rule="VE-730")
    else:
        game.then(steal_from, actor, card, loc, amount, target)


@verbs.verb(*ACTING)
@step
def tyrants_gaze(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """VE06: each rival gives half of the deployed blood here, rounded up, or loses 1 influence."""
    game.then(hit_each, seat, card, loc, "gaze", 0, "rivals")


def gaze_options(game: Vendetta, loc: int, target: int) -> tuple[str, ...]:
    """VE-R60 A half that costs nothing may not be chosen if the other can cost something."""
    blood, influence = game.blood[MAX_SEATS * loc + target] > 0, game.influence[target] > 0
    if game.rulings.empty_payment == "allow" and (blood or influence):
        return ("blood", "influence")
    return tuple(word for word, has in (("blood", blood), ("influence", influence)) if has)


@step
def gaze_choice(game: Vendetta, actor: int, card: int, loc: int, amount: int, target: int) -> None:
    """VE06: the rival chooses."""
    options = gaze_options(game, loc, target)
    if game.out[target] or game.out[actor] or not options:
        return
    if len(options) == 1:
        game.then(gaze_chosen, actor, card, loc, target, options[0])
    else:
        game.ask(target, "gaze", options, gaze_chosen, actor, card, loc, target, rule="VE-730")


@step
def gaze_chosen(game: Vendetta, actor: int, card: int, loc: int, target: int, answer: str) -> None:
    """VE06: the blood moves to the actor's position, or influence is lost."""
    if answer == "influence":
        lose_influence(game, target, 1, card)
        return
    amount = half_up(game.blood[MAX_SEATS * loc + target])
    game.blood[MAX_SEATS * loc + target] -= amount
    game.blood[MAX_SEATS * loc + actor] += amount
    if amount:
        game.tell("took_deployed", actor, amount, target, card, rule="VE-1618")


@step
def curfew_secretly(
    game: Vendetta, actor: int, card: int, loc: int, amount: int, targets: tuple[int, ...]
) -> None:
    """VE-R58 VE03: rivals choose in secret, revealed together."""
    seats = tuple(seat for seat in targets if not game.out[seat])
    if seats and not game.out[actor]:
        options = [("skip", "pay")] * len(seats)
        args = (actor, card, loc, amount, seats)
        game.ask_all(seats, "curfew", options, curfews_chosen, *args, rule="VE-730")


@step
def curfews_chosen(
    game: Vendetta,
    actor: int,
    card: int,
    loc: int,
    amount: int,
    seats: tuple[int, ...],
    answers: tuple[str, ...],
) -> None:
    """VE-R58 Carried out in turn order."""
    for seat, answer in zip(seats, answers, strict=True):
        game.then(curfew_chosen, actor, card, loc, amount, seat, answer)


@step
def gaze_secretly(
    game: Vendetta, actor: int, card: int, loc: int, amount: int, targets: tuple[int, ...]
) -> None:
    """VE-R58 VE06: rivals choose in secret, revealed together."""
    seats = tuple(seat for seat in targets if not game.out[seat] and gaze_options(game, loc, seat))
    if not seats or game.out[actor]:
        return
    asked = seats
    if game.settings.rules_version >= 2:  # until version 2 also those with one option were asked
        asked = tuple(seat for seat in seats if len(gaze_options(game, loc, seat)) > 1)
    if asked:
        options = [gaze_options(game, loc, seat) for seat in asked]
        args = (actor, card, loc, seats, asked)
        game.ask_all(asked, "gaze", options, gazes_chosen, *args, rule="VE-730")
    else:
        game.then(gazes_chosen, actor, card, loc, seats, (), ())


@step
def gazes_chosen(
    game: Vendetta,
    actor: int,
    card: int,
    loc: int,
    seats: tuple[int, ...],
    asked: tuple[int, ...],
    answers: tuple[str, ...],
) -> None:
    """VE-R58 Carried out in turn order; who has one way takes it."""
    chosen = dict(zip(asked, answers, strict=True))
    for seat in seats:
        answer = chosen[seat] if seat in chosen else gaze_options(game, loc, seat)[0]
        game.then(gaze_chosen, actor, card, loc, seat, answer)


@verbs.verb(*ACTING, takes=(FEW, FEW))
@step
def winners_tribute(game: Vendetta, seat: int, card: int, loc: int, blood: int, influence: int) -> None:
    """VE09: the winner here, if another player, is stolen from or gives influence (VE-R83)."""
    payer = game.ranking[0] if game.ranking else NOBODY
    if payer == seat and game.rulings.ventrue_hunt_self == "second_place":
        payer = game.ranking[1] if len(game.ranking) > 1 else NOBODY
    if payer in (seat, NOBODY) or game.out[payer]:
        return
    args = (seat, card, loc, blood, influence, payer)
    if game.influence[payer] or game.rulings.empty_payment == "allow":  # VE-R60
        game.ask(payer, "tribute", ("blood", "influence"), tribute_paid, *args, rule="VE-730")
    else:
        game.then(tribute_paid, *args, "blood")


@step
def tribute_paid(
    game: Vendetta, seat: int, card: int, loc: int, blood: int, influence: int, payer: int, answer: str
) -> None:
    """VE09: one of the two."""
    if answer == "blood":
        game.then(steal_from, seat, card, loc, blood, payer)
        return
    amount = min(influence, game.influence[payer])
    game.influence[payer] -= amount
    game.influence[seat] += amount
    if amount:
        game.tell("gave_influence", payer, amount, seat, card, rule="VE-1104")


@verbs.verb("after_revelation")
@step
def forestall(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """VE07: choose a face-up card on a rival's position here."""
    options = [
        each
        for other in sorted(rivals(game, seat, loc))
        for each in game.cards_at[UP + MAX_SEATS * loc + other]
    ]
    if len(options) == 1:
        game.then(forestalled, seat, card, loc, options[0])
    elif options:
        game.ask(seat, "forestall", options, forestalled, seat, card, loc, rule="VE-730")


@step
def forestalled(game: Vendetta, seat: int, card: int, loc: int, chosen: int) -> None:
    """VE07: gain its printed power; its lose and steal effects do not touch this player (VE-R61)."""
    game.forestalled.append((seat, chosen))
    game.tell("forestalled", seat, chosen, rule="VE-1628")
    owner = (game.where[chosen] - UP) % MAX_SEATS
    gain_blood(game, seat, printed_power(game, loc, owner, chosen), card)


# --- the auction -------------------------------------------------------------------------------


@verbs.verb("after_revelation")
@step
def auction(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """MA02: this player and all rivals bid blood in secret; it needs a rival."""
    game.then(hit_each, seat, card, loc, "auction", 0, "rivals")


@step
def bid(game: Vendetta, actor: int, card: int, loc: int, amount: int, targets: tuple[int, ...]) -> None:
    """VE-R46 From 0 to one less than the pool; who can bid nothing is not asked."""
    seats = tuple(seat for seat in turn_order(game) if seat == actor or seat in targets)
    top = 0 if game.rulings.auction_bid_cap == "pool" else 1
    bidders = [seat for seat in seats if game.pool[seat] > top]
    if bidders:
        options = [tuple(range(game.pool[seat] - top + 1)) for seat in bidders]
        args = (actor, card, loc, seats, tuple(bidders))
        game.ask_all(bidders, "bid", options, bids_made, *args, rule="VE-209")
    else:
        game.then(bids_revealed, actor, card, loc, seats, (0,) * len(seats))


@step
def bids_made(
    game: Vendetta,
    actor: int,
    card: int,
    loc: int,
    seats: tuple[int, ...],
    bidders: tuple[int, ...],
    bids: tuple[int, ...],
) -> None:
    """VE-209 All bids are in."""
    made = dict(zip(bidders, bids, strict=True))
    game.then(bids_revealed, actor, card, loc, seats, tuple(made.get(seat, 0) for seat in seats))


@step
def bids_revealed(
    game: Vendetta, actor: int, card: int, loc: int, seats: tuple[int, ...], bids: tuple[int, ...]
) -> None:
    """VE-R47 The lowest bidder, latest in turn order, turns a card down; then the bids are paid."""
    for seat, amount in zip(seats, bids, strict=True):
        game.tell("bid", seat, amount, rule="VE-209")
    lowest = by_ties(game, [seat for seat, amount in zip(seats, bids, strict=True) if amount == min(bids)])
    losers = lowest if game.rulings.auction_tie == "all_tied" else lowest[-1:]
    for seat in losers:
        game.then(turn_one_down, seat, loc)
    game.then(bids_paid, actor, card, loc, seats, bids)


@step
def turn_one_down(game: Vendetta, seat: int, loc: int) -> None:
    """MA02: the lowest bidder turns one own card here face down, of choice."""
    cards = sorted(game.cards_at[UP + MAX_SEATS * loc + seat])
    if len(cards) == 1:
        game.then(turned_one_down, cards[0])
    elif cards:
        game.ask(seat, "turn one down", cards, turned_one_down, rule="VE-730")


@step
def turned_one_down(game: Vendetta, card: int) -> None:
    """MA02: the card is face down."""
    turn_down(game, card)


@step
def bids_paid(
    game: Vendetta, actor: int, card: int, loc: int, seats: tuple[int, ...], bids: tuple[int, ...]
) -> None:
    """MA02: the player's own bid is deployed here, each rival loses the bid."""
    for seat, amount in zip(seats, bids, strict=True):
        if seat == actor:
            game.then(own_bid, actor, loc, amount)
    for seat, amount in zip(seats, bids, strict=True):
        if seat != actor:
            game.then(lose_bid, actor, card, loc, amount, seat)


@step
def own_bid(game: Vendetta, seat: int, loc: int, amount: int) -> None:
    """MA02: deployed from the pool."""
    play_blood(game, seat, loc, min(amount, game.pool[seat]))


@step
def lose_bid(game: Vendetta, actor: int, card: int, loc: int, amount: int, seat: int) -> None:
    """VE-1615 A bid is lost through the auction."""
    if not (game.out[seat] or game.out[actor]):
        take_blood(game, actor, card, loc, amount, seat, NOBODY)


HITS["curfew"] = curfew_choice
HITS["gaze"] = gaze_choice
TOGETHER["curfew secretly"] = curfew_secretly
TOGETHER["gaze secretly"] = gaze_secretly
TOGETHER["auction"] = bid
