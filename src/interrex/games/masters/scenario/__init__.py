"""Scenarios of Masters of the Night: positions for ``[given]``, moments of a round, facts for ``then``."""

from interrex.games.masters.scenario.facts import OPTION_WORDS, facts
from interrex.games.masters.scenario.given import set_position

__all__ = ["OPTION_WORDS", "facts", "set_position"]
