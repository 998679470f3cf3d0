"""``manual``: what no verb can say is settled by hand (MN-794)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.by_hand import PLACE, TOOLS, UNSEEN, Spot, Subject, Tools, settle_by_hand
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.masters.cards import Relic
from interrex.games.masters.city import (
    add_minions,
    enter_agents,
    leave_agents,
    refresh,
    remove_minions,
    sides_at,
)
from interrex.games.masters.ending import strengthen, weaken
from interrex.games.masters.exhaustion import drop_excess, gain_blood, lose_blood
from interrex.games.masters.hearing import bearer_of
from interrex.games.masters.meaning import chooser
from interrex.games.masters.table import (
    CELLS,
    EXPOSED,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    RELIC_DECK,
    Masters,
    kind_of,
)
from interrex.games.masters.verbs.general import begin, general
from interrex.games.masters.verbs.turn import CHECKS

PLACES: Final = ("in-play", "on-district", "on-vampire", "relics", "relic-deck", "out")
VEIL: Final = "veil"
BLOOD: Final = "blood"
MINIONS: Final = "minions"
AGENTS: Final = "agents"
RULE: Final = "MN-794"


@general
@step
def manual(game: Masters, source: Any, moment: str, text: str) -> None:
    """MN-794 The text is shown and settled by hand."""
    use = begin(game, source, moment)
    game.then(settle_by_hand, chooser(game, use), bearer_of(game, use, moment), text)


def can_be_settled(game: Masters, vampire: int, moment: str, text: str) -> bool:
    """MN-619 Nobody can tell before whether a text settled by hand changes something."""
    return True


CHECKS["manual"] = can_be_settled


class MastersTools(Tools):
    """MN-794 Relics, events in play, the Veil, blood, minions and agents."""

    __slots__ = ()

    def rule(self) -> str:
        return RULE

    def words(self) -> tuple[str, ...]:
        return (*PLACES, VEIL, BLOOD, MINIONS, AGENTS)

    def sources(self, game: Any, seat: int) -> list[int]:
        vampires = range(game.vampires)
        return [
            IN_PLAY,
            *(ON_DISTRICT + cell for cell in CELLS),
            *(ON_VAMPIRE + vampire for vampire in vampires),
            *(OWNED + vampire for vampire in vampires),
            RELIC_DECK,
            OUT,
        ]

    def targets(self, game: Any, card: int, place: int) -> list[int]:
        if card == UNSEEN and place != RELIC_DECK:
            return []
        is_relic = card == UNSEEN or isinstance(game.cards[card], Relic)
        owners = [OWNED + vampire for vampire in range(game.vampires)] if is_relic else []
        return [each for each in (*owners, OUT) if each != place]

    def spot(self, game: Any, place: int) -> Spot:
        if place >= OWNED:
            return (PLACE, "relics", kind_of(game, place - OWNED).id)
        if place >= ON_VAMPIRE:
            return (PLACE, "on-vampire", kind_of(game, place - ON_VAMPIRE).id)
        if place >= ON_DISTRICT:
            return (PLACE, "on-district", game.pack.districts[game.tiles[place - ON_DISTRICT]].id)
        return (PLACE, {IN_PLAY: "in-play", RELIC_DECK: "relic-deck", OUT: "out"}[place], NOBODY)

    def aside(self) -> tuple[str, ...]:
        return ("relic-deck", "out")

    def put(self, game: Any, card: int, place: int) -> None:
        """MN-1019 What stands is looked at anew; blood above a maximum that has fallen goes."""
        move(game, card, place)
        refresh(game)
        for vampire in range(game.vampires):
            drop_excess(game, vampire)

    def subjects(self, game: Any) -> list[Subject]:
        vampires = [kind_of(game, vampire).id for vampire in range(game.vampires)]
        districts = [game.pack.districts[game.tiles[cell]].id for cell in CELLS]
        return [
            (VEIL, NOBODY),
            *((BLOOD, vampire) for vampire in vampires),
            *((MINIONS, district) for district in districts),
            *((AGENTS, district) for district in districts),
        ]

    def change(self, game: Any, subject: Subject, number: int) -> None:
        """MN-434, MN-751, MN-726, MN-413 As far as pools and tracks go; whatever changes is noted there."""
        counter, owner = subject
        if counter == VEIL:
            if number > 0:
                strengthen(game, number, RULE)
            else:
                weaken(game, -number, RULE)
        elif counter == BLOOD:
            vampire = next(each for each in range(game.vampires) if kind_of(game, each).id == owner)
            if number > 0:
                gain_blood(game, vampire, number)
            else:
                lose_blood(game, vampire, -number)
        else:
            cell = next(each for each in CELLS if game.pack.districts[game.tiles[each]].id == owner)
            change_tokens(game, counter, cell, number)


def change_tokens(game: Masters, counter: str, cell: int, number: int) -> None:
    """MN-117, MN-118 Tokens come from their pool and go back to it; hidden agents go first."""
    if counter == MINIONS and number > 0:
        add_minions(game, cell, number)
    elif counter == MINIONS:
        remove_minions(game, cell, min(-number, game.minions[cell]))
    elif number > 0:
        enter_agents(game, cell, number)
    else:
        left = -number
        for side in sides_at(game, cell):
            gone = min(left, game.exposed[cell] if side == EXPOSED else game.hidden[cell])
            leave_agents(game, cell, side, gone)
            left -= gone


TOOLS["masters"] = MastersTools()
