"""The pages between two that were looked at: what a choice led to, beat by beat, as the table stood then.

A game whose drawing says so (``BY_MOMENTS``) is seen to change with each line that a scene tells,
and not when all of them have been told. Each page holds what the seat may know of a position, like any other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final

from markupsafe import Markup

from interrex.engine.table import Table
from interrex.match.moments import moments
from interrex.web.show.regions import TablePage, parts_of
from interrex.web.show.scene import Scene, drawing
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import words_of

UNSEEN: Final = ("beside", "ends")  # what makes no scene by itself


class Moment:
    """A position of that time, and what was worked out for all who look back at it."""

    def __init__(self, position: Table) -> None:
        self.position = position
        self.views: list[Any] = []  # that of whoever looked first
        self.alike: dict[str, dict[str, Markup]] = {}  # by language, the parts that all see alike

    def seen_from(self, seat: int) -> Any:
        """What that seat knew then."""
        if not self.views:
            self.views.append(self.position.view(seat))
            return self.views[0]
        return self.position.view_beside(self.views[0], seat, None)


def between(before: TablePage, now: TablePage) -> Iterator[TablePage]:
    """A page for each moment since ``before`` that a scene tells; none where nobody would see one."""
    made = now.chosen - before.chosen
    if before.scene is None or now.scene is None or now.viewer.seat != before.viewer.seat:
        return  # a curtain has fallen, or somebody else looks at this browser
    if not 0 < made <= len(now.live.session.past) or now.rewound != before.rewound:
        return
    name = now.live.row.settings.game
    if not drawing(name).by_moments or not _makes_a_scene(now, before.told):
        return
    for moment in now.live.cached(_moments, made):
        page = _page(before, before.scene, moment)
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


def _moments(live: Live, made: int) -> list[Moment]:
    """The moments of the last choices, one after the other."""
    session = live.session
    kinds = [kind for kind, what in drawing(live.row.settings.game).resolves.items() if what != UNSEEN[1]]
    found: list[Table] = []
    for at in range(-made, 0):
        _, before = session.past[at]
        seat, word = session.choices[at]
        found += moments(before, word, seat, kinds)
    return [Moment(each) for each in found]


def _page(before: TablePage, scene: Scene, moment: Moment) -> TablePage:
    """What the viewer saw at that moment; everything around the table is as it was before."""
    live, seat, language = before.live, before.viewer.seat, before.viewer.language
    name = live.row.settings.game
    view = moment.seen_from(seat)
    seen = Scene(view, words_of(live, language), live.pack, scene.people, seat, None)
    parts = parts_of(seen, name, moment.alike.setdefault(language, {}))
    frame, told = drawing(name).picture(seen), len(moment.position.told)
    return dataclasses.replace(before, scene=seen, frame=frame, parts=parts, told=told)
