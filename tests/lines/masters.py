"""Lines of Masters of the Night."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.masters.table import (
    DAY,
    DRAWN,
    IN_PLAY,
    KILL_TRACK,
    NIGHT,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    RELIC_DECK,
    REVEALED,
)
from tests.lines import Claim, Moved, by_hand, came, one, still


def at(game: Any, number: int) -> int:
    """Where in the line-up that vampire stands."""
    return list(game.line_up).index(number)


def of_relic(game: Any, moved: Moved, card: int, number: int) -> bool:
    """A relic that was that vampire's is out of the game, or at the bottom of the deck."""
    return one(moved, card, OWNED + at(game, number), OUT) or one(
        moved, card, OWNED + at(game, number), RELIC_DECK
    )


def foretold(game: Any, moved: Moved) -> Moved:
    """An event whose fate is rewritten has been named, and leaves the deck (MN-1315)."""
    named = [args[1] for kind, args, *_ in game.told[-6:] if kind == "fate"]
    return {card: way for card, way in moved.items() if card in named and way[1] == OUT}


CLAIMS: Final[dict[str, Claim]] = {
    "event": lambda g, m, card: came(m, card, REVEALED),
    "event_discarded": lambda g, m, card: came(m, card, OUT),
    "stays_in_play": lambda g, m, card: came(m, card, IN_PLAY),
    "placed_on_district": lambda g, m, card, cell: came(m, card, ON_DISTRICT + cell),
    "placed_on_vampire": lambda g, m, card, number: came(m, card, ON_VAMPIRE + at(g, number)),
    "relic_drawn": lambda g, m, card: one(m, card, RELIC_DECK, DRAWN),
    "relic_given": lambda g, m, card, number: one(m, card, DRAWN, OWNED + at(g, number)),
    "relic_discarded": of_relic,
    "relic_handed": lambda g, m, card, number, other: one(
        m, card, OWNED + at(g, number), OWNED + at(g, other)
    ),
    "relic_used": lambda g, m, number, card: still(m, True),
    "by_hand_moved": by_hand,
    "day": lambda g, m, number: still(m, (g.phase, g.round) == (DAY, number)),
    "night": lambda g, m, number: still(m, (g.phase, g.round) == (NIGHT, number)),
    "leader": lambda g, m, number: still(m, g.leader == at(g, number)),
    "turn": lambda g, m, number, points: still(m, (g.active, g.ap) == (at(g, number), points)),
    "fight": lambda g, m, number, cell, agents: still(
        m, (g.fighter, g.fight_cell, g.exposed[cell]) == (at(g, number), cell, agents)
    ),
    "dice_taken": lambda g, m, number, dice: still(
        m, g.fighter == at(g, number) and list(dice) == g.plain[len(g.plain) - len(dice) :]
    ),
    "dice_changed": lambda g, m, dice: still(m, tuple(g.taken) == dice),
    "rolled": lambda g, m, dice: still(m, tuple(g.dice) == dice and not g.aside),
    "rerolled": lambda g, m, dice: still(m, tuple(g.dice) == dice),
    "exhausted": lambda g, m, number: still(m, g.exhausted >> at(g, number) & 1),
    "exposed": lambda g, m, cell: still(m, g.exposed[cell] and not g.hidden[cell]),
    "all_hidden": lambda g, m: still(m, not any(g.exposed)),
    "sealed": lambda g, m, number, cell: still(m, g.seal_at[cell] == at(g, number)),
    "kills": lambda g, m, number, many, total: still(
        m, g.kills[at(g, number)] == total and (total <= KILL_TRACK or g.rulings.kill_overflow == "count_on")
    ),
    "night_effect": lambda g, m, number, cell: still(m, g.at[at(g, number)] == cell),
}
