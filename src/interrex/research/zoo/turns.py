"""A game in turns, for PettingZoo's AEC interface."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from interrex.engine.errors import IllegalChoice
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.research.arrays import Array
from interrex.research.encodings import check_seats, encoding_of, needs
from interrex.research.episodes import ILLEGAL, Episode, new_table
from interrex.research.zoo.spaces import (
    VERSION,
    action_space,
    observation,
    observation_space,
    option_features,
)

AECEnv: Any = needs("pettingzoo", "pettingzoo").AECEnv
complaints: Any = needs("pettingzoo.utils.env_logger", "pettingzoo").EnvLogger


class TurnsGame(AECEnv):  # type: ignore[misc]  # mypy reads no types of PettingZoo
    """One agent per seat, ``seat_0`` first; each agent acts when its seat is asked.

    The reward comes at the end: each seat's part of the victory, in a cooperative game 1 for all or 0. Where
    several are asked together, they act one after the other without seeing what the others chose.
    """

    def __init__(
        self, game: str, seats: int | None = None, max_cycles: int | None = None, **variants: Switch
    ) -> None:
        super().__init__()
        self.game, self.variants, self.max_cycles = game, variants, max_cycles
        self.encoding = encoding_of(game)
        self.seats = check_seats(game, seats)
        game_spec(game).settings(self.seats, 0, self.encoding.pack, {}, variants)  # refuse what does not fit
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"interrex_{game}_v{VERSION}",
            "is_parallelizable": False,
        }
        self.render_mode: str | None = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, said = observation_space(self.encoding), action_space(self.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, said)
        self.chance = secrets.randbits(30)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same seed deals the same cards; without one the next of a series."""
        self.chance = seed if seed is not None else self.chance + 1
        self.episode = Episode(
            self.encoding, new_table(self.encoding, self.seats, self.chance, self.variants)
        )
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self._next()

    def _next(self) -> str:
        asked = self.episode.first_asked()
        return self.possible_agents[asked if asked >= 0 else 0]

    def observe(self, agent: str) -> dict[str, Array]:
        """What the agent's seat may know, and the mask of what it may say now."""
        return observation(self.episode, self.seat_of[agent])

    def options(self, agent: str) -> dict[str, Array]:
        """Legal actions with the features of their options."""
        return option_features(self.episode, self.seat_of[agent])

    def step(self, action: Any) -> None:
        """The agent whose turn it is acts; one whose game is over says nothing and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._act(agent, action)

    def _act(self, agent: str, action: Any) -> None:
        """The agent says that; what is not legal is refused and changes nothing."""
        episode = self.episode
        episode.act(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if episode.is_over:
            for seat, outcome in enumerate(episode.outcomes()):
                self.rewards[self.possible_agents[seat]] = outcome
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()  # until then every reward is zero
        elif self.max_cycles is not None and self.steps >= self.max_cycles * self.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()

    def render(self) -> str:
        """The table as the seat sees it that is to act."""
        return str(self.episode.table.view(self.seat_of[self.agent_selection]))

    def close(self) -> None:
        """Nothing is open."""


class Turns:
    """Whose turn it is, as long as somebody is left; between two of them there must have been a step."""

    def __init__(self, env: CheckedGame, longest: int) -> None:
        self.env, self.left = env, longest

    def __iter__(self) -> Iterator[str]:
        env = self.env
        while env.agents and self.left > 0:
            self.left -= 1
            assert env.has_stepped, "need to call step() or reset() in a loop over `agent_iter`"
            env.has_stepped = False
            yield env.agent_selection


class Unset:
    """What there is only from ``reset`` on: then the game has its own, and this is not asked any more."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: object, owner: type) -> Any:
        raise AttributeError(f"{self.name} cannot be accessed before reset")


class CheckedGame(TurnsGame):
    """The same with the checks of PettingZoo's usual wrappers, made in one place and so twenty times as fast.

    Nothing can be used before ``reset``; an action outside the space is an error; one that is not legal ends
    the game with -1 for who chose it.
    """

    rewards = Unset()
    terminations = Unset()
    truncations = Unset()
    infos = Unset()
    agent_selection = Unset()
    agents = Unset()

    def __init__(
        self, game: str, seats: int | None = None, max_cycles: int | None = None, **variants: Switch
    ) -> None:
        super().__init__(game, seats, max_cycles, **variants)
        self.has_reset = self.has_stepped = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.has_reset = self.has_stepped = True
        super().reset(seed, options)

    def observe(self, agent: str) -> dict[str, Array]:
        if not self.has_reset:
            complaints.error_observe_before_reset()
        return observation(self.episode, self.seat_of[agent])

    def render(self) -> str:
        if not self.has_reset:
            complaints.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Turns:
        if not self.has_reset:
            complaints.error_agent_iter_before_reset()
        return Turns(self, max_iter)

    def step(self, action: Any) -> None:
        if not self.has_reset:
            complaints.error_step_before_reset()
        self.has_stepped = True
        if not self.agents:
            complaints.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if type(action) is not int or not 0 <= action < self.episode.actions:  # else it need not be asked
            assert self.action_spaces[agent].contains(action), "action is not in action space"
        try:
            self._act(agent, action)
        except IllegalChoice:  # and nothing has changed
            self._lose(agent)

    def _lose(self, agent: str) -> None:
        """An action that is not legal ends the game for all."""
        complaints.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()
