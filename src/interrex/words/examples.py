"""An example for every verb, moment and word of packs: from a house card, or made from its form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from interrex.engine.effects import Number, OneOf, Several, Verb
from interrex.engine.language import TEXT_KIND, VERB_KIND, Form, Phrases
from interrex.games import house_text
from interrex.words.parts import parts_by_card
from interrex.words.telling import phrases_of, vocabulary_of

TEXT: Final = "'the text of the card'"
NAME: Final = "'Lewak'"
# what is mostly meant, before other words of a kind
USUAL: Final = (
    "owner", "you", "self", "this", "here", "kozak", "each_opponent", "each_rival", "opponent", "character()",
    "each()", "each_vampire()", "own", "yours", "at_least()", "is_here()", "own_elekt",
)  # fmt: skip
PLAIN_VERBS: Final = (  # to stand inside others
    "gain_heat", "veil_up", "blood_to", "draw", "gain_blood", "pay", "szabla", "draw_units", "ducats",
    "draw_cards", "initiative", "protect", "gain_influence",
)  # fmt: skip


@cache
def house_examples(game: str) -> Mapping[str, str]:
    """By verb and moment the first call in the house pack."""
    found: dict[str, str] = {}
    for parts in parts_by_card(house_text(game) or "").values():
        for part in parts:
            for call in (*part.calls, *part.cost, *part.when):
                found.setdefault(call.partition("(")[0], call)
    return found


def example_of(game: str, verb: Verb, moment: str, is_short: bool = False) -> str:
    """A call of the verb that may stand at that moment, with all that it takes, or only what it needs."""
    phrases = next((each for each in verb.parameters if isinstance(each, Phrases)), None)
    if phrases is not None:
        form = phrases.form_of(verb.name, moment)
        assert form is not None
        return f"{verb.name}({_row(game, form, moment, int(is_short))})"
    known = house_examples(game).get(verb.name)
    return known if known is not None else f"{verb.name}({', '.join(_fixed(verb))})"


def _fixed(verb: Verb) -> list[str]:
    """Arguments of a verb that takes a fixed row of them."""
    values = []
    for parameter in verb.parameters:
        if isinstance(parameter, Number):
            values.append(str(min(max(parameter.low, 1), parameter.high)))
        elif isinstance(parameter, OneOf):
            values.append(next(iter(parameter.words)))
        elif isinstance(parameter, Several):
            values.append(next(iter(parameter.each.words)))
    return values


def with_word(game: str, form: Form, at: int, word: str, moment: str) -> str:
    """The arguments of a form with this word in one of its slots."""
    count = max(at + 1, form.least)
    return ", ".join(
        [word if number == at else _value(game, form, number, moment, 1) for number in range(count)]
    )


def _row(game: str, form: Form, moment: str, depth: int = 0) -> str:
    return ", ".join([_value(game, form, number, moment, depth) for number in range(_count(form, depth))])


def _count(form: Form, depth: int) -> int:
    """How many arguments an example has: all that differ in kind, or inside others what is needed."""
    if not form.slots or depth > 1:
        return form.least
    if depth == 0:
        slots = list(form.slots)
        while len(slots) > max(form.least, 1) and slots[-1] in slots[:-1]:
            slots.pop()
        return max(len(slots), min(2, len(form.slots)) if form.rest else 0)
    return max(form.least, min(2, len(form.slots))) if form.rest else form.least


def _value(game: str, form: Form, at: int, moment: str, depth: int) -> str:
    kinds = form.slot(at)
    again = sum(form.slot(number) == kinds for number in range(at))  # so that two of a kind differ
    return _value_of(game, kinds, again, moment, depth)


@cache
def _value_of(game: str, kinds: tuple[str, ...], again: int, moment: str, depth: int) -> str:
    """What stands in a slot of these kinds, after so many others of them."""
    phrases = phrases_of(game)
    assert phrases is not None
    if VERB_KIND in kinds:
        verbs = vocabulary_of(game).verbs
        inner = phrases.inner_verbs(moment, verbs) if moment else list(PLAIN_VERBS)
        plain = [each for each in PLAIN_VERBS if each in inner] or inner
        name = plain[again % len(plain)]
        taken = phrases.form_of(name, moment)
        if taken is None:
            return example_of(game, verbs[name], moment)
        return f"{name}({_row(game, taken, moment, 3)})"
    if TEXT_KIND in kinds:
        return TEXT if depth == 0 and moment else NAME
    number = next((kind for kind in kinds if kind in phrases.numbers), "")
    if number and not again:
        low, high = phrases.numbers[number]
        return str(min(max(low, 1), high))
    words = [word for kind in kinds for word in phrases.words_of(kind)]
    return worded(game, _usual(words, again), kinds, moment, depth)


def _usual(words: list[str], again: int) -> str:
    """A number, else the words that are mostly meant, else those that take nothing."""
    numbers = [word for word in words if "…" in word and not word.startswith("'")]
    plain = [word for word in words if not word.endswith("()")]
    known = list(dict.fromkeys([*numbers, *(word for word in USUAL if word in words), *plain])) or words
    return known[again % len(known)]


@cache
def worded(game: str, word: str, kinds: tuple[str, ...], moment: str, depth: int) -> str:
    """A word as it is used: a number of its range, a call with what it takes."""
    if "…" in word:
        low, high = (int(each) for each in word.split("…"))
        return str(min(max(low, 1), high))
    if not word.endswith("()"):
        return word
    phrases, value = phrases_of(game), (word.removesuffix("()"),)
    assert phrases is not None
    named = [found for kind in kinds if (found := phrases.kind_of(value, kind))]
    form = next(
        (phrases.forms[f"{word} {kind}"] for kind in named if f"{word} {kind}" in phrases.forms), None
    )
    taken = form or phrases.forms.get(word)
    return f"{word[:-2]}({_row(game, taken, moment, depth + 1)})" if taken is not None else f"{word}"
