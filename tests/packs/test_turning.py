"""What was finished is kept when something else is chosen in its place: wrapped, handed on, unwrapped.

The law, over random calls of every verb of every game: no choice of something that can hold a finished effect
loses it, and whatever is made so is understood once its open slots are filled.
"""

from __future__ import annotations

import os
import random

import pytest

from interrex.engine.card_form import every_verb
from interrex.engine.chance import Chance
from interrex.engine.effects import Verb
from interrex.engine.language import VERB_KIND, BadEffect, Phrases, parse_phrase, written
from interrex.words import Words
from interrex.words.card_forms import CardForm
from interrex.words.picking import OPEN, Picker, filled_up
from interrex.words.telling import vocabulary_of
from interrex.words.turning import reworded, slots_of
from tests.packs.growing import GAMES, Grower
from tests.packs.test_picking import filled, moments_apart

MOMENTS = int(os.environ.get("INTERREX_MOMENTS", "3"))  # at which verbs are tried


def holds_verbs(picker: Picker, verb: str) -> bool:
    """The verb is made of others."""
    return any(VERB_KIND in each.kinds for each in slots_of(picker, (VERB_KIND,), verb))


def some_moments(game: str) -> list[str]:
    """Moments at which verbs are held by others, and one at which none are."""
    picker = Picker(Words("en", game), "", every_verb)
    verbs = vocabulary_of(game).verbs.values()
    found = moments_apart(game)
    held = [
        each
        for each in found
        if any(each in verb.moments and holds_verbs(picker, verb.name) for verb in verbs)
    ]
    others = [each for each in found if each not in held]
    luck = random.Random(game)
    return [*luck.sample(held, min(MOMENTS, len(held))), *others[:1]]


def turned(picker: Picker, call: str, verb: str) -> str:
    """The call once the verb is chosen at its head."""
    slot = picker.slot("x", call)
    assert slot is not None
    return filled_up(picker, "x", reworded(picker, slot, {"x": f"{verb}()"}))


def verbs_within(picker: Picker, call: str) -> list[str]:
    """The calls of verbs directly inside a call."""
    name, values = parse_phrase(call)
    slots = slots_of(picker, (VERB_KIND,), name)
    return [written(each) for each, slot in zip(values, slots, strict=False) if VERB_KIND in slot.kinds]


@pytest.mark.parametrize("game", GAMES)
def test_no_finished_effect_is_lost_to_what_can_hold_it(game: str) -> None:
    words, luck = Words("en", game), random.Random(game)
    grower, held, handed = Grower(game, Chance(9)), 0, 0
    for moment in some_moments(game):
        picker = Picker(words, moment, every_verb)
        there = [verb for verb in vocabulary_of(game).verbs.values() if moment in verb.moments]
        holders = [verb.name for verb in there if holds_verbs(picker, verb.name)]
        for verb in there if holders else ():
            form = verb.parameters[-1] if verb.parameters else None
            if not isinstance(form, Phrases) or verb.name not in form.inner_verbs(
                moment, picker.vocabulary.verbs
            ):
                continue
            call = written(as_tree(grown(grower, verb, moment)))
            for holder in luck.sample(holders, min(2, len(holders))):
                made = turned(picker, call, holder)
                kept = [call] if not verbs_within(picker, call) else verbs_within(picker, call)
                if holder == verb.name:
                    assert made == filled_up(picker, "x", call)
                    continue
                inner = parse_phrase(made)
                is_unwrapped = inner[0] == holder and made in kept
                assert is_unwrapped or all(each in made for each in kept), (call, holder, made)
                held += kept == [call]
                handed += kept != [call]
                understood(picker, game, made, moment, luck)
    assert held > 20
    assert handed > 5


def grown(grower: Grower, verb: Verb, moment: str) -> str:
    """A random call of a verb that the game reads."""
    while True:
        call = grower.call(verb, moment, 2)
        try:
            vocabulary_of(grower.game).parse(call, moment)
        except BadEffect:
            continue
        return call


def as_tree(call: str) -> tuple[object, ...]:
    name, values = parse_phrase(call)
    return (name, *values)


def understood(picker: Picker, game: str, made: str, moment: str, luck: random.Random) -> bool:
    """Once its open slots are filled, the game reads it; not so where they could not be filled."""
    whole = filled(picker, made, luck)
    if whole:
        vocabulary_of(game).parse(whole, moment)
    return bool(whole)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_chosen_instead_is_understood(game: str) -> None:
    """A verb for a verb of any kind, and what fitted both is kept."""
    words, luck, grower = Words("en", game), random.Random(game), Grower(game, Chance(4))
    read = []
    for moment in some_moments(game):
        picker = Picker(words, moment, every_verb)
        there = [verb for verb in vocabulary_of(game).verbs.values() if moment in verb.moments]
        for verb in there:
            call = grown(grower, verb, moment)
            for other in luck.sample(there, 1):
                read.append(understood(picker, game, turned(picker, call, other.name), moment, luck))
    assert sum(read) > 0.9 * len(read), f"{sum(read)} of {len(read)} could be filled and were read"


def test_effects_are_wrapped_and_unwrapped() -> None:
    picker = Picker(Words("en", "elekt"), "assigned", every_verb)
    for call, verb, made in (
        ("gain_heat(2, owner)", "given", f"given({OPEN}, gain_heat(2, owner))"),
        ("gain_heat(2, owner)", "may", "may(gain_heat(2, owner))"),
        ("gain_heat(2, owner)", "per", f"per({OPEN}, gain_heat(2, owner))"),
        ("gain_heat(2, owner)", "lose_heat", "lose_heat(2, owner)"),
        ("may(gain_heat(2, owner))", "given", f"given({OPEN}, gain_heat(2, owner))"),
        ("given(sceptre, gain_heat(2, owner))", "may", "may(given(sceptre, gain_heat(2, owner)))"),
        ("given(sceptre, gain_heat(2, owner))", "gain_heat", "gain_heat(2, owner)"),
        ("choose_one(gain_heat(2, owner), lose_heat(1, owner))", "both",
         "both(gain_heat(2, owner), lose_heat(1, owner))"),
        ("_()", "may", f"may({OPEN})"),
        (f"given({OPEN}, {OPEN})", "may", f"may({OPEN})"),  # nothing was finished in it
        (f"given(sceptre, {OPEN})", "may", f"may(given(sceptre, {OPEN}))"),
        (f"gain_heat({OPEN}, {OPEN})", "may", f"may(gain_heat({OPEN}, {OPEN}))"),
    ):  # fmt: skip
        assert turned(picker, call, verb) == made


@pytest.mark.parametrize("game", GAMES)
def test_what_holds_nothing_yet_goes_when_another_is_chosen(game: str) -> None:
    words = Words("en", game)
    tried = 0
    for moment in some_moments(game):
        picker = Picker(words, moment, every_verb)
        there = [verb.name for verb in vocabulary_of(game).verbs.values() if moment in verb.moments]
        holders = [name for name in there if holds_verbs(picker, name)]
        for one in holders:
            empty = filled_up(picker, "x", f"{one}()")
            is_empty = set(parse_phrase(empty)[1]) == {OPEN}  # not even what is the only choice
            for other in there if is_empty else ():
                assert turned(picker, empty, other) == filled_up(picker, "x", f"{other}()"), (empty, other)
                tried += 1
    assert tried > 100


def test_conditions_are_wrapped_and_unwrapped() -> None:
    picker = Picker(Words("en", "elekt"), "assigned", every_verb)
    call = "given({}, gain_heat(2, owner))"
    for before, chosen, after in (
        ("sceptre", "not()", "not(sceptre)"),
        ("sceptre", "either()", "either(sceptre)"),
        ("either(sceptre, outnumbered)", "both()", "both(sceptre, outnumbered)"),
        ("not(at_least(1, each()))", "at_least()", "at_least(1, each())"),
        ("not(sceptre)", "outnumbered", "outnumbered"),
        (f"not({OPEN})", "either()", "either()"),
    ):
        slot = picker.slot("x", call.format(before))
        assert slot is not None
        assert reworded(picker, slot, {"x:1": chosen}) == call.format(after)


def test_a_form_keeps_what_was_finished() -> None:
    form = CardForm(Words("en", "elekt"), "unit")
    sent = {
        "when": "assigned", "effect~count": "1", "effect.0~was": "gain_heat(2, owner)",
        "effect.0~raw": "gain_heat(2, owner)", "effect.0": "may()",
    }  # fmt: skip
    assert form.tree(sent)["effect"] == ["may(gain_heat(2, owner))"]
