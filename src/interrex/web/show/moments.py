"""The pages between two that were looked at: what a choice led to, beat by beat, as the table stood then.

A game whose drawing says so (``BY_MOMENTS``) is seen to change with each line that a scene tells,
and not when all of them have been told. Each page holds what the seat may know of a position, like any other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

from interrex.engine.table import Table
from interrex.match.moments import moments
from interrex.web.show.regions import TablePage, parts_of, scene
from interrex.web.show.scene import drawing
from interrex.web.tables.live import Live

UNSEEN: Final = ("beside", "ends")  # what makes no scene by itself


def between(before: TablePage, now: TablePage) -> Iterator[TablePage]:
    """A page for each moment since ``before`` that a scene tells; none where nobody would see one."""
    made = now.chosen - before.chosen
    if not 0 < made <= len(now.live.session.past) or now.rewound != before.rewound or before.scene is None:
        return
    name = now.live.row.settings.game
    if not drawing(name).by_moments or not _makes_a_scene(now, before.told):
        return
    for position in now.live.cached(_positions, made):
        page = _page(before, position)
        if page.frame != before.frame or page.parts.keys() != before.parts.keys():
            return  # the table is laid out anew
        yield page


def moved(before: TablePage, now: TablePage) -> list[tuple[str, str, int, int, str]]:
    """The totals that a moment has changed: whose, what they were and are, and where, for the page."""
    if before.scene is None or now.scene is None:
        return []
    found = drawing(now.live.row.settings.game).moved
    people = now.scene.people
    changes = found(before.scene.view, now.scene.view) if found is not None else ()
    return [
        (people[seat].letter, people[seat].colour, was, come_to, at.id) for seat, was, come_to, at in changes
    ]


def _makes_a_scene(now: TablePage, told: int) -> bool:
    resolves = drawing(now.live.row.settings.game).resolves
    return any(resolves.get(line[0], UNSEEN[0]) not in UNSEEN for line in now.live.game.told[told:])


def _positions(live: Live, made: int) -> list[Table]:
    """The moments of the last choices, one after the other."""
    session = live.session
    kinds = [kind for kind, what in drawing(live.row.settings.game).resolves.items() if what != UNSEEN[1]]
    found: list[Table] = []
    for at in range(-made, 0):
        _, before = session.past[at]
        seat, word = session.choices[at]
        found += moments(before, word, seat, kinds)
    return found


def _page(before: TablePage, position: Table) -> TablePage:
    """What the viewer saw at that position; everything around the table is as it was before."""
    seen = scene(before.live, before.viewer.seat, before.viewer.language, position)
    name = before.live.row.settings.game
    frame = drawing(name).picture(seen)
    return dataclasses.replace(
        before, scene=seen, frame=frame, parts=parts_of(seen, name), told=len(position.told)
    )
