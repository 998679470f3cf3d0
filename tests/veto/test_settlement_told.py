"""Hands, ducats and the announcement of an election told a second time, at random tables."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto import settlement
from interrex.games.veto.table import DISCARD, HAND, NOBODY, Veto
from tests.veto.test_rounds_told import drawn_table, nothing_more, order, run

TABLES = 45


def limits(game: Veto, chance: Chance) -> list[int]:
    """A hand maximum for each player, near the number of cards held."""
    return [max(0, len(game.cards_at[HAND + seat]) + chance.below(5) - 3) for seat in range(game.seats)]


@pytest.mark.rules("VT-804", "VT-805", "VT-806")
def test_hands_come_to_their_maximum(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-805 Discards are chosen one by one; all see only the last one."""
    for seed, game in enumerate([drawn_table(seed) for seed in range(TABLES)]):
        chance = Chance.from_seed(300 + seed)
        most = limits(game, chance)
        monkeypatch.setattr(settlement, "hand_limit", lambda game, seat, most=most: most[seat])
        for seat in range(game.seats):
            out = bool(game.out & 1 << seat)
            held, pile = len(game.cards_at[HAND + seat]), len(game.cards_at[DISCARD + seat])
            told = len(game.told)
            game.agenda.append((nothing_more, ()))
            game.agenda.append((settlement.adjust_hand, (seat,)))
            asked = 0
            while run(game):
                assert (game.questions[0].name, game.questions[0].seat) == ("discard down", seat)
                game.play(chance.below(len(game.questions[0].options)))
                asked += 1
            game.asked.clear()
            wanted = held if out else most[seat]
            assert len(game.cards_at[HAND + seat]) == wanted, (seed, seat)
            assert asked == max(0, held - wanted)
            lines = [line[0] for line in game.told[told:]]
            assert lines.count("discarded") == (asked > 0)
            assert lines.count("drew") == (wanted > held)
            if wanted <= held:
                assert len(game.cards_at[DISCARD + seat]) == pile + asked


@pytest.mark.rules("VT-R54", "VT-805")
def test_first_discards_are_chosen_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-R54 Whoever holds too much is asked again, together with the others, until nobody does."""
    rounds = 0
    for seed, game in enumerate([drawn_table(seed) for seed in range(TABLES)]):
        chance = Chance.from_seed(200 + seed)
        most = limits(game, chance)
        monkeypatch.setattr(settlement, "hand_limit", lambda game, seat, most=most: most[seat])
        game.agenda.append((nothing_more, ()))
        game.agenda.append((settlement.adjust_together, ()))
        first = order(game, game.initiative)
        before = len(game.told)
        too_many = {seat: len(game.cards_at[HAND + seat]) - most[seat] for seat in first}
        while run(game):
            asked = [seat for seat in first if too_many[seat] > 0]
            assert sorted(question.seat for question in game.questions) == sorted(asked), seed
            for _ in asked:
                game.play(chance.below(len(game.questions[0].options)))
            for seat in asked:
                too_many[seat] -= 1
            rounds += 1
        game.asked.clear()
        assert all(number <= 0 for number in too_many.values())
        held = [len(game.cards_at[HAND + seat]) - most[seat] for seat in first]
        assert held == [too_many[seat] for seat in first]
        lines = [line[1][0] for line in game.told[before:] if line[0] == "discarded"]
        assert len(lines) == len(set(lines))
    assert rounds > TABLES // 2


@pytest.mark.rules("VT-807", "VT-810", "VT-811", "VT-812")
def test_a_balance_is_taken_or_paid_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(settlement, "happened", lambda game, moment, *facts: heard.append(moment))
    for ducats in range(4):
        for balance in range(-5, 4):
            game = drawn_table(2)
            game.ducats[1] = ducats
            heard.clear()
            monkeypatch.setattr(settlement, "upkeep", lambda game, seat, balance=balance: balance)
            settlement.settled(game, 1)
            assert game.ducats[1] == max(0, ducats + balance)
            change = game.ducats[1] - ducats
            assert game.told[-1][:3] == ("settled", (1, change), "VT-810" if change >= 0 else "VT-811")
            assert heard == (["upkeep_unpaid"] if ducats + balance < 0 else [])


def against(game: Veto, seat: int, rows: list[Any], elekts: list[list[int]]) -> str:
    """The first rule by which this player cannot announce an election."""
    barred = [row for row in rows if row[3][0] == "announce" and row[1] == seat and row[2]]
    rules = (
        (game.round == 1, "VT-819"),
        (seat != order(game, game.initiative)[0], "VT-715"),
        (game.election != NOBODY, "VT-814"),
        (game.no_election or bool(barred), "VT-1301"),
        (not elekts[seat], "VT-815"),
        (game.kreski[seat] < (14, 16, 18)[game.seats - 2], "VT-816"),
    )
    return next((rule for is_so, rule in rules if is_so), "")


@pytest.mark.rules("VT-715", "VT-814", "VT-815", "VT-816", "VT-819", "VT-1301")
def test_who_may_announce_an_election(monkeypatch: pytest.MonkeyPatch) -> None:
    cited = set()
    for seed in range(4 * TABLES):
        game, chance = drawn_table(seed % 20), Chance.from_seed(100 + seed)
        game.round = 1 if chance.below(5) == 0 else 2
        game.election = chance.below(game.seats) if chance.below(5) == 0 else NOBODY
        game.no_election = chance.below(6) == 0
        game.initiative = chance.below(game.seats)
        game.kreski = [12 + chance.below(9) for _ in range(game.seats)]
        elekts = [[3] if chance.below(4) else [] for _ in range(game.seats)]
        rows = [
            (
                7,
                chance.below(game.seats),
                chance.below(2) == 1,
                (("announce", "agitate")[chance.below(2)], ()),
            )
            for _ in range(chance.below(2))
        ]
        monkeypatch.setattr(
            settlement, "texts", lambda game, verb, rows=rows: rows if verb == "cannot" else []
        )
        monkeypatch.setattr(settlement, "meets", lambda game, card, owner, condition: condition)
        monkeypatch.setattr(settlement, "own_elekts", lambda game, seat, elekts=elekts: elekts[seat])
        for seat in range(game.seats):
            rule = against(game, seat, rows, elekts)
            assert settlement.why_not_announce(game, seat) == rule, seed
            cited.add(rule)
        game.asked.clear()
        settlement.may_announce(game)
        holder = order(game, game.initiative)[0]
        wanted = [] if against(game, holder, rows, elekts) else [holder]
        assert [question.seat for question in game.questions] == wanted
    assert cited == {"", "VT-715", "VT-814", "VT-815", "VT-816", "VT-819", "VT-1301"}
