"""Choices inside effects inside effects: a curse is passed on, and each bearer names a victim."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings


class Curses(Table):
    """One feast: each guest in turn drinks or curses; who is cursed bears it or passes it on twice."""

    __slots__ = ("harm", "story")

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        super().__init__(settings("curses", seats, seed), 0, (), ())
        self.harm: list[int] = [0] * seats
        self.story: list[str] = []
        self.then(feast)
        self.advance()

    def copy(self) -> Curses:
        other = bare(Curses)
        self.copy_flow(other)
        other.harm = self.harm[:]
        other.story = self.story[:]
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.harm), tuple(self.story))


@step
def feast(game: Curses) -> None:
    """C-1 Each guest in turn raises the cup, then the feast ends."""
    for seat in range(game.seats):
        game.then(raise_cup, seat)
    game.then(end_feast)


@step
def raise_cup(game: Curses, seat: int) -> None:
    """C-2 Drink, or curse your neighbour."""
    game.ask(seat, "cup", ("drink", "curse"), cup_raised, seat, rule="C-2")


@step
def cup_raised(game: Curses, seat: int, choice: str) -> None:
    """C-3 A curse strikes the neighbour first; then the guest sits down."""
    game.story.append(f"{seat} {choice}s")
    if choice == "curse":
        game.then(cursed, (seat + 1) % game.seats, 2)
    game.then(sit_down, seat)


@step
def cursed(game: Curses, seat: int, strength: int) -> None:
    """C-4 The cursed seat bears it, or passes a weaker curse on to each of the others."""
    options = ("bear", "pass on") if strength else ("bear",)
    game.ask(seat, "curse", options, curse_answered, seat, strength, rule="C-4")


@step
def curse_answered(game: Curses, seat: int, strength: int, choice: str) -> None:
    """C-5 Borne, it harms; passed on, all the others are cursed in turn, and then it fades."""
    game.story.append(f"{seat} {choice}")
    if choice == "bear":
        game.harm[seat] += 1
        return
    for other in range(game.seats):
        if other != seat:
            game.then(cursed, other, strength - 1)
    game.then(fade, seat)


@step
def fade(game: Curses, seat: int) -> None:
    """C-6 The curse that this seat passed on has run its course."""
    game.story.append(f"{seat} is free")


@step
def sit_down(game: Curses, seat: int) -> None:
    """C-7 All that the cup brought about is over."""
    game.story.append(f"{seat} sits")


@step
def end_feast(game: Curses) -> None:
    """C-8 Least harm wins."""
    least = min(game.harm)
    winners = [seat for seat in range(game.seats) if game.harm[seat] == least]
    game.finish("C-8", winners, [-float(each) for each in game.harm])
