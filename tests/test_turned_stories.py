"""Every story holds for everybody: with the seats changed round, the same happens to who sits there now.

The letters of a scenario are turned by one or more seats. What it leaves open and what would be seat A's
(who begins, which clan each plays) is written down first. Each story is turned once; with
``INTERREX_TURNS=all`` by every number of seats.
"""

from __future__ import annotations

import os
import re
import tomllib
import zlib
from pathlib import Path
from typing import Any

import pytest

from interrex.games.vendetta.scenario.given import BASE_CLANS
from interrex.match import scenario

FOLDER = Path(__file__).parent / "scenarios"
ALL = os.environ.get("INTERREX_TURNS", "") == "all"
LETTERS = "ABCDEF"
BEGINS = {"elekt": "sceptre", "vendetta": "ambition", "veto": "initiative"}  # by default seat A
PAUSE = {"elekt": "(?! go on|: go-on)", "vendetta": "", "veto": "(?! go on|: go-on)"}  # always seat A's
NOT_TURNED: dict[str, str] = {}  # stories that cannot be turned, with the reason


def turned(text: str, game: str, by: int) -> str:
    """The same story with everybody so many seats further on."""
    given = tomllib.loads(text)["given"]
    seats = LETTERS[: given["seats"]]
    further = {seat: seats[(number + by) % len(seats)] for number, seat in enumerate(seats)}
    further |= {seat.lower(): other.lower() for seat, other in further.items()}
    head, position, steps = re.split(
        r"(?=^\[given\]$)|(?=^\[\[step\]\]$)", with_defaults(text, game, given), maxsplit=2, flags=re.M
    )
    letter = rf"(?<![\w-])[{seats}](?![\w-]){PAUSE[game]}|(?<=\.)[{seats.lower()}](?![\w-])"
    return (
        head
        + re.sub(letter, lambda found: further[found[0]], position)
        + winners_in_order(re.sub(letter, lambda found: further[found[0]], steps))
    )


def with_defaults(text: str, game: str, given: dict[str, Any]) -> str:
    """What belongs to seat A, or to each seat, unless the position says otherwise."""
    lines = []
    if BEGINS[game] not in given:
        lines.append(f'{BEGINS[game]} = "A"')
    if game == "vendetta":
        clans = dict(zip(LETTERS, BASE_CLANS, strict=False)) | given.get("clans", {})
        named = ", ".join(f'{seat} = "{clans[seat]}"' for seat in LETTERS[: given["seats"]])
        lines.append(f"clans = {{ {named} }}")
        text = re.sub(r"^clans = .*\n", "", text, flags=re.M)
    return text.replace("[given]\n", "[given]\n" + "".join(f"{line}\n" for line in lines), 1)


def winners_in_order(text: str) -> str:
    """Several winners are named in the order of their seats."""
    return re.sub(
        r'(winner = ")([A-F ]+)(")',
        lambda found: f"{found[1]}{' '.join(sorted(found[2].split()))}{found[3]}",
        text,
    )


def stories(game: str) -> list[Path]:
    """All but those that begin before the deal: what is dealt to whom is drawn by lot."""
    files = sorted((FOLDER / game).glob("*.toml"))
    return [
        file for file in files if 'moment = "setup"' not in file.read_text() and file.stem not in NOT_TURNED
    ]


@pytest.mark.parametrize("game", BEGINS)
def test_every_story_holds_for_everybody(game: str) -> None:
    held, failures = 0, []
    for file in stories(game):
        text = file.read_text(encoding="utf-8")
        seats = tomllib.loads(text)["given"]["seats"]
        once = 1 + zlib.crc32(file.name.encode()) % (seats - 1)
        for by in range(1, seats) if ALL else (once,):
            told = scenario.run(scenario.read(turned(text, game, by), file.name))
            failures += [f"{file.name}, turned by {by}: {failure.what}" for failure in told]
            held += not told
    assert not failures, "\n".join(failures)
    assert held > 380
