"""What can go wrong, one sentence each. Every message says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Reason(NamedTuple):
    """Why something is refused, as data: front ends say it in their languages, as ``bad-<kind>``."""

    kind: str
    values: Mapping[str, str | int]
    rule: str = ""


class InterrexError(Exception):
    """Something a person asked for cannot be done; the message says why and what to do."""


class IllegalChoice(InterrexError):
    """The option is not among the legal ones; nothing has changed."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BadSetting(InterrexError):
    """A game cannot be set up this way: number of seats, ruling, variant or pack, as ``field`` says."""

    def __init__(self, message: str, *reasons: Reason, field: str = "") -> None:
        super().__init__(message)
        self.reasons = reasons
        self.field = field


class BadFile(InterrexError):
    """A pack, record, deck or scenario has a mistake; the message names line, field and remedy."""

    def __init__(
        self, file: str, line: int, field: str, reason: str, remedy: str, *reasons: Reason, card: str = ""
    ) -> None:
        place = f"{file}, line {line}" if line else file
        on_card = f", card {card!r}" if card else ""
        what = f", {field}" if field else ""
        super().__init__(f"{place}{on_card}{what}: {reason}. {remedy}")
        self.file = file
        self.line = line
        self.card = card  # the id of the card of a pack on which it is
        self.field = field
        self.reason = reason
        self.remedy = remedy
        self.reasons = reasons


class BadPack(BadFile):
    """A file with several mistakes: each has its line, the message has all."""

    def __init__(self, mistakes: Sequence[BadFile]) -> None:
        first = mistakes[0]
        super().__init__(
            first.file, first.line, first.field, first.reason, first.remedy, *first.reasons, card=first.card
        )
        self.args = ("\n".join([str(each) for each in mistakes]),)
        self.mistakes = tuple(mistakes)


class NotUndoable(InterrexError):
    """The choice cannot be taken back: something secret was shown or chance was seen since."""


class EngineError(Exception):
    """A game uses the engine wrongly: a defect in the program, never a player's mistake."""


class EndlessLoop(EngineError):
    """Too many steps ran between two questions; the message names the agenda."""
