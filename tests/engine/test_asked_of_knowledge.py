"""Whatever is asked about knowledge is answered after conclusions are drawn, and all answers agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from interrex.engine.by_hand import Tools, distinct
from interrex.engine.chance import Chance, LoadedChance, SealedChance
from interrex.engine.encoding import Encoding
from interrex.engine.knowledge import _new_lot, holds_possible, known_in, knows, lies_among, places_of, settle
from interrex.engine.spec import card_texts
from interrex.engine.zones import lay_out, move, show
from tests.engine.games.sandbox import BAG, DECK, HAND, OPEN, Sandbox
from tests.engine.test_worlds import events, table
from tests.engine.tools import everyone, sound
from tests.engine.worlds import told_apart

Answer = Callable[[Sandbox, int, int, int], Any]
ASKED: dict[str, Answer] = {
    "places": lambda game, seat, card, place: places_of(game, seat, card),
    "knows": lambda game, seat, card, place: knows(game, seat, card),
    "among": lambda game, seat, card, place: lies_among(game, seat, card, (place, OPEN)),
    "possible": lambda game, seat, card, place: holds_possible(game, seat, card),
    "known in": lambda game, seat, card, place: known_in(game, seat, place),
}


@pytest.mark.parametrize("number", range(60))
def test_who_is_asked_draws_conclusions_first(number: int) -> None:
    """On a table where they were put off each question is answered as on one where they were drawn."""
    chance = Chance.from_seed(number)
    observers = table(2 + number % 2, 6, number % 3)
    game = observers.game
    assert isinstance(game, Sandbox)
    observers.worlds = [set() for _ in observers.worlds]  # nobody keeps count
    for _ in range(20):
        choices = list(events(game, chance)) or [("nothing", lambda table: None)]
        choices[chance.below(len(choices))][1](observers)
        seat, card = chance.below(game.seats + 1), chance.below(6)
        place = chance.below(len(game.sees))
        settled = game.copy()
        settle(settled, everyone(game.seats))
        for what, answer in ASKED.items():
            assert answer(game.copy(), seat, card, place) == answer(settled, seat, card, place), what
        among = places_of(settled, seat, card)
        for places in ((place,), (place, OPEN), tuple(range(place))):
            assert lies_among(settled, seat, card, places) == (
                not among & ~sum(1 << each for each in {*places})
            )
        assert knows(settled, seat, card) == (among == 1 << game.where[card])
        assert (card in known_in(settled, seat, place)) == (among == 1 << place)
        assert holds_possible(settled, seat, card)


def test_several_numbers_are_those_drawn_one_after_another() -> None:
    made = (Chance.from_seed(5), SealedChance.from_seed(5), LoadedChance(5, (1, 0), ()))
    for one in made:
        other = one.copy()
        numbers = one.several(30, 7)
        assert numbers == [other.below(7) for _ in range(30)]
        assert len(set(numbers)) > 3
        assert one.state == other.state


class Coins(Sandbox):
    """Two sorts of cards: even and odd ones."""

    __slots__ = ()

    def card_word(self, card: int) -> str:
        return ("even", "odd")[card % 2]


@pytest.mark.parametrize("seats", [2, 3])
def test_by_hand_one_of_equal_cards_is_offered_unless_all_see_them(seats: int) -> None:
    """Every seat, and every place: open, its own, another's, and one into which nobody sees."""
    game = Coins(seats, 12)
    for card in range(12):
        lay_out(game, card, (OPEN, HAND, HAND + 1, BAG)[card % 4] if card < 8 else OPEN)
    tools = Tools()
    for seat in range(seats):
        assert list(tools.offered(game, seat, OPEN)) == game.cards_at[OPEN]
        for other in range(2):
            seen = tools.offered(game, seat, HAND + other)
            assert list(seen) == (distinct(game, HAND + other) if seat == other else [])
        assert not tools.offered(game, seat, BAG)
        assert tools.seats(game, seat) == [*range(seat, seats), *range(seat)]
    assert tools.seats(game, -1) == list(range(seats))
    assert len(game.cards_at[OPEN]) > 2
    assert distinct(game, HAND) == [1]  # of 1 and 5, which are equal
    tools.put(game, 1, OPEN)
    assert game.cards_at[OPEN][-1] == 1
    assert game.where[1] == OPEN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_roles_of_its_own_a_game_tells_open_own_and_hidden_places(seats: int) -> None:
    game = Sandbox(seats, 4)
    for seat in range(seats + 1):
        roles = [Encoding.role(cast(Any, None), game, seat, place) for place in range(len(game.sees))]
        mine = [1 if place % seats == seat else 2 for place in range(2 * seats)]
        assert roles == [2, 2, 0, *mine] if seat < seats else roles == [2, 2, 0, *[2] * (2 * seats)]
    assert game.sees[DECK] == game.sees[BAG] == 0


def test_a_note_in_one_language_is_said_in_all() -> None:
    """Games from elsewhere may write it as a plain text."""

    class Kind:
        id = family = name = text = origin = "x"
        note: Any = "half of it is a stand-in"

    ((*_, note),) = [tuple(getattr(each, field) for field in ("id", "note")) for each in card_texts([Kind()])]
    assert {note[language] for language in ("en", "pl", "pt")} == {Kind.note}
    Kind.note = note
    assert card_texts([Kind()])[0].note is note


# --- whatever a seat holds possible --------------------------------------------------------------------


def doubtful(chance: Chance, watcher: int) -> Sandbox:
    """Six cards in places that the watcher does not see, in lots and doubts at random, nothing concluded."""
    game = Sandbox(watcher, 6)
    places = (BAG, HAND, HAND + 1, game.face_down(0))
    for card in range(6):
        lay_out(game, card, places[chance.below(4)])
    first = watcher * 6
    for place in places:
        cards = game.cards_at[place]
        if len(cards) > 1 and chance.below(2):
            lot = _new_lot(game, watcher, place)
            for card in cards[: 1 + chance.below(len(cards) - 1)]:
                game.actual_lot[first + card], game.possible_lots[first + card] = lot, 1 << lot
    lots = sorted({game.actual_lot[first + card] for card in range(6)})
    for card in range(6):
        for lot in lots:
            game.possible_lots[first + card] |= (chance.below(3) == 0) << lot
    game.unsettled = 1 << watcher
    return game


def test_what_is_seen_tells_the_same_before_and_after_conclusions() -> None:
    """A card is shown, or moves openly or in secret: the watcher then holds the same worlds possible."""
    merged = 0
    for seed in range(700):
        chance = Chance.from_seed(seed)
        watcher = 2 + seed % 2
        game = doubtful(chance, watcher)
        sound(game.copy())
        card, to = chance.below(6), (OPEN, BAG, HAND)[chance.below(3)]
        ends = []
        for settled in (False, True):
            table = game.copy()
            if settled:
                settle(table, 1 << watcher)
            if seed % 3:
                show(table, card, 1 << watcher)
            elif to != game.where[card]:
                move(table, card, to)
            ends.append(told_apart(table, watcher))
        assert ends[0] == ends[1], seed
        if seed % 3:
            before = told_apart(game.copy(), watcher)
            found = {world for world in before if card in world[game.where[card]]}
            assert found <= ends[0], seed
            merged += found != ends[0]
    assert merged < 100  # lots that become one lose a little, and rarely
