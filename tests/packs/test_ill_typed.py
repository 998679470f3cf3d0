"""Every call with one argument of a wrong kind, too many or too few is refused, with reason and remedy."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.effects import BadEffect, Number, OneOf, Phrases, Verb
from interrex.engine.language import Form, Quote, parse_phrase, written
from interrex.games import OWN
from tests.packs.growing import ABSURD, Grower, vocabulary_of, wrong_values

CALLS = 400


def slots(value: tuple[Any, ...], form: Form, phrases: Phrases, path: tuple[int, ...] = ()) -> list[Any]:
    """Every argument of a call, however deep, with the kinds it may be: (path, kinds)."""
    found: list[Any] = []
    for number, each in enumerate(value[1:]):
        kinds = form.slot(number)
        here = (*path, number + 1)
        found.append((here, kinds))
        if isinstance(each, tuple) and "verb" not in kinds:
            names = [kind for kind in kinds if phrases.kind_of(each, kind)]
            inner = [phrases.forms.get(f"{each[0]}() {phrases.kind_of(each, kind)}") for kind in names]
            taken = next((one for one in inner if one), None) or phrases.forms.get(f"{each[0]}()")
            if taken is not None:
                found.extend(slots(each, taken, phrases, here))
    return found


def put(value: tuple[Any, ...], path: tuple[int, ...], new: Any) -> tuple[Any, ...]:
    """The call with another argument at that place."""
    first, *rest = path
    inner = put(value[first], tuple(rest), new) if rest else new
    return (*value[:first], inner, *value[first + 1 :])


def refuse(game: str, call: str, moment: str) -> None:
    with pytest.raises(BadEffect) as refused:
        vocabulary_of(game).parse(call, moment)
    assert refused.value.reason, call
    assert refused.value.remedy, call
    if refused.value.why.kind == "effect-inner":  # the verbs that would do, in the order of the alphabet
        known = str(refused.value.why.values["known"]).split(", ")
        assert known == sorted(known), call


def composed(game: str, verb: Verb, moment: str, grower: Grower, chance: Chance) -> int:
    phrases = verb.parameters[-1]
    assert isinstance(phrases, Phrases)
    form = phrases.form_of(verb.name, moment)
    assert form is not None
    name, values = parse_phrase(grower.call(verb, moment))
    call = (name, *values)
    tried = 0
    for path, kinds in slots(call, form, phrases):
        for value in wrong_values(kinds, phrases, chance):
            refuse(game, written(put(call, path, value)), moment)
            tried += 1
    if not form.rest:
        most = [*values, *(["no_such_word"] * (len(form.slots) + 1 - len(values)))]
        refuse(game, written((name, *most)), moment)
    if form.least:
        refuse(game, written((name, *values[: form.least - 1])), moment)
    return tried + 1


def fixed(game: str, verb: Verb, moment: str, grower: Grower) -> int:
    name, values = parse_phrase(grower.call(verb, moment))
    tried = 0
    for number, parameter in enumerate(verb.parameters):
        if isinstance(parameter, Number | OneOf) and number < len(values):
            for wrong in (ABSURD, "no_such_word", Quote("a text"), ("no_such_call", 1)):
                refuse(game, written((name, *values[:number], wrong, *values[number + 1 :])), moment)
                tried += 1
    refuse(game, written((name, *values, *["no_such_word"] * 9)), moment)
    return tried + 1


@pytest.mark.parametrize("game", OWN)
def test_all_that_is_ill_typed_is_refused(game: str) -> None:
    chance = Chance(11)
    grower = Grower(game, chance)
    verbs = list(vocabulary_of(game).verbs.values())
    tried = 0
    for number in range(CALLS):
        verb = verbs[number % len(verbs)]
        moment = verb.moments[chance.below(len(verb.moments))]
        if verb.parameters and isinstance(verb.parameters[-1], Phrases):
            tried += composed(game, verb, moment, grower, chance)
        else:
            tried += fixed(game, verb, moment, grower)
    assert tried > CALLS
