"""Verbs made of other verbs: if, choose one, may, unless somebody pays, so many times, for each."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.language import words_in
from interrex.engine.questions import step
from interrex.engine.unmet import tell_unmet
from interrex.games.veto.equal_cards import one_of_each
from interrex.games.veto.reading import TARGETS
from interrex.games.veto.stack import AT_WORK
from interrex.games.veto.table import Veto, face, in_game, opponents
from interrex.games.veto.verbs.meaning import Use, amount, is_true, matching, players_meant
from interrex.games.veto.verbs.vocabulary import TREE, verbs
from interrex.games.veto.victory import kreski_to_pool

ORDINALS: Final = ("first", "second", "third", "fourth")
MOST_TIMES: Final = 20  # a text does nothing more often than that


def then_do(game: Veto, use: Use, inner: tuple[Any, ...]) -> None:
    """Schedule a verb that stands inside another."""
    game.then(verbs.verbs[inner[0]].function, *use, *inner[1:])


@verbs.verb("do", "passive", takes=TREE)
@step
def given(
    game: Veto, seat: int, card: int, target: Any, that: int, condition: Any, inner: Any, *other: Any
) -> None:
    """The inner verb, if its condition holds now; else the other, where there is one."""
    use = Use(seat, card, target, that)
    if is_true(game, use, condition):
        then_do(game, use, inner)
    elif other:
        then_do(game, use, other[0])
    elif game.keeps_log:
        by_itself = any(each[0] == card and each[2] == AT_WORK for each in game.answered)
        tell_unmet(game, game.kinds[card].id, condition, "VT-1301", not by_itself)


@verbs.verb("do", takes=TREE)
@step
def both(game: Veto, seat: int, card: int, target: Any, that: int, *inner: Any) -> None:
    """One verb after the other."""
    for each in inner:
        then_do(game, Use(seat, card, target, that), each)


@verbs.verb("do", takes=TREE)
@step
def choose_one(game: Veto, seat: int, card: int, target: Any, that: int, *inner: Any) -> None:
    """VT-1301 The user of the text chooses one of its parts."""
    options = ORDINALS[: len(inner)]
    game.ask(seat, "which part", options, part_chosen, (seat, card, target, that), inner, rule="VT-1301")


@step
def part_chosen(game: Veto, use: tuple[Any, ...], inner: tuple[Any, ...], answer: str) -> None:
    """VT-1301 Only that part works."""
    then_do(game, Use(*use), inner[ORDINALS.index(answer)])


@verbs.verb("do", "passive", takes=TREE)
@step
def may(game: Veto, seat: int, card: int, target: Any, that: int, inner: Any, *rest: Any) -> None:
    """VT-1301 The user of the text does it or leaves it."""
    game.ask(
        seat, "whether", ("do it", "leave it"), wanted, (seat, card, target, that), inner, rule="VT-1301"
    )


@step
def wanted(game: Veto, use: tuple[Any, ...], inner: Any, answer: str) -> None:
    """VT-1301 It is done, or not."""
    if answer == "do it":
        then_do(game, Use(*use), inner)


@verbs.verb("do", takes=TREE)
@step
def unless_pays(
    game: Veto, seat: int, card: int, target: Any, that: int, who: Any, price: Any, inner: Any
) -> None:
    """Each player meant may pay; for any who do not, the inner verb works with them as ``opponent``."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        game.then(offer_payment, tuple(use), player, price, inner)


def price_for(game: Veto, use: tuple[Any, ...], player: int, price: Any) -> int:
    """What a player is asked to pay; ``opponent`` in it is that player, unless it speaks of a chosen card."""
    if isinstance(price[1], int):
        return price[1]
    seat, card, target, that = use
    asked = target if "chosen" in list(words_in(price)) else -1 - player
    return amount(game, Use(seat, card, asked, that), price[1])


@step
def offer_payment(game: Veto, use: tuple[Any, ...], player: int, price: Any, inner: Any) -> None:
    """VT-1301 Who cannot pay is not asked: treasuries and kreski lie open."""
    number = price_for(game, use, player, price)
    has = game.kreski[player] if price[0] == "returns_kreski" else game.ducats[player]
    if in_game(game, player) and has >= number:
        game.ask(
            player,
            "pay or not",
            ("pay", "do not pay"),
            paid_or_not,
            use,
            player,
            price,
            inner,
            rule="VT-1301",
        )
    else:
        game.then(paid_or_not, use, player, price, inner, "do not pay")


@step
def paid_or_not(game: Veto, use: tuple[Any, ...], player: int, price: Any, inner: Any, answer: str) -> None:
    """VT-1301 Paid, or borne."""
    seat, card, _, that = use
    number = price_for(game, use, player, price)
    if answer != "pay":
        names_card = any(isinstance(arg, tuple) and arg[0] in TARGETS for arg in inner[1:])
        then_do(game, Use(seat, card, use[2] if names_card else -1 - player, that), inner)
    elif price[0] == "returns_kreski":
        kreski_to_pool(game, player, number, "VT-1301")
    else:
        game.ducats[player] -= number
        game.tell("paid", player, number, rule="VT-1301")
        if price[0] == "pays_you":
            game.ducats[seat] += number
            game.tell("took_ducats", seat, number, rule="VT-1301")


@verbs.verb("do", takes=TREE)
@step
def per(game: Veto, seat: int, card: int, target: Any, that: int, value: Any, inner: Any) -> None:
    """The inner verb, this many times."""
    use = Use(seat, card, target, that)
    for _ in range(min(amount(game, use, value), MOST_TIMES)):
        then_do(game, use, inner)


@verbs.verb("do", takes=TREE)
@step
def for_each(game: Veto, seat: int, card: int, target: Any, that: int, which: Any, inner: Any) -> None:
    """The inner verb for every card that fits now; inside it that card is ``chosen``."""
    for each in matching(game, Use(seat, card, target, that), which):
        then_do(game, Use(seat, card, each, that), inner)


@verbs.verb("do", takes=TREE)
@step
def pick(game: Veto, seat: int, card: int, target: Any, that: int, which: Any, inner: Any) -> None:
    """VT-914 The user names a card, or an opponent, while the text works; inside it that is ``chosen``."""
    if which == "opponent":
        options = [-1 - other for other in opponents(game, seat)]
    else:
        options = one_of_each(game, matching(game, Use(seat, card, target, that), which))
    if len(options) == 1:
        game.then(picked, (seat, card, target, that), inner, options[0])
    elif options:
        game.ask(seat, "choose", options, picked, (seat, card, target, that), inner, rule="VT-914")
    else:
        game.tell("no_result", seat, face(game, card), rule="VT-914")


@step
def picked(game: Veto, use: tuple[Any, ...], inner: Any, answer: int) -> None:
    """VT-914 It works on what was named."""
    seat, card, _, that = use
    then_do(game, Use(seat, card, answer, that), inner)
