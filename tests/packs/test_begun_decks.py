"""New cards come into a deck of the pack: as many as find room, each for one like it; it stays legal."""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.spec import Decks
from interrex.games import game_spec, house_text, own_pack
from interrex.match.decks import begun_with, decks_against, differences
from interrex.match.pack_file import OwnCard, cards_in, new_pack, with_card

HOUSE = [each for each in cards_in(house_text("veto") or "") if each.family in game_spec("veto").card_form]


def veto_decks() -> Decks:
    decks = game_spec("veto").decks
    assert decks is not None
    return decks


def own_box(chance: Chance, new: int, replaced: int) -> tuple[str, set[str]]:
    """A pack with so many cards more than the house's, and so many typed in the place of some."""
    text, own = new_pack("veto", "my-box", {"en": "Box"}), set()
    for number in range(new):
        card = HOUSE[chance.below(len(HOUSE))]
        name = f"mine-{number}"
        said = {"en": f"Mine {number}"}
        text = with_card(text, OwnCard(card.family, name, "", {**card.tree, "id": name, "name": said}))
        own.add(name)
    for _ in range(replaced):
        card = HOUSE[chance.below(len(HOUSE))]
        text = with_card(text, card)
        own.add(card.id)
    return text, own


@pytest.mark.parametrize("seed", range(6))
def test_new_cards_come_into_a_deck_that_stays_legal(seed: int) -> None:
    chance, decks = Chance(seed + 40), veto_decks()
    text, own = own_box(chance, chance.below(20), chance.below(12))
    pack = own_pack("veto", text, "pack")
    rulings = game_spec("veto").rulings_by({})
    begun = begun_with(decks, pack, own, rulings)
    assert begun is not None
    decks.check(begun.deck, "deck", {}, rulings)
    assert begun.deck.size == begun.before.size
    there = {kind.id for kind in (*begun.deck.heads, *[kind for kind, _ in begun.deck.cards])}
    assert {kind.id for kind in begun.own} == there & own
    assert {kind.id for kind in begun.left_out} == own - there
    playable = [kind for kind in begun.left_out if kind.family in decks.families]
    strangers = [kind for kind, _ in begun.deck.cards if kind.id not in own]
    assert not playable or not strangers
    gone = [change.kind.id for change in differences(begun.before, begun.deck) if change.more < 0]
    assert not own & {each for each in gone if pack.kind(each).family in decks.families}
    assert decks.parse(pack, begun.deck.code()).code() == begun.deck.code()


@pytest.mark.parametrize("seed", range(8))
def test_a_head_that_is_ones_own_stays(seed: int) -> None:
    chance, decks = Chance(seed + 90), veto_decks()
    text, own = own_box(chance, chance.below(6), chance.below(12))
    heads = [each for each in HOUSE if each.family in decks.heads]
    for card in [heads[chance.below(len(heads))] for _ in range(1 + chance.below(6))]:
        text = with_card(text, card)
        own.add(card.id)
    pack = own_pack("veto", text, "pack")
    rulings = game_spec("veto").rulings_by({})
    begun = begun_with(decks, pack, own, rulings)
    assert begun is not None
    led = {kind.family: kind.id for kind in begun.deck.heads}
    for head in begun.before.heads:
        assert head.id not in own or led[head.family] == head.id
        same = [kind.id for kind in pack.kinds if kind.family == head.family and kind.id in own]
        assert led[head.family] in (same or [head.id])

    def leading(name: str) -> int:
        return sum(kind.id in own for kind in decks.find(pack, name, {}, rulings).heads)

    assert leading(begun.shipped) == max(leading(each.id) for each in decks.shipped(pack))


def whole_box() -> str:
    return (house_text("veto") or "").replace('id = "house"', 'id = "mine"', 1).replace("stand-in", "box")


def test_a_whole_pack_of_ones_own_changes_no_deck_and_no_price() -> None:
    decks, text = veto_decks(), whole_box()
    begun = begun_with(
        decks, own_pack("veto", text, "pack"), {each.id for each in cards_in(text)},
        game_spec("veto").rulings_by({}),
    )  # fmt: skip
    assert begun is not None
    assert not differences(begun.before, begun.deck)


SMALL = """[[deck]]
id = "radziwillowie"
name = { en = "A", pl = "A", pt = "A" }
about = { en = "A", pl = "A", pt = "A" }
faction = "radziwillowie"
cards = { latyfundium = 3 }
"""


def test_a_deck_begins_as_a_legal_one_or_not_at_all() -> None:
    decks, rulings = veto_decks(), game_spec("veto").rulings_by({})
    cards, first, rest = whole_box().partition("[[deck]]\n")
    small = cards + SMALL
    own = {"latyfundium", "radziwillowie"}
    assert begun_with(decks, own_pack("veto", small, "pack"), own, rulings) is None
    others = first + rest.replace('id = "radziwillowie"', 'id = "other"', 1)
    begun = begun_with(decks, own_pack("veto", small + others, "pack"), own, rulings)
    assert begun is not None
    assert begun.shipped != "radziwillowie"
    decks.check(begun.deck, "deck", {}, rulings)


@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_legal_deck_against_one_whatever_decks_are_called(seed: int) -> None:
    decks, spec, chance = veto_decks(), game_spec("veto"), Chance(seed + 7)
    rulings = spec.rulings_by({})
    cards, *written = whole_box().split("[[deck]]\n")
    kept = [written.pop(chance.below(len(written))) for _ in range(1 + chance.below(4))]
    named = [each.replace('id = "', 'id = "my-', 1) if chance.below(2) else each for each in kept]
    pack = own_pack("veto", "[[deck]]\n".join([cards, *named]), "pack")
    begun = begun_with(decks, pack, (), rulings)
    assert begun is not None
    usual = [str(spec.variants[name][0]) for name in decks.variants[1:]]
    against = decks_against(decks, pack, begun, usual, rulings)
    assert len(against) == len(usual)
    for code in against:
        assert code in spec.variants[decks.variants[1]]
        is_written = code.startswith("faction ")
        deck = decks.parse(pack, code) if is_written else decks.find(pack, code, {}, rulings)
        decks.check(deck, "deck", {}, rulings)


def test_what_nobody_typed_changes_no_deck() -> None:
    decks, pack = veto_decks(), own_pack("veto", new_pack("veto", "my-box", {"en": "Box"}), "pack")
    begun = begun_with(decks, pack, (), game_spec("veto").rulings_by({}))
    assert begun is not None
    assert not differences(begun.before, begun.deck)
