"""Masters of the Night in the bar: who acts with what is left, what a choice means, and what matters now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from interrex.games.masters.actions import (
    END_TURN,
    EXPOSE,
    FIGHT,
    HUNT,
    RECRUIT,
    RITUAL,
    SEAL,
    SEAL_KILLS,
    WILD_HUNT,
)
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import DAY_FIGHT_AGENTS
from interrex.games.masters.view import MastersView, VampireView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene

Say = Callable[..., str]

PLAIN: Final = {  # questions that need no more than a better sentence
    "die": "mn-ask-die", "fighter": "mn-ask-fighter", "day effect": "mn-ask-day-effect",
    "first player": "mn-ask-first-player", "day fight": "mn-ask-day-fight",
    "reroll": "mn-ask-reroll",
}  # fmt: skip

THUMBS: Final = {  # questions whose rule of thumb is always the same
    "first player": "first", "larger number": "larger", "take along": "along", "die": "die",
    "send minions": "minions", "fighter": "fighter",
}  # fmt: skip
MOVE: Final = "move"
LOW_VEIL: Final = 2
LOW_BLOOD: Final = 1


class Aim(NamedTuple):
    """What matters to the active vampire now: a sentence, and the action it speaks for, if any."""

    key: str
    deed: str = ""
    cells: tuple[str, ...] = ()  # where to go


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: what is asked, or what goes on; empty for the question as the game words it."""
    t, view = speaker(scene.words.language), scene.view
    if not asked or scene.decision is None:
        return _goes_on(scene, view, t)
    question = scene.decision.question
    if question == "act":
        return _act(scene, view, t)
    return t(PLAIN[question]) if question in PLAIN else ""


def _goes_on(scene: Scene, view: MastersView, t: Say) -> str:
    """For who waits: the vampire that acts by night, the leader by day."""
    name = view.active or view.leader
    vampire = next((each for each in view.vampires if each.name == name), None)
    if vampire is None:
        return ""
    person = scene.people["ABCDE".index(vampire.player)]
    key = "mn-goes-night" if view.active else "mn-goes-day"
    return t(key, vampire=scene.words.card(name), who=person.called(t) or person.letter)


def _act(scene: Scene, view: MastersView, t: Say) -> str:
    """What the active vampire can still do: AP for moves and actions, or only what costs none."""
    here = next((each.cell for each in view.vampires if each.name == view.active), "")
    if not view.active or not here:
        return ""
    where = scene.words.place("cell", here, "in")
    return t("mn-ask-act", vampire=scene.words.card(view.active), where=where, ap=view.ap)


# --- what matters now --------------------------------------------------------------------------------


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence; for the night from kills to seals, and from seals to the ritual."""
    if scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question in THUMBS:
        return t(f"mn-now-{THUMBS[question]}")
    found = aim(scene.view) if question == "act" else None
    if found is None:
        return ""
    places = ", ".join([scene.words.place("cell", each) for each in found.cells])
    return t(f"mn-now-{found.key}", places=places)


def aim(view: MastersView) -> Aim | None:
    """What a sensible player would look at first: the end, danger, and then the next step to the ritual."""
    vampire = next((each for each in view.vampires if each.name == view.active), None)
    plans = {each.word: each for each in view.plans}
    if vampire is None or not view.ap:
        return Aim("end", END_TURN) if vampire is not None and END_TURN in plans else None
    return _at_hand(view, vampire, plans) or _next_step(view, vampire)


def _at_hand(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> Aim | None:
    """What can be done where the vampire stands, the most pressing first; kills, until it has enough."""
    lacks_kills = vampire.kills < SEAL_KILLS
    if RITUAL in plans:
        return Aim("ritual", RITUAL)
    if SEAL in plans:
        return Aim("seal", SEAL)
    if view.veil <= LOW_VEIL and RECRUIT in plans:
        return Aim("veil", RECRUIT)
    fight = plans.get(FIGHT)
    if lacks_kills and fight is not None and fight.kills and fight.bleeding < vampire.blood:
        return Aim("fight", FIGHT)
    hunts = [each for each in (HUNT, WILD_HUNT) if each in plans]
    hunt = next((each for each in hunts if plans[each].veil < view.veil), "")  # else the game would be lost
    if vampire.blood <= LOW_BLOOD and hunt:
        return Aim("blood", hunt)
    if lacks_kills and EXPOSE in plans and view.ap > 1:  # else nothing is left to fight with
        return Aim("expose", EXPOSE)
    here = next(each for each in view.districts if each.cell == vampire.cell)
    return Aim("hunted") if here.hidden + here.exposed >= DAY_FIGHT_AGENTS else None


def _next_step(view: MastersView, vampire: VampireView) -> Aim:
    """Where the way to the ritual leads from here."""
    if vampire.kills < SEAL_KILLS:
        moves = [each for each in view.plans if each.parts[0].word == MOVE]
        near = tuple(each.parts[-1].text for each in moves if 0 < each.agents < DAY_FIGHT_AGENTS)
        return Aim("go" if view.ap > 1 else "go-last", cells=near) if near else Aim("far")
    if not vampire.sealed:
        fit = [each for each in view.districts if each.minions and not each.seal]
        free = tuple(each.cell for each in fit if not each.hidden + each.exposed)
        return Aim("to-seal", cells=free) if free else Aim("no-seal")
    return Aim("gather" if all(each.sealed for each in view.vampires) else "help")
