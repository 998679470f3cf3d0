"""Freely composed texts at work: what each verb changes, whom it asks, and when it would change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.zones import move
from interrex.games.masters.actions import costs_ap, expose_cost
from interrex.games.masters.city import refresh
from interrex.games.masters.events import losses
from interrex.games.masters.meaning import Use, plain
from interrex.games.masters.table import NOBODY, ON_DISTRICT, OUT, OWNED, RELIC_DECK, Masters
from interrex.games.masters.verbs.every import VERBS
from interrex.games.masters.verbs.general import would_change
from interrex.games.masters.verbs.turn import scatter_agents
from interrex.games.masters.verbs.vocabulary import CHEAPER_FIRST_EXPOSE
from tests.books import masters as book_of
from tests.masters.tables import nothing_more
from tests.masters.test_meaning import HERE, NOWHERE, city

ALL = ("each_vampire",)
ANY = ("one_vampire",)
WITH_AGENTS = ("each", "with_agents")
MINION = ("minions_to", 1, "here")
NO_MINION = ("minions_away", 1, "here")


def after(game: Masters, verb: str, *args: Any, moment: str = "turn", use: Use = HERE) -> Masters:
    """That verb works now."""
    function = getattr(VERBS, "vocabulary", VERBS).verbs[verb].function
    game.agenda.clear()
    game.asked.clear()
    refresh(game)
    game.then(nothing_more)
    game.then(function, plain(use), moment, *args)
    game.advance()
    return game


def changes(before: dict[tuple[Any, ...], int], game: Masters) -> dict[Any, int]:
    """What the book says otherwise; vampires by their place in the line-up."""
    line = {number: vampire for vampire, number in enumerate(game.line_up)}
    found = {}
    for what, number in book_of(game).items():
        if number != before[what]:
            owner = line[what[1]] if what[0] in ("blood", "kills", "at") else what[-1]
            found[what[0] if len(what) == 1 else (what[0], owner)] = number - before[what]
    return found


# verb and arguments, answers by their numbers (whom, which question), what changes
WORKS: list[tuple[tuple[Any, ...], list[tuple[int, str, int]], dict[Any, int]]] = [
    (("veil_up", 1), [], {"veil": 1}),
    (("veil_up", 9), [], {"veil": 2}),
    (("veil_down", 2), [], {"veil": -2}),
    (("agents_to", 2, "here"), [], {("agents", 4): 2}),
    (("agents_to", 1, ("one", "with_minions")), [(0, "which district", 2)], {("agents", 8): 1}),
    (("agents_to", 1, ("one", "sealed")), [], {("agents", 2): 1}),
    (("agents_to", 0, ("one", "with_minions")), [], {}),
    (("agents_to", 9, "here"), [], {("agents", 4): 6}),
    (
        ("agents_away", 2, "here"),
        [(0, "which agent", 0)],  # the hidden one; then only exposed ones are there
        {("agents", 4): -2},
    ),
    (("agents_away", 9, ("each", "corner")), [], {("agents", 0): -1}),
    (("expose", ("each", "hidden")), [], {}),
    (("minions_to", 2, ("each", "corner")), [], {("minions", 0): 2, ("minions", 2): 2, ("minions", 6): 1}),
    (
        ("minions_away", 2, ("each", "with_minions")),
        [],
        {("minions", 0): -1, ("minions", 4): -2, ("minions", 8): -2},
    ),
    (("minions_away", 1, ("one", "with_minions")), [(0, "which district", 1)], {("minions", 4): -1}),
    (
        ("march", 2, "here", ("each", "adjacent")),
        [(0, "march", 0), (0, "march", 4)],
        {("minions", 4): -1, ("minions", 1): 1},
    ),
    (("march", 1, "here", ("each", "adjacent")), [(0, "march", 3)], {("minions", 4): -1, ("minions", 7): 1}),
    (
        ("march", 2, ("each", "corner"), "here"),
        [(0, "march", 0), (0, "march", 0)],
        {("minions", 0): -1, ("minions", 8): -1, ("minions", 4): 2},
    ),
    (("blood_to", 2, ALL), [], {("blood", 0): 2, ("blood", 1): 2, ("blood", 2): 1}),
    (("blood_to", 1, ANY), [(0, "who is meant", 1)], {("blood", 1): 1}),
    (("blood_to", 1, "you"), [], {("blood", 0): 1}),
    (("blood_from", 2, ALL), [], {("blood", 1): -2, ("blood", 2): -2}),
    (("blood_from", 1, ANY), [(0, "who is meant", 2)], {("blood", 2): -1}),
    (("vampires_to", "you", ("one", "corner")), [(0, "which district", 1)], {("at", 0): -2}),
    (("vampires_to", ANY, ("each", "sealed")), [(0, "who is meant", 2)], {("at", 2): -6}),
    (("vampires_to", ALL, ("each", "sealed")), [], {("at", 0): -2, ("at", 1): -2, ("at", 2): -6}),
    (("vampires_to", ALL, "here"), [], {("at", 2): -4}),
    (("given", ("some", WITH_AGENTS), MINION), [], {("minions", 4): 1}),
    (("given", ("none", WITH_AGENTS), MINION), [], {}),
    (("given", ("none", WITH_AGENTS), MINION, ("veil_down", 1)), [], {"veil": -1}),
    (("both", MINION, ("veil_down", 1)), [], {("minions", 4): 1, "veil": -1}),
    (("choose_one", MINION, ("veil_down", 1)), [(0, "which part", 1)], {"veil": -1}),
    (("choose_one", MINION, ("veil_down", 1)), [(0, "which part", 0)], {("minions", 4): 1}),
    (("may", MINION), [(0, "whether", 0)], {("minions", 4): 1}),
    (("may", MINION), [(0, "whether", 1)], {}),
    (("per", ("count", WITH_AGENTS), MINION), [], {("minions", 4): 3}),
    (("per", ("minions_in", ("each", "corner")), ("agents_to", 1, "here")), [], {("agents", 4): 4}),
    (("per", 20, ("per", 0, MINION)), [], {}),
    (("for_each", WITH_AGENTS, MINION), [], {("minions", 0): 1, ("minions", 4): 1, ("minions", 7): 1}),
    (("for_each", ALL, ("blood_from", 1, "you")), [], {("blood", 1): -1, ("blood", 2): -1}),
    (("for_each", ALL, ("agents_to", 1, "here")), [], {("agents", 4): 2, ("agents", 8): 1}),
    (
        ("unless_pays", ALL, 1, NO_MINION),  # the first has nothing to pay with
        [(1, "pay or not", 0), (2, "pay or not", 1)],
        {("minions", 4): -1, ("blood", 1): -1, ("minions", 8): -1},
    ),
    (("unless_pays", ALL, 3, NO_MINION), [(2, "pay or not", 0)], {("minions", 4): -2, ("blood", 2): -3}),
    (
        ("unless_pays", ANY, 2, NO_MINION),
        [(0, "who is meant", 1), (1, "pay or not", 1)],
        {("minions", 4): -1},
    ),
]


def ready() -> Masters:
    """The city of these words, with enough in the pools."""
    game = city()
    game.exhausted = 0
    game.agent_pool, game.minion_pool, game.blood_pool = 6, 5, 9
    return game


@pytest.mark.parametrize(("text", "answers", "wanted"), WORKS)
def test_what_a_text_changes(
    text: tuple[Any, ...], answers: list[tuple[int, str, int]], wanted: dict[Any, int]
) -> None:
    game = ready()
    before = book_of(game)
    after(game, *text)
    for seat, question, answer in answers:
        assert (game.questions[0].seat, game.questions[0].name) == (seat, question)
        game.play(answer)
    assert game.questions[0].name == "nothing more"
    assert changes(before, game) == wanted
    if text[0] == "expose":
        assert (game.hidden, game.exposed) == ([0] * 9, [1, 0, 0, 0, 3, 0, 0, 1, 0])


def test_nobody_decides_for_a_text_but_its_vampire_or_the_leader() -> None:
    for use, seat in ((Use(2, 4, NOBODY), 2), (NOWHERE, None)):
        game = ready()
        after(game, "may", ("veil_down", 1), use=use)
        assert game.questions[0].seat == (game.player[game.leader] if seat is None else seat)


def test_a_text_is_repeated_nine_times_at_most() -> None:
    game = ready()
    game.minion_pool = 30
    after(game, "per", 20, MINION)
    assert game.minions[4] == 2 + 9


@pytest.mark.rules("MN-429", "MN-436")
def test_an_event_weakens_at_its_end_and_strengthens_at_once() -> None:
    """MN-429, MN-436 What is lost by a text waits for the end of the card."""
    for verb, noted in (("veil_up", (0, 0, 6)), ("veil_down", (0, 2, 4))):
        game = ready()
        after(game, verb, 2, moment="event")
        assert (game.gain, game.loss, game.veil) == noted


@pytest.mark.rules("MN-R18")
@pytest.mark.parametrize(("gained", "lost", "veil"), [(3, 1, 6), (1, 3, 2), (2, 2, 4), (0, 1, 3), (1, 0, 5)])
def test_what_is_netted(gained: int, lost: int, veil: int) -> None:
    """MN-R18 The difference is applied, and nothing is noted any more."""
    game = ready()
    game.gain, game.loss = gained, lost
    losses(game)
    assert (game.veil, game.gain, game.loss) == (veil, 0, 0)


# --- at a moment ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "number", "taken"),
    [("dice_up", 2, [3, 6, 6]), ("dice_down", 2, [1, 2, 4]), ("dice_up", 1, [2, 5, 6])],
)
def test_dice_of_a_fight_count_more_or_less(verb: str, number: int, taken: list[int]) -> None:
    game = ready()
    game.taken, game.plain = [1, 4, 6], [1, 4, 6]
    after(game, verb, number, moment="happened")
    assert game.taken == game.plain == taken
    game.taken, told = [], len(game.told)
    after(game, verb, number, moment="happened")
    assert (game.taken, len(game.told)) == ([], told)  # nobody fights


@pytest.mark.parametrize(
    ("verb", "active", "over", "left"),
    [
        ("ap_up", 0, False, 5),
        ("ap_up", NOBODY, False, 2),
        ("ap_up", 0, True, 2),
        ("ap_down", 0, False, 0),
        ("ap_down", NOBODY, False, 2),
    ],
)
def test_action_points_of_whose_turn_it_is(verb: str, active: int, over: bool, left: int) -> None:
    game = ready()
    game.ap, game.active, game.turn_over = 2, active, over
    told = len(game.told)
    after(game, verb, 3, moment="happened")
    assert game.ap == left
    lines = [(kind, args) for kind, args, *_ in game.told[told:]]
    named = game.line_up[0]
    assert lines == (
        [] if left == 2 else [("ap_gained", (named, 3)) if verb == "ap_up" else ("ap_lost", (named, 2))]
    )


@pytest.mark.parametrize("place", [OWNED + 1, ON_DISTRICT + 3, RELIC_DECK])
def test_a_relic_that_discards_itself(place: int) -> None:
    """MN-1008 From its owner or its district; where it is not in play nothing happens."""
    game = ready()
    card = game.cards_at[RELIC_DECK][-1]
    if place != RELIC_DECK:
        move(game, card, place)
    told = len(game.told)
    after(game, "discard_this", moment="happened", use=Use(0, 4, card))
    assert game.where[card] == (RELIC_DECK if place == RELIC_DECK else OUT)
    kinds = [kind for kind, *_ in game.told[told:]]
    assert kinds == {OWNED + 1: ["relic_discarded"], ON_DISTRICT + 3: ["event_discarded"]}.get(place, [])


def test_what_would_change_nothing() -> None:
    """MN-619 As far as can be told before choices."""
    full = ready()
    full.veil, full.agent_pool, full.minion_pool, full.blood_pool = 6, 0, 0, 0
    full.hidden, full.exposed, full.minions = [0] * 9, [0] * 9, [0] * 9
    refresh(full)
    some = ready()
    some.active = 0
    texts: list[tuple[str, tuple[Any, ...]]] = [
        ("veil_up", (1,)), ("blood_to", (1, ALL)), ("agents_away", (1, ("each",))), ("expose", (("each",),)),
        ("minions_away", (1, ("each",))), ("agents_to", (1, ("each",))), ("minions_to", (1, ("each",))),
        ("march", (1, ("each",), ("each",))),
    ]  # fmt: skip
    for verb, args in texts:
        assert would_change(some, 0, verb, "turn", args), verb
        assert not would_change(full, 0, verb, "turn", args), verb
    assert not would_change(some, 0, "agents_to", "turn", (1, ("each", "sealed", "with_agents")))
    assert not would_change(some, 0, "expose", "turn", (("each", "sealed"),))
    some.agent_pool = 0
    assert not would_change(some, 0, "agents_to", "turn", (1, ("each",)))
    assert would_change(some, 0, "minions_to", "turn", (1, ("each",)))
    assert would_change(full, 0, "blood_from", "turn", (1, ALL))


@pytest.mark.rules("MN-R15")
def test_which_actions_cost_action_points() -> None:
    """MN-R15 A move, what is named by a word alone, a relic with such a price; an Expose that costs any."""
    game = ready()
    first = len(game.pack.events)
    for number, relic in enumerate(game.pack.relics):
        for word in ("relic", "place"):
            assert costs_ap(game, 0, (word, first + number)) == (relic.ap > 0)
    assert {relic.ap > 0 for relic in game.pack.relics} == {True, False}
    assert costs_ap(game, 0, ("move", 3))
    assert not costs_ap(game, 0, ("exchange", 1))
    assert not costs_ap(game, 0, ("blood", 0, 0))
    for word in ("fight", "recruit", "hunt", "expose"):
        assert costs_ap(game, 0, word)
    game.force = tuple(
        ((OWNED, (1,)),) if verb == CHEAPER_FIRST_EXPOSE else stands for verb, stands in enumerate(game.force)
    )
    for vampire, exposes, cost in ((0, 0, 0), (0, 1, 1), (1, 0, 1)):
        game.exposes = exposes
        assert expose_cost(game, vampire) == cost
        assert costs_ap(game, vampire, "expose") == bool(cost)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("reach", ["adjacent", "anywhere"])
def test_up_to_so_many_agents_are_moved(number: int, reach: str) -> None:
    """MN-C13 One after the other, and no more than the number; then nobody is asked any more."""
    game = ready()
    game.agenda.clear()
    game.asked.clear()
    refresh(game)
    game.then(nothing_more)
    game.then(scatter_agents, 0, number, reach)
    game.advance()
    if reach != "adjacent":
        assert game.questions[0].name == "from district"
        game.play([0, 4, 7].index(4))
    moved = 0
    while game.questions[0].name == "move agent":
        game.play(0)
        moved += 1
    assert (moved, game.hidden[4] + game.exposed[4]) == (number, 3 - number)


def test_a_seal_costs_nothing() -> None:
    assert [vampire.seal.cost for vampire in ready().pack.vampires] == [0] * len(ready().pack.vampires)
