"""Environment steps a second: ours by every interface, beside PettingZoo's Hanabi and RLCard's Uno.

python benchmarks/environments.py --seconds 3 --games 64

Random legal actions, whole games, an observation and the legal actions read at every step, on one core. All
take turns in short slices of one run, and time is processor time, so that other work on the machine slows all
alike. It needs the extras pettingzoo and bench; what is not installed is said and left out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any

import rivals

import interrex

SLICE = 0.1  # seconds
LOOKS = 200  # positions that are observed, of every number of seats
COUNTED = 20  # games in which choices are counted
HANABI = "PettingZoo Hanabi"
UNO = "RLCard Uno"
UNO_BY_NUMBER = "RLCard Uno, choices by number"  # only its choices with an alternative are counted
BESIDE = (HANABI, UNO)
AGAINST_BOTS = "against bots"
ALONE = "observations alone"

Steps = Iterator[int]  # plays on for ever; how many steps were made since the last time


def hanabi() -> Steps:
    """PettingZoo's Hanabi by its AEC interface."""
    env = rivals._load("pettingzoo.classic.hanabi_v5", rivals.PETTINGZOO).env()
    return in_turns(env)


def uno() -> Steps:
    """RLCard's Uno: every step gives an observation and the legal actions; actions are words."""
    env = rivals._load("rlcard", rivals.RLCARD).make("uno", config={"seed": 1})
    rand = random.Random(1).random
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = state["raw_legal_actions"]
            state, _ = env.step(legal[int(rand() * len(legal))], True)
            yield 1
        env.get_payoffs()


def uno_by_number() -> Steps:
    """The same with actions by number, as programs that learn choose; of its steps only those count in which
    there is something to choose, as with ours."""
    env = rivals._load("rlcard", rivals.RLCARD).make("uno", config={"seed": 1})
    rand = random.Random(1).random
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            yield int(len(legal) > 1)
        env.get_payoffs()


def empty() -> Steps:
    """PettingZoo's usual wrappers around an environment that does nothing: what they cost."""
    aec = rivals._load("pettingzoo", rivals.PETTINGZOO)
    wrappers = rivals._load("pettingzoo.utils.wrappers", rivals.PETTINGZOO)
    spaces = rivals._load("gymnasium.spaces", rivals.PETTINGZOO)
    mask = rivals._load("numpy", rivals.PETTINGZOO).ones(4, "int8")

    class Empty(aec.AECEnv):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            self.metadata = {"name": "empty", "render_modes": []}
            self.possible_agents = ["one", "other"]

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
            self.agent_selection = "one"

        def action_space(self, agent: str) -> Any:
            return spaces.Discrete(4)

        def observe(self, agent: str) -> Any:
            return {"observation": mask, "action_mask": mask}

        def step(self, action: Any) -> None:
            self.agent_selection = "other" if self.agent_selection == "one" else "one"

    env = wrappers.TerminateIllegalWrapper(Empty(), illegal_reward=-1)
    return in_turns(wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env)))


def in_turns(env: Any) -> Steps:
    """Any game by the AEC interface."""
    rand = random.Random(1).random
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            seen, _, over, late, _ = env.last()
            if over or late:
                break
            legal = ones_in(seen["action_mask"].tobytes())
            env.step(legal[int(rand() * len(legal))])
            yield 1
        env.reset()


def ours_in_turns(game: str) -> Steps:
    """Ours by the AEC interface."""
    from interrex.research import zoo

    return in_turns(zoo.env(game))


def ours_by_itself(game: str) -> Steps:
    """Ours without any library's interface: every step gives an observation and the legal actions."""
    from interrex.research.arrays import look
    from interrex.research.encodings import check_seats, encoding_of
    from interrex.research.episodes import Episode, new_table

    encoding = encoding_of(game)
    seats = check_seats(game, None)
    rand = random.Random(1).random
    seed = 0
    while True:
        seed += 1
        episode = Episode(encoding, new_table(encoding, seats, seed))
        while (seat := episode.first_asked()) >= 0:
            legal = episode.legal(seat)
            look(episode, seat)
            episode.act(seat, legal[int(rand() * len(legal))])
            yield 1
        episode.outcomes()


def ours_many(game: str, bots: str, games: int = 64) -> Steps:
    """Many games in one call, each a learner against random bots, or against itself."""
    from interrex.research.gym import GameVectorEnv

    envs = GameVectorEnv(game, num_envs=games, bots=bots)
    rand = random.Random(1).random
    envs.reset(seed=1)
    while True:
        actions = [legal[int(rand() * len(legal))] if legal else 0 for legal in envs.legal()]
        envs.step(actions)
        yield games


def ones_in(mask: bytes) -> list[int]:
    """Where a mask is 1: quicker than NumPy where there are many actions, of which few are legal."""
    found: list[int] = []
    at = mask.find(1)
    while at >= 0:
        found.append(at)
        at = mask.find(1, at + 1)
    return found


def looks(game: str) -> Steps:
    """Observations alone, of positions of random games with every number of seats."""
    from interrex.engine.chance import Chance
    from interrex.games import game_spec
    from interrex.research.encodings import encoding_of
    from interrex.research.episodes import new_table

    encoding = encoding_of(game)
    chance = Chance.from_seed(1)
    positions = []
    for seats in game_spec(game).seats:
        found: list[Any] = []
        table = new_table(encoding, seats, seats)
        while len(found) < LOOKS:
            if table.result is not None:
                table = new_table(encoding, seats, chance.below(1 << 30))
            table.play(chance.below(len(table.asked[0][2])))
            if table.result is None and chance.below(8) == 0:
                found.append((table.copy(), table.asked[0][0]))
        positions.extend(found)
    while True:
        for table, seat in positions:
            encoding.observe(table, seat)
            yield 1


def choices_a_step(game: str, against_bots: bool) -> tuple[float, float]:
    """How many choices a step of ours takes, whoever makes them: those with an alternative, and all.

    A choice of several phrases takes several steps, and bots choose within the step of a learner.
    """
    from interrex.research.encodings import check_seats, encoding_of
    from interrex.research.episodes import Episode, new_table

    encoding, seats = encoding_of(game), check_seats(game, None)
    rand = random.Random(1).random
    steps = open_choices = choices = 0
    for seed in range(COUNTED):
        learner = seed % seats
        episode = Episode(encoding, new_table(encoding, seats, seed, recorded=True), recorded=True)
        while asked := episode.asked:
            seat = learner if learner in asked else asked[0]
            legal = episode.legal(seat)
            episode.act(seat, legal[int(rand() * len(legal))])
            steps += not against_bots or seat == learner
            offer = episode.offers.get(seat)
            open_choices += offer is None or not offer.said  # else it goes on
        choices += len(episode.table.record().choices)
    return open_choices / steps, choices / steps


def choices_a_step_of_hanabi() -> tuple[float, float]:
    """The same for PettingZoo's Hanabi."""
    env = rivals._load("pettingzoo.classic.hanabi_v5", rivals.PETTINGZOO).env()
    rand = random.Random(1).random
    steps = open_choices = 0
    for seed in range(COUNTED):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, late, _ = env.last()
            if over or late:
                break
            legal = ones_in(seen["action_mask"].tobytes())
            env.step(legal[int(rand() * len(legal))])
            steps += 1
            open_choices += len(legal) > 1
    return open_choices / steps, 1.0


def run_for(steps: Steps, seconds: float) -> tuple[int, float]:
    """Play on for that time; how many steps, and how long it really took."""
    count = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(16):
            count += next(steps)
        now = process_time()
    return count, now - start


def contenders(games: int) -> Iterator[tuple[str, Callable[[], Steps]]]:
    yield HANABI, hanabi
    yield UNO, uno
    yield UNO_BY_NUMBER, uno_by_number
    yield "PettingZoo's wrappers alone", empty
    for game in interrex.games():
        yield f"{game}, AEC", partial(ours_in_turns, game)
        yield f"{game}, episode", partial(ours_by_itself, game)
        yield f"{game}, {games} games {AGAINST_BOTS}", partial(ours_many, game, "random", games)
        yield f"{game}, {games} games of self-play", partial(ours_many, game, "self", games)
        yield f"{game}, {ALONE}", partial(looks, game)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each")
    parser.add_argument("--games", type=int, default=64, help="at once, where many are stepped in one call")
    asked = parser.parse_args()
    seconds: float = asked.seconds
    playing: dict[str, Steps] = {}
    for name, begin in contenders(asked.games):
        try:
            steps = begin()
            run_for(steps, SLICE)  # what is set up once is not counted
            playing[name] = steps
        except (rivals.NotInstalled, ImportError, interrex.InterrexError) as missing:
            print(f"{name:36} {missing}", file=sys.stderr)
    counts, times = dict.fromkeys(playing, 0), dict.fromkeys(playing, 0.0)
    for _ in range(max(1, round(seconds / SLICE))):
        for name, steps in playing.items():
            count, took = run_for(steps, SLICE)
            counts[name] += count
            times[name] += took
    speed = {name: counts[name] / times[name] for name in playing}
    hanabi_choices = choices_a_step_of_hanabi() if HANABI in speed else (0.0, 0.0)
    for name in playing:
        game, _, way = name.partition(", ")
        is_observed = way == ALONE
        report(name, speed[name], speed, () if is_observed else BESIDE)
        if name == HANABI:
            print_share(hanabi_choices)
        if game not in interrex.games() or is_observed:
            continue
        with_alternative, every = choices_a_step(game, AGAINST_BOTS in way)
        rival = {HANABI: speed[HANABI] * hanabi_choices[0]} if HANABI in speed else {}
        if UNO_BY_NUMBER in speed:
            rival[UNO_BY_NUMBER] = speed[UNO_BY_NUMBER]
        report("… choices with an alternative", speed[name] * with_alternative, rival, tuple(rival))
        report("… every choice", speed[name] * every, speed, BESIDE)


def print_share(choices: tuple[float, float]) -> None:
    """How many of a rival's steps are choices with an alternative."""
    print(f"{'… of its steps with an alternative':36} {choices[0]:10.1%}", flush=True)


def report(name: str, a_second: float, speed: dict[str, float], rivals_beside: tuple[str, ...]) -> None:
    """One line: how many a second, and how many times as many as those of others."""
    beside = [f"{a_second / speed[rival]:6.2f} times {rival}" for rival in rivals_beside if rival in speed]
    print(f"{name:36} {a_second:10,.0f} a second  {'  '.join(beside)}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
