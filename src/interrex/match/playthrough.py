"""Playthroughs: a whole random game written out, so that a change of the rules shows as a diff.

A file begins with what the game was set up with, then tells every decision and every line of the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.engine.game import SEAT_LETTERS, Table
from interrex.engine.rulings import parse_switch
from interrex.engine.settings import Switch
from interrex.games import game_spec, house_pack

HEADINGS = ("game", "chapter", "seats", "seed", "choices", "rulings", "variants")


@dataclass(frozen=True, slots=True)
class Opening:
    """What a playthrough starts from."""

    game: str
    chapter: str
    seats: int
    seed: int
    choices: int  # the seed of the random choices
    rulings: dict[str, Switch]
    variants: dict[str, Switch]


def read_opening(text: str, file: str) -> Opening:
    """The first lines of a playthrough file."""
    found: dict[str, str] = {}
    for number, line in enumerate(text.split("\n\n", 1)[0].splitlines(), 1):
        name, colon, value = line.partition(":")
        if not colon or name not in HEADINGS:
            known = ", ".join(HEADINGS)
            raise BadFile(file, number, name, "this is no heading", f"Headings: {known}")
        found[name] = value.strip()
    for name in HEADINGS:
        if name not in found:
            raise BadFile(file, 1, name, "the heading is missing", f"Add {name}: …")
    return Opening(
        game=found["game"],
        chapter=found["chapter"],
        seats=int(found["seats"]),
        seed=int(found["seed"]),
        choices=int(found["choices"]),
        rulings=_switches(found["rulings"]),
        variants=_switches(found["variants"]),
    )


def _switches(text: str) -> dict[str, Switch]:
    return dict(parse_switch(part) for part in text.split(",") if part.strip())


def write(opening: Opening) -> str:
    """Play the game of an opening and write it out."""
    kind = game_spec(opening.game)
    pack = house_pack(opening.game)
    settings = kind.settings(opening.seats, opening.seed, pack, opening.rulings, opening.variants)
    game = kind.new(settings, pack)
    lines = _heading(opening)
    chance = Chance.from_seed(opening.choices)
    told = _tell(game, lines, 0)
    while not game.is_over:
        decisions = game.decisions
        decision = decisions[chance.below(len(decisions))]
        word = decision.options[chance.below(len(decision.options))]
        count = len(decision.options)
        asked = f"{SEAT_LETTERS[decision.seat]} {decision.question} ({decision.rule})"
        lines.append(f"{asked}, 1 of {count}: {word}" if count > 1 else f"{asked}: {word}")
        game.choose(word, decision.seat)
        told = _tell(game, lines, told)
    result = game.result
    assert result is not None
    winners = " ".join(SEAT_LETTERS[seat] for seat in result.winners) or "nobody"
    scores = " ".join(f"{score:g}" for score in result.scores)
    lines.append(f"over by {result.rule}: {winners}; scores {scores}")
    return "\n".join(lines) + "\n"


def _heading(opening: Opening) -> list[str]:
    def shown(switches: dict[str, Switch]) -> str:
        return ", ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}"
                         for name, value in switches.items())  # fmt: skip

    return [
        f"game: {opening.game}",
        f"chapter: {opening.chapter}",
        f"seats: {opening.seats}",
        f"seed: {opening.seed}",
        f"choices: {opening.choices}",
        f"rulings: {shown(opening.rulings)}".rstrip(),
        f"variants: {shown(opening.variants)}".rstrip(),
        "",
    ]


def _tell(game: Table, lines: list[str], told: int) -> int:
    names = game_spec(game.settings.game).log_args
    for kind, args, rule, _ in game.told[told:]:
        types = names[kind].split()
        words = [_word(game, name, value) for name, value in zip(types, args, strict=True)]
        lines.append(f"    {' '.join([kind, *words])} ({rule})" if rule else f"    {kind}")
    return len(game.told)


def _word(game: Table, name: str, value: Any) -> str:
    """Cards and seats by their words; everything else as it is."""
    if isinstance(value, tuple | list):
        return "[" + " ".join(_word(game, name.rstrip("s"), each) for each in value) + "]"
    if name in ("card", "model") and isinstance(value, int) and value >= 0:
        return game.card_word(value)
    if name in ("seat", "other") and isinstance(value, int) and 0 <= value < len(SEAT_LETTERS):
        return SEAT_LETTERS[value]
    return str(value)
