"""The pack editor as pages draw it: how far a box is typed, its cards, and the form of one card."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from interrex.engine.card_form import BY_MOMENT, CALLS, CHOICE, NUMBERS, ROW, ROWS
from interrex.engine.letters import plain
from interrex.engine.packs import LANGUAGES
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, house_pack, house_text
from interrex.match.house_wording import fallen_back_on, only_in, retyped, said_in
from interrex.match.pack_file import OwnCard, cards_in
from interrex.web.phrases import entry_label, field_label, say
from interrex.web.show import regions as render
from interrex.web.show.jinja import page
from interrex.web.show.pool import Drawn, drawn_cards
from interrex.web.store import Draft
from interrex.web.tables.sentences import words_for
from interrex.words import Words
from interrex.words.card_forms import COUNT, RAW, WAS, WHEN, Call, CardForm, Control
from interrex.words.card_forms import text as written
from interrex.words.facets import value_name
from interrex.words.picking import Option, Slot
from interrex.words.remarks import remarks_on_card

STATES: Final = ("typed", "draft", "missing")
IDLE: Final = "idle"  # typed, with a text and without effect
SOUGHT: Final = (*STATES, IDLE)
ACTING: Final = (CALLS, BY_MOMENT)
OF_NUMBERS: Final = (NUMBERS, ROW, ROWS)  # kinds of fields in which each number has a name and a place
TEXT: Final = "text"
SIMILAR: Final = 6
MOST_WORDS: Final = 12  # of a search


class Family(NamedTuple):
    """How far the cards of a family are typed."""

    family: str
    name: str
    typed: int
    drafts: int
    all: int


class Listed(NamedTuple):
    """A card in the list of a pack: where it is edited, and how far it is."""

    card: Drawn
    family: str
    place: str
    state: str


class Differs(NamedTuple):
    """A place of a form in which two versions of a card say different things."""

    label: str
    mine: str
    kept: str


class Here(NamedTuple):
    """A card in its place, by name and text: what a list needs without drawing it."""

    family: str
    id: str
    place: str
    name: str
    text: str
    state: str
    called: str = ""  # its name in every language and what was chosen for it, by which it is found
    is_idle: bool = False  # it has a text and does nothing


def in_places(
    game: str, box: Any, language: str, own: Sequence[OwnCard], drafts: Sequence[Draft],
    base: Mapping[tuple[str, str], OwnCard],
) -> list[Here]:  # fmt: skip
    """Every card of a pack in its order, family by family, and those that are not finished."""
    there = {(each.family, each.place): each for each in own}
    half = {(each.family, each.place): each for each in drafts}
    called = {card.id: card for card in game_spec(game).pack_cards(box)}
    words = words_for(language, game, SEAT_LETTERS, box)
    found = []
    for family in game_spec(game).card_form:
        places = [each.id for (kind, _), each in base.items() if kind == family]
        places += [place for kind, place in (*there, *half) if kind == family]
        for place in dict.fromkeys(places):
            mine, draft = there.get((family, place)), half.get((family, place))
            tree = draft.tree if draft is not None else mine.tree if mine else base[family, place].tree
            state = "draft" if draft is not None else "typed" if mine is not None else "missing"
            card_id = mine.id if mine is not None else place
            kind = called.get(card_id) if draft is None else None
            name = kind.name[language] if kind is not None else _said(tree.get("name"), language)
            text = kind.text[language] if kind is not None else _said(tree.get("text"), language)
            names = kind.name if kind is not None else tree.get("name")
            every = " ".join(map(str, names.values())) if isinstance(names, Mapping) else ""
            every = f"{every} {_values(words, family, tree)}"
            idle = state == "typed" and any(each.kind == IDLE for each in remarks_on_card(family, dict(tree)))
            found.append(Here(family, card_id, place, name or place, text, state, every, idle))
    return found


def _values(words: Words, family: str, tree: Mapping[str, Any]) -> str:
    """What was chosen from short lists, such as a rank or a clan, in the reader's words."""
    assert words.spec is not None
    chosen = [each for each in words.spec.card_form[family] if each.kind == CHOICE and each.name != WHEN]
    values = [(each.named or each.name, tree[each.name]) for each in chosen if each.name in tree]
    return " ".join([value_name(words, name, str(value)) for name, value in values])


def listed(game: str, box: Any, language: str, cards: Sequence[Here]) -> list[Listed]:
    """Cards as they are drawn in a list; what is no card of the pool, such as a Veil, by its name."""
    drawn = drawn_cards(game, box, language)
    found = []
    for each in cards:
        kind = family_name(game, each.family, language)
        plainly = Drawn(each.id, each.name, False, 0, kind, (), "", each.text)
        card = drawn.get(each.id, plainly) if each.state != "draft" else plainly
        found.append(Listed(card, each.family, each.place, IDLE if each.is_idle else each.state))
    return found


def _said(value: Any, language: str) -> str:
    """A text in languages, in the one asked for or any."""
    if not isinstance(value, Mapping):
        return ""
    return str(value.get(language) or next(iter(value.values()), ""))


def progress(game: str, cards: Sequence[Here], language: str) -> list[Family]:
    """How far each family is typed."""
    found = []
    for family in game_spec(game).card_form:
        there = [each for each in cards if each.family == family]
        states = [each.state for each in there]
        if there:
            found.append(
                Family(
                    family, family_name(game, family, language), states.count("typed"), states.count("draft"),
                    len(there),
                )
            )  # fmt: skip
    return found


def searched(cards: Sequence[Here], text: str, family: str, state: str) -> list[Here]:
    """The cards that are looked for: by words of their text and of their name in any language, by family,
    by how far they are."""
    wanted = list(dict.fromkeys(plain(text).split()))[:MOST_WORDS]
    found = [
        each
        for each in cards
        if (not family or each.family == family)
        and (not state or each.state == state or (each.is_idle and state == IDLE))
    ]
    return [each for each in found if _has_all(each, wanted)] if wanted else found


def _has_all(card: Here, words: Sequence[str]) -> bool:
    there = plain(f"{card.name} {card.called} {card.text} {card.place}")
    return all(word in there for word in words)


def similar(cards: Sequence[Here], place: str, text: str) -> tuple[list[Here], list[Here]]:
    """Cards of a family from which may be copied: those whose texts share most words, and the others."""
    wanted = set(plain(text).split())
    others = [each for each in cards if each.place != place]
    near = sorted(others, key=lambda each: -_shared(wanted, each.text))
    near = [each for each in near[:SIMILAR] if _shared(wanted, each.text) > 0.2]
    return near, [each for each in others if each not in near]


def _shared(wanted: set[str], text: str) -> float:
    there = set(plain(text).split())
    return len(wanted & there) / (len(wanted | there) or 1)


# --- one card ------------------------------------------------------------------------------------


def form_of(game: str, family: str, language: str, more: Mapping[str, frozenset[str]], box: Any) -> CardForm:
    """The form of a family in a language."""
    return CardForm(
        words_for(language, game, SEAT_LETTERS, box), family, more, partial(field_label, language)
    )


def faults(read: Mapping[str, Any], controls: Sequence[Control], language: str) -> dict[str, str]:
    """What is wrong, by the place where it is to be said; what belongs to no place is under an empty one."""
    found: dict[str, list[str]] = {}
    known = set(paths(controls))
    for each in read.get("mistakes", ()):
        said = say(language, "slot-open") if each["kind"] == "open" else each["said"]
        if each["kind"] and not said:
            said = say(language, f"pack-{each['kind']}")
        path = each["path"]
        while path and path not in known:
            path = path.rpartition(".")[0]
        found.setdefault(path, []).append(said)
    return {path: " ".join(dict.fromkeys(said)) for path, said in found.items()}


def paths(controls: Sequence[Control]) -> Iterator[str]:
    """Every place of a form at which something can be said."""
    for control in controls:
        yield control.path
        if control.kind in OF_NUMBERS:
            yield from [path for path, _, _ in control.numbers]
        for call in control.calls:
            yield call.path
        for path, inner in control.groups:
            yield path
            yield from paths(inner)


def places_called(controls: Sequence[Control], language: str, within: str = "") -> Iterator[tuple[str, str]]:
    """Every place of a form with what it is called there: what is said away from it names it."""
    for control in controls:
        label = within + field_label(language, control.field.name)
        yield control.path, label
        if control.kind in OF_NUMBERS:
            yield from [(path, within + named) for path, named, _ in control.numbers]
        for number, call in enumerate(control.calls, 1):
            yield call.path, label if len(control.calls) == 1 else f"{label} {number}"
        for number, (path, inner) in enumerate(control.groups, 1):
            entry = within + entry_label(language, control.field.name)
            group = label if control.kind == "group" else f"{entry} {number}"
            yield path, group
            yield from places_called(inner, language, f"{group} › ")


def text_first(controls: Sequence[Control]) -> list[Control]:
    """The controls in the order in which a card is typed: what it says before what makes it act."""
    acts = next((at for at, each in enumerate(controls) if _makes_act(each)), len(controls))
    texts = [each for each in controls[acts:] if each.field.name == TEXT]
    return [*controls[:acts], *texts, *[each for each in controls[acts:] if each not in texts]]


def _makes_act(control: Control) -> bool:
    field = control.field
    return field.kind in ACTING or field.name == WHEN or any(each.kind in ACTING for each in field.fields)


def calls_in(controls: Sequence[Control]) -> dict[str, str]:
    """Every call of a form as it is written, by its place."""
    found = {call.path: call.text for control in controls for call in control.calls}
    for control in controls:
        for _, inner in control.groups:
            found.update(calls_in(inner))
    return found


def told_in(controls: Sequence[Control]) -> dict[str, str]:
    """Every call of a form in words, by its place: lists may be too narrow to show what is chosen."""
    found = {call.path: call.said for control in controls for call in control.calls}
    for control in controls:
        for _, inner in control.groups:
            found.update(told_in(inner))
    return found


def filled_in(controls: Sequence[Control], language: str, within: str = "") -> Iterator[tuple[str, str, str]]:
    """Every place of a form with what it is called and what stands there, as people read it."""
    for control in controls:
        label = within + field_label(language, control.field.name)
        if control.kind in OF_NUMBERS:
            yield from [(path, within + named, value) for path, named, value in control.numbers]
        elif control.numbers:  # a text in languages
            yield from [
                (path, label if name == language else f"{label} ({say(language, f'language-{name}')})", value)
                for path, name, value in control.numbers
            ]
        elif control.marked:
            words = {each.value: each.label for each in control.options}
            yield control.path, label, ", ".join([words.get(each, each) for each in control.marked])
        elif control.value:
            words = {each.value: each.label for each in control.options}
            yield control.path, label, words.get(control.value, control.value)
        for number, call in enumerate(control.calls, 1):
            yield call.path, f"{label} {number}" if len(control.calls) > 1 else label, _in_words(call)
        for number, (_, inner) in enumerate(control.groups, 1):
            entry = within + entry_label(language, control.field.name)
            group = label if control.kind == "group" else f"{entry} {number}"
            yield from filled_in(inner, language, f"{group} › ")


def _in_words(call: Call) -> str:
    """A call as people read it, as far as it has been chosen."""
    options = call.slot.options if call.slot is not None else ()
    begun = [each.label for each in options if call.slot is not None and each.value == call.slot.value]
    return call.said or next(iter(begun), call.text)


def differences(mine: Sequence[Control], kept: Sequence[Control], language: str) -> list[Differs]:
    """Where two versions of a card say different things."""
    one, other = list(filled_in(mine, language)), list(filled_in(kept, language))
    labels = {path: label for path, label, _ in (*other, *one)}
    ours, theirs = ({path: value for path, _, value in each} for each in (one, other))
    found = [Differs(labels[path], ours.get(path, ""), theirs.get(path, "")) for path in labels]
    return [each for each in found if each.mine != each.kept]


def shape(controls: Sequence[Control]) -> str:
    """The form without what is filled in: a page draws it anew only when this changes."""
    code = json.dumps(list(_shape(controls)))
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def _shape(controls: Sequence[Control]) -> Iterator[Any]:
    for control in controls:
        yield [control.path, _offered(control.options)]
        for call in control.calls:
            yield [call.path, call.slot is None]
            if call.slot is not None:
                yield from _slot_shape(call.slot)
        for path, inner in control.groups:
            yield path
            yield from _shape(inner)


def _offered(options: Sequence[Option]) -> list[tuple[str, str, str, bool]]:
    """What a list offers, as it is drawn."""
    return [(each.value, each.label, each.group, each.is_refused) for each in options]


def _slot_shape(slot: Slot) -> Iterator[Any]:
    yield [slot.path, slot.value if slot.inner else "", _offered(slot.options), slot.is_needed, slot.unsaid]
    yield [slot.called if slot.is_strange else "", slot.is_strange, slot.is_open]
    yield [[each.words, each.asks, each.label] for each in slot.laid_out]
    for each in slot.inner:
        yield from _slot_shape(each)


def as_sent(controls: Sequence[Control]) -> dict[str, str]:
    """What a form sends when nothing in it is touched."""
    found: dict[str, str] = {}
    for control in controls:
        for path, _, value in control.numbers:
            found[path] = value
        for word in control.marked:
            found[f"{control.path}.{word}"] = "on"
        if control.calls or control.groups:
            found[control.path + COUNT] = str(len(control.calls or control.groups))
        for call in control.calls:
            found[call.path + RAW] = found[call.path + WAS] = call.text
        for _, inner in control.groups:
            found.update(as_sent(inner))
        if control.value:
            found[control.path] = control.value
    return found


def kept(
    form: CardForm, before: Mapping[str, Any], sent: Mapping[str, Any], base: Mapping[str, Any]
) -> dict[str, Any]:
    """A card as a form describes it; fields that nobody touched stay as they were written.

    A text of the house that was typed anew in one language is the house's in no other, see ``retyped``.
    """
    untouched = form.tree(as_sent(form.outline(to_type(form, before))))
    found = {
        name: before[name]
        if name in before and untouched.get(name) == value
        else retyped(form.game, value, before.get(name), base.get(name))
        for name, value in sent.items()
    }
    for name, value in before.items():  # such as an empty table, which the form does not show
        if name not in found and name not in untouched and value != []:  # nobody means an empty list
            found[name] = value
    return {name: found[name] for name in [*(each for each in before if each in found), *found]}


def to_type(form: CardForm, tree: Mapping[str, Any]) -> dict[str, Any]:
    """A card as its form shows it: texts of the house in the reader's language alone, to be typed over."""
    found = only_in(
        form.game, form.words.language, {name: each for name, each in tree.items() if name != "id"}
    )
    return dict(found)


def instead(tree: Any, shown: Any, path: str = "") -> dict[str, str]:
    """What is shown in a language in which the form of a card has no text, by the place of that text."""
    said = said_in(tree)
    if said:
        first = next(iter(said.values()))
        left = [each for each in LANGUAGES if each not in said_in(shown)]
        return {f"{path}{each}": said.get(each, first) for each in left}
    found: dict[str, str] = {}
    parts = tree.items() if isinstance(tree, Mapping) else enumerate(tree) if isinstance(tree, list) else ()
    for name, inner in parts:
        found.update(instead(inner, shown[name], f"{path}{name}."))
    return found


def says_otherwise(controls: Sequence[Control], sent: Mapping[str, str]) -> bool:
    """A text of the card is not what its form has sent: the form is drawn anew."""
    there = as_sent(controls)
    return any(
        there.get(path, "") != written(sent, path) for path in sent if path.rpartition(".")[2] in LANGUAGES
    )


def preview(game: str, card: str, language: str, box: Any, whole: str) -> str:
    """A card as it will be, with what it does read back."""
    found = render.card(game, card, language, box, whole, unfolded=True)
    if found:
        return found
    tree = next((each.tree for each in cards_in(whole) if each.id == card), {})
    mark = str(tree.get("origin", "box"))
    origin = words_for(language, game, SEAT_LETTERS).say(f"ui-origin-{mark}")
    face = {"name": _said(tree.get("name"), language), "about": "", "lines": (), "text": "", "rules": (),
            "glosses": (), "origin": origin, "origin_mark": mark, "note": "",
            "is_stand_in": False}  # fmt: skip
    tongue = fallen_back_on(whole, card, language)
    return page("card.html", language, face=face, card_id=card, game=game, told=[], tongue=tongue,
                unfolded=True)  # fmt: skip


def languages_of(language: str) -> tuple[str, ...]:
    """The languages of a text, the reader's first."""
    return (language, *(each for each in LANGUAGES if each != language))


@lru_cache(maxsize=200)
def house_card(game: str, card: str, language: str) -> str:
    """The card of the house that one of one's own replaces."""
    return preview(game, card, language, house_pack(game), house_text(game) or "")


def family_name(game: str, family: str, language: str) -> str:
    return value_name(words_for(language, game, SEAT_LETTERS), "family", family)


def name_of(tree: Mapping[str, Any], language: str) -> str:
    """What a card is called so far."""
    return _said(tree.get("name"), language)


def remarks(form: CardForm, card: str, tree: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What somebody should look at again on a card: its kind, and in words."""
    name = name_of(tree, form.words.language) or card
    found = remarks_on_card(form.family, {**tree, "id": card})
    return [(each.kind, each.said(form.words, name)) for each in found]


def is_blank(tree: Mapping[str, Any]) -> bool:
    """Nothing has been filled in on a card but its name."""
    return not tree.keys() - {"id", "name", "origin"}


def namesakes(
    game: str, box: Any, drafts: Sequence[Draft], card: str, place: str, tree: Mapping[str, Any],
    language: str,
) -> list[str]:  # fmt: skip
    """Other cards of a pack that are called as this one, by the place where each is edited."""
    name = plain(name_of(tree, language)).strip()
    others = [(each.id, each.name[language]) for each in game_spec(game).pack_cards(box)]
    others += [(each.place, _said(each.tree.get("name"), language)) for each in drafts]
    same = [other for other, called in others if name and plain(called).strip() == name]
    return [each for each in dict.fromkeys(same) if each not in (card, place)]
