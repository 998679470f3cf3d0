"""Masters of the Night: what the page says of the coming day, told a second time at tables of all sorts."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games.masters.actions import END_TURN
from interrex.games.masters.table import VEIL_TOP
from interrex.games.masters.view import MastersView
from interrex.web.phrases import speaker
from interrex.web.show.games.asking import masters as asking
from interrex.web.show.scene import Scene, kinds
from interrex.web.tables.sentences import words_for
from tests.web.drawn.masters_tables import later, planned
from tests.web.drawn.scenes import asked, key_speaker, with_view

HUNTERS = 3  # MN-501 so many agents hunt
HIDES = 4  # a higher die costs no blood
ENDS, GOES = {"end", "rest"}, {"go-last", "go-expose"}  # hints to stay, and hints to go where agents are


def may_come(scene: Scene, cell: str) -> int:
    """The most that an event can bring there: its own cells where it is known, else anywhere."""
    view: MastersView = scene.view
    if not view.events_left:
        return 0
    number = {cell: max(view.row)}
    if view.event_to_come:
        event = kinds(scene.pack)[view.event_to_come]
        cells = [each.cell for each in view.districts]
        number = {cells[each]: max(view.row[1:]) for each in event.grey} | {cells[event.red]: view.row[0]}
    return min(number.get(cell, 0), view.agent_pool)


def day(scene: Scene, cells: tuple[str, ...], where: str) -> str:
    """Who is hunted for sure comes before who may be; then more agents, then more blood."""
    hunts = []
    for district in scene.view.districts:
        agents = district.hidden + district.exposed
        is_sure = agents >= HUNTERS
        number = agents if is_sure else agents + may_come(scene, district.cell)
        if district.cell in cells and agents and number >= HUNTERS:
            dice = [*scene.view.dice, *[1] * number][:number]  # one that is not there hides nobody
            hunts.append((is_sure, number, sum(each <= HIDES for each in dice)))
    if not hunts:
        return ""
    is_sure, agents, blood = max(hunts)
    return (
        f"mn-day-hunts agents={agents} blood={blood}"
        if is_sure
        else f"mn-day-may blood={blood} where={where}"
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_the_day_is_told_to_who_stays_or_goes_among_agents(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(asking, "speaker", key_speaker)
    luck, told = random.Random(seats), Counter[str]()
    for real in asked("masters", seats, 2, 60):
        decision = real.decision
        if decision is None or decision.question != "act":
            continue
        for _ in range(25):
            scene = with_view(later(real, luck), events_left=luck.choice((0, 1, 4)), at_stake=())
            scene = replace(scene, view=planned(scene.view, luck))
            view: MastersView = scene.view
            here = tuple(each.cell for each in view.vampires if each.name == view.active)
            behind = {each.word: each.remark for each in scene.options}
            assert behind[END_TURN] == day(scene, here, "here")
            told[behind[END_TURN].partition(" ")[0]] += 1
            found = asking.aim(view)
            if found is None:
                assert asking.matters(scene) == ""
                continue
            places = ", ".join(scene.words.place("cell", each) for each in found.cells)
            veil = "full" if view.veil >= VEIL_TOP else "lower"
            said = f"mn-now-{found.key} ap={view.ap} places={places} veil={veil}"
            there = day(scene, found.cells, "there") if found.key in GOES else ""
            stays = day(scene, here, "here") if found.key in ENDS else ""
            assert asking.matters(scene) == (stays or f"{said} {there}".strip())
            told.update({"there": bool(there), "stays": bool(stays)})
    assert min(told[each] for each in ("", "mn-day-hunts", "mn-day-may", "there", "stays")) > 0, told


def test_a_district_does_by_day_what_is_said_of_the_side_that_is_ahead() -> None:
    """MN-312 to MN-316 With a seal it is the minions'; where nobody is ahead, what needs no side."""
    real = next(asked("masters", 2, 1, 1))
    met = Counter[str]()
    for language in LANGUAGES:
        t = speaker(language)
        heads = {side: t(f"mn-side-{side}") for side in ("minions", "agents")}
        scene = replace(real, words=words_for(language, "masters", "AB", real.pack))
        for number, district in enumerate(scene.view.districts):
            text = kinds(scene.pack)[district.tile].text[language]
            for minions, hidden, exposed, seal in (
                (2, 1, 0, ""),
                (1, 1, 1, ""),
                (1, 1, 0, ""),
                (0, 2, 1, "x"),
            ):
                side = "minions" if seal or minions > hidden + exposed else "agents"
                is_tie = not seal and minions == hidden + exposed
                now = replace(district, minions=minions, hidden=hidden, exposed=exposed, seal=seal)
                districts = list(scene.view.districts)
                districts[number] = now
                seen = with_view(scene, districts=tuple(districts))
                own = text.partition(heads[side])[2] if not is_tie else ""
                plain = text
                for head in heads.values():
                    own, plain = own.partition(head)[0], plain.partition(head)[0]
                wanted = own.strip() or plain.strip() or t("mn-day-nothing")
                assert asking._does(seen, district.cell, t) == wanted
                met["tie" if is_tie else side] += bool(own)
                met[f"{wanted == t('mn-day-nothing')}"] += 1
    assert min(met[each] for each in ("minions", "agents", "True", "False")) > 0, met
