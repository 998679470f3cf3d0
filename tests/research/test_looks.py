"""What is made fast is made the same: looks, masks and checks agree with the plain ways, byte for byte."""

from __future__ import annotations

import copy
import os
import pickle
import warnings
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.encoding import Features
from interrex.engine.looks import Sheet
from interrex.games import OWN
from interrex.research.encodings import encoding_of
from interrex.research.episodes import Episode, new_table
from interrex.testing import random_game
from tests.research.plain import plain_mask, plain_observation, plain_vector

np = pytest.importorskip("numpy", reason="NOT TESTED: numpy not installed; see docs/research.md")

from interrex.research.arrays import SHELF, Looks, Shelf, look, vector  # noqa: E402

GAMES = int(os.environ.get("INTERREX_LOOKS", "2"))
LONGEST = 60  # actions of a game
UNWRITTEN = -99
EVERY = 3  # actions between two looks of who is not asked


def compare_looks(episode: Episode, chance: Chance) -> int:
    """Play at random and compare what seats see and may say; how often it changed between two looks."""
    encoding = episode.encoding
    before: dict[int, bytes] = {}
    moved = 0
    for number in range(LONGEST):
        if episode.is_over:
            break
        asked = episode.asked
        for seat in range(episode.seats):
            if seat in asked or number % EVERY == 0:
                said = episode.offers[seat].said if seat in episode.offers else ()
                assert bytes(episode.mask(seat)) == plain_mask(encoding, episode.table, seat, said)
                plain = plain_observation(encoding.seen, episode.table, seat)
                seen = look(episode, seat).tobytes()
                assert seen[: 4 * encoding.size] == plain_vector(plain, encoding.size)
                assert seen == vector(episode.observe(seat), episode.size).tobytes()
                moved += before.get(seat, seen) != seen
                before[seat] = seen
        seat = asked[chance.below(len(asked))]
        legal = episode.legal(seat)
        assert legal == [action for action, able in enumerate(episode.mask(seat)) if able]
        episode.act(seat, legal[chance.below(len(legal))])
    return moved


@pytest.mark.parametrize("name", OWN)
def test_looking_again_shows_the_same_as_looking_plainly(name: str) -> None:
    """Over random games with variants, rulings and numbers of seats drawn at random, for every seat."""
    encoding, moved = encoding_of(name), 0
    for seed in range(GAMES):
        chance = Chance.from_seed(seed)
        moved += compare_looks(Episode(encoding, random_game(name, chance)), chance)
    assert moved > 10 * GAMES


def test_looking_again_shows_the_same_where_faces_are_not_known() -> None:
    """With closed decklists a seat knows of a card only what it has seen of it."""
    encoding = encoding_of("veto")
    table = interrex.new("veto", 2, seed=2, decklists="closed")
    assert not encoding.seen.are_faces_known(table)
    assert compare_looks(Episode(encoding, table), Chance.from_seed(3)) > 10


@pytest.mark.parametrize("name", OWN)
def test_many_looks_are_the_looks_of_each(name: str) -> None:
    encoding = encoding_of(name)
    chance = Chance.from_seed(4)
    seats = encoding.seen.spec.seats[-1]
    episodes = [Episode(encoding, new_table(encoding, seats, seed)) for seed in range(3)]
    looks = Looks(len(episodes), episodes[0].size, encoding.actions)  # filled again and again
    for _ in range(20):
        wanted = [chance.below(seats) for _ in episodes]
        for number, (episode, seat) in enumerate(zip(episodes, wanted, strict=True)):
            looks.show(number, episode, seat)
        for row, mask, episode, seat in zip(looks.vectors, looks.masks, episodes, wanted, strict=True):
            assert row.tobytes() == vector(episode.observe(seat), episode.size).tobytes()
            assert look(episode, seat).tobytes() == row.tobytes()
            assert bytes(mask) == bytes(episode.mask(seat))
            assert looks.page.legal[episodes.index(episode)] == episode.legal(seat)
        for episode in episodes:
            if not episode.is_over:
                legal = episode.legal(episode.asked[0])
                episode.act(episode.asked[0], legal[chance.below(len(legal))])


def test_what_somebody_keeps_is_not_filled_again() -> None:
    """Whoever holds an array of looks, or a view of one, has it to himself; others are used again."""
    shelf = Shelf(2, 3, 5)
    first = shelf.take()
    assert shelf.take() is first
    kept = [first.masks[1], first.vectors.reshape(-1)[2:4], {"seen": first.vectors}, memoryview(first.masks)]
    while kept:
        other = shelf.take()
        assert other is not first
        kept.pop()
    assert first.is_free()
    seen = [shelf.take().vectors for _ in range(2 * SHELF)]
    assert len({id(each) for each in seen}) == 2 * SHELF
    assert len(shelf.looks) == SHELF


def test_a_sheet_that_is_kept_reads_as_one_that_is_written_anew() -> None:
    """Whatever is written, left out, written twice or taken away: over random numbers, to the last bit.

    Also where writing broke off in between, and where numbers were laid into the lists of features.
    """
    chance = Chance.from_seed(5)
    size, parts, first_row, second_row = 40, 10, 10, 16  # then what is put
    sheet = Sheet(size)
    thrown: list[tuple[int, float]] = []
    groups: list[list[int]] = []
    seen = set()
    for _ in range(600):
        plain = Features()
        for _ in range(max(0, chance.below(5) - 2)):
            sheet.begin()
            sheet.put(22 + chance.below(9), 0.5)
            sheet.at.append(22 + chance.below(9))
            sheet.values.append(0.25)
        sheet.begin()
        wholes = [chance.below(3) - 1 for _ in range(parts)]
        marked = chance.below(7) - 1, chance.below(5) - 1
        whole = 7.0 - chance.below(2) * 14.0  # zero may have a sign
        new = [(22 + chance.below(9), chance.below(4) / whole) for _ in range(chance.below(5))]
        thrown = new if chance.below(2) else thrown[:-1]  # all else as before
        laid = thrown[: chance.below(3)]
        chosen = chance.below(8) - 1
        if chance.below(2):
            groups = [random_group(chance) for _ in range(chance.below(4))]
        early = chance.below(3)  # groups with others between them
        for out in (plain, sheet):
            for group in groups[:early]:
                write_group(out, group)
            for place, number in enumerate(wholes):
                out.ratio(place, number, 3.0)
            out.mark(first_row, marked[0])
            out.mark(second_row, marked[1])
            for place, value in thrown:
                out.put(place, value)
            for group in groups[early:]:
                write_group(out, group)
            out.one_of(32, chosen)
            for place, value in laid:
                out.at.append(place)
                out.values.append(value)
        sheet.end()
        assert bytes(sheet.base) == plain_vector(plain, size)
        seen.add(bytes(sheet.base))
    assert len(seen) > 400


def random_group(chance: Chance) -> list[int]:
    """Places where something is put."""
    return [22 + chance.below(9) for _ in range(chance.below(3))]


def write_group(out: Features, places: list[int]) -> None:
    for place in places:
        out.put(place, place / 3.0)


@pytest.mark.parametrize("name", OWN)
def test_parts_and_marks_are_written_at_every_look(name: str) -> None:
    """From the first look to the last, for every seat: what is not written would stay as it was."""
    encoding = encoding_of(name).seen
    chance = Chance.from_seed(6)
    switches = {"elekt": "hand_sizes_open", "vendetta": "open_pools"}
    places: set[frozenset[int]] = set()
    for is_open in (True, False):
        rulings: dict[str, bool | int | str] = {switches[name]: is_open} if name in switches else {}
        table = interrex.new(name, encoding.spec.seats[-1], seed=6, rulings=rulings)
        while True:
            for seat in range(table.seats) if table.is_over or not len(table.choices) % 40 else ():
                sheet = Sheet(encoding.size)
                sheet.was = [UNWRITTEN] * encoding.size
                encoding.write_rest(table, seat, sheet)
                places.add(frozenset(at for at, was in enumerate(sheet.was) if was != UNWRITTEN))
            if table.is_over:
                break
            asked = table.decisions[0]
            table.choose(asked.options[chance.below(len(asked.options))], asked.seat)
    assert len(places) == 1


def test_what_was_seen_stays_as_it_was() -> None:
    """An observation is its owner's: the next look does not change it, nor does a copy of the game."""
    encoding = encoding_of("elekt")
    episode = Episode(encoding, new_table(encoding, 3, 1))
    seat = episode.asked[0]
    first = look(episode, seat)
    kept = first.copy()
    other = episode.copy()
    for _ in range(30):
        episode.act(episode.asked[0], episode.legal(episode.asked[0])[-1])
        look(episode, seat)
    assert (first == kept).all()
    assert (look(other, seat) == kept).all()
    assert not (look(episode, seat) == kept).all()


@pytest.mark.parametrize("name", OWN)
def test_copies_and_worlds_look_for_themselves(name: str) -> None:
    """Copied, saved and read back or dealt anew at any moment: each game sees what lies on its own table, and
    who looked before does not see what happens at another."""
    encoding, chance = encoding_of(name), Chance.from_seed(8)
    seats = encoding.seen.spec.seats[-1]
    real = [Episode(encoding, new_table(encoding, seats, 8, recorded=True), recorded=True)]
    worlds: list[Episode] = []
    made = set()
    for _ in range(120):
        episode = real[chance.below(len(real))]
        seat = chance.below(seats)
        how = ("copy", "deepcopy", "saved", "world", "play", "play", "play", "play")[chance.below(8)]
        if episode.is_over:
            how = "over"
        elif how == "copy":
            real.append(episode.copy())
        elif how == "deepcopy":
            real.append(copy.deepcopy(episode))
        elif how == "saved":
            real.append(pickle.loads(pickle.dumps(episode)))
        elif how == "world":
            worlds.append(episode.in_world(episode.table.sample_world(seat, chance), seat))
            worlds[-1].recorded = False
        made.add(how)
        del real[:-3], worlds[:-2]
        for each in (*real, *worlds):
            if each.is_over:
                continue
            assert look(each, seat).tobytes() == vector(each.observe(seat), each.size).tobytes()
            if how == "play" and chance.below(2):
                asked = each.asked[chance.below(len(each.asked))]
                legal = each.legal(asked)
                each.act(asked, legal[chance.below(len(legal))])
    assert made >= {"copy", "deepcopy", "saved", "world", "play"}


@pytest.mark.parametrize("name", OWN)
def test_house_packs_need_no_log(name: str) -> None:
    """Where no log is kept, what is settled by hand is left out: no card of the house asks for it."""
    text = (Path(interrex.__file__).parent / "games" / name / "packs" / "house.toml").read_text(
        encoding="utf-8"
    )
    assert "effect" in text
    assert "manual(" not in text


@pytest.mark.parametrize("name", OWN)
def test_checks_are_those_of_pettingzoos_wrappers(name: str) -> None:
    """Legal games, an illegal action in some, and everything that can be read, step by step."""
    pytest.importorskip("pettingzoo")
    from pettingzoo.utils import wrappers

    from interrex.research import zoo
    from interrex.research.zoo.turns import TurnsGame

    chance = Chance.from_seed(2)
    for illegal in (-1, 7):
        inner: Any = wrappers.TerminateIllegalWrapper(TurnsGame(name), illegal_reward=-1)
        theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
        ours = zoo.env(name)
        for env in (ours, theirs):
            with pytest.raises(AttributeError, match="cannot be accessed before reset"):
                _ = env.agent_selection
            with pytest.raises(AssertionError, match="before step"):
                env.step(0)
            env.reset(seed=5)
            with pytest.raises(AssertionError, match="not in action space"):
                env.step(env.action_space(env.agent_selection).n)
        turns = zip(ours.agent_iter(40), theirs.agent_iter(40), strict=True)
        for number, (agent, same) in enumerate(turns):
            assert agent == same
            mine, other = ours.last(), theirs.last()
            assert mine[1:] == other[1:]
            assert all((mine[0][part] == other[0][part]).all() for part in mine[0])
            legal = mine[0]["action_mask"].nonzero()[0]
            action = None if mine[2] or mine[3] else int(legal[chance.below(len(legal))])
            if number == illegal:
                action = int((1 - mine[0]["action_mask"]).nonzero()[0][0])
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # an illegal move is warned of
                ours.step(action)
                theirs.step(action)
            for what in ("agents", "rewards", "terminations", "truncations", "infos"):
                assert getattr(ours, what) == getattr(theirs, what), what
            assert ours.agent_selection == theirs.agent_selection
        ours.reset(seed=1)
        with pytest.raises(AssertionError, match="need to call step"):
            list(ours.agent_iter())


@pytest.mark.parametrize("name", OWN)
def test_a_learner_may_play_every_seat(name: str) -> None:
    """Many games of self-play in one call are those games, seat by seat, and say what every seat has won."""
    pytest.importorskip("gymnasium")
    from interrex.research.gym import GameVectorEnv

    encoding = encoding_of(name)
    envs = GameVectorEnv(name, num_envs=2, bots="self")
    chance = Chance.from_seed(3)
    seen, told = envs.reset(seed=3)
    over = np.zeros(2, bool)
    finished = 0
    for _ in range(3000):
        actions = []
        for number, learner in enumerate(envs.learners):
            episode = learner.episode
            if not over[number]:
                assert learner.seat == told["seat"][number] == episode.asked[0]
                assert bytes(seen["action_mask"][number]) == bytes(episode.mask(learner.seat))
            legal = seen["action_mask"][number].nonzero()[0]
            actions.append(int(legal[chance.below(len(legal))]) if len(legal) else 0)
        seen, rewards, over, _, told = envs.step(actions)
        for number in over.nonzero()[0]:
            outcomes = told["outcomes"][number]
            assert told["_outcomes"][number]
            assert list(outcomes) == envs.learners[number].episode.outcomes()
            assert rewards[number] == outcomes[told["seat"][number]]
            finished += 1
        if finished >= 2:
            break
    assert finished >= 2
    assert seen["observation"].shape == (2, encoding.size + encoding.option_size)


@pytest.mark.parametrize("name", OWN)
def test_cards_lie_only_in_places_that_are_used(name: str) -> None:
    """With every number of seats: a look passes over the other places."""
    encoding = encoding_of(name)
    chance = Chance.from_seed(9)
    for seats in encoding.seen.spec.seats:
        table = new_table(encoding, seats, seats)
        used = [encoding.seen.is_used(table, place) for place in range(len(table.sees))]
        for _ in range(150):
            assert all(used[place] for place, cards in enumerate(table.cards_at) if cards)
            if table.result is not None:
                break
            table.play(chance.below(len(table.asked[0][2])))
