"""Small rules of Veto! told a second time: what begins anew, what is seen, what a choice comes to."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import product
from typing import Any

import pytest

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.meant import Said
from interrex.games import game_spec, house_pack, house_text
from interrex.games.veto import game_phase, rounds, settlement
from interrex.games.veto.decks import preconstructed, read_code, totals
from interrex.games.veto.moments import MOMENTS, ON_STACK
from interrex.games.veto.nobody import empty_word
from interrex.games.veto.scenario.facts import turn_facts
from interrex.games.veto.settlement import hand_limit
from interrex.games.veto.table import DECK, HAND, NOBODY, everyone, in_game
from interrex.games.veto.traits import passes
from interrex.games.veto.verbs.searching import takings
from tests.veto.laws import KIND
from tests.veto.stirred import drawn, stirred


def test_a_round_begins_with_nothing_used() -> None:
    """VT-701 Influence, agitation, replies, the election: all of the round before is forgotten."""
    for seed in range(12):
        game, _ = stirred(seed)
        game.round, game.influenced, game.agitated, game.round_used = 2, 3, 3, 7
        game.election, game.no_election = 0, True
        rounds.play_round(game)
        assert (game.round, game.influenced, game.agitated, game.round_used) == (3, 0, 0, 0)
        assert (game.election, game.no_election) == (NOBODY, False)


def test_initiative_that_goes_round_is_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-1422 By whom it is had now, and whether it has changed hands: not where nobody else is left."""
    heard: list[Any] = []
    monkeypatch.setattr(rounds, "happened", lambda game, *named: heard.append(named))
    met = Counter[int]()
    for seed, reading in product(range(40), ("clockwise", "anticlockwise")):
        game, chance = stirred(seed)
        game.rulings = dataclasses.replace(game.rulings, feast_rotation=reading)
        before = chance.below(game.seats)
        game.initiative = before
        game.out = (everyone(game) & ((1 << game.seats) - 1) & ~(1 << before)) if chance.below(2) else 0
        rounds.pass_initiative_on(game)
        assert heard.pop() == ("initiative_fixed", game.initiative, int(game.initiative != before))
        assert in_game(game, game.initiative)
        met[game.initiative != before] += 1
    assert met[True]
    assert met[False]


def test_only_the_last_card_of_a_hand_that_is_discarded_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-805, VT-623"""
    seen: list[int] = []
    monkeypatch.setattr(settlement, "put", lambda game, card, place, shown=0: seen.append(shown))
    met = Counter[bool]()
    for seed in range(60):
        game, _ = stirred(seed)
        for seat in range(game.seats):
            hand = game.cards_at[HAND + seat]
            if hand:
                is_last = len(hand) - 1 <= hand_limit(game, seat)
                settlement.hand_discarded(game.copy(), seat, hand[0])
                assert seen.pop() == (everyone(game) if is_last else 0)
                met[is_last] += 1
    assert met[True]


@pytest.mark.parametrize("left", [0, 1, 4])
def test_what_can_be_paid_to_the_last_ducat_is_paid(monkeypatch: pytest.MonkeyPatch, left: int) -> None:
    """VT-808 Under either reading nothing is discarded where the treasury just holds it."""
    monkeypatch.setattr(settlement, "upkeep", lambda game, seat: -2)
    reading = "discard_cards"
    for seed in range(12):
        game, _ = stirred(seed)
        game.out = 0
        game.rulings = dataclasses.replace(game.rulings, unpaid_upkeep=reading)
        for seat in range(game.seats):
            table = game.copy()
            table.ducats[seat] = 2 + left
            settlement.settle(table, seat)
            assert not table.questions
            assert table.agenda[-1][0] is settlement.settled
            settlement.settled(table, seat)
            assert table.ducats[seat] == left


def test_cards_of_a_row_are_one_choice_where_the_same_row_is_left() -> None:
    """Equal cards beside each other are; with another card between them they are not."""
    met = Counter[bool]()
    for seed in range(40):
        game, chance = stirred(seed)
        game.settings = dataclasses.replace(game.settings, rules_version=KIND.rules_version)
        deck = game.cards_at[DECK] + game.cards_at[DECK + 1]
        row = [drawn(chance, deck[:6]) for _ in range(6)] if len(deck) > 5 else deck
        left: list[Any] = []
        told = []
        for at, card in enumerate(row):
            rest = [game.kinds[each].id for number, each in enumerate(row) if number != at]
            if (game.kinds[card].id, rest) not in left:
                told.append(card)
            left.append((game.kinds[card].id, rest))
        assert takings(game, row) == told
        met[len(told) < len(row)] += 1
    assert met[True]


def test_a_deck_in_a_line_is_counted_card_by_card() -> None:
    """What names no card, or no number, is no part of a deck; characters are counted by their copies."""
    box = house_pack("veto")
    for deck in box.decks:
        found = preconstructed(box, deck.id)
        read = read_code(box, found.code())
        assert read.code() == found.code()
        for family, name in (("character", "characters"), ("thrust", "thrusts")):
            copies = sum(number for kind, number in found.cards if kind.family == family)
            assert totals(found)[name] == copies
    for part in ("3", "3 ", "x latyfundium", "latyfundium"):
        with pytest.raises(BadSetting) as refused:
            read_code(box, f"faction sicz, strategy kamaryla, {part}")
        assert part.strip() in str(refused.value)


def test_a_faction_that_is_not_there_is_refused_with_those_that_are() -> None:
    """In the order of the alphabet, however they are kept."""
    text = house_text("veto") or ""
    line = next(line for line in text.splitlines() if line.startswith("faction = "))
    with pytest.raises(BadFile) as refused:
        game_spec("veto").read_pack(text.replace(line, 'faction = "nowhere"', 1), "pack")
    known = sorted(kind.id for kind in house_pack("veto").kinds if kind.family == "faction")
    (why,) = refused.value.reasons
    assert why.values["known"] == ", ".join(known)


def test_facts_name_banned_cards_in_order() -> None:
    for seed in range(8):
        game, chance = stirred(seed)
        kinds = [drawn(chance, game.pack.kinds) for _ in range(5)]
        game.bans = 0
        for kind in kinds:
            game.bans |= kind.name_bit
        told = {each.short for each in game.pack.kinds if game.bans & each.name_bit}
        assert turn_facts(game)["banned"] == sorted(told)


def test_how_many_may_be_chosen_is_no_matter_of_the_card() -> None:
    """Words that say how many are read elsewhere: every card passes them."""
    for seed in range(6):
        game, _ = stirred(seed)
        for word, card in product(("up_to", "min"), range(0, len(game.kinds), 5)):
            assert passes(game, 0, card, (word, 2), card)
            bearer = game.host[card]
            assert passes(game, 0, bearer, ("borne_by", "self"), card) == (bearer != NOBODY)


def test_a_card_that_is_shown_waits_on_the_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    """VT-312 As it was declared: by whom, to whom, without an aim, and not yet answered."""
    monkeypatch.setattr(game_phase, "open_stack", lambda game, seat: None)
    for seed in range(12):
        game, _ = stirred(seed)
        for seat, what in product(range(game.seats), (game_phase.DEPLOY, game_phase.EQUIP)):
            if game.cards_at[HAND + seat]:
                table, card = game.copy(), game.cards_at[HAND + seat][0]
                game_phase.declare_card(table, seat, what, card, 0)
                assert table.stack[-1] == (what, seat, card, NOBODY, 0, NOBODY, False)


def test_a_moment_is_about_a_player_where_it_says_so() -> None:
    """``that_player`` means somebody at moments with a card or a player; without a moment nobody."""
    met = Counter[str]()
    for names in [(), *((name,) for name in MOMENTS), *product(MOMENTS, ("untap_end", "wounded"))]:
        whens = [f"{name}(any)" for name in names]
        part = {"kind": "R" if names else "C", "when": whens, "do": ["draw(that_player)"]}
        said = Said("character", {}, part, "ability", "do", ("draw", "that_player"))
        about = all(name in ON_STACK or MOMENTS[name].card or MOMENTS[name].seat for name in names)
        wanted = "" if names and about else "that_player"
        assert empty_word(said) == wanted
        met[wanted] += 1
    assert min(met.values()) > 1


@pytest.mark.parametrize("family", ["character", "equipment", "estate", "effect", "thrust"])
def test_only_what_is_attached_has_a_host(family: str) -> None:
    for moment, verb in (("passive", "szabla"), ("do", "wound")):
        said = Said(family, {}, {"kind": "C"}, "ability", moment, (verb, "host"))
        assert empty_word(said) == ("" if family in ("equipment", "effect") else "host")
