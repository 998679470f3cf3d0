"""The city: neighbours, who is ahead (MN-312 to MN-317), tokens coming and going, placed cards."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.masters.cards import OF_DISTRICTS, OF_VAMPIRES, PLACEABLE, Event, Relic
from interrex.games.masters.happening import happened
from interrex.games.masters.moments import HOLDS as ANY_CONDITION
from interrex.games.masters.table import (
    CELLS,
    EXPOSED,
    HIDDEN,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    PLACES,
    Masters,
    Standing,
    Watched,
    blood_maximum,
    is_ready,
    kind_of,
    stands_at,
)
from interrex.games.masters.verbs.vocabulary import (
    BLOOD_AT_MAXIMUM,
    CONDITIONS,
    HOLDS,
    JOINED,
    MINION_AND_NO_AGENT_HERE,
    MINIONS_AHEAD_HERE,
    MINIONS_DOUBLE,
    NO_AGENT_HERE,
    ONLY_DICE,
    SEAL_CRACKED,
    STANDING,
    VAMPIRE_EXHAUSTED,
)

AHEAD_MINIONS: Final = 1
AHEAD_AGENTS: Final = -1
TIED: Final = 0


def _touching(cell: int, diagonal: bool) -> tuple[int, ...]:
    row, column = divmod(cell, 3)
    found = []
    for other in CELLS:
        rows, columns = abs(other // 3 - row), abs(other % 3 - column)
        if rows + columns == 1 or (diagonal and rows == 1 and columns == 1):
            found.append(other)
    return tuple(found)


NEIGHBOURS: Final = tuple(_touching(cell, diagonal=False) for cell in CELLS)
DIAGONALS: Final = tuple(_touching(cell, diagonal=True) for cell in CELLS)


def neighbours(game: Masters, cell: int) -> tuple[int, ...]:
    """MN-115 Districts that share an edge, or that a card joins."""
    near = NEIGHBOURS[cell]
    for _, (one, two) in game.force[JOINED]:
        if cell in (one, two):
            near = tuple(sorted({*near, two if cell == one else one}))
    return near


def is_near(game: Masters, verb: int, cell: int) -> bool:
    """A card with that verb lies in this district or an adjacent one, or on a vampire there."""
    for place, _ in game.force[verb]:
        lies = NOBODY
        if ON_DISTRICT <= place < ON_VAMPIRE:
            lies = place - ON_DISTRICT
        elif ON_VAMPIRE <= place < OWNED:
            lies = game.at[place - ON_VAMPIRE]
        if lies != NOBODY and (cell == lies or cell in neighbours(game, lies)):
            return True
    return False


def ahead(game: Masters, cell: int, seal_counts: bool = True) -> int:
    """MN-312 to MN-316 Who is ahead in a district."""
    place = ON_DISTRICT + cell
    if seal_counts and game.seal_at[cell] != NOBODY and not stands_at(game, SEAL_CRACKED, place):
        return AHEAD_MINIONS
    minions = game.minions[cell]
    if game.force[MINIONS_DOUBLE] and stands_at(game, MINIONS_DOUBLE, place):
        minions *= 2
    agents = game.hidden[cell] + game.exposed[cell]
    return AHEAD_MINIONS if minions > agents else AHEAD_AGENTS if agents > minions else TIED


def only_dice(game: Masters, cell: int) -> bool:
    """MN-E40 Agents there can be removed by dice only."""
    return bool(game.force[ONLY_DICE]) and stands_at(game, ONLY_DICE, ON_DISTRICT + cell)


# --- tokens ------------------------------------------------------------------------------------------


def enter_agents(game: Masters, cell: int, number: int) -> int:
    """MN-413, MN-414 Agents enter from the pool, hidden, as many as the pool holds."""
    arriving = min(number, game.agent_pool)
    if arriving:
        game.agent_pool -= arriving
        game.hidden[cell] += arriving
        game.tell("agents_entered", cell, arriving, rule="MN-413")
        note_change(game)
        happened(game, "agents_enter", cell=cell, many=arriving)
    return arriving


def leave_agents(game: Masters, cell: int, side: int, number: int) -> None:
    """MN-117 Agents removed go back to the pool."""
    if number:
        sides = game.exposed if side == EXPOSED else game.hidden
        sides[cell] -= number
        game.agent_pool += number
        game.tell("agents_removed", cell, number, rule="MN-117")
        note_change(game)
        happened(game, "agents_leave", cell=cell, many=number)


def move_agents(game: Masters, origin: int, to: int, side: int, number: int) -> None:
    """MN-322 Agents moved keep their side (or hide, MN-R13)."""
    if not number or origin == to:
        return
    sides = game.exposed if side == EXPOSED else game.hidden
    sides[origin] -= number
    if game.rulings.moved_agent_side == "hidden":
        game.hidden[to] += number
    else:
        sides[to] += number
    game.tell("agents_moved", origin, to, number, rule="MN-322")
    note_change(game)
    happened(game, "agents_leave", cell=origin, many=number)
    happened(game, "agents_enter", cell=to, many=number)


def expose_agents(game: Masters, cell: int) -> None:
    """MN-714 All agents of a district are turned to their exposed side."""
    if game.hidden[cell]:
        number = game.hidden[cell]
        game.exposed[cell] += number
        game.hidden[cell] = 0
        game.tell("exposed", cell, rule="MN-714")
        note_for_conditions(game)
        happened(game, "agents_exposed", cell=cell, many=number)


def add_minions(game: Masters, cell: int, number: int) -> int:
    """MN-726 Minions come from the pool, as many as it holds."""
    arriving = min(number, game.minion_pool)
    if arriving:
        game.minion_pool -= arriving
        game.minions[cell] += arriving
        game.tell("minions_added", cell, arriving, rule="MN-726")
        note_change(game)
        happened(game, "minions_enter", cell=cell, many=arriving)
    return arriving


def remove_minions(game: Masters, cell: int, number: int, rule: str = "MN-118") -> None:
    """MN-118 Minions removed go back to the pool (or leave the game, MN-R20)."""
    if number:
        game.minions[cell] -= number
        if game.rulings.removed_minions == "to_pool":
            game.minion_pool += number
        else:
            game.minions_gone += number
        game.tell("minions_removed", cell, number, rule=rule)
        note_change(game)
        happened(game, "minions_leave", cell=cell, many=number)


def move_minions(game: Masters, origin: int, to: int, number: int) -> None:
    """MN-705 Minions go along."""
    if number:
        game.minions[origin] -= number
        game.minions[to] += number
        game.tell("minions_moved", origin, to, number, rule="MN-705")
        note_change(game)
        happened(game, "minions_leave", cell=origin, many=number)
        happened(game, "minions_enter", cell=to, many=number)


def move_vampire(game: Masters, vampire: int, to: int) -> None:
    """MN-704 A vampire stands in another district."""
    origin = game.at[vampire]
    game.tell("vampire_moved", game.line_up[vampire], origin, to, rule="MN-704")
    game.at[vampire] = to
    note_for_conditions(game)
    happened(game, "vampire_leaves", vampire, origin)
    happened(game, "vampire_enters", vampire, to)


def sides_at(game: Masters, cell: int) -> list[int]:
    """The sides of which the district holds an agent."""
    return [side for side in (HIDDEN, EXPOSED) if (game.hidden, game.exposed)[side][cell]]


# --- what stands --------------------------------------------------------------------------------------


def refresh(game: Masters) -> None:
    """Find anew what stands: cards in play, placed cards, seals, relics owned."""
    force: list[list[tuple[int, tuple[Any, ...]]]] = [[] for _ in STANDING]
    watched = []
    for place in range(IN_PLAY, PLACES):
        for card in game.cards_at[place]:
            kind = game.cards[card]
            if place >= OWNED and isinstance(kind, Relic) and kind.kind == PLACEABLE:
                continue  # MN-1014: it works once it lies in a district
            _collect(force, kind.standing if isinstance(kind, Event) else kind.effects, place)
            if isinstance(kind, Event) and kind.discard_when:
                conditions = tuple((CONDITIONS[each.verb], each.args) for each in kind.discard_when)
                watched.append((card, place, conditions))
    for cell, vampire in enumerate(game.seal_at):
        if vampire != NOBODY:
            _collect(force, kind_of(game, vampire).seal.effects, ON_DISTRICT + cell)
    game.force = _frozen(force)
    game.watched = tuple(watched)


# MN-443 What is said of a district or a vampire by a card that lies on none is said of all of them
EVERYWHERE: Final = {
    **{
        verb: tuple(range(ON_DISTRICT, ON_VAMPIRE))
        for verb in (*OF_DISTRICTS, "no_hunt_near", "no_abilities_near")
    },
    **{verb: tuple(range(ON_VAMPIRE, OWNED)) for verb in OF_VAMPIRES},
}


def _collect(force: list[list[tuple[int, tuple[Any, ...]]]], effects: tuple[Effect, ...], place: int) -> None:
    for effect in effects:
        verb = STANDING.get(effect.verb)
        if verb is None:
            continue
        places: tuple[int, ...] = (place,)
        if place == IN_PLAY:
            places = EVERYWHERE.get(effect.verb, places)
        for each in places:
            force[verb].append((each, effect.args))


def _frozen(force: list[list[tuple[int, tuple[Any, ...]]]]) -> Standing:
    return tuple(tuple(rows) for rows in force)


def put_in_play(game: Masters, card: int, place: int) -> None:
    """MN-443, MN-444, MN-1014 A card lies where it works."""
    move(game, card, place)
    refresh(game)
    if ON_DISTRICT <= place < ON_VAMPIRE:
        rule = "MN-444" if isinstance(game.cards[card], Event) else "MN-1014"
        game.tell("placed_on_district", card, place - ON_DISTRICT, rule=rule)
    elif ON_VAMPIRE <= place < OWNED:
        game.tell("placed_on_vampire", card, game.line_up[place - ON_VAMPIRE], rule="MN-444")
    note_change(game)
    if place != IN_PLAY:
        happened_to_card(
            game, "event_placed" if isinstance(game.cards[card], Event) else "relic_placed", card
        )


def happened_to_card(game: Masters, moment: str, card: int) -> None:
    """A moment of a card that lies in a district, on a vampire or with its owner."""
    place = game.where[card]
    if place >= ON_VAMPIRE:
        vampire = place - OWNED if place >= OWNED else place - ON_VAMPIRE
        happened(game, moment, vampire, game.at[vampire], card)
    else:
        happened(game, moment, NOBODY, place - ON_DISTRICT if place >= ON_DISTRICT else NOBODY, card)


def discard_event(game: Masters, card: int, rule: str) -> None:
    """MN-442, MN-447 An event leaves the game."""
    happened_to_card(game, "event_discarded", card)
    move(game, card, OUT)
    refresh(game)
    game.tell("event_discarded", card, rule=rule)


def note_change(game: Masters) -> None:
    """MN-445 Something has changed: placed cards are looked at once the running act is over.

    An act is all that one step does, so that nobody looks at a position in the middle of it. Where the
    rules say "first this, then that", each is a step of its own.
    """
    if game.settings.rules_version < 2:  # until version 2 after every single change
        look_at_placed(game)
    elif game.watched and (look, ()) not in game.agenda:
        game.then(look)


def note_for_conditions(game: Masters) -> None:
    """MN-445 Something has changed that only conditions composed by a pack ask for."""
    if ANY_CONDITION in game.pack.spoken:
        note_change(game)


@step
def look(game: Masters) -> None:
    """MN-445 The act is over: what is to be discarded now?"""
    look_at_placed(game)


def look_at_placed(game: Masters) -> None:
    """MN-445 A placed card is discarded the moment its removal condition holds."""
    for card, place, conditions in game.watched:
        if any(
            _is_true(game, card, args[0]) if condition == HOLDS else _holds(game, place, condition)
            for condition, args in conditions
        ):
            discard_event(game, card, "MN-445")
            look_at_placed(game)
            return


def discard_after(game: Masters, vampire: int, wanted: int, number: int = 0) -> None:
    """MN-445, MN-825 Conditions that look at a fight or an action of the vampire."""
    watched: Watched = game.watched
    for card, place, conditions in watched:
        if place == ON_VAMPIRE + vampire:
            if any(what == wanted and (not args or number >= args[0]) for what, args in conditions):
                discard_event(game, card, "MN-445")


def _is_true(game: Masters, card: int, condition: Any) -> bool:
    """A condition composed by a pack, from where its card lies."""
    from interrex.games.masters.meaning import is_true, use_of

    return is_true(game, use_of(game, card, "daily"), condition)


def _holds(game: Masters, place: int, condition: int) -> bool:
    if place >= ON_VAMPIRE:
        vampire = place - ON_VAMPIRE
        if condition == VAMPIRE_EXHAUSTED:
            return not is_ready(game, vampire)
        return condition == BLOOD_AT_MAXIMUM and game.blood[vampire] >= blood_maximum(game, vampire)
    cell = place - ON_DISTRICT
    agents = game.hidden[cell] + game.exposed[cell]
    if condition == NO_AGENT_HERE:
        return agents == 0
    if condition == MINION_AND_NO_AGENT_HERE:
        return agents == 0 and game.minions[cell] > 0
    if condition == MINIONS_AHEAD_HERE:
        seals = game.rulings.seal_meets_event_conditions == "yes"
        return ahead(game, cell, seals) == AHEAD_MINIONS
    return False
