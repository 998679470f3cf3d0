"""The arena: bots against each other on the same deals, every bot in every seat.

A *deal* is a seed. Each deal is played as often as there are ways to seat the bots (rotations), so that luck
of the cards and the order of seats weigh on all alike. Results are lines of JSON, one per game; a later call
with the same file goes on where this one stopped.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from interrex import __version__
from interrex.bots import make, observe
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack, own_pack
from interrex.lab.statistics import SureYet, wilson

FORMAT: Final = 1
ANOTHER: Final = "Name another file, or a new one."


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: everything two calls must agree on to share a file of results."""

    game: str
    seats: int
    bots: tuple[str, ...]
    rulings: Mapping[str, Switch] = field(default_factory=dict)
    variants: Mapping[str, Switch] = field(default_factory=dict)
    first: int = 0  # the seed of the first deal
    pack_text: str = ""  # the house pack where it is empty
    pack_name: str = ""
    all_decks: bool = False  # every deal with other decks of the seats' usual ones
    shipped_decks: bool = False  # every deal with other decks of all that the pack has, in every order

    def pack(self) -> Any:
        """The pack that is played with."""
        if not self.pack_text:
            return house_pack(self.game)
        return own_pack_of(self.game, self.pack_text, self.pack_name)

    def header(self) -> dict[str, Any]:
        """The first line of a file of results."""
        spec = game_spec(self.game)
        settings = spec.settings(self.seats, self.first, self.pack(), self.rulings, self.variants)
        found = {
            "arena": FORMAT,
            "program": __version__,
            "game": self.game,
            "rules_version": settings.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "rulings": dict(self.rulings),
            "variants": dict(self.variants),
            "pack": settings.pack_hash,
            "first": self.first,
            "all_decks": self.all_decks,
        }
        if self.shipped_decks:  # results from before do not speak of it
            found["shipped_decks"] = True
        return found

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Every way to seat the bots. With fewer bots than seats the last sits in all that are left; in a
        cooperative game each bot has all the seats to itself."""
        if game_spec(self.game).cooperative:
            return tuple((bot,) * self.seats for bot in self.bots)
        row = (*self.bots, *[self.bots[-1]] * (self.seats - len(self.bots)))
        found = [row[-shift:] + row[:-shift] if shift else row for shift in range(self.seats)]
        return tuple(dict.fromkeys(found))

    @property
    def even(self) -> float:
        """The share of the victories that the first bot would have if all played alike."""
        if game_spec(self.game).cooperative:
            return 0.5
        sides = Chances(self.table(self.first)).sides
        parts = [
            sum(1 for side in sides if self.bots[0] in [seating[seat] for seat in side]) / len(sides)
            for seating in self.seatings
        ]
        return sum(parts) / len(parts)

    def table(self, deal: int) -> Table:
        """A new table of that deal."""
        spec = game_spec(self.game)
        pack = self.pack()
        variants = {**self.variants, **self.decks_of(deal)}
        return spec.new(spec.settings(self.seats, deal, pack, self.rulings, variants), pack)

    def decks_of(self, deal: int) -> dict[str, Switch]:
        """Where decks change from deal to deal: those of this deal; every group of decks has its turn."""
        decks = game_spec(self.game).decks
        if decks is None:
            return {}
        if self.shipped_decks:
            every = [each.id for each in decks.shipped(self.pack())]
            orders = list(itertools.permutations(every, self.seats))
            return dict(zip(decks.variants, orders[deal % len(orders)], strict=False))
        if not self.all_decks:
            return {}
        variants = game_spec(self.game).variants
        names = sorted((variants[name][0] for name in decks.variants), key=str)
        groups = list(itertools.combinations(names, self.seats))
        group = groups[deal % len(groups)]
        return dict(zip(decks.variants, group, strict=False))

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(self.bots) > self.seats and not game_spec(self.game).cooperative:
            number = len(self.bots)
            raise BadSetting(f"--bots names {number} bots for {self.seats} seats. Name {self.seats} at most.")
        if len(set(self.bots)) < len(self.bots):
            raise BadSetting("--bots names a bot twice; the last one named sits in all seats that are left.")
        decks = game_spec(self.game).decks
        if (self.all_decks or self.shipped_decks) and decks is None:
            option = "--all-decks" if self.all_decks else "--shipped-decks"
            raise BadSetting(f"{option} is for games with decks; {self.game} has none. Leave it out.")
        if self.all_decks and self.shipped_decks:
            raise BadSetting("--all-decks and --shipped-decks both choose the decks. Name one of them.")
        if self.shipped_decks and decks is not None and len(decks.shipped(self.pack())) < self.seats:
            raise BadSetting(f"--shipped-decks: the pack has too few decks for {self.seats} seats.")
        for bot in self.bots:
            make(bot, 0)
        self.header()


@lru_cache(maxsize=16)
def own_pack_of(game: str, text: str, file: str) -> Any:
    """A pack by its text, with what it extends; read once for all games that are played with it."""
    return own_pack(game, text, file)


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who sat where, what came of it, and how long each bot thought."""

    deal: int
    seating: tuple[str, ...]
    outcome: tuple[float, ...]  # each seat's part of the victory
    rule: str
    choices: dict[str, int]
    seconds: dict[str, float]
    slowest: dict[str, float]


def play_game(contest: Contest, deal: int, seating: tuple[str, ...]) -> Played:
    """One game to its end."""
    table = contest.table(deal)
    players = [make(bot, deal * 64 + seat) for seat, bot in enumerate(seating)]
    chance = Chance.from_seed(deal + 1)
    choices = dict.fromkeys(seating, 0)
    seconds = dict.fromkeys(seating, 0.0)
    slowest = dict.fromkeys(seating, 0.0)
    while table.result is None:
        seat = table.seats_asked[0]
        observation = observe(table, seat, chance)
        start = time.perf_counter()
        word = players[seat].choose(observation)
        spent = time.perf_counter() - start
        if len(observation.decision.options) > 1:
            bot = seating[seat]
            choices[bot] += 1
            seconds[bot] += spent
            slowest[bot] = max(slowest[bot], spent)
        table.play(observation.decision.options.index(word), table.seats_asked.index(seat))
    outcome = Chances(table).final(table)
    seconds = {bot: round(spent, 4) for bot, spent in seconds.items()}
    slowest = {bot: round(spent, 4) for bot, spent in slowest.items()}
    return Played(deal, seating, tuple(outcome), table.result.rule, choices, seconds, slowest)


# --- the file of results ---------------------------------------------------------------------------


def read_results(file: Path, contest: Contest) -> tuple[list[Played], int]:
    """The games in a file, and how many of its bytes are whole lines; one of another contest is refused."""
    if not file.exists():
        return [], 0
    whole = file.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]  # a line cut short by a crash does not count
    lines = whole.decode("utf-8", errors="replace").splitlines()
    if not lines:
        return [], 0
    header = _parsed(file, 1, lines[0])
    wanted = contest.header()
    if header.get("arena") != FORMAT:
        raise BadSetting(f"{file} is not a file of arena results. {ANOTHER}")
    for name, value in wanted.items():
        if header.get(name, False) != value:
            raise BadSetting(
                f"{file} holds results of another contest: its {name} is {header.get(name)!r}, "
                f"not {value!r}. {ANOTHER}"
            )
    return [_played(file, number, line) for number, line in enumerate(lines[1:], 2)], len(whole)


def _parsed(file: Path, number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadSetting(f"{file}, line {number}, is not a line of arena results. {ANOTHER}")
    return found


def _played(file: Path, number: int, line: str) -> Played:
    found = _parsed(file, number, line)
    try:
        return Played(
            found["deal"], tuple(found["seating"]), tuple(found["outcome"]), found["rule"],
            found["choices"], found["seconds"], found["slowest"],
        )  # fmt: skip
    except KeyError as missing:
        raise BadSetting(f"{file}, line {number}, lacks {missing}. {ANOTHER}") from None


def result_line(played: Played) -> str:
    return json.dumps(asdict(played), separators=(",", ":")) + "\n"


# --- adding up -------------------------------------------------------------------------------------


class Standings:
    """What the games played so far say."""

    def __init__(self, contest: Contest, bar: float | None = None) -> None:
        self.contest = contest
        self.bar = contest.even if bar is None else bar
        self.test = SureYet(self.bar)
        self.games: list[Played] = []
        self.open: dict[int, list[Played]] = {}  # deals of which games are still missing

    def add(self, played: Played) -> None:
        """One more game; a deal counts for the test once all its games are played."""
        self.games.append(played)
        deal = self.open.setdefault(played.deal, [])
        deal.append(played)
        if len(deal) == len(self.contest.seatings):
            self.test.add(self._deal_outcome(self.open.pop(played.deal)))

    def _deal_outcome(self, games: Sequence[Played]) -> float:
        """The first bot's part of the victories of a deal; in a cooperative game with two bots, how much more
        it wins than the second, from 0 to 1 with 0.5 for alike."""
        first, *others = self.contest.bots
        if game_spec(self.contest.game).cooperative:
            won = {played.seating[0]: played.outcome[0] for played in games}
            if others and self.bar == self.contest.even:
                return (1 + won[first] - sum(won[other] for other in others) / len(others)) / 2
            return won[first]
        return sum(self._won(played, first) for played in games) / len(games)

    def _won(self, played: Played, bot: str) -> float:
        """A bot's part of the victory; seats that win together count once."""
        seats = [seat for seat, player in enumerate(played.seating) if player == bot]
        if game_spec(self.contest.game).cooperative:
            return played.outcome[0]
        return min(1.0, sum(played.outcome[seat] for seat in seats))

    def share(self, bot: str) -> tuple[float, int, float, float]:
        """Victories, games, and the 95 % interval of the share of a bot."""
        games = [played for played in self.games if bot in played.seating]
        won = sum(self._won(played, bot) for played in games)
        return won, len(games), *wilson(won, len(games))

    def time(self, bot: str) -> tuple[float, float, float]:
        """Seconds per choice, the slowest choice, and choices per game of one seat of that bot."""
        games = [played for played in self.games if bot in played.seating]
        choices = sum(played.choices[bot] for played in games)
        seats = sum(played.seating.count(bot) for played in games)
        seconds = sum(played.seconds[bot] for played in games)
        slowest = max([played.slowest[bot] for played in games], default=0.0)
        return seconds / max(1, choices), slowest, choices / max(1, seats)

    def in_order(self) -> Iterator[tuple[Sequence[str], Sequence[float]]]:
        """Bots and outcomes of all games, in the order of the deals, for ratings."""
        place = {seating: number for number, seating in enumerate(self.contest.seatings)}
        if game_spec(self.contest.game).cooperative:
            return
        for played in sorted(self.games, key=lambda each: (each.deal, place[each.seating])):
            yield played.seating, played.outcome
