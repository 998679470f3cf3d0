"""Words that mean no card, or nobody, where they stand on a card of Veto!"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from interrex.engine.language import BadEffect, parse_phrase
from interrex.engine.meant import Path, Said, words_with_paths
from interrex.games.veto.moments import MOMENTS, ON_STACK
from interrex.games.veto.reading import NEEDS, ONLY_ON, OWN_CHOICE, TARGETS

WORKING: Final = ("do", "cost")
STANDING: Final = "passive"
NEVER_STANDING: Final = ("chosen", "that", "that_player")
ATTACHED: Final = ("equipment", "effect")  # what may have a host
FIGHTERS: Final = ("your_fighter", "enemy_fighter")
THRUST: Final = "thrust"


def empty_word(said: Said) -> str:
    """A word of a call that means no card or nobody in a text that works at such moments, or nothing."""
    if said.moment == STANDING:
        return misplaced(said)
    if said.moment not in WORKING:
        return ""
    moments = answered(said)
    about_card = bool(moments) and all(each in ON_STACK or MOMENTS[each].card for each in moments)
    about_player = bool(moments) and all(
        each in ON_STACK or MOMENTS[each].card or MOMENTS[each].seat for each in moments
    )
    is_peaceful = bool(moments) and said.family != THRUST and not any(MOMENTS[each].duel for each in moments)
    is_decided = bool(moments) or said.part.get("kind") in ("C", "D", "T")
    for word, path in words_with_paths(said.call):
        if word in NEEDS and is_decided and not set(NEEDS[word]).intersection(moments):
            return word
        if word == "host" and said.family not in ATTACHED:
            return word
        if word == "chosen" and said.moment == "cost" and said.part.get("kind") == "T":
            return word  # VT-1039: a thrust chooses when it works, and is paid for before that
        if not is_decided:
            continue
        if word == "that" and not (about_card or is_bound(path, said)):
            return word
        if word == "that_player" and not about_player:
            return word
        if word in FIGHTERS and is_peaceful:
            return word
    return ""


def misplaced(said: Said) -> str:
    """A word of a text that always applies which means nothing on such a card, or nothing at all there."""
    for word, _ in words_with_paths(said.call):
        if word in NEVER_STANDING or (word in ONLY_ON and said.family not in ONLY_ON[word]):
            return word
        if word == "host" and said.family not in ATTACHED:
            return word
    return ""


def answered(said: Said) -> list[str]:
    """The moments at which the text works; none where it waits for none, or for any."""
    names = [call[0] for call in calls_of(said, "when")]
    return names if all(name in MOMENTS for name in names) else []


def calls_of(said: Said, *fields: str) -> Iterator[tuple[Any, ...]]:
    """The calls in these fields of the text, as far as they can be read."""
    for field in fields:
        texts: Any = said.part.get(field, ())
        for text in [each for each in texts if isinstance(each, str)] if isinstance(texts, list) else ():
            try:
                name, values = parse_phrase(text)
            except BadEffect:
                continue
            yield (name, *values)


def is_bound(path: Path, said: Said) -> bool:
    """It is said of a card that is picked or gone through, or chosen when the text is declared."""
    for call, at in reversed(path):
        if call[0] in OWN_CHOICE and at == 1:
            return bool(call[1] != "opponent")
        if call[0] == "unless_pays" and at > 0:  # whoever is to pay is meant there
            return False
    return chooses(said)


def chooses(said: Said) -> bool:
    """A card is chosen when the text is declared."""
    return any(
        isinstance(arg, tuple) and arg[0] in TARGETS
        for call in calls_of(said, *WORKING)
        for word, path in words_with_paths(call)
        for inner, at in path[-1:]
        for arg in inner[1:]
        if inner[0] not in OWN_CHOICE
    )
