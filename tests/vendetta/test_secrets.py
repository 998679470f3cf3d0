"""Face-down cards from known hands: what each seat may conclude, and what it may not."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.knowledge import all_bits, knows, places_of
from interrex.engine.packs import LANGUAGES
from interrex.engine.zones import show_all
from interrex.games import game_spec, house_pack, house_text
from interrex.games.vendetta.table import DECK, DOWN, HAND, HAVEN, MAX_SEATS, Vendetta
from interrex.testing import check_secrecy
from interrex.words import Words

from .tables import card, choose, position, worlds

A, B, C, D, WATCHER = range(5)
L1 = 0
HAND_OF_B = ["GA01", "GA02", "GA06"]


def known_hand() -> Vendetta:
    """B is on turn with a hand that everybody knows."""
    game = position(
        moment="planning", to_move="B", turns=2, hand={"B": HAND_OF_B}, deck={"B": ["GA03", "GA04"]}
    )
    show_all(game, HAND + B, all_bits(game))
    return game


def lies_at(game: Vendetta, place: int, seat: int) -> set[str]:
    """Which cards lie there in the worlds a seat holds possible."""
    return {game.kinds[each].id for world in worlds(game, seat) for each in world.cards_at[place]}


def either(game: Vendetta, viewer: int) -> set[str]:
    return set(game.view(viewer).seats[B].either)


def seen_down(game: Vendetta, viewer: int, loc: int = L1) -> tuple[str, ...]:
    return game.view(viewer).locations[loc].positions[B].down


def law(game: Vendetta) -> None:
    check_secrecy(game, Chance(3))


def test_a_known_hand_is_known() -> None:
    game = known_hand()
    for viewer in (A, C, D, WATCHER):
        assert set(game.view(viewer).seats[B].known) == set(HAND_OF_B)
        assert not either(game, viewer)
    law(game)


@pytest.mark.rules("VE-132", "VE-133", "VE-613", "VE-1621")
def test_one_card_of_a_known_hand_is_played_face_down() -> None:
    game = known_hand()
    choose(game, "B: play L1 down", "B: GA02")
    law(game)
    assert seen_down(game, B) == ("GA02",)
    for viewer in (A, C, D, WATCHER):
        assert seen_down(game, viewer) == ("?",)
        assert not game.view(viewer).seats[B].known
        assert either(game, viewer) == set(HAND_OF_B)
        assert lies_at(game, DOWN + MAX_SEATS * L1 + B, viewer) == set(HAND_OF_B)
        assert lies_at(game, HAND + B, viewer) == set(HAND_OF_B)
        for name in HAND_OF_B:
            places = places_of(game, viewer, card(game, name))
            assert places == 1 << HAND + B | 1 << DOWN + MAX_SEATS * L1 + B


def test_worlds_hold_no_card_in_two_places_and_none_from_the_deck() -> None:
    game = known_hand()
    choose(game, "B: play L1 down", "B: GA02")
    for world in worlds(game, A):
        hidden = [*world.cards_at[HAND + B], *world.cards_at[DOWN + MAX_SEATS * L1 + B]]
        assert sorted(world.kinds[each].id for each in hidden) == sorted(HAND_OF_B)
        assert len(world.cards_at[DOWN + MAX_SEATS * L1 + B]) == 1
        assert {world.kinds[each].id for each in world.cards_at[DECK + B]} == {"GA03", "GA04"}


def test_each_possible_card_is_about_as_likely() -> None:
    game = known_hand()
    choose(game, "B: play L1 down", "B: GA02")
    found = [world.kinds[world.cards_at[DOWN + MAX_SEATS * L1 + B][0]].id for world in worlds(game, A, 600)]
    for name in HAND_OF_B:
        assert 140 <= found.count(name) <= 260


def test_another_card_played_face_up_narrows_what_may_lie_face_down() -> None:
    game = position(
        moment="planning", to_move="B", turns=2, hand={"B": HAND_OF_B, "A": [], "C": [], "D": []},
        alliance={"A": [], "C": [], "D": []},
    )  # fmt: skip
    show_all(game, HAND + B, all_bits(game))
    choose(game, "B: play L1 down", "B: GA02", "B: end turn", "B: play L2 up", "B: GA06")
    law(game)
    assert either(game, A) == {"GA01", "GA02"}
    assert lies_at(game, DOWN + MAX_SEATS * L1 + B, A) == {"GA01", "GA02"}


def end_planning(game: Vendetta) -> None:
    """Everybody else plays nothing; Resolution begins."""
    while game.questions[0].name != "stay or withdraw":
        seat, question, options, *_ = game.questions[0]
        words = game.option_words()
        quiet = "end turn" if "end turn" in words else words[0]
        game.choose(quiet if question in ("plan", "turn") else words[0], seat)
        assert options


def resolution(**given: object) -> Vendetta:
    """B has played one card of a known hand face down at L1; now L1 is resolved."""
    game = position(
        moment="planning", to_move="B", turns=1, hand={"A": [], "B": HAND_OF_B, "C": [], "D": []}, **given
    )
    show_all(game, HAND + B, all_bits(game))
    choose(game, "B: play L1 down", "B: GA02", "B: end turn")
    end_planning(game)
    return game


@pytest.mark.rules("VE-719")
def test_after_the_reveal_everybody_knows_everything() -> None:
    game = resolution(L1={"A": "BR08"}, H={"A": "BR04"})
    choose(game, "A: stay", "B: stay")
    law(game)
    for viewer in (A, C, D, WATCHER):
        assert set(game.view(viewer).seats[B].known) == {"GA01", "GA06"}
        assert not either(game, viewer)


@pytest.mark.rules("VE-710")
def test_a_withdrawal_shows_the_cards() -> None:
    game = resolution(L1={"A": "BR08"}, H={"A": "BR04"})
    choose(game, "A: stay", "B: withdraw")
    law(game)
    assert game.view(A).locations[2].positions[B].up == ("GA02",)
    assert set(game.view(A).seats[B].known) == {"GA01", "GA06"}


@pytest.mark.rules("VE-760", "VE-712")
def test_a_withdrawal_from_the_haven_shows_nothing() -> None:
    game = position(
        moment="planning", to_move="B", turns=1, hand={"A": [], "B": [*HAND_OF_B, "GA07"], "C": [], "D": []}
    )
    choose(game, "B: play H down", "B: GA02", "B: end turn")
    end_planning(game)
    before = either(game, A)
    choose(game, "B: withdraw")
    law(game)
    assert not before & set(game.view(A).seats[B].known)
    assert len(lies_at(game, HAND + B, A)) == len(HAND_OF_B) + 1 + 5  # hand or deck, nobody can tell


@pytest.mark.rules("VE-907")
def test_cards_back_in_hand_at_the_round_end_are_known_as_before() -> None:
    game = resolution(L1={"A": "BR08"})
    choose(game, "A: stay", "B: stay")  # revealed; then round 2 begins
    assert game.round == 2
    law(game)
    assert set(game.view(A).seats[B].known) == set(HAND_OF_B)
    choose(game, *(f"{'ABCD'[seat]}: {game.decision_of(seat).options[0]}" for seat in open_seats(game)))  # type: ignore[union-attr]
    assert set(game.view(A).seats[B].known) == set(HAND_OF_B)
    assert game.view(A).seats[B].hand == len(HAND_OF_B) + 1


def open_seats(game: Vendetta) -> list[int]:
    return list(game.seats_asked)


# --- looks ---------------------------------------------------------------------------------------


@pytest.mark.rules("VE-138")
def test_maropis_looks_at_one_card_and_nobody_else_does() -> None:
    game = position(
        moment="planning", to_move="B", turns=1, ambition="B", alliance={"C": ["AL13"]},
        hand={"A": [], "B": HAND_OF_B, "C": ["NO01"], "D": []}, L1={"B": "GA07-"},
    )  # fmt: skip
    for seat in (A, C, D, WATCHER):
        assert seen_down(game, seat) == ("?",)
    choose(game, "B: play L1 down", "B: GA02", "B: end turn", "C: look L1 B 2")
    law(game)
    assert seen_down(game, C) == ("?", "GA02")
    for viewer in (A, D, WATCHER):
        assert seen_down(game, viewer) == ("?", "?")
    assert not [line for line in game.log(A) if line[0] == "saw_card"]
    assert [line for line in game.log(A) if line[0] == "looked"]
    assert [line for line in game.log(C) if line[0] == "saw_card"]
    for world in worlds(game, C):
        assert world.kinds[world.cards_at[DOWN + MAX_SEATS * L1 + B][1]].id == "GA02"


def test_maropis_look_settles_a_known_hand_for_him_alone() -> None:
    game = position(
        moment="planning", to_move="B", turns=1, ambition="B", alliance={"C": ["AL13"]},
        hand={"A": [], "B": ["GA01", "GA02"], "C": ["NO01"], "D": []},
    )  # fmt: skip
    show_all(game, HAND + B, all_bits(game))
    choose(game, "B: play L1 down", "B: GA02", "B: end turn", "C: look L1 B 1")
    law(game)
    assert game.view(C).seats[B].known == ("GA01",)
    assert game.view(D).seats[B].known == ()
    assert either(game, D) == {"GA01", "GA02"}


def test_eyes_in_the_dark_see_what_is_played_there_and_nothing_else() -> None:
    game = position(
        moment="planning", to_move="B", turns=1, ambition="B", L1={"C": "NO03", "B": "GA07-"},
        hand={"A": ["BR04"], "B": HAND_OF_B, "C": [], "D": []},
    )  # fmt: skip
    choose(game, "B: play L1 down", "B: GA02")
    law(game)
    assert seen_down(game, C) == ("?", "GA02")  # GA07 was there before
    for viewer in (A, D, WATCHER):
        assert seen_down(game, viewer) == ("?", "?")


def test_eyes_turned_away_see_no_more_and_keep_what_they_saw() -> None:
    game = position(
        moment="planning", to_move="B", turns=1, ambition="B", L2={"C": "NO03"},
        hand={"A": [], "B": HAND_OF_B, "C": [], "D": []},
    )  # fmt: skip
    choose(game, "B: play L1 down", "B: GA02")
    law(game)
    assert seen_down(game, C) == ("?",)


@pytest.mark.rules("VE-761")
def test_cards_left_face_down_stay_secret() -> None:
    game = position(
        moment="L1 begins", until="revelation", L1={"C": "NO06", "B": "GA01- GA02-"}, hand={"B": ["GA06"]}
    )
    choose(game, "B: stay", "C: stay", "B: GA02")
    law(game)
    assert seen_down(game, A) == ("?",)
    choose(game, "B: leave the rest")
    law(game)
    assert game.view(A).locations[0].positions[B].up == ("GA02",)
    assert seen_down(game, A) == ("?",)
    assert seen_down(game, B) == ("GA01",)


def test_a_card_turned_face_down_in_the_open_is_still_known() -> None:
    game = position(
        moment="L1 begins", until="preparation", clans={"C": "malkavian"},
        L1={"C": "MA07 MA08", "A": "BR08"},
    )  # fmt: skip
    choose(game, "A: stay", "C: stay", "C: MA08")
    law(game)
    assert game.view(A).locations[0].positions[C].down == ("MA08",)


def test_the_cloak_moves_secrets_as_secrets() -> None:
    game = position(moment="L1 begins", until="withdraw", L1={"C": "NO07- NO08"}, L2={"C": "NO02"})
    choose(game, "C: withdraw", "C: use")
    law(game)
    assert game.view(A).locations[1].positions[C].down == ("?",)
    assert game.view(C).locations[1].positions[C].down == ("NO07",)


def test_mesmerize_shows_the_hand_to_its_player_first() -> None:
    game = position(
        moment="L1 begins", until="preparation", clans={"C": "malkavian"}, L1={"C": "MA01", "A": "BR08"},
        hand={"A": ["BR02", "BR03"]},
    )  # fmt: skip
    choose(game, "A: stay", "C: stay")
    law(game)
    assert set(game.view(C).seats[A].known) == {"BR02", "BR03"}
    assert game.view(B).seats[A].known == ()
    choose(game, "C: BR03")
    assert set(game.view(B).locations[0].positions[C].up) == {"MA01", "BR02", "BR03"}


# --- secret choices ------------------------------------------------------------------------------


def held_back(game: Vendetta, seats: Iterable[int]) -> None:
    for viewer in (*seats, WATCHER):
        assert all(word == "…" for who, word in game.record(viewer).choices if who != viewer)


@pytest.mark.rules("VE-209", "VE-708", "VE-132")
def test_stay_or_withdraw_is_held_back() -> None:
    game = position(moment="L1 begins", L1={"A": "BR04", "B": "GA06", "C": "NO02"})
    choose(game, "B: withdraw", "C: stay")
    law(game)
    held_back(game, (A, B, C, D))
    assert list(game.seats_asked) == [A]
    found = {world.answers[0][1] for world in worlds(game, A, 60)}
    assert found == {"stay", "withdraw"}
    assert {world.answers[0][1] for world in worlds(game, B, 20)} == {"withdraw"}


@pytest.mark.rules("VE-209", "VE-132")
def test_bids_are_held_back() -> None:
    game = position(moment="L1 begins", clans={"C": "malkavian"}, L1={"C": "MA02", "A": "BR04"})
    choose(game, "A: stay", "C: stay", "C: 4")
    law(game)
    assert len({world.answers[0][1] for world in worlds(game, A, 100)}) == 7
    assert not [line for line in game.log(A) if line[0] == "bid"]


@pytest.mark.rules("VE-504", "VE-132")
def test_hand_building_is_never_revealed() -> None:
    game = position(moment="hand building")
    for seat in range(4):
        decision = game.decision_of(seat)
        assert decision is not None
        game.choose(decision.options[0], seat)
    law(game)
    held_back(game, (A, B, C, D))
    for card_number, kind in enumerate(game.kinds):
        if kind.clan == game.clan[B] and not kind.start:
            assert knows(game, B, card_number)
            assert places_of(game, A, card_number) == 1 << HAND + B | 1 << DECK + B


@pytest.mark.rules("VE-131", "VE-129")
def test_everything_else_is_open() -> None:
    game = position(
        moment="planning", pool={"B": 4}, influence={"B": 9}, diablerie={"B": 1}, alliance={"B": ["AL09"]},
        drained={"B": ["AL16"]}, L1={"B": "GA01 GA02- +2"}, relics={"B": "RE05"},
        location_cards={"L1": "LC01"}, variants={"relics": True, "location_cards": True},
    )  # fmt: skip
    for viewer in (A, C, D, WATCHER):
        view = game.view(viewer)
        seat = view.seats[B]
        assert (seat.pool, seat.influence, seat.diablerie) == (4, 9, 1)
        assert (seat.alliance, seat.drained, seat.relic) == (("AL09",), ("AL16",), "RE05")
        assert (seat.hand, seat.deck) == (2, 5)
        assert view.locations[0].positions[B].up == ("GA01",)
        assert view.locations[0].positions[B].blood == 2
        assert view.locations[0].card == "LC01"
        assert view.locations[0].ally == "AL19"


@pytest.mark.rules("VE-131", "VE-R02")
def test_hidden_influence() -> None:
    """VE-R02 Influence tokens lie face down until the end."""
    game = position(moment="planning", rulings={"open_pools": False}, influence={"B": 9})
    assert game.view(A).seats[B].influence is None
    assert game.view(A).seats[B].score is None
    assert game.view(B).seats[B].influence == 9
    law(game)


@pytest.mark.rules("VE-R02")
@pytest.mark.parametrize("whose", ["you", "that_player"])
def test_hidden_influence_is_counted_by_no_card(whose: str) -> None:
    """VE-R02 What such a card does would tell the table how much influence somebody has."""
    spec = game_spec("vendetta")
    told = f"given(at_least(3, influence_of({whose})), gain_blood(1, you))"
    call = told if whose == "you" else f"for_each(each_opponent, {told})"
    text = house_text("vendetta").replace('"steal(1)"', f'"{call}"', 1)
    pack = spec.read_pack(text, "box.toml")
    spec.settings(3, 1, pack)
    with pytest.raises(BadSetting, match="counts influence") as refused:
        spec.settings(3, 1, pack, rulings={"open_pools": False})
    for language in LANGUAGES:
        assert "open_pools=true" in Words(language, "vendetta", pack).each_reason(refused.value)[0][0]
    spec.settings(3, 1, house_pack("vendetta"), rulings={"open_pools": False})


@pytest.mark.rules("VE-1512", "VE-R66")
def test_partners_do_not_see_each_others_cards() -> None:
    """VE-R66 Unless the table agrees that they do."""
    given = {"moment": "planning", "hand": {"A": ["BR04"]}, "L1": {"A": "BR07-"}}
    game = position(variants={"teams": True}, **given)
    assert game.view(C).seats[A].known == ()
    assert game.view(C).locations[0].positions[A].down == ("?",)
    shared = position(variants={"teams": True}, rulings={"team_shared_view": True}, **given)
    assert shared.view(C).seats[A].known == ("BR04",)
    assert shared.view(C).locations[0].positions[A].down == ("BR07",)
    assert shared.view(B).locations[0].positions[A].down == ("?",)
    law(shared)


def test_a_face_down_card_at_the_haven_after_a_look_stays_with_its_slot() -> None:
    game = position(
        moment="planning", relics={"A": "RE07"}, variants={"relics": True}, H={"B": "GA01- GA02-"}
    )
    choose(game, "A: use relic at H")
    law(game)
    assert game.view(A).locations[2].positions[B].down == ("GA01", "GA02")
    assert game.view(C).locations[2].positions[B].down == ("?", "?")
    assert HAVEN == 3
