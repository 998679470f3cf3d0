"""Verbs that only a text at a moment may bear: this card goes, dice taken count otherwise, action points."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.masters.cards import Event
from interrex.games.masters.city import discard_event, happened_to_card, refresh
from interrex.games.masters.dice import modified
from interrex.games.masters.meaning import amount
from interrex.games.masters.moments import HAPPENED
from interrex.games.masters.relics import relic_discarded
from interrex.games.masters.table import IN_PLAY, NOBODY, OUT, OWNED, Masters
from interrex.games.masters.turn_limits import gain_ap_by_text
from interrex.games.masters.verbs.forms import PHRASES
from interrex.games.masters.verbs.general import begin
from interrex.games.masters.verbs.vocabulary import FunctionT, verbs


def at_a_moment(function: FunctionT) -> FunctionT:
    """Offer a verb to texts that work at a moment."""
    return verbs.verb(HAPPENED, takes=PHRASES, tagged=True)(function)


@at_a_moment
@step
def discard_this(game: Masters, source: Any, moment: str) -> None:
    """MN-445, MN-1008 The card that bears the text is discarded."""
    card = begin(game, source, moment).card
    place = game.where[card] if card != NOBODY else OUT
    if place < IN_PLAY:
        return
    if isinstance(game.cards[card], Event):
        discard_event(game, card, "MN-445")
    elif place >= OWNED:
        game.then(relic_discarded, place - OWNED, card)
    else:
        happened_to_card(game, "relic_discarded", card)
        move(game, card, OUT)
        refresh(game)
        game.tell("event_discarded", card, rule="MN-1008")


@at_a_moment
@step
def dice_up(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-210, MN-211 Every die taken in the fight that is going on counts more."""
    change_dice(game, amount(game, begin(game, source, moment), number))


@at_a_moment
@step
def dice_down(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-209, MN-211 Every die taken in the fight that is going on counts less."""
    change_dice(game, -amount(game, begin(game, source, moment), number))


def change_dice(game: Masters, number: int) -> None:
    """MN-209 to MN-211 Within 1 to 6, and only for the fight that is going on."""
    if game.taken and number:
        game.taken = [modified(value, number) for value in game.taken]
        game.plain = [modified(value, number) for value in game.plain]
        game.tell("dice_changed", tuple(game.taken), rule="MN-210")


@at_a_moment
@step
def ap_up(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-620, MN-795 The vampire whose turn it is gains action points, unless it is exhausted (MN-903)."""
    if game.active != NOBODY and not game.turn_over:
        gain_ap_by_text(game, amount(game, begin(game, source, moment), number))


@at_a_moment
@step
def ap_down(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-620 The vampire whose turn it is loses action points."""
    lost = min(amount(game, begin(game, source, moment), number), game.ap)
    if game.active != NOBODY and lost:
        game.ap -= lost
        game.tell("ap_lost", game.line_up[game.active], lost, rule="MN-620")
