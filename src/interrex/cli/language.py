"""The language of packs, game by game: verbs, what they take and when they work, and their words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from interrex.engine.effects import MOMENT, Verb
from interrex.games import game_spec
from interrex.words import Words
from interrex.words.example_cards import Card, cards_of_moments, cards_of_verbs, cards_of_words, usages
from interrex.words.parts import entry_parts
from interrex.words.telling import Teller, phrases_of, vocabulary_of

MANY = 20  # moments that a heading may name
ABOUT_EXAMPLES = (
    "An example is a card: its family, and the fields that make its text. In a file",
    "`unit = { when = …, effect = … }` is written as `[[unit]]` with a line for each field, beside `id`,",
    "`name` and whatever else a card has. Below it stands what it says, as the program reads it back. Every",
    "example on this page is read and played with by a test.",
)
RULES = re.compile(r"^(?:[A-Z]{2}-[A-Z]?\d+(?:,? (?:to|and)? ?)?(?:, )?)+\s*")


def says(verb: Verb) -> str:
    """What a verb does, as its step tells it, without the numbers of rules."""
    lines = (verb.function.__doc__ or "").strip().split("\n")
    told = RULES.sub("", lines[0]).strip() if lines else ""
    return "" if told.startswith(("A text that is consulted", "Never called")) else told


def reference(game: str) -> list[str]:
    """The whole language of a game in Markdown, with an example card for whatever can be said."""
    verbs = vocabulary_of(game).verbs
    by_moments: dict[tuple[str, ...], list[Verb]] = {}
    for verb in verbs.values():
        if MOMENT not in verb.moments:
            by_moments.setdefault(verb.moments, []).append(verb)
    lines = [f"# The words of packs: {game_spec(game).title}", "", *ABOUT_EXAMPLES, ""]
    for moments, found in by_moments.items():
        lines += [f"## At {listed(moments, set().union(*by_moments))}", ""]
        lines += [line for verb in found for line in told_verb(game, verb)]
        lines.append("")
    named = [verb for verb in verbs.values() if MOMENT in verb.moments]
    if named:
        lines += ["## Moments", "", *[line for verb in named for line in told_verb(game, verb)], ""]
    return lines + moments_of_rules(game) + words_of(game)


def listed(moments: tuple[str, ...], known: set[str]) -> str:
    """The moments of a heading."""
    if len(moments) <= MANY:
        return ", ".join(f"`{moment}`" for moment in moments)
    return "every moment" if known.issubset(moments) else "every moment at which a card acts"


def told_verb(game: str, verb: Verb) -> list[str]:
    """A verb: how it is written, what it does, and a card for each way in which it is written."""
    told, cards = says(verb), cards_of_verbs(game)
    forms = list(usages(verb))
    shown = f"- {' or '.join(f'`{form}`' for form in forms)}" + (f": {told}" if told else "")
    found = [cards.get((verb.name, form)) for form in forms]  # a game may not say how cards are filled in
    return [shown, *[line for card in found if card is not None for line in example(game, card)]]


def example(game: str, card: Card) -> list[str]:
    """The lines of an example: the card, and what it says."""
    told = Teller(Words("en", game)).card("", list(entry_parts(card.fields, card.family)))
    return [f"  *Example:* `{card}`", *[f"  *It says:* {each}" for each in told]]


def moments_of_rules(game: str) -> list[str]:
    """What the moment of each rule is called, and what each of them is; of a game that has such a table."""
    package = game_spec(game).package
    module = f"{package}.moments"
    if not package or find_spec(module) is None:
        return []
    table: Mapping[str, Any] = getattr(import_module(module), "MOMENTS", {})
    by_rule: dict[str, list[str]] = {}
    for name, moment in table.items():
        for rule in moment.rules:
            by_rule.setdefault(rule, []).append(f"`{name}`")
    lines = ["## Moments of the rules", ""]
    for rule in sorted(by_rule, key=lambda each: int(each.partition("-")[2])):
        lines.append(f"- {rule}: {', '.join(by_rule[rule])}")
    return [*lines, *moments_told(game, table), ""]


def moments_told(game: str, table: Mapping[str, Any]) -> list[str]:
    """What each moment is, and which cards may speak of it, where the table of the game says so."""
    teller = Teller(Words("en", game))
    called = vocabulary_of(game).verbs  # in some games moments are calls
    cards = cards_of_moments(game)
    found = []
    for name, moment in table.items():
        is_verb = name in called and MOMENT in called[name].moments  # its card stands among the verbs
        if hasattr(moment, "families"):
            told = teller.moment("", f"{name}()" if is_verb else name)
            found.append(f"- `{name}` ({', '.join(moment.families)}): {told}")
            found += example(game, cards[name]) if not is_verb and name in cards else []
    return ["", "## What each moment is, and on which cards", "", *found] if found else []


def words_of(game: str) -> list[str]:
    """The kinds of words, and what each word takes, each on a card."""
    phrases = phrases_of(game)
    if phrases is None:
        return []
    lines = ["## Kinds of words", ""]
    for kind, (low, high) in phrases.numbers.items():
        lines.append(f"- *{kind}*: a whole number from {low} to {high}")
    for kind, words in phrases.kinds.items():
        shown = [f"*{word[1:]}*" if word.startswith("=") else f"`{word}`" for word in sorted(words)]
        lines.append(f"- *{kind}*: {', '.join(shown)}")
    lines += ["", "## Each word on a card", ""]
    for (kind, word), card in cards_of_words(game).items():
        form = phrases.forms.get(f"{word} {kind}") or phrases.forms.get(word) if "()" in word else None
        written = f"{word.removesuffix('()')}({form})" if form is not None else word
        lines += [f"- `{written}` as *{kind}*", *example(game, card)]
    return [*lines, ""]
