"""Why a card is refused, for somebody who fills in its form: in the words that the form shows.

Whoever writes a file reads ``cost`` and ``opponent_saved``; whoever fills in a form sees “Cost” and has
chosen “when an opponent's Unit is saved”. So a reason has a second sentence, ``bad-<kind>.form``, wherever
the first speaks of how something is written, and what is put into it is called as the form calls it. At its
own place a field is not named again, since its label stands there: ``bad-<kind>.here``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from interrex.engine.card_form import CHOICE, NUMBER, NUMBERS, ROW, ROWS, Field, every_verb
from interrex.engine.errors import BadFile, Reason
from interrex.engine.language import BadEffect, parse_phrase
from interrex.engine.packs import LANGUAGES, ORIGINS
from interrex.words.card_forms import CardForm
from interrex.words.facets import value_name
from interrex.words.picking import CALL, Picker, has_open
from interrex.words.telling import sayings

MOST_KNOWN: Final = 6  # of what would fit instead
MOST_LABELS: Final = 12  # values of a field that a sentence may name
NAMES: Final = ("moment", "name", "use")  # moments, verbs and words of the game
FORM: Final = "form"
HERE: Final = "here"
NUMERIC: Final = (NUMBER, NUMBERS, ROW)  # kinds of fields in which only numbers are written
NO_KINDS: Final = ("",)  # not in a slot of a call

Label = Callable[[str], str]


class FormReasons:
    """Tells why a card is refused beside its form; ``label`` says what a field is called there."""

    def __init__(self, form: CardForm, label: Label) -> None:
        self.form = form
        self.words = form.words
        self.label = label
        self.picker = Picker(form.words, "", every_verb, form.more)
        self.families = frozenset(form.words.spec.card_form) if form.words.spec is not None else frozenset()
        self.labels = dict(self._labels())

    def said(self, bad: BadFile, path: str) -> str:
        """A mistake at a place of the form, in words."""
        if not self.words.can_say(bad):
            return str(bad)
        return "; ".join([self._reason(each, path) for each in bad.reasons])

    def _reason(self, reason: Reason, path: str) -> str:
        text = str(reason.values.get("text", ""))
        if text and not is_read(text):  # shown as it is written, since it cannot be taken apart
            return self.words.reason(Reason(reason.kind, self._placed(reason.values)))
        field = self._field_at(path)
        if reason.kind == "form" and field is not None and field.kind in NUMERIC:
            about: dict[str, str | int] = {"field": field.name, "low": field.low, "high": field.high}
            reason = Reason("number", about, reason.rule)
        values = {key: self._called(key, value, reason, field) for key, value in reason.values.items()}
        said = Reason(reason.kind, {**self.labels, **values})
        is_here = field is not None and reason.values.get("field", field.name) == field.name
        has_own = is_here and self.words.has(f"bad-{reason.kind}.{HERE}")
        return self.words.reason(said, HERE if has_own else FORM)

    def _placed(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._label_of(str(each)) if key == "field" else each for key, each in values.items()}

    def _called(self, key: str, value: Any, reason: Reason, field: Field | None) -> Any:
        """What is put into a sentence, as the form calls it."""
        kinds = tuple(str(reason.values.get("kinds", "")).split("|"))
        if key == "field":
            return self._label_of(str(value))
        if key == "language":
            return self.label(str(value)) if value in LANGUAGES else value
        if key == "heading":
            return value_name(self.words, "family", str(value))
        if key == "what":
            return self._counted(str(value))
        if key == "letter":
            return self.form.value_label("kind", str(value))
        if key == "text":
            said = self.picker.teller.call("", str(value), "") if not has_open(str(value)) else str(value)
            return said[:1].upper() + said[1:]
        if key in NAMES:
            return self._word(str(value), kinds)
        if key == "value":
            return self._value(str(value), field, kinds)
        if key == "known":
            return self._known(str(value), reason, field, kinds)
        return value

    def _known(self, known: str, reason: Reason, field: Field | None, kinds: tuple[str, ...]) -> str:
        """What would fit instead, as lists call it; the first few."""
        if reason.kind == "field-near":
            return self._label_of(known)
        listed = [each.strip("[]") for each in known.split(", ") if each]
        if field is not None and reason.kind == "one-of":  # all that the form offers, and nothing else
            listed = [each for each in field.values if each in listed] or listed
        said = list(dict.fromkeys([self._value(each, field, kinds) for each in listed]))
        more = ["…"] if len(said) > MOST_KNOWN else []
        return ("; " if any("," in each for each in said) else ", ").join([*said[:MOST_KNOWN], *more])

    def _value(self, value: str, field: Field | None, kinds: tuple[str, ...]) -> str:
        """A value of a field as its list calls it; else a word of the game."""
        if field is not None and value in field.values:
            return self.form.value_label(field.named or field.name, value)
        return value_name(self.words, "origin", value) if value in ORIGINS else self._word(value, kinds)

    def _word(self, word: str, kinds: tuple[str, ...]) -> str:
        """A word as lists call it: of a slot, a moment, a place for verbs, a verb, a family, any other."""
        name = word.partition("(")[0]
        offered = self.picker.labels(kinds) if kinds != NO_KINDS else {}
        for each in (word, f"{name}{CALL}"):
            if each in offered:
                return offered[each]
        says, at = sayings(self.form.game), self.picker.teller.at
        for key in (f"when {word}", f"field {word}"):
            if key in says and "{" not in says[key][at]:
                return says[key][at]
        place = f"at-{word.replace(' ', '-').replace('_', '-')}"
        if self.words.has(place):
            return self.words.say(place)
        if name in self.picker.vocabulary.verbs:
            return self.picker.verb_label(name)
        if word in self.families:
            return value_name(self.words, "family", word)
        return self._call(word) if CALL[0] in word and is_read(word) else self.picker.teller.word(word, ())

    def _call(self, written: str) -> str:
        """A call that is no verb's, told as it would be where it fits."""
        name, values = parse_phrase(written)
        return self.picker.teller.value((name, *values), (), "")

    def _counted(self, what: str) -> str:
        """Which cards of a box are counted: ``[[event]], act = 1``."""
        said = []
        for each in what.split(", "):
            name, _, value = each.partition(" = ")
            if value and name == "id":
                said.append(self.words.card(value.strip('"')))
            elif value:
                called = self._value(value.strip('"'), self._field_at(name), NO_KINDS)
                said.append(f"{self._label_of(name)}: {called}")
            else:
                said.append(value_name(self.words, "family", name.strip("[]")))
        return ", ".join(said)

    def _label_of(self, name: str) -> str:
        """What the form calls a field; a name that it does not know, as it is written."""
        return self.labels.get(f"label_{name}", name)

    def wrong_numbers(self, path: str, value: Any) -> list[tuple[str, str]]:
        """The places inside a field of numbers at which there is no such number, and what is said there."""
        field = self._field_at(path)
        if field is None or field.kind not in (NUMBERS, ROW, ROWS):
            return []
        about: dict[str, str | int] = {"field": field.name, "low": field.low, "high": field.high}
        said = self.words.reason(Reason("number", about), HERE)
        return [
            (f"{path}.{place}", said)
            for place, number in _numbers(value)
            if type(number) is not int or not field.low <= number <= field.high
        ]

    def _field_at(self, path: str) -> Field | None:
        """The field of a path such as ``ability.0.do.1``."""
        fields, found = self.form.fields, None
        for name in path.split("."):
            inside = [each for each in fields if each.name == name]
            if inside:
                found, fields = inside[0], inside[0].fields
        return found

    def _labels(self) -> Iterator[tuple[str, str]]:
        """All that a sentence may name of the form: ``label_kind``, ``label_kind_placed``."""
        for field in _every(self.form.fields):
            yield f"label_{field.name}", self.label(field.name)
            if field.kind == CHOICE and len(field.values) <= MOST_LABELS:
                for each in field.values:
                    yield f"label_{field.name}_{each}", self.form.value_label(field.named or field.name, each)


def _numbers(value: Any) -> Iterator[tuple[str, Any]]:
    """The numbers of a table, a row or rows, each with its place."""
    listed = value.items() if isinstance(value, Mapping) else enumerate(value) if type(value) is list else ()
    for place, each in listed:
        if isinstance(each, list):
            yield from [(f"{place}.{inner}", number) for inner, number in _numbers(each)]
        else:
            yield str(place), each


def _every(fields: Sequence[Field]) -> Iterator[Field]:
    """The fields of a form, those of its groups too."""
    for field in fields:
        yield field
        yield from _every(field.fields)


def is_read(call: str) -> bool:
    """It can be read as a call."""
    try:
        parse_phrase(call)
    except BadEffect:
        return False
    return True
