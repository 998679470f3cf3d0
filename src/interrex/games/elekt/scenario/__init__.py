"""Scenarios of Elekt: positions for ``[given]``, moments of a round, facts for ``then``."""

from interrex.games.elekt.scenario.facts import OPTION_WORDS, position_facts
from interrex.games.elekt.scenario.given import set_position

__all__ = ["OPTION_WORDS", "position_facts", "set_position"]
