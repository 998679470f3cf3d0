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

from interrex.engine.chance import Chance
from interrex.engine.decision import Decision, Result
from interrex.engine.errors import BadFile, BadSetting, IllegalChoice, InterrexError
from interrex.engine.game import Table
from interrex.engine.rulings import check_switches
from interrex.engine.settings import Record, Settings, Switch
from interrex.games import NAMES, game_kind, house_pack

__version__: Final = "0.1.0"
__all__ = [
    "BadFile",
    "BadSetting",
    "Chance",
    "Decision",
    "IllegalChoice",
    "InterrexError",
    "Record",
    "Result",
    "Table",
    "games",
    "load",
    "new",
    "replay",
]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    rulings: dict[str, Switch] | None = None,
    pack: Any = None,
    **variants: Switch,
) -> Table:
    """A new game, waiting for its first decision. Without a seed, one nobody can guess is drawn."""
    kind = game_kind(game)
    if seats not in kind.seats:
        legal = ", ".join(map(str, kind.seats))
        raise BadSetting(f"{kind.title} is for {legal} seats, not {seats}.")
    pack = pack if pack is not None else house_pack(game)
    settings = Settings(
        game=game,
        seats=seats,
        seed=secrets.randbits(128) if seed is None else seed,
        rules_version=kind.rules_version,
        pack=pack.id,
        pack_hash=pack.hash,
        rulings=check_switches(kind.rulings, rulings or {}),
        variants=_check_variants(kind.title, kind.variants, variants),
    )
    return kind.new(settings, pack)


def _check_variants(title: str, known: Any, chosen: dict[str, Switch]) -> dict[str, Switch]:
    for name, value in chosen.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise BadSetting(f"{title} has no variant {name!r}. Its variants: {names}.")
        if value not in known[name]:
            legal = ", ".join(str(each) for each in known[name])
            raise BadSetting(f"Variant {name} of {title} cannot be {value!r}. Choose: {legal}.")
    return {name: value for name, value in sorted(chosen.items()) if value != known[name][0]}


def load(file: str | Path) -> Table:
    """The game saved in a record file, at the point where it was saved."""
    from interrex.match.record import load as load_record

    return load_record(Path(file))


def replay(record: Record) -> Table:
    """Play a record again, choice by choice."""
    from interrex.match.record import replay as replay_record

    return replay_record(record)
