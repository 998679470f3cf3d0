"""Verbs that act: steps that get the seat which shows the Retainer."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import move, show_all
from interrex_regalia.table import HAND, SHOWN, Regalia, one_of_each, rival
from interrex_regalia.verbs.vocabulary import verbs

KEEP: Final = "keep"


@verbs.verb("shown")
@step
def exchange(game: Regalia, seat: int) -> None:
    """RG-603 It may change places with a Retainer from the same hand."""
    hand = one_of_each(game, seat)
    game.ask(seat, "exchange", (KEEP, *hand), exchanged, seat, rule="RG-603")


@step
def exchanged(game: Regalia, seat: int, chosen: int | str) -> None:
    """RG-603 The new one counts; a text of its own that acts when shown does not act any more."""
    if isinstance(chosen, str):
        return
    envoy = game.cards_at[SHOWN + seat][0]
    move(game, chosen, SHOWN + seat)
    move(game, envoy, HAND + seat)
    game.tell("exchanged", seat, envoy, chosen, rule="RG-603")


@verbs.verb("lost")
@step
def look_at_hand(game: Regalia, seat: int) -> None:
    """RG-604 Who loses the claim with it looks at the rival's hand."""
    other = rival(seat)
    cards = sorted(game.cards_at[HAND + other])
    show_all(game, HAND + other, 1 << seat)
    game.tell("looked", seat, other, rule="RG-604")
    game.tell("saw_hand", other, tuple(cards), rule="RG-604", to=1 << seat | 1 << other)


@verbs.verb("won")
@step
def return_to_hand(game: Regalia, seat: int) -> None:
    """RG-605 Who takes the piece with it takes it back to hand."""
    retainer = game.cards_at[SHOWN + seat][0]
    move(game, retainer, HAND + seat)
    game.tell("returned", seat, retainer, rule="RG-605")
