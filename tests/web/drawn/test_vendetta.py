"""The table of Vendetta: every part says what the view says, and the bar what one would reckon from it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.options import Part, verb
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD
from interrex.games.vendetta.table import NOBODY
from interrex.games.vendetta.view import UNKNOWN, LocationView, PositionView, VendettaView
from interrex.web.phrases import speaker
from interrex.web.show.games import vendetta
from interrex.web.show.games.asking import vendetta as asking
from interrex.web.show.kit import kit_of
from interrex.web.show.scene import Scene, kinds
from tests.web.drawn.scenes import asked, parts_by_name, positions, scene_of, with_own, with_view

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}), (5, {"relics": True, "location_cards": True}), (4, {"teams": True}), (6, {"teams": True}),
]  # fmt: skip


def resolved(scene: Scene, luck: random.Random) -> Scene:
    """The same table while a location is resolved: with totals and ranks there, or not yet; some are done."""
    view: VendettaView = scene.view
    locations = tuple(replace(each, done=luck.random() < 0.4) for each in view.locations)
    now = luck.choice([each.word for each in view.locations]) if view.locations else ""
    order = luck.sample(range(len(view.seats)), luck.randint(0, len(view.seats)))
    totals = tuple((seat, luck.randrange(9)) for seat in order) if luck.random() < 0.5 else ()
    return with_view(scene, now=now, totals=totals, ranking=tuple(order), locations=locations)


def known_power(there: PositionView) -> int | None:
    """What a position would come to now; nothing where nobody is."""
    return there.total if there.up or there.down or there.blood else None


def check_location(scene: Scene, parts: dict[str, tuple[Any, ...]], location: LocationView) -> None:
    view: VendettaView = scene.view
    word, now = location.word, location.word == view.now
    assert parts[f"place-{word}"][1:6] == (word, location.tile, word == "H", now, location.done)
    assert parts[f"ally-{word}"][1:3] == (location.ally, location.card)
    totals = dict(view.totals) if now else {}
    is_reckoned = bool(totals) or location.done  # then open power says nothing any more
    there = {} if is_reckoned else dict(enumerate(location.positions))
    powers = {seat: known_power(each) for seat, each in there.items()}
    highest = max([power or 0 for power in powers.values()], default=0)
    first = scene.seat if scene.seat < len(view.seats) else 0
    for seat, position in enumerate(location.positions):
        who = scene.people[seat]
        found = parts[f"at-{word}-{who.letter}"]
        emblem = view.seats[seat].clan or "clan"
        assert found[1:5] == (who.letter, who.name, who.colour, emblem)
        assert found[5:7] == (seat == first, position)
        for number, (card, thing) in enumerate(zip(position.down, found[7], strict=True), 1):
            slot = f"slot:{word}.{who.letter}.{number}"
            is_slot = card == UNKNOWN or slot in {each.id for each in scene.marked}
            assert thing.id == (slot if is_slot else f"card:{card}")
        power = powers.get(seat)
        assert found[8:11] == (totals.get(seat), power, power == highest > 0)
        changing = location.changing if power is not None else ()
        assert found[11] == tuple(scene.words.card(card) for card in changing)
        assert found[12] == (view.ranking.index(seat) + 1 if now and seat in view.ranking else 0)
        own = seat == scene.seat
        assert found[13] == (own and view.playing.partition(".")[0] == word)
    sides = tuple(f"side:{word}.{side}" for side in ("up", "down"))
    asked_for = [side for side in ("up", "down") if view.playing == f"{word}.{side}"]
    assert parts[f"spots-{word}"][3] == "".join(asked_for)
    marked = {each.id for each in scene.marked}
    assert parts[f"spots-{word}"][1:3] == tuple(side if side in marked else "" for side in sides)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_parts_say_what_the_view_says(seats: int, variants: dict[str, Any]) -> None:
    luck, seen = random.Random(seats), Counter[str]()
    for game in positions("vendetta", seats, seats, 150, 4, **variants):
        for viewer in {*game.seats_asked[:1], luck.randrange(seats + 1)}:
            real = scene_of(game, viewer)
            for scene in (real, resolved(real, luck)):
                view: VendettaView = scene.view
                parts = parts_by_name(iter([*vendetta.parts_alike(scene), *vendetta.parts(scene)]))
                for location in view.locations:
                    check_location(scene, parts, location)
                assert parts["status"][1] == (
                    view.round, 3, view.phase, view.ally_deck, view.victims, rewards(view.round)
                )  # fmt: skip
                assert parts["out"][1] == view.out
                check_dealt(scene, parts)
                seen.update(["ranked"] * bool(view.ranking) + ["totals"] * bool(view.totals))
                seen.update(["choices"] * bool(parts["choices"][1]))
    assert min(seen["ranked"], seen["totals"], seen["choices"]) > 0


def rewards(number: int) -> tuple[int, ...]:
    """VE-743 to VE-747 What each rank brings: first, first alone, second, third."""
    return (FIRST[number], FIRST[number] + 1, SECOND[number], THIRD[number]) if number else ()


def check_dealt(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: VendettaView = scene.view
    question = scene.decision.question if scene.decision is not None else ""
    assert [each.id for each in parts["choices"][1]] == (
        ["choice:stay", "choice:withdraw"] if question == "stay or withdraw" else []
    )
    sheets, relics = parts["sheets"][3], parts["relics"][3]
    assert not (sheets and relics)  # they lie in the same place
    has_clans = all(each.clan for each in view.seats)
    assert sheets == (() if view.round or has_clans else view.sheets)
    assert relics == (view.relics if has_clans and not view.round else ())
    own = view.seats[scene.seat] if scene.seat < len(view.seats) else None
    assert ("hand" in parts) == (own is not None)
    looked = parts["looked"][3]
    assert looked[: len(own.looked) if own else 0] == (own.looked if own else ())
    if own is not None:
        assert parts["hand"][1] == own.known
    order = [name.removeprefix("player-") for name in parts if name.startswith("player-")]
    count = len(view.seats)
    first = scene.seat if own is not None else 0
    assert order == ["ABCDEF"[(first + step) % count] for step in range(count)]
    assert vendetta.picture(scene)["around"] == order
    seen = [each.score for each in view.seats if each.score is not None]
    for letter, player in zip("ABCDEF", view.seats, strict=False):
        ahead = [player.score > score for score in seen] if player.score is not None else []
        behind = [player.score < score for score in seen] if player.score is not None else []
        assert parts[f"player-{letter}"][3].leads == (any(ahead) and not any(behind))
    assert vendetta.picture(scene)["locations"] == [
        {"word": each.word, "name": scene.words.card(each.tile) or each.word, "haven": each.word == "H"}
        for each in view.locations
    ]


def test_a_choice_of_equal_cards_means_those_it_can_mean() -> None:
    """Of several equal allies a choice means one's own, and of those the undrained ones."""
    scene = scene_of(next(positions("vendetta", 3, 1)), 0)
    kit, _ = kit_of(vendetta.Cards, scene)
    several = next(card for card, kind in kit.kinds.items() if kind.copies > 1)
    single = next(card for card, kind in kit.kinds.items() if kind.copies == 1)
    for own in (True, False):
        held = vendetta.Holding((several, several, single), (several, several, single), "", False, own)
        here = [(each["id"], each["count"], bool(each["thing"])) for each in kit.alliance(held)]
        assert here == [(several, 2, own), (single, 1, True)]
        gone = [(each["id"], each["count"], bool(each["thing"])) for each in kit.drained(held)]
        assert gone == [(several, 2, False), (single, 1, True)]
        alone = held._replace(alliance=())
        assert [bool(each["thing"]) for each in kit.drained(alone)] == [own, True]


def brought(game: Any, seat: int) -> int:
    """VE-743 to VE-747 What places have brought to a player, by the lines of the rules that give it."""
    places = ("VE-743", "VE-744", "VE-745", "VE-747")
    return sum(
        args[1]
        for kind, args, rule, _ in game.told
        if kind == "gained_influence" and rule in places and args[0] == seat
    )


def test_what_a_score_is_made_of_comes_to_the_score() -> None:
    t, seen = speaker("en"), 0
    for seed in range(3):
        for game in positions("vendetta", 3, seed, 400, 60, relics=True):
            for viewer in range(4):
                scene = scene_of(game, viewer)
                of = kinds(scene.pack)
                for seat, player in enumerate(scene.view.seats):
                    found = vendetta.tally(scene, seat)
                    assert all(number for _, number in found)
                    named = dict(found)
                    assert len(named) == len(found)
                    assert named.get(t("ve-diablerie"), 0) == -player.diablerie
                    tokens = [
                        named.get(t(f"ve-tokens{each}"), 0) for each in ("", "-start", "-places", "-rest")
                    ]
                    assert sum(tokens) == (player.influence or 0)
                    assert tokens[2] == (brought(game, seat) if game.is_over else 0)
                    for card, number in Counter(player.alliance).items():
                        label = scene.words.card(card) + (f" ×{number}" if number > 1 else "")
                        assert named.get(label, 0) == number * of[card].values.influence
                    for card, number in Counter(player.drained).items():
                        label = scene.words.card(card) + (f" ×{number}" if number > 1 else "")
                        assert (
                            named.get(f"{label} ({t('ve-drained')})", 0) == number * of[card].values.drained
                        )
                    if player.score is not None:
                        assert sum(number for _, number in found) == player.score
                        seen += 1
    assert seen


def test_every_card_shows_its_numbers_and_its_frame() -> None:
    game = next(positions("vendetta", 3, 1))
    for number, (card, kind) in enumerate(kinds(house_pack("vendetta")).items()):
        scene = scene_of(game, 0, LANGUAGES[number % 3])
        kit, _ = kit_of(vendetta.Cards, scene)
        words, face, full = scene.words, kit.face(card), vendetta.card_face(scene.words, scene.pack, card)
        values = kind.values
        figures: dict[str, int] = {}
        if kind.family in ("ally", "victim"):
            figures = {
                "power": values.influence, "feed": values.feed, "blood": values.drain,
                "drained": values.drained,
            }  # fmt: skip
        elif kind.family == "relic":
            figures = {"power": kind.influence}
        assert {sign: value for sign, _, value in face["figures"]} == figures
        assert face["power"] == (kind.power if kind.family == "clan_card" else None)
        assert face["key"] == (card if kind.copies == 1 else "")
        sort = kind.type or ("" if kind.family != "ally" else "vampire" if kind.vampire else "human")
        assert face["frame"] == full["frame"] == f"family-{kind.family}" + f" sort-{sort}" * bool(sort)
        emblem = kind.family
        if kind.family == "clan_card":
            emblem = scene.pack.clans[kind.clan].id
        elif kind.family == "ally":
            emblem = "vampire" if kind.vampire else "human"
        elif kind.family == "clan":
            emblem = card
        assert face["emblem"] == full["emblem"] == emblem
        assert face["text"] == kind.text[words.language] or not kind.text[words.language]
        whole = (card, f"card:{card}", words.card(card), kind.family, kind.type, values.drained, 1)
        fields = ("id", "thing", "name", "family", "sort", "drained", "count")
        assert tuple(face[each] for each in fields) == whole
        assert face["type"] == (words.name("type", kind.type) if kind.type else "")
        if kind.family == "clan_card":
            assert words.card(scene.pack.clans[kind.clan].id) in full["about"]
            assert words.name("type", kind.type) in full["about"]
            assert words.say("vendetta-power", number=kind.power) in full["lines"]
        if kind.family == "relic":
            assert words.say("vendetta-influence", number=kind.influence) in full["lines"]
        sorts = full["about"].split(", ")
        assert (words.say("vendetta-vampire") in sorts) == (kind.family == "ally" and kind.vampire)
        assert (words.say("vendetta-human") in sorts) == (kind.family == "ally" and not kind.vampire)
    assert vendetta.card_face(scene.words, scene.pack, "nobody") == {}
    assert vendetta._drawn("strangers") == "clan"


# --- the bar ------------------------------------------------------------------------------------------


def rivals(scene: Scene, location: LocationView) -> list[PositionView]:
    """Who is there and plays against the viewer: neither oneself nor the partner opposite."""
    count = len(scene.view.seats)
    friends = {scene.seat, (scene.seat + count // 2) % count} if scene.view.team else {scene.seat}
    there = [each for seat, each in enumerate(location.positions) if seat not in friends]
    return [each for each in there if each.up or each.down or each.blood]


def wanted_place(scene: Scene) -> tuple[str, str]:
    """A place without rivals, else the one where least is missing and a card with blood can make it up."""
    own = scene.view.seats[scene.seat]
    named = {part.word for each in scene.options for part in each.parts if part.type == "location"}
    best = max([kinds(scene.pack)[card].power for card in own.known], default=0)
    reach = best + max(0, min(3, own.pool - 1))  # VE-618 at most three, and one is kept
    gaps = []
    for each in scene.view.locations:
        if each.word in named and not each.done:
            here, others = each.positions[scene.seat], rivals(scene, each)
            if not others and not (here.up or here.down):
                return "free", each.word
            gap = max([one.total for one in others], default=-1) - here.total
            if 0 <= gap < reach:
                gaps.append((gap, each.word))
    return ("beat", min(gaps, key=lambda one: one[0])[1]) if gaps else ("places", "")


def crowded(scene: Scene, luck: random.Random) -> Scene:
    """The same table with more cards and blood at every location."""
    view, of = scene.view, kinds(scene.pack)
    cards = [card for card, kind in of.items() if kind.family == "clan_card"]
    full = []
    for each in view.locations:
        there = []
        for _ in view.seats:
            up = tuple(luck.choice(cards) for _ in range(luck.choice((0, 0, 1, 2))))
            down = tuple(luck.choice((UNKNOWN, luck.choice(cards))) for _ in range(luck.choice((0, 0, 1))))
            there.append(PositionView(up, down, luck.choice((0, 0, 1, 3)), luck.randrange(8)))
        changing = tuple(luck.sample(cards, luck.randrange(3)))
        place = replace(each, positions=tuple(there), done=luck.random() < 0.3, changing=changing)
        full.append(place)
    ties = tuple(luck.sample(view.ties, len(view.ties)))
    return with_own(with_view(scene, locations=tuple(full), ties=ties), pool=luck.randrange(6))


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_the_bar_says_where_a_card_is_worth_most(seats: int, variants: dict[str, Any]) -> None:
    luck, told = random.Random(seats), Counter[str]()
    for real in asked("vendetta", seats, 2, 150, **variants):
        assert real.decision is not None
        for scene in (real, crowded(real, luck), crowded(real, luck)):
            found = asking.aim(scene)
            if real.decision.question == "plan":
                key, place = wanted_place(scene)
                assert found is not None
                assert (found.key, found.place) == (key, place)
                if key == "beat":
                    here = next(each for each in scene.view.locations if each.word == place)
                    assert found.own == here.positions[scene.seat].total
                    assert found.rival == max(each.total for each in rivals(scene, here))
                told[key] += 1
            elif real.decision.question == "stay or withdraw":
                told[check_staying(scene, found)] += 1
            else:
                assert found is None
    assert {"free", "beat", "places", "ahead", "tied", "stay"} <= set(told), told


def check_staying(scene: Scene, found: asking.Aim | None) -> str:
    """Where one would stand if it were counted now: by totals, then by who wins ties (VE-203, VE-211)."""
    view: VendettaView = scene.view
    here = next((each for each in view.locations if each.word == view.now), None)
    if here is None:
        assert found is None
        return "nowhere"
    own, others = here.positions[scene.seat], rivals(scene, here)
    if not any(each.up or each.down for each in others):
        assert (found is not None and found.key == "alone") == bool(own.up or own.down)
        return "alone"
    assert found is not None
    order = sorted(view.ties, key=lambda seat: -here.positions[seat].total)
    present = [seat for seat in order if seat == scene.seat or known_power(here.positions[seat]) is not None]
    rank = present.index(scene.seat) + 1
    brought = {1: (1, 2, 3), 2: (1, 2, 2), 3: (1, 1, 1)}.get(rank, (0, 0, 0))  # VE-743 to VE-746
    gain = brought[scene.view.round - 1] + (rank == 1 and here.word == "H")  # VE-747
    best = max(each.total for each in others)
    hidden = sum(each.down.count(UNKNOWN) for each in others)
    assert found[1:] == (here.word, own.total, best, rank, gain, here.changing, hidden)
    if rank > 1:
        assert found.key == "stay"
        return "stay"
    level = sum(here.positions[seat].total == own.total for seat in present) > 1
    assert found.key == ("tied" if level else "ahead")
    said = asking.matters(scene)
    assert all(scene.words.card(card) in said for card in here.changing)
    return found.key


def test_nobody_is_active_where_nobody_acts() -> None:
    game = next(positions("vendetta", 3, 1))
    scene = with_view(scene_of(game, 0), active=NOBODY)
    assert not any(vendetta._player(scene, seat)[0].active for seat in range(3))


def test_options_stand_for_sides_and_slots() -> None:
    """A place is chosen with its side, a face-down card by where it lies; anything else by its name."""
    place, seat, number = Part("location", 0, "L1", -1), Part("seat", 1, "B", -1), Part("number", 2, "2", -1)
    looks = vendetta.things((verb("look"), place, seat, number))
    assert [thing.id for thing in looks] == ["slot:L1.B.2"]
    plays = vendetta.things((verb("play"), place, Part("side", 0, "up", -1)))
    assert [thing.id for thing in plays] == ["location:L1", "side:L1.up"]
    assert [thing.id for thing in vendetta.things((verb("drain"), place))] == ["location:L1"]
