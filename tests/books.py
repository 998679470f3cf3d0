"""Books kept from the log alone: whoever reads every line knows every number on the table.

Each book begins with what lies on the table and follows the lines told since. What it comes to must be what
lies there at the end; a line that is missing, or names another number, seat or place, is noticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from interrex.games.masters.table import KILL_TRACK
from interrex.games.vendetta.table import MAX_SEATS

Book = Counter[tuple[Any, ...]]


# --- Masters of the Night ------------------------------------------------------------------------------


def masters(game: Any) -> Book:
    """Agents and minions of each district, blood, kills and district of each vampire, the Veil."""
    book: Book = Counter({("veil",): game.veil})
    for cell, minions in enumerate(game.minions):
        book["agents", cell] = game.hidden[cell] + game.exposed[cell]
        book["minions", cell] = minions
    for vampire, number in enumerate(game.line_up):
        book["blood", number] = game.blood[vampire]
        book["kills", number] = game.kills[vampire]
        book["at", number] = game.at[vampire]
    return book


def follow_masters(book: Book, kind: str, args: tuple[Any, ...]) -> None:
    what, _, how = kind.partition("_")
    if kind in ("agents_entered", "minions_added"):
        book[what, args[0]] += args[1]
    elif kind in ("agents_removed", "minions_removed"):
        book[what, args[0]] -= args[1]
    elif kind in ("agents_moved", "minions_moved"):
        book[what, args[0]] -= args[2]
        book[what, args[1]] += args[2]
    elif kind == "agents_swapped":
        one, two = (("agents", cell) for cell in args)
        book[one], book[two] = book[two], book[one]
    elif kind == "vampire_moved":
        assert book["at", args[0]] == args[1]
        book["at", args[0]] = args[2]
    elif kind in ("blood_gained", "blood_lost"):
        book["blood", args[0]] += args[1] if how == "gained" else -args[1]
    elif kind == "kills":
        book["kills", args[0]] += args[1]
        assert args[2] in (book["kills", args[0]], KILL_TRACK)
        book["kills", args[0]] = args[2]
    elif kind in ("veil_weakened", "veil_strengthened"):
        limit = max(0, book["veil",] - args[0]) if how == "weakened" else book["veil",] + args[0]
        assert args[1] == limit or (how == "strengthened" and book["veil",] < args[1] <= limit)
        book["veil",] = args[1]


# --- Vendetta ------------------------------------------------------------------------------------------

CHANGED = {"gained": 1, "gained_by": 1, "lost": -1, "lost_by": -1, "lost_through": -1, "spent": -1}


def vendetta(game: Any) -> Book:
    """Blood in each pool and deployed at each location, influence, Diablerie, whose the Ambition is.

    Of blood that is taken from a position the log does not say where it lay: all blood of a seat is counted.
    """
    book: Book = Counter({("ambition",): game.ambition})
    for seat in range(game.seats):
        book["blood", seat] = game.pool[seat] + sum(game.blood[seat::MAX_SEATS])
        book["pool", seat] = game.pool[seat]
        book["influence", seat] = game.influence[seat]
        book["diablerie", seat] = game.diablerie[seat]
        book["flipped", seat] = game.flipped[seat]
        for location in range(len(game.blood) // MAX_SEATS):
            book["deployed", seat, location] = game.blood[MAX_SEATS * location + seat]
    return book


def follow_vendetta(book: Book, kind: str, args: tuple[Any, ...]) -> None:
    seat = args[0] if args else -1
    if kind in CHANGED:
        change(book, ("blood", seat), CHANGED[kind] * args[1])
        book["pool", seat] += CHANGED[kind] * args[1]
    elif kind in ("stole", "took_deployed", "discarded_blood"):
        loser = seat if kind == "discarded_blood" else args[2]
        change(book, ("blood", loser), -args[1])
        if loser != seat:
            change(book, ("blood", seat), args[1])
        if kind == "stole":
            book["pool", seat] += args[1]
            book["pool", loser] -= args[1]
        else:
            forget(book, seat, loser)
    elif kind.startswith("gained_influence"):
        book["influence", seat] += args[1]
    elif kind.startswith("lost_influence"):
        book["influence", seat] -= args[1]
    elif kind == "gave_influence":
        book["influence", seat] -= args[1]
        book["influence", args[2]] += args[1]
    elif kind == "flipped":
        book["flipped", seat] += 1
    elif kind == "diablerie":
        book["diablerie", seat] = args[1]
    elif kind in ("ambition", "first_player"):
        book["ambition",] = seat
    elif kind == "round_begins":
        assert book["ambition",] == args[1]
        for what in [each for each in book if each[0] == "flipped"]:
            book[what] = 0  # Diablerie tokens lie with their face up again
    else:
        follow_deployed(book, kind, args)


def follow_deployed(book: Book, kind: str, args: tuple[Any, ...]) -> None:
    """Blood goes to a position and back, or from one to another."""
    seat = args[0] if args else -1
    pool = ("pool", seat)
    if kind in ("deployed", "deployed_by"):
        change(book, ("blood", seat), args[1])
        book["deployed", seat, args[2]] += args[1]
    elif kind in ("blood_played", "blood_back"):
        number = args[1] if kind == "blood_played" else -args[1]
        book[pool] -= number
        book["deployed", seat, args[2]] += number
    elif kind in ("blood_moved", "cloaked"):
        number = args[1] if kind == "blood_moved" else book["deployed", seat, args[2]]
        book["deployed", seat, args[2]] -= number
        book["deployed", seat, args[3]] += number
    elif kind == "swapped":
        deployed = ("deployed", seat, args[3])
        book[pool], book[deployed] = book[deployed], book[pool]
        assert (book[pool], book[deployed]) == args[1:3]
    elif kind == "blood_cleared":
        for what in [each for each in book if each[0] == "blood"]:
            del book[what]  # what lay on positions that are not followed is gone as well
        for what in [each for each in book if each[0] == "deployed"]:
            book[what] = 0
    elif kind == "eliminated":
        for what in [each for each in book if each[1:2] == (seat,)]:
            book[what] = 0


def change(book: Book, what: tuple[Any, ...], number: int) -> None:
    """What is not followed any more stays so."""
    if what in book:
        book[what] += number


def forget(book: Book, *seats: int) -> None:
    """Where the blood of these lies is not followed any more; only how much it is."""
    for what in [each for each in book if each[0] in ("pool", "deployed") and each[1] in seats]:
        del book[what]


# --- Elekt ---------------------------------------------------------------------------------------------


def elekt(game: Any) -> Book:
    """Heat, won cards and the Sceptre."""
    book: Book = Counter({("sceptre",): game.sceptre, ("direction",): game.direction})
    for seat in range(game.seats):
        book["heat", seat] = game.heat[seat]
    return book


def follow_elekt(book: Book, kind: str, args: tuple[Any, ...]) -> None:
    if kind == "collected":
        book["heat", args[0]] += args[1]
    elif kind in ("paid", "discarded_heat"):
        book["heat", args[0]] -= args[1]
    elif kind == "took_heat":
        book["heat", args[0]] += args[2]
        book["heat", args[1]] -= args[2]
    elif kind == "first_sceptre":
        book["sceptre",] = args[0]
    elif kind == "sceptre_given":
        book["sceptre",] = args[1]
    elif kind == "direction":
        book["direction",] = args[1]
    elif kind == "sceptre_turned":
        book["direction",] = args[0]


BOOKS: dict[str, tuple[Callable[[Any], Book], Callable[[Book, str, tuple[Any, ...]], None]]] = {
    "masters": (masters, follow_masters),
    "vendetta": (vendetta, follow_vendetta),
    "elekt": (elekt, follow_elekt),
}


def unsaid(book: Book, game: Any, told: int) -> list[str]:
    """What the book comes to after the lines told since, and what lies on the table instead."""
    now, follow = BOOKS[game.settings.game]
    followed = set(book)
    for kind, args, *_ in game.told[told:]:
        follow(book, kind, args)
        followed &= set(book)
    lies = now(game)
    return [f"{what}: told {book[what]}, found {lies[what]}" for what in followed if book[what] != lies[what]]
