"""How the greedy bot judges a position of Elekt: Titles, and what the Units lying now would win."""

from __future__ import annotations

from typing import Final

from interrex.bots.thoughts import Fact
from interrex.games.elekt.confrontations import counts_in
from interrex.games.elekt.court import highest
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    COURT,
    DECEIT,
    FACE_UP,
    HAND,
    OCCULTISM,
    POWER,
    TITLES_TO_WIN,
    VIOLENCE,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    units_of,
)

TITLE: Final = 8.0
RIVAL_TITLE: Final = 4.0
PRIVILEGE: Final = 2.5
HEAT: Final = 0.6
SYMBOL: Final = 0.15
ABILITY: Final = 0.3
SMALL_REWARDS: Final = ((OCCULTISM, 0.8), (DECEIT, 0.4), (VIOLENCE, 0.9))


def evaluate(game: Elekt, seat: int) -> float:
    """How well the seat stands: what it has, and what it would win if everyone stopped now."""
    if game.result is not None:
        return 1000.0 if seat in game.result.winners else -1000.0
    titles = all_titles(game)
    rivals = max(titles[other] for other in range(game.seats) if other != seat)
    worth = TITLE * titles[seat] - RIVAL_TITLE * rivals + HEAT * game.heat[seat]
    worth += sum(PRIVILEGE for card in game.cards_at[WON + seat] if not game.kinds[card].titles)
    worth += units_worth(game, seat)
    for zone in ZONES:
        if game.cards_at[FACE_UP + zone] and not game.resolved >> zone & 1:
            worth += zone_worth(game, seat, zone, titles[seat])
    return worth


def standings(game: Elekt) -> list[float]:
    """How well every seat stands; what lies in a Zone is counted once for all."""
    seats = range(game.seats)
    if game.result is not None:
        return [1000.0 if seat in game.result.winners else -1000.0 for seat in seats]
    titles = all_titles(game)
    found: list[float] = []
    for seat in seats:
        rivals = max([titles[other] for other in seats if other != seat])
        worth = TITLE * titles[seat] - RIVAL_TITLE * rivals + HEAT * game.heat[seat]
        for card in game.cards_at[WON + seat]:
            if not game.kinds[card].titles:
                worth += PRIVILEGE
        found.append(worth + units_worth(game, seat))
    for zone in ZONES:
        if game.cards_at[FACE_UP + zone] and not game.resolved >> zone & 1:
            add_zone(game, zone, titles, found)
    return found


def add_zone(game: Elekt, zone: int, titles: list[int], found: list[float]) -> None:
    """Add to every seat what ``zone_worth`` says of a Zone."""
    counts = counts_in(game, zone, POWER)
    if not counts:
        return
    best = max(counts.values())
    leader = highest(game, [seat for seat in counts if counts[seat] == best])
    ordered = sorted(counts.values(), reverse=True)
    second = ordered[1] if len(ordered) > 1 else 0
    for seat in range(game.seats):
        at_stake = stake(game, zone, titles[seat])
        if seat not in counts:
            found[seat] -= 0.5 * at_stake
            continue
        margin = counts[seat] - (second if counts[seat] == best else best)
        sure = min(0.95, 0.55 + 0.1 * margin) if leader == seat else max(0.0, 0.3 + 0.1 * margin)
        found[seat] += sure * at_stake
    for attribute, reward in SMALL_REWARDS:
        small = counts_in(game, zone, attribute)
        most = max(small.values(), default=0)
        ahead = [seat for seat in small if small[seat] == most]
        if len(ahead) == 1 and most > 0 and ahead[0] in counts:
            found[ahead[0]] += reward


def units_worth(game: Elekt, seat: int) -> float:
    """Units in hand and in Zones stay; those in Court bring Heat."""
    own = [*game.cards_at[HAND + seat], *(unit for zone in ZONES for unit in units_of(game, zone, seat))]
    kinds = game.kinds
    worth = sum(SYMBOL * sum(kinds[unit].symbols) + ABILITY * bool(kinds[unit].effects) for unit in own)
    if game.heat[seat] < 3:
        worth += 0.3 * min(3 - game.heat[seat], len(units_of(game, COURT, seat)))
    return worth


def zone_worth(game: Elekt, seat: int, zone: int, titles: int) -> float:
    """The face-up card if this seat leads in Power, more surely the larger the lead."""
    counts = counts_in(game, zone, POWER)
    if seat not in counts:
        return -0.5 * stake(game, zone, titles) if counts else 0.0
    best = max(counts.values())
    rivals = [count for other, count in counts.items() if other != seat]
    margin = counts[seat] - max(rivals, default=0)
    leads = highest(game, [other for other in counts if counts[other] == best]) == seat
    sure = min(0.95, 0.55 + 0.1 * margin) if leads else max(0.0, 0.3 + 0.1 * margin)
    worth = sure * stake(game, zone, titles)
    for attribute, reward in SMALL_REWARDS:
        small = counts_in(game, zone, attribute)
        if small[seat] > max((count for other, count in small.items() if other != seat), default=0):
            worth += reward
    return worth


def stake(game: Elekt, zone: int, titles: int) -> float:
    """What the face-up card is worth to a player with so many Titles."""
    ribbons = len(game.kinds[game.cards_at[FACE_UP + zone][0]].titles)
    if titles + ribbons >= TITLES_TO_WIN[game.seats]:
        return 40.0
    return TITLE * ribbons if ribbons else PRIVILEGE


AGAINST: Final = frozenset(  # facts that are bad for a seat
    {"danger", "no-heat", "rival-ahead", "rival-leads", "rival-reach"}
)


def reasons(game: Elekt, seat: int) -> list[Fact]:
    """Facts that matter to a player of Elekt: who leads in the Zones, Titles now and in sight, Units."""
    found: list[Fact] = []
    goal = TITLES_TO_WIN[game.seats]
    titles = all_titles(game)
    in_sight = titles[:]
    for zone, leader in zone_leaders(game):
        in_sight[leader] += len(game.kinds[game.cards_at[FACE_UP + zone][0]].titles)
        found.append(("leads" if leader == seat else "rival-leads", (("zone", ZONE_NAMES[zone]),)))
        for attribute, _ in SMALL_REWARDS:
            counts = counts_in(game, zone, attribute)
            if counts.get(seat, 0) > max([counts[other] for other in counts if other != seat], default=0):
                where = (("zone", ZONE_NAMES[zone]), ("attribute", ATTRIBUTE_NAMES[attribute]))
                found.append(("first", where))
    others = [other for other in range(game.seats) if other != seat]
    rivals = max([titles[other] for other in others])
    if titles[seat] != rivals:
        found.append(("ahead" if titles[seat] > rivals else "rival-ahead", ()))
    if rivals >= goal - 1:
        found.append(("danger", ()))
    if in_sight[seat] > max([in_sight[other] for other in others]):
        found.append(("in-sight", ()))
    if in_sight[seat] >= goal:
        found.append(("reach", ()))
    if any(in_sight[other] >= goal for other in others):
        found.append(("rival-reach", ()))
    if units(game, seat) > max([units(game, other) for other in others]):
        found.append(("units", ()))
    if game.heat[seat] == 0:
        found.append(("no-heat", ()))
    return found


def zone_leaders(game: Elekt) -> list[tuple[int, int]]:
    """The Zones still to be decided in which somebody has Units, and who leads in Power there."""
    found = []
    for zone in ZONES:
        counts = counts_in(game, zone, POWER) if game.cards_at[FACE_UP + zone] else {}
        if counts and not game.resolved >> zone & 1:
            best = max(counts.values())
            found.append((zone, highest(game, [each for each in counts if counts[each] == best])))
    return found


def units(game: Elekt, seat: int) -> int:
    """How many Units a seat has, in hand and in the Zones."""
    return len(game.cards_at[HAND + seat]) + sum([len(units_of(game, zone, seat)) for zone in ZONES])
