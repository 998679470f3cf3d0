"""What comes next if nobody does anything: told to one seat, from what that seat knows."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import LogLine
from interrex.engine.spec import Passing
from interrex.engine.table import Table
from interrex.games import game_spec

MOST: Final = 24  # passes: a window that opens itself anew comes to an end; random games need 15 at most


def if_all_pass(game: Table, seat: int) -> tuple[LogLine, ...]:
    """What the seat would read next if it passed and all others did: nothing where it may not pass.

    It is played on in a world laid by a fixed rule (``plain_world``), so it is the same in all worlds that
    the seat cannot tell apart.
    """
    windows, question = game_spec(game.settings.game).passing, game.question_of(seat)
    if windows is None or question is None or question.name not in windows.questions:
        return ()
    return tuple(passed_by_all(game.plain_world(seat), windows, seat))


def passed_by_all(world: Table, windows: Passing, seat: int, most: int = MOST) -> list[LogLine]:
    """Everybody passes in this copy, until something else is asked or another stage of the round begins.

    Where it takes more passes than that, nothing is claimed.
    """
    before, stage = len(world.told), windows.stage(world)
    for _ in range(most):
        decisions = world.decisions
        if not decisions or windows.stage(world) != stage:
            break
        if not all(windows.open_in(each.question, each.options) for each in decisions):
            break
        world.choose(windows.word, decisions[0].seat)
    else:
        return []
    lines = [line for line in world.log(seat, before) if line.kind != windows.told]
    ends = [at for at, line in enumerate(lines) if line.kind == windows.stage_told]
    return lines[: ends[0]] if ends else lines
