"""Words: what the games say, in English, Polish and Portuguese."""

from interrex.words.sentences import STAND_IN, Words, bundle, copy_of, places_of, sources, typed

__all__ = ["STAND_IN", "Words", "bundle", "copy_of", "places_of", "sources", "typed"]
