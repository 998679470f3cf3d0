"""Which card of a pack stands in a place and how it begins, told a second time for packs drawn at random."""

from __future__ import annotations

import json
import random
from collections import Counter
from datetime import datetime
from typing import Any

import pytest

from interrex.games import game_spec
from interrex.match.pack_file import OwnCard
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_cards
from interrex.web.actions.own_packs import Opened
from interrex.web.store import Draft, OwnPack

GAMES = ("elekt", "veto")  # in the second a pack may have any number of cards
PLACES = ("one", "two", "three", "four", "No Id", "x" * own_cards.MAX_ID, "x" * (own_cards.MAX_ID + 1))
TREES: tuple[dict[str, Any], ...] = (
    {"name": {"en": "A"}, "nickname": {"en": "Ace"}, "origin": "core"},
    {"name": {"en": "B"}, "note": "ours", "known": True, "stand_in": 1, "cost": 2, "origin": "beta"},
    {"titles": [{"title": "t", "origin": "core"}, {"title": "u"}], "cost": 0},
    {"titles": "spoiled"},
)


def drawn_pack(luck: random.Random, game: str) -> Opened:
    """A pack with cards in some places, of which some stand for others; drafts, and cards of the house."""
    families = [*list(game_spec(game).card_form)[:2], "nothing"]

    def card(place: str, instead: str = "") -> OwnCard:
        return OwnCard(luck.choice(families), place, instead, {"id": place, **luck.choice(TREES)})

    own = [card(each, luck.choice(("", "", *PLACES[:4]))) for each in PLACES[:4] if luck.random() < 0.4]
    drafts = [
        Draft(luck.choice(families), each, luck.choice(TREES)) for each in PLACES if luck.random() < 0.3
    ]
    house = [card(each) for each in PLACES[:4] if luck.random() < 0.5]
    base = {(each.family, each.id): each for each in house}
    pack = OwnPack("0" * 16, 1, game, "A box", "", datetime(2026, 1, 1))
    return Opened(pack, 1, None, "", "", tuple(own), tuple(drafts), base, ())


def begun(card: OwnCard) -> dict[str, Any]:
    """A card of the house as one of one's own box begins: without what only the house writes."""
    tree = {name: value for name, value in card.tree.items() if name not in ("stand_in", "known", "note")}
    if isinstance(tree.get("titles"), list):
        tree["titles"] = [each | {"origin": "box"} for each in tree["titles"]]
    return tree | {"origin": "box"}


def told(at: Opened, asked: str, family: str) -> tuple[Any, ...] | None:
    """Family, place, tree, state and card of the house; nothing where there is no such card."""
    forms, may_add = game_spec(at.pack.game).card_form, game_spec(at.pack.game).decks is not None
    typed = [each for each in at.own if asked in (each.id, each.instead_of or each.id)]
    place = (typed[0].instead_of or typed[0].id) if typed else asked
    drafted = [each for each in at.drafts if each.place == place]
    house = [each for each in at.base.values() if each.id == place]
    if drafted or typed:
        first = (drafted or typed)[0]
        bases = [each for each in house if each.family == first.family]
        state, tree, there = ("draft" if drafted else "typed"), first.tree, first.family
    elif house:
        bases, state, tree, there = house, house[0].tree.get("origin", ""), begun(house[0]), house[0].family
    else:
        is_id = place.islower() and " " not in place and len(place) <= 80
        return (family, place, {}, "gone", None) if family in forms and may_add and is_id else None
    return (there, place, tree, state, bases[0] if bases else None) if there in forms else None


def test_which_card_stands_in_a_place() -> None:
    met = Counter[str]()
    for seed in range(120):
        luck = random.Random(seed)
        at = drawn_pack(luck, luck.choice(GAMES))
        for place in PLACES:
            for family in ("", "nothing", next(iter(game_spec(at.pack.game).card_form))):
                wanted = told(at, place, family)
                if wanted is None:
                    with pytest.raises(Refused) as refused:
                        own_cards.card_at(at, place, family)
                    assert (refused.value.status_code, refused.value.key) == (404, "no-such-card")
                    met["none"] += 1
                    continue
                card = own_cards.card_at(at, place, family)
                assert (card.family, card.place, card.tree, card.state, card.base) == wanted
                assert card.id == card.tree.get("id", place if card.state == "gone" else card.place)
                met[card.state or "house"] += 1
    assert {"none", "draft", "typed", "gone", "core", "beta", "house"} <= set(met)


def test_a_stamp_is_the_same_for_the_same_card() -> None:
    """By its family, its place and, where somebody has typed it, all it says."""
    states, said = ("typed", "draft", "gone", "core"), dict[str, str]()
    for family in ("a", "b"):
        for place in ("one", "two"):
            for tree in TREES:
                for state in states:
                    stamp = own_cards.Card(family, place, tree, state, None).stamp
                    says = json.dumps([family, place, tree if state in ("typed", "draft") else {}])
                    assert said.setdefault(stamp, says) == says
                    assert len(stamp) == 16
    assert len(said) == len(set(said.values())) == 4 * (1 + len(TREES))


def test_a_card_copies_another_of_its_family_under_its_own_name() -> None:
    found = 0
    for seed in range(80):
        luck = random.Random(seed)
        at = drawn_pack(luck, luck.choice(GAMES))
        there = {place: told(at, place, "") for place in PLACES}
        for place, one in there.items():
            for other, source in there.items():
                if one is None:
                    continue
                card = own_cards.card_at(at, place)
                if source is None or source[0] != one[0]:
                    with pytest.raises(Refused):
                        own_cards.copied(at, card, other)
                    continue
                kept = {each: one[2][each] for each in ("name", "nickname") if each in one[2]}
                wanted = begun(OwnCard(source[0], other, "", source[2])) | kept
                assert own_cards.copied(at, card, other) == wanted | {"id": card.id}
                found += place != other
    assert found > 50
