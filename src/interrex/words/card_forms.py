"""The form of a card in a language: from the card to what is filled in, and back.

Every control has a path: ``name.en``, ``symbols.power``, ``ability.0.do.1``; the slots of a call stand behind
it, ``effect.0:2``. What a form sends is read by the fields of the game alone; other names mean
nothing.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from interrex.engine import card_form as kinds
from interrex.engine.card_form import Field
from interrex.engine.language import NO_MORE
from interrex.engine.meant import Said
from interrex.engine.packs import LANGUAGES
from interrex.words.facets import facet_name, value_name
from interrex.words.picking import (
    More,
    Option,
    Picker,
    Room,
    Slot,
    filled_up,
    has_open,
    in_groups,
    is_untouched,
    moment_group,
)
from interrex.words.sentences import Words
from interrex.words.standing import judged
from interrex.words.telling import sayings, vocabulary_of
from interrex.words.turning import reworded

COUNT: Final = "~count"  # how many entries a list has
RAW: Final = "~raw"  # a call as it is written
WAS: Final = "~was"  # the call from which its slots were made
MOST_CALLS: Final = 12  # that are offered; whatever a card has already is shown
MOST_CARD_SLOTS: Final = 300  # calls, slots and groups of one card
MOST_LETTERS: Final = 2000  # of a call that is taken apart
WHEN: Final = "when"
DO: Final = "do"
WHOLE: Final = re.compile(r"[-+−]?\d{1,9}")
EMPTY: Final = "_()"  # a call of which nothing is chosen yet

Sent = Mapping[str, str]
Label = Callable[[str], str]


class Call(NamedTuple):
    """A call in the form: its slots, where it can be taken apart, and how it is written."""

    path: str
    text: str
    slot: Slot | None
    said: str = ""  # in words, once everything in it is chosen


class Control(NamedTuple):
    """A field of the form as it is drawn, with what stands in it."""

    path: str
    field: Field
    value: str = ""
    options: tuple[Option, ...] = ()
    marked: tuple[str, ...] = ()
    numbers: tuple[tuple[str, str, str], ...] = ()  # path, name and value
    calls: tuple[Call, ...] = ()
    groups: tuple[tuple[str, tuple[Control, ...]], ...] = ()  # path and controls of each

    @property
    def grouped(self) -> list[tuple[str, list[Option]]]:
        """The values by the headings under which they are looked for."""
        return in_groups(self.options)

    @property
    def kind(self) -> str:
        return self.field.kind

    @property
    def is_flag(self) -> bool:
        """A number that is 0 or 1: yes or no."""
        return self.field.kind == kinds.NUMBER and (self.field.low, self.field.high) == (0, 1)

    @property
    def can_add(self) -> bool:
        if self.kind == kinds.CALLS:
            return len(self.calls) < MOST_CALLS
        return len(self.groups) < (self.field.most if self.kind == kinds.GROUPS else len(self.field.values))


class Ways:
    """The moments at which the calls of a field may work: now, or once another field beside it says more."""

    def __init__(self, field: Field, beside: Sequence[Field], tree: Mapping[str, Any]) -> None:
        self.tree = tree
        self.moment = field.moment(tree)
        self.found: dict[str, list[tuple[str, Any]]] = {}  # by moment, what would have to be filled in
        for other in beside:
            if other.name == field.name or not other.is_asked(tree):
                continue
            if other.kind == kinds.CALLS and not tree.get(other.name):
                self._note(field, tree, other.name, [EMPTY])
            elif other.kind == kinds.CHOICE:
                for value in other.values:
                    self._note(field, tree, other.name, value)

    def _note(self, field: Field, tree: Mapping[str, Any], name: str, value: Any) -> None:
        there = field.moment({**tree, name: value})
        if there != self.moment:
            self.found.setdefault(there, []).append((name, value))

    def to(self, moments: Sequence[str]) -> tuple[str, tuple[str, Any]] | None:
        """How a verb of these moments comes to work here: at which, and by which field; with its value where
        there is only one way, or where calls are added. None where it works already, or never does."""
        if self.moment in moments:
            return None
        found = [(moment, way) for moment in moments for way in self.found.get(moment, ())]
        if not found:
            return None
        adding = [each for each in found if isinstance(each[1][1], list)]
        if adding or len(found) == 1:
            return (adding or found)[0]
        moment, (name, _) = found[0]
        return moment, (name, None)


class CardForm:
    """The form of a family of cards in a language; ``more`` has words that the pack adds."""

    def __init__(self, words: Words, family: str, more: More = NO_MORE, label: Label = str) -> None:
        assert words.spec is not None
        self.label = label  # what the form calls a field
        self.words = words
        self.game = words.spec.name
        self.family = family
        self.fields = words.spec.card_form[family]
        self.card: Mapping[str, Any] = {}  # whose form it is
        self.more = more
        self.room = Room(MOST_CARD_SLOTS)
        self.takes_apart = True
        self.touched: set[str] = set()  # calls of which some slot is sent
        self.picked: set[str] = set()  # lists of calls in which another verb was just chosen

    # --- from a card to its form -----------------------------------------------------------------

    def controls(self, tree: Mapping[str, Any]) -> tuple[Control, ...]:
        """All that is to be filled in on such a card; refused where that is more than a form can show."""
        self.room = Room(MOST_CARD_SLOTS)
        self.card = tree
        return self._controls(self.fields, tree, "")

    def outline(self, tree: Mapping[str, Any]) -> tuple[Control, ...]:
        """The form of such a card with its calls as they are written, not taken apart."""
        self.takes_apart = False
        try:
            return self.controls(tree)
        finally:
            self.takes_apart = True

    def _controls(self, fields: Sequence[Field], tree: Mapping[str, Any], path: str) -> tuple[Control, ...]:
        return tuple(
            self._control(each, tree, path + each.name, fields) for each in fields if each.is_asked(tree)
        )

    def _control(self, field: Field, tree: Mapping[str, Any], path: str, beside: Sequence[Field]) -> Control:
        value = tree.get(field.name)
        if field.kind in (kinds.WORDS, kinds.PROSE):
            said = value if isinstance(value, Mapping) else {LANGUAGES[0]: value or ""}
            rows = tuple((f"{path}.{each}", each, str(said.get(each, ""))) for each in LANGUAGES)
            return Control(path, field, numbers=rows)
        if field.kind == kinds.LINES:
            lines = value if isinstance(value, list) else []
            return Control(path, field, "\n".join(map(str, lines)))
        if field.kind in (kinds.CHOICE, kinds.MARKS):
            marked = tuple(map(str, value)) if isinstance(value, list) else ()
            chosen = "" if value is None or isinstance(value, list) else str(value)
            return Control(path, field, chosen, self._options(field, (chosen, *marked)), marked)
        if field.kind == kinds.NUMBERS:
            table = value if isinstance(value, Mapping) else {}
            return Control(
                path, field, numbers=self._numbers(field, path, [table.get(n) for n in field.values])
            )
        if field.kind == kinds.ROW:
            row = list(value) if isinstance(value, list) else []
            return Control(path, field, numbers=self._numbers(field, path, row))
        if field.kind == kinds.ROWS:
            rows_ = list(value) if isinstance(value, list) else []
            found: list[tuple[str, str, str]] = []
            for at in range(field.most):
                row = rows_[at] if at < len(rows_) and isinstance(rows_[at], list) else []
                found.extend(self._numbers(field, f"{path}.{at}", row))
            return Control(path, field, numbers=tuple(found))
        if field.kind == kinds.CALLS:
            ways = Ways(field, beside, tree)
            return Control(path, field, calls=self._calls(field, path, value, ways))
        if field.kind == kinds.GROUP:
            inner = value if isinstance(value, Mapping) else {}
            return Control(path, field, groups=((path, self._controls(field.fields, inner, f"{path}.")),))
        if field.kind in (kinds.GROUPS, kinds.BY_MOMENT):
            listed = self._listed(field, value)
            return Control(
                path,
                field,
                groups=tuple(
                    (f"{path}.{at}", self._controls(self._inner(field), each, f"{path}.{at}."))
                    for at, each in enumerate(listed)
                ),
            )
        return Control(path, field, "" if value is None else str(value))

    def _numbers(self, field: Field, path: str, row: Sequence[Any]) -> tuple[tuple[str, str, str], ...]:
        keyed = field.kind == kinds.NUMBERS
        return tuple(
            (
                f"{path}.{name if keyed else at}",
                self.value_label(field.named or field.name, name),
                "" if at >= len(row) or row[at] is None else str(row[at]),
            )
            for at, name in enumerate(field.values)
        )

    def _calls(self, field: Field, path: str, value: Any, ways: Ways) -> tuple[Call, ...]:
        texts = [str(each) for each in value] if isinstance(value, list) else []
        found = []
        for at, text in enumerate(texts):
            self.room.take()
            picker = self._picker(field, ways, text)
            slot = self._apart(picker, f"{path}.{at}", text)
            if slot is not None:
                slot = self._judged(slot, text, path, ways)
            said = "" if slot is None or has_open(text) else picker.teller.call("", text, picker.moment)
            found.append(Call(f"{path}.{at}", text, slot, said[:1].upper() + said[1:]))
        return tuple(found)

    def _judged(self, slot: Slot, call: str, path: str, ways: Ways) -> Slot:
        """A call whose lists say which of their words cannot stand on this card at this moment."""
        assert self.words.spec is not None
        field, empty_word = path.partition(".")[0], self.words.spec.empty_word
        verbs = vocabulary_of(self.game).verbs

        def judge(tried: tuple[Any, ...]) -> str:
            there = ways.to(verbs[tried[0]].moments) if tried[0] in verbs else None
            moment = there[0] if there is not None else ways.moment
            return empty_word(Said(self.family, self.card, ways.tree, field, moment, tried))

        return judged(slot, call, judge, self.words.say("ui-pick-not-here"))

    def _picker(self, field: Field, ways: Ways, call: str) -> Picker:
        """The picker of a call: at the moment of its field; one that asks for another, at that one."""
        verbs = vocabulary_of(self.game).verbs
        elsewhere: dict[str, str] = {}
        for name, verb in verbs.items() if self.takes_apart else ():
            wanted = ways.to(verb.moments) if field.fits(name) and not verb.superseded else None
            if wanted is not None:
                elsewhere[name] = self.words.say("ui-pick-elsewhere", field=self.label(wanted[1][0]))
        there = ways.to(verbs[name].moments) if (name := call.partition("(")[0].strip()) in verbs else None
        moment = there[0] if there is not None else ways.moment
        return Picker(self.words, moment, field.fits, self.more, self.room, elsewhere, ways.moment)

    def _apart(self, picker: Picker, path: str, call: str) -> Slot | None:
        """The slots of a call; none of one that is too long for a form."""
        is_short = self.takes_apart and len(call) <= MOST_LETTERS
        return picker.slot(path, call) if is_short else None

    def _listed(self, field: Field, value: Any) -> list[Mapping[str, Any]]:
        """The groups of a field; effects by moment as groups with their moment."""
        for _ in value if isinstance(value, list | Mapping) else ():
            self.room.take()
        if field.kind == kinds.BY_MOMENT:
            table = value if isinstance(value, Mapping) else {}
            return [{WHEN: moment, DO: calls} for moment, calls in table.items()]
        return [each for each in value if isinstance(each, Mapping)] if isinstance(value, list) else []

    def _inner(self, field: Field) -> tuple[Field, ...]:
        if field.kind != kinds.BY_MOMENT:
            return field.fields
        return (
            Field(WHEN, kinds.CHOICE, field.values, named=WHEN),
            Field(DO, kinds.CALLS, is_needed=False, moment=by_moment, fits=field.fits, begins=kinds.at_once),
        )

    def _options(self, field: Field, there: Sequence[str]) -> tuple[Option, ...]:
        values = list(field.values)
        if field.adds:
            values += sorted(self.more.get(field.adds, frozenset()) - set(values))
        found = [
            Option(
                each, self.value_label(field.named or field.name, each),
                group=moment_group(self.words, each) if field.name == WHEN else "",
            )
            for each in values
        ]  # fmt: skip
        return (*found, *[Option(each, each) for each in there if each and each not in values])

    def value_label(self, name: str, value: str) -> str:
        """A value of a field as people call it."""
        says = sayings(self.game)
        if name == kinds.OWN_KEYWORDS:  # with what it means, where the language has no word for it
            return self.words.name(name, value)
        for key in (f"{name} {value}", f"field {value}"):
            said = says[key][LANGUAGES.index(self.words.language)] if key in says else "{"
            if "{" not in said:  # a letter is what the card itself has printed
                return said if len(value) > 1 else f"{value}: {said}"
        said = value_name(self.words, name, value)
        if said.casefold() == value.casefold() and self.words.has(f"facet-{value.replace('_', '-')}"):
            return facet_name(self.words, value)
        if said.casefold() == value.casefold() and self.words.has(f"value-{value.replace(' ', '-')}"):
            return self.words.say(f"value-{value.replace(' ', '-')}")
        return said

    # --- from a form to the card -----------------------------------------------------------------

    def tree(self, sent: Sent) -> dict[str, Any]:
        """The card that a form describes; a number that is none stays as it was written, to be refused."""
        self.room = Room(2 * MOST_CARD_SLOTS)  # a call that is put together is taken apart once more
        self.touched = {name.partition(":")[0] for name in sent}
        self.picked = set()
        return self._tree(self.fields, sent, "")

    def _tree(self, fields: Sequence[Field], sent: Sent, path: str) -> dict[str, Any]:
        tree: dict[str, Any] = {}
        for field in fields:
            if field.is_asked(tree):
                value = self._value(field, sent, path + field.name, tree)
                if value == []:
                    value = begun(field, tree)
                if value not in (None, "", [], {}):
                    tree[field.name] = value
        for field in fields:
            if path + field.name in self.picked:
                self._make_room(field, fields, tree)
        return tree

    def _make_room(self, field: Field, beside: Sequence[Field], tree: dict[str, Any]) -> None:
        """A verb was chosen that works at another moment: what there is only one way to is filled in."""
        verbs = vocabulary_of(self.game).verbs
        for call in tree.get(field.name, ()):
            verb = verbs.get(str(call).partition("(")[0])
            found = Ways(field, beside, tree).to(verb.moments) if verb is not None else None
            if found is not None and found[1][1] is not None:
                name, value = found[1]
                tree[name] = value

    def _value(self, field: Field, sent: Sent, path: str, tree: Mapping[str, Any]) -> Any:
        if field.kind in (kinds.WORDS, kinds.PROSE):
            said = {each: text(sent, f"{path}.{each}") for each in LANGUAGES}
            return {each: value for each, value in said.items() if value}
        if field.kind == kinds.LINES:
            return [each.strip() for each in sent.get(path, "").split("\n") if each.strip()][:100]
        if field.kind == kinds.MARKS:
            known = [*field.values, *sorted(self.more.get(field.adds, ()))]
            known += [name.removeprefix(f"{path}.") for name in sent if name.startswith(f"{path}.")]
            return [each for each in dict.fromkeys(known) if sent.get(f"{path}.{each}")]
        if field.kind == kinds.NUMBER:
            return number(text(sent, path))
        if field.kind == kinds.NUMBERS:
            found = {name: number(text(sent, f"{path}.{name}")) for name in field.values}
            return {name: value for name, value in found.items() if value not in (None, 0)}
        if field.kind == kinds.ROW:
            return row(sent, path, len(field.values))
        if field.kind == kinds.ROWS:
            rows = [row(sent, f"{path}.{at}", len(field.values)) for at in range(field.most)]
            return rows if any(rows) else []
        if field.kind == kinds.CALLS:
            return self._sent_calls(field, sent, path, tree)
        if field.kind == kinds.GROUP:
            return self._tree(field.fields, sent, f"{path}.")
        if field.kind in (kinds.GROUPS, kinds.BY_MOMENT):
            listed = []
            for at in range(counted(sent, path)):
                self.room.take()
                listed.append(self._tree(self._inner(field), sent, f"{path}.{at}."))
            return by_when(listed) if field.kind == kinds.BY_MOMENT else listed
        return text(sent, path)

    def _sent_calls(self, field: Field, sent: Sent, path: str, tree: Mapping[str, Any]) -> list[str]:
        ways = Ways(field, self.fields_at(path), tree)
        found = []
        for at in range(counted(sent, path)):
            self.room.take()
            here = f"{path}.{at}"
            raw, was = text(sent, here + RAW), text(sent, here + WAS)
            if raw != was:  # somebody has written it by hand
                found.append(raw)
                continue
            picker = self._picker(field, ways, was)
            slot = self._apart(picker, here, was) if here in self.touched else None
            if slot is None or is_untouched(slot, sent):
                found.append(was or EMPTY)
                continue
            made = reworded(picker, slot, sent)
            if made.partition("(")[0] != was.partition("(")[0]:
                self.picked.add(path)
            found.append(filled_up(self._picker(field, ways, made), here, made))
        return found

    def fields_at(self, path: str) -> Sequence[Field]:
        """The fields among which the one of that path stands."""
        fields: Sequence[Field] = self.fields
        for name in path.split(".")[:-1]:
            field = next((each for each in fields if each.name == name), None)
            if field is not None:
                fields = self._inner(field)
        return fields

    # --- adding and removing ---------------------------------------------------------------------

    def changed(self, tree: dict[str, Any], act: str) -> dict[str, Any]:
        """The card after a button was pressed: ``add effect``, ``remove ability.0.do.1``, ``up effect.1``."""
        tree = copy.deepcopy(tree)  # its parts may belong to the house
        verb, _, path = act.partition(" ")
        field, holder = self._find(self.fields, tree, path.split("."))
        if field is None or verb not in ("add", "remove", "up"):
            return tree
        last = path.rpartition(".")[2]
        if field.kind == kinds.BY_MOMENT:
            table = dict(holder.get(field.name) or {})
            if verb == "add":
                free = next((each for each in field.values if each not in table), None)
                if free:
                    table[free] = [EMPTY]
            elif verb == "remove" and (at := position(last, len(table))) is not None:
                del table[list(table)[at]]
            return _put(tree, holder, field.name, table)
        listed = list(holder.get(field.name) or [])
        if verb == "add":
            if len(listed) < (MOST_CALLS if field.kind == kinds.CALLS else field.most):
                listed.append(EMPTY if field.kind == kinds.CALLS else self._empty(field))
        elif (at := position(last, len(listed))) is not None:
            if verb == "remove":
                del listed[at]
            elif at:
                listed[at - 1], listed[at] = listed[at], listed[at - 1]
        return _put(tree, holder, field.name, listed)

    def _empty(self, field: Field) -> dict[str, Any]:
        """A new group: its choices made, its texts to be written."""
        found: dict[str, Any] = {}
        for each in field.fields:
            if each.kind == kinds.CHOICE and each.is_needed:
                found[each.name] = "box" if each.name == "origin" else each.values[0]
            elif each.is_asked(found) and begun(each, found):
                found[each.name] = begun(each, found)
        return found or {"": ""}

    def _find(
        self, fields: Sequence[Field], tree: dict[str, Any], path: Sequence[str]
    ) -> tuple[Field | None, dict[str, Any]]:
        """The list that a path names, and the table that holds it."""
        field = next((each for each in fields if each.name == path[0]), None)
        if field is None:
            return None, tree
        rest = path[1:]
        if field.kind == kinds.GROUP and rest:
            return self._find(field.fields, tree.setdefault(field.name, {}), rest)
        if field.kind == kinds.GROUPS and len(rest) > 1:
            listed = tree.get(field.name) or []
            at = position(rest[0], len(listed))
            return self._find(field.fields, listed[at], rest[1:]) if at is not None else (None, tree)
        if field.kind == kinds.BY_MOMENT and len(rest) > 1:
            table = tree.get(field.name) or {}
            at = position(rest[0], len(table))
            if at is None:
                return None, tree
            moment = list(table)[at]
            return Field(moment, kinds.CALLS), table
        is_list = field.kind in (kinds.CALLS, kinds.GROUPS, kinds.BY_MOMENT)
        return (field, tree) if is_list else (None, tree)


def begun(field: Field, tree: Mapping[str, Any]) -> list[str]:
    """A list of calls that must not be empty begins with one to be chosen."""
    return [EMPTY] if field.kind == kinds.CALLS and field.begins(tree) else []


def by_moment(tree: Mapping[str, Any]) -> str:
    """The moment that a group names."""
    return str(tree.get(WHEN, ""))


def by_when(listed: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """Groups with a moment as a table by moment."""
    found: dict[str, list[str]] = {}
    for each in listed:
        found.setdefault(str(each.get(WHEN, "")), []).extend(each.get(DO, []))
    return found


def text(sent: Sent, path: str) -> str:
    """A text of a form; line ends as files have them."""
    return sent.get(path, "").replace("\r\n", "\n").strip()


def number(written: str) -> int | str | None:
    """A whole number; what is none stays as it is."""
    if not written:
        return None
    return int(written.replace("−", "-")) if WHOLE.fullmatch(written) else written


def row(sent: Sent, path: str, count: int) -> list[Any]:
    """A list of numbers; empty where none was written."""
    found = [number(text(sent, f"{path}.{at}")) for at in range(count)]
    return [0 if each is None else each for each in found] if any(each is not None for each in found) else []


def counted(sent: Sent, path: str) -> int:
    """How many entries a list of the form has."""
    return position(sent.get(path + COUNT, ""), 1000) or 0


def position(written: str, count: int) -> int | None:
    """A place in a list of that many entries."""
    found = int(written) if written.isdecimal() and len(written) < 4 else count
    return found if found < count else None


def _put(tree: dict[str, Any], holder: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """A field that holds nothing any more is left out, as it is where the form is read."""
    if value:
        holder[name] = value
    else:
        holder.pop(name, None)
    return tree
