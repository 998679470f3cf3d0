"""Moments of a round of Vendetta: where a scenario begins, and where it stops."""

from __future__ import annotations

from typing import Final

from interrex.engine.decision import step
from interrex.engine.positions import AFTER, BEFORE, GO_ON, Stop, begin_at, go_on
from interrex.engine.zones import move
from interrex.games.vendetta.ending import end_game
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.planning import begin_turn, planning_end, planning_phase
from interrex.games.vendetta.resolution import (
    find_lone,
    location_steps,
    resolution_over,
    resolution_phase,
    resolve_location,
    start_relic,
)
from interrex.games.vendetta.round_end import end_round
from interrex.games.vendetta.rounds import feed, hand_building, location_setup, play_round
from interrex.games.vendetta.setup import begin, choose_clan, choose_relic
from interrex.games.vendetta.table import (
    AT,
    FEED,
    HAND_BUILDING,
    LOCATION_WORDS,
    OUT,
    PLANNING,
    RESOLUTION,
    ROUND_END,
    Vendetta,
)

LOCATION_MOMENTS: Final = (
    "begins", "before revelation", "revelation", "after revelation", "preparation", "conflict", "aftermath",
)  # fmt: skip
AT_LOCATIONS: Final = tuple(f"{word} {part}" for word in LOCATION_WORDS for part in LOCATION_MOMENTS)
MOMENTS: Final = (
    "setup", "round begins", "feed", "location setup", "hand building", "planning", "planning end",
    "resolution", *AT_LOCATIONS, "round end", "game end",
)  # fmt: skip
STOPS: Final[dict[str, Stop]] = {
    "feed": (location_setup, (), BEFORE),
    "location setup": (location_setup, (), AFTER),
    "hand building": (planning_phase, (), BEFORE),
    "planning": (planning_end, (), BEFORE),
    "planning end": (planning_end, (), AFTER),
    "start": (resolve_location, (), BEFORE),
    **{
        name: (location_step, (None, *args[1:]), AFTER)
        for name, location_step, args in location_steps(0)
        if name != "lone"
    },
    "resolution": (resolution_over, (), AFTER),
    "round end": (end_round, (), AFTER),
}


@step
def pause(game: Vendetta) -> None:
    """A scenario looks at the table here; nothing is decided."""
    game.ask(turn_order(game)[0], "go on", (GO_ON,), go_on)


def schedule_setup(game: Vendetta) -> None:
    """Clans in turn order, relics against it, then the first round."""
    order = turn_order(game)
    game.round = 0
    game.then(begin)
    if game.open_relics:
        for seat in order:
            game.then(choose_relic, seat)
    for seat in reversed(order):
        game.then(choose_clan, seat)


def schedule(game: Vendetta, moment: str, to_move: int, turns: int) -> None:
    """Put on the agenda what comes from that moment on, last things first."""
    game.then(play_round)
    if moment == "round begins":
        game.round -= 1
        return
    if moment == "game end":
        game.phase = ROUND_END
        game.then(end_game)
        return
    game.then(end_round)
    if moment == "round end":
        game.phase = ROUND_END
    elif moment in AT_LOCATIONS or moment == "resolution":
        schedule_resolution(game, moment)
    else:
        schedule_phases(game, moment, to_move, turns)


def schedule_phases(game: Vendetta, moment: str, to_move: int, turns: int) -> None:
    """From Feed, Location Setup, Hand Building or Planning on."""
    game.then(resolution_phase)
    if moment == "planning":
        game.phase = PLANNING
        game.then(planning_end)
        order = turn_order(game)
        cycle = order[order.index(to_move) :]
        seats = cycle + order * (turns - 1) + order[: order.index(to_move)] * (to_move != order[0])
        for seat in reversed(seats if turns > 1 or to_move == order[0] else cycle):
            game.then(begin_turn, seat)
        return
    if moment == "planning end":
        game.phase = PLANNING
        game.then(planning_end)
        return
    game.then(planning_phase)
    game.then(hand_building)
    game.phase = HAND_BUILDING
    if moment == "hand building":
        return
    for loc in game.locations:
        for card in list(game.lying[AT + loc]):
            move(game, card, OUT)
    game.then(location_setup)
    game.phase = FEED
    if moment == "feed":
        for seat in reversed(turn_order(game)):
            game.then(feed, seat)


def schedule_resolution(game: Vendetta, moment: str) -> None:
    """From the start of Resolution or of a location on."""
    game.phase = RESOLUTION
    game.then(resolution_over)
    word, _, part = moment.partition(" ")
    first = LOCATION_WORDS.index(word) if moment in AT_LOCATIONS else game.locations[0]
    later = [loc for loc in game.locations if loc > first]
    for loc in game.locations:
        if loc < first:
            game.done |= 1 << loc
    for loc in reversed(later):
        game.then(resolve_location, loc)
    if part in LOCATION_MOMENTS[1:]:
        begin_in(game, first, part)
    else:
        game.then(resolve_location, first)
    if moment == "resolution":
        for seat in reversed(turn_order(game)):
            game.then(start_relic, seat)


def begin_in(game: Vendetta, loc: int, part: str) -> None:
    """From one of the later steps of a location on; all who are here have stayed."""
    location_step, args = next((each, args) for name, each, args in location_steps(loc) if name == part)
    begin_at(game, (location_step, args, BEFORE), resolve_location, loc)
    find_lone(game, loc)
