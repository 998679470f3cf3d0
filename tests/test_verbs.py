"""Every verb of every game, called with an argument too many or too few, or of another kind, is refused."""

from __future__ import annotations

import importlib
import inspect
from typing import Any

import pytest

from interrex.engine.effects import Form, Number, OneOf, Phrases, Several, Verb, Vocabulary
from interrex.engine.errors import BadFile
from interrex.engine.packs import Entry
from interrex.games import OWN

LINE = 17


def vocabulary_of(game: str) -> Vocabulary:
    module = importlib.import_module(f"interrex.games.{game}.verbs.every")
    found = getattr(module.VERBS, "vocabulary", module.VERBS)
    assert isinstance(found, Vocabulary)
    return found


def calls() -> list[Any]:
    """Every verb of every game at every moment; one that takes the same at all of them at the first."""
    found = []
    for game in OWN:
        for verb in vocabulary_of(game).verbs.values():
            seen: list[Form | None] = []
            for moment in verb.moments:
                phrases = verb.parameters[0] if verb.parameters else None
                form = phrases.form_of(verb.name, moment) if isinstance(phrases, Phrases) else None
                if isinstance(phrases, Phrases) and form in seen:
                    continue
                seen.append(form)
                name = f"{game}-{verb.name}-{moment.replace(' ', '_')}"
                found.append(pytest.param(game, verb, moment, id=name))
    return found


CALLS = calls()
INNER = {"do": "draw(1)", "passive": "szabla(1, yours)"}  # of Veto!
FIRST = {"elekt": "gain_heat(1, everyone)", "masters": "veil_up(1)", "vendetta": "gain_blood(1, you)"}


def example(game: str, phrases: Phrases, kinds: tuple[str, ...], moment: str) -> str:
    """A value of one of these kinds, as a pack writes it."""
    kind = kinds[0]
    if kind == "verb":
        return FIRST.get(game) or INNER[moment]
    word = min(phrases.words_of(kind), key=lambda each: (each.endswith("()"), each))
    if "…" in word:
        return "'Lewak'" if word.startswith("'") else "1"
    if not word.endswith("()"):
        return word
    taken = phrases.forms.get(f"{word} {kind}") or phrases.forms[word]
    row = [example(game, phrases, slot, moment) for slot in taken.slots[: taken.least]]
    return f"{word[:-2]}({', '.join(row)})"


def legal_arguments(game: str, verb: Verb, moment: str) -> tuple[list[str], int | None]:
    """As few arguments as the verb takes, and the most it takes (None: any number)."""
    if verb.parameters and isinstance(verb.parameters[0], Phrases):
        taken = verb.parameters[0].form_of(verb.name, moment)
        assert taken is not None, f"{verb.name} has no form for {moment}"
        few = [example(game, verb.parameters[0], slot, moment) for slot in taken.slots[: taken.least]]
        return few, None if taken.rest else len(taken.slots)
    few = []
    for parameter in verb.parameters:
        assert isinstance(parameter, Number | OneOf | Several)
        if isinstance(parameter, Number):
            few.append(str(parameter.low))
        else:
            few.append(next(iter((parameter.each if isinstance(parameter, Several) else parameter).words)))
    several = bool(verb.parameters) and isinstance(verb.parameters[-1], Several)
    return few, None if several else len(few)


def load(game: str, verb: Verb, moment: str, arguments: list[str]) -> Any:
    entry = Entry("cards.toml", "card", LINE, {"effect": [f"{verb.name}({', '.join(arguments)})"]}, {})
    return entry.effects("effect", moment, vocabulary_of(game))[0]


def refuse(game: str, verb: Verb, moment: str, arguments: list[str]) -> BadFile:
    with pytest.raises(BadFile) as wrong:
        load(game, verb, moment, arguments)
    assert wrong.value.line == LINE
    assert wrong.value.remedy.startswith("Write ")
    return wrong.value


@pytest.mark.parametrize(("game", "verb", "moment"), CALLS)
def test_a_verb_is_called_with_as_many_arguments_as_it_takes(game: str, verb: Verb, moment: str) -> None:
    few, most = legal_arguments(game, verb, moment)
    load(game, verb, moment, few)
    if few:
        assert verb.name in refuse(game, verb, moment, few[:-1]).remedy
    if most is None:
        refuse(game, verb, moment, [*few, "no_such_word"])
    else:
        more = [*few, *["1"] * (most + 1 - len(few))]
        assert verb.name in refuse(game, verb, moment, more).remedy


@pytest.mark.parametrize(("game", "verb", "moment"), CALLS)
def test_an_argument_is_of_the_kind_that_the_verb_takes(game: str, verb: Verb, moment: str) -> None:
    few, _ = legal_arguments(game, verb, moment)
    for number, value in enumerate(few):
        other = "no_such_word" if value.lstrip("-").isdecimal() else "777"
        refuse(game, verb, moment, [*few[:number], other, *few[number + 1 :]])


ACTING = [call for call in CALLS if call.values[0] == "veto" and call.values[2] == "do"]


@pytest.mark.parametrize(("game", "verb", "moment"), ACTING)
def test_what_a_verb_takes_fits_its_step(game: str, verb: Verb, moment: str) -> None:
    """VT A verb of Veto! that acts gets seat, card, target and what is answered, then its arguments."""
    if verb.name == "attach":  # read when the pack is loaded, never performed
        return
    few, most = legal_arguments(game, verb, moment)
    for count in (len(few), most if most is not None else len(few)):
        inspect.signature(verb.function).bind(*range(5 + count))


@pytest.mark.parametrize(
    ("text", "moment", "reason", "remedy"),
    [
        ("draw(1, you, 1)", "do", "'draw' got 3 arguments", "Write draw(<value>, [<player>])"),
        ("draw(1, 2)", "do", "2 is not player", "one of: each_opponent"),
        ("draw(self)", "do", "self is not value", "Write draw(<value>"),
        ("draw(1000)", "do", "1000 is not value", "0…30"),
        ("wound(self, karmazyn)", "do", "karmazyn is not no_kreski", "Write wound(<somebody>, "),
        ("peek_take(3, pay_each)", "do", "pay_each is not pay_each()", "Write peek_take("),
        ("peek_take(3, pay_each(3, 3))", "do", "'pay_each' got 2 arguments", "Write pay_each(<value>)"),
        ("tap(character(any, max_lafa(self)))", "do", "self is not value", "Write max_lafa(<value>)"),
        ("tap(self(any))", "do", "self(any) is not card", "one of: "),
        ("given(own(karczma), no_verb(1))", "do", "no_verb(1) is not a verb for this place", "verbs: "),
        ("given(own(karczma), take_kreski())", "do", "'take_kreski' got 0 arguments", "Write take_kreski("),
        ("given(own(karczma), take_kreski(1))", "passive", "take_kreski(1) is not a verb", "verbs: "),
        ("keyword(szlachta, host)", "passive", "szlachta is not keyword", "one of: "),
        ("may(agitate, yours)", "passive", "yours is not yours()", "Write may("),
        ("pay(self)", "cost", "self is not value", "Write pay(<value>)"),
        ("untap(character(not(own_elekt)))", "do", "own_elekt is not filter", "Write not(<filter>)"),
        ("given(not(karmazyn), draw(1))", "do", "karmazyn is not condition", "Write not(<condition>)"),
    ],
)  # fmt: skip
def test_a_phrase_says_what_is_wrong_with_it(text: str, moment: str, reason: str, remedy: str) -> None:
    entry = Entry("cards.toml", "card", LINE, {"effect": [text]}, {})
    with pytest.raises(BadFile) as wrong:
        entry.effects("effect", moment, vocabulary_of("veto"))
    assert reason in wrong.value.reason
    assert remedy in wrong.value.remedy


def test_a_form_says_how_many() -> None:
    taken = Form((("number",), ("word", "text")), 1, False)
    assert [taken.fits(count) for count in range(4)] == [False, True, True, False]
    assert str(taken) == "<number>, [<word|text>]"


NUMBERS = [
    pytest.param(game, verb, place, id=f"{game}-{verb.name}-{place}")
    for game in OWN
    for verb in vocabulary_of(game).verbs.values()
    for place, parameter in enumerate(verb.parameters)
    if isinstance(parameter, Number)
]
ELEKT_NUMBERS = {  # what a box owner may write; cards that print more are not known
    "limit_set": (0, 9), "limit_raise": (-3, 3), "own_limit_raise": (1, 3), "draws": (1, 5),
    "assignments": (1, 9), "cheaper_each_round": (1, 3),
    "toll": (1, 3), "require_units": (1, 9), "give_symbols": (-3, 3), "give_symbols_if": (-3, 3),
    "token_count": (0, 4), "heat_instead": (1, 3), "destroy_more": (2, 4), "take_won_card": (1, 3),
    "keep_in_zone": (0, 3), "saving_price": (0, 3), "raise_saving_price": (1, 3),
}  # fmt: skip


@pytest.mark.parametrize(("game", "verb", "place"), NUMBERS)
def test_a_number_may_be_what_its_bounds_say(game: str, verb: Verb, place: int) -> None:
    """Both bounds are legal, one below and one above are not."""
    moment = verb.moments[0]
    few, _ = legal_arguments(game, verb, moment)
    parameter = verb.parameters[place]
    assert isinstance(parameter, Number)
    for number in (parameter.low, parameter.high):
        assert number in load(game, verb, moment, [*few[:place], str(number), *few[place + 1 :]]).args
    for number in (parameter.low - 1, parameter.high + 1):
        wrong = refuse(game, verb, moment, [*few[:place], str(number), *few[place + 1 :]])
        assert "out of range" in wrong.reason


@pytest.mark.parametrize("name", ELEKT_NUMBERS)
def test_the_numbers_of_elekt(name: str) -> None:
    verb = vocabulary_of("elekt").verbs[name]
    bounds = [(each.low, each.high) for each in verb.parameters if isinstance(each, Number)]
    assert bounds == [ELEKT_NUMBERS[name]]
