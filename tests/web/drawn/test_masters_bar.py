"""The bar of Masters of the Night: who acts, and what a sensible player would do next, by the rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from interrex.games.masters.actions import SEAL_KILLS
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import DAY_FIGHT_AGENTS
from interrex.games.masters.view import MastersView
from interrex.web.show.games.asking import masters as asking
from tests.web.drawn.masters_tables import BY_CORNERS, later, planned
from tests.web.drawn.scenes import asked, key_speaker, with_view

SENTENCES = (
    "ritual seal veil veil-short fight fight-short blood expose expose-last hunted cornered go-fight "
    "go-expose go-expose-fight go-last closer recruit low-dice spare rest end go-seal recruit-seal "
    "recruit-and-seal to-seal no-seal gather help"
)


def distance(view: MastersView, one: str, other: str) -> int:
    """MN-115, MN-704 Moves between two cells: by streets, or as a king of chess goes."""
    rows, columns = abs(int(one[1]) - int(other[1])), abs(int(one[3]) - int(other[3]))
    return max(rows, columns) if view.ways == BY_CORNERS else rows + columns


def is_wise(view: MastersView, agents: int) -> bool:
    """MN-807 to MN-809 By the best dice somebody falls, and the vampire keeps some blood."""
    blood = next(each.blood for each in view.vampires if each.name == view.active)
    best = sorted(view.dice, reverse=True)[:agents]
    return max(best, default=0) >= 3 and len([each for each in best if each <= 4]) < blood


def at_hand(view: MastersView) -> asking.Aim | None:
    """What a sensible player would look at first, where the active vampire stands."""
    vampire = next(each for each in view.vampires if each.name == view.active)
    here = next(each for each in view.districts if each.cell == vampire.cell)
    plans, needs_kills = {each.word: each for each in view.plans}, vampire.kills < SEAL_KILLS
    fight, expose = plans.get("fight"), plans.get("expose") if needs_kills and here.hidden else None
    agents = here.hidden + here.exposed
    hunts = [word for word in ("hunt", "wild hunt") if word in plans and plans[word].veil < view.veil]
    away = tuple(each.parts[-1].text for each in moves(view) if each.agents < DAY_FIGHT_AGENTS)
    is_hunted = agents >= DAY_FIGHT_AGENTS
    can_win = fight is not None and bool(fight.kills) and fight.bleeding < vampire.blood
    lacking = sum(view.row) - view.agent_pool if view.events_left else 0  # MN-426
    pressing = (
        (("ritual", "ritual"), "ritual" in plans),
        (("seal", "seal"), "seal" in plans),
        (("fight-short", "fight"), can_win and lacking >= view.veil),
        (("veil", "recruit"), view.veil <= 2 and "recruit" in plans),
        (("veil-short", "recruit"), view.veil <= lacking and "recruit" in plans),
        (("fight", "fight"), needs_kills and can_win),
        (("blood", *hunts[:1]), vampire.blood <= 1 and hunts),
        (("expose", "expose", (), "fight"), expose and expose.ap < view.ap and is_wise(view, agents)),
        (("hunted", "", away), is_hunted and away),
        (("cornered",), is_hunted),
        (("expose-last", "expose"), expose and vampire.blood > 1 and expose.ap in (0, view.ap)),
    )
    return next((asking.Aim(*found) for found, holds in pressing if holds), None)


def moves(view: MastersView) -> list[PlanView]:
    return [each for each in view.plans if each.parts[0].word == "move"]


def to_kills(view: MastersView) -> asking.Aim:
    """Agents next door that can be fought or exposed with the AP of the turn; else a minion, or a step."""
    vampire = next(each for each in view.vampires if each.name == view.active)
    districts, dares = {each.cell: each for each in view.districts}, vampire.blood > 1
    fought, at_once, exposed, near = [], [], [], []
    for move in [each for each in moves(view) if dares and 0 < each.agents < DAY_FIGHT_AGENTS]:
        cell = move.parts[-1].text
        there, left = districts[cell], view.ap - move.ap
        near.append(cell)
        if left > 0 and is_wise(view, there.exposed):
            fought.append(cell)
        if there.hidden == move.agents and left == view.expose_ap:
            exposed.append(cell)
        if there.hidden == move.agents and left > view.expose_ap and is_wise(view, move.agents):
            at_once.append(cell)
    agents = {each.parts[-1].text: each.agents for each in moves(view)}
    exposed, near = (
        [each for each in some if all(agents[each] <= agents[other] for other in some)]
        for some in (exposed, near)
    )
    can_recruit = "recruit" in {each.word for each in view.plans}
    why = "spare" if not dares else "recruit" if is_wise(view, 1) else "low-dice"
    closer = steps_closer(view, vampire.cell) if dares else []
    ways = (
        (("go-fight", "", tuple(fought), "fight"), fought),
        (("go-expose-fight", "", tuple(at_once), "expose"), at_once),
        (("go-expose", "", tuple(exposed), "expose"), exposed),
        ((why, "recruit"), can_recruit),
        (("go-last", "", tuple(near)), near),
        (("closer", "", tuple(closer)), closer),
    )
    return next((asking.Aim(*found) for found, holds in ways if holds), asking.Aim("rest"))


def steps_closer(view: MastersView, here: str) -> list[str]:
    """The moves to nobody that end nearest to agents who do not hunt, if that is nearer than here."""
    goals = [each.cell for each in view.districts if 0 < each.hidden + each.exposed < DAY_FIGHT_AGENTS]
    if not goals:
        return []
    free = [each.parts[-1].text for each in moves(view) if not each.agents]
    far = {cell: min(distance(view, cell, goal) for goal in goals) for cell in [here, *free]}
    least = min(far.values())
    return [cell for cell in free if far[cell] == least < far[here]]


def to_seal(view: MastersView) -> asking.Aim:
    """MN-779 to MN-784 A seal wants a minion and no agent: next door, here after Recruit, or somewhere."""
    vampire = next(each for each in view.vampires if each.name == view.active)
    quiet = [each for each in view.districts if not each.seal and not each.hidden and not each.exposed]
    free = tuple(each.cell for each in quiet if each.minions)
    near = tuple(each.parts[-1].text for each in moves(view) if each.ap < view.ap)
    near = tuple(each for each in near if each in free)
    recruit = next((each for each in view.plans if each.word == "recruit"), None)
    if near:
        return asking.Aim("go-seal", cells=near, then="seal")
    if recruit is not None and vampire.cell in [each.cell for each in quiet]:
        at_once = recruit.ap < view.ap
        return asking.Aim(
            *(("recruit-and-seal", "recruit", (), "seal") if at_once else ("recruit-seal", "recruit"))
        )
    return asking.Aim("to-seal", cells=free) if free else asking.Aim("no-seal")


def further(view: MastersView) -> asking.Aim:
    """Where the way leads from here: kills, then a seal, then all together."""
    vampire = next(each for each in view.vampires if each.name == view.active)
    if vampire.kills < SEAL_KILLS:
        return to_kills(view)
    if not vampire.sealed:
        return to_seal(view)
    return asking.Aim("gather" if all(each.sealed for each in view.vampires) else "help")


def without_ap(view: MastersView) -> asking.Aim | None:
    """The turn ends, unless Expose costs nothing and somebody is to be fought."""
    words = {each.word for each in view.plans}
    vampire = next(each for each in view.vampires if each.name == view.active)
    here = next(each for each in view.districts if each.cell == vampire.cell)
    if "expose" in words and here.hidden and vampire.kills < SEAL_KILLS and vampire.blood > 1:
        return asking.Aim("expose-last", "expose")
    return asking.Aim("end", "end turn") if "end turn" in words else None


def test_the_bar_speaks_of_what_is_most_pressing() -> None:
    luck, told = random.Random(8), Counter[str]()
    for real in asked("masters", 3, 3, 80):
        for _ in range(60 if real.view.plans else 1):
            scene = later(real, luck)
            view = planned(scene.view, luck) if luck.random() < 0.6 else scene.view
            found = asking.aim(view)
            if not view.active:
                assert found is None
            elif not view.ap:
                assert found == without_ap(view)
            else:
                assert found == (at_hand(view) or further(view))
            told[found.key if found else ""] += 1
    assert set(told) == {"", *SENTENCES.split()}, told


def test_a_move_goes_where_the_view_says_that_ways_lead() -> None:
    seen = 0
    for scene in asked("masters", 3, 3, 80):
        view: MastersView = scene.view
        cell = next((each.cell for each in view.vampires if each.name == view.active), "")
        near = next(
            (near for each, near in zip(view.districts, view.ways, strict=False) if each.cell == cell), ()
        )
        found = {each.parts[-1].text for each in moves(view)}
        assert found <= {*near}
        seen += bool(found)
    assert seen


def test_the_bar_names_who_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "speaker", key_speaker)
    luck, told = random.Random(9), Counter[str]()
    for real in asked("masters", 2, 2, 60):
        scene = later(real, luck)
        view, words = scene.view, scene.words
        name = view.active or view.leader
        vampire = next(each for each in view.vampires if each.name == name)
        who = scene.people["AB".index(vampire.player)].name
        key = "mn-goes-night" if view.active else "mn-goes-day"
        assert asking.prompted(scene, False) == f"{key} vampire={words.card(name)} who={who}"
        assert scene.decision is not None
        question, said = scene.decision.question, asking.prompted(scene, True)
        if question == "act":
            wanted = f"mn-ask-act ap={view.ap} vampire={words.card(name)}"
            lacking = sum(view.row) - view.agent_pool if view.events_left else 0
            if lacking > 0:  # MN-426 told before it happens
                wanted += f" mn-lacks number={lacking}"
                told["lacks"] += bool(view.active)
            assert said == (wanted if view.active else "")
        elif question == "larger number":
            assert said == f"mn-ask-larger larger={view.row[1]} smaller={view.row[2]}"
        else:
            assert said == asking.PLAIN.get(question, "")
        told[question] += 1
        lost = with_view(scene, active="", leader="")
        assert asking.prompted(lost, False) == ""
    assert told["act"] > told["lacks"] > 0


def test_the_bar_says_which_choice_costs_the_veil_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheapest by name where they differ; else that all cost the same, where agents come or lack."""
    monkeypatch.setattr(asking, "speaker", key_speaker)
    luck, told = random.Random(4), Counter[str]()
    for real in asked("masters", 2, 2, 70):
        decision = real.decision
        assert decision is not None
        for question in (*asking.LANDINGS, "act", decision.question):
            options = len(decision.options)
            losses = luck.choice(((), (1,) * options, tuple(luck.randrange(3) for _ in range(options))))
            row = (luck.randrange(3), luck.randrange(1, 3), luck.randrange(2))
            scene = replace(real, decision=replace(decision, question=question))
            scene = with_view(scene, at_stake=losses, row=row, agent_pool=luck.randrange(2))
            said = asking._at_stake(scene, key_speaker("en"))
            if losses and max(losses) > min(losses):
                cheap = [
                    each for each, loss in zip(scene.options, losses, strict=True) if loss == min(losses)
                ]
                cells = [each.parts[-1] if each.parts else None for each in cheap]
                names = [
                    scene.words.place("cell", part.text)
                    if part is not None and part.type == "cell"
                    else each.text
                    for each, part in zip(cheap, cells, strict=True)
                ]
                wanted = f"mn-now-least places={', '.join(dict.fromkeys(names))}"
            elif question == "larger number" and row[2] > 0 and scene.view.agent_pool > 0:
                wanted = "mn-now-larger"
            else:
                wanted = f"mn-now-same number={losses[0]}" if losses and question in asking.LANDINGS else ""
            assert said == wanted
            told[said.partition(" ")[0]] += 1
    assert set(told) == {"", "mn-now-least", "mn-now-larger", "mn-now-same"}


def test_dice_are_low_where_new_ones_would_be_higher() -> None:
    """On average a die shows three and a half; of no dice nothing is said."""
    luck = random.Random(2)
    for _ in range(200):
        dice = tuple(luck.randrange(1, 7) for _ in range(luck.randrange(6)))
        assert asking._are_low(dice) == (sum(each - 3.5 for each in dice) < 0)
