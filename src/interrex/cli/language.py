"""The language of packs, game by game: verbs, what they take and when they work, and their words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from interrex.engine.effects import Verb
from interrex.engine.language import Form, Phrases
from interrex.games import game_spec
from interrex.words import Words
from interrex.words.examples import example_of, example_of_word
from interrex.words.telling import Teller, vocabulary_of

MANY = 20  # moments that a heading may name
RULES = re.compile(r"^(?:[A-Z]{2}-[A-Z]?\d+(?:,? (?:to|and)? ?)?(?:, )?)+\s*")


def usage(verb: Verb, moment: str) -> str:
    """How a verb is written at a moment."""
    if verb.parameters and isinstance(verb.parameters[0], Phrases):
        taken = verb.parameters[0].form_of(verb.name, moment)
        return f"{verb.name}({taken})" if taken is not None else f"{verb.name}()"
    return verb.usage()


def says(verb: Verb) -> str:
    """What a verb does, as its step tells it, without the numbers of rules."""
    lines = (verb.function.__doc__ or "").strip().split("\n")
    told = RULES.sub("", lines[0]).strip() if lines else ""
    return "" if told.startswith(("A text that is consulted", "Never called")) else told


def reference(game: str) -> list[str]:
    """The whole language of a game in Markdown."""
    verbs = vocabulary_of(game).verbs
    by_moments: dict[tuple[str, ...], list[Verb]] = {}
    for verb in verbs.values():
        if "moment" not in verb.moments:
            by_moments.setdefault(verb.moments, []).append(verb)
    lines = [f"# The words of packs: {game_spec(game).title}", ""]
    for moments, found in by_moments.items():
        listed = ", ".join(f"`{moment}`" for moment in moments)
        lines += [f"## At {listed if len(moments) <= MANY else 'every moment at which a card acts'}", ""]
        for verb in found:
            forms = list(dict.fromkeys(usage(verb, moment) for moment in moments))
            told = says(verb)
            shown = f"- {' or '.join(f'`{form}`' for form in forms)}" + (f": {told}" if told else "")
            takes = any("<" in form for form in forms)
            lines.append(f"{shown} *Example:* `{example_of(game, verb, moments[0])}`" if takes else shown)
        lines.append("")
    named = [verb for verb in verbs.values() if "moment" in verb.moments]
    if named:
        lines += ["## Moments", ""]
        lines += [
            f"- `{usage(verb, 'moment')}` *Example:* `{example_of(game, verb, 'moment')}`" for verb in named
        ]
        lines.append("")
    return lines + moments_of_rules(game) + words_of(game, list(verbs.values()))


def moments_of_rules(game: str) -> list[str]:
    """What the moment of each rule is called, and what each of them is; of a game that has such a table."""
    module = f"{game_spec(game).package}.moments"
    if find_spec(module) is None:
        return []
    table: Mapping[str, Any] = import_module(module).MOMENTS
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
    found = [
        f"- `{name}` ({', '.join(moment.families)}): {teller.moment('', name)}"
        for name, moment in table.items()
        if hasattr(moment, "families")
    ]
    return ["", "## What each moment is, and on which cards", "", *found] if found else []


def words_of(game: str, verbs: list[Verb]) -> list[str]:
    """The kinds of words and what each word takes."""
    lines: list[str] = []
    for phrases in dict.fromkeys(
        id(each) for verb in verbs for each in verb.parameters if isinstance(each, Phrases)
    ):
        found = next(
            each
            for verb in verbs
            for each in verb.parameters
            if isinstance(each, Phrases) and id(each) == phrases
        )
        lines += ["## Kinds of words", ""]
        for kind, (low, high) in found.numbers.items():
            lines.append(f"- *{kind}*: a whole number from {low} to {high}")
        for kind, words in found.kinds.items():
            shown = ", ".join(
                f"*{word[1:]}*" if word.startswith("=") else f"`{word}`" for word in sorted(words)
            )
            lines.append(f"- *{kind}*: {shown}")
        lines += ["", "## What words take", ""]
        lines += [
            f"- `{written_form(name, form)}` *Example:* `{example_of_word(game, found, name)}`"
            for name, form in found.forms.items()
            if "()" in name
        ]
        lines.append("")
    return lines


def written_form(name: str, form: Form) -> str:
    """``count(<target>)``; a word of two kinds says of which it is."""
    word, _, kind = name.partition("() ")
    return f"{word.removesuffix('()')}({form})" + (f" as {kind}" if kind else "")
