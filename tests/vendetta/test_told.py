"""What is told and seen of small things: of nothing nothing, of who is out nothing, of the rest all."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import house_text
from interrex.games.vendetta.conflict import assaulting, rank
from interrex.games.vendetta.ending import crown
from interrex.games.vendetta.pools import gain_blood, gain_influence, lose_influence
from interrex.games.vendetta.revelation import together_decided
from interrex.games.vendetta.table import DOWN, NOWHERE, RESOLUTION, UP, Vendetta

from .tables import card, choose, position

SEATS = range(4)


@pytest.mark.rules("VE-1613", "VE-1617")
@pytest.mark.parametrize("seat", SEATS)
def test_of_nothing_nothing_is_told(seat: int) -> None:
    """VE-1613, VE-1617 Gains and losses of 0 leave no line, others one."""
    for amount in (0, 1):
        for change in (gain_blood, gain_influence, lose_influence):
            game = position(moment="planning")
            before = len(game.log(seat))
            change(game, seat, amount)
            assert len(game.log(seat)) == before + amount, change


@pytest.mark.rules("VE-119", "VE-102")
def test_all_read_who_chose_which_clan() -> None:
    game = interrex.new("vendetta", 4, 2)
    assert isinstance(game, Vendetta)
    chance, chosen = Chance(2), []
    while game.questions[0].name == "clan":
        seat = game.questions[0].seat
        game.play(chance.below(len(game.questions[0].options)))
        chosen.append((seat, game.clan[seat]))
    assert len(chosen) == 4
    for viewer in range(5):
        assert [line.args for line in game.log(viewer) if line.kind == "clan_chosen"] == chosen


@pytest.mark.rules("VE-1002")
@pytest.mark.parametrize("out", SEATS)
def test_the_score_of_who_left_the_game_is_not_told(out: int) -> None:
    game = position(moment="game end")
    game.out[out] = True
    before = len(game.log(4))
    crown(game, ((out + 1) % 4,), "VE-1002")
    told = [line.args[0] for line in game.log(4)[before:] if line.kind == "score"]
    assert told == [seat for seat in SEATS if seat != out]


def test_a_round_that_begins_is_the_one_that_is_named() -> None:
    for number in (1, 2, 3):
        assert position(moment="round begins", round=number).round == number


@pytest.mark.rules("VE-701", "VE-1404")
@pytest.mark.parametrize("seat", "ABCD")
def test_the_start_of_resolution_is_over_when_a_location_begins(seat: str) -> None:
    """VE-701 A relic of the start of Resolution is offered then and not later."""
    for moment, asked in (("resolution", "use relic"), ("L1 begins", "stay or withdraw")):
        game = position(
            variants={"relics": True}, moment=moment, relics={seat: "RE02"}, pool={seat: 7},
            L1={seat: ["BR", "GA", "NO", "TO"]["ABCD".index(seat)] + "04"},
        )  # fmt: skip
        assert game.questions[0].name == asked


@pytest.mark.rules("VE-R58")
@pytest.mark.parametrize("slots", [(0, 1), (0, 2), (1, 2), (1,)])
def test_cards_turned_together_are_those_that_were_chosen(slots: tuple[int, ...]) -> None:
    """VE-R58 Each slot means the row as it lay when it was chosen."""
    game = position(clans={"C": "nosferatu"}, moment="L1 begins", L1={"C": "NO06", "A": "BR01- BR02- BR03-"})
    row = game.cards_at[DOWN][:]
    game.asked.clear()
    game.then(together_decided, 2, card(game, "NO06"), 0, (0,), (slots,))
    game.advance()
    assert {*game.cards_at[UP]} == {row[slot] for slot in slots}


@pytest.mark.rules("VE-702", "VE-757")
def test_locations_are_done_one_after_another_as_they_were_told() -> None:
    """VE-702, VE-757 All that were begun in this round but the one that is resolved; none while planning."""
    seen = 0
    for seed in range(3):
        game, chance = interrex.new("vendetta", 3 + seed, seed), Chance(seed)
        assert isinstance(game, Vendetta)
        while not game.is_over and game.round < 3:
            begun: list[int] = []
            for line in game.log(game.seats):
                begun = [] if line.kind == "round_begins" else begun
                begun += [line.args[0]] if line.kind == "location_begins" else []
            if game.phase == RESOLUTION and game.now != NOWHERE:
                done = {loc for loc, each in enumerate(game.view(0).locations) if each.done}
                assert done == {*begun} - {game.now}
                seen += bool(done)
            elif game.phase != RESOLUTION and not begun:
                assert game.done == 0
            which = chance.below(len(game.asked))
            game.play(chance.below(len(game.asked[which][2])), which)
    assert seen > 20


@pytest.mark.rules("VE-203", "VE-211", "VE-R11")
@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("ally", ["AL08", "AL09"])
def test_who_is_said_to_win_ties_is_ranked_first(first: int, ally: str) -> None:
    """VE-203, VE-211, VE-R11 Whoever holds a card that wins ties, then by turn order, and who is out last."""
    box = with_effects("AL09", 'always = ["win_ties()"]')
    for holder in SEATS:
        game = position(
            moment="L1 begins", box=box, ambition="ABCD"[first], alliance={"ABCD"[holder]: [ally]},
            L1={"A": "+1", "B": "+1", "C": "MA04", "D": "+1"}, clans={"C": "malkavian"},
        )  # fmt: skip
        for out in (-1, *SEATS):
            copy = game.copy()
            copy.out = [seat == out for seat in SEATS]
            copy.totals = [(seat, 3) for seat in SEATS]
            rank(copy, 0)
            ties = copy.view(first).ties
            order = sorted(SEATS, key=lambda seat: (seat == out, seat != holder, (seat - first) % 4))
            assert list(ties) == copy.ranking == order


@pytest.mark.rules("VE-732", "VE-1404")
def test_what_counts_otherwise_is_told_with_the_first_count() -> None:
    """VE-732 Whatever is added to the total, and not again when a relic adds to it."""
    for already in (0, 2):
        game = position(
            variants={"relics": True}, moment="L1 begins", until="conflict", relics={"A": "RE06"},
            clans={"A": "brujah", "C": "malkavian"}, L1={"A": "BR08", "C": "MA08 MA09"},
        )  # fmt: skip
        game.bonus[0] = already
        choose(game, "A: stay", "C: stay", "A: use")
        assert [line[1] for line in game.told if line[0] == "counts_as"] == [(2, card(game, "MA08"), 2)]
        totals = [line[1][1] for line in game.told if line[0] == "totals"]
        assert [each[0] for each in totals] == [(0, already + 1), (0, already + 3)]


@pytest.mark.rules("VE-131", "VE-732")
@pytest.mark.parametrize("elsewhere", [{"hand": {"C": ["MA04"]}}, {"L2": {"C": "MA04-"}}])
def test_of_cards_that_give_power_only_those_seen_here_are_named(elsewhere: dict[str, Any]) -> None:
    """VE-131 A second card with that text, in hand or face down, stays unknown."""
    box = with_effects("MA04", 'preparation = ["turn_down_for_power(4)"]')
    clans = {"A": "brujah", "C": "malkavian"}
    game = position(
        box=box, moment="L1 begins", until="conflict", clans=clans, L1={"A": "BR08", "C": "MA07 MA08"},
        **elsewhere,
    )  # fmt: skip
    choose(game, "A: stay", "C: stay", "C: MA07")
    assert all(game.view(viewer).locations[0].changing == ("MA07",) for viewer in range(5))
    choose(game, "C: MA08")
    assert [line[1] for line in game.told if line[0] == "down_counts"] == [(2, 4, card(game, "MA07"))]
    hidden = position(box=box, moment="L1 begins", clans=clans, L1={"A": "BR08", "C": "MA07 MA04-"})
    hidden.assault[2] = 4
    assert assaulting(hidden, 0, 2) == [card(hidden, "MA07")]


def with_effects(name: str, effects: str) -> str:
    """Our own cards, one of them with another text."""
    text = house_text("vendetta") or ""
    before, own, after = text.partition(f'\nid = "{name}"\n')
    block, *others = after.split("\n\n")
    lines = [line for line in block.split("\n") if not line.startswith(("effects", "text"))]
    return before + own + "\n\n".join(["\n".join([*lines, f"effects = {{ {effects} }}"]), *others])
