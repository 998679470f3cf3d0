"""What a location comes to if it is counted now, as far as one seat knows; which texts may change that."""

from __future__ import annotations

from typing import Final, NamedTuple

from interrex.engine.knowledge import knows
from interrex.games.vendetta.conflict import (
    MEANS_RIVALS,
    assaulting,
    card_power,
    is_halved,
    total_power,
    zeroed,
)
from interrex.games.vendetta.relics import relic_effects
from interrex.games.vendetta.resolution import location_steps
from interrex.games.vendetta.revelation import turn_one_up
from interrex.games.vendetta.table import (
    DOWN,
    MAX_SEATS,
    NOBODY,
    PLANNING,
    UP,
    Vendetta,
    is_present,
)

STEPS: Final = tuple(name for name, _, _ in location_steps(0))  # VE-703
REVELATION: Final = STEPS.index("revelation")
PREPARATION: Final = STEPS.index("preparation")
CONFLICT: Final = STEPS.index("conflict")
TIMED: Final = {  # moments of one step
    "location_begin": 0, "choices_revealed": 0, "withdrawing": 0, "withdrawn": 0, "stayed": 0,
    "before_revelation": STEPS.index("before revelation"), "revelation": REVELATION,
    "card_turned_up": REVELATION,
    "after_revelation": STEPS.index("after revelation"), "preparation": PREPARATION, "conflict": CONFLICT,
    "tie": CONFLICT,
}  # fmt: skip
PLANNED: Final = ("card_played", "planning_end", "resolution_start")  # before the first location
LATER: Final = frozenset(  # or of nothing that is counted
    (
        "acquired", "aftermath", "always", "draining", "feed", "frenzy_pay", "game_end", "hand_building",
        "keep", "location_end", "location_lost", "location_unwon", "location_won", "own_turn", "playing",
        "power", "ranked", "ranking", "reward", "round_begin", "round_end",
    )
)  # fmt: skip
STANDING: Final = ("dark_pact",)  # blood that would be lost is deployed
POOLS: Final = frozenset(  # verbs that change pools and Alliances, not what lies deployed
    (
        "absent_lose_influence", "draw_victim", "gain_up_to", "instead_drain", "lose_when_elsewhere",
        "retaliate", "steal", "steal_from_stayers",
    )
)  # fmt: skip
COUNTS_POOLS: Final = ("power_less_pool", "power_per_alliance")


class Count(NamedTuple):
    """What every seat's position comes to, and what each card adds to it, the face-up ones first.

    ``changing`` are the cards and relics whose text may still change that.
    """

    totals: tuple[int, ...]
    powers: tuple[tuple[int, ...], ...]
    changing: tuple[str, ...]


def count(game: Vendetta, viewer: int, loc: int) -> Count:
    """VE-732, VE-733 Counted as it lies, with the face-down cards that the viewer knows turned up (VE-719).

    What the viewer does not know counts nothing, as any face-down card does until it is turned up (VE-613).
    """
    done = steps_begun(game, loc)
    counted = game
    if done <= REVELATION + 1:  # while some are turned up, the rest of them still counts
        being_turned = () if done <= REVELATION else still_to_turn(game)
        turned = [
            (card, seat)
            for seat in range(game.seats)
            for card in game.cards_at[DOWN + MAX_SEATS * loc + seat]
            if (done <= REVELATION or card in being_turned) and is_known(game, viewer, card, loc, seat)
        ]
        if turned:
            counted = with_turned_up(game, loc, turned)
    zero = zeroed(counted, loc)
    totals = tuple([total_power(counted, loc, seat, zero) for seat in range(game.seats)])
    powers = tuple([powers_at(game, counted, loc, seat, zero) for seat in range(game.seats)])
    return Count(totals, powers, changing(counted, loc, done))


def still_to_turn(game: Vendetta) -> tuple[int, ...]:
    """VE-719 The cards that are turned up next, in the same Revelation."""
    return tuple([item[1][2] for item in game.agenda if item[0] is turn_one_up])


def powers_at(game: Vendetta, counted: Vendetta, loc: int, seat: int, zero: set[int]) -> tuple[int, ...]:
    """VE-732 The power of each card as it lies on a position, by what is counted."""
    place = MAX_SEATS * loc + seat
    halved = is_halved(counted, loc, seat)
    lying = (*game.cards_at[UP + place], *game.cards_at[DOWN + place])
    return tuple([card_power(counted, loc, seat, card, halved, zero) for card in lying])


def with_turned_up(game: Vendetta, loc: int, turned: list[tuple[int, int]]) -> Vendetta:
    """A copy in which these cards lie face up, and nothing has answered that."""
    copy = game.copy()
    for card, seat in turned:
        place = MAX_SEATS * loc + seat
        copy.cards_at[DOWN + place].remove(card)
        copy.cards_at[UP + place].append(card)
        copy.where[card] = UP + place
    return copy


def is_known(game: Vendetta, viewer: int, card: int, loc: int, seat: int) -> bool:
    """VE-133 The viewer knows which of the face-down cards there this is."""
    if game.sees[DOWN + MAX_SEATS * loc + seat] >> viewer & 1:
        return True
    return bool(game.pinned[card] >> viewer & 1) and knows(game, viewer, card)


def steps_begun(game: Vendetta, loc: int) -> int:
    """VE-703 How many steps of this location have begun."""
    if game.done >> loc & 1:
        return len(STEPS)
    if game.now != loc:
        return 0
    to_come = [item for item in game.agenda if item[1][:1] == (loc,)]
    return sum((step, args) not in to_come for _, step, args in location_steps(loc))


def changing(game: Vendetta, loc: int, done: int) -> tuple[str, ...]:
    """The face-up cards here, and the relics of those present, that may act before the count."""
    if done > CONFLICT and game.totals:
        return ()
    present = [seat for seat in range(game.seats) if is_present(game, loc, seat)]
    here = [card for seat in present for card in game.cards_at[UP + MAX_SEATS * loc + seat]]
    pools = any(e.verb in COUNTS_POOLS for card in here for e in game.kinds[card].at.get("power", ()))
    found = [game.kinds[card].id for card in here if may_act(game, card, done, pools)]
    if game.team:  # VE-1504 whether it means the partner is said before the count
        found += [
            game.kinds[card].id
            for card in here
            if any(each.verb in MEANS_RIVALS for each in game.kinds[card].at.get("power", ()))
        ]
    if done == PREPARATION + 1:  # MA07 may lie face down while its text still acts
        found += [game.kinds[card].id for seat in present for card in assaulting(game, loc, seat)]
    for seat in present:
        relic = game.relic[seat]
        if relic != NOBODY and not game.relic_used[seat]:
            moments = relic_effects(game, relic)
            if "ranking" in moments or (game.phase <= PLANNING and "resolution_start" in moments):
                found.append(game.pack.relics[relic].id)
    return tuple(sorted(set(found)))


def may_act(game: Vendetta, card: int, done: int, pools: bool) -> bool:
    """A text of this face-up card may change what is deployed here before it is counted."""
    for moment, effects in game.kinds[card].at.items():
        if moment == "always":
            if any(each.verb in STANDING for each in effects):
                return True
        elif moment in LATER or not (pools or any(each.verb not in POOLS for each in effects)):
            continue
        elif moment in PLANNED:
            if game.phase <= PLANNING:
                return True
        elif moment not in TIMED or TIMED[moment] >= done - 1:  # it may be acting now
            return True
    return False
