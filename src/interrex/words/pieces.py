"""Sayings taken apart: their outline in a list, and the words between their slots in a form."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from interrex.words.telling import BY_NUMBER, BY_PERSON, JOINED, OPTIONAL, SLOT

SEVERAL: Final = "…; …"  # the outline of a saying that only joins its slots
MARKS: Final = re.compile(r"[\[\]]")
BETWEEN: Final = " :;,()"  # signs of a sentence that say nothing between lists
LETTERS: Final = re.compile(r"\w")


class Piece(NamedTuple):
    """A part of a sentence with slots: some words, and the number of the slot behind them (none: ``-1``),
    with what is said where nothing is chosen there."""

    words: str
    number: int
    unsaid: str = ""


@lru_cache(maxsize=5000)
def outline(text: str, at: int, count: int = 9) -> str:
    """A saying with a mark where its first so many slots are: ``collect Heat: … (…)``, ``… or …``."""
    text = BY_NUMBER.sub(_in_plural, BY_PERSON.sub(r"\3", text))

    def mark(found: re.Match[str]) -> str:
        return f"…{JOINED[found[1]][at]}…" if found[1] in "|&" else found[3] or "…"

    def optional(found: re.Match[str]) -> str:  # what only adds a slot tells nothing
        is_there = all(int(sign) <= count for sign, *_ in SLOT.findall(found[1]) if sign.isdecimal())
        return found[1] if is_there and LETTERS.search(SLOT.sub("", found[1])) else ""

    said = OPTIONAL.sub(optional, text)
    found = " ".join(SLOT.sub(mark, MARKS.sub("", said if SLOT.search(said) else text)).split())
    return found if found != "…" else SEVERAL


@lru_cache(maxsize=5000)
def pieces_of(text: str, at: int, count: int) -> tuple[Piece, ...]:
    """A saying taken apart at its first so many slots; those it does not name come last."""

    def optional(found: re.Match[str]) -> str:
        numbers = [int(sign) for sign, *_ in SLOT.findall(found[1]) if sign.isdecimal()]
        return found[1] if all(number <= count for number in numbers) else ""

    text = BY_PERSON.sub(lambda found: found[3] if int(found[1]) <= count else found[2], text)
    text = OPTIONAL.sub(optional, BY_NUMBER.sub(_in_plural, text))
    found: list[Piece] = []
    left, words, end = list(range(count)), "", 0
    for slot in SLOT.finditer(text):
        words, end = words + text[end : slot.start()], slot.end()
        sign = slot[1]
        wanted = [int(sign) - 1] if sign.isdecimal() else left[:] if sign != "+" else [n for n in left if n]
        for number in wanted:
            if number not in left:
                words += "…" if number < count else ""
                continue
            left.remove(number)
            found.append(Piece(" ".join(words.split()), number, slot[3] or ""))
            words = "" if sign.isdecimal() else JOINED[sign][at]
        words = words if sign.isdecimal() else ""
    words = " ".join((words + text[end:]).split())
    if words:
        found.append(Piece(words, -1))
    return (*found, *[Piece("", number) for number in left])


def _in_plural(found: re.Match[str]) -> str:
    """A number that is still open, with the form of many."""
    return f"{{{found[1]}}} {found[2].removeprefix('±').split('|')[-2]}".rstrip()
