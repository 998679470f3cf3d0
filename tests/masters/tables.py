"""Tables that tests of Masters of the Night play on."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import interrex
from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.engine.settings import Settings
from interrex.games import game_spec, house_pack
from interrex.games.masters.cards import DISTRICTS, VAMPIRES
from interrex.games.masters.city import look_at_placed, refresh
from interrex.games.masters.setup import put
from interrex.games.masters.table import ON_DISTRICT, ON_VAMPIRE, REVEALED, Masters
from interrex.match import scenario

KIND = game_spec("masters")
SCENARIOS = Path(__file__).parent.parent / "scenarios" / "masters"


def table(seats: int, seed: int, rulings: dict[str, Any] | None = None, **variants: Any) -> Masters:
    """A new game."""
    game = interrex.new("masters", seats, seed, rulings, **variants)
    assert isinstance(game, Masters)
    return game


def random_table(seed: int, with_rulings: bool) -> Masters:
    """Any number of people and vampires, any line-up, any difficulty, perhaps any rulings."""
    chance = Chance.from_seed(seed)
    seats = 1 + chance.below(5)
    vampires = max(2, seats) + chance.below(6 - max(2, seats))
    order = list(range(len(VAMPIRES)))
    chance.shuffle(order)
    line_up = {f"vampire_{place + 1}": VAMPIRES[order[place]] for place in range(vampires)}
    rulings = {}
    for ruling in KIND.rulings if with_rulings else ():
        if chance.below(3) == 0:
            rulings[ruling.name] = ruling.readings[chance.below(len(ruling.readings))]
    difficulty = ("easy", "medium", "hard")[chance.below(3)]
    return table(seats, seed, rulings, vampires=vampires, difficulty=difficulty, **line_up)


def with_version(settings: Settings, version: int) -> Masters:
    """The same game under another version of the rules."""
    game = KIND.new(dataclasses.replace(settings, rules_version=version), house_pack("masters"))
    assert isinstance(game, Masters)
    return game


def scenario_position(name: str, version: int = KIND.rules_version) -> Masters:
    """The position of a scenario, perhaps under another version of the rules."""
    story = scenario.load(SCENARIOS / f"{name}.toml")
    settings = dataclasses.replace(story.settings, rules_version=version)
    game = dataclasses.replace(story, settings=settings).position()
    assert isinstance(game, Masters)
    return game


def crowded_table(seed: int, with_rulings: bool, version: int = KIND.rules_version) -> Masters:
    """A random table with tokens all over the city, strong vampires, and most placed events lying there."""
    game = with_version(random_table(seed, with_rulings).settings, version)
    chance = Chance.from_seed(seed + 1)
    for row in (game.hidden, game.exposed):
        for _ in range(game.agent_pool // 2):
            row[chance.below(9)] += 1
            game.agent_pool -= 1
    while game.minion_pool > 1:
        game.minions[chance.below(9)] += 1
        game.minion_pool -= 1
    for vampire in range(game.vampires):
        game.at[vampire] = chance.below(9)
        game.kills[vampire] = chance.below(10)
    if chance.below(2):
        game.seal_at[chance.below(9)] = 0
    for card, event in enumerate(game.pack.events):
        if event.discard_when and game.where[card] != REVEALED and chance.below(3):
            cell = game.cell_of[DISTRICTS.index(event.on)] if event.on in DISTRICTS else chance.below(9)
            on_vampire = event.on in ("most kills", "most blood")
            put(game, card, ON_VAMPIRE + chance.below(game.vampires) if on_vampire else ON_DISTRICT + cell)
    refresh(game)
    look_at_placed(game)
    game.asked.clear()
    game.perform(game.running_step, game.running_args, len(game.agenda))  # the same question, asked anew
    game.advance()
    return game


@step
def nothing_more(game: Masters) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="MN-419")


def about_to(minions: Iterable[int], pool: int, what: Any, *args: Any) -> Masters:
    """That happens now: no agents in the city, a minion in some districts, so many agents in the pool."""
    game = table(2, 1)
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    for cell in minions:
        game.minions[cell] = 1
    game.agent_pool = pool
    game.agenda.clear()
    game.asked.clear()
    refresh(game)
    game.then(nothing_more)
    game.then(what, *args)
    game.advance()
    return game
