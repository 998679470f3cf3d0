"""Chapter 300: the day phase."""

from __future__ import annotations

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.games.masters.cards import Event
from interrex.games.masters.city import AHEAD_AGENTS, AHEAD_MINIONS, ahead, note_change
from interrex.games.masters.events import event_of_the_day
from interrex.games.masters.happening import happened
from interrex.games.masters.hunt import hunt_for_vampires
from interrex.games.masters.night import night_phase
from interrex.games.masters.table import (
    CELLS,
    DAY,
    IN_PLAY,
    ON_DISTRICT,
    OWNED,
    Masters,
    decide,
    leading,
    stands_at,
)
from interrex.games.masters.verbs.day import GENERAL, MOVES_TOKENS, changes_something
from interrex.games.masters.verbs.vocabulary import NO_DAY_EFFECT


@step
def day_phase(game: Masters) -> None:
    """MN-301, MN-302 Leader token, day effects, event, hunt; then the night and the next round."""
    game.round += 1
    game.phase = DAY
    game.resolved = 0
    game.fought = 0
    game.once = 0
    game.tell("day", game.round, rule="MN-301")
    if game.settings.rules_version >= 2:  # until version 2 nobody looked when the day began
        note_change(game)  # MN-R36: a maximum may be lower by day
    happened(game, "day_begins")
    if game.round > 1:
        game.leader = (game.leader + 1) % game.vampires  # MN-303 to MN-305
        game.tell("leader", game.line_up[game.leader], rule="MN-303")
        happened(game, "becomes_leader", game.leader, game.at[game.leader])
    for place in range(IN_PLAY, OWNED):
        for card in game.cards_at[place]:
            event = game.cards[card]
            if isinstance(event, Event) and event.daily:
                game.then(daily, card)
    game.then(day_effects)
    game.then(event_of_the_day)
    game.then(hunt_for_vampires)
    game.then(night_phase)
    game.then(day_phase)


@step
def daily(game: Masters, card: int) -> None:
    """MN-443 What a card in play does when the day begins."""
    event = game.cards[card]
    if isinstance(event, Event) and IN_PLAY <= game.where[card] < OWNED:
        for effect in event.daily:
            game.then(effect.function, card, *effect.args)


def unresolved(game: Masters) -> list[int]:
    """MN-307, MN-310 The districts whose day effect is still to be resolved today."""
    districts = game.pack.districts
    return [
        cell
        for cell in CELLS
        if not districts[game.tiles[cell]].night
        and not game.resolved >> cell & 1
        and not stands_at(game, NO_DAY_EFFECT, ON_DISTRICT + cell)
    ]


def effects_now(game: Masters, cell: int) -> tuple[Effect, ...]:
    """MN-311 The effects whose condition holds and that would change something or offer a choice."""
    district = game.pack.districts[game.tiles[cell]]
    side = ahead(game, cell)
    if side == AHEAD_MINIONS:
        effects = district.minions_ahead
    elif side == AHEAD_AGENTS:
        effects = district.agents_ahead
    else:
        return ()
    return tuple(effect for effect in effects if changes_something(game, cell, effect))


@step
def day_effects(game: Masters) -> None:
    """MN-307 to MN-309 The leader decides the order; where nothing can happen any more, all is done.

    A district where nothing would happen now is offered while another may still change that.
    """
    left = unresolved(game)
    now = {cell: effects_now(game, cell) for cell in left}
    if any(
        effect.verb in MOVES_TOKENS or effect.verb in GENERAL
        for effects in now.values()
        for effect in effects
    ):
        options = left
    else:
        options = [cell for cell in left if now[cell]]
    if options:
        decide(game, leading(game), "day effect", options, resolve_day_effect, rule="MN-308")


@step
def resolve_day_effect(game: Masters, cell: int) -> None:
    """MN-309, MN-311 One district, in full, on the board as it is."""
    game.resolved |= 1 << cell
    district = game.pack.districts[game.tiles[cell]]
    side = ahead(game, cell)
    if side == AHEAD_MINIONS:
        for effect in district.minions_ahead:
            game.then_with(effect.function, (cell, *effect.args))
    elif side == AHEAD_AGENTS:
        for effect in district.agents_ahead:
            game.then_with(effect.function, (cell, *effect.args))
    else:
        game.tell("tie", cell, rule="MN-314")
    if "day_effect_done" in game.pack.spoken and side in (AHEAD_MINIONS, AHEAD_AGENTS):
        game.then(day_effect_done, cell)
    game.then(day_effects)


@step
def day_effect_done(game: Masters, cell: int) -> None:
    """MN-307 Texts may speak of a day effect that has been resolved."""
    happened(game, "day_effect_done", cell=cell)
