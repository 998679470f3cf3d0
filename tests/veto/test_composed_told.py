"""Verbs made of other verbs, and what is settled by hand in Veto!, told a second time at stirred tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.by_hand import TOOLS, UNSEEN
from interrex.engine.unmet import UNMET
from interrex.engine.zones import show
from interrex.games.veto.decks import see
from interrex.games.veto.equal_cards import one_of_each
from interrex.games.veto.moving import settle_rights
from interrex.games.veto.stack import AT_WORK
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LOOK,
    NOBODY,
    PLAY,
    REMOVED,
    UNDER,
    Veto,
    put,
)
from interrex.games.veto.verbs import composing
from interrex.games.veto.verbs.by_hand import DUCATS, KRESKI
from interrex.games.veto.verbs.vocabulary import verbs
from tests.veto import told_cards
from tests.veto.stirred import check_same, drawn, in_play, stirred, thinned
from tests.veto.told_cards import at_once, borne, everybody, forget, plays, send, top_seen
from tests.veto.told_verbs import NUMBERS, PLAYERS, Use, face, kreski_move, number, players

TIMES = 60
INNER: tuple[Any, ...] = (
    ("draw", 1), ("tap", ("character", "opponent")), ("lose_ducats", 1, "opponent"), ("ducats", 2, "you"),
    ("discard", ("estate", "opponent")), ("end_undecided",),
)  # fmt: skip
NAMES_A_CARD = ("character", "equipment", "estate", "effect")
CONDITIONS: tuple[Any, ...] = ("own_initiative", "election", ("more", ("held_kreski", "you"), 1))
SELECTORS: tuple[Any, ...] = (("character",), ("character", "opponent"), ("yours",), ("equipment", "yours"))


def do(game: Veto, use: Use, inner: Any, target: Any = "as chosen") -> None:
    """The verb inside works for the same player from the same card, on what was chosen or on another."""
    about = use.target if target == "as chosen" else target
    game.then(verbs.verbs[inner[0]].function, use.seat, use.card, about, use.that, *inner[1:])


def is_so(game: Veto, use: Use, condition: Any) -> bool:
    if condition == "own_initiative":
        holder = game.initiative
        while not plays(game, holder):
            holder = (holder + 1) % game.seats
        return holder == use.seat
    if condition == "election":
        return game.election != NOBODY
    return number(game, use, condition[1]) > int(condition[2])


def fitting(game: Veto, use: Use, wanted: Any) -> list[int]:
    """Cards in play of that sort, seat by seat."""
    family, whose = ("character", "yours") if wanted[0] == "yours" else (wanted[0], *wanted[1:], "")[:2]
    return [
        card
        for seat in range(game.seats)
        for card in game.cards_at[PLAY + seat]
        if game.kinds[card].family == family and (not whose or (seat == use.seat) == (whose == "yours"))
    ]


# --- verbs of verbs ---------------------------------------------------------------------------------------


def given(game: Veto, use: Use, condition: Any, inner: Any, *other: Any) -> None:
    if is_so(game, use, condition):
        do(game, use, inner)
    elif other:
        do(game, use, other[0])
    else:
        args = (game.kinds[use.card].id, condition)
        by_itself = any(card == use.card and at == AT_WORK for card, _, at in game.answered)
        lines = [line for line in (game.told if by_itself else game.told[-1:]) if line[0] == UNMET]
        if args not in [line[1] for line in lines]:
            game.tell(UNMET, *args, rule="VT-1301")


def both(game: Veto, use: Use, *inner: Any) -> None:
    for each in inner:
        do(game, use, each)


def choose_one(game: Veto, use: Use, *inner: Any) -> None:
    options = ("first", "second", "third", "fourth")[: len(inner)]
    step = composing.part_chosen
    game.ask(use.seat, "which part", options, step, use.args(), inner, rule="VT-1301")


def may(game: Veto, use: Use, inner: Any) -> None:
    options = ("do it", "leave it")
    game.ask(use.seat, "whether", options, composing.wanted, use.args(), inner, rule="VT-1301")


def unless_pays(game: Veto, use: Use, who: Any, price: Any, inner: Any) -> None:
    for player in players(game, use, who):
        game.then(composing.offer_payment, use.args(), player, price, inner)


def per(game: Veto, use: Use, wanted: Any, inner: Any) -> None:
    for _ in range(min(20, number(game, use, wanted))):
        do(game, use, inner)


def for_each(game: Veto, use: Use, which: Any, inner: Any) -> None:
    for card in fitting(game, use, which):
        do(game, use, inner, card)


def pick(game: Veto, use: Use, which: Any, inner: Any) -> None:
    if which == "opponent":
        options = [-1 - seat for seat in players(game, use, "each_opponent")]
    else:
        options = one_of_each(game, fitting(game, use, which))
    if len(options) > 1:
        game.ask(use.seat, "choose", options, composing.picked, use.args(), inner, rule="VT-914")
    elif options:
        game.then(composing.picked, use.args(), inner, options[0])
    else:
        game.tell("no_result", use.seat, face(game, use.card), rule="VT-914")


TOLD: dict[str, tuple[Callable[..., None], tuple[Any, ...]]] = {
    "given": (given, (CONDITIONS, INNER, ("", "", "", INNER[0]))),
    "both": (both, (INNER, INNER)),
    "choose_one": (choose_one, (INNER, INNER, ("", *INNER), ("", *INNER))),
    "may": (may, (INNER,)),
    "unless_pays": (unless_pays, (PLAYERS, (("pays", 1), ("pays_you", 2)), INNER)),
    "per": (per, ((*NUMBERS, 19, 20, 21, 30), INNER)),
    "for_each": (for_each, (SELECTORS, INNER)),
    "pick": (pick, (("opponent", *SELECTORS), INNER)),
}


@pytest.mark.parametrize("name", TOLD)
def test_a_verb_of_verbs_does_what_it_says_and_nothing_else(name: str) -> None:
    account, choices = TOLD[name]
    did = 0
    for seed in range(TIMES):
        game, chance = stirred(300 + seed)
        use = Use(game, chance)
        args = [word for word in (drawn(chance, each) for each in choices) if word != ""]
        if name == "given":
            game.election = chance.below(2) - 1
            for card in (use.card, use.card + 1):
                if chance.below(2):
                    game.answered.append((card, 0, AT_WORK if chance.below(2) else 0))
            for _ in range(chance.below(3)):
                condition = args[0] if chance.below(2) else drawn(chance, CONDITIONS)
                game.tell(UNMET, game.kinds[use.card].id, condition, rule="VT-1301")
            game.tell("shuffled", 0, rule="VT-408") if chance.below(2) else None
        told = game.copy()
        getattr(composing, name)(game, *use.args(), *args)
        account(told, use, *args)
        check_same(game, told, (seed, name, use.args(), args))
        did += bool(game.agenda or game.asked)
    assert did > 5


def test_every_verb_of_verbs_is_told() -> None:
    acts = {name for name, verb in verbs.verbs.items() if verb.function.__module__ == composing.__name__}
    assert acts == set(TOLD)


@pytest.mark.rules("VT-1301")
def test_who_is_asked_to_pay_and_what_comes_of_it() -> None:
    """Who has as much is asked; what is paid goes to the bank, to the player of the text or to the pool."""
    prices: tuple[Any, ...] = (
        ("pays", 2),
        ("pays_you", 1),
        ("returns_kreski", 2),
        ("pays", ("held_kreski", "opponent")),
    )
    prices += (("pays_you", ("lafa_of", "chosen")),)
    for seed in range(2 * TIMES):
        game, chance = stirred(400 + seed)
        use, player = Use(game, chance), chance.below(game.seats)
        price, inner = drawn(chance, prices), drawn(chance, INNER)
        due = price[1]
        if due == ("held_kreski", "opponent"):
            due = game.kreski[player] if plays(game, player) else 0
        elif not isinstance(due, int):
            target = use.target[0] if isinstance(use.target, tuple) else use.target
            due = game.kinds[target].lafa if target is not None and target >= 0 else 0
        offered, paid, borne_by = game.copy(), game.copy(), game.copy()
        composing.offer_payment(offered, use.args(), player, price, inner)
        told, args = game.copy(), (use.args(), player, price, inner)
        has = game.kreski[player] if price[0] == "returns_kreski" else game.ducats[player]
        if plays(game, player) and has >= due:
            options, step = ("pay", "do not pay"), composing.paid_or_not
            told.ask(player, "pay or not", options, step, *args, rule="VT-1301")
        else:
            told.then(composing.paid_or_not, *args, "do not pay")
        check_same(offered, told, (seed, "offer"))

        composing.paid_or_not(borne_by, *args, "do not pay")
        told = game.copy()
        aimed = any(isinstance(arg, tuple) and arg[0] in NAMES_A_CARD for arg in inner[1:])
        do(told, use, inner, use.target if aimed else -1 - player)
        check_same(borne_by, told, (seed, "borne"))

        if has < due:
            continue
        composing.paid_or_not(paid, *args, "pay")
        told = game.copy()
        if price[0] == "returns_kreski":
            kreski_move(told, player, NOBODY, due, ("returned_kreski", player), "VT-1301")
        else:
            told.ducats[player] -= due
            told.tell("paid", player, due, rule="VT-1301")
            if price[0] == "pays_you":
                told.ducats[use.seat] += due
                told.tell("took_ducats", use.seat, due, rule="VT-1301")
        check_same(paid, told, (seed, "paid"))


@pytest.mark.rules("VT-914", "VT-1301")
def test_what_was_chosen_works() -> None:
    for seed in range(TIMES):
        game, chance = stirred(500 + seed)
        use, inner = Use(game, chance), [drawn(chance, INNER) for _ in range(1 + chance.below(4))]
        for number_, word in enumerate(("first", "second", "third", "fourth")[: len(inner)]):
            other, told = game.copy(), game.copy()
            composing.part_chosen(other, use.args(), tuple(inner), word)
            do(told, use, inner[number_])
            check_same(other, told, (seed, word))
        for answer in ("do it", "leave it"):
            other, told = game.copy(), game.copy()
            composing.wanted(other, use.args(), inner[0], answer)
            if answer == "do it":
                do(told, use, inner[0])
            check_same(other, told, (seed, answer))
        picked = drawn(chance, in_play(game)) if chance.below(2) else -1
        told = game.copy()
        composing.picked(game, use.args(), inner[0], picked)
        do(told, use, inner[0], picked)
        check_same(game, told, (seed, "picked"))


# --- by hand ----------------------------------------------------------------------------------------------

FIRSTS = {"hand": HAND, "play": PLAY, "discard": DISCARD, "deck": DECK, "removed": REMOVED}
OWNED = (HAND, DISCARD, DECK, REMOVED)


def put_by_hand(game: Veto, card: int, place: int) -> None:
    origin = game.where[card]
    first = place - game.owner[card]
    if PLAY <= origin < PLAY + game.seats:
        if first == DECK:
            others = borne(game, card)
            for each in (card, *others):
                forget(game, each)
            put(game, card, place, shown=everybody(game))
            send(game, others)
        elif first == HAND:
            told_cards.return_to_hand(game, card)
        elif first == DISCARD:
            told_cards.discard_from_play(game, card)
        else:
            told_cards.remove_from_play(game, card)
        game.then(settle_rights)
    elif first == DISCARD:
        told_cards.to_pile(game, card)
    elif first == REMOVED:
        told_cards.to_removed(game, card)
    else:
        put(game, card, place)
    for seat in range(game.seats):
        if origin == DISCARD + seat:
            top_seen(game, seat)
        if origin == DECK + seat:
            at_once(game, seat)


@pytest.mark.rules("VT-1339", "VT-604", "VT-620", "VT-621")
@pytest.mark.parametrize("origin", FIRSTS)
def test_a_card_goes_by_hand_where_it_may_and_nothing_else_happens(origin: str) -> None:
    tools, tried = TOOLS["veto"], 0
    for seed in range(TIMES):
        game, chance = thinned(600 + seed)
        seat = chance.below(game.seats)
        place = FIRSTS[origin] + seat
        seen = game.cards_at[place]
        if not seen:
            continue
        card = drawn(chance, in_play(game)) if origin == "play" else drawn(chance, seen)
        place = game.where[card]
        owner = game.owner[card]
        targets = [each + owner for each in OWNED if each + owner != place] if plays(game, owner) else []
        assert tools.targets(game, card, place) == targets
        for target in targets:
            other, told = game.copy(), game.copy()
            tools.put(other, card, target)
            put_by_hand(told, card, target)
            check_same(other, told, (seed, card, place, target))
            tried += 1
    assert tried > 20


@pytest.mark.rules("VT-1339", "VT-604", "VT-609")
def test_what_may_be_named_by_hand() -> None:
    """The places of who plays; of a discard pile the top, of what is seen all but factions and strategies."""
    tools = TOOLS["veto"]
    for seed in range(TIMES):
        game, chance = stirred(700 + seed)
        seat = chance.below(game.seats)
        playing = [each for each in range(game.seats) if plays(game, each)]
        assert tools.sources(game, seat) == [first + each for first in FIRSTS.values() for each in playing]
        assert tools.seats(game, seat) == players(game, _user(seat), "everyone")
        assert tools.subjects(game) == [(word, each) for word in (DUCATS, KRESKI) for each in playing]
        for word, first in FIRSTS.items():
            for whose in range(game.seats):
                place = first + whose
                assert tools.spot(game, place) == ("place", word, whose)
                row = game.cards_at[place]
                found = tools.offered(game, seat, place)
                if word == "discard":
                    assert found == row[-1:]
                    continue
                if word == "deck" or (word == "hand" and whose != seat):
                    assert not found
                    continue
                named = [card for card in row if game.kinds[card].family not in ("faction", "strategy")]
                assert {game.kinds[card].id for card in found} == {game.kinds[card].id for card in named}
                assert word == "hand" or found == named
                unseen = [each + whose for each in OWNED if each + whose != place]
                assert tools.targets(game, UNSEEN, place) == (unseen if word in ("hand", "deck") else [])
        assert tools.targets(game, UNSEEN, DECK + seat) == [HAND + seat, DISCARD + seat, REMOVED + seat]
        for place in (LOOK, UNDER):
            with pytest.raises(Exception, match="no name"):
                tools.spot(game, place)


def _user(seat: int) -> Use:
    use = Use.__new__(Use)
    use.seat, use.target, use.that = seat, None, NOBODY
    return use


@pytest.mark.rules("VT-1339", "VT-103", "VT-152")
def test_counters_change_by_hand_as_far_as_they_go() -> None:
    tools = TOOLS["veto"]
    for seed in range(TIMES):
        game, chance = stirred(800 + seed)
        for word, seat in tools.subjects(game):
            by = chance.below(19) - 9 or 1
            other, told = game.copy(), game.copy()
            tools.change(other, (word, seat), by)
            assert isinstance(seat, int)
            if word == KRESKI and by > 0:
                kreski_move(told, NOBODY, seat, by, ("took_kreski", seat), "VT-1339")
            elif word == KRESKI:
                kreski_move(told, seat, NOBODY, -by, ("returned_kreski", seat), "VT-1339")
            else:
                change = by if by > 0 else -min(-by, told.ducats[seat])
                told.ducats[seat] += change
                line = "took_ducats" if change > 0 else "lost_ducats"
                told.tell(line, seat, abs(change), rule="VT-1339")
            check_same(other, told, (seed, word, seat, by))


@pytest.mark.rules("VT-1339")
def test_a_card_that_is_named_by_hand_is_seen_by_all() -> None:
    tools = TOOLS["veto"]
    for seed in range(TIMES):
        game, chance = stirred(900 + seed)
        hand = game.cards_at[HAND + chance.below(game.seats)]
        if not hand:
            continue
        card, told = drawn(chance, hand), game.copy()
        tools.show(game, card)
        see(told, [card], everybody(told))
        show(told, card, everybody(told))
        check_same(game, told, (seed, card))
        assert tools.face(game, card) == face(game, card)
