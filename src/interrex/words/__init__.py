"""Words: what the games say, in English, Polish and Portuguese."""

from interrex.words.messages import sources
from interrex.words.sentences import STAND_IN, Words, places_of, refusal

__all__ = ["STAND_IN", "Words", "places_of", "refusal", "sources"]
