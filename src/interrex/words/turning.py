"""Another verb or word is chosen where something finished stands: what was finished is kept.

Around a finished effect or condition comes what can hold it (``given``, ``may``, ``not``); one that holds
others hands them on to one that can take them, and goes if it held nothing yet; what stood inside is left
alone when it is chosen itself; and of the rest whatever fits is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from interrex.engine.effects import Number, OneOf, Several
from interrex.engine.language import VERB_KIND, BadEffect, Form, Phrases, parse_phrase, written
from interrex.words.picking import CALL, MOST_SLOTS, OPEN, Picker, Slot, alternatives, composed

HOLDER: Final = "call"  # around a word that is read alone


class Taken(NamedTuple):
    """What a slot takes: kinds of a phrase, or a parameter of a verb with plain words."""

    kinds: tuple[str, ...]
    parameter: Any
    is_needed: bool


class Finished(NamedTuple):
    """What stands somewhere already: a verb, or a word or a number."""

    value: Any
    is_verb: bool


def reworded(picker: Picker, slot: Slot, sent: Mapping[str, str]) -> str:
    """The call that a form describes, with all that was finished in it and still has a place."""

    def turn(each: Slot, before: str, value: str) -> str:
        return turned(picker, each.kinds, before, value)

    return composed(slot, sent, turn)


def turned(picker: Picker, kinds: tuple[str, ...], before: str, value: str) -> str:
    """What stands in a slot once ``value`` is chosen there instead of what stood there before."""
    name, old = value.removesuffix(CALL), read(before)
    plainly = f"{name}()" if value.endswith(CALL) else value
    if old is None or old == OPEN or not value.endswith(CALL):
        return plainly
    here, slots = Taken(kinds, None, True), slots_of(picker, kinds, name)
    args = finished_in(picker, kinds, old)
    inside = [each for each in args if is_call_of(each.value, name) and takes(picker, here, each)]
    if inside:
        return written(inside[0].value)
    holds, held = any(VERB_KIND in each.kinds for each in slots), any(each.is_verb for each in args)
    placed = place(picker, args, slots)
    if args and len(placed) == len(args) and holds == held:
        return put(name, placed)
    whole = Finished(old, VERB_KIND in kinds)
    is_nothing = is_open(old) or isinstance(old, int) or is_hollow(picker, kinds, old)
    wrapped = {} if is_nothing else place(picker, [whole], slots)
    return put(name, wrapped or {at: each for at, each in placed.items() if slots[at].is_needed})


def read(text: str) -> Any:
    """A call or a word of a phrase; None where it cannot be read."""
    try:
        return parse_phrase(f"{HOLDER}({text})")[1][0]
    except (BadEffect, IndexError):
        return None


def is_call_of(value: Any, name: str) -> bool:
    return isinstance(value, tuple) and value[0] == name


def finished_in(picker: Picker, kinds: tuple[str, ...], old: Any) -> list[Finished]:
    """What is chosen already inside a call; a condition may be called like a verb."""
    if not isinstance(old, tuple):
        return []
    slots = [VERB_KIND in each.kinds for each in slots_of(picker, kinds, old[0])]
    are_verbs = [*slots, *[False] * len(old)]
    return [
        Finished(each, is_verb)
        for each, is_verb in zip(old[1:], are_verbs, strict=False)
        if not is_open(each)
    ]


def is_open(value: Any) -> bool:
    """Nothing is chosen there yet."""
    return value == OPEN or (isinstance(value, tuple) and value[0] == OPEN)


def is_hollow(picker: Picker, kinds: tuple[str, ...], old: Any) -> bool:
    """It is there to hold others of its kind, and nothing inside it is chosen yet."""
    if not isinstance(old, tuple) or finished_in(picker, kinds, old):
        return False
    return any(set(each.kinds) & set(kinds) for each in slots_of(picker, kinds, old[0]))


def slots_of(picker: Picker, kinds: tuple[str, ...], name: str) -> list[Taken]:
    """What a verb or a word takes, slot by slot; where any number may stand, as many as are offered."""
    phrases = picker.teller.phrases
    if VERB_KIND not in kinds:
        known = alternatives(phrases, kinds, picker.more) if phrases is not None else []
        form = next((each.form for each in known if each.word == f"{name}{CALL}"), None)
        return form_slots(form)
    verb = picker.vocabulary.verbs.get(name)
    last = verb.parameters[-1] if verb is not None and verb.parameters else None
    if isinstance(last, Phrases):
        return form_slots(last.form_of(name, picker.moment))
    return [Taken((), each, True) for each in (verb.parameters if verb is not None else ())]


def form_slots(form: Form | None) -> list[Taken]:
    if form is None or not form.slots:
        return []
    count = max(len(form.slots), MOST_SLOTS if form.rest else 0)
    return [Taken(form.slot(number), None, number < form.least) for number in range(count)]


def place(picker: Picker, values: Sequence[Finished], slots: Sequence[Taken]) -> dict[int, Any]:
    """Values in the first free slots that take them, in their order; those that none takes are left out."""
    found: dict[int, Any] = {}
    for each in values:
        free = [at for at, slot in enumerate(slots) if at not in found and takes(picker, slot, each)]
        if free:
            found[free[0]] = each.value
    return found


def takes(picker: Picker, slot: Taken, finished: Finished) -> bool:
    """It may stand in the slot."""
    value = finished.value
    if (VERB_KIND in slot.kinds) != finished.is_verb:
        return False
    if slot.parameter is not None:
        each = slot.parameter.each if isinstance(slot.parameter, Several) else slot.parameter
        try:
            return isinstance(each, Number | OneOf) and each.read(value) is not None
        except BadEffect:
            return False
    phrases = picker.teller.phrases
    if phrases is None:
        return False
    if VERB_KIND in slot.kinds:
        inner = phrases.inner_verbs(picker.moment, picker.vocabulary.verbs)
        return isinstance(value, tuple) and value[0] in inner and picker.fits(value[0])
    kinds = [found for kind in slot.kinds if (found := phrases.kind_of(value, kind, picker.more))]
    return bool(kinds) and (not isinstance(value, tuple) or are_taken(picker, kinds[0], value))


def are_taken(picker: Picker, kind: str, call: tuple[Any, ...]) -> bool:
    """What stands inside a word fits it there: some words are called the same and take something else."""
    slots = slots_of(picker, (kind,), call[0])
    return len(slots) >= len(call) - 1 and all(
        is_open(each) or takes(picker, slot, Finished(each, VERB_KIND in slot.kinds))
        for each, slot in zip(call[1:], slots, strict=False)
    )


def put(name: str, placed: Mapping[int, Any]) -> str:
    """A call with what has its place; what lies before it is open."""
    count = max(placed, default=-1) + 1
    return f"{name}({', '.join([written(placed[at]) if at in placed else OPEN for at in range(count)])})"
