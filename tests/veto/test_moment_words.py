"""The words of moments: whom each means, seen from every side."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.veto.duel import begin
from interrex.games.veto.fitting import REVENGE_CALL, fits_item, fits_moment
from interrex.games.veto.table import (
    ABILITY,
    AGITATE,
    BY,
    CHALLENGE,
    DEPLOY,
    EFFECT_PLAYED,
    EQUIP,
    HAND,
    INFLUENCE,
    NOBODY,
    PLAY,
    REFUSE,
    THRUST_PLAYED,
    UNDECIDED,
    USED,
    WINNER,
    Veto,
    put,
)
from interrex.games.veto.verbs.meaning import Use, players_meant
from tests.packs.test_promises import characters, table

Item = tuple[str, int, int, int, Any, int, bool]


def item(what: str, seat: int, card: int, number: int = 0, target: Any = None, that: int = NOBODY) -> Item:
    return what, seat, card, number, target, that, False


def meant(game: Veto, when: tuple[Any, ...], what: Item) -> list[tuple[int, int]]:
    """For which characters in play, and whose, the words fit an item of the stack."""
    return [
        (seat, at)
        for seat in range(2)
        for at, card in enumerate(characters(game, seat))
        if fits_item(game, seat, card, when, what)
    ]


def met(game: Veto, when: tuple[Any, ...], *facts: Any) -> list[tuple[int, int]]:
    """For which characters in play, and whose, the words fit a named moment."""
    return [
        (seat, at)
        for seat in range(2)
        for at, card in enumerate(characters(game, seat))
        if fits_moment(game, seat, card, when, (when[0], *facts))
    ]


MINE, THEIRS = [(0, 0), (0, 1)], [(1, 0), (1, 1)]
ABOUT = [
    ((), MINE + THEIRS),
    (("any",), MINE + THEIRS),
    (("yours",), MINE),
    (("self",), [(0, 0)]),
    (("companion",), [(0, 1)]),
    (("opponent",), THEIRS),
]


@pytest.mark.parametrize(("words", "who"), ABOUT)
@pytest.mark.parametrize("moment", ["moved", "card_tapped", "control_changed", "was_saved", "card_entered"])
def test_a_moment_about_a_card(moment: str, words: tuple[str, ...], who: list[tuple[int, int]]) -> None:
    game = table()
    assert met(game, (moment, *words), characters(game, 0)[0], 0) == who


def test_a_moment_about_the_host() -> None:
    game = table()
    mine, other = characters(game, 0)
    game.host[other] = mine
    assert met(game, ("card_tapped", "host"), mine, 0) == [(0, 1)]
    assert met(game, ("card_tapped", "host"), other, 0) == []


def test_a_moment_about_a_sort_of_card() -> None:
    game = table()
    mine = characters(game, 0)[0]
    assert met(game, ("moved", "any", ("character", "yours")), mine, 0) == MINE
    assert met(game, ("card_discarded", "any", ("estate",)), mine, 0, 1) == []


@pytest.mark.parametrize("moment", ["turn_start", "kreski_lost", "bribe_paid", "dropped_out"])
def test_a_moment_about_a_player(moment: str) -> None:
    game = table()
    assert met(game, (moment, "you"), 1) == THEIRS
    assert met(game, (moment, "opponent"), 1) == MINE
    assert met(game, (moment,), 1) == MINE + THEIRS


def test_the_initiative_that_changes_hands() -> None:
    game = table()
    assert met(game, ("initiative_fixed", "you", "changes_hands"), 0, 1) == MINE
    assert met(game, ("initiative_fixed", "you", "changes_hands"), 0, 0) == []
    assert met(game, ("initiative_fixed", "you"), 0, 0) == MINE


def test_who_strikes_is_meant_while_he_is_in_play() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    game.harm = [mine, 1, enemy, 1, 0]
    assert met(game, ("killed", "by_self"), mine) == [(1, 0)]
    assert met(game, ("killed", "by_yours"), mine) == THEIRS
    game.harm[BY] = NOBODY
    assert met(game, ("killed", "by_yours"), mine) == []
    game.harm[BY] = enemy
    put(game, enemy, HAND + 1)
    assert met(game, ("killed", "by_yours"), mine) == []
    assert fits_moment(game, 1, enemy, ("killed", "by_self"), ("killed", mine)) is False


def test_who_is_gone_is_known_by_the_facts() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    facts = (mine, 0, 1, enemy, 1)
    put(game, mine, HAND)
    assert met(game, ("was_killed", "yours"), *facts) == [(0, 0)]
    assert met(game, ("was_killed", "opponent"), *facts) == THEIRS
    assert met(game, ("was_killed", "by_self"), *facts) == [(1, 0)]
    assert met(game, ("was_killed", "by_yours"), *facts) == THEIRS
    assert met(game, ("was_killed", "your_elekt"), *facts) == [(0, 0)]
    assert met(game, ("was_killed", "your_elekt"), *facts[:-1], 0) == []
    assert fits_moment(game, 0, mine, ("was_killed", "self"), ("was_killed", *facts))


DUELS = [
    (0, "won_by_you", MINE),
    (0, "won_by_self", [(0, 0)]),
    (0, "lost_by_you", THEIRS),
    (0, "lost_by_self", [(1, 0)]),
    (0, "undecided", []),
    (1, "won_by_you", THEIRS),
    (UNDECIDED, "undecided", MINE + THEIRS),
    (UNDECIDED, "lost_by_you", []),
    (UNDECIDED, "any", MINE + THEIRS),
    (0, "self", [(0, 0), (1, 0)]),
    (0, "yours", MINE + THEIRS),
]


@pytest.mark.parametrize(("winner", "word", "who"), DUELS)
@pytest.mark.parametrize("moment", ["duel_end", "result_fixed"])
def test_how_a_duel_ends(moment: str, winner: int, word: str, who: list[tuple[int, int]]) -> None:
    game = table()
    begin(game, characters(game, 0)[0], characters(game, 1)[0], 0)
    game.duel[WINNER] = winner
    assert met(game, (moment, word)) == who


def test_the_duel_of_others_and_what_was_used() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    begin(game, mine, enemy, 0)
    game.duel[USED] = 1 << mine
    assert met(game, ("duel_end", "self_used")) == [(0, 0)]
    assert met(game, ("before_duel",)) == MINE + THEIRS
    assert met(game, ("before_duel", "self")) == [(0, 0), (1, 0)]
    assert met(game, ("before_duel", "companion")) == [(0, 1), (1, 1)]
    assert fits_moment(game, 2, mine, ("before_duel", "any"), ("before_duel",))
    assert not fits_moment(game, 2, characters(game, 0)[1], ("before_duel", "yours"), ("before_duel",))
    assert met(game, ("exchange_slot",), 0) == [(0, 1)]
    assert met(game, ("exchange_slot", "self_fights"), 0) == [(0, 0)]
    assert met(game, ("exchange_slot", "yours"), 1) == THEIRS


def test_what_is_declared_and_against_whom() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    aimed = item(ABILITY, 1, enemy, target=mine)
    assert meant(game, ("ability_declared", "opponent", "against_self"), aimed) == [(0, 0)]
    assert meant(game, ("ability_declared", "opponent", "against_yours"), aimed) == MINE
    assert meant(game, ("ability_declared", "opponent", "character"), aimed) == MINE
    assert meant(game, ("ability_declared", "opponent", "influence"), aimed) == []
    assert (
        meant(game, ("ability_declared", "any", "influence"), item(ABILITY, 1, 0, INFLUENCE)) == MINE + THEIRS
    )
    both = item(EFFECT_PLAYED, 1, enemy, target=(mine, enemy))
    assert meant(game, ("card_declared", "any", "against_self"), both) == [(0, 0), (1, 0)]
    field = item(DEPLOY, 1, enemy, target=mine)  # a field and no card
    assert meant(game, ("card_declared", "any", "against_self"), field) == []
    assert meant(game, ("deploy_declared", "opponent", ("character", "opponent")), field) == MINE
    assert meant(game, ("equipment_declared", "any", "on_self"), item(EQUIP, 0, 0, target=mine)) == [(0, 0)]
    game.host[characters(game, 0)[1]] = mine
    assert meant(game, ("ability_declared", "any", "against_host"), aimed) == [(0, 1)]


def test_challenges_refusals_and_agitations() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    call = item(CHALLENGE, 0, mine, target=enemy)
    found = {
        word: meant(game, ("challenge_declared", word), call)
        for word in ("by_yours", "by_self", "against_yours", "against_self", "against_companion", "any")
    }
    assert found == {
        "by_yours": MINE,
        "by_self": [(0, 0)],
        "against_yours": THEIRS,
        "against_self": [(1, 0)],
        "against_companion": [(1, 1)],
        "any": MINE + THEIRS,
    }
    assert meant(game, ("challenge_declared", "any", "revenge"), call) == []
    revenge = item(CHALLENGE, 0, mine, REVENGE_CALL, enemy)
    assert meant(game, ("challenge_declared", "by_self", "revenge"), revenge) == [(0, 0)]
    assert meant(game, ("ability_declared", "you", "revenge"), revenge) == MINE
    refused = item(REFUSE, 1, enemy, target=0, that=mine)
    assert meant(game, ("refusal_declared", "opponent"), refused) == MINE
    assert meant(game, ("refusal_declared", "self"), refused) == [(1, 0)]
    assert meant(game, ("refusal_declared", "companion"), refused) == [(1, 1)]
    assert meant(game, ("refusal_declared", "any"), refused) == MINE + THEIRS
    agitates = item(AGITATE, 0, mine)
    assert meant(game, ("agitation_declared", "self"), agitates) == [(0, 0)]
    assert meant(game, ("agitation_declared", "companion"), agitates) == [(0, 1)]


def test_whose_thrust() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    begin(game, mine, enemy, 0)
    thrust = next(card for card, kind in enumerate(game.kinds) if kind.family == "thrust")
    declared = item(THRUST_PLAYED, 0, thrust)
    assert meant(game, ("thrust_declared", "enemy_fighter"), declared) == [(1, 0)]
    assert meant(game, ("thrust_declared", "your_fighter"), declared) == MINE
    assert meant(game, ("thrust_declared", "self"), declared) == [(0, 0)]
    assert meant(game, ("thrust_declared", "any"), declared) == MINE + THEIRS
    assert meant(game, ("thrust_declared", "your_fighter", ("thrust", "kozak")), declared) == []


def test_that_player_is_whom_the_moment_is_about() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    game.moment = (("bribe_paid", 1), ("killed", mine), ("pool_emptied",))
    who = [players_meant(game, Use(0, mine, None, -2 - depth), "that_player") for depth in range(3)]
    assert who == [[1], [0], []]
    game.stack.append(item(ABILITY, 1, enemy))
    assert players_meant(game, Use(0, mine, None, 0), "that_player") == [1]
    assert game.where[mine] == PLAY
