"""Chapter 300: the round and recruitment."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import draw, move, shuffle
from interrex.games.elekt.abilities import declinable, moment, privilege_number
from interrex.games.elekt.assignment import assignment_phase
from interrex.games.elekt.confrontations import confrontation_phase
from interrex.games.elekt.court import court_order
from interrex.games.elekt.round_end import end_round
from interrex.games.elekt.table import (
    DRAWN,
    ELITE_DECK,
    HAND,
    NOBODY,
    OUT,
    PILE,
    RECRUITMENT,
    Elekt,
    distinct,
)

REDRAW: Final = "redraw"
DRAWS: Final = 2


@step
def play_round(game: Elekt) -> None:
    """EL-301 Recruitment, assignment, confrontation, round end."""
    start_round(game)
    moment(game, "round_start")
    for seat in court_order(game):
        game.then(recruit, seat)
    if not game.rulings.recruit_in_turn:
        game.then(choose_recruits_together)
    game.then(assignment_phase)
    game.then(confrontation_phase)
    game.then(end_round)
    game.then(play_round)


def start_round(game: Elekt) -> None:
    """A new round: counters back to zero, what was used once may be used again."""
    game.phase = RECRUITMENT
    game.round += 1
    if game.turn_later:
        game.direction = -game.direction
        game.turn_later = False
    game.recruiting = True
    game.used = game.barred = game.resolved = 0
    game.privilege_winner = game.privilege_card = NOBODY
    game.skipped = 0
    for seat in range(game.seats):
        game.assigned[seat] = 0
        game.passed[seat] = False
    game.sent = [0] * len(game.sent)
    game.tell("round_begins", game.round, game.sceptre, rule="EL-201")


@step
def recruit(game: Elekt, seat: int) -> None:
    """EL-303 The player draws two cards from the top of the Elite deck, three with a Warrant."""
    draws = privilege_number(game, seat, "draws", DRAWS)
    if draws != DRAWS and declinable(game):
        game.then(use_warrant, seat, draws)
    else:
        game.then(draw_recruits, seat, draws)


@step
def use_warrant(game: Elekt, seat: int, draws: int) -> None:
    """EL-R57 A Privilege without "may" can be declined each time."""
    game.ask(seat, "draw how many", (DRAWS, draws), draw_recruits, seat, rule="EL-937")


@step
def draw_recruits(game: Elekt, seat: int, draws: int) -> None:
    """EL-303, EL-313 The recruits are drawn; only this player sees them."""
    if game.rulings.short_recruitment == "end_phase" and supply(game) < draws:
        game.recruiting = False  # EL-R14
    if not game.recruiting:
        return
    for _ in range(draws):
        draw_unit(game, DRAWN + seat)
    game.tell("drew", seat, len(game.cards_at[DRAWN + seat]), rule="EL-303")
    if game.rulings.recruit_in_turn and game.cards_at[DRAWN + seat]:
        game.then(choose_recruit, seat)


@step
def choose_recruit(game: Elekt, seat: int) -> None:
    """EL-302 Keep one of the drawn cards, or give them up for one new card."""
    options = recruit_options(game, seat)
    game.ask(seat, "recruit", options, recruited, seat, rule="EL-302")


def recruit_options(game: Elekt, seat: int) -> tuple[int | str, ...]:
    """EL-302 Each drawn card to keep, or the exchange."""
    drawn = game.cards_at[DRAWN + seat]
    if game.settings.rules_version < 2:  # until version 2 two equal recruits were offered as two
        return (*sorted(drawn), REDRAW)
    return (*distinct(game, drawn), REDRAW)


@step
def choose_recruits_together(game: Elekt) -> None:
    """EL-R12 All have drawn; all choose in secret."""
    seats = [seat for seat in court_order(game) if game.cards_at[DRAWN + seat]]
    if seats:
        options = [recruit_options(game, seat) for seat in seats]
        game.ask_all(seats, "recruit", options, recruited_together, tuple(seats), rule="EL-302")


@step
def recruited_together(game: Elekt, seats: tuple[int, ...], choices: tuple[int | str, ...]) -> None:
    """EL-R12 Exchanges are drawn in Court order."""
    for seat, choice in zip(seats, choices, strict=True):
        if isinstance(choice, int):
            keep(game, seat, choice)
    for seat, choice in zip(seats, choices, strict=True):
        if choice == REDRAW:
            exchange(game, seat)


@step
def recruited(game: Elekt, seat: int, choice: int | str) -> None:
    """EL-302 The choice is carried out before the next player draws."""
    if isinstance(choice, int):
        keep(game, seat, choice)
    else:
        exchange(game, seat)


def keep(game: Elekt, seat: int, card: int) -> None:
    """EL-305 The kept card goes to hand, the others to the pile."""
    others = [each for each in game.cards_at[DRAWN + seat] if each != card]
    move(game, card, HAND + seat)
    game.tell("kept", seat, card, rule="EL-305", to=1 << seat)
    game.tell("kept_one", seat, rule="EL-305", to=~(1 << seat))
    discard_drawn(game, others)
    moment(game, "recruits", NOBODY, NOBODY, seat)


def exchange(game: Elekt, seat: int) -> None:
    """EL-306 All drawn cards go to the pile, then one new card comes to hand (R11)."""
    game.tell("redrew", seat, rule="EL-306")
    drawn = list(game.cards_at[DRAWN + seat])
    if game.rulings.exchange_discards_first:
        discard_drawn(game, drawn)
        draw_unit(game, HAND + seat)
    else:
        draw_unit(game, HAND + seat)
        discard_drawn(game, drawn)
    moment(game, "redraws", NOBODY, NOBODY, seat)
    moment(game, "recruits", NOBODY, NOBODY, seat)


def discard_drawn(game: Elekt, cards: list[int]) -> None:
    """EL-305 Cards not kept go to the pile, where all can see them."""
    for card in cards:
        move(game, card, PILE)
        game.tell("discarded", card, rule="EL-315")


def draw_unit(game: Elekt, to: int) -> None:
    """EL-310, EL-313 Draw from the Elite deck, rebuilding it from the pile; nothing if both are empty."""
    if not game.cards_at[ELITE_DECK]:
        rebuild_deck(game)
    if game.cards_at[ELITE_DECK]:
        draw(game, ELITE_DECK, to)
    if not game.cards_at[ELITE_DECK] and game.rulings.rebuild_elite_deck == "when_empty":
        rebuild_deck(game)


def supply(game: Elekt) -> int:
    """EL-313 How many cards can still be drawn, those of a rebuilt deck included."""
    removed = game.rulings.basics_in_rebuilt_deck == "removed"
    pile = [card for card in game.cards_at[PILE] if not (removed and game.kinds[card].basic)]
    return len(game.cards_at[ELITE_DECK]) + len(pile)


def rebuild_deck(game: Elekt) -> None:
    """EL-310, EL-312 The pile is shuffled and becomes the new Elite deck."""
    if not game.cards_at[PILE]:
        return
    removed = game.rulings.basics_in_rebuilt_deck == "removed"  # EL-R10
    for card in list(game.cards_at[PILE]):
        move(game, card, OUT if removed and game.kinds[card].basic else ELITE_DECK)
    shuffle(game, ELITE_DECK)
    game.tell("deck_rebuilt", len(game.cards_at[ELITE_DECK]), rule="EL-310")
    moment(game, "deck_rebuilt")
