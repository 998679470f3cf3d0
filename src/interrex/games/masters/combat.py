"""Chapter 800: combat."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.games.masters.cards import ability_number
from interrex.games.masters.city import discard_after, is_near, leave_agents, only_dice, remove_minions
from interrex.games.masters.dice import modified, need_die, roll_all
from interrex.games.masters.ending import weaken
from interrex.games.masters.exhaustion import gain_blood, lose_blood
from interrex.games.masters.happening import happened
from interrex.games.masters.table import (
    DONE,
    EXPOSED,
    KILL_TRACK,
    NIGHT,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OWNED,
    Masters,
    decide,
    kind_of,
    number_at,
    stands_at,
)
from interrex.games.masters.verbs.vocabulary import (
    ANY_DICE_BY_DAY,
    BLOOD_AFTER_FIGHT,
    BORROW_BLOOD,
    DAY_FIGHT_BLOOD,
    FEW,
    FIGHT_BLOOD,
    FIGHT_REMOVED,
    LESS_FIGHT_BLOOD,
    NO_ABILITIES_NEAR,
    NO_BLOOD_ABILITY,
    NO_MINIONS_BY_DAY,
    verbs,
)

DARKNESS_KILLS: Final = 6
THRESHOLDS: Final = (1, 2, 4, 5, 6, 9)  # MN-612
REMOVES: Final = 3  # MN-808, MN-809: from this value up an agent is removed
BLEEDS: Final = 4  # MN-807, MN-808: up to this value blood is lost


@step
def fight(game: Masters, vampire: int, by_day: bool) -> None:
    """MN-801, MN-802, MN-825 Minions, dice, abilities, agents and blood, kills."""
    game.fighter = vampire
    game.fight_cell = game.at[vampire]
    game.by_day = by_day
    game.tell("fight", game.line_up[vampire], game.fight_cell, game.exposed[game.fight_cell], rule="MN-801")
    happened(game, "fight_begins", vampire, game.fight_cell, many=game.exposed[game.fight_cell])
    game.then(send_minions)


def minions_to_send(game: Masters) -> int:
    """MN-803, MN-804 How many minions may be removed, each together with one exposed agent."""
    cell = game.fight_cell
    if only_dice(game, cell) or (game.by_day and game.force[NO_MINIONS_BY_DAY]):
        return 0
    return min(game.minions[cell], game.exposed[cell])


@step
def send_minions(game: Masters) -> None:
    """MN-803, MN-826 The fighter's player decides."""
    most = minions_to_send(game)
    decide(game, game.player[game.fighter], "send minions", range(most + 1), minions_sent, rule="MN-803")


@step
def minions_sent(game: Masters, number: int) -> None:
    """MN-803, MN-805, MN-806 Then as many dice are due as exposed agents remain."""
    game.struck = number
    leave_agents(game, game.fight_cell, EXPOSED, number)
    remove_minions(game, game.fight_cell, number, "MN-803")
    game.then(dice_due)


@step
def dice_due(game: Masters) -> None:
    """MN-805, MN-806 The agents are counted when texts that speak of what left have worked."""
    game.then(take_dice, game.exposed[game.fight_cell])


def lowest_only(game: Masters) -> bool:
    """MN-508 By day the lowest dice, except beside the Seal of Fury."""
    return game.by_day and not stands_at(game, ANY_DICE_BY_DAY, ON_DISTRICT + game.fight_cell)


@step
def take_dice(game: Masters, number: int) -> None:
    """MN-805, MN-811 to MN-814 Dice are taken; a pool too small is taken whole and rolled anew."""
    if not number:
        if game.taken:
            happened(game, "dice_come", game.fighter, game.fight_cell, many=len(game.taken))
        game.then(use_abilities)
        return
    if not game.dice:
        need_die(game)
        game.then(take_dice, number)
        return
    pool = game.dice
    if number >= len(pool):
        taken = tuple(pool)
    elif lowest_only(game) or pool[0] == pool[-1]:
        taken = tuple(pool[:number])
    else:
        options = tuple(sorted(set(pool)))
        game.ask(game.player[game.fighter], "die", options, die_taken, number, rule="MN-805")
        return
    note_dice(game, taken)
    game.then(take_dice, number - len(taken))


@step
def die_taken(game: Masters, number: int, value: int) -> None:
    """MN-203, MN-722 One die of the player's choice."""
    note_dice(game, (value,))
    game.then(take_dice, number - 1)


def note_dice(game: Masters, values: tuple[int, ...]) -> None:
    """MN-203, MN-207, MN-812 Dice are set aside, their values count in this fight."""
    for value in values:
        game.dice.remove(value)
        game.aside += 1
        game.taken.append(value)
        game.plain.append(value)
        happened(game, "die_set_aside", game.fighter, game.fight_cell, many=value)
    game.tell("dice_taken", game.line_up[game.fighter], values, rule="MN-805")
    if not game.dice and game.rulings.dice_refill_timing == "at_once":
        roll_all(game)


# --- abilities in the fight ---------------------------------------------------------------------------


def helpers(game: Masters) -> list[tuple[int, int, str]]:
    """MN-1310, MN-1314 Who may change the dice now: vampire, kind, and which ability."""
    if not game.taken or min(game.taken) == 6:
        return []
    found = []
    lines = [game.fighter]
    if game.rulings.laszlo_scope == "fights_in_his_district":
        lines = [v for v in range(game.vampires) if game.at[v] == game.fight_cell]
    barred = bool(game.force[NO_ABILITIES_NEAR]) and is_near(game, NO_ABILITIES_NEAR, game.fight_cell)
    for vampire in lines if not barred else ():
        kind = kind_of(game, vampire)
        bloodless = stands_at(game, NO_BLOOD_ABILITY, ON_VAMPIRE + vampire)
        if kind.blood.in_fight and game.blood[vampire] >= kind.blood.cost and not bloodless:
            found.append((vampire, game.line_up[vampire], "blood"))
        if (
            kind.darkness.in_fight
            and game.kills[vampire] >= DARKNESS_KILLS
            and game.veil >= kind.darkness.cost
        ):
            found.append((vampire, game.line_up[vampire], "darkness"))
        if vampire == game.fighter and not game.by_day and not bloodless:
            found.extend(borrowed_in_fight(game, vampire))
    return found


def borrowed_in_fight(game: Masters, vampire: int) -> list[tuple[int, int, str]]:
    """MN-RL04 An absent vampire's Blood ability for fights, in the owner's own night fights."""
    if not stands_at(game, BORROW_BLOOD, OWNED + vampire):
        return []
    return [
        (vampire, kind, "blood")
        for kind, card in enumerate(game.pack.vampires)
        if kind not in game.line_up and card.blood.in_fight and game.blood[vampire] >= card.blood.cost
    ]


@step
def use_abilities(game: Masters) -> None:
    """MN-1310, MN-1311 Directly after the dice have been taken, any number of times."""
    options = helpers(game)
    if not options:
        game.then(resolve_dice)
        return
    seat = game.player[options[0][0]]
    game.ask(seat, "in the fight", (*options, DONE), ability_used, rule="MN-1310")


@step
def ability_used(game: Masters, answer: str | tuple[int, int, str]) -> None:
    """MN-742, MN-772 The cost is paid first, then the dice change."""
    if isinstance(answer, str):
        game.then(resolve_dice)
        return
    vampire, kind, which = answer
    card = game.pack.vampires[kind]
    ability = card.blood if which == "blood" else card.darkness
    game.tell("ability", game.line_up[vampire], ability_number(kind, which), rule="MN-1310")
    happened(game, f"uses_{which}", vampire, game.at[vampire])
    if which == "blood":
        lose_blood(game, vampire, ability.cost)
    else:
        weaken(game, ability.cost, "MN-771")
    for effect in ability.effects:
        game.then_with(effect.function, (vampire, *effect.args))
    game.then(use_abilities)


@verbs.verb("fight", takes=(FEW,))
@step
def raise_dice(game: Masters, vampire: int, number: int) -> None:
    """MN-V4, MN-211 Every die taken in this fight counts more, up to 6."""
    game.taken = [modified(value, number) for value in game.taken]
    game.plain = [modified(value, number) for value in game.plain]
    game.tell("dice_changed", tuple(game.taken), rule="MN-210")


@verbs.verb("fight", takes=(FEW,))
@step
def set_dice_to_six(game: Masters, vampire: int, number: int) -> None:
    """MN-V4 Up to this many of the dice taken are set to 6."""
    game.then(choose_die_to_set, vampire, number, False)


@step
def choose_die_to_set(game: Masters, vampire: int, left: int, may_stop: bool) -> None:
    """MN-V4, MN-C13 At least one die changes."""
    values = sorted({value for value in game.taken if value < 6})
    if not left or not values:
        return
    options = (*values, DONE) if may_stop or game.rulings.null_actions == "allowed" else tuple(values)
    decide(game, game.player[vampire], "set die to 6", options, die_set, vampire, left, rule="MN-1310")


@step
def die_set(game: Masters, vampire: int, left: int, answer: int | str) -> None:
    """MN-211 For this fight only; without Darkness the die would count as it lay (MN-R28)."""
    if isinstance(answer, str):
        return
    game.taken[game.taken.index(answer)] = 6
    game.tell("dice_changed", tuple(game.taken), rule="MN-210")
    game.then(choose_die_to_set, vampire, left - 1, True)


# --- agents and blood ---------------------------------------------------------------------------------


def blood_due(game: Masters) -> int:
    """MN-827 One per die of 1 to 4, then what cards add and take away."""
    blood = sum(value <= BLEEDS for value in game.taken)
    if blood:
        blood += number_at(game, FIGHT_BLOOD, ON_VAMPIRE + game.fighter)
    if game.by_day:
        blood += sum(args[0] for _, args in game.force[DAY_FIGHT_BLOOD])
    return max(0, blood - number_at(game, LESS_FIGHT_BLOOD, ON_DISTRICT + game.fight_cell))


@step
def resolve_dice(game: Masters) -> None:
    """MN-807 to MN-810 All dice at the same time: agents are removed, blood is lost."""
    # a text that works when dice are taken may have removed agents
    removed = min(sum(value >= REMOVES for value in game.taken), game.exposed[game.fight_cell])
    blood = blood_due(game)
    leave_agents(game, game.fight_cell, EXPOSED, removed)
    paid = lose_blood(game, game.fighter, blood)
    game.then(spill, blood - paid)
    game.then(gain_kills, removed)


@step
def spill(game: Masters, number: int) -> None:
    """MN-815, MN-819, MN-820 What the fighter cannot pay the others there lose, as far as they can."""
    others = [
        v for v, cell in enumerate(game.at) if cell == game.fight_cell and v != game.fighter and game.blood[v]
    ]
    if not number or not others:
        return
    if number >= sum(game.blood[v] for v in others) or len(others) == 1:
        for vampire in others:
            lose_blood(game, vampire, number if len(others) == 1 else game.blood[vampire])
        return
    game.ask(spill_chooser(game), "who loses blood", others, spilled, number, rule="MN-819")


def spill_chooser(game: Masters) -> int:
    """MN-819, MN-R05 Another player with a vampire there, the next in turn order; else the fighter's."""
    own = game.player[game.fighter]
    if game.rulings.spillover_chooser == "other_player":
        for distance in range(1, game.vampires):
            vampire = (game.fighter + distance) % game.vampires
            if game.at[vampire] == game.fight_cell and game.player[vampire] != own:
                return game.player[vampire]
    return own


@step
def spilled(game: Masters, number: int, vampire: int) -> None:
    """MN-815 One blood of that vampire."""
    lose_blood(game, vampire, 1)
    game.then(spill, number - 1)


@step
def gain_kills(game: Masters, by_dice: int) -> None:
    """MN-816 to MN-818, MN-821 One kill for each agent removed, by dice or by minions."""
    counted = by_dice
    if game.rulings.laszlo_darkness_kills == "do_not_count":
        counted = sum(value >= REMOVES for value in game.plain)
    add_kills(game, game.fighter, game.struck + counted)
    game.then(after_fight, game.struck + by_dice)


def add_kills(game: Masters, vampire: int, number: int) -> None:
    """MN-821, MN-822 The track ends at 9 (but MN-R21)."""
    if number:
        before = game.kills[vampire]
        kills = before + number
        game.kills[vampire] = kills if game.rulings.kill_overflow == "count_on" else min(KILL_TRACK, kills)
        game.tell("kills", game.line_up[vampire], number, game.kills[vampire], rule="MN-816")
        happened(game, "kills_come", vampire, game.at[vampire], many=number)
        for threshold in THRESHOLDS:
            if before < threshold <= game.kills[vampire]:
                happened(game, "threshold_reached", vampire, game.at[vampire], many=threshold)


@step
def after_fight(game: Masters, removed: int) -> None:
    """MN-825 Cards that look at a whole fight."""
    fighter = game.fighter
    if removed:
        discard_after(game, fighter, FIGHT_REMOVED, removed)
    if not game.by_day and game.phase == NIGHT:
        for where, (wanted, number) in game.force[BLOOD_AFTER_FIGHT]:
            if where == OWNED + fighter and removed >= wanted:
                gain_blood(game, fighter, number)
    happened(game, "fight_ends", fighter, game.fight_cell, many=removed)
    game.fighter = game.fight_cell = NOBODY
    game.taken = []
    game.plain = []
    game.struck = 0
