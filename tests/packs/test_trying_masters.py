"""Masters of the Night: every component of the box can be tried at a table where it lies before its maker."""

from __future__ import annotations

import tomllib

import pytest

from interrex import testing
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_pack, house_text
from interrex.games.masters.cards import FAMILIES, Event
from interrex.games.masters.table import DECK, OWNED, UNUSED, Masters
from interrex.match import record as records
from interrex.web.workers import trials

HOUSE = tomllib.loads(house_text("masters") or "")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_card_of_the_house_can_be_tried(family: str) -> None:
    """At once, before any choice; the record of that table can be played again."""
    spec, pack = game_spec("masters"), house_pack("masters")
    for entry in HOUSE[family]:
        card = entry["id"]
        found = trials.look_for(spec, pack, card, family)
        assert found["found"], card
        assert found["choices"] == [], card
        settings = spec.settings(found["seats"], int(found["seed"]), pack, None, found["variants"])
        game = spec.new(settings, pack)
        assert isinstance(game, Masters)
        assert trials.nearness_of(game, card, False) is trials.Nearness.USABLE, card
        assert not spec.audit(game), card
        testing.check_secrecy(game, Chance(1))
        if family == "relic":
            assert any(game.cards[each].id == card for each in game.cards_at[OWNED])
        if family in ("event", "relic"):
            assert records.replay(game.record(), pack).fingerprint() == game.fingerprint()


def test_an_event_that_is_tried_comes_first_and_then_its_own_act_goes_on() -> None:
    spec, pack = game_spec("masters"), house_pack("masters")
    card = next(event.id for event in reversed(pack.events) if isinstance(event, Event))
    game = spec.new(spec.settings(1, 5, pack, None, {"tried": card}), pack)
    while not any(kind == "event" for kind, *_ in game.told):
        game.choose(game.decisions[0].options[0], game.decisions[0].seat)
    [first] = [args[0] for kind, args, *_ in game.told if kind == "event"]
    assert isinstance(game, Masters)
    assert game.cards[first].id == card


@pytest.mark.parametrize(("first", "owner"), [("A", 0), ("B", 1), ("C", 1)])
def test_a_relic_that_is_tried_belongs_to_the_first_vampire_of_its_maker(first: str, owner: int) -> None:
    spec, pack = game_spec("masters"), house_pack("masters")
    for relic in pack.relics:
        chosen = {"tried": relic.id, "player_1": first}
        game = spec.new(spec.settings(3, 5, pack, None, chosen), pack)
        assert isinstance(game, Masters)
        [card] = game.cards_at[OWNED + owner]
        assert game.cards[card].id == relic.id
        assert game.player[owner] == 0
        assert [kills >= 2 for kills in game.kills] == [vampire == owner for vampire in range(3)]
        assert not spec.audit(game)


@pytest.mark.parametrize("source", ["event_deck", "unused_cards"])
def test_events_that_make_room_for_the_one_that_is_tried_lie_with_their_act(source: str) -> None:
    spec, pack = game_spec("masters"), house_pack("masters")
    for event in pack.events:
        settings = spec.settings(2, 5, pack, {"nevena_source": source}, {"tried": event.id})
        game = spec.new(settings, pack)
        assert isinstance(game, Masters)
        top = next(deck for deck in range(DECK, DECK + 3) if game.cards_at[deck])
        assert game.cards[game.cards_at[top][-1]].id == event.id
        counts = [len(game.cards_at[DECK + act]) for act in range(3)]
        assert counts[: event.act - 1] == [0] * (event.act - 1)
        assert len(set(counts[event.act - 1 :])) == 1
        for act in range(3):
            of_act = {each.act for each in pack.events if each.act == act + 1}
            lying = {pack.events[card].act for card in game.cards_at[UNUSED + act]}
            assert lying == of_act if source == "event_deck" else act == 0 or not lying


def test_only_a_card_of_the_pack_can_be_tried() -> None:
    spec, pack = game_spec("masters"), house_pack("masters")
    with pytest.raises(BadSetting, match="no event or relic 'nobody'"):
        spec.settings(1, 5, pack, None, {"tried": "nobody"})
    elekt = game_spec("elekt")
    with pytest.raises(BadSetting, match="no variant 'tried'"):
        elekt.settings(2, 5, house_pack("elekt"), None, {"tried": "ash-widow"})
