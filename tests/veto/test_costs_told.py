"""What speaks against the cost of a text, against playing a card, and against answering again, told again."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto import actions, answers
from interrex.games.veto.cards import UNIKAT
from interrex.games.veto.table import PLAY, put
from tests.veto.stirred import drawn, stirred
from tests.veto.test_rounds_told import drawn_table

TABLES = 40
CASES = 12


def drawn_ability(chance: Chance) -> Any:
    return SimpleNamespace(
        tap=chance.below(3) == 0,
        pay=chance.below(3),
        return_kreski=chance.below(3),
        is_priced_by_choice=chance.below(4) == 0,
        remove_attached=chance.below(2) == 0,
    )


@pytest.mark.rules("VT-320", "VT-323", "VT-331", "VT-929")
def test_what_speaks_against_a_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-323 Ducats, with the Lafa of an effect; VT-331 kreski, and something attached that can go."""
    cited = set()
    for seed, game in enumerate([drawn_table(seed) for seed in range(TABLES)]):
        chance = Chance.from_seed(seed)
        reading = ("forbidden", "allowed")[chance.below(2)]
        game.rulings = replace(game.rulings, unaffordable_text=reading)
        for _ in range(CASES):
            seat, card = chance.below(game.seats), chance.below(len(game.kinds))
            ability, kind = drawn_ability(chance), game.kinds[card]
            game.kreski[seat] = chance.below(3)
            game.tapped = 1 << card if chance.below(2) else 0
            attached = [1] if chance.below(2) else []
            game.returned = [(kind.number, 0, chance.below(4))] if chance.below(2) else []
            target = 1 if chance.below(2) else None
            monkeypatch.setattr(answers, "removable", lambda game, card, attached=attached: attached)
            lafa = kind.lafa if kind.family == "effect" else 0
            poor = ability.pay + lafa > game.ducats[seat]
            before = any(
                number == kind.number and game.ducats[seat] <= had for number, _, had in game.returned
            )
            asked = target is not None or not ability.is_priced_by_choice
            rules = (
                (ability.tap and game.tapped, "VT-320"),
                (asked and poor and reading == "forbidden", "VT-323"),
                (asked and poor and before, "VT-929"),
                (asked and ability.return_kreski > game.kreski[seat], "VT-331"),
                (ability.remove_attached and not attached, "VT-331"),
            )
            wanted = next((rule for is_so, rule in rules if is_so), "")
            assert answers.why_not_cost(game, seat, card, ability, target) == wanted, seed
            cited.add(wanted)
    assert cited == {"", "VT-320", "VT-323", "VT-331", "VT-929"}


@pytest.mark.rules("VT-140", "VT-252", "VT-1505")
def test_what_speaks_against_playing_a_card() -> None:
    """VT-140 It is of another faction; VT-252 a Unikat that lies in play, whoever controls it."""
    cited = set()
    for seed in range(12):
        game = drawn_table(seed)
        for card in [card for card, kind in enumerate(game.kinds) if kind.keywords & UNIKAT][: seed % 4]:
            put(game, card, PLAY + seed % game.seats)
        lying = {game.kinds[card].id for each in range(game.seats) for card in game.cards_at[PLAY + each]}
        for seat in range(game.seats):
            for card, kind in enumerate(game.kinds):
                wanted = "VT-252" if kind.keywords & UNIKAT and kind.id in lying else ""
                if kind.faction and kind.faction != game.factions[seat]:
                    wanted = "VT-1505" if kind.family == "thrust" else "VT-140"
                assert answers.why_not_play(game, seat, card) == wanted, (seed, kind.id)
                cited.add(wanted)
    assert {"", "VT-140", "VT-252"} <= cited


@pytest.mark.rules("VT-334")
@pytest.mark.parametrize("reading", ["once_per_event", "once_per_round"])
def test_what_speaks_against_answering_again(reading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = drawn_table(1)
    game.rulings = replace(game.rulings, reply_repeat=reading)
    for limit in ("", "turn", "duel"):
        for number in (0, 1, -1):
            for is_answered in (
                None,
                (5, number, 7),
                (5, number, 8),
                (5, 2, 7),
                (5, number, answers.DUEL_LIMIT),
            ):
                for used in range(4):
                    ability = SimpleNamespace(limit=limit)
                    kinds = [SimpleNamespace(abilities=[ability, ability]) for _ in range(6)]
                    other: Any = SimpleNamespace(
                        kinds=kinds,
                        answered=[is_answered] if is_answered else [],
                        turn_used=(used & 1) << 5,
                        round_used=(used >> 1) << 5,
                        rulings=game.rulings,
                    )
                    spent = number >= 0 and (
                        (limit == "turn" and used & 1)
                        or (limit == "duel" and is_answered == (5, number, answers.DUEL_LIMIT))
                    )
                    again = is_answered == (5, number, 7)
                    tired = reading == "once_per_round" and used & 2
                    wanted = "VT-334" if spent or again or tired else ""
                    assert answers.why_not_limit(other, 5, number, 7) == wanted


PRICED = (
    ("characters_of", "opponents"), ("yours", "character"), ("yours", "estate"), ("yours",),
    ("yours", "kozak"), ("yours", "character", "kozak"), ("yours", "kozak", "pludrak"),
)  # fmt: skip


def test_whose_texts_change_the_price_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-978 One's own texts for cards of one's own, others' for characters of opponents; increases first."""
    counted = 0
    for seed in range(60):
        game, chance = stirred(4000 + seed)
        priced = [each for each, kind in enumerate(game.kinds) if kind.family in ("character", "estate")]
        seat, card = chance.below(game.seats), drawn(chance, priced)
        kind = game.kinds[card]
        rows = []
        for _ in range(chance.below(5)):
            what = drawn(chance, PRICED)
            least = (("min", chance.below(3)),) if chance.below(2) else ()
            args = (chance.below(7) - 3, what, *least)
            rows.append((card, chance.below(game.seats), drawn(chance, (None, "election")), args))
        game.election = chance.below(2) - 1
        monkeypatch.setattr(actions, "texts", lambda game, verb, rows=rows: rows)
        fits = {each for each in ("kozak", "pludrak") if chance.below(2)} | {"character", "estate"}
        monkeypatch.setattr(actions, "passes", lambda game, seat, source, word, card, fits=fits: word in fits)
        wanted = []
        for _, owner, condition, (number, what, *low) in rows:
            mine = what[0] == "yours"
            named = "estate" if "estate" in what else "character"
            suits = kind.family == named and (not mine or set(what[1:]) <= fits)
            if (owner == seat) == mine and suits and (condition is None or game.election >= 0):
                wanted.append(("add", number, low[0][1] if low else 0))
        wanted.sort(key=lambda change: -change[1])
        assert actions.passive_changes(game, seat, card, kind) == wanted, seed
        counted += len(wanted)
    assert counted > 10
