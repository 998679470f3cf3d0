"""The numbered options: as a grid where they pair cards with places, else as a list or in columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from interrex.engine.options import CARD, MARK, Part
from interrex.engine.questions import Decision
from interrex.terminal.lines import columns, cut, joined, pad, text, wrap
from interrex.words import Words

FEW: Final = 6  # so many options stand one below the other, with notes
NAME_WIDTH: Final = 26

Note = Callable[[str], Text]


def option_lines(decision: Decision, words: Words, width: int, note: Note, room: int) -> list[Text]:
    """All options with their numbers, in about ``room`` lines at most where that can be done."""
    grid = Grid.of(decision, words)
    if grid is not None:
        return grid.lines(words, width, note)
    shown = words.options(decision, decision.seat)
    if len(shown) <= FEW:
        listed = _list(decision, shown, words, width, note)
        if len(listed) <= max(room, len(shown)):
            return listed
        return [cut(line, width) for line in _list(decision, shown, words, 10_000, note)]
    return columns([numbered(number, Text(name)) for number, name in enumerate(shown, 1)], width)


def numbered(number: int, shown: Text) -> Text:
    """An option behind its number."""
    return text((f"{number:>2}", "bold"), ") ", shown)


def _list(decision: Decision, shown: Sequence[str], words: Words, width: int, note: Note) -> list[Text]:
    """One option below the other; a card named in it is described beside it."""
    lines: list[Text] = []
    for number, (parts, name) in enumerate(zip(decision.parts, shown, strict=True), 1):
        cards = [part for part in parts if part.type == CARD]
        about = note(cards[0].word) if len(cards) == 1 else Text()
        lines.extend(wrap(joined([numbered(number, Text(name)), about]), width, indent=8))
    return lines


class Grid:
    """Options of two parts as rows and columns: Units down, Zones across."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.rows: list[Part] = []  # cards
        self.across: list[Part] = []  # places, all of one type
        self.rest: list[int] = []  # options outside the grid, such as pass
        self.numbers: dict[tuple[Part, Part], int] = {}

    @classmethod
    def of(cls, decision: Decision, words: Words) -> Grid | None:
        """The grid of a decision, if its options fill one well."""
        types = words.spec.arg_words if words.spec is not None else {}
        grid = cls(decision)
        middles = set()
        for number, (copy, parts) in enumerate(zip(decision.copies, decision.parts, strict=True)):
            if len(parts) != 3 or parts[1].type != MARK or copy > 1:
                grid.rest.append(number)
                continue
            card, middle, other = parts if parts[0].type == CARD else parts[::-1]
            if card.type != CARD or other.type not in types:
                return None
            middles.add((middle, other.type))
            if card not in grid.rows:
                grid.rows.append(card)
            if other not in grid.across:
                grid.across.append(other)
            grid.numbers[card, other] = number + 1
        cells = len(grid.rows) * len(grid.across)
        if len(middles) != 1 or len(grid.rows) < 2 or len(grid.across) < 2 or len(grid.rest) > 3:
            return None
        if cells > 1.7 * len(grid.numbers):
            return None
        grid.across.sort(key=lambda place: place.value)
        return grid

    def lines(self, words: Words, width: int, note: Note) -> list[Text]:
        """The grid as lines: a heading, one line per card, and the options outside it."""
        heads = [words.name(place.type, place.word, "short") for place in self.across]
        cell = max(4, *(len(head) + 2 for head in heads))
        names = [words.card_part(card) for card in self.rows]
        name_width = min(NAME_WIDTH, max(len(name) for name in names) + 1)
        left = Text(" " * (name_width + 1))
        lines = [joined([left, *(pad(Text(head, style="dim"), cell) for head in heads)], "")]
        for card, name in zip(self.rows, names, strict=True):
            line = pad(Text(f" {name}"), name_width + 1)
            for other in self.across:
                number = self.numbers.get((card, other))
                shown = text((f"{number:>2}", "bold"), ")") if number else text(("  –", "dim"))
                line.append_text(pad(shown, cell))
            line.append_text(note(card.word))
            lines.append(cut(line, width))
        said = words.options(self.decision)
        rest = [numbered(index + 1, Text(said[index])) for index in self.rest]
        if rest:
            lines.append(cut(joined(rest), width))
        return lines
