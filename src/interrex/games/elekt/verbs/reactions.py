"""Missions and Influences that act: when a Unit is assigned, before a confrontation, when won.

Verbs of a reaction to an assignment get (seat, zone, …), of a moment of the Zone (zone, …), of a
won card (winner, card, zone, …). What a Unit may do before Power stands here too; it gets
(seat, unit, zone, …).
"""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import draw
from interrex.games.elekt.abilities import moment
from interrex.games.elekt.court import asks_direction, court_order, turn_sceptre
from interrex.games.elekt.keywords import (
    collect_heat,
    discard_heat,
    discard_unit,
    drop_tokens,
    pay_heat,
)
from interrex.games.elekt.table import (
    COURT,
    DECK,
    DECLINE,
    HAND,
    NO_TOKENS,
    PILE,
    UNUSED,
    Elekt,
    apart,
    distinct,
    hand_is_open,
    owner_of,
    units_in,
    units_of,
    zone_of,
)
from interrex.games.elekt.verbs.instants import taken_from_pile
from interrex.games.elekt.verbs.vocabulary import ATTRIBUTE, FEW, UNIT, ZONE_CARD, verb

BEFORE: Final = (
    "before_power", "before_occultism", "before_deceit", "before_violence", "before_confrontation",
)  # fmt: skip

# --- a Unit was assigned here ------------------------------------------------------------------


@verb(ZONE_CARD, "unit_assigned_here")
@step
def mechs_take(game: Elekt, seat: int, zone: int) -> None:
    """EL-1261 Whoever has assigned a Unit here discards 1 Heat, or all of it (R51)."""
    amount = game.rulings.mechs_take
    discard_heat(game, seat, game.heat[seat] if isinstance(amount, str) else amount)


@verb(ZONE_CARD, "unit_assigned_here", takes=(FEW,))
@step
def collect_if_without_heat(game: Elekt, seat: int, zone: int, amount: int) -> None:
    """EL-1009 Whoever has assigned a Unit here and has no Heat collects some."""
    if game.heat[seat] == 0:
        collect_heat(game, seat, amount)


# --- before the Zone, before Power -------------------------------------------------------------


@verb(ZONE_CARD, "before_zone")
@step
def remove_all_tokens(game: Elekt, zone: int) -> None:
    """EL-1011 All tokens are removed from Units here."""
    bare = [unit for unit in units_in(game, zone) if game.tokens[unit] != NO_TOKENS]
    for unit in bare:
        drop_tokens(game, unit)
    game.tell("tokens_cleared", zone, rule="EL-1011")
    for unit in bare:
        moment(game, "token_removed", zone, unit, owner_of(game, unit))


@verb(UNIT, *BEFORE, takes=(FEW, ATTRIBUTE, FEW))
@step
def pay_for_symbols(
    game: Elekt, seat: int, unit: int, zone: int, price: int, attribute: int, number: int
) -> None:
    """EL-949 Before a confrontation the owner may pay: this Unit has more symbols in it."""
    if zone_of(game, unit) == zone and game.heat[seat] >= price:
        game.ask(
            seat, "pay for symbols", ("pay", DECLINE), symbols_paid, seat, unit, price, attribute,
            number, rule="EL-949",
        )  # fmt: skip


@step
def symbols_paid(
    game: Elekt, seat: int, unit: int, price: int, attribute: int, number: int, answer: str
) -> None:
    """EL-1007 Paid, the symbols count in this confrontation."""
    if answer == "pay":
        pay_heat(game, seat, price)
        game.boosted.append((unit, attribute, number))


@verb(ZONE_CARD, *BEFORE, takes=(FEW, FEW))
@step
def each_may_pay_for_count(game: Elekt, zone: int, price: int, number: int) -> None:
    """EL-949 Before a confrontation everybody with a Unit here may pay for a higher count, in Court order."""
    for seat in court_order(game):
        game.then(pay_for_count, seat, zone, price, number)


@step
def pay_for_count(game: Elekt, seat: int, zone: int, price: int, number: int) -> None:
    """EL-949 The player of whom the text speaks decides."""
    if units_of(game, zone, seat) and game.heat[seat] >= price:
        game.ask(seat, "pay for count", ("pay", DECLINE), count_paid, seat, price, number, rule="EL-949")


@step
def count_paid(game: Elekt, seat: int, price: int, number: int, answer: str) -> None:
    """EL-1007 Paid openly; it counts in this confrontation."""
    if answer == "pay":
        pay_heat(game, seat, price)
        game.bonus[seat] += number


# --- the card was won: EL-935 ------------------------------------------------------------------


@verb(ZONE_CARD, "card_won")
@step
def may_take_from_pile(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-949 The winner may take one Unit from the discard pile into hand."""
    options = distinct(game, game.cards_at[PILE])
    if options:
        question = (*options, DECLINE)
        game.ask(winner, "take from pile", question, taken_from_pile, winner, rule="EL-935")


@verb(ZONE_CARD, "card_won")
@step
def werewolf_discard(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-1272 The winner discards Units from hand: 2, fewer if there are fewer (R52)."""
    number = game.rulings.werewolf_discard
    held = len(game.cards_at[HAND + winner])
    wanted = held if isinstance(number, str) else number
    if wanted > held and not game.rulings.partial_discard:  # EL-R49
        return
    game.then(discard_from_hand, winner, min(wanted, held))


@step
def discard_from_hand(game: Elekt, seat: int, number: int) -> None:
    """EL-1001 Unit after Unit; the last ones go unasked."""
    hand = game.cards_at[HAND + seat]
    if number and len(hand) == number and game.rulings.hand_sizes_open:
        for unit in list(hand):
            discard_unit(game, unit)
    elif number:
        options = distinct(game, hand)
        if len(options) == 1 and hand_is_open(game, seat):
            game.then(discarded_from_hand, seat, number, options[0])
            return
        game.ask(seat, "discard", options, discarded_from_hand, seat, number, rule="EL-1001")


@step
def discarded_from_hand(game: Elekt, seat: int, number: int, unit: int) -> None:
    """EL-1026 A discard cannot be answered by saving."""
    discard_unit(game, unit)
    game.then(discard_from_hand, seat, number - 1)


@verb(ZONE_CARD, "card_won", takes=(FEW,))
@step
def discard_own_here(game: Elekt, winner: int, card: int, zone: int, number: int) -> None:
    """EL-1001 The winner discards some of their own Units in this Zone."""
    options = apart(game, list(units_of(game, zone, winner)))
    if number and len(options) == 1:
        game.then(discarded_here, winner, card, zone, number, options[0])
    elif number and options:
        game.ask(winner, "discard", options, discarded_here, winner, card, zone, number, rule="EL-935")


@step
def discarded_here(game: Elekt, winner: int, card: int, zone: int, number: int, unit: int) -> None:
    """EL-1026 No saving, not even of a Basic Unit."""
    discard_unit(game, unit)
    game.then(discard_own_here, winner, card, zone, number - 1)


@verb(ZONE_CARD, "card_won")
@step
def may_discard_privilege(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-1002 The winner may discard the top face-down Privilege; nobody sees which it was."""
    if game.cards_at[DECK + COURT]:
        options = ("discard", DECLINE)
        game.ask(winner, "discard privilege", options, privilege_discarded, winner, rule="EL-935")


@step
def privilege_discarded(game: Elekt, winner: int, answer: str) -> None:
    """EL-805 If it was the last face-down one, the face-up Privilege is now the last."""
    if answer == "discard":
        draw(game, DECK + COURT, UNUSED)
        game.tell("privilege_discarded", winner, rule="EL-1002")


@verb(ZONE_CARD, "card_won")
@step
def may_turn_sceptre(game: Elekt, winner: int, card: int, zone: int) -> None:
    """EL-208 The winner may turn the Sceptre in the other direction."""
    if asks_direction(game):
        game.ask(winner, "turn sceptre", ("turn", DECLINE), sceptre_turned, rule="EL-935")


@step
def sceptre_turned(game: Elekt, answer: str) -> None:
    """EL-R54 Court positions change at once."""
    if answer == "turn":
        turn_sceptre(game)
        moment(game, "sceptre_turned")
