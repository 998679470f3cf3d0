"""Words: what the games say, in English, Polish and Portuguese."""

from interrex.words.sentences import STAND_IN, Words, bundle, places_of, refusal, sources

__all__ = ["STAND_IN", "Words", "bundle", "places_of", "refusal", "sources"]
