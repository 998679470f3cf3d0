"""The actions of the night in Masters: what each costs and brings, and why it cannot be taken now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from interrex.games.masters.actions import (
    END_TURN,
    EXPOSE,
    FIGHT,
    HUNT,
    HUNT_KILLS,
    NIGHT_EFFECT,
    RECRUIT,
    RECRUIT_AP,
    RITUAL,
    SEAL,
    SEAL_KILLS,
    WILD_HUNT,
    WILD_HUNT_KILLS,
)
from interrex.games.masters.plan import PlanView
from interrex.games.masters.view import MastersView
from interrex.web.show.games.asking.masters import aim, hunt
from interrex.web.show.scene import Thing

SERVES: Final = {  # the actions of the night by what they serve
    "kills": (EXPOSE, FIGHT), "city": (RECRUIT, NIGHT_EFFECT), "blood": (HUNT, WILD_HUNT),
    "goal": (SEAL, RITUAL), "turn": (END_TURN,),
}  # fmt: skip
ACTIONS: Final = tuple(each for actions in SERVES.values() for each in actions)
PRICES: Final = {RECRUIT: RECRUIT_AP, END_TURN: 0}  # AP where it is not 1
THRESHOLDS: Final = {HUNT: HUNT_KILLS, WILD_HUNT: WILD_HUNT_KILLS, SEAL: SEAL_KILLS, RITUAL: SEAL_KILLS}
VEIL_CHANGES: Final = {RECRUIT: 1, WILD_HUNT: -1}
RULES: Final = {  # where the book begins to tell of an action
    EXPOSE: "MN-714", FIGHT: "MN-720", RECRUIT: "MN-726", NIGHT_EFFECT: "MN-733", HUNT: "MN-751",
    WILD_HUNT: "MN-765", SEAL: "MN-785", RITUAL: "MN-790", END_TURN: "MN-615",
}  # fmt: skip
REASONS: Final = {  # why an action cannot be taken, in a few words, by the rule against it
    "MN-711": "ap", "MN-717": "ap", "MN-723": "ap", "MN-730": "ap", "MN-748": "ap", "MN-762": "ap",
    "MN-779": "ap", "MN-787": "ap", "MN-727": "pool", "MN-733": "day", "MN-749": "kills", "MN-763": "kills",
    "MN-770": "kills", "MN-780": "kills", "MN-788": "kills", "MN-782": "no-minion", "MN-783": "agents",
    "MN-784": "sealed", "MN-1101": "own-seal", "MN-1201": "seals", "MN-1202": "apart", "MN-1203": "agents",
    "MN-1204": "minions", "MN-738": "blood", "MN-741": "fights", "MN-773": "fights", "MN-777": "veil",
}  # fmt: skip
IN_VAIN: Final = {EXPOSE: "no-hidden", FIGHT: "no-exposed", HUNT: "full", WILD_HUNT: "full"}  # MN-619

Costs = tuple[tuple[str, str, str], ...]  # a sign, its name and a number each


class Deed(NamedTuple):
    """An action of the night: its price, what it would bring, or what is against it now."""

    thing: str
    word: str
    state: str  # free, barred, or idle while no vampire acts
    ap: int
    kills: int
    costs: Costs
    reason: str
    rule: str
    matters: bool  # it is what matters now
    is_warned: bool  # MN-501 agents will hunt by day whoever ends its turn here


def action(word: str) -> Thing:
    """An action on its board, as something to choose."""
    return Thing("action", word.replace(" ", "-"))


def deeds(view: MastersView, night_effect: int) -> tuple[Deed, ...]:
    """Every action in its usual order; that of the district where the vampire stands has its own price."""
    barred = {each.word: each.rule for each in view.barred}
    by_word = {each.word: each for each in view.plans}
    found = aim(view)
    best = found.deed if found is not None else ""
    here = next((each.cell for each in view.vampires if each.name == view.active), "")
    warned = END_TURN if hunt(view, here) is not None else ""
    return tuple(
        _deed(word, by_word.get(word), barred.get(word, ""), night_effect, word == best, word == warned)
        for word in ACTIONS
    )


def _deed(word: str, plan: PlanView | None, rule: str, printed: int, matters: bool, is_warned: bool) -> Deed:
    ap = plan.ap if plan is not None else printed if word == NIGHT_EFFECT else PRICES.get(word, 1)
    veil = -plan.veil if plan is not None else VEIL_CHANGES.get(word, 0)
    price: Costs = (("veil", "mn-veil", signed(veil)),) if veil else ()
    if plan is not None and word == FIGHT:
        price = _outcome(plan)
    state = "free" if plan is not None else "barred" if rule else "idle"
    kills, reason, thing = THRESHOLDS.get(word, 0), why_not(word, rule), action(word)
    cited = rule if rule and reason != "card" else RULES[word]
    return Deed(thing.id, thing.name, state, ap, kills, price, reason, cited, matters, is_warned)


def why_not(word: str, rule: str) -> str:
    """Why something cannot be done, as the end of a key: by its rule, by a card, or because it is in vain."""
    if not rule:
        return ""
    if rule.startswith("MN-E"):
        return "card"
    return REASONS.get(rule) or IN_VAIN.get(word, "vain")


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


@lru_cache(maxsize=5000)
def costs(plan: PlanView | None) -> Costs:
    """The price of a move or a relic, each as a sign, its name and a number."""
    if plan is None:
        return ()
    found = [("", "mn-ap", str(plan.ap))] if plan.ap else []
    if plan.blood:
        found.append(("blood", "mn-pay-blood", str(plan.blood)))
    if plan.veil:
        found.append(("veil", "mn-veil", signed(-plan.veil)))
    return tuple(found)


@lru_cache(maxsize=5000)
def _outcome(plan: PlanView) -> Costs:
    """What a fight with the best dice of the pool would bring."""
    found = [("kill", "mn-plan-kills", f"+{plan.kills}")]
    if plan.bleeding:
        found.append(("blood", "mn-plan-bleeding", f"−{plan.bleeding}"))
    if plan.unknown:
        found.append(("die-6", "mn-unknown", f"+{plan.unknown}?"))
    return tuple(found)
