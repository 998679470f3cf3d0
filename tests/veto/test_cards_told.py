"""How cards are drawn, looked at, searched for, discarded and taken back, told a second time.

Every step of ``moving.py`` and ``searching.py`` is carried out at stirred tables and told again: what lies
where, who has seen it, which line is told to whom, who is asked what, which moment has come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto import moving
from interrex.games.veto.actions import price_of
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LOOK,
    NOBODY,
    STALE,
    UNDER,
    Veto,
    put,
)
from interrex.games.veto.traits import company, derived
from interrex.games.veto.verbs import searching
from interrex.games.veto.verbs.vocabulary import verbs
from tests.veto import told_cards
from tests.veto.stirred import check_same, drawn, in_play, thinned
from tests.veto.told_cards import (
    FAMILIES,
    at_once,
    buy_seen,
    choose_found,
    choose_from_hand,
    choose_own_discard,
    discard_excess,
    discard_from_play,
    discard_hand,
    discarded_from_hand,
    draw,
    draws,
    excess_discarded,
    forget,
    found,
    give_control,
    kill_name,
    look,
    look_hand,
    look_thrusts,
    order_pile,
    order_seen,
    own_discarded,
    peek_order,
    peek_take,
    pile_rest,
    piled,
    put_back,
    remove_from_play,
    reshuffled,
    return_to_hand,
    search,
    see_hand,
    seen_bought,
    seen_ordered,
    send,
    settle_rights,
    take_top_discard,
    thrusts_of,
    to_hand,
    to_pile,
    to_removed,
    top_seen,
)
from tests.veto.told_verbs import (
    CARDS,
    NUMBERS,
    PLAYERS,
    Use,
    controls,
    lies_open,
    players,
)

TIMES = 40

# --- verbs: the law ---------------------------------------------------------------------------------------

COUNTED = ("max_lafa", ("held_ducats", "each_opponent"))
PRINTED: tuple[Any, ...] = ((), ("kozak",), (("max_lafa", 2),))
SOUGHT = (("named", "finta"), *((family, *filters) for family in FAMILIES for filters in PRINTED))
WANTED = (*SOUGHT, *((family, COUNTED) for family in FAMILIES))
OWN = ("attach_to_self", "attach_to_self pay_lafa", "", "")
Account = Callable[..., None]
TOLD: dict[str, tuple[Account, tuple[Any, ...]]] = {
    "draw": (draw, (NUMBERS, PLAYERS)),
    "peek_take": (peek_take, (NUMBERS, tuple(("pay", each) for each in NUMBERS))),
    "peek_order": (peek_order, (NUMBERS,)),
    "search": (search, (WANTED, OWN)),
    "look_hand": (look_hand, (PLAYERS[2:],)),
    "look_thrusts": (look_thrusts, (PLAYERS[2:],)),
    "discard_hand": (discard_hand, (PLAYERS, (*FAMILIES, "any"), (*NUMBERS, 999), ("owner", "you"))),
    "take_top_discard": (take_top_discard, (FAMILIES,)),
    "to_hand": (to_hand, ((*CARDS, "self"),)),
}


@pytest.mark.parametrize("name", TOLD)
def test_a_verb_about_cards_does_what_it_says_and_nothing_else(name: str) -> None:
    account, choices = TOLD[name]
    did = 0
    for seed in range(TIMES):
        game, chance = thinned(seed)
        use, args = Use(game, chance), [drawn(chance, each) for each in choices]
        if name == "search":
            args = [args[0], *args[1].split()]
        if name == "draw" and chance.below(3) == 0:
            args = args[:1]
        if name == "to_hand" and game.cards_at[DISCARD + use.seat] and chance.below(2):
            use.card = drawn(chance, game.cards_at[DISCARD + use.seat])
        if name == "look_hand" and chance.below(3) == 0:  # somebody has just seen it
            for seat in players(game, use, args[0])[:1]:
                see_hand(game, use.seat, seat)
        told, before = game.copy(), (len(game.told), len(game.agenda), game.where[:])
        getattr(searching, name)(game, *use.args(), *args)
        account(told, use, *args)
        check_same(game, told, (seed, name, use.args(), args))
        did += (len(game.told), len(game.agenda), game.where) != before
    assert did > 2


def test_every_verb_about_cards_is_told() -> None:
    acts = {name for name, verb in verbs.verbs.items() if verb.function.__module__ == searching.__name__}
    assert acts == set(TOLD)


# --- steps: the law ---------------------------------------------------------------------------------------

Drawn = Callable[[Veto, Chance], tuple[Any, ...] | None]


def some_seat(game: Veto, chance: Chance) -> int:
    return chance.below(game.seats)


def looking(game: Veto, chance: Chance) -> int:
    """Somebody who looks at cards of his deck."""
    seat = chance.below(game.seats)
    look(game, seat, chance.below(5))
    return seat


def of_row(game: Veto, chance: Chance, place: int, also: str = "") -> Any:
    row = game.cards_at[place]
    return also if also and (not row or chance.below(4) == 0) else drawn(chance, row) if row else None


def bought(game: Veto, chance: Chance) -> tuple[Any, ...]:
    seat, price = looking(game, chance), chance.below(3)
    game.ducats[seat] = price + chance.below(3)
    return seat, price, of_row(game, chance, LOOK + seat, "done")


def ordered(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    seat = looking(game, chance)
    card = of_row(game, chance, LOOK + seat)
    return None if card is None else (seat, card)


def bearer(game: Veto, chance: Chance) -> tuple[int, int]:
    """Who searches for something to attach, mostly to a character of his own."""
    seats = [seat for seat in range(game.seats) if company(game, seat)]
    seat = drawn(chance, seats or [0])
    return seat, drawn(chance, company(game, seat) if seats and chance.below(6) else in_play(game))


def sought(game: Veto, chance: Chance) -> tuple[Any, ...]:
    seat, card = bearer(game, chance)
    game.ducats[seat] = chance.below(9)
    wanted = drawn(
        chance, [each for each in WANTED if not isinstance(each[-1], tuple) or isinstance(each[-1][1], int)]
    )
    how = drawn(chance, OWN)
    return seat, card, ("equipment",) if how and chance.below(4) else wanted, tuple(how.split())


def sought_and_found(game: Veto, chance: Chance) -> tuple[Any, ...]:
    seat, card = bearer(game, chance)
    how = tuple(drawn(chance, OWN).split())
    deck = game.cards_at[DECK + seat]
    if how:
        deck = [each for each in deck if game.kinds[each].family == "equipment"]
        deck = [each for each in deck if lies_open(game, card) and price_of(game, seat, each) < 9]
    game.ducats[seat] = 9
    return seat, card, how, drawn(chance, deck) if deck and chance.below(5) else "nothing"


def of_a_hand(*more: str) -> Drawn:
    def draw_one(game: Veto, chance: Chance) -> tuple[Any, ...]:
        victim, family = chance.below(game.seats), drawn(chance, (*FAMILIES, "any"))
        known: dict[str, Any] = {
            "seat": chance.below(game.seats),
            "victim": victim,
            "family": family,
            "number": chance.below(3),
        }
        known["card"] = of_row(game, chance, HAND + victim, "nothing")
        return tuple(known[each] for each in more)

    return draw_one


def on_the_way(game: Veto, chance: Chance) -> int:
    """Some cards of an owner are on their way to his pile; some of them are equal."""
    owner = chance.below(game.seats)
    there = [*game.cards_at[HAND + owner], *game.cards_at[DECK + owner]]
    kinds = [game.kinds[card].number for card in there]
    if chance.below(2):
        there.sort(key=lambda card: -kinds.count(game.kinds[card].number))
    for card in there[: chance.below(4)]:
        put(game, card, LIMBO + owner)
    return owner


def piling(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    owner = on_the_way(game, chance)
    card = of_row(game, chance, LIMBO + owner)
    return None if card is None else (owner, chance.below(2), card)


def together(game: Veto, chance: Chance) -> tuple[Any, ...]:
    there = [card for row in game.cards_at[UNDER:] for card in row] + in_play(game)
    chance.shuffle(there)
    found = there[: 1 + chance.below(4)]
    for card in found:
        forget(game, card)
    return (found,)


def lasting(game: Veto, chance: Chance, card: int) -> None:
    for entry in (
        ("szabla", card, 1, ()), ("szabla of", card, 1, ()), ("cannot", "agitate", card), ("blank", card),
        ("keyword", card, 1), ("cannot", "agitate", card + 1), ("control", card, 0),
    ):  # fmt: skip
        if chance.below(2) and not (entry[0] == "szabla" and card >= game.seats and chance.below(2)):
            game.lasting.append(entry)
    for name in ("crowned", "turn_used", "round_used"):
        setattr(game, name, getattr(game, name) | chance.below(2) << card)


def laden(game: Veto, chance: Chance) -> int:
    """A card in play, mostly one that bears something, with all that it can be remembered by."""
    there = in_play(game)
    bearing = [card for card in there if card in game.host or game.slot[card] != NOBODY]
    card: int = drawn(chance, bearing if bearing and chance.below(3) else there)
    lasting(game, chance, card)
    return card


def overburdened(game: Veto, chance: Chance) -> tuple[Any, ...]:
    """A character with thrusts, perhaps too many."""
    there = [card for card in in_play(game) if game.kinds[card].family == "character"]
    with_thrusts = [card for card in there if any(thrusts_of(game, card))]
    card = drawn(chance, with_thrusts or there or in_play(game))
    seat = controls(game, card)
    thrusts = [each for each in game.cards_at[HAND + seat] if game.kinds[each].family == "thrust"]
    if game.slot[card] != NOBODY:
        for each in thrusts[: chance.below(3)]:
            put(game, each, UNDER + game.slot[card])
    return seat, card


def one_too_many(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    seat, card = overburdened(game, chance)
    row = [each for some in thrusts_of(game, card) for each in some]
    return (seat, card, drawn(chance, row)) if row else None


def taken_over(game: Veto, chance: Chance) -> tuple[Any, ...] | None:
    there = [card for card in in_play(game) if game.kinds[card].family == "character"]
    bearing = [card for card in there if card in game.host or game.slot[card] != NOBODY]
    if not there:
        return None
    card = drawn(chance, bearing if bearing and chance.below(4) else there)
    return card, (controls(game, card) + 1 + chance.below(game.seats - 1)) % game.seats


STEPS: dict[str, tuple[Any, Account, Drawn]] = {
    "buy_seen": (searching, buy_seen, lambda game, chance: (looking(game, chance), chance.below(5))),
    "seen_bought": (searching, seen_bought, bought),
    "put_back": (searching, put_back, lambda game, chance: (looking(game, chance),)),
    "order_seen": (searching, order_seen, lambda game, chance: (looking(game, chance),)),
    "seen_ordered": (searching, seen_ordered, ordered),
    "choose_found": (searching, choose_found, sought),
    "found": (searching, found, sought_and_found),
    "see_hand": (searching, see_hand, of_a_hand("seat", "victim")),
    "choose_own_discard": (searching, choose_own_discard, of_a_hand("victim", "family", "number")),
    "own_discarded": (searching, own_discarded, of_a_hand("victim", "family", "number", "card")),
    "choose_from_hand": (searching, choose_from_hand, of_a_hand("seat", "victim", "family")),
    "discarded_from_hand": (searching, discarded_from_hand, of_a_hand("victim", "family", "card")),
    "refill": (moving, reshuffled, lambda game, chance: (some_seat(game, chance),)),
    "deck_changed": (moving, at_once, lambda game, chance: (some_seat(game, chance),)),
    "draw_cards": (moving, draws, lambda game, chance: (some_seat(game, chance), chance.below(5))),
    "to_pile": (moving, to_pile, of_a_hand("card")),
    "to_removed": (moving, to_removed, of_a_hand("card")),
    "top_seen": (moving, top_seen, lambda game, chance: (some_seat(game, chance),)),
    "order_pile": (moving, order_pile, lambda game, chance: (on_the_way(game, chance), chance.below(2))),
    "piled": (moving, piled, piling),
    "pile_rest": (moving, pile_rest, lambda game, chance: (on_the_way(game, chance),)),
    "send": (moving, send, together),
    "forget": (moving, forget, lambda game, chance: (laden(game, chance),)),
    "discard_from_play": (moving, discard_from_play, lambda game, chance: (laden(game, chance),)),
    "remove_from_play": (moving, remove_from_play, lambda game, chance: (laden(game, chance),)),
    "return_to_hand": (moving, return_to_hand, lambda game, chance: (laden(game, chance),)),
    "kill_name": (moving, kill_name, lambda game, chance: (laden(game, chance),)),
    "settle_rights": (moving, settle_rights, lambda game, chance: overburdened(game, chance)[:0]),
    "discard_excess": (moving, discard_excess, overburdened),
    "excess_discarded": (moving, excess_discarded, one_too_many),
    "give_control": (moving, give_control, taken_over),
}


@pytest.mark.parametrize("name", STEPS)
def test_a_step_moves_cards_as_it_says_and_no_others(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many thrusts are allowed under a character as is drawn, since texts may take away all of them."""
    for each in (moving, told_cards):
        monkeypatch.setattr(each, "thrust_limits", lambda game, card: (card % 3, card % 2))
    module, account, draw_args = STEPS[name]
    tried = 0
    for seed in range(TIMES):
        game, chance = thinned(100 + seed)
        args = draw_args(game, chance)
        if args is None or (args[-1:] == ("nothing",) and name in ("to_pile", "to_removed")):
            continue
        game.derived = STALE
        derived(game)
        told = game.copy()
        getattr(module, name)(game, *args)
        account(told, *args)
        check_same(game, told, (seed, name, args))
        tried += 1
    assert tried > 5
