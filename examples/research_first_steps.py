"""Five minutes to the first episode: encodings alone, then PettingZoo and Gymnasium where they are installed.

python examples/research_first_steps.py
"""

from __future__ import annotations

import importlib.util
import random

import interrex
from interrex.engine.chance import Chance
from interrex.research.encodings import encoding_of
from interrex.research.episodes import Episode, new_table


def plain_episode(game: str, seats: int, seed: int) -> list[float]:
    """A random game with nothing but Interrex: each action is the number of a phrase."""
    encoding = encoding_of(game)
    chance = Chance.from_seed(seed)
    episode = Episode(encoding, new_table(encoding, seats, seed))
    while not episode.is_over:
        seat = episode.asked[0]
        seen = episode.observe(seat)  # places and values of a vector of episode.size numbers
        legal = episode.legal(seat)
        assert max(seen.at) < episode.size
        episode.act(seat, legal[chance.below(len(legal))])
    return episode.outcomes()


def pettingzoo_episode(game: str, seats: int, seed: int) -> dict[str, float]:
    """The same as PettingZoo's users write it."""
    from interrex.research import zoo

    env = zoo.env(game, seats)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        rewards[agent] += reward
        env.step(None if over or late else random.choice(seen["action_mask"].nonzero()[0]))
    return rewards


def gymnasium_episode(game: str, seed: int) -> float:
    """One learner against random bots."""
    import gymnasium

    from interrex.research.gym import name_of

    env = gymnasium.make(name_of(game), bots="random")
    seen, _ = env.reset(seed=seed)
    while True:
        seen, reward, over, _, _ = env.step(random.choice(seen["action_mask"].nonzero()[0]))
        if over:
            return float(reward)


def main() -> None:
    for game in interrex.games():
        encoding = encoding_of(game)
        outcomes = plain_episode(game, encoding.seen.spec.seats[-1], seed=1)
        print(f"{game}: observation {encoding.size}, actions {encoding.actions}, outcomes {outcomes}")
    if importlib.util.find_spec("pettingzoo"):
        print("PettingZoo:", pettingzoo_episode("elekt", 3, seed=1))
    if importlib.util.find_spec("gymnasium"):
        print("Gymnasium:", gymnasium_episode("masters", seed=1))


if __name__ == "__main__":
    main()
