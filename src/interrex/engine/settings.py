"""What a game was set up with, and the record of what was chosen: enough to play it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Switch: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is fixed before the first card is dealt."""

    game: str
    seats: int
    seed: int
    rules_version: int
    pack: str = "house"
    pack_hash: str = ""
    rulings: dict[str, Switch] = field(default_factory=dict)  # only those off their default
    variants: dict[str, Switch] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """Settings and choices; a record shown to one seat hides the seed and what is secret."""

    settings: Settings
    commitment: str
    seed: int | None
    choices: tuple[tuple[int, str], ...]
    result: str
    whole: bool
