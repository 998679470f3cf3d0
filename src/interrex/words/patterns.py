"""Fluent messages as functions of their variables.

The library walks its tree of a message anew for every sentence. Nearly all messages are made of text,
variables and selections: those become a function once, which says the same seven times as fast. Whatever else
there is, be it in the message or among the values, is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

LONGEST: Final = fluent.MAX_PART_LENGTH  # that the library puts into a sentence
PLAIN: Final = 1000  # numbers below are written alike in every language

Values = Mapping[str, Any]
Said = Callable[[Values], str]


class _Otherwise(Exception):
    """The library says that."""


class Messages:
    """All messages of a bundle by their keys, ``message`` or ``message.attribute``."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self._said: dict[str, Said] = {}  # of keys that there are: others come without an end

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def attributes(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self.bundle.get_message(key).attributes)

    def say(self, key: str, values: Values) -> str | None:
        """The message with its variables; None where there is no such message."""
        said = self._find(key)
        return None if said is None else said(values)

    def by_library(self, key: str, values: Values) -> tuple[str, list[str]]:
        """The message as the library says it, and what it finds wrong."""
        said, errors = self.bundle.format_pattern(self._pattern(key), dict(values))
        return str(said), list(map(str, errors))

    def _find(self, key: str) -> Said | None:
        said = self._said.get(key)
        if said is None:
            pattern = self._pattern(key)
            if pattern is None:
                return None
            said = self._said[key] = _function(self.bundle, pattern)
        return said

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _function(bundle: FluentBundle, pattern: Any) -> Said:
    def by_library(values: Values) -> str:
        return str(bundle.format_pattern(pattern, dict(values))[0])

    try:
        quick = _pattern_said(bundle, pattern)
    except _Otherwise:
        return by_library

    def said(values: Values) -> str:
        try:
            return quick(values)
        except _Otherwise:
            return by_library(values)

    return said


def _pattern_said(bundle: FluentBundle, pattern: Any) -> Said:
    elements = pattern.elements if isinstance(pattern, fluent.Pattern) else [pattern]
    made = [_element(bundle, each) for each in elements]
    texts = [each for each in made if isinstance(each, str)]
    if len(texts) == len(made):
        whole = "".join(texts)
        return lambda values: whole
    said = [_text(each) if isinstance(each, str) else each for each in made]
    if len(said) == 1:
        return said[0]
    return lambda values: "".join([each(values) for each in said])


def _text(text: str) -> Said:
    return lambda values: text


def _element(bundle: FluentBundle, element: Any) -> str | Said:
    if isinstance(element, fluent.TextElement):
        return element.value
    if isinstance(element, fluent.Placeable | fluent.NeverIsolatingPlaceable):
        return _element(bundle, element.expression)
    if isinstance(element, fluent.StringLiteral):
        return str(element.parse()["value"])
    if isinstance(element, fluent.VariableReference):
        return _variable(element.id.name)
    if isinstance(element, fluent.SelectExpression):
        return _selection(bundle, element)
    raise _Otherwise


def _variable(name: str) -> Said:
    def said(values: Values) -> str:
        value = values.get(name)
        if type(value) is str and len(value) <= LONGEST:
            return value
        if type(value) is int and -PLAIN < value < PLAIN:
            return str(value)
        raise _Otherwise

    return said


def _selection(bundle: FluentBundle, select: Any) -> Said:
    if not isinstance(select.selector, fluent.VariableReference):
        raise _Otherwise
    name: str = select.selector.id.name
    plural: Callable[[int], str] = bundle._plural_form
    ways: list[tuple[str | int, Said]] = []
    otherwise: Said | None = None
    for variant in select.variants:
        said = _pattern_said(bundle, variant.value)
        is_name = isinstance(variant.key, fluent.Identifier)
        ways.append((variant.key.name if is_name else variant.key.value, said))
        otherwise = said if variant.default else otherwise
    by_text = {key: said for key, said in reversed(ways) if isinstance(key, str)}
    has_numbers = len(by_text) < len({key for key, _ in ways})
    if otherwise is None:
        raise _Otherwise
    default = otherwise

    def chosen(values: Values) -> str:
        value = values.get(name)
        if type(value) is str and not has_numbers:
            said = by_text.get(value, default)
        elif type(value) is int:
            form = plural(value)
            said = next((said for key, said in ways if key in (form, value)), default)
        else:
            raise _Otherwise
        text = said(values)
        if len(text) > LONGEST:
            raise _Otherwise
        return text

    return chosen
