"""How the greedy bot judges a position of Elekt: Titles, and what the Units lying now would win."""

from __future__ import annotations

from typing import Final

from interrex.bots.thoughts import Fact
from interrex.games.elekt.confrontations import counts_in
from interrex.games.elekt.court import highest
from interrex.games.elekt.ending import all_titles
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ASSIGNMENTS,
    ATTRIBUTE_NAMES,
    COURT,
    DECEIT,
    FACE_UP,
    HAND,
    NOBODY,
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
    return standings(game)[seat]


def standings(game: Elekt) -> list[float]:
    """How well every seat stands; what lies in a Zone is counted once for all."""
    if game.result is not None:
        return [1000.0 if seat in game.result.winners else -1000.0 for seat in range(game.seats)]
    return standings_with(game, all_titles(game), open_zones(game))


class Zone:
    """A Zone still to be decided: the counts of all who have Units there, and who leads."""

    __slots__ = ("best", "counts", "first", "leader", "ribbons", "second", "zone")

    def __init__(self, game: Elekt, zone: int, counts: dict[int, int]) -> None:
        self.zone: int = zone
        self.counts: dict[int, int] = counts  # in Power
        self.best: int = 0
        self.second: int = 0  # the second highest count
        self.leader: int = NOBODY
        self.first: list[int] = []  # who leads alone in each Attribute of SMALL_REWARDS
        self.ribbons: int = len(game.kinds[game.cards_at[FACE_UP + zone][0]].titles)
        if not counts:
            return
        ordered = sorted(counts.values(), reverse=True)
        self.best = ordered[0]
        self.second = ordered[1] if len(ordered) > 1 else 0
        self.leader = highest(game, [seat for seat in counts if counts[seat] == self.best])
        for attribute, _ in SMALL_REWARDS:
            small = counts_in(game, zone, attribute)
            most = max(small.values(), default=0)
            ahead = [seat for seat in small if small[seat] == most]
            alone = len(ahead) == 1 and most > 0 and ahead[0] in counts
            self.first.append(ahead[0] if alone else NOBODY)

    def margin(self, seat: int) -> int:
        """By how much a seat leads in Power, or falls short."""
        own = self.counts[seat]
        return own - (self.second if own == self.best else self.best)


def open_zones(game: Elekt) -> list[Zone]:
    """The Zones whose face-up card is still to be won."""
    return [
        Zone(game, zone, counts_in(game, zone, POWER))
        for zone in ZONES
        if game.cards_at[FACE_UP + zone] and not game.resolved >> zone & 1
    ]


def standings_with(game: Elekt, titles: list[int], zones: list[Zone]) -> list[float]:
    """How well every seat stands, with the Zones as they lie."""
    seats = range(game.seats)
    found: list[float] = []
    for seat in seats:
        rivals = max([titles[other] for other in seats if other != seat])
        worth = TITLE * titles[seat] - RIVAL_TITLE * rivals + HEAT * game.heat[seat]
        for card in game.cards_at[WON + seat]:
            if not game.kinds[card].titles:
                worth += PRIVILEGE
        found.append(worth + units_worth(game, seat))
    for lying in zones:
        if lying.counts:
            add_zone(game, lying, titles, found)
    return found


def add_zone(game: Elekt, lying: Zone, titles: list[int], found: list[float]) -> None:
    """Add to each the face-up card, as surely as it leads in Power, and the small rewards."""
    for seat in range(game.seats):
        at_stake = stake(game, lying.zone, titles[seat])
        if seat not in lying.counts:
            found[seat] -= 0.5 * at_stake
            continue
        margin = lying.margin(seat)
        sure = min(0.95, 0.55 + 0.1 * margin) if lying.leader == seat else max(0.0, 0.3 + 0.1 * margin)
        found[seat] += sure * at_stake
    for number, (_, reward) in enumerate(SMALL_REWARDS):
        if lying.first[number] != NOBODY:
            found[lying.first[number]] += reward


def units_worth(game: Elekt, seat: int) -> float:
    """Units in hand and in Zones stay; those in Court bring Heat."""
    own = [*game.cards_at[HAND + seat], *(unit for zone in ZONES for unit in units_of(game, zone, seat))]
    kinds = game.kinds
    worth = sum(SYMBOL * sum(kinds[unit].symbols) + ABILITY * bool(kinds[unit].effects) for unit in own)
    if game.heat[seat] < 3:
        worth += 0.3 * min(3 - game.heat[seat], len(units_of(game, COURT, seat)))
    return worth


def stake(game: Elekt, zone: int, titles: int) -> float:
    """What the face-up card is worth to a player with so many Titles."""
    ribbons = len(game.kinds[game.cards_at[FACE_UP + zone][0]].titles)
    if titles + ribbons >= TITLES_TO_WIN[game.seats]:
        return 40.0
    return TITLE * ribbons if ribbons else PRIVILEGE


# --- what the learned judgement sees ----------------------------------------------------------------

OF_ZONE: Final = ("open", "units", "power", "margin", "leads", "titles led", "would win")
DETAILS: Final = (
    "worth", "titles", "to go", "lead", "they lack", "titles in sight", "lead in sight", "wins in sight",
    "rival wins in sight", "privileges", "heat", "heat above the mean", "units", "hand", "occultism in hand",
    "deceit in hand", "violence in hand", "power in hand", "abilities in hand", "elite units",
    "abilities in zones", "occultism led", "deceit led", "violence led", "sceptre", "court position",
    "to assign", "others to assign", "passed", "asked", "round",
    *[f"{zone}, {what}" for zone in ZONE_NAMES for what in OF_ZONE],
)  # fmt: skip
WIDE: Final = 6  # a margin beyond which more does not count
STAGES: Final = (0, 0, 1, 2, 0)  # by phase


def details(game: Elekt) -> tuple[int, list[list[float]]]:
    """More of what speaks for and against every seat, for a network."""
    seats = range(game.seats)
    titles = all_titles(game)
    zones = open_zones(game)
    worth = standings_with(game, titles, zones)
    in_sight = titles[:]
    led = [[0, 0, 0] for _ in seats]
    for lying in zones:
        if lying.leader != NOBODY:
            in_sight[lying.leader] += lying.ribbons
        for number, leader in enumerate(lying.first):
            if leader != NOBODY:
                led[leader][number] += 1
    left = [to_assign(game, seat) for seat in seats]
    asked = game.seats_asked
    found: list[list[float]] = []
    for seat in seats:
        row = [worth[seat] / 10.0]
        row.extend(of_titles(game, seat, titles, in_sight))
        row.extend(of_units(game, seat))
        row.extend([float(led[seat][0]), float(led[seat][1]), float(led[seat][2])])
        row.extend(
            [
                float(game.sceptre == seat), float((seat - game.sceptre) * game.direction % game.seats),
                float(left[seat]), float(sum(left) - left[seat]), float(game.passed[seat]),
                float(seat in asked), float(game.round),
            ]
        )  # fmt: skip
        for zone in ZONES:
            row.extend(of_zone(game, seat, zone, zones, titles[seat]))
        found.append(row)
    return STAGES[game.phase], found


def of_titles(game: Elekt, seat: int, titles: list[int], in_sight: list[int]) -> list[float]:
    """Titles now and if all Zones went to who leads there, Privileges and Heat."""
    goal = TITLES_TO_WIN[game.seats]
    rivals = max([titles[other] for other in range(game.seats) if other != seat])
    hopes = max([in_sight[other] for other in range(game.seats) if other != seat])
    privileges = sum([0 if game.kinds[card].titles else 1 for card in game.cards_at[WON + seat]])
    return [
        float(titles[seat]), float(goal - titles[seat]), float(titles[seat] - rivals), float(goal - rivals),
        float(in_sight[seat]), float(in_sight[seat] - hopes), float(in_sight[seat] >= goal),
        float(hopes >= goal), float(privileges), float(game.heat[seat]),
        game.heat[seat] - sum(game.heat) / game.seats,
    ]  # fmt: skip


def of_units(game: Elekt, seat: int) -> list[float]:
    """What a seat has in hand and in the Zones."""
    hand = game.cards_at[HAND + seat]
    symbols = [0, 0, 0, 0]
    abilities, elite, in_zones, able = 0, 0, 0, 0
    for unit in hand:
        kind = game.kinds[unit]
        for attribute in range(4):
            symbols[attribute] += kind.symbols[attribute]
        abilities += 1 if kind.effects else 0
        elite += 0 if kind.basic else 1
    for zone in ZONES:
        for unit in units_of(game, zone, seat):
            kind = game.kinds[unit]
            in_zones += 1
            able += 1 if kind.effects else 0
            elite += 0 if kind.basic else 1
    return [
        float(len(hand) + in_zones), float(len(hand)), float(symbols[OCCULTISM]), float(symbols[DECEIT]),
        float(symbols[VIOLENCE]), float(symbols[POWER]), float(abilities), float(elite), float(able),
    ]  # fmt: skip


def to_assign(game: Elekt, seat: int) -> int:
    """How many Units a seat may still assign this round."""
    if game.phase > ASSIGNMENT or (game.phase == ASSIGNMENT and game.passed[seat]):
        return 0
    used = game.assigned[seat] if game.phase == ASSIGNMENT else 0
    return min(ASSIGNMENTS - used, len(game.cards_at[HAND + seat]))


def of_zone(game: Elekt, seat: int, zone: int, zones: list[Zone], titles: int) -> list[float]:
    """A Zone as a seat sees it, as OF_ZONE names it."""
    own = float(len(units_of(game, zone, seat)))
    for lying in zones:
        if lying.zone != zone:
            continue
        if seat not in lying.counts:
            return [1.0, own, 0.0, float(-min(WIDE, lying.best)), 0.0, 0.0, 0.0]
        leads = lying.leader == seat
        return [
            1.0, own, float(lying.counts[seat]), float(max(-WIDE, min(WIDE, lying.margin(seat)))),
            float(leads), float(lying.ribbons if leads else 0),
            float(leads and titles + lying.ribbons >= TITLES_TO_WIN[game.seats]),
        ]  # fmt: skip
    return [0.0, own, 0.0, 0.0, 0.0, 0.0, 0.0]


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
