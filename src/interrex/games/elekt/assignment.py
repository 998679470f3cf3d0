"""Chapter 400: assignment."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.elekt.abilities import (
    announce,
    ask_permanent,
    moment,
    perform,
    privilege_number,
    unit_has,
    zone_texts,
)
from interrex.games.elekt.court import order_from
from interrex.games.elekt.keywords import pay_heat
from interrex.games.elekt.limits import has_room, may_hold_uncounted
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ASSIGNMENTS,
    DECLINE,
    FACE_UP,
    HAND,
    NOBODY,
    PASS,
    ZONES,
    Elekt,
    corner,
    distinct,
)
from interrex.games.elekt.verbs.instants import (
    can_pay_instant,
    has_target,
    instant_silenced,
    pay_instant,
    target_is_secret,
)

USE: Final = "use"
USE_CHEAPER: Final = "use-dispensation"


@step
def assignment_phase(game: Elekt) -> None:
    """EL-401 The Sceptre holder begins; Privileges that speak of the start come first."""
    game.phase = ASSIGNMENT
    game.then(announce, "assignment_start")
    game.then(assignment_turn, game.sceptre)
    game.then(announce, "assignment_end")


@step
def assignment_turn(game: Elekt, seat: int) -> None:
    """EL-402 Assign one Unit to a Zone, or pass; players who are done are skipped."""
    seat = next_to_assign(game, seat)
    if seat == NOBODY:
        return
    if "turn_start" in game.pack.heard:
        moment(game, "turn_start", NOBODY, NOBODY, seat)
        game.then(take_turn, seat)
    else:
        take_turn(game, seat)


@step
def take_turn(game: Elekt, seat: int) -> None:
    """EL-402 The choice of the player whose turn it is."""
    zones = payable_zones(game, seat)
    roomy = zones_with_room(game, seat, zones)
    if must_pass_openly(game, seat, zones, roomy):
        passed(game, seat, forced=True, openly=True)
        return
    # Who holds Units that fit nowhere is asked all the same: the others cannot know it.
    options: list[tuple[int, int] | str] = []
    options.extend(assignments(game, seat, zones, roomy))
    options.append(PASS)
    game.ask(seat, "assign", options, assigned, seat, rule="EL-402")


def must_pass_openly(game: Elekt, seat: int, zones: list[int], roomy: list[int]) -> bool:
    """EL-417 Everybody can see that this player has no legal assignment."""
    hand, counted = game.cards_at[HAND + seat], game.rulings.hand_sizes_open
    if game.settings.rules_version < 2:  # until version 2 only an empty hand passed by itself
        return counted and not hand
    if roomy:
        return counted and all(game.barred >> unit & 1 for unit in hand)
    return not zones or not may_hold_uncounted(game, seat, zones)


def next_to_assign(game: Elekt, seat: int) -> int:
    """EL-406, EL-407 The first player from here on who is not done; NOBODY ends the phase."""
    for each in order_from(game, seat):
        if not is_done(game, each) and not game.skipped >> each & 1:
            return each
    return NOBODY


def is_done(game: Elekt, seat: int) -> bool:
    """EL-403, EL-405 Passed, or made the last assignment."""
    if game.passed[seat]:
        return True
    made = game.assigned[seat]
    return made >= ASSIGNMENTS and made >= privilege_number(game, seat, "assignments", ASSIGNMENTS)


def payable_zones(game: Elekt, seat: int) -> list[int]:
    """The Zones whose toll this player can pay."""
    heat = game.heat[seat]
    return [zone for zone in ZONES if toll(game, seat, zone) <= heat]


def zones_with_room(game: Elekt, seat: int, zones: list[int]) -> list[int]:
    """EL-410 Those of the Zones in which there is room for any ordinary Unit."""
    return [zone for zone in zones if has_room(game, seat, zone, NOBODY, assigning=True)]


def assignments(game: Elekt, seat: int, zones: list[int], roomy: list[int]) -> list[tuple[int, int]]:
    """EL-410 Every Unit in hand with every Zone that has room and whose toll can be paid."""
    hand = game.cards_at[HAND + seat]
    options = []
    if game.barred:
        hand = [unit for unit in hand if not game.barred >> unit & 1]  # EL-R15
    for unit in distinct(game, hand):
        if len(roomy) == len(ZONES) or game.kinds[unit].when != "always":
            options.extend([(unit, zone) for zone in roomy])
        else:
            options.extend(
                [(unit, zone) for zone in zones if has_room(game, seat, zone, unit, assigning=True)]
            )
    return options


def toll(game: Elekt, seat: int, zone: int) -> int:
    """The Blood Toll: Heat to be paid as part of assigning here."""
    return sum(effect.args[0] for effect in zone_texts(game, zone, "assigning_here", seat))


@step
def assigned(game: Elekt, seat: int, choice: tuple[int, int] | str) -> None:
    """EL-413, EL-420 The Unit lies in its corner; then its ability, then the Zone card's reaction."""
    if isinstance(choice, str):
        zones = payable_zones(game, seat)
        passed(game, seat, forced=not assignments(game, seat, zones, zones_with_room(game, seat, zones)))
        return
    unit, zone = choice
    pay_heat(game, seat, toll(game, seat, zone))
    move(game, unit, corner(zone, seat))
    game.assigned[seat] += 1
    if not unit_has(game, unit, "uncounted"):
        game.sent[4 * zone + seat] += 1
    game.skipped = 0
    game.tell("assigned", seat, unit, zone, rule="EL-402")
    ask_permanent(game, seat, unit)
    if game.rulings.unit_before_zone_card:
        if game.kinds[unit].instant or game.rulings.permanent_optional:  # else nothing comes of it
            game.then(instant_ability, seat, unit, zone)
        game.then(zone_reacts, seat, zone, unit)
    else:
        game.then(zone_reacts, seat, zone, unit)
        game.then(instant_ability, seat, unit, zone)
    game.then(assignment_turn, (seat + game.direction) % game.seats)


def passed(game: Elekt, seat: int, forced: bool, openly: bool = False) -> None:
    """EL-403, EL-417 A player who has passed gets no further turn in this phase."""
    skipped = forced and not game.rulings.forced_pass_is_final  # EL-R16: until a Unit is assigned
    if skipped:
        game.skipped |= 1 << seat
    else:
        game.passed[seat] = True
    if skipped or openly:
        game.tell("passed_forced", seat, rule="EL-417")
    else:  # also a forced pass with Units in hand: nobody else can tell
        game.tell("passed", seat, rule="EL-418")
    moment(game, "passes", NOBODY, NOBODY, seat)
    game.then(assignment_turn, (seat + game.direction) % game.seats)


@step
def instant_ability(game: Elekt, seat: int, unit: int, zone: int) -> None:
    """EL-902, EL-903 Right after assigning, the owner may use the Unit's instant ability."""
    if instant_silenced(game, seat, unit, zone):
        return
    options = [USE] if can_pay_instant(game, seat, unit, zone, cheaper=False) else []
    if can_pay_instant(game, seat, unit, zone, cheaper=True):
        options.append(USE_CHEAPER)
    if not options:
        return  # EL-906
    if not has_target(game, seat, unit, zone):
        if not target_is_secret(game, seat, unit, zone):
            return  # EL-909
        options.clear()
    options.append(DECLINE)
    game.ask(seat, "use ability", options, ability_used, seat, unit, zone, rule="EL-902")


@step
def ability_used(game: Elekt, seat: int, unit: int, zone: int, answer: str) -> None:
    """EL-905 The cost is paid, then the ability does what it says."""
    kind = game.kinds[unit]
    if answer == DECLINE:
        game.tell("ability_declined", seat, unit, rule="EL-904")
        return
    pay_instant(game, seat, unit, cheaper=answer == USE_CHEAPER)
    game.tell("ability_used", seat, unit, rule="EL-902")
    for effect in kind.effects:
        perform(game, effect, unit, (seat, unit, zone), unit, seat)
    moment(game, "instant_used", zone, unit, seat)


@step
def zone_reacts(game: Elekt, seat: int, zone: int, unit: int = NOBODY) -> None:
    """EL-420, EL-421 The card of the Zone reacts to the assignment made there, after other cards (EL-942)."""
    if "assigned" in game.pack.heard:
        game.then(announce, "assigned", zone, unit, seat)
        return
    for effect in zone_texts(game, zone, "unit_assigned_here"):
        perform(game, effect, game.cards_at[FACE_UP + zone][0], (seat, zone), unit, seat)
