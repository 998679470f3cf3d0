"""What holds in a position, in the words of ``[given]``."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.positions import known_order
from interrex.engine.table import SEAT_LETTERS
from interrex.games.masters.cards import ACTS
from interrex.games.masters.table import DECK, RELIC_DECK, Masters
from interrex.games.masters.view import tokens_text, view

# what options are made of, besides cards, seats, numbers and the words of ``arg_words``
OPTION_WORDS: Final = frozenset(
    (
        "and decline die do done draw effect end exchange expose exposed fight first fourth from give go "
        "hidden hunt it keep "
        "lure-agents minion minions move night nurse on pay place recruit redirect reroll ritual "
        "scatter-agents seal second take third to turn unmask use wild with"
    ).split()
)


def position_facts(game: Masters) -> dict[str, Any]:
    """What holds now, in the words of ``[given]``."""
    shown = view(game, 0)
    by_name = {vampire.name: vampire for vampire in shown.vampires}
    return {
        "round": game.round,
        "phase": shown.phase,
        "leader": shown.leader,
        "active": shown.active,
        "ap": game.ap,
        "veil": game.veil,
        "loss": game.loss,
        "dice": list(game.dice),
        "aside": game.aside,
        "taken": sorted(game.taken),
        "agent_pool": game.agent_pool,
        "minion_pool": game.minion_pool,
        "blood_pool": game.blood_pool,
        "agents": game.face.agents,
        "tiles": [district.tile for district in shown.districts],
        "city": {
            district.cell: tokens_text(district.hidden, district.exposed, district.minions)
            for district in shown.districts
        },
        "at": {name: vampire.cell for name, vampire in by_name.items()},
        "player": {name: vampire.player for name, vampire in by_name.items()},
        "blood": {name: vampire.blood for name, vampire in by_name.items()},
        "blood_maximum": {name: vampire.blood_maximum for name, vampire in by_name.items()},
        "kills": {name: vampire.kills for name, vampire in by_name.items()},
        "exhausted": [name for name, vampire in by_name.items() if not vampire.ready],
        "relics": {name: sorted(vampire.relics) for name, vampire in by_name.items()},
        "placed": {
            **{district.cell: sorted(district.cards) for district in shown.districts},
            **{name: sorted(vampire.cards) for name, vampire in by_name.items()},
        },
        "seals": {district.cell: district.seal for district in shown.districts},
        "in_play": sorted(shown.in_play),
        "out": list(shown.out),
        "events_left": shown.events_left,
        "acts_left": [len(game.cards_at[DECK + act_number]) for act_number in range(ACTS)],
        "event_to_come": shown.event_to_come,
        "relics_left": shown.relics_left,
        "face": game.face.id,
        "minions_gone": game.minions_gone,
        "ended_by": game.result.rule if game.result is not None else "",
        "sees": {SEAT_LETTERS[seat]: sight_facts(game, seat) for seat in range(game.seats)},
    }


def sight_facts(game: Masters, seat: int) -> dict[str, Any]:
    """What one seat sees of what lies face down; the rest of the table is open to all (MN-154)."""
    seen = view(game, seat)
    names = [card.id for card in game.cards]
    return {
        "events": [names[card] for act in range(ACTS) for card in known_order(game, seat, DECK + act)],
        "event_to_come": seen.event_to_come,
        "events_left": seen.events_left,
        "relic_deck": [names[card] for card in known_order(game, seat, RELIC_DECK)],
        "relics_left": seen.relics_left,
        "options": list(seen.options),
    }
