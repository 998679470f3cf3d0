"""A game of words: seats say sentences of several phrases, alone, together in secret, or without a choice."""

from __future__ import annotations

from typing import Final

from interrex.engine.chance import Chance
from interrex.engine.options import Part, Parts, mark, number_part, seat_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings

TURNS: Final = 12
PLACES: Final = ("fen", "moor", "hall")
SENTENCES: Final[tuple[Parts, ...]] = (
    (verb("wait"),),
    (verb("give"), number_part(1)),
    (verb("give"), number_part(1), mark("to"), seat_part(0)),
    (verb("give"), number_part(1), mark("to"), seat_part(1)),
    (verb("give"), number_part(2), mark("to"), seat_part(1)),
    (verb("give"), number_part(2), mark("at"), Part("place", 0, "fen")),
    (verb("give"), number_part(2), mark("at"), Part("place", 2, "hall")),
    (verb("go"), mark("at"), Part("place", 1, "moor")),
)


class Talk(Table):
    """What may be said differs from turn to turn, by chance; all that is said is heard."""

    __slots__ = ("said", "turn")

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        super().__init__(settings("talk", seats, seed), 0, (), ())
        self.said: list[tuple[int, Option]] = []
        self.turn: int = 0
        self.then(speak)
        self.advance()

    def copy(self) -> Talk:
        other = bare(Talk)
        self.copy_flow(other)
        other.said = self.said[:]
        other.turn = self.turn
        return other

    def option_parts(self, question: str, option: Option) -> Parts:
        return SENTENCES[option]

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.said), self.turn)

    def sentences(self, seat: int) -> list[int]:
        """What a seat may say in this turn."""
        chance = Chance.from_seed(self.settings.seed * 1000 + self.turn * 10 + seat)
        found = [number for number in range(len(SENTENCES)) if chance.below(3)] or [0]
        return found[:1] if chance.below(5) == 0 else found


@step
def speak(game: Talk) -> None:
    """T-1 One seat speaks, and in every third turn all do at once."""
    seats = [game.turn % game.seats] if game.turn % 3 else list(range(game.seats))
    if game.turn == TURNS:
        game.finish("T-3", (), (0.0,) * game.seats)
    elif len(seats) == 1:
        game.ask(seats[0], "speak", game.sentences(seats[0]), spoken, seats[0], rule="T-1")
    else:
        game.ask_all(seats, "shout", [game.sentences(seat) for seat in seats], shouted, rule="T-2")


@step
def spoken(game: Talk, seat: int, sentence: int) -> None:
    """T-1 It is heard."""
    game.said.append((seat, sentence))
    game.turn += 1
    game.then(speak)


@step
def shouted(game: Talk, sentences: tuple[int, ...]) -> None:
    """T-2 All are heard."""
    game.said.extend(enumerate(sentences))
    game.turn += 1
    game.then(speak)


def new_talk(settings: Settings, pack: object, rulings: object) -> Talk:
    return Talk(settings.seats, settings.seed)


SPEC: Final = GameSpec(
    "talk", "Talk", (2, 3), new_talk, speak,
    option_words=frozenset(("wait", "give", "go", "to", "at")), arg_words={"place": PLACES},
)  # fmt: skip
