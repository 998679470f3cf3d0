"""What is wrong with a card is said beside its form in the words of the form, in every language.

The law, over random mistakes: no message names a field by the file's word, shows how something is written in
a file, or has a word of the card language in it; but what somebody has written as text and cannot be read is
shown as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from interrex.engine.card_form import Field, every_verb
from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.packs import LANGUAGES
from interrex.games import ALL_LINES, game_spec, house_text, own_pack
from interrex.match.pack_file import OwnCard, cards_in, new_pack, with_card, written_blocks
from interrex.web.phrases import field_label
from interrex.web.workers.packs import mistake
from interrex.words import Words
from interrex.words.picking import Picker, Slot
from interrex.words.plain_reasons import is_read
from interrex.words.telling import Teller, phrases_of, vocabulary_of
from tests.packs.growing import GAMES, Grower
from tests.packs.mistakes import is_call, spoiled

PACKS = 12
CARDS = 10  # of a pack
QUOTED = re.compile(r"[“„«]([^”»]*)[”»]")
WRITTEN = re.compile(r"\[\[|\]\]|\w = |\{ |<\w|\w\(|\w_\w")


def every_field(fields: tuple[Field, ...]) -> Iterator[str]:
    for field in fields:
        yield field.name
        yield from every_field(field.fields)


@cache
def house_cards(game: str) -> tuple[OwnCard, ...]:
    spec = game_spec(game)
    return tuple([each for each in cards_in(house_text(game) or "") if each.family in spec.card_form])


@cache
def house_call_texts(game: str) -> tuple[str, ...]:
    return tuple([call for card in house_cards(game) for call in calls_in(card.tree)])


@cache
def inner_calls(game: str) -> tuple[str, ...]:
    """Calls that stand in slots of others, each of its kind, with random arguments."""
    phrases, grower = phrases_of(game), Grower(game, Chance(5))
    assert phrases is not None
    kinds = [(word, kind) for kind, words in phrases.kinds.items() for word in sorted(words)]
    return tuple(
        [grower.word(phrases, word, kind, "do", 3) for word, kind in kinds if re.fullmatch(r"\w+\(\)", word)]
    )


def calls_in(value: Any) -> Iterator[str]:
    if is_call(value):
        yield value
    elif isinstance(value, list | dict):
        for each in value if isinstance(value, list) else value.values():
            yield from calls_in(each)


def unread(value: Any) -> Iterator[str]:
    """What was written as a call and cannot be read as one."""
    if isinstance(value, str) and "(" in value and not is_read(value):
        yield value
    elif isinstance(value, list | dict):
        for each in value if isinstance(value, list) else value.values():
            yield from unread(each)


def elsewhere(value: Any, game: str, chance: Chance) -> Any:
    """The value with one call exchanged for one of another card: read, but perhaps not for this place."""
    if is_call(value):
        calls = house_call_texts(game)
        return calls[chance.below(len(calls))]
    if isinstance(value, list) and value:
        at = chance.below(len(value))
        return [*value[:at], elsewhere(value[at], game, chance), *value[at + 1 :]]
    if isinstance(value, dict) and value:
        key = list(value)[chance.below(len(value))]
        return {**value, key: elsewhere(value[key], game, chance)}
    return value


def wrong_word(value: Any, game: str, chance: Chance) -> Any:
    """The value with one word inside a call exchanged for another, which nothing knows, is too large or is
    meant for another slot."""
    if is_call(value):
        found = list(re.finditer(r"(?<=[(, ])[\w-]+(?=[,)])", value))
        if not found:
            return value
        here = found[chance.below(len(found))]
        inner = inner_calls(game)
        word = ("nonsense", "999", "-999", "yours", "self", inner[chance.below(len(inner))])[chance.below(6)]
        return value[: here.start()] + word + value[here.end() :]
    if isinstance(value, list) and value:
        at = chance.below(len(value))
        return [*value[:at], wrong_word(value[at], game, chance), *value[at + 1 :]]
    if isinstance(value, dict) and value:
        key = list(value)[chance.below(len(value))]
        return {**value, key: wrong_word(value[key], game, chance)}
    return value


def spoiled_card(game: str, chance: Chance) -> OwnCard:
    """A card with a mistake, most often."""
    cards = house_cards(game)
    card = cards[chance.below(len(cards))]
    tree = {name: value for name, value in card.tree.items() if name != "id"}
    acting = [name for name, value in tree.items() if any(calls_in(value))]
    how = chance.below(7)
    if how > 2 and acting:
        name = acting[chance.below(len(acting))]
        exchanged = elsewhere(tree[name], game, chance) if how > 4 else wrong_word(tree[name], game, chance)
        return card._replace(tree={"id": card.id, **tree, name: exchanged})
    name = list(tree)[chance.below(len(tree))]
    if how == 0:
        return card._replace(tree={"id": card.id, **{each: tree[each] for each in tree if each != name}})
    if how == 1 and "kind" not in tree and any(calls_in(tree)):
        tree["when"] = "always" if tree.get("when") != "always" else "assigned"
        return card._replace(tree={"id": card.id, **tree})
    return card._replace(tree={"id": card.id, **tree, name: spoiled(tree[name], chance)[0]})


def mistakes_of(game: str, *cards: OwnCard) -> list[tuple[BadFile, OwnCard]]:
    """What the check has against a pack with those cards, each mistake with its card."""
    text = new_pack(game, "my-box", {"en": "Box"})
    for card in cards:
        text = with_card(text, card)
    try:
        own_pack(game, text, "pack", ALL_LINES)
    except BadPack as bad:
        found = bad.mistakes
    except BadFile as bad:
        found = (bad,)
    else:
        return []
    blocks = [each for each in written_blocks(text) if each.heading != "pack"]
    by_line = {each.line + at: each.id for each in blocks for at in range(len(each.lines))}
    called = {card.id: card for card in cards}
    return [(each, called.get(by_line.get(each.line, ""), cards[0])) for each in found]


def raw_words(game: str, language: str, said: str, typed: str) -> list[str]:
    """What a message has of a file, in quotes too; what somebody has typed is his own."""
    fields = {name for family in game_spec(game).card_form.values() for name in every_field(family)}
    labels = {field_label(language, name).casefold() for name in fields}
    of_files = (fields | set(vocabulary_of(game).verbs)) - labels
    quoted = [each for each in QUOTED.findall(said) if each not in typed]
    found = [each for each in quoted if each in of_files or WRITTEN.search(each)]
    return [*found, *[each for each in WRITTEN.findall(QUOTED.sub("", said)) if each not in typed]]


@pytest.mark.parametrize("game", GAMES)
def test_a_form_is_spoken_of_in_its_own_words(game: str) -> None:
    chance = Chance(29)
    words = [Words(language, game) for language in LANGUAGES]
    judged = 0
    for _ in range(PACKS):
        cards = {card.id: card for card in [spoiled_card(game, chance) for _ in range(CARDS)]}
        for (bad, card), said_in in product(mistakes_of(game, *cards.values()), words):
            found = mistake(bad, card, said_in)
            said = found["said"]
            place = [part for part in found["path"].split(".") if not part.isdecimal()]
            is_there = place[0] in {field.name for field in game_spec(game).card_form[card.family]}
            label = field_label(said_in.language, place[-1]) if is_there else None
            assert label not in QUOTED.findall(said), (card, said)  # it stands above the message already
            if any(text in said for text in unread(card.tree)):
                continue
            judged += 1
            typed = " ".join(str(value) for value in card.tree.values())
            own = " ".join(re.findall(r"no_such\w*", typed))
            assert not raw_words(game, said_in.language, said, own), (card, said)
    assert judged > PACKS * CARDS


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_does_is_told_in_words_whatever_stands_in_it(game: str) -> None:
    """A call inside a verb that takes plain words too: it is told, and never shown as the file has it."""
    chance, verbs = Chance(31), vocabulary_of(game).verbs
    calls = [call for call in house_call_texts(game) if call.partition("(")[0] in verbs]
    assert calls
    for language, call in product(LANGUAGES, calls):
        teller, moment = Teller(Words(language, game)), verbs[call.partition("(")[0]].moments[0]
        for _ in range(2):
            said = teller.call("", wrong_word(call, game, chance), moment)
            assert not raw_words(game, language, said, "nonsense yours self"), (call, said)


def every_slot(slot: Slot) -> Iterator[Slot]:
    yield slot
    for each in slot.inner:
        yield from every_slot(each)


@pytest.mark.parametrize("game", GAMES)
def test_what_does_not_fit_a_slot_is_called_as_lists_call_it(game: str) -> None:
    chance, verbs, seen = Chance(37), vocabulary_of(game).verbs, 0
    calls = [call for call in house_call_texts(game) if call.partition("(")[0] in verbs]
    for language, call in product(LANGUAGES, calls):
        picker = Picker(Words(language, game), verbs[call.partition("(")[0]].moments[0], every_verb)
        slot = picker.slot("effect.0", wrong_word(call, game, chance))
        assert slot is not None
        for each in every_slot(slot):
            if each.is_strange:
                seen += each.value.endswith("()")
                assert each.called
                assert not raw_words(game, language, f"“{each.called}”", "nonsense yours self"), each
    assert seen


def test_whoever_writes_a_file_reads_its_words() -> None:
    card = next(each for each in house_cards("elekt") if "cost" in each.tree)
    ((bad, _),) = mistakes_of("elekt", card._replace(tree={**card.tree, "cost": 9}))
    assert "„cost”" in Words("pl", "elekt").why(bad)
    told = mistake(bad, card, Words("pl", "elekt"))
    assert told["said"] == "liczba od 0 do 3"  # the label stands above it
