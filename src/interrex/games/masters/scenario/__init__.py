"""Scenarios of Masters of the Night: positions for ``[given]``, moments of a round, facts for ``then``."""

from interrex.games.masters.scenario.facts import OPTION_WORDS, position_facts
from interrex.games.masters.scenario.given import set_position

__all__ = ["OPTION_WORDS", "position_facts", "set_position"]
