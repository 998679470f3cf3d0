"""Chapter 700: the round, the untap phase, initiative.

1. start (VT-703)
2. initiative: Kreski are summed, bribes, replies, the holder is fixed (VT-718)
3. untapping (VT-716)
4. end
"""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.veto.cards import KARMAZYN, NIEOBECNY
from interrex.games.veto.end_phase import end_phase
from interrex.games.veto.game_phase import game_phase
from interrex.games.veto.happening import happened
from interrex.games.veto.permissions import forbidden
from interrex.games.veto.settlement import settlement_phase
from interrex.games.veto.stack import window
from interrex.games.veto.table import (
    BENE,
    NOBODY,
    ROUND_LIMIT,
    UNTAP,
    Veto,
    clockwise,
    holder,
    in_game,
    is_tapped,
    next_seat,
    on_magnates,
    playing,
)
from interrex.games.veto.traits import company, keywords, kreski_trait, meets, number_of, passes, texts
from interrex.games.veto.victory import win


@step
def play_round(game: Veto) -> None:
    """VT-701, VT-511 Untap, settlement, game, end; round 1 has the last two only."""
    if game.round >= ROUND_LIMIT and game.rulings.stalemate == "draw":
        win(game, [seat for seat in range(game.seats) if in_game(game, seat)], "VT-1217")
        return
    game.round += 1
    game.influenced = 0
    game.agitated = 0
    game.round_used = 0
    game.election = NOBODY
    game.no_election = False
    game.tell("round", game.round, rule="VT-701")
    if game.round > 1:
        game.then(untap_phase)
        game.then(settlement_phase)
    game.then(game_phase)
    game.then(end_phase)
    game.then(play_round)


@step
def untap_phase(game: Veto) -> None:
    """VT-703 Start, initiative, untapping, end; after each step a window."""
    game.phase = UNTAP
    game.bribed = [0] * game.seats
    game.reply_total = [0] * game.seats
    game.snapshot = untapped_now(game)
    game.tell("phase", UNTAP, rule="VT-703")
    window(game, "untap_start")
    game.then(count_initiative)
    game.then(untap_all)
    window(game, "untapped")
    window(game, "untap_end")


def untapped_now(game: Veto) -> int:
    """The untapped characters, as bits."""
    bits = 0
    for seat in range(game.seats):
        for card in company(game, seat):
            if not is_tapped(game, card):
                bits |= 1 << card
    return bits


@step
def count_initiative(game: Veto) -> None:
    """VT-718, VT-1422 Kreski are summed; bribes; replies; then the holder is fixed."""
    if game.settings.variants.get("feast"):
        game.then(pass_initiative_on)
        return
    if game.rulings.initiative_snapshot == "step_two":
        game.snapshot = untapped_now(game)
    if game.rulings.bribes == "one_round":
        for seat in clockwise(game, holder(game)):
            game.then(bribe, seat)
    else:
        game.then(auction, holder(game), 0)
    window(game, "initiative_count")
    game.then(fix_initiative)


@step
def pass_initiative_on(game: Veto) -> None:
    """VT-1422, VT-R61 Under feast rules initiative goes round."""
    last = game.initiative
    if game.rulings.feast_rotation == "clockwise":
        game.initiative = next_seat(game, game.initiative)
    else:
        game.initiative = clockwise(game, game.initiative)[-1]
    game.tell("initiative", game.initiative, rule="VT-1422")
    happened(game, "initiative_fixed", game.initiative, int(game.initiative != last))


@step
def bribe(game: Veto, seat: int) -> None:
    """VT-708 Each player in turn declares an amount of ducats, 0 included."""
    if in_game(game, seat) and game.ducats[seat]:
        game.ask(seat, "bribe", tuple(range(game.ducats[seat] + 1)), bribed, seat, rule="VT-708")


@step
def bribed(game: Veto, seat: int, amount: int) -> None:
    """VT-709, VT-710 Every 3 ducats add 1; what is paid is lost."""
    game.ducats[seat] -= amount
    game.bribed[seat] += amount
    game.tell("bribed", seat, amount, rule="VT-708")
    if amount:
        happened(game, "bribe_paid", seat)


@step
def auction(game: Veto, seat: int, passes_made: int) -> None:
    """VT-R04 Under that reading the declaring goes round until all say bene."""
    if passes_made >= playing(game):
        return
    if not game.ducats[seat]:
        game.then(auction, next_seat(game, seat), passes_made + 1)
        return
    options = (BENE, *range(1, game.ducats[seat] + 1))
    game.ask(seat, "bribe", options, raised, seat, passes_made, rule="VT-708")


@step
def raised(game: Veto, seat: int, passes_made: int, amount: int | str) -> None:
    """VT-R04 Every raise is paid at once."""
    if isinstance(amount, str):
        game.then(auction, next_seat(game, seat), passes_made + 1)
    else:
        game.then(bribed, seat, amount)
        game.then(auction, next_seat(game, seat), 1)


def bribe_rate(game: Veto, seat: int) -> int:
    """VT-709 Three ducats for one; a character's rate holds against a strategy's."""
    rate, by_character = 3, False
    for card, owner, condition, args in texts(game, "bribe_rate"):
        if owner == seat and meets(game, card, owner, condition):
            character = game.kinds[card].family == "character"
            if character or not by_character:
                rate, by_character = number_of(game, card, owner, args[0]), character
    return max(1, rate)


def counts(game: Veto, card: int) -> bool:
    """VT-222, VT-226, VT-237, VT-705 to VT-707 The character counts for initiative."""
    mask = keywords(game, card)
    if not mask & KARMAZYN or mask & NIEOBECNY or not game.snapshot >> card & 1:
        return False
    if game.rulings.initiative_field == "magnates" and not on_magnates(game, card):
        return False
    return forbidden(game, "count_initiative", card) == NOBODY


def initiative_total(game: Veto, seat: int) -> int:
    """VT-705 Kreski of the Karmazyns that count, plus bribes, plus what cards add."""
    total = game.bribed[seat] // bribe_rate(game, seat) + game.reply_total[seat]
    for card in company(game, seat):
        if counts(game, card):
            total += max(0, kreski_trait(game, card) + counted_more(game, seat, card))
    for source, owner, condition, args in texts(game, "initiative"):
        if owner == seat and args[1] == "you" and meets(game, source, owner, condition):
            total += number_of(game, source, owner, args[0])
    return total


def counted_more(game: Veto, seat: int, card: int) -> int:
    """What texts add to one Karmazyn that counts."""
    more = 0
    for source, owner, condition, args in texts(game, "initiative"):
        who = args[1]
        if owner != seat or who == "you" or not meets(game, source, owner, condition):
            continue
        if who == "self":
            meant = card == source
        else:
            words = [word for word in who[1:] if word not in ("untapped", "magnates")]
            meant = all(passes(game, seat, source, word, card) for word in words)
        if meant:
            more += number_of(game, source, owner, args[0])
    return more


@step
def fix_initiative(game: Veto) -> None:
    """VT-711, VT-712, VT-R42 The highest total; on a tie the last holder keeps it."""
    order = clockwise(game, holder(game))
    totals = {seat: initiative_total(game, seat) for seat in order}
    best = max(totals.values())
    tied = [seat for seat in order if totals[seat] == best]
    if len(tied) > 1 and order[0] not in tied and game.rulings.tie_among_others == "last_holder_always":
        tied = [order[0]]
    game.initiative = tied[0]
    game.tell("totals_initiative", tuple(totals.get(seat, 0) for seat in range(game.seats)), rule="VT-705")
    game.tell("initiative", game.initiative, rule="VT-711")
    happened(game, "initiative_fixed", game.initiative, int(game.initiative != order[0]))


@step
def untap_all(game: Veto) -> None:
    """VT-716, VT-717 Every player untaps all his tapped cards."""
    game.tapped = 0
    game.tell("all_untapped", rule="VT-716")
