"""Chapter 700: the round end."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import draw, move
from interrex.games.elekt.abilities import announce, moment
from interrex.games.elekt.court import asks_direction, court_order
from interrex.games.elekt.ending import end_by_titles
from interrex.games.elekt.keywords import collect_heat, drop_tokens, end_stay
from interrex.games.elekt.table import (
    COURT,
    DECK,
    FACE_UP,
    HAND,
    NOBODY,
    ROUND_END,
    WON,
    ZONES,
    Elekt,
    units_of,
)


@step
def end_round(game: Elekt) -> None:
    """EL-701 Sceptre, Heat, return of Units, reveal."""
    game.phase = ROUND_END
    game.old_order = tuple(court_order(game))
    moment(game, "confrontation_end")
    game.then(give_sceptre)
    game.then(collect_court_heat)
    game.then(return_units)
    game.then(reveal)


# --- Sceptre -----------------------------------------------------------------------------------


@step
def give_sceptre(game: Elekt) -> None:
    """EL-702, EL-705 The winner of this round's Privilege gives the Sceptre to any player."""
    giver = sceptre_giver(game)
    if giver != NOBODY:
        game.ask(giver, "give sceptre", tuple(range(game.seats)), sceptre_given, giver, rule="EL-702")


def sceptre_giver(game: Elekt) -> int:
    """EL-R41 Who won the Privilege, or under that reading who has it now."""
    if game.privilege_card == NOBODY or game.rulings.sceptre_goes_by == "winning":
        return game.privilege_winner
    place = game.where[game.privilege_card]
    if WON <= place < WON + game.seats:
        return place - WON
    return NOBODY


@step
def sceptre_given(game: Elekt, giver: int, seat: int) -> None:
    """EL-702 The Sceptre changes hands; then its direction is set."""
    is_new = game.sceptre != seat
    game.sceptre = seat
    game.tell("sceptre_given", giver, seat, rule="EL-702")
    if asks_direction(game):
        game.then(set_direction, giver)
    if is_new:
        moment(game, "gets_sceptre", NOBODY, NOBODY, seat)


@step
def set_direction(game: Elekt, giver: int) -> None:
    """EL-703 The same player sets the direction."""
    options = ("clockwise", "anticlockwise")
    game.ask(giver, "direction", options, direction_set, giver, rule="EL-703")


@step
def direction_set(game: Elekt, giver: int, direction: str) -> None:
    """EL-703 The Sceptre shows its direction for the next round."""
    before = game.direction
    game.direction = 1 if direction == "clockwise" else -1
    game.turn_later = False
    game.tell("direction", giver, game.direction, rule="EL-703")
    if game.direction != before:
        moment(game, "sceptre_turned")


# --- Heat --------------------------------------------------------------------------------------


@step
def collect_court_heat(game: Elekt) -> None:
    """EL-706, EL-707 1 Heat for each own Unit in the Court Zone now, up to the limit."""
    for seat in court_order(game):
        collect_heat(game, seat, len(units_of(game, COURT, seat)), rule="EL-706")
    game.then(announce, "heat_step")
    moment(game, "return_step")  # EL-711: what comes before Units are taken back


# --- return and reveal -------------------------------------------------------------------------


@step
def return_units(game: Elekt) -> None:
    """EL-711, EL-712 All Units go to their owners' hands, all tokens to the pool."""
    lent = dict(game.lent)
    for zone in ZONES:
        for seat in range(game.seats):
            for unit in list(units_of(game, zone, seat)):
                drop_tokens(game, unit)
                end_stay(game, unit)
                move(game, unit, HAND + lent.get(unit, seat))
    for unit, owner in game.lent:  # EL-R22: also from the hand of the one who took it
        if HAND <= game.where[unit] < HAND + game.seats and game.where[unit] != HAND + owner:
            move(game, unit, HAND + owner, shown=(1 << (game.seats + 1)) - 1)
    game.lent.clear()
    game.tell("units_returned", rule="EL-711")


@step
def reveal(game: Elekt) -> None:
    """EL-713, EL-714 New cards are turned up; after the last Privilege the game ends (EL-805)."""
    over = not game.cards_at[DECK + COURT]
    if not over or game.rulings.reveal_after_last_round:  # EL-R42
        for zone in ZONES:
            if game.cards_at[DECK + zone] and not game.cards_at[FACE_UP + zone]:
                card = draw(game, DECK + zone, FACE_UP + zone)
                game.tell("revealed", zone, card, rule="EL-713")
                moment(game, "revealed", zone, card)
    if over and "game_end" in game.pack.heard:
        moment(game, "game_end")
        game.then(titles_counted)
    elif over:
        end_by_titles(game)


@step
def titles_counted(game: Elekt) -> None:
    """EL-807 The player with the most Titles wins."""
    end_by_titles(game)
