"""What is drawn of a player is what the view says of that very player, whoever looks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.table import SEAT_LETTERS
from interrex.web.show.games import vendetta

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}), (5, {"relics": True}), (4, {"teams": True}), (6, {"teams": True, "relics": True}),
]  # fmt: skip


def shown(game: Any, viewer: int, seat: int) -> tuple[Any, ...]:
    people = [SimpleNamespace(letter=letter) for letter in SEAT_LETTERS[: game.seats]]
    scene: Any = SimpleNamespace(view=game.view(viewer), people=people)
    return vendetta._player(scene, seat)


@pytest.mark.rules("VE-1503")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_clan_numbers_and_holdings_are_those_of_the_player(seats: int, variants: dict[str, Any]) -> None:
    """VE-1503 The partner sits opposite."""
    game: Any = interrex.new("vendetta", seats, seed=seats, **variants)
    chance, active = Chance(seats), set()
    for number in range(90):
        if game.is_over:
            break
        if number % 6 == 0:
            for viewer in range(seats + 1):
                view = game.view(viewer)
                for seat, player in enumerate(view.seats):
                    badges, figures, held, known, either = shown(game, viewer, seat)
                    opposite = SEAT_LETTERS[(seat + seats // 2) % seats] if variants.get("teams") else ""
                    assert badges == (
                        player.clan, seat == view.ambition, seat == view.active, opposite, player.out
                    )  # fmt: skip
                    seen = [each.score for each in view.seats if each.score is not None]
                    ahead = player.score is not None and player.score == max(seen) > min(seen)
                    assert figures == (
                        player.pool, player.influence, player.score, ahead, player.diablerie, player.flipped,
                        player.hand, player.deck,
                    )  # fmt: skip
                    own = seat == viewer
                    assert held == (player.alliance, player.drained, player.relic, player.relic_used, own)
                    assert (known, either) == (((), ()) if own else (player.known, player.either))
                    active.add((badges.active, badges.ambition))
        asked = game.decisions[chance.below(len(game.decisions))]
        game.choose(asked.options[chance.below(len(asked.options))], asked.seat)
    assert len(active) > 1
