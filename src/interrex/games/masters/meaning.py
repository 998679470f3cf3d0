"""What the words of a freely composed text mean: districts, vampires, numbers and conditions.

A text works for a vampire (or for the leader), in a district (or in none), from an event (or none): these
travel together as its *use*.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from interrex.games.masters.cards import DISTRICTS, Event
from interrex.games.masters.city import AHEAD_AGENTS, AHEAD_MINIONS, ahead, neighbours
from interrex.games.masters.table import (
    CELLS,
    CORNERS,
    NIGHT,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    Masters,
    agents_at,
    is_ready,
    leading,
    vampires_at,
)

BY_VAMPIRE = ("turn", "relic", "night effect", "entered")


class Use(NamedTuple):
    """The vampire (or NOBODY), the district (or NOBODY) and the card (or NOBODY) of a text at work."""

    vampire: int
    cell: int
    card: int
    that: int = NOBODY  # of a text that works at a moment: to whom, where and how many it happens
    there: int = NOBODY
    many: int = 0


Plain = tuple[int, ...]  # a use on the agenda


def plain(use: Use) -> Plain:
    """A use as the agenda has it; what is said of a moment only where there is one."""
    return tuple(use) if (use.that, use.there, use.many) != (NOBODY, NOBODY, 0) else tuple(use[:3])


def that_vampire(use: Use) -> int:
    """To whom it happens; without a moment the text's own."""
    return use.vampire if use.that == NOBODY else use.that


def there(use: Use) -> int:
    """Where it happens; without a moment the text's own district."""
    return use.cell if use.there == NOBODY else use.there


def use_of(game: Masters, source: int, moment: str) -> Use:
    """What a text is given at its moment: a vampire, a district or an event."""
    if moment in BY_VAMPIRE:
        return Use(source, game.at[source], NOBODY)
    if moment == "day effect":
        return Use(NOBODY, source, NOBODY)
    place = game.where[source]
    if ON_DISTRICT <= place < ON_VAMPIRE:
        return Use(NOBODY, place - ON_DISTRICT, source)
    if ON_VAMPIRE <= place < ON_VAMPIRE + game.vampires:
        return Use(place - ON_VAMPIRE, game.at[place - ON_VAMPIRE], source)
    return Use(NOBODY, NOBODY, source)


def chooser(game: Masters, use: Use) -> int:
    """Who decides: the vampire's player, else the leader's."""
    return leading(game) if use.vampire == NOBODY else game.player[use.vampire]


def district_number(word: str) -> int:
    return DISTRICTS.index(word.replace("_", "-")) if word.replace("_", "-") in DISTRICTS else NOBODY


def fits(game: Masters, use: Use, wanted: Any, cell: int) -> bool:
    """A word of a selector holds for the district."""
    if isinstance(wanted, tuple):
        if wanted[0] == "not":
            return not fits(game, use, wanted[1], cell)
        if wanted[0] == "either":
            return any(fits(game, use, each, cell) for each in wanted[1:])
        found = agents_at(game, cell) if wanted[0] == "agents" else game.minions[cell]
        return found >= amount(game, use, wanted[1])
    if wanted == "there":
        return cell == there(use)
    if wanted in ("here", "adjacent", "near"):
        near = use.cell != NOBODY and cell in neighbours(game, use.cell)
        return (cell == use.cell and wanted != "adjacent") or (near and wanted != "here")
    if wanted in ("with_agents", "without_agents"):
        return bool(bool(agents_at(game, cell)) == (wanted == "with_agents"))
    if wanted in ("with_minions", "without_minions"):
        return bool(bool(game.minions[cell]) == (wanted == "with_minions"))
    if wanted in ("with_vampire", "without_vampire"):
        return bool(bool(vampires_at(game, cell)) == (wanted == "with_vampire"))
    if wanted in ("sealed", "unsealed"):
        return bool((game.seal_at[cell] != NOBODY) == (wanted == "sealed"))
    if wanted in ("hidden", "exposed"):
        return bool((game.hidden if wanted == "hidden" else game.exposed)[cell])
    return fits_place(game, use, wanted, cell)


def fits_place(game: Masters, use: Use, wanted: str, cell: int) -> bool:
    """Words about where the district lies, and who is ahead there."""
    if wanted == "corner":
        return cell in CORNERS
    if wanted in ("red", "grey"):
        event = game.cards[use.card] if use.card != NOBODY else None
        if not isinstance(event, Event):
            return False
        return cell == event.red if wanted == "red" else cell in event.grey
    number = district_number(wanted)
    if number != NOBODY:
        return cell == game.cell_of[number]
    side = ahead(game, cell)
    if wanted == "tied":
        return side not in (AHEAD_AGENTS, AHEAD_MINIONS)
    return side == (AHEAD_MINIONS if wanted == "minions_ahead" else AHEAD_AGENTS)


def cells_of(game: Masters, use: Use, place: Any) -> list[int]:
    """The districts a word means; of ``one(…)`` all among which is chosen."""
    if place == "here":
        return [] if use.cell == NOBODY else [use.cell]
    if place == "there":
        return [] if there(use) == NOBODY else [there(use)]
    if isinstance(place, str):
        return [game.cell_of[district_number(place)]]
    return [cell for cell in CELLS if all(fits(game, use, each, cell) for each in place[1:])]


def bears(game: Masters, use: Use, wanted: Any, vampire: int) -> bool:
    """A word of a selector holds for the vampire."""
    if isinstance(wanted, tuple):
        if wanted[0] == "at":
            return game.at[vampire] == game.cell_of[district_number(wanted[1])]
        bound = amount(game, use, wanted[1])
        blood = game.blood[vampire]
        return bool(blood <= bound if wanted[0] == "blood_at_most" else blood >= bound)
    if wanted in ("here", "there", "adjacent", "near"):
        return fits(game, use, wanted, game.at[vampire])
    if wanted == "among_agents":
        return bool(agents_at(game, game.at[vampire]))
    if wanted == "other":
        return vampire != use.vampire
    return bool(is_ready(game, vampire) == (wanted == "ready"))


def vampires_of(game: Masters, use: Use, who: Any) -> list[int]:
    """The vampires a word means; of ``one_vampire(…)`` all among which is chosen."""
    if who == "you":
        return [] if use.vampire == NOBODY else [use.vampire]
    if who == "that_vampire":
        return [] if that_vampire(use) == NOBODY else [that_vampire(use)]
    return [v for v in range(game.vampires) if all(bears(game, use, each, v) for each in who[1:])]


def amount(game: Masters, use: Use, value: Any) -> int:
    """A number, or what is counted for it."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return game.veil if value == "veil" else use.many
    if value[0] == "blood_of":
        return sum(game.blood[vampire] for vampire in vampires_of(game, use, value[1]))
    if value[0] == "count":
        return number_of(game, use, value[1])
    cells = cells_of(game, use, value[1])
    return sum(game.minions[cell] if value[0] == "minions_in" else agents_at(game, cell) for cell in cells)


def number_of(game: Masters, use: Use, which: Any) -> int:
    """How many districts, or vampires, a selector means."""
    if which[0] == "each_vampire":
        return len(vampires_of(game, use, which))
    return len(cells_of(game, use, which))


def is_true(game: Masters, use: Use, condition: Any) -> bool:
    """A condition of a text holds now."""
    if isinstance(condition, str):
        return bool((game.phase == NIGHT) == (condition == "by_night"))
    word = condition[0]
    if word == "not":
        return not is_true(game, use, condition[1])
    if word in ("both", "either"):
        found = [is_true(game, use, each) for each in condition[1:]]
        return all(found) if word == "both" else any(found)
    if word == "is_here":
        return use.cell != NOBODY and all(fits(game, use, each, use.cell) for each in condition[1:])
    if word == "is_there":
        return there(use) != NOBODY and all(fits(game, use, each, there(use)) for each in condition[1:])
    if word == "that_is":
        that = that_vampire(use)
        return that != NOBODY and all(bears(game, use, each, that) for each in condition[1:])
    if word == "that_many":
        return use.many >= amount(game, use, condition[1])
    if word in ("some", "none"):
        return bool((number_of(game, use, condition[1]) > 0) == (word == "some"))
    if word == "at_least":
        return number_of(game, use, condition[2]) >= amount(game, use, condition[1])
    if word == "more":
        return amount(game, use, condition[1]) > amount(game, use, condition[2])
    bound = amount(game, use, condition[1])
    return bool(game.veil <= bound if word == "veil_at_most" else game.veil >= bound)
