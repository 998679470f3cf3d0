"""Chapters 1200 and 1400: kreski, victory, the death of an Elekt, and players who drop out."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.veto.cards import ELEKT
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import forget
from interrex.games.veto.table import (
    DISCARD,
    HAND,
    KRESKI,
    LIMBO,
    LOOK,
    NOBODY,
    OUT,
    PLAY,
    REMOVED,
    STACK,
    TO_WIN,
    UNDER,
    Veto,
    changed,
    clockwise,
    controller,
    everyone,
    holder,
    in_game,
    put,
    under,
)
from interrex.games.veto.traits import holds, own_elekts, texts

# --- kreski -----------------------------------------------------------------------------------------


def kreski_from_pool(game: Veto, seat: int, number: int, rule: str = "VT-932") -> int:
    """VT-152 Take kreski from the common pool, as many as are there."""
    taken = min(number, game.pool)
    if taken > 0:
        game.pool -= taken
        game.kreski[seat] += taken
        game.tell("took_kreski", seat, taken, rule=rule)
        if game.rulings.all_kreski == "pool_emptied" and game.pool == 0:
            win(game, [seat], "VT-1206")
        all_kreski(game)
        happened(game, "kreski_gained", seat)
        if not game.pool:
            happened(game, "pool_emptied")
    return taken


def kreski_to_pool(game: Veto, seat: int, number: int, rule: str = "VT-1014") -> int:
    """VT-152 Return kreski to the common pool, as many as are there."""
    returned = min(number, game.kreski[seat])
    if returned > 0:
        game.kreski[seat] -= returned
        game.pool += returned
        game.tell("returned_kreski", seat, returned, rule=rule)
        happened(game, "kreski_lost", seat)
    return returned


def hand_over(game: Veto, giver: int, taker: int, number: int, rule: str = "VT-1051") -> int:
    """VT-1052 Hand over kreski, as many as are there."""
    given = min(number, game.kreski[giver])
    if given > 0:
        game.kreski[giver] -= given
        game.kreski[taker] += given
        game.tell("gave_kreski", giver, taker, given, rule=rule)
        all_kreski(game)
        happened(game, "kreski_lost", giver)
        happened(game, "kreski_gained", taker)
    return given


def all_kreski(game: Veto) -> None:
    """VT-1206, VT-1211 Whoever holds all kreski of the game wins at once."""
    if game.pool == 0 and max(game.kreski) == KRESKI[game.seats]:
        win(game, [game.kreski.index(max(game.kreski))], "VT-1206")


def win(game: Veto, seats: list[int], rule: str) -> None:
    """The game is over."""
    if game.result is not None:
        return
    share = 1 / len(seats)
    for seat in seats:
        game.tell("won", seat, rule=rule)
    game.finish(rule, seats, [share if seat in seats else 0.0 for seat in range(game.seats)])


# --- the victory check: VT-1104, VT-1201 to VT-1216 --------------------------------------------------


def qualifies(game: Veto, seat: int) -> bool:
    """VT-1201, VT-1216 The player fulfils a victory condition at this check."""
    if game.election != NOBODY and game.kreski[seat] >= TO_WIN[game.seats] and own_elekts(game, seat):
        return True
    for card, owner, _, args in texts(game, "win_if"):
        if owner == seat and all(holds(game, card, seat, condition) for condition in args):
            return True
    return False


@step
def check_victory(game: Veto) -> None:
    """VT-1104, VT-1212 The victory conditions are checked."""
    winners = [seat for seat in clockwise(game, holder(game)) if qualifies(game, seat)]
    if winners:
        best = best_of(game, winners)
        rule = "VT-1201" if game.election != NOBODY and game.kreski[best] >= TO_WIN[game.seats] else "VT-1216"
        win(game, [best], rule)


def best_of(game: Veto, seats: list[int]) -> int:
    """VT-1212, VT-1213, VT-R42 Most kreski, then the initiative holder, then the nearest clockwise."""
    most = max(game.kreski[seat] for seat in seats)
    level = [seat for seat in clockwise_all(game) if seat in seats and game.kreski[seat] == most]
    return level[0]


def clockwise_all(game: Veto) -> list[int]:
    """Every seat, clockwise from the initiative holder, whether in the game or not."""
    return [(game.initiative + number) % game.seats for number in range(game.seats)]


# --- the death of an Elekt: VT-1208 ------------------------------------------------------------------


def losers_of(game: Veto, card: int, was: int, seat: int) -> list[int]:
    """VT-1208, VT-1215, VT-R36 Who loses by the killing of this card."""
    if not was & ELEKT:
        return []
    loser = seat if game.rulings.elekt_loss == "controller" else game.owner[card]
    return [] if own_elekts(game, loser) else [loser]


def lose(game: Veto, losers: list[int]) -> None:
    """VT-1208, VT-1405 With two players the other wins; with more the loser is out."""
    losers = [seat for seat in losers if in_game(game, seat)]
    if not losers or game.result is not None:
        return
    left = [seat for seat in range(game.seats) if in_game(game, seat) and seat not in losers]
    for seat in losers:
        game.tell("lost", seat, rule="VT-1208")
    if not left:  # VT-R38
        win(game, losers if game.rulings.both_elekts_die == "draw" else [best_of(game, losers)], "VT-1208")
    elif len(left) == 1:
        win(game, left, "VT-1208" if game.seats == 2 else "VT-1409")
    else:
        for seat in losers:
            drop_out(game, seat)


def drop_out(game: Veto, seat: int) -> None:
    """VT-1405 to VT-1410 A player is out: his kreski return, his cards leave the game."""
    game.pool += game.kreski[seat]
    game.kreski[seat] = 0
    game.out |= 1 << seat
    stay = game.rulings.eliminated_cards == "stay_neutral"
    for bearer in game.holders[:]:
        if bearer != NOBODY and seat in (game.owner[bearer], controller(game, bearer)):
            for card in under(game, bearer)[:]:
                owner = game.owner[card]
                put(game, card, OUT if owner == seat else DISCARD + owner, shown=everyone(game))
    for other in range(game.seats):
        for card in game.cards_at[PLAY + other][:]:
            leave_with(game, seat, other, card, stay)
    for place in (HAND, DISCARD, REMOVED, LOOK, LIMBO, 0):
        for card in game.cards_at[place + seat][:]:
            put(game, card, OUT, shown=everyone(game))
    for place in range(UNDER, len(game.cards_at)):
        for card in game.cards_at[place][:]:
            if game.owner[card] == seat:
                put(game, card, OUT, shown=everyone(game))
    for card in game.cards_at[STACK][:]:
        if game.owner[card] == seat:
            put(game, card, OUT)
    game.cards_at[OUT].sort()  # in no order: it would tell what the hand held and how the deck lay
    game.tell("dropped_out", seat, rule="VT-1405")
    if game.initiative == seat:
        game.initiative = holder(game)  # VT-1410
        game.tell("initiative", game.initiative, rule="VT-1410")
        happened(game, "initiative_fixed", game.initiative, 1)
    changed(game)
    happened(game, "dropped_out", seat)


def leave_with(game: Veto, seat: int, holds_it: int, card: int, stay: bool) -> None:
    """VT-1407 His own cards leave; others' cards he controlled go to their owners' discard piles."""
    if game.where[card] != PLAY + holds_it:
        return
    if game.owner[card] == seat:
        if stay and game.host[card] != NOBODY and game.owner[game.host[card]] != seat:
            return
        orphans = [other for other in range(len(game.host)) if game.host[other] == card]
        forget(game, card)
        put(game, card, OUT)
        for other in orphans:
            forget(game, other)
            if game.owner[other] != seat:
                put(game, other, DISCARD + game.owner[other], shown=everyone(game))
    elif holds_it == seat:
        orphans = [other for other in range(len(game.host)) if game.host[other] == card]
        for each in (card, *orphans):
            forget(game, each)
            owner = game.owner[each]
            if PLAY <= game.where[each] < PLAY + 4:
                put(game, each, OUT if owner == seat else DISCARD + owner, shown=everyone(game))
