"""What an action would cost and bring, before it is confirmed: the plan panel of front ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interrex.engine.options import Parts, shown, word_of
from interrex.games.masters.actions import (
    BLOOD,
    CHECKS,
    DARKNESS,
    END_TURN,
    EXPOSE,
    FIGHT,
    MOVE,
    NIGHT_EFFECT,
    PLACE,
    RECRUIT,
    RECRUIT_AP,
    RELIC,
    WILD_HUNT,
    Action,
    expose_cost,
    first_objection,
    move_cost,
    night_effect_cost,
    relic_kind,
    wild_hunt_veil,
)
from interrex.games.masters.combat import BLEEDS, REMOVES
from interrex.games.masters.options import option_parts
from interrex.games.masters.table import Masters


@dataclass(frozen=True, slots=True)
class PlanView:
    """One action: its costs, and for a fight what the best dice of the pool would do."""

    word: str
    parts: Parts
    ap: int
    blood: int
    veil: int
    agents: int = 0  # in the fight, or in the district a Move goes to
    minions: int = 0  # that may be sent, or taken along
    dice: tuple[int, ...] = ()  # the best ones for that fight without minions
    kills: int = 0
    bleeding: int = 0
    unknown: int = 0  # dice still to be rolled anew


@dataclass(frozen=True, slots=True)
class BarredView:
    """An action or ability of the active vampire that cannot be used now, and the rule against it."""

    word: str
    rule: str


def acts(game: Masters) -> bool:
    """The player of the active vampire is asked for its next action."""
    return bool(game.questions) and game.questions[0].name == "act"


def plans(game: Masters) -> tuple[PlanView, ...]:
    """The costs of every action now offered to the active vampire."""
    if not acts(game):
        return ()
    return tuple(plan(game, game.active, action) for action in game.questions[0].options)


def barred(game: Masters) -> tuple[BarredView, ...]:
    """MN-612, MN-618 What the active vampire cannot do now, by the lowest rule against it."""
    if not acts(game):
        return ()
    kind = game.line_up[game.active]
    card = game.pack.vampires[kind]
    meant: list[tuple[Action, ...]] = [(word,) for word in CHECKS]
    for which, ability in ((BLOOD, card.blood), (DARKNESS, card.darkness)):
        meant.append(tuple((which, kind, mode) for mode in range(len(ability.effects))))
    found = []
    for ways in meant:  # an ability with several ways is barred when all of them are
        against = [first_objection(game, game.active, way) for way in ways]
        if all(against):
            parts = option_parts(game, "act", ways[0])
            found.append(BarredView(parts[0].word, against[0]))
    return tuple(found)


def plan(game: Masters, vampire: int, action: Any) -> PlanView:
    """The costs of one action."""
    parts = shown(option_parts(game, "act", action), game.card_word)
    word = word_of(parts)
    here = game.at[vampire]
    if action == END_TURN:
        return PlanView(word, parts, 0, 0, 0)
    if action == FIGHT:
        return fight_plan(game, parts, here)
    if isinstance(action, tuple):
        name = action[0]
        if name == MOVE:
            to = action[1]
            agents = game.hidden[to] + game.exposed[to]
            return PlanView(word, parts, move_cost(game), 0, 0, agents, game.minions[here])
        if name in (BLOOD, DARKNESS):
            card = game.pack.vampires[action[1]]
            if name == BLOOD:
                return PlanView(word, parts, 0, card.blood.cost, 0)
            return PlanView(word, parts, 0, 0, card.darkness.cost)
        if name in (RELIC, PLACE):
            relic = relic_kind(game, action[1])
            return PlanView(word, parts, relic.ap, relic.blood, relic.veil)
        return PlanView(word, parts, 0, 0, 0)
    if action == EXPOSE:
        return PlanView(word, parts, expose_cost(game, vampire), 0, 0, game.hidden[here])
    if action == RECRUIT:
        return PlanView(word, parts, RECRUIT_AP, 0, -1)
    if action == NIGHT_EFFECT:
        return PlanView(word, parts, night_effect_cost(game, here), 0, 0)
    return PlanView(word, parts, 1, 0, wild_hunt_veil(game) if action == WILD_HUNT else 0)


def fight_plan(game: Masters, parts: Parts, cell: int) -> PlanView:
    """MN-805, MN-810 A night fight without minions, with the best dice of the pool."""
    number = game.exposed[cell]
    dice = tuple(game.dice[max(0, len(game.dice) - number) :])
    return PlanView(
        word_of(parts),
        parts,
        ap=1,
        blood=0,
        veil=0,
        agents=number,
        minions=min(number, game.minions[cell]),
        dice=dice,
        kills=sum(value >= REMOVES for value in dice),
        bleeding=sum(value <= BLEEDS for value in dice),
        unknown=number - len(dice),
    )
