"""How the greedy bot judges a position of Masters of the Night: Veil, kills, seals, and the way there."""

from __future__ import annotations

from typing import Any, Final

from interrex.bots.thoughts import Fact
from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.games.masters.actions import EXPOSE, FIGHT, HUNT, MOVE, RECRUIT, RITUAL, SEAL, ritual_minions
from interrex.games.masters.city import NEIGHBOURS
from interrex.games.masters.combat import BLEEDS, REMOVES, lowest_only
from interrex.games.masters.events import events_left
from interrex.games.masters.table import (
    AP_A_NIGHT,
    CELLS,
    DONE,
    KILL_TRACK,
    NIGHT,
    NOBODY,
    OWNED,
    STRONG_VEIL,
    VEIL_TOP,
    Masters,
)

WORLDS: Final = 1  # only decks are hidden, and they matter little within a turn
VEIL: Final[tuple[float, ...]] = (-300.0, -70.0, -42.0, -25.0, -11.0, -4.5, 0.0)
BLOOD: Final[tuple[float, ...]] = (-9.0, -4.0, -2.2, -0.9, 0.0, 0.4, 0.8)
KILL: Final = 4.0
THRESHOLDS: Final = ((2, 0.5), (6, 1.0), (9, 4.0))
SEALED: Final = 40.0
MINION: Final = 0.8
SPARE_MINION: Final = 0.5
OCCUPIED: Final = 1.2
RELIC: Final = 1.5
PREY: Final = 0.8
IN_SIGHT: Final = 0.2
INSIDE: Final = ("take along", "travel to", "send minions", "in the fight", "into district", "from district")
CHAINS: Final = (
    "move agent",
    "set aside",
    "expose also",
    "tempt",
    "which agent",
    "summon",
    "token",
    "token to",
)
OF_MINIONS: Final = ("take along", "send minions")
SECOND: Final = (MOVE, EXPOSE, FIGHT, HUNT, SEAL, RITUAL, RECRUIT)  # what a turn may go on with
RELIEF: Final = 1.0
RECRUITING: Final = 0.5
LATER_TONIGHT: Final = 0.35
LATER_TODAY: Final = 0.2
TOMORROW: Final = 0.15
SHORT: Final = 6.0
CROWD: Final = 0.35
FAR: Final = 1.0
TO_SEAL: Final = 2.5
DAY_KILL: Final = 2.5
DAY_BLOOD: Final = 1.2
WAKING: Final = 2.0
MOST_CHOICES: Final = 80  # from one night to the next
IDLE: Final = 0.3
HINTS: Final = 0.03  # what a leaning counts in the score of a win chance
STALLING: Final = 3000.0  # relics could go to and fro for ever
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
        removed = min(sum(value >= REMOVES for value in values), game.exposed[cell])
        self.kills[fighter] += removed + game.struck
        self.agents[cell] -= removed
        self.exposed[cell] -= removed
        self.pool += removed
        lost = sum(value <= BLEEDS for value in values)
        self.blood[fighter] -= min(lost, self.blood[fighter])
        if not self.blood[fighter]:
            self.exhausted |= 1 << fighter


@step
def halt(game: Masters) -> None:
    """A turn tried out ends here, before chance has its say."""
    game.ask(0, "halt", (DONE,), halted, rule="MN-604")


@step
def halted(game: Masters, answer: str) -> None:
    """Nothing comes after a trial."""


def weigh(world: Masters, seat: int, luck: Chance) -> list[float]:
    """How good each option looks: a vampire's turn is thought through to its end."""
    return tried_out(world, seat, luck, [])


def scores_after(world: Masters, seat: int, luck: Chance, weights: list[list[float]]) -> list[float]:
    """The score of the win chance after each option, thought through like ``weigh``."""
    return tried_out(world, seat, luck, weights)


def tried_out(world: Masters, seat: int, luck: Chance, weights: list[list[float]]) -> list[float]:
    """Each option, followed by the best end of the turn that a few more actions lead to."""
    asked = world.questions[0]
    me = world.active
    found = []
    base = world.copy()
    base.told = []
    base.choices = []
    if asked.name == "act":
        base.agenda = [(halt, ())]
    for index, option in enumerate(asked.options):
        after = base.copy()
        after.chance = luck.copy()
        after.play(index)
        leaning = hint(world, seat, asked.name, option) * (HINTS if weights else 1.0)
        found.append(search(after, me, 1, weights) + leaning)
    return found


def judged(game: Masters, me: int, ended: bool, weights: list[list[float]]) -> float:
    """How the position looks: by the judgement, or by the weights of its features."""
    if not weights:
        return standing(game, me, ended)
    total = 0.0
    for weight, value in zip(weights[stage_of(game)], seen(game, me, ended), strict=True):
        total += weight * value
    return total


def search(game: Masters, me: int, depth: int, weights: list[list[float]]) -> float:
    """The best end of this turn that a few more actions lead to."""
    if game.result is not None:
        return 1000.0 if game.result.winners else -1000.0
    asked = game.questions[0]
    question, options = asked.name, asked.options
    if question == "act" and game.active == me and me != NOBODY:
        best = judged(game, me, True, weights)
        if not depth:
            return max(best, judged(game, me, False, weights))
        for index, option in enumerate(options):
            if (option if isinstance(option, str) else option[0]) in SECOND:
                best = max(best, search(tried(game, index), me, depth - 1, weights))
        return best
    if question in CHAINS:  # one after the other: the one that looks best now
        after = [tried(game, index) for index in range(len(options))]
        return search(max(after, key=lambda each: judged(each, me, False, weights)), me, depth, weights)
    if question in INSIDE:
        few = {0, len(options) - 1} if question in OF_MINIONS else range(len(options))
        return max(search(tried(game, index), me, depth, weights) for index in few)
    if question == "die" and not game.by_day:
        return search(tried(game, len(options) - 1), me, depth, weights)
    return judged(game, me, question == "halt", weights)


def play_on(game: Masters) -> None:
    """Play as the judgement would, until the next night begins: there positions can be compared."""
    night = game.round if game.phase != NIGHT else game.round + 1
    for _ in range(MOST_CHOICES):
        if game.result is not None or (game.round >= night and game.phase == NIGHT):
            return
        if len(game.asked[0][2]) == 1:
            game.play(0)
            continue
        found = weigh(game, game.asked[0][0], game.chance.split())
        game.play(found.index(max(found)))


def tried(game: Masters, index: int) -> Masters:
    after = game.copy()
    after.play(index)
    return after


def evaluate(game: Masters, seat: int) -> float:
    """How well all stand together, once the action in progress is settled as well as can be."""
    return search(game, game.active, 0, [])


def standing(game: Masters, me: int = NOBODY, ended: bool = False) -> float:
    """How the position looks now; ``ended`` says that the turn of ``me`` is over."""
    look = Outlook(game)
    worth = veil_worth(game, look) + pool_worth(game, look) + sum(DIE[value] for value in look.dice)
    worth += sum(vampire_worth(game, look, vampire) for vampire in range(game.vampires))
    turns = [(*turn_to_come(game, look, vampire, me, ended), vampire) for vampire in range(game.vampires)]
    claimed: set[int] = set()  # agents of a district are one vampire's prey
    for sure, ap, vampire in sorted(turns, reverse=True):
        if ap:
            plan, cell = prospects(game, look, vampire, ap, claimed)
            claimed.add(cell)
            worth += sure * plan
    return worth + city_worth(game, look) + day_fights(game, look)


# --- what the win chance is fitted on ---------------------------------------------------------------

FEATURES: Final = ("always", "standing", "by day", "turns left", "ready", "seals")
FREE: Final = ("always", "by day", "turns left")  # what may speak against the vampires too
STAGES: Final = 5  # by the events left: what is compared is what others had reached by then
EVENTS_A_STAGE: Final = 3


def features(game: Masters) -> tuple[int, list[list[float]]]:
    """What speaks for the vampires, who win or lose together."""
    return stage_of(game), [seen(game, game.active, False)] * game.seats


def stage_of(game: Masters) -> int:
    """How far the game is: by time, so that neither haste nor delay changes what is compared."""
    return min(STAGES - 1, events_left(game) // EVENTS_A_STAGE)


def seen(game: Masters, me: int, ended: bool) -> list[float]:
    """The features of a position; ``ended`` says that the turn of ``me`` is over.

    The judgement, and how far day and night are, so that positions at different moments can be compared. Few
    agents, much blood, good dice go along with victories in the games of greedy bots, but a bot that went by
    such features did nothing else: it won none of 13 games.
    """
    night = game.phase == NIGHT
    turns = game.vampires - (me - game.leader) % game.vampires if night and me != NOBODY else 0
    return [
        1.0,
        standing(game, me, ended) / 50.0,
        float(not night),
        turns / game.vampires,
        float(sum([kill >= KILL_TRACK for kill in game.kills[: game.vampires]])),
        float(sum([seal != NOBODY for seal in game.seal_at])),
    ]


def turn_to_come(game: Masters, look: Outlook, vampire: int, me: int, ended: bool) -> tuple[float, int]:
    """How surely the position is still like this at the vampire's next turn, and its AP then."""
    if game.phase != NIGHT:
        return LATER_TODAY, AP_A_NIGHT
    if vampire == me and not ended:
        over = game.turn_over or look.exhausted >> vampire & 1
        return (1.0, 0) if over else (1.0, game.ap)
    place = (vampire - game.leader) % game.vampires
    now = (me - game.leader) % game.vampires if me != NOBODY else -1
    return LATER_TONIGHT if place > now else TOMORROW, AP_A_NIGHT


def prospects(game: Masters, look: Outlook, vampire: int, ap: int, claimed: set[int]) -> tuple[float, int]:
    """What the vampire can make of its AP: the best of a few usual turns, and the prey it takes."""
    here = game.at[vampire]
    found = [(0.0, NOBODY)]
    if here not in claimed:
        number = look.agents[here] if ap >= 2 else look.exposed[here]
        if number:
            found.append((fight_worth(look, vampire, number, game.minions[here]), here))
    if ap >= 2:
        for near in NEIGHBOURS[here]:
            number = look.agents[near] if ap >= 3 else look.exposed[near]
            if number and near not in claimed:
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
    return sum(seal != NOBODY for seal in game.seal_at) == game.vampires


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
    best = 0.0
    for minions in range(min(helpers, number) + 1):
        rest = number - minions
        dice = look.dice[max(0, len(look.dice) - rest) :]
        unknown = rest - len(dice)
        removed = minions + sum(value >= REMOVES for value in dice) + 0.66 * unknown
        lost = sum(value <= BLEEDS for value in dice) + 0.66 * unknown
        left = look.blood[vampire] - lost
        bleeding = BLOOD[look.blood[vampire]] - BLOOD[max(0, round(left))] + (4.0 if left < 0.5 else 0.0)
        worth = KILL * min(removed, lacking) + RELIEF * removed - MINION * minions - bleeding
        best = max(best, worth)
    return best


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
    worth += sum(bonus for level, bonus in THRESHOLDS if kills >= level)
    here = game.at[vampire]
    lacking = KILL_TRACK - kills
    if lacking:
        most = min(4, lacking + 1)
        prey = [min(look.agents[cell], most) - FAR * DISTANCE[here][cell] for cell in CELLS]
        worth += PREY * max(0.0, max(prey))
        worth += IN_SIGHT * min(look.exposed[here], most)
    elif vampire not in game.seal_at:
        ways = [DISTANCE[here][cell] + seal_cost(game, look, cell, here) for cell in CELLS]
        worth -= TO_SEAL * min(ways)
    return worth


def seal_cost(game: Masters, look: Outlook, cell: int, here: int) -> float:
    """How far a district is from being sealed by a vampire that stands elsewhere."""
    if game.seal_at[cell] != NOBODY:
        return 20.0
    minions = game.minions[cell] or game.minions[here]
    return 1.5 * look.agents[cell] + (0.0 if minions else 2.5)


def city_worth(game: Masters, look: Outlook) -> float:
    """Seals, minions, few districts in which arriving agents are noticed, and the gathering."""
    sealed = sum(seal != NOBODY for seal in game.seal_at)
    worth = SEALED * sealed
    wanted = game.vampires + 1
    minions = sum(game.minions)
    worth += MINION * min(minions, wanted) + SPARE_MINION * max(0, minions - wanted)
    watched = {at for v, at in enumerate(game.at) if not look.exhausted >> v & 1}
    noticed = sum(1 for cell in CELLS if game.minions[cell] or cell in watched)
    worth -= OCCUPIED * noticed * min(1.0, events_left(game) / 3)
    ready = sum(kills >= KILL_TRACK for kills in look.kills)
    if sealed == game.vampires or (sealed and ready == game.vampires):
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
            kills = sum(value >= REMOVES for value in dice) + helpers
            blood = sum(value <= BLEEDS for value in dice) + 0.6 * max(0, number - helpers - len(dice))
            worth += DAY_KILL * kills - DAY_BLOOD * blood
    return worth


def hint(game: Masters, seat: int, question: str, option: Any) -> float:
    """Small leanings between options that look alike."""
    if question == "act":
        if option == "end turn":
            return -IDLE * game.ap
        if isinstance(option, tuple) and option[0] == "exchange":
            return -STALLING
    return 0.0


AGAINST: Final = frozenset(  # facts that are bad for a seat
    {"crowd", "exhausted", "low", "out-of-blood", "short", "veil"}
)
FEW_BLOOD: Final = 1
CROWDED: Final = 4  # agents in a district


def reasons(game: Masters, seat: int) -> list[Fact]:
    """Facts that matter to the vampires: the Veil, agents, blood, kills, and seals."""
    found: list[Fact] = []
    veil = game.veil - game.loss
    if veil <= 2:
        found.append(("veil", ()))
    if veil >= STRONG_VEIL:
        found.append(("strong-veil", ()))
    if game.exhausted:
        found.append(("exhausted", ()))
    found += vampire_reasons(game)
    if all_sealed(game):
        found.append(("sealed", ()))
    elif any(seal != NOBODY for seal in game.seal_at):
        found.append(("some-sealed", ()))
    if not any(game.exposed):
        found.append(("quiet", ()))
    if max([hidden + exposed for hidden, exposed in zip(game.hidden, game.exposed, strict=True)]) >= CROWDED:
        found.append(("crowd", ()))
    if sum(game.face.rows[0] if game.veil >= STRONG_VEIL else game.face.rows[1]) > game.agent_pool:
        found.append(("short", ()))
    return found


def vampire_reasons(game: Masters) -> list[Fact]:
    """Kills and blood, of each vampire and of all."""
    found: list[Fact] = []
    kills = [min(KILL_TRACK, each) for each in game.kills[: game.vampires]]
    if all(each >= KILL_TRACK for each in kills):
        found.append(("kills", ()))
    if 2 * sum(kills) >= KILL_TRACK * game.vampires:
        found.append(("half-kills", ()))
    for vampire in range(game.vampires):
        name = (("vampire", game.pack.vampires[game.line_up[vampire]].id),)
        if kills[vampire] >= KILL_TRACK:
            found.append(("full", name))
        if game.exhausted >> vampire & 1:
            found.append(("out-of-blood", name))
        elif game.blood[vampire] <= FEW_BLOOD:
            found.append(("low", name))
    return found
