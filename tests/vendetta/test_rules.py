"""Rules that a scenario cannot show: the box, lots drawn, whole rounds, settings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, NotUndoable
from interrex.engine.rulings import Ruling
from interrex.engine.settings import Switch
from interrex.engine.zones import move
from interrex.games import game_spec, house_pack
from interrex.games.vendetta.frenzy import enter_frenzy
from interrex.games.vendetta.pools import gain_blood
from interrex.games.vendetta.rounds import BOTH
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    BLOOD_TOKENS,
    DECK,
    DIABLERIE_TOKENS,
    HAND,
    INFLUENCE_TOKENS,
    LOCATIONS,
    LOOK,
    MAX_SEATS,
    NOBODY,
    PHASE_NAMES,
    PLANNING,
    UP,
    VICTIMS,
    Vendetta,
)
from interrex.games.vendetta.withdrawal import charge_stayers
from interrex.match.session import Session, fold
from interrex.testing import check_game

from .tables import card, choose, position

KIND = game_spec("vendetta")
PACK = house_pack("vendetta")


def new(seats: int, seed: int = 1, **variants: bool) -> Vendetta:
    game = interrex.new("vendetta", seats, seed, **variants)
    assert isinstance(game, Vendetta)
    return game


def random_choice(game: Vendetta, chance: Chance) -> None:
    game.play(chance.below(len(game.questions[0].options)))


@pytest.mark.rules("VE-102", "VE-103", "VE-104", "VE-105", "VE-108", "VE-113", "VE-137")
def test_the_box() -> None:
    families = Counter(kind.family for kind in PACK.kinds)
    assert families == {
        "clan": 7, "clan_card": 63, "ally": 30, "victim": 1, "relic": 8, "location_card": 7, "tile": 4,
    }  # fmt: skip
    assert sum(kind.copies for kind in PACK.kinds if kind.family == "victim") == 35
    assert len(set(next(kind for kind in PACK.kinds if kind.id == "victim").faces)) == 35
    types = Counter(kind.type for kind in PACK.kinds if kind.family == "clan_card")
    assert types == {"passive": 19, "preparation": 16, "conflict": 12, "aftermath": 16}
    vampires = [kind.id for kind in PACK.kinds if kind.vampire]
    assert vampires == [f"AL{number:02}" for number in range(1, 16)]
    origins = Counter((kind.family, kind.origin) for kind in PACK.kinds)
    assert origins["relic", "stand-in"] == 6
    assert origins["location_card", "stand-in"] == 5
    assert not origins["clan_card", "stand-in"] + origins["ally", "stand-in"]


@pytest.mark.rules("VE-110", "VE-111", "VE-112", "VE-126", "VE-127")
def test_the_bank() -> None:
    game = new(4)
    assert (BLOOD_TOKENS, INFLUENCE_TOKENS, DIABLERIE_TOKENS) == (15 * 3 + 25, 15 * 3 + 35, 8)
    chance = Chance(1)
    while game.round == 0:
        random_choice(game, chance)
    assert game.bank_blood == BLOOD_TOKENS - sum(game.pool)
    assert game.bank_influence == INFLUENCE_TOKENS - 4 * 3
    game.bank_blood = 0
    gain_blood(game, 0, 5)  # and yet everybody can gain
    assert game.bank_blood == -5


@pytest.mark.rules("VE-114", "VE-118", "VE-119", "VE-1513")
def test_lots_at_set_up() -> None:
    """First player, clan sheets; in teams partners sit opposite before clans are chosen."""
    holders = {new(4, seed).ambition for seed in range(40)}
    assert holders == {0, 1, 2, 3}
    sheets = {tuple(new(4, seed).sheets) for seed in range(40)}
    assert len(sheets) > 10
    assert all(len(each) == 5 for each in sheets)
    team = new(6)
    assert team.team
    assert team.questions[0].name == "clan"


@pytest.mark.rules("VE-121", "VE-124", "VE-125", "VE-128", "VE-123")
def test_everybody_starts_alike() -> None:
    game = new(5)
    chance = Chance(2)
    while game.questions[0].name != "keep":
        random_choice(game, chance)
    for seat in range(5):
        names = sorted(game.kinds[each].id[2:] for each in game.cards_at[HAND + seat])
        assert names == ["08", "09"]
        assert len(game.cards_at[DECK + seat]) == 5  # two are looked at
        assert len(game.cards_at[ALLIANCE + seat]) == 1
    assert len(game.cards_at[VICTIMS]) == 30
    assert len(game.cards_at[ALLY_DECK]) == 26
    assert all(len(location.positions) == 5 for location in game.view(0).locations)


@pytest.mark.rules("VE-X09", "VE-X44", "VE-505", "VE-602", "VE-603", "VE-1202", "VE-1203", "VE-1204")
@pytest.mark.parametrize(("seats", "more"), [(4, 0), (5, 0), (3, 1)])
def test_hands_and_turns_of_three_rounds(seats: int, more: int) -> None:
    """VE-X09, VE-X44 Hands of 3, 4, 5 (4, 5, 6) before Planning, 2, 3, 4 (3, 4, 5) turns, 1 card left."""
    for seed in range(4):
        game = new(seats, seed)
        chance = Chance(seed)
        planned: set[int] = set()
        touched = False  # an effect has changed a hand
        while not game.is_over:
            told = len(game.told)
            random_choice(game, chance)
            kinds = {line[0] for line in game.told[told:]}
            touched = touched or bool(kinds & {"drew_card", "shuffled_back", "eliminated", "to_hand"})
            if game.phase == PLANNING and game.round not in planned and not touched:
                planned.add(game.round)
                assert [len(game.cards_at[HAND + seat]) for seat in range(seats)] == [
                    game.round + 2 + more
                ] * seats
                turns = sum(1 for item in game.agenda if item[0].__name__ == "begin_turn")
                assert turns + 1 == (game.round + 1 + more) * seats
        assert planned


@pytest.mark.rules("VE-134", "VE-135", "VE-906")
def test_three_rounds_of_five_phases() -> None:
    game = new(4, 3)
    chance = Chance(3)
    seen: list[tuple[int, int]] = []
    rounds = set()
    while not game.is_over:
        if (game.round, game.phase) not in seen:
            seen.append((game.round, game.phase))
        rounds.add(game.round)
        random_choice(game, chance)
    assert rounds == {0, 1, 2, 3}
    phases = [PHASE_NAMES[phase] for number, phase in seen if number == 1]
    assert phases[:3] == ["hand building", "planning", "resolution"]  # Feed and Location Setup ask nothing
    assert [line[1][0] for line in game.told if line[0] == "round_begins"] == [1, 2, 3]


@pytest.mark.rules("VE-508")
def test_no_hand_limit() -> None:
    game = position(
        moment="hand building", hand={"A": ["BR08", "BR09", "BR01", "BR02", "BR03", "BR04", "BR05"]},
        deck={"A": ["BR06", "BR07"], "B": [], "C": [], "D": []},
    )  # fmt: skip
    choose(game, "A: BR06")
    assert len(game.cards_at[HAND]) == 8


@pytest.mark.rules("VE-1619", "VE-1620")
def test_power_and_printed_power() -> None:
    from interrex.games.vendetta.conflict import card_power, printed_power

    game = position(moment="L1 begins", L1={"A": "BR01 +1"})
    fury = card(game, "BR01")
    assert printed_power(game, 0, 0, fury) == 6
    assert card_power(game, 0, 0, fury, False, set()) == 4
    assert card_power(game, 0, 0, fury, True, set()) == 1


@pytest.mark.rules("VE-1622", "VE-1623", "VE-1624")
def test_opponents_and_rivals() -> None:
    from interrex.games.vendetta.order import opponents, rivals

    game = position(moment="L1 begins", ambition="C", out=["D"], L1={"A": "BR01", "B": "+1"})
    assert opponents(game, 0) == [2, 1]
    assert rivals(game, 0, 0) == [1]
    assert rivals(game, 2, 0) == [0, 1]


# --- settings ------------------------------------------------------------------------------------


@pytest.mark.rules("VE-101", "VE-1501")
def test_seats_and_teams() -> None:
    for seats in (3, 5):
        with pytest.raises(BadSetting, match="VE-1501"):
            new(seats, teams=True)
    assert new(4, teams=True).team
    assert new(6).team
    assert not new(4).team
    with pytest.raises(BadSetting, match="3, 4, 5, 6"):
        new(2)


@pytest.mark.rules("VE-113", "VE-1302", "VE-1401", "VE-R72")
def test_without_stand_ins() -> None:
    """VE-R72 The known cards are enough for location cards with 3 or 4 players, for nothing else."""
    rulings: dict[str, bool | int | str] = {"stand_ins": "off"}
    with pytest.raises(BadSetting, match="VE-R72"):
        interrex.new("vendetta", 4, 1, rulings, relics=True)
    with pytest.raises(BadSetting, match="VE-R72"):
        interrex.new("vendetta", 5, 1, rulings, location_cards=True)
    game = interrex.new("vendetta", 4, 1, rulings, location_cards=True)
    assert {site.card for site in game.view(0).locations} == {"LC01", "LC02", ""}
    every = new(5, location_cards=True, relics=True)
    assert len([site for site in every.view(0).locations if site.card]) == 3
    assert len(every.open_relics) == 6


@pytest.mark.rules("VE-137", "VE-R40", "VE-R41")
def test_types_of_two_cards() -> None:
    """VE-R40, VE-R41 Tremere Ready and Curfew are passives; an old table may name the switch of VE-R41."""
    game = position(moment="planning", clans={"B": "tremere", "C": "ventrue"})
    assert {game.kinds[card(game, name)].type for name in ("TR08", "VE03")} == {"passive"}
    spec, pack = game_spec("vendetta"), house_pack("vendetta")
    old = spec.settings(4, 1, pack, {"curfew_type": "conflict"}, rules_version=1)
    assert spec.rulings_of(old) == spec.rulings_of(spec.settings(4, 1, pack))


@pytest.mark.rules("VE-R73")
def test_tile_names() -> None:
    """VE-R73 Tiles have names, or numbers only."""
    assert position(moment="planning").view(0).locations[0].tile == "LT01"
    assert position(moment="planning", rulings={"tile_names": "numbered"}).view(0).locations[0].tile == ""


# --- taking back ---------------------------------------------------------------------------------


@pytest.mark.rules("VE-623", "VE-638")
def test_a_planning_turn_can_be_taken_back_step_by_step() -> None:
    game = position(moment="planning", hand={"A": ["BR04", "BR08"]}, diablerie={"A": 1})
    before = game.fingerprint()
    session = Session(game)
    for word in ("drain victim", "play L1 down", "BR04", "blood 2", "flip", "blood 1"):
        session = fold(session, session.choosing(0, word))
    assert session.game.pool[0] == 7 + 3 - 1 - 3  # type: ignore[attr-defined]
    for _ in range(6):
        session = session.after(session.undoing(0))
    assert session.game.fingerprint() == before


def test_a_card_shown_cannot_be_taken_back() -> None:
    session = Session(position(moment="planning", hand={"A": ["BR04", "BR01"]}))
    for word in ("play L1 up", "BR04", "blood 1"):
        session = fold(session, session.choosing(0, word))
    session = session.after(session.undoing(0))
    with pytest.raises(NotUndoable, match="secret was shown"):
        session.undoing(0)


# --- many games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("ruling", KIND.rulings, ids=lambda ruling: ruling.ruling_id)
def test_a_game_under_every_reading(ruling: Ruling) -> None:
    for number, reading in enumerate(ruling.readings[1:]):
        seats = 3 + (sum(map(ord, ruling.name)) + number) % 4
        full = ruling.name != "stand_ins"
        game = interrex.new(
            "vendetta", seats, number, {ruling.name: reading}, relics=full, location_cards=full
        )
        chance = Chance(number)
        while not game.is_over:
            game.play(chance.below(len(game.questions[0].options)))
            assert KIND.audit(game) == ""


VARIANTS = [
    (3, {"relics": True, "location_cards": True}),
    (4, {"teams": True}),
    (4, {"teams": True, "relics": True, "location_cards": True}),
    (5, {"relics": True}),
    (5, {"location_cards": True}),
    (6, {"relics": True, "location_cards": True}),
]


@pytest.mark.parametrize(("seats", "variants"), VARIANTS)
def test_random_games_of_every_variant_lose_nothing(seats: int, variants: dict[str, bool]) -> None:
    chance = Chance(seats)
    for seed in range(12):
        game = new(seats, seed, **variants)
        while not game.is_over:
            random_choice(game, chance)
            assert KIND.audit(game) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "variants"), VARIANTS[1:3])
def test_the_contract_with_variants(seats: int, variants: dict[str, bool]) -> None:
    check_game("vendetta", seats, 1, 5, every=4, variants=variants)


@pytest.mark.rules("VE-R75", "VE-1202")
def test_the_third_card_of_three_players() -> None:
    """VE-R75 The card not kept lies under the deck, or anywhere in it."""
    for reading, places in (("bottom", {0}), ("shuffle", {0, 1, 2, 3, 4})):
        found = set()
        for seed in range(30):
            game = interrex.new("vendetta", 3, seed, {"three_player_rest": reading})
            assert isinstance(game, Vendetta)
            while game.asked[0][1] != "keep":
                game.play(0)
            looked = set(game.cards_at[LOOK])
            while game.asked[0][1] == "keep":
                game.play(0)
            (rest,) = looked - set(game.cards_at[HAND])
            found.add(game.cards_at[DECK].index(rest))
        assert found == places


def check_kept(game: Vendetta, seat: int, kept: list[int], number: int) -> None:
    """The player reads which cards were kept, everybody else only how many."""
    for viewer in range(game.seats + 1):
        told = [(line.kind, line.args) for line in game.log(viewer) if line.kind.startswith("kept")]
        if viewer == seat:
            assert told == [("kept", (seat, each)) for each in kept]
        else:
            assert told == [("kept_some", (seat, number))] * bool(kept)


@pytest.mark.rules("VE-501", "VE-502", "VE-503", "VE-506", "VE-507", "VE-1202")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_each_player_may_keep(seats: int) -> None:
    """VE-502, VE-506, VE-507, VE-1202 All but one of the cards looked at; with Roberta Urbani both."""
    letters, clans = "ABCD"[:seats], ("BR", "GA", "NO", "TO")
    for number, size, has_urbani, seat in product((1, 2), range(5), (False, True), range(seats)):
        own, nothing = letters[seat], {letter: [] for letter in letters}
        names = [f"{clans[seat]}0{each}" for each in range(1, size + 1)]
        game = position(
            seats, moment="hand building", round=number, deck={**nothing, own: names},
            hand={**nothing, own: [f"{clans[seat]}09", f"{clans[seat]}08"]},
            alliance={**nothing, own: ["AL27"]} if has_urbani else nothing,
        )  # fmt: skip
        most = 3 if (seats, number) == (3, 1) else 2
        looked, held = sorted(card(game, name) for name in names[:most]), sorted(game.cards_at[HAND + seat])
        if size < 2:
            assert game.questions[0].name != "keep"
            assert held == sorted([*looked, *(card(game, f"{clans[seat]}0{each}") for each in (8, 9))])
            check_kept(game, seat, looked, 1)
            continue
        (question,) = game.questions
        kept = list(combinations(looked, min(most, size) - 1))
        both = [(BOTH, each) for each in held] if has_urbani and most == 2 else []
        assert (question.seat, list(question.options)) == (seat, [*kept, *both]), (number, size, has_urbani)
        for index, option in enumerate(question.options):
            after = game.copy()
            after.play(index)
            back = {option[1]} if option in both else {*looked} - {*option}
            assert {*after.cards_at[HAND + seat]} == {*looked, *held} - back
            assert {*after.cards_at[DECK + seat][: len(back)]} == back
            kept_now = [each for each in looked if each not in back]
            check_kept(after, seat, kept_now, min(most, size) - 1)  # others read the same of an exchange


@pytest.mark.rules("VE-R59", "VE-714")
@pytest.mark.parametrize("seat", range(4))
def test_mass_manipulation_strikes_where_its_card_lies(seat: int) -> None:
    """VE-R59, VE-714 Only at its own location, wherever its player sits; or there after all."""
    for needs_stay in (True, False):
        rulings: dict[str, Switch] = {"manipulation_needs_stay": needs_stay}
        game = position(rulings=rulings, clans={"ABCD"[seat]: "ventrue"}, moment="planning")
        number = card(game, "VE05")
        for lies, here in product(range(LOCATIONS), range(LOCATIONS - 1)):
            world = game.copy()
            move(world, number, UP + MAX_SEATS * lies + seat)
            charge_stayers(world, seat, number, here, 2)
            told = [line for line in world.log(seat) if line[0] == "acts"]
            assert bool(told) == (lies == here or not needs_stay), (lies, here)
        world = game.copy()
        move(world, number, HAND + seat)
        charge_stayers(world, seat, number, 0, 2)
        assert any(line[0] == "acts" for line in world.log(seat)) != needs_stay


@pytest.mark.rules("VE-805", "VE-807", "VE-808")
@pytest.mark.parametrize("seat", range(4))
def test_who_is_paid_for_a_frenzy(seat: int) -> None:
    """VE-805, VE-807 Who caused it; nobody, if that is the frenzied player or has left the game."""
    for causer, is_out in product((*range(4), NOBODY), (False, True)):
        game = position(moment="planning")
        if causer != NOBODY:
            game.out[causer] = is_out
        before = game.influence[:4]
        enter_frenzy(game, seat, causer, 0, card(game, "BR01"))
        is_paid = causer not in (seat, NOBODY) and not is_out
        paid = [after - was for after, was in zip(game.influence, before, strict=False)]
        assert paid == [int(is_paid and other == causer) for other in range(4)], (causer, is_out)
        told = [line.kind for line in game.log(seat) if line.kind.startswith("frenzy")]
        assert told == ["frenzy_by" if is_paid else "frenzy"]


def test_all_see_which_location_is_resolved() -> None:
    """In planning it is none."""
    for place in ("L1", "L2", "H"):
        given: dict[str, Any] = {place: {"A": "BR04", "B": "GA06"}}
        game = position(moment=f"{place} begins", until="withdraw", **given)
        assert {game.view(viewer).now for viewer in range(5)} == {place}
    assert {position(moment="planning").view(viewer).now for viewer in range(5)} == {""}
