"""Hidden information: hands, decks, face-down thrusts, piles, closed lists, windows that say nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.knowledge import known_in, places_of
from interrex.engine.zones import show, shuffle
from interrex.games import game_spec
from interrex.games.veto.decks import thrusts_are_known
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    OUT,
    PLAY,
    REMOVED,
    UNDER,
    Veto,
    may_lie_face_down,
    put,
)
from interrex.games.veto.victory import drop_out
from interrex.match import scenario
from interrex.match.wishes import ALWAYS, PASS_ROUND, WHEN_I_CAN, Wishes
from interrex.testing import check_game, check_known_to_others, check_told

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "veto"


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
    check_game("veto", seats=2, games=1, seed=4, every=12, variants=variants)  # type: ignore[arg-type]


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


@pytest.mark.rules("VT-615", "VT-970")
@pytest.mark.parametrize("decklists", ["open", "closed"])
def test_in_every_world_all_others_know_that_only_thrusts_lie_face_down(decklists: str) -> None:
    """VT-970 Also in a world that one seat imagines, the others hold just the thrusts possible there."""
    compared = 0
    for seed in range(8):
        game = random_game(3, seed, 200, decklists=decklists)
        places = [place for place in range(UNDER, len(game.cards_at)) if game.cards_at[place]]
        for seat, other in [(0, 1), (1, 2), (2, 0), (0, 3), (3, 1)] if places else []:
            world = game.sample_world(seat, Chance(seed))
            for place in places:
                held = [
                    card for card in range(len(world.kinds)) if places_of(world, other, card) >> place & 1
                ]
                assert all(may_lie_face_down(world, card) for card in held)
                compared += len(held)
    assert compared > 50


def one_thrust_face_down(held: int) -> tuple[Veto, list[int]]:
    """A has one thrust face down, some other thrusts in hand, and the rest in the deck; and A's thrusts."""
    game = interrex.new("veto", 3, 1)
    assert isinstance(game, Veto)
    for card in game.cards_at[HAND][:]:
        put(game, card, DECK)
    shuffle(game, DECK)
    thrusts = [card for card in sorted(game.cards_at[DECK]) if may_lie_face_down(game, card)]
    put(game, thrusts[0], HAND)
    put(game, thrusts[0], UNDER)
    for card in thrusts[1 : held + 1]:
        put(game, card, HAND)
    return game, thrusts


@pytest.mark.rules("VT-615", "VT-970")
def test_in_every_world_the_others_know_as_much_of_a_thrust_face_down() -> None:
    """What everybody knows is the same in all worlds, however the deck lies there."""
    game, thrusts = one_thrust_face_down(held=0)
    for number in range(20):
        world = game.sample_world(2, Chance(number))
        check_known_to_others(game, world, 2)
        for other in (1, 3):
            assert all(places_of(world, other, card) == 1 << DECK | 1 << UNDER for card in thrusts)


@pytest.mark.rules("VT-615", "VT-970")
def test_who_saw_another_hand_holds_all_other_thrusts_possible_face_down() -> None:
    """B has seen the only card in A's hand; in worlds of C that is another one, a thrust or not."""
    game, thrusts = one_thrust_face_down(held=1)
    show(game, thrusts[1], 1 << 1)
    others = 0
    for number in range(20):
        world = game.sample_world(2, Chance(number))
        (held,) = world.cards_at[HAND]
        others += not may_lie_face_down(world, held)
        for card in thrusts:
            places = 1 << HAND if card == held else 1 << DECK | 1 << UNDER
            assert places_of(world, 1, card) == places
    assert 0 < others < 20


@pytest.mark.rules("VT-615", "VT-970")
@pytest.mark.parametrize("viewer", range(3))
@pytest.mark.parametrize("owner", range(2))
def test_a_lot_where_nothing_but_thrusts_may_lie_tells_of_thrusts(owner: int, viewer: int) -> None:
    """VT-970 As far as anybody but their owner can tell, the watcher too; thrusts that were seen do not."""
    for thrust, other, is_seen, told in (
        (0b11, 0b01, False, True),
        (0b01, 0b10, False, True),
        (0b10, 0b01, True, False),
        (0b11, 0b11, False, False),
    ):
        world: Any = SimpleNamespace(seats=2, possible_lots=[1] * 9, seen=[0] * 3)
        world.possible_lots[3 * viewer : 3 * viewer + 3] = [thrust, other, other]
        world.seen[0] = is_seen << viewer
        found = thrusts_are_known(world, owner, [0, 1, 2], (1, 0, 1))
        assert found == (told and viewer != owner), (thrust, other, is_seen)


def closed_worlds() -> Iterator[tuple[Veto, Veto, int]]:
    """Games with closed decklists, worlds that a seat or the watcher imagines of them, and who does."""
    for seed, more in enumerate(({}, {"feast": True}, {}, {"learning": True})):
        game = random_game(2, seed, 40, decklists="closed", **more)
        chance = Chance(seed)
        while not game.is_over and len(game.told) < 500:
            if chance.below(12) == 0:
                for seat in range(3):
                    world = game.sample_world(seat, chance)
                    assert isinstance(game, Veto)
                    assert isinstance(world, Veto)
                    yield game, world, seat
            game.play(chance.below(len(game.questions[0].options)))


@pytest.mark.rules("VT-404", "VT-1423")
def test_worlds_of_closed_lists_hold_legal_decks_with_all_cards_told_of() -> None:
    """VT-404, VT-1423 What a seat's log has named is in its world, and no deck holds too many copies."""
    worlds = 0
    for game, world, seat in closed_worlds():
        worlds += 1
        check_told(game, world, seat)
        limit = 2 if world.settings.variants.get("feast") else 3
        for owner in range(2):
            own = [kind for card, kind in enumerate(world.kinds) if world.owner[card] == owner]
            assert len(own) == sum(each == owner for each in game.owner)
            assert max(Counter(kind.id for kind in own).values()) <= limit
            if owner == seat:
                assert own == [kind for card, kind in enumerate(game.kinds) if game.owner[card] == owner]
    assert worlds > 50


def test_closed_lists_do_not_tell_how_many_thrusts_a_deck_holds() -> None:
    """As long as nobody has put one face down, also their number is imagined."""
    game = interrex.new("veto", 2, 1, decklists="closed")
    counts = set()
    for number in range(10):
        world = game.sample_world(0, Chance(number))
        counts.add(sum(kind.family == "thrust" for card, kind in enumerate(world.kinds) if world.owner[card]))
    assert len(counts) > 3


def test_a_copy_that_comes_back_is_not_counted_twice() -> None:
    """With closed lists a card that was shuffled away and one like it seen later may be the same."""
    game = interrex.new("veto", 2, 5, deck_b="dworscy", decklists="closed")
    assert isinstance(game, Veto)
    one, two, *_ = [
        card for card, kind in enumerate(game.kinds) if kind.id == "tyzenhauz" and game.owner[card]
    ]
    for card in (one, two):
        if game.where[card] != DECK + 1:
            put(game, card, DECK + 1)
    put(game, one, REMOVED + 1)
    assert game.seen[one] & 1
    put(game, one, DECK + 1)
    shuffle(game, DECK + 1)
    put(game, two, PLAY + 1)
    assert game.seen[two] & 1
    assert not game.seen[one] & 1
    put(game, one, REMOVED + 1)  # now there are two for all to see
    assert game.seen[one] & game.seen[two] & 1


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


@pytest.mark.rules("VT-1407")
@pytest.mark.parametrize("out", range(3))
def test_cards_of_who_is_out_do_not_tell_where_they_lay(out: int) -> None:
    """VT-1407 They leave the game in no order: it would tell which were in the hand, and how the deck lay."""
    game = random_game(3, 4, 30)
    assert isinstance(game, Veto)
    worlds = [game.copy(), *(game.sample_world((out + 1) % 3, Chance(seed)) for seed in range(4))]
    assert len({tuple(sorted(world.cards_at[HAND + out])) for world in worlds}) > 1
    for world in worlds:
        drop_out(world, out)
    assert len(worlds[0].cards_at[OUT]) > 50
    assert len({tuple(world.cards_at[OUT]) for world in worlds}) == 1


@pytest.mark.rules("VT-606", "VT-617")
def test_in_a_position_all_have_seen_what_lies_open_and_nobody_another_deck() -> None:
    """VT-606, VT-617 Factions and strategies lie there for all; a deck is known to its player alone."""
    text = (SCENARIOS / "vt-x77.toml").read_text(encoding="utf-8")
    closed = text.replace("seed = 1\n", 'seed = 1\nvariants = { decklists = "closed" }\n')
    game = scenario.read(closed, "closed").position()
    assert isinstance(game, Veto)
    for card in range(len(game.kinds)):
        for viewer in range(3):
            known = PLAY <= game.where[card] < PLAY + 4 or game.owner[card] == viewer
            assert game.seen[card] >> viewer & 1 == known, (card, viewer)


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
