"""Chapter 500: confrontations, Zone by Zone."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.elekt.abilities import (
    EVERYBODY,
    announce,
    declinable,
    holds,
    moment,
    privilege_reaches,
    privilege_texts,
    unit_texts,
    zone_texts,
)
from interrex.games.elekt.counting import counts_of
from interrex.games.elekt.court import highest, lowest
from interrex.games.elekt.keywords import discard_face_up
from interrex.games.elekt.rewards import (
    deceit_won,
    nobody_won_power,
    occultism_won,
    power_won,
    violence_won,
)
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CONFRONTATION,
    CORNER,
    DECEIT,
    DECLINE,
    NOBODY,
    OCCULTISM,
    POWER,
    ZONES,
    Elekt,
    face_up,
    units_of,
)


@step
def confrontation_phase(game: Elekt) -> None:
    """EL-501 Mission, Influence, Court; Privileges that speak of the start come first."""
    game.phase = CONFRONTATION
    game.then(announce, "confrontation_start")
    for zone in ZONES:
        game.then(resolve_zone, zone)


@step
def resolve_zone(game: Elekt, zone: int) -> None:
    """EL-502, EL-503 Four confrontations in order; a card may put one first or leave one out."""
    if face_up(game, zone) == NOBODY and game.rulings.zone_without_card == "skip":
        game.resolved |= 1 << zone
        return
    order = order_of_confrontations(game, zone)
    game.tell("zone_begins", zone, order, rule="EL-502")
    moment(game, "before_zone", zone)
    game.then(begin_zone, zone)
    for attribute in order:
        game.then(confront, zone, attribute)
    game.then(zone_resolved, zone)


@step
def begin_zone(game: Elekt, zone: int) -> None:
    """EL-R27 Under that reading taking part is settled when the Zone begins."""
    if game.rulings.participation == "zone_start":
        game.taking_part = sum(1 << seat for seat in seats_in(game, zone))


@step
def zone_resolved(game: Elekt, zone: int) -> None:
    """EL-503, EL-519 The Zone is finished before the next begins; its card has been won or is discarded."""
    game.resolved |= 1 << zone
    game.taking_part = -1
    if game.settings.rules_version >= 2:  # until version 2 it stayed where a card left out Power
        discard_face_up(game, zone)
    moment(game, "zone_end", zone)


def order_of_confrontations(game: Elekt, zone: int) -> tuple[int, ...]:
    """EL-502, EL-1281 to EL-1283 Settled when the Zone begins."""
    order = list(ATTRIBUTES)
    for effect in zone_texts(game, zone, "always", EVERYBODY):
        if effect.verb not in ("resolve_first", "skip") or effect.args[0] not in order:
            continue
        if not holds(game, effect, NOBODY, face_up(game, zone), zone):
            continue
        order.remove(effect.args[0])
        if effect.verb == "resolve_first":
            order.insert(0, effect.args[0])
            if effect.args[0] == POWER and not game.rulings.power_first_continues:
                order = [POWER]  # EL-R43
    return tuple(order)


@step
def confront(game: Elekt, zone: int, attribute: int) -> None:
    """EL-507 Who has a Unit here takes part; then the counts are taken."""
    if attribute != POWER and not seats_in(game, zone):
        moment(game, f"nobody_wins_{ATTRIBUTE_NAMES[attribute]}", zone)
        return  # EL-518
    if attribute == POWER:
        game.then(announce, "before_power", zone)
    else:
        moment(game, f"before_{ATTRIBUTE_NAMES[attribute]}", zone)
    game.then(compare, zone, attribute)


@step
def compare(game: Elekt, zone: int, attribute: int) -> None:
    """EL-508, EL-509 The highest count wins; a shared highest count is a tie."""
    counts = counts_in(game, zone, attribute)
    if game.boosted or any(game.bonus):
        game.then(bonuses_over)
    if not counts:
        game.then(confrontation_won, zone, attribute, NOBODY)
        return
    top = max(counts.values())
    leaders = tuple([seat for seat, count in counts.items() if count == top])
    if attribute != POWER and top <= 0:
        if top < 0 or len(counts) > 1 or not game.rulings.lone_zero_wins:
            moment(game, f"nobody_wins_{ATTRIBUTE_NAMES[attribute]}", zone)
            return  # EL-513
    game.tell("counted", zone, attribute, tuple(counts.items()), rule="EL-504")
    if len(leaders) == 1:
        game.then(confrontation_won, zone, attribute, leaders[0])
    else:
        moment(game, f"tied_{ATTRIBUTE_NAMES[attribute]}", zone)
        game.then(tie, zone, attribute, leaders)


@step
def bonuses_over(game: Elekt) -> None:
    """EL-504 What was added for one confrontation ends with its counts, before anything else happens."""
    game.boosted = []
    for seat, bonus in enumerate(game.bonus):
        if bonus:
            game.bonus[seat] = 0


def counts_in(game: Elekt, zone: int, attribute: int) -> dict[int, int]:
    """EL-504, EL-506 The count of every participant."""
    seats = seats_in(game, zone)
    if not seats:
        return {}
    if game.taking_part >= 0:  # EL-R27: who had a Unit here when the Zone began
        seats = [seat for seat in range(game.seats) if game.taking_part >> seat & 1]
    if zone_texts(game, zone, "taking_part", EVERYBODY):
        seats = [seat for seat in seats if may_take_part(game, zone, attribute, seat)]
    return counts_of(game, zone, attribute, seats)


def may_take_part(game: Elekt, zone: int, attribute: int, seat: int) -> bool:
    """EL-507 The player has as many Units here as the card of the Zone requires."""
    number = len(units_of(game, zone, seat))
    return not any(
        effect.verb == "require_units" and effect.args[1] == attribute and number < effect.args[0]
        for effect in zone_texts(game, zone, "taking_part", seat)
    )


def seats_in(game: Elekt, zone: int) -> list[int]:
    """EL-506 The players with a Unit in the Zone."""
    first = CORNER + 4 * zone
    return [seat for seat in range(game.seats) if game.cards_at[first + seat]]


# --- ties --------------------------------------------------------------------------------------


@step
def tie(game: Elekt, zone: int, attribute: int, leaders: tuple[int, ...]) -> None:
    """EL-941 A Privilege decides a tie first, then Units, then the Zone card, then the plain rules."""
    holders = [seat for seat in leaders if wins_ties(game, seat, zone, attribute) != NOBODY]
    if holders:
        seat = highest(game, holders)
        if declinable(game):
            game.then(use_tie_privilege, zone, attribute, leaders, seat)
        else:
            game.then(tie_privilege_used, zone, attribute, leaders, seat, NOBODY)
    else:
        game.then(tie_without_privilege, zone, attribute, leaders)


@step
def use_tie_privilege(game: Elekt, zone: int, attribute: int, leaders: tuple[int, ...], seat: int) -> None:
    """EL-R57 The Privilege can be declined under that reading."""
    card = wins_ties(game, seat, zone, attribute)
    options = (card, DECLINE)
    game.ask(
        seat, "use privilege", options, tie_privilege_used, zone, attribute, leaders, seat,
        rule="EL-937",
    )  # fmt: skip


@step
def tie_privilege_used(
    game: Elekt, zone: int, attribute: int, leaders: tuple[int, ...], seat: int, answer: int | str
) -> None:
    """EL-937 The holder wins the tie, or leaves it to the other rules."""
    if answer == DECLINE:
        game.then(tie_without_privilege, zone, attribute, leaders)
    else:
        game.tell("tie_goes_to", zone, attribute, seat, rule="EL-937")
        game.then(confrontation_won, zone, attribute, seat)


def wins_ties(game: Elekt, seat: int, zone: int, attribute: int) -> int:
    """The Privilege by which this player wins this tie, or NOBODY."""
    if game.rulings.priority_decides == "order" and loses_ties(game, seat, zone, attribute):
        return NOBODY  # EL-R28: what forbids prevails whatever its kind
    for card, effect in privilege_texts(game, seat, "tie", zone):
        if effect.verb == "win_ties" and attribute in effect.args[0]:
            if privilege_reaches(game, zone):
                return card
        if effect.verb == "win_ties_in" and attribute == effect.args[0] and zone in effect.args[1]:
            return card
    return NOBODY


def loses_ties(game: Elekt, seat: int, zone: int, attribute: int) -> bool:
    """A Unit of this player here loses every such tie."""
    return any(
        effect.verb == "lose_ties" and attribute in effect.args[0]
        for _, effect in unit_texts(game, zone, seat, "tie")
    )


@step
def tie_without_privilege(game: Elekt, zone: int, attribute: int, leaders: tuple[int, ...]) -> None:
    """EL-509, EL-511 Nobody wins; in Power the highest Court position; texts may say otherwise."""
    said = [
        (effect.verb, seat)
        for seat in leaders
        for _, effect in unit_texts(game, zone, seat, "tie")
        if attribute in effect.args[0]
    ]
    still = tuple([seat for seat in leaders if ("lose_ties", seat) not in said])
    winning = [seat for seat in still if ("win_ties_here", seat) in said]  # EL-945
    leaders = still or leaders
    winner, rule = (highest(game, winning), "EL-941") if winning else (NOBODY, "EL-511")  # EL-946
    for effect in zone_texts(game, zone, "tie") if not winning else ():
        if effect.verb == "ties_go_to" and attribute in effect.args[1]:
            pick = highest if effect.args[0] == "highest" else lowest
            winner = pick(game, leaders)
    if winner == NOBODY and attribute == POWER:
        winner = highest(game, leaders)
    elif winner == NOBODY and len(still) == 1:
        winner = still[0]
    if winner == NOBODY:
        game.tell("tied", zone, attribute, leaders, rule="EL-509")
        moment(game, f"nobody_wins_{ATTRIBUTE_NAMES[attribute]}", zone)
        return
    game.tell("tie_goes_to", zone, attribute, winner, rule=rule)
    game.then(confrontation_won, zone, attribute, winner)


# --- the winner --------------------------------------------------------------------------------


@step
def confrontation_won(game: Elekt, zone: int, attribute: int, winner: int) -> None:
    """EL-602 to EL-605 Each Attribute has its own reward."""
    if winner == NOBODY:
        moment(game, f"nobody_wins_{ATTRIBUTE_NAMES[attribute]}", zone)
        if attribute == POWER:
            game.then(nobody_won_power, zone)
        return
    game.tell("won", winner, zone, attribute, rule="EL-508")
    if attribute == OCCULTISM:
        game.then(occultism_won, zone, winner)
    elif attribute == DECEIT:
        game.then(deceit_won, zone, winner)
    elif attribute == POWER:
        game.then(power_won, zone, winner)
    else:
        game.then(violence_won, zone, winner)
    card = face_up(game, zone) if attribute == POWER else NOBODY  # it hears of its own winner
    moment(game, f"after_{ATTRIBUTE_NAMES[attribute]}", zone, card, winner)
