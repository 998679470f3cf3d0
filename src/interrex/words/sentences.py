"""Words: log lines, questions, options and phrases as sentences in English, Polish and Portuguese.

Sentences are Fluent messages: ``words/<language>.ftl`` for what all games share, and
``games/<game>/words/<language>.ftl`` for a game's own.

``log-<kind>``            a log line; its variables are the names in ``GameSpec.log_args``
``ask-<question>``        a question; an attribute named like the answering step is used instead of
                          the plain text, with the variables named in ``GameSpec.ask_args``
``option-<shape>``        an option by its parts: ``acolyte to mission`` has the shape ``card-to-zone``;
                          an attribute named like the question is used instead of the plain text
``<type>-<word>``         a name, such as ``zone-mission``, for the types in ``GameSpec.arg_words``;
                          ``<type>-other`` with ``$name`` serves all that have no message of their own
``<type>-at-<card>``      a place named by the card that lies there (``GameSpec.places``)
``called-<family>``       a card of that family by its ``$name``; ``called-other`` serves all other families
``gloss-<word>``          what a word of the box means, that stands in the text of a card as its ``.word``
``bad-<kind>``            why something is refused (``errors.Reason``)
``reading-<ruling>``      the readings of a ruling, each an attribute (``words/readings/<language>.ftl``)
``ui-…``                  what front ends say

An argument ``zone`` becomes the variable ``$zone``, and each attribute of its name one more: from
``zone-mission`` with ``.gen`` comes ``$zone_gen``. So every language brings the forms it needs. The forms of
a card are those of ``called-…``, in which a noun before the name bears the case; a pack may bring the case or
the gender of the name itself (``[grammar.pl]``), and then those are used.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from interrex.engine.arguments import DIRECTIONS, typed_values
from interrex.engine.by_hand import COUNTER, PLACE, Spot
from interrex.engine.errors import BadFile, BadPack, BadSetting, Reason
from interrex.engine.options import (
    CARD,
    HIDDEN_CARD,
    MARK,
    NUMBER,
    SEAT,
    SEAT_LETTERS,
    VERB,
    Part,
    Parts,
    word_of,
)
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Decision, LogLine
from interrex.engine.rulings import switch_text
from interrex.engine.settings import Settings, Switch
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack, names
from interrex.words.messages import gloss_keys, messages

NOBODY: Final = -1
STAND_IN: Final = "°"  # stands behind the name of every card that is made up to fill the box

Forms = dict[str, str | int]
MOST_LINES: Final = 1000  # that are kept


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
        self.messages = messages(language, game)
        self.spec = game_spec(game) if game else None
        self._names: dict[tuple[str, ...], dict[str, str]] = {}
        self._lines: dict[tuple[Any, ...], str] = {}
        self.cards: dict[str, str] = {}  # name of each kind of card by its id
        self.texts: dict[str, str] = {}
        self.marks: dict[str, str] = {}
        self.families: dict[str, str] = {}
        self.grammar: Mapping[str, Mapping[str, str]] = {}  # gender and cases of names, by id
        if self.spec is not None:
            box = pack if pack is not None else house_pack(game)
            cards = self.spec.pack_cards(box)
            self.marks = {card.id: STAND_IN if card.origin == "stand-in" else "" for card in cards}
            self.cards = {card.id: card.name[language] + self.marks[card.id] for card in cards}
            self.texts = {card.id: card.text[language] for card in cards}
            self.families = {card.id: card.family.replace("_", "-") for card in cards}
            self.grammar = getattr(box, "grammar", {}).get(language, {})

    # --- sentences -----------------------------------------------------------------------------

    def say(self, key: str, **values: str | int) -> str:
        """The message of that key, or its attribute when the key is ``message.attribute``."""
        text = self.messages.say(key, values)
        return key if text is None else text

    def has(self, key: str) -> bool:
        """There is such a message, or such an attribute of one."""
        return key in self.messages

    def line(self, game: Table | None, told: LogLine, viewer: int | None = None) -> str:
        """A line of the log as a sentence; ``viewer`` is addressed as "you". Made once.

        No table is needed for a line whose cards stand in it by their words (``args_by_word``).
        """
        kind, args = told.kind, told.args
        names = self.spec.log_args.get(kind, "") if self.spec else ""
        known = (kind, viewer, *args_by_word(game, names, args))
        made = self._lines.get(known)  # another thread may empty the lines at any time
        if made is None:
            key = f"log-{kind.replace('_', '-')}"
            if _to_oneself(names, args) and self.has(f"{key}.self"):
                key = f"{key}.self"
            text = self.messages.say(key, self._forms(game, names, args, viewer))
            made = sentence(text if text is not None else f"{kind} {args}")
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            self._lines[known] = made
        return made

    def mentions(self, told: LogLine, seat: int) -> bool:
        """A line of the log names that seat, and so reads otherwise for whoever sits there."""
        names = self.spec.log_args.get(told.kind, "") if self.spec else ""
        for _, type_name, value in typed_values(names, told.args):
            if seat in _seats_in(type_name, value):
                return True
        return False

    def question(self, game: Table, which: int = 0, viewer: int | None = None) -> str:
        """What an open question asks, and of whom; details only for the seat that is asked."""
        asked = game.questions[which]
        key = f"ask-{asked.name.replace(' ', '-')}"
        forms = self._forms(game, "seat", (asked.seat,), viewer)
        step = asked.step.__name__
        detail = f"{key}.{step}"
        if self.spec is not None and viewer == asked.seat and self.has(detail):
            names = self.spec.ask_args.get(step, "")
            forms = {**self._forms(game, names, asked.args, viewer), **forms}
            return sentence(self.say(detail, **forms))
        text = self.messages.say(key, forms)
        return sentence(text if text is not None else asked.name)

    def option(self, question: str, parts: Parts, viewer: int | None = None, copy: int = 1) -> str:
        """An option as people read it; ``copy`` counts equal ones. Without a message it is its word."""
        key = f"option-{'-'.join(part.shape for part in parts)}"
        detail = f"{key}.{question.replace(' ', '-')}"
        text = self.messages.say(detail if self.has(detail) else key, self._part_forms(parts, viewer))
        text = word_of(parts) if text is None else text
        return f"{text} ({copy})" if copy > 1 else text

    def options(self, decision: Decision, viewer: int | None = None) -> list[str]:
        """All options of a decision as people read them."""
        return [
            self.option(decision.question, parts, viewer, copy)
            for parts, copy in zip(decision.parts, decision.copies, strict=True)
        ]

    def at(self, game: Table) -> None:
        """From now on places are called by what lies there at this table."""
        self.places = dict(places_of(game))
        self._lines.clear()

    def place(self, type_name: str, word: str, form: str = "") -> str:
        """A place by its name at this table; ``form`` picks one of its attributes."""
        forms = self._named("", type_name, word)
        return str(forms.get(f"_{form}" if form else "", forms[""]))

    def why(self, error: BadSetting | BadFile) -> str:
        """Why a setting or file is refused, with line and rules; in English where words are missing."""
        if isinstance(error, BadPack):
            return "\n".join(self.why(each) for each in error.mistakes)
        if not self.can_say(error):
            return str(error)
        said = [f"{text} ({rule})" if rule else text for text, rule in self.each_reason(error)]
        line = ""
        if isinstance(error, BadFile) and error.line:
            on_card = "bad-line-card" if error.card else "bad-line"
            line = self.say(on_card, line=error.line, card=error.card)
        told = "; ".join(said)
        return sentence(f"{line} {told}" if told.endswith("?") else f"{line} {told}.")

    def each_reason(self, error: BadSetting | BadFile) -> list[tuple[str, str]]:
        """Each reason for which something is refused, with its rule; in English where words are missing."""
        if not all(self.has(f"bad-{kind}") for kind, _, _ in error.reasons):
            return [(str(error), "")]
        return [(self.reason(each), each.rule) for each in error.reasons]

    def reason(self, reason: Reason, attribute: str = "") -> str:
        """One reason in words; by its ``attribute`` where it has one, which is for somebody else."""
        shown = dict(reason.values)
        if "card" in shown:
            shown["card"] = self.card(str(shown["card"]))
        if "family" in shown:
            shown["family"] = self.name("family", str(shown["family"]))
        if "game" in shown:
            shown["game"] = game_spec(str(shown["game"])).title_in(self.language)
        key = f"bad-{reason.kind}"
        return self.say(f"{key}.{attribute}" if self.has(f"{key}.{attribute}") else key, **shown)

    def can_say(self, error: BadSetting | BadFile) -> bool:
        """There are words for every reason of a refusal."""
        mistakes: Sequence[BadSetting | BadFile] = (error,)
        if isinstance(error, BadPack):
            mistakes = error.mistakes
        return all(
            each.reasons and all(self.has(f"bad-{kind}") for kind, _, _ in each.reasons) for each in mistakes
        )

    def name(self, type_name: str, word: str, form: str = "") -> str:
        """The name of a zone, an attribute, a phase …; ``form`` picks one of its attributes."""
        key = f"{type_name}-{word.replace(' ', '-').replace('_', '-')}"
        if form and self.has(f"{key}.{form}"):
            return self.say(f"{key}.{form}")
        return self.say(key) if self.has(key) else word

    def reading(self, ruling: str, value: Switch) -> str:
        """One reading of a ruling, as people read it; by its own word where nobody has named it."""
        word = switch_text(value)
        for key in (f"reading-{ruling.replace('_', '-')}.{word}", f"reading.{word}"):
            if self.has(key):
                return self.say(key)
        return word.replace("_", " ")

    def readings(self, ruling_id: str) -> list[tuple[str, str]]:
        """What one may type for a ruling of the register, each with what it means; nothing for a rule."""
        register = self.spec.rulings if self.spec is not None else ()
        return [
            (f"{each.name}={switch_text(value)}", self.reading(each.name, value))
            for each in register
            if each.ruling_id == ruling_id
            for value in each.readings
        ]

    def other_readings(self, settings: Settings) -> list[tuple[str, str]]:
        """The rulings of a game that are off their default: each by its id, with the reading chosen."""
        register = self.spec.rulings if self.spec is not None else ()
        return [
            (each.ruling_id, self.reading(each.name, settings.rulings[each.name]))
            for each in register
            if each.name in settings.rulings
        ]

    def card(self, card_id: str) -> str:
        """The name of a kind of card."""
        return self.cards.get(card_id, card_id)

    def glosses(self, text: str) -> list[str]:
        """What the letters and words of the box mean that stand in a text."""
        return [f"{word} {meaning}" for word, shape, meaning in self._glosses() if shape.search(text)]

    def _glosses(self) -> Iterator[tuple[str, re.Pattern[str], str]]:
        for key in gloss_keys(self.language, self.spec.name if self.spec is not None else ""):
            word = self.say(f"{key}.word")
            ending = "s?" if self.language == LANGUAGES[0] and len(word) > 1 else ""
            yield word, re.compile(rf"(?<![\w’']){re.escape(word)}{ending}(?!\w)"), self.say(key)

    def seat(self, seat: int, viewer: int | None = None) -> str:
        """A seat by its name, "you" for the viewer, or nobody."""
        forms = self._seat("seat", seat, viewer)
        return str(forms.get("seat_name", forms["seat"]))

    # --- arguments -----------------------------------------------------------------------------

    def _forms(self, game: Table | None, names: str, args: Sequence[Any], viewer: int | None) -> Forms:
        """The variables of a message; ``-`` skips one."""
        forms: Forms = {}
        for name, type_name, value in typed_values(names, args):
            if name != "-":
                forms.update(self._form(game, name, type_name, value, viewer))
        return forms

    def _form(self, game: Table | None, name: str, type_name: str, value: Any, viewer: int | None) -> Forms:
        if type_name == "seat":
            return self._seat(name, value, viewer)
        if type_name == "card":
            word = _by_word(game, type_name, value)
            return self._card(name, word) if isinstance(word, str) else self._named_by(name, "card-none")
        if type_name == "number":
            return {name: value}
        if type_name == "direction":
            return self._named(name, "direction", DIRECTIONS[value])
        if type_name == "counts":
            shown = [f"{self.seat(seat, viewer)} {number}" for seat, number in value]
            return {name: ", ".join(shown) or self.seat(NOBODY)}
        if type_name in (PLACE, COUNTER):
            return {name: self.spot(value, viewer)}
        if type_name == "bearer":
            return self._card(name, value)
        if type_name == "condition":
            return {name: self.condition(value)}
        if self.spec is not None and type_name in self.spec.arg_words:
            word = self.spec.arg_words[type_name][value] if isinstance(value, int) else str(value)
            return self._named(name, type_name, word)
        if isinstance(value, tuple) and type_name.endswith("s"):
            forms = [self._form(game, name, type_name[:-1], one, viewer) for one in value]
            return {name: self.listed([str(form.get(f"{name}_name", form[name])) for form in forms])}
        return {name: value if isinstance(value, str | int) else str(value)}

    def condition(self, condition: Any) -> str:
        """A condition of a text, as the text is read back."""
        from interrex.words.telling import Teller  # which needs this module

        return Teller(self).condition(condition)

    def spot(self, spot: Spot, viewer: int | None) -> str:
        """A place or a counter by its name, and whose it is."""
        type_name, word, owner = spot
        called = str(self._named("", type_name, word)[""])
        if owner == NOBODY:
            return called
        whose = (
            self.card(owner).removesuffix(STAND_IN) if isinstance(owner, str) else self.seat(owner, viewer)
        )
        return self.say("by-hand-of", what=called, whose=whose)

    def _seat(self, name: str, seat: int, viewer: int | None) -> Forms:
        key = "seat-nobody" if seat == NOBODY else "seat-you" if seat == viewer else "seat-other"
        called = self.names[seat] if seat != NOBODY else ""
        return self._with_attributes(name, key, {"name": called})

    def _card(self, name: str, card_id: str, called: str = "") -> Forms:
        """A card by its name, with the forms of its family or, where the pack brings them, its own."""
        if card_id == HIDDEN_CARD:
            return self._named_by(name, "card-hidden")
        key = f"called-{self.families.get(card_id, 'other')}"
        key = key if self.has(key) else "called-other"
        forms = self._named_by(name, key, {"name": called or self.card(card_id)})
        for form, said in self.grammar.get(card_id, {}).items():
            if form == "gender":
                forms[f"{name}_gender"] = said
            elif not called:  # a name with its owner behind it stands as it is
                forms[f"{name}_{form}"] = said + self.marks[card_id]
        return forms

    def _named_by(self, name: str, key: str, values: dict[str, str] | None = None) -> Forms:
        """A name by a message that a game's own words may lack."""
        if not self.has(key):
            return {name: (values or {}).get("name", key)}
        return self._with_attributes(name, key, values or {})

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
            attributes = self.messages.attributes(key)
            forms = {f"_{each}": self.say(f"{key}.{each}", **values) for each in attributes}
            self._names[known] = {"": self.say(key, **values), **forms}
        return {f"{name}{form}": said for form, said in self._names[known].items()}

    def listed(self, words: Sequence[str]) -> str:
        """Words in a row: a, b and c."""
        if len(words) < 2:
            return words[0] if words else self.say("list-empty")
        return self.say("list-last", first=", ".join(words[:-1]), last=words[-1])

    # --- options -------------------------------------------------------------------------------

    def _part_forms(self, parts: Parts, viewer: int | None) -> Forms:
        """The variables of an option: ``$card``, ``$card2``, ``$zone`` …"""
        forms: Forms = {}
        counts: dict[str, int] = {}
        for part in parts:
            if part.type in (VERB, MARK):
                continue
            count = counts[part.type] = counts.get(part.type, 0) + 1
            name = part.type if count == 1 else f"{part.type}{count}"
            forms.update(self._part(name, part, viewer))
        return forms

    def _part(self, name: str, part: Part, viewer: int | None) -> Forms:
        if part.type == CARD:
            own = part.word == HIDDEN_CARD or part.owner < 0
            return self._card(name, part.word, "" if own else self.card_part(part))
        if part.type == NUMBER:
            return {name: part.value}
        if part.type == SEAT:
            return self._seat(name, part.value, viewer)
        return self._named(name, part.type, part.word)

    def card_part(self, part: Part) -> str:
        """A card in an option, with its owner where that tells copies apart."""
        if part.word == HIDDEN_CARD:
            return self.say("card-hidden")
        if part.owner < 0:
            return self.card(part.word)
        return self.say("card-of", card=self.card(part.word), owner=self.names[part.owner])

    def type_of(self, name: str) -> str:
        """The type of a name that stands alone in a view: a card, or one of the game's own types."""
        if name in self.cards:
            return CARD
        own = self.spec.arg_words if self.spec is not None else {}
        return next((type_name for type_name, words in own.items() if name in words), "")


def args_by_word(game: Table | None, names: str, args: Sequence[Any]) -> tuple[Any, ...]:
    """The arguments of a line of the log, as they read the same at every table and in every version: cards
    and the game's own things by their words."""
    if game is None:  # they stand so already
        return tuple(args)
    words = game_spec(game.settings.game).arg_words
    by_word = [_named_value(game, words, each, value) for _, each, value in typed_values(names, args)]
    return (*by_word, *args[len(by_word) :])


def _named_value(game: Table, words: Mapping[str, Sequence[str]], type_name: str, value: Any) -> Any:
    if type_name in words and isinstance(value, int):
        return words[type_name][value]
    if isinstance(value, tuple) and type_name.endswith("s"):
        return tuple([_named_value(game, words, type_name[:-1], one) for one in value])
    return _by_word(game, type_name, value)


def _by_word(game: Table | None, type_name: str, value: Any) -> Any:
    """A value of the log; cards by their words, where they do not stand so already."""
    if type_name == "card" and game is not None and isinstance(value, int) and value >= 0:
        return game.card_word(value)
    return value


def _to_oneself(names: str, args: Sequence[Any]) -> bool:
    """A line names one seat twice: somebody does it to themselves."""
    seats = [value for _, type_name, value in typed_values(names, args) if type_name == "seat"]
    return len(set(seats)) < len(seats)


def refusal(error: Exception, language: str, game: str = "") -> str:
    """Why something is refused, in the reader's language; in English with every detail.

    Without the name of the game it is looked for among the words of all.
    """
    if language == LANGUAGES[0] or not isinstance(error, BadSetting | BadFile):
        return str(error)
    for name in (game,) if game else ("", *names()):
        words = Words(language, name)
        if words.can_say(error):
            return words.why(error)
    return str(error)


def places_of(game: Table) -> tuple[tuple[str, str], ...]:
    """The card that lies at each place, in games that call places by it."""
    places = game_spec(game.settings.game).places
    return tuple(places(game).items()) if places is not None else ()


def _seats_in(type_name: str, value: Any) -> Collection[int]:
    """The seats that an argument names."""
    if type_name == "seat":
        return (value,)
    if type_name == "counts":
        return [seat for seat, _ in value]
    return value if type_name == "seats" else ()


def sentence(text: str) -> str:
    """One space between words, a capital letter at the start."""
    text = " ".join(text.split())
    return text[:1].upper() + text[1:]
