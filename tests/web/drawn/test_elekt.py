"""The table of Elekt: every part says what the view says, and the bar what one would reckon from it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.options import CARD, Part
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.elekt.abilities import zone_texts
from interrex.games.elekt.confrontations import loses_ties, wins_ties
from interrex.games.elekt.court import highest
from interrex.games.elekt.table import HEAT_LIMIT, NOBODY, POWER, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, UnitView, ZoneView
from interrex.web.show.games import elekt
from interrex.web.show.games.asking import elekt as asking
from interrex.web.show.kit import kit_of
from interrex.web.show.scene import Scene, kinds
from tests.web.drawn.scenes import asked, key_speaker, parts_by_name, positions, scene_of, with_view

CORNERS = {
    2: ("near left", "far right"), 3: ("near left", "far left", "far right"),
    4: ("near left", "far left", "far right", "near right"),
}  # fmt: skip


def court(view: ElektView) -> list[int]:
    """EL-511 The seats in Court order: from the Sceptre on, in its direction."""
    count = len(view.seats)
    return [(view.sceptre + step * view.direction) % count for step in range(count)]


def turned(scene: Scene, luck: random.Random) -> Scene:
    """The same table with another Court order, and other counts of Power in the Zones."""
    seats = range(len(scene.view.seats))
    zones = []
    for zone in scene.view.zones:
        counts = list(zone.counts)
        there = luck.sample(list(seats), luck.randint(0, len(seats)))
        counts[POWER] = tuple((seat, luck.randrange(4)) for seat in sorted(there))
        zones.append(replace(zone, counts=tuple(counts)))
    players = tuple(replace(each, titles=luck.randrange(9)) for each in scene.view.seats)
    return with_view(
        scene, sceptre=luck.choice([*seats]), direction=luck.choice((-1, 1)), zones=tuple(zones),
        seats=players,
    )  # fmt: skip


def check_seats(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: ElektView = scene.view
    count = len(view.seats)
    for seat, player in enumerate(view.seats):
        who = scene.people[seat]
        shown, figures, clockwise = parts[f"player-{who.letter}"][1:4]
        place = court(view).index(seat) + 1 if view.sceptre != NOBODY else 0
        assert (shown, clockwise) == (who, view.direction > 0)
        assert figures == (
            player.titles, TITLES_TO_WIN[count], player.heat, HEAT_LIMIT, player.hand, player.assigned,
            player.passed, place, seat == view.sceptre,
        )  # fmt: skip
        known = () if seat == scene.seat else player.known
        assert parts[f"possessions-{who.letter}"][1:5] == (who.letter, who.colour, player.won, known)
        first = scene.seat if scene.seat < count else 0
        for zone in view.zones:
            corner = parts[f"corner-{zone.name}-{who.letter}"][1:7]
            where = CORNERS[count][(seat - first) % count]
            is_you = seat == scene.seat
            assert corner == (where, who.letter, who.name, who.colour, is_you, zone.corners[seat])


def check_status(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    """The round, the phase among those to come, what the supply holds, and the Court order by colours."""
    view: ElektView = scene.view
    phases: tuple[str, ...] = ("recruitment", "assignment", "confrontation")
    if view.phase not in phases:
        phases = (view.phase,)
    status, pool, order = parts["status"][1:4]
    assert status == (view.round, 6, view.phase, phases, view.heat_pool, view.elite_deck)
    assert pool == view.pool
    people = [scene.people[seat] for seat in court(view)] if view.sceptre != NOBODY else []
    assert order == tuple((who.letter, who.colour) for who in people)
    assert parts["supply"][1:3] == (view.elite_deck, view.pool)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_say_what_the_view_says(seats: int) -> None:
    luck = random.Random(seats)
    for game in positions("elekt", seats, seats, 160, 4):
        for viewer in {*game.seats_asked[:1], luck.randrange(seats + 1)}:
            real = scene_of(game, viewer)
            for scene in (real, turned(real, luck)):
                view: ElektView = scene.view
                parts = parts_by_name(iter([*elekt.parts_alike(scene), *elekt.parts(scene)]))
                check_seats(scene, parts)
                check_status(scene, parts)
                for zone in view.zones:
                    assert parts[f"face-up-{zone.name}"][1:3] == (zone.card, zone.face_down)
                    assert parts[f"counts-{zone.name}"][1] == zone.counts
                question = scene.decision.question if scene.decision is not None else ""
                from_pile = question == "take from pile"
                pile, size, shown = parts["pile"][1:4]
                assert (set(pile), size, shown) == (set(view.pile), len(view.pile), from_pile)
                assert pile[:1] == view.pile[-1:]  # the last one lies on top
                assert ("hand" in parts) == ("drawn" in parts) == (viewer < seats)
                if viewer < seats:
                    own = view.seats[viewer]
                    assert parts["hand"][1:4] == (own.letter, own.known, from_pile)
                    assert parts["drawn"][1:3] == (own.letter, own.drawn)


def test_who_leads_in_an_attribute() -> None:
    """EL-513 The highest count; of nothing only in Power."""
    kit, _ = kit_of(elekt.Cards, scene_of(next(positions("elekt", 3, 1)), 0))
    luck = random.Random(4)
    for attribute in range(4):
        for _ in range(40):
            counts = tuple((seat, luck.randrange(3)) for seat in luck.sample(range(4), luck.randrange(5)))
            top = max([number for _, number in counts], default=0)
            leaders = [seat for seat, number in counts if number == top]
            wins = top or attribute == POWER
            assert kit.leaders(attribute, counts) == (leaders if wins else [])


def test_a_tie_in_power_is_drawn_as_the_rules_decide_it() -> None:
    """EL-511 Whoever is first in Court order leads; where a text has a say in ties, a tie is drawn."""
    decided = open_ties = 0
    for seed in range(6):
        for game in positions("elekt", 3, seed):
            scene = scene_of(game, 0)
            parts = {name: rest for name, *rest in elekt.parts_alike(scene)}
            kit, _ = kit_of(elekt.Cards, scene)
            for zone, seen in enumerate(scene.view.zones):
                tied = kit.leaders(POWER, seen.counts[POWER])
                court = parts[f"counts-{seen.name}"][2]
                told = any(
                    wins_ties(game, seat, zone, POWER) != NOBODY or loses_ties(game, seat, zone, POWER)
                    for seat in tied
                )
                told = told or any(each.verb == "ties_go_to" for each in zone_texts(game, zone, "tie"))
                assert not (told and court)
                if len(tied) > 1 and court:
                    assert kit.leaders(POWER, seen.counts[POWER], court) == [highest(game, tied)]
                    assert kit.ranked(POWER, seen.counts[POWER], court)[0][0] == highest(game, tied)
                    decided += 1
                open_ties += bool(told)
    assert decided > 20
    assert open_ties > 0


def test_units_are_told_apart_by_owner_and_number() -> None:
    """A Basic Unit is its owner's; equal ones in a corner are numbered. A single card has its name."""
    kit, _ = kit_of(elekt.Cards, scene_of(next(positions("elekt", 3, 1)), 0))
    for card, kind in kit.kinds.items():
        if kind.family != "unit":
            continue
        drawn = kit.unit(UnitView(card, (0, 2, 0, 1), (1, 0, 0, 0)), "B", 2)
        single = kind.copies == 1
        assert drawn["key"] == (card if single else f"{card}-b-2")
        assert kit.key(card) == (card if single else "")
        assert drawn["thing"] == (f"card:{card}" if single else f"card:{card}.b")
        assert [each["number"] for each in drawn["tokens"]] == [2, 1]
        assert [each["number"] for each in drawn["copied"]] == [1]
    one, other = [card for card, kind in kit.kinds.items() if kind.family == "unit"][:2]
    row = [UnitView(card, (), ()) for card in (one, other, one, one)]
    assert [number for _, number in kit.numbered(tuple(row))] == [1, 1, 2, 3]


def test_every_card_shows_what_it_is() -> None:
    game = next(positions("elekt", 3, 1))
    for number, kind in enumerate(house_pack("elekt").kinds):
        scene = scene_of(game, 0, LANGUAGES[number % 3])
        words, full = scene.words, elekt.card_face(scene.words, scene.pack, kind.id)
        face = kit_of(elekt.Cards, scene)[0].face(kind.id)
        emblem, rank = kind.family, ""
        if kind.family == "unit":
            emblem = "spectre" if kind.spectre else "cultist"
            rank = f" {emblem} basic" if kind.basic else f" {emblem} elite"
            assert words.say("elekt-basic" if kind.basic else "elekt-elite") in full["about"].split(", ")
            assert words.say(f"elekt-{emblem}") in full["about"].split(", ")
        assert (face["emblem"], face["frame"]) == (emblem, f"family-{kind.family}{rank}")
        assert (full["emblem"], full["frame"]) == (emblem, f"family-{kind.family}{rank}")
        assert [each["number"] for each in face["signs"]] == [each for each in kind.symbols if each]
        assert full["signs"] == face["signs"]
        length = len(kind.text[words.language])
        sizes = (("silent", 0), ("brief", 60), ("usual", 90), ("long", length))
        assert face["length"] == next(name for name, most in sizes if length <= most)
        assert len(face["titles"]) == len(kind.titles)
        assert len(full["lines"]) == bool(kind.titles) + bool(kind.instant)
        if kind.instant:
            key = "elekt-instant-cost" if kind.cost else "elekt-instant"
            assert full["lines"][-1] == f"→ {words.say(key, number=kind.cost)}"
    assert elekt.card_face(scene.words, scene.pack, "nobody") == {}


# --- the bar ------------------------------------------------------------------------------------------


def wins_power(scene: Scene, counts: dict[int, int]) -> int:
    """EL-508, EL-511 Who would win Power by these counts: the highest, in a tie the first in Court order."""
    order = court(scene.view)
    return max(counts, key=lambda seat: (counts[seat], -order.index(seat)), default=NOBODY)


def leading(scene: Scene, zone: ZoneView, counts: dict[int, int]) -> list[int]:
    """Who would win Power there; all who share it where a text has a say in ties."""
    top = max(counts.values(), default=0)
    shared = [seat for seat, number in counts.items() if number == top]
    return [wins_power(scene, counts)] if shared and asking.ties_by_court(scene, zone) else shared


def sent_to(scene: Scene, zone: str) -> list[str]:
    """EL-410 The Units that can still be sent to a Zone, by what is offered."""
    offered = [each.parts for each in scene.options if zone in [part.word for part in each.parts]]
    return [next(part.word for part in parts if part.type == "card") for parts in offered]


def wanted_aim(scene: Scene) -> asking.Aim:
    """Only Zones to which something can be sent are named, and only Units that bring a crown there."""
    view, of = scene.view, kinds(scene.pack)
    goal, own = TITLES_TO_WIN[len(view.seats)], view.seats[scene.seat].titles
    if not any(sent_to(scene, zone.name) for zone in view.zones):
        return asking.Aim("none")
    zones = [zone for zone in view.zones if zone.card and of[zone.card].titles]
    zones.sort(key=lambda zone: -len(of[zone.card].titles))
    all_behind = [zone for zone in zones if leading(scene, zone, dict(zone.counts[POWER])) != [scene.seat]]
    behind = [zone for zone in all_behind if sent_to(scene, zone.name)]
    for zone in behind:
        counts = dict(zone.counts[POWER])
        counts.pop(scene.seat, None)
        rival = wins_power(scene, counts)
        if rival != NOBODY and view.seats[rival].titles + len(of[zone.card].titles) >= goal:
            return asking.Aim("danger", zone.name, seat=rival)
    for zone in behind:
        counts, fit = dict(zone.counts[POWER]), []
        for card in sent_to(scene, zone.name):
            crowns = of[card].symbols[POWER]
            after = counts | {scene.seat: counts.get(scene.seat, 0) + crowns}
            if crowns and leading(scene, zone, after) == [scene.seat]:
                fit.append((crowns, card))
        if fit:
            is_won = own + len(of[zone.card].titles) >= goal
            return asking.Aim("win" if is_won else "lead", zone.name, min(fit)[1])
    if behind:
        return asking.Aim("build", behind[0].name)
    if all_behind:
        return wanted_where_shut(scene, all_behind[0])
    if not zones:
        return asking.Aim("court")
    return asking.Aim("hold" if any(sent_to(scene, zone.name) for zone in zones) else "full")


def wanted_where_shut(scene: Scene, zone: ZoneView) -> asking.Aim:
    """A tie is told from being behind, and by whom it is won is told where no text decides it."""
    counts = dict(zone.counts[POWER])
    if counts.get(scene.seat) != max(counts.values(), default=0):
        return asking.Aim("shut", zone.name)
    if asking.ties_by_court(scene, zone):
        return asking.Aim("tied", zone.name, seat=wins_power(scene, counts))
    return asking.Aim("even", zone.name)


def narrowed(scene: Scene, luck: random.Random) -> Scene:
    """The same question where some of the Zones are full: nothing is offered there."""
    assert scene.decision is not None
    full = luck.sample([zone.name for zone in scene.view.zones], luck.randrange(4))
    asked = scene.decision
    left = [at for at, parts in enumerate(asked.parts) if not {each.word for each in parts} & {*full}]
    options = tuple(asked.options[at] for at in left)
    parts = tuple(asked.parts[at] for at in left)
    copies = tuple(asked.copies[at] for at in left)
    return replace(scene, decision=replace(asked, options=options, parts=parts, copies=copies))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bar_says_where_titles_can_be_won(seats: int) -> None:
    luck, told = random.Random(seats), Counter[str]()
    for real in asked("elekt", seats, 2, 160):
        if real.decision is not None and real.decision.question == "assign":
            for scene in (real, turned(real, luck), narrowed(turned(real, luck), luck)):
                found = asking.aim(scene)
                assert found == wanted_aim(scene)
                told[found.key] += 1
    assert {"danger", "lead", "build", "shut", "tied", "hold", "full", "none"} <= set(told), told


def leads_as_drawn(scene: Scene, zone: ZoneView) -> list[int]:
    """Whom the count of Power in a Zone marks: who leads, or all who are tied."""
    kit, _ = kit_of(elekt.Cards, scene)
    parts = {name: rest for name, *rest in elekt.parts_alike(scene)}
    counts, court = parts[f"counts-{zone.name}"][1:3]
    return kit.leaders(POWER, counts[POWER], court)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_bar_says_of_titles_is_what_the_counts_show(seats: int) -> None:
    """Who leads or is tied, by what is drawn at the Zones, and where Units can go, by what is offered."""
    luck, told = random.Random(seats), Counter[str]()
    for real in asked("elekt", seats, 3, 160):
        if real.decision is None or real.decision.question != "assign":
            continue
        for scene in (real, with_ties(real, luck), narrowed(with_ties(real, luck), luck)):
            view: ElektView = scene.view
            of, found, own = kinds(scene.pack), asking.aim(scene), scene.seat
            titled = [zone for zone in view.zones if zone.card and of[zone.card].titles]
            lead = {zone.name: leads_as_drawn(scene, zone) for zone in titled}
            may_go = {zone.name for zone in view.zones if sent_to(scene, zone.name)}
            is_all_led = all(each == [own] for each in lead.values())
            assert (found.key == "none") == (not may_go)
            if not may_go:
                continue
            assert (found.key in ("hold", "full")) == (bool(titled) and is_all_led)
            assert (found.key == "court") == (not titled)
            assert (found.key in ("shut", "tied", "even")) == (
                not is_all_led and not any(zone in may_go for zone, each in lead.items() if each != [own])
            )
            if found.key in ("hold", "full"):
                assert (found.key == "hold") == bool(may_go & set(lead))
            if found.key in ("shut", "tied", "even"):
                counts = dict(next(zone for zone in titled if zone.name == found.zone).counts[POWER])
                most = [seat for seat, number in counts.items() if number == max(counts.values())]
                assert (own in most) == (found.key != "shut")  # nobody who is tied is told to be behind
                told_to_lead = {"tied": [found.seat], "even": most}
                assert lead[found.zone] == told_to_lead.get(found.key, lead[found.zone])
            told[found.key] += 1
    assert {"hold", "full", "shut", "tied"} <= set(told), told


def with_ties(scene: Scene, luck: random.Random) -> Scene:
    """The same table with other counts, and now and then a card before somebody that has a say in ties."""
    scene = turned(scene, luck)
    about_ties = [
        card for card, kind in kinds(scene.pack).items()
        if any(effect.verb in asking.TIES for effect in getattr(kind, "effects", ()))
    ]  # fmt: skip
    if luck.random() < 0.7:
        return scene
    players = list(scene.view.seats)
    at = luck.randrange(len(players))
    players[at] = replace(players[at], won=(*players[at].won, luck.choice(about_ties)))
    return with_view(scene, seats=tuple(players))


def test_the_bar_names_zone_unit_and_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "speaker", key_speaker)
    luck, told = random.Random(1), Counter[str]()
    for real in asked("elekt", 3, 2, 160):
        scene = turned(real, luck)
        assert scene.decision is not None
        question, said = scene.decision.question, asking.matters(scene)
        if question in asking.THUMBS:
            assert said == f"el-now-{asking.THUMBS[question]}"
        elif question == "save":
            goes_on = scene.view.phase == "assignment" and not scene.view.seats[scene.seat].passed
            assert said == f"el-now-save when={'now' if goes_on else 'later'}"
        elif question != "assign":
            assert said == ""
        else:
            key, zone, card, seat = asking.aim(scene)
            called = scene.words.card(card) if card else ""
            who = scene.people[seat].name if seat != NOBODY else ""
            where = scene.words.name("zone", zone) if zone else ""
            assert said == f"el-now-{key} card={called} who={who} zone={where}"
        told[question] += 1
    assert told["assign"]
    assert told["recruit"]
    nobody = replace(scene, decision=None)
    assert asking.matters(nobody) == ""


def test_a_tally_counts_the_titles_of_each_card_won() -> None:
    for game in positions("elekt", 3, 5, 250, 25):
        scene = scene_of(game, 0)
        of = kinds(scene.pack)
        for seat, player in enumerate(scene.view.seats):
            found = elekt.tally(scene, seat)
            assert found == [
                (scene.words.card(card), len(of[card].titles)) for card in player.won if of[card].titles
            ]


def wanted_prompt(scene: Scene) -> str:
    """What to touch, and what saving a Unit costs where no text may change that; else nothing is said."""
    assert scene.decision is not None
    of, view, question = kinds(scene.pack), scene.view, scene.decision.question
    named = {part for parts in scene.decision.parts for part in parts if part.type == CARD}
    if question == "assign":
        return "el-ask-assign"
    if question == "swap":
        mine = {unit.kind for zone in view.zones for unit in zone.corners[scene.seat]}
        strange = [each for each in named if each.word not in mine]
        strange += [each for each in named if of[each.word].copies > 1 and each.owner != scene.seat]
        return "" if strange else "el-ask-swap"
    names = {each.word for each in named}
    lying = [zone.card for zone in view.zones if zone.card] + [
        card for each in view.seats for card in each.won
    ]
    lying += [unit.kind for zone in view.zones for corner in zone.corners for unit in corner]
    changed = any(effect.verb in asking.PRICES for card in lying for effect in of[card].effects)
    if question != "save" or changed or len(names) != 1:
        return ""
    (card,) = names
    rank = "basic" if of[card].basic else "elite"
    return f"el-ask-save-{rank} card={scene.words.card(card)}"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bar_says_what_to_touch(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under every question, about Units of one's own, of others and of both, whatever texts lie there."""
    monkeypatch.setattr(asking, "speaker", key_speaker)
    luck, told = random.Random(seats), Counter[Any]()
    for scene in asked("elekt", seats, 2, 120):
        decision = scene.decision
        assert decision is not None
        assert asking.prompted(scene, False) == asking.prompted(replace(scene, decision=None), True) == ""
        assert asking.prompted(scene, True) == wanted_prompt(scene)
        units = [
            Part(CARD, NOBODY, unit.kind, seat if kinds(scene.pack)[unit.kind].copies > 1 else NOBODY)
            for zone in scene.view.zones
            for seat, corner in enumerate(zone.corners)
            for unit in corner
        ]
        for question in ("swap", "save", "recruit"):
            chosen = luck.sample(units, min(len(units), luck.choice((0, 1, 1, 2))))
            mine = [each for each in units if each.owner == scene.seat]
            for some in (
                chosen,
                mine[:2],
                [*mine[:1], *[each._replace(owner=(scene.seat + 1) % seats) for each in mine[:1]]],
            ):
                parts = tuple((each,) for each in some)
                words = tuple(f"{at}" for at in range(len(parts)))
                there = replace(
                    decision, question=question, options=words, parts=parts, copies=(1,) * len(parts)
                )
                other = replace(scene, decision=there)
                said = asking.prompted(other, True)
                assert said == wanted_prompt(other)
                told[question, said.partition(" ")[0]] += 1
    keys = {said for _, said in told}
    assert keys >= {"", "el-ask-swap", "el-ask-save-basic"}, told
    assert told["swap", ""]
