"""The law of questions: nobody is asked what he cannot decide.

A question has at least two options, unless asking hides something from somebody; and no two of its
options lead to tables that look the same to everybody.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import game_spec

WORLDS = 60  # sampled to see whether a single answer is a secret
LATER = 6  # questions, until what looks the same now must differ
CARDS = ("card", "model")

More = Callable[[Any], Any] | None


def check_questions(game: Table, chance: Chance, more: More = None, sizes_open: bool = True) -> None:
    """The law at the open questions of this table; ``more`` is what all know besides views and log.

    Where the sizes of hands are secret, a single answer may hide that a hand is empty.
    """
    for which, asked in enumerate(game.asked):
        words = game.option_words(which)
        where = f"{asked[1]} ({asked[5]}) of seat {asked[0]}: {', '.join(words)}"
        if len(words) == 1 and sizes_open:
            assert hides_something(game, which, chance), f"a single answer that is no secret: {where}"
        seen: dict[Any, list[tuple[str, Table]]] = {}
        for index, word in enumerate(words):
            table = after(game, index, which)
            lines = said(table, len(game.told))
            for other, twin in seen.setdefault(lines, []):
                assert not alike(twin, table, more), f"{other!r} and {word!r} come to the same: {where}"
            seen[lines].append((word, table))


def hides_something(game: Table, which: int, chance: Chance) -> bool:
    """Somebody who only watches thinks that the seat may have other options."""
    words = game.option_words(which)
    watcher = game.seats
    return any(game.sample_world(watcher, chance).option_words(which) != words for _ in range(WORLDS))


def after(game: Table, index: int, which: int) -> Table:
    """The table after that answer; whoever decides together with the seat takes the first option."""
    other = game.copy()
    together = bool(other.together)
    other.play(index, which)
    while together and other.together and other.asked:
        other.play(0)
    return other


def alike(one: Table, other: Table, more: More) -> bool:
    """Two tables look the same, now and if all take their first, or all their last options from now on."""
    for first in (True, False):
        tables = [one.copy(), other.copy()]
        for _ in range(LATER):
            told = [len(table.told) for table in tables]
            if tables[0].is_over or [len(asked[2]) for asked in tables[0].asked] != [
                len(asked[2]) for asked in tables[1].asked
            ]:
                break
            for table in tables:
                table.play(0 if first else len(table.asked[0][2]) - 1)
            if said(tables[0], told[0]) != said(tables[1], told[1]):
                return False
        if looks(tables[0], more) != looks(tables[1], more):
            return False
    return bool(looks(one, more) == looks(other, more))


def said(game: Table, told: int) -> Any:
    """The log from that line on, without card numbers."""
    return tuple(plain(game, line) for line in game.told[told:])


def looks(game: Table, more: More) -> Any:
    """All that anybody can see of a table, without card numbers."""
    views = tuple(orderless(game.view(seat)) for seat in range(game.seats))
    return views, repr(game.result), more(game) if more else None


def orderless(value: Any) -> Any:
    """A view in which the order of Units in one corner does not count."""
    if dataclasses.is_dataclass(value):
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        if "corners" in fields:
            fields["corners"] = [sorted(map(repr, corner)) for corner in fields["corners"]]
        return tuple(orderless(part) for part in fields.values())
    if isinstance(value, tuple | list):
        return tuple(orderless(part) for part in value)
    return repr(value)


def plain(game: Table, line: tuple[str, tuple[Any, ...], str, int]) -> Any:
    """A line of the log with the names of cards."""
    kind, args, rule, audience = line
    fields = game_spec(game.settings.game).log_args[kind].split()
    named: list[Any] = []
    for field, arg in zip(fields, args, strict=True):
        field = field.partition(":")[2] or field
        if field in CARDS and arg >= 0:
            named.append(game.card_word(arg))
        elif field == "cards":
            named.append(tuple(sorted(game.card_word(card) for card in arg)))
        else:
            named.append(arg)
    return kind, tuple(named), rule, audience
