"""Kuhn poker as an OpenSpiel game whose chance node has every deal once."""

from __future__ import annotations

from typing import Any

from interrex.games import register
from interrex.research.encodings import encoding_of
from interrex.research.episodes import Episode, new_table
from tests.research.kuhn import GAME, HAND


def one_seed_for_each_deal() -> list[int]:
    """Seeds that deal the six ways to give two of three cards, each once."""
    register(GAME)
    found: dict[tuple[int, int], int] = {}
    seed = 0
    while len(found) < 6:
        table = new_table(encoding_of(GAME.name), 2, seed, recorded=True)
        found.setdefault((table.cards_at[HAND][0], table.cards_at[HAND + 1][0]), seed)
        seed += 1
    return list(found.values())


def kuhn_game(pyspiel: Any) -> Any:
    """The game, paid by its scores."""
    from interrex.research.spiel import SpielGame, SpielState, game_type

    seeds = one_seed_for_each_deal()
    kind = game_type(GAME.name, pyspiel.GameType.Utility.ZERO_SUM)

    class State(SpielState):
        def returns(self) -> list[float]:
            over = self.episode is not None and self.episode.is_over
            return list(self.episode.table.scores()) if self.episode and over else [0.0, 0.0]

        def __deepcopy__(self, memo: dict[int, Any]) -> State:
            other = State(self.game)
            other.episode = self.episode.copy() if self.episode is not None else None
            return other

    class Game(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(GAME.name, {"deals": len(seeds), **(params or {})}, kind, (-2.0, 2.0, 0.0))

        def new_initial_state(self) -> State:
            return State(self)

        def new_episode(self, deal: int) -> Episode:
            return Episode(self.encoding, new_table(self.encoding, 2, seeds[deal], recorded=True), True)

    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Game)
    return pyspiel.load_game(kind.short_name, {"deals": len(seeds)})
