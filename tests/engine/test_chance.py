"""The two generators of chance: the fast one, and the one of recorded games."""

import hashlib
import subprocess
import sys
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.chance import Chance, SealedChance, commitment
from interrex.games import OWN, game_spec, house_pack
from interrex.match.record import replay

KNOWN_NUMBERS = [838, 516, 357, 473, 822, 952, 98, 826, 200, 85, 749, 989]
KNOWN_SHUFFLE = [3, 1, 0, 2, 4, 9, 11, 5, 8, 10, 6, 7]


def too_uneven(counts: list[int]) -> bool:
    """Chi squared more than six deviations above its mean."""
    mean = sum(counts) / len(counts)
    squared = sum((count - mean) ** 2 for count in counts) / mean
    freedom = len(counts) - 1
    return squared > freedom + 6 * (2 * freedom) ** 0.5


both = pytest.mark.parametrize("generator", [Chance, SealedChance])


@both
def test_every_number_is_as_likely_as_the_others(generator: type[Chance]) -> None:
    for limit in (2, 3, 6, 7, 52, 100):
        chance = generator.from_seed(limit)
        counts = [0] * limit
        for _ in range(300 * limit):
            counts[chance.below(limit)] += 1
        assert not too_uneven(counts), limit


def test_neighbours_have_nothing_to_do_with_each_other() -> None:
    for first in (Chance.from_seed(0), Chance(0), Chance(1), SealedChance.from_seed(0)):
        counts = dict.fromkeys(product(range(6), repeat=2), 0)
        for _ in range(10_000):
            counts[first.below(6), first.below(6)] += 1
        assert not too_uneven(list(counts.values()))


@both
def test_every_order_is_as_likely_as_the_others(generator: type[Chance]) -> None:
    chance = generator.from_seed(1)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(10_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert not too_uneven(list(counts.values()))


@both
def test_the_first_numbers_of_neighbouring_seeds_are_unrelated(generator: type[Chance]) -> None:
    counts = dict.fromkeys(product(range(6), repeat=2), 0)
    for seed in range(10_000):
        counts[generator.from_seed(seed).below(6), generator.from_seed(seed + 1).below(6)] += 1
    assert not too_uneven(list(counts.values()))


@both
def test_a_split_has_nothing_to_do_with_what_it_was_split_from(generator: type[Chance]) -> None:
    parent = generator.from_seed(2)
    assert type(parent.split()) is Chance
    lockstep = dict.fromkeys(product(range(6), repeat=2), 0)
    siblings = dict(lockstep)
    one, two = parent.split(), parent.split()
    for _ in range(10_000):
        number = one.below(6)
        lockstep[parent.below(6), number] += 1
        siblings[number, two.below(6)] += 1
    assert not too_uneven(list(lockstep.values()))
    assert not too_uneven(list(siblings.values()))
    firsts = dict.fromkeys(lockstep, 0)
    for _ in range(10_000):
        child = parent.split()
        firsts[child.below(6), parent.below(6)] += 1
    assert not too_uneven(list(firsts.values()))


@given(st.integers(min_value=0, max_value=2**64 - 1), st.integers(min_value=1, max_value=10**6))
def test_numbers_are_in_range_and_a_copy_has_the_same_luck(state: int, limit: int) -> None:
    chance = Chance(state)
    copy = chance.copy()
    numbers = [chance.below(limit) for _ in range(5)]
    assert all(0 <= number < limit for number in numbers)
    assert [copy.below(limit) for _ in range(5)] == numbers
    assert chance.state == copy.state
    assert 0 <= chance.state < 1 << 64


def test_the_same_seed_gives_the_same_numbers_in_another_process() -> None:
    program = (
        "from interrex.engine.chance import Chance, commitment\n"
        "chance = Chance.from_seed(7)\n"
        "print([chance.below(1000) for _ in range(20)], chance.split().below(1000), commitment(7))\n"
    )
    chance = Chance.from_seed(7)
    ours = f"{[chance.below(1000) for _ in range(20)]} {chance.split().below(1000)} {commitment(7)}"
    there = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": "99"},
    )
    assert there.stdout.strip() == ours


# --- the generator of recorded games -----------------------------------------------------------------


def word(seed: int, position: int) -> int:
    """The number at that position of the stream, computed from seed and position alone."""
    key = hashlib.blake2b(f"interrex {seed}".encode(), person=b"interrex key").digest()
    counter = (position // 8).to_bytes(8, "big")
    block = hashlib.blake2b(counter, key=key, person=b"interrex deal").digest()
    return int.from_bytes(block[8 * (position % 8) :][:8], "big")


def test_each_number_is_the_keyed_hash_of_its_position() -> None:
    """Nothing of one number goes into the next, so all earlier ones tell nothing of it."""
    chance = SealedChance.from_seed(7)
    for position in range(40):
        assert chance.state == position
        assert chance.below(1 << 64) == word(7, position)


def test_the_stream_never_changes() -> None:
    """Records depend on it: a known seed has known numbers and a known shuffle."""
    chance = SealedChance.from_seed(2**128 - 1)
    assert [chance.below(1000) for _ in range(12)] == KNOWN_NUMBERS
    cards = list(range(12))
    chance.shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert chance.state == 12 + 11


def test_seeds_that_differ_have_streams_that_differ() -> None:
    seeds = [0, 1, -1, 2**61, 2**64, 2**127, 2**128 - 1, 7, 7 + 2**61, 7 + 2**64]
    assert len({SealedChance.from_seed(seed).below(1 << 64) for seed in seeds}) == len(seeds)


@given(st.integers(0, 2**128 - 1), st.integers(0, 20), st.lists(st.integers(1, 60), max_size=20))
def test_a_copy_goes_on_alike_and_on_its_own(seed: int, before: int, limits: list[int]) -> None:
    chance = SealedChance.from_seed(seed)
    for _ in range(before):
        chance.below(6)
    copy = chance.copy()
    numbers = [chance.below(limit) for limit in limits]
    assert copy.state == before
    assert copy.copy().below(1 << 64) == SealedChance.after(seed, before).below(1 << 64)
    assert [copy.below(limit) for limit in limits] == numbers
    assert chance.state == copy.state == before + len(limits)


@pytest.mark.parametrize("name", OWN)
def test_new_games_are_sealed_and_old_ones_are_dealt_as_ever(name: str) -> None:
    spec, pack = game_spec(name), house_pack(name)
    seats = spec.seats[0]
    new = spec.new(spec.settings(seats, 5, pack), pack)
    old = spec.new(spec.settings(seats, 5, pack, rules_version=1), pack)
    assert type(new.chance) is type(new.copy().chance) is SealedChance
    assert type(old.chance) is Chance
    assert new.cards_at != old.cards_at
    for seat in range(seats + 1):
        assert type(new.sample_world(seat, Chance(1)).chance) is Chance
        assert type(new.plain_world(seat).chance) is Chance
    assert replay(new.record()).fingerprint() == new.fingerprint()


def test_the_commitment_is_fixed_by_the_seed() -> None:
    assert commitment(7) == commitment(7)
    assert commitment(7) != commitment(8)
    assert len(commitment(7)) == 64
