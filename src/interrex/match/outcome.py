"""What a finished game comes to: everybody's place, whom or what each seat played, and how it opened.

It is worked out once when a game is over, and kept, names and all: so it can be counted when the cards are no
longer at hand.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from interrex.engine.questions import Result
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table
from interrex.games import game_spec, is_house

TOGETHER: Final = 0  # the place of everybody where all win or lose together


class Named(TypedDict):
    """A card or deck by its id, with its name in every language."""

    id: str
    name: dict[str, str]


class Outcome(TypedDict):
    """What a finished game comes to; lists go by seat."""

    game: str
    is_house: bool  # played with the cards that come with the program
    winners: list[int]
    places: list[int]
    plays: list[list[Named]]
    openings: list[list[Named]]


def counts(game: Table, result: Result) -> list[float]:
    """What each seat has at the end: what counts towards winning, where the game says so, else its score."""
    standing = game_spec(game.settings.game).standing
    return [result.scores[seat] if standing is None else standing(game, seat) for seat in range(game.seats)]


def place(result: Result, counted: list[float], seat: int) -> int:
    """The winners stand first, the others by their scores, then by what they have."""
    if seat in result.winners:
        return 1
    own = (result.scores[seat], counted[seat])
    better = [
        each for each, score in enumerate(result.scores)
        if each in result.winners or (score, counted[each]) > own
    ]  # fmt: skip
    return 1 + len(better)


def outcome(game: Table, pack: Any) -> Outcome:
    """The outcome of a game that is over."""
    spec, result, seats = game_spec(game.settings.game), game.result, range(game.seats)
    assert result is not None
    counted, names = counts(game, result), _names(spec, pack)
    opened = [spec.opening(game, seat) if spec.opening is not None else "" for seat in seats]
    return {
        "game": spec.name,
        "is_house": is_house(spec.name, game.settings.pack_hash),
        "winners": list(result.winners),
        "places": [TOGETHER if spec.cooperative else place(result, counted, seat) for seat in seats],
        "plays": [_named(spec.plays(game, seat) if spec.plays is not None else (), names) for seat in seats],
        "openings": [_named((each,) if each else (), names) for each in opened],
    }


def _named(ids: Any, names: dict[str, dict[str, str]]) -> list[Named]:
    return [{"id": each, "name": names.get(each, {})} for each in ids]


def _names(spec: GameSpec, pack: Any) -> dict[str, dict[str, str]]:
    """The names of all cards and decks of a pack, by their ids."""
    cards = {each.id: dict(each.name) for each in spec.pack_cards(pack)}
    decks = spec.decks.shipped(pack) if spec.decks is not None else ()
    return {**cards, **{each.id: dict(each.name) for each in decks}}
