"""A match: a game with its past, so that a choice can be taken back while nothing was learned."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.errors import NotUndoable
from interrex.engine.game import SEAT_LETTERS, Table
from interrex.engine.knowledge import knows

BARS: Final = {  # front ends say them in their own words: ui-undo-<key>
    "nothing": "Nothing has been chosen yet.",
    "over": "The game is over, and what was secret lies open: nothing is taken back any more.",
    "other": "Another seat has chosen since; only the last choice can be taken back.",
    "chance": "Chance was seen since: a deck was shuffled or something was drawn by lot.",
    "secret": "Something secret was shown since.",
}


class Match:
    """A game and a copy of every earlier position."""

    __slots__ = ("game", "past")

    def __init__(self, game: Table) -> None:
        self.game = game
        self.past: list[tuple[int, Table]] = []  # who chose, and the position before

    def choose(self, word: str, seat: int | None = None) -> None:
        """Take an option; a refusal changes nothing."""
        before = self.game.copy()
        who = seat if seat is not None else (before.seats_asked[0] if before.asked else 0)
        self.game.choose(word, seat)
        self.past.append((who, before))

    def undo_bar(self, seat: int) -> str:
        """What keeps this seat from taking back its last choice, as a key of ``BARS``; empty: nothing."""
        if not self.past:
            return "nothing"
        if self.game.is_over:
            return "over"
        who, before = self.past[-1]
        if who != seat:
            return "other"
        if before.chance.state != self.game.chance.state:
            return "chance"
        return "secret" if shown_since(before, self.game) else ""

    def why_not_undo(self, seat: int) -> str:
        """The reason why this seat cannot take back its last choice; empty when it can."""
        bar = self.undo_bar(seat)
        if bar == "secret":
            return f"Something secret was shown since: {shown_since(self.past[-1][1], self.game)}."
        return BARS.get(bar, "")

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, or say why not."""
        reason = self.why_not_undo(seat)
        if reason:
            raise NotUndoable(reason)
        _, self.game = self.past.pop()

    def view(self, seat: int) -> Any:
        return self.game.view(seat)


def shown_since(before: Table, now: Table) -> str:
    """The first card that somebody knows now and did not know before; empty if there is none."""
    for seat in range(now.seats + 1):
        for card in range(len(now.where)):
            if before.sees[before.where[card]] >> seat & 1:
                continue  # its face lay open to this seat already
            new_place = knows(now, seat, card) and not knows(before, seat, card)
            new_position = now.pinned[card] & ~before.pinned[card] & 1 << seat
            seen = now.sees[now.where[card]] & ~before.sees[before.where[card]] & 1 << seat
            hidden_before = not before.pinned[card] & 1 << seat and before.ordered[before.where[card]]
            if new_place or new_position or (seen and hidden_before):
                return f"{now.card_word(card)} became known to {_seat_word(now, seat)}"
    return ""


def _seat_word(game: Table, seat: int) -> str:
    return "everybody" if seat == game.seats else f"seat {SEAT_LETTERS[seat]}"
