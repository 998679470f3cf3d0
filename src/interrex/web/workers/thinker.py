"""A thinker: a process in which bots think. It reads one position per line and answers
each with one line: the word it chooses, what it makes of every option, or what a choice was worth.

It gets a table's record and replays it; the bot itself sees only what its seat may know.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections import OrderedDict
from importlib.util import find_spec
from typing import Any, Final

from interrex.analysis.choices import DEPTHS
from interrex.analysis.whole import moment_at
from interrex.bots import make, observe
from interrex.bots.levels import ADVISER, PRIOR_HELPS, SearchBot
from interrex.engine.chance import Chance
from interrex.engine.errors import EngineError
from interrex.engine.settings import Settings
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack
from interrex.web.workers import IDLE

REMEMBERED: Final = 200
MAX_PACKS: Final = 20  # that were read
LEAST: Final = 19  # the least priority there is


class Memory:
    """The last tables this thinker has seen, so that only new choices are replayed."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[list[list[Any]], Table]] = OrderedDict()
        self.packs: OrderedDict[tuple[str, str], Any] = OrderedDict()  # by game and text

    def position(self, table: str, settings: Settings, choices: list[list[Any]], pack: str = "") -> Table:
        """The table after these choices, played with the pack of that text, else with the house pack."""
        seen, game = self.known.pop(table, ([], None))
        if game is None or game.settings != settings or choices[: len(seen)] != seen:
            seen, game = [], game_spec(settings.game).new(settings, self._pack(settings, pack))
        for seat, word in choices[len(seen) :]:
            game.choose(word, seat)
        self.known[table] = (choices, game)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return game

    def _pack(self, settings: Settings, text: str) -> Any:
        if not text:
            return house_pack(settings.game)
        known = (settings.game, text)
        pack = self.packs.pop(known, None) or game_spec(settings.game).read_pack(text, settings.pack)
        self.packs[known] = pack
        while len(self.packs) > MAX_PACKS:
            self.packs.popitem(last=False)
        return pack


def think(memory: Memory, asked: dict[str, Any]) -> Any:
    """The word that a bot of the level asked for would choose; its thought as data where that is wanted.

    Of a finished game it says what a choice was worth. None where a card does not end, and to who only asks
    it to read the cards of games.
    """
    try:
        if "read" in asked:
            for each in asked["read"]:
                get_ready(each)
            return None
        return _thought(memory, asked)
    except EngineError:
        return None


def get_ready(game: str) -> None:
    """Read the cards of a game, and the network where bots ask it."""
    house_pack(game)
    if game in PRIOR_HELPS and find_spec("numpy") is not None:
        from interrex.bots.learned import shipped_network

        shipped_network(game)


def _thought(memory: Memory, asked: dict[str, Any]) -> Any:
    settings = Settings(**asked["settings"])
    game = memory.position(asked["table"], settings, asked["choices"], asked.get("pack", ""))
    if depth := asked.get("analyse"):
        return moment_at(game, asked["seat"], asked["word"], DEPTHS[depth])
    observation = observe(game, asked["seat"], Chance.from_seed(asked["luck"] + 1))
    if asked.get("explain"):
        return SearchBot(ADVISER, asked["luck"], asked.get("seconds")).think(observation).as_data()
    return make(asked["level"], asked["luck"], asked.get("seconds")).choose(observation)


def main() -> None:
    """Answer until nobody asks any more."""
    if IDLE in sys.argv:
        with contextlib.suppress(AttributeError, OSError):  # not every system has priorities
            os.nice(LEAST)
    memory = Memory()
    for line in sys.stdin:
        print(json.dumps(think(memory, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
