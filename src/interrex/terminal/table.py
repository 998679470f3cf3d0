"""The frame around a game's drawing: it fits the table and the options into the window."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import Console
from rich.text import Text

from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.terminal.games import plain
from interrex.terminal.lines import text, wrap
from interrex.terminal.options import option_lines
from interrex.words import Words
from interrex.words.asking import text_asked_about

MAX_DETAIL = 2


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a game's drawing module offers; the plain drawing fills the gaps."""

    draw: Callable[..., list[Text]]
    note: Callable[..., Text]
    card: Callable[..., list[Text]]
    ending: Callable[..., list[Text]]


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game, by the module it names or plainly."""
    named = game_spec(game).terminal
    module: Any = importlib.import_module(named) if named else plain
    return Drawing(
        module.draw,
        getattr(module, "note", plain.note),
        getattr(module, "card", plain.card),
        getattr(module, "ending", _no_ending),
    )


def _no_ending(view: Any, words: Words, pack: Any) -> list[Text]:
    return []


class Screen:
    """Draws positions of one game on one console, in one language."""

    def __init__(self, console: Console, words: Words, pack: Any, people: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.pack = pack
        self.people = people
        self.drawing = drawing(words.spec.name if words.spec is not None else "")

    @property
    def width(self) -> int:
        return self.console.size.width

    def print(self, lines: Sequence[Text]) -> None:
        """Print lines that are already no wider than the window."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", highlight=False)

    def say(self, key: str, **values: str | int) -> None:
        """Print a phrase, broken at words."""
        self.print(wrap(self.words.say(key, **values), self.width))

    def table(self, view: Any, before: Any = None, detail: int = MAX_DETAIL) -> list[Text]:
        """The table as lines."""
        return self.drawing.draw(
            view, self.words, self.width, pack=self.pack, people=self.people, before=before, detail=detail
        )

    def fitted(self, view: Any, before: Any, below: int) -> list[Text]:
        """The table in as much detail as leaves ``below`` lines of the window free."""
        lines: list[Text] = []
        for detail in range(MAX_DETAIL, -1, -1):
            lines = self.table(view, before, detail)
            if len(lines) + below <= self.console.size.height:
                break
        return lines

    def question(self, game: Table, seat: int) -> list[Text]:
        """What the seat is asked, with the rule behind it and the text of the card that it is about."""
        which = next(number for number, asked in enumerate(game.seats_asked) if asked == seat)
        said = self.words.question(game, which, seat)
        lines = wrap(text((said, "bold"), (f" ({game.questions[which].rule})", "dim")), self.width)
        about = text_asked_about(self.words, game, which, seat)
        if about is not None:
            lines += wrap(text((f"{about.name}: ", "italic"), about.text), self.width, indent=2)
        return lines

    def options(self, decision: Decision) -> list[Text]:
        """The numbered options."""
        room = max(6, self.console.size.height // 3)
        return option_lines(decision, self.words, self.width, self._note, room)

    def _note(self, card_id: str) -> Text:
        return self.drawing.note(self.pack, card_id, self.words) if card_id in self.words.cards else Text()

    def decision(self, game: Table, seat: int, before: Any) -> None:
        """Draw the table for a seat that must decide, its question and its options."""
        decision = game.decision_of(seat)
        assert decision is not None
        asking = self.question(game, seat) + self.options(decision)
        self.print(self.fitted(game.view(seat), before, len(asking) + 1))
        self.print(asking)

    def news(self, game: Table, viewer: int, told: int) -> int:
        """Tell the lines of the log that the viewer has not read; how many there are now."""
        self.print(self.news_lines(game, viewer, told))
        return len(game.log(viewer))

    def news_lines(self, game: Table, viewer: int, told: int) -> list[Text]:
        """The lines of the log from number ``told`` on, as sentences."""
        lines: list[Text] = []
        for line in game.log(viewer)[told:]:
            lines += wrap(f"· {self.words.line(game, line, viewer)}", self.width, indent=2)
        return lines

    def log(self, game: Table, viewer: int, whole: bool) -> None:
        """The log with the rule behind each line: all of it, or as much as fits into the window."""
        lines: list[Text] = []
        for line in game.log(viewer):
            said = text(f"· {self.words.line(game, line, viewer)}", (f" {line.rule}", "dim"))
            lines += wrap(said, self.width, indent=2)
        self.print(lines if whole else lines[-max(1, self.console.size.height - 2) :])

    def card(self, card_id: str) -> None:
        """A card in full."""
        for line in self.drawing.card(self.pack, card_id, self.words):
            self.print(wrap(line, self.width, indent=2))

    def end(self, game: Table, viewer: int) -> None:
        """How the game ended: the last table, the winners, the scores, by which rule."""
        assert game.result is not None
        self.print(self.fitted(game.view(viewer), None, 3 + game.seats))
        words = self.words
        winners = words.listed([words.seat(seat, viewer) for seat in game.result.winners])
        self.say("ui-won" if game.result.winners else "ui-lost", winners=winners, rule=game.result.rule)
        scores = ", ".join(
            f"{words.seat(seat, viewer)} {score:g}" for seat, score in enumerate(game.scores())
        )
        self.say("ui-scores", scores=scores)
        for line in self.drawing.ending(game.view(viewer), words, self.pack):
            self.print(wrap(line, self.width))
