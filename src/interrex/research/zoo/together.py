"""A game in which all who are asked act at once, for PettingZoo's parallel interface."""

from __future__ import annotations

import secrets
from typing import Any

from interrex.engine.chance import Chance
from interrex.engine.phrases import END
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.research.arrays import Array
from interrex.research.encodings import check_seats, encoding_of, needs
from interrex.research.episodes import Episode, new_table
from interrex.research.zoo.spaces import (
    VERSION,
    action_space,
    observation,
    observation_space,
    option_features,
)

ParallelEnv: Any = needs("pettingzoo", "pettingzoo").ParallelEnv
SECRET_CHOICES = "vendetta"  # the game in which all most often decide together


class ParallelGame(ParallelEnv):  # type: ignore[misc]  # mypy reads no types of PettingZoo
    """One agent per seat; in each step every seat that is asked answers, the others say nothing (action 0).

    An answer that is not legal is replaced by a legal one, drawn from the seed of the game.
    """

    def __init__(
        self, game: str, seats: int | None = None, max_cycles: int | None = None, **variants: Switch
    ) -> None:
        self.game, self.variants, self.max_cycles = game, variants, max_cycles
        self.encoding = encoding_of(game)
        self.seats = check_seats(game, seats)
        game_spec(game).settings(self.seats, 0, self.encoding.pack, {}, variants)  # refuse what does not fit
        self.metadata = {"render_modes": ["ansi"], "name": f"interrex_{game}_together_v{VERSION}"}
        self.render_mode: str | None = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, said = observation_space(self.encoding), action_space(self.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, said)
        self.seed = secrets.randbits(30)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game: the same seed deals the same cards; without one the next of a series."""
        self.seed = seed if seed is not None else self.seed + 1
        self.chance = Chance.from_seed(self.seed)
        self.episode = Episode(self.encoding, new_table(self.encoding, self.seats, self.seed, self.variants))
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, Array]]:
        """What every seat sees; who is not asked may only say nothing."""
        found = {agent: observation(self.episode, self.seat_of[agent]) for agent in self.agents}
        for each in found.values():
            if not each["action_mask"].any():
                each["action_mask"][END] = 1
        return found

    def options(self, agent: str) -> dict[str, Array]:
        """Legal actions of an asked seat with the features of their options."""
        return option_features(self.episode, self.seat_of[agent])

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every seat that is asked answers."""
        episode = self.episode
        for seat in episode.asked:
            if seat not in episode.asked:
                continue  # another answer has settled its question
            legal = episode.legal(seat)
            action = int(actions.get(self.possible_agents[seat], -1))
            episode.act(seat, action if action in legal else legal[self.chance.below(len(legal))])
        self.steps += 1
        over = episode.is_over
        late = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        outcomes = episode.outcomes()
        rewards = {agent: outcomes[self.seat_of[agent]] for agent in self.agents}
        seen = self._seen()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or late:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def render(self) -> str:
        """The table as a watcher sees it."""
        return str(self.episode.table.view(self.episode.seats))

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(game: str = SECRET_CHOICES, max_cycles: int | None = None, **settings: Any) -> ParallelGame:
    """As PettingZoo's modules offer it."""
    return ParallelGame(game, max_cycles=max_cycles, **settings)


def env(game: str = SECRET_CHOICES, max_cycles: int | None = None, **settings: Any) -> Any:
    """The same in turns: in every cycle each agent acts once, asked or not."""
    conversions = needs("pettingzoo.utils.conversions", "pettingzoo")
    return conversions.parallel_to_aec(parallel_env(game, max_cycles, **settings))
