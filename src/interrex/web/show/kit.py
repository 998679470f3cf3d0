"""What macros draw with: a pack's cards in one language, without names of people, for all tables alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeVar

from interrex.engine.table import SEAT_LETTERS
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene, kinds
from interrex.web.tables.sentences import words_for
from interrex.words import Words


class Kit(ABC):
    """The cards of a pack in one language as they lie open; a game says by ``face`` what is seen of each."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.pack = words.pack
        self.kinds = kinds(words.pack)
        self.card = cache(self.face)
        self.name = cache(words.name)
        self.say = cache(words.say)
        self.called = words.card

    @abstractmethod
    def face(self, card_id: str) -> dict[str, Any]:
        """A card as it lies open."""


K = TypeVar("K", bound=Kit)


def kit_of(make: Callable[[Words], K], scene: Scene) -> tuple[K, Callable[..., str]]:
    """The cards and the phrases with which a scene is drawn."""
    assert scene.words.spec is not None
    language = scene.words.language
    words = words_for(language, scene.words.spec.name, SEAT_LETTERS, scene.pack)
    return _made(make, words), speaker(language)


@lru_cache(maxsize=200)
def _made(make: Callable[[Words], Any], words: Words) -> Any:
    return make(words)
