"""What seats see of random games, without a table around them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import interrex
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import house_pack
from interrex.web.show.scene import Person, Scene
from interrex.web.tables.new_table import COLOURS
from interrex.web.tables.sentences import words_for

NAMES = ("Anna", "Bona", "Cecylia", "Dobrawa", "Elżbieta", "Fryderyka")


def people_of(game: Table, viewer: int) -> tuple[Person, ...]:
    """Somebody with a name and a colour of her own at every seat."""
    return tuple(
        Person(seat, SEAT_LETTERS[seat], NAMES[seat], COLOURS[seat], False, "", False, seat == viewer, True,
               seat in game.seats_asked)
        for seat in range(game.seats)
    )  # fmt: skip


def scene_of(game: Table, viewer: int, language: str = "en") -> Scene:
    """What a seat sees of a game."""
    name = game.settings.game
    pack = house_pack(name)
    words = words_for(language, name, NAMES[: game.seats], pack)
    return Scene(game.view(viewer), words, pack, people_of(game, viewer), viewer, game.decision_of(viewer))


def with_view(scene: Scene, **changed: Any) -> Scene:
    """The same scene, in which some of the view is different."""
    return replace(scene, view=replace(scene.view, **changed))


def with_own(scene: Scene, **changed: Any) -> Scene:
    """The same scene, in which something is different at the viewer's own seat."""
    own = replace(scene.view.seats[scene.seat], **changed)
    seats = tuple(own if seat == scene.seat else each for seat, each in enumerate(scene.view.seats))
    return with_view(scene, seats=seats)


def positions(
    name: str, seats: int, seed: int, choices: int = 120, every: int = 1, **variants: Any
) -> Iterator[Table]:
    """A random game, every few choices."""
    luck, game = random.Random(f"{name} {seats} {seed}"), interrex.new(name, seats, seed=seed, **variants)
    for number in range(choices):
        if number % every == 0 or game.is_over:
            yield game
        if game.is_over:
            return
        decision = luck.choice(game.decisions)
        game.choose(luck.choice(decision.options), decision.seat)


def asked(name: str, seats: int, seeds: int, choices: int, **variants: Any) -> Iterator[Scene]:
    """What all who are asked see, in several random games."""
    for seed in range(seeds):
        for game in positions(name, seats, seed, choices, **variants):
            for decision in game.decisions:
                yield scene_of(game, decision.seat)


def parts_by_name(drawn: Iterator[Any]) -> dict[str, tuple[Any, ...]]:
    """All parts that a game draws: the macro and what it is given; no name comes twice."""
    found = list(drawn)
    assert len({each[0] for each in found}) == len(found)
    return {each[0]: tuple(each[1:]) for each in found}


def key_speaker(language: str) -> Any:
    """Phrases by their keys: what is said with which values, whatever the words."""

    def said(key: str, **values: Any) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in sorted(values.items()))])

    return said
