"""What the lab keeps of a game: one row for the game, one per seat, and one per seat and kind of card it met.

Rows hold nothing that depends on the machine: the same contest, deal and seating give the same rows wherever
and whenever they are played, as long as the bots have budgets of iterations. ``choices`` are the numbers of
the options chosen; with the contest and the deal they are the whole game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from interrex.bots import make, observe
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.options import CARD
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.lab.arena import Contest

CLEAR: Final = 0.8  # of the victory: whoever stays above it from here on is known to win
AHEAD: Final = 0.02  # by so much one must be ahead for the lead to change hands
DECISIVE: Final = 0.15  # of the victory: a choice after which a seat's chance has risen by so much


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game."""

    deal: int
    seating: int  # which of the contest's ways to seat the bots
    decks: str  # chosen for this deal, where decks are: "deck_a=radziwillowie …"
    choices: list[int]
    decisions: int  # with more than one option
    branching: float  # options of such a decision, on average
    ended_by: str  # the rule
    winners: str  # the numbers of their seats: "02"
    lead_changes: int
    known_after: (
        float  # the part of the game after which the winner stayed clearly ahead; 1: never before the end
    )
    lowest: float  # the winner's lowest chance: 0.05 was a comeback
    rules: list[str]  # cited by what was asked or told


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a game."""

    deal: int
    seating: int
    seat: int
    bot: str
    plays: str  # its clan, faction and deck, vampires; empty where all are alike
    share: float  # of the victory
    score: float
    decisions: int
    branching: float
    turn: int = -1  # as which one it came to decide, from 0; -1 where it never did


@dataclass(frozen=True, slots=True)
class CardRow:
    """What a seat had to do with a kind of card."""

    deal: int
    seating: int
    seat: int
    card: str
    held: int  # it lay where only this seat sees it, at some decision
    offered: int  # decisions of the seat at which some option named it
    chosen: int  # decisions at which the option chosen named it
    decisive: int = 0  # of these, those by whose next decision the seat's chance had risen by DECISIVE


@dataclass(slots=True)
class Rows:
    """The rows of some games."""

    games: list[GameRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    cards: list[CardRow] = field(default_factory=list)

    def add(self, more: Rows) -> None:
        """More games; they count once all their other rows are there."""
        self.cards += more.cards
        self.seats += more.seats
        self.games += more.games

    def sort(self) -> None:
        """The order that does not depend on which game was done first."""
        self.games.sort(key=lambda row: (row.deal, row.seating))
        self.seats.sort(key=lambda row: (row.deal, row.seating, row.seat))
        self.cards.sort(key=lambda row: (row.deal, row.seating, row.seat, row.card))


class Watching:
    """Follows one game and counts."""

    def __init__(self, table: Table) -> None:
        seats = table.seats
        self.table = table
        self.chances = Chances(table)
        self.curve: list[list[float]] = []
        self.choices: list[int] = []
        self.decisions = [0] * seats
        self.options = [0] * seats
        self.cards: dict[tuple[int, str], list[int]] = {}  # seat and kind: held, offered, chosen, decisive
        self.turns: list[int] = []  # the seats in the order in which they came to decide
        self.latest: dict[int, tuple[float, set[str]]] = {}  # by seat: its chance, and the kinds it named
        self.private = [only_seat(seen_by, seats) for seen_by in table.sees]
        self.rules: set[str] = set()

    def before(self, which: int, index: int) -> None:
        """A seat is about to take the option of that number."""
        table = self.table
        asked = table.asked[which]
        seat: int = asked[0]
        self.choices.append(index)
        if asked[5]:
            self.rules.add(asked[5])
        if len(asked[2]) < 2:
            return
        self.decisions[seat] += 1
        self.options[seat] += len(asked[2])
        self.curve.append(self.chances.of(settled(table)))
        self.weigh(seat, self.curve[-1][seat])
        if seat not in self.turns:
            self.turns.append(seat)
        named: set[str] = set()
        for number, option in enumerate(asked[2]):
            kinds = {
                table.card_word(part.value) if part.value >= 0 else part.word
                for part in table.option_parts(asked[1], option)
                if part.type == CARD
            }
            named |= kinds
            if number == index:
                self.latest[seat] = (self.curve[-1][seat], kinds)
                for kind in kinds:
                    self.count(seat, kind, 2)
        for kind in named:
            self.count(seat, kind, 1)
        for card, place in enumerate(table.where):
            if self.private[place] >= 0:
                self.cards.setdefault((self.private[place], table.card_word(card)), [0, 0, 0, 0])[0] = 1

    def count(self, seat: int, kind: str, what: int) -> None:
        self.cards.setdefault((seat, kind), [0, 0, 0, 0])[what] += 1

    def weigh(self, seat: int, chance: float) -> None:
        """What came of a seat's latest choice by the time it decides again, or by the end."""
        before, kinds = self.latest.pop(seat, (1.0, set()))
        if chance - before >= DECISIVE:
            for kind in kinds:
                self.count(seat, kind, 3)

    def lead_changes(self) -> int:
        """How often somebody else came to be ahead."""
        changes, leader = 0, -1
        for chances in self.curve:
            order = sorted(range(len(chances)), key=lambda seat: -chances[seat])
            first = order[0]
            if len(order) > 1 and chances[first] - chances[order[1]] < AHEAD:
                continue
            if leader not in (-1, first):
                changes += 1
            leader = first
        return changes

    def known_after(self, winners: tuple[int, ...]) -> float:
        """The part of the game after which the winner was, and stayed, clearly ahead."""
        number = len(self.curve)
        while number and sum(self.curve[number - 1][seat] for seat in winners) >= CLEAR:
            number -= 1
        return number / max(1, len(self.curve)) if winners else 1.0


def play(contest: Contest, deal: int, seating: int) -> Rows:
    """One game to its end, as rows."""
    table = contest.table(deal)
    bots = contest.seatings[seating]
    players = [make(bot, deal * 64 + seat) for seat, bot in enumerate(bots)]
    chance = Chance.from_seed(deal + 1)
    watching = Watching(table)
    while table.result is None:
        seat = table.seats_asked[0]
        observation = observe(table, seat, chance)
        word = players[seat].choose(observation)
        which, index = table.seats_asked.index(seat), observation.decision.options.index(word)
        watching.before(which, index)
        table.play(index, which)
    return rows_of(contest, deal, seating, watching)


def rows_of(contest: Contest, deal: int, seating: int, watching: Watching) -> Rows:
    """The rows of a finished game."""
    table = watching.table
    result = table.result
    assert result is not None
    outcome = watching.chances.final(table)
    for seat, chance in enumerate(outcome):
        watching.weigh(seat, chance)
    spec = game_spec(contest.game)
    decisions, options = watching.decisions, watching.options
    rules = watching.rules | {line[2] for line in table.told if line[2]} | {result.rule}
    decks = " ".join(f"{name}={value}" for name, value in contest.decks_of(deal).items())
    low = [max([chances[seat] for seat in result.winners], default=0.0) for chances in watching.curve]
    found = Rows()
    found.games.append(
        GameRow(
            deal, seating, decks, watching.choices, sum(decisions), sum(options) / max(1, sum(decisions)),
            result.rule, "".join(map(str, result.winners)), watching.lead_changes(),
            watching.known_after(result.winners), min(low, default=1.0), sorted(rules),
        )
    )  # fmt: skip
    for seat, bot in enumerate(contest.seatings[seating]):
        plays = " ".join(spec.plays(table, seat)) if spec.plays is not None else ""
        branching = options[seat] / max(1, decisions[seat])
        row = SeatRow(
            deal,
            seating,
            seat,
            bot,
            plays,
            outcome[seat],
            float(result.scores[seat]),
            decisions[seat],
            branching,
            watching.turns.index(seat) if seat in watching.turns else -1,
        )
        found.seats.append(row)
    for (seat, card), counts in watching.cards.items():
        found.cards.append(CardRow(deal, seating, seat, card, *counts))
    found.sort()
    return found


def settled(table: Table) -> Table:
    """A copy that may be used up, in which nobody's answer to a secret question is outstanding."""
    world = table.copy()
    world.chance = Chance(len(table.choices))
    while world.together and world.result is None:
        world.play(world.chance.below(len(world.asked[0][2])))
    return world


def only_seat(seen_by: int, seats: int) -> int:
    """The seat that alone sees into a place; -1 where nobody or several do."""
    inside = [seat for seat in range(seats) if seen_by >> seat & 1]
    return inside[0] if len(inside) == 1 and not seen_by >> seats & 1 else -1


def replayed(contest: Contest, row: GameRow) -> Any:
    """The game of a row, played again by its choices."""
    table = contest.table(row.deal)
    for index in row.choices:
        table.play(index, 0)
    return table
