"""Chapters 400 and 500: the end of a claim, and of the game."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import draw, move
from interrex_regalia.table import (
    DECK,
    HAND,
    HAND_SIZE,
    POINTS_TO_WIN,
    REGALIA,
    STAKE,
    TAKEN,
    Regalia,
    in_order,
    points_of,
    rival,
)


def take_piece(game: Regalia, seat: int, rule: str) -> None:
    """RG-303 The piece at stake now lies before that claimant."""
    piece = game.cards_at[STAKE][0]
    move(game, piece, TAKEN + seat)
    game.tell("took", seat, piece, rule=rule)


@step
def end_claim(game: Regalia) -> None:
    """RG-401, RG-402 Hands are filled, the Staff passes on; RG-501, RG-502 unless the game is over."""
    points = [points_of(game, seat) for seat in (0, 1)]
    if max(points) >= POINTS_TO_WIN:
        crown(game, points.index(max(points)), "RG-501")
    elif not game.cards_at[REGALIA]:
        count(game, points)
    else:
        fill_hands(game)
        game.staff = rival(game.staff)
        game.tell("staff", game.staff, rule="RG-402")


def fill_hands(game: Regalia) -> None:
    """RG-401 Each draws up to four Retainers, the holder of the Staff first, as long as there are any."""
    for seat in in_order(game):
        drawn = 0
        while len(game.cards_at[HAND + seat]) < HAND_SIZE and game.cards_at[DECK]:
            draw(game, DECK, HAND + seat)
            drawn += 1
        if drawn:
            game.tell("drew", seat, drawn, rule="RG-401")


def count(game: Regalia, points: list[int]) -> None:
    """RG-502, RG-503 Most points win; of equals whoever holds the piece worth most."""
    if points[0] != points[1]:
        crown(game, points.index(max(points)), "RG-502")
        return
    finest = max(
        (card for seat in (0, 1) for card in game.cards_at[TAKEN + seat]),
        key=lambda card: game.kinds[card].worth,
    )
    crown(game, game.where[finest] - TAKEN, "RG-503")


def crown(game: Regalia, seat: int, rule: str) -> None:
    """The game is over: that claimant takes the throne."""
    points = [points_of(game, each) for each in (0, 1)]
    game.tell("crowned", seat, points[seat], rule=rule)
    game.finish(rule, (seat,), [float(each) for each in points])
