"""Chapter 500: setup."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import lay_out, shuffle
from interrex.games.veto.cards import FACTION, STRATEGY
from interrex.games.veto.moving import draw_cards
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.rounds import play_round
from interrex.games.veto.table import (
    DECK,
    FIRST_HAND,
    HAND,
    NOBODY,
    PLAY,
    Veto,
    clockwise,
    everyone,
    faction_card,
    put,
)


@step
def set_up(game: Veto) -> None:
    """VT-501 to VT-511 Faction cards, ducats, decks, first hands, the first initiative."""
    lay_out_cards(game)
    for seat in range(game.seats):
        shuffle(game, DECK + seat)
    first_initiative(game)
    for seat in range(game.seats):
        draw_cards(game, seat, FIRST_HAND)
    if game.rulings.redraw_order == "simultaneous":
        game.then(redraw_together)
    else:
        for seat in clockwise(game, game.initiative):
            game.then(offer_redraw, seat)
    game.then(play_round)


def lay_out_cards(game: Veto) -> None:
    """VT-118, VT-503 Faction card and strategy in front of the player, the deck face down."""
    for card, kind in enumerate(game.kinds):
        seat = game.owner[card]
        lay_out(game, card, PLAY + seat if kind.family in (FACTION, STRATEGY) else DECK + seat)
        game.seen[card] |= 1 << seat if kind.family not in (FACTION, STRATEGY) else everyone(game)
    for seat in range(game.seats):
        if strategy_of(game, seat) != NOBODY:
            game.host[strategy_of(game, seat)] = faction_card(game, seat)


def first_initiative(game: Veto) -> None:
    """VT-509, VT-510 The lowest Treasury; chance decides among equals."""
    lowest = min(game.ducats)
    poorest = [seat for seat in range(game.seats) if game.ducats[seat] == lowest]
    game.initiative = poorest[game.chance.below(len(poorest))] if len(poorest) > 1 else poorest[0]
    game.tell("initiative", game.initiative, rule="VT-509")


@step
def offer_redraw(game: Veto, seat: int) -> None:
    """VT-507 Once, each player may shuffle his hand into his deck and draw again."""
    game.ask(seat, "first hand", ("keep", "redraw"), redrawn, seat, rule="VT-507")


@step
def redrawn(game: Veto, seat: int, answer: str) -> None:
    """VT-508 The second hand must be kept."""
    game.redrawn |= 1 << seat
    if answer == "redraw":
        for card in game.cards_at[HAND + seat][:]:
            put(game, card, DECK + seat)
        shuffle(game, DECK + seat)
        game.tell("redrew", seat, rule="VT-507")
        draw_cards(game, seat, FIRST_HAND)


@step
def redraw_together(game: Veto) -> None:
    """VT-R33 Under that reading all decide secretly and together."""
    seats = clockwise(game, game.initiative)
    options = [("keep", "redraw")] * len(seats)
    game.ask_all(seats, "first hand", options, redrawn_together, tuple(seats), rule="VT-507")


@step
def redrawn_together(game: Veto, seats: tuple[int, ...], answers: tuple[str, ...]) -> None:
    """VT-R33 All answers are shown at once."""
    for seat, answer in zip(seats, answers, strict=True):
        game.then(redrawn, seat, answer)
