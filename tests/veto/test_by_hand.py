"""VT-1339: what players settle by hand follows the rules of leaving play, and nothing is lost or made."""

from __future__ import annotations

import pytest

from interrex.engine.by_hand import UNSEEN, tools_of
from interrex.games.veto.audit import audit
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    PLAY,
    REMOVED,
    UNDER,
    Veto,
    in_play,
)
from interrex.games.veto.verbs.by_hand import DUCATS, KRESKI

from .laws import remembered
from .test_leaving import position

PLACES = {"hand": HAND, "deck": DECK, "discard": DISCARD, "removed": REMOVED}
SEATS = range(3)


@pytest.mark.rules("VT-1339", "VT-620", "VT-621")
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("name", ["ann", "abe", "bob", "ben", "cid", "manor", "sword"])
def test_a_card_in_play_goes_where_all_want_it(name: str, where: str) -> None:
    """To its owner's place, whoever had it; what it bore goes to the piles of its owners."""
    game = position("leave")
    card = next(card for card, kind in enumerate(game.kinds) if kind.id == name)
    borne = [each for each in range(len(game.kinds)) if game.host[each] == card]
    borne += game.cards_at[place] if (place := slot_place(game, card)) else []
    tools_of(game).put(game, card, PLACES[where] + game.owner[card])
    assert not in_play(game, card)
    assert remembered(game) == []
    game.asked.clear()
    game.advance()
    assert game.where[card] in (PLACES[where] + game.owner[card], LIMBO + game.owner[card])
    for each in borne:
        assert game.where[each] in (DISCARD + game.owner[each], LIMBO + game.owner[each])
    assert audit(game) == ""


def slot_place(game: Veto, card: int) -> int:
    """Where the thrusts of a character lie face down; 0 where there are none."""
    return UNDER + game.slot[card] if game.slot[card] >= 0 else 0


@pytest.mark.rules("VT-1339", "VT-604")
@pytest.mark.parametrize("seat", SEATS)
def test_a_card_out_of_play_goes_where_all_want_it(seat: int) -> None:
    game = position("leave")
    tools = tools_of(game)
    for place in (HAND, DECK, DISCARD):
        if not game.cards_at[place + seat]:
            continue
        card = game.cards_at[place + seat][-1]
        assert tools.targets(game, card, place + seat) == [
            each + seat for each in (HAND, DISCARD, DECK, REMOVED) if each != place
        ]
        for to in (REMOVED, HAND, DISCARD, DECK):
            tools.put(game, card, to + seat)
            assert game.where[card] == to + seat
        assert audit(game) == ""


@pytest.mark.rules("VT-1339", "VT-609")
@pytest.mark.parametrize("seat", SEATS)
def test_what_may_be_named_and_what_comes_unseen(seat: int) -> None:
    """VT-609 The top of a discard pile; unseen cards come from hands and decks alone."""
    game = position("leave")
    tools = tools_of(game)
    for place, unseen in ((HAND, True), (DECK, True), (DISCARD, False), (REMOVED, False), (PLAY, False)):
        assert bool(tools.targets(game, UNSEEN, place + seat)) == unseen
    assert tools.offered(game, seat, DISCARD + seat) == game.cards_at[DISCARD + seat][-1:]
    named = {game.kinds[card].family for card in tools.offered(game, seat, PLAY + seat)}
    assert not named & {"faction", "strategy"}
    assert len(tools.sources(game, seat)) == 15
    assert tools.spot(game, DISCARD + seat)[1:] == ("discard", seat)


@pytest.mark.rules("VT-1339", "VT-103", "VT-152")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("counter", "number", "change"), [
    (DUCATS, 3, 3), (DUCATS, -2, -2), (DUCATS, -99, -10), (KRESKI, 2, 2), (KRESKI, -3, -3),
])  # fmt: skip
def test_counters_are_changed_for_one_seat(seat: int, counter: str, number: int, change: int) -> None:
    game = position("leave")
    ducats, kreski = game.ducats[:], game.kreski[:]
    tools_of(game).change(game, (counter, seat), number)
    (ducats if counter == DUCATS else kreski)[seat] += change
    assert (game.ducats, game.kreski) == (ducats, kreski)
    assert audit(game) == ""
    assert (DUCATS, seat) in tools_of(game).subjects(game)
