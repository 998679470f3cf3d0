"""How often decks that come with a pack won against each other, as bots played them.

``interrex lab run veto --seats 2 --shipped-decks`` plays every pair of decks in both seats, and
``interrex lab decks`` counts. The file ``packs/decks.json`` of a game is shown on the pages of its decks.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_pack, is_called, room
from interrex.lab.statistics import wilson
from interrex.words import Words

if TYPE_CHECKING:
    from interrex.lab.store import Folder

FORMAT: Final = 1
FILE: Final = ("packs", "decks.json")


class Share(NamedTuple):
    """How often a deck won: against one other (``other`` is its id), or against all."""

    other: str
    wins: float  # a shared victory counts by its part
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def low(self) -> float:
        """The lower end of the 95 % Wilson interval."""
        return wilson(self.wins, self.games)[0]

    @property
    def high(self) -> float:
        return wilson(self.wins, self.games)[1]

    def said(self, words: Words) -> str:
        """The share with its interval, in a language."""
        share, low, high = (round(100 * each) for each in (self.share, self.low, self.high))
        return words.say("ui-deck-share", share=share, low=low, high=high, games=self.games)


@dataclass(frozen=True, slots=True)
class DeckShares:
    """What was played and what came of it: for two decks the wins of the first, and of how many games."""

    game: str
    pack: str  # the hash of its rules
    rules_version: int
    bot: str
    pairs: dict[tuple[str, str], tuple[float, int]]

    def decks(self) -> list[str]:
        """Every deck that has played, in the order of their names."""
        return sorted({deck for pair in self.pairs for deck in pair})

    def of(self, deck: str) -> list[Share]:
        """How often a deck won against each other one, the weakest opponent first."""
        found = []
        for (one, other), (wins, games) in self.pairs.items():
            if deck == one:
                found.append(Share(other, wins, games))
            elif deck == other:
                found.append(Share(one, games - wins, games))
        return sorted(found, key=lambda each: (-each.share, each.other))

    def overall(self, deck: str) -> Share:
        """How often a deck won against all others together."""
        rows = self.of(deck)
        return Share("", sum(each.wins for each in rows), sum(each.games for each in rows))

    def written(self) -> str:
        """The file."""
        rows = [[*pair, *counts] for pair, counts in sorted(self.pairs.items())]
        head = {
            "format": FORMAT,
            "game": self.game,
            "pack": self.pack,
            "rules_version": self.rules_version,
            "bot": self.bot,
        }
        lines = [f' "{name}": {json.dumps(value)},' for name, value in head.items()]
        listed = ",\n".join([f"  {json.dumps(row)}" for row in rows])
        return "\n".join(["{", *lines, ' "pairs": [', listed, " ]", "}", ""])


def counted(folder: Folder) -> DeckShares:
    """The shares of decks in a folder of results."""
    contest = folder.contest
    if game_spec(contest.game).decks is None:
        raise BadSetting(
            f"{game_spec(contest.game).title} is played without decks: there is nothing to count."
        )
    if not contest.shipped_decks or contest.seats != 2:
        raise BadSetting(
            f"{folder.path} was not played with all decks against each other. "
            f"Play them: interrex lab run {contest.game} --seats 2 --shipped-decks --bots greedy --out FOLDER"
        )
    folder.must_be_current()
    if len(contest.bots) != 1:
        raise BadSetting(f"{folder.path} was played by different bots. Name one in --bots.")
    wins: dict[tuple[str, str], float] = defaultdict(float)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for row in folder.rows("seats"):
        if row["seat"] == 0:
            mine, other = [str(each) for each in contest.decks_of(row["deal"]).values()]
            pair, share = ((mine, other), row["share"]) if mine < other else ((other, mine), 1 - row["share"])
            wins[pair] += share
            games[pair] += 1
    if not games:
        raise BadSetting(f"{folder.path} holds no games yet.")
    head = contest.header()
    pairs = {pair: (round(wins[pair], 3), number) for pair, number in games.items()}
    return DeckShares(contest.game, head["pack"], head["rules_version"], contest.bots[0], pairs)


@cache
def _shipped(game: str) -> DeckShares | None:
    """The shares that come with a game."""
    file = room(game, *FILE)
    if file is None:
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    pairs = {(one, other): (float(wins), int(games)) for one, other, wins, games in found["pairs"]}
    return DeckShares(game, found["pack"], found["rules_version"], found["bot"], pairs)


def shares_of(game: str, pack: Any) -> DeckShares | None:
    """The shares of the decks that come with a pack; only those of the house were played."""
    found = _shipped(game)
    if found is None or pack.id != house_pack(game).id:
        return None
    if found.rules_version != game_spec(game).rules_version:
        return None
    return found if is_called(game, pack, found.pack) else None
