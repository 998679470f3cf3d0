"""Example cards for the pages about packs: for every verb, moment and word a card that the game reads.

Where a call may stand on a card is known from the forms of the game (``card_form``), what may stand there
from its verbs. Cards are made from both, and the first that the reader of the game takes is the example.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, product
from typing import Any, Final, NamedTuple

from interrex.engine import card_form as kinds
from interrex.engine.card_form import Field
from interrex.engine.effects import Verb
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.language import VERB_KIND, Form, Phrases
from interrex.engine.meant import said_on
from interrex.games import game_spec, house_text
from interrex.match.pack_file import written
from interrex.words.examples import PLAIN_VERBS, example_of, with_word, worded
from interrex.words.telling import phrases_of, vocabulary_of

HERE: Final = "⟨here⟩"  # where the call stands of which a card is an example
BESIDE: Final = "⟨beside⟩"  # another call that the card needs
AT_ONCE: Final = 12  # cards for one example that are read together
WITH_CALLS: Final = (kinds.CALLS, kinds.BY_MOMENT, kinds.GROUPS)
DEEPEST: Final = 3  # words around a word
SMALL: Final = 9  # cards of a family to which others refer, such as factions
BOX: Final = "box"  # why a file is refused that has not all cards of its box

Tree = dict[str, Any]


class Card(NamedTuple):
    """An example: the family of a card, the fields that make its text, and a card of the house to bear it."""

    family: str
    fields: Tree
    bearer: str = ""

    def __str__(self) -> str:
        return f"{self.family} = {written(self.fields)}"


class Place(NamedTuple):
    """Where a call may stand: on a card of that family, at that moment; perhaps beside another call."""

    family: str
    moment: str
    field: Field
    fields: Tree
    beside: str  # the moment of the other call


# --- where calls may stand -----------------------------------------------------------------------


@cache
def house(game: str) -> Mapping[str, Any]:
    """The pack of the house as its file says it; nobody changes it."""
    return tomllib.loads(house_text(game) or "")


@cache
def bearers(game: str) -> Mapping[str, tuple[Tree, ...]]:
    """The cards of the house that have a text, by family, each without it."""
    tree = house(game)
    found = {}
    for family, fields in game_spec(game).card_form.items():
        texts = {each.name for each in fields if each.kind in (*WITH_CALLS, kinds.GROUP)}
        cards = [each for each in tree.get(family, ()) if not texts.isdisjoint(each)]
        if cards:
            found[family] = tuple([bare(fields, each) for each in cards])
    return found


def bare(fields: Sequence[Field], card: Mapping[str, Any]) -> Tree:
    """A card without its calls and whatever is asked only with them."""
    gone = {each.name for each in fields if each.kind in WITH_CALLS or each.only[0]}
    if any(each.kind == kinds.CALLS for each in fields):
        gone |= deciding(fields) | {"cost", "limit", "once"}
    prose = {each.name for each in fields if each.kind == kinds.PROSE}
    gone |= prose - {"text"}
    needed = {each.name for each in fields if each.is_needed and not each.only[0]}
    kept = {name: value for name, value in card.items() if name not in gone or name in needed}
    if "text" in prose:
        kept["text"] = {"en": "…"}
    return kept


def deciding(fields: Sequence[Field]) -> set[str]:
    """The choices by which it is decided which calls are asked for, and at which moment they work."""
    found = {each.only[0] for each in fields if each.only[0]}
    for choice in [each for each in fields if each.kind == kinds.CHOICE]:
        moments = {
            each.moment({choice.name: value}) for each in fields if each.kind == kinds.CALLS
            for value in ("", *choice.values)
        }  # fmt: skip
        calls = sum(each.kind == kinds.CALLS for each in fields)
        if len(moments) > calls:
            found.add(choice.name)
    return found


def chosen_ways(fields: Sequence[Field]) -> Iterator[Tree]:
    """Every way of choosing what decides, with whatever must then be filled in too."""
    choices = [each for each in fields if each.kind == kinds.CHOICE and each.name in deciding(fields)]
    ways: list[list[Tree]] = [[] if each.is_needed else [{}] for each in choices]
    for each, found in zip(choices, ways, strict=True):
        found += [{each.name: value} for value in each.values]
    for parts in product(*ways):
        tree: Tree = {}
        for part in parts:
            tree.update(part)
        asked = [each for each in fields if each.is_needed and each.only[0] and each.is_asked(tree)]
        rows = [each.values or (each.low,) for each in asked if each.kind in (kinds.CHOICE, kinds.NUMBER)]
        names = [each.name for each in asked if each.kind in (kinds.CHOICE, kinds.NUMBER)]
        for row in product(*rows):
            yield {**tree, **dict(zip(names, row, strict=True))}


def places_in(fields: Sequence[Field], family: str) -> Iterator[Place]:
    """The places of calls among these fields."""
    calls = [each for each in fields if each.kind == kinds.CALLS]
    for tree in chosen_ways(fields) if calls else ():
        asked = [each for each in calls if each.is_asked(tree)]
        for field in asked:
            yield Place(family, field.moment(tree), field, {**tree, field.name: [HERE]}, "")
        for field, other in product(asked, asked):
            if field is not other:
                pair = {other.name: [BESIDE], field.name: [HERE]}
                both = {**tree, **{each.name: pair[each.name] for each in calls if each.name in pair}}
                yield Place(family, field.moment(both), field, both, other.moment(both))
    for field in fields:
        if field.kind == kinds.BY_MOMENT:
            for moment in field.values:
                yield Place(family, moment, field, {field.name: {moment: [HERE]}}, "")
        elif field.kind in (kinds.GROUP, kinds.GROUPS):
            for each in places_in(field.fields, family):
                inner = each.fields if field.kind == kinds.GROUP else [each.fields]
                for tree in [{}] if not field.only[0] else [{field.only[0]: one} for one in field.only[1]]:
                    yield each._replace(fields={**tree, field.name: inner})


@cache
def places(game: str) -> tuple[Place, ...]:
    """Every place of a call on the cards of a game, simple ones first."""
    forms, cards = game_spec(game).card_form, bearers(game)
    families = sorted(cards, key=lambda family: -len(cards[family]))  # those that most cards have first
    found = [place for family in families for place in places_in(forms[family], family)]
    return tuple(sorted(found, key=lambda each: bool(each.beside)))


def filled(value: Any, call: str, beside: str) -> Any:
    """A card with its calls."""
    if isinstance(value, dict):
        return {name: filled(each, call, beside) for name, each in value.items()}
    if isinstance(value, list):
        return [filled(each, call, beside) for each in value]
    return call if value == HERE else beside if value == BESIDE else value


def borne(card: Tree, fields: Tree) -> Tree:
    """A card of the house that bears the text of an example."""
    found = {**card, **fields}
    for name, each in fields.items():
        if isinstance(each, dict) and isinstance(card.get(name), dict):
            found[name] = {**{key: old for key, old in card[name].items() if key != "when"}, **each}
    return found


# --- which are read ------------------------------------------------------------------------------


def read_of(game: str, cards: Sequence[Card]) -> list[Card]:
    """The cards that the reader of the game takes, with the cards of the house that bear them."""
    found: list[Card] = []
    left = list(cards)
    while left:
        free = {family: list(each) for family, each in bearers(game).items()}
        now, left = left, []
        box: dict[str, Card] = {}
        trees: dict[str, Tree] = {}
        for card in now:
            if not free[card.family]:
                left.append(card)
                continue
            bearer = free[card.family][-1]
            tree = borne(bearer, card.fields)
            if not means_nobody(game, card.family, tree):  # known without reading it
                free[card.family].pop()
                box[bearer["id"]] = card._replace(bearer=bearer["id"])
                trees[bearer["id"]] = tree
        wrong = _wrong_in(game, trees) if trees else set()
        found += [card for bearer, card in box.items() if bearer not in wrong]
    return found


def means_nobody(game: str, family: str, card: Tree) -> bool:
    """A word on the card means nobody there, for which a pack that somebody writes is refused."""
    spec = game_spec(game)
    calls = said_on(family, spec.card_form[family], card)
    return any(spec.empty_word(each) for each in calls)


def box_with(game: str, trees: Mapping[str, Tree]) -> tuple[str, dict[int, str]]:
    """A pack file of these cards, by the ids of the house, and of the families to which cards may refer.

    Also told is which card begins at which line.
    """
    tree = house(game)
    head = {**tree["pack"], "id": "examples"}
    lines = ["[pack]", *[f"{name} = {written(each)}" for name, each in head.items()]]
    begins: dict[int, str] = {1: ""}
    for family in game_spec(game).card_form:
        for entry in tree.get(family, ()):
            if entry["id"] in trees or len(tree[family]) <= SMALL:
                begins[len(lines) + 1] = entry["id"]
                card = trees.get(entry["id"], entry)
                lines += [f"[[{family}]]", *[f"{name} = {written(each)}" for name, each in card.items()]]
    return "\n".join(lines) + "\n", begins


def _wrong_in(game: str, trees: Mapping[str, Tree]) -> set[str]:
    """The cards of a box in which the reader of the game finds a mistake."""
    text, begins = box_with(game, trees)
    try:
        game_spec(game).read_pack(text, "examples.toml")
    except BadFile as bad:
        mistakes = bad.mistakes if isinstance(bad, BadPack) else (bad,)
        heads = list(begins)
        cards = [each for each in mistakes if not any(why.kind == BOX for why in each.reasons)]
        return {begins[heads[bisect_right(heads, each.line) - 1]] for each in cards}
    return set()


Key = tuple[str, str]  # of an example: a verb and how it is used, a kind and its word, a moment


def first_read(game: str, wanted: Mapping[Key, Iterator[Card]]) -> dict[Key, Card]:
    """For each example the first card that is read."""
    found: dict[Key, Card] = {}
    left = dict(wanted)
    while left:
        tried = {key: list(islice(cards, AT_ONCE)) for key, cards in left.items()}
        taken = {
            str(card): card for card in read_of(game, [card for cards in tried.values() for card in cards])
        }
        for key, cards in tried.items():
            first = next((str(card) for card in cards if str(card) in taken), "")
            if first:
                found[key] = taken[first]
        left = {key: left[key] for key, cards in tried.items() if cards and key not in found}
    return found


def cards_with(game: str, calls: Sequence[str], moment: str, is_beside: bool | None = None) -> Iterator[Card]:
    """Cards with one of these calls, at that moment: alone, beside another call, or both in turn."""
    for place, call in product([each for each in places(game) if each.moment == moment], calls):
        if place.field.fits(call.partition("(")[0]) and is_beside in (None, bool(place.beside)):
            for beside in calls_beside(game, place.beside) if place.beside else ("",):
                yield Card(place.family, filled(place.fields, call, beside))


@cache
def calls_beside(game: str, moment: str) -> tuple[str, ...]:
    """What may stand beside an example: plain verbs first, and of moments all."""
    verbs = {verb.name: verb for verb in vocabulary_of(game).verbs.values() if moment in verb.moments}
    plain = [name for name in PLAIN_VERBS if name in verbs]
    return tuple([example_of(game, verbs[name], moment, True) for name in plain or verbs])


def usages(verb: Verb) -> dict[str, str]:
    """How a verb is written, at each moment at which it is written in another way."""
    found: dict[str, str] = {}
    for moment in verb.moments:
        found.setdefault(usage(verb, moment), moment)
    return found


def usage(verb: Verb, moment: str) -> str:
    """How a verb is written at a moment."""
    if verb.parameters and isinstance(verb.parameters[0], Phrases):
        taken = verb.parameters[0].form_of(verb.name, moment)
        return f"{verb.name}({taken})" if taken is not None else f"{verb.name}()"
    return verb.usage()


# --- examples of verbs, moments and words --------------------------------------------------------


@cache
def cards_of_verbs(game: str) -> Mapping[Key, Card]:
    """By verb and how it is written: a card that has it."""
    wanted: dict[Key, Iterator[Card]] = {}
    for verb in vocabulary_of(game).verbs.values():
        for form, first in usages(verb).items():
            moments = [first, *[each for each in verb.moments if each != first and usage(verb, each) == form]]
            cards = [
                cards_with(game, (example_of(game, verb, moment, is_short),), moment)
                for is_short in (False, True) for moment in moments
            ]  # fmt: skip
            wanted[verb.name, form] = chain.from_iterable(cards)
    return first_read(game, wanted)


@cache
def cards_of_moments(game: str) -> Mapping[str, Card]:
    """By the word of a moment: a card that speaks of it; moments that are verbs are found among those."""
    verbs = vocabulary_of(game).verbs.values()
    wanted: dict[Key, Iterator[Card]] = {}
    for moment in dict.fromkeys(place.moment for place in places(game) if place.moment):
        there = {verb.name: verb for verb in verbs if moment in verb.moments}
        plain = [each for name in PLAIN_VERBS if name in there for each in _calls_of_verb(game, name, moment)]
        others = [example_of(game, verb, moment, True) for verb in there.values()]
        wanted[moment, ""] = cards_with(game, (*plain, *others), moment)
    return {moment: card for (moment, _), card in first_read(game, wanted).items()}


def _calls_of_verb(game: str, name: str, moment: str) -> Iterator[str]:
    """A plain verb with each word that its last slot takes, the usual one first."""
    verb, phrases = vocabulary_of(game).verbs[name], phrases_of(game)
    yield example_of(game, verb, moment, True)
    form = phrases.form_of(name, moment) if phrases is not None else None
    if phrases is not None and form is not None and form.slots:
        last = len(form.slots) - 1
        for word in [each for kind in form.slots[last] for each in phrases.words_of(kind)]:
            if word.isidentifier():
                yield f"{name}({with_word(game, form, last, word, moment)})"


@cache
def cards_of_words(game: str) -> Mapping[Key, Card]:
    """By kind and word: a card that has the word."""
    phrases = phrases_of(game)
    wanted: dict[Key, Iterator[Card]] = {}
    for kind, words in phrases.kinds.items() if phrases is not None else ():
        for word in sorted(words):
            if not word.startswith("="):
                wanted[kind, word] = _cards_with_word(game, kind, word)
    return first_read(game, wanted)


def _cards_with_word(game: str, kind: str, word: str) -> Iterator[Card]:
    """Cards with the word: with as few words around it as possible, and in verbs that are mostly meant."""
    phrases = phrases_of(game)
    assert phrases is not None
    for is_beside, depth in product((False, True), range(DEEPEST)):
        for verb, moment in _usual_verbs(game):
            calls = list(_calls_with_word(game, verb, kind, word, moment, depth))
            yield from cards_with(game, calls, moment, is_beside) if calls else ()
        for verb, moment in _usual_verbs(game):
            calls = [
                outer for call in _calls_with_word(game, verb, kind, word, moment, depth)
                for outer in _calls_around(game, call, moment)
            ]  # fmt: skip
            yield from cards_with(game, calls, moment, is_beside) if calls else ()


def _calls_with_word(game: str, verb: Verb, kind: str, word: str, moment: str, depth: int) -> Iterator[str]:
    phrases = phrases_of(game)
    form = phrases.form_of(verb.name, moment) if phrases is not None else None
    if phrases is None or form is None:
        return
    said = worded(game, word, (kind,), moment, 0)
    for at, slot in enumerate(form.slots):
        for around in (
            _around(game, phrases, slot, kind, said, moment, depth) if VERB_KIND not in slot else ()
        ):
            yield f"{verb.name}({with_word(game, form, at, around, moment)})"


def _calls_around(game: str, call: str, moment: str) -> Iterator[str]:
    """The call inside others: some words are known only there."""
    phrases = phrases_of(game)
    if phrases is None or call.partition("(")[0] in phrases.alone:
        return
    for verb in vocabulary_of(game).verbs.values():
        form = phrases.form_of(verb.name, moment) if moment in verb.moments else None
        at = (
            [number for number, slot in enumerate(form.slots) if VERB_KIND in slot]
            if form is not None
            else []
        )
        if form is not None and at:
            yield f"{verb.name}({with_word(game, form, at[0], call, moment)})"


@cache
def _usual_verbs(game: str) -> tuple[tuple[Verb, str], ...]:
    """Verbs with their moments, the first of each first: plain ones, those around others, the rest."""
    phrases, verbs = phrases_of(game), vocabulary_of(game).verbs
    assert phrases is not None
    found = [(verb, moment) for verb in verbs.values() for moment in verb.moments]

    def rank(each: tuple[Verb, str]) -> tuple[bool, bool, bool]:
        form = phrases.form_of(each[0].name, each[1])
        holds = form is not None and any(VERB_KIND in slot for slot in form.slots)
        return each[1] not in usages(each[0]).values(), each[0].name not in PLAIN_VERBS, not holds

    return tuple(sorted(found, key=rank))


def _around(
    game: str, phrases: Phrases, slot: tuple[str, ...], kind: str, said: str, moment: str, depth: int
) -> Iterator[str]:
    """The word in such a slot, inside so many other words."""
    if depth == 0:
        yield from (said,) if kind in _kinds_in(game, slot) else ()
        return
    for word, holder in _calls_of(game, slot) if _is_within(game, slot, kind, depth) else ():
        for at, inner in enumerate(holder.slots):
            for around in _around(game, phrases, inner, kind, said, moment, depth - 1):
                yield f"{word}({with_word(game, holder, at, around, moment)})"


@cache
def _is_within(game: str, slot: tuple[str, ...], kind: str, depth: int) -> bool:
    """A word of that kind may stand inside so many others in such a slot."""
    if depth == 0:
        return kind in _kinds_in(game, slot)
    holders = [holder for _, holder in _calls_of(game, slot)]
    return any(_is_within(game, inner, kind, depth - 1) for each in holders for inner in each.slots)


@cache
def _kinds_in(game: str, slot: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of a slot and those that stand for them."""
    phrases = phrases_of(game)
    assert phrases is not None
    inside = [
        tuple(sorted(word[1:] for word in phrases.kinds.get(kind, ()) if word.startswith("=")))
        for kind in slot
    ]
    found = [
        each for kind, inner in zip(slot, inside, strict=True) for each in (kind, *_kinds_in(game, inner))
    ]
    return tuple(dict.fromkeys(found))


@cache
def _calls_of(game: str, slot: tuple[str, ...]) -> tuple[tuple[str, Form], ...]:
    """The words of a slot that take others, or the one that the slot itself names."""
    phrases = phrases_of(game)
    assert phrases is not None
    found = []
    for kind in _kinds_in(game, slot):
        for word in sorted(phrases.kinds.get(kind, ())) or [kind]:
            form = phrases.forms.get(f"{word} {kind}") or phrases.forms.get(word)
            if word.endswith("()") and form is not None:
                found.append((word.removesuffix("()"), form))
    return tuple(found)
