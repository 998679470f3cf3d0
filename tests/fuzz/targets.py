"""What is fuzzed: packs, decks, records, scenarios. Each takes a spoiled text as the program would.

A case ends well when it is refused with an ``InterrexError`` or does what such a file does: a pack that is
accepted can be played, a record that is accepted is verified, a scenario runs. Anything else is a finding.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN, game_spec, house_pack, pack_game
from interrex.match import record, scenario
from tests.fuzz.mangling import mangled

TESTS = Path(__file__).parents[1]
CHOICES = 40  # of a game played with a pack or deck that was accepted

Source = Callable[[random.Random], str]
Taking = Callable[[str, random.Random], None]


@cache
def texts(pattern: str, folder: str) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for file in sorted((TESTS / folder).glob(pattern)))


def play(game: Table, luck: random.Random) -> None:
    """Some random choices: what was accepted can be played."""
    chance = Chance(luck.randrange(10**6))
    for _ in range(CHOICES):
        if game.is_over:
            return
        decision = game.decisions[chance.below(len(game.decisions))]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        game.view(decision.seat)


# --- packs ---------------------------------------------------------------------------------------


def a_pack(luck: random.Random) -> str:
    package = game_spec(luck.choice(OWN)).package
    return mangled((files(package) / "packs" / "house.toml").read_text(encoding="utf-8"), luck)


def take_pack(text: str, luck: random.Random) -> None:
    spec = game_spec(pack_game(text, "pack.toml"))
    pack = spec.read_pack(text, "pack.toml")
    play(spec.new(spec.settings(luck.choice(spec.seats), luck.randrange(10**6), pack), pack), luck)


# --- decks ---------------------------------------------------------------------------------------


def a_deck(luck: random.Random) -> str:
    spec = game_spec("veto")
    decks = spec.decks
    assert decks is not None
    pack = house_pack("veto")
    names = tuple(game_spec("veto").variants["deck_a"])
    deck = decks.find(pack, str(luck.choice(names)), {}, spec.rulings_by({}))
    text = str(deck.code()) if luck.random() < 0.3 else decks.write(deck, "Deck", pack.id)
    return mangled(text, luck)


def take_deck(text: str, luck: random.Random) -> None:
    spec, pack = game_spec("veto"), house_pack("veto")
    assert spec.decks is not None
    code = (
        text
        if text.startswith("faction ")
        else spec.decks.code(pack, text, "deck.toml", {}, spec.rulings_by({}))
    )
    play(spec.new(spec.settings(2, luck.randrange(10**6), pack, {}, {"deck_a": code}), pack), luck)


# --- records -------------------------------------------------------------------------------------


def a_record(luck: random.Random) -> str:
    """A spoiled record whose check is right again, mostly, so that more than the check is tried."""
    text = mangled(luck.choice(texts("*/*.game", "before")), luck)
    if luck.random() < 0.1:
        return text
    body = text.partition("\n")[2]
    check = hashlib.sha256(body.encode("utf-8", "replace")).hexdigest()[:16]
    return f"# Interrex record, check {check}\n{body}"


def take_record(text: str, luck: random.Random) -> None:
    record.verified(record.from_text(text, "file.game"), None, "file.game")


# --- scenarios -----------------------------------------------------------------------------------


def a_scenario(luck: random.Random) -> str:
    folder = "before/reports" if luck.random() < 0.1 else f"scenarios/{luck.choice(OWN)}"
    return mangled(luck.choice(texts("*.toml", folder)), luck)


def take_scenario(text: str, luck: random.Random) -> None:
    scenario.run(scenario.read(text, "scenario.toml"))


TARGETS: dict[str, tuple[Source, Taking]] = {
    "packs": (a_pack, take_pack),
    "decks": (a_deck, take_deck),
    "records": (a_record, take_record),
    "scenarios": (a_scenario, take_scenario),
}
