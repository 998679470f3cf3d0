"""Masters of the Night: every kind of card may speak of every moment that the rules name, and is heard."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.packs import LANGUAGES, Entry
from interrex.games import game_spec, house_pack
from interrex.games.masters import hearing
from interrex.games.masters.actions import borrowable, relic_objection
from interrex.games.masters.cards import DISTRICTS
from interrex.games.masters.moments import ALL, CARD, DISTRICT, MOMENTS, VAMPIRE
from interrex.games.masters.table import VEIL_TOP, Masters
from interrex.games.masters.turn_limits import MOST_FREE, MOST_GIVEN, MOST_PAID, turn_remembered
from interrex.rules.book import rulebook
from interrex.words import Words
from interrex.words.parts import parts_by_card
from interrex.words.telling import Teller
from tests.packs.boxes import pack_with, rewritten, toml, tree_of

NOTHING = ["march(1, here, here)"]  # a text that changes nothing
LEAVES = {"discard_when": ["holds(veil_at_most(0))"]}
IN_DISTRICT = {VAMPIRE: ("here", "elsewhere"), DISTRICT: ("here", "elsewhere"), ALL: ("by_day", "by_night")}
BY_VAMPIRE = {**IN_DISTRICT, VAMPIRE: ("own", "another", "here", "elsewhere")}
OF_CARD = ("this", "another_card")
MOST_GAMES = 60  # until everything was heard

# what bears texts: its family, which card of it, its other fields, the field of its texts, its own words
BEARERS: dict[str, tuple[str, int, dict[str, Any], str, dict[str, tuple[str, ...]]]] = {
    "permanent": ("event", 0, {"kind": "permanent"}, "moments", {ALL: ("by_day", "by_night"), CARD: OF_CARD}),
    "on district": (
        "event", 1, {"kind": "placed", "on": "nightclub", **LEAVES}, "moments",
        {**IN_DISTRICT, CARD: OF_CARD},
    ),
    "on vampire": (
        "event", 2, {"kind": "placed", "on": "most kills", **LEAVES}, "moments",
        {**BY_VAMPIRE, CARD: OF_CARD},
    ),
    "owned": ("relic", 0, {"kind": "passive"}, "moments", {**BY_VAMPIRE, CARD: OF_CARD}),
    "placed": ("relic", 1, {"kind": "placeable"}, "moments", {**IN_DISTRICT, CARD: OF_CARD}),
    "district": ("district", 4, {}, "moments", IN_DISTRICT),
    "vampire": ("vampire", 0, {}, "moments", BY_VAMPIRE),
    "seal": ("vampire", 2, {}, "seal_moments", BY_VAMPIRE),
}  # fmt: skip


def texts(bearer: str) -> list[dict[str, list[str]]]:
    """A text at every moment, and one at every moment with each word that says whose it is."""
    words = BEARERS[bearer][4]
    found = [{"when": [f"{name}()"], "do": NOTHING} for name in MOMENTS]
    for name, moment in MOMENTS.items():
        found += [{"when": [f"{name}({word})"], "do": NOTHING} for word in words.get(moment.about, ())]
    return found


def box(*bearers: str, count: int | None = None) -> dict[str, Any]:
    tree = tree_of("masters")
    for bearer in bearers:
        family, number, fields, field, _ = BEARERS[bearer]
        if family in ("vampire", "district"):
            tree[family][number][field] = texts(bearer)[:count]
        else:
            rewritten("masters", tree, family, number, {**fields, field: texts(bearer)[:count]})
    return tree


@cache
def full_box() -> str:
    """A box in which one card of each kind has a text at every moment."""
    return toml(box(*BEARERS, count=len(MOMENTS)))


@pytest.mark.parametrize("bearer", BEARERS)
def test_every_kind_of_card_speaks_of_every_moment_in_every_language(bearer: str) -> None:
    tree = box(bearer)
    text = toml(tree)
    pack = game_spec("masters").read_pack(text, "moments.toml")
    assert pack.spoken >= set(MOMENTS)
    family, number, _, field, _ = BEARERS[bearer]
    card = tree[family][number]["id"]
    parts = [part for part in parts_by_card(text)[card] if part.field == field]
    assert len(parts) == len(texts(bearer)) > len(MOMENTS)
    for language in LANGUAGES:
        teller = Teller(Words(language, "masters"))
        told = [teller.part(card, part) for part in parts]
        assert len(set(told)) == len(told)
        assert not [each for each in told if "_" in each or "{" in each or re.search(r"\bmarch\b", each)]


def test_every_rule_that_names_a_moment_is_there() -> None:
    rules = {rule.id for rule in rulebook("masters").rules}
    cited = [rule for moment in MOMENTS.values() for rule in moment.rules]
    assert [rule for rule in cited if rule not in rules] == []


# --- each is heard ------------------------------------------------------------------------------------


def position(seed: int) -> Masters:
    """A round begins with one card of each kind in play and everything within reach of all vampires."""
    tree = box(*BEARERS, count=len(MOMENTS))
    spec = game_spec("masters")
    pack = spec.read_pack(full_box(), "moments.toml")
    events, relics = ([entry["id"] for entry in tree[family]] for family in ("event", "relic"))
    given = {
        "moment": "round begins",
        "round": 2,
        "kills": {"agnieszka": 9, "ishtvan": 9, "mila": 8},
        "blood": {"agnieszka": 1, "ishtvan": 3, "mila": 2},
        "at": {"all": "r2c2"},
        "city": {"r2c2": "h1 e1 m2", "r1c2": "m1", "r1c1": "m1", "r3c3": "h7" if seed % 4 == 3 else "h2"},
        "seals": {"r1c1": "ishtvan"},
        "in_play": [events[0]],
        "placed": {"r2c2": [events[1], relics[1]], "agnieszka": [events[2]]},
        "relics": {"ishtvan": [relics[0]], "mila": ["bone-dice", "funeral-urn"]},
        "events": ["garlic-fair", "turncoats"],
        "dice": [2, 3],
        "tiles": list(DISTRICTS),
    }
    settings = spec.settings(3, seed, pack)
    game = spec.position(settings, pack, Entry("moments.toml", "given", 1, given, {}, None))
    assert isinstance(game, Masters)
    return game


def played(seed: int) -> None:
    """A game by chance in which nobody ends a turn early and nobody holds the ritual."""
    game, chance = position(seed), Chance(seed)
    while not game.is_over and len(game.choices) < 80:
        decision = game.decisions[0]
        options = [each for each in decision.options if each not in ("end turn", "ritual")]
        options = options or list(decision.options)
        game.choose(options[chance.below(len(options))], decision.seat)


def test_every_moment_is_heard_by_every_kind_of_card(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, int, str]] = set()
    speaking_of = hearing.speaking_of

    def listened(game: Masters, moment: str, *about: int) -> list[Any]:
        found = speaking_of(game, moment, *about)
        if not hearing.is_chain_over(game):
            seen.update((kind, number, moment) for kind, number, _, _ in found)
        return found

    monkeypatch.setattr(hearing, "speaking_of", listened)
    first_relic = len(tree_of("masters")["event"])
    bearers = {
        "permanent": ("card", 0), "on district": ("card", 1), "on vampire": ("card", 2),
        "owned": ("card", first_relic), "placed": ("card", first_relic + 1),
        "district": ("district", 4), "vampire": ("vampire", 0), "seal": ("seal", 1),
    }  # fmt: skip
    assert bearers.keys() == BEARERS.keys()
    wanted = {(*key, moment) for key in bearers.values() for moment in MOMENTS}
    for seed in range(MOST_GAMES):
        played(seed)
        if wanted <= seen:
            break
    assert not wanted - seen, sorted(wanted - seen)


# --- what is refused, and that chains end --------------------------------------------------------------

WRONG = [
    ("event", {"kind": "permanent"}, "vampire_enters(here)", "veil_up(1)", "'here' means nothing"),
    ("event", {"kind": "permanent"}, "vampire_enters(own)", "veil_up(1)", "'own' means nothing"),
    ("district", {"phase": "day"}, "event_discarded(this)", "veil_up(1)", "'this' means nothing"),
    ("district", {"phase": "day"}, "night_begins()", "discard_this()", "is no card"),
    ("district", {"phase": "day"}, "night_begins()", "may(discard_this())", "is no card"),
    ("event", {"kind": "permanent"}, "no_agent_here()", "veil_up(1)", "does not work at the moment"),
    ("event", {"kind": "permanent"}, "night_begins()", "ap_set(1)", "does not work at the moment"),
]


@pytest.mark.parametrize(("family", "fields", "when", "does", "reason"), WRONG)
def test_a_text_that_could_never_work_is_refused(
    family: str, fields: dict[str, Any], when: str, does: str, reason: str
) -> None:
    with pytest.raises(BadFile, match=reason) as wrong:
        pack_with("masters", (family, 1, {**fields, "moments": [{"when": [when], "do": [does]}]}))
    assert wrong.value.remedy
    assert wrong.value.line


def test_texts_that_set_each_other_off_come_to_an_end() -> None:
    """What a text does while it works does not set it off again."""
    back_and_forth = [
        {"when": ["veil_weakened()"], "do": ["veil_up(1)"]},
        {"when": ["veil_strengthened()"], "do": ["veil_down(1)"]},
        {"when": ["vampire_enters()"], "do": ["vampires_to(that_vampire, one(adjacent))"]},
        {"when": ["blood_comes()"], "do": ["blood_from(1, that_vampire)"]},
        {"when": ["blood_goes()"], "do": ["blood_to(1, that_vampire)"]},
    ]
    cards = [("district", number, {"phase": "day", "moments": back_and_forth}) for number in (1, 2)]
    pack = pack_with("masters", *cards)
    spec, chance = game_spec("masters"), Chance(5)
    game = spec.new(spec.settings(2, 5, pack), pack)
    while not game.is_over and len(game.choices) < 40:
        decision = game.decisions[0]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert not spec.audit(game)


def test_only_so_many_texts_set_off_one_another() -> None:
    spec = game_spec("masters")
    pack = spec.read_pack(full_box(), "moments.toml")
    game = spec.new(spec.settings(2, 1, pack), pack)
    assert isinstance(game, Masters)
    nobody = (hearing.NOBODY, hearing.NOBODY, hearing.NOBODY)
    for number in range(hearing.LONGEST_CHAIN):
        assert hearing.heard_by(game, "night_begins", *nobody, 0)
        game.then(hearing.text_over, hearing.OF_CARD, -number, 0)
    assert not hearing.heard_by(game, "night_begins", *nobody, 0)
    before = len(game.agenda)
    hearing.hear(game, "night_begins", *nobody, 0)
    assert len(game.agenda) == before
    assert game.told[-1][0] == "chain_stopped"  # MN-796


@pytest.mark.rules("MN-795")
def test_texts_that_give_action_points_for_what_they_pay_for_do_not_make_a_turn_without_an_end() -> None:
    """MN-795 A text gives an action point for every move; whoever moves on comes to the end of the turn."""
    text = [{"when": ["vampire_moves()"], "do": ["ap_up(1)"]}]
    tree, spec = tree_of("masters"), game_spec("masters")
    tree["district"][0]["moments"] = text
    pack = spec.read_pack(toml(tree), "own-box.toml")
    game = spec.new(spec.settings(2, 5, pack), pack)
    assert isinstance(game, Masters)
    chance, moved, turns = Chance(5), 0, 0
    while not game.is_over and len(game.choices) < 400 and turns < 4:
        decision = game.decisions[0]
        moves = [each for each in decision.options if decision.question == "act" and each.startswith("move ")]
        before = game.active
        if decision.question == "act":
            moved = moved + 1 if moves else moved
            assert moved <= 6 + MOST_GIVEN + 6, "the turn goes on"
        else:
            moved = 0
        options = moves or list(decision.options)
        game.choose(options[chance.below(len(options))], decision.seat)
        if game.active != before:
            turns, moved = turns + 1, 0
    assert turns >= 2
    assert any(line[0] == "ap_not_given" for line in game.told)
    assert not [item for item in game.agenda if item[0] is turn_remembered and game.active == hearing.NOBODY]


ENDLESS = {  # what one may do again and again without an action point, and how often in one turn
    "costs nothing": ({}, ["minions_to(1, here)"], MOST_FREE),
    "gives back blood": ({"blood": 1}, ["blood_to(1, you)"], MOST_PAID),
    "gives back the Veil": ({"veil": 1}, ["veil_up(1)"], MOST_PAID),
    "gives back action points": ({"ap": 1}, ["gain_ap(1)"], MOST_GIVEN + 2),
}
FEEDING = ("ap_set", "gain_ap", "blood_maximum", "feast")  # what a long turn lives on


@pytest.mark.rules("MN-797", "MN-795")
@pytest.mark.parametrize("what", ENDLESS)
def test_a_relic_that_can_be_used_at_will_does_not_make_a_turn_without_an_end(what: str) -> None:
    """MN-797 Whoever uses it whenever that is offered comes to the end of the turn."""
    cost, effect, most = ENDLESS[what]
    pack = pack_with("masters", ("relic", 1, {"kind": "activated", "cost": cost, "effect": effect}))
    spec = game_spec("masters")
    tried = {"tried": pack.relics[1].id}
    game = spec.new(spec.settings(2, 5, pack, {"null_actions": "allowed"}, tried), pack)
    assert isinstance(game, Masters)
    used: list[int] = []
    before = game.active
    while not game.is_over and len(used) < 3 and len(game.choices) < 300:
        decision = game.decisions[0]
        if game.active != before:
            used.append(0)
            before = game.active
        uses = [each for each in decision.options if each.startswith(f"use {tried['tried']}")]
        if uses:
            used[-1] += 1
            assert used[-1] <= most
        ends = [each for each in decision.options if each == "end turn"]
        game.choose((uses or ends or list(decision.options))[0], decision.seat)
    assert max(used) == most


@pytest.mark.rules("MN-1010", "MN-1012")
@pytest.mark.parametrize(
    "effect", [["minions_to(1, here)", "borrow_blood()"], ["borrow_blood()", "minions_to(1, here)"]]
)
def test_what_stands_in_the_text_of_a_relic_is_not_used_and_the_rest_is(effect: list[str]) -> None:
    """MN-1010 In either order: the relic is used for what can be done, and lends abilities all the time."""
    pack = pack_with("masters", ("relic", 1, {"kind": "activated", "cost": {"ap": 1}, "effect": effect}))
    spec = game_spec("masters")
    tried = {"tried": pack.relics[1].id}
    game = spec.new(spec.settings(2, 5, pack, {}, tried), pack)
    assert isinstance(game, Masters)
    done = set()
    while not game.is_over and len(game.choices) < 200 and len(done) < 2:
        decision = game.decisions[0]
        uses = [each for each in decision.options if each.startswith(f"use {tried['tried']}")]
        if game.active != hearing.NOBODY and borrowable(game, game.active):
            done.add("lent")
        before = list(game.minions)
        game.choose((uses or list(decision.options))[0], decision.seat)
        if uses:
            assert sum(game.minions) == sum(before) + 1
            done.add("used")
    assert done == {"used", "lent"}


@pytest.mark.rules("MN-797")
def test_the_cards_of_the_house_do_not_come_to_the_limits_of_uses() -> None:
    """By arithmetic: every action point fills up the blood, every step of the Veil feeds; all is spent. And
    what costs nothing can be used once a round."""
    pack = house_pack("masters")
    for relic in pack.relics:
        is_paid = relic.ap or relic.blood or relic.veil or relic.once_per_round
        is_used = relic.kind == "activated" and relic.effects[0].verb != "borrow_blood"  # paid as the ability
        assert is_paid or not is_used, relic.id
    assert all(kind.blood.cost and kind.darkness.cost for kind in pack.vampires)
    effects = [each for event in pack.events for each in event.standing]
    effects += [each for relic in pack.relics for each in relic.effects]
    effects += [
        each for kind in pack.vampires for ability in (kind.blood, kind.darkness) for each in ability.effects
    ]
    most = {verb: max(each.args[0] for each in effects if each.verb == verb) for verb in FEEDING}
    points = most["ap_set"] + most["gain_ap"]
    assert most["blood_maximum"] * (1 + points) + VEIL_TOP * most["feast"] < MOST_PAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_abilities_name_the_limit(language: str) -> None:
    rules = {rule.id: rule.text for rule in rulebook("masters", language).rules}
    for rule in ("MN-745", "MN-776", "MN-R26"):
        assert "MN-797" in rules[rule], rule
    assert re.findall(r"\b\d+\b", rules["MN-797"]) == [str(MOST_PAID), str(MOST_FREE)]


@pytest.mark.rules("MN-619", "MN-795", "MN-903")
def test_a_relic_is_offered_for_action_points_as_long_as_it_can_give_them() -> None:
    """MN-619 Not beyond what texts give in a turn, nor where paying takes the last blood."""
    offered: dict[tuple[int, int], str] = {}
    for cost, most in enumerate((MOST_GIVEN, MOST_GIVEN, 3)):
        fields = {"kind": "activated", "cost": {"blood": cost} if cost else {}, "effect": ["gain_ap(3)"]}
        pack = pack_with("masters", ("relic", 1, fields))
        spec = game_spec("masters")
        game = spec.new(spec.settings(2, 5, pack, {}, {"tried": pack.relics[1].id}), pack)
        assert isinstance(game, Masters)
        use = f"use {pack.relics[1].id}"
        while use not in game.decisions[0].options:
            game.choose(game.decisions[0].options[0], game.decisions[0].seat)
        card, vampire = len(pack.events) + 1, game.active
        for blood in range(max(1, cost), 5):
            game.blood[vampire] = blood
            offered[cost, blood] = relic_objection(game, vampire, card)
        given = 0
        while use in game.decisions[0].options:
            game.choose(use, game.decisions[0].seat)
            given += 3
        assert given == most
    assert offered == {(cost, blood): "MN-619" if cost and blood == cost else "" for cost, blood in offered}


def test_a_cost_of_a_seal_is_passed_over() -> None:
    """Packs that name one have been stored."""
    tree, spec = tree_of("masters"), game_spec("masters")
    plain = spec.read_pack(toml(tree), "own-box.toml")
    for cost in (0, 1, 9):
        tree["vampire"][0]["seal"]["cost"] = cost
        assert spec.read_pack(toml(tree), "own-box.toml").vampires == plain.vampires


def test_what_is_tried_is_named() -> None:
    spec = game_spec("masters")
    pack = spec.read_pack(full_box(), "moments.toml")
    with pytest.raises(BadSetting, match="no event or relic"):
        spec.new(spec.settings(2, 1, pack, {}, {"tried": ""}), pack)
