"""What the words of a freely composed text mean: players, numbers and conditions.

A text works for a player, from a card, at a location (or nowhere), perhaps about another player: these travel
together as its *use*. Nothing secret decides what a text does: all that is counted lies open. Influence does
not where a table hides it (VE-R02), and such a table refuses a pack that counts it (``spec.check``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from interrex.games.vendetta.order import opponents, rivals
from interrex.games.vendetta.table import (
    DOWN,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    Vendetta,
    alliance_size,
    counted,
    is_present,
    spot,
)


class Use(NamedTuple):
    """For whom, from which card, where, and about whom a text works."""

    seat: int
    card: int
    loc: int
    player: int


def use_of(seat: int, card: int, where: Any) -> Use:
    """The use of a text; inside a text about another player the place names him too."""
    return Use(seat, card, *where) if isinstance(where, tuple) else Use(seat, card, where, NOBODY)


def rivals_of(game: Vendetta, use: Use) -> list[int]:
    """VE-1623 The rivals where the text works; nowhere there are none."""
    return [] if use.loc == NOWHERE else rivals(game, use.seat, use.loc)


def players_meant(game: Vendetta, use: Use, who: str) -> list[int]:
    """The players a word means; of ``one_…`` all from whom one is chosen."""
    if who == "you":
        found = [use.seat]
    elif who == "that_player":
        found = [use.player] if use.player != NOBODY else []
    elif who.endswith("rival"):
        found = rivals_of(game, use)
    else:
        found = opponents(game, use.seat)
    return [seat for seat in found if not game.out[seat]]


def amount(game: Vendetta, use: Use, value: Any) -> int:
    """A number, or something counted now."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return counted_by(game, use, value)
    if value == "round":
        return game.round
    if value == "players":
        return game.seats
    return alliance_size(game, use.seat) if value == "alliance" else len(rivals_of(game, use))


def counted_by(game: Vendetta, use: Use, value: tuple[Any, ...]) -> int:
    """VE-1627, VE-R82 Cards and blood at the location, what somebody holds, half of something, less."""
    name, what = value[0], value[1]
    if name == "half":
        return (amount(game, use, what) + 1) // 2
    if name == "minus":
        return -amount(game, use, what)
    if name in ("blood_of", "influence_of"):
        held = game.pool if name == "blood_of" else game.influence
        seat = use.seat if what == "you" else use.player
        return held[seat] if seat != NOBODY else 0
    if use.loc == NOWHERE:
        return 0
    seats = {"you": [use.seat], "rivals": rivals_of(game, use), "all": list(range(game.seats))}[what]
    if name == "cards_of":
        return sum(counted(game, use.loc, seat) for seat in seats)
    return sum(game.blood[MAX_SEATS * use.loc + seat] for seat in seats)


def is_true(game: Vendetta, use: Use, condition: Any) -> bool:
    """A condition holds now."""
    if condition == "won":
        return game.ranking[:1] == [use.seat] and game.now == use.loc
    if condition == "alone":
        return not rivals_of(game, use)
    if condition == "present":
        return use.loc != NOWHERE and is_present(game, use.loc, use.seat)
    if condition == "ambition":
        return bool(game.ambition == use.seat)
    if condition == "at_haven":
        return use.loc == HAVEN
    if condition == "face_down":
        return use.loc != NOWHERE and bool(game.cards_at[DOWN + spot(use.loc, use.seat)])
    name, *rest = condition
    if name == "not":
        return not is_true(game, use, rest[0])
    if name == "both":
        return all(is_true(game, use, each) for each in rest)
    if name == "either":
        return any(is_true(game, use, each) for each in rest)
    if name == "in_round":
        return bool(game.round == amount(game, use, rest[0]))
    if name == "more":
        return amount(game, use, rest[0]) > amount(game, use, rest[1])
    bound, found = amount(game, use, rest[0]), amount(game, use, rest[1])
    return found >= bound if name == "at_least" else found <= bound
