"""Words that mean nobody where they stand on a card of Masters of the Night."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import MOMENT
from interrex.engine.language import BadEffect, parse_phrase
from interrex.engine.meant import Path, Said, words_in
from interrex.games.masters.cards import ON_VAMPIRES, PLACEABLE
from interrex.games.masters.meaning import BY_VAMPIRE
from interrex.games.masters.moments import HAPPENED, MOMENTS, VAMPIRE

CONDITIONS: Final = (MOMENT, "discard when")
TO_AN_OWNER: Final = ("relic_gained", "relic_used")  # moments of a card that always have a vampire
COUNTED: Final = frozenset(  # moments at which something is counted
    (
        "agents_enter agents_leave agents_exposed agent_replaced minions_enter minions_leave minion_replaced "
        "landing_loss missing_loss veil_weakened veil_strengthened exchanges blood_comes blood_goes "
        "fight_begins dice_come kills_come threshold_reached fight_ends dice_refilled die_set_aside"
    ).split()
)
OF_A_MOMENT: Final = ("that_vampire", "that_is")
OF_A_COUNT: Final = ("so_many", "that_many")


def empty_word(said: Said) -> str:
    """A word of a call that means nobody, or nothing counted, on such a card at such a moment; or none."""
    moments = spoken_of(said)
    has_own = has_vampire(said)
    is_given = bool(moments) and all(has_one(moment) for moment in moments)
    is_counted = bool(moments) and all(moment in COUNTED for moment in moments)
    for word, path in words_in(said.call):
        if word == "you" and not (has_own or is_given or is_reached(path)):
            return word
        if word in OF_A_MOMENT and not (is_given if moments else has_own or is_reached(path)):
            return word
        if word in OF_A_COUNT and not is_counted:
            return word
    return ""


def spoken_of(said: Said) -> tuple[str, ...]:
    """The moments of the rules at which the call is heard; none where it works at other times."""
    if said.moment in CONDITIONS:
        return (said.call[0],) if said.call[0] in MOMENTS else ()
    whens: Any = said.part.get("when", ()) if said.moment == HAPPENED else ()
    names = [name_of(each) for each in whens if isinstance(each, str)] if isinstance(whens, list) else []
    return tuple([name for name in names if name in MOMENTS])


def name_of(text: str) -> str:
    try:
        return parse_phrase(text)[0]
    except BadEffect:
        return ""


def has_one(moment: str) -> bool:
    """The moment happens to a vampire."""
    return MOMENTS[moment].about == VAMPIRE or moment in TO_AN_OWNER


def has_vampire(said: Said) -> bool:
    """The text belongs to a vampire: of its card, of its relic, or as one that uses or enters a district."""
    if said.moment in BY_VAMPIRE:
        return True
    if said.family == "event":  # which lies on a vampire once its first text has worked
        return said.moment != "event" and said.card.get("on") in ON_VAMPIRES
    if said.family == "relic":
        return said.card.get("kind") != PLACEABLE
    return said.family == "vampire" and said.field != "seal_moments"


def is_reached(path: Path) -> bool:
    """It is said of a vampire that is reached or asked to pay."""
    return any(
        (call[0] == "unless_pays" and at > 0)
        or (call[0] == "for_each" and at == 1 and isinstance(call[1], tuple) and call[1][0] == "each_vampire")
        for call, at in path
    )
