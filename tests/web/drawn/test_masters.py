"""The table of Masters of the Night: every part says what the view says; deeds, goal and aim by the rules."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.masters.cards import District, Event, Relic
from interrex.games.masters.combat import DARKNESS_KILLS
from interrex.games.masters.plan import BarredView, PlanView
from interrex.games.masters.table import DAY_FIGHT_AGENTS, KILL_TRACK, VEIL_TOP
from interrex.games.masters.view import LOSSES, MastersView
from interrex.web.phrases import speaker
from interrex.web.show import regions
from interrex.web.show.games import masters
from interrex.web.show.games.asking import masters as asking
from interrex.web.show.games.doing import masters as doing
from interrex.web.show.kit import kit_of
from interrex.web.show.scene import Scene, kinds
from tests.web.drawn.masters_tables import later, planned
from tests.web.drawn.scenes import asked, parts_by_name, positions, scene_of, with_view

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"vampires": 3}),
    (2, {}),
    (3, {"difficulty": "hard"}),
    (5, {}),
]


def check_districts(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: MastersView = scene.view
    of, turned = kinds(scene.pack), view.event or view.event_to_come
    plans = {each.parts[-1].text: each for each in view.plans if each.word.startswith("move ")}
    for number, district in enumerate(view.districts):
        _, shown, there, mark, arriving = parts[f"district-{district.cell}"][:5]
        assert shown == district
        assert [pawn.name for pawn in there] == list(district.vampires)
        wanted = ""
        if turned:
            wanted = "red" if of[turned].red == number else "grey" if number in of[turned].grey else ""
        assert mark == wanted
        red, larger, smaller = view.row
        numbers = {
            "": "",
            "red": f"{red}",
            "grey": f"{larger}" if larger == smaller else f"{smaller}–{larger}",
        }
        assert arriving == numbers[mark]
        aim = asking.aim(view)
        is_best = aim is not None and district.cell in aim.cells
        assert parts[f"cost-{district.cell}"][1:3] == (doing.costs(plans.get(district.cell)), is_best)


def check_people(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: MastersView = scene.view
    for each in view.vampires:
        who = scene.people["ABCDE".index(each.player)]
        pawn, is_you, decides = parts[f"vampire-{each.name}"][1:4]
        acts, leads = each.name == view.active, each.name == view.leader
        assert pawn == (each.name, who.letter, who.name, who.colour, not each.ready, acts, leads)
        assert (is_you, decides) == (who.seat == scene.seat, who.decides and acts)
        sealed = scene.words.place("cell", each.sealed) if each.sealed else ""
        assert parts[f"life-{each.name}"][1:5] == (each.blood, each.blood_maximum, each.kills, sealed)
        relics, costs, cards = parts[f"cards-{each.name}"][1:4]
        assert (relics, cards, len(costs)) == (each.relics, each.cards, len(each.relics))
    acting = parts["acting"][1]
    assert (acting.name if acting else "", parts["acting"][2]) == (view.active, view.ap)
    order = [name for name, _ in masters.picture(scene)["vampires"]]  # what is drawn first is read first
    own = [each.name for each in view.vampires if each.player == "ABCDE"[scene.seat : scene.seat + 1]]
    assert (sorted(order), order[: len(own)]) == (sorted(each.name for each in view.vampires), own)


def check_goal(scene: Scene, goal: Any) -> None:
    """MN-1201 to MN-1207 What a ritual needs, where it is nearest."""
    view: MastersView = scene.view
    count = len(view.vampires)
    places = [
        each
        for each in view.districts
        if len(each.vampires) == max(len(one.vampires) for one in view.districts)
    ]
    kills = sum(min(each.kills, KILL_TRACK) for each in view.vampires)
    seals = len([each for each in view.vampires if each.sealed])
    assert (goal.vampires, goal.kills, goal.kills_needed, goal.seals) == (
        count,
        kills,
        KILL_TRACK * count,
        seals,
    )
    assert goal.together == len(places[0].vampires)
    fewest = min(each.hidden + each.exposed for each in places)
    assert goal.agents == fewest
    missing = min(each.ritual - each.minions for each in places if each.hidden + each.exposed == fewest)
    assert goal.minions_needed - goal.minions == missing
    assert goal.events == view.events_left
    assert goal.now == ("ritual" if seals == count else "kills" if kills < KILL_TRACK * count else "seals")


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_parts_say_what_the_view_says(seats: int, variants: dict[str, Any]) -> None:
    luck, seen = random.Random(seats), Counter[str]()
    for game in positions("masters", seats, seats, 90, 3, **variants):
        viewer = luck.randrange(seats + 1)
        real = scene_of(game, viewer)
        for scene in (real, later(real, luck), later(real, luck)):
            view: MastersView = scene.view
            parts = parts_by_name(iter([*masters.parts_alike(scene), *masters.parts(scene)]))
            check_districts(scene, parts)
            check_people(scene, parts)
            check_goal(scene, parts["goal"][1])
            is_night = bool(view.events_left and view.active)
            lacking = max(0, sum(view.row) - view.agent_pool) if is_night else 0  # MN-426
            told = (lacking, view.agent_pool) if lacking else ()
            assert parts["veil"][1:6] == (view.veil, VEIL_TOP, view.row, view.loss, told)
            assert parts["dice"][1:4] == (view.dice, view.aside, view.taken)
            assert parts["event"][1:4] == (view.event or view.last_event, bool(view.event), view.events_left)
            assert (parts["to-come"][2], parts["relic"][2]) == (view.event_to_come, view.relic)
            status = parts["status"][1]
            fights = bool(view.asked) and view.asked[0].question in masters.FIGHTING
            step = "hunt" if fights and view.phase == "day" else view.step
            assert status == (
                view.round, view.phase, step, view.difficulty, view.relics_left, view.agent_pool,
                view.minion_pool, view.blood_pool, lacking,
            )  # fmt: skip
            seen["short" if lacking else "enough"] += 1
            seen[parts["goal"][1].now] += 1
    assert len(seen) == 5, seen


def test_a_cross_without_agents_is_left_out_and_the_others_keep_their_colour() -> None:
    """MN-405 The first number of the row is the red cross's, the others are blue-grey."""
    scene = scene_of(next(positions("masters", 2, 1)), 0)
    for row in itertools.product((0, 2), repeat=3):
        drawn = regions.drawn_scene(with_view(scene, row=row), "masters")
        crosses = re.findall(r'<b class="(red|grey)-cross">', drawn)
        colours = zip(("red", "grey", "grey"), row, strict=True)
        assert crosses == [colour for colour, number in colours if number]


def test_signs_of_a_district() -> None:
    """Tokens with their numbers, drawn one by one up to five; who is ahead by day; where a hunt will be."""
    luck, kit = random.Random(2), kit_of(masters.Cards, scene_of(next(positions("masters", 2, 1)), 0))[0]
    seen = Counter[str]()
    for game in positions("masters", 2, 2, 60, 5):
        for each in later(scene_of(game, 0), luck).view.districts:
            district = replace(each, minions=luck.choice((0, 1, 4, 5, 6)))
            numbers = {"hidden": district.hidden, "exposed": district.exposed, "minion": district.minions}
            tokens = [(token["sign"], token["number"], token["few"]) for token in kit.tokens(district)]
            assert [number for _, number, _ in tokens] == [number for number in numbers.values() if number]
            assert all(few == (number <= 5) for _, number, few in tokens)
            agents, ahead = district.hidden + district.exposed, kit.ahead(district)
            night = kinds(house_pack("masters"))[district.tile].night
            wanted = "minions" if district.seal or district.minions > agents else "agents"
            if not district.seal and district.minions == agents:
                wanted = "tie"
            assert ahead == ("" if night else wanted)
            assert kit.hunted(district) == (bool(district.vampires) and agents >= DAY_FIGHT_AGENTS)
            seen[ahead] += 1
    assert len(seen) == 4, seen
    assert [kit.effect(value) for value in range(1, 7)] == [(value >= 3, value <= 4) for value in range(1, 7)]
    for tile, kind in kinds(house_pack("masters")).items():
        if isinstance(kind, District):
            assert kit.price(tile) == (kind.ap or 1)
            assert kit.face(tile)["ap"] == kind.ap
    assert kit.price("") == 1


def test_abilities_are_barred_by_the_rule_or_by_what_is_missing() -> None:
    """MN-738 blood for one, MN-770 kills for the other, where the game names no other rule."""
    scene, seen = scene_of(next(positions("masters", 2, 1)), 0), Counter[str]()
    kit, _ = kit_of(masters.Cards, scene)
    for vampire in scene.view.vampires:
        blood, darkness = kit.powers(vampire.name)
        assert (blood["sign"], darkness["sign"]) == ("blood", "veil")
        for kills in range(KILL_TRACK + 1):
            for left in (0, blood["cost"] - 1, blood["cost"], 6):
                changed = replace(vampire, kills=kills, blood=left)
                free = kit.bars(changed, ())
                lacks = "MN-738" if left < blood["cost"] else ""
                weak = "MN-770" if kills < DARKNESS_KILLS else ""
                assert free == ((doing.why_not("", lacks), lacks), (doing.why_not("", weak), weak))
                barred = tuple(BarredView(each["id"], "MN-741") for each in (blood, darkness))
                assert kit.bars(changed, barred) == (("fights", "MN-741"), ("fights", "MN-741"))
                seen.update([lacks, weak])
    assert len(seen) == 3


# --- deeds --------------------------------------------------------------------------------------------


def test_deeds_have_the_price_of_their_plan_or_the_printed_one() -> None:
    luck, seen = random.Random(5), Counter[str]()
    signed = {-2: "−2", -1: "−1", 1: "+1", 2: "+2"}
    for scene in asked("masters", 2, 2, 60):
        view = planned(scene.view, luck)
        plans = {each.word: each for each in view.plans}
        rules = {each.word: each.rule for each in view.barred}
        found = doing.deeds(view, 3)
        aim = asking.aim(view)
        assert [deed.thing for deed in found] == [
            f"action:{word.replace(' ', '-')}" for word in doing.ACTIONS
        ]
        for word, deed in zip(doing.ACTIONS, found, strict=True):
            plan, rule = plans.get(word), rules.get(word, "")
            printed = {"recruit": 2, "end turn": 0, "night effect": 3}.get(word, 1)
            assert deed.ap == (plan.ap if plan else printed)
            assert deed.state == ("free" if plan else "barred" if rule else "idle")
            assert deed.matters == (aim is not None and aim.deed == word)
            veil = -plan.veil if plan else {"recruit": 1, "wild hunt": -1}.get(word, 0)
            costs = [("veil", "mn-veil", signed[veil])] if veil else []
            if plan and word == "fight":
                costs = [("kill", "mn-plan-kills", f"+{plan.kills}")]
                costs += [("blood", "mn-plan-bleeding", f"−{plan.bleeding}")] if plan.bleeding else []
                costs += [("die-6", "mn-unknown", f"+{plan.unknown}?")] if plan.unknown else []
            assert deed.costs == tuple(costs)
            by_card = rule.startswith("MN-E")
            assert deed.rule == (rule if rule and not by_card else doing.RULES[word])
            assert bool(deed.reason) == bool(rule)
            if rule and not by_card:
                vain = {"expose": "no-hidden", "fight": "no-exposed", "hunt": "full", "wild hunt": "full"}
                assert deed.reason == (doing.REASONS.get(rule) or vain.get(word, "vain"))
            seen[deed.state] += 1
    assert len(seen) == 3


def test_a_price_names_what_is_paid() -> None:
    plan = PlanView("move r1c1", (), 1, 0, 0)
    assert doing.costs(None) == ()
    for ap in (0, 1, 2):
        for blood in (0, 2):
            for veil in (-1, 0, 1):
                wanted = [("", "mn-ap", str(ap))] if ap else []
                wanted += [("blood", "mn-pay-blood", str(blood))] if blood else []
                wanted += [("veil", "mn-veil", "−1" if veil > 0 else "+1")] if veil else []
                assert doing.costs(replace(plan, ap=ap, blood=blood, veil=veil)) == tuple(wanted)


def test_the_sheet_of_the_city_has_every_text_whole() -> None:
    """A law: whatever lies on a district, its words can be read, each side's for themselves."""
    for language, game in zip(LANGUAGES, positions("masters", 3, 2, 30, 10), strict=True):
        scene = scene_of(game, 0, language)
        drawn = unescape(regions.drawn_scene(scene, "masters"))
        sheet = drawn.split('id="city-sheet"')[1].split("</template>")[0]
        assert 'data-sheet="city-sheet"' in drawn
        for each in scene.view.districts:
            face = masters.Cards(scene.words).face(each.tile)
            assert face["name"] in sheet
            for _, words in masters.sides(face["text"], speaker(language)):
                assert words in sheet


# --- the end, cards ---------------------------------------------------------------------------------


def test_the_end_says_how_far_all_came() -> None:
    t, luck = speaker("en"), random.Random(11)
    for game in positions("masters", 3, 3, 60, 20):
        scene = later(scene_of(game, 0), luck)
        scene = with_view(scene, veil_lost=(("event", 2), ("agents", 1)))
        view, goal = scene.view, masters._goal(scene)
        stood = dict(masters.stood(scene))
        assert stood[t("mn-end-rounds")] == f"{view.round}"
        assert stood[t("mn-veil")] == f"{view.veil}"
        assert stood[t("mn-events")] == f"{view.events_left}"
        assert stood[t("mn-seals-placed")] == f"{goal.seals} / {len(view.vampires)}"
        assert stood[t("mn-gathered")] == f"{goal.together} / {len(view.vampires)}"
        assert stood[t("mn-kills")] == f"{goal.kills} / {goal.kills_needed}"
        assert stood[t("mn-lost-event")] == "2"
        causes = tuple((each, luck.randrange(1, 9)) for each in luck.sample(LOSSES, 3))
        told = masters.concluded(with_view(scene, veil=0, veil_lost=causes))
        most, every = max(number for _, number in causes), sum(number for _, number in causes)
        assert told in [
            t(f"mn-turned-{each}", lost=most, all=every) for each, number in causes if number == most
        ]
        assert masters.concluded(with_view(scene, veil=1)) == t(
            "mn-turned-events", kills=goal.kills, needed=goal.kills_needed
        )
        assert str(view.round) in masters.concluded(with_view(scene, winners=(0, 1, 2)))
        for seat, letter in enumerate("ABC"):
            own = [each for each in view.vampires if each.player == letter]
            assert [number for _, number in masters.tally(scene, seat)] == [each.kills for each in own]
            assert all(scene.words.card(each.name) in label
                       for each, (label, _) in zip(own, masters.tally(scene, seat), strict=True))  # fmt: skip


def test_every_card_shows_what_it_is() -> None:
    game = next(positions("masters", 2, 1))
    for number, (card, kind) in enumerate(kinds(house_pack("masters")).items()):
        scene = scene_of(game, 0, LANGUAGES[number % 3])
        kit, _ = kit_of(masters.Cards, scene)
        words, face, full = scene.words, kit.face(card), masters.card_face(scene.words, scene.pack, card)
        family = "relic" if isinstance(kind, Relic) else "event" if isinstance(kind, Event) else "ability"
        assert (face["family"], face["night"]) == (family, isinstance(kind, District) and kind.night)
        plan = []
        if isinstance(kind, Event):
            plan = ["red" if each == kind.red else "grey" if each in kind.grey else "" for each in range(9)]
        assert (face["plan"], full.get("plan", []) if full else plan) == (plan, plan)
        if isinstance(kind, Relic):
            costs = {"ap": kind.ap, "blood": kind.blood, "veil": kind.veil}
            said = [words.say(f"masters-plan-{name}", number=value) for name, value in costs.items() if value]
            assert full["lines"] == ([", ".join(said)] if said else [])
        if isinstance(kind, Event | Relic | District):
            assert face["text"] == kind.text[words.language]
