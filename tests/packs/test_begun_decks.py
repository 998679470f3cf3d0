"""New cards come into a deck of the pack: as many as find room, each for one like it; it stays legal."""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.spec import Decks
from interrex.games import game_spec, house_text, own_pack
from interrex.match.decks import begun_with, differences
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


def test_what_nobody_typed_changes_no_deck() -> None:
    decks, pack = veto_decks(), own_pack("veto", new_pack("veto", "my-box", {"en": "Box"}), "pack")
    begun = begun_with(decks, pack, (), game_spec("veto").rulings_by({}))
    assert begun is not None
    assert not differences(begun.before, begun.deck)
