"""Statistics: finished games counted by game, for whoever sat there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from interrex.match.outcome import Named, Outcome

MAX_LISTED: Final = 8  # favourites and openings


class Sat(NamedTuple):
    """A seat of a finished game: what came of the game, and what its choices cost where that is known."""

    table: str
    seat: int
    is_bot: bool
    outcome: Outcome
    cost: float = 0.0  # of a choice, on average
    choices: int = 0  # that were analysed


@dataclass(frozen=True, slots=True)
class Favourite:
    """Something that was played: how often, and how often it won."""

    what: Named
    times: int
    won: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The seats of one game, counted."""

    game: str
    games: int
    seats: int  # more than games where somebody had several
    won: int
    places: tuple[int, ...]  # how often each, the first place first; none where all play together
    cost: float | None  # of a choice, on average, in the games that were analysed
    analysed: int  # such games
    plays: tuple[Favourite, ...]
    openings: tuple[Favourite, ...]

    @property
    def average_place(self) -> float | None:
        """The place, on average."""
        whole = sum(self.places)
        return sum(place * times for place, times in enumerate(self.places, 1)) / whole if whole else None


def tally(game: str, sat: Sequence[Sat]) -> Tally:
    """Seats of one game, counted."""
    places = Counter(each.outcome["places"][each.seat] for each in sat)
    last = max(places, default=0)
    analysed = [each for each in sat if each.choices]
    choices = sum(each.choices for each in analysed)
    cost = sum(each.cost * each.choices for each in analysed) / choices if choices else None
    return Tally(
        game,
        len({each.table for each in sat}),
        len(sat),
        sum(won(each) for each in sat),
        tuple(places[place] for place in range(1, last + 1)),
        cost,
        len({each.table for each in analysed}),
        favourites((each.outcome["plays"][each.seat], won(each)) for each in sat),
        favourites((each.outcome["openings"][each.seat], won(each)) for each in sat),
    )


def tallies(sat: Iterable[Sat]) -> list[Tally]:
    """Seats counted by game, the game played most first."""
    by_game: dict[str, list[Sat]] = {}
    for each in sat:
        by_game.setdefault(each.outcome["game"], []).append(each)
    found = [tally(game, theirs) for game, theirs in by_game.items()]
    return sorted(found, key=lambda each: (-each.games, each.game))


def won(sat: Sat) -> bool:
    """Whoever sat there has won."""
    return sat.seat in sat.outcome["winners"]


def favourites(played: Iterable[tuple[Sequence[Named], bool]]) -> tuple[Favourite, ...]:
    """What was played most, with how often it won. Cards of two packs with one id are two cards."""
    times: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    named: dict[str, Named] = {}
    for things, has_won in played:
        for thing in things:
            key = f"{thing['id']} {sorted(thing['name'].items())}"
            named.setdefault(key, thing)
            times[key] += 1
            wins[key] += has_won
    order = sorted(named, key=lambda each: (-times[each], -wins[each], each))[:MAX_LISTED]
    return tuple(Favourite(named[each], times[each], wins[each]) for each in order)
