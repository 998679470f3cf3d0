"""Chapter 800: the end of the game."""

from __future__ import annotations

from interrex.games.elekt.court import highest
from interrex.games.elekt.table import TITLES_TO_WIN, Elekt, titles_of


def all_titles(game: Elekt) -> list[int]:
    """EL-804 Every player's Titles."""
    return [titles_of(game, seat) for seat in range(game.seats)]


def check_titles(game: Elekt) -> None:
    """EL-803, EL-810 Who has the required Titles wins at that very moment."""
    titles = all_titles(game)
    there = [seat for seat in range(game.seats) if titles[seat] >= TITLES_TO_WIN[game.seats]]
    if not there:
        return
    if game.rulings.double_win == "titles":  # EL-R50
        most = max(titles[seat] for seat in there)
        there = [seat for seat in there if titles[seat] == most]
    crown(game, highest(game, there), titles, "EL-803")


def end_by_titles(game: Elekt) -> None:
    """EL-807 to EL-809 Most Titles; a tie goes to the highest Court position (R09)."""
    titles = all_titles(game)
    leaders = [seat for seat in range(game.seats) if titles[seat] == max(titles)]
    if game.rulings.final_tie_uses == "old_sceptre" and game.old_order:
        winner = min(leaders, key=game.old_order.index)
    else:
        winner = highest(game, leaders)
    crown(game, winner, titles, "EL-807" if len(leaders) == 1 else "EL-808")


def crown(game: Elekt, winner: int, titles: list[int], rule: str) -> None:
    """The winner is the new Emperor-Elect."""
    game.tell("game_won", winner, titles[winner], rule=rule)
    game.finish(rule, (winner,), [float(number) for number in titles])
