"""Who looks at a table, and as whom."""

from __future__ import annotations

from dataclasses import dataclass

from interrex.web.tables.live import Live


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a table: from which seat, with which other seats of the same browser, as its creator."""

    seat: int  # the number of seats stands for a watcher
    own: tuple[int, ...]
    language: str
    creator_key: str = ""  # set only if the viewer made the table
    form_token: str = ""
    decks: tuple[
        tuple[str, str], ...
    ] = ()  # id and name of decks this browser has saved, while some are awaited

    def curtain(self, live: Live) -> int | None:
        """Another seat of this browser must decide: nobody sees this one's secrets meanwhile."""
        asked = live.game.seats_asked
        if len(self.own) > 1 and self.seat not in asked:
            return next((seat for seat in asked if seat in self.own), None)
        return None
