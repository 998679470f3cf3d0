"""The vocabulary of Elekt: moments, selectors, and the texts that the rules consult.

A verb that acts is a step and stands in a chapter of its own: ``instants.py`` for Units that were
just assigned, ``reactions.py`` for Missions and Influences and what comes before Power,
``privileges.py``. A verb that the rules consult does nothing by itself; the chapter named beside it
says what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from interrex.engine.effects import Number, OneOf, Parameter, Several, Vocabulary
from interrex.games.elekt.table import ATTRIBUTE_NAMES, COURT, ZONE_NAMES, Elekt

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

verbs: Final = Vocabulary()
borne_by: Final[dict[str, tuple[str, ...]]] = {}  # verb -> the families of cards that may bear it

UNIT: Final = ("unit",)
ZONE_CARD: Final = ("mission", "influence")
PRIVILEGE: Final = ("privilege",)


SUPERSEDED: Final = (
    frozenset(  # by gain_heat, lose_heat, steal_heat, put_token, strike, drop, send_home, shift, give
        (
            "collect_heat discard_heat take_heat attach destroy_unit discard_unit return_to_hand move_to "
            "give_symbols give_symbols_if"
        ).split()
    )
)


def verb(
    families: tuple[str, ...], *moments: str, takes: tuple[Parameter, ...] = ()
) -> Callable[[FunctionT], FunctionT]:
    """Offer a function to the cards of these families, at these moments."""

    def offer(function: FunctionT) -> FunctionT:
        borne_by[function.__name__] = families
        return verbs.verb(*moments, takes=takes, superseded=function.__name__ in SUPERSEDED)(function)

    return offer


# --- words for arguments -----------------------------------------------------------------------


def words(*names: str) -> OneOf:
    """Selectors that stand for themselves."""
    return OneOf({name: name for name in names})


def numbered(names: tuple[str, ...], **more: int) -> OneOf:
    """Names that stand for their numbers."""
    table: Mapping[str, int] = {**{name: number for number, name in enumerate(names)}, **more}
    return OneOf(table)


ANY_TOKEN: Final = -1
ATTRIBUTE: Final = numbered(ATTRIBUTE_NAMES)
SOME_ATTRIBUTES: Final = Several(ATTRIBUTE)
TOKEN: Final = numbered(ATTRIBUTE_NAMES, any_token=ANY_TOKEN)
ZONE: Final = numbered(ZONE_NAMES)
TARGET: Final = words("this", "another", "any", "another_spectre", "another_cultist")
GROUP: Final = words(
    "this", "all", "spectres", "cultists", "basics", "elite", "own_others", "own_other_spectres"
)
DEEDS: Final = words("destroying", "saving", "moving", "swapping")
FEW: Final = Number(1, 3)
CONSULTED_VERBS: Final[set[str]] = set()  # they do nothing by themselves


# --- texts that the rules consult --------------------------------------------------------------


def consulted(name: str, families: tuple[str, ...], moment: str, *takes: Parameter) -> None:
    """Offer a verb that does nothing by itself."""

    def text(game: Elekt) -> None:
        """A text that is consulted, never performed."""

    text.__name__ = name
    CONSULTED_VERBS.add(name)
    verb(families, moment, takes=takes)(text)


# abilities.py
consulted("protect", UNIT + ZONE_CARD, "always", GROUP, DEEDS)
consulted("silence_zone_card", UNIT, "always")
consulted("silence_instants", UNIT, "always")
consulted("cheaper_each_round", PRIVILEGE, "always", FEW)
# limits.py
consulted("uncounted", UNIT, "always")
consulted("limit_set", ZONE_CARD, "always", Number(0, 9))
consulted("limit_raise", ZONE_CARD, "always", Number(-3, 3))
consulted("own_limit_raise", PRIVILEGE, "always", ZONE, FEW)
# recruitment.py, assignment.py
consulted("draws", PRIVILEGE, "always", Number(1, 5))
consulted("assignments", PRIVILEGE, "always", Number(1, 9))
consulted("toll", ZONE_CARD, "assigning_here", FEW)
# confrontations.py
consulted("resolve_first", ZONE_CARD, "always", ATTRIBUTE)
consulted("skip", ZONE_CARD, "always", ATTRIBUTE)
consulted("require_units", ZONE_CARD, "taking_part", Number(1, 9), ATTRIBUTE)
consulted("win_ties", PRIVILEGE, "tie", SOME_ATTRIBUTES)
consulted("win_ties_in", PRIVILEGE, "tie", ATTRIBUTE, Several(ZONE))
consulted("win_ties_here", UNIT, "tie", SOME_ATTRIBUTES)
consulted("lose_ties", UNIT, "tie", SOME_ATTRIBUTES)
consulted("ties_go_to", ZONE_CARD, "tie", words("highest", "lowest"), SOME_ATTRIBUTES)
# counting.py
consulted("give_symbols", UNIT + ZONE_CARD, "counting", GROUP, ATTRIBUTE, Number(-3, 3))
consulted(
    "give_symbols_if", UNIT, "counting", words("lowest_court_position"), GROUP, ATTRIBUTE, Number(-3, 3)
)
consulted("hide_symbols", ZONE_CARD, "counting", GROUP, ATTRIBUTE)
consulted("count_as", ZONE_CARD, "counting", ATTRIBUTE, ATTRIBUTE)
consulted("temple_counts", ZONE_CARD, "counting")
consulted("count_elsewhere", UNIT, "counting", ATTRIBUTE, OneOf({"court": COURT}))
# rewards.py
consulted("tokens_may_match", UNIT, "won_occultism")
consulted("extra_token", UNIT, "won_occultism")
consulted("token_count", ZONE_CARD, "won_occultism", Number(0, 4))
consulted("heat_instead", ZONE_CARD, "won_occultism", FEW)
consulted("swap_opponents", UNIT, "won_deceit")
consulted("may_move_instead", ZONE_CARD, "won_deceit")
consulted("destroy_more", UNIT, "won_violence", Number(2, 4))
consulted("must_destroy", ZONE_CARD, "won_violence")
consulted("take_won_card", UNIT, "won_power", FEW)
# destruction.py
consulted("choose_victim", UNIT, "destroying")
consulted("keep_in_zone", UNIT, "saved", Number(0, 3))
consulted("saving_price", UNIT + ZONE_CARD, "saving", GROUP, Number(0, 3))
consulted("free_save_each_round", PRIVILEGE, "saving", GROUP)
consulted("raise_saving_price", PRIVILEGE, "saving", GROUP, FEW)
