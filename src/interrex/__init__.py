"""Interrex: the referee and the table for four games about an empty throne.

>>> import interrex
>>> game = interrex.new("elekt", seats=3, seed=7)
>>> game.decision.question
'first direction'
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

from interrex import compiled as compiled  # before all others: they are found where it says
from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadSetting, IllegalChoice, InterrexError
from interrex.engine.questions import Decision, Result
from interrex.engine.settings import Record, Switch
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack, names, register

__version__: Final = "0.1.0"
__all__ = [
    "BadFile",
    "BadSetting",
    "Chance",
    "Decision",
    "GameSpec",
    "IllegalChoice",
    "InterrexError",
    "Record",
    "Result",
    "Table",
    "games",
    "load",
    "new",
    "register",
    "replay",
]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return names()


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    rulings: dict[str, Switch] | None = None,
    pack: Any = None,
    **variants: Switch,
) -> Table:
    """A new game, waiting for its first decision. Without a seed, one nobody can guess is drawn."""
    spec = game_spec(game)
    pack = pack if pack is not None else house_pack(game)
    seed = secrets.randbits(128) if seed is None else seed
    return spec.new(spec.settings(seats, seed, pack, rulings, variants), pack)


def load(file: str | Path) -> Table:
    """The game saved in a record file, at the point where it was saved."""
    from interrex.match.record import load as load_record

    return load_record(Path(file))


def replay(record: Record) -> Table:
    """Play a record again, choice by choice."""
    from interrex.match.record import replay as replay_record

    return replay_record(record)
