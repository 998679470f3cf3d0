"""A table to try a card: a law over the cards of the house, the card lies where it can work."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.by_hand import is_aside
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack
from interrex.web.workers import trials
from interrex.web.workers.trials import SEAT, Nearness, is_use, lies_at_hand, look_for, nearness_of
from tests.packs.growing import GAMES

SAMPLE = {"elekt": 4, "masters": 1, "vendetta": 12, "veto": 12}  # one card of so many, where all take long


@pytest.fixture(autouse=True)
def work_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal is looked for so many seconds of work; those that others take do not count."""
    monkeypatch.setattr(trials, "time", SimpleNamespace(monotonic=time.thread_time))


def opened(game: str, found: dict[str, Any]) -> Table:
    """The table as whoever tries the card finds it."""
    spec, pack = game_spec(game), house_pack(game)
    settings = spec.settings(found["seats"], int(found["seed"]), pack, None, found["variants"])
    table = spec.new(settings, pack)
    for seat, word in found["choices"]:
        table.choose(word, seat)
    return table


def check_trials(game: str, is_sample: bool) -> None:
    """A trial of each card of the sample, or of each of all others."""
    spec, pack = game_spec(game), house_pack(game)
    cards = [card for card in spec.pack_cards(pack) if card.family in spec.card_form]
    for number, card in enumerate(cards):
        if (number % SAMPLE[game] == 0) != is_sample:
            continue
        found = look_for(spec, pack, card.id, card.family)
        assert found["found"], card.id
        table = opened(game, found)
        copies = [number for number in range(len(table.where)) if table.card_word(number) == card.id]
        assert table.decision_of(SEAT) is not None
        assert not copies or any(not is_aside(table, copy) for copy in copies), card.id
        assert lies_at_hand(table, card.id), card.id
        check_offered(table, card.id)


def check_offered(table: Table, card: str) -> None:
    """Where the card is offered, something else can be done with it than to put it aside."""
    decision = table.decision_of(SEAT)
    assert decision is not None
    words = [word for word in decision.options if card in {part.word for part in decision.parts_of(word)}]
    assert not words or any(is_use(table, card, word) for word in words), (card, decision.question)


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_opens_with_the_card_where_it_works(game: str) -> None:
    check_trials(game, is_sample=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if SAMPLE[game] > 1])
def test_every_other_card_can_be_tried(game: str) -> None:
    check_trials(game, is_sample=False)


def test_a_card_in_the_discard_pile_does_not_lie_before_anybody() -> None:
    from interrex.engine.zones import move
    from interrex.games.elekt.table import PILE

    spec, pack = game_spec("elekt"), house_pack("elekt")
    found = look_for(spec, pack, "ash-widow", "unit")
    table = opened("elekt", found)
    assert nearness_of(table, "ash-widow", False) is Nearness.USABLE
    for card in range(len(table.where)):
        if table.card_word(card) == "ash-widow":
            move(table, card, PILE)
    assert nearness_of(table, "ash-widow", False) is Nearness.FAR
