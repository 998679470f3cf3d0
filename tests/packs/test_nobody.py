"""A word for somebody or some place, in what a text counts or asks for, never means none where it is read.

The law: every family of cards says each such word at each of its moments. Either the check refuses it there,
or the word means somebody whenever the text comes to it, in random games. What opponents
have in Veto! is in ``test_opponents.py``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.meant import empty_in, said_on
from interrex.engine.packs import LANGUAGES
from interrex.games import ALL_LINES, OWN, game_spec, house_text, own_pack
from interrex.games.elekt import abilities as elekt_abilities
from interrex.games.elekt import meaning as elekt_meaning
from interrex.games.elekt.moments import CONSULTED
from interrex.games.elekt.moments import WORDS as ELEKT_MOMENTS
from interrex.games.elekt.table import NOBODY
from interrex.games.elekt.verbs import each as elekt_each
from interrex.games.elekt.verbs import general as elekt_general
from interrex.games.elekt.verbs import targets as elekt_targets
from interrex.games.elekt.verbs.every import VERBS as ELEKT_VERBS
from interrex.games.masters import hearing as masters_hearing
from interrex.games.masters import meaning as masters_meaning
from interrex.games.masters.cards import Event
from interrex.games.masters.moments import MOMENTS as MASTERS_MOMENTS
from interrex.games.masters.nobody import COUNTED
from interrex.games.masters.verbs import at_moments as masters_at_moments
from interrex.games.masters.verbs import general as masters_general
from interrex.games.masters.verbs import paying as masters_paying
from interrex.games.vendetta.moments import FREE, OF_FAMILY
from interrex.games.vendetta.table import NOWHERE
from interrex.games.vendetta.verbs import blood as vendetta_blood
from interrex.games.vendetta.verbs import general as vendetta_general
from interrex.games.vendetta.verbs import meaning as vendetta_meaning
from interrex.games.veto.moments import MOMENTS as VETO_MOMENTS
from interrex.games.veto.verbs import acting as veto_acting
from interrex.games.veto.verbs import composing as veto_composing
from interrex.games.veto.verbs import meaning as veto_meaning
from interrex.games.veto.verbs import searching as veto_searching
from interrex.words import Words
from interrex.words.examples import example_of
from tests.packs.boxes import rewritten, toml, tree_of
from tests.packs.growing import FAMILIES, new_table, read_card

CHOICES: Final = 150  # of a game
BOXES: Final = int(os.environ.get("INTERREX_BOXES", "4"))
CARDS: Final = 400  # of a family that are tried

Fields = dict[str, Any]


class Spoken(NamedTuple):
    """How a game is spoken of: its texts, the cards that have them, who is meant, and where that is asked."""

    words: tuple[str, ...]  # values and conditions
    cards: Callable[[str, str], Iterator[Fields]]  # of a family, with such a word
    is_nobody: Callable[[Any, Any, Any], bool]  # what a word means, in a position, for a use
    modules: tuple[Any, ...]  # that ask for it


def within(word: str, does: str) -> Iterator[str]:
    """Texts that have the word as a number, or in a condition; also where something else binds a player."""
    if word in ("sceptre", "outnumbered", "alone", "present", "ambition", "face_down") or word.startswith(
        ("has_heat", "lowest", "is(", "that_is", "bears(", "sceptre(")
    ):
        yield f"given({word}, {does.format(1)})"
        yield f"given(not({word}), {does.format(1)})"
    else:
        yield does.format(word)
        yield f"given(more({word}, 1), {does.format(1)})"
        yield f"given(at_least(1, {word}), {does.format(1)})"


# --- Elekt ------------------------------------------------------------------------------------------


def elekt_cards(family: str, word: str) -> Iterator[Fields]:
    for moment in ELEKT_MOMENTS.get(family, ELEKT_MOMENTS["zone"]):
        if moment == "counting":
            value = word if word.startswith(("heat_of", "count")) else f"1, {word}"
            yield {"when": moment, "effect": [f"give(each(), power, {value})"]}
        if moment in CONSULTED:
            yield from elekt_conditions(family, moment, word)
            continue
        for text in within(word, "gain_heat({}, everyone)"):
            yield {"when": moment, "effect": [text]}
            yield {
                "when": moment,
                "effect": [f"both(unless_pays(everyone, 1, lose_heat(1, everyone)), {text})"],
            }
            yield {"when": moment, "effect": [f"unless_pays(everyone, 1, {text})"]}
            yield {"when": moment, "effect": [f"for_each(those(each_opponent, sceptre), {text})"]}
        if word.startswith(("has_heat", "is(", "sceptre(")):
            yield {"when": moment, "effect": [f"gain_heat(1, those(each_opponent, {word}))"]}


def elekt_conditions(family: str, moment: str, word: str) -> Iterator[Fields]:
    """Whatever the rules consult then, under a condition that has the word."""
    condition = f"more({word}, 1)" if word.startswith(("heat_of", "count")) else word
    for name, verb in ELEKT_VERBS.vocabulary.verbs.items():
        if moment in verb.moments and family in ELEKT_VERBS.borne_by[name] and name not in ("given", "both"):
            call = example_of("elekt", verb, moment, True)
            yield {"when": moment, "effect": [f"given({condition}, {call})"]}
            yield {"when": moment, "effect": [f"both({call}, given(not({condition}), {call}))"]}


def elekt_nobody(game: Any, use: Any, said: Any) -> bool:
    if isinstance(said, tuple) and said[0] in ("heat_of", "has_heat", "sceptre"):
        return not elekt_meaning.players_meant(game, use, said[1])
    if isinstance(said, tuple) and said[0] == "count" and "theirs" in said[1]:
        return bool(use.player == NOBODY)
    if isinstance(said, tuple) and said[0] == "count":
        return use.seat == NOBODY and any(each in ("own", "opponents") for each in said[1])
    if isinstance(said, tuple) and said[0] == "is":
        return bool((use.card if said[1] == "this" else use.that) == NOBODY)
    return said in ("sceptre", "lowest_court_position", "outnumbered") and use.seat == NOBODY


# --- Vendetta ---------------------------------------------------------------------------------------


def vendetta_cards(family: str, word: str) -> Iterator[Fields]:
    for moment in OF_FAMILY[family]:
        for text in within(word, "gain_blood({}, you)") if moment in FREE else ():
            around = ["{}", "both(unless_pays(each_opponent, 1, gain_blood(1, you)), {})"]
            around += ["unless_pays(each_opponent, 1, {})", "for_each(each_opponent, {})"]
            for each in around:
                said = each.format(text)
                yield {"effects": {moment: [f"when_played(anybody, anywhere, {said})"]}}
                yield {"effects": {moment: [said]}}
        if moment == "power":
            yield {"effects": {moment: [f"power({word})"]}}
            yield {"effects": {moment: [f"power(1, {word})"]}}
        if moment == "game_end":
            yield {"effects": {moment: [f"score({word})"]}}


def vendetta_nobody(game: Any, use: Any, said: Any) -> bool:
    if isinstance(said, tuple) and said[0] in ("blood_of", "influence_of"):
        return said[1] == "that_player" and bool(use.player == NOBODY)
    here = ("cards_of", "deployed_of")
    if (isinstance(said, tuple) and said[0] in here) or said in ("rivals", "alone", "present", "face_down"):
        return bool(use.loc == NOWHERE)
    return False


# --- Masters of the Night ---------------------------------------------------------------------------


def masters_cards(family: str, word: str) -> Iterator[Fields]:
    value = not word.startswith(("that_is", "is_"))
    texts = [
        f"given(more({word}, 1), veil_up(1))",
        f"veil_up({word})",
        f"for_each(each_vampire(), veil_up({word}))",
    ]
    texts = texts if value else [f"given({word}, veil_up(1))"]
    for text in texts:
        for moment in MASTERS_MOMENTS:
            for side in ("", "own", "here"):
                moments = [{"when": [f"{moment}({side})"], "do": [text]}]
                for kind in ("permanent", "placed") if family == "event" else ("",):
                    on = {"on": "museum", "discard_when": ["night_begins()"]} if kind == "placed" else {}
                    yield {**({"kind": kind, **on} if kind else {}), **whole(family, "moments", moments)}
                if family == "vampire":
                    yield whole(family, "seal_moments", moments)
        if family == "event":
            for kind, on in (
                ("one-off", ""),
                ("permanent", ""),
                ("placed", "museum"),
                ("placed", "most blood"),
            ):
                more = {"on": on, "discard_when": ["night_begins()"]} if on else {}
                yield {"kind": kind, **more, "effect": [text]}
                if kind != "one-off":
                    yield {"kind": kind, **more, "daily": [text]}
        elif family == "district":
            yield {"phase": "night", "ap": 1, "effect": [text]}
            yield {"phase": "day", "minions_ahead": [text]}
        elif family == "relic":
            yield {"kind": "activated", "cost": {"ap": 1}, "effect": [text]}
        else:
            yield {"blood": {"cost": 1, "effect": [text]}}
            yield {"seal": {"when": "entered", "effect": [text]}}


def whole(family: str, field: str, moments: list[Fields]) -> Fields:
    """A card that has nothing but texts that work by themselves."""
    if family == "relic":
        return {"kind": "passive", field: moments}
    if family == "district":
        return {"phase": "day", field: moments}
    return {field: moments}


def masters_nobody(game: Any, use: Any, said: Any) -> bool:
    if isinstance(said, tuple) and said[0] == "blood_of":
        return not masters_meaning.vampires_of(game, use, said[1])
    if isinstance(said, tuple) and said[0] == "that_is":
        return masters_meaning.that_vampire(use) == NOBODY
    if isinstance(said, tuple) and said[0] in ("minions_in", "agents_in", "is_here", "is_there", "count"):
        return is_nowhere(game, use, str(said))
    return False


def is_nowhere(game: Any, use: Any, said: str) -> bool:
    """A word for a district means none."""
    if "red" in said:
        return use.card == NOBODY or not isinstance(game.cards[use.card], Event)
    return (masters_meaning.there(use) if "there" in said else use.cell) == NOBODY


# --- Veto! ------------------------------------------------------------------------------------------


def veto_cards(family: str, word: str) -> Iterator[Fields]:
    for text in within(word, "draw({}, you)"):
        around = ["{}", "for_each(character(yours), {})", "pick(opponent, {})"]
        around += ["unless_pays(each_opponent, pays(1), {})"]
        for moment in VETO_MOMENTS:
            for side in ("", *(["yours"] if "yours" in VETO_MOMENTS[moment].takes else [])):
                for each in around:
                    for other in ([], ["settlement_start()"]):
                        kind = "R" if family == "thrust" else "P"
                        ability = {"kind": kind, "when": [f"{moment}({side})", *other]}
                        yield {"ability": [{**ability, "do": [each.format(text)]}]}
        for each in around:
            yield {"ability": [{"kind": "D", "do": [each.format(text)]}]}
            yield {"ability": [{"kind": "D", "cost": ["choose(character())"], "do": [each.format(text)]}]}


def veto_nobody(game: Any, use: Any, said: Any) -> bool:
    if isinstance(said, tuple) and said[0] in ("kreski_of", "bears") and said[1] == "that":
        return veto_meaning.card_meant(game, use, "that") == NOBODY
    if isinstance(said, tuple) and said[0].startswith("held_") and said[1] == "that_player":
        return not veto_meaning.players_meant(game, use, "that_player")
    return False


SPOKEN: Final = {
    "elekt": Spoken(
        (
            "heat_of(owner)", "heat_of(winner)", "heat_of(that_player)", "has_heat(owner, 1)",
            "has_heat(that_player, count(each()))", "count(each(own))", "count(each(opponents))", "sceptre",
            "lowest_court_position", "outnumbered", "is(that, spectre)", "count(each(theirs))",
            "sceptre(that_player)",
        ),
        elekt_cards, elekt_nobody,
        (elekt_abilities, elekt_meaning, elekt_general, elekt_each, elekt_targets),
    ),
    "vendetta": Spoken(
        (
            "blood_of(that_player)", "influence_of(that_player)", "rivals", "cards_of(rivals)",
            "deployed_of(you)", "half(blood_of(that_player))", "alone", "present", "face_down",
        ),
        vendetta_cards, vendetta_nobody, (vendetta_meaning, vendetta_general, vendetta_blood),
    ),
    "masters": Spoken(
        (
            "blood_of(you)", "blood_of(that_vampire)", "so_many", "that_is(ready)", "minions_in(here)",
            "agents_in(there)", "is_here(sealed)", "is_there(sealed)", "count(each(adjacent))",
            "count(each(red))",
        ),
        masters_cards, masters_nobody,
        (masters_meaning, masters_general, masters_paying, masters_at_moments, masters_hearing),
    ),
    "veto": Spoken(
        ("kreski_of(that)", "bears(that, pludrak)"), veto_cards, veto_nobody,
        (veto_meaning, veto_composing, veto_acting, veto_searching),
    ),
}  # fmt: skip


def is_refused(game: str, family: str, card: Fields) -> bool:
    """The reader or the check of new packs has something against the card."""
    spec = game_spec(game)
    try:
        read_card(game, family, card)
    except BadFile:
        return True
    return any(spec.empty_word(said) for said in said_on(family, spec.card_form[family], card))


def accepted(game: str, family: str, chance: Chance) -> list[Fields]:
    """The cards of a family that say such a word where it means something, in any order."""
    entry = tree_of(game)[family][-1]
    every = [fields for word in SPOKEN[game].words for fields in SPOKEN[game].cards(family, word)]
    chance.shuffle(every)
    found = []
    for fields in every[:CARDS]:
        tree = {family: [dict(entry)]}
        rewritten(game, tree, family, 0, fields)
        if not is_refused(game, family, tree[family][0]):
            found.append(fields)
    assert found
    return found


@pytest.mark.parametrize("game", list(SPOKEN))
def test_a_word_for_somebody_means_somebody(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken, chance = SPOKEN[game], Chance(5)
    heard: Counter[Any] = Counter()
    wrong: Counter[Any] = Counter()
    for module in spoken.modules:
        for name in [each for each in ("amount", "is_true") if hasattr(module, each)]:
            monkeypatch.setattr(module, name, noted(spoken, getattr(module, name), heard, wrong))
    cards = {family: accepted(game, family, chance) for family in FAMILIES[game]}
    for box in range(BOXES):
        tree = tree_of(game)
        for family in FAMILIES[game]:
            for number, entry in enumerate(tree[family]):
                if entry.get("rank") != "basic":
                    fields = cards[family][chance.below(len(cards[family]))]
                    rewritten(game, tree, family, number, fields)
        pack = game_spec(game).read_pack(toml(tree), "own.toml")
        table = new_table(game, pack, box)
        while not table.is_over and len(table.choices) < CHOICES:
            which = chance.below(len(table.asked))
            table.play(chance.below(len(table.asked[which][2])), which)
            table.choices.append((0, ""))
    assert not wrong, list(wrong)
    assert sum(heard.values()) > 100


def noted(spoken: Spoken, function: Any, heard: Counter[Any], wrong: Counter[Any]) -> Any:
    """A function that counts or judges, and notes what was asked of it."""

    def asked(game: Any, use: Any, said: Any, *more: Any) -> Any:
        heard[str(said)] += 1
        if spoken.is_nobody(game, use, said):
            wrong[str(said), card_of(game, use)] += 1
        return function(game, use, said, *more)

    return asked


def card_of(game: Any, use: Any) -> str:
    """What text it was, to be read where the law is broken."""
    kinds = getattr(game, "kinds", None) or getattr(game, "cards", ())
    if not 0 <= use.card < len(kinds):
        return str(use)
    kind = kinds[use.card]
    return f"{use} {getattr(kind, 'family', '')} {getattr(kind, 'when', '')} {getattr(kind, 'at', '')}"


def test_what_is_counted_at_moments_of_masters() -> None:
    """Elsewhere ``so_many`` would be none at all."""
    counted = set()
    pack = game_spec("masters").read_pack(toml(tree_of("masters")), "own.toml")
    object.__setattr__(pack, "spoken", frozenset(MASTERS_MOMENTS))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(masters_hearing, "hear", lambda game, moment, *at: counted.add((moment, at[3] > 0)))
        for seed in range(4):
            table, chance = new_table("masters", pack, seed), Chance(seed)
            while not table.is_over:
                table.play(chance.below(len(table.asked[0][2])))
    assert {moment for moment, is_some in counted if is_some} <= COUNTED
    assert len([moment for moment, is_some in counted if is_some]) > 10


EMPTY: Final[dict[str, tuple[str, Fields, str]]] = {
    "elekt": (
        "mission",
        {"when": "before_zone", "effect": ["given(sceptre, gain_heat(1, everyone))"]},
        "sceptre",
    ),
    "vendetta": (
        "relic",
        {"effects": {"round_begin": [
            "both(unless_pays(each_opponent, 1, gain_blood(1, you)), lose_blood(1, that_player))"
        ]}},
        "that_player",
    ),
    "masters": ("event", {"kind": "one-off", "effect": ["veil_up(blood_of(you))"]}, "you"),
    "veto": (
        "estate",
        {"ability": [{"kind": "P", "when": ["settlement_start()"], "do": ["draw(kreski_of(that), you)"]}]},
        "that",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", list(SPOKEN))
def test_a_pack_that_is_written_is_refused_and_one_that_is_stored_is_played(game: str) -> None:
    family, fields, word = EMPTY[game]
    tree = tree_of(game)
    rewritten(game, tree, family, 0, fields)
    assert own_pack(game, toml(tree), "own.toml")
    with pytest.raises(BadFile) as bad:
        own_pack(game, toml(tree), "own.toml", ALL_LINES)
    assert repr(word) in bad.value.reason
    assert bad.value.line
    for language in LANGUAGES:
        assert "word-empty" not in Words(language, game).why(bad.value)


def test_a_one_off_event_of_masters_stands_nowhere() -> None:
    """``here`` did nothing there and said nothing; in what goes from district to district it means one."""
    spec = game_spec("masters")
    for text, word in (
        ("minions_to(1, here)", "here"),
        ("blood_from(1, each_vampire(near))", "near"),
        ("for_each(each(with_vampire), minions_to(1, here))", ""),
        ("unless_pays(each_vampire(), 1, agents_to(1, here))", ""),
        ("agents_to(1, one(red))", ""),
    ):
        card = {"kind": "one-off", "effect": [text]}
        assert [spec.empty_word(said) for said in said_on("event", spec.card_form["event"], card)] == [word]


@pytest.mark.parametrize("game", OWN)
def test_the_cards_of_the_house_mean_somebody(game: str) -> None:
    spec = game_spec(game)
    assert not empty_in(house_text(game) or "", "house.toml", spec.card_form, spec.empty_word)


def test_every_call_of_a_field_that_is_wrong_is_named() -> None:
    """One that cannot be read does not hide another, in the same field, whose words mean nobody."""
    tree = tree_of("masters")
    calls = ["agents_to(1, here)", "blood_to(1, you)", "veil_up(99)", "agents_to(1, nowhere)"]
    rewritten("masters", tree, "event", 0, {"kind": "one-off", "effect": calls})
    with pytest.raises(BadPack) as bad:
        own_pack("masters", toml(tree), "own.toml", ALL_LINES)
    named = [why.values["text"] for each in bad.value.mistakes for why in each.reasons]
    assert sorted(map(str, named)) == sorted(calls)  # each of them, once
