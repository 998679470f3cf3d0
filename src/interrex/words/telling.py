"""What a card of a pack does, read back as sentences: made from the verbs and words of its effects.

Each game has ``words/telling.txt`` with its verbs and words in every language. A verb that was made for one
card is told by the text of that card.
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from interrex.engine.effects import Vocabulary
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.language import (
    TEXT_KIND,
    VERB_KIND,
    BadEffect,
    Form,
    Phrases,
    Quote,
    form,
    parse_phrase,
    written,
)
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, house_text, room
from interrex.words.parts import Part, entry_parts, parts_of
from interrex.words.sentences import STAND_IN, Words

OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
# {2}; {1:acc} in a case, {1:none.gen} in the first that it has; {1:of=a card} with what is said where nothing
# is chosen
SLOT: Final = re.compile(r"\{([0-9*+|&])(?::([\w.]+))?(?:=([^{}]*))?\}")
BY_PERSON: Final = re.compile(  # {2?you collect~{2} collects}
    r"\{(\d)\?((?:[^~{}]|\{[^{}]*\})*)~((?:[^{}]|\{[^{}]*\})*)\}"
)
BY_NUMBER: Final = re.compile(r"\{(\d)#((?:[^{}]|\{[^{}]*\})*)\}")  # {1#card|cards|as many as {1}}
# a clause that is closed by a comma needs none where another sign closes it
CLOSED: Final = re.compile(r",(?=[,;:.)])")
YOU: Final = ("owner", "you")  # of a text, spoken to
MARKS_OF_QUOTES: Final = re.compile('["“”„]')
JOINED: Final = {  # what stands between several arguments, in each language
    "*": ("; ", "; ", "; "),
    "+": (", ", ", ", ", "),
    "|": (" or ", " lub ", " ou "),
    "&": (" and ", " i ", " e "),
}
DENIED: Final = "not"  # what is said of all that follows it
LEFT_OUT: Final = "…"
MORE: Final = "more"  # of one number than of another
MORE_BY: Final = re.compile(r"\+ \((\{\d\})\)")  # by something counted
LESS: Final = "minus"  # what is counted to be taken away says so itself
MAY: Final = "may"
ABOUT: Final = ("if_it_is", "when_played")  # around a verb: whose moment it must be, and where
NAMING: Final = ("pick", "unless_pays")  # around a verb: inside, an opponent is the one who was named
NAMED: Final = "asked"
PLAYERS: Final = frozenset({"player", "others", "who"})  # kinds of words for somebody
SIGNED: Final = frozenset({"amount", "signed", "change"})  # kinds of numbers that change something


# --- the sentences -------------------------------------------------------------------------------


@cache
def sayings(game: str) -> dict[str, tuple[str, ...]]:
    """The verbs and words of a game as they are told, one text for each language."""
    file = room(game, "words", "telling.txt")
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file is not None else ():
        key, *texts = [each.strip() for each in line.split(" | ")]
        if not line.startswith("#") and len(texts) == len(LANGUAGES):
            found[key] = tuple(texts)
    return found


@cache
def joining(game: str) -> frozenset[str]:
    """The words that join what stands in them by *or* or *and*."""
    told = {key.rpartition(" ")[2]: texts[0] for key, texts in sayings(game).items()}
    return frozenset(
        word.removesuffix("()")
        for word, text in told.items()
        if word.endswith("()") and {"|", "&"}.intersection(sign for sign, *_ in SLOT.findall(text))
    )


def vocabulary_of(game: str) -> Vocabulary:
    """The verbs that cards of a game may use."""
    package = game_spec(game).package
    try:
        found: Any = importlib.import_module(f"{package}.verbs.every").VERBS
    except ModuleNotFoundError:
        why = Reason("no-verbs", {"game": game})
        raise BadSetting(f"{game_spec(game).title} has no verbs that packs could use.", why) from None
    vocabulary = getattr(found, "vocabulary", found)
    assert isinstance(vocabulary, Vocabulary)
    return vocabulary


@cache
def phrases_of(game: str) -> Phrases | None:
    """The forms of a game's composed texts; a game may have none."""
    for verb in vocabulary_of(game).verbs.values():
        for parameter in verb.parameters:
            if isinstance(parameter, Phrases):
                return parameter
    return None


class Source(NamedTuple):
    """A card of the house that has a call, and the text of that ability in each language, or its own."""

    card: str
    text: Mapping[str, str]


@cache
def house_calls(game: str) -> dict[str, Source]:
    """By every call in the house pack, and by every verb, the first card that has it."""
    found: dict[str, Source] = {}
    whole = house_words(game)
    for entries in tomllib.loads(house_text(game) or "").values():
        for entry in entries if isinstance(entries, list) else ():
            for part in entry_parts(entry) if isinstance(entry, dict) and "id" in entry else ():
                ability = entry[part.field]
                told = ability.get("text") if isinstance(ability, dict) else None
                source = Source(entry["id"], told or whole.get(entry["id"], {}))
                for call in part.calls:
                    name, values = parse_phrase(call)
                    found.setdefault(written((name, *values)), source)
                    found.setdefault(name, source)
    return found


class Teller:
    """Tells effects in the language of its words."""

    def __init__(self, words: Words, is_house: bool = False) -> None:
        assert words.spec is not None
        self.is_house = is_house  # the cards told are those by which verbs of their own are told
        self.words = words
        self.game = words.spec.name
        self.card_id = ""  # the card that is told
        self.opponent = ""  # the word for an opponent who was named
        self.says = sayings(self.game)
        self.phrases = phrases_of(self.game)
        self.at = LANGUAGES.index(words.language)
        self.joining = joining(self.game)

    def card(self, card_id: str, parts: Sequence[Part]) -> list[str]:
        """Each text of a card as a sentence."""
        told = [self.part(card_id, part) for part in parts]
        return [each for each in told if each]

    def part(self, card_id: str, part: Part) -> str:
        """One text: its kind, when it works, what it costs, what it does, how often."""
        passive = part.kind == "P" and not part.when
        about, part = self.about(part)
        does = [self.call(card_id, call, "passive" if passive else "do") for call in part.calls]
        body = "; ".join(each for each in does if each)
        if not body:
            return ""
        heads = [self.said(f"field {part.field}", ""), self.said(f"kind {part.kind}", "")]
        framed = heads[0] if "{*}" in heads[0] else ""
        heads = [head for head in heads if head and head != framed]
        heads += [about] if about else [self.moment(card_id, when, part.family) for when in part.when]
        head = ", ".join(heads)
        paid = [self.call(card_id, call, "cost") for call in part.cost]
        paid += [
            self.filled(self.said(f"price {name}", "{1}"), (number,), ANYTHING, "")
            for name, number in part.prices
        ]
        if paid:
            head = f"{head} [{', '.join(paid)}]".strip()
        if framed:
            body = framed.replace("{*}", body)
        limit = f" ({self.said(f'limit {part.limit}', part.limit)})" if part.limit else ""
        told = f"{head}: {body}{limit}." if head else f"{body}{limit}."
        return told[:1].upper() + told[1:]

    def moment(self, card_id: str, when: str, family: str = "") -> str:
        """When a text works: a word, or a call in the language of moments."""
        if "(" in when:
            return self.call(card_id, when, "moment")
        return self.said(f"{family} when {when}", self.said(f"when {when}", when.replace("_", " ")))

    def about(self, part: Part) -> tuple[str, Part]:
        """A moment together with whose it must be, *when you have withdrawn here*, and what is done then."""
        if len(part.when) != 1 or f"about {part.when[0]}" not in self.says:
            return "", part
        try:
            calls = [parse_phrase(call) for call in part.calls]
        except BadEffect:
            return "", part
        whose, inside = set(), []
        for name, values in calls:
            at = next((at for at, each in enumerate(values) if isinstance(each, tuple)), 0)
            if name not in ABOUT or not at:
                return "", part
            whose.add((*values[:at], *values[at + 1 :]))
            inside.append(written(values[at]))
        if len(whose) != 1:
            return "", part
        head = self.filled(self.says[f"about {part.when[0]}"][self.at], whose.pop(), ANYTHING, "")
        return head, part._replace(calls=tuple(inside))

    def call(self, card_id: str, call: str, moment: str) -> str:
        """A call as a pack writes it."""
        try:
            name, values = parse_phrase(call)
        except BadEffect:
            return call
        self.card_id = card_id
        return self.one(name, values, moment)

    def one(self, name: str, values: Sequence[Any], moment: str) -> str:
        """A verb: by its saying, else by the card for which it was made."""
        return self.verb(name, values, moment) if name in self.says else self.like(name, values)

    def verb(self, name: str, values: Sequence[Any], moment: str) -> str:
        """A verb with its arguments."""
        if name == MAY and (freely := self.freely(values, moment)):
            return freely
        found = self.phrases.form_of(name, moment) if self.phrases is not None else None
        saying = self.says[self.verb_with(name, values)][self.at]
        named = self.named(name, values)
        return self.filled(saying, values, found or ANYTHING, moment, named=named).removesuffix(",")

    def freely(self, values: Sequence[Any], moment: str) -> str:
        """What one may do oneself, said as one thing: *you may draw 1 card*."""
        if len(values) != 1 or not isinstance(values[0], tuple):
            return ""
        name, *inner = values[0]
        key = f"can {name}"
        persons = {int(each[1]) for each in BY_PERSON.finditer(self.said(name, ""))}
        others = [number for number in persons if number <= len(inner) and inner[number - 1] not in YOU]
        if key not in self.says or others:
            return ""
        found = self.phrases.form_of(name, moment) if self.phrases is not None else None
        said = self.filled(self.says[key][self.at], inner, found or ANYTHING, moment)
        return self.says["can"][self.at].replace("{1}", said.removesuffix(","))

    def named(self, name: str, values: Sequence[Any]) -> str:
        """Who is meant by an opponent inside a verb that names one."""
        if name not in NAMING or NAMED not in self.says or not values or isinstance(values[0], tuple):
            return ""
        return str(values[0]) if values[0] in YOU else NAMED

    def verb_with(self, name: str, values: Sequence[Any]) -> str:
        """A verb that is said in another way with one of its arguments: ``unless_pays(everyone)``."""
        words = [f"{each[0]}()" if isinstance(each, tuple) else each for each in values]
        return next((key for word in words if (key := f"{name}({word})") in self.says), name)

    def like(self, name: str, values: Sequence[Any]) -> str:
        """A verb that was made for one card is told by the text of that card."""
        calls, call = house_calls(self.game), written((name, *values))
        source = calls.get(call) or calls.get(name)
        said = ", ".join([self.value(each, (), "") for each in values])
        if source is None:
            verb = name.replace("_", " ")
            return self.words.say("ui-tell-own", verb=f"{verb}: {said}" if said else verb)
        if self.is_house and source.card == self.card_id:
            return ""  # its own text tells it
        text = source.text.get(self.words.language, "").rstrip(".")
        card = Words(self.words.language, self.game).card(source.card).removesuffix(STAND_IN)
        if call in calls or not said:
            return self.words.say("ui-tell-like", card=card, text=text)
        return self.words.say("ui-tell-like-but", card=card, text=text, values=said)

    def condition(self, condition: Any) -> str:
        """A condition as a text asks for it."""
        return self.value(condition, ("condition",), "do")

    def filled(
        self, text: str, values: Sequence[Any], taken: Form, moment: str, outer: Any = None, named: str = ""
    ) -> str:
        """A saying with its arguments; what lacks its argument is left out.

        Conditions in ``outer`` stand in brackets where it could not be told how far they go. An opponent whom
        the first argument names is called as ``named`` says in the others.
        """
        has_verbs = any(VERB_KIND in kinds for kinds in taken.slots)
        count = len(values)

        def told(number: int, case: str) -> str:
            value, before = values[number], self.opponent
            self.opponent = named if named and number else before
            said = self.value(value, taken.slot(number) if taken.slots else (), moment, case)
            self.opponent = before
            return f"({said})" if self.is_bound(value, outer) else said

        def put(found: re.Match[str]) -> str:
            sign, case = found[1], found[2] or ""
            if sign.isdecimal():
                return told(int(sign) - 1, case) if int(sign) <= count else found[3] or ""
            rest = [told(number, case) for number in range(sign == "+", count)]
            return (JOINED[sign][self.at] if sign != "*" or has_verbs else ", ").join(rest)

        def optional(found: re.Match[str]) -> str:
            slots = list(SLOT.finditer(found[1]))
            signs = [each[1] for each in slots]
            there = all(int(sign) <= count if sign.isdecimal() else count > (sign == "+") for sign in signs)
            return found[1] if there and all(map(put, slots)) else ""

        def person(found: re.Match[str]) -> str:
            number = int(found[1])
            if number > count:  # nobody else is named, unless the sentence has a word for anybody
                return found[3] if any(each[3] for each in SLOT.finditer(found[3])) else found[2]
            meant = values[number - 1]
            meant = self.opponent or meant if meant == "opponent" else meant
            return found[2] if meant in YOU else found[3]

        text = BY_PERSON.sub(person, text)

        def in_number(found: re.Match[str]) -> str:
            at = int(found[1]) - 1
            return self.numbered(values[at], found[2]) if at < count else LEFT_OUT  # of a call half written

        text = BY_NUMBER.sub(in_number, text)
        return CLOSED.sub("", SLOT.sub(put, OPTIONAL.sub(optional, text)))

    def numbered(self, value: Any, forms: str) -> str:
        """A number before the form that goes with it; the last form where the value is no number."""
        *plain, other = forms.removeprefix("±").split("|")
        if not isinstance(value, int):
            says_less = isinstance(value, tuple) and value[0] == LESS
            return MORE_BY.sub(r"\1", other) if says_less else other
        number = abs(value)
        at = 0 if number == 1 else 1
        if len(plain) > 2 and at and not (2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14):
            at = 2
        shown = f"{value:+d}" if forms.startswith("±") else str(value)
        return f"{shown.replace('-', '−')} {plain[at]}".rstrip()

    def value(self, value: Any, kinds: tuple[str, ...], moment: str, case: str = "") -> str:
        """An argument: a number, a quoted name, a word, or a call of a word or an inner verb."""
        phrases = self.phrases
        inner = [found for kind in kinds if phrases and (found := phrases.kind_of(value, kind))]
        names = (*(case.split(".") if case else ()), *inner, *kinds)
        if isinstance(value, int):
            return f"{value:+d}".replace("-", "−") if SIGNED.intersection(kinds) else str(value)
        if isinstance(value, Quote):
            return self.quoted(value.text)
        if kinds == (TEXT_KIND,) and isinstance(value, str):  # a quoted text, once it was read
            return self.quoted(value)
        if not isinstance(value, tuple):
            is_named = value == "opponent" and self.opponent and PLAYERS.intersection(kinds)
            return self.word(self.opponent if is_named else value, names)
        if VERB_KIND in kinds:
            return self.one(value[0], value[1:], moment) or written(value)
        if value[0] == DENIED and "condition" in names and (denied := self.denied(value[1:], moment)):
            return denied
        key = self.key(f"{value[0]}()", names)
        if not key:
            return self.misplaced(value, kinds, moment)
        if compared := self.compared(value, moment):
            return compared
        forms = phrases.forms if phrases is not None else {}
        known = [f"{value[0]}() {kind}" for kind in names] + [f"{value[0]}()"]
        taken = next((forms[each] for each in known if each in forms), ANYTHING)
        key, rest = self.with_first(key, value[1:])
        return self.filled(self.says[key][self.at], rest, taken, moment, value)

    def denied(self, values: Sequence[Any], moment: str) -> str:
        """What is not so, where there are words for it: *you do not hold the Sceptre*."""
        inner = values[0] if len(values) == 1 else LEFT_OUT
        if not isinstance(inner, tuple):
            return self.said(f"denied {inner}", "")
        key, rest = self.with_first(f"denied {inner[0]}()", inner[1:])
        if key not in self.says or any(isinstance(each, tuple) for each in rest):
            return ""
        return self.filled(self.says[key][self.at], rest, ANYTHING, moment)

    def with_first(self, key: str, values: Sequence[Any]) -> tuple[str, Sequence[Any]]:
        """A word that is said together with one of those in its brackets: *an opponent's character*."""
        for number, each in enumerate(values):
            together = f"{key.removesuffix('()')}({each})" if isinstance(each, str) else ""
            if together in self.says:
                return together, (*values[:number], *values[number + 1 :])
        return key, values

    def compared(self, value: tuple[Any, ...], moment: str) -> str:
        """More for one than for another, as people say it: *an opponent has more kreski than you*."""
        if value[0] != MORE or len(value) != 3 or not all(isinstance(each, tuple) for each in value[1:]):
            return ""
        (name, *mine), (other, *theirs) = value[1:]
        saying = self.said(f"{MORE} {name}()", "")
        if name != other or not saying or len(mine) != 1 or len(theirs) != 1:
            return ""
        phrases = self.phrases
        taken = phrases.forms.get(f"{name}()", ANYTHING) if phrases is not None else ANYTHING
        return self.filled(saying, (*mine, *theirs), taken, moment)

    def misplaced(self, value: tuple[Any, ...], kinds: tuple[str, ...], moment: str) -> str:
        """A call that does not fit its slot, told as where it fits; of no known word as it is written."""
        fitting = self.kinds_with(f"{value[0]}()")
        if fitting and fitting != kinds:
            return self.value(value, fitting, moment)
        return self.one(value[0], value[1:], moment) if value[0] in self.says else written(value)

    def kinds_with(self, word: str) -> tuple[str, ...]:
        """The kinds that list a word."""
        listed = self.phrases.kinds if self.phrases is not None else {}
        return tuple([kind for kind, words in listed.items() if word in words])

    def is_bound(self, value: Any, outer: Any) -> bool:
        """It is joined inside what is joined or denied, or denied inside what is joined."""
        if self.is_joined(outer) and len(outer) > 2:
            return self.is_joined(value) or (isinstance(value, tuple) and value[0] == DENIED)
        return outer is not None and outer[0] == DENIED and self.is_joined(value)

    def is_joined(self, value: Any) -> bool:
        """Several conditions or filters said as one."""
        if not isinstance(value, tuple) or value[0] not in self.joining:
            return False
        return len(value) > 2 or any(self.is_joined(each) for each in value[1:])

    def quoted(self, text: str) -> str:
        """A quoted text: a card's name as the reader knows it, else as it is written."""
        name = house_names(self.game).get(text)
        if name is None:
            return text.removesuffix(".")  # the sentence has its own
        return MARKS_OF_QUOTES.sub("", name[self.words.language])

    def word(self, word: str, kinds: tuple[str, ...]) -> str:
        """A word: as the game says it, the name of a card or keyword, else as it is written."""
        key = self.key(word, (*kinds, "word"))
        if key:
            return self.says[key][self.at]
        for card in (word, word.replace("_", "-")):
            if card in self.words.cards:
                frames = [self.said(f"{kind} card", "") for kind in kinds]
                frame = next((each for each in frames if "{1}" in each), "{1}")
                return frame.replace("{1}", self.words.card(card).removesuffix(STAND_IN))
        return self.words.name("keyword", word, "short")

    def key(self, word: str, kinds: tuple[str, ...]) -> str:
        """What a word is called among the sayings: with its kind before it where it has several meanings."""
        return next((each for each in (*(f"{kind} {word}" for kind in kinds), word) if each in self.says), "")

    def said(self, key: str, otherwise: str) -> str:
        return self.says[key][self.at] if key in self.says else otherwise


ANYTHING: Final = form("")


@cache
def names_of_house(game: str) -> dict[str, Mapping[str, str]]:
    """The name of every card of the house pack, whatever somebody has typed in its place."""
    return {card.id: card.name for card in game_spec(game).pack_cards(house_pack(game))}


@cache
def house_words(game: str) -> dict[str, Mapping[str, str]]:
    """The text of every card of the house pack."""
    return {card.id: card.text for card in game_spec(game).pack_cards(house_pack(game))}


@cache
def house_names(game: str) -> dict[str, Mapping[str, str]]:
    """The names of the house's cards in every language, by the Polish one, which is written in packs."""
    return {card.name["pl"]: card.name for card in game_spec(game).pack_cards(house_pack(game))}


def read_back(words: Words, text: str, card_id: str) -> list[str]:
    """What a card of a pack file does, a sentence for each of its texts."""
    assert words.spec is not None
    is_house = text == house_text(words.spec.name)
    return Teller(words, is_house).card(card_id, parts_of(text).get(card_id, ()))
