"""Words: log lines, questions, options and phrases as sentences in English, Polish and Portuguese.

Sentences are Fluent messages: ``words/<language>.ftl`` for what all games share, and
``games/<game>/words/<language>.ftl`` for a game's own.

``log-<kind>``            a log line; its variables are the names in ``GameKind.log_args``
``ask-<question>``        a question; an attribute named like the answering step is used instead of
                          the plain text, with the variables named in ``GameKind.ask_args``
``option-<shape>``        an option: ``acolyte to mission`` has the shape ``card-to-zone``; an
                          attribute named like the question is used instead of the plain text
``<type>-<word>``         a name, such as ``zone-mission``, for the types in ``GameKind.arg_words``;
                          ``<type>-other`` with ``$name`` serves all that have no message of their own
``<type>-at-<card>``      a place named by the card that lies there (``GameKind.places``)
``bad-<kind>``            why something is refused (``errors.Reason``)
``ui-…``                  what front ends say

An argument ``zone`` becomes the variable ``$zone``, and each attribute of its name one more: from
``zone-mission`` with ``.gen`` comes ``$zone_gen``. So every language brings the forms it needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.game import SEAT_LETTERS, Table, Told
from interrex.engine.packs import LANGUAGES
from interrex.games import game_kind, house_pack

ALIASES: Final = {"other": "seat", "model": "card"}  # a second argument of a type, by its usual name
DIRECTIONS: Final = {1: "clockwise", -1: "anticlockwise"}
NOBODY: Final = -1
STAND_IN: Final = "°"  # stands behind the name of every card that is made up to fill the box

Forms = dict[str, str | int]


class Words:
    """The sentences of one game in one language; ``names`` are the people's names by seat."""

    def __init__(
        self,
        language: str,
        game: str = "",
        pack: Any = None,
        names: Sequence[str] = SEAT_LETTERS,
        places: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.language = language
        self.names = names
        self.pack = pack
        self.places = dict(places)  # the card that lies at a place, where places are called by it
        self.bundle = bundle(language, game)
        self.kind = game_kind(game) if game else None
        self._names: dict[tuple[str, ...], dict[str, str]] = {}
        self.cards: dict[str, str] = {}  # name of each kind of card by its id
        if self.kind is not None:
            cards = self.kind.pack_cards(pack if pack is not None else house_pack(game))
            marks = {card.id: STAND_IN if card.origin == "stand-in" else "" for card in cards}
            self.cards = {card.id: card.name[language] + marks[card.id] for card in cards}

    # --- sentences -----------------------------------------------------------------------------

    def say(self, key: str, **values: str | int) -> str:
        """The message of that key, or its attribute when the key is ``message.attribute``."""
        text = self._format(key, values)
        return key if text is None else text

    def has(self, key: str) -> bool:
        """There is such a message, or such an attribute of one."""
        return self._pattern(key) is not None

    def line(self, game: Table, told: Told, viewer: int | None = None) -> str:
        """A line of the log as a sentence; ``viewer`` is addressed as "you"."""
        kind, args, _, _ = told
        names = self.kind.log_args.get(kind, "") if self.kind else ""
        key = f"log-{kind.replace('_', '-')}"
        text = self._format(key, self._forms(game, names, args, viewer))
        return _sentence(text if text is not None else f"{kind} {args}")

    def mentions(self, told: Told, seat: int) -> bool:
        """A line of the log names that seat, and so reads otherwise for whoever sits there."""
        names = self.kind.log_args.get(told[0], "") if self.kind else ""
        for (_, type_name), value in zip(typed(names), told[1], strict=False):
            if value == seat if type_name == "seat" else type_name == "seats" and seat in value:
                return True
        return False

    def question(self, game: Table, which: int = 0, viewer: int | None = None) -> str:
        """What an open question asks, and of whom; details only for the seat that is asked."""
        seat, question, _, step, args, _, _ = game.asked[which]
        key = f"ask-{question.replace(' ', '-')}"
        forms = self._forms(game, "seat", (seat,), viewer)
        detail = f"{key}.{step.__name__}"
        if self.kind is not None and viewer == seat and self.has(detail):
            names = self.kind.ask_args.get(step.__name__, "")
            forms = {**self._forms(game, names, args, viewer), **forms}
            return _sentence(self.say(detail, **forms))
        text = self._format(key, forms)
        return _sentence(text if text is not None else question)

    def option(self, question: str, word: str, viewer: int | None = None) -> str:
        """An option's word as people read it; a shape without a message is shown as it is."""
        plain, _, number = word.partition(" #")
        shape, forms = self._shape(plain, viewer)
        key = f"option-{shape}"
        detail = f"{key}.{question.replace(' ', '-')}"
        text = self._format(detail if self.has(detail) else key, forms)
        if text is None:
            return word
        return f"{text} ({number})" if number else text

    def at(self, game: Table) -> None:
        """From now on places are called by what lies there at this table."""
        self.places = dict(places_of(game))

    def place(self, type_name: str, word: str, form: str = "") -> str:
        """A place by its name at this table; ``form`` picks one of its attributes."""
        forms = self._named("", type_name, word)
        return str(forms.get(f"_{form}" if form else "", forms[""]))

    def why(self, error: BadSetting | BadFile) -> str:
        """Why a setting or file is refused, with line and rules; in English where words are missing."""
        if not error.reasons or not all(self.has(f"bad-{kind}") for kind, _, _ in error.reasons):
            return str(error)
        said = []
        for kind, values, rule in error.reasons:
            shown = dict(values)
            if "card" in shown:
                shown["card"] = self.card(str(shown["card"]))
            if "family" in shown:
                shown["family"] = self.name("family", str(shown["family"]))
            text = self.say(f"bad-{kind}", **shown)
            said.append(f"{text} ({rule})" if rule else text)
        line = self.say("bad-line", line=error.line) if isinstance(error, BadFile) and error.line else ""
        return _sentence(f"{line} {'; '.join(said)}.")

    def name(self, type_name: str, word: str, form: str = "") -> str:
        """The name of a zone, an attribute, a phase …; ``form`` picks one of its attributes."""
        key = f"{type_name}-{word.replace(' ', '-').replace('_', '-')}"
        if form and self.has(f"{key}.{form}"):
            return self.say(f"{key}.{form}")
        return self.say(key) if self.has(key) else word

    def card(self, card_id: str) -> str:
        """The name of a kind of card."""
        return self.cards.get(card_id, card_id)

    def seat(self, seat: int, viewer: int | None = None) -> str:
        """A seat by its name, "you" for the viewer, or nobody."""
        forms = self._seat("seat", seat, viewer)
        return str(forms.get("seat_name", forms["seat"]))

    # --- arguments -----------------------------------------------------------------------------

    def _forms(self, game: Table, names: str, args: Sequence[Any], viewer: int | None) -> Forms:
        """The variables of a message; ``-`` skips one."""
        forms: Forms = {}
        for (name, type_name), value in zip(typed(names), args, strict=False):
            if name != "-":
                forms.update(self._form(game, name, type_name, value, viewer))
        return forms

    def _form(self, game: Table, name: str, type_name: str, value: Any, viewer: int | None) -> Forms:
        if type_name == "seat":
            return self._seat(name, value, viewer)
        if type_name == "card":
            return {name: self.card(game.card_word(value)) if value >= 0 else self.say("card-none")}
        if type_name == "number":
            return {name: value}
        if type_name == "direction":
            return self._named(name, "direction", DIRECTIONS[value])
        if type_name == "counts":
            shown = [f"{self._seat(name, seat, None)[name]} {number}" for seat, number in value]
            return {name: ", ".join(shown)}
        if self.kind is not None and type_name in self.kind.arg_words:
            word = self.kind.arg_words[type_name][value] if isinstance(value, int) else str(value)
            return self._named(name, type_name, word)
        if isinstance(value, tuple) and type_name.endswith("s"):
            forms = [self._form(game, name, type_name[:-1], one, viewer) for one in value]
            return {name: self.listed([str(form.get(f"{name}_name", form[name])) for form in forms])}
        return {name: value if isinstance(value, str | int) else str(value)}

    def _seat(self, name: str, seat: int, viewer: int | None) -> Forms:
        key = "seat-nobody" if seat == NOBODY else "seat-you" if seat == viewer else "seat-other"
        called = self.names[seat] if seat != NOBODY else ""
        return self._with_attributes(name, key, {"name": called})

    def _named(self, name: str, type_name: str, word: str) -> Forms:
        called = word
        if word in self.places:
            called = self.card(self.places[word]).removesuffix(STAND_IN)
            key = f"{type_name}-at-{self.places[word]}"
            if self.has(key) and self.say(key) == called:  # another pack may call it otherwise
                return self._with_attributes(name, key, {})
        key = f"{type_name}-{word.replace(' ', '-').replace('_', '-')}"
        if called == word and self.has(key):
            return self._with_attributes(name, key, {})
        other = f"{type_name}-other"
        return self._with_attributes(name, other, {"name": called}) if self.has(other) else {name: called}

    def _with_attributes(self, name: str, key: str, values: dict[str, str]) -> Forms:
        """A name with all its forms; they are looked up once."""
        known = (key, *values.values())
        if known not in self._names:
            attributes = self.bundle.get_message(key).attributes
            forms = {f"_{each}": self.say(f"{key}.{each}", **values) for each in attributes}
            self._names[known] = {"": self.say(key, **values), **forms}
        return {f"{name}{form}": said for form, said in self._names[known].items()}

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row: a, b and c."""
        if len(words) < 2:
            return words[0] if words else self.say("list-empty")
        return self.say("list-last", first=", ".join(words[:-1]), last=words[-1])

    # --- options -------------------------------------------------------------------------------

    def _shape(self, word: str, viewer: int | None) -> tuple[str, Forms]:
        """The shape of an option, words of known types replaced by the type, and what they were."""
        shape: list[str] = []
        forms: Forms = {}
        for token in word.split():
            type_name = self.type_of(token)
            if not type_name:
                shape.append(re.sub(r"[^A-Za-z0-9]+", "-", token).strip("-"))
                continue
            count = shape.count(type_name) + 1
            shape.append(type_name)
            name = type_name if count == 1 else f"{type_name}{count}"
            forms.update(self._token(name, type_name, token, viewer))
        return "-".join(shape), forms

    def type_of(self, token: str) -> str:
        """The type of a word in an option: card, seat, number, or one of the game's own; else none."""
        if token.partition(".")[0] in self.cards or token == "a-card":
            return "card"
        if token.isdigit():
            return "number"
        if len(token) == 1 and token in SEAT_LETTERS:
            return "seat"
        if self.kind is not None:
            for type_name, words in self.kind.arg_words.items():
                if token in words:
                    return type_name
        return ""

    def _token(self, name: str, type_name: str, token: str, viewer: int | None) -> Forms:
        if type_name == "card":
            return {name: self.card_of(token)}
        if type_name == "number":
            return {name: int(token)}
        if type_name == "seat":
            return self._seat(name, SEAT_LETTERS.index(token), viewer)
        return self._named(name, type_name, token)

    def card_of(self, token: str) -> str:
        """A card in an option, with its owner where the word tells it: ``acolyte.b``."""
        if token == "a-card":
            return self.say("card-hidden")
        card_id, _, letter = token.partition(".")
        if letter.upper() not in SEAT_LETTERS or not letter:
            return self.card(card_id)
        owner = self.names[SEAT_LETTERS.index(letter.upper())]
        return self.say("card-of", card=self.card(card_id), owner=owner)

    # --- Fluent --------------------------------------------------------------------------------

    def _pattern(self, key: str) -> Any:
        key, _, attribute = key.partition(".")
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, key: str, values: Mapping[str, str | int]) -> str | None:
        pattern = self._pattern(key)
        if pattern is None:
            return None
        return str(self.bundle.format_pattern(pattern, dict(values))[0])


def places_of(game: Table) -> tuple[tuple[str, str], ...]:
    """The card that lies at each place, in games that call places by it."""
    places = game_kind(game.settings.game).places
    return tuple(places(game).items()) if places is not None else ()


@cache
def typed(names: str) -> tuple[tuple[str, str], ...]:
    """The arguments of a message with their types; ``name:type`` where a name is not its own type."""
    found = (name.partition(":") for name in names.split())
    return tuple((name, type_name or ALIASES.get(name, name)) for name, _, type_name in found)


def sources(game: str, language: str) -> Iterator[str]:
    """The Fluent texts of a language: the shared phrases, then the game's own."""
    yield (files("interrex") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    if game:
        own = files(f"interrex.games.{game}") / "words" / f"{language}.ftl"
        if own.is_file():
            yield own.read_text(encoding="utf-8")


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """All messages of a game in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}")
    made = FluentBundle([language], use_isolating=False)
    for text in sources(game, language):
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def _sentence(text: str) -> str:
    """One space between words, a capital letter at the start."""
    text = re.sub(r"\s+", " ", text).strip()
    return text[:1].upper() + text[1:]
