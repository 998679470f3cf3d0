"""Words that mean nobody, or no place, where they stand on a card of Masters of the Night."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.effects import MOMENT
from interrex.engine.language import BadEffect, parse_phrase
from interrex.engine.meant import Path, Said, words_with_paths
from interrex.games.masters.cards import (
    OF_DISTRICTS,
    OF_VAMPIRES,
    ON_VAMPIRES,
    ONLY_PLACED,
    PLACEABLE,
    PLACED,
    sides_of,
)
from interrex.games.masters.meaning import BY_VAMPIRE
from interrex.games.masters.moments import DISCARD, DISTRICT, HAPPENED, MOMENTS, SIDES, VAMPIRE

CONDITIONS: Final = (MOMENT, "discard when")
TO_AN_OWNER: Final = ("relic_gained", "relic_used")  # moments of a card that always have a vampire
COUNTED: Final = frozenset(  # moments at which something is counted
    (
        "agents_enter agents_leave agents_exposed agent_replaced minions_enter minions_leave minion_replaced "
        "landing_loss missing_loss veil_weakened veil_strengthened exchanges blood_comes blood_goes "
        "fight_begins dice_come kills_come threshold_reached fight_ends dice_refilled die_set_aside"
    ).split()
)
STANDING: Final = ("while", "owned")
OF_A_MOMENT: Final = ("that_vampire", "that_is")
OF_A_COUNT: Final = ("so_many", "that_many")
OF_A_VAMPIRE: Final = ("you", "other")
OF_A_PLACE: Final = ("here", "there", "adjacent", "near", "is_here", "is_there")
OF_A_PLAN: Final = ("red", "grey")  # which only events have
AT_A_PLACE: Final = ("event_placed", "relic_placed", *TO_AN_OWNER)  # moments of a card that have a district


def empty_word(said: Said) -> str:
    """A word of a call that means nobody, no place or nothing counted on such a card at such a moment."""
    moments = spoken_of(said)
    if said.moment in STANDING and misplaced(said):
        return str(said.call[0])
    has_own = has_vampire(said)
    is_given = bool(moments) and all(has_one(moment) for moment in moments)
    is_counted = bool(moments) and all(moment in COUNTED for moment in moments)
    is_somewhere = has_district(said) or (bool(moments) and all(has_place(moment) for moment in moments))
    is_undecided = said.moment == HAPPENED and not moments  # it is still to be chosen when
    sides = sides_of(said.family, str(said.card.get("kind", "")), str(said.card.get("on", "")))
    for word, path in words_with_paths(said.call) if not is_undecided else ():
        if word in SIDES - sides and is_side(said, path):
            return word
        if word in OF_A_VAMPIRE and not (has_own or is_given or is_reached(path)):
            return word
        if word in OF_A_PLACE and not (is_somewhere or is_side(said, path) or is_taken_there(path)):
            return word
        if word == DISCARD and said.family in ("district", "vampire"):
            return word
        if word in OF_A_PLAN and said.family != "event":
            return word
        if word in OF_A_MOMENT and not (is_given if moments else has_own or is_reached(path)):
            return word
        if word in OF_A_COUNT and not is_counted:
            return word
    return ""


def misplaced(said: Said) -> bool:
    """MN-444 A text about a district lies in one, a text about a vampire on one; see the reader of packs."""
    verb, card = said.call[0], said.card
    is_placed = card.get("kind") in (PLACED, PLACEABLE)
    if is_placed and card.get("kind") == PLACED and not card.get("on"):
        return False  # it is still to be chosen where
    on_vampire = card.get("on") in ON_VAMPIRES
    if verb in OF_DISTRICTS and is_placed and on_vampire:
        return True
    return (verb in ONLY_PLACED and not is_placed) or (verb in OF_VAMPIRES and is_placed and not on_vampire)


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


def has_place(moment: str) -> bool:
    """The moment happens in a district."""
    return MOMENTS[moment].about in (VAMPIRE, DISTRICT) or moment in AT_A_PLACE


def has_district(said: Said) -> bool:
    """The text works in a district: its own, that of its card, or where its vampire is."""
    if said.family == "event":  # which lies somewhere once its first text has worked
        return said.moment != "event" and said.card.get("kind") == PLACED
    return True


def is_side(said: Said, path: Path) -> bool:
    """It says whose moment is meant."""
    return said.moment in CONDITIONS and said.call[0] in MOMENTS and len(path) == 1


def is_taken_there(path: Path) -> bool:
    """It is said of a district that is gone through, or of a vampire that is reached or asked to pay."""
    return is_reached(path) or any(call[0] == "for_each" and at == 1 for call, at in path)


def is_reached(path: Path) -> bool:
    """It is said of a vampire that is reached or asked to pay."""
    return any(
        (call[0] == "unless_pays" and at > 0)
        or (call[0] == "for_each" and at == 1 and isinstance(call[1], tuple) and call[1][0] == "each_vampire")
        for call, at in path
    )
