"""The editor of packs by its parts, over the cards of the house: forms, lists, searching, mistakes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.card_form import CHOICE
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, house_text
from interrex.match.pack_file import OwnCard, cards_in
from interrex.web.phrases import entry_label, field_label, say
from interrex.web.show import editor
from interrex.web.show.jinja import page, trusted
from interrex.web.store import Draft
from interrex.words.card_forms import CardForm, Control
from interrex.words.picking import Slot

GAMES = ("elekt", "vendetta", "masters", "veto")


@cache
def cards_of(game: str) -> tuple[OwnCard, ...]:
    forms = game_spec(game).card_form
    return tuple(each for each in cards_in(house_text(game) or "") if each.family in forms)


def forms(game: str, every: int) -> Iterator[tuple[OwnCard, CardForm, Sequence[Control]]]:
    for number, card in enumerate(cards_of(game)[::every]):
        form = editor.form_of(game, card.family, LANGUAGES[number % 3], {}, house_pack(game))
        yield card, form, form.outline(card.tree)


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_a_form_has_a_name(game: str) -> None:
    """What can be wrong somewhere is called by where it stands; calls are found by their places."""
    for card, form, controls in forms(game, 9):
        paths = set(editor.paths(controls))
        called = dict(editor.places_called(controls, form.words.language))
        assert set(called) == paths
        assert all(called.values())
        calls = editor.calls_in(controls)
        assert set(calls) == set(editor.told_in(controls)) <= paths
        for control in controls:
            assert called[control.path] == field_label(form.words.language, control.field.name)
            for number, call in enumerate(control.calls, 1):
                several = f" {number}" * (len(control.calls) > 1)
                assert called[call.path] == called[control.path] + several
                assert calls[call.path] == call.text
            for number, (path, inner) in enumerate(control.groups, 1):
                is_single = control.kind == "group"
                name = (field_label if is_single else entry_label)(form.words.language, control.field.name)
                assert called[path] == name if is_single else f"{name} {number}"
                assert all(called[each.path].startswith(f"{called[path]} › ") for each in inner)
        assert card.family in game_spec(game).card_form


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_touches_stays_as_it_was(game: str) -> None:
    """A form sent as it is keeps the card, in the order in which it was written."""
    for card, form, _ in forms(game, 9):
        tree = {name: value for name, value in card.tree.items() if name != "id"}
        sent = form.tree(editor.as_sent(form.outline(editor.to_type(form, tree))))
        kept = editor.kept(form, tree, sent, tree)
        assert kept == tree
        assert list(kept) == list(tree)
        assert "id" not in editor.to_type(form, card.tree)


def lengthened(tree: Any) -> Iterator[Any]:
    """The same card with one list in it longer, each of them in its turn."""
    parts = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for name, inner in parts:
        for other in lengthened(inner):
            yield (
                {**tree, name: other} if isinstance(tree, dict) else [*tree[:name], other, *tree[name + 1 :]]
            )
    if isinstance(tree, list) and tree:
        yield [*tree, tree[0]]


@pytest.mark.parametrize("game", GAMES)
def test_a_form_changes_its_shape_with_its_calls(game: str) -> None:
    """Not with what is filled in: typing draws nothing anew."""
    changed = 0
    for card, form, controls in forms(game, 9):
        assert editor.shape(controls) == editor.shape(form.outline(card.tree))
        other = {**card.tree, "name": dict.fromkeys(LANGUAGES, "Another")}
        assert editor.shape(form.outline(other)) == editor.shape(controls)
        for more in lengthened(card.tree):
            changed += editor.shape(form.outline(more)) != editor.shape(controls)
    assert changed


def drawn(form: CardForm, controls: Sequence[Control]) -> str:
    """The form as the page has it, without what is filled in and what is written beside it in words."""
    language = form.words.language
    text = page(
        "pack-form.html", language, trusted=trusted, is_own=True, controls=controls, faults={}, shape="",
        tongues=editor.languages_of(language), instead={}, game=form.game,
        card=SimpleNamespace(family=form.family, id="id"),
    )  # fmt: skip
    for said in (
        r'<option value="[^"]*" selected>\? ',
        r" (?:selected|checked)\b",
        r'(?<=ed-said" ).*?(?=</p>)',
    ):
        text = re.sub(said, "", text)
    text = re.sub(r"(<textarea[^>]*>)[^<]*", r"\1", text)
    return re.sub(
        r'(<(?:input|button)[^>]*?(?:value|aria-label)=")[^"]*("[^>]*?(?:value=")?)[^">]*', r"\1\2", text
    )


def choices_in(controls: Sequence[Control]) -> Iterator[tuple[str, str]]:
    """Every list of a form with what may be chosen there."""

    def of_slot(slot: Slot) -> Iterator[tuple[str, str]]:
        yield from [(slot.path, each.value) for each in slot.options if not each.is_refused]
        for inner in slot.inner:
            yield from of_slot(inner)

    for control in controls:
        yield from [(control.path, each.value) for each in control.options if control.kind == CHOICE]
        for call in control.calls:
            yield from of_slot(call.slot) if call.slot is not None else ()
        for _, inner in control.groups:
            yield from choices_in(inner)


def filled_in(controls: Sequence[Control]) -> Iterator[tuple[str, str]]:
    """What stands in the slots of the calls of a form."""

    def of_slot(slot: Slot) -> Iterator[tuple[str, str]]:
        yield slot.path, slot.value
        for inner in slot.inner:
            yield from of_slot(inner)

    for control in controls:
        for call in control.calls:
            yield from of_slot(call.slot) if call.slot is not None else ()
        for _, inner in control.groups:
            yield from filled_in(inner)


@pytest.mark.parametrize("game", GAMES)
def test_a_form_that_is_not_drawn_anew_says_what_a_new_one_would(game: str) -> None:
    """Whatever is chosen in a list: where the shape stays, so do all words and lists of the form."""
    chance, stayed = random.Random(game), 0
    for number, card in enumerate(cards_of(game)[::17]):
        form = editor.form_of(game, card.family, LANGUAGES[number % 3], {}, house_pack(game))
        controls = form.controls(card.tree)
        lists = sorted(set(choices_in(controls)))
        for path, value in chance.sample(lists, min(12, len(lists))):
            sent = {**editor.as_sent(controls), **dict(filled_in(controls)), path: value}
            before = controls
            controls = form.controls(form.tree(sent))
            if editor.shape(before) == editor.shape(controls):
                stayed += 1
                assert drawn(form, before) == drawn(form, controls), (card.id, path, value)
    assert stayed > 9


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_typed_before_what_acts(game: str) -> None:
    for _, _, controls in forms(game, 25):
        found = editor.text_first(controls)
        assert sorted(map(id, found)) == sorted(map(id, controls))
        order = [each.field.name for each in found]
        rest = [each.field.name for each in controls if each.field.name != "text"]
        assert [name for name in order if name != "text"] == rest
        acts = [
            at
            for at, each in enumerate(found)
            if each.field.kind in editor.ACTING or each.field.name == "when"
        ]
        if acts and "text" in order:
            assert order.index("text") < min(acts)


def test_what_is_wrong_is_said_at_the_nearest_place() -> None:
    """Where a form has no such place, at the one around it; what belongs nowhere is said above."""
    card, form, controls = next(forms("elekt", 1))
    known = list(editor.paths(controls))
    mistakes = [
        {"path": known[0], "said": "one", "kind": ""}, {"path": known[0], "said": "one", "kind": ""},
        {"path": f"{known[0]}.x.y", "said": "two", "kind": ""},
        {"path": "nowhere.at.all", "said": "three", "kind": ""},
        {"path": known[1], "said": "x", "kind": "open"}, {"path": "", "said": "", "kind": "uneditable"},
    ]  # fmt: skip
    for language in LANGUAGES:
        found = editor.faults({"mistakes": mistakes}, controls, language)
        assert found == {
            known[0]: "one two", known[1]: say(language, "slot-open"),
            "": f"three {say(language, 'pack-uneditable')}",
        }  # fmt: skip
        assert editor.languages_of(language)[0] == language
        assert sorted(editor.languages_of(language)) == sorted(LANGUAGES)
    assert editor.faults({}, controls, "en") == {}
    assert card.id
    assert form.game == "elekt"


# --- lists --------------------------------------------------------------------------------------------


def places(
    game: str, own: Sequence[OwnCard], drafts: Sequence[Draft], language: str = "en"
) -> list[editor.Here]:
    base = {(each.family, each.id): each for each in cards_of(game)}
    return editor.in_places(game, house_pack(game), language, own, drafts, base)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_its_place_and_says_how_far_it_is(game: str) -> None:
    cards = cards_of(game)
    luck = random.Random(game)
    typed, half = luck.sample(cards, 5), luck.sample(cards, 3)
    drafts = [Draft(each.family, each.id, {"name": {"pl": "Szkic"}}) for each in half]
    found = places(game, typed, drafts)
    assert sorted((each.family, each.place) for each in found) == sorted((c.family, c.id) for c in cards)
    order = list(game_spec(game).card_form)
    assert [order.index(each.family) for each in found] == sorted(order.index(each.family) for each in found)
    for each in found:
        at = (each.family, each.place)
        is_draft = at in [(card.family, card.id) for card in half]
        is_typed = at in [(card.family, card.id) for card in typed]
        assert each.state == ("draft" if is_draft else "typed" if is_typed else "missing")
        if is_draft:
            assert (each.name, each.text) == ("Szkic", "")
        else:
            assert each.name
    for family in editor.progress(game, found, "en"):
        there = [each.state for each in found if each.family == family.family]
        assert (family.typed, family.drafts, family.all) == (
            there.count("typed"), there.count("draft"), len(there)
        )  # fmt: skip
    shown = editor.listed(game, house_pack(game), "en", found)
    assert [(each.place, each.state) for each in shown] == [(each.place, each.state) for each in found]
    assert all(each.card.name for each in shown)


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_found_by_words_family_and_state(game: str) -> None:
    cards = places(game, cards_of(game)[:3], ())
    families = {each.family for each in cards}
    for family in ("", *families):
        for state in ("", "typed", "missing"):
            found = editor.searched(cards, "", family, state)
            assert found == [
                each for each in cards if family in ("", each.family) and state in ("", each.state)
            ]
    for each in cards[::15]:
        assert each in editor.searched(cards, each.name.upper(), "", "")
        assert each in editor.searched(cards, each.place, each.family, "")
        kind = next(card for card in game_spec(game).pack_cards(house_pack(game)) if card.id == each.id)
        assert each in editor.searched(cards, kind.name["pl"], "", "")
        assert each not in editor.searched(cards, f"{each.name} nowhere", "", "")
    assert editor.searched(cards, "zzzz", "", "") == []


def test_cards_to_copy_from_are_those_that_say_the_same() -> None:
    texts = [
        "draw two cards",
        "draw two cards and pay",
        "pay",
        "",
        "draw",
        "two cards",
        "draw two",
        "cards two draw",
    ]
    cards = [editor.Here("x", str(at), str(at), "n", text, "typed") for at, text in enumerate(texts)]
    near, others = editor.similar(cards, "0", "draw two cards")
    assert [each.place for each in near] == ["7", "5", "6", "1", "4"]
    assert {each.place for each in others} == {"2", "3"}
    near, others = editor.similar(cards, "0", "")
    assert near == []
    assert len(others) == 7
    many = [editor.Here("x", str(at), str(at), "n", "draw", "typed") for at in range(20)]
    near, others = editor.similar(many, "99", "draw")
    assert (len(near), len(others)) == (editor.SIMILAR, 20 - editor.SIMILAR)


def test_what_a_form_has_no_text_for_is_shown_in_another_language() -> None:
    tree: dict[str, Any] = {
        "name": {"en": "One", "pl": "Jeden"},
        "texts": [{"say": {"pl": "Dwa"}}],
        "power": 3,
    }
    shown = {"name": {"en": "One"}, "texts": [{"say": {}}], "power": 3}
    assert editor.instead(tree, shown) == {
        "name.pl": "Jeden", "name.pt": "One", "texts.0.say.en": "Dwa", "texts.0.say.pl": "Dwa",
        "texts.0.say.pt": "Dwa",
    }  # fmt: skip
    assert editor.name_of(tree, "pl") == "Jeden"
    assert editor.name_of(tree, "pt") == "One"
    assert editor.name_of({}, "en") == ""
