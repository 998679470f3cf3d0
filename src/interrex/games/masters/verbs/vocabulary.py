"""The words that texts of Masters of the Night may use: parameters, and the verbs that only stand.

A standing verb does nothing by itself; the chapter that asks for it says what it changes. It works
from a card in play, a placed relic, a seal, or a relic somebody owns, and its place says for whom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from interrex.engine.effects import MOMENT, Number, OneOf, Parameter, Vocabulary
from interrex.games.masters.cards import CELL_NAMES, DISTRICTS
from interrex.games.masters.moments import MOMENTS
from interrex.games.masters.verbs.forms import PHRASES

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

verbs: Final = Vocabulary()

FEW: Final = Number(1, 6)
DISTRICT: Final = OneOf({name.replace("-", "_"): number for number, name in enumerate(DISTRICTS)})
CELL: Final = OneOf({name: number for number, name in enumerate(CELL_NAMES)})


def words(*names: str) -> OneOf:
    """Selectors that stand for themselves."""
    return OneOf({name: name for name in names})


STANDING: Final[dict[str, int]] = {}
CONDITIONS: Final[dict[str, int]] = {}


def standing(name: str, *moments: str, takes: tuple[Parameter, ...] = ()) -> int:
    """Offer a verb that the rules consult; its number is its row in ``Masters.force``."""
    number = len(STANDING)
    STANDING[name] = number
    _offer(name, moments, takes)
    return number


def condition(name: str, takes: tuple[Parameter, ...] = ()) -> int:
    """Offer a removal condition of placed events (MN-445)."""
    number = len(CONDITIONS)
    CONDITIONS[name] = number
    _offer(name, ("discard when",), takes)
    return number


def _offer(name: str, moments: tuple[str, ...], takes: tuple[Parameter, ...]) -> None:
    def consulted() -> None:
        """Never called: the rules look whether this verb stands."""

    consulted.__name__ = name
    verbs.verb(*moments, takes=takes)(consulted)


# movement
DIAGONAL_MOVES: Final = standing("diagonal_moves", "while", "owned")
JOINED: Final = standing("joined", "while", takes=(CELL, CELL))
NO_ESCORT: Final = standing("no_escort", "while")
# costs and bans
MOVE_COST: Final = standing("move_cost", "while", takes=(FEW,))
EXPOSE_COST: Final = standing("expose_cost", "while", takes=(FEW,))
NIGHT_EFFECT_COST: Final = standing("night_effect_cost", "while", takes=(FEW,))
WILD_HUNT_VEIL: Final = standing("wild_hunt_veil", "while", takes=(FEW,))
CHEAPER_FIRST_EXPOSE: Final = standing("cheaper_first_expose", "owned", takes=(FEW,))
NO_DAY_EFFECT: Final = standing("no_day_effect", "while")
NO_NIGHT_EFFECT: Final = standing("no_night_effect", "while", takes=(DISTRICT,))
NO_HUNT_AMONG_AGENTS: Final = standing("no_hunt_among_agents", "while")
NO_HUNT_NEAR: Final = standing("no_hunt_near", "while")
NO_BLOOD_ABILITY: Final = standing("no_blood_ability", "while")
NO_ABILITIES_NEAR: Final = standing("no_abilities_near", "while")
# action points and yields
AP_SET: Final = standing("ap_set", "while", takes=(FEW,))
AP_LESS: Final = standing("ap_less", "while", takes=(FEW,))
HUNT_YIELD: Final = standing("hunt_yield", "seal", takes=(FEW,))
RECRUIT_YIELD: Final = standing("recruit_yield", "seal", takes=(FEW,))
BLOOD_MAXIMUM: Final = standing("blood_maximum", "owned", takes=(FEW,))
BORROW_BLOOD: Final = standing("borrow_blood", "relic")
# agents arriving
AGENT_AFTER_PLAN: Final = standing("agent_after_plan", "while", takes=(FEW,))
MORE_RED: Final = standing("more_red", "while", takes=(FEW,))
SMALLER_PLAN: Final = standing("smaller_plan", "seal", takes=(FEW,))
NO_LANDING: Final = standing("no_landing", "seal")
REDIRECT_AGENT: Final = standing("redirect_agent", "while")
# fights
DAY_FIGHT_FROM: Final = standing("day_fight_from", "while", takes=(FEW,))
DAY_FIGHT_BLOOD: Final = standing("day_fight_blood", "while", takes=(FEW,))
NO_MINIONS_BY_DAY: Final = standing("no_minions_by_day", "while")
FIGHT_BLOOD: Final = standing("fight_blood", "while", takes=(FEW,))
LESS_FIGHT_BLOOD: Final = standing("less_fight_blood", "while", takes=(FEW,))
BLOOD_AFTER_FIGHT: Final = standing("blood_after_fight", "owned", takes=(FEW, FEW))
ONLY_DICE: Final = standing("only_dice", "while")
ANY_DICE_BY_DAY: Final = standing("any_dice_by_day", "seal")
# comparisons, seals, ritual, Veil
MINIONS_DOUBLE: Final = standing("minions_double", "while")
SEAL_CRACKED: Final = standing("seal_cracked", "while")
SEAL_FREE: Final = standing("seal_free", "while")
RITUAL_DISCOUNT: Final = standing("ritual_discount", "seal", takes=(FEW,))
VEIL_CAPPED: Final = standing("veil_capped", "while", takes=(FEW,))

NO_AGENT_HERE: Final = condition("no_agent_here")
MINIONS_AHEAD_HERE: Final = condition("minions_ahead_here")
MINION_AND_NO_AGENT_HERE: Final = condition("minion_and_no_agent_here")
VAMPIRE_EXHAUSTED: Final = condition("vampire_exhausted")
BLOOD_AT_MAXIMUM: Final = condition("blood_at_maximum")
FIGHT_REMOVED: Final = condition("fight_removed", (FEW,))
VAMPIRE_HUNTS: Final = condition("vampire_hunts")
HOLDS: Final = condition("holds", PHRASES)

for _name in MOMENTS:
    _offer(_name, (MOMENT, "discard when"), PHRASES)
