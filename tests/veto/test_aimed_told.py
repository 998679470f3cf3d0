"""At whom and at what texts are aimed, told a second time at stirred tables: players, cards, factions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from interrex.games.veto.answers import targets_of, why_not_learning
from interrex.games.veto.duel import another_challenged, challenge_another
from interrex.games.veto.fitting import AIMED, against, called
from interrex.games.veto.moving import has_slot
from interrex.games.veto.resolving import item_negated, item_resolves
from interrex.games.veto.result import exchange_over
from interrex.games.veto.rounds import untapped_now
from interrex.games.veto.stack import resolve_next, shown_target
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    CHALLENGE,
    CHALLENGED,
    CHALLENGER,
    NOBODY,
    PLAY,
    UNDECIDED,
    UNDER,
    WINNER,
    Veto,
    face,
)
from tests.veto.stirred import drawn, in_play, stirred

TABLES = 150


def owner_now(game: Veto, card: int) -> int:
    """Before whom a card lies in play; nobody where it lies elsewhere."""
    seats = [seat for seat in range(game.seats) if card in game.cards_at[PLAY + seat]]
    return seats[0] if seats else NOBODY


def aims(game: Veto, chance: Any) -> list[Any]:
    """Players, cards in play and elsewhere, the first card too; several of them, or none."""
    cards = in_play(game)
    single = [-1 - seat for seat in range(game.seats)] + [0, drawn(chance, cards), len(game.kinds) - 1]
    single += [each for seat in range(game.seats) for each in game.cards_at[PLAY + seat][:2]]
    return [*single, None, (), "word", (single[-1], single[0]), (drawn(chance, cards),), (0, -1)]


def test_what_is_declared_is_aimed_at_players_and_their_cards() -> None:
    """A seat is meant by itself and by the cards in play before it, by any of several; not by a challenge."""
    met = Counter[Any]()
    for seed in range(TABLES):
        game, chance = stirred(seed)
        for target in aims(game, chance):
            for what in (*AIMED, CHALLENGE):
                item: Any = (what, 0, in_play(game)[0], 0, target, NOBODY, False)
                for seat in range(game.seats):
                    several = target if isinstance(target, tuple) else (target,)
                    numbers = [each for each in several if isinstance(each, int)]
                    meant = -1 - seat in numbers or any(
                        each >= 0 and owner_now(game, each) == seat for each in numbers
                    )
                    assert against(game, seat, item) == (meant and what in AIMED), (target, what)
                    met[meant, what in AIMED] += 1
    assert len(met) == 4


@pytest.mark.rules("VT-1432")
def test_in_the_learning_game_nothing_is_aimed_at_who_has_the_voice() -> None:
    """VT-1432 In round 1, by nobody else's effects: neither the player, nor a card of theirs, nor a reply."""
    met = Counter[bool]()
    for seed in range(TABLES):
        game, chance = stirred(seed)
        learning = chance.below(4) > 0
        settings = replace(game.settings, variants={**game.settings.variants, "learning": learning})
        game.settings, game.round = settings, 1 + int(chance.below(3) == 0)
        game.voice = chance.below(game.seats)
        effect = next(kind for kind in game.kinds if kind.family == "effect")
        other = next(kind for kind in game.kinds if kind.family == "thrust")
        for target in aims(game, chance):
            for answers in range(-1, len(game.stack) + 1):
                for seat, kind in ((game.voice, effect), ((game.voice + 1) % game.seats, effect), (1, other)):
                    applies = learning and game.round == 1 and kind is effect and seat != game.voice
                    replied = 0 <= answers < len(game.stack) and game.stack[answers][1] == game.voice
                    aimed = isinstance(target, int) and (
                        target == -1 - game.voice or (target >= 0 and owner_now(game, target) == game.voice)
                    )
                    found = why_not_learning(game, seat, kind, target, answers)
                    assert found == ("VT-1432" if applies and (replied or aimed) else "")
                    met[bool(found)] += 1
    assert met[True]


def test_the_log_names_the_card_that_is_aimed_at() -> None:
    """The first of several; of a player no card."""
    for seed in range(TABLES):
        game, chance = stirred(seed)
        for target in aims(game, chance):
            first = (target[0] if target else None) if isinstance(target, tuple) else target
            if isinstance(target, tuple) and isinstance(first, int) and first < 0:
                continue  # players are chosen one by one
            is_card = isinstance(first, int) and first >= 0
            assert shown_target(game, target) == (face(game, first) if is_card else NOBODY)


def test_factions_are_chosen_of_all_who_play() -> None:
    """One's own alone, or each player's, clockwise from who chooses; nothing chosen is one choice too."""
    for seed in range(40):
        game, _ = stirred(seed)
        card = in_play(game)[0]
        ability = next(each for kind in game.kinds for each in kind.abilities)
        factions = {
            seat: at
            for at, kind in enumerate(game.kinds)
            for seat in [game.owner[at]]
            if kind.family == "faction"
        }
        for seat in range(game.seats):
            turn = [(seat + step) % game.seats for step in range(game.seats)]
            wanted = [factions[each] for each in turn if not game.out >> each & 1]
            for target, found in (("faction", wanted), ("your_faction", [factions[seat]]), (None, [None])):
                asked = replace(ability, target=target, host=None)
                assert targets_of(game, seat, card, asked) == found


@pytest.mark.rules("VT-1006")
def test_who_is_challenged_is_called_by_what_one_is() -> None:
    """VT-1006 Anybody; the bearer of the card; a character of one's own; the card itself."""
    for seed in range(TABLES):
        game, chance = stirred(seed)
        cards = in_play(game)
        for _ in range(8):
            target, card, seat = drawn(chance, cards), drawn(chance, cards), chance.below(game.seats)
            if chance.below(3) == 0 and card in range(len(game.host)) and game.host[card] != NOBODY:
                target = game.host[card]
            item: Any = (CHALLENGE, chance.below(game.seats), drawn(chance, cards), 0, target, NOBODY, False)
            mine = owner_now(game, target) == seat
            for who, wanted in (
                ("any", True), ("against_host", target == game.host[card]), ("against_yours", mine),
                ("against_self", mine and target == card), ("against_other", mine and target != card),
            ):  # fmt: skip
                assert called(game, seat, card, who, item) == wanted, who


@pytest.mark.rules("VT-1041", "VT-1042")
def test_the_higher_total_wins_and_a_tie_is_one() -> None:
    """VT-1041 Whoever has more; with as much nobody; without a duel nothing happens."""
    met = Counter[Any]()
    for seed in range(TABLES):
        game, _ = stirred(seed)
        before = list(game.duel)
        if game.duel and game.duel[WINNER] == NOBODY:
            one, other = (szabla(game, game.duel[side]) for side in (CHALLENGER, CHALLENGED))
            lines = len(game.told)
            exchange_over(game)
            if any(line[0] == "totals" for line in game.told[lines:]):
                wanted = UNDECIDED if one == other else CHALLENGER if one > other else CHALLENGED
                assert game.duel[WINNER] == wanted
                met[wanted] += 1
        elif not game.duel:
            exchange_over(game)
            assert list(game.duel) == before
    assert set(met) == {UNDECIDED, CHALLENGER, CHALLENGED}


@pytest.mark.rules("VT-R52", "VT-914")
def test_a_new_victim_is_asked_for_where_there_are_several() -> None:
    """VT-R52 One that stands alone may be taken without a question; where there is none nothing is asked."""
    met = Counter[str]()
    for seed in range(TABLES):
        game, _ = stirred(seed)
        for seat in range(game.seats):
            after = game.copy()
            challenge_another(after, seat, in_play(after)[0])
            begun = [item for item in after.agenda if item[0] is another_challenged]
            if after.questions:
                (asked,) = after.questions
                assert (asked.seat, asked.name, asked.rule, begun) == (seat, "challenge", "VT-914", [])
                met["asked"] += 1
            else:
                assert len(begun) <= 1
                met["begun" if begun else "none"] += 1
    assert met["asked"]


@pytest.mark.rules("VT-615")
def test_thrusts_lie_where_their_player_may_look() -> None:
    """VT-615 Where a character has a place for them already, whoever may look there; else a free one."""
    met = Counter[Any]()
    for seed in range(TABLES):
        game, _ = stirred(seed)
        for card in in_play(game):
            if game.kinds[card].family != "character":
                continue
            for seat in range(game.seats):
                places = range(UNDER + seat * game.slots, UNDER + (seat + 1) * game.slots)
                is_free = any(not game.cards_at[place] for place in places)
                slot = game.slot[card]
                looks = slot != NOBODY and bool(game.sees[UNDER + slot] & 1 << seat)
                assert has_slot(game, seat, card) == (looks if slot != NOBODY else is_free)
                met[slot != NOBODY, looks] += 1
    assert {(True, True), (True, False), (False, False)} <= set(met)


@pytest.mark.rules("VT-718")
def test_untapped_characters_are_noted_and_no_other_card() -> None:
    for seed in range(TABLES):
        game, _ = stirred(seed)
        cards = [card for card in in_play(game) if game.kinds[card].family == "character"]
        untapped = sum(1 << card for card in cards if not game.tapped & 1 << card)
        assert untapped_now(game) == untapped


@pytest.mark.rules("VT-1326", "VT-1327")
def test_what_comes_last_resolves_first_and_its_place_is_new_again() -> None:
    """VT-1326 The top item resolves, or came to nothing; what is answered or negated below it stays so."""
    met = Counter[bool]()
    for seed in range(TABLES):
        game, chance = stirred(seed)
        if not game.stack:
            continue
        game.negated = chance.below(1 << len(game.stack))
        game.answered = [(card, 0, at) for at in range(len(game.stack)) for card in in_play(game)[:2]]
        top, at, before = game.stack[-1], len(game.stack) - 1, list(game.stack)
        is_negated = bool(game.negated & 1 << at) or bool(game.out & 1 << top[1])
        negated, answered = game.negated & ((1 << at) - 1), [each for each in game.answered if each[2] < at]
        game.perform(resolve_next, (), len(game.agenda))
        assert game.stack == before[:-1]
        assert (game.negated, game.answered) == (negated, answered)
        assert game.agenda[-1] == (item_negated if is_negated else item_resolves, (top,))
        met[is_negated] += 1
    assert len(met) == 2
