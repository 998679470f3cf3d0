"""Chapter 700: the actions, what forbids them, and what they do.

``objection`` names the rule that forbids an action, or nothing. Rules are looked at by number, then
cards, then the general MN-619, so that a refusal cites the one the rules file asks for.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.games.masters.cards import ACTIVATED, PASSIVE, PLACEABLE, Ability, Relic
from interrex.games.masters.city import (
    DIAGONALS,
    is_near,
    move_minions,
    move_vampire,
    neighbours,
)
from interrex.games.masters.combat import DARKNESS_KILLS
from interrex.games.masters.exhaustion import can_gain_blood
from interrex.games.masters.happening import happened, would_be_heard
from interrex.games.masters.relics import exchanges
from interrex.games.masters.table import (
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OWNED,
    Masters,
    agents_at,
    decide,
    is_ready,
    number_at,
    number_of,
    stands_at,
)
from interrex.games.masters.turn_limits import is_used_up, used_bit
from interrex.games.masters.verbs.abilities import has_card
from interrex.games.masters.verbs.turn import useful
from interrex.games.masters.verbs.vocabulary import (
    BORROW_BLOOD,
    CHEAPER_FIRST_EXPOSE,
    DIAGONAL_MOVES,
    EXPOSE_COST,
    MOVE_COST,
    NIGHT_EFFECT_COST,
    NO_ABILITIES_NEAR,
    NO_BLOOD_ABILITY,
    NO_ESCORT,
    NO_HUNT_AMONG_AGENTS,
    NO_HUNT_NEAR,
    NO_NIGHT_EFFECT,
    RITUAL_DISCOUNT,
    STANDING,
    VAMPIRE_HUNTS,
    WILD_HUNT_VEIL,
)

Action = str | tuple[Any, ...]

END_TURN: Final = "end turn"
MOVE: Final = "move"
EXPOSE: Final = "expose"
FIGHT: Final = "fight"
RECRUIT: Final = "recruit"
NIGHT_EFFECT: Final = "night effect"
BLOOD: Final = "blood"
DARKNESS: Final = "darkness"
HUNT: Final = "hunt"
EXCHANGE: Final = "exchange"
WILD_HUNT: Final = "wild hunt"
SEAL: Final = "seal"
RITUAL: Final = "ritual"
RELIC: Final = "relic"
PLACE: Final = "place"

RECRUIT_AP: Final = 2
HUNT_KILLS: Final = 1
EXCHANGE_KILLS: Final = 2
WILD_HUNT_KILLS: Final = 4
SEAL_KILLS: Final = 9
NOTHING: Final = "MN-619"
PLACED_CARD: Final = "MN-444"  # where no event bears the verb
VERB_NAMES: Final = tuple(STANDING)


def possible(game: Masters, vampire: int) -> list[Action]:
    """MN-611, MN-618 Every action that can be taken now, and ending the turn."""
    found: list[Action] = []
    if move_cost(game) <= game.ap:
        found.extend((MOVE, cell) for cell in move_targets(game, vampire))
    simple_actions(game, vampire, found)
    kind = game.line_up[vampire]
    card_of = game.pack.vampires[kind]
    for mode in range(len(card_of.blood.effects)):
        if not ability_objection(game, vampire, BLOOD, kind, mode):
            found.append((BLOOD, kind, mode))
    for mode in range(len(card_of.darkness.effects)):
        if not ability_objection(game, vampire, DARKNESS, kind, mode):
            found.append((DARKNESS, kind, mode))
    if game.force[BORROW_BLOOD]:
        found.extend(borrowable(game, vampire))
    if game.kills[vampire] >= EXCHANGE_KILLS and game.vampires > 1:
        for other in range(game.vampires):
            if other != vampire and not exchange_objection(game, vampire, other):
                found.append((EXCHANGE, other))
    for card in game.cards_at[OWNED + vampire]:
        if not relic_objection(game, vampire, card):
            placeable = game.pack.relics[card - len(game.pack.events)].kind == PLACEABLE
            found.append((PLACE if placeable else RELIC, card))
    if game.rulings.unspent_ap == "may_pass" or not any(costs_ap(game, vampire, each) for each in found):
        found.append(END_TURN)
    return found


def simple_actions(game: Masters, vampire: int, found: list[Action]) -> None:
    """Add those actions that need no further word; one call after another, for it is asked very often."""
    if not expose_objection(game, vampire):
        found.append(EXPOSE)
    if not fight_objection(game, vampire):
        found.append(FIGHT)
    if not recruit_objection(game, vampire):
        found.append(RECRUIT)
    if not night_effect_objection(game, vampire):
        found.append(NIGHT_EFFECT)
    if not hunt_objection(game, vampire):
        found.append(HUNT)
    if not wild_hunt_objection(game, vampire):
        found.append(WILD_HUNT)
    if not seal_objection(game, vampire):
        found.append(SEAL)
    if not ritual_objection(game, vampire):
        found.append(RITUAL)


def objection(game: Masters, vampire: int, action: Action) -> str:
    """The rule that forbids the action now, or nothing; a card is closer than the general MN-619."""
    against = first_objection(game, vampire, action)
    return card_behind(game, vampire, action) if against == NOTHING else against


def card_behind(game: Masters, vampire: int, action: Action) -> str:
    """MN-619 The card in force without which the action would change something, if there is one."""
    for verb, rows in enumerate(game.force):
        if not rows:
            continue
        without = game.copy()
        without.force = (*game.force[:verb], (), *game.force[verb + 1 :])
        card = card_with(game, verb)
        if card != PLACED_CARD and not first_objection(without, vampire, action):
            return card
    return NOTHING


def first_objection(game: Masters, vampire: int, action: Action) -> str:
    """The lowest rule that forbids the action now, then a card, then MN-619, or nothing."""
    if isinstance(action, str):
        return CHECKS[action](game, vampire) if action in CHECKS else ""
    name = action[0]
    if name == MOVE:
        return move_objection(game, vampire, action[1])
    if name in (BLOOD, DARKNESS):
        return ability_objection(game, vampire, name, action[1], action[2])
    if name == EXCHANGE:
        return exchange_objection(game, vampire, action[1])
    return relic_objection(game, vampire, action[1])


def costs_ap(game: Masters, vampire: int, action: Action) -> bool:
    """MN-R15 Whether an action costs AP."""
    if isinstance(action, str):
        return action != EXPOSE or expose_cost(game, vampire) > 0
    if action[0] in (RELIC, PLACE):
        return relic_kind(game, action[1]).ap > 0
    return bool(action[0] == MOVE)


def null_forbidden(game: Masters) -> bool:
    """MN-619, MN-R22 Actions that change nothing are not offered."""
    return game.rulings.null_actions == "forbidden"


def card_at(game: Masters, verb: int, place: int) -> str:
    """The id of the rule of the card that stands there, for a refusal."""
    name = VERB_NAMES[verb]
    for card in game.cards_at[place]:
        if card < len(game.pack.events) and any(
            effect.verb == name for effect in game.pack.events[card].standing
        ):
            return f"MN-E{card + 1:02}"
    return PLACED_CARD


def card_with(game: Masters, verb: int) -> str:
    """The id of the first card in force with that verb."""
    return card_at(game, verb, game.force[verb][0][0])


# --- Move ---------------------------------------------------------------------------------------------


def move_cost(game: Masters) -> int:
    """MN-701 One AP, or what a card sets."""
    return number_of(game, MOVE_COST, 1)


def move_targets(game: Masters, vampire: int) -> tuple[int, ...]:
    """MN-704 Where a Move can go from where the vampire is."""
    return moves_from(game, vampire, game.at[vampire])


def moves_from(game: Masters, vampire: int, cell: int) -> tuple[int, ...]:
    """MN-704 Adjacent districts; diagonal ones where a card allows it."""
    near = neighbours(game, cell)
    for place, _ in game.force[DIAGONAL_MOVES]:
        if place in (IN_PLAY, OWNED + vampire):
            return tuple(sorted({*near, *DIAGONALS[cell]}))
    return near


def move_objection(game: Masters, vampire: int, cell: int) -> str:
    """MN-115, MN-701, MN-704 What speaks against a Move there."""
    if cell not in move_targets(game, vampire):
        return "MN-115"
    return "MN-701" if game.ap < move_cost(game) else ""


def escort(game: Masters, origin: int, to: int) -> int:
    """MN-705, MN-E27 How many minions may go along."""
    for cell in (origin, to):
        if game.force[NO_ESCORT] and stands_at(game, NO_ESCORT, ON_DISTRICT + cell):
            return 0
    return game.minions[origin]


@step
def take_along(game: Masters, vampire: int, cell: int) -> None:
    """MN-705 Any number of the minions of the district it leaves."""
    most = escort(game, game.at[vampire], cell)
    decide(game, game.player[vampire], "take along", range(most + 1), moved, vampire, cell, rule="MN-705")


@step
def moved(game: Masters, vampire: int, cell: int, minions: int) -> None:
    """MN-701, MN-704 It goes there with them."""
    origin = game.at[vampire]
    game.ap -= move_cost(game)
    move_vampire(game, vampire, cell)
    move_minions(game, origin, cell, minions)
    happened(game, "vampire_moves", vampire, cell)


# --- Expose, Fight, Recruit, night effect ----------------------------------------------------------------


def expose_cost(game: Masters, vampire: int) -> int:
    """MN-711 One AP, or what a card sets; the first one may be cheaper."""
    cost = number_of(game, EXPOSE_COST, 1)
    if not game.exposes:
        cost -= number_at(game, CHEAPER_FIRST_EXPOSE, OWNED + vampire)
    return max(0, cost)


def expose_objection(game: Masters, vampire: int) -> str:
    """MN-711, MN-619 What speaks against Expose."""
    if game.ap < expose_cost(game, vampire):
        return "MN-711"
    changes = game.hidden[game.at[vampire]] or would_be_heard(game, "exposes", vampire)
    return NOTHING if null_forbidden(game) and not changes else ""


def fight_objection(game: Masters, vampire: int) -> str:
    """MN-717, MN-619 What speaks against Fight."""
    if game.ap < 1:
        return "MN-717"
    return NOTHING if null_forbidden(game) and not game.exposed[game.at[vampire]] else ""


def recruit_objection(game: Masters, vampire: int) -> str:
    """MN-723, MN-727 What speaks against Recruit."""
    if game.ap < RECRUIT_AP:
        return "MN-723"
    return "" if game.minion_pool else "MN-727"


def night_effect_cost(game: Masters, cell: int) -> int:
    """MN-730 As printed, plus what a placed card adds."""
    return game.pack.districts[game.tiles[cell]].ap + number_at(game, NIGHT_EFFECT_COST, ON_DISTRICT + cell)


def night_effect_objection(game: Masters, vampire: int) -> str:
    """MN-730, MN-733, MN-619 What speaks against the night effect of its district."""
    cell = game.at[vampire]
    district = game.pack.districts[game.tiles[cell]]
    if not district.night:
        return "MN-733"
    if game.ap < night_effect_cost(game, cell):
        return "MN-730"
    for place, args in game.force[NO_NIGHT_EFFECT]:
        if args[0] == game.tiles[cell]:
            return card_at(game, NO_NIGHT_EFFECT, place)
    changes = any(useful(game, vampire, effect) for effect in district.night_effect)
    changes = changes or would_be_heard(game, "uses_district", vampire)
    return NOTHING if null_forbidden(game) and not changes else ""


# --- abilities ----------------------------------------------------------------------------------------


def ability_objection(game: Masters, vampire: int, which: str, kind: int, mode: int) -> str:
    """MN-738, MN-741, MN-770, MN-777 What speaks against a Blood or Darkness ability."""
    card = game.pack.vampires[kind]
    ability: Ability = card.blood if which == BLOOD else card.darkness
    if which == BLOOD:
        if game.blood[vampire] < ability.cost:
            return "MN-738"
    elif game.kills[vampire] < DARKNESS_KILLS:
        return "MN-770"
    if ability.in_fight:
        return "MN-741" if which == BLOOD else "MN-773"
    if game.rulings.ability_repeats == "once_per_turn" and game.abilities_used & used_bit(which, kind):
        return "MN-745" if which == BLOOD else "MN-776"
    if which == DARKNESS and game.veil < ability.cost:
        return "MN-777"
    if is_used_up(game, which, kind, not ability.cost):
        return "MN-797"
    if which == BLOOD and stands_at(game, NO_BLOOD_ABILITY, ON_VAMPIRE + vampire):
        return card_at(game, NO_BLOOD_ABILITY, ON_VAMPIRE + vampire)
    if game.force[NO_ABILITIES_NEAR] and is_near(game, NO_ABILITIES_NEAR, game.at[vampire]):
        return card_with(game, NO_ABILITIES_NEAR)
    effect = ability.effects[mode]
    if effect.verb in ("omen", "rewrite_fate") and not has_card(game):
        return "MN-1317"
    return NOTHING if null_forbidden(game) and not useful(game, vampire, effect) else ""


def borrowable(game: Masters, vampire: int) -> list[Action]:
    """MN-RL04 Blood abilities of vampires that are not in this game."""
    if not stands_at(game, BORROW_BLOOD, OWNED + vampire):
        return []
    return [
        (BLOOD, kind, mode)
        for kind, card in enumerate(game.pack.vampires)
        if kind not in game.line_up
        for mode in range(len(card.blood.effects))
        if not ability_objection(game, vampire, BLOOD, kind, mode)
    ]


# --- Hunt, Wild Hunt ----------------------------------------------------------------------------------


def hunting_ban(game: Masters, cell: int) -> str:
    """MN-E17, MN-E24 Cards that forbid Hunt and Wild Hunt in a district."""
    if game.force[NO_HUNT_AMONG_AGENTS] and agents_at(game, cell):
        return card_with(game, NO_HUNT_AMONG_AGENTS)
    if game.force[NO_HUNT_NEAR] and is_near(game, NO_HUNT_NEAR, cell):
        return card_with(game, NO_HUNT_NEAR)
    return ""


def hunting_helps(game: Masters, vampire: int) -> bool:
    """MN-619, MN-E33 It gains blood, or a card on it is discarded because it hunts."""
    if can_gain_blood(game, vampire) or game.settings.rules_version < 2:
        return can_gain_blood(game, vampire)  # until version 2 only blood counted
    return any(
        place == ON_VAMPIRE + vampire and any(what == VAMPIRE_HUNTS for what, _ in conditions)
        for _, place, conditions in game.watched
    )


def hunt_objection(game: Masters, vampire: int) -> str:
    """MN-748, MN-749, MN-619 What speaks against Hunt."""
    if game.ap < 1:
        return "MN-748"
    if game.kills[vampire] < HUNT_KILLS:
        return "MN-749"
    banned = hunting_ban(game, game.at[vampire])
    changes = hunting_helps(game, vampire) or would_be_heard(game, "hunts", vampire)
    return banned or (NOTHING if null_forbidden(game) and not changes else "")


def wild_hunt_veil(game: Masters) -> int:
    """MN-764 One, or what a card sets."""
    return number_of(game, WILD_HUNT_VEIL, 1)


def wild_hunt_objection(game: Masters, vampire: int) -> str:
    """MN-762, MN-763, MN-618, MN-619 What speaks against Wild Hunt."""
    if game.ap < 1:
        return "MN-762"
    if game.kills[vampire] < WILD_HUNT_KILLS:
        return "MN-763"
    banned = hunting_ban(game, game.at[vampire])
    if banned:
        return banned
    if game.settings.rules_version < 2 and game.veil < wild_hunt_veil(game):
        return "MN-618"  # until version 2 the Veil was taken for a cost (MN-766)
    changes = hunting_helps(game, vampire) or would_be_heard(game, "hunts_wildly", vampire)
    return NOTHING if null_forbidden(game) and not changes else ""


# --- relics -------------------------------------------------------------------------------------------


def relic_kind(game: Masters, card: int) -> Relic:
    """The relic on a card."""
    return game.pack.relics[card - len(game.pack.events)]


def exchange_objection(game: Masters, vampire: int, other: int) -> str:
    """MN-755, MN-757, MN-759, MN-761 What speaks against an exchange between the two."""
    if game.kills[vampire] < EXCHANGE_KILLS:
        return "MN-755"
    if game.at[other] != game.at[vampire] or other == vampire:
        return "MN-757"
    if not game.cards_at[OWNED + vampire] and not game.cards_at[OWNED + other]:
        return "MN-758"
    if not exchanges(game, vampire, other):
        return "MN-759"
    if game.rulings.exchange_with_exhausted == "forbidden" and not is_ready(game, other):
        return "MN-761"
    return ""


def used_effects(relic: Relic) -> list[Effect]:
    """MN-1010 What using a relic does; the rest of its text stands as long as somebody owns it."""
    return [effect for effect in relic.effects if effect.verb not in STANDING]


def relic_objection(game: Masters, vampire: int, card: int) -> str:
    """MN-1012, MN-1013, MN-1021, MN-619 What speaks against using or placing a relic."""
    if game.where[card] != OWNED + vampire:
        return "MN-1013"
    relic = relic_kind(game, card)
    used = used_effects(relic)
    if relic.kind == PASSIVE or (relic.kind == ACTIVATED and not used):
        return "MN-1010"
    if game.ap < relic.ap or game.blood[vampire] < relic.blood or game.veil < relic.veil:
        return "MN-1012"
    if relic.once_per_round and game.once >> card & 1:
        return "MN-1021"
    if not relic.ap and is_used_up(game, RELIC, card, not relic.blood and not relic.veil):
        return "MN-797"
    if relic.kind == PLACEABLE or not null_forbidden(game):
        return ""
    exhausts = 0 < relic.blood == game.blood[vampire]  # MN-903: then action points cannot be gained
    for effect in used:
        if useful(game, vampire, effect) and not (exhausts and effect.verb == "gain_ap"):
            return ""
    return NOTHING


# --- Seal and Ritual ----------------------------------------------------------------------------------


def seal_objection(game: Masters, vampire: int) -> str:
    """MN-779 to MN-784, MN-1101 What speaks against sealing."""
    if game.ap < 1:
        return "MN-779"
    if game.kills[vampire] < SEAL_KILLS:
        return "MN-780"
    cell = game.at[vampire]
    if not game.minions[cell]:
        return "MN-782"
    if agents_at(game, cell):
        return "MN-783"
    if game.seal_at[cell] != NOBODY:
        return "MN-784"
    return "MN-1101" if vampire in game.seal_at else ""


def ritual_objection(game: Masters, vampire: int) -> str:
    """MN-787 to MN-790, MN-1201 to MN-1204 What speaks against the ritual."""
    if game.ap < 1:
        return "MN-787"
    if game.kills[vampire] < SEAL_KILLS:
        return "MN-788"
    if sum(seal != NOBODY for seal in game.seal_at) < game.vampires:
        return "MN-1201"
    cell = game.at[vampire]
    if any(here != cell for here in game.at):
        return "MN-1202"
    if agents_at(game, cell):
        return "MN-1203"
    if game.minions[cell] < ritual_minions(game, cell):
        return "MN-1204"
    if game.rulings.ritual_district == "sealed_only" and game.seal_at[cell] == NOBODY:
        return "MN-1210"
    if game.rulings.ritual_exhausted == "forbidden" and game.exhausted:
        return "MN-1211"
    return ""


def ritual_minions(game: Masters, cell: int) -> int:
    """MN-1204 As many as vampires in play, fewer beside the Seal of the Abyss."""
    return max(0, game.vampires - number_at(game, RITUAL_DISCOUNT, ON_DISTRICT + cell))


CHECKS: Final = {
    EXPOSE: expose_objection,
    FIGHT: fight_objection,
    RECRUIT: recruit_objection,
    NIGHT_EFFECT: night_effect_objection,
    HUNT: hunt_objection,
    WILD_HUNT: wild_hunt_objection,
    SEAL: seal_objection,
    RITUAL: ritual_objection,
}
