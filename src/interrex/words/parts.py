"""The texts of the cards of a pack file, taken apart: when each works, for what, what it does."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

NOT_TOLD: Final = frozenset({"name", "nickname", "text", "note", "stand_in", "known", "titles", "faces"})
EFFECTS: Final = "effects"  # by moment


class Part(NamedTuple):
    """One text of a card: in which field it stands, what kind it is, when it works, for what, how often."""

    field: str
    calls: tuple[str, ...]
    kind: str = ""
    when: tuple[str, ...] = ()
    cost: tuple[str, ...] = ()
    limit: str = ""
    prices: tuple[tuple[str, int], ...] = ()  # what is paid for it, by name
    family: str = ""  # of the card, where it is known


def parts_by_card(text: str) -> dict[str, list[Part]]:
    """The effects of every card in a pack file, by its id."""
    found: dict[str, list[Part]] = {}
    for family, entries in tomllib.loads(text).items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                found[entry["id"]] = list(entry_parts(entry, family))
    return found


def entry_parts(entry: Mapping[str, Any], family: str = "") -> Iterator[Part]:
    """The texts of one card, taken apart."""
    for part in _parts(entry):
        yield part._replace(family=family)


def _parts(entry: Mapping[str, Any]) -> Iterator[Part]:
    for field, value in entry.items():
        if field in NOT_TOLD:
            continue
        if isinstance(value, dict) and field == EFFECTS:
            for moment, calls in value.items():
                yield Part(field, _calls(calls), when=(moment,))
        elif isinstance(value, dict) and "effect" in value:
            yield Part(field, _calls(value["effect"]), when=_word(value, "when"), prices=_prices(value))
        elif isinstance(value, list):
            for each in value:
                if isinstance(each, dict) and "do" in each:
                    yield Part(
                        field, _calls(each["do"]), str(each.get("kind", "")), _calls(each.get("when", ())),
                        _calls(each.get("cost", ())), str(each.get("limit", "")),
                    )  # fmt: skip
            if calls := _calls(value):
                paid = _prices(entry) if field == "effect" else ()
                yield Part(field, calls, when=_word(entry, "when"), prices=paid)


def _word(entry: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = entry.get(field)
    return (value,) if isinstance(value, str) and value else ()


def _prices(entry: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """What a text costs: a number, or numbers by name."""
    cost = entry.get("cost", 0)
    named = cost if isinstance(cost, dict) else {"cost": cost}
    return tuple((name, number) for name, number in named.items() if type(number) is int and number)


def _calls(value: Any) -> tuple[str, ...]:
    calls = (value,) if isinstance(value, str) else value
    return tuple(each for each in calls if isinstance(each, str) and "(" in each)


@lru_cache(maxsize=20)
def parts_of(text: str) -> dict[str, list[Part]]:
    """The effects of a pack file, taken apart once."""
    return parts_by_card(text)
