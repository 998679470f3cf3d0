"""Small parts that stories seldom vary, told a second time at random tables of Masters of the Night."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.engine.questions import LogLine
from interrex.games import house_text
from interrex.games.masters import actions, city, events, hearing, night, stakes
from interrex.games.masters.asked import in_use
from interrex.games.masters.cards import ABILITIES, Event
from interrex.games.masters.city import put_in_play
from interrex.games.masters.exhaustion import gain_blood, lose_blood
from interrex.games.masters.options import escort_objection
from interrex.games.masters.plan import plan
from interrex.games.masters.scenario import given
from interrex.games.masters.table import (
    IN_PLAY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OWNED,
    REVEALED,
    Masters,
    blood_maximum,
    everyone,
    number_of,
)
from interrex.games.masters.turn_limits import MOST_GIVEN, gain_ap_by_text
from interrex.games.masters.verbs import abilities
from interrex.games.masters.verbs.turn import CHECKS as ABILITY_CHECKS
from interrex.games.masters.verbs.vocabulary import (
    BLOOD_AT_MAXIMUM,
    HOLDS,
    MINION_AND_NO_AGENT_HERE,
    MINIONS_AHEAD_HERE,
    NO_AGENT_HERE,
    VAMPIRE_EXHAUSTED,
)
from interrex.match import scenario
from tests.masters.tables import KIND, crowded_table, random_table, table
from tests.masters.test_bad_given import HEAD, ROUND
from tests.masters.test_objections import VERBS, disturbed, rows

CARDS = ("one", "two", actions.PLACED_CARD, "three", "four", "five", "six")  # that are in force, by verb


@pytest.mark.rules("MN-420", "MN-421")
def test_a_landing_costs_what_the_readings_say() -> None:
    """Told only where it costs something; once for a district where that is how it is read."""
    met = Counter[int]()
    for seed in range(160):
        luck = random.Random(seed)
        unit = luck.choice(("per_agent", "per_placement"))
        repeat = luck.choice(("once_per_district", "each_placement"))
        game = table(2, seed, {"veil_loss_unit": unit, "veil_loss_repeat": repeat})
        cell, number, free = luck.randrange(9), luck.randrange(1, 4), luck.random() < 0.4
        game.minions[cell], game.at = luck.randrange(2), [luck.choice((cell, 8 - cell)) for _ in game.at]
        game.landed = luck.randrange(1 << 9)
        was_there, lines, before = game.landed >> cell & 1, len(game.told), game.landed
        watched = events.is_watched(game, cell)
        cost = (number if unit == "per_agent" else 0 if free else 1) if watched else 0
        if repeat == "once_per_district" and was_there:
            cost = 0
        events.note_landing(game, cell, number, free)
        assert game.loss == cost
        told = [(kind, args) for kind, args, *_ in game.told[lines:]]
        assert told == ([("landing", (cell, cost))] if cost else [])
        assert game.landed == (before | 1 << cell if cost else before)
        met[cost] += 1
    assert set(met) >= {0, 1, 2, 3}


@pytest.mark.rules("MN-619")
def test_the_card_behind_an_action_is_the_first_without_which_it_would_do_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each verb in force is taken away alone; all others stay as they are. A card that was only placed for a
    text is not named."""
    monkeypatch.setattr(actions, "card_with", lambda game, verb: CARDS[verb % 7])
    met = Counter[str]()
    for seed in range(30):
        base, chance = crowded_table(seed, with_rulings=True), Chance(seed)
        for _ in range(6):
            game, vampire = disturbed(base, chance)
            whole = game.force
            behind = [verb for verb in range(len(VERBS)) if chance.below(3) == 0]

            def against(now: Masters, who: int, action: Any) -> str:
                gone = [verb for verb, row in enumerate(now.force) if row != whole[verb]]  # noqa: B023
                is_one = len(gone) == 1 and now.force[gone[0]] == () and len(now.force) == len(whole)  # noqa: B023
                return "" if is_one and gone[0] in behind else actions.NOTHING  # noqa: B023

            monkeypatch.setattr(actions, "first_objection", against)
            named = [CARDS[verb % 7] for verb in behind if whole[verb]]
            told = next((card for card in named if card != actions.PLACED_CARD), actions.NOTHING)
            assert actions.card_behind(game, vampire, "recruit") == told
            met[told] += 1
    assert len(met) > 5


@pytest.mark.rules("MN-705", "MN-764")
def test_minions_that_cannot_go_along_and_what_a_hunt_does_to_the_veil() -> None:
    """First what speaks against the Move; then a card that forbids it, then that there are not so many."""
    met, veils = Counter[str](), Counter[int]()
    for seed in range(40):
        base, chance = crowded_table(seed, with_rulings=True), Chance(seed)
        for _ in range(6):
            game, vampire = disturbed(base, chance)
            here = game.at[vampire]
            for to, minions in ((to, minions) for to in range(9) for minions in range(5)):
                against = actions.objection(game, vampire, (actions.MOVE, to))
                banned = [place for place, _ in rows(game, "no_escort") if place in (
                    ON_DISTRICT + here, ON_DISTRICT + to)]  # fmt: skip
                most = 0 if banned else game.minions[here]
                found = escort_objection(game, vampire, to, minions)
                if against or minions <= most:
                    assert found == against
                elif banned:
                    assert found not in ("", "MN-705")
                else:
                    assert found == "MN-705"
                met["no" if against else "banned" if banned else "few" if minions > most else "go"] += 1
            costs = [args[0] for _, args in rows(game, "wild_hunt_veil")]
            said = plan(game, vampire, actions.WILD_HUNT)
            assert (said.ap, said.blood) == (1, 0)
            assert said.veil == number_of(game, VERBS.index("wild_hunt_veil"), 1)
            assert said.veil in (costs or [1])
            veils[said.veil] += 1
    assert len(met) == 4, met
    assert len(veils) > 1


@pytest.mark.rules("MN-614", "MN-904")
@pytest.mark.parametrize("reading", ["turn_ends", "free_actions"])
def test_every_turn_that_begins_ends(reading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is exhausted meanwhile: after each turn that begins it ends, of the same vampire."""
    told: list[tuple[str, int]] = []
    was: Any = vars(night)["happened"]

    def happened(game: Masters, moment: str, *where: Any, **more: Any) -> None:
        if moment in ("turn_begins", "turn_ends", "round_ends"):
            told.append((moment, where[0] if where else -1))
        was(game, moment, *where, **more)

    monkeypatch.setattr(night, "happened", happened)
    fell = 0
    for seed in range(14):
        luck, game = random.Random(seed), table(3, seed, {"exhausted_mid_turn": reading})
        told.clear()
        for _ in range(120):
            if game.is_over:
                break
            if game.questions[0].name == "act" and luck.random() < 0.1:
                game.blood[game.active] = 1
            fell += game.turn_over
            game.play(luck.randrange(len(game.questions[0].options)))
        open_turn = -1
        for moment, vampire in told:
            if moment == "turn_begins":
                assert open_turn < 0
                open_turn = vampire
            elif moment == "turn_ends":
                assert vampire == open_turn
                open_turn = -1
            else:
                assert open_turn < 0
        assert told
    assert fell


@pytest.mark.rules("MN-445")
def test_no_placed_card_lies_on_whose_removal_condition_holds() -> None:
    """Whenever somebody is asked, at whatever table."""
    looked = Counter[int]()
    for seed in range(24):
        luck, game = random.Random(seed), crowded_table(seed, with_rulings=True)
        for _ in range(40):
            if game.is_over:
                break
            for _, place, conditions in game.watched:
                for condition, _ in conditions:
                    assert not holds(game, place, condition), (seed, place, condition)
                    looked[condition] += 1
            if game.questions[0].name == "act" and luck.random() < 0.2:
                game.ap = 3
            game.play(luck.randrange(len(game.questions[0].options)))
    assert len(looked) > 3


def holds(game: Masters, place: int, condition: int) -> bool:
    """What the card says; conditions of fights and actions are looked at where those are."""
    if condition == HOLDS:
        return False
    if place >= ON_VAMPIRE:
        vampire = place - ON_VAMPIRE
        if condition == VAMPIRE_EXHAUSTED:
            return bool(game.exhausted >> vampire & 1)
        return condition == BLOOD_AT_MAXIMUM and game.blood[vampire] >= blood_maximum(game, vampire)
    cell = place - ON_DISTRICT
    agents, minions = game.hidden[cell] + game.exposed[cell], game.minions[cell]
    if condition == MINIONS_AHEAD_HERE:
        return False  # told in test_outcomes.py
    return (condition == NO_AGENT_HERE and not agents) or (
        condition == MINION_AND_NO_AGENT_HERE and not agents and minions > 0
    )


def test_who_bears_texts() -> None:
    """Cards where they lie, seals where they were laid, vampires and districts; each knows where it is."""
    sorts = Counter[str]()
    for seed in range(30):
        base, chance = crowded_table(seed, with_rulings=True), Chance(seed)
        game, _ = disturbed(base, chance)
        told = []
        for place in range(IN_PLAY, len(game.cards_at)):
            for card in game.cards_at[place]:
                if not game.cards[card].triggers:
                    continue
                owner = place - OWNED if place >= OWNED else place - ON_VAMPIRE if place >= ON_VAMPIRE else -1
                cell = game.at[owner] if owner >= 0 else place - ON_DISTRICT if place >= ON_DISTRICT else -1
                told.append(("card", card, owner, cell, game.cards[card].triggers, card))
        for cell, maker in enumerate(game.seal_at):
            if maker >= 0:
                triggers = game.pack.vampires[game.line_up[maker]].seal_triggers
                told.append(("seal", maker, maker, cell, triggers, -1))
        for vampire, kind in enumerate(game.line_up):
            triggers = game.pack.vampires[kind].triggers
            told.append(("vampire", vampire, vampire, game.at[vampire], triggers, -1))
        for cell in range(9):
            triggers = game.pack.districts[game.tiles[cell]].triggers
            told.append(("district", cell, -1, cell, triggers, -1))
        assert [tuple(each) for each in hearing.bearers(game)] == told
        sorts.update(each[0] for each in told)
    assert {"seal", "vampire", "district"} <= set(sorts)


@pytest.mark.rules("MN-444", "MN-1014")
def test_a_card_that_is_laid_is_told_by_the_rule_of_its_sort() -> None:
    """An event by MN-444 and a relic by MN-1014; everybody may look at it, and nobody else."""
    for card, place in ((card, place) for card in range(len(table(2, 1).cards)) for place in (0, 1)):
        game = table(2, 1)
        is_event = isinstance(game.cards[card], Event)
        put_in_play(game, card, (ON_DISTRICT + 4, ON_VAMPIRE + 1)[place])
        kind, _, rule, _ = next(line for line in reversed(game.told) if str(line[0]).startswith("placed_on"))
        if place == 0:
            assert (kind, rule) == ("placed_on_district", "MN-444" if is_event else "MN-1014")
        else:
            assert (kind, rule) == ("placed_on_vampire", "MN-444")
    for seats in range(1, 6):
        assert everyone(table(seats, 1)) == sum(1 << seat for seat in range(seats + 1))


@pytest.mark.rules("MN-620", "MN-795")
def test_action_points_are_told_where_there_are_some() -> None:
    met = Counter[int]()
    for given_before in range(MOST_GIVEN - 3, MOST_GIVEN + 1):
        game = table(2, 1)
        while game.questions[0].name != "act":
            game.play(0)
        game.then(night.act, game.active)
        for _ in range(given_before):
            gain_ap_by_text(game, 1)
        before, lines = game.ap, len(game.told)
        gain_ap_by_text(game, 2)
        told = Counter(str(line[0]) for line in game.told[lines:])
        gained = game.ap - before
        assert gained == min(2, MOST_GIVEN - given_before)
        assert told["ap_gained"] == (gained > 0)
        assert told["ap_not_given"] == (gained < 2)
        met[gained] += 1
    assert set(met) == {0, 1, 2}


@pytest.mark.rules("MN-445")
def test_whatever_changes_tokens_lets_placed_cards_be_looked_at() -> None:
    """Once, when the act is over; and nobody is seen by more than there are to see it."""
    changes: tuple[tuple[Any, ...], ...] = (
        (city.enter_agents, 4, 1), (city.leave_agents, 4, 0, 1), (city.leave_agents, 4, 1, 1),
        (city.add_minions, 4, 1), (city.remove_minions, 4, 1), (city.move_minions, 4, 5, 1),
        (city.move_agents, 4, 5, 0, 1), (lose_blood, 0, 1), (gain_blood, 0, 1),
    )  # fmt: skip
    for seed in range(30):
        game = crowded_table(seed, with_rulings=True)
        assert max([*game.sees, *game.pinned]) < 1 << game.seats + 1
        if not game.watched:
            continue
        for change, *args in changes:
            after = game.copy()
            after.hidden[4] = after.exposed[4] = after.minions[4] = after.agent_pool = after.minion_pool = 3
            after.blood[0], after.blood_pool = 2, 3
            after.agenda.clear()
            change(after, *args)
            assert after.agenda.count((city.look, ())) == 1, change
            change(after, *args)
            assert after.agenda.count((city.look, ())) == 1, change


@pytest.mark.rules("MN-426")
def test_what_is_not_known_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one would have to think further ahead than allowed nothing is said, and never anything else."""
    known = 0
    for seed in range(24):
        luck, game = random.Random(seed), random_table(seed, with_rulings=True)
        while not game.is_over:
            if game.cards_at[REVEALED]:
                whole = stakes.at_stake(game)
                for most in (1, 2, 3):
                    monkeypatch.setattr(stakes, "MOST_POSITIONS", most)
                    assert stakes.at_stake(game) in ((), whole)
                    known += stakes.at_stake(game) != whole
                monkeypatch.undo()
            game.play(luck.randrange(len(game.questions[0].options)))
    assert known


def test_a_position_that_is_given_is_audited(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules do not allow is refused, where it is given as well."""
    lines = f"{HEAD}{ROUND}\n[[step]]\n"
    assert scenario.read(lines, "test").position()
    monkeypatch.setattr(given, "audit", lambda game: "there are ten districts")
    with pytest.raises(BadFile, match="ten districts"):
        scenario.read(lines, "test").position()


@pytest.mark.rules("MN-444")
def test_what_a_card_says_of_a_district_lies_in_one() -> None:
    """And what it says of a vampire on one; else the pack is refused by its line."""
    text = house_text("masters") or ""
    for verb, on, is_right in (
        ("fight_blood(1)", "most kills", True), ("fight_blood(1)", "museum", False),
        ("no_day_effect()", "museum", True), ("no_day_effect()", "most blood", False),
    ):  # fmt: skip
        place = "most kills" if "fight" in verb else "museum"
        begun = text.index(f'while = ["{verb}"]')
        at = text.rindex(f'on = "{place}"', 0, begun)
        changed = text[:at] + f'on = "{on}"' + text[at + len(f'on = "{place}"') :]
        if is_right:
            KIND.read_pack(changed, "pack")
        else:
            with pytest.raises(BadFile, match="speaks of the"):
                KIND.read_pack(changed, "pack")


def test_what_is_used_is_asked_about_until_the_next_turn_begins() -> None:
    """The newest that was used since a turn, a day or a night began; and nothing where that is longer ago."""
    uses = {"ability": (0, 3), "night_effect": (0, 4), "relic_used": (0, 40)}
    met = Counter[bool]()
    for seed in range(120):
        luck, game = random.Random(seed), table(2, 1)
        told: list[LogLine] = []
        for _ in range(luck.randrange(6)):
            kind = luck.choice((*uses, "turn", "day", "night", "landing"))
            told.append(LogLine(kind, uses.get(kind, (0, 0)), "MN-1", 1))
        game.told = [*told]
        since: list[str] = []
        for line in told:
            since = [] if line.kind in ("turn", "day", "night") else [*since, line.kind]
        newest = next((kind for kind in reversed(since) if kind in uses), "")
        expected = {
            "": "", "ability": ABILITIES[3], "relic_used": game.card_word(40),
            "night_effect": game.pack.districts[game.tiles[4]].id,
        }[newest]  # fmt: skip
        question: Any = SimpleNamespace(name="some text", rule="MN-1")
        assert not game.cards_at[REVEALED]
        assert in_use(game, question) == expected
        met[bool(expected)] += 1
    assert len(met) == 2


@pytest.mark.rules("MN-743", "MN-824")
@pytest.mark.parametrize("reading", ["none", "district_and_relic"])
def test_agents_that_a_relic_removes_are_kills_where_it_is_read_so(
    reading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One for each, of a power that no vampire in play has by itself; and never by another reading."""
    for side, is_borrowed in product((0, 1), (False, True)):
        game = table(2, 1, {"noncombat_kills": reading})
        cell, kinds = game.at[0], range(len(game.pack.vampires))
        game.hidden[cell] = game.exposed[cell] = 3
        kind = next(each for each in kinds if (each in game.line_up) != is_borrowed)
        monkeypatch.setattr(abilities, "borrowed_kind", lambda *_: kind)  # noqa: B023
        kills = list(game.kills)
        abilities.tempted(game, 0, 1, side)
        assert game.hidden[cell] + game.exposed[cell] == 5
        assert game.kills == [kills[0] + (is_borrowed and reading == "district_and_relic"), *kills[1:]]


@pytest.mark.rules("MN-794")
def test_what_is_settled_by_hand_can_always_be_used() -> None:
    """Nobody can tell before whether it changes something."""
    for seed in range(4):
        game = crowded_table(seed, with_rulings=True)
        for vampire in range(game.vampires):
            assert ABILITY_CHECKS["manual"](game, vampire, "action", "Sing a song.")
