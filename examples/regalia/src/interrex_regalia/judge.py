"""How the greedy bot judges a position of Regalia: points, the piece at stake, what is left in hand."""

from __future__ import annotations

from typing import Final

from interrex_regalia.cards import Kind
from interrex_regalia.table import DOWN, HAND, NOBODY, STAKE, Regalia, piece_at_stake, points_of, rival

IN_HAND: Final = 0.22  # for each point of strength
TEXT: Final = 0.5  # a Retainer with a text is worth more than its strength
LIKELY: Final = 0.8  # how surely what lies face down decides the claim


def evaluate(game: Regalia, seat: int) -> float:
    """How well the seat stands; in a world that was dealt anew, so that it knows nothing it may not."""
    if game.result is not None:
        return 100.0 if seat in game.result.winners else -100.0
    other = rival(seat)
    worth = float(points_of(game, seat) - points_of(game, other))
    worth += hand_worth(game, seat) - hand_worth(game, other)
    if game.cards_at[STAKE] and game.cards_at[DOWN + seat] and game.cards_at[DOWN + other]:
        worth += LIKELY * claim_worth(game, seat)
    return worth


def hand_worth(game: Regalia, seat: int) -> float:
    """Retainers in hand will be laid later."""
    kinds = [game.kinds[card] for card in game.cards_at[HAND + seat]]
    return sum(IN_HAND * kind.strength + TEXT * bool(kind.effects) for kind in kinds)


def claim_worth(game: Regalia, seat: int) -> float:
    """What the Retainers lying face down would win or lose, if they were shown now."""
    mine, theirs = (game.kinds[game.cards_at[DOWN + each][0]] for each in (seat, rival(seat)))
    stake = piece_at_stake(game).worth + (game.pressed != NOBODY)
    margin = strength(game, mine) - strength(game, theirs)
    if beats(mine, theirs) != beats(theirs, mine):
        margin = 1 if beats(mine, theirs) else -1
    if margin == 0:
        margin = -1 if seat == game.staff else 1
    return stake if margin > 0 else -stake


def strength(game: Regalia, kind: Kind) -> int:
    """The strength a Retainer would have."""
    if kind.when != "counting":
        return kind.strength
    added: list[int] = [effect.function(game, *effect.args) for effect in kind.effects]
    return kind.strength + sum(added)


def beats(kind: Kind, other: Kind) -> bool:
    """The text of one Retainer beats the other."""
    return kind.when == "comparing" and any(effect.function(other, *effect.args) for effect in kind.effects)
