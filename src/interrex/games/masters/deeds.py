"""Taking an action: what a vampire does in its night."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.games.masters.actions import (
    BLOOD,
    DARKNESS,
    EXCHANGE,
    EXPOSE,
    FIGHT,
    HUNT,
    MOVE,
    NIGHT_EFFECT,
    PLACE,
    RECRUIT,
    RECRUIT_AP,
    RELIC,
    RITUAL,
    SEAL,
    WILD_HUNT,
    Action,
    expose_cost,
    night_effect_cost,
    relic_kind,
    take_along,
    used_effects,
    wild_hunt_veil,
)
from interrex.games.masters.cards import ability_number
from interrex.games.masters.city import (
    add_minions,
    discard_after,
    expose_agents,
    note_change,
    put_in_play,
    refresh,
    remove_minions,
)
from interrex.games.masters.combat import fight
from interrex.games.masters.ending import strengthen, victory, weaken
from interrex.games.masters.exhaustion import gain_blood, lose_blood
from interrex.games.masters.happening import happened
from interrex.games.masters.relics import exchanges, hand_over
from interrex.games.masters.table import (
    ON_DISTRICT,
    Masters,
    blood_maximum,
    decide,
    number_at,
    stands_at,
)
from interrex.games.masters.turn_limits import used_bit
from interrex.games.masters.verbs.vocabulary import (
    HUNT_YIELD,
    RECRUIT_YIELD,
    SEAL_FREE,
    VAMPIRE_HUNTS,
)

# --- taking an action -----------------------------------------------------------------------------------


def take_action(game: Masters, vampire: int, action: Action) -> None:
    """Pay what the action costs and schedule what it does."""
    if isinstance(action, str):
        DEEDS[action](game, vampire)
        return
    name = action[0]
    if name == MOVE:
        game.then(take_along, vampire, action[1])
    elif name in (BLOOD, DARKNESS):
        use_ability(game, vampire, name, action[1], action[2])
    elif name == EXCHANGE:
        game.then(choose_exchange, vampire, action[1])
    elif name == PLACE:
        game.ap -= relic_kind(game, action[1]).ap
        put_in_play(game, action[1], ON_DISTRICT + game.at[vampire])
    else:
        use_relic(game, vampire, action[1])


def is_counted(game: Masters, action: tuple[Any, ...]) -> bool:
    """MN-797 A relic or an ability that costs no AP: it is used only so often in one turn."""
    return action[0] in (BLOOD, DARKNESS) or (action[0] == RELIC and not relic_kind(game, action[1]).ap)


def do_expose(game: Masters, vampire: int) -> None:
    """MN-711, MN-714 All agents of its district are exposed."""
    game.ap -= expose_cost(game, vampire)
    game.exposes += 1
    expose_agents(game, game.at[vampire])
    happened(game, "exposes", vampire, game.at[vampire])


def do_fight(game: Masters, vampire: int) -> None:
    """MN-717, MN-720 It fights all exposed agents there at once."""
    game.ap -= 1
    if game.exposed[game.at[vampire]]:
        game.then(fight, vampire, False)


def do_recruit(game: Masters, vampire: int) -> None:
    """MN-723, MN-725, MN-726, MN-729 The minion first, then the Veil."""
    game.ap -= RECRUIT_AP
    cell = game.at[vampire]
    add_minions(game, cell, number_at(game, RECRUIT_YIELD, ON_DISTRICT + cell, 1))
    happened(game, "recruits", vampire, cell)
    game.then(recruited)


@step
def recruited(game: Masters) -> None:
    """MN-725, MN-729 The Veil rises when the minion is there and what its coming ends has ended."""
    strengthen(game, 1, "MN-725")


def do_night_effect(game: Masters, vampire: int) -> None:
    """MN-730, MN-735 The effect concerns the vampire that paid for it."""
    cell = game.at[vampire]
    game.ap -= night_effect_cost(game, cell)
    game.tell("night_effect", game.line_up[vampire], cell, rule="MN-730")
    happened(game, "uses_district", vampire, cell)
    for effect in game.pack.districts[game.tiles[cell]].night_effect:
        game.then_with(effect.function, (vampire, *effect.args))


def do_hunt(game: Masters, vampire: int) -> None:
    """MN-748, MN-751 One blood, more beside the Seal of Plenty."""
    game.ap -= 1
    gain_blood(game, vampire, number_at(game, HUNT_YIELD, ON_DISTRICT + game.at[vampire], 1))
    game.tell("hunted", game.line_up[vampire], rule="MN-751")
    happened(game, "hunts", vampire, game.at[vampire])
    discard_after(game, vampire, VAMPIRE_HUNTS)


def do_wild_hunt(game: Masters, vampire: int) -> None:
    """MN-762, MN-764 to MN-766 Blood to the maximum, the Veil weaker."""
    game.ap -= 1
    gain_blood(game, vampire, blood_maximum(game, vampire))
    game.tell("wild_hunt", game.line_up[vampire], rule="MN-765")
    happened(game, "hunts_wildly", vampire, game.at[vampire])
    discard_after(game, vampire, VAMPIRE_HUNTS)
    weaken(game, wild_hunt_veil(game), "MN-764")


def do_seal(game: Masters, vampire: int) -> None:
    """MN-779, MN-785 A minion goes, the seal lies there for the rest of the game."""
    game.ap -= 1
    cell = game.at[vampire]
    if not stands_at(game, SEAL_FREE, ON_DISTRICT + cell):
        remove_minions(game, cell, 1, "MN-785")
    game.seal_at[cell] = vampire
    refresh(game)
    game.tell("sealed", game.line_up[vampire], cell, rule="MN-785")
    happened(game, "seal_placed", vampire, cell)
    note_change(game)


def do_ritual(game: Masters, vampire: int) -> None:
    """MN-787, MN-791 The game is won at once."""
    game.ap -= 1
    victory(game, vampire)


def use_ability(game: Masters, vampire: int, which: str, kind: int, mode: int) -> None:
    """MN-737 to MN-742, MN-769 to MN-772 The cost first; the ability is resolved in full."""
    card = game.pack.vampires[kind]
    ability = card.blood if which == BLOOD else card.darkness
    game.abilities_used |= used_bit(which, kind)
    game.tell(
        "ability",
        game.line_up[vampire],
        ability_number(kind, which),
        rule="MN-737" if which == BLOOD else "MN-769",
    )
    happened(game, f"uses_{which}", vampire, game.at[vampire])
    if which == BLOOD:
        lose_blood(game, vampire, ability.cost)
    else:
        weaken(game, ability.cost, "MN-771")
    effect = ability.effects[mode]
    game.then_with(effect.function, (vampire, *effect.args))


def use_relic(game: Masters, vampire: int, card: int) -> None:
    """MN-1012, MN-1021 The cost first, then the effect."""
    relic = relic_kind(game, card)
    game.once |= 1 << card
    game.ap -= relic.ap
    game.tell("relic_used", game.line_up[vampire], card, rule="MN-1013")
    happened(game, "relic_used", vampire, game.at[vampire], card)
    lose_blood(game, vampire, relic.blood)
    weaken(game, relic.veil, "MN-1012")
    for effect in used_effects(relic):
        game.then_with(effect.function, (vampire, *effect.args))


@step
def choose_exchange(game: Masters, vampire: int, other: int) -> None:
    """MN-758 The active vampire's player decides alone what changes hands."""
    options = exchanges(game, vampire, other)
    decide(game, game.player[vampire], "exchange", options, exchanged, vampire, other, rule="MN-758")


@step
def exchanged(game: Masters, vampire: int, other: int, moving: tuple[int, ...]) -> None:
    """MN-754, MN-760 It costs no AP, nothing is discarded."""
    hand_over(game, vampire, other, moving)


DEEDS: Final = {
    EXPOSE: do_expose,
    FIGHT: do_fight,
    RECRUIT: do_recruit,
    NIGHT_EFFECT: do_night_effect,
    HUNT: do_hunt,
    WILD_HUNT: do_wild_hunt,
    SEAL: do_seal,
    RITUAL: do_ritual,
}
