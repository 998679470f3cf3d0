"""A position of Veto! in which words of texts mean somebody: three companies, and a duel if asked for."""

from __future__ import annotations

from functools import cache

from interrex.engine.table import Table
from interrex.games.veto.duel import begin
from interrex.games.veto.table import NOBODY, Veto
from interrex.match import scenario

TEXT = """
[scenario]
id = "words"
game = "veto"
title = "Whom words mean"
rules = []

[given]
seats = 3
initiative = "B"
kreski = { A = 4, B = 7, C = 1 }
ducats = { A = 3, B = 0, C = 9 }
killed = { A = 0, B = 2, C = 0 }
agitated = ["B"]
election = "C"
blanks = [
    { id = "ann", szabla = 3, kreski = 2, lafa = "1", keywords = ["kozak"] },
    { id = "abe", szabla = 5, kreski = 0, lafa = "4", keywords = ["elekt"] },
    { id = "bob", szabla = 3, kreski = 1, lafa = "2", keywords = ["kozak", "slawny"] },
    { id = "ben", szabla = 1, kreski = 3, lafa = "6" },
    { id = "cid", szabla = 2, kreski = 1, lafa = "3", keywords = ["lojalny"] },
    { id = "sword", family = "equipment", szabla = 2, arms = "weapon" },
    { id = "pistol", family = "equipment", szabla = 1, arms = "firearm" },
    { id = "banner", family = "effect" },
    { id = "manor", family = "estate" },
    { id = "pal", szabla = 1, kreski = 1, lafa = "1" },
    { id = "dagger", family = "equipment", szabla = 1 },
    { id = "mill", family = "estate" },
]
company.A = ["ann +sword", "abe tapped magnates"]
company.B = ["bob +pistol", "ben"]
company.C = ["cid magnates +B:banner"]
estates = { B = ["manor"] }
hand = { A = ["blank-card", "blank-card"], B = ["pal", "dagger", "mill", "finta"], C = ["blank-card"] }

[[step]]
then.asked = "B turn"
"""
A, B, C = range(3)
PEOPLE = ("ann", "abe", "bob", "ben", "cid")


@cache
def position() -> Table:
    return scenario.read(TEXT, "words.toml").position()


def table(duel: str = "", revenge: int = 0) -> Veto:
    """Three companies; ``ann bob`` begins a duel between the two."""
    game = position().copy()
    assert isinstance(game, Veto)
    if duel:
        challenger, challenged = duel.split()
        begin(game, named(game, challenger), named(game, challenged), revenge)
    return game


def named(game: Veto, name: str) -> int:
    return next((card for card, kind in enumerate(game.kinds) if kind.id == name), NOBODY)


def names(game: Veto, cards: list[int]) -> str:
    return " ".join(sorted(game.kinds[card].id for card in cards))
