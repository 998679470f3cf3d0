"""Tables of Veto! with whatever a text may meet: duels, stacks, harm, cards under other control, players out.

A table comes from a random game under random variants and rulings; then it is stirred. ``lying`` is
everything that lies on a table, for laws that say what has changed and that nothing else has.
"""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache
from typing import Any

from interrex.engine.chance import Chance
from interrex.games.veto.deriving import derive
from interrex.games.veto.moments import MOMENTS
from interrex.games.veto.moving import forget
from interrex.games.veto.table import (
    ABILITY,
    CHALLENGE,
    DECK,
    DISCARD,
    DUEL_FIELDS,
    GAME_PHASE,
    HAND,
    KRESKI,
    NOBODY,
    PLAY,
    REMOVED,
    REVENGE,
    SEATS,
    SETUP,
    STALE,
    THRUST_PLAYED,
    UNDECIDED,
    UNDER,
    WINNER,
    Derived,
    Veto,
    put,
)
from interrex.games.veto.traits import company, derived
from tests.veto.laws import KIND, decisions_of

BASES = 24
NO_STATE = ("chance", "derived", "stirs", "pack")  # see tests/veto/test_looking.py


@cache
def bases() -> tuple[Veto, ...]:
    """Tables in the middle of random games, with companies and things in play."""
    found: list[Veto] = []
    seed = 0
    while len(found) < BASES:
        wanted = 30 + seed % 5 * 12
        version = KIND.rules_version if seed % 6 else 1
        for number, game in enumerate(decisions_of(seed, wanted + 1, version)):
            if number == wanted and game.phase != SETUP and len(in_play(game)) > 4:
                found.append(with_all_moments(game.copy()))
        seed += 1
    return tuple(found)


def with_all_moments(game: Veto) -> Veto:
    """Cards of the pack speak of every moment, so none is passed over."""
    game.pack = copy.copy(game.pack)
    object.__setattr__(game.pack, "spoken", frozenset(MOMENTS))
    return game


def in_play(game: Veto) -> list[int]:
    """Cards in play other than factions and strategies."""
    cards = [card for seat in range(game.seats) for card in game.cards_at[PLAY + seat]]
    return [card for card in cards if game.kinds[card].family not in ("faction", "strategy")]


def drawn(chance: Chance, some: Any) -> Any:
    return some[chance.below(len(some))]


def stirred(seed: int) -> tuple[Veto, Chance]:
    """A table at which nothing is scheduled, and what is drawn next."""
    chance = Chance.from_seed(seed)
    game = bases()[seed % BASES].copy()
    game.agenda.clear()
    game.asked.clear()
    game.together = ()
    game.pending.clear()
    game.stack, game.negated, game.moment, game.action = [], 0, (), []
    game.duel, game.harm, game.lasting = [], [], []
    game.phase = GAME_PHASE
    rulings = {ruling.name: drawn(chance, ruling.readings) for ruling in KIND.rulings if chance.below(2) == 0}
    game.rulings = replace(game.rulings, **rulings)
    stir_numbers(game, chance)
    cards = in_play(game)
    for card in cards:
        game.tapped ^= chance.below(2) << card
        game.fields &= ~(1 << card)
    for seat in range(game.seats):
        for card in list(company(game, seat)):
            game.fields |= int(chance.below(4) == 0) << card
            if chance.below(6) == 0 and card not in game.host and game.slot[card] == NOBODY:
                put(game, card, PLAY + (seat + 1) % game.seats)  # it was taken over
    game.derived = STALE
    stir_duel(game, chance)
    stir_stack(game, chance, cards)
    if game.seats > 2 and chance.below(3) == 0:
        game.out = 1 << chance.below(game.seats)
    if cards and chance.below(2):
        game.harm = [drawn(chance, cards), chance.below(2), NOBODY, 0, chance.below(3)]
        if chance.below(4) == 0:
            leave(game, game.harm[0])
    game.derived = STALE
    derived(game)
    return game, chance


def stir_numbers(game: Veto, chance: Chance) -> None:
    game.ducats = [chance.below(6) for _ in range(game.seats)]
    game.kreski = [chance.below(4) for _ in range(game.seats)]
    if chance.below(8) == 0:  # nearly all of them are with one player
        game.kreski = [0] * game.seats
        game.kreski[chance.below(game.seats)] = KRESKI[game.seats] - 1 - chance.below(3)
    game.pool = KRESKI[game.seats] - sum(game.kreski)
    game.initiative = chance.below(game.seats)


def stir_duel(game: Veto, chance: Chance) -> None:
    """Somebody fights, perhaps against one who is gone or was taken over, or it is decided already."""
    seats = [seat for seat in range(game.seats) if company(game, seat)]
    if len(seats) < 2 or chance.below(4) == 0:
        return
    chance.shuffle(seats)
    game.duel = [0] * DUEL_FIELDS
    for side in (0, 1):
        game.duel[side], game.duel[SEATS + side] = drawn(chance, company(game, seats[side])), seats[side]
    game.duel[REVENGE] = chance.below(2)
    game.duel[WINNER] = NOBODY if chance.below(6) else drawn(chance, (0, 1, UNDECIDED))
    fighter = game.duel[chance.below(2)]
    if chance.below(8) == 0:
        leave(game, fighter)
    elif chance.below(6) == 0 and fighter not in game.host and game.slot[fighter] == NOBODY:
        put(game, fighter, PLAY + (game.where[fighter] - PLAY + 1) % game.seats)


def leave(game: Veto, card: int) -> None:
    """A card has left play, with what it bore; so much stays that a text finds something."""
    if len(in_play(game)) < 4 or not PLAY <= game.where[card] < PLAY + game.seats:
        return
    down = list(game.cards_at[UNDER + game.slot[card]]) if game.slot[card] != NOBODY else []
    for each in (card, *down, *[other for other, host in enumerate(game.host) if host == card]):
        forget(game, each)
        put(game, each, DISCARD + game.owner[each])


def stir_stack(game: Veto, chance: Chance, cards: list[int]) -> None:
    """What is answered: a challenge, a used text, a thrust."""
    families = {CHALLENGE: "character", THRUST_PLAYED: "thrust"}
    for _ in range(chance.below(3)):
        what = drawn(chance, (ABILITY, CHALLENGE, THRUST_PLAYED))
        there = range(len(game.kinds)) if what == THRUST_PLAYED else cards
        found = [
            card
            for card in there
            if (game.kinds[card].abilities if what == ABILITY else game.kinds[card].family == families[what])
        ]
        kinds = sorted({game.kinds[card].id for card in found})
        if kinds:
            kind, target = drawn(chance, kinds), drawn(chance, cards)
            card = next(each for each in found if game.kinds[each].id == kind)
            game.stack.append((what, chance.below(game.seats), card, 0, target, NOBODY, False))


def thinned(seed: int) -> tuple[Veto, Chance]:
    """A stirred table at which decks and piles are short or empty, and cards are known to some."""
    game, chance = stirred(seed)
    for seat in range(game.seats):
        if chance.below(2):
            aside = DISCARD if chance.below(2) else REMOVED
            for card in list(game.cards_at[DECK + seat])[chance.below(4) :]:
                put(game, card, aside + seat)
        if chance.below(3) == 0:
            for card in list(game.cards_at[DISCARD + seat])[chance.below(3) :]:
                put(game, card, REMOVED + seat)
        if chance.below(4) == 0:
            for card in list(game.cards_at[HAND + seat])[chance.below(3) :]:
                put(game, card, REMOVED + seat)
    return game, chance


# --- comparing -------------------------------------------------------------------------------------------


def lying(game: Veto) -> dict[str, Any]:
    """Everything on the table, but for what follows from it."""
    names = [name for each in type(game).__mro__ for name in getattr(each, "__slots__", ())]
    found = {name: getattr(game, name) for name in names if name not in NO_STATE}
    return found | {"result": repr(game.result)}


def follows(now: Derived) -> list[Any]:
    return [getattr(now, name) for name in Derived.__slots__]


def check_same(game: Veto, told: Veto, about: Any) -> None:
    """A table lies as it was told, and what was reckoned before is not believed any more."""
    here, there = lying(game), lying(told)
    for name, value in here.items():
        assert value == there[name], (name, about)
    assert follows(derived(game)) == follows(derive(game)), about
