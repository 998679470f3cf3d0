"""A table: the whole state of one game, and the agenda that moves it from question to question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Self, TypeVar

from interrex.engine.chance import Chance
from interrex.engine.choosing import (
    chosen_option,
    decision_about,
    number_asked,
    parts_of_options,
    record_of,
    refused,
    says,
)
from interrex.engine.comparing import position_text
from interrex.engine.errors import EndlessLoop, EngineError
from interrex.engine.knowledge import all_bits, own_lots, settle
from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import SEAT_LETTERS as SEAT_LETTERS
from interrex.engine.options import Parts, copy_numbers, numbered, verb
from interrex.engine.questions import (
    Chosen,
    Decision,
    Item,
    LogLine,
    OpenQuestion,
    Option,
    Question,
    Result,
    Step,
    StoredLine,
    nothing,
    step_name,
)
from interrex.engine.settings import Record, Settings
from interrex.engine.triggers import Trigger, schedule
from interrex.engine.worlds import plain_world, playout_world, sampled_world

STEP_LIMIT: Final = 20_000
EVERYONE: Final = -1

TableT = TypeVar("TableT", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """State as lists of numbers: cards are numbers, places are numbers, seats are numbers.

    A game adds its own fields and copies them in ``copy``, one line per field. Seat number
    ``seats`` stands for a watcher, who knows only what lies open.
    """

    __slots__ = (
        "actual_lot", "agenda", "agenda_floor", "answers", "asked", "cards_at", "chance", "choices",
        "keeps_log", "knowing", "last_secret_move", "lots_at", "ordered", "own_lot", "pinned",
        "possible_lots", "recorded", "result", "running_args", "running_step", "seats", "sees",
        "settings", "stirs", "together", "told", "unsettled", "where",
    )  # fmt: skip

    def __new__(cls, *_: Any, **__: Any) -> Self:
        """Nothing yet: so that a copy is made without setting up, also when compiled."""
        return super().__new__(cls)

    def __init__(
        self, settings: Settings, cards: int, sees: tuple[int, ...], ordered: tuple[bool, ...]
    ) -> None:
        rows = settings.seats + 1
        self.settings = settings
        self.seats: int = settings.seats
        self.chance = Chance.from_seed(settings.seed)
        # flow
        self.agenda: list[Item] = []
        self.asked: list[OpenQuestion] = []
        self.together: tuple[int, ...] = ()  # seats that answer one secret question together
        self.answers: list[tuple[int, Option]] = []  # theirs, held back until the last is in
        self.running_step: Step = nothing  # the step that runs, or that asks
        self.running_args: tuple[Any, ...] = ()  # its arguments
        self.agenda_floor: int = 0  # how long the agenda was below it
        self.result: Result | None = None
        # what was said and chosen
        self.told: list[StoredLine] = []
        self.choices: list[Chosen] = []
        self.recorded: bool = True
        self.keeps_log: bool = True  # not in a world for playing out
        # cards: where they lie, and where each seat thinks they may lie (see knowledge)
        self.sees = sees  # for each place, the seats that see the faces there
        self.ordered = ordered  # for each place, whether the order of its cards matters
        self.where: list[int] = [0] * cards
        self.cards_at: list[list[int]] = [[] for _ in sees]
        self.knowing: tuple[int, ...] = tuple(range(rows))  # the seats whose knowledge is kept
        self.possible_lots: list[int] = [0] * (rows * cards)  # lots where a card may lie, as bits
        self.actual_lot: list[int] = [0] * (rows * cards)  # the lot where it does lie
        self.own_lot = own_lots(settings.seats, sees)  # each place's own lot, by seat
        self.lots_at: list[int] = [1 << lot for lot in self.own_lot]  # the lots of a place, by seat
        self.last_secret_move: list[int] = [0] * rows  # which way it went; 0 once another would tell more
        self.pinned: list[int] = [0] * cards
        self.unsettled: int = 0  # seats that have conclusions to draw, as bits
        self.stirs: int = 0  # grows when a card moves, and when somebody knows something else of one

    # --- what a game must say -------------------------------------------------------------

    def copy(self: TableT) -> TableT:
        """An independent copy; cheap, because everything is a list of numbers."""
        raise EngineError(f"{type(self).__name__} has no copy()")

    def option_parts(self, question: str, option: Option) -> Parts:
        """What an option is made of, in reading order; its short stable word is made from that."""
        return (verb(str(option)),)

    def tell_apart(self, question: Question, option: Option, alike: Sequence[Option]) -> Parts:
        """What an option says besides, because ``alike``, itself among them, have the same word.

        Parts that only the asked seat may know are ``private``. Options that stay alike get a number.
        """
        return ()

    def card_word(self, card: int) -> str:
        """The id of the kind of that card."""
        return str(card)

    def view(self, seat: int) -> Any:
        """All that the seat may know, and nothing else."""
        raise EngineError(f"{type(self).__name__} has no view()")

    def view_beside(self, seen: Any, seat: int, decision: Decision | None) -> Any:
        """``view(seat)``, made from another seat's view of this same position: a game may take from it what
        all see alike. ``decision`` is the seat's own."""
        return self.view(seat)

    def listeners(self, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
        """What listens to a moment among the cards in play, in the order of the rules."""
        return []

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        """What the asked seat might want to choose but may not, each with the rule that forbids it.

        Only from what that seat knows: a refusal tells nothing else.
        """
        return ()

    def refusal(self, question: Question, word: str) -> str:
        """The rule by which that word is no option now; the question's own unless one is closer."""
        for parts, rule in self.near_misses(question):
            if says(self, parts, word):
                return rule
        return question.rule

    def sorts_of_cards(self) -> tuple[int, ...]:
        """The sort of every card, where a rule says that only cards of one sort may lie in some place."""
        return ()

    def seats_consulted(self) -> tuple[int, ...]:
        """The seats by whose knowledge of cards a rule goes; the number after the last is the watcher.

        A world for playing out keeps no other knowledge, but which cards are pinned.
        """
        return tuple(range(self.seats + 1))

    @property
    def imagines(self) -> bool:
        """Not only where cards lie may be unknown: ``imagine`` makes up the rest."""
        return False

    def imagine(self, seat: int, chance: Chance) -> None:
        """In a copy that becomes a sampled world: make up what else the seat cannot know."""

    def forget_derived(self) -> None:
        """Forget what was only worked out from other fields: they were set from outside."""

    # --- the agenda -----------------------------------------------------------------------

    def then(self, step: Step, *args: Any) -> None:
        """Schedule a step: in the order written, before anything scheduled earlier."""
        self.agenda.append((step, args))

    def then_with(self, step: Step, args: tuple[Any, ...]) -> None:
        """The same with arguments in a tuple, which need not be unpacked: that is slow when compiled."""
        self.agenda.append((step, args))

    def ask(
        self,
        seat: int,
        question: str,
        options: Sequence[Option],
        step: Step,
        *args: Any,
        rule: str = "",
        secret: bool = False,
    ) -> None:
        """Stop for one seat's decision; ``step`` gets the chosen option as its last argument.

        A step that asks only looks and asks: a sampled world asks again by running it again.
        """
        self.ask_with(seat, question, options, step, args, rule, secret)

    def ask_with(
        self,
        seat: int,
        question: str,
        options: Sequence[Option],
        step: Step,
        args: tuple[Any, ...],
        rule: str,
        secret: bool = False,
    ) -> None:
        """The same with the arguments of the step in a tuple."""
        if len(self.agenda) > self.agenda_floor or self.asked:
            raise EngineError(
                f"{step_name(self.running_step)} asks after it has scheduled or asked; "
                "let it schedule a step of its own that asks"
            )
        if not options:
            raise EngineError(f"{step_name(self.running_step)} asks {question!r} without options")
        self.asked.append((seat, question, tuple(options), step, args, rule, secret))

    def ask_all(
        self,
        seats: Sequence[int],
        question: str,
        options: Sequence[Sequence[Option]],
        step: Step,
        *args: Any,
        rule: str = "",
    ) -> None:
        """One secret decision per seat, answered in any order, held back until the last is in.

        ``step`` gets the answers as its last argument, a tuple in the order of ``seats``.
        """
        if len(self.agenda) > self.agenda_floor or self.asked:
            raise EngineError(f"{step_name(self.running_step)} asks after it has scheduled or asked")
        if not seats or not all(options):
            raise EngineError(f"{step_name(self.running_step)} asks {question!r} without options")
        for seat, theirs in zip(seats, options, strict=True):
            self.asked.append((seat, question, tuple(theirs), step, args, rule, True))
        self.together = tuple(seats)

    def ask_any(
        self,
        seats: Sequence[int],
        question: str,
        options: Sequence[Option],
        step: Step,
        *args: Any,
        rule: str = "",
    ) -> None:
        """One open question that any of the seats may answer; the first answer counts for all."""
        self.ask_with(seats[0], question, options, step, args, rule)
        for seat in seats[1:]:
            self.asked.append((seat, question, tuple(options), step, args, rule, False))

    def emit(self, moment: str, *args: Any) -> None:
        """Schedule what listens to this moment, in the rules' order; owners order their own."""
        schedule(self, self.listeners(moment, args))

    def tell(self, kind: str, *args: Any, rule: str = "", to: int = EVERYONE) -> None:
        """Add a line to the log; ``to`` is the set of seats that may read it."""
        if self.keeps_log:
            self.told.append((kind, args, rule, to))

    def finish(self, rule: str, winners: Sequence[int], scores: Sequence[float]) -> None:
        """The game ends here and now; nothing else on the agenda happens."""
        self.result = Result(rule, tuple(winners), tuple(scores))
        self.agenda.clear()

    def advance(self) -> None:
        """Run the agenda until somebody must decide or the game is over."""
        agenda = self.agenda
        asked = self.asked
        left = STEP_LIMIT
        while not asked and self.result is None:
            if not agenda:
                raise EngineError("the agenda is empty, nobody is asked, and the game is not over")
            item = agenda.pop()
            self.perform(item[0], item[1], len(agenda))
            left -= 1
            if left == 0:
                raise EndlessLoop(f"{STEP_LIMIT} steps without a question; {self.agenda_words()}")

    def perform(self, step: Step, args: tuple[Any, ...], floor: int) -> None:
        """Run one step above that length of the agenda; what it schedules comes in the order written."""
        agenda = self.agenda
        self.running_step = step
        self.running_args = args
        self.agenda_floor = floor
        count = len(args)  # spelled out, because unpacking is slow when compiled
        if count == 1:
            step(self, args[0])
        elif count == 2:
            step(self, args[0], args[1])
        elif count == 3:
            step(self, args[0], args[1], args[2])
        elif count == 0:
            step(self)
        else:
            step(self, *args)
        scheduled = len(agenda) - floor
        if self.result is not None:
            agenda.clear()
            self.asked.clear()
        elif scheduled == 2:
            agenda[floor], agenda[floor + 1] = agenda[floor + 1], agenda[floor]
        elif scheduled > 2:
            agenda[floor:] = agenda[floor:][::-1]

    def agenda_words(self) -> str:
        """The agenda, next step first, for messages to developers."""
        items = [f"{step.__name__}{args}" for step, args in reversed(self.agenda[-12:])]
        return f"now {self.running_step.__name__}{self.running_args}, then {', '.join(items) or 'nothing'}"

    # --- choosing -------------------------------------------------------------------------

    def play(self, index: int, which: int = 0) -> None:
        """Take option number ``index`` of an open question: trusted, for playouts. Not recorded."""
        self.recorded = False
        self._take(index, which)

    def _take(self, index: int, which: int) -> None:
        if self._answer(index, which):
            self.advance()

    def _answer(self, index: int, which: int) -> bool:
        """Run the step that gets the answer; False where others are still to answer with it."""
        asked = self.asked.pop(which)
        option: Option = asked[2][index]
        if self.together:
            seat: int = asked[0]
            self.answers.append((seat, option))
            if self.asked:
                return False
            by_seat = dict(self.answers)
            option = tuple(by_seat[each] for each in self.together)
            self.together = ()
            self.answers.clear()
        self.asked.clear()
        args: tuple[Any, ...] = asked[4]
        args = (args[0], option) if len(args) == 1 else (*args, option)
        self.perform(asked[3], args, len(self.agenda))
        return True

    def choose(self, word: str, seat: int | None = None) -> None:
        """Take the option with that word: checked, recorded; a refusal changes nothing."""
        which = number_asked(self, word, seat)
        question = Question(*self.asked[which])
        every, index = self._found(question, word)
        self._take(index, which)
        self.choices.append(chosen_option(self, question, word, every[index]))

    def begin(self, word: str, seat: int) -> bool:
        """In a copy: take that option, and stop after the first step. True where ``go_on`` has more to do."""
        which = number_asked(self, word, seat)
        _, index = self._found(Question(*self.asked[which]), word)
        self.recorded = False
        return self._answer(index, which)

    def go_on(self) -> bool:
        """In such a copy: run the next step; False where somebody must decide, or the game is over."""
        if self.asked or self.result is not None or not self.agenda:
            return False
        item = self.agenda.pop()
        self.perform(item[0], item[1], len(self.agenda))
        return True

    def _found(self, question: Question, word: str) -> tuple[Sequence[Parts], int]:
        """The parts of every option of a question, and which of them has that word."""
        every, _, plain = parts_of_options(self, question)
        words = numbered(plain, copy_numbers(plain))
        if word not in words:
            raise refused(self, question, word, words)
        return every, words.index(word)

    def chosen_parts(self, number: int, viewer: int) -> Parts:
        """The parts of an earlier choice as that seat may know them."""
        chosen = self.choices[number]
        return chosen.parts if chosen.readers >> viewer & 1 else chosen.public_parts

    # --- the public face ------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def decision(self) -> Decision | None:
        """Who decides what, by which rule, among which options; None when the game is over."""
        return self.decision_at(0) if self.asked else None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions: more than one where seats decide together in secret."""
        return tuple(self.decision_at(which) for which in range(len(self.asked)))

    @property
    def questions(self) -> tuple[Question, ...]:
        """All open questions as they stand inside the table, with options as values."""
        return tuple([Question(*asked) for asked in self.asked])

    @property
    def seats_asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple([asked[0] for asked in self.asked])

    def question_of(self, seat: int) -> Question | None:
        """The open question of that seat, if it has one."""
        for asked in self.asked:
            if asked[0] == seat:
                return Question(*asked)
        return None

    def decision_at(self, which: int) -> Decision:
        """One of the open decisions."""
        return decision_about(self, Question(*self.asked[which]))

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of that seat, if it has one."""
        question = self.question_of(seat)
        return None if question is None else decision_about(self, question)

    def option_words(self, which: int = 0) -> tuple[str, ...]:
        """The words of the options of an open question."""
        return self.decision_at(which).options

    def shown_options(self, which: int = 0) -> tuple[Parts, ...]:
        """The parts of every option of an open question, as the asked seat may know them."""
        return self.decision_at(which).parts

    def scores(self) -> tuple[float, ...]:
        """Every seat's score, once the game is over."""
        if self.result is None:
            raise EngineError("scores are known only when the game is over")
        return self.result.scores

    def log(self, seat: int, since: int = 0) -> list[LogLine]:
        """The lines of the log that the seat may read, told alike to all of their readers.

        ``since`` is the length of the whole log, ``told``, at an earlier moment: only what came later.
        """
        return [line for _, line in self.read_by(seat, since)]

    def read_by(self, seat: int, since: int = 0) -> list[tuple[int, LogLine]]:
        """The same lines, each with its place in the whole log."""
        told = enumerate(self.told[since:] if since else self.told, since)
        return [(at, LogLine(kind, args, rule, 0)) for at, (kind, args, rule, to) in told if to >> seat & 1]

    def record(self, seat: int | None = None) -> Record:
        """Settings, seed and choices; for one seat only what it may know."""
        return record_of(self, seat)

    # --- worlds that one seat cannot tell apart ---------------------------------------------

    def sample_world(self: TableT, seat: int, chance: Chance) -> TableT:
        """A copy in which what the seat cannot know is dealt anew, consistently."""
        return sampled_world(self, seat, chance)

    def playout_world(self: TableT, seat: int, chance: Chance) -> TableT:
        """The same world for playing out: without log, choices, and knowledge that no rule consults.

        Its options, state and result are those of ``sample_world``; no view, record or world is made of it.
        """
        return playout_world(self, seat, chance)

    def plain_world(self: TableT, seat: int) -> TableT:
        """A sampled world laid by a fixed rule: the same for all worlds that the seat cannot tell apart."""
        return plain_world(self, seat)

    def ask_again(self, seat: int, chance: Chance) -> None:
        """Ask the open question in this world; secret answers of other seats are drawn anew."""
        if not self.asked:
            return
        floor = self.agenda_floor
        answers = self.answers[:]
        del self.agenda[floor:]
        self.asked.clear()
        self.answers.clear()
        self.perform(self.running_step, self.running_args, floor)
        for who, option in answers:
            which = next(i for i, asked in enumerate(self.asked) if asked[0] == who)
            options = self.asked.pop(which)[2]
            held = option if who == seat else options[chance.below(len(options))]
            self.answers.append((who, held))

    # --- for copies and comparisons -------------------------------------------------------

    def copy_flow(self, other: Table) -> None:
        """Copy the engine's own fields into a fresh table of the same class."""
        other.settings = self.settings
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.agenda = self.agenda[:]
        other.asked = self.asked[:]
        other.together = self.together
        other.answers = self.answers[:]
        other.running_step = self.running_step
        other.running_args = self.running_args
        other.agenda_floor = self.agenda_floor
        other.result = self.result
        other.told = self.told[:]
        other.choices = self.choices[:]
        other.recorded = self.recorded
        other.keeps_log = self.keeps_log
        other.knowing = self.knowing
        other.sees = self.sees
        other.ordered = self.ordered
        other.own_lot = self.own_lot
        other.where = self.where[:]
        other.cards_at = [cards[:] if cards else [] for cards in self.cards_at]
        other.possible_lots = self.possible_lots[:]
        other.actual_lot = self.actual_lot[:]
        other.lots_at = self.lots_at[:]
        other.last_secret_move = self.last_secret_move[:]
        other.pinned = self.pinned[:]
        other.unsettled = self.unsettled
        other.stirs = self.stirs

    def fingerprint(self) -> str:
        """Everything in this position as one text: equal positions, equal texts."""
        settle(self, all_bits(self))
        return position_text(self)


def bare(cls: type[TableT]) -> TableT:
    """A table with no field set yet, for ``copy`` to fill."""
    fresh: Any = Table.__new__(cls)
    table: TableT = fresh
    return table
