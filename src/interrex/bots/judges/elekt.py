"""How the greedy bot judges a position of Elekt: Titles, and what the Units lying now would win."""

from __future__ import annotations

from typing import Final

from interrex.bots.thoughts import Fact
from interrex.games.elekt.confrontations import counts_in
from interrex.games.elekt.court import highest
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.table import (
    ASSIGNMENT,
    CONFRONTATION,
    COURT,
    DECEIT,
    FACE_UP,
    HAND,
    NOBODY,
    OCCULTISM,
    POWER,
    RECRUITMENT,
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


# --- what the learned judgement sees ----------------------------------------------------------------

OF_ZONE: Final = ("units", "power", "margin", "leads", "titles led", "would win", "open")
DETAILS: Final = (
    "worth", "titles", "to go", "lead", "they lack", "privileges", "heat", "hand", "power in hand",
    "symbols in hand", "abilities in hand", "abilities in zones", "occultism led", "deceit led",
    "violence led", "court position", "assigned", "passed", "asked", "recruitment", "assignment",
    "confrontation", "round",
    *[f"{zone}, {what}" for zone in ZONE_NAMES for what in OF_ZONE],
)  # fmt: skip
WIDE: Final = 6.0  # a margin beyond which more does not count
MOST_ROUNDS: Final = 10


def details(game: Elekt) -> tuple[int, list[list[float]]]:
    """More of what speaks for and against every seat, for a network."""
    seats = range(game.seats)
    goal = TITLES_TO_WIN[game.seats]
    titles = all_titles(game)
    worth = standings(game)
    zones = [zone_details(game, zone, titles) for zone in ZONES]
    asked = game.seats_asked
    found: list[list[float]] = []
    for seat in seats:
        rivals = max([titles[other] for other in seats if other != seat])
        power, symbols, abilities, privileges, able = 0, 0, 0, 0, 0
        hand = game.cards_at[HAND + seat]
        for unit in hand:
            kind = game.kinds[unit]
            power += kind.symbols[POWER]
            symbols += sum(kind.symbols)
            abilities += 1 if kind.effects else 0
        for zone in ZONES:
            for unit in units_of(game, zone, seat):
                able += 1 if game.kinds[unit].effects else 0
        for card in game.cards_at[WON + seat]:
            privileges += 0 if game.kinds[card].titles else 1
        row = [
            worth[seat] / 10.0, float(titles[seat]), float(goal - titles[seat]), float(titles[seat] - rivals),
            float(goal - rivals), float(privileges), float(game.heat[seat]), float(len(hand)), float(power),
            float(symbols), float(abilities), float(able), 0.0, 0.0, 0.0,
            float((seat - game.sceptre) * game.direction % game.seats), float(game.assigned[seat]),
            float(game.passed[seat]), float(seat in asked), float(game.phase == RECRUITMENT),
            float(game.phase == ASSIGNMENT), float(game.phase == CONFRONTATION),
            float(min(game.round, MOST_ROUNDS)),
        ]  # fmt: skip
        for rows, ahead in zones:
            row.extend(rows[seat])
            for number, leader in enumerate(ahead):
                if leader == seat:
                    row[FIRST_LED + number] += 1.0
        found.append(row)
    return 0, found


FIRST_LED: Final = DETAILS.index("occultism led")


def zone_details(game: Elekt, zone: int, titles: list[int]) -> tuple[list[list[float]], list[int]]:
    """A Zone for every seat, as OF_ZONE names it, and who leads in the small Attributes."""
    found = [[0.0] * len(OF_ZONE) for _ in range(game.seats)]
    if game.resolved >> zone & 1 or not game.cards_at[FACE_UP + zone]:
        return found, []
    counts = counts_in(game, zone, POWER)
    ribbons = len(game.kinds[game.cards_at[FACE_UP + zone][0]].titles)
    goal = TITLES_TO_WIN[game.seats]
    ahead: list[int] = []
    leader = NOBODY
    if counts:
        best = max(counts.values())
        leader = highest(game, [seat for seat in counts if counts[seat] == best])
        for attribute, _ in SMALL_REWARDS:
            small = counts_in(game, zone, attribute)
            most = max(small.values(), default=0)
            first = [seat for seat in small if small[seat] == most]
            ahead.append(first[0] if len(first) == 1 and most > 0 else NOBODY)
    for seat in range(game.seats):
        others = max([count for other, count in counts.items() if other != seat], default=0)
        own = counts.get(seat, 0)
        leads = leader == seat
        found[seat] = [
            float(len(units_of(game, zone, seat))), float(own),
            max(-WIDE, min(WIDE, float(own - others))), float(leads), float(leads * ribbons),
            float(leads and titles[seat] + ribbons >= goal), 1.0,
        ]  # fmt: skip
    return found, ahead


AGAINST: Final = frozenset({"danger", "no-heat"})  # facts that are bad for a seat


def reasons(game: Elekt, seat: int) -> list[Fact]:
    """Facts that matter to a player of Elekt: who leads in the Zones, and who is ahead in Titles."""
    found: list[Fact] = []
    for zone in ZONES:
        counts = counts_in(game, zone, POWER) if game.cards_at[FACE_UP + zone] else {}
        if counts and not game.resolved >> zone & 1:
            best = max(counts.values())
            if highest(game, [each for each in counts if counts[each] == best]) == seat:
                found.append(("leads", (("zone", ZONE_NAMES[zone]),)))
    titles = all_titles(game)
    rivals = max([titles[other] for other in range(game.seats) if other != seat])
    if titles[seat] > rivals:
        found.append(("ahead", ()))
    if rivals >= TITLES_TO_WIN[game.seats] - 1:
        found.append(("danger", ()))
    if game.heat[seat] == 0:
        found.append(("no-heat", ()))
    return found
