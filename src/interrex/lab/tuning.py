"""Tuning: several values of one number on a card are tried on the same deals until one is left.

Batch by batch every value still in the running plays the same deals. A value leaves when its effect is
further from the target than that of the best beyond what luck may do; the bound allows for all looks.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any, Final

from interrex.engine.errors import BadSetting
from interrex.engine.extending import Block, blocks_of
from interrex.games import game_spec, room
from interrex.lab.arena import Contest
from interrex.lab.findings import Effect, card_findings
from interrex.lab.rows import Rows
from interrex.lab.statistics import DOUBT, SIGMA

TUNED: Final = "tuned"  # the id of a pack in which a number was changed
STAND_IN: Final = "stand-in"


@dataclass(frozen=True, slots=True)
class Number:
    """A number on a card of a pack: ``ash-widow.symbols.power``."""

    card: str
    path: tuple[str, ...]

    @staticmethod
    def named(text: str) -> Number:
        card, _, path = text.partition(".")
        if not card or not path:
            raise BadSetting(
                f"{text!r} does not name a number. Write card.field, such as ash-widow.symbols.power."
            )
        return Number(card, tuple(path.split(".")))

    def __str__(self) -> str:
        return ".".join((self.card, *self.path))


@dataclass(slots=True)
class Trial:
    """One value, the games played with it, and what they say of its card."""

    value: int
    contest: Contest
    rows: Rows
    effect: Effect | None = None
    is_out: bool = False

    def judge(self, card: str) -> None:
        """What the games so far say."""
        seats = [_columns(row) for row in self.rows.seats]
        cards = [_columns(row) for row in self.rows.cards if row.card == card]
        found = card_findings(seats, cards, len(self.rows.games))
        self.effect = (found[0].held or found[0].played) if found else None

    def distance(self, target: float) -> float:
        """How far the effect is from the target; far where nothing is known."""
        return abs(self.effect.points - target) if self.effect is not None else float("inf")


def _columns(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in type(row).__slots__}


# --- the pack --------------------------------------------------------------------------------------


def with_value(contest: Contest, number: Number, value: int) -> Contest:
    """The same contest with another value of a number; what is known of a card is not changed."""
    text = changed(pack_text(contest), number, value, contest)
    changed_contest = replace(contest, pack_text=text, pack_name=f"{number} = {value}")
    changed_contest.pack()  # a value that the pack does not allow is refused here
    return changed_contest


def pack_text(contest: Contest) -> str:
    """The pack that is played with, as text."""
    if contest.pack_text:
        return contest.pack_text
    house = room(contest.game, "packs", "house.toml")
    if house is None:
        raise BadSetting(f"{game_spec(contest.game).title} has no cards to tune.")
    return house.read_text(encoding="utf-8")


def changed(text: str, number: Number, value: int, contest: Contest) -> str:
    """The text of a pack with one number changed, under an id of its own."""
    blocks = blocks_of(text)
    block = next(
        (each for each in blocks if each.id == number.card and each.heading not in ("pack", "deck")), None
    )
    if block is None:
        raise BadSetting(f"There is no card {number.card!r} in the pack. `interrex pack show` lists the ids.")
    entry = tomllib.loads("\n".join(block.lines))[block.heading][0]
    if not contest.pack_text and entry.get("origin") != STAND_IN:
        raise BadSetting(f"{number.card} is known from the box or a rulebook: only stand-ins are tuned.")
    found: Any = entry
    for name in number.path:
        found = found.get(name) if isinstance(found, dict) else None
    if type(found) is not int:
        fields = ", ".join(sorted(_numbers(entry))) or "none"
        raise BadSetting(f"{number} is not a number of the card. Its numbers: {fields}.")
    if not _put(block, number.path, value):
        raise BadSetting(f"{number} cannot be found in the text of the pack. Write the field on one line.")
    for each in blocks:
        if each.heading == "pack":
            each.lines = [re.sub(r'^(\s*id\s*=\s*)"[^"]*"', rf'\1"{TUNED}"', line) for line in each.lines]
    return "\n".join("\n".join(each.lines) for each in blocks if each.lines) + "\n"


def _put(block: Block, path: Sequence[str], value: int) -> bool:
    """Write the value where the number stands."""
    inner = (
        rf"(\b{re.escape(path[-1])}\s*=\s*)-?\d+"
        if len(path) > 1
        else rf"^(\s*{re.escape(path[-1])}\s*=\s*)-?\d+"
    )
    for at, line in enumerate(block.lines):
        if re.match(rf"\s*{re.escape(path[0])}\s*=", line):
            block.lines[at], count = re.subn(inner, rf"\g<1>{value}", line, count=1)
            return count == 1
    return False


def _numbers(entry: dict[str, Any], before: str = "") -> Iterator[str]:
    """The numbers of a card, by their names."""
    for name, value in entry.items():
        if isinstance(value, dict):
            yield from _numbers(value, f"{before}{name}.")
        elif type(value) is int:
            yield before + name


# --- the race --------------------------------------------------------------------------------------


def drop_behind(trials: Sequence[Trial], target: float, looks: int) -> None:
    """Those that are further from the target than the best, beyond luck, are out."""
    running = [trial for trial in trials if not trial.is_out and trial.effect is not None]
    if len(running) < 2:
        return
    sure = NormalDist().inv_cdf(1 - DOUBT / (2 * looks * len(trials)))
    best = min(running, key=lambda trial: trial.distance(target))
    for trial in running:
        error = sum(_error(each) ** 2 for each in (trial, best)) ** 0.5
        if trial is not best and trial.distance(target) - best.distance(target) > sure * error:
            trial.is_out = True


def _error(trial: Trial) -> float:
    assert trial.effect is not None
    return (trial.effect.high - trial.effect.low) / (2 * SIGMA)


def proposed(trials: Sequence[Trial], target: float) -> Trial | None:
    """The value nearest to the target, if anything can be said."""
    running = [trial for trial in trials if not trial.is_out and trial.effect is not None]
    return min(running, key=lambda trial: (trial.distance(target), trial.value), default=None)
