"""What a turn of Veto! costs and allows, told a second time: upkeep, income, prices, duels, who drops out."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import permutations, product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.games.veto import actions, answers, duel, permissions, resolving, victory
from interrex.games.veto.duel_view import NEVER, deadly_from, duel_view
from interrex.games.veto.permissions import upkeep, upkeep_of
from interrex.games.veto.table import (
    CHALLENGED,
    CHALLENGER,
    HAND,
    NOBODY,
    PLAY,
    SAFE,
    STACK,
    Veto,
    faction_card,
    in_play,
    may_lie_face_down,
    put,
)
from interrex.games.veto.traits import derived
from tests.veto.stirred import drawn, stirred
from tests.veto.test_small_parts_told import KIND

RULE = "VT-000"  # a rule that stands for whatever forbids something


def ruled(game: Veto, **readings: Any) -> Veto:
    game.rulings = dataclasses.replace(game.rulings, **readings)
    return game


def test_foreign_characters_cost_twice_where_a_reading_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-813, VT-R09 Only characters, only those of another faction, and only what they cost."""
    met = Counter[int]()
    for seed in range(40):
        game, _ = stirred(seed)
        for seat, reading in product(range(game.seats), KIND.rulings):
            if reading.name != "off_faction_upkeep":
                continue
            factions = ("", game.factions[seat], "another")
            for family, faction, cost in product(("character", "estate"), factions, (-2, 0, 1, 3)):
                card = game.cards_at[PLAY + seat][0]
                kind = dataclasses.replace(
                    game.kinds[card], family=family, faction=faction, upkeep=cost, keywords=0
                )
                own = faction == game.factions[seat]
                monkeypatch.setattr(permissions, "of_faction", lambda *named, own=own: own)
                for value in reading.readings:
                    ruled(game, off_faction_upkeep=value)
                    is_foreign = family == "character" and faction == "another"
                    twice = value == "double" and is_foreign and cost > 0
                    assert upkeep_of(game, seat, card, kind) == cost * (2 if twice else 1)
                    met[twice] += 1
    assert min(met.values()) > 0


def test_income_comes_from_ones_own_texts() -> None:
    """VT-807 What the faction brings, less what cards cost, and for each card what one's own texts bring."""
    for seed in range(40):
        game, chance = stirred(seed)
        for seat in range(game.seats):
            before = upkeep(game, seat)
            own, other = chance.below(3), chance.below(3)
            texts = derived(game).texts
            there = list(texts.get("income", ()))
            texts["income"] = [
                *there, (faction_card(game, seat), seat, None, (own, ("cards",))),
                (faction_card(game, 1 - min(seat, 1)), (seat + 1) % game.seats, None, (other, ("cards",))),
            ]  # fmt: skip
            assert upkeep(game, seat) == before + own * len(game.cards_at[PLAY + seat])
            texts["income"] = there


@pytest.mark.parametrize("is_foreign", [True, False])
def test_a_price_is_doubled_before_it_is_changed(monkeypatch: pytest.MonkeyPatch, is_foreign: bool) -> None:
    """VT-926 Unless a reply says that it is not; then texts that always work, then replies, in their order
    or in the best one."""
    monkeypatch.setattr(actions, "is_doubled", lambda *named: is_foreign)
    met = Counter[Any]()
    replies = (("half",), ("single",), ("add", 2), ("add", -3, 1), ("add", 0))
    for seed in range(60):
        game, chance = stirred(seed)
        texts = derived(game).texts
        for seat in range(game.seats):
            own = [(faction_card(game, seat), seat, None, (drawn(chance, (-2, -1, 1, 3)), ("character",)))]
            texts["price_add"] = own * chance.below(4)
            for card in game.cards_at[HAND + seat][:4]:
                if game.kinds[card].family != "character":
                    continue
                drawn_replies = tuple(drawn(chance, replies) for _ in range(chance.below(3)))
                is_doubled = is_foreign and ("single",) not in drawn_replies
                base = actions.base_price(game, game.kinds[card]) * (2 if is_doubled else 1)
                added = sorted((each[3][0] for each in texts["price_add"]), reverse=True)
                changes = [*(("add", each, 0) for each in added)]
                changes += [each for each in drawn_replies if each != ("single",)]
                orders = [tuple(changes)]
                if game.rulings.price_order == "best_for_payer":
                    orders = list(permutations(changes))
                told = min(actions.reckon(game, base, each) for each in orders)
                assert actions.price_of(game, seat, card, drawn_replies) == max(0, told)
                met[is_doubled, bool(drawn_replies), len(texts["price_add"])] += 1
    assert {(is_foreign, True, 0), (False, True, 0), (is_foreign, False, 2)} <= set(met), met


def test_a_duel_shows_from_which_lead_it_kills() -> None:
    """VT-1044 Never whoever is safe in this duel; where a fighter is gone, the usual three."""
    met = Counter[Any]()
    for seed in range(200):
        game, chance = stirred(seed)
        if not game.duel:
            continue
        for side in (CHALLENGER, CHALLENGED):
            game.duel[SAFE + side] = chance.below(2)
        view = duel_view(game)
        assert view is not None
        fighters = game.duel[CHALLENGER], game.duel[CHALLENGED]
        if not all(in_play(game, each) for each in fighters):
            assert view.kills_at == (3, 3)
            met["gone"] += 1
            continue
        for side in (CHALLENGER, CHALLENGED):
            safe = game.duel[SAFE + 1 - side]
            told = NEVER if safe else deadly_from(game, fighters[side], fighters[1 - side])
            assert view.kills_at[side] == told
            met[safe] += 1
    assert set(met) == {"gone", 0, 1}


def test_whoever_may_not_challenge_may_not_in_a_revenge_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1065 A text that forbids it holds there, too."""
    met = Counter[str]()
    for seed in range(60):
        game, _ = stirred(seed)
        for seat in range(game.seats):
            for card in game.cards_at[PLAY + seat]:
                if game.kinds[card].family != "character":
                    continue
                monkeypatch.setattr(duel, "forbidden", lambda *named: NOBODY)
                free = duel.why_not_duel_challenger(game, card)
                monkeypatch.setattr(duel, "forbidden", lambda *named: 0)
                barred = duel.why_not_duel_challenger(game, card)
                assert barred == (free if free and free != "VT-231" else "VT-1301")
                met[free] += 1
    assert met[""]


def test_who_drops_out_passes_initiative_on_only_with_it() -> None:
    """VT-1410 It goes to the holder; who had none leaves it where it is, and nothing is told of it."""
    met = Counter[bool]()
    for seed in range(160):
        game, _ = stirred(seed)
        if game.seats < 3 or game.out:
            continue
        for seat in range(game.seats):
            table = game.copy()
            table.initiative = (seat + seed % 2) % game.seats
            had, before, told = table.initiative == seat, table.initiative, len(table.told)
            victory.drop_out(table, seat)
            lines = [each.kind for each in map(_line, table.told[told:])]
            assert (lines.count("initiative") == 1) == had
            assert had or table.initiative == before
            assert table.initiative != seat
            met[had] += 1
    assert min(met[True], met[False]) > 0


def _line(told: Any) -> Any:
    return SimpleNamespace(kind=told[0])


def test_a_negated_card_leaves_only_from_where_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1333 A card that lies elsewhere by now stays, and so does one of which a text was used."""
    moved: list[int] = []
    stopped: list[int] = []
    monkeypatch.setattr(resolving, "to_pile", lambda game, card: moved.append(card))
    monkeypatch.setattr(resolving, "to_removed", lambda game, card: moved.append(card))
    monkeypatch.setattr(resolving, "thrust_stopped", lambda game, seat: stopped.append(seat))
    played = ("deploy", "equip", "build", "effect", "thrust")
    known = {
        resolving.DEPLOY,
        resolving.EQUIP,
        resolving.BUILD,
        resolving.EFFECT_PLAYED,
        resolving.THRUST_PLAYED,
    }
    assert len(known) == len(played)
    others = {resolving.AGITATE, resolving.CHALLENGE, resolving.MOVE, "ability"}
    for seed in range(20):
        game, _ = stirred(seed)
        card = game.cards_at[HAND][0] if game.cards_at[HAND] else game.cards_at[PLAY][-1]
        for what, is_there in product([*known, *others], (True, False)):
            table = game.copy()
            if is_there:
                put(table, card, STACK)
            moved.clear(), stopped.clear()
            resolving.item_negated(table, (what, 0, card, 0, None, NOBODY, False))
            is_moved = what in known and is_there
            assert moved == ([card] if is_moved else [])
            assert stopped == ([0] if is_moved and what == resolving.THRUST_PLAYED else [])


def test_a_thrust_lies_face_down_only_where_its_owner_may_use_it() -> None:
    """VT-970 Of one's own faction or of none; any, where a reading lets foreign ones be attached."""
    readings = next(each.readings for each in KIND.rulings if each.name == "off_faction_thrust")
    for seed in range(12):
        game, _ = stirred(seed)
        for card in range(0, len(game.kinds), 3):
            for family, mine, reading in product(("thrust", "effect"), (0, 1, 2), readings):
                faction = ("", game.factions[game.owner[card]], "another")[mine]
                kinds = list(game.kinds)
                kinds[card] = dataclasses.replace(kinds[card], family=family, faction=faction)
                game.kinds = tuple(kinds) if isinstance(game.kinds, tuple) else kinds
                ruled(game, off_faction_thrust=reading)
                told = family == "thrust" and (reading == "attach_only" or mine < 2)
                assert may_lie_face_down(game, card) == told


def test_the_first_rule_against_a_target_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-R37 Before the price: control of a second Elekt that cannot be had is not a matter of money."""
    for control, price in product(("", "VT-227"), ("", RULE)):
        monkeypatch.setattr(answers, "why_not_control", lambda *named, control=control: control)
        monkeypatch.setattr(answers, "why_not_price", lambda *named, price=price: price)
        for by_choice in (True, False):
            ability: Any = SimpleNamespace(
                host=None, aimed_verbs=frozenset(), tap_target=False, is_priced_by_choice=by_choice
            )
            found = 0
            for seed in range(8):
                game, _ = stirred(seed)
                for seat in range(game.seats):
                    for other in game.cards_at[PLAY + seat]:
                        wanted = ("estate",)
                        if game.kinds[other].family == "estate":
                            why = answers.why_not_target(game, 0, other, ability, wanted, other)
                            assert why == (control or (price if by_choice else ""))
                            found += 1
            assert found


def test_influence_is_free_once_on_a_tapped_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-721, VT-724 Under that reading a tapped card costs nothing more; else its cost must be paid."""
    monkeypatch.setattr(actions, "why_not_cost", lambda *named: RULE)
    readings = next(each.readings for each in KIND.rulings if each.name == "influence_use")
    met = Counter[str]()
    for seed, reading in product(range(40), readings):
        game, _ = stirred(seed)
        ruled(game, influence_use=reading)
        game.round, game.settings = 2, dataclasses.replace(game.settings, variants={})
        for seat in range(game.seats):
            game.initiative = seat
            card = faction_card(game, seat)
            if game.kinds[card].influence is None or actions.holder(game) != seat:
                continue
            for used, tapped in product((0, 1), (0, 1)):
                game.influenced = used << seat
                game.tapped = (game.tapped & ~(1 << card)) | tapped << card
                is_once = reading == "free_once"
                told = "VT-724" if is_once and used else "" if is_once and tapped else RULE
                assert actions.why_not_influence(game, seat, card) == told
                met[told] += 1
    assert set(met) == {"VT-724", "", RULE}
