"""Statistics: one's own finished games in this browser, and the open ones of this server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from interrex.analysis.statistics import Favourite, Sat, Tally, tallies
from interrex.analysis.telling import one_decimal
from interrex.engine.errors import InterrexError
from interrex.games import game_spec
from interrex.web.access.door import HallHere, Who
from interrex.web.pages.answers import whole_page
from interrex.web.phrases import say
from interrex.web.store import outcomes

router: Final = APIRouter(include_in_schema=False)


@router.get("/statistics")
async def statistics(request: Request, hall: HallHere, who: Who) -> Response:
    """Finished games, counted: those in which this browser had a seat, and all that are open to anybody."""
    mine = await hall.ask(outcomes.own, hall.store, who.hash) if not who.is_new else []
    others = await hall.ask(outcomes.of_open_tables, hall.store)
    made = await asyncio.to_thread(scopes, mine, others, who.language)
    return whole_page(request, who, "statistics.html", scopes=made)


def scopes(mine: Sequence[Sat], others: Sequence[Sat], language: str) -> list[dict[str, Any]]:
    """What the page shows: of one's own games one row, of the open ones people and bots apart."""
    people, bots = [each for each in others if not each.is_bot], [each for each in others if each.is_bot]
    of_house = [each for each in others if each.outcome["is_house"]]  # names that strangers typed stay theirs
    return [
        {"name": "mine", "games": games_of([("you", mine)], mine, mine, language)},
        {"name": "open", "games": games_of([("people", people), ("bots", bots)], others, of_house, language)},
    ]


def games_of(
    groups: Sequence[tuple[str, Sequence[Sat]]],
    everybody: Sequence[Sat],
    shown: Sequence[Sat],
    language: str,
) -> list[dict[str, Any]]:
    """A table for every game: a row for each group, and what those of whom it is shown played most."""
    counted = {name: {each.game: each for each in tallies(sat)} for name, sat in groups}
    played = {each.game: (each.plays, each.openings) for each in tallies(shown)}
    made = []
    for whole in tallies(everybody):
        plays, openings = played.get(whole.game, ((), ()))
        rows = [(name, found[whole.game]) for name, found in counted.items() if whole.game in found]
        made.append(
            {
                "title": title(whole.game, language),
                "together": not whole.places,
                "places": range(1, len(whole.places) + 1),
                "rows": [row(name, each, len(whole.places), language) for name, each in rows],
                "listed": [
                    (heading, [listed(each, language) for each in found])
                    for heading, found in (
                        (plays_heading(whole.game, language), plays),
                        (say(language, "statistics-openings"), openings),
                    )
                    if found
                ],
            }
        )
    return made


def row(name: str, found: Tally, places: int, language: str) -> dict[str, Any]:
    """A group at a game as the page shows it."""
    average = found.average_place
    return {
        "who": say(language, f"statistics-{name}"),
        "games": found.games,
        "won": share(found.won, found.seats),
        "places": [*found.places, *[0] * (places - len(found.places))],
        "average": "" if average is None else one_decimal(average, language),
        "cost": "" if found.cost is None else one_decimal(100 * found.cost, language),
        "analysed": found.analysed,
    }


def listed(found: Favourite, language: str) -> dict[str, Any]:
    """Something that was played, as the page shows it."""
    name = found.what["name"]
    return {
        "name": name.get(language) or name.get("en") or found.what["id"],
        "times": found.times,
        "won": share(found.won, found.times),
    }


def share(part: int, whole: int) -> str:
    """How many of how many, and in a hundred."""
    return f"{part} ({round(100 * part / whole)}%)" if whole else "0"


def title(game: str, language: str) -> str:
    """What a game is called; by its id where it is not played here any more."""
    try:
        return game_spec(game).title_in(language)
    except InterrexError:
        return game


def plays_heading(game: str, language: str) -> str:
    """What the favourites of a game are, where the pages have a word for it."""
    key = f"statistics-plays-{game}"
    said = say(language, key)
    return say(language, "statistics-plays") if said == key else said
