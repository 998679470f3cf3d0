"""The duel as everybody sees it (VT-612)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.games.veto.cards import EQUIPMENT, THRUST
from interrex.games.veto.duel import begin, choose_arms, goes_beside, refusal_price, why_not_arm
from interrex.games.veto.result import is_spared, kills_at
from interrex.games.veto.szabla import may_use, szabla
from interrex.games.veto.table import (
    CHALLENGED,
    CHALLENGER,
    KILLED,
    NOBODY,
    REVENGE,
    SAFE,
    SEATS,
    TOTALS,
    UNDECIDED,
    USED,
    VICTIM,
    WINNER,
    Veto,
    changed,
    controller,
    in_play,
)
from interrex.games.veto.traits import attached

NEVER: Final = 99  # a difference that kills nobody


@dataclass(frozen=True, slots=True)
class DuelView:
    """The duel that is going on, until it is closed; pairs are of the challenger and the challenged."""

    challenger: str
    challenged: str
    totals: tuple[int, int]  # Szabla as it stands, or by which it was decided
    used: tuple[str, ...]  # equipment that is used now
    revenge: bool
    seats: tuple[int, int]
    arms: tuple[tuple[str, ...], tuple[str, ...]]  # equipment chosen for this duel
    thrusts: tuple[tuple[str, ...], tuple[str, ...]]  # those that worked
    kills_at: tuple[int, int]  # the difference at which each would kill the other, or NEVER
    result: str  # nothing while it is open, then "undecided", "wounded" or "killed"
    winner: int  # the seat, or NOBODY
    is_on: bool  # the challenge was accepted
    at_hand: tuple[tuple[str, ...], tuple[str, ...]]  # equipment that each may still use
    reserve: tuple[int, int]  # how much of it may still be added at most by what is printed, texts apart
    refusal: int = 0  # the kreski that refusing costs as things stand, where the challenge may be refused


def duel_view(game: Veto) -> DuelView | None:
    """VT-612 The duel as everybody sees it; what decided it stands until the duel is closed."""
    duel = game.duel
    if not duel:
        return None
    fighters = duel[CHALLENGER], duel[CHALLENGED]
    here = all(in_play(game, fighter) for fighter in fighters)
    used = tuple(
        game.kinds[card].id
        for fighter in fighters
        if in_play(game, fighter)
        for card in attached(game, fighter)
        if duel[USED] >> card & 1
    )
    result, winner = duel_result(game)
    to_come = [arms_to_come(game, side) if here else [] for side in (CHALLENGER, CHALLENGED)]
    return DuelView(
        challenger=game.kinds[fighters[0]].id,
        challenged=game.kinds[fighters[1]].id,
        totals=duel_totals(game, here),
        used=used,
        revenge=bool(duel[REVENGE]),
        seats=(duel[SEATS], duel[SEATS + 1]),
        arms=(duel_cards(game, CHALLENGER, EQUIPMENT), duel_cards(game, CHALLENGED, EQUIPMENT)),
        thrusts=(duel_cards(game, CHALLENGER, THRUST), duel_cards(game, CHALLENGED, THRUST)),
        kills_at=(kills_from(game, CHALLENGER), kills_from(game, CHALLENGED)) if here else (3, 3),
        result=result,
        winner=winner,
        is_on=True,
        at_hand=(_names(game, to_come[0]), _names(game, to_come[1])),
        reserve=(best_of(game, to_come[0]), best_of(game, to_come[1])),
    )


def challenge_view(game: Veto) -> DuelView | None:
    """VT-1011 The duel to which somebody is challenged and may refuse, with Szabla as it would be in it."""
    for question in game.questions:
        if question.name == "answer":
            challenger, challenged, revenge = (int(each) for each in question.args[:3])
            price = refusal_price(game, question.seat, challenged, challenger)
            return duel_to_come(game.copy(), challenger, challenged, revenge, price)
    return None


def challenges_to_come(game: Veto, seat: int) -> tuple[DuelView, ...]:
    """VT-1001 The duels to which a player may challenge now."""
    question = game.question_of(seat)
    if question is None or question.name != "turn":
        return ()
    pairs = [each[1:3] for each in question.options if isinstance(each, tuple) and each[0] == "challenge"]
    world = game.copy() if pairs else game
    return tuple([duel_to_come(world, int(one), int(other)) for one, other in pairs])


def duel_to_come(world: Veto, challenger: int, challenged: int, revenge: int = 0, price: int = 0) -> DuelView:
    """A duel in a copy of the table, before anything is used or played: texts may speak of the fighters."""
    begin(world, challenger, challenged, revenge)
    changed(world)
    fighters = challenger, challenged
    to_come = [carried_arms(world, each) for each in fighters]
    return DuelView(
        challenger=world.kinds[challenger].id,
        challenged=world.kinds[challenged].id,
        totals=(szabla(world, challenger), szabla(world, challenged)),
        used=(),
        revenge=bool(revenge),
        seats=(controller(world, challenger), controller(world, challenged)),
        arms=((), ()),
        thrusts=((), ()),
        kills_at=(deadly_from(world, *fighters), deadly_from(world, *fighters[::-1])),
        result="",
        winner=NOBODY,
        is_on=False,
        at_hand=(_names(world, to_come[0]), _names(world, to_come[1])),
        reserve=(best_of(world, to_come[0]), best_of(world, to_come[1])),
        refusal=price,
    )


def kills_from(game: Veto, side: int) -> int:
    """VT-1044 The difference at which a fighter kills the other in this duel."""
    duel = game.duel
    return NEVER if duel[SAFE + 1 - side] else deadly_from(game, duel[side], duel[1 - side])


def deadly_from(game: Veto, winner: int, loser: int) -> int:
    """VT-1044 The difference at which one kills another: never, where that is turned into a wound."""
    return NEVER if is_spared(game, loser) else kills_at(game, winner)


def arms_to_come(game: Veto, side: int) -> list[int]:
    """VT-1023 What a fighter may still take up: nothing once his equipment has been chosen."""
    is_to_choose = any(step is choose_arms and args == (side,) for step, args in game.agenda)
    is_choosing = any(each.name == "arms" and each.args == (side,) for each in game.questions)
    if not is_to_choose and not is_choosing:
        return []
    return [card for card in attached(game, game.duel[side]) if not why_not_arm(game, side, card)]


def carried_arms(game: Veto, fighter: int) -> list[int]:
    """VT-1023 The equipment of somebody who may have to fight."""
    kinds = game.kinds
    return [
        card
        for card in attached(game, fighter)
        if kinds[card].family == EQUIPMENT and kinds[card].arms and may_use(game, card, fighter)
    ]


def best_of(game: Veto, cards: list[int]) -> int:
    """VT-1024 to VT-1026 How much equipment adds at most by the numbers printed on it: arms of one kind, and
    one armour. What texts add is known only when it is used."""
    szabla_of = {card: game.kinds[card].szabla for card in cards}
    by_arms: dict[str, list[int]] = {"weapon": [], "firearm": [], "armour": []}
    for card in cards:
        by_arms[game.kinds[card].arms].append(card)
    best = {arms: max([0, *[szabla_of[card] for card in found]]) for arms, found in by_arms.items()}
    for one in by_arms["weapon"]:
        for two in by_arms["weapon"]:
            if one != two and (goes_beside(game, one) or goes_beside(game, two)):
                best["weapon"] = max(best["weapon"], szabla_of[one] + szabla_of[two])
    return best["armour"] + max(best["weapon"], best["firearm"])


def _names(game: Veto, cards: list[int]) -> tuple[str, ...]:
    return tuple([game.kinds[card].id for card in cards])


def duel_totals(game: Veto, here: bool) -> tuple[int, int]:
    """VT-1041 Szabla as it stands; after the exchange that by which it was decided."""
    duel = game.duel
    if duel[WINNER] == NOBODY and here:
        return szabla(game, duel[CHALLENGER]), szabla(game, duel[CHALLENGED])
    fixed = duel[TOTALS:]  # a position written down by an earlier version has none
    return (fixed[0], fixed[1]) if fixed else (0, 0)


def duel_cards(game: Veto, side: int, family: str) -> tuple[str, ...]:
    """VT-1023, VT-1039 What was openly used for one side: with the fighter, or else of its owner."""
    duel = game.duel
    found: list[str] = []
    for card in range(duel[USED].bit_length()):
        if duel[USED] >> card & 1 and game.kinds[card].family == family:
            bearer = game.host[card] if in_play(game, card) else NOBODY
            if bearer == duel[side] or (bearer != duel[1 - side] and game.owner[card] == duel[SEATS + side]):
                found.append(game.kinds[card].id)
    return tuple(found)


def duel_result(game: Veto) -> tuple[str, int]:
    """VT-1043 to VT-1045 How the duel came out, and for whom; nothing while it is open."""
    duel, harm = game.duel, game.harm
    if duel[WINNER] == NOBODY:
        return "", NOBODY
    if duel[WINNER] == UNDECIDED:
        return "undecided", NOBODY
    killed = bool(harm) and harm[VICTIM] == duel[1 - duel[WINNER]] and bool(harm[KILLED])
    return "killed" if killed else "wounded", duel[SEATS + duel[WINNER]]
