"""Verbs that are put together freely, for variants of cards: each gets player, card, place, then its words.

The cards of the box have verbs of their own; these say the same things with the rules of chapter 1600, so
that frenzy, immunity, reactions and partners are treated alike.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.engine.unmet import tell_unmet
from interrex.games.vendetta import pools
from interrex.games.vendetta.keywords import HITS, can_spend, hit_each, spend
from interrex.games.vendetta.moments import FILTERED
from interrex.games.vendetta.speaking import is_facing, is_meant
from interrex.games.vendetta.table import NOBODY, NOWHERE, Vendetta
from interrex.games.vendetta.verbs.forms import PHRASES
from interrex.games.vendetta.verbs.meaning import Use, amount, is_true, players_meant, use_of
from interrex.games.vendetta.verbs.vocabulary import (
    COMPOSED,
    COUNTING,
    DECLINE,
    GENERAL,
    NO,
    YES,
    FunctionT,
    verbs,
)

ORDINALS: Final = ("first", "second", "third", "fourth")
PAY: Final = "pay"
MOST_TIMES: Final = 9
WHOM: Final = {"each_rival": "rivals", "each_opponent": "opponents"}
Plain = tuple[int, int, int, int]


def general(function: FunctionT) -> FunctionT:
    """Offer a verb wherever a text acts; where cards are played it stands inside ``when_played``."""
    COMPOSED.add(function.__name__)
    return verbs.verb(*GENERAL, takes=PHRASES)(function)


def then_do(game: Vendetta, use: Use, inner: tuple[Any, ...]) -> None:
    """Schedule a verb that stands inside another; most of a card of the box know of no other player."""
    where = (use.loc, use.player) if inner[0] in COMPOSED or inner[0] in COUNTING else use.loc
    game.then(verbs.verbs[inner[0]].function, use.seat, use.card, where, *inner[1:])


def for_players(game: Vendetta, use: Use, who: str, outcome: str, number: int) -> None:
    """Do it for the players meant; which rival or opponent is meant, the player of the card says."""
    found = players_meant(game, use, who)
    if who.startswith("one_") and len(found) > 1:
        args = (tuple(use), outcome, number)
        game.ask(use.seat, "which opponent", found, opponent_named, *args, rule="VE-1622")
        return
    for seat in found:
        game.then(OUTCOMES[outcome], tuple(use), number, seat)


@step
def opponent_named(game: Vendetta, use: Plain, outcome: str, number: int, seat: int) -> None:
    """VE-1622 That one."""
    game.then(OUTCOMES[outcome], use, number, seat)


def hit(game: Vendetta, use: Use, who: str, what: str, number: int) -> None:
    """VE-210, VE-1504 Blood or influence is taken: of each, with the partner by choice, or of one."""
    if game.out[use.seat] or number <= 0:
        return
    if who in WHOM:
        if use.loc != NOWHERE or who == "each_opponent":
            game.then(hit_each, use.seat, use.card, use.loc, what, number, WHOM[who])
    else:
        for_players(game, use, who, what, number)


# --- blood, influence, cards ------------------------------------------------------------------------


@general
@step
def gain_blood(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-1613 Players gain blood."""
    use = use_of(seat, card, loc)
    for_players(game, use, who, "blood_gained", amount(game, use, number))


@step
def blood_gained(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-1613 From the bank."""
    if number > 0 and not game.out[seat]:
        pools.gain_blood(game, seat, number, use[1])


@general
@step
def lose_blood(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-1615 Players lose blood."""
    use = use_of(seat, card, loc)
    hit(game, use, who, "lose", amount(game, use, number))


@general
@step
def steal_blood(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-1616 The player of the card steals blood."""
    use = use_of(seat, card, loc)
    hit(game, use, who, "steal", amount(game, use, number))


@step
def taken(game: Vendetta, use: Plain, number: int, seat: int, what: str) -> None:
    """VE-1615, VE-1616 From one player."""
    game.then(HITS[what], use[0], use[1], use[2], number, seat)


@step
def blood_lost(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-1615 To the bank."""
    game.then(taken, use, number, seat, "lose")


@step
def blood_stolen(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-1616 By the player of the card."""
    if seat != use[0]:
        game.then(taken, use, number, seat, "steal")


@step
def influence_lost(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-1615 To the bank."""
    game.then(taken, use, number, seat, "lose_influence")


@general
@step
def gain_influence(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-1613 Players gain influence."""
    use = use_of(seat, card, loc)
    for_players(game, use, who, "influence_gained", amount(game, use, number))


@step
def influence_gained(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-1613 From the bank."""
    if number > 0 and not game.out[seat]:
        pools.gain_influence(game, seat, number, use[1])


@general
@step
def lose_influence(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-1615 Players lose influence."""
    use = use_of(seat, card, loc)
    hit(game, use, who, "lose_influence", amount(game, use, number))


@general
@step
def deploy_blood(game: Vendetta, seat: int, card: int, loc: Any, number: Any) -> None:
    """VE-1610 Blood from the bank lies on the player's position here."""
    use = use_of(seat, card, loc)
    if use.loc != NOWHERE and not game.out[seat]:
        pools.deploy_from_bank(game, seat, use.loc, max(0, amount(game, use, number)), card)


@general
@step
def draw_victims(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-136 Victims join the Alliances of players."""
    draw(game, use_of(seat, card, loc), number, who, "victims_drawn")


def draw(game: Vendetta, use: Use, number: Any, who: str, outcome: str) -> None:
    """So many cards for the players meant; of none nobody is asked who gets them."""
    count = amount(game, use, number)
    if count > 0:
        for_players(game, use, who, outcome, count)


@step
def victims_drawn(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-741 As many as there are."""
    for _ in range(0 if game.out[seat] else number):
        pools.draw_victim(game, seat, use[1], "VE-136")


@general
@step
def draw_cards(game: Vendetta, seat: int, card: int, loc: Any, number: Any, who: str) -> None:
    """VE-750 Players take cards from their clan decks into hand."""
    draw(game, use_of(seat, card, loc), number, who, "cards_drawn")


@step
def cards_drawn(game: Vendetta, use: Plain, number: int, seat: int) -> None:
    """VE-750 The top ones; only their player sees them."""
    for _ in range(0 if game.out[seat] else number):
        pools.draw_from_clan_deck(game, seat)


OUTCOMES: Final = {
    "blood_gained": blood_gained, "influence_gained": influence_gained, "victims_drawn": victims_drawn,
    "cards_drawn": cards_drawn, "lose": blood_lost, "steal": blood_stolen, "lose_influence": influence_lost,
}  # fmt: skip


# --- made of other verbs --------------------------------------------------------------------------


@general
@step
def given(game: Vendetta, seat: int, card: int, loc: Any, condition: Any, inner: Any, *other: Any) -> None:
    """The inner verb, if its condition holds now; else the other, where there is one."""
    use = use_of(seat, card, loc)
    if is_true(game, use, condition):
        then_do(game, use, inner)
    elif other:
        then_do(game, use, other[0])
    elif game.keeps_log:
        is_played = card < len(game.kinds) and game.kinds[card].family == "clan_card"
        tell_unmet(game, game.card_word(card), condition, "VE-730", is_played)


@general
@step
def both(game: Vendetta, seat: int, card: int, loc: Any, *inner: Any) -> None:
    """One verb after the other."""
    for each in inner:
        then_do(game, use_of(seat, card, loc), each)


@general
@step
def choose_one(game: Vendetta, seat: int, card: int, loc: Any, *inner: Any) -> None:
    """VE-730 The player of the card chooses one of its parts."""
    if not game.out[seat]:
        use = tuple(use_of(seat, card, loc))
        game.ask(seat, "which part", ORDINALS[: len(inner)], part_chosen, use, inner, rule="VE-730")


@step
def part_chosen(game: Vendetta, use: Plain, inner: tuple[Any, ...], answer: str) -> None:
    """VE-730 Only that part works."""
    then_do(game, Use(*use), inner[ORDINALS.index(answer)])


@general
@step
def may(game: Vendetta, seat: int, card: int, loc: Any, inner: Any) -> None:
    """VE-730 The player of the card does it or leaves it."""
    if not game.out[seat]:
        use = tuple(use_of(seat, card, loc))
        game.ask(seat, "whether", (YES, NO), used_or_not, use, 0, inner, rule="VE-730")


@general
@step
def pay(game: Vendetta, seat: int, card: int, loc: Any, price: Any, inner: Any) -> None:
    """VE-1614 The player of the card may spend blood for it."""
    use = use_of(seat, card, loc)
    cost = amount(game, use, price)
    able = can_spend(game, seat, cost)
    if not game.out[seat] and (able or not game.rulings.open_pools):  # VE-R02
        options = (YES, NO) if able else (NO,)
        game.ask(seat, "whether to pay", options, used_or_not, tuple(use), cost, inner, rule="VE-1614")


@step
def used_or_not(game: Vendetta, use: Plain, price: int, inner: Any, answer: str) -> None:
    """VE-1614 Paid and done, or not."""
    if answer == YES:
        spend(game, use[0], price, use[2])
        then_do(game, Use(*use), inner)


@general
@step
def unless_pays(game: Vendetta, seat: int, card: int, loc: Any, who: str, price: Any, inner: Any) -> None:
    """VE-1614 Each player meant may spend blood; else the inner verb works, with them as ``that_player``.

    They are in the price too, which is counted once, before anybody is asked.
    """
    use = use_of(seat, card, loc)
    found = players_meant(game, use, who)
    if who.startswith("one_") and len(found) > 1:
        args = (tuple(use), price, inner)
        game.ask(seat, "which opponent", found, payer_named, *args, rule="VE-1622")
        return
    for each in found:
        game.then(payer_named, tuple(use), amount(game, use._replace(player=each), price), inner, each)


@step
def payer_named(game: Vendetta, use: Plain, price: Any, inner: Any, player: int) -> None:
    """VE-1614 The last blood cannot be spent: who cannot pay is asked only where pools are secret."""
    whole = (use[0], use[1], use[2], player)
    if game.out[player]:
        return
    cost = amount(game, Use(*whole), price)
    able = can_spend(game, player, cost)
    if able or not game.rulings.open_pools:  # VE-R02
        options = (PAY, DECLINE) if able else (DECLINE,)
        game.ask(player, "pay or not", options, paid_or_not, whole, cost, inner, rule="VE-1614")
    else:
        game.then(paid_or_not, whole, cost, inner, DECLINE)


@step
def paid_or_not(game: Vendetta, use: Plain, price: int, inner: Any, answer: str) -> None:
    """VE-1614 Paid, or borne."""
    if answer == PAY:
        spend(game, use[3], price, use[2])
    else:
        then_do(game, Use(*use), inner)


@general
@step
def per(game: Vendetta, seat: int, card: int, loc: Any, value: Any, inner: Any) -> None:
    """The inner verb, this many times."""
    use = use_of(seat, card, loc)
    for _ in range(min(amount(game, use, value), MOST_TIMES)):
        then_do(game, use, inner)


@general
@step
def for_each(game: Vendetta, seat: int, card: int, loc: Any, who: str, inner: Any) -> None:
    """The inner verb for each rival or opponent, who is then ``that_player``."""
    use = use_of(seat, card, loc)
    for player in players_meant(game, use, who):
        then_do(game, Use(seat, card, use.loc, player), inner)


# --- answers to played cards, and power -------------------------------------------------------------


@verbs.verb("card_played", takes=PHRASES)
@step
def when_played(
    game: Vendetta, seat: int, card: int, loc: int, player: int, at: int, down: int,
    whose: str, where: str, inner: Any, *facing: str,
) -> None:  # fmt: skip
    """VE-1103 Somebody plays a card, here or elsewhere; inside, they are ``that_player``."""
    if game.out[seat] or game.out[player]:
        return
    if is_facing(facing, down) and is_meant(game, seat, loc, player, at, whose, where):
        then_do(game, Use(seat, card, loc, player), inner)


@verbs.verb(*[moment for moment in FILTERED if moment != "card_played"], takes=PHRASES)
def if_it_is(game: Vendetta) -> None:
    """The inner verb only where that player, or that place, is concerned (speaking.py)."""


@verbs.verb("power", takes=PHRASES)
def power(game: Vendetta, seat: int, card: int, loc: int, value: Any, *condition: Any) -> int:
    """VE-732 Power added to the card, or taken away, while a condition holds."""
    use = Use(seat, card, loc, NOBODY)
    if condition and not is_true(game, use, condition[0]):
        return 0
    return amount(game, use, value)


@verbs.verb("game_end", takes=PHRASES)
def score(game: Vendetta, seat: int, card: int, loc: int, value: Any, *condition: Any) -> int:
    """VE-1002 Influence counted for the player in the end, or taken away, while a condition holds."""
    return power(game, seat, card, loc, value, *condition)
