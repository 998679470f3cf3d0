"""A session: a game with everything people do around it, as a fold over the moves that were made.

A move is what somebody did: chose, took back, asked to take back, agreed, proposed, let a bot stand in.
``after`` follows one move and returns the next session; nothing here reads a clock, a file or a network,
and a session never changes, so that a refused move leaves everything as it was. The methods named
``choosing``, ``undoing``, ``asking`` … say which moves follow from what a person wants, or refuse it.
Whoever stores the moves can fold them again and comes to the same session.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from interrex.engine.errors import IllegalChoice, InterrexError, NotUndoable
from interrex.engine.questions import Question
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec
from interrex.match.clocks import Clock, Times
from interrex.match.undo import REASONS, NotFree, WhyNot, learned

CHOOSE: Final = "choose"
UNDO: Final = "undo"  # the last choice, freely
ASK: Final = "ask"  # to take choices back, to the number in the word
AGREE: Final = "agree"
REFUSE: Final = "refuse"
BACK: Final = "back"  # all agreed: the choices after the number in the word are taken back
PROPOSE: Final = "propose"  # an option of another seat's decision; without one, no longer
STAND_IN: Final = "standin"  # a bot of the level in the word plays for the seat
RETURN: Final = "return"  # the seat's owner plays again
CHANGES: Final = (CHOOSE, UNDO, BACK)  # moves after which the game stands differently
KINDS: Final = frozenset((*CHANGES, ASK, AGREE, REFUSE, PROPOSE, STAND_IN, RETURN))
REMEMBERED: Final = 8  # earlier positions that are kept; older ones are played again
UNTIMED: Final = datetime(1970, 1, 1)  # where nobody looks at the time, as at a terminal

Choice = tuple[int, str]  # seat, word


class Stale(Exception):
    """The table has moved on since the person looked at it."""


class BadMove(InterrexError):
    """A stored move cannot be followed."""


class Waiting(NotUndoable):
    """Another request is still open; one at a time."""


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody does at the table, and when; ``spent`` are milliseconds of the seat's clock."""

    seat: int
    kind: str
    word: str
    spent: int = 0
    at: datetime = field(default=UNTIMED, compare=False)


@dataclass(frozen=True, slots=True)
class Request:
    """A seat asks to take back all choices from that number on; these seats have agreed."""

    seat: int
    back_to: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Note:
    """What became of the last request, until the next choice."""

    kind: str  # granted, refused, withdrawn, overtaken
    seat: int  # who asked
    by: int


class Session:
    """The game as it stands after the moves so far, and what stands open beside it."""

    __slots__ = (
        "choices",
        "forced",
        "game",
        "note",
        "number",
        "opened",
        "past",
        "proposals",
        "request",
        "rewound",
        "stand_ins",
        "start",
        "started",
        "times",
    )

    def __init__(self, start: Table, clock: Clock | None = None, started: float = 0.0) -> None:
        """Before the first move. No clock runs before ``started``, in seconds since 1970."""
        self.start = start
        self.started = started
        self.game = start
        self.past: tuple[tuple[int, Table], ...] = ()  # who chose, and the position before
        self.number = 0  # of moves, taken back or not
        self.choices: list[Choice] = []  # those that stand
        self.rewound = 0  # how often something was taken back
        self.forced: frozenset[int] = frozenset()  # where in the log choices stand that had no other
        self.opened = [0] * start.seats  # since which move the seat's open question stands
        self.times = Times(clock or Clock(), start.seats, started)
        self.request: Request | None = None
        self.note: Note | None = None
        self.proposals: dict[int, dict[int, str]] = {}  # decider: who proposes which option
        self.stand_ins: dict[int, str] = {}  # seat: level of the bot that plays for its owner

    # --- following moves -----------------------------------------------------------------------

    def after(self, move: Move) -> Session:
        """The session after one more move; one that is impossible is refused."""
        if move.kind not in KINDS:
            raise BadMove(f"There is no move {move.kind!r}. Moves: {', '.join(sorted(KINDS))}.")
        if not 0 <= move.seat < self.game.seats:
            raise BadMove(f"There is no seat {move.seat} at a table for {self.game.seats}.")
        then = self._copy()
        then.number += 1
        then._keep_time(move)
        if move.kind in CHANGES:
            then._change(move)
        else:
            then._beside(move)
        return then

    def _copy(self) -> Session:
        then = Session(self.start, self.times.clock, self.started)
        then.game, then.past = self.game, self.past
        then.number, then.rewound = self.number, self.rewound
        then.forced = self.forced
        then.choices, then.opened = self.choices[:], self.opened[:]
        then.times = self.times.copy()
        then.request, then.note = self.request, self.note
        then.proposals = {seat: dict(theirs) for seat, theirs in self.proposals.items()}
        then.stand_ins = dict(self.stand_ins)
        return then

    def apart(self) -> Session:
        """The same session with positions of its own, for another thread: whoever looks at a position may
        note in it what follows from it, and nobody else may meet that halfway."""
        then = self._copy()
        then.start, then.game = self.start.copy(), self.game.copy()
        then.past = tuple((seat, before.copy()) for seat, before in self.past)
        return then

    def _keep_time(self, move: Move) -> None:
        """Count what a person has spent; who comes back begins to think now."""
        if (move.kind == CHOOSE and move.seat not in self.stand_ins) or move.spent:
            self.times.spend(move.seat, move.spent)
        if move.kind == RETURN:
            self.times.come_back(move.seat, self._moment(move))

    def _moment(self, move: Move) -> float:
        return max(moment(move.at), self.started)

    def _change(self, move: Move) -> None:
        """The game stands differently: proposals are gone, and so is an open request."""
        before = {each.seat: each for each in self.game.questions}
        if move.kind == CHOOSE:
            if move.seat in before and len(before[move.seat].options) == 1:
                self.forced |= {len(self.game.told)}
            self.past = (*self.past[1 - REMEMBERED :], (move.seat, self.game))
            self.game = self.game.copy()
            self.game.choose(move.word, move.seat)
        else:
            self._go_back(stands(self.choices, move))
            self.forced = frozenset(told for told in self.forced if told < len(self.game.told))
            self.rewound += 1
        self.choices = stands(self.choices, move)
        for each in self.game.questions:
            if move.kind == BACK or each.seat == move.seat or not _same(before.get(each.seat), each):
                self.opened[each.seat] = self.number
                self.times.since[each.seat] = self._moment(move)
        self.proposals.clear()
        if move.kind == BACK and self.request is None:  # nobody else had to be asked
            self.note = Note("granted", move.seat, move.seat)
        else:
            self._end_request("granted" if move.kind == BACK else "overtaken", move.seat)

    def _go_back(self, choices: Sequence[Choice]) -> None:
        """The position after these choices, the first ones that stand; what is forgotten is played again."""
        back = len(self.choices) - len(choices)
        if 0 < back < len(self.past):
            self.game = self.past[-back][1]
            self.past = self.past[:-back]
            return
        self.game, self.past = self.start, ()
        for seat, word in choices:
            self.past = (*self.past[1 - REMEMBERED :], (seat, self.game))
            self.game = self.game.copy()
            self.game.choose(word, seat)

    def _beside(self, move: Move) -> None:
        """What people do beside choosing; a word that means nothing is refused."""
        if move.kind == ASK:
            self.request, self.note = Request(move.seat, _taken_back_to(self.choices, move.word)), None
        elif move.kind == AGREE and self.request is not None:
            self.request = replace(self.request, agreed=self.request.agreed | {move.seat})
        elif move.kind == REFUSE and self.request is not None:
            self._end_request("withdrawn" if move.seat == self.request.seat else "refused", move.seat)
        elif move.kind == PROPOSE:
            letter, _, option = move.word.partition(" ")
            if len(letter) != 1 or letter not in SEAT_LETTERS[: self.game.seats]:
                raise BadMove(f"{move.word!r} proposes nothing to anybody; a proposal is 'B option'.")
            proposed = self.proposals.setdefault(SEAT_LETTERS.index(letter), {})
            proposed.pop(move.seat, None)
            if option:
                proposed[move.seat] = option
        elif move.kind == STAND_IN:
            if not move.word:
                raise BadMove("A stand-in is named by the level of its bot.")
            self.stand_ins[move.seat] = move.word
        elif move.kind == RETURN:
            self.stand_ins.pop(move.seat, None)

    def _end_request(self, kind: str, by: int) -> None:
        self.note = Note(kind, self.request.seat, by) if self.request is not None else None
        self.request = None

    def clocks_from(self, at: float, seat: int | None = None) -> Session:
        """The same session with all clocks set going at that time, or one: the last person has come.

        This is no move, and nothing stores it: clocks begin with every start of a server. Who folds the
        stored moves anew gives its own start as ``started``, and no clock runs before that.
        """
        then = self._copy()
        for each in range(self.game.seats) if seat is None else (seat,):
            then.times.since[each] = at
        return then

    # --- choosing and taking back --------------------------------------------------------------

    def is_asked(self, seat: int) -> bool:
        """The table waits for a decision of that seat."""
        return seat in self.game.seats_asked

    def choosing(self, seat: int, word: str, turn: int | None = None) -> tuple[Move, ...]:
        """The moves of a seat that chooses; ``turn`` is when its question was opened, as the seat sees it."""
        if turn is not None and (not self.is_asked(seat) or self.opened[seat] != turn):
            raise Stale
        choice = Move(seat, CHOOSE, word)
        if seat not in self.stand_ins:
            return (choice,)
        self.after(choice)  # an illegal word does not bring its owner back
        return (Move(seat, RETURN, ""), choice)

    def why_not_undo(self, seat: int) -> WhyNot | None:
        """What keeps this seat from taking back its last choice freely; None: nothing."""
        if not self.past:
            return WhyNot.NOTHING
        if self.game.is_over:
            return WhyNot.OVER
        who, before = self.past[-1]
        return WhyNot.OTHER if who != seat else learned(before, self.game, seat)

    def undoing(self, seat: int) -> Move:
        """The move of a seat that takes back its last choice, if nobody has learned anything since."""
        why = self.why_not_undo(seat)
        if why is not None:
            raise NotFree(why)
        return Move(seat, UNDO, "")

    # --- taking back by consent ----------------------------------------------------------------
    # ``keys`` has for each seat the key of the person who sits there, and nothing for bots and free seats.

    def own_last(self, seat: int) -> int:
        """The number of the seat's last choice that stands; -1 where there is none."""
        return max((at for at, choice in enumerate(self.choices) if choice[0] == seat), default=-1)

    def still_asked(self, keys: Sequence[str], asker: int | None = None) -> list[int]:
        """The seats whose people have not agreed yet: to the open request, else to one of ``asker``.

        Bots agree, and so does who shares a browser with the asker.
        """
        if self.request is not None:
            agreed = {self.request.seat, *self.request.agreed}
        elif asker is not None:
            agreed = {asker}
        else:
            return []
        theirs = {keys[seat] for seat in agreed}
        return [
            seat for seat, key in enumerate(keys) if key and key not in theirs and seat not in self.stand_ins
        ]

    def asking(self, seat: int, back_to: int, made: int, keys: Sequence[str]) -> Move:
        """The move of a seat that wants to take back all choices from that number on.

        ``made`` is how many stand as the seat sees it. Where nobody has to be asked they are taken back.
        """
        if self.request is not None:
            raise Waiting("Another request to take something back is still open.")
        if made != len(self.choices):
            raise Stale
        if self.game.is_over or not 0 <= back_to < made:
            raise NotUndoable(REASONS[WhyNot.NOTHING])
        return Move(seat, ASK if self.still_asked(keys, seat) else BACK, str(back_to))

    def answering(self, seat: int, agrees: bool, keys: Sequence[str]) -> Move:
        """The move of a seat that agrees to the open request, or refuses it; who asks may withdraw it.

        The last to agree takes back.
        """
        if self.request is None:
            raise Stale
        if not agrees:
            return Move(seat, REFUSE, "")
        asked = self.still_asked(keys)
        if seat not in asked:
            raise Stale
        if all(keys[each] == keys[seat] for each in asked):
            return Move(seat, BACK, str(self.request.back_to))
        return Move(seat, AGREE, "")

    def settling(self, keys: Sequence[str]) -> Move | None:
        """The move that grants an open request when nobody is left to be asked."""
        if self.request is None or self.still_asked(keys):
            return None
        return Move(self.request.seat, BACK, str(self.request.back_to))

    # --- proposals and stand-ins ---------------------------------------------------------------
    # ``bots`` are the seats that bots play, their own or as stand-ins.

    def open_to_all(self, bots: Collection[int]) -> int | None:
        """The person for whose decision others may propose; there is none where options are secret."""
        if not game_spec(self.game.settings.game).cooperative:
            return None
        for question in self.game.questions:
            if not question.secret and question.seat not in bots:
                return question.seat
        return None

    def proposed(self, decider: int) -> dict[str, list[int]]:
        """Who proposes each option to a decider."""
        found: dict[str, list[int]] = {}
        for seat, option in self.proposals.get(decider, {}).items():
            found.setdefault(option, []).append(seat)
        return found

    def proposing(self, seat: int, word: str, turn: int | None, bots: Collection[int]) -> Move:
        """The move of a seat that proposes an option in place of its earlier one; the same withdraws it."""
        decider = self.open_to_all(bots)
        decision = self.game.decision_of(decider) if decider is not None else None
        if decision is None or decision.seat == seat:
            raise Stale
        if turn is not None and self.opened[decision.seat] != turn:
            raise Stale
        if word not in decision.options:
            raise IllegalChoice(f"{word!r} is not an answer to {decision.question!r}.", decision.rule)
        withdrawn = seat not in bots and self.proposals.get(decision.seat, {}).get(seat) == word
        return Move(seat, PROPOSE, f"{SEAT_LETTERS[decision.seat]} {'' if withdrawn else word}".strip())

    def returning(self, seat: int) -> Move:
        """The move of a seat's owner who plays again."""
        if seat not in self.stand_ins:
            raise Stale
        return Move(seat, RETURN, "")


def fold(session: Session, moves: Iterable[Move]) -> Session:
    """The session after all these moves."""
    for move in moves:
        session = session.after(move)
    return session


def standing(moves: Iterable[Move]) -> list[Choice]:
    """The choices that were not taken back."""
    choices: list[Choice] = []
    for move in moves:
        choices = stands(choices, move)
    return choices


def stands(choices: list[Choice], move: Move) -> list[Choice]:
    """The choices that stand after a move: the one place that says so."""
    if move.kind == CHOOSE:
        return [*choices, (move.seat, move.word)]
    if move.kind == UNDO:
        if not choices:
            raise NotFree(WhyNot.NOTHING)
        return choices[:-1]
    if move.kind == BACK:
        return choices[: _taken_back_to(choices, move.word)]
    return choices


def _taken_back_to(choices: Sequence[Choice], word: str) -> int:
    """The number of the first choice that is to be taken back."""
    if not (word.isascii() and word.isdecimal()) or int(word) >= len(choices):
        raise BadMove(f"Choice {word!r} of {len(choices)} cannot be taken back.")
    return int(word)


def _same(one: Question | None, other: Question) -> bool:
    """The seat looks at the same question as before."""
    return one is not None and (one.name, one.options) == (other.name, other.options)


def moment(at: datetime) -> float:
    """A stored time, in seconds since 1970."""
    return at.replace(tzinfo=UTC).timestamp()
