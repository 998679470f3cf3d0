"""Ways to spoil a text: some blind, some that know what a TOML file looks like."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

ODD = (
    "", "²", "٣", "\x00", "\ufeff", "\u202e", "💥", "ł", "'", '"', "\\", "\n", "\r", "[", "]", "{", "}",
    "=", "#", ".", ",", "()", "((((", "inf", "nan", "-0", "1e400", "0x_1", "true", "1979-05-27",
)  # fmt: skip
NUMBERS = (
    "0", "-1", "1", "2", "99", "1000000", "9223372036854775808", "-9223372036854775809", "1.5", "1e309",
    "9" * 400, "9" * 5000, "true", '"7"', "[]", "{}",
)  # fmt: skip
QUOTED = re.compile(r'"[^"\n]*"')
NUMBER = re.compile(r"(?<![\w.\"-])\d+(?![\w.\"-])")
WORD = re.compile(r"[A-Za-z][\w-]*")

Way = Callable[[str, random.Random], str]


def cut(text: str, luck: random.Random) -> str:
    """A stretch is missing."""
    start = luck.randrange(len(text) + 1)
    return text[:start] + text[min(len(text), start + luck.choice((1, 3, 40, 2000))) :]


def insert(text: str, luck: random.Random) -> str:
    """Something odd stands somewhere."""
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(ODD) * luck.choice((1, 1, 1, 7)) + text[at:]


def other_letter(text: str, luck: random.Random) -> str:
    """One letter is another."""
    if not text:
        return chr(luck.randrange(1, 0x2FF))
    at = luck.randrange(len(text))
    return (
        text[:at] + chr(luck.choice((luck.randrange(1, 128), luck.randrange(128, 0xD7FF)))) + text[at + 1 :]
    )


def lose_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    del lines[luck.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(luck.randrange(len(lines) + 1), luck.choice(lines))
    return "\n".join(lines)


def swap_lines(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _replaced(text: str, found: list[re.Match[str]], new: str, luck: random.Random) -> str:
    if not found:
        return insert(text, luck)
    match = luck.choice(found)
    return text[: match.start()] + new + text[match.end() :]


def other_number(text: str, luck: random.Random) -> str:
    """A number is another, or no number at all."""
    return _replaced(text, list(NUMBER.finditer(text)), luck.choice(NUMBERS), luck)


def other_quoted(text: str, luck: random.Random) -> str:
    """A text is another one of the same file, or something odd."""
    found = list(QUOTED.finditer(text))
    new = luck.choice(found).group() if found and luck.random() < 0.8 else f'"{luck.choice(ODD)}"'
    return _replaced(text, found, new, luck)


def other_word(text: str, luck: random.Random) -> str:
    """A word is another one of the same file: verbs, fields, cards, places change hands."""
    found = list(WORD.finditer(text))
    return _replaced(text, found, luck.choice(found).group() if found else "x", luck)


def other_type(text: str, luck: random.Random) -> str:
    """The value of a field is of another type."""
    lines = text.split("\n")
    fields = [at for at, line in enumerate(lines) if re.match(r"[\w-]+ = ", line)]
    if not fields:
        return insert(text, luck)
    at = luck.choice(fields)
    values = (*NUMBERS, "[1, [2, [3]]]", "{ a = { b = 1 } }", '["", ""]', "[[]]", "07:32:00", "false", '"é"')
    lines[at] = f"{lines[at].partition(' = ')[0]} = {luck.choice(values)}"
    return "\n".join(lines)


def deep(text: str, luck: random.Random) -> str:
    """Much of something that is cheap to write and dear to read."""
    depth = luck.choice((50, 500, 3000))
    more = luck.choice((
        f"x = {'[' * depth}{']' * depth}", f"x = {'{a=' * depth}1{'}' * depth}",
        f"[{'.'.join('a' * depth)}]", f"{'.'.join('a' * depth)} = 1",
        "\n".join(f"a.b{number}.c = 1" for number in range(depth)), f'x = "{"(" * depth}"',
        "\n".join(f"[[step.a{number}]]" for number in range(depth)),
    ))  # fmt: skip
    lines = text.split("\n")
    lines.insert(luck.randrange(len(lines) + 1), more)
    return "\n".join(lines)


BLIND: tuple[Way, ...] = (cut, insert, other_letter)
KNOWING: tuple[Way, ...] = (
    lose_line, repeat_line, swap_lines, other_number, other_quoted, other_quoted, other_word, other_word,
    other_type,
)  # fmt: skip


def mangled(text: str, luck: random.Random) -> str:
    """The text, spoiled in one to four ways."""
    for _ in range(luck.choice((1, 1, 1, 2, 2, 4))):
        draw = luck.random()
        way = deep if draw < 0.01 else luck.choice(BLIND if draw < 0.2 else KNOWING)
        text = way(text, luck)
    return text
