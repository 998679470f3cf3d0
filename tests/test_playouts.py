"""A world for playing out leaves out what nothing will consult, and goes exactly as the whole one does."""

from __future__ import annotations

import os

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.comparing import all_slots
from interrex.engine.errors import EngineError
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer
from interrex.games import OWN, game_spec
from interrex.games.elekt.table import Elekt
from interrex.testing import random_game

MANY = int(os.environ.get("INTERREX_LAW", "1"))  # games of each at every number of seats
LONGEST = 100  # choices before and in a playout
BOOK = {  # the book of knowledge and the log: what a playout may leave out
    "possible_lots", "actual_lot", "lots_at", "last_secret_move", "unsettled", "knowing",
    "told", "keeps_log", "choices", "seen",
}  # fmt: skip


def state(world: Table) -> list[str]:
    """Everything but knowledge and log."""
    return [
        f"{slot} {getattr(world, slot)!r}"
        for slot in all_slots(world)
        if slot not in BOOK and slot not in ("chance", "derived")
    ]


def play(world: Table, chance: Chance) -> None:
    which = chance.below(len(world.asked))
    world.play(chance.below(len(world.asked[which][2])), which)


@pytest.mark.parametrize("name", OWN)
def test_the_same_choices_go_the_same_way_without_log_and_knowledge(name: str) -> None:
    """In every game, with random variants and rulings, at every number of seats."""
    for number, seats in enumerate(game_spec(name).seats * MANY):
        chance = Chance.from_seed(number)
        game = random_game(name, chance, seats)
        for _ in range(chance.below(LONGEST)):
            if game.asked:
                play(game, chance)
        if game.asked:
            compare(game, game.asked[0][0], chance)


def compare(game: Table, seat: int, chance: Chance) -> None:
    """Deal the same world twice, whole and for playing out, and play the same choices in both."""
    deal = chance.split()
    whole, playout = game.sample_world(seat, deal.copy()), game.playout_world(seat, deal.copy())
    dealer = Dealer(game, seat)
    dealer.world(chance)
    assert dealer.world(deal).fingerprint() == playout.fingerprint()  # whatever was dealt before
    if game.settings.game == "elekt":
        assert playout.knowing == (game.seats,)  # its rules ask what everybody knows
    else:
        assert not playout.knowing
    for number in range(LONGEST):
        assert playout.asked == whole.asked
        assert playout.chance.state == whole.chance.state
        if number % 5 == 0 or not whole.asked:
            assert state(playout) == state(whole)
        if not whole.asked:
            break
        if chance.below(4) == 0:
            playout = playout.copy()
        choice = chance.split()
        play(whole, choice.copy())
        play(playout, choice)
    assert repr(playout.result) == repr(whole.result)
    assert not playout.told
    assert not playout.choices


def test_what_a_rule_consults_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what everybody knows Elekt cannot be played out, and that is noticed."""
    monkeypatch.setattr(Elekt, "seats_consulted", lambda game: ())
    world = interrex.new("elekt", 4, 1).playout_world(0, Chance(1))
    with pytest.raises(IndexError):
        play_to_the_end(world)


def play_to_the_end(world: Table) -> None:
    while world.asked:
        play(world, world.chance)


def test_no_world_is_sampled_from_one_for_playing_out() -> None:
    world = interrex.new("vendetta", 3, 1).playout_world(0, Chance(1))
    with pytest.raises(EngineError, match="does not know enough"):
        world.sample_world(0, Chance(1))
