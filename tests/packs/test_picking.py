"""Pickers of effects: what they offer the language takes, in every slot of every verb."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from interrex.engine.card_form import CALLS, GROUPS, every_verb
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, game_spec, house_text
from interrex.games.elekt.moments import CONSULTED
from interrex.words import Words
from interrex.words.card_forms import CardForm, Control
from interrex.words.parts import parts_by_card
from interrex.words.picking import (
    CALL,
    OPEN,
    Picker,
    Slot,
    composed,
    filled_up,
    has_open,
    in_groups,
    moment_group,
    moment_groups,
)
from interrex.words.telling import phrases_of, vocabulary_of
from tests.packs.growing import GAMES, Grower

MOST_STEPS = 60
MOST_IN_GROUP = 25  # moments that are looked through at once


def slots_in(slot: Slot) -> list[Slot]:
    return [slot, *(inner for each in slot.inner for inner in slots_in(each))]


def moments_apart(game: str) -> list[str]:
    """The moments of a game, one of all at which the same verbs are offered."""
    verbs = vocabulary_of(game).verbs.values()
    found: dict[tuple[str, ...], str] = {}
    for moment in sorted({moment for verb in verbs for moment in verb.moments}):
        found.setdefault(tuple(verb.name for verb in verbs if moment in verb.moments), moment)
    return list(found.values())


def filled(picker: Picker, text: str, luck: random.Random) -> str:
    """A call whose open slots are filled by chance, with what is offered there; short words when it grows."""
    for step in range(MOST_STEPS):
        slot = picker.slot("x", filled_up(picker, "x", text))
        assert slot is not None, text
        there = {each.path: each for each in slots_in(slot)}
        left = [each.path for each in slots_in(slot) if each.is_open]
        if not left:
            return composed(slot, {})
        each = there[left[0]]
        simple = [one.value for one in each.options if not one.value.endswith("()")]
        offered = simple if simple and step > 4 else [one.value for one in each.options]
        text = composed(slot, {each.path: luck.choice(offered) if offered else "Jan"})
    return ""


@pytest.mark.parametrize("game", OWN)
def test_what_is_offered_is_understood(game: str) -> None:
    vocabulary, words, luck = vocabulary_of(game), Words("en", game), random.Random(game)
    made = tried = 0
    for moment in moments_apart(game):
        for verb in [each for each in vocabulary.verbs.values() if moment in each.moments]:
            tried += 1
            text = filled(Picker(words, moment, every_verb), f"{verb.name}()", luck)
            if text:
                vocabulary.parse(text, moment)
                made += 1
    assert made > 0.9 * tried


@pytest.mark.parametrize("game", OWN)
def test_every_effect_of_the_house_is_taken_apart_and_put_together_again(game: str) -> None:
    vocabulary, words = vocabulary_of(game), Words("pl", game)
    for parts in parts_by_card(house_text(game) or "").values():
        for call in [call for part in parts for call in part.calls]:
            verb = vocabulary.verbs[call.partition("(")[0]]
            found = [composed(slot, {}) for moment in verb.moments if (slot := slot_at(words, moment, call))]
            assert call.replace('"', "'") in found, (call, found)


@pytest.mark.parametrize("moment", CONSULTED)
def test_around_what_the_rules_consult_a_condition_is_offered_and_inside_it_the_same(moment: str) -> None:
    """EL-911 Whatever changes a rule at a moment may stand in an “if”, with its lists."""
    verbs = vocabulary_of("elekt").verbs.values()
    there = [each for each in verbs if moment in each.moments and each.name not in ("given", "both")]
    plain = [each.name for each in there if not each.superseded]
    slot = slot_at(Words("en", "elekt"), moment, "given(_, _)")
    assert slot is not None
    assert plain
    assert {f"{name}()" for name in (*plain, "both", "given")} == {
        each.value for each in slot.inner[1].options
    }
    for name in plain:
        inner = slot_at(Words("en", "elekt"), moment, f"given(sceptre, {name}())")
        alone = slot_at(Words("en", "elekt"), moment, f"{name}()")
        assert inner is not None
        assert alone is not None
        assert [each.options for each in inner.inner[1].inner] == [each.options for each in alone.inner]


def slot_at(words: Words, moment: str, call: str) -> Slot | None:
    return Picker(words, moment, every_verb).slot("x", call)


@pytest.mark.parametrize("game", OWN)
def test_every_option_has_a_name_of_its_own_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language, game)
        for moment in moments_apart(game):
            for verb in [each for each in vocabulary_of(game).verbs.values() if moment in each.moments]:
                slot = Picker(words, moment, every_verb).slot("x", f"{verb.name}()")
                assert slot is not None
                for each in slots_in(slot):
                    labels = [one.label for one in each.options]
                    assert all(labels)
                    assert len({one.value for one in each.options}) == len(labels)


def test_an_open_slot_is_kept_and_what_may_be_left_out_is_left_out() -> None:
    picker = Picker(Words("en", "elekt"), "assigned", every_verb)
    assert filled_up(picker, "x", "gain_heat()") == f"gain_heat({OPEN}, {OPEN})"
    assert has_open(f"gain_heat({OPEN}, owner)")
    assert not has_open("named('_')")
    slot = picker.slot("x", "given(sceptre, gain_heat(1, owner))")
    assert slot is not None
    assert composed(slot, {}) == "given(sceptre, gain_heat(1, owner))"
    assert composed(slot, {"x:1": "outnumbered"}) == "given(outnumbered, gain_heat(1, owner))"
    assert composed(slot, {"x:2": "lose_heat()"}) == "given(sceptre, lose_heat())"
    assert picker.slot("x", "no call") is None


@pytest.mark.parametrize("game", OWN)
def test_what_is_the_only_choice_is_made(game: str) -> None:
    vocabulary, words = vocabulary_of(game), Words("en", game)
    luck, made = random.Random(game), 0
    for moment in moments_apart(game):
        picker = Picker(words, moment, every_verb)
        for verb in [each for each in vocabulary.verbs.values() if moment in each.moments]:
            text = f"{verb.name}()"
            for _ in range(4):
                slot = picker.slot("x", filled_up(picker, "x", text))
                assert slot is not None
                left = [each for each in slots_in(slot) if each.is_open and each.path != "x"]
                assert all(len(each.options) != 1 for each in left), (text, [each.path for each in left])
                if not left or not left[0].options:
                    break
                made += 1
                text = composed(slot, {left[0].path: luck.choice(left[0].options).value})
    assert made > 10


@pytest.mark.parametrize("game", OWN)
def test_a_new_text_begins_with_all_that_must_be_chosen(game: str) -> None:
    words = Words("en", game)
    for family, fields in game_spec(game).card_form.items():
        form = CardForm(words, family)
        for field in [each for each in fields if each.kind == GROUPS]:
            if not any(each.kind == CALLS for each in field.fields):
                continue
            (made,) = form.changed({}, f"add {field.name}")[field.name]
            begun = [each for each in field.fields if each.is_asked(made) and each.begins(made)]
            assert begun, (family, field.name)
            assert all(made[each.name] == [f"{OPEN}()"] for each in begun)


def test_a_reply_is_asked_to_what_it_replies() -> None:
    form = CardForm(Words("en", "veto"), "effect")
    sent = {"ability~count": "1", "ability.0.kind": "P", "ability.0.do~count": "0"}
    (made,) = form.tree(sent)["ability"]
    assert made == {"kind": "P", "do": [f"{OPEN}()"]}
    (made,) = form.tree({**sent, "ability.0.kind": "R"})["ability"]
    assert made == {"kind": "R", "when": [f"{OPEN}()"], "do": [f"{OPEN}()"]}


@pytest.mark.parametrize("game", OWN)
def test_no_two_verbs_of_one_picker_are_offered_by_the_same_words(game: str) -> None:
    for language in LANGUAGES:
        for moment in moments_apart(game):
            labels = [each.label for each in Picker(Words(language, game), moment, every_verb).verbs()]
            twice = sorted({label for label in labels if labels.count(label) > 1})
            assert not twice, (language, moment, twice)
            assert not [label for label in labels if "_" in label]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_a_verb_is_offered_with_no_more_slots_than_it_has_there(game: str, language: str) -> None:
    """Veto!: “you may” holds an effect, and who agitates with whom only where a text always applies."""
    phrases, seen = phrases_of(game), 0
    assert phrases is not None
    for moment in moments_apart(game):
        for each in Picker(Words(language, game), moment, every_verb).verbs():
            form = phrases.form_of(each.value.removesuffix(CALL), moment)
            if form is not None and form.slots and not form.rest and not each.is_own:
                joins = "…; …" in each.label  # any number of effects
                assert each.label.count("…") <= len(form.slots) + joins, (moment, each)
                seen += 1
    assert seen
    if game == "veto":
        picker = Picker(Words(language, game), "do", every_verb)
        assert picker.verb_label("may").count("…") == 1


# --- moments in groups ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_moment_stands_in_a_group_that_has_a_name(game: str, language: str) -> None:
    words = Words(language, game)
    headings = {group: moment_group(words, name) for name, group in moment_groups(game).items()}
    assert all(headings.values()), headings
    assert len(set(headings.values())) == len(headings) > 1


@pytest.mark.parametrize("game", OWN)
def test_lists_of_moments_are_offered_whole_and_in_groups(game: str) -> None:
    """Wherever a card says when it works, and no group is longer than can be looked through."""
    words = Words("en", game)
    lists = [list(Picker(words, "moment", every_verb).verbs())]
    for family in game_spec(game).card_form:
        form = CardForm(words, family)
        tree: dict[str, dict[str, list[str]]] = {
            field.name: {value: [] for value in field.values}
            for field in form.fields
            if field.kind == "by_moment"
        }
        lists += [list(each.options) for each in whens(form.controls(tree))]
    moments = [options for options in lists if len(options) > MOST_IN_GROUP]
    assert moments
    for options in moments:
        groups = in_groups(options)
        assert all(heading for heading, _ in groups)
        assert max(len(found) for _, found in groups) <= MOST_IN_GROUP
        assert sorted(each for _, found in groups for each in found) == sorted(options)


def whens(controls: tuple[Control, ...]) -> list[Control]:
    inner = [each for control in controls for _, group in control.groups for each in whens(group)]
    return [*[each for each in controls if each.field.name == "when" and each.kind == "choice"], *inner]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_words_of_a_slot_are_called_the_same(game: str, language: str) -> None:
    picker = Picker(Words(language, game), "", every_verb)
    phrases = phrases_of(game)
    assert phrases is not None
    for kind in phrases.kinds:
        called = Counter(picker.labels((kind,)).values())
        assert not [each for each, number in called.items() if number > 1], kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_slot_stands_once_in_its_sentence_and_has_a_label(game: str, language: str) -> None:
    """All verbs of the game with random arguments: pickers as the sentence has them, none without words."""
    words, chance = Words(language, game), Chance(3)
    grower, seen = Grower(game, chance), 0

    def check(slot: Slot) -> None:
        nonlocal seen
        placed = [place for place in slot.laid_out if place.slot is not None]
        assert sorted(place.slot.path for place in placed if place.slot) == sorted(
            each.path for each in slot.inner
        )
        for place in placed:
            assert re.search(r"\w", place.label), slot
            assert place.asks or re.search(r"\w", place.words), slot
            seen += 1
        for each in slot.inner:
            check(each)

    for verb in grower.verbs.values():
        moment = verb.moments[0]
        for _ in range(3):
            found = Picker(words, moment, every_verb).slot("effect.0", grower.call(verb, moment))
            assert found is not None
            check(found)
    assert seen > 100


def test_pickers_come_in_the_order_of_the_sentence() -> None:
    slot = Picker(Words("en", "elekt"), "assigned", every_verb).slot("e.0", "gain_heat(2, owner)")
    assert slot is not None
    found = [(place.words, place.slot.path if place.slot else "") for place in slot.laid_out]
    assert found == [("", "e.0:2"), ("collects", "e.0:1"), ("Heat", "")]
