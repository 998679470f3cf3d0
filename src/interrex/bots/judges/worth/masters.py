"""What a position of Masters of the Night is worth: Veil, kills, seals, and the way there."""

from __future__ import annotations

from typing import Final

from interrex.games.masters.actions import ritual_minions
from interrex.games.masters.city import NEIGHBOURS
from interrex.games.masters.combat import BLEEDS, REMOVES, lowest_only
from interrex.games.masters.events import events_left
from interrex.games.masters.table import (
    AP_A_NIGHT,
    CELLS,
    KILL_TRACK,
    NIGHT,
    NOBODY,
    OWNED,
    STRONG_VEIL,
    VEIL_TOP,
    Masters,
)

VEIL: Final[tuple[float, ...]] = (-300.0, -70.0, -42.0, -25.0, -11.0, -4.5, 0.0)
BLOOD: Final[tuple[float, ...]] = (-9.0, -4.0, -2.2, -0.9, 0.0, 0.4, 0.8)
KILL: Final = 4.0
THRESHOLDS: Final = ((2, 0.5), (6, 1.0), (9, 4.0))
BONUS: Final[tuple[float, ...]] = tuple(  # for so many kills
    sum([bonus for level, bonus in THRESHOLDS if kills >= level]) for kills in range(KILL_TRACK + 1)
)
SEALED: Final = 40.0
MINION: Final = 0.8
SPARE_MINION: Final = 0.5
OCCUPIED: Final = 1.2
RELIC: Final = 1.5
PREY: Final = 0.8
IN_SIGHT: Final = 0.2
RELIEF: Final = 1.0
RECRUITING: Final = 0.5
LATER_TONIGHT: Final = 0.35
LATER_TODAY: Final = 0.2
TOMORROW: Final = 0.15
SHORT: Final = 6.0
CROWD: Final = 0.35
FAR: Final = 1
TO_SEAL: Final = 2.5
DAY_KILL: Final = 2.5
DAY_BLOOD: Final = 1.2
WAKING: Final = 2.0
GOING_ON: Final = 0  # a turn goes on
ENDED: Final = 1
EITHER: Final = 2  # whichever looks better
DIE: Final[tuple[float, ...]] = (0.0, -0.5, -0.45, -0.1, 0.0, 0.3, 0.35)
DISTANCE: Final = tuple(
    tuple(abs(one // 3 - two // 3) + abs(one % 3 - two % 3) for two in CELLS) for one in CELLS
)


class Outlook:
    """The position as it will be when the fight in progress is over, as far as can be told."""

    __slots__ = ("agents", "blood", "dice", "exhausted", "exposed", "kills", "pool")

    def __init__(self, game: Masters) -> None:
        self.agents = [hidden + exposed for hidden, exposed in zip(game.hidden, game.exposed, strict=True)]
        self.exposed = game.exposed[:]
        self.blood = game.blood[:]
        self.kills = game.kills[:]
        self.dice = game.dice[:]
        self.pool = game.agent_pool
        self.exhausted = game.exhausted
        if game.fighter != NOBODY:
            self.fight_on(game)

    def fight_on(self, game: Masters) -> None:
        """Dice taken count; the missing ones are the best of the pool, by day the lowest."""
        cell, fighter = game.fight_cell, game.fighter
        missing = max(0, game.exposed[cell] - len(game.taken))
        more = self.dice[:missing] if lowest_only(game) else self.dice[len(self.dice) - missing :]
        for value in more:
            self.dice.remove(value)
        values = [*game.taken, *more]
        removed = min(count_removing(values), game.exposed[cell])
        self.kills[fighter] += removed + game.struck
        self.agents[cell] -= removed
        self.exposed[cell] -= removed
        self.pool += removed
        lost = count_bleeding(values)
        self.blood[fighter] -= min(lost, self.blood[fighter])
        if not self.blood[fighter]:
            self.exhausted |= 1 << fighter


def standing(game: Masters, me: int = NOBODY, turn: int = GOING_ON) -> float:
    """How the position looks now; ``turn`` says what comes of the turn of ``me``."""
    look = Outlook(game)
    dice = of_vampires = 0.0
    for value in look.dice:
        dice += DIE[value]
    for vampire in range(game.vampires):
        of_vampires += vampire_worth(game, look, vampire)
    now = veil_worth(game, look) + pool_worth(game, look) + dice + of_vampires
    city, tomorrow = city_worth(game, look), day_fights(game, look)
    if turn != EITHER:
        return with_turns(game, look, now, me, turn) + city + tomorrow
    best = max(with_turns(game, look, now, me, ENDED), with_turns(game, look, now, me, GOING_ON))
    return best + city + tomorrow


def with_turns(game: Masters, look: Outlook, worth: float, me: int, turn: int) -> float:
    """The worth with what the vampires will make of their next turns, the surest first."""
    turns = []
    for vampire in range(game.vampires):
        sure, ap = turn_to_come(game, look, vampire, me, turn)
        if ap:
            turns.append((sure, ap, vampire))
    turns.sort(reverse=True)
    claimed = 0  # agents of a district are one vampire's prey
    for sure, ap, vampire in turns:
        plan, cell = prospects(game, look, vampire, ap, claimed)
        if cell != NOBODY:
            claimed |= 1 << cell
        worth += sure * plan
    return worth


def turn_to_come(game: Masters, look: Outlook, vampire: int, me: int, turn: int) -> tuple[float, int]:
    """How surely the position is still like this at the vampire's next turn, and its AP then."""
    if game.phase != NIGHT:
        return LATER_TODAY, AP_A_NIGHT
    if vampire == me and turn == GOING_ON:
        over = game.turn_over or look.exhausted >> vampire & 1
        return (1.0, 0) if over else (1.0, game.ap)
    place = (vampire - game.leader) % game.vampires
    now = (me - game.leader) % game.vampires if me != NOBODY else -1
    return LATER_TONIGHT if place > now else TOMORROW, AP_A_NIGHT


def prospects(game: Masters, look: Outlook, vampire: int, ap: int, claimed: int) -> tuple[float, int]:
    """What the vampire can make of its AP: the best of a few usual turns, and the prey it takes.

    ``claimed`` has the districts, as bits, whose agents are another's prey.
    """
    here = game.at[vampire]
    found = [(0.0, NOBODY)]
    if not claimed >> here & 1:
        number = look.agents[here] if ap >= 2 else look.exposed[here]
        if number:
            found.append((fight_worth(look, vampire, number, game.minions[here]), here))
    if ap >= 2:
        for near in NEIGHBOURS[here]:
            number = look.agents[near] if ap >= 3 else look.exposed[near]
            if number and not claimed >> near & 1:
                helpers = game.minions[here] + game.minions[near]
                found.append((fight_worth(look, vampire, number, helpers), near))
        if game.minion_pool and game.veil < VEIL_TOP:
            found.append((RECRUITING * (VEIL[game.veil + 1] - VEIL[game.veil]), NOBODY))
    if look.kills[vampire] >= KILL_TRACK:
        if vampire not in game.seal_at:
            found.append((seal_worth(game, look, here, ap), NOBODY))
        elif ap >= 1 and all_sealed(game) and gathering(game, look, here) < 0.01:
            found.append((500.0, NOBODY))
    return max(found)


def all_sealed(game: Masters) -> bool:
    return seals_laid(game) == game.vampires


def seals_laid(game: Masters) -> int:
    """How many districts are sealed."""
    return len(game.seal_at) - game.seal_at.count(NOBODY)


def seal_worth(game: Masters, look: Outlook, here: int, ap: int) -> float:
    """A seal within reach."""
    cells = (here, *NEIGHBOURS[here]) if ap >= 2 else (here,)
    for cell in cells:
        minions = game.minions[cell] or game.minions[here]
        if minions and not look.agents[cell] and game.seal_at[cell] == NOBODY:
            return 0.9 * SEALED
    return 0.0


def fight_worth(look: Outlook, vampire: int, number: int, helpers: int) -> float:
    """A fight with the best dice and as many minions as pay."""
    lacking = max(0, KILL_TRACK - look.kills[vampire])
    blood = look.blood[vampire]
    best = 0.0
    for minions in range(min(helpers, number) + 1):
        dice = look.dice[max(0, len(look.dice) - number + minions) :]
        unknown = number - minions - len(dice)
        removed = minions + count_removing(dice) + 0.66 * unknown
        lost = count_bleeding(dice) + 0.66 * unknown
        left = blood - lost
        bleeding = BLOOD[blood] - BLOOD[max(0, round(left))] + (4.0 if left < 0.5 else 0.0)
        worth = KILL * min(removed, lacking) + RELIEF * removed - MINION * minions - bleeding
        best = max(best, worth)
    return best


def count_removing(dice: list[int]) -> int:
    """How many of the dice remove an agent."""
    found = 0
    for value in dice:
        if value >= REMOVES:
            found += 1
    return found


def count_bleeding(dice: list[int]) -> int:
    """How many of the dice cost blood."""
    found = 0
    for value in dice:
        if value <= BLEEDS:
            found += 1
    return found


def veil_worth(game: Masters, look: Outlook) -> float:
    """The Veil, less what is already bound to be lost."""
    waking = look.exhausted.bit_count()
    veil = game.veil - game.loss - waking
    return VEIL[max(0, veil)] + min(0, veil) * 10.0 - WAKING * waking


def pool_worth(game: Masters, look: Outlook) -> float:
    """Too few agents left in the pool means missing losses tomorrow."""
    row = game.face.rows[0] if game.veil >= STRONG_VEIL else game.face.rows[1]
    short = max(0, sum(row) + 1 - look.pool)
    crowd = game.face.agents - look.pool
    return -SHORT * short - CROWD * crowd * crowd


def vampire_worth(game: Masters, look: Outlook, vampire: int) -> float:
    """Blood, kills, relics, and what is near: agents to fight, a district to seal."""
    kills = min(KILL_TRACK, look.kills[vampire])
    worth = BLOOD[look.blood[vampire]] + KILL * kills + RELIC * len(game.cards_at[OWNED + vampire])
    worth += BONUS[kills]
    here = game.at[vampire]
    far = DISTANCE[here]
    lacking = KILL_TRACK - kills
    if lacking:
        most = min(4, lacking + 1)
        prey = 0
        for cell in CELLS:
            prey = max(prey, min(look.agents[cell], most) - FAR * far[cell])
        worth += PREY * prey
        worth += IN_SIGHT * min(look.exposed[here], most)
    elif vampire not in game.seal_at:
        worth -= TO_SEAL * min([far[cell] + seal_cost(game, look, cell, here) for cell in CELLS])
    return worth


def seal_cost(game: Masters, look: Outlook, cell: int, here: int) -> float:
    """How far a district is from being sealed by a vampire that stands elsewhere."""
    if game.seal_at[cell] != NOBODY:
        return 20.0
    minions = game.minions[cell] or game.minions[here]
    return 1.5 * look.agents[cell] + (0.0 if minions else 2.5)


def city_worth(game: Masters, look: Outlook) -> float:
    """Seals, minions, few districts in which arriving agents are noticed, and the gathering."""
    sealed = seals_laid(game)
    worth = SEALED * sealed
    wanted = game.vampires + 1
    minions = sum(game.minions)
    worth += MINION * min(minions, wanted) + SPARE_MINION * max(0, minions - wanted)
    watched = 0  # districts, as bits
    for vampire, cell in enumerate(game.at):
        if not look.exhausted >> vampire & 1:
            watched |= 1 << cell
    for cell in CELLS:
        if game.minions[cell]:
            watched |= 1 << cell
    worth -= OCCUPIED * watched.bit_count() * min(1.0, events_left(game) / 3)
    ready = sum([kills >= KILL_TRACK for kills in look.kills]) if sealed else 0
    if sealed and (sealed == game.vampires or ready == game.vampires):
        pull = 3.0 if sealed == game.vampires else 0.7
        worth -= pull * min(gathering(game, look, cell) for cell in CELLS)
    return worth


def gathering(game: Masters, look: Outlook, cell: int) -> float:
    """What is missing for a ritual in that district, in actions."""
    way = sum(DISTANCE[at][cell] for at in game.at)
    coming = sum(game.minions[other] for other in {cell, *game.at})
    lacking = max(0, ritual_minions(game, cell) - coming)
    there = max(0, ritual_minions(game, cell) - game.minions[cell])
    return way + 2.0 * lacking + 0.2 * there + 1.2 * look.agents[cell]


def day_fights(game: Masters, look: Outlook) -> float:
    """What tomorrow's fights with the lowest dice would bring."""
    if game.phase != NIGHT:
        return 0.0
    worth = 0.0
    for cell in set(game.at):
        number = look.agents[cell]
        if number >= 3:
            helpers = min(game.minions[cell], number)
            dice = look.dice[: number - helpers]
            kills = count_removing(dice) + helpers
            blood = count_bleeding(dice) + 0.6 * max(0, number - helpers - len(dice))
            worth += DAY_KILL * kills - DAY_BLOOD * blood
    return worth
