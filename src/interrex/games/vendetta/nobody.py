"""Words that mean nobody where they stand on a card of Vendetta."""

from __future__ import annotations

from typing import Final

from interrex.engine.meant import Said, is_within, words_in
from interrex.games.vendetta.moments import FREE, LOCATION_CARD

BINDS_PLAYER: Final = {"for_each": (1,), "unless_pays": (1, 2)}
BINDS_WHO_PLAYS: Final = {"when_played": (2,)}  # but on a location card, where it is ``you``


def empty_word(said: Said) -> str:
    """A word of a call that means nobody on such a card at such a moment, or nothing."""
    moment = FREE.get(said.moment)
    is_site = said.family == LOCATION_CARD
    is_about = moment is not None and moment.is_about and not is_site
    binds = BINDS_PLAYER if is_site else {**BINDS_PLAYER, **BINDS_WHO_PLAYS}
    for word, path in words_in(said.call):
        if word == "that_player" and not is_about and not is_within(path, binds):
            return word
    return ""
