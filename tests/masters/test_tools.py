"""What people move and change by hand: the words for places, whose text it is, and numbers up and down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.effects import Effect
from interrex.engine.errors import BadFile
from interrex.engine.packs import Entry
from interrex.engine.zones import move
from interrex.games.masters.cards import CELL_NAMES, read_relic
from interrex.games.masters.city import refresh
from interrex.games.masters.events import note_landing
from interrex.games.masters.meaning import Use, is_true
from interrex.games.masters.options import tuple_parts
from interrex.games.masters.table import (
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    RELIC_DECK,
    Masters,
    kind_of,
)
from interrex.games.masters.verbs.by_hand import AGENTS, BLOOD, MINIONS, VEIL, MastersTools, bearer_of
from interrex.games.masters.verbs.day import changes_something
from interrex.games.masters.verbs.events import replaced
from interrex.games.masters.view import veil_lost
from tests.books import masters as book_of
from tests.masters.tables import nothing_more, table
from tests.masters.test_composed import changes, ready
from tests.masters.test_meaning import HERE
from tests.packs.boxes import tree_of
from tests.packs.growing import verbs_of

TOOLS = MastersTools()


def district(game: Masters, cell: int) -> str:
    return game.pack.districts[game.tiles[cell]].id


def test_whose_text_is_settled_by_hand() -> None:
    game = ready()
    assert bearer_of(game, Use(1, 4, 3), "turn") == game.cards[3].id
    for vampire in range(3):
        assert bearer_of(game, Use(vampire, 4, NOBODY), "turn") == kind_of(game, vampire).id
    for cell in range(len(CELL_NAMES)):
        assert bearer_of(game, Use(NOBODY, cell, NOBODY), "turn") == district(game, cell)


def test_every_place_has_a_word() -> None:
    game = ready()
    for vampire in range(3):
        assert TOOLS.spot(game, OWNED + vampire)[1:] == ("relics", kind_of(game, vampire).id)
        assert TOOLS.spot(game, ON_VAMPIRE + vampire)[1:] == ("on-vampire", kind_of(game, vampire).id)
    for cell in range(9):
        assert TOOLS.spot(game, ON_DISTRICT + cell)[1:] == ("on-district", district(game, cell))
    places = {IN_PLAY: "in-play", RELIC_DECK: "relic-deck", OUT: "out"}
    assert {place: TOOLS.spot(game, place)[1] for place in places} == places
    assert (
        len(TOOLS.sources(game, 0)) == len({TOOLS.spot(game, each) for each in TOOLS.sources(game, 0)}) == 18
    )


@pytest.mark.parametrize(
    ("counter", "owner", "number", "wanted"),
    [
        (VEIL, NOBODY, 1, {"veil": 1}), (VEIL, NOBODY, -1, {"veil": -1}), (VEIL, NOBODY, 5, {"veil": 2}),
        (BLOOD, 1, 1, {("blood", 1): 1}), (BLOOD, 2, -2, {("blood", 2): -2}),
        (BLOOD, 2, 5, {("blood", 2): 1}),
        (MINIONS, 4, 2, {("minions", 4): 2}), (MINIONS, 4, -1, {("minions", 4): -1}),
        (MINIONS, 4, -9, {("minions", 4): -2}), (AGENTS, 3, 2, {("agents", 3): 2}),
        (AGENTS, 4, -2, {("agents", 4): -2}), (AGENTS, 4, -9, {("agents", 4): -3}),
    ],
)  # fmt: skip
def test_numbers_go_up_and_down(counter: str, owner: int, number: int, wanted: dict[Any, int]) -> None:
    game = ready()
    before = book_of(game)
    named: Any = NOBODY
    if counter != VEIL:
        named = kind_of(game, owner).id if counter == BLOOD else district(game, owner)
    assert (counter, named) in TOOLS.subjects(game)
    TOOLS.change(game, (counter, named), number)
    assert changes(before, game) == wanted


@pytest.mark.parametrize(
    ("cost", "paid"),
    [({}, (0, 0, 0)), ({"ap": 1}, (1, 0, 0)), ({"blood": 2}, (0, 2, 0)), ({"veil": 4}, (0, 0, 4))],
)
def test_a_relic_costs_what_is_written(cost: dict[str, int], paid: tuple[int, int, int]) -> None:
    entry = next(each for each in tree_of("masters")["relic"] if each["kind"] == "activated")
    described = Entry("card.toml", "relic", 7, {**entry, "cost": cost}, {}, None)
    relic = read_relic(described, set(), verbs_of("masters"))
    assert (relic.ap, relic.blood, relic.veil) == paid
    for wrong in ({"ap": 5}, {"ap": -1}, {"ap": True}, {"gold": 1}):
        with pytest.raises(BadFile, match="does not fit"):
            read_relic(
                Entry("card.toml", "relic", 7, {**entry, "cost": wrong}, {}), set(), verbs_of("masters")
            )


def test_what_weakened_the_veil_is_told_by_its_causes() -> None:
    """Agents that came or were missing, texts, districts, the exhausted, and all that is left."""
    game = ready()
    lines: list[tuple[str, tuple[int, ...], str]] = [
        ("landing", (4, 2), "MN-420"), ("missing", (1,), "MN-426"), ("text_loss", (3,), "MN-429"),
        ("veil_weakened", (6, 9), "MN-429"), ("veil_weakened", (2, 7), "MN-607"),
        ("veil_weakened", (1, 6), "MN-771"), ("veil_weakened", (2, 4), "MN-320"),
    ]  # fmt: skip
    game.told[:] = [(*line, -1) for line in lines]
    causes = {"landing": 2, "missing": 1, "text": 3, "districts": 2, "exhausted": 2, "deeds": 1}
    assert dict(veil_lost(game)) == causes
    game.told.append(("veil_weakened", (4, 2), "MN-429", -1))  # by another card, by the same rule
    assert dict(veil_lost(game)) == {**causes, "deeds": 5}
    game.told[:] = [("landing", (4, 2), "MN-420", -1)]
    assert veil_lost(game) == (("landing", 2),)


def test_day_effects_that_would_change_nothing() -> None:
    """MN-310 Each by what it needs; whatever else a district says may always be resolved."""
    full, bare = ready(), ready()
    bare.agent_pool = bare.blood_pool = 0
    bare.hidden, bare.exposed, bare.minions = [0] * 9, [0] * 9, [0] * 9
    for card in list(bare.cards_at[RELIC_DECK]):
        move(bare, card, OUT)
    assert not changes_something(bare, 3, says("draw_relic"))
    for verb in ("lure_agent", "nourish", "lose_minion_nearby", "expose_district", "add_agent_here"):
        assert changes_something(full, 3, says(verb)), verb
        assert not changes_something(bare, 3, says(verb)), verb
    assert changes_something(bare, 3, says("veil_up"))
    bare.exposed[3] = 1
    assert not changes_something(bare, 3, says("lure_agent"))  # it is there already
    assert not changes_something(bare, 3, says("expose_district"))
    assert changes_something(bare, 4, says("lure_agent"))
    bare.minions[8] = 1
    assert not changes_something(bare, 3, says("lose_minion_nearby"))
    assert changes_something(bare, 5, says("lose_minion_nearby"))


def says(verb: str) -> Effect:
    return Effect(verb, nothing_more, ())


@pytest.mark.parametrize("word", ["both", "either"])
def test_conditions_of_two_parts(word: str) -> None:
    game = ready()
    parts = {True: ("some", ("each", "with_agents")), False: ("none", ("each", "with_agents"))}
    for first in (True, False):
        for second in (True, False):
            wanted = (first and second) if word == "both" else (first or second)
            assert is_true(game, HERE, (word, parts[first], parts[second])) == wanted
            assert is_true(game, HERE, ("not", (word, parts[first], parts[second]))) != wanted


@pytest.mark.rules("MN-R03", "MN-R19")
@pytest.mark.parametrize("cell", [1, 4, 8])
def test_a_minion_that_counts_itself_is_noted_for_its_district(cell: int) -> None:
    """MN-R19, MN-R03 An agent takes its place and costs 1; agents who come there later cost no more."""
    game = table(2, 1, {"replacement_counts_itself": "yes", "veil_loss_repeat": "once_per_district"})
    game.minions, game.at[:2], game.agent_pool = [0] * 9, [0, 0], 5
    game.minions[cell] = 1
    refresh(game)
    replaced(game, cell)
    assert (game.loss, game.landed, game.hidden[cell]) == (1, 1 << cell, 1)
    game.minions[cell] = 1
    note_landing(game, cell, 1)
    assert game.loss == 1


def test_an_ability_of_two_parts_is_called_by_its_first_in_a_fight() -> None:
    game = ready()
    number = next(at for at, each in enumerate(game.pack.vampires) if each.blood.in_fight)
    vampire = game.pack.vampires[number]
    twice = replace(vampire.blood, effects=(*vampire.blood.effects, says("gain_ap")))
    folk = [
        replace(vampire, blood=twice) if at == number else each for at, each in enumerate(game.pack.vampires)
    ]
    game.pack = replace(game.pack, vampires=tuple(folk))
    words = [part.word for part in tuple_parts(game, "in the fight", (0, number, "blood"))]
    assert words[1:] == [vampire.blood.effects[0].verb.replace("_", "-")]
