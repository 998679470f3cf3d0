"""What Masters of the Night says in the bar: the ritual, the day to come, what the Veil loses."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import interrex
from interrex.engine.options import verb
from interrex.games.masters.actions import END_TURN, EXPOSE, FIGHT, SEAL_KILLS, WILD_HUNT, WILD_HUNT_KILLS
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import REVEALED, Masters
from interrex.games.masters.view import MastersView
from interrex.web.phrases import speaker
from interrex.web.show import regions
from interrex.web.show.games.asking import masters
from interrex.web.show.games.asking.masters import aim
from interrex.web.show.games.doing.masters import deeds
from interrex.web.show.prompt import matters_to
from interrex.web.show.scene import Scene, kinds
from tests.masters.test_stakes import READINGS
from tests.masters.weighed import weighed
from tests.web.house import Open
from tests.web.test_matters import LANGUAGES, first_asked, new_table

LANDINGS = (
    "larger number",
    "first served",
    "next agent",
    "next district",
    "which district",
    "move agent",
    "urn",
)


def view_of_act(house: Open) -> MastersView:
    """What a vampire's player sees who is asked for an action."""
    live = new_table(house, "masters", 3, 1)
    luck = random.Random(1)
    while not live.game.decisions or live.game.decisions[0].question != "act":
        decision = luck.choice(live.game.decisions)
        live.game.choose(luck.choice(decision.options), decision.seat)
    view = live.game.view(live.game.decisions[0].seat)
    assert isinstance(view, MastersView)
    return view


def test_the_way_to_the_ritual_is_said_to_its_end(house: Open) -> None:
    """From nine kills on: place the seal, help the others, gather."""
    view = view_of_act(house)
    view = replace(view, districts=tuple(replace(each, hidden=0, exposed=0) for each in view.districts))
    full = [replace(each, kills=SEAL_KILLS) for each in view.vampires]
    placed = [replace(each, sealed="r3c3") for each in full]
    own = [each if each.name == view.active else other for each, other in zip(placed, full, strict=True)]
    steps = [full, own, placed]
    found = [aim(replace(view, vampires=tuple(each), plans=())) for each in steps]  # nothing is next door
    assert [each.key for each in found if each is not None] == ["to-seal", "help", "gather"]
    bare = replace(view, districts=tuple(replace(each, minions=0) for each in view.districts))
    assert aim(replace(bare, vampires=tuple(full), plans=())) == ("no-seal", "", (), "")


def test_nobody_is_told_to_lose_the_game_or_to_kill_more_than_is_needed(house: Open) -> None:
    """MN-766 Wild Hunt at Veil 1 loses; a vampire with nine kills fights for none."""
    view = view_of_act(house)
    hunt, fight = planned(WILD_HUNT, veil=1), planned(FIGHT, kills=2)
    tired = tuple(replace(each, blood=1, kills=WILD_HUNT_KILLS) for each in view.vampires)
    found = [aim(replace(view, vampires=tired, plans=(hunt,), veil=veil)) for veil in (2, 1)]
    assert [each is not None and each.deed for each in found] == [WILD_HUNT, ""]
    among = replace(view, districts=tuple(replace(each, hidden=1) for each in view.districts), dice=(5, 6))
    for kills, deed in ((SEAL_KILLS - 1, FIGHT), (SEAL_KILLS, "")):
        fit = tuple(replace(each, blood=3, kills=kills) for each in view.vampires)
        for plan in (fight, planned(EXPOSE)):
            told = aim(replace(among, vampires=fit, plans=(plan,), veil=5))
            assert told is not None
            assert told.deed == (plan.word if deed else "")


def planned(word: str, veil: int = 0, kills: int = 0) -> PlanView:
    return PlanView(word, (verb(word),), 1, 0, veil, kills=kills)


def test_what_is_announced_for_a_turn_can_be_done_in_it() -> None:
    """Whoever does what is said first is told next to do what was announced, and it is offered."""
    announced: Counter[str] = Counter()
    for seed in range(12):
        game, luck = interrex.new("masters", seats=2 + seed % 4, seed=seed), random.Random(seed)
        promise = ""
        while not game.is_over:
            decision = luck.choice(game.decisions)
            choice = luck.choice(decision.options)
            found = aim(game.view(decision.seat)) if decision.question == "act" else None
            if found is not None:
                assert promise in ("", found.deed)
                promise = found.then
                advised = found.deed or f"move {found.cells[0]}" if found.cells or found.deed else choice
                choice = advised if promise or advised in decision.options else choice
                announced[found.key] += 1
            game.choose(choice, decision.seat)
    assert {"expose", "go-fight", "go-expose"} <= set(announced)


STEPS = (
    "ritual seal veil veil-short fight fight-short blood expose expose-last hunted cornered go-fight "
    "go-expose go-expose-fight go-last closer recruit low-dice spare rest end go-seal recruit-seal "
    "recruit-and-seal to-seal no-seal gather help"
)


def test_where_missing_agents_would_end_the_game_one_fights() -> None:
    """MN-426 Agents that fall go back to the pool: whoever can fight is told so, with kills enough too."""
    met = 0
    for seed in range(12):
        game, luck = interrex.new("masters", seats=2, seed=seed), random.Random(seed)
        while not game.is_over:
            decision = luck.choice(game.decisions)
            view = game.view(decision.seat)
            found = aim(view) if decision.question == "act" else None
            if found is not None and found.key == "fight":
                short = replace(view, agent_pool=0, veil=1)
                told = aim(replace(short, row=(1, 0, 0)))
                assert told is not None
                assert (told.key, told.deed) == ("fight-short", FIGHT)
                for veil in (1, 2, 3, 4):  # low by itself, or only because so many are missing
                    plans = (*view.plans, PlanView("recruit", (verb("recruit"),), 2, 0, -1))
                    low = aim(
                        replace(
                            short,
                            row=(2, 1, 1),
                            veil=veil,
                            plans=tuple(each for each in plans if each.word != "fight"),
                        )
                    )
                    assert low is not None
                    assert low.key == ("veil" if veil < 3 else "veil-short")
                spared = aim(replace(short, agent_pool=9, veil=6))
                assert spared == found
                met += 1
            game.choose(luck.choice(decision.options), decision.seat)
    assert met


def test_the_day_begins_where_one_side_is_ahead(house: Open) -> None:
    """MN-314 Where nobody is ahead nothing happens, and nobody is sent there."""
    seen = first_asked(new_table(house, "masters", 3, 1), "day effect", random.Random(5))
    level = tuple(replace(each, hidden=0, exposed=0, minions=0, seal="") for each in seen.view.districts)
    asked = next(each for each in level if each.cell in {each.parts[-1].text for each in seen.options})
    ahead = tuple(replace(each, minions=1) if each == asked else each for each in level)
    views = [replace(seen.view, districts=each) for each in (level, ahead)]
    said = [matters_to(replace(seen, view=view)) for view in views]
    assert said[0] == ""
    t, text = speaker("en"), kinds(seen.pack)[asked.tile].text["en"]
    behind = [list(masters.remarks(replace(seen, view=view), seen.options)) for view in views]
    at = [each.parts[-1].text for each in seen.options].index(asked.cell)
    does = behind[1][at]
    assert does in text
    assert t("mn-side-agents") not in does
    assert behind[0][at] in (t("mn-day-nothing"), text)
    assert seen.words.place("cell", asked.cell) in said[1]


def test_what_the_veil_loses_is_told_before_one_chooses(house: Open) -> None:
    """MN-420, MN-426 An option that costs more says by how much, and the bar names those that cost least."""
    met = Counter[tuple[str, bool]]()
    for seed in range(98):
        live, luck = new_table(house, "masters", 2 + seed % 4, seed), random.Random(seed)
        game = live.session.game = interrex.new(
            "masters", seats=2 + seed % 4, seed=seed, rulings=dict(READINGS[seed % len(READINGS)]),
            difficulty="hard",
        )  # fmt: skip
        assert isinstance(game, Masters)
        while not game.is_over:
            decision = luck.choice(game.decisions)
            if game.cards_at[REVEALED] and decision.question in LANDINGS and (lost := weighed(game)):
                live.notify()
                seen = regions.scene(live, decision.seat, luck.choice(LANGUAGES))
                check_what_is_told(seen, lost, (seed, decision))
                met[decision.question, len(set(lost)) > 1] += 1
            game.choose(luck.choice(decision.options), decision.seat)
    both = {
        (question, differs) for question in ("larger number", "first served") for differs in (True, False)
    }
    assert both | {("which district", False), ("next agent", True), ("move agent", True)} <= set(met), met


def check_what_is_told(seen: Scene, lost: list[int], where: object) -> None:
    """Behind the dearer options how much dearer; the others stand unmarked, and in the bar."""
    t, least = speaker(seen.words.language), min(lost)
    for option, loss in zip(seen.options, lost, strict=True):
        told = t("mn-veil-falls", number=loss - least, least=least) if loss > least else ""
        assert option.remark == told, where
        assert not told or f"−{loss - least}" in told
    said = matters_to(seen)
    if len(set(lost)) > 1:
        cheap = [option for option, loss in zip(seen.options, lost, strict=True) if loss == least]
        assert all(seen.words.place("cell", each.parts[-1].text) in said for each in cheap), where
    else:
        assert said in ("", t("mn-now-same", number=least), t("mn-now-larger")), where


@pytest.mark.parametrize("key", STEPS.split())
def test_every_step_has_its_sentence(key: str) -> None:
    for language in LANGUAGES:
        assert speaker(language)(f"mn-now-{key}", places="Museum") != f"mn-now-{key}"


def test_who_ends_a_turn_among_hunters_is_warned(house: Open) -> None:
    """MN-501, MN-508 As the city and the dice lie: how many agents will hunt, and about what it costs."""
    met: Counter[str] = Counter()
    for seed in range(8):
        live, luck = new_table(house, "masters", 2 + seed % 3, seed), random.Random(seed)
        for _ in range(120):
            if live.game.is_over:
                break
            decision = luck.choice(live.game.decisions)
            if decision.question == "act":
                live.notify()
                met[check_the_day(regions.scene(live, decision.seat, luck.choice(LANGUAGES)))] += 1
            live.game.choose(luck.choice(decision.options), decision.seat)
    assert {"hunts", "may", "none"} <= set(met)


def check_the_day(seen: Scene) -> str:
    """What stands behind the end of the turn, against the agents and the dice that lie open."""
    t, view = speaker(seen.words.language), seen.view
    here = next(each for each in view.districts if view.active in each.vampires)
    agents, coming = here.hidden + here.exposed, min(max(view.row), view.agent_pool) * bool(view.events_left)
    number = agents if agents > 2 else agents + coming
    blood = sum(each <= 4 for each in sorted(view.dice)[:number]) + max(0, number - len(view.dice))
    ends = next(each for each in seen.options if each.word == END_TURN)
    warned = {each.word for each in deeds(view, 1) if each.is_warned}
    assert warned == ({"end-turn"} if agents > 2 else set())
    if agents > 2:
        assert ends.remark == t("mn-day-hunts", agents=agents, blood=blood)
        return "hunts"
    if view.event_to_come:  # its plan says where they come
        return "told"
    may = agents > 0 and number > 2
    assert ends.remark == (t("mn-day-may", blood=blood, where="here") if may else "")
    return "may" if may else "none"
