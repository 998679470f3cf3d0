"""Words that mean nobody where they stand on a card of Vendetta."""

from __future__ import annotations

from typing import Final

from interrex.engine.meant import Said, is_within, words_with_paths
from interrex.games.vendetta.cards import NOWHERE_WORDS, empty_side
from interrex.games.vendetta.moments import FREE, LOCATION_CARD, WON_IS_KNOWN

LIES_NOWHERE: Final = ("ally", "relic")
GONE_HOME: Final = ("clan_card", "round_end")  # the locations are empty by then
BINDS_PLAYER: Final = {"for_each": (1,), "unless_pays": (1, 2)}
BINDS_WHO_PLAYS: Final = {"when_played": (2,)}  # but on a location card, where it is ``you``


def empty_word(said: Said) -> str:
    """A word of a call that means nobody on such a card at such a moment, or nothing."""
    moment = FREE.get(said.moment)
    is_site = said.family == LOCATION_CARD
    is_about = moment is not None and moment.is_about and not is_site
    binds = BINDS_PLAYER if is_site else {**BINDS_PLAYER, **BINDS_WHO_PLAYS}
    is_nowhere = said.family in LIES_NOWHERE or (said.family, said.moment) == GONE_HOME
    for word, path in words_with_paths(said.call):
        if (word in NOWHERE_WORDS and is_nowhere) or (word == "won" and said.moment not in WON_IS_KNOWN):
            return word
        if not path and (empty := empty_side(said.family, said.moment, word, said.call[1:])):
            return empty
        if word == "that_player" and not is_about and not is_within(path, binds):
            return word
    return ""
