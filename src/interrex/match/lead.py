"""How the lead changed in a game that is over; or where all play together, when they lost most.

That is found by making the choices again and counting what counts towards winning. Where a game turned, by
the chances of a search, is another question: see the analysis.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from interrex.engine.arguments import typed_values
from interrex.engine.options import NUMBER, SEAT
from interrex.engine.questions import LogLine
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.match.session import Session

MOST: Final = 5  # changes that are told
Standings = tuple[int, ...]


class Change(NamedTuple):
    """A change of the lead: after how many choices, who leads since, what counts, what was told then."""

    number: int
    leaders: tuple[int, ...]
    before: tuple[int, ...]  # who led until then; nobody at first
    standings: Standings
    were: Standings  # before that choice
    told: LogLine | None


class Changes(NamedTuple):
    """The changes that are told, of how many there were."""

    told: tuple[Change, ...] = ()
    all: int = 0


def changes_of_lead(session: Session) -> Changes:
    """How the lead changed in a game that is over; none where the game does not say what counts."""
    spec, result = game_spec(session.start.settings.game), session.game.result
    if spec.standing is None or result is None:
        return Changes()
    changes = _changes(session, spec, spec.standing)
    if spec.cooperative:
        falls = [each for each in changes if each.standings[0] < each.were[0]]
        heavy = sorted(falls, key=lambda each: each.standings[0] - each.were[0])[:MOST]
        return Changes(tuple(sorted(heavy, key=lambda each: each.number)), len(falls))
    found: list[Change] = []
    for each in changes:
        before = found[-1].leaders if found else ()
        if len(each.leaders) <= max(1, len(result.winners)) and each.leaders != before:  # a tie is no lead
            found.append(each._replace(before=before))
    return Changes(tuple(found[-MOST:]), len(found))


def _changes(session: Session, spec: GameSpec, standing: Callable[[Any, int], int]) -> list[Change]:
    """Every choice that changed what counts."""
    game, found = session.start.copy(), []
    were = tuple(standing(game, seat) for seat in range(game.seats))
    for number, (chooser, word) in enumerate(session.choices, 1):
        before = len(game.told)
        game.choose(word, chooser)
        now = tuple(standing(game, seat) for seat in range(game.seats))
        if now != were:
            leaders = tuple(seat for seat, each in enumerate(now) if each == max(now))
            found.append(Change(number, leaders, (), now, were, _what(game, spec, before, leaders, now)))
        were = now
    return found


def _what(
    game: Table, spec: GameSpec, since: int, leaders: tuple[int, ...], now: Standings
) -> LogLine | None:
    """What everybody was told then: the last line that names one of those who lead, else the last line.

    Where all play together it is the line that tells how much was lost and what is left.
    """
    public = [each for each in map(LogLine._make, game.told[since:]) if each.readers >> game.seats & 1]
    wanted = (NUMBER, now[:1]) if spec.cooperative else (SEAT, leaders)
    naming = [each for each in public if _names(spec, each, *wanted)]
    lines = naming or public
    return lines[-1] if lines else None


def _names(spec: GameSpec, line: LogLine, wanted: str, values: tuple[int, ...]) -> bool:
    """A line names one of these seats; or, after how much it is about, one of these numbers."""
    args = typed_values(spec.log_args.get(line.kind, ""), line.args)
    found = [value for _, kind, value in args if kind == wanted]
    return any(value in values for value in (found[1:] if wanted == NUMBER else found))
