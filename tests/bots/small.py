"""Games small enough to be solved by hand: matching pennies, matches, a bluff, and a lottery."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from interrex.bots.judges.playing_on import TELLS_CHANCES, evaluate, standings
from interrex.engine.questions import step
from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, shuffle
from interrex.games import _registered

__all__ = ["TELLS_CHANCES", "evaluate", "playable", "secret", "standings"]

DECK: Final = 0
HAND: Final = 1  # and 2
SEES: Final = (0, 1, 2)
ORDERED: Final = (True, False, False)


class Small(Table):
    """Two seats, two cards, and a heap of matches."""

    __slots__ = ("matches",)

    def __init__(self, settings: Settings, pack: Any, rulings: Any) -> None:
        super().__init__(settings, 2, SEES, ORDERED)
        self.matches = 0
        for card in range(2):
            lay_out(self, card, DECK)

    def copy(self) -> Small:
        other = bare(Small)
        self.copy_flow(other)
        other.matches = self.matches
        return other

    def view(self, seat: int) -> dict[str, Any]:
        return {"hand": self.cards_at[HAND + seat] if seat < 2 else [], "matches": self.matches}


def secret(game: Small, seat: int) -> int:
    """What a seat holds: the judgement of the bluff says it."""
    return game.cards_at[HAND + seat][0] if game.cards_at[HAND + seat] else -1


# --- matching pennies ------------------------------------------------------------------------------


@step
def pennies(game: Small) -> None:
    """S-1 Both choose a side in secret."""
    game.ask_all((0, 1), "side", (("heads", "tails"), ("heads", "tails")), compared, rule="S-1")


@step
def compared(game: Small, sides: tuple[str, ...]) -> None:
    """S-1 Equal sides win for the first, others for the second."""
    game.finish("S-1", (0,) if sides[0] == sides[1] else (1,), (0.0, 0.0))


# --- matches: who takes the last one wins ------------------------------------------------------------


@step
def matches(game: Small) -> None:
    """S-2 Ten matches lie on the table."""
    game.matches = 10
    game.then(take, 0)


@step
def take(game: Small, seat: int) -> None:
    """S-2 Take one, two or three."""
    options = tuple(number for number in (1, 2, 3) if number <= game.matches)
    game.ask(seat, "take", options, taken, seat, rule="S-2")


@step
def taken(game: Small, seat: int, number: int) -> None:
    """S-2 Who takes the last match wins."""
    game.matches -= number
    if game.matches:
        game.then(take, 1 - seat)
    else:
        game.finish("S-2", (seat,), (0.0, 0.0))


# --- a bluff: claim to hold the high card, or fold ---------------------------------------------------


@step
def bluff(game: Small) -> None:
    """S-3 The first gets one of two cards and looks at it; the other card stays hidden."""
    shuffle(game, DECK)
    draw(game, DECK, HAND)
    game.then(claim)


@step
def claim(game: Small) -> None:
    """S-3 Claim or fold."""
    game.ask(0, "claim", ("claim", "fold"), claimed, rule="S-3")


@step
def claimed(game: Small, answer: str) -> None:
    """S-3 Who folds wins one time in four; a claim is answered."""
    if answer == "fold":
        game.then(toss, 1)
    else:
        game.then(answer_claim)


@step
def answer_claim(game: Small) -> None:
    """S-3 Believe or doubt."""
    game.ask(1, "answer", ("believe", "doubt"), answered, rule="S-3")


@step
def answered(game: Small, answer: str) -> None:
    """S-3 Believed, the first wins three times in four; doubted, always with the high card, else never."""
    high = game.cards_at[HAND][0] == 1
    game.then(toss, 3 if answer == "believe" else 4 if high else 0)


@step
def toss(game: Small, quarters: int) -> None:
    """S-3 The first wins so many times in four."""
    won = game.chance.below(4) < quarters
    game.finish("S-3", (0,) if won else (1,), (0.0, 0.0))


# --- a lottery: luck decides nearly all ---------------------------------------------------------------


@step
def lottery(game: Small) -> None:
    """S-4 Choose a number of tickets."""
    game.ask(0, "tickets", ("50", "52", "48", "51"), drawn, rule="S-4")


@step
def drawn(game: Small, tickets: str) -> None:
    """S-4 One of a hundred tickets wins."""
    won = game.chance.below(100) < int(tickets)
    game.finish("S-4", (0,) if won else (1,), (0.0, 0.0))


class Nothing:
    """A pack without cards."""

    id = "none"
    hash = "0"


def small_spec(name: str, first: Any, judge: str) -> GameSpec:
    return GameSpec(name=name, title=name, seats=(2,), table=Small, set_up=first, judge=judge)


GAMES: Final = {
    "pennies": small_spec("pennies", pennies, ""),
    "matches": small_spec("matches", matches, ""),
    "bluff": small_spec("bluff", bluff, "tests.bots.small"),
    "lottery": small_spec("lottery", lottery, ""),
}


@contextmanager
def playable(name: str, seed: int = 1) -> Iterator[Table]:
    """A new table of one of these games, known by its name as long as it is needed."""
    spec = GAMES[name]
    _registered[name] = spec
    try:
        yield spec.new(spec.settings(2, seed, Nothing()), Nothing())  # type: ignore[arg-type]
    finally:
        _registered.pop(name)
