"""What a few games and choices of bots come to, one line each: ``python -m tests.compiled.fingerprints``."""

from __future__ import annotations

import hashlib

import interrex
from interrex import compiled
from interrex.bots import make, observe
from interrex.engine.chance import Chance
from interrex.games import OWN, game_spec
from interrex.match.record import to_text

GAMES = 1
LONGEST = 120  # choices


def mark(*texts: object) -> str:
    return hashlib.sha256("\n".join(map(str, texts)).encode()).hexdigest()[:16]


def random_game(name: str, seats: int, seed: int) -> str:
    """Everything about a random game: each position, what each seat is shown and told, the record."""
    game = interrex.new(name, seats, seed)
    chance = Chance.from_seed(seed)
    marks: list[str] = []
    while not game.is_over and len(game.choices) < LONGEST:
        decision = game.decisions[chance.below(len(game.decisions))]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        marks.append(mark(game.fingerprint(), game.view(seed % seats), game.seats_asked))
    logs = [game.log(seat) for seat in range(seats + 1)]
    return mark(*marks, *logs, to_text(game.record()), game.result)


def chosen(name: str, bot: str) -> str:
    """What a bot chooses in the first decisions of a game, by iterations alone."""
    game = interrex.new(name, game_spec(name).seats[-1], 3)
    chance = Chance.from_seed(3)
    words: list[str] = []
    while not game.is_over and len(words) < 6:
        seat = game.seats_asked[0]
        words.append(make(bot, len(words)).choose(observe(game, seat, chance)))
        game.choose(words[-1], seat)
    return mark(*words)


def main() -> None:
    """How the engine runs, then every fingerprint."""
    print("compiled" if compiled.running() else "plain")
    for name in OWN:
        for seats in game_spec(name).seats:
            print(name, seats, *(random_game(name, seats, seats + seed) for seed in range(GAMES)))
        print(name, *(chosen(name, bot) for bot in ("greedy", "search:12")))


if __name__ == "__main__":
    main()
