"""Which words can stand where a picker has them; the others are shown last, under a heading that says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from interrex.engine.language import BadEffect, parse_phrase
from interrex.words.picking import CALL, OPEN, Option, Slot

Judge = Callable[[tuple[Any, ...]], str]  # a word of a call that cannot stand on such a card, or nothing


def judged(slot: Slot, text: str, judge: Judge, heading: str) -> Slot:
    """A call with what cannot stand in each of its slots under a heading of its own."""
    try:
        name, values = parse_phrase(text) if text.strip() else (OPEN, [])
    except BadEffect:
        return slot
    return _judged(slot, (name, *values), slot.path.count(":"), judge, heading)


def _judged(slot: Slot, call: tuple[Any, ...], depth: int, judge: Judge, heading: str) -> Slot:
    at = [int(each) for each in slot.path.split(":")[1 + depth :]]
    options: list[Option] = []
    refused: list[Option] = []
    for each in slot.options:
        stands = each.value == slot.value or not _is_refused(each, call, at, judge)
        (options if stands else refused).append(each)
    last = [each._replace(group=heading, is_refused=True) for each in refused]
    inner = tuple([_judged(each, call, depth, judge, heading) for each in slot.inner])
    return slot._replace(options=(*options, *last), inner=inner)


def _is_refused(option: Option, call: tuple[Any, ...], at: Sequence[int], judge: Judge) -> bool:
    """The word, chosen there, is what cannot stand, or what comes with it; what is wrong already stays wrong
    with any other."""
    name = option.value.removesuffix(CALL)
    word = judge(put_in(call, at, (name, *option.inside) if option.value.endswith(CALL) else name))
    return word in (name, *option.inside) and judge(put_in(call, at, OPEN)) != word


def put_in(call: Any, at: Sequence[int], value: Any) -> Any:
    """A call with another value at a place; what lies before it there is open."""
    if not at:
        return value if isinstance(value, tuple) else (value,) if isinstance(call, tuple) else value
    if not isinstance(call, tuple):
        return call
    args = [*call[1:], *[OPEN] * (at[0] - len(call) + 1)]
    inner = args[at[0] - 1]
    args[at[0] - 1] = put_in(inner, at[1:], value) if at[1:] else value
    return (call[0], *args)
