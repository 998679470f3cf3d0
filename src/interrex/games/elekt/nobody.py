"""Words that mean nobody where they stand on a card of Elekt, or somebody else than they say."""

from __future__ import annotations

from typing import Final

from interrex.engine.language import words_in
from interrex.engine.meant import Path, Said, is_within, words_with_paths
from interrex.games.elekt.cards import NEED_AN_OWNER, OF_A_PLAYER, OF_THE_BEARER
from interrex.games.elekt.moments import FOR_NOBODY, MOMENTS, SELF

WITH_OWNER: Final = ("unit", "privilege")
OF_AN_OWNER: Final = frozenset(
    (
        "owner winner own opponents sceptre lowest_court_position outnumbered each_opponent "
        "each_opponent_here"
    ).split()
)
OF_GIVEN: Final = ("owner", "another")  # what is given is meant for others by the Unit that gives it
OF_ONE_SIDE: Final = frozenset(("own", "opponents"))
BINDS_PLAYER: Final = {"for_each": (1,), "unless_pays": (1, 2), "those": tuple(range(1, 10))}
OF_THE_ZONE: Final = frozenset(("resolve_first", "skip", "ties_go_to"))  # they concern no player
COUNTING: Final = "counting"
REWARD: Final = "won_"


def empty_word(said: Said) -> str:
    """A word of a call that means nobody on such a card at such a moment, or nothing."""
    moment = MOMENTS.get(said.moment)
    if moment is None:
        return ""
    is_owned, is_unit = said.family in WITH_OWNER, said.family == "unit"
    for word, path in words_with_paths(said.call):
        if not is_unit and (word == "this" or (word in OF_THE_BEARER and len(path) == 1)):
            return word
        if word in NEED_AN_OWNER and not is_owned and said.moment in FOR_NOBODY:
            return word
        if word in OF_GIVEN and said.call[0] == "give" and not is_unit:
            return word
        if word in OF_AN_OWNER and not is_owned and is_for_nobody(said):
            return word
        if word in OF_ONE_SIDE and not is_owned and said.moment == COUNTING:  # each Unit is its owner's
            return word
        if word == "winner" and not has_winner(said.family, said.moment):
            return word
        if word == "that" and not moment.that_unit and not is_of_units(path):
            return word
        if word in OF_A_PLAYER and not moment.that_player and not is_within(path, BINDS_PLAYER):
            return word
    return ""


def is_for_nobody(said: Said) -> bool:
    """A Mission or Influence works for nobody then, or what it changes concerns the Zone alone."""
    return said.moment in FOR_NOBODY or not OF_THE_ZONE.isdisjoint(words_in(said.call))


def is_of_units(path: Path) -> bool:
    """It stands in what is done for each of several Units."""
    return any(
        call[0] == "for_each" and at == 1 and isinstance(call[1], tuple) and call[1][0] == "each"
        for call, at in path
    )


def has_winner(family: str, word: str) -> bool:
    """EL-508, EL-605 Whoever the text works for has won something at that moment."""
    moment = MOMENTS[word]
    wins = any(event.startswith("after_") or event == "card_won" for event in moment.events)
    wins = wins or word.startswith(REWARD)
    return wins and (moment.side == SELF or family not in WITH_OWNER)
