"""Pebbles: a game with nothing but a table. No cards, words, rules, lesson, drawing or judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interrex.engine.questions import step
from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table, bare


@dataclass(frozen=True, slots=True)
class PebblesView:
    """What everybody sees."""

    seat: int
    pebbles: int
    asked: tuple[tuple[int, str, str], ...]
    options: tuple[str, ...]


class Pebbles(Table):
    """Take one pebble or two; whoever takes the last one wins."""

    __slots__ = ("pebbles",)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, 0, (), ())
        self.pebbles: int = 7

    def copy(self) -> Pebbles:
        other = bare(Pebbles)
        self.copy_flow(other)
        other.pebbles = self.pebbles
        return other

    def view(self, seat: int) -> PebblesView:
        decision = self.decision_of(seat)
        asked = tuple((each.seat, each.name, each.rule) for each in self.questions)
        return PebblesView(seat, self.pebbles, asked, decision.options if decision is not None else ())


def table(settings: Settings, pack: Any, rulings: Any) -> Pebbles:
    """A heap of seven."""
    return Pebbles(settings)


@step
def turn(game: Pebbles, seat: int) -> None:
    """PB-1 Take one pebble or two."""
    options = ("take one", "take two")[: game.pebbles]
    game.ask(seat, "take", options, taken, seat, rule="PB-1")


@step
def taken(game: Pebbles, seat: int, word: str) -> None:
    """PB-2 Whoever takes the last pebble wins."""
    number = 1 if word == "take one" else 2
    game.pebbles -= number
    game.tell("took", seat, number, rule="PB-1")
    if not game.pebbles:
        game.finish("PB-2", (seat,), [float(each == seat) for each in range(game.seats)])
    else:
        game.then(turn, (seat + 1) % game.seats)


@step
def begin(game: Pebbles) -> None:
    """PB-1 The first seat begins."""
    game.then(turn, 0)


GAME = GameSpec(name="pebbles", title="Pebbles", seats=(2, 3), table=table, set_up=begin)
