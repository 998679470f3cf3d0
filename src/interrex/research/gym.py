"""Gymnasium: one learner against bots, singly or many games in one call.

``gymnasium.make("interrex/Elekt-v1")`` works once this module is imported, and without that so does
``gymnasium.make("interrex.research.gym:interrex/Elekt-v1")``. Settings are named in ``make``: ``seats=3``,
``bots="greedy"``, ``seat=0``, variants. With ``bots="self"`` the learner plays every seat: an observation is
that of the seat that is asked, and at the end ``outcomes`` says what every seat has won.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from interrex.bots import Bot, make, observe
from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice
from interrex.engine.offers import Play
from interrex.engine.rows import GOES_ON, REFUSED, step_rows
from interrex.engine.settings import Switch
from interrex.games import OWN
from interrex.research.arrays import Array, Shelf, np
from interrex.research.encodings import check_seats, encoding_of, needs
from interrex.research.episodes import ILLEGAL, Episode, new_table
from interrex.research.zoo.spaces import (
    VERSION,
    action_space,
    observation,
    observation_space,
    option_features,
)

gymnasium: Any = needs("gymnasium", "gymnasium")
vectors: Any = needs("gymnasium.vector", "gymnasium")
batches: Any = needs("gymnasium.vector.utils", "gymnasium")

ANY_SEAT: Final = -1
ITSELF: Final = "self"  # instead of bots: the learner plays every seat


def name_of(game: str) -> str:
    """The name under which a game is registered."""
    return f"interrex/{game.capitalize()}-v{VERSION}"


class Learner:
    """One game from the side of one seat; bots play the others."""

    def __init__(
        self, game: str, seats: int | None, bots: str | Sequence[str], seat: int, variants: dict[str, Switch]
    ) -> None:
        self.encoding = encoding_of(game)
        self.seats = check_seats(game, seats)
        self.bots = (bots,) * (self.seats - 1) if isinstance(bots, str) else tuple(bots)
        self.fixed_seat = seat
        self.variants = variants
        self.plays_all = bots == ITSELF
        self.against_chance = all(bot == "random" for bot in self.bots)
        self.asks_nobody = self.plays_all or self.against_chance  # the engine can play all others
        for bot in () if self.plays_all else self.bots:
            make(bot, 0)  # refuse one that there is not
        if self.plays_all and seat != ANY_SEAT:
            raise ValueError(f'With bots="{ITSELF}" the learner plays every seat; leave seat={seat} out.')
        if len(self.bots) != self.seats - 1:
            raise ValueError(f"{self.seats} seats need {self.seats - 1} bots, not {len(self.bots)}.")
        self.episode: Episode
        self.seat = 0

    def deal(self, seed: int) -> None:
        """A new game up to the learner's first choice."""
        self.chance = Chance.from_seed(seed)
        table = new_table(self.encoding, self.seats, seed, self.variants)
        if self.plays_all:
            self.episode = Episode(self.encoding, table)
            self.let_others_play()
            return
        self.seat = self.fixed_seat if self.fixed_seat != ANY_SEAT else self.chance.below(self.seats)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.players: dict[int, Bot | None] = {}
        for seat, bot in zip(others, self.bots, strict=True):
            self.players[seat] = None if bot == "random" else make(bot, seed * 8 + seat)
        self.episode = Episode(self.encoding, table)
        self.let_others_play()

    def let_others_play(self) -> None:
        """Others choose until the learner is asked or the game is over."""
        episode = self.episode
        if self.plays_all:
            asked = episode.first_asked()
            if asked >= 0:
                self.seat = asked
            return
        if self.against_chance:
            episode.let_play(self.seat, self.chance)
            return
        table = episode.table
        while table.result is None and self.seat not in table.seats_asked:
            seat = table.seats_asked[0]
            player = self.players[seat]
            if player is None:
                table.play(self.chance.below(len(table.asked[0][2])))
            else:
                seen = observe(table, seat, self.chance)
                table.play(seen.decision.options.index(player.choose(seen)))
            episode.settle()

    def act(self, action: int) -> tuple[float, bool]:
        """The learner acts; its reward, and whether the game is over."""
        try:
            self.episode.act(self.seat, action)
        except IllegalChoice:
            return ILLEGAL, True
        self.let_others_play()
        if self.episode.is_over:
            return self.outcome(), True
        return 0.0, False

    def outcome(self) -> float:
        """The learner's part of the victory, once the game is over."""
        return self.episode.outcomes()[self.seat]


class GameEnv(gymnasium.Env):  # type: ignore[misc]  # mypy reads no types of Gymnasium
    """One learner against bots. The reward comes at the end: its part of the victory.

    An action that is not legal ends the game with -1. Actions are phrases; the mask of the legal ones is part
    of the observation.
    """

    metadata: Mapping[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
        **variants: Switch,
    ) -> None:
        self.render_mode = render_mode
        self.learner = Learner(game, seats, bots, seat, variants)
        self.observation_space = observation_space(self.learner.encoding)
        self.action_space = action_space(self.learner.encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """A new game, dealt by the seed of the environment."""
        super().reset(seed=seed)
        while True:  # a game may be over before the learner is asked
            self.learner.deal(int(self.np_random.integers(1 << 30)))
            if not self.learner.episode.is_over:
                return self._seen(), {"seat": self.learner.seat}

    def _seen(self) -> dict[str, Array]:
        return observation(self.learner.episode, self.learner.seat)

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        reward, over = self.learner.act(int(action))
        told: dict[str, Any] = {"seat": self.learner.seat}
        if over and self.learner.plays_all:
            told["outcomes"] = np.array(self.learner.episode.outcomes())
        return self._seen(), reward, over, False, told

    def options(self) -> dict[str, Array]:
        """Legal actions with the features of their options."""
        return option_features(self.learner.episode, self.learner.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        if self.render_mode != "ansi":
            return None
        return str(self.learner.episode.table.view(self.learner.seat))


class GameVectorEnv(vectors.VectorEnv):  # type: ignore[misc]  # mypy reads no types of Gymnasium
    """Many games in one call. A game that is over is dealt anew by the next step, whatever its action."""

    metadata: Mapping[str, Any] = {"autoreset_mode": vectors.AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: int = ANY_SEAT,
        render_mode: str | None = None,
        **variants: Switch,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.learners = [Learner(game, seats, bots, seat, variants) for _ in range(num_envs)]
        self.encoding = self.learners[0].encoding
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batches.batch_space(self.single_observation_space, num_envs)
        self.action_space = batches.batch_space(self.single_action_space, num_envs)
        size = self.encoding.size + self.encoding.option_size
        self.shelf = Shelf(num_envs, size, self.encoding.actions)
        self.looks = self.shelf.take()
        self.over = [False] * num_envs
        self.seeds = [np.random.default_rng(secrets.randbits(60)) for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """New games; a single seed is that of the first, the next one is one higher."""
        if isinstance(seed, int):
            seed = [seed + number for number in range(self.num_envs)]
        self.looks = self.shelf.take()
        for number, learner in enumerate(self.learners):
            if seed is not None and seed[number] is not None:
                self.seeds[number] = np.random.default_rng(seed[number])
            self._deal(number)
            self.looks.show(number, learner.episode, learner.seat)
        self.over = [False] * self.num_envs
        return self._seen(), {"seat": self._seats()}

    def _deal(self, number: int) -> None:
        learner = self.learners[number]
        while True:
            learner.deal(int(self.seeds[number].integers(1 << 30)))
            if not learner.episode.is_over:
                return

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        given = zip(np.asarray(actions).tolist(), self.over, strict=True)
        chosen = [0 if was_over else int(action) for action, was_over in given]
        for number, was_over in enumerate(self.over):
            if was_over:
                self._deal(number)
        self.looks = self.shelf.take()
        first = self.learners[0]
        rewards = self._step_at_once(chosen) if first.asks_nobody else self._step_each(chosen)
        over = np.array(self.over)
        told = {"seat": self._seats()}
        if first.plays_all and True in self.over:
            told["outcomes"] = np.array([learner.episode.outcomes() for learner in self.learners])
            told["_outcomes"] = over.copy()
        return self._seen(), rewards, over, np.zeros(self.num_envs, bool), told

    def _step_at_once(self, chosen: list[int]) -> Array:
        """Where nobody else need be asked, all games are stepped by the engine."""
        learners = self.learners
        plays: list[Play] = [learner.episode for learner in learners]
        seats = [learner.seat for learner in learners]
        chances = [None if learner.plays_all else learner.chance for learner in learners]
        found = step_rows(self.looks.page, plays, seats, chosen, chances, self.over)
        rewards = np.zeros(self.num_envs, np.float64)
        for learner, seat in zip(learners, seats, strict=True):
            learner.seat = seat
        if any(found):  # some do not go on
            for number, came in enumerate(found):
                if came != GOES_ON:
                    rewards[number] = ILLEGAL if came == REFUSED else learners[number].outcome()
        self.over = [came != GOES_ON for came in found]
        return rewards

    def _step_each(self, chosen: list[int]) -> Array:
        """The same where bots think."""
        rewards = np.zeros(self.num_envs, np.float64)
        for number, learner in enumerate(self.learners):
            over = False
            if not self.over[number]:
                rewards[number], over = learner.act(chosen[number])
            self.over[number] = over
            self.looks.show(number, learner.episode, learner.seat)
        return rewards

    def _seats(self) -> Array:
        """The seat that each observation belongs to."""
        return np.array([learner.seat for learner in self.learners])

    def _seen(self) -> dict[str, Array]:
        return {"observation": self.looks.vectors, "action_mask": self.looks.masks}

    def legal(self) -> list[list[int]]:
        """Of every game the legal actions, lowest first, as in its mask; of one that is over none."""
        return [legal[:] for legal in self.looks.page.legal]

    def options(self) -> list[dict[str, Array]]:
        """Of every game the legal actions with the features of their options; of one that is over nothing."""
        return [
            {} if learner.episode.is_over else option_features(learner.episode, learner.seat)
            for learner in self.learners
        ]

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""


def register_envs() -> None:
    """Make the games known to Gymnasium; calling it twice does no harm."""
    for game in OWN:
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="interrex.research.gym:GameEnv",
                vector_entry_point="interrex.research.gym:GameVectorEnv",
                kwargs={"game": game},
            )


register_envs()
