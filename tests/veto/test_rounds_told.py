"""Initiative, bribes, fame and victory told a second time, at random tables with two to four players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.games.veto import end_phase, rounds, victory
from interrex.games.veto.cards import ELEKT
from interrex.games.veto.table import NOBODY, Veto
from interrex.games.veto.traits import company

TABLES = 60
Rows = list[tuple[int, int, Any, tuple[Any, ...]]]  # texts: the card, its player, the condition, what it says


def drawn_table(seed: int) -> Veto:
    """A table at which somebody may be out, with numbers and an initiative drawn at random."""
    chance = Chance.from_seed(seed)
    game = interrex.new("veto", 2 + seed % 3, 1 + seed % 5)
    assert isinstance(game, Veto)
    for _ in range(40):
        game.play(chance.below(len(game.asked[0][2])))
        if game.is_over:
            break
    game.result = None
    game.agenda.clear()
    game.asked.clear()
    game.pending.clear()
    game.initiative = chance.below(game.seats)
    if game.seats > 2 and chance.below(2):
        game.out = 1 << chance.below(game.seats)
    game.ducats = [chance.below(4) for _ in range(game.seats)]
    return game


def order(game: Veto, first: int) -> list[int]:
    """Who plays, clockwise from a seat."""
    seats = [(first + number) % game.seats for number in range(game.seats)]
    return [seat for seat in seats if not game.out & 1 << seat]


@pytest.mark.rules("VT-705", "VT-709", "VT-711", "VT-712")
def test_who_gets_the_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-711 The highest total; among equals the last holder, else the next after him."""
    kept = 0
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(900 + seed)
        always = chance.below(2) == 1
        reading = "last_holder_always" if always else "clockwise"
        game.rulings = replace(game.rulings, tie_among_others=reading)
        totals = {seat: chance.below(3) for seat in range(game.seats)}
        seats = order(game, game.initiative)
        best = [seat for seat in seats if totals[seat] == max(totals[each] for each in seats)]
        wanted = seats[0] if seats[0] in best or (always and len(best) > 1) else best[0]
        with monkeypatch.context() as patch:
            patch.setattr(rounds, "initiative_total", lambda game, seat, totals=totals: totals[seat])
            rounds.fix_initiative(game)
        assert game.initiative == wanted, seed
        kept += wanted == seats[0]
        shown = tuple(totals[seat] if seat in seats else 0 for seat in range(game.seats))
        assert (game.told[-2][0], game.told[-2][1]) == ("totals_initiative", (shown,))
    assert 0 < kept < TABLES


@pytest.mark.rules("VT-705", "VT-706", "VT-707", "VT-709")
def test_what_counts_for_the_initiative(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-705 Characters that count, each by its kreski and what texts add, bribes, and texts for players."""
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(800 + seed)
        seat = chance.below(game.seats)
        cards = company(game, seat)
        counting = {card for card in cards if chance.below(3)}
        traits = {card: chance.below(5) - 1 for card in cards}
        rows: dict[str, Rows] = {"initiative": [], "bribe_rate": []}
        for card in cards:
            who: Any = ("you", "self", ("each", "untapped"))[chance.below(3)]
            if chance.below(2):
                row = (
                    card,
                    seat if chance.below(4) else seat + 1,
                    chance.below(4) > 0,
                    (chance.below(4) - 1, who),
                )
                rows["initiative"].append(row)
            if chance.below(3) == 0:
                rows["bribe_rate"].append((card, seat, chance.below(3) > 0, (chance.below(3),)))
        game.bribed[seat], game.reply_total[seat] = chance.below(10), chance.below(3)
        monkeypatch.setattr(rounds, "texts", lambda game, verb, rows=rows: rows[verb])
        monkeypatch.setattr(rounds, "meets", lambda game, card, owner, condition: condition)
        monkeypatch.setattr(rounds, "counts", lambda game, card, counting=counting: card in counting)
        monkeypatch.setattr(rounds, "kreski_trait", lambda game, card, traits=traits: traits[card])
        says = [(card, args) for card, owner, holds, args in rows["initiative"] if owner == seat and holds]
        total = 0
        for card in counting:
            own = sum(number for source, (number, who) in says if who == "self" and source == card)
            each = sum(number for _, (number, who) in says if isinstance(who, tuple))
            total += max(0, traits[card] + own + each)
        total += sum(number for _, (number, who) in says if who == "you")
        rates = [
            (game.kinds[card].family == "character", args[0])
            for card, _, holds, args in rows["bribe_rate"]
            if holds
        ]
        assert all(character for character, _ in rates)
        rate = max(1, rates[-1][1]) if rates else 3
        total += game.bribed[seat] // rate + game.reply_total[seat]
        assert rounds.initiative_total(game, seat) == total, seed


@pytest.mark.rules("VT-708", "VT-R04")
@pytest.mark.parametrize("reading", ["one_round", "auction"])
def test_who_is_asked_for_bribes(reading: str) -> None:
    """VT-708 Once around; VT-R04 under the other reading until all have said bene one after the other."""
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(700 + seed)
        game.bribed = [0] * game.seats
        before = list(game.ducats)
        seats = order(game, next_in(game))
        game.agenda.append((nothing_more, ()))
        if reading == "one_round":
            for seat in reversed(seats):
                game.agenda.append((rounds.bribe, (seat,)))
        else:
            game.agenda.append((rounds.auction, (seats[0], 0)))
        asked: list[tuple[int, tuple[Any, ...], Any]] = []
        while run(game):
            question = game.questions[0]
            number = chance.below(len(question.options)) if chance.below(2) else 0
            asked.append((question.seat, tuple(question.options), question.options[number]))
            game.play(number)
        assert asked == expected_bribes(reading, seats, before, [answer for *_, answer in asked])
        paid = [
            sum(answer for seat, _, answer in asked if seat == each and answer != "bene")
            for each in range(game.seats)
        ]
        assert game.bribed == paid
        assert game.ducats == [had - gave for had, gave in zip(before, paid, strict=True)]


@step
def nothing_more(game: Veto) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="VT-708")


def next_in(game: Veto) -> int:
    return order(game, game.initiative)[0]


def run(game: Veto) -> bool:
    """Carry out what is on the agenda up to the next question."""
    while game.agenda and not game.asked:
        step, args = game.agenda.pop()
        game.perform(step, args, len(game.agenda))
    return game.questions[0].name != "nothing more"


def expected_bribes(reading: str, seats: list[int], ducats: list[int], answers: list[Any]) -> list[Any]:
    """Who is asked what, where these answers are given."""
    left, answers = list(ducats), list(answers)
    found: list[Any] = []
    if reading == "one_round":
        for seat in seats:
            if left[seat]:
                found.append((seat, tuple(range(left[seat] + 1)), answers.pop(0)))
        return found
    at, silent = 0, 0
    while silent < len(seats):
        seat = seats[at % len(seats)]
        at += 1
        silent += 1
        if left[seat]:
            answer = answers.pop(0)
            found.append((seat, ("bene", *range(1, left[seat] + 1)), answer))
            if answer != "bene":
                left[seat] -= answer
                silent = 1
    return found


@pytest.mark.rules("VT-204", "VT-205", "VT-206", "VT-R43")
def test_who_takes_kreski_for_fame(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-204 The one with most, the difference to the next; VT-R43 or to all the others together."""
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(600 + seed)
        reading = ("difference_to_second", "difference_to_sum")[chance.below(2)]
        game.rulings = replace(game.rulings, slawny_many=reading)
        numbers = [chance.below(5) for _ in range(game.seats)]
        game.kreski, game.pool = [0] * game.seats, chance.below(5)
        counted = sorted((numbers[seat] for seat in order(game, 0)), reverse=True)
        others = sum(counted[1:]) if reading == "difference_to_sum" else counted[1]
        wanted = [0] * game.seats
        if counted[0] > counted[1] and counted[0] > others:
            first = next(seat for seat in order(game, 0) if numbers[seat] == counted[0])
            wanted[first] = min(game.pool, counted[0] - others)
        with monkeypatch.context() as patch:
            patch.setattr(end_phase, "famous", lambda game, seat, numbers=numbers: numbers[seat])
            end_phase.fame(game)
        assert game.kreski == wanted, seed


@pytest.mark.rules("VT-1212", "VT-1213", "VT-R42")
def test_the_best_of_several() -> None:
    """VT-1213 Most kreski, then whoever comes first from the holder of the initiative on."""
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(500 + seed)
        game.kreski = [chance.below(3) for _ in range(game.seats)]
        some = [seat for seat in range(game.seats) if chance.below(2)] or [0]
        most = max(game.kreski[seat] for seat in some)
        around = [(game.initiative + number) % game.seats for number in range(game.seats)]
        wanted = next(seat for seat in around if seat in some and game.kreski[seat] == most)
        assert victory.best_of(game, some) == wanted


@pytest.mark.rules("VT-1208", "VT-1215", "VT-R36", "VT-R38", "VT-1409")
def test_who_loses_by_the_death_of_an_elekt(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(TABLES):
        game, chance = drawn_table(seed), Chance.from_seed(400 + seed)
        card, controls = chance.below(len(game.kinds)), chance.below(game.seats)
        readings = (("controller", "owner")[chance.below(2)], ("draw", "tiebreak")[chance.below(2)])
        game.rulings = replace(game.rulings, elekt_loss=readings[0], both_elekts_die=readings[1])
        others = {seat: [7] if chance.below(3) == 0 else [] for seat in range(game.seats)}
        monkeypatch.setattr(victory, "own_elekts", lambda game, seat, others=others: others[seat])
        loser = controls if readings[0] == "controller" else game.owner[card]
        assert victory.losers_of(game, card, ELEKT, controls) == ([] if others[loser] else [loser])
        assert victory.losers_of(game, card, 0, controls) == []
        playing = order(game, 0)
        losing = [seat for seat in range(game.seats) if chance.below(2)]
        out = [seat for seat in losing if seat in playing]
        left = [seat for seat in playing if seat not in losing]
        best = victory.best_of(game, out) if out else NOBODY
        victory.lose(game, losing)
        told = [line[1][0] for line in game.told if line[0] == "lost"]
        assert told == out
        if not out or len(left) > 1:
            assert game.result is None
            assert [seat for seat in range(game.seats) if game.out & 1 << seat and seat in playing] == out
            continue
        assert game.result is not None
        winners = tuple(left) if left else tuple(out) if readings[1] == "draw" else (best,)
        assert tuple(game.result.winners) == winners
        assert game.result.rule == ("VT-1208" if not left or game.seats == 2 else "VT-1409")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_wins_twice(seed: int) -> None:
    game = drawn_table(seed)
    victory.win(game, [1, 0], "VT-1208")
    assert game.scores()[:2] == (0.5, 0.5)
    victory.win(game, [1], "VT-1206")
    assert game.scores()[:2] == (0.5, 0.5)
