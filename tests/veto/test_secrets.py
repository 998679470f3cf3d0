"""Hidden information: hands, decks, face-down thrusts, piles, closed lists, windows that say nothing."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.knowledge import known_in
from interrex.games import game_spec
from interrex.games.veto.table import DISCARD, HAND, PLAY, UNDER
from interrex.match.wishes import ALWAYS, PASS_ROUND, WHEN_I_CAN, Wishes
from interrex.testing import check_game


def random_game(seats: int, seed: int, decisions: int, **variants: object) -> interrex.Table:
    game = interrex.new("veto", seats, seed, **variants)  # type: ignore[arg-type]
    chance = Chance(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.play(chance.below(len(game.questions[0].options)))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("variants", [{"decklists": "closed"}, {"feast": True}, {"learning": True}])
def test_the_law_in_every_variant(variants: dict[str, object]) -> None:
    check_game("veto", seats=2, games=1, seed=4, variants=variants)  # type: ignore[arg-type]


@pytest.mark.rules("VT-615", "VT-970")
def test_face_down_cards_are_thrusts_in_every_world() -> None:
    """VT-615, VT-970 What lies face down is a thrust, as far as anybody can tell."""
    found = 0
    for seed in range(12):
        game = random_game(2, seed, 250)
        for seat in range(3):
            world = game.sample_world(seat, Chance(seed))
            for place in range(UNDER, len(world.cards_at)):
                found += len(world.cards_at[place])
                assert all(world.kinds[card].family == "thrust" for card in world.cards_at[place])
    assert found


@pytest.mark.rules("VT-609", "VT-610")
def test_only_the_top_of_a_pile_is_shown() -> None:
    """VT-609, VT-610"""
    for seed in range(6):
        game = random_game(2, seed, 300)
        for seat in range(2):
            for viewer in range(3):
                seen = game.view(viewer).seats[seat]
                assert seen.discards == len(game.cards_at[DISCARD + seat])
                assert isinstance(seen.top, str)


@pytest.mark.rules("VT-102", "VT-612", "VT-613")
def test_counters_are_public() -> None:
    """VT-102, VT-612, VT-613"""
    game = random_game(2, 3, 120)
    for viewer in range(3):
        view = game.view(viewer)
        assert view.pool + sum(seat.kreski for seat in view.seats) == 21
        assert [seat.ducats for seat in view.seats] == game.ducats
        assert [seat.hand for seat in view.seats] == [len(game.cards_at[HAND + seat]) for seat in range(2)]
        hidden = [seat for number, seat in enumerate(view.seats) if number != viewer]
        assert all(len(seat.known) <= seat.hand for seat in hidden)


def test_equal_cards_are_not_told_apart() -> None:
    """Of two equal cards in a hand the one that leaves is the one a viewer knew of."""
    game = interrex.new("veto", 2, 5, deck_a="dworscy")
    copies = [card for card, kind in enumerate(game.kinds) if kind.id == "tyzenhauz"]
    from interrex.engine.zones import show
    from interrex.games.veto.table import put

    for card in copies[:2]:
        if game.where[card] != HAND:
            put(game, card, HAND)
    show(game, copies[0], 1 << 1)
    assert known_in(game, 1, HAND) == [copies[0]]
    put(game, copies[1], PLAY)
    assert known_in(game, 1, HAND) == []


def test_closed_lists_hide_names_and_cards() -> None:
    game = interrex.new("veto", 2, 1, decklists="closed", deck_b="awanturnicy")
    assert game.record(0).settings.variants["deck_b"] == "closed"
    assert (
        "deck_b" not in game.record(1).settings.variants
        or game.record(1).settings.variants["deck_b"] != "closed"
    )
    assert game.record().settings.variants["deck_b"] == "awanturnicy"
    kinds = {kind.id for card, kind in enumerate(game.kinds) if game.owner[card] == 1}
    worlds = [game.sample_world(0, Chance(seed)) for seed in range(3)]
    imagined = {world.kinds[card].id for world in worlds for card in world.cards_at[HAND + 1]}
    assert imagined - kinds
    own = [game.sample_world(0, Chance(1)).kinds[card].id for card in game.cards_at[HAND]]
    assert own == [game.kinds[card].id for card in game.cards_at[HAND]]


@pytest.mark.rules("VT-1321")
def test_a_window_opens_alike_whatever_is_held() -> None:
    """VT-1321 A seat with cards in hand is asked, whether it holds an answer or not."""
    asked = answered = 0
    for seed in range(6):
        game = interrex.new("veto", 2, seed)
        chance = Chance(seed)
        while not game.is_over and asked < 400:
            _, question, options, *_ = game.questions[0]
            if question == "reply":
                asked += 1
                answered += len(options) > 1
            game.play(chance.below(len(options)))
    assert asked > answered > 0


def test_wishes_are_private() -> None:
    """What a seat wishes changes nothing that others see: the same answers, given by itself or for it."""
    reply, end_3, end_4 = (
        SimpleNamespace(moment=moment, round=number)
        for moment, number in (("", 3), ("end_start", 3), ("end_start", 4))
    )
    wishes = Wishes(game_spec("veto").passing)
    assert wishes.answer("reply", ("bene", "liberum-veto"), reply) is None
    assert wishes.answer("reply", ("bene",), reply) is None
    wishes.set("reply", reply, WHEN_I_CAN)
    assert wishes.answer("reply", ("bene",), reply) == "bene"
    assert wishes.answer("reply", ("bene", "liberum-veto"), reply) is None
    wishes.set("moment", end_3, PASS_ROUND)
    assert wishes.answer("moment", ("bene", "przekupiona-szlachta"), end_3) == "bene"
    assert wishes.answer("moment", ("bene", "przekupiona-szlachta"), end_4) is None
    wishes.set("moment", end_4, ALWAYS)
    assert wishes.answer("moment", ("bene",), end_4) is None
    assert wishes.answer("turn", ("bene",), end_4) is None
