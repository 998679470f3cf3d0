"""What verbs of events, night effects, abilities and relics do, told again and compared at random tables.

Each verb is carried out at a random table with random answers. Here it is told again, by the rules, as a few
lines about tokens; it asks the same questions with the same options, and comes to the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.table import Masters
from interrex.games.masters.verbs import abilities, day, events, turn
from interrex.games.masters.verbs.vocabulary import STANDING
from tests.masters.tables import crowded_table, nothing_more

TABLES = 12
RULINGS = {
    "moved_agent_side": ("keep", "hidden"),
    "veil_loss_unit": ("per_placement", "per_agent"),
    "veil_loss_repeat": ("each_placement", "once_per_district"),
    "replacement_counts_itself": ("no", "yes"),
    "missing_loss_scope": ("events_only", "all_effects"),
    "seal_counts_for_landing": ("no", "yes"),
    "event_veil_gain": ("at_once", "netted"),
    "copycat_gang_veil": ("cap_4", "minus_4"),
    "null_actions": ("forbidden", "allowed"),
    "removed_minions": ("to_pool", "leave_game"),
}
SIDES = ("hidden", "exposed")
NUMBERS = (
    "hidden", "exposed", "minions", "blood", "at", "agent_pool", "minion_pool", "minions_gone", "blood_pool",
    "veil", "loss", "gain", "exhausted", "ap",
)  # fmt: skip


class Told:
    """The tokens of a table, and the answers that were given there."""

    def __init__(self, game: Masters, answers: list[tuple[str, list[Any], Any]]) -> None:
        for name in NUMBERS:
            value = getattr(game, name)
            setattr(self, name, list(value) if isinstance(value, list) else value)
        self.game, self.answers = game, answers
        self.landed: set[int] = set()

    hidden: list[int]
    exposed: list[int]
    minions: list[int]
    blood: list[int]
    at: list[int]
    agent_pool: int
    minion_pool: int
    minions_gone: int
    blood_pool: int
    veil: int
    loss: int
    gain: int
    exhausted: int
    ap: int

    def ruling(self, name: str) -> str:
        return str(getattr(self.game.rulings, name))

    def ask(self, question: str, options: list[Any], stops: str = "") -> Any:
        """The answer; a single option is taken unasked."""
        offered = [*options, stops] if stops else options
        if len(offered) == 1 and not stops:
            return offered[0]
        asked, found, answer = self.answers.pop(0)
        assert (asked, found) == (question, offered)
        return answer

    # --- tokens -----------------------------------------------------------------------------------------

    def agents(self, cell: int) -> int:
        return self.hidden[cell] + self.exposed[cell]

    def sides(self, cell: int) -> list[int]:
        return [side for side in (0, 1) if (self.hidden, self.exposed)[side][cell]]

    def beside(self, cell: int) -> list[int]:
        return [each for each in range(9) if abs(each // 3 - cell // 3) + abs(each % 3 - cell % 3) == 1]

    def go(self, origin: int, to: int, side: int, number: int) -> None:
        (self.hidden, self.exposed)[side][origin] -= number
        hides = self.ruling("moved_agent_side") == "hidden"
        (self.hidden if hides else (self.hidden, self.exposed)[side])[to] += number

    def is_betrayed(self, cell: int) -> bool:
        """Somebody is there because of whom agents that arrive cost the Veil."""
        sealed = self.game.seal_at[cell] >= 0 and self.ruling("seal_counts_for_landing") == "yes"
        ready = any(here == cell and not self.exhausted & 1 << who for who, here in enumerate(self.at))
        return bool(self.minions[cell] or sealed or ready)

    def arrival(self, cell: int, number: int) -> None:
        again = self.ruling("veil_loss_repeat") == "once_per_district" and cell in self.landed
        if number and self.is_betrayed(cell) and not again:
            self.loss += number if self.ruling("veil_loss_unit") == "per_agent" else 1
            self.landed.add(cell)

    def place(self, cell: int, number: int) -> None:
        came = min(number, self.agent_pool)
        self.hidden[cell] += came
        self.agent_pool -= came
        self.arrival(cell, came)
        self.loss += number - came

    def recruit(self, cell: int, number: int) -> None:
        came = min(number, self.minion_pool)
        self.minions[cell] += came
        self.minion_pool -= came

    def lose_minions(self, cell: int, number: int) -> None:
        self.minions[cell] -= number
        if self.ruling("removed_minions") == "to_pool":
            self.minion_pool += number
        else:
            self.minions_gone += number

    def has_room(self, vampire: int) -> bool:
        return self.blood[vampire] < 4 and self.blood_pool > 0

    def feed(self, vampire: int, number: int) -> None:
        gained = min(number, 4 - self.blood[vampire], self.blood_pool)
        self.blood[vampire] += gained
        self.blood_pool -= gained
        if gained:
            self.exhausted &= ~(1 << vampire)

    def bleed(self, vampire: int, number: int) -> None:
        lost = min(number, self.blood[vampire])
        self.blood[vampire] -= lost
        self.blood_pool += lost
        if lost and not self.blood[vampire]:
            self.exhausted |= 1 << vampire

    def balance(self, cell: int) -> int:
        """Minions ahead above zero, agents ahead below; beside a seal minions are ahead."""
        if self.game.seal_at[cell] >= 0:
            return 1
        return self.minions[cell] - self.agents(cell)

    def most(self, counts: list[int]) -> list[int]:
        return [cell for cell in range(9) if counts[cell] == max(counts) > 0]

    def done(self, changed: bool) -> str:
        return "done" if changed or self.ruling("null_actions") == "allowed" else ""


# --- events ---------------------------------------------------------------------------------------------


def add_agents(told: Told, card: int, number: int, where: Any) -> None:
    counts = {
        "most_minions": told.minions,
        "most_agents": [told.agents(cell) for cell in range(9)],
        "most_vampires": [told.at.count(cell) for cell in range(9)],
    }
    if where in counts:
        cells = told.most(counts[where])
        if not told.agent_pool:
            cells = cells[:1]
        if cells:
            told.place(told.ask("which district", cells), number)
        return
    sealed = told.game.seal_at
    empty = [not told.agents(cell) and not told.minions[cell] and cell not in told.at for cell in range(9)]
    cells = {
        "corners": [0, 2, 6, 8],
        "exactly_two_agents": [cell for cell in range(9) if told.agents(cell) == 2],
        "deserted": [cell for cell in range(9) if empty[cell] and sealed[cell] < 0],
    }.get(where) or ([told.game.tiles.index(where)] if isinstance(where, int) else [])
    while len(cells) > 1 and 0 < told.agent_pool < number * len(cells):
        cell = told.ask("next district", cells)
        told.place(cell, number)
        cells = [each for each in cells if each != cell]
    for cell in cells:
        told.place(cell, number)


def veil_or_agents(told: Told, card: int, district: int, gain: int, number: int) -> None:
    cell = told.game.tiles.index(district)
    if told.balance(cell) <= 0:
        told.place(cell, number)
    elif told.ruling("event_veil_gain") == "netted":
        told.gain += gain
    else:
        told.veil = min(6, told.veil + gain)


def gather_agents(told: Told, card: int, number: int) -> None:
    red, moved = told.game.pack.events[card].red, 0
    for cell in told.beside(red):
        if not told.agents(cell):
            continue
        leaving = min(number, told.agents(cell))
        moved += leaving
        first = told.ask(
            "which agent", told.sides(cell) if number < told.agents(cell) else told.sides(cell)[:1]
        )
        told.go(cell, red, first, 1)
        for _ in range(leaving - 1):
            told.go(cell, red, told.sides(cell)[0], 1)
    told.arrival(red, moved)


def stray_agent(told: Told, card: int) -> None:
    cells = told.most([told.agents(cell) for cell in range(9)])
    if cells:
        cell = told.ask("which district", cells)
        ways = [(cell, side, near) for near in told.beside(cell) for side in told.sides(cell)]
        origin, side, to = told.ask("move agent", ways)
        told.go(origin, to, side, 1)
        told.arrival(to, 1)


def encircle(told: Told, card: int) -> None:
    red, moved = told.game.pack.events[card].red, 0
    for cell in told.beside(red):
        moved += told.agents(cell)
        for side in (0, 1):
            told.go(cell, red, side, (told.hidden, told.exposed)[side][cell])
    told.arrival(red, moved)


def replace_minion(told: Told, card: int, where: str) -> None:
    if where == "most_minions":
        cells = told.most(told.minions)
        cells = [told.ask("which district", cells)] if cells else []
    elif where == "grey":
        cells = [cell for cell in told.game.pack.events[card].grey if told.minions[cell]]
    else:
        cells = [cell for cell in range(9) if told.minions[cell] > 1]
    while cells:
        short = len(cells) > 1 and 0 < told.agent_pool < len(cells)
        cell = told.ask("next district", cells) if short else cells[0]
        cells = [each for each in cells if each != cell]
        betrayed = told.is_betrayed(cell) and told.ruling("replacement_counts_itself") == "yes"
        told.lose_minions(cell, 1)
        if not told.agent_pool:
            told.loss += 1
        elif betrayed and not told.is_betrayed(cell):
            told.hidden[cell] += 1
            told.agent_pool -= 1
            told.landed.add(cell)
            told.loss += 1
        else:
            told.place(cell, 1)


def purge_minions(told: Told, card: int, number: int) -> None:
    for cell in range(9):
        if told.agents(cell):
            told.lose_minions(cell, min(number, told.minions[cell]))


def minion_among_no_agents(told: Told, card: int) -> None:
    cells = [cell for cell in range(9) if not told.agents(cell)]
    if cells and told.minion_pool:
        told.recruit(told.ask("which district", cells), 1)


def feed_weakest(told: Told, card: int, number: int) -> None:
    weakest = [who for who, blood in enumerate(told.blood) if blood == min(told.blood) and told.has_room(who)]
    if weakest:
        told.feed(told.ask("who gains blood", weakest), number)


def bleed(told: Told, card: int, number: int, who: str) -> None:
    for vampire, blood in enumerate(list(told.blood)):
        meant = {"each": True, "among_agents": told.agents(told.at[vampire]) > 0, "three_or_more": blood > 2}
        if meant[who]:
            told.bleed(vampire, number)


def drop_veil(told: Told, card: int, ceiling: int) -> None:
    if told.ruling("copycat_gang_veil") == "minus_4":
        told.loss += ceiling
    else:
        told.veil = min(told.veil, ceiling)


def press_loss(told: Told, card: int, district: int, tied: int, behind: int) -> None:
    balance = told.balance(told.game.tiles.index(district))
    told.loss += behind if balance < 0 else tied if balance == 0 else 0


def loss_by_districts(told: Told, card: int, each: int, most: int) -> None:
    told.loss += min(most, sum(told.balance(cell) < 0 for cell in range(9)) // each)


def loss_without_seal(told: Told, card: int, number: int) -> None:
    told.loss += number if set(told.game.seal_at) == {-1} else 0


# --- by day ---------------------------------------------------------------------------------------------


def lure_agent(told: Told, cell: int) -> None:
    ways = [(other, side) for other in range(9) if other != cell for side in told.sides(other)]
    answer: Any = told.ask("lure agent", ways, "decline") if ways else "decline"
    if answer != "decline":
        told.go(answer[0], cell, answer[1], 1)


def nourish(told: Told, cell: int, number: int) -> None:
    hungry = [who for who in range(len(told.at)) if told.has_room(who)]
    if hungry:
        told.feed(told.ask("who gains blood", hungry), number)


def lose_minion_nearby(told: Told, cell: int) -> None:
    cells = [near for near in told.beside(cell) if told.minions[near]]
    if cells:
        told.lose_minions(told.ask("lose minion", cells), 1)


def expose_district(told: Told, source: int) -> None:
    cells = [cell for cell in range(9) if told.hidden[cell]]
    answer: Any = told.ask("expose district", cells, "decline") if cells else "decline"
    if answer != "decline":
        turn_over(told, answer)


def turn_over(told: Told, cell: int) -> None:
    told.exposed[cell] += told.hidden[cell]
    told.hidden[cell] = 0


def add_agent_here(told: Told, cell: int, number: int) -> None:
    came = min(number, told.agent_pool)
    told.hidden[cell] += came
    told.agent_pool -= came
    if told.ruling("missing_loss_scope") == "all_effects":
        told.veil -= number - came


# --- by night -------------------------------------------------------------------------------------------


def lure_agents(told: Told, vampire: int, number: int, reach: str) -> None:
    to = told.at[vampire]
    origins = told.beside(to)
    if reach == "anywhere":
        total = sum(told.hidden) + sum(told.exposed)
        to = told.ask(
            "into district", [cell for cell in range(9) if told.agents(cell) < total] or [*range(9)]
        )
        origins = [cell for cell in range(9) if cell != to]
    move_some(told, number, origins, [to])


def scatter_agents(told: Told, vampire: int, number: int, reach: str) -> None:
    origin = told.at[vampire]
    targets = told.beside(origin)
    if reach == "anywhere":
        origin = told.ask("from district", [cell for cell in range(9) if told.agents(cell)] or [*range(9)])
        targets = [cell for cell in range(9) if cell != origin]
    move_some(told, number, [origin], targets)


def move_some(told: Told, number: int, origins: list[int], targets: list[int]) -> None:
    for moved in range(number):
        ways = [(cell, side, to) for cell in origins for side in told.sides(cell) for to in targets]
        answer: Any = told.ask("move agent", ways, told.done(moved > 0)) if ways else "done"
        if answer == "done":
            break
        told.go(answer[0], answer[2], answer[1], 1)


def nurse(told: Told, vampire: int, number: int) -> None:
    near = [told.at[vampire], *told.beside(told.at[vampire])]
    hungry = [
        who for who, here in enumerate(told.at) if who != vampire and here in near and told.has_room(who)
    ]
    if hungry:
        told.feed(told.ask("who gains blood", hungry), number)


def feast(told: Told, vampire: int, number: int, reach: str) -> None:
    near = [told.at[vampire], *(told.beside(told.at[vampire]) if reach == "adjacent" else [])]
    for who, here in enumerate(told.at):
        if here in near:
            told.feed(who, number)


def unmask(told: Told, vampire: int) -> None:
    here = told.at[vampire]
    near = told.beside(here)
    useful = [cell for cell in near if told.hidden[cell]]
    others = [cell for cell in near if not told.hidden[cell]]
    options = useful if useful and not told.hidden[here] else sorted([*useful, *others[:1]])
    turn_over(told, told.ask("expose also", options))
    turn_over(told, here)


def travel(told: Told, vampire: int) -> None:
    here = told.at[vampire]
    to = told.ask("travel to", [cell for cell in range(9) if cell != here])
    along = told.ask("take along", [*range(told.minions[here] + 1)])
    told.at[vampire] = to
    told.minions[here] -= along
    told.minions[to] += along


def feed_by_die(told: Told, vampire: int, low: int, many: int, few: int) -> None:
    value = told.ask("set aside", sorted(set(told.game.dice)))
    told.feed(vampire, many if value <= low else few)


def raise_by_die(told: Told, vampire: int, low: int, many: int, few: int) -> None:
    value = told.ask("set aside", sorted(set(told.game.dice)))
    told.recruit(told.at[vampire], many if value <= low else few)


def veil_by_die(told: Told, vampire: int, low: int, number: int) -> None:
    values = sorted({value for value in told.game.dice if value <= low})
    if values:
        told.ask("set aside", values)
        told.veil = min(6, told.veil + number)


def banish_agents(told: Told, vampire: int) -> None:
    cell = told.at[vampire]
    told.agent_pool += told.agents(cell)
    told.hidden[cell] = told.exposed[cell] = 0


def tempt_agents(told: Told, vampire: int, number: int) -> None:
    cell = told.at[vampire]
    for turned in range(number):
        sides = told.sides(cell)
        answer: Any = told.ask("tempt", sides, told.done(turned > 0)) if sides else "done"
        if answer == "done":
            break
        (told.hidden, told.exposed)[answer][cell] -= 1
        told.agent_pool += 1
        told.recruit(cell, 1)


def open_gates(told: Told, vampire: int) -> None:
    here, changed = told.at[vampire], False
    while True:
        ways: list[Any] = [("vampire", who) for who, cell in enumerate(told.at) if cell != here]
        ways += [("minion", cell) for cell in range(9) if cell != here and told.minions[cell]]
        answer: Any = told.ask("summon", ways, told.done(changed)) if ways else "done"
        if answer == "done":
            break
        if answer[0] == "vampire":
            told.at[answer[1]] = here
        else:
            told.minions[answer[1]] -= 1
            told.minions[here] += 1
        changed = True


BY_EVENT: dict[Callable[..., None], list[tuple[Any, ...]]] = {
    add_agents: [
        (2, "most_minions"), (1, "most_agents"), (3, "most_vampires"), (1, "exactly_two_agents"),
        (2, "deserted"), (1, "corners"), (3, "corners"), (2, 4),
    ],
    veil_or_agents: [(3, 1, 2), (5, 2, 1)],
    gather_agents: [(1,), (2,), (3,)],
    stray_agent: [()],
    encircle: [()],
    replace_minion: [("most_minions",), ("grey",), ("two_or_more",)],
    purge_minions: [(1,), (2,)],
    minion_among_no_agents: [()],
    feed_weakest: [(1,), (3,)],
    bleed: [(1, "each"), (2, "among_agents"), (1, "three_or_more"), (4, "each")],
    drop_veil: [(4,), (2,)],
    press_loss: [(2, 1, 3), (7, 2, 1)],
    loss_by_districts: [(1, 9), (2, 2), (3, 1)],
    loss_without_seal: [(2,)],
}  # fmt: skip
BY_DAY: dict[Callable[..., None], list[tuple[Any, ...]]] = {
    lure_agent: [()], nourish: [(1,), (3,)], lose_minion_nearby: [()], expose_district: [()],
    add_agent_here: [(1,), (4,)],
}  # fmt: skip
BY_NIGHT: dict[Callable[..., None], list[tuple[Any, ...]]] = {
    lure_agents: [(2, "adjacent"), (1, "anywhere"), (3, "anywhere")],
    scatter_agents: [(2, "adjacent"), (1, "anywhere"), (3, "anywhere")],
    nurse: [(1,), (2,)], feast: [(1, "here"), (2, "adjacent")], unmask: [()], travel: [()],
    feed_by_die: [(3, 2, 1), (1, 1, 3)], raise_by_die: [(3, 2, 1), (5, 1, 2)], veil_by_die: [(3, 1), (6, 2)],
    banish_agents: [()], tempt_agents: [(1,), (3,)], open_gates: [()],
}  # fmt: skip


def drawn_table(seed: int) -> Masters:
    """A crowded city in which no card says anything, under readings drawn at random."""
    chance = Chance.from_seed(seed)
    game = crowded_table(seed, False)
    chosen = {name: readings[chance.below(2)] for name, readings in RULINGS.items()}
    game.rulings = replace(game.rulings, **chosen)
    game.force = tuple(() for _ in STANDING)
    game.watched = ()
    game.veil = 3 + chance.below(4)
    for cell in range(9):  # some districts are empty, some pools are nearly so
        if chance.below(3) == 0:
            game.agent_pool += game.hidden[cell] + game.exposed[cell]
            game.hidden[cell] = game.exposed[cell] = 0
            game.minion_pool += game.minions[cell]
            game.minions[cell] = 0
    game.agent_pool = chance.below(5)
    for vampire in range(game.vampires):
        blood = chance.below(5)
        game.blood_pool += game.blood[vampire] - blood
        game.blood[vampire] = blood
        game.exhausted |= (blood == 0) << vampire
    game.blood_pool = chance.below(4)
    game.loss = game.gain = game.landed = 0
    return game


def carried_out(
    game: Masters, verb: Any, args: tuple[Any, ...], chance: Chance
) -> list[tuple[str, list[Any], Any]]:
    """Carry it out with random answers: what was asked, what was offered, and what was answered."""
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    game.then(verb, *args)
    game.advance()
    answers = []
    while not game.is_over and game.questions[0].name != "nothing more":
        question = game.questions[0]
        number = chance.below(len(question.options))
        answers.append((question.name, list(question.options), question.options[number]))
        game.play(number)
    return answers


CASES = [
    *((events, tell, args) for tell, many in BY_EVENT.items() for args in many),
    *((day, tell, args) for tell, many in BY_DAY.items() for args in many),
    *((turn, tell, args) for tell, many in BY_NIGHT.items() for args in many),
]


@pytest.mark.parametrize("seed", range(TABLES))
def test_a_verb_does_what_is_told_of_it(seed: int) -> None:
    drawn = [drawn_table(100 * seed + number) for number in range(10)]
    for number, (module, tell, args) in enumerate(CASES):
        table, chance = drawn[number % 10].copy(), Chance(1000 * seed + number)
        verb = getattr(module, tell.__name__, None) or getattr(abilities, tell.__name__)
        subject = chance.below({events: len(table.pack.events), day: 9}.get(module, table.vampires))
        table.active = subject if module is turn else -1
        before = table.copy()
        answers = carried_out(table, verb, (subject, *args), chance)
        told = Told(before, list(answers))
        tell(told, subject, *args)
        assert not told.answers, (seed, tell.__name__, args)
        found = {name: getattr(table, name) for name in NUMBERS}
        assert found == {name: getattr(told, name) for name in NUMBERS}, (seed, tell.__name__, args, answers)


@pytest.mark.rules("MN-R08", "MN-207")
@pytest.mark.parametrize(
    ("verb", "args"),
    [
        (turn.feed_by_die, (3, 2, 1)),
        (turn.raise_by_die, (3, 2, 1)),
        (turn.shift_by_die, (3, 2, 1)),
        (turn.reroll_some, ()),
        (day.offer_reroll, ()),
        (events.burn_dice, (2,)),
    ],
)
def test_whoever_needs_a_die_finds_one(verb: Any, args: tuple[Any, ...]) -> None:
    """MN-R08 Under the late reading an empty pool is rolled when a die is needed, and not before."""
    for is_empty in (True, False):
        game = drawn_table(3)
        game.rulings = replace(game.rulings, dice_refill_timing="when_needed")
        dice = 2 * game.vampires
        game.dice, game.aside = ([], dice) if is_empty else ([2] * dice, 0)
        before = len(game.told)
        carried_out(game, verb, (0, *args), Chance(1))
        assert ([line[0] for line in game.told[before:]].count("rolled") == 1) == is_empty
        assert len(game.dice) + game.aside == dice


@pytest.mark.parametrize("reading", ["forbidden", "allowed"])
@pytest.mark.parametrize(
    ("verb", "args"),
    [
        (abilities.open_gates, ()),
        (abilities.tempt_agents, (2,)),
        (turn.lure_agents, (2, "adjacent")),
        (turn.scatter_agents, (2, "adjacent")),
        (turn.nurse, (1,)),
        (day.lure_agent, ()),
        (day.lose_minion_nearby, ()),
        (day.expose_district, ()),
        (events.stray_agent, ()),
        (events.gather_agents, (2,)),
    ],
)
def test_where_there_is_nothing_nothing_is_asked(verb: Any, args: tuple[Any, ...], reading: str) -> None:
    game = drawn_table(5)
    game.rulings = replace(game.rulings, null_actions=reading)
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    game.at, game.blood = [0] * game.vampires, [4] * game.vampires
    before = {name: getattr(game.copy(), name) for name in NUMBERS}
    assert carried_out(game, verb, (0, *args), Chance(1)) == []
    assert {name: getattr(game, name) for name in NUMBERS} == before
