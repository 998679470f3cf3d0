"""One integer of chance."""

import subprocess
import sys
from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.chance import Chance, commitment


def too_uneven(counts: list[int]) -> bool:
    """Chi squared more than six deviations above its mean."""
    mean = sum(counts) / len(counts)
    squared = sum((count - mean) ** 2 for count in counts) / mean
    freedom = len(counts) - 1
    return squared > freedom + 6 * (2 * freedom) ** 0.5


def test_every_number_is_as_likely_as_the_others() -> None:
    for limit in (2, 3, 6, 7, 52, 100):
        chance = Chance.from_seed(limit)
        counts = [0] * limit
        for _ in range(300 * limit):
            counts[chance.below(limit)] += 1
        assert not too_uneven(counts), limit


def test_neighbours_have_nothing_to_do_with_each_other() -> None:
    for first in (Chance.from_seed(0), Chance(0), Chance(1)):
        counts = dict.fromkeys(product(range(6), repeat=2), 0)
        for _ in range(10_000):
            counts[first.below(6), first.below(6)] += 1
        assert not too_uneven(list(counts.values()))


def test_every_order_is_as_likely_as_the_others() -> None:
    chance = Chance.from_seed(1)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(10_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert not too_uneven(list(counts.values()))


def test_the_first_numbers_of_neighbouring_seeds_are_unrelated() -> None:
    counts = dict.fromkeys(product(range(6), repeat=2), 0)
    for seed in range(10_000):
        counts[Chance.from_seed(seed).below(6), Chance.from_seed(seed + 1).below(6)] += 1
    assert not too_uneven(list(counts.values()))


def test_a_split_has_nothing_to_do_with_what_it_was_split_from() -> None:
    parent = Chance.from_seed(2)
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


def test_the_commitment_is_fixed_by_the_seed() -> None:
    assert commitment(7) == commitment(7)
    assert commitment(7) != commitment(8)
    assert len(commitment(7)) == 64
