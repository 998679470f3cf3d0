"""Every moment that the rules name can be spoken of in a card: it comes in play, heard from its side."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable

import pytest

from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, room
from interrex.games.elekt import abilities
from interrex.games.elekt.cards import Kind, Pack
from interrex.games.elekt.moments import (
    A_CARD,
    A_PLAYER,
    A_UNIT,
    ANY,
    EVENTS,
    FOR_NOBODY,
    MOMENTS,
    OPPONENT,
    OWN,
    SELF,
    TABLE,
    WORDS,
    Moment,
    events_heard,
)
from interrex.games.elekt.table import FACE_UP, MISSION, NOBODY, WON, Elekt, corner
from interrex.match import scenario
from interrex.words import Words
from interrex.words.parts import entry_parts
from interrex.words.telling import Teller
from tests.elekt.hearing import box, choices, group, pack_of, speaking
from tests.packs.growing import read_card

RAW = re.compile(r"[a-z]+_[a-z]+|[{}]")
DEED = "gain_heat(1, everyone)"
CASES = [(family, word) for family, words in WORDS.items() for word in words if MOMENTS[word].events]
MOST_GAMES = 60


# --- words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_accepted_and_told(language: str) -> None:
    teller = Teller(Words(language, "elekt"))
    for family, word in CASES:
        card = {"when": word, "effect": [DEED]}
        if language == "en":
            read_card("elekt", "mission" if family == "zone" else family, card)
        [sentence] = teller.card("x", list(entry_parts(card)))
        assert not RAW.search(sentence), sentence
    for words in WORDS.values():
        labels = [teller.moment("", word) for word in words]
        assert len(labels) == len(set(labels))


def test_moments_cite_rules_that_exist() -> None:
    file = room("elekt", "rules", "en.md")
    assert file is not None
    known = set(re.findall(r"\*\*(EL-\d+)\*\*", file.read_text(encoding="utf-8")))
    for moment in TABLE:
        assert moment.rules, moment.name
        assert set(moment.rules) <= known, moment.name


# --- hearing ----------------------------------------------------------------------------------------


GIVEN = """
seats = 3
moment = "mission begins"
mission = { A = ["acolyte", "nameless"], B = ["dignitary"] }
court = { A = ["assassin"] }
won = { A = ["writ-of-mercy"], B = ["hangmans-licence"] }
face_up = { mission = "mechs-steal-heat" }
"""
HEAD = '[scenario]\nid = "x"\ngame = "elekt"\ntitle = "x"\nrules = []\n[given]\n'


def position(given: str, pack: Pack | None = None) -> Elekt:
    game = scenario.read(f"{HEAD}{given}\n[[step]]\n", "test", pack or house_pack("elekt")).position()
    assert isinstance(game, Elekt)
    return game


def names(game: Elekt, found: list[int]) -> set[str]:
    return {game.kinds[card].id for card in found}


def expected(family: str, moment: Moment) -> set[str]:
    """Who hears of something that happens to the acolyte of A in the Mission Zone, or that A does."""
    if family == "zone":
        return {"mechs-steal-heat"}
    own = {"acolyte", "nameless"} if family == "unit" else {"writ-of-mercy"}
    others = {"dignitary"} if family == "unit" else {"hangmans-licence"}
    if moment.name == "heat_step" and family == "unit":
        return {"assassin"}
    if moment.side == SELF and moment.about == A_UNIT:
        return {"acolyte"}
    sides = {SELF: own, OWN: own - {"acolyte"}, OPPONENT: others, ANY: own | others}
    return sides[moment.side]


def test_every_moment_is_heard_from_its_side_and_from_no_other() -> None:
    game = position(GIVEN)
    house = game.kinds
    places = {"unit": corner(MISSION, 0), "zone": FACE_UP + MISSION, "privilege": WON}
    for family, word in CASES:
        moment = MOMENTS[word]
        silent = dataclasses.replace(speaking(house[0], word, DEED), when="", effects=())
        spoken = {"when": word, "effects": speaking(house[0], word, DEED).effects}
        game.kinds = tuple(
            dataclasses.replace(kind, **(spoken if group(kind) == family else vars_of(silent)))
            for kind in house
        )
        unit = game.cards_at[places[family] if moment.about == A_CARD else corner(MISSION, 0)][0]
        seat = 0 if moment.about in (A_UNIT, A_PLAYER, A_CARD) else NOBODY
        for event in moment.events:
            zone = NOBODY if event == "heat_step" else MISSION
            found = game.listeners(event, (zone, unit if moment.about in (A_UNIT, A_CARD) else NOBODY, seat))
            assert names(game, [each.card for each in found]) == expected(family, moment), (family, word)
        for event in EVENTS - set(moment.events):
            assert not game.listeners(event, (MISSION, unit, 0)), (family, word, event)


def vars_of(kind: Kind) -> dict[str, object]:
    return {"when": kind.when, "effects": kind.effects}


def test_every_event_comes_in_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each event of the table is told of by the chapter of its rule."""
    left = set(EVENTS)
    listeners: Callable[..., list[object]] = abilities.listeners

    def noting(game: Elekt, event: str, args: tuple[int, ...]) -> list[object]:
        left.discard(event)
        return listeners(game, event, args)

    monkeypatch.setattr(abilities, "listeners", noting)
    spec = game_spec("elekt")
    for seed in range(MOST_GAMES):
        pack = dataclasses.replace(box(seed)[0], heard=EVENTS)
        game = spec.new(spec.settings(2 + seed % 3, seed, pack), pack)
        assert isinstance(game, Elekt)
        for _ in choices(game, Chance(seed)):
            pass
        assert not spec.audit(game)
        if not left:
            break
    assert not left


def test_a_pack_without_such_texts_hears_of_nothing_new() -> None:
    assert house_pack("elekt").heard == {
        "assignment_start", "assignment_end", "confrontation_start", "before_zone", "before_power",
        "heat_step",
    }  # fmt: skip


def test_a_pack_hears_of_whatever_one_of_its_cards_speaks_of() -> None:
    """Not of what a Mission or Influence does by itself, or at once for whoever assigns a Unit there."""
    for family, word in CASES:
        families = ("mission", "influence") if family == "zone" else (family,)
        by_itself = word == "card_won" or (family == "zone" and word == "unit_assigned_here")
        for each in families:
            heard = events_heard([(each, word)])
            assert heard == (set() if by_itself else set(MOMENTS[word].events)), (each, word)
    assert not events_heard([("unit", "always"), ("mission", "card_won")])


# --- order: EL-941 to EL-944 -------------------------------------------------------------------------


def with_texts(**texts: tuple[str, str]) -> Pack:
    """The house pack with these texts on cards, by their ids with _ for -."""
    return pack_of(
        *[
            speaking(kind, *texts[kind.id.replace("-", "_")]) if kind.id.replace("-", "_") in texts else kind
            for kind in house_pack("elekt").kinds
        ]
    )


def acting(game: Elekt, event: str, *args: int) -> list[str]:
    """The cards that act at an event, in their order; an owner who orders takes the first."""
    game.asked.clear()
    game.agenda.clear()
    game.then(abilities.announce, event, *args)
    done: list[str] = []
    while game.agenda or game.asked:
        if game.asked:
            decision = game.decisions[0]
            game.choose(decision.options[0], decision.seat)
            continue
        item = game.agenda.pop()
        if item[0] in (abilities.act, abilities.act_upon):
            done.append(game.kinds[item[1][0]].id)
            continue
        game.perform(item[0], item[1], len(game.agenda))
    return done


@pytest.mark.rules("EL-941", "EL-942", "EL-944")
def test_before_a_zone_privileges_come_first_then_units_then_the_card() -> None:
    text = ("before_zone", DEED)
    pack = with_texts(acolyte=text, dignitary=text, writ_of_mercy=text, mechs_steal_heat=text)
    order = ["writ-of-mercy", "acolyte", "dignitary", "mechs-steal-heat"]
    assert acting(position(GIVEN, pack), "before_zone", MISSION) == order
    other = position(GIVEN.replace("seats = 3", 'seats = 3\nsceptre = "B"'), pack)
    assert acting(other, "before_zone", MISSION) == [
        "writ-of-mercy",
        "dignitary",
        "acolyte",
        "mechs-steal-heat",
    ]


@pytest.mark.rules("EL-944")
def test_a_destroyed_unit_speaks_in_the_order_of_its_owner() -> None:
    pack = with_texts(acolyte=("opponent_destroyed", DEED), dignitary=("destroyed", DEED))
    game = position(GIVEN, pack)
    dignitary = game.cards_at[corner(MISSION, 1)][0]
    assert acting(game, "destroyed", MISSION, dignitary, 1) == ["acolyte", "dignitary"]
    game.sceptre = 1
    assert acting(game, "destroyed", MISSION, dignitary, 1) == ["dignitary", "acolyte"]


# --- chains: EL-951 ----------------------------------------------------------------------------------


def run(game: Elekt, event: str, *args: int) -> list[str]:
    """Carry out all that an event brings about: what the log tells."""
    game.asked.clear()
    game.agenda.clear()
    told = len(game.told)
    game.then(abilities.announce, event, *args)
    while game.agenda:
        item = game.agenda.pop()
        game.perform(item[0], item[1], len(game.agenda))
        assert not game.asked
    return [str(each[0]) for each in game.told[told:]]


@pytest.mark.rules("EL-951")
def test_a_text_is_not_set_off_by_what_it_brings_about() -> None:
    game = position(GIVEN, with_texts(acolyte=("any_discards_heat", "lose_heat(1, everyone)")))
    game.heat = [3, 3, 3]
    run(game, "discards_heat", NOBODY, NOBODY, 0)
    assert game.heat == [2, 2, 2]


@pytest.mark.rules("EL-951")
def test_texts_that_set_off_one_another_come_to_an_end() -> None:
    texts = ("any_collects_heat", "both(lose_heat(1, everyone), gain_heat(1, everyone))")
    cards = ("acolyte", "dignitary", "writ_of_mercy", "hangmans_licence", "mechs_steal_heat")
    game = position(GIVEN, with_texts(**dict.fromkeys(cards, texts)))
    game.heat = [1, 1, 1]
    told = run(game, "collects_heat", NOBODY, NOBODY, 2)
    assert "chain_stopped" in told
    assert not game_spec("elekt").audit(game)
    assert not abilities.carried_out(game)


def test_a_mission_or_influence_names_nobody_where_nobody_does_anything() -> None:
    assert {"round_start", "before_violence", "card_removed"} <= FOR_NOBODY
    assert not FOR_NOBODY & {"any_passes", "card_won", "after_power", "destroyed_here", "unit_assigned_here"}
