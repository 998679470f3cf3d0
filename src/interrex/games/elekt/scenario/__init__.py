"""Scenarios of Elekt: positions for ``[given]``, moments of a round, facts for ``then``."""

from interrex.games.elekt.scenario.facts import OPTION_WORDS, facts
from interrex.games.elekt.scenario.given import set_position

__all__ = ["OPTION_WORDS", "facts", "set_position"]
