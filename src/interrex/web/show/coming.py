"""What passing leads to, in words, for whoever may pass and has a choice; and what this turn has brought."""

from __future__ import annotations

from typing import Final

from interrex.engine.arguments import typed_values
from interrex.engine.options import CARD, SEAT
from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.match.passing import if_all_pass
from interrex.web.show.scene import Coming, drawing
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import told_to, words_of
from interrex.words import Words

HEADS: Final = {  # lines that begin something: a round (earlier ones are folded), a part, a turn
    "round_begins": "round", "round": "round", "day": "round", "zone_begins": "part",
    "location_begins": "part", "night": "part", "turn_begins": "turn", "voice": "turn",
}  # fmt: skip
MOST_RECALLED: Final = 60  # lines of the log that are looked through


def coming(live: Live, seat: int, language: str) -> tuple[Coming, ...]:
    """What would be told next if nobody did anything, as far as the seat can tell."""
    words = words_of(live, language)
    return tuple([_in_words(live, words, live.game, told, seat) for told in live.cached(_if_all_pass, seat)])


def recalled(live: Live, game: Table, seat: int, language: str) -> tuple[Coming, ...]:
    """The lines of this turn that the table still shows, as far as the seat may read them."""
    recalls = drawing(live.row.settings.game).recalls
    if not recalls:
        return ()
    found = []
    for told in reversed(game.read_by(seat, max(0, len(game.told) - MOST_RECALLED))):
        line = told[1]
        if line.kind in HEADS:
            break
        if line.kind in recalls:
            found.append(_in_words(live, words_of(live, language), game, line, seat))
    return tuple(found[::-1])


def _in_words(live: Live, words: Words, game: Table, told: LogLine, seat: int) -> Coming:
    you = seat if words.mentions(told, seat) else None
    return Coming(told.kind, *named_in(live, words, told), told_to(live, words.language, game, told, you))


def named_in(live: Live, words: Words, told: LogLine) -> tuple[int | None, tuple[str, ...]]:
    """The seat that a line names first, and its cards."""
    args = words.spec.log_args.get(told.kind, "") if words.spec is not None else ""
    named = [(kind, value) for _, kind, value in typed_values(args, told.args) if isinstance(value, int)]
    seats = [value for kind, value in named if kind == SEAT]
    cards = [live.game.card_word(value) for kind, value in named if kind == CARD and value >= 0]
    return seats[0] if seats else None, tuple(cards)


def _if_all_pass(live: Live, seat: int) -> tuple[LogLine, ...]:
    return if_all_pass(live.game, seat)
