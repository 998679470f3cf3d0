"""Masters of the Night in the bar: who acts with what is left, what a choice means, and what matters now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
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
from interrex.games.masters.cards import Event
from interrex.games.masters.combat import BLEEDS, REMOVES
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import DAY_FIGHT_AGENTS, VEIL_TOP
from interrex.games.masters.view import DistrictView, MastersView, VampireView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Option, Scene, kinds

Say = Callable[..., str]

PLAIN: Final = {  # questions that need no more than a better sentence
    "die": "mn-ask-die", "fighter": "mn-ask-fighter", "day effect": "mn-ask-day-effect",
    "first player": "mn-ask-first-player", "move agent": "mn-ask-move-agent", "day fight": "mn-ask-day-fight",
    "reroll": "mn-ask-reroll", "send minions": "mn-ask-minions",
}  # fmt: skip

THUMBS: Final = {  # questions whose rule of thumb is always the same
    "first player": "first", "take along": "along", "die": "die",
    "send minions": "minions", "fighter": "fighter", "who gains blood": "least-blood",
    "give relic": "relic", "expose district": "expose-most", "travel to": "travel",
}  # fmt: skip
LANDINGS: Final = (  # where an event brings agents to, with too few in the pool in the first three
    "first served", "next agent", "next district", "larger number", "move agent",
)  # fmt: skip
MOVE: Final = "move"
LOW_VEIL: Final = 2
LOW_BLOOD: Final = 1
STAYS: Final = ("end", "rest")  # hints by which the vampire is here when the day comes
GOES: Final = ("go-last", "go-expose")  # hints by which it is where agents are


class Hunt(NamedTuple):
    """What the day holds for a vampire that stays with agents."""

    is_sure: bool  # as it stands; else when more agents come
    agents: int
    blood: int  # with the lowest dice, as they lie now, and no minion sent


class Aim(NamedTuple):
    """What matters to the active vampire now: a sentence, and the action it speaks for, if any."""

    key: str
    deed: str = ""
    cells: tuple[str, ...] = ()  # where to go
    then: str = ""  # the action that is announced to follow, in the same turn


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: what is asked, or what goes on; empty for the question as the game words it."""
    t, view = speaker(scene.words.language), scene.view
    if not asked or scene.decision is None:
        return _goes_on(scene, view, t)
    question = scene.decision.question
    if question == "act":
        return _act(scene, view, t)
    if question == "larger number":
        _, larger, smaller = view.row
        return t("mn-ask-larger", larger=larger, smaller=smaller)
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
    """What the active vampire can still do, and what the Veil will lose for want of agents."""
    if not view.active:
        return ""
    said = t("mn-ask-act", vampire=scene.words.card(view.active), ap=view.ap)
    lacking = missing(view)
    return f"{said} {t('mn-lacks', number=lacking)}" if lacking else said


def missing(view: MastersView) -> int:
    """MN-426 By night, how many agents of the next event the pool lacks: each weakens the Veil by 1.

    By day this event's agents are still on their way, and some come back.
    """
    return max(0, sum(view.row) - view.agent_pool) if view.events_left and view.active else 0


def remarks(scene: Scene, options: Sequence[Option]) -> Iterator[str]:
    """Behind a player's name the player's vampires; behind an option how much more it costs the Veil.

    Behind a district what it does by day as it stands; behind the end of a turn what the day will do here.
    """
    t, question = speaker(scene.words.language), scene.decision.question if scene.decision is not None else ""
    losses = _losses(scene, options)
    least = min(losses)
    for option, loss in zip(options, losses, strict=True):
        if loss > least:
            yield t("mn-veil-falls", number=loss - least, least=least)
            continue
        if question == "act" and option.word == END_TURN:
            yield _day(scene, (_cell_of_active(scene.view),), t)
            continue
        if question == "day effect" and _names_cell(option):
            yield _does(scene, option.parts[-1].text, t)
            continue
        letter = option.parts[0].text if question == "first player" and option.parts else ""
        own = [each.name for each in scene.view.vampires if each.player == letter]
        yield scene.words.listed([scene.words.card(each) for each in own]) if own else ""


def _losses(scene: Scene, options: Sequence[Option]) -> tuple[int, ...]:
    """MN-420, MN-426 What each option costs the Veil; the same for all where that cannot be told."""
    view: MastersView = scene.view
    return view.at_stake if len(view.at_stake) == len(options) else (0,) * len(options)


def sides(text: str, t: Say) -> list[tuple[str, str]]:
    """The words of a day effect by the side that must be ahead; words of their own have none."""
    heads = {t(f"mn-side-{side}"): side for side in ("minions", "agents")}
    found = re.split(f"({'|'.join(map(re.escape, heads))})", text)
    plain, marked = found[0].strip(), zip(found[1::2], found[2::2], strict=True)
    return [("", plain)] * bool(plain) + [(heads[head], words.strip()) for head, words in marked]


def ahead(district: DistrictView) -> str:
    """MN-312 to MN-316 Which side is ahead; nobody is where there are as many of both."""
    agents = district.hidden + district.exposed
    if district.seal or district.minions > agents:
        return "minions"
    return "agents" if agents > district.minions else "tie"


def _does(scene: Scene, cell: str, t: Say) -> str:
    """What a district does by day as it stands: the words of the side that is ahead."""
    district = next(each for each in scene.view.districts if each.cell == cell)
    text = kinds(scene.pack)[district.tile].text[scene.words.language]
    found = [words for side, words in sides(text, t) if side in ("", ahead(district))]
    return found[-1] if found else t("mn-day-nothing")


def _cell_of_active(view: MastersView) -> str:
    return next((each.cell for each in view.vampires if each.name == view.active), "")


def hunt(view: MastersView, cell: str, to_come: int = 0) -> Hunt | None:
    """MN-501 to MN-508 Whether agents will hunt by day whoever stays there, when so many more come."""
    there = next((each.hidden + each.exposed for each in view.districts if each.cell == cell), 0)
    is_sure = there >= DAY_FIGHT_AGENTS
    agents = there if is_sure else there + to_come
    if not there or agents < DAY_FIGHT_AGENTS:
        return None
    lowest = view.dice[:agents]
    return Hunt(is_sure, agents, sum(each <= BLEEDS for each in lowest) + agents - len(lowest))


def _to_come(scene: Scene, cell: str) -> int:
    """MN-409 to MN-411 The most agents that the next event may bring there."""
    view: MastersView = scene.view
    most = max(view.row)
    event = kinds(scene.pack).get(view.event_to_come)
    if isinstance(event, Event):
        number = [each.cell for each in view.districts].index(cell)
        most = view.row[0] if number == event.red else max(view.row[1:]) if number in event.grey else 0
    return min(most, view.agent_pool) if view.events_left else 0


def _day(scene: Scene, cells: tuple[str, ...], t: Say, where: str = "here") -> str:
    """The worst of what the day will do there, in a sentence; nothing where no agents are."""
    hunts = [hunt(scene.view, cell, _to_come(scene, cell)) for cell in cells if cell]
    found = max((each for each in hunts if each is not None), default=None)
    if found is None:
        return ""
    if found.is_sure:
        return t("mn-day-hunts", agents=found.agents, blood=found.blood)
    return t("mn-day-may", blood=found.blood, where=where)


# --- what matters now --------------------------------------------------------------------------------


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence; for the night from kills to seals, and from seals to the ritual."""
    if scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question in THUMBS:
        return t(f"mn-now-{THUMBS[question]}")
    if question == "reroll":
        return t("mn-now-reroll" if _are_low(scene.view.dice) else "mn-now-keep-dice")
    if question == "day effect":
        cells = [scene.words.place("cell", each) for each in _one_side_ahead(scene)]
        return t("mn-now-day-effect", places=", ".join(cells)) if cells else ""
    if said := _at_stake(scene, t):
        return said
    found = aim(scene.view) if question == "act" else None
    if found is None:
        return ""
    places = ", ".join([scene.words.place("cell", each) for each in found.cells])
    veil = "full" if scene.view.veil >= VEIL_TOP else "lower"  # there is nothing to strengthen
    said = t(f"mn-now-{found.key}", places=places, ap=scene.view.ap, veil=veil)
    if found.key in STAYS:  # the question says already that nothing else can be paid for
        return _day(scene, (_cell_of_active(scene.view),), t) or said
    return f"{said} {_day(scene, found.cells, t, 'there')}".strip() if found.key in GOES else said


def _at_stake(scene: Scene, t: Say) -> str:
    """Which choice costs the Veil least, by agents that arrive or are missing; or that all cost the same."""
    question, losses = scene.decision.question if scene.decision is not None else "", scene.view.at_stake
    least = min(losses, default=0)
    if any(each > least for each in losses):
        cheap = [each for each, loss in zip(scene.options, losses, strict=True) if loss == least]
        named = [
            scene.words.place("cell", each.parts[-1].text) if _names_cell(each) else each.text
            for each in cheap
        ]
        return t("mn-now-least", places=", ".join(dict.fromkeys(named)))
    if question == "larger number" and scene.view.row[2] and scene.view.agent_pool:
        return t("mn-now-larger")
    return t("mn-now-same", number=least) if losses and question in LANDINGS else ""


def _names_cell(option: Option) -> bool:
    """The option says where agents go, or where they come from."""
    return bool(option.parts) and option.parts[-1].type == "cell"


def _are_low(dice: tuple[int, ...]) -> bool:
    """New dice would be higher, on average."""
    return 2 * sum(dice) < 7 * len(dice)


def _one_side_ahead(scene: Scene) -> list[str]:
    """MN-312 to MN-316 The districts to resolve in which one side is ahead; elsewhere nothing happens."""
    asked = {part.text for option in scene.options for part in option.parts}
    return [each.cell for each in scene.view.districts if each.cell in asked and ahead(each) != "tie"]


def aim(view: MastersView) -> Aim | None:
    """What a sensible player would do next, paid for by the AP of this turn to its last step.

    Whoever does it is told to go on with what was announced (``then``).
    """
    vampire = next((each for each in view.vampires if each.name == view.active), None)
    plans = {each.word: each for each in view.plans}
    if vampire is None:
        return None
    if not view.ap:
        if _can_expose_here(view, vampire, plans) and _dares(vampire):  # it costs nothing
            return Aim("expose-last", EXPOSE)
        return Aim("end", END_TURN) if END_TURN in plans else None
    return _at_hand(view, vampire, plans) or _next_step(view, vampire, plans)


def _at_hand(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> Aim | None:
    """What can be done where the vampire stands, the most pressing first; kills, until it has enough."""
    lacks_kills = vampire.kills < SEAL_KILLS
    if RITUAL in plans:
        return Aim("ritual", RITUAL)
    if SEAL in plans:
        return Aim("seal", SEAL)
    fight = plans.get(FIGHT)
    is_fit = fight is not None and bool(fight.kills) and fight.bleeding < vampire.blood
    if is_fit and missing(view) >= view.veil:
        return Aim("fight-short", FIGHT)
    if view.veil <= max(LOW_VEIL, missing(view)) and RECRUIT in plans:
        return Aim("veil" if view.veil <= LOW_VEIL else "veil-short", RECRUIT)
    here = next(each for each in view.districts if each.cell == vampire.cell)
    if lacks_kills and is_fit:
        return Aim("fight", FIGHT)
    hunts = [each for each in (HUNT, WILD_HUNT) if each in plans]
    hunt = next((each for each in hunts if plans[each].veil < view.veil), "")  # else the game would be lost
    if vampire.blood <= LOW_BLOOD and hunt:
        return Aim("blood", hunt)
    agents, can_expose = here.hidden + here.exposed, _can_expose_here(view, vampire, plans)
    if can_expose and _is_wise(view, vampire, agents) and plans[EXPOSE].ap < view.ap:
        return Aim("expose", EXPOSE, then=FIGHT)
    if agents >= DAY_FIGHT_AGENTS:
        away = tuple(_cell(each) for each in _moves(view) if each.agents < DAY_FIGHT_AGENTS)
        return Aim("hunted", cells=away) if away else Aim("cornered")
    if can_expose and _dares(vampire) and plans[EXPOSE].ap in (0, view.ap):
        return Aim("expose-last", EXPOSE)
    return None


def _can_expose_here(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> bool:
    """Agents are hidden where the vampire stands, and it still needs kills."""
    here = next(each for each in view.districts if each.cell == vampire.cell)
    return vampire.kills < SEAL_KILLS and here.hidden > 0 and EXPOSE in plans


def _next_step(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> Aim:
    """Where the way to the ritual leads from here."""
    if vampire.kills < SEAL_KILLS:
        return _towards_kills(view, vampire, plans)
    if not vampire.sealed:
        return _towards_seal(view, vampire, plans)
    return Aim("gather" if all(each.sealed for each in view.vampires) else "help")


def _towards_kills(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> Aim:
    """Next door somebody to fight, then somebody to expose; else a minion, or a step towards agents."""
    districts = {each.cell: each for each in view.districts}
    near = [each for each in _moves(view) if 0 < each.agents < DAY_FIGHT_AGENTS] if _dares(vampire) else []
    seen = [
        each for each in near if each.ap < view.ap and _is_wise(view, vampire, districts[_cell(each)].exposed)
    ]
    if seen:
        return Aim("go-fight", cells=_cells(seen), then=FIGHT)
    unseen = [each for each in near if districts[_cell(each)].hidden == each.agents]
    left = {each: view.ap - each.ap - view.expose_ap for each in unseen}
    at_once = [each for each in unseen if left[each] > 0 and _is_wise(view, vampire, each.agents)]
    if at_once:
        return Aim("go-expose-fight", cells=_cells(at_once), then=EXPOSE)
    to_come = [each for each in unseen if not left[each]]
    if to_come:
        return Aim("go-expose", cells=_cells(_calmest(to_come)), then=EXPOSE)
    if RECRUIT in plans:
        key = "recruit" if _is_wise(view, vampire, 1) else "low-dice"
        return Aim(key if _dares(vampire) else "spare", RECRUIT)
    if near:
        return Aim("go-last", cells=_cells(_calmest(near)))
    return _closer(view, vampire) if _dares(vampire) else Aim("rest")


def _closer(view: MastersView, vampire: VampireView) -> Aim:
    """A step towards the nearest agents that do not hunt; where there is none, nothing presses."""
    agents = {each.cell: each.hidden + each.exposed for each in view.districts}
    far = _distances(view, {cell for cell, number in agents.items() if 0 < number < DAY_FIGHT_AGENTS})
    free = [_cell(each) for each in _moves(view) if not each.agents and _cell(each) in far]
    least = min([far[each] for each in free], default=len(view.districts))
    if least >= far.get(vampire.cell, 0):
        return Aim("rest")
    return Aim("closer", cells=tuple(each for each in free if far[each] == least))


def _towards_seal(view: MastersView, vampire: VampireView, plans: dict[str, PlanView]) -> Aim:
    """MN-779 to MN-784 The seal needs a minion and no agent: next door, here after Recruit, or far off."""
    districts = {each.cell: each for each in view.districts}
    here = districts[vampire.cell]
    fit = [each for each in view.districts if not (each.seal or each.hidden + each.exposed)]
    free = {each.cell for each in fit if each.minions}
    near = [each for each in _moves(view) if _cell(each) in free and each.ap < view.ap]
    if near:
        return Aim("go-seal", cells=_cells(near), then=SEAL)
    if RECRUIT in plans and here in fit:
        is_paid = plans[RECRUIT].ap < view.ap
        return Aim("recruit-and-seal", RECRUIT, then=SEAL) if is_paid else Aim("recruit-seal", RECRUIT)
    return Aim("to-seal", cells=tuple(each.cell for each in fit if each.minions)) if free else Aim("no-seal")


def _moves(view: MastersView) -> list[PlanView]:
    """The moves that are offered."""
    return [each for each in view.plans if each.parts[0].word == MOVE]


def _calmest(moves: list[PlanView]) -> list[PlanView]:
    """MN-501 Where somebody stays for the day fewer agents are better: so more must come before they hunt."""
    return [each for each in moves if each.agents == min(other.agents for other in moves)]


def _cell(move: PlanView) -> str:
    """Where a move goes."""
    return move.parts[-1].text


def _cells(moves: list[PlanView]) -> tuple[str, ...]:
    return tuple(_cell(each) for each in moves)


def _distances(view: MastersView, goals: set[str]) -> dict[str, int]:
    """MN-704 From each district the moves that it takes to the nearest goal, as the active vampire can go."""
    far, reached, steps = dict.fromkeys(goals, 0), goals, 0
    ways = {each.cell: near for each, near in zip(view.districts, view.ways, strict=False)}
    while reached:
        steps += 1
        reached = {cell for cell, near in ways.items() if cell not in far and reached.intersection(near)}
        far.update(dict.fromkeys(reached, steps))
    return far


def _dares(vampire: VampireView) -> bool:
    """There is blood enough to look for a fight."""
    return vampire.blood > LOW_BLOOD


def _is_wise(view: MastersView, vampire: VampireView, agents: int) -> bool:
    """MN-807 to MN-809 With the best dice of the pool some agents fall, and the vampire is not exhausted."""
    dice = view.dice[max(0, len(view.dice) - agents) :] if agents else ()
    return any(each >= REMOVES for each in dice) and sum(each <= BLEEDS for each in dice) < vampire.blood
