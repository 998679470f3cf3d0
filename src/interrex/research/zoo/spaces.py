"""What seats see and say, as spaces of Gymnasium, and observations as arrays."""

from __future__ import annotations

from typing import Any, Final

from interrex.research.arrays import MARKS, NUMBERS, Array, np, vector
from interrex.research.encodings import GameEncoding, needs
from interrex.research.episodes import Episode

VERSION: Final = 1  # of all environments: raised by a change that can alter what is learned
LOWEST: Final = -10.0  # no number of an observation lies outside
HIGHEST: Final = 100.0


def observation_space(encoding: GameEncoding) -> Any:
    """An observation and the mask of legal actions."""
    spaces = needs("gymnasium.spaces", "gymnasium")
    size = encoding.size + encoding.option_size
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def action_space(encoding: GameEncoding) -> Any:
    """All phrases; 0 ends one that might go on."""
    return needs("gymnasium.spaces", "gymnasium").Discrete(encoding.actions)


def observation(episode: Episode, seat: int) -> dict[str, Array]:
    """What a seat sees, and what it may say; a seat that is not asked may say nothing."""
    mask = np.frombuffer(episode.mask(seat), MARKS)  # first: it finds out what was said
    return {"observation": np.frombuffer(episode.look(seat), NUMBERS), "action_mask": mask}


def option_features(episode: Episode, seat: int) -> dict[str, Array]:
    """Legal actions of an asked seat and their features, one row each, for networks that judge options."""
    offered = episode.options(seat)
    rows = [vector(features, episode.encoding.option_size) for _, features in offered]
    return {"actions": np.array([action for action, _ in offered], np.int64), "options": np.stack(rows)}
