"""What the tests of the engine share: a plain view, the law of secrets, random play."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType

from interrex.engine.chance import Chance
from interrex.engine.comparing import all_slots
from interrex.engine.knowledge import known_in, places_of, settle
from interrex.engine.settings import Settings
from interrex.engine.table import Table


def settings(game: str, seats: int, seed: int = 0) -> Settings:
    """Settings for a small game."""
    return Settings(game=game, seats=seats, seed=seed, rules_version=1)


def everyone(seats: int) -> int:
    """All seats and the watcher, as bits."""
    return (1 << (seats + 1)) - 1


def seen(game: Table, seat: int, *counters: object) -> tuple[object, ...]:
    """A view that hides nothing the seat knows: sizes, known cards and positions, its options."""
    places = tuple(
        (len(lying), tuple(known_in(game, seat, place)), positions(game, seat, place))
        for place, lying in enumerate(game.cards_at)
    )
    asked = tuple((each.seat, each.name, each.rule) for each in game.questions)
    own = game.decision_of(seat)
    return (places, counters, asked, own.options if own is not None else (), game.result)


def positions(game: Table, seat: int, place: int) -> tuple[tuple[int, int], ...]:
    """The cards of a deck whose position the seat knows."""
    if not game.ordered[place]:
        return ()
    cards = enumerate(game.cards_at[place])
    return tuple((position, card) for position, card in cards if game.pinned[card] >> seat & 1)


def lawful(game: Table, chance: Chance, samples: int = 2) -> None:
    """The law: a sampled world looks the same to its seat, and is sound for all the others."""
    for seat in range(game.seats + 1):
        before = appearance(game, seat)
        for _ in range(samples):
            world = game.sample_world(seat, chance)
            assert appearance(world, seat) == before
            sound(world)
            again = world.sample_world(seat, chance)
            assert appearance(again, seat) == before
            sound(again)
            sound(world.sample_world(chance.below(game.seats + 1), chance))
        assert appearance(game, seat) == before


def appearance(game: Table, seat: int) -> str:
    """All that reaches a seat, byte for byte."""
    record = None if game.is_over else game.record(seat)
    return repr((game.view(seat), game.log(seat), record, game.decision_of(seat)))


def sound(game: Table) -> None:
    """Cards lie where they lie, and no seat believes what is not so."""
    settle(game, everyone(game.seats))
    cards = len(game.where)
    assert sorted(card for lying in game.cards_at for card in lying) == list(range(cards))
    for place, lying in enumerate(game.cards_at):
        for card in lying:
            assert game.where[card] == place
            for seat in range(game.seats + 1):
                places = places_of(game, seat, card)
                assert places >> place & 1, f"seat {seat} rules out where card {card} lies"
                if game.sees[place] >> seat & 1 or game.pinned[card] >> seat & 1:
                    assert places == 1 << place, f"seat {seat} does not know card {card}"
            assert game.ordered[place] or not game.pinned[card]
    for seat in range(game.seats + 1):
        lots = {game.actual_lot[seat * cards + card] for card in range(cards)}
        for card in range(cards):
            known = game.possible_lots[seat * cards + card]
            assert known >> game.actual_lot[seat * cards + card] & 1
            assert known == sum(1 << lot for lot in lots if known >> lot & 1), "an empty lot is believed in"
        sound_lots(game, seat)


def sound_lots(game: Table, seat: int) -> None:
    """Each lot is of one place, where it has cards or is the place's own; what the seat sees is lot 0."""
    taken, first = 0, seat * len(game.where)
    for place, lying in enumerate(game.cards_at):
        own, lots = (each[seat * len(game.sees) + place] for each in (game.own_lot, game.lots_at))
        filled = {game.actual_lot[first + card] for card in lying}
        assert lots == sum(1 << lot for lot in filled | {own}), f"lots of place {place} to seat {seat}"
        assert (own == 0) == bool(game.sees[place] >> seat & 1)
        assert not taken & lots & ~1, f"place {place} has a lot of another place"
        taken |= lots


def play_at_random(game: Table, chance: Chance, limit: int = 500) -> Iterator[Table]:
    """The game at each of its decisions, answered at random and out of order where that is allowed."""
    for _ in range(limit):
        if game.is_over:
            return
        yield game
        which = chance.below(len(game.asked))
        words = game.option_words(which)
        game.choose(words[chance.below(len(words))], game.seats_asked[which])
    raise AssertionError("the game does not end")


def shared_fields(one: Table, two: Table) -> list[str]:
    """The fields in which two tables hold the very same list or other thing that can change."""
    fixed = (int, str, tuple, bool, type(None), FunctionType)
    shared = []
    for slot in all_slots(one):
        ours, theirs = getattr(one, slot), getattr(two, slot)
        if slot not in ("settings", "result") and not isinstance(ours, fixed) and ours is theirs:
            shared.append(slot)
    return shared
