"""What everybody sees of a duel, until it is closed."""

from __future__ import annotations

import pytest

from interrex.games.veto.duel_view import challenge_view, duel_view
from interrex.games.veto.table import CHALLENGED, CHALLENGER, TOTALS, USED, in_play
from tests.veto.laws import decisions_of


@pytest.mark.rules("VT-1041", "VT-1043", "VT-1044", "VT-1045")
def test_what_decided_a_duel_stands_until_it_is_closed() -> None:
    """VT-1041 to VT-1045 Also after the loser has left the table, while replies and loot are sorted out."""
    results: dict[str, int] = {}
    gone = 0
    for seed in range(10):
        for game in decisions_of(seed, 400):
            duel = duel_view(game)
            if duel is None or not duel.result:
                continue
            told = [args for kind, args, *_ in game.told if kind == "totals"]
            if duel.totals == (0, 0):  # a fighter was gone before the exchange was over
                continue
            assert duel.totals == (told[-1][1], told[-1][3])
            lead = abs(duel.totals[0] - duel.totals[1])
            assert (duel.result == "undecided") == (lead == 0)
            if duel.winner >= 0:
                assert duel.totals[duel.seats.index(duel.winner)] == max(duel.totals)
            results[duel.result] = results.get(duel.result, 0) + 1
            gone += not all(in_play(game, game.duel[side]) for side in (CHALLENGER, CHALLENGED))
    assert set(results) == {"undecided", "wounded", "killed"}, results
    assert gone


@pytest.mark.rules("VT-1023", "VT-1039")
def test_what_is_used_in_a_duel_stands_on_its_side() -> None:
    """VT-1023, VT-1039 Equipment and thrusts are listed once, for the fighter they are used for."""
    seen = 0
    for seed in range(6):
        for game in decisions_of(seed, 300):
            duel = duel_view(game)
            if duel is None:
                continue
            for side in (CHALLENGER, CHALLENGED):
                used = [*duel.arms[side], *duel.thrusts[side]]
                kinds = [each for each in game.kinds if each.id in used]
                assert {each.family for each in kinds} <= {"equipment", "thrust"}
                seen += len(used)
            shown = [*duel.arms[0], *duel.arms[1], *duel.thrusts[0], *duel.thrusts[1]]
            families = [
                game.kinds[card].family for card in range(len(game.kinds)) if game.duel[USED] >> card & 1
            ]
            assert len(shown) == sum(family in ("equipment", "thrust") for family in families)
            assert set(duel.used) <= {*duel.arms[0], *duel.arms[1], *duel.thrusts[0], *duel.thrusts[1]}
    assert seen


@pytest.mark.rules("VT-1023", "VT-1024", "VT-1025", "VT-1026")
def test_what_may_still_be_used_is_told_until_it_is_chosen() -> None:
    """VT-1023 to VT-1026 A side that is asked may use just that; its numbers come to the reserve at most."""
    asked = challenged = 0
    most: dict[int, int] = {}  # what the equipment of each side could come to in this duel
    for seed in range(12):
        for game in decisions_of(seed, 300):
            duel = duel_view(game) or challenge_view(game)
            if duel is None or not duel.is_on:
                most.clear()
            if duel is None:
                continue
            challenged += not duel.is_on and duel.reserve > (0, 0)
            question = next((each for each in game.questions if each.name == "arms"), None)
            for side in (CHALLENGER, CHALLENGED) if question is not None else ():
                printed = sum({each.id: each.szabla for each in game.kinds}[card] for card in duel.arms[side])
                if question is not None and question.args == (side,):
                    offered = {game.kinds[each].id for each in question.options if isinstance(each, int)}
                    assert set(duel.at_hand[side]) == offered
                    asked += 1
                elif side == CHALLENGER:  # the challenger chooses first
                    assert duel.at_hand[side] == ()
                most[side] = min(most.get(side, 99), printed + duel.reserve[side])
                assert printed <= most[side]
            if any(each.name == "slot" for each in game.questions):
                assert (duel.at_hand, duel.reserve) == (((), ()), (0, 0))
    assert asked
    assert challenged


def test_a_duel_written_down_by_an_earlier_version_is_shown() -> None:
    """There the totals were not kept; the duel is shown without them, and goes on."""
    for game in decisions_of(1, 400):
        if game.duel and game.duel[TOTALS:] != [0, 0]:
            del game.duel[TOTALS:]
            duel = duel_view(game)
            assert duel is not None
            assert duel.totals == (0, 0)
            return
    raise AssertionError("no duel was decided")


@pytest.mark.rules("VT-1014", "VT-1068", "VT-217")
def test_a_refusal_costs_what_was_said() -> None:
    """VT-1068, VT-217 As long as nobody replies; a player returns as many kreski as there are."""
    prices: set[int] = set()
    for seed in range(60):
        for game in decisions_of(seed, 300):
            challenge = challenge_view(game)
            if challenge is None:
                continue
            seat, table = game.seats_asked[0], game.copy()
            had, told = table.kreski[seat], len(table.told)
            table.play(table.option_words(0).index("refuse"))
            while table.stack and table.result is None:
                words = table.option_words(0)
                table.play(words.index("bene") if "bene" in words else 0)
            lines = [args for kind, args, *_ in table.told[told:] if kind == "returned_kreski"]
            returned = [number for of, number in lines if of == seat]
            assert sum(returned[:1]) == min(had, challenge.refusal)
            prices.add(challenge.refusal)
    assert prices >= {0, 1, 2}, prices
