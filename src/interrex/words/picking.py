"""What may stand in each slot of an effect, in the words of a language: for pickers of verbs and words.

A call such as ``gain_heat(1, owner)`` is a verb with slots; a slot takes numbers, words, texts, or words with
slots of their own. A slot that is still open is written as ``_``, so that a call half made can be kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from textwrap import shorten
from typing import Any, Final, NamedTuple

from interrex.engine.effects import MOMENT, Number, OneOf, Several, Verb
from interrex.engine.errors import InterrexError
from interrex.engine.language import (
    NO_MORE,
    TEXT_KIND,
    VERB_KIND,
    BadEffect,
    Form,
    Phrases,
    Quote,
    parse_phrase,
    written,
)
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.words.pieces import BETWEEN, LETTERS, SEVERAL, Piece, outline, pieces_of
from interrex.words.sentences import Words
from interrex.words.telling import (
    YOU,
    Teller,
    house_calls,
    names_of_house,
    sayings,
    vocabulary_of,
)

OPEN: Final = "_"
MOST_SLOTS: Final = 8  # that are offered; whatever a call has already is shown
MOST_DEPTH: Final = 8
DEEP: Final = 5  # from there on what is simple is offered, so that an end can be reached
MOST_LABEL: Final = 90  # letters of a card's text by which a verb is offered
CALL: Final = "()"
ASKED: Final = {  # by the kind of a slot, which question it answers; of any other kind: which
    VERB_KIND: "does", "condition": "condition", "text": "text", "player": "who", "who": "who",
    "others": "who", "vampires": "who", "you": "who", "whom": "who", "side": "who", "holder": "who",
    "place": "where", "where": "where", "until": "how-long", "role": "how-long", "round": "how-long",
    "duel": "how-long",
}  # fmt: skip

More = Mapping[str, frozenset[str]]
Fits = Callable[[str], bool]


class Option(NamedTuple):
    """What may stand in a slot: how it is written (a call with brackets behind it), how it is called."""

    value: str
    label: str
    is_own: bool = False  # a verb that was made for one card
    group: str = ""  # under which heading it stands in a long list
    is_refused: bool = False  # it cannot stand here, and is shown so that nobody looks for it in vain
    inside: tuple[str, ...] = ()  # what stands in its brackets whenever it is chosen


class Place(NamedTuple):
    """A slot where the sentence has it: the words before it, what is asked there, and a label with both."""

    words: str
    slot: Slot | None
    asks: str
    label: str


class Slot(NamedTuple):
    """A slot of a call: where it is, what stands in it, what may stand there, and the slots inside."""

    path: str
    value: str
    options: tuple[Option, ...]  # none: a text is written
    inner: tuple[Slot, ...]
    is_needed: bool
    text: str = ""  # as it was written
    called: str = ""  # what stands in it, where lists have a name for it
    pieces: tuple[Piece, ...] = ()  # the slots inside with the words around them, as a sentence says them
    asks: str = ""  # what is asked for here, where no words before it say so: who, how many …
    kinds: tuple[str, ...] = ()  # what the language has in such a slot
    unsaid: str = ""  # what the sentence says while nothing is chosen here

    @property
    def laid_out(self) -> list[Place]:
        """The slots inside in the order in which the sentence names them; then the words behind the last."""
        pieces = self.pieces or tuple([Piece("", number) for number in range(len(self.inner))])
        behind = [*(each.words for each in pieces[1:]), ""][: len(pieces)]
        found = []
        for (said, number, _), after in zip(pieces, behind, strict=True):
            words, slot = said.strip(BETWEEN), self.inner[number] if number >= 0 else None
            asks = slot.asks if slot is not None and not LETTERS.search(words) else ""
            label = " ".join([*([f"{asks}:"] if asks else []), *f"{words} … {after.strip(BETWEEN)}".split()])
            if words or slot is not None:
                found.append(Place(words, slot, asks, label))
        return found

    @property
    def is_text(self) -> bool:
        return not self.options

    @property
    def grouped(self) -> list[tuple[str, list[Option]]]:
        """What may stand here, by the headings under which it is looked for."""
        return in_groups(self.options)

    @property
    def is_open(self) -> bool:
        """Something must still be chosen here."""
        return self.is_needed and not self.value

    @property
    def is_strange(self) -> bool:
        """What stands here does not fit."""
        return (
            bool(self.value) and bool(self.options) and self.value not in {each[0] for each in self.options}
        )


Turn = Callable[[Slot, str, str], str]


class TooManySlots(InterrexError):
    """A card has more calls and slots than a form can show."""


class Room:
    """How many slots a form may still have."""

    __slots__ = ("left",)

    def __init__(self, most: int) -> None:
        self.left = most

    def take(self) -> None:
        """One more slot, or entry of a list."""
        self.left -= 1
        if self.left < 0:
            raise TooManySlots("There are too many calls and slots for a form.")


class Alternative(NamedTuple):
    """A word of a slot, and the form of what stands in its brackets, if it has any."""

    word: str
    kind: str
    form: Form | None


class Picker:
    """Takes calls apart into slots, and puts them together again, at one moment, in one language."""

    def __init__(
        self,
        words: Words,
        moment: str,
        fits: Fits,
        more: More = NO_MORE,
        room: Room | None = None,
        elsewhere: Mapping[str, str] | None = None,
        offered: str = "",
    ) -> None:
        assert words.spec is not None
        self.elsewhere = elsewhere or {}  # verbs of other moments, with the heading under which they stand
        self.game = words.spec.name
        self.vocabulary = vocabulary_of(self.game)
        self.teller = Teller(words)
        self.words = words
        self.moment = moment
        self.offered = offered or moment  # the moment of the text, where its call asks for another
        self.fits = fits
        self.more = more
        self.room = room

    # --- from a call to slots --------------------------------------------------------------------

    def slot(self, path: str, text: str) -> Slot | None:
        """A call as a slot with slots inside; None where it cannot be read as a call."""
        try:
            name, values = parse_phrase(text) if text.strip() else (OPEN, [])
        except BadEffect:
            return None
        self._take()
        options = self.verbs(name)
        value = "" if name == OPEN else f"{name}{CALL}"
        verb = self.vocabulary.verbs.get(name)
        inner = self._verb_slots(path, verb, values, 1) if verb is not None else ()
        pieces = self._verb_pieces(name, inner)
        called = self._verb_called(verb)
        return Slot(
            path, value, options, unsaid_in(inner, pieces), True, text, called, pieces, kinds=(VERB_KIND,)
        )

    def _take(self) -> None:
        if self.room is not None:
            self.room.take()

    def verbs(self, present: str = "") -> tuple[Option, ...]:
        """The verbs that may stand at this moment; one that a general verb replaces only where it stands."""
        names = [
            name
            for name, verb in self.vocabulary.verbs.items()
            if self.offered in verb.moments and self.fits(name) and (not verb.superseded or name == present)
        ]
        here = [name for name in names if name not in self.elsewhere]
        other = self._verb_options(tuple(self.elsewhere))
        headed = [each._replace(group=self.elsewhere[each.value.removesuffix(CALL)]) for each in other]
        return (*self._verb_options(tuple(here)), *headed)

    def _verb_options(self, names: tuple[str, ...]) -> tuple[Option, ...]:
        found = told_apart([self._verb_option(name) for name in names])
        found.sort(key=lambda each: (each.is_own, each.label.removeprefix("… ").casefold()))
        return tuple([each._replace(group=self._verb_group(each)) for each in found])

    def _verb_group(self, option: Option) -> str:
        """The heading of a verb: a moment by its own, others by whether they hold verbs or are one card's."""
        name = option.value.removesuffix(CALL)
        verb = self.vocabulary.verbs[name]
        group = moment_group(self.words, name)
        if group and MOMENT in verb.moments:
            return group
        if option.is_own:
            return self.words.say("ui-pick-own")
        last = verb.parameters[-1] if verb.parameters else None
        form = last.form_of(name, self.moment) if isinstance(last, Phrases) else None
        holds = form is not None and any(VERB_KIND in each for each in form.slots)
        return self.words.say("ui-pick-holding" if holds else "ui-pick-plain")

    def _verb_called(self, verb: Verb | None) -> str:
        return self.verb_label(verb.name) if verb is not None else ""

    def verb_label(self, name: str) -> str:
        """What a verb is called in lists."""
        return self._verb_option(name).label

    def _most_slots(self, name: str) -> int:
        """How many slots a verb has at this moment."""
        verb = self.vocabulary.verbs.get(name)
        last = verb.parameters[-1] if verb is not None and verb.parameters else None
        form = last.form_of(name, self.moment) if isinstance(last, Phrases) else None
        return len(form.slots) if form is not None and not form.rest else MOST_SLOTS

    def _verb_option(self, name: str) -> Option:
        says = self.teller.says
        if name in says:
            label = outline(says[name][self.teller.at], self.teller.at, self._most_slots(name))
            if label == SEVERAL:
                label = self.words.say("ui-pick-several")
            return Option(f"{name}{CALL}", label or name)
        source = house_calls(self.game).get(name)
        if source is None:
            return Option(f"{name}{CALL}", name.replace("_", " "), True)
        text = shorten(source.text.get(self.words.language, ""), MOST_LABEL, placeholder=" …").rstrip(".")
        card = names_of_house(self.game)[source.card][self.words.language]
        return Option(f"{name}{CALL}", f"{card}: {text}" if text else card, True)

    def _verb_slots(self, path: str, verb: Verb, values: Sequence[Any], depth: int) -> tuple[Slot, ...]:
        last = verb.parameters[-1] if verb.parameters else None
        if isinstance(last, Phrases):
            form = last.form_of(verb.name, self.moment)
            return self._slots(path, form, values, depth, last) if form is not None else ()
        least = len(verb.parameters)
        several = isinstance(last, Several)
        count = max(least, len(values))
        if several and len(values) >= least:
            count += 1
        found = []
        for number in range(min(count, max(MOST_SLOTS, len(values)))):
            self._take()
            parameter = verb.parameters[min(number, least - 1)] if least else None
            value = plain(values[number]) if number < len(values) else ""
            options = tuple(self._parameter(parameter))
            told = written(values[number]) if value else ""
            called = self._misfit(values[number], options) if value else ""
            asks = self.words.say(f"ui-slot-{'how-many' if isinstance(parameter, Number) else 'which'}")
            found.append(
                Slot(f"{path}:{number + 1}", value, options, (), number < least, told, called, asks=asks)
            )
        return tuple(found)

    def _parameter(self, parameter: Any) -> list[Option]:
        if isinstance(parameter, Number):
            return [numbered(number) for number in range(parameter.low, parameter.high + 1)]
        each = parameter.each if isinstance(parameter, Several) else parameter
        if not isinstance(each, OneOf):
            return []
        return [Option(word, self.teller.word(word, ())) for word in each.words]

    def _slots(
        self, path: str, form: Form, values: Sequence[Any], depth: int, phrases: Phrases
    ) -> tuple[Slot, ...]:
        if not form.slots or depth > MOST_DEPTH:
            return ()
        count = max(form.least, len(values))
        if (form.rest or count < len(form.slots)) and len(values) >= form.least:
            count += 1
        found = []
        for number in range(min(count, max(MOST_SLOTS, len(values)))):
            self._take()
            value = values[number] if number < len(values) else None
            kinds, is_needed = form.slot(number), number < form.least
            slot = self._value(f"{path}:{number + 1}", kinds, value, is_needed, depth, phrases)
            found.append(slot._replace(asks=self._asks(kinds, phrases), kinds=kinds))
        return tuple(found)

    def _value(
        self, path: str, kinds: tuple[str, ...], value: Any, is_needed: bool, depth: int, phrases: Phrases
    ) -> Slot:
        shown, told = plain(value), written(value)
        if VERB_KIND in kinds:
            inner_verbs = phrases.inner_verbs(self.moment, self.vocabulary.verbs)
            known = [
                name
                for name in inner_verbs
                if self.fits(name)
                and (not self.vocabulary.verbs[name].superseded or shown == f"{name}{CALL}")
                and (depth < DEEP or not self._holds_verbs(name, phrases))
            ]
            options = self._verb_options(tuple(known))
            verb = self.vocabulary.verbs.get(shown.removesuffix(CALL)) if shown else None
            inner = self._verb_slots(path, verb, value[1:], depth + 1) if verb and is_call(value) else ()
            called = self._verb_called(verb) or self._misfit(value, options)
            pieces = self._verb_pieces(shown.removesuffix(CALL), inner)
            return Slot(path, shown, options, unsaid_in(inner, pieces), is_needed, told, called, pieces)
        if kinds == (TEXT_KIND,):
            return Slot(path, shown, (), (), is_needed)
        found = alternatives(phrases, kinds, self.more)
        plainly = [each for each in found if each.form is None or each.word == shown]
        if depth > DEEP and plainly:
            found = plainly
        options = tuple(self._option(each) for each in found)
        taken = next((each for each in found if each.word == shown and each.form is not None), None)
        called = self._misfit(value, options)
        if taken is None or taken.form is None or not is_call(value):
            return Slot(path, shown, options, (), is_needed, told, called)
        inner = self._slots(path, taken.form, value[1:], depth + 1, phrases)
        pieces = self._pieces(self.teller.key(shown, (taken.kind,)), inner)
        return Slot(path, shown, options, unsaid_in(inner, pieces), is_needed, told, called, pieces)

    def _holds_verbs(self, name: str, phrases: Phrases) -> bool:
        """Other verbs stand inside the verb."""
        form = phrases.form_of(name, self.moment)
        return form is not None and any(VERB_KIND in each for each in form.slots)

    def _misfit(self, value: Any, options: Sequence[Option]) -> str:
        """What stands in a slot where it does not fit, as lists call it where it does."""
        shown = plain(value)
        if not shown or any(each.value == shown for each in options):
            return ""
        if not is_call(value):
            return self.teller.value(value, (), self.moment)
        kinds = self.teller.kinds_with(shown)
        key = self.teller.key(shown, kinds)
        if key:
            return outline(self.teller.says[key][self.teller.at], self.teller.at)
        return self.verb_label(value[0])

    def _verb_pieces(self, name: str, inner: Sequence[Slot]) -> tuple[Piece, ...]:
        return self._pieces(name if name in self.teller.says else "", inner)

    def _pieces(self, key: str, inner: Sequence[Slot]) -> tuple[Piece, ...]:
        """The sentence of a verb or a word around its slots; nothing where it has none."""
        return pieces_of(self.teller.says[key][self.teller.at], self.teller.at, len(inner)) if key else ()

    def _asks(self, kinds: tuple[str, ...], phrases: Phrases) -> str:
        """Which question a slot of these kinds answers."""
        if any(phrases.kind_of(1, kind) or phrases.kind_of(-1, kind) for kind in kinds):
            return self.words.say("ui-slot-how-many")
        return self.words.say(f"ui-slot-{next((ASKED[kind] for kind in kinds if kind in ASKED), 'which')}")

    def labels(self, kinds: tuple[str, ...]) -> dict[str, str]:
        """What may stand in a slot of these kinds, each word with what it is called there."""
        phrases = self.teller.phrases
        found = alternatives(phrases, kinds, self.more) if phrases is not None else []
        return {each.word: self._option(each).label for each in found}

    def _option(self, each: Alternative) -> Option:
        phrases = self.teller.phrases
        if re.fullmatch(r"-?\d+", each.word):
            changes = phrases is not None and phrases.numbers.get(each.kind, (0, 0))[0] < 0
            return numbered(int(each.word), changes)
        if each.word.endswith(CALL):
            key = self.teller.key(each.word, (each.kind,))
            said = outline(self.teller.says[key][self.teller.at], self.teller.at) if key else each.word
            inside = only_words(each.form, phrases) if each.form and phrases is not None else ()
            return Option(each.word, said or each.word, inside=inside)
        return Option(each.word, self.teller.word(each.word, (each.kind,)))


@cache
def moment_groups(game: str) -> Mapping[str, str]:
    """The group of each moment that the rules of a game name; of a game that has such a table."""
    module = f"{game_spec(game).package}.moments"
    if find_spec(module) is None:
        return {}
    table: Mapping[str, Any] = getattr(import_module(module), "MOMENTS", {})
    return {name: str(getattr(moment, "group", "")) for name, moment in table.items()}


def moment_group(words: Words, name: str) -> str:
    """The heading under which a moment stands in a list, in the language of the words."""
    assert words.spec is not None
    group = moment_groups(words.spec.name).get(name, "")
    said = sayings(words.spec.name).get(f"group {group}")
    return said[LANGUAGES.index(words.language)] if said is not None else ""


def in_groups(options: Sequence[Option]) -> list[tuple[str, list[Option]]]:
    """Options under their headings, in the order in which the headings come; none where all have the same."""
    found: dict[str, list[Option]] = {}
    for each in options:
        found.setdefault(each.group, []).append(each)
    return list(found.items()) if len(found) > 1 else [("", list(options))]


def told_apart(options: list[Option]) -> list[Option]:
    """Verbs that the text of one card describes together are numbered in their order on it."""
    found, labels = [], [each.label for each in options]
    for number, each in enumerate(options):
        if labels.count(each.label) > 1:
            each = each._replace(label=f"{each.label} ({labels[: number + 1].count(each.label)})")
        found.append(each)
    return found


def alternatives(phrases: Phrases, kinds: tuple[str, ...], more: More) -> list[Alternative]:
    """Every word that may stand in a slot of these kinds, numbers one by one."""
    found: dict[str, Alternative] = {}
    for kind in kinds:
        _gather(phrases, kind, more, found)
    return list(found.values())


def _gather(phrases: Phrases, kind: str, more: More, found: dict[str, Alternative]) -> None:
    if kind in phrases.numbers:
        low, high = phrases.numbers[kind]
        for number in range(low, high + 1):
            found.setdefault(str(number), Alternative(str(number), kind, None))
        return
    listed = phrases.kinds.get(kind, frozenset())
    own = more.get(kind, frozenset())
    for word in sorted(
        listed | own, key=lambda each: (each[1:] not in phrases.numbers, each not in YOU, each)
    ) or [kind]:
        if word.startswith("="):
            _gather(phrases, word[1:], more, found)
        elif word.endswith(CALL):
            form = phrases.forms.get(f"{word} {kind}") or phrases.forms.get(word)
            found.setdefault(word, Alternative(word, kind, form))
        else:
            found.setdefault(word, Alternative(word, kind, None))


def only_words(form: Form, phrases: Phrases) -> tuple[str, ...]:
    """The words of a call that takes nothing else: ``host`` in ``companions_of(host)``."""
    kinds = [each[0] if len(each) == 1 else "" for each in form.slots[: form.least]]
    found = tuple([each for each in kinds if each not in phrases.kinds and each not in phrases.numbers])
    plainly = all(each and not each.endswith(CALL) and each not in (VERB_KIND, TEXT_KIND) for each in found)
    return found if plainly and len(found) == form.least else ()


def unsaid_in(slots: Sequence[Slot], pieces: Sequence[Piece]) -> tuple[Slot, ...]:
    """Slots with what their sentence says while nothing is chosen there."""
    unsaid = {each.number: each.unsaid for each in pieces}
    return tuple([each._replace(unsaid=unsaid.get(number, "")) for number, each in enumerate(slots)])


def numbered(number: int, changes: bool = False) -> Option:
    """A number to choose; one by which something changes has its sign."""
    return Option(str(number), (f"{number:+d}" if changes and number else str(number)).replace("-", "−"))


def is_call(value: Any) -> bool:
    return isinstance(value, tuple)


def plain(value: Any) -> str:
    """What stands in a slot, as options write it."""
    if value is None or value == OPEN:
        return ""
    if isinstance(value, tuple):
        return f"{value[0]}{CALL}"
    return value.text if isinstance(value, Quote) else str(value)


# --- from slots to a call -------------------------------------------------------------------------


def left_behind(slot: Slot, before: str, value: str) -> str:
    """What is chosen in a slot, without anything of what stood there before."""
    return f"{value.removesuffix(CALL)}()" if value.endswith(CALL) else value


def composed(slot: Slot, sent: Mapping[str, str], turn: Turn = left_behind) -> str:
    """The call that a form describes: for each slot what was sent; ``turn`` says what is kept of another."""
    value = sent.get(slot.path, slot.value).strip()
    if slot.is_text:
        return f"'{value.replace(chr(39), '’')}'" if value else OPEN
    if not value:
        return f"{OPEN}()" if slot.path.count(":") == 0 else OPEN
    if value == slot.value and slot.text and not slot.inner:  # it may have more than slots can show
        return slot.text
    if value != slot.value:
        before = composed(slot, {**sent, slot.path: slot.value}, turn) if slot.value else OPEN
        return turn(slot, before, value)
    if not value.endswith(CALL):
        return value
    inner = [composed(each, sent, turn) for each in slot.inner]
    for each in reversed(slot.inner):  # what may be left out, from the end
        if not each.is_needed and inner and inner[-1] == OPEN:
            inner.pop()
        else:
            break
    return f"{value.removesuffix(CALL)}({', '.join(inner)})"


def filled_up(picker: Picker, path: str, text: str) -> str:
    """A call with an open slot for whatever it still needs; what is the only choice there is made."""
    for _ in range(MOST_DEPTH):
        slot = picker.slot(path, text)
        if slot is None:
            return text
        before, text = text, composed(slot, only_choices(slot))
        if text == before:
            break
    return text


def only_choices(slot: Slot) -> dict[str, str]:
    """The slots inside that must be filled and can be filled in one way only, with that."""
    found: dict[str, str] = {}
    for each in slot.inner:
        if each.is_open and len(each.options) == 1:
            found[each.path] = each.options[0].value
        found |= only_choices(each)
    return found


def is_untouched(slot: Slot, sent: Mapping[str, str]) -> bool:
    """Every slot of a call is sent as it was drawn, or not at all."""
    same = sent.get(slot.path, slot.value).strip() == slot.value.strip()
    return same and all(is_untouched(each, sent) for each in slot.inner)


def has_open(text: str) -> bool:
    """A call in which something must still be chosen."""
    return re.search(r"(?<![\w'])_(?![\w'])", text) is not None
