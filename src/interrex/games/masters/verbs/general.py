"""Verbs that any card may bear at any moment that acts, and verbs made of other verbs.

Each gets what its moment gives (an event, a vampire or a district), the moment, and the use where it stands
inside another verb; then its arguments. What is chosen is chosen while the text works.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.engine.unmet import tell_unmet
from interrex.games.masters.city import (
    add_minions,
    enter_agents,
    expose_agents,
    leave_agents,
    move_minions,
    move_vampire,
    only_dice,
    remove_minions,
    sides_at,
)
from interrex.games.masters.ending import strengthen, veil_ceiling, weaken
from interrex.games.masters.events import gain_by_event, lose_by_event, place
from interrex.games.masters.exhaustion import can_gain_blood, gain_blood, lose_blood
from interrex.games.masters.hearing import bearer_of
from interrex.games.masters.meaning import (
    Plain,
    Use,
    amount,
    cells_of,
    chooser,
    is_true,
    plain,
    use_of,
    vampires_of,
)
from interrex.games.masters.moments import HAPPENED
from interrex.games.masters.table import DECLINE, DONE, Masters, agents_at, decide
from interrex.games.masters.verbs.day import GENERAL
from interrex.games.masters.verbs.forms import PHRASES
from interrex.games.masters.verbs.turn import CHECKS
from interrex.games.masters.verbs.vocabulary import FunctionT, verbs

SENDING: Final = ("event", "daily", "day effect", "night effect", "turn", "relic", HAPPENED)
ACTING: Final = (*SENDING, "entered")
EVENT: Final = "event"
USED: Final = (EVENT, "turn", "relic", "night effect")  # a text that somebody uses, or that has just come
RULES: Final = {EVENT: "MN-417", "day effect": "MN-311"}  # by which a text works as the board is then
ORDINALS: Final = ("first", "second", "third", "fourth")
MOST_TIMES: Final = 9


def general(function: FunctionT) -> FunctionT:
    """Offer a verb at every moment that acts; it is told the moment."""
    GENERAL.add(function.__name__)
    moments = SENDING if function.__name__ == "vampires_to" else ACTING  # who enters is not sent on
    return verbs.verb(*moments, takes=PHRASES, tagged=True)(function)


def begin(game: Masters, source: Any, moment: str) -> Use:
    """The use of a text: made at its moment, or handed on from the verb around it."""
    return Use(*source) if isinstance(source, tuple) else use_of(game, source, moment)


def then_do(game: Masters, use: Use, moment: str, inner: tuple[Any, ...]) -> None:
    """Schedule a verb that stands inside another."""
    game.then(verbs.verbs[inner[0]].function, plain(use), moment, *inner[1:])


# --- where, and who -------------------------------------------------------------------------------


def at_places(game: Masters, use: Use, where: Any, outcome: str, moment: str, number: int) -> None:
    """Do it in each district meant, or in the one that is chosen."""
    cells = [cell for cell in cells_of(game, use, where) if POSSIBLE[outcome](game, cell)]
    if isinstance(where, tuple) and where[0] == "one":
        if cells and number > 0:
            seat = chooser(game, use)
            decide(
                game,
                seat,
                "which district",
                cells,
                place_chosen,
                plain(use),
                outcome,
                moment,
                number,
                rule="MN-120",
            )
        return
    for cell in cells:
        game.then(OUTCOMES[outcome], plain(use), moment, number, cell)


@step
def place_chosen(game: Masters, use: Plain, outcome: str, moment: str, number: int, cell: int) -> None:
    """MN-120 That district."""
    game.then(OUTCOMES[outcome], use, moment, number, cell)


def to_vampires(game: Masters, use: Use, who: Any, outcome: str, number: int) -> None:
    """Do it to each vampire meant, or to the one that is chosen."""
    found = vampires_of(game, use, who)
    if outcome == "blood_gained":
        found = [vampire for vampire in found if can_gain_blood(game, vampire)]
    if isinstance(who, tuple) and who[0] == "one_vampire":
        if found:
            decide(
                game,
                chooser(game, use),
                "who is meant",
                found,
                vampire_chosen,
                outcome,
                number,
                rule="MN-120",
            )
        return
    for vampire in found:
        game.then(OUTCOMES[outcome], number, vampire)


@step
def vampire_chosen(game: Masters, outcome: str, number: int, vampire: int) -> None:
    """MN-120 That vampire."""
    game.then(OUTCOMES[outcome], number, vampire)


# --- agents and minions ---------------------------------------------------------------------------


@general
@step
def agents_to(game: Masters, source: Any, moment: str, number: Any, where: Any) -> None:
    """MN-418 Agents from the pool come into districts."""
    use = begin(game, source, moment)
    at_places(game, use, where, "agents_come", moment, amount(game, use, number))


@step
def agents_come(game: Masters, use: Plain, moment: str, number: int, cell: int) -> None:
    """MN-421 By an event with its losses, otherwise without."""
    if moment == EVENT:
        game.then(place, cell, number, 0)
    else:
        enter_agents(game, cell, min(number, game.agent_pool))


@general
@step
def agents_away(game: Masters, source: Any, moment: str, number: Any, where: Any) -> None:
    """MN-743 Agents go from districts to the pool."""
    use = begin(game, source, moment)
    at_places(game, use, where, "agents_go", moment, amount(game, use, number))


@step
def agents_go(game: Masters, use: Plain, moment: str, number: int, cell: int) -> None:
    """MN-743 One by one; where both sides are there the player chooses."""
    sides = sides_at(game, cell) if number > 0 and not only_dice(game, cell) else []
    if sides:
        seat = chooser(game, Use(*use))
        decide(game, seat, "which agent", sides, agent_gone, use, moment, number, cell, rule="MN-120")


@step
def agent_gone(game: Masters, use: Plain, moment: str, number: int, cell: int, side: int) -> None:
    """MN-117 Back to the pool."""
    leave_agents(game, cell, side, 1)
    game.then(agents_go, use, moment, number - 1, cell)


@general
@step
def expose(game: Masters, source: Any, moment: str, where: Any) -> None:
    """MN-716 Agents in districts are exposed."""
    at_places(game, begin(game, source, moment), where, "exposed", moment, 1)


@step
def exposed(game: Masters, use: Plain, moment: str, number: int, cell: int) -> None:
    """MN-793 This is no Expose."""
    expose_agents(game, cell)


@general
@step
def minions_to(game: Masters, source: Any, moment: str, number: Any, where: Any) -> None:
    """MN-744 Minions from the pool come into districts."""
    use = begin(game, source, moment)
    at_places(game, use, where, "minions_come", moment, amount(game, use, number))


@step
def minions_come(game: Masters, use: Plain, moment: str, number: int, cell: int) -> None:
    """MN-744 The Veil does not change."""
    add_minions(game, cell, min(number, game.minion_pool))


@general
@step
def minions_away(game: Masters, source: Any, moment: str, number: Any, where: Any) -> None:
    """MN-118 Minions go from districts to the pool."""
    use = begin(game, source, moment)
    at_places(game, use, where, "minions_go", moment, amount(game, use, number))


@step
def minions_go(game: Masters, use: Plain, moment: str, number: int, cell: int) -> None:
    """MN-118 As many as are there."""
    if min(number, game.minions[cell]) > 0:
        remove_minions(game, cell, min(number, game.minions[cell]))


@general
@step
def march(game: Masters, source: Any, moment: str, number: Any, origin: Any, goal: Any) -> None:
    """MN-115 Up to this many minions move from districts to others, one after the other."""
    use = begin(game, source, moment)
    origins, goals = tuple(cells_of(game, use, origin)), tuple(cells_of(game, use, goal))
    game.then(next_march, plain(use), amount(game, use, number), origins, goals)


@step
def next_march(
    game: Masters, use: Plain, left: int, origins: tuple[int, ...], goals: tuple[int, ...]
) -> None:
    """MN-C13 One minion, or enough."""
    options = [(cell, to) for cell in origins if game.minions[cell] for to in goals if to != cell]
    if left > 0 and options:
        asked = (*options, DONE)
        game.ask(chooser(game, Use(*use)), "march", asked, marched, use, left, origins, goals, rule="MN-115")


@step
def marched(
    game: Masters, use: Plain, left: int, origins: tuple[int, ...], goals: tuple[int, ...], way: Any
) -> None:
    """MN-115 It is there; another may follow."""
    if way != DONE:
        move_minions(game, way[0], way[1], 1)
        game.then(next_march, use, left - 1, origins, goals)


# --- blood, Veil, vampires ------------------------------------------------------------------------


@general
@step
def blood_to(game: Masters, source: Any, moment: str, number: Any, who: Any) -> None:
    """MN-751 Vampires gain blood."""
    use = begin(game, source, moment)
    to_vampires(game, use, who, "blood_gained", amount(game, use, number))


@step
def blood_gained(game: Masters, number: int, vampire: int) -> None:
    """MN-752 Up to the maximum."""
    gain_blood(game, vampire, number)


@general
@step
def blood_from(game: Masters, source: Any, moment: str, number: Any, who: Any) -> None:
    """MN-C10 Vampires lose blood."""
    use = begin(game, source, moment)
    to_vampires(game, use, who, "blood_lost", amount(game, use, number))


@step
def blood_lost(game: Masters, number: int, vampire: int) -> None:
    """MN-119 Who loses the last is exhausted."""
    lose_blood(game, vampire, number)


@general
@step
def veil_up(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-436 The Veil is strengthened."""
    change = amount(game, begin(game, source, moment), number)
    if moment == EVENT:
        gain_by_event(game, change)
    else:
        strengthen(game, change, "MN-434")


@general
@step
def veil_down(game: Masters, source: Any, moment: str, number: Any) -> None:
    """MN-429 The Veil is weakened; by an event at its end."""
    change = amount(game, begin(game, source, moment), number)
    if moment == EVENT:
        lose_by_event(game, change)
    else:
        weaken(game, change, "MN-429")


@general
@step
def vampires_to(game: Masters, source: Any, moment: str, who: Any, where: Any) -> None:
    """MN-793 Vampires come into a district; this is not a Move."""
    use = begin(game, source, moment)
    found, cells = vampires_of(game, use, who), cells_of(game, use, where)
    if not found or not cells:
        return
    if isinstance(who, tuple) and who[0] == "one_vampire":
        decide(
            game,
            chooser(game, use),
            "who is meant",
            found,
            traveller_chosen,
            plain(use),
            tuple(cells),
            rule="MN-120",
        )
    else:
        game.then(send, plain(use), tuple(found), tuple(cells))


@step
def traveller_chosen(game: Masters, use: Plain, cells: tuple[int, ...], vampire: int) -> None:
    """MN-120 That vampire."""
    game.then(send, use, (vampire,), cells)


@step
def send(game: Masters, use: Plain, found: tuple[int, ...], cells: tuple[int, ...]) -> None:
    """MN-120 Where several districts are meant one is chosen."""
    decide(game, chooser(game, Use(*use)), "which district", cells, sent, found, rule="MN-120")


@step
def sent(game: Masters, found: tuple[int, ...], cell: int) -> None:
    """MN-793 All of them are there."""
    for vampire in found:
        if game.at[vampire] != cell:
            move_vampire(game, vampire, cell)


# --- made of other verbs --------------------------------------------------------------------------


@general
@step
def given(game: Masters, source: Any, moment: str, condition: Any, inner: Any, *other: Any) -> None:
    """The inner verb, if its condition holds now; else the other, where there is one."""
    use = begin(game, source, moment)
    if is_true(game, use, condition):
        then_do(game, use, moment, inner)
    elif other:
        then_do(game, use, moment, other[0])
    elif game.keeps_log:
        tell_unmet(game, bearer_of(game, use, moment), condition, RULES.get(moment, "MN-796"), moment in USED)


@general
@step
def both(game: Masters, source: Any, moment: str, *inner: Any) -> None:
    """One verb after the other."""
    use = begin(game, source, moment)
    for each in inner:
        then_do(game, use, moment, each)


@general
@step
def choose_one(game: Masters, source: Any, moment: str, *inner: Any) -> None:
    """MN-120 Whoever decides chooses one part of the text."""
    use = begin(game, source, moment)
    options = ORDINALS[: len(inner)]
    game.ask(chooser(game, use), "which part", options, part_chosen, plain(use), moment, inner, rule="MN-120")


@step
def part_chosen(game: Masters, use: Plain, moment: str, inner: tuple[Any, ...], answer: str) -> None:
    """MN-120 Only that part works."""
    then_do(game, Use(*use), moment, inner[ORDINALS.index(answer)])


@general
@step
def may(game: Masters, source: Any, moment: str, inner: Any) -> None:
    """MN-120 Whoever decides does it or leaves it."""
    use = begin(game, source, moment)
    game.ask(
        chooser(game, use), "whether", ("do it", DECLINE), wanted, plain(use), moment, inner, rule="MN-120"
    )


@step
def wanted(game: Masters, use: Plain, moment: str, inner: Any, answer: str) -> None:
    """MN-120 It is done, or not."""
    if answer != DECLINE:
        then_do(game, Use(*use), moment, inner)


@general
@step
def per(game: Masters, source: Any, moment: str, value: Any, inner: Any) -> None:
    """The inner verb, this many times."""
    use = begin(game, source, moment)
    for _ in range(min(amount(game, use, value), MOST_TIMES)):
        then_do(game, use, moment, inner)


@general
@step
def for_each(game: Masters, source: Any, moment: str, which: Any, inner: Any) -> None:
    """The inner verb for each vampire, which is then ``you``, or in each district, which is then ``here``."""
    use = begin(game, source, moment)
    if which[0] == "each":
        for cell in cells_of(game, use, which):
            then_do(game, use._replace(cell=cell), moment, inner)
    else:
        for vampire in vampires_of(game, use, which):
            then_do(game, use._replace(vampire=vampire, cell=game.at[vampire]), moment, inner)


# --- what would change something: MN-619 ----------------------------------------------------------


def any_cell(game: Masters, cell: int) -> bool:
    return True


def has_agents(game: Masters, cell: int) -> bool:
    return agents_at(game, cell) > 0 and not only_dice(game, cell)


def has_hidden(game: Masters, cell: int) -> bool:
    return game.hidden[cell] > 0


def has_minions(game: Masters, cell: int) -> bool:
    return game.minions[cell] > 0


POSSIBLE: Final[dict[str, Any]] = {
    "agents_come": any_cell, "agents_go": has_agents, "exposed": has_hidden, "minions_come": any_cell,
    "minions_go": has_minions,
}  # fmt: skip
OUTCOMES: Final[dict[str, Any]] = {
    "agents_come": agents_come, "agents_go": agents_go, "exposed": exposed, "minions_come": minions_come,
    "minions_go": minions_go, "blood_gained": blood_gained, "blood_lost": blood_lost,
}  # fmt: skip


def would_change(game: Masters, vampire: int, verb: str, moment: str, args: tuple[Any, ...]) -> bool:
    """MN-619 A use would change something besides its costs, as far as can be told before choices."""
    use = use_of(game, vampire, moment)
    if verb == "blood_to":
        return any(can_gain_blood(game, each) for each in vampires_of(game, use, args[1]))
    if verb == "veil_up":
        return game.veil < veil_ceiling(game)
    if verb in ("agents_away", "expose", "minions_away"):
        where = args[0] if verb == "expose" else args[1]
        outcome = {"agents_away": "agents_go", "expose": "exposed", "minions_away": "minions_go"}[verb]
        return any(POSSIBLE[outcome](game, cell) for cell in cells_of(game, use, where))
    if verb in ("agents_to", "minions_to"):
        pool = game.agent_pool if verb == "agents_to" else game.minion_pool
        return pool > 0 and bool(cells_of(game, use, args[1]))
    if verb == "march":
        some = any(game.minions[cell] for cell in cells_of(game, use, args[1]))
        return some and amount(game, use, args[0]) > 0
    return True


def _check(verb: str) -> Any:
    def check(game: Masters, vampire: int, moment: str, *args: Any) -> bool:
        return would_change(game, vampire, verb, moment, args)

    return check


for _name in sorted(GENERAL):
    CHECKS[_name] = _check(_name)
