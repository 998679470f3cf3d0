"""What others know in worlds that are dealt or laid plainly: by definition, over random tables and doubts."""

from __future__ import annotations

from interrex.engine.chance import Chance
from interrex.engine.dealing import _like, _sort_out
from interrex.engine.knowledge import places_of, settle
from interrex.engine.triggers import CHAIN_STOPPED, tell_chain_stopped
from interrex.engine.worlds import Dealer, share_knowledge
from tests.engine.games.sandbox import Sandbox
from tests.engine.test_worlds import events, table
from tests.engine.tools import everyone, sound


def stirred(seed: int, cards: int = 6, steps: int = 16) -> Sandbox:
    """A table at which a few things have happened, openly and in secret."""
    chance, observers = Chance.from_seed(seed), table(2 + seed % 2, cards, seed % 3)
    observers.worlds = [set() for _ in observers.worlds]  # nobody keeps count
    game = observers.game
    assert isinstance(game, Sandbox)
    for _ in range(steps):
        choices = list(events(game, chance)) or [("nothing", lambda table: None)]
        choices[chance.below(len(choices))][1](observers)
    return game


def test_in_a_world_that_is_written_down_others_know_what_the_seat_knows_and_what_they_see() -> None:
    told = pinned = 0
    for seed in range(120):
        game = stirred(seed)
        settle(game, everyone(game.seats))
        for seat in range(game.seats + 1):
            world = game.copy()
            share_knowledge(world, seat)
            sound(world)
            for card, place in enumerate(world.where):
                mine = places_of(game, seat, card)
                assert places_of(world, seat, card) == mine
                for other in range(world.seats + 1):
                    if other == seat:
                        continue
                    sees = sum(1 << p for p, by in enumerate(world.sees) if by >> other & 1)
                    theirs = 1 << place if sees >> place & 1 else 1 << place | mine & ~sees
                    assert places_of(world, other, card) == theirs
                    told += theirs != 1 << place
                    all_pinned = game.pinned[card] & everyone(game.seats) == everyone(game.seats)
                    assert world.pinned[card] >> other & 1 == all_pinned
                    assert not world.last_secret_move[other]
                assert world.pinned[card] >> seat & 1 == game.pinned[card] >> seat & 1
                pinned += world.pinned[card] != 0
    assert told > 100
    assert pinned > 20


def test_a_card_of_another_sort_is_held_possible_where_cards_of_its_sort_are() -> None:
    """Whatever a seat held possible of cards of two sorts, and whoever takes whose place."""
    kept = changed = 0
    for seed in range(800):
        chance = Chance.from_seed(seed)
        world = Sandbox(2, 6)
        sorts = tuple(chance.below(2) for _ in range(6))
        possible = [1 << chance.below(3) | (chance.below(2) * chance.below(8)) for _ in range(6)]
        first = 6  # of seat 1
        world.possible_lots[first : first + 6] = possible
        world.actual_lot[first : first + 6] = [chance.below(3) for _ in range(6)]
        pairs = [(a, b) for a in range(6) for b in range(6) if sorts[a] != sorts[b]]
        strangers = [pairs[chance.below(len(pairs))]] if pairs else []
        for card, old in strangers:
            world.possible_lots[first + card] = possible[old]
        world.last_secret_move = [7, 7, 7]
        _sort_out(world, 1, possible, sorts, strangers)
        any_change = False
        for card, old in strangers:
            ours = [each for at, each in enumerate(possible) if sorts[at] == sorts[card]]
            theirs = [each for at, each in enumerate(possible) if sorts[at] == sorts[old]]
            known = possible[old]
            lots = {lot for lot in range(3) if known >> lot & 1}
            if len(lots) == 1 and any(each & known and each != known for each in theirs):
                expected = known  # it knew that very card
                kept += 1
            else:
                expected = 1 << world.actual_lot[first + card]
                for lot in range(3):
                    is_ours = any(each >> lot & 1 for each in ours)
                    if lot in lots:
                        may = is_ours
                    else:  # where no card of the other sort can lie, as far as those of its own came there
                        is_theirs = any(each >> lot & 1 for each in theirs)
                        may = not is_theirs and any(each & known and each >> lot & 1 for each in ours)
                    expected |= may << lot
            assert world.possible_lots[first + card] == expected
            any_change = any_change or expected != known
        assert world.unsettled == (2 if any_change else 0)
        assert world.last_secret_move == ([7, 0, 7] if any_change else [7, 7, 7])
        changed += any_change
    assert kept > 20
    assert changed > 100


def test_one_of_the_same_sort_is_taken_where_there_is_one() -> None:
    arriving, sorts = [5, 3, 4, 2], (0, 0, 1, 1, 0, 1)
    assert _like([0, 2, 3], arriving, 1, sorts) == 2  # card 4, of sort 0 as card 1
    assert _like([1, 0, 3], arriving, 1, sorts) == 1  # none of that sort: the first
    assert _like([3, 2], arriving, 1, ()) == 3  # without sorts too


def test_a_dealer_deals_what_a_world_for_playing_out_is() -> None:
    """Any number of worlds from one look, by the same chance the same; the table itself stays as it is."""
    for seed in range(12):
        game = stirred(seed)
        for seat in range(game.seats + 1):
            before = game.copy().fingerprint()
            dealer, one, two = Dealer(game, seat), Chance(seed), Chance(seed)
            for _ in range(3):
                world, other = dealer.world(one), game.playout_world(seat, two)
                assert world.cards_at == other.cards_at
                assert world.fingerprint() == other.fingerprint()
                assert not world.recorded
                assert not world.keeps_log
                assert world is not dealer.base
            assert game.copy().fingerprint() == before


def test_that_a_chain_stopped_is_said_once_in_a_row() -> None:
    game = Sandbox(2, 1)
    for _ in range(2):
        tell_chain_stopped(game, "X-7")
    assert [(line.kind, line.rule) for line in game.log(0)] == [(CHAIN_STOPPED, "X-7")]
    game.tell("other", rule="X-8")
    tell_chain_stopped(game, "X-9")
    assert [line.rule for line in game.log(1)] == ["X-7", "X-8", "X-9"]
