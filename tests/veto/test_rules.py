"""What scenarios cannot show: kinds of texts, bans, draws, and results fixed before they are applied."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import house_pack
from interrex.games.veto import actions, permissions
from interrex.games.veto.answers import targets_of
from interrex.games.veto.cards import BITS, LETTERS
from interrex.games.veto.duel import begin
from interrex.games.veto.moving import refill, remove_from_play
from interrex.games.veto.options import place_of
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.result import duel_lost, exchange_over
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LOOK,
    MARGIN,
    NOBODY,
    PLAY,
    UNDER,
    WINNER,
    Veto,
    faction_card,
    in_play,
    put,
)
from interrex.games.veto.verbs import acting
from interrex.games.veto.victory import best_of, lose
from tests.veto.laws import decisions_of

PACK = house_pack("veto")


def table(seats: int = 2, **variants: Any) -> Veto:
    game = interrex.new("veto", seats, 1, **variants)
    assert isinstance(game, Veto)
    return game


def enter(game: Veto, seat: int, name: str) -> int:
    """A card of the seat's deck straight into play."""
    card = next(
        card
        for card, kind in enumerate(game.kinds)
        if kind.id == name and game.owner[card] == seat and not PLAY <= game.where[card] < PLAY + 4
    )
    put(game, card, PLAY + seat)
    return card


@pytest.mark.rules("VT-301", "VT-303", "VT-304")
def test_four_kinds_of_abilities() -> None:
    """VT-301, VT-303, VT-304 Passive texts stand on cards that stay; they have neither cost nor moment."""
    for kind in PACK.kinds:
        for ability in kind.abilities:
            assert ability.letter in LETTERS
            if ability.letter == "P" and not ability.tags:
                assert (ability.tap, ability.pay, ability.return_kreski) == (False, 0, 0)
                stays = kind.family != "effect" or any(each.host is not None for each in kind.abilities)
                assert stays


@pytest.mark.rules("VT-105", "VT-111", "VT-117")
def test_every_card_has_its_numbers() -> None:
    """VT-105, VT-111, VT-117"""
    for kind in PACK.kinds:
        assert kind.name["pl"]
        if kind.family == "character":
            assert kind.szabla >= 0
            assert kind.kreski >= 0
            assert kind.lafa > 0
        if kind.family == "faction":
            assert kind.treasury > 0
            assert kind.influence is not None


@pytest.mark.rules("VT-119", "VT-120", "VT-148")
def test_nothing_discards_a_faction_card_or_a_strategy() -> None:
    """VT-119, VT-120, VT-148"""
    game = table()
    fixed = {faction_card(game, seat) for seat in range(2)} | {strategy_of(game, seat) for seat in range(2)}
    for card, kind in enumerate(game.kinds):
        for ability in kind.abilities:
            verbs = {effect.verb for effect in ability.effects}
            if verbs & {"discard", "remove", "kill", "wound"} or (verbs & {"tap", "untap"}):
                assert not fixed & set(targets_of(game, game.owner[card], card, ability))


@pytest.mark.rules("VT-415", "VT-416", "VT-R22")
def test_the_ban_after_a_removal() -> None:
    """VT-415, VT-416, VT-R22 Any removal bans the name, or only killing does."""
    for reading, banned in (("any_removal", True), ("killed_only", False)):
        game = interrex.new("veto", 2, 1, {"name_ban": reading})
        assert isinstance(game, Veto)
        card = enter(game, 0, "roch-kowalski")
        remove_from_play(game, card)
        assert bool(game.bans & game.kinds[card].name_bit) == banned


@pytest.mark.rules("VT-1046")
def test_the_result_is_fixed_before_it_is_applied() -> None:
    """VT-1046 Later changes of Szabla do not alter the result."""
    game = table()
    one, two = enter(game, 0, "roch-kowalski"), enter(game, 1, "rzedzian")
    begin(game, one, two, 0)
    exchange_over(game)
    assert (game.duel[WINNER], game.duel[MARGIN]) == (0, szabla(game, one) - szabla(game, two))
    game.duel[5] += 9
    game.agenda.clear()
    duel_lost(game, 1)
    assert game.duel[MARGIN] == 2


@pytest.mark.rules("VT-R38", "VT-1212", "VT-1213")
def test_all_players_lose_at_once() -> None:
    """VT-R38, VT-1212, VT-1213 Most kreski, then the initiative holder; or a draw."""
    for reading, winners in (("tiebreak", (1,)), ("draw", (0, 1))):
        game = interrex.new("veto", 2, 1, {"both_elekts_die": reading})
        assert isinstance(game, Veto)
        game.kreski = [3, 4]
        game.pool = 14
        lose(game, [0, 1])
        assert game.result is not None
        assert game.result.winners == winners


@pytest.mark.rules("VT-1217", "VT-R75")
def test_a_game_without_end_is_drawn() -> None:
    """VT-1217, VT-R75 After sixty rounds the players agree on a draw, or play on."""
    for reading, over in (("draw", True), ("play_on", False)):
        game = interrex.new("veto", 2, 1, {"stalemate": reading})
        assert isinstance(game, Veto)
        game.play(0)
        game.play(0)
        game.round = 60
        chance = Chance(1)
        while not game.is_over and game.round == 60:
            options = game.questions[0].options
            game.play(0 if game.questions[0].name in ("turn", "reply") else chance.below(len(options)))
        assert game.is_over == over
        if over:
            assert game.result is not None
            assert game.result.winners == (0, 1)


@pytest.mark.rules("VT-145", "VT-146", "VT-150")
def test_one_strategy_each() -> None:
    """VT-145, VT-146, VT-150 It lies with the faction card from the start."""
    game = table(deck_a="dworscy", deck_b="dworscy")
    for seat in range(2):
        assert game.host[strategy_of(game, seat)] == faction_card(game, seat)
        assert game.kinds[strategy_of(game, seat)].id == "kamaryla"
    assert len(game.cards_at[HAND]) == 7


@pytest.mark.rules("VT-1301", "VT-619", "VT-628")
@pytest.mark.parametrize("owner", range(2))
def test_a_text_protects_from_the_cards_of_others_alone(owner: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1301 What cannot be tapped or discarded by an opponent's card stays as it is; one's own may."""
    deeds = {"tap": acting.tap, "discard": acting.discard}
    for deed, by in product(deeds, range(2)):
        for forbidden in deeds:
            game = table()
            victim = next(
                card for card in game.cards_at[DECK + owner] if game.kinds[card].family == "character"
            )
            put(game, victim, PLAY + owner)
            monkeypatch.setattr(acting, "protected", lambda game, what, *_, barred=forbidden: what == barred)
            deeds[deed](game, by, faction_card(game, by), victim, NOBODY, "chosen")
            done = game.tapped >> victim & 1 if deed == "tap" else not in_play(game, victim)
            assert bool(done) == (by == owner or deed != forbidden), (deed, by, forbidden)


@pytest.mark.rules("VT-R34")
@pytest.mark.parametrize("side", range(2))
def test_riposta_copies_what_helps_and_nothing_else(side: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-R34 A modifier of the answered thrust that adds something; of none or a loss nothing is told."""
    game = interrex.new("veto", 2, 1, {"riposta_copies": "always"})
    assert isinstance(game, Veto)
    game.stack = [("thrust", 0, 0, 0, 0, 0, False)]
    changes: list[tuple[int, int]] = []
    monkeypatch.setattr(acting, "side_meant", lambda *_: side)
    monkeypatch.setattr(acting, "change_szabla", lambda game, side, number: changes.append((side, number)))
    for number in (2, 0, -1):
        for who in ("your_fighter", "opposing_fighter"):
            effect = SimpleNamespace(verb="szabla", args=(number, who))
            monkeypatch.setattr(acting, "ability_of", lambda *_, e=effect: SimpleNamespace(effects=(e,)))
            acting.copy_modifier(game, side, 0, 0, 0, "")
    assert changes == [(side, 2)]


@pytest.mark.rules("VT-1212", "VT-1213", "VT-R42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_equal_players_the_initiative_holder_is_best_then_the_nearest_clockwise(seats: int) -> None:
    """VT-1212, VT-1213, VT-R42"""
    game = table(seats)
    game.kreski = [3] * seats
    for initiative, missing in product(range(seats), range(seats)):
        game.initiative = initiative
        order = [(initiative + number) % seats for number in range(seats)]
        left = [seat for seat in order if seat != missing]
        assert best_of(game, left[::-1]) == left[0]
        game.kreski[left[-1]] += 1
        assert best_of(game, left) == left[-1]
        game.kreski[left[-1]] -= 1


@pytest.mark.rules("VT-203", "VT-R56")
def test_of_several_permissions_the_newest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-203 In whatever order they are found; of none there is nobody's."""
    game = table()
    monkeypatch.setattr(permissions, "means", lambda *_: True)
    monkeypatch.setattr(permissions, "meets", lambda game, source, *_: source != 4)
    for found in ((1, 2, 3), (3, 1, 2), (2, 3, 1, 4), (4, 3), ()):
        game.arrived[1:5] = [5, 6, 7, 9]
        texts = [(source, 0, None, ("attack", None)) for source in found]
        monkeypatch.setattr(permissions, "texts", lambda *_, all_of=texts: all_of)
        assert permissions.allowed(game, "attack", 0) == (3 if found else NOBODY)
        assert permissions.allowed(game, "defend", 0) == NOBODY


@pytest.mark.rules("VT-1303", "VT-R56")
def test_a_prohibition_beats_a_permission_or_the_newer_card_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1303, VT-R56 Whichever of both cards came into play first; without a permission it is forbidden."""
    for reading, older in product(("yes", "newest_wins"), ("bar", "permit", "no permit")):
        game = interrex.new("veto", 2, 1, {"forbid_over_allow": reading})
        assert isinstance(game, Veto)
        card = enter(game, 0, "roch-kowalski")
        bar, permit = 3, NOBODY if older == "no permit" else 4
        game.arrived[3:5] = [1, 2] if older == "bar" else [2, 1]
        monkeypatch.setattr(actions, "forbidden", lambda *_, found=bar: found)
        monkeypatch.setattr(actions, "allowed", lambda *_, found=permit: found)
        barred = "VT-1301" if permit == NOBODY else "VT-1303"
        free = (reading, older) == ("newest_wins", "bar")
        assert actions.why_not_agitate(game, 0, card) == ("" if free else barred), (reading, older)


@pytest.mark.rules("VT-607")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_deck_is_the_shuffled_pile_of_its_player(seats: int) -> None:
    """VT-607 At every seat: the others keep their decks, and nobody knows the order of the new one."""
    for seat in range(seats):
        game = table(seats)
        for card in list(game.cards_at[DECK + seat]):
            put(game, card, DISCARD + seat)
        pile = list(game.cards_at[DISCARD + seat])
        decks = [list(game.cards_at[DECK + other]) for other in range(seats)]
        refill(game, seat)
        deck = game.cards_at[DECK + seat]
        assert (sorted(deck), game.cards_at[DISCARD + seat]) == (sorted(pile), [])
        assert deck not in (pile, pile[::-1])
        assert not any(game.pinned[card] for card in deck)
        decks[seat] = list(deck)
        refill(game, seat)  # there is a deck: nothing happens
        assert [game.cards_at[DECK + other] for other in range(seats)] == decks


@pytest.mark.rules("VT-1034")
def test_where_a_card_lies_is_said_of_hands_rows_and_what_is_in_play() -> None:
    """VT-1034 Of a card in a deck or a pile nothing is said."""
    seen = set()
    for seed in range(3):
        for number, game in enumerate(decisions_of(seed, 400)):
            for card in range(number % 7, len(game.kinds), 7):
                where, host = game.where[card], game.host[card]
                words = [part.word for part in place_of(game, card)]
                if in_play(game, card):
                    free = host == NOBODY or game.kinds[host].family == "faction"
                    beside = not free and game.kinds[card].family == "thrust"
                    told = "ABCD"[where - PLAY] if free else game.card_word(host)
                    assert words[0] == ("from beside" if beside else "of"), card
                    assert part_text(game, card) == told
                else:
                    places = {HAND: "from hand", LOOK: "from place"}
                    said = places.get(where - where % 4, "") if where < UNDER else "from under"
                    assert words[:1] == ([said] if said else [])
                seen.add(words[0] if words else "")
    assert seen >= {"", "of", "from hand", "from under"}


def part_text(game: Veto, card: int) -> str:
    (_, part) = place_of(game, card)
    return part.word or game.card_word(part.value)


def test_what_is_aimed_at_the_stack_does_nothing_where_there_is_no_such_item() -> None:
    """A text that was composed otherwise, or an item that was taken away meanwhile."""
    game = table()
    card = enter(game, 0, "roch-kowalski")
    for stack in ([], [("effect", 1, card, 0, None, NOBODY, False)]):
        game.stack = list(stack)
        for that in (NOBODY, len(stack), len(stack) + 1):
            told = len(game.told)
            acting.negate(game, 0, card, None, that, "card")
            acting.redirect_challenge(game, 0, card, None, that, "self")
            assert (game.negated, game.stack, len(game.told)) == (0, stack, told)


@pytest.mark.rules("VT-203")
def test_a_permission_lifts_the_keywords_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-203 One, or any of several; a text that speaks of somebody else's traits lifts none."""
    game = table()
    card = enter(game, 0, "roch-kowalski")
    monkeypatch.setattr(actions, "meets", lambda *_: True)
    for filters, named in (
        (("pludrak",), {"pludrak"}),
        (("pludrak", "yours"), {"pludrak"}),
        ((("any_of", "pludrak", "kozak"),), {"pludrak", "kozak"}),
        ((("not", "pludrak"), "yours"), set()),
        ((("named", "uhlik"),), set()),
        (("yours",), set()),
    ):
        text = (7, 0, None, ("agitate", ("character", *filters)))
        monkeypatch.setattr(actions, "texts", lambda *_, found=text: [found])
        lifted = {word for word in ("pludrak", "kozak") if actions.allowed_for(game, card, BITS[word]) == 7}
        assert lifted == named, filters


@pytest.mark.rules("VT-926", "VT-R11")
def test_changes_of_a_price_come_in_order_or_as_is_best_for_who_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-926 The best of all orders; from seven changes on there are too many, and they come in order."""
    monkeypatch.setattr(actions, "passive_changes", lambda *_: [])
    for reading, more in product(("resolution", "best_for_payer"), range(1, 9)):
        game = interrex.new("veto", 2, 1, {"price_order": reading})
        assert isinstance(game, Veto)
        card = next(card for card in game.cards_at[DECK] if game.kinds[card].lafa > 1)
        price = actions.price_of(game, 0, card)
        found = actions.price_of(game, 0, card, (("half",), *[("add", 1)] * more))
        up = int(game.rulings.halving == "result_up")
        best = reading == "best_for_payer" and 1 + more < 7
        assert found == ((price + more + up) // 2 if best else (price + up) // 2 + more), (reading, more)
