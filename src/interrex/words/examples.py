"""An example for every verb, moment and word of packs: from a house card, or made from its form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from interrex.engine.effects import Number, OneOf, Several, Verb
from interrex.engine.language import TEXT_KIND, VERB_KIND, Form, Phrases
from interrex.games import house_text
from interrex.words.telling import parts_by_card, vocabulary_of

TEXT: Final = "'the text of the card'"
NAME: Final = "'Lewak'"
# what is mostly meant, before other words of a kind
USUAL: Final = (
    "owner", "you", "self", "this", "here", "kozak", "each_opponent", "each_rival", "opponent", "character()",
    "each()", "each_vampire()", "own", "yours", "at_least()", "is_here()", "own_elekt",
)  # fmt: skip
PLAIN_VERBS: Final = (
    "gain_heat",
    "blood_to",
    "draw",
    "gain_blood",
    "pay",
    "szabla",
)  # to stand inside others


@cache
def house_examples(game: str) -> Mapping[str, str]:
    """By verb and moment the first call in the house pack."""
    found: dict[str, str] = {}
    for parts in parts_by_card(house_text(game) or "").values():
        for part in parts:
            for call in (*part.calls, *part.cost, *part.when):
                found.setdefault(call.partition("(")[0], call)
    return found


def example_of(game: str, verb: Verb, moment: str) -> str:
    """A call of the verb that may stand at that moment."""
    phrases = next((each for each in verb.parameters if isinstance(each, Phrases)), None)
    if phrases is not None:
        form = phrases.form_of(verb.name, moment)
        assert form is not None
        return f"{verb.name}({_row(game, phrases, form, moment)})"
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


def example_of_word(game: str, phrases: Phrases, name: str) -> str:
    """A use of a word that takes others, such as ``count(each(own))``."""
    word = name.partition("()")[0]
    return f"{word}({_row(game, phrases, phrases.forms[name], '')})"


def _row(game: str, phrases: Phrases, form: Form, moment: str, depth: int = 0) -> str:
    count = max(form.least, 1) if form.slots and depth < 2 else form.least
    if form.slots and not form.rest and form.least == 0 and depth:
        count = 0
    return ", ".join(_value(game, phrases, form.slot(number), moment, depth) for number in range(count))


def _value(game: str, phrases: Phrases, kinds: tuple[str, ...], moment: str, depth: int) -> str:
    if VERB_KIND in kinds:
        verbs = vocabulary_of(game).verbs
        inner = phrases.inner_verbs(moment, verbs) if moment else list(PLAIN_VERBS)
        name = next((each for each in PLAIN_VERBS if each in inner), inner[0])
        form = phrases.form_of(name, moment)
        return f"{name}({_row(game, phrases, form, moment, 3)})" if form is not None else f"{name}()"
    if TEXT_KIND in kinds:
        return TEXT if depth == 0 and moment else NAME
    number = next((kind for kind in kinds if kind in phrases.numbers), "")
    if number:
        low, high = phrases.numbers[number]
        return str(min(max(low, 1), high))
    words = [word for kind in kinds for word in phrases.words_of(kind)]
    return _word(game, phrases, _usual(words), kinds, moment, depth)


def _usual(words: list[str]) -> str:
    """A number, else the word that is mostly meant, else one that takes nothing."""
    number = next((word for word in words if "…" in word and not word.startswith("'")), "")
    plain = [word for word in words if not word.endswith("()")]
    return number or next((word for word in USUAL if word in words), (plain or words)[0])


def _word(game: str, phrases: Phrases, word: str, kinds: tuple[str, ...], moment: str, depth: int) -> str:
    if "…" in word:
        low, high = (int(each) for each in word.split("…"))
        return str(min(max(low, 1), high))
    if not word.endswith("()"):
        return word
    value = (word.removesuffix("()"),)
    named = [found for kind in kinds if (found := phrases.kind_of(value, kind))]
    form = next(
        (phrases.forms[f"{word} {kind}"] for kind in named if f"{word} {kind}" in phrases.forms), None
    )
    taken = form or phrases.forms.get(word)
    return f"{word[:-2]}({_row(game, phrases, taken, moment, depth + 1)})" if taken is not None else f"{word}"
