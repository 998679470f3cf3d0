"""What may have slipped in while typing a pack: idle texts, numbers that text and effect do not share."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from interrex.words.sentences import Words

EFFECTS: Final = (
    "ability", "influence", "effect", "effects", "while", "daily", "discard_when",
    "minions_ahead", "agents_ahead", "moments", "seal_moments",
)  # fmt: skip
CALL_NUMBER: Final = re.compile(r"(?<![\w'])-?(\d+)(?!\w)")
TEXT_NUMBER: Final = re.compile(r"(?<![\w])[-−+]?(\d+)")
WORDS: Final = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "dwa": 2, "dwie": 2, "dwóch": 2,
    "trzy": 3, "cztery": 4, "pięć": 5, "sześć": 6, "dois": 2, "duas": 2, "três": 3,
    "quatro": 4, "cinco": 5, "seis": 6,
}  # fmt: skip


class Remark(NamedTuple):
    """What somebody should look at again: on which card, what it is (``ui-remark-…``), which number."""

    heading: str
    card: str
    kind: str
    value: int = 0

    def said(self, words: Words, name: str = "") -> str:
        """The remark in a language: by the card's name, else by where it stands in its file."""
        card = name or f"[[{self.heading}]] {self.card}"
        return words.say(f"ui-remark-{self.kind}", card=card, value=self.value)


def remarks_on(text: str) -> Iterator[Remark]:
    """A remark for each card of a pack file that somebody should look at again; stand-ins need none."""
    for heading, entries in tomllib.loads(text).items():
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict) and entry.get("origin") != "stand-in":
                yield from remarks_on_card(heading, entry)


def remarks_on_card(heading: str, entry: dict[str, Any]) -> Iterator[Remark]:
    """A text without effect; numbers of the effect that no language of the text says, and the reverse."""
    card = str(entry.get("id", "?"))
    for each in (entry, *entry.values()):  # abilities with texts of their own
        if isinstance(each, dict):
            yield from _remarks(heading, card, each)


def _remarks(heading: str, card: str, entry: dict[str, Any]) -> Iterator[Remark]:
    said = entry.get("text")
    if not isinstance(said, dict):
        return
    calls = list(calls_in([entry[field] for field in EFFECTS if field in entry]))
    if not calls:
        yield Remark(heading, card, "idle")
        return
    is_by_hand = any(re.search(r"\bmanual\s*\(", call) for call in calls)
    if is_by_hand:
        yield Remark(heading, card, "by-hand")
    done = {int(number) for call in calls for number in CALL_NUMBER.findall(call)} - {0, 1}
    told = numbers_said(" ".join(str(each) for each in said.values()))
    for number in sorted(done - told):
        yield Remark(heading, card, "number", number)
    shown = set(numbers_in([entry[field] for field in (*EFFECTS, "cost") if field in entry]))
    told = set.intersection(*[numbers_said(str(each)) for each in said.values()]) if said else set()
    for number in sorted(told - shown - {0, 1}) if not is_by_hand else ():
        yield Remark(heading, card, "number-said", number)


def calls_in(value: Any) -> Iterator[str]:
    """Every call of a verb in a card."""
    if isinstance(value, str):
        if "(" in value:
            yield value
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from calls_in(each)


def numbers_in(value: Any) -> Iterator[int]:
    """Every number in what a card does and costs."""
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(each)


def numbers_said(text: str) -> set[int]:
    """The numbers of a text, in digits and in words."""
    found = {int(number) for number in TEXT_NUMBER.findall(text)}
    return found | {WORDS[word] for word in re.findall(r"\w+", text.lower()) if word in WORDS}
