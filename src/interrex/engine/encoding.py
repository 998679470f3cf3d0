"""Encoding: what a seat may know and what it may choose, as numbers for programs that learn.

An observation is a long vector of which few places are not zero, so it is written as *features*: places and
values, where values of one place add up. It is made from what the seat knows and from what lies open,
relative to the seat: seat number 0 of the vector is always the seat that looks, 1 the next one clockwise. For
every kind of card and every *role* that a place has for the seat (its own hand, the hand of the next player)
it says how many such cards lie there, as far as the seat can tell: where a card may lie in several places it
counts in each in proportion to their size.

A game says what else lies open by a class of its own beside its rules, named in its spec; a game without one
is encoded by its cards, its questions and its options alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from interrex.engine.knowledge import SEEN, settle
from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import CARD, MARK, NUMBER, SEAT, VERB, Part, Parts
from interrex.engine.questions import OpenQuestion
from interrex.engine.sides import MAX_REMEMBERED, NOWHERE, Cards, Lots, Side
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table

VERSION: Final = 1  # raised by every change that can alter what is learned
MAX_SEATS: Final = 6
NUMBERS: Final = 16  # numbers below this have a place of their own
ANY_ROLE: Final = ("open", "shown to me", "hidden")  # of a place, where a game says nothing closer
ANYWHERE: Final[Mapping[str, tuple[str, ...]]] = {}


class Field(NamedTuple):
    """Some places of a vector that belong together."""

    name: str
    start: int
    size: int
    meaning: str


class Features:
    """The places of a vector that are not zero, and their values.

    Whoever writes all their numbers every time by ``ratio`` and ``mark`` lets a seat that looks again write
    only those that have changed (``interrex.engine.looks``); ``put`` and ``one_of`` may also be left out.
    """

    __slots__ = ("at", "values")

    def __init__(self) -> None:
        self.at: list[int] = []
        self.values: list[float] = []

    def put(self, place: int, value: float) -> None:
        """Write one place; what is zero needs no writing."""
        if value != 0.0:
            self.at.append(place)
            self.values.append(value)

    def one_of(self, start: int, number: int) -> None:
        """One place of several is 1; below zero it is none of them."""
        if number >= 0:
            self.at.append(start + number)
            self.values.append(1.0)

    def ratio(self, place: int, number: int, whole: float) -> None:
        """Write a part of a whole; no other number is added to it. It is written every time, zero too.

        The part is a whole number: fractions are written by ``put``.
        """
        if number:
            self.at.append(place)
            self.values.append(number / whole)

    def mark(self, start: int, number: int) -> None:
        """``one_of``, and nothing else writes there. It is written every time, also where it is none."""
        if number >= 0:
            self.at.append(start + number)
            self.values.append(1.0)


class Layout:
    """Fields one behind the other."""

    __slots__ = ("fields", "size")

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size: int = 0

    def add(self, name: str, size: int, meaning: str) -> int:
        """One more field; where it starts."""
        start = self.size
        self.fields.append(Field(name, start, size, meaning))
        self.size = start + size
        return start


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The encoding of one game with one pack of cards, for every number of seats."""

    def __init__(
        self,
        spec: GameSpec,
        pack: Any,
        questions: tuple[str, ...] = (),  # the names of all its questions
        roles: tuple[str, ...] = ANY_ROLE,
        roles_of: Mapping[str, tuple[str, ...]] = ANYWHERE,  # by family; where nothing is said, all
        phrases: tuple[str, ...] = (),  # see ``interrex.engine.phrases``
        words: tuple[str, ...] = (),  # verbs and marks that have a place of their own; else all of the spec
        places: Mapping[str, tuple[str, ...]] | None = None,  # the same for the game's own types of parts
    ) -> None:
        self.spec = spec
        self.pack = pack
        self.questions = questions
        self.roles = roles
        self.roles_of = roles_of
        self.phrases = phrases
        cards = spec.pack_cards(pack)
        self.kinds: tuple[str, ...] = tuple([card.id for card in cards])
        self.families: tuple[str, ...] = tuple([card.family for card in cards])
        self.kind_number: dict[str, int] = {kind: number for number, kind in enumerate(self.kinds)}
        self.question_number: dict[str, int] = {name: number for number, name in enumerate(self.questions)}
        self._sides: dict[tuple[int, int, int, tuple[int, ...]], Side] = {}
        self._asks: dict[Any, list[str]] = {}  # the types of the arguments of steps that answer
        self._cards: dict[int, Cards] = {}
        self._alike: dict[tuple[tuple[int, ...], tuple[int, ...]], Cards] = {}
        self._one: Any = 1.0  # as an object: most values are this one, and need not be made each time
        # the observation
        self.layout = Layout()
        self.cells: list[Any] = self._lay_out_cards()  # whole numbers, as objects, or nothing
        self.subject = self.layout.add("subject", len(self.kinds), "cards that my question is about, by kind")
        names = (*self.questions, "any other")
        self.question = self.layout.add("question", len(names), "what is asked now: " + ", ".join(names))
        self.asked = self.layout.add("asked", MAX_SEATS, "who is asked, from me clockwise")
        self.seat_count = self.layout.add("seats", MAX_SEATS + 1, "how many sit at the table")
        self.add_fields(self.layout)
        # the features of an option
        self.option_layout = Layout()
        known = words or tuple(sorted(spec.option_words))
        self.words: dict[str, int] = {word: number for number, word in enumerate(known)}
        self.said = self.option_layout.add(
            "words", len(self.words) + 1, "verbs and marks; the last: any other"
        )
        self.first_kind = self.option_layout.add("card", len(self.kinds), "the first card, by kind")
        self.other_kinds = self.option_layout.add("other cards", len(self.kinds), "all other cards, by kind")
        self.first_role = self.option_layout.add(
            "card lies", len(self.roles), "where I know the first card to lie"
        )
        self.other_roles = self.option_layout.add(
            "others lie", len(self.roles), "where I know other cards to lie"
        )
        self.owner = self.option_layout.add("owner", MAX_SEATS, "whose card it is, from me clockwise")
        self.seat_named = self.option_layout.add("seat", MAX_SEATS, "the seat named, from me clockwise")
        self.number = self.option_layout.add("number", NUMBERS, "the number named, if it is below 16")
        self.amount = self.option_layout.add("amount", 1, "the numbers named, in tens")
        self.places: dict[str, int] = {}
        for type_name, names in (spec.arg_words if places is None else places).items():
            self.places[type_name] = self.option_layout.add(type_name, len(names), ", ".join(names))

    # --- what a game says ---------------------------------------------------------------------

    def add_fields(self, layout: Layout) -> None:
        """Add the game's own fields to the observation."""

    def write_fields(self, game: Any, seat: int, out: Features) -> None:
        """Write the game's own fields: only what lies open or what the seat may know."""

    def role(self, game: Any, seat: int, place: int) -> int:
        """The number of the role that a place has for a seat."""
        if game.sees[place] == (1 << (game.seats + 1)) - 1:
            return 0
        return 1 if game.sees[place] >> seat & 1 else 2

    def is_used(self, game: Any, place: int) -> bool:
        """A card may come to lie in that place at this table."""
        return True

    def kind_numbers(self, game: Any) -> list[int]:
        """The number of the kind of every card of the table."""
        return [self.kind_number[game.card_word(card)] for card in range(len(game.where))]

    def cards_of(self, game: Any) -> Cards:
        """What is remembered of the cards of the table; by default nothing."""
        return Cards(None, self.kind_numbers(game), [])

    def has_names(self, game: Any, question: str) -> bool:
        """It is known what the words of the options of that question go by."""
        return False

    def names(self, game: Any, question: str, option: Any) -> Any:
        """All that the word of an option of that question goes by, at tables with the same cards; nothing
        where that is not known. Options of one question that have the same names have the same word."""
        return option

    def players(self, game: Any) -> tuple[int, ...]:
        """What else but who sees what the roles of places go by."""
        return ()

    def are_faces_known(self, game: Any) -> bool:
        """Every seat may know of which kind every card is, wherever it lies."""
        return True

    def is_face_known(self, game: Any, seat: int, card: int) -> bool:
        """The seat may know of which kind the card is, wherever it lies."""
        return True

    def progress(self, game: Any) -> float:
        """How far a game came that all have lost together, from 0 to 1: a first goal for those who learn."""
        return 0.0

    def slots(self) -> dict[str, list[str]]:
        """What may stand in each slot of a phrase: by default the kinds of every family of cards."""
        found: dict[str, list[str]] = {}
        for kind, family in zip(self.kinds, self.families, strict=True):
            found.setdefault(family, []).append(kind)
        return found

    # --- the observation ----------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of an observation, in order."""
        return tuple(self.layout.fields)

    @property
    def option_fields(self) -> tuple[Field, ...]:
        """The fields of an option's features, in order."""
        return tuple(self.option_layout.fields)

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.layout.size

    @property
    def option_size(self) -> int:
        """The length of an option's features."""
        return self.option_layout.size

    def fingerprint(self) -> str:
        """Changes with everything that can alter what is learned: weights name the one they were made for."""
        text = repr((VERSION, self.spec.name, self.fields, self.option_fields, self.kinds))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def observe(self, game: Table, seat: int) -> Features:
        """All that the seat may know, relative to the seat."""
        if game.unsettled >> seat & 1:
            settle(game, 1 << seat)
        out = Features()
        self.write_cards(game, seat, out)
        self.write_rest(game, seat, out)
        return out

    def write_rest(self, game: Table, seat: int, out: Features) -> None:
        """All that is not about where cards lie."""
        subject = self._write_question(game, seat, out)
        out.mark(self.seat_count, game.seats)
        self.write_fields(game, seat, out)
        if subject is not None:  # behind what is put every time
            self._write_subject(game, subject[3], subject[4], out)

    def side_of(self, game: Table, seat: int) -> Side:
        """The seat's side of the table; it is the same as long as the game lasts."""
        sees = game.sees
        key = (id(sees), game.seats, seat, self.players(game))
        found = self._sides.get(key)
        if found is None:
            roles = [self.role(game, seat, place) for place in range(len(sees))]
            hidden = [
                place
                for place, seen_by in enumerate(sees)
                if not seen_by >> seat & 1 and self.is_used(game, place)
            ]
            found = Side(sees, roles, hidden)
            if len(self._sides) >= MAX_REMEMBERED:
                self._sides.clear()
            self._sides[key] = found
        return found

    def remembered(self, cards: object) -> Cards | None:
        """What is remembered of these cards."""
        return self._cards.get(id(cards))

    def remember(self, cards: object, numbers: list[int], firsts: list[int]) -> Cards:
        """Remember these cards by what they are; those of the same kinds share the words of their options."""
        if len(self._cards) >= MAX_REMEMBERED:
            self._cards.clear()
            self._alike.clear()
        found = Cards(cards, numbers, firsts)
        alike = self._alike.setdefault((tuple(numbers), tuple(firsts)), found)
        found.words = alike.words
        found.by_kind = alike.by_kind
        self._cards[id(cards)] = found
        return found

    def _lay_out_cards(self) -> list[Any]:
        """A field for every role; for each kind and role the place in the vector, or nothing."""
        cells: list[Any] = [None] * (len(self.kinds) * len(self.roles))
        for role, name in enumerate(self.roles):
            able = [
                kind
                for kind, family in enumerate(self.families)
                if name in self.roles_of.get(family, () if self.roles_of else self.roles)
            ]
            start = self.layout.add(f"cards: {name}", len(able), "expected number of cards there, by kind")
            for number, kind in enumerate(able):
                cells[kind * len(self.roles) + role] = start + number
        return cells

    def write_cards(self, game: Table, seat: int, out: Features) -> None:
        """How many cards of each kind lie in places of each role, as far as the seat can tell.

        Not to be overridden: a seat that looks again has the same numbers without it. Numbers are handed on
        as the objects they are: making them anew would take most of the time.
        """
        where = game.where
        cells = self.cells
        count = len(self.roles)
        side = self.side_of(game, seat)
        roles = side.roles
        numbers = self.cards_of(game).numbers
        first = seat * len(where)
        at: list[Any] = out.at
        values: list[Any] = out.values
        one = self._one
        last: Any = None  # copies of one kind mostly come one after the other: they are counted in one place
        lots = Lots(game, seat, side)
        before = SEEN  # the lots of the card before, where it is not seen, and their shares
        shares = NOWHERE
        all_known = self.are_faces_known(game)
        card = -1
        for known in game.possible_lots[first : first + len(where)]:
            card += 1
            if not all_known and not self.is_face_known(game, seat, card):
                continue
            row = numbers[card] * count
            if known & SEEN:
                role = roles[where[card]]
                cell = cells[row + role] if role >= 0 else None
                if cell is None:
                    continue
                if cell is last:
                    values[-1] += 1.0
                else:
                    at.append(cell)
                    values.append(one)
                    last = cell
                continue
            if known != before:
                before = known
                shares = lots.among(known)
            for number, role in enumerate(shares.roles):
                cell = cells[row + role]
                if cell is not None:
                    at.append(cell)
                    values.append(shares.parts[number])
                    last = None

    def _write_question(self, game: Table, seat: int, out: Features) -> OpenQuestion | None:
        """What is asked, and of whom; the question of the seat itself."""
        question = -1
        own: OpenQuestion | None = None
        for asked in game.asked:
            who: int = asked[0]
            if question < 0:
                name: str = asked[1]
                question = self.question_number.get(name, len(self.questions))
            out.one_of(self.asked, (who - seat) % game.seats)
            if who == seat:
                own = asked
        out.mark(self.question, question)
        return own

    def _write_subject(self, game: Table, step: Any, args: tuple[Any, ...], out: Features) -> None:
        """The cards that the seat's question is about."""
        types = self._asks.get(step)
        if types is None:
            types = self.spec.ask_args.get(step.__name__, "").split()
            self._asks[step] = types
        for number in range(min(len(types), len(args))):
            value = args[number]
            if types[number] == "card" and isinstance(value, int) and 0 <= value < len(game.where):
                out.put(self.subject + self.kind_number[game.card_word(value)], 1.0)

    # --- options --------------------------------------------------------------------------------

    def options(self, game: Table, which: int = 0) -> list[Features]:
        """The features of every option of an open question, for the seat that is asked."""
        asked = game.asked[which]
        seat: int = asked[0]
        question: str = asked[1]
        if game.unsettled >> seat & 1:
            settle(game, 1 << seat)
        numbers = self.cards_of(game).numbers
        roles = self.side_of(game, seat).roles
        found: list[Features] = []
        for option in asked[2]:
            out = Features()
            self._write_option(game, seat, game.option_parts(question, option), numbers, roles, out)
            found.append(out)
        return found

    def write_parts(self, game: Table, seat: int, parts: Parts, out: Features) -> None:
        """The features of parts of an option of that seat."""
        numbers = self.cards_of(game).numbers
        self._write_option(game, seat, parts, numbers, self.side_of(game, seat).roles, out)

    def _write_option(
        self, game: Table, seat: int, parts: Parts, numbers: list[int], roles: list[int], out: Features
    ) -> None:
        cards = 0
        amount = 0.0
        for part in parts:
            kind = part.type
            if kind in (VERB, MARK):
                self._write_word(part.word, out)
            elif kind == CARD:
                self._write_card(game, seat, part, numbers, roles, cards > 0, out)
                cards += 1
            elif kind == SEAT:
                out.one_of(self.seat_named, (part.value - seat) % game.seats)
            elif kind == NUMBER:
                amount += part.value / 10.0
                if part.value < NUMBERS:
                    out.put(self.number + part.value, 1.0)
            else:
                start = self.places.get(kind, -1)
                if start >= 0:
                    out.put(start + part.value, 1.0)
        out.put(self.amount, amount)

    def _write_word(self, word: str, out: Features) -> None:
        whole = self.words.get(word, -1)
        if whole >= 0:
            out.put(self.said + whole, 1.0)
            return
        for each in word.split():
            out.put(self.said + self.words.get(each, len(self.words)), 1.0)

    def _write_card(
        self,
        game: Table,
        seat: int,
        part: Part,
        numbers: list[int],
        roles: list[int],
        later: bool,
        out: Features,
    ) -> None:
        card = part.value
        if 0 <= card < len(game.where):
            kind = numbers[card]
            known = game.possible_lots[seat * len(game.where) + card]
            if known & (known - 1) == 0 and roles[game.where[card]] >= 0:  # the seat knows where it lies
                out.put((self.other_roles if later else self.first_role) + roles[game.where[card]], 1.0)
        else:
            kind = self.kind_number.get(part.word if card < 0 else game.card_word(card), -1)
        if kind >= 0:
            out.put((self.other_kinds if later else self.first_kind) + kind, 1.0)
        if part.owner >= 0:
            out.one_of(self.owner, (part.owner - seat) % game.seats)
