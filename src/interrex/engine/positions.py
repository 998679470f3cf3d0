"""Positions in the game's words: what every game shares when it builds the table of a scenario.

``Given`` takes the fields of ``[given]`` one by one; a mistake names file, line, field, reason and remedy.
``play_until`` lets a scenario stop in the middle of a round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from interrex.engine.chance import LoadedChance
from interrex.engine.errors import BadFile
from interrex.engine.knowledge import knows
from interrex.engine.packs import Entry
from interrex.engine.questions import Step, step
from interrex.engine.table import SEAT_LETTERS, Table

GO_ON: Final = "go on"
MAX_ROLL: Final = 99
GIVE_LESS: Final = "Give only what the box holds"

# where a scenario stops: a step and its arguments (None for any), and whether the stop is after or before it
Stop: TypeAlias = tuple[Step, tuple[Any, ...], bool]
AFTER: Final = True
BEFORE: Final = False


class Given:
    """The fields of a scenario's ``[given]``, each checked as it is taken; no card is used twice."""

    def __init__(self, entry: Entry, seats: int) -> None:
        self.entry = entry
        self.seats = seats
        self.used: set[int] = set()  # cards that have their place
        self.rolls: tuple[int, ...] = ()
        self.draws: list[str] = []

    def wrong(self, field: str, reason: str, remedy: str) -> BadFile:
        return self.entry.wrong(field, reason, remedy)

    # --- values ---------------------------------------------------------------------------------

    def seat(self, field: str, letter: Any) -> int:
        """A seat by its letter."""
        legal = SEAT_LETTERS[: self.seats]
        if not isinstance(letter, str) or len(letter) != 1 or letter not in legal:
            raise self.wrong(field, f"there is no seat {letter!r}", f"Seats: {', '.join(legal)}")
        return legal.index(letter)

    def seat_in(self, field: str, usual: int) -> int:
        """The seat named in a field."""
        return self.seat(field, self.entry.text(field, SEAT_LETTERS[usual]))

    def seats_in(self, field: str) -> list[int]:
        """The seats listed in a field."""
        return [self.seat(field, letter) for letter in self.listed(field)]

    def by_seat(self, field: str) -> list[tuple[int, Any]]:
        """A table with a value for some seats."""
        return [(self.seat(field, letter), value) for letter, value in self.entry.table(field, {}).items()]

    def numbers_by_seat(self, field: str, high: int, target: list[int]) -> None:
        """A table with a number for some seats, written into a list."""
        for seat, value in self.by_seat(field):
            target[seat] = self.number(field, value, 0, high)

    def listed(self, field: str) -> list[Any]:
        """A list, empty if it is not there."""
        return self.entry.list(field) if self.entry.has(field) else []

    def names(self, field: str, value: Any) -> list[str]:
        """Words in a list."""
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.wrong(field, f"{value!r} is not a list of cards", 'Write ["one", "two"]')
        return value

    def names_in(self, field: str) -> list[str]:
        """The words listed in a field."""
        return self.names(field, self.listed(field))

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"{value!r} does not fit", f"Write a number from {low} to {high}")
        return value

    def among(self, field: str, value: Any, known: Sequence[str], what: str) -> int:
        """Which of the known words a value is."""
        if not isinstance(value, str) or value not in known:
            raise self.wrong(field, f"there is no {what} {value!r}", f"Known here: {', '.join(known)}")
        return known.index(value)

    # --- cards ----------------------------------------------------------------------------------

    def copies_of(self, name: str) -> list[int]:
        """The numbers of all cards of that name; each game says."""
        return []

    def unused(self, field: str, name: str, copies: Sequence[int], family: str = "card") -> list[int]:
        """The copies of a card that have no place yet; a card is nowhere twice."""
        if not copies:
            raise self.wrong(
                field, f"there is no {family} {name!r} in this pack", "Name a card that is there"
            )
        free = [card for card in copies if card not in self.used]
        if not free:
            number = "is only one" if len(copies) == 1 else f"are only {len(copies)}"
            raise self.wrong(
                field, f"{name!r} is already used up (there {number})", "Name a card in one place only"
            )
        return free

    # --- chance ---------------------------------------------------------------------------------

    def take_chance(self) -> None:
        """``next_rolls`` and ``next_draws``: what dice and lots show, which cards are drawn next."""
        for value in self.listed("next_rolls"):
            self.rolls = (*self.rolls, self.number("next_rolls", value, 1, MAX_ROLL))
        self.draws = self.names_in("next_draws")
        for name in self.draws:
            if not self.copies_of(name):
                raise self.wrong("next_draws", f"{name!r} is not a card here", "Name a card that is there")

    def is_drawn_next(self, card: int) -> bool:
        """One of the cards that ``next_draws`` names."""
        return any(card in self.copies_of(name) for name in self.draws)

    def load_chance(self, game: Table, decks: Iterable[int]) -> None:
        """Lay the next draws on top of the decks; what lies in none of them waits to be shuffled into one."""
        if not self.rolls and not self.draws:
            return
        tops: dict[int, list[int]] = {}
        waiting: list[tuple[int, ...]] = []
        taken: set[int] = set()
        places = set(decks)
        for name in self.draws:
            copies = [card for card in self.copies_of(name) if card not in taken]
            here = [card for card in copies if game.where[card] in places]
            here = [card for card in here if card in game.cards_at[game.where[card]]]
            if here:
                tops.setdefault(game.where[here[0]], []).append(here[0])
                taken.add(here[0])
            else:
                waiting.append(tuple(copies))
        for place, cards in tops.items():
            rest = [card for card in game.cards_at[place] if card not in cards]
            game.cards_at[place] = rest + cards[::-1]
        game.chance = LoadedChance(game.chance.state - 1, self.rolls, tuple(waiting))
        game.recorded = False  # such a game is an example, never a record

    # --- the end --------------------------------------------------------------------------------

    def check(self, complaint: str, field: str = "") -> None:
        """Refuse a position in which something was lost or made."""
        if complaint:
            raise self.wrong(field, complaint, GIVE_LESS)

    def stop_in(self, stops: Mapping[str, Stop]) -> Stop | None:
        """``until``: the part of the round after which the scenario stops."""
        until = self.entry.one_of("until", ("", *stops), "")
        return stops[until] if until else None


def lost_card(game: Table) -> str:
    """Every card lies in exactly one place, the one it is said to lie in; otherwise the complaint."""
    lying = sorted(card for cards in game.cards_at for card in cards)
    if lying != list(range(len(game.where))):
        return "a card is lost or lies in two places"
    for place, cards in enumerate(game.cards_at):
        for card in cards:
            if game.where[card] != place:
                return f"{game.card_word(card)} is not where it lies"
    return ""


def known_order(game: Table, seat: int, deck: int) -> list[int]:
    """The cards of a deck of which the seat knows where in it they lie, from the top."""
    cards = reversed(game.cards_at[deck])
    return [card for card in cards if game.pinned[card] >> seat & 1 and knows(game, seat, card)]


# --- stopping in the middle of a round ------------------------------------------------------------


@step
def pause(game: Table, seat: int, word: str) -> None:
    """A scenario looks at the table here; nothing is decided."""
    game.ask(seat, GO_ON, (word,), go_on)


@step
def go_on(game: Table, answer: str) -> None:
    """The game goes on."""


@step
def play_until(
    game: Table, target: Step, args: tuple[Any, ...], after: bool, stop: Step, stop_args: tuple[Any, ...]
) -> None:
    """Carry out what comes next, one item at a time, until the target comes; put the stop beside it.

    What an answer leads to runs without being looked at: the parts of a round are scheduled before.
    """
    agenda = game.agenda
    floor = len(agenda)
    if not agenda:
        return
    found, found_args = agenda[-1]
    if found == target and _fits(found_args, args):
        agenda.insert(floor - 1 if after else floor, (stop, stop_args))
        return
    agenda.pop()
    game.perform(found, found_args, floor - 1)
    if game.result is not None:
        return
    agenda.append((play_until, (target, args, after, stop, stop_args)))
    if len(agenda) > floor + 1:  # what was scheduled comes first, and what comes next stands last
        agenda[floor:] = agenda[floor:][::-1]


def _fits(found: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    return all(each is None or each == have for each, have in zip(wanted, found, strict=False))


def begin_at(game: Table, where: Stop, phase: Step, *phase_args: Any) -> None:
    """Schedule a phase from one of its items on: the phase only schedules, what comes before is left out."""
    agenda = game.agenda
    floor = len(agenda)
    target, args, after = where
    game.perform(phase, phase_args, floor)
    while len(agenda) > floor and not (agenda[-1][0] == target and _fits(agenda[-1][1], args)):
        agenda.pop()
    if after and len(agenda) > floor:
        agenda.pop()


def stop_at(game: Table, where: Stop | None, stop: Step, *stop_args: Any) -> None:
    """Schedule the stop of a scenario, on top of everything that is scheduled already."""
    if where is not None:
        target, args, after = where
        game.then(play_until, target, args, after, stop, stop_args)
