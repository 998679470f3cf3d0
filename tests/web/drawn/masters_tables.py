"""Tables of Masters of the Night as they might be later in the game, with other plans and ways."""

from __future__ import annotations

import random
from dataclasses import replace

from interrex.engine.options import verb
from interrex.games.masters.cards import Event
from interrex.games.masters.plan import BarredView, PlanView
from interrex.games.masters.table import KILL_TRACK
from interrex.games.masters.view import MastersView
from interrex.web.show.games.doing import masters as doing
from interrex.web.show.scene import Scene, kinds
from tests.web.drawn.scenes import with_view

GRID = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]


def joined(by_corners: bool) -> tuple[tuple[str, ...], ...]:
    """MN-115 The cells beside each cell; those that touch at a corner as well, where a card says so."""
    return tuple(
        tuple(
            f"r{row}c{column}" for row, column in GRID
            if (row, column) != (x, y) and max(abs(row - x), abs(column - y)) == 1
            and (by_corners or x == row or y == column)
        )
        for x, y in GRID
    )  # fmt: skip


BY_STREETS, BY_CORNERS = joined(by_corners=False), joined(by_corners=True)


def later(scene: Scene, luck: random.Random) -> Scene:
    """The same table later in the game: kills, seals, minions and agents here and there, an event or none."""
    view: MastersView = scene.view
    cells = [each.cell for each in view.districts]
    are_strong, are_sealed = luck.random() < 0.4, luck.random() < 0.4
    vampires = tuple(
        replace(
            each, kills=KILL_TRACK if are_strong else luck.randrange(KILL_TRACK + 2),
            sealed=luck.choice(cells) if are_sealed else luck.choice(["", luck.choice(cells)]),
            blood=luck.randrange(5), ready=luck.random() < 0.5, cell=luck.choice(cells),
        )
        for each in view.vampires
    )  # fmt: skip
    districts = tuple(
        replace(
            each, hidden=luck.choice((0, 0, 1, 2)), exposed=luck.choice((0, 0, 1, 3)),
            minions=luck.choice((0, 1, 3, 7)), seal=luck.choice(["", "", view.vampires[0].name]),
            vampires=tuple(one.name for one in vampires if one.cell == each.cell),
        )
        for each in view.districts
    )  # fmt: skip
    events = [card for card, kind in kinds(scene.pack).items() if isinstance(kind, Event)]
    event, last, to_come = (luck.choice(["", luck.choice(events)]) for _ in range(3))
    active = luck.choice(["", *(each.name for each in vampires)])
    agents = {each.cell: each.hidden + each.exposed for each in districts}
    plans = tuple(
        replace(each, agents=agents[each.parts[-1].text], ap=luck.choice((1, 1, 2)))
        if each.parts[0].word == "move" else each
        for each in view.plans
    )  # fmt: skip
    return with_view(
        scene, vampires=vampires, districts=districts, plans=plans,
        ways=luck.choice((BY_STREETS, BY_CORNERS)),
        dice=tuple(sorted(luck.choices(range(1, 7), k=luck.randrange(6)))), expose_ap=luck.choice((0, 1, 1)),
        event=event, last_event=last, event_to_come=to_come,
        active=active, leader=luck.choice([each.name for each in vampires]), ap=luck.choice((0, 1, 2, 2, 3)),
        phase=luck.choice(("day", "night")), veil=luck.randrange(1, 8),
        row=luck.choice(((1, 2, 1), (2, 2, 2), (3, 2, 1))), agent_pool=luck.randrange(12),
    )  # fmt: skip


def planned(view: MastersView, luck: random.Random) -> MastersView:
    """The same view with plans for some of the actions, and rules against others."""
    plans, barred = [each for each in view.plans if each.word not in doing.ACTIONS], []
    for word in doing.ACTIONS:
        if luck.random() < 0.4:
            plans.append(
                PlanView(
                    word, (verb(word),), luck.randrange(3), luck.randrange(3),
                    luck.choice((-1, 0, 2)), kills=luck.randrange(3), bleeding=luck.randrange(3),
                    unknown=luck.randrange(2),
                )
            )  # fmt: skip
        elif luck.random() < 0.7:
            barred.append(BarredView(word, luck.choice(["MN-E05", "MN-619", *doing.REASONS])))
    return replace(view, plans=tuple(plans), barred=tuple(barred))
