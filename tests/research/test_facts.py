"""Every number of an observation says what its field is named for: to every seat, in games and stories."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import settle
from interrex.engine.options import CARD, Part, mark, number_part, seat_part, verb
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.games.elekt.table import Elekt
from interrex.games.masters.table import Masters
from interrex.games.vendetta.table import Vendetta
from interrex.games.veto.table import PLAY, Veto
from interrex.match import scenario
from interrex.research.encodings import encoding_of

from .facts import ROLES, SAID, Facts, said_of
from .test_encoding import positions_of

STORIES = Path(__file__).parent.parent / "scenarios"
EVERY = 6  # one of so many stories is told


def stories_of(name: str) -> Iterator[Table]:
    """Where stories begin and end, told with the cards of the house."""
    for file in sorted((STORIES / name).glob("*.toml"))[::EVERY]:
        story = scenario.read(file.read_text(encoding="utf-8"), file.name)
        table = story.position()
        if {*map(table.card_word, range(len(table.where)))} <= {*encoding_of(name).seen.kinds}:
            yield table
            scenario.run(story, table)
            yield table


def seldom(table: Table) -> Table:
    """The same position, as rulings, copies and the like that are rare would have it."""
    other = table.copy()
    if isinstance(other, Elekt):
        other.rulings = replace(other.rulings, hand_sizes_open=not other.rulings.hand_sizes_open)
        other.given = [(card % 3, 0, 1, card % 2) for card in range(len(other.given))]
    elif isinstance(other, Vendetta):
        other.rulings = replace(other.rulings, open_pools=not other.rulings.open_pools)
    elif isinstance(other, Masters):
        rows = "reported" if other.rulings.spawn_rows == "stand_in" else "stand_in"
        other.rulings = replace(other.rulings, spawn_rows=rows)
        other.fight_cell, other.exhausted = 3, 5
    elif isinstance(other, Veto):
        other.election = len(other.choices) % other.seats
        other.out = 1 << len(other.choices) % other.seats
        playing = [card for seat in range(other.seats) for card in other.cards_at[PLAY + seat]]
        other.tapped = sum(1 << card for card in playing if not other.tapped >> card & 1)
    return other


@pytest.mark.parametrize("name", OWN)
def test_every_number_says_what_its_field_is_named_for(name: str) -> None:
    encoding = encoding_of(name).seen
    looked = 0
    for real in chain(islice(positions_of(name), None, None, 2), stories_of(name)):
        for table in (real, seldom(real)):
            for seat in range(table.seats):
                facts, out = Facts(encoding, table, seat), Features()
                SAID[name](facts, table)
                encoding.write_fields(table, seat, out)
                assert dict(zip(out.at, out.values, strict=True)) == pytest.approx(facts.found)
                looked += 1
    assert looked > 200


KINDS = {"elekt": 84, "vendetta": 120, "masters": 95, "veto": 170}
SIZES: dict[str, dict[str, int]] = {  # of the fields that a game has besides those of every game
    "elekt": {
        "round": 1, "phase": 5, "sceptre": 4, "direction": 1, "supply": 5, "decks": 5, "resolved": 3,
        "seat": 4 * 8, "corners": 4 * 3 * 5,
    },
    "vendetta": {
        "teams": 1, "round": 1, "phase": 7, "ambition": 6, "active": 6, "now": 4, "played at": 4,
        "blood left": 1, "decks": 2, "sheets": 7, "relics": 8, "clan": 6 * 7, "seat": 6 * 14, "locations": 4,
        "done": 4, "location cards": 4 * 7, "positions": 6 * 4 * 4,
    },
    "masters": {
        "difficulty": 3, "vampires": 6, "round": 1, "phase": 3, "ap": 1, "veil": 7, "loss": 1, "row": 3,
        "dice": 6, "taken": 6, "aside": 1, "pools": 3, "left": 2, "event to come": 95, "tiles": 9 * 9,
        "cells": 9 * 6, "vampire": 6 * 11, "stands": 6 * 9,
    },
    "veto": {
        "round": 1, "phase": 5, "initiative": 4, "voice": 4, "deed": 1, "election": 4, "pool": 1,
        "moment": 21, "depth": 1, "stack cards": 2 * 170, "stack seats": 2 * 4, "stack": 2 * 10, "duel": 6,
        "fighters": 2 * 170, "seat": 4 * 15, "characters": 300,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", OWN)
def test_every_field_has_as_many_places_as_there_is_to_say(name: str) -> None:
    encoding = encoding_of(name).seen
    assert len(encoding.kinds) == KINDS[name]
    sizes = {field.name: field.size for field in encoding.fields}
    assert dict([*sizes.items()][-len(SIZES[name]) :]) == SIZES[name]


@pytest.mark.parametrize("name", OWN)
def test_every_place_has_the_role_that_it_is_named_for(name: str) -> None:
    """For every seat, at every table; a place of a seat that nobody has needs none."""
    encoding = encoding_of(name).seen
    for seats in game_spec(name).seats:
        table = interrex.new(name, seats, seed=seats)
        for seat in range(seats):
            named = dict(ROLES[name](table, seat))
            for place in range(len(table.sees)):
                role = encoding.role(table, seat, place)
                if place in named or table.cards_at[place]:
                    assert encoding.roles[role] == named[place], (seats, seat, place)


@pytest.mark.parametrize("name", OWN)
def test_every_feature_of_an_option_says_what_its_field_is_named_for(name: str) -> None:
    """Words, cards and where they lie, owners, seats, numbers and places: all that its parts name."""
    encoding = encoding_of(name).seen
    looked: set[str] = set()
    for table in chain(islice(positions_of(name), None, None, 2), stories_of(name)):
        for which, question in enumerate(table.questions):
            every = encoding.options(table, which)
            for option, features in zip(question.options, every, strict=True):
                parts = table.option_parts(question.name, option)
                assert summed(features) == pytest.approx(said_of(encoding, table, question.seat, parts))
                looked |= {part.type for part in parts}
    assert len(looked) > 2


def summed(features: Features) -> dict[int, float]:
    """What is written twice counts twice."""
    found: dict[int, float] = {}
    for at, value in zip(features.at, features.values, strict=True):
        found[at] = found.get(at, 0.0) + value
    return found


def random_part(encoding: Encoding, table: Table, chance: Chance) -> Part:
    """A word that is known or not, any card of the table or none of it, a seat, a number, a place."""
    words = (*encoding.words, "never heard", "nor", "keep never")
    kinds = (*encoding.kinds, "no-such-card")
    places = [field for field in encoding.option_fields if field.name in encoding.places]
    sort = chance.below(6)
    if sort == 0:
        return (verb, mark)[chance.below(2)](words[chance.below(len(words))])
    if sort in (1, 2):
        owner = chance.below(table.seats + 1) - 1
        return Part(CARD, chance.below(len(table.where)), "", owner)
    if sort == 3:
        return Part(CARD, -1, kinds[chance.below(len(kinds))])
    if sort == 4:
        return (seat_part(chance.below(table.seats)), number_part(chance.below(24)))[chance.below(2)]
    place = places[chance.below(len(places))]
    return Part((place.name, "no-such-type")[chance.below(4) == 0], chance.below(place.size), "")


@pytest.mark.parametrize("name", OWN)
def test_whatever_an_option_might_name_is_said(name: str) -> None:
    """Parts at random, also such as no option has, to every seat: also cards that it does not see."""
    encoding = encoding_of(name).seen
    chance = Chance.from_seed(4)
    for seats in game_spec(name).seats:
        table = interrex.new(name, seats, seed=seats)
        for _ in range(20):
            table.play(chance.below(len(table.questions[0].options)))
        for _ in range(120):
            seat = chance.below(seats)
            parts = tuple(random_part(encoding, table, chance) for _ in range(1 + chance.below(4)))
            out = Features()
            settle(table, 1 << seat)
            encoding.write_parts(table, seat, parts, out)
            assert summed(out) == pytest.approx(said_of(encoding, table, seat, parts)), parts
