"""Scenarios of Veto!: positions for ``[given]``, moments of a round, facts for ``then``."""

from interrex.games.veto.scenario.facts import OPTION_WORDS, position_facts
from interrex.games.veto.scenario.given import set_position

__all__ = ["OPTION_WORDS", "position_facts", "set_position"]
