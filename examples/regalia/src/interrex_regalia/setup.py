"""Chapter 100: setup."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import draw, lay_out, shuffle
from interrex_regalia.claims import claim
from interrex_regalia.table import DECK, HAND, HAND_SIZE, REGALIA, Regalia, in_order


@step
def set_up(game: Regalia) -> None:
    """RG-102 to RG-104 Both decks are shuffled, each gets four Retainers, a lot decides who has the Staff."""
    lay_out_cards(game)
    game.staff = game.chance.below(2)
    for seat in in_order(game):
        while len(game.cards_at[HAND + seat]) < HAND_SIZE:
            draw(game, DECK, HAND + seat)
    game.tell("first_staff", game.staff, rule="RG-104")
    game.then(claim)


def lay_out_cards(game: Regalia) -> None:
    """RG-102, RG-103 Pieces and Retainers as two shuffled decks."""
    for card, kind in enumerate(game.kinds):
        lay_out(game, card, REGALIA if kind.family == "piece" else DECK)
    shuffle(game, REGALIA)
    shuffle(game, DECK)
