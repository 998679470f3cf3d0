"""Masters of the Night in the bar: who acts with what is left, and what a choice means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.games.masters.view import MastersView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene

Say = Callable[..., str]

PLAIN: Final = {  # questions that need no more than a better sentence
    "die": "mn-ask-die", "fighter": "mn-ask-fighter", "day effect": "mn-ask-day-effect",
    "first player": "mn-ask-first-player", "day fight": "mn-ask-day-fight",
    "reroll": "mn-ask-reroll",
}  # fmt: skip


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
