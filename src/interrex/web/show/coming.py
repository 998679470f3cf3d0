"""What passing leads to, in words: for whoever may pass and has a choice."""

from __future__ import annotations

from interrex.engine.arguments import typed_values
from interrex.engine.options import CARD, SEAT
from interrex.engine.questions import LogLine
from interrex.match.passing import if_all_pass
from interrex.web.show.scene import Coming
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import told_to, words_of
from interrex.words import Words


def coming(live: Live, seat: int, language: str) -> tuple[Coming, ...]:
    """What would be told next if nobody did anything, as far as the seat can tell."""
    words = words_of(live, language)
    return tuple(
        Coming(
            told.kind, *named_in(live, words, told),
            told_to(live, language, live.game, told, seat if words.mentions(told, seat) else None),
        )
        for told in live.cached(_if_all_pass, seat)
    )  # fmt: skip


def named_in(live: Live, words: Words, told: LogLine) -> tuple[int | None, tuple[str, ...]]:
    """The seat that a line names first, and its cards."""
    args = words.spec.log_args.get(told.kind, "") if words.spec is not None else ""
    named = [(kind, value) for _, kind, value in typed_values(args, told.args) if isinstance(value, int)]
    seats = [value for kind, value in named if kind == SEAT]
    cards = [live.game.card_word(value) for kind, value in named if kind == CARD and value >= 0]
    return seats[0] if seats else None, tuple(cards)


def _if_all_pass(live: Live, seat: int) -> tuple[LogLine, ...]:
    return if_all_pass(live.game, seat)
