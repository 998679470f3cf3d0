"""How a duel ends, who is killed at which difference, and what changes hands: told a second time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.by_hand import TOOLS, UNSEEN
from interrex.engine.chance import Chance
from interrex.games.veto import actions, moving, result
from interrex.games.veto.cards import SLAWNY
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    DOUBLED,
    DUEL_FIELDS,
    HAND,
    MARGIN,
    NOBODY,
    REMOVED,
    SAFE,
    SEATS,
    TOTALS,
    UNDECIDED,
    WINNER,
    Veto,
    put,
)
from interrex.games.veto.traits import company
from interrex.games.veto.verbs import acting
from tests.veto.test_rounds_told import drawn_table

TABLES = 80


def drawn_duel(seed: int) -> Veto | None:
    """Two characters of different players fight; none where nobody has one."""
    game, chance = drawn_table(seed), Chance.from_seed(seed)
    game.out = 0
    seats = [seat for seat in range(game.seats) if company(game, seat)]
    if len(seats) < 2:
        return None
    chance.shuffle(seats)
    game.duel = [0] * DUEL_FIELDS
    for side in (0, 1):
        cards = company(game, seats[side])
        game.duel[side], game.duel[SEATS + side] = cards[chance.below(len(cards))], seats[side]
    game.duel[WINNER] = NOBODY
    return game


def duels() -> list[tuple[int, Veto]]:
    found = [(seed, drawn_duel(seed)) for seed in range(TABLES)]
    return [(seed, game) for seed, game in found if game is not None]


def scheduled(game: Veto) -> list[tuple[str, tuple[Any, ...]]]:
    """What comes next, as a step that runs by itself leaves it: the first first."""
    return [(step.__name__, args) for step, args in game.agenda]


@pytest.mark.rules("VT-1041", "VT-1042", "VT-1045", "VT-1067", "VT-R46")
def test_the_higher_szabla_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1045 Equal numbers decide nothing; VT-R46 whoever is gone has lost, or nobody has."""
    for seed, game in duels():
        chance = Chance.from_seed(100 + seed)
        totals = [chance.below(6), chance.below(6)]
        gone = chance.below(3) == 0
        reading = ("no_result", "counts_as_loss")[chance.below(2)]
        game.rulings = replace(game.rulings, fighter_gone=reading)
        side = chance.below(2)
        if gone:
            put(game, game.duel[side], DISCARD + game.owner[game.duel[side]])
        duel = game.duel
        szabla = {duel[0]: totals[0], duel[1]: totals[1]}
        monkeypatch.setattr(result, "szabla", lambda game, card, szabla=szabla: szabla[card])
        before = len(game.told)
        result.exchange_over(game)
        if gone:
            winner = 1 - side if reading == "counts_as_loss" else UNDECIDED
            assert (duel[WINNER], duel[MARGIN]) == (winner, int(winner != UNDECIDED))
        else:
            winner = UNDECIDED if totals[0] == totals[1] else totals.index(max(totals))
            assert (duel[WINNER], duel[MARGIN], duel[TOTALS:]) == (winner, abs(totals[0] - totals[1]), totals)
        told = [line[0] for line in game.told[before:]]
        assert ("undecided" in told) == (winner == UNDECIDED)
        wanted = ("duel_ends", (NOBODY, NOBODY)) if winner == UNDECIDED else ("duel_lost", (1 - winner,))
        assert wanted in scheduled(game)


@pytest.mark.rules("VT-1043", "VT-1044")
def test_who_is_killed_and_who_is_wounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1044 Killed at 3 or more; a text lowers it, not below 1; some cannot be killed."""
    for seed, game in duels():
        chance = Chance.from_seed(200 + seed)
        side = chance.below(2)
        loser, winner = game.duel[side], game.duel[1 - side]
        game.duel[MARGIN] = 1 + chance.below(4)
        game.duel[SAFE + side] = int(chance.below(4) == 0)
        margins = [(number, chance.below(2) == 1) for number in (chance.below(5), 2)[: chance.below(3)]]
        saves = [chance.below(3) == 0 for _ in range(chance.below(2))]
        rows = {
            "kill_margin": [(1, 0, holds, (number, ())) for number, holds in margins],
            "wounded_instead": [(1, 0, holds, ((),)) for holds in saves],
        }
        barred = chance.below(5) == 0
        monkeypatch.setattr(result, "texts", lambda game, verb, rows=rows: rows[verb])
        monkeypatch.setattr(result, "works", lambda *_: True)
        monkeypatch.setattr(result, "means", lambda *_: True)
        monkeypatch.setattr(result, "meets", lambda game, card, owner, condition: condition)
        monkeypatch.setattr(result, "forbidden_this_round", lambda *_, barred=barred: barred)
        need = max(1, min([3, *(number for number, holds in margins if holds)]))
        assert result.kills_at(game, winner) == need
        safe = bool(game.duel[SAFE + side]) or barred or any(saves)
        killed = game.duel[MARGIN] >= need and not safe
        game.agenda.clear()
        result.duel_lost(game, side)
        assert [step for step, _ in scheduled(game)] == ["strike", "after_result"]
        assert scheduled(game)[0][1] == (loser, int(killed), winner, 1)
        assert game.told[-1][:3] == (
            "beaten",
            (game.told[-1][1][0], int(killed)),
            "VT-1044" if killed else "VT-1043",
        )


@pytest.mark.rules("VT-1051", "VT-1052", "VT-209", "VT-633")
def test_kreski_change_hands() -> None:
    """VT-1052 As many as there are; VT-209 one more of a Slawny, from the loser or from the pool."""
    for seed, game in duels():
        chance = Chance.from_seed(300 + seed)
        winner = chance.below(2)
        game.duel[WINNER] = winner
        taker, giver = game.duel[SEATS + winner], game.duel[SEATS + 1 - winner]
        source = ("loser", "pool")[chance.below(2)]
        outside = ("none", "as_duel")[chance.below(2)]
        game.rulings = replace(game.rulings, slawny_bonus_source=source, kreski_outside_duel=outside)
        game.kreski = [chance.below(4) for _ in range(game.seats)]
        game.pool = 9
        in_duel, kreski, saved = chance.below(2), chance.below(4), chance.below(2)
        was = SLAWNY if chance.below(2) else 0
        wanted, pool = list(game.kreski), game.pool
        if in_duel:
            bonus = int(bool(was))
            given = min(kreski + (bonus if source == "loser" else 0), wanted[giver])
            wanted[giver] -= given
            wanted[taker] += given + (bonus if source == "pool" else 0)
            pool -= bonus if source == "pool" else 0
        elif outside == "as_duel" and not saved:
            back = min(kreski, wanted[giver])
            wanted[giver] -= back
            pool += back
        result.move_kreski(game, giver, NOBODY, in_duel, kreski, was, saved)
        assert (game.kreski, game.pool) == (wanted, pool), seed


@pytest.mark.rules("VT-607", "VT-608", "VT-R26")
@pytest.mark.parametrize("reading", ["at_once", "on_need"])
def test_cards_are_drawn_as_far_as_there_are_any(reading: str) -> None:
    """VT-607 An empty deck is made of the discard pile: at once, or when a card must be drawn."""
    for seed in range(20):
        game, chance = drawn_table(seed), Chance.from_seed(seed)
        game.rulings = replace(game.rulings, reshuffle=reading)
        seat = chance.below(game.seats)
        for place in (DISCARD, DECK):
            for card in game.cards_at[place + seat][: -chance.below(4) or None]:
                put(game, card, HAND + seat)
        held, deck, pile = (len(game.cards_at[place + seat]) for place in (HAND, DECK, DISCARD))
        number = chance.below(7)
        drawn = moving.draw_cards(game, seat, number)
        assert drawn == min(number, deck + pile)
        assert len(game.cards_at[HAND + seat]) == held + drawn
        left = deck + pile - drawn
        lines = [line[0] for line in game.told]
        assert (lines[-1] == "drew") == (drawn > 0)
        is_reshuffled = pile > 0 and (drawn > deck or (reading == "at_once" and drawn >= deck and number > 0))
        assert len(game.cards_at[DECK + seat]) == (left if is_reshuffled or not pile else deck - drawn)


@pytest.mark.parametrize("side", [0, 1])
def test_a_weapon_is_doubled_on_its_own_side(side: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for meant in (side, NOBODY):
        game = drawn_table(1)
        game.duel = [0] * DUEL_FIELDS
        monkeypatch.setattr(acting, "side_meant", lambda game, seat, who, meant=meant: meant)
        acting.double_weapon(game, 0, 5, None, NOBODY, "you")
        acting.double_weapon(game, 0, 5, None, NOBODY, "you")
        wanted = [0] * DUEL_FIELDS
        if meant != NOBODY:
            wanted[DOUBLED + side] = 2
        assert game.duel == wanted


def test_families_that_a_selector_names() -> None:
    actions.NAMED.clear()
    named = {
        ("each",): ("character",),
        ("each", "own"): ("character",),
        ("each", "estate"): ("estate",),
        ("each", "own", "estate", "equipment"): ("estate", "equipment"),
    }
    for _ in range(2):  # then what is remembered
        for what, families in named.items():
            assert actions.families_named(what) == families


@pytest.mark.rules("VT-604", "VT-1339")
def test_an_unseen_card_goes_to_places_of_its_owner() -> None:
    """VT-604 From a hand or a deck, whoever's it is."""
    game, tools = drawn_table(2), TOOLS["veto"]
    for seat in range(game.seats):
        own = {HAND + seat, DISCARD + seat, DECK + seat, REMOVED + seat}
        for place in (HAND + seat, DECK + seat):
            assert set(tools.targets(game, UNSEEN, place)) == own - {place}
        assert list(tools.targets(game, UNSEEN, DISCARD + seat)) == []
