"""A law: in a hand or another hidden place without order, the order in which cards came tells nothing.

Nor does it among cards that were won, drained or removed, though all see them.

Random games of all four games under random variants and rulings; at some choices the cards of every such
place are laid the other way round first. The same choice then leads to the same table for everybody, and the
same is to be chosen, in the same order.
"""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.knowledge import all_bits
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.games.elekt import table as elekt
from interrex.games.masters import table as masters
from interrex.games.vendetta import table as vendetta
from interrex.games.veto import table as veto
from interrex.match.wording import line_word
from interrex.testing import random_game

LONGEST = 200  # choices of a game
IN_TURN = {"elekt": range(elekt.DRAWN, elekt.DRAWN + 4)}  # drawn one after another, and so discarded
HEAPS = {  # seen by all, and without order
    "elekt": (elekt.OUT,),
    "vendetta": (
        vendetta.OUT,
        *range(vendetta.ALLIANCE, vendetta.ALLIANCE + 6),
        *range(vendetta.DRAINED, vendetta.DRAINED + 6),
    ),
    "masters": (masters.OUT,),
    "veto": range(veto.REMOVED, veto.REMOVED + 4),
}
EVERY = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 3}  # one of so many is looked at


def turned_over(game: Table) -> Table:
    """The table with the cards of each hidden place without order the other way round."""
    other = game.copy()
    in_turn, heaps = IN_TURN.get(game.settings.game, ()), HEAPS[game.settings.game]
    for place, cards in enumerate(other.cards_at):
        hidden = not other.ordered[place] and other.sees[place] != all_bits(other)
        if place in heaps or (hidden and place not in in_turn):
            cards.reverse()
    return other


def sights(game: Table) -> list[tuple[str, object]]:
    """What everybody sees, reads and may choose."""
    spec = game_spec(game.settings.game)
    found: list[tuple[str, object]] = [("questions", [*game.seats_asked])]
    for which, question in enumerate(game.questions):
        found.append((f"options at {question.name}", game.option_words(which)))
    for seat in range(game.seats + 1):
        found.append((f"view of seat {seat}", str(game.view(seat))))
        found.append((f"log of seat {seat}", [line_word(spec, game, line) for line in game.log(seat)[-12:]]))
    return found


@pytest.mark.parametrize("name", OWN)
def test_the_order_of_a_hand_changes_nothing(name: str) -> None:
    compared = 0
    for seed in range(3):
        chance = Chance.from_seed(seed)
        game = random_game(name, chance)
        for number in range(LONGEST):
            if game.is_over:
                break
            which = chance.below(len(game.asked))
            seat, words = game.seats_asked[which], game.option_words(which)
            word = words[chance.below(len(words))]
            other = turned_over(game) if number % EVERY[name] == 0 else None
            luck = game.chance.state
            game.choose(word, seat)
            if other is None or game.chance.state != luck:  # what was drawn by lot may be another card
                continue
            other.choose(word, seat)
            for (what, here), (_, there) in zip(sights(game), sights(other), strict=True):
                assert here == there, f"{game.settings}, choice {number}, {word!r}: {what}"
            compared += 1
    assert compared > 25


def test_stories_of_masters_name_cards_without_their_order() -> None:
    """Cards on a district, on a vampire, in play and with an owner are asked for by name alone."""
    cards = (*range(6), 54, 55)
    places = (masters.IN_PLAY, masters.ON_DISTRICT + 4, masters.ON_VAMPIRE, masters.OWNED)
    found = []
    for is_turned in (False, True):
        game = random_game("masters", Chance.from_seed(3))
        for place, lying in enumerate(game.cards_at):
            game.cards_at[place] = [card for card in lying if card not in cards]
        for number, place in enumerate(places):
            two = cards[2 * number : 2 * number + 2]
            game.cards_at[place] += two[::-1] if is_turned else two
            for card in two:
                game.where[card] = place
        found.append(game_spec("masters").facts(game))
    assert found[0] == found[1]
