"""Vendetta as numbers for programs that learn: what lies open on the table, from one seat's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.by_hand import QUESTIONS as BY_HAND
from interrex.engine.encoding import Encoding, Features, Layout
from interrex.engine.sides import Cards
from interrex.engine.spec import GameSpec
from interrex.games.vendetta.cards import CLANS, Pack
from interrex.games.vendetta.ending import score_of
from interrex.games.vendetta.table import (
    ALLIANCE,
    ALLY_DECK,
    ASIDE,
    AT,
    BOX,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    LOCATION_WORDS,
    LOCATIONS,
    LOOK,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OUT,
    PHASE_NAMES,
    UP,
    VICTIMS,
    Vendetta,
)

QUESTIONS: Final = (
    "between turns", "bid", "card", "clan", "cloak", "curfew", "forestall", "gaze", "go on",
    "include partner", "keep", "mesmerize", "move blood", "move to haven", "order", "plan", "play blood",
    "play next", "pour at", "relic", "resolve", "shuffle back", "spend", "spend half", "stay or withdraw",
    "swap", "take back", "take blood back", "tribute", "turn", "turn down", "turn down instead",
    "turn one down", "turn up", "turn up together", "use relic", "vanish",
)  # fmt: skip
WORDS: Final = tuple(
    (
        "and at blood both decline done down drain end flip for go include influence leave look no none on "
        "pass pay play relic rest skip spare the turn up use yes"
    ).split()
)  # verbs and marks; a new one counts as any other until VERSION is raised
PHRASES: Final = (
    "<clan_card> and <clan_card>", "both for <clan_card>", "drain <ally>", "drain <victim>",
    "play <location> up", "play <location> down", "blood <number>", "look <location> <seat> <number>",
    "use relic", "use relic at <location>", "use relic on <ally>", "use relic on <clan_card>", "end turn",
    "leave the rest", "turn up none", "turn up <number>", "turn up <number> <number>", "go on",
)  # fmt: skip
SIDES: Final = ("mine", "others'")
COMMON: Final = ("ally deck", "victims", "out of the game", "box")
OF_SIDE: Final = (
    "hand", "clan deck", "looked at", "aside",
    *[f"up at {word}" for word in LOCATION_WORDS], *[f"down at {word}" for word in LOCATION_WORDS],
)  # fmt: skip
PLAYERS: Final = ("mine", *[f"player {number} after me" for number in range(1, MAX_SEATS)])
ROLES: Final = (
    *COMMON,
    *[f"ally at {word}" for word in LOCATION_WORDS],
    *[f"{what}, {side}" for side in SIDES for what in OF_SIDE],
    *[f"alliance, {player}" for player in PLAYERS],
    *[f"drained, {player}" for player in PLAYERS],
)
FIRST_AT: Final = len(COMMON)
FIRST_SIDE: Final = FIRST_AT + LOCATIONS
FIRST_ALLIANCE: Final = FIRST_SIDE + len(SIDES) * len(OF_SIDE)
FIRST_DRAINED: Final = FIRST_ALLIANCE + MAX_SEATS
FACE_UP: Final = 4  # of the roles of a side: where face-up cards begin
FACE_DOWN: Final = FACE_UP + LOCATIONS
RELICS: Final = 8
SITES: Final = 7
OF_SEAT: Final = (
    "here", "partner", "out", "pool", "influence", "diablerie", "flipped", "hand", "clan deck", "score",
    "alliance", "drained", "has a relic", "relic used",
)  # fmt: skip
OF_POSITION: Final = ("face-up cards", "their power", "face-down cards", "blood")

ROLES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "clan_card": ("out of the game", *ROLES[FIRST_SIDE:FIRST_ALLIANCE]),
    "ally": ("ally deck", "out of the game", *ROLES[FIRST_AT:FIRST_SIDE], *ROLES[FIRST_ALLIANCE:]),
    "victim": ("victims", "out of the game", *ROLES[FIRST_AT:FIRST_SIDE], *ROLES[FIRST_ALLIANCE:]),
}


class VendettaEncoding(Encoding):
    """VE-131 to VE-133 Hands, decks and faces of face-down cards are hidden, everything else is open."""

    def __init__(self, spec: GameSpec, pack: Pack) -> None:
        super().__init__(spec, pack, QUESTIONS, ROLES, ROLES_OF, PHRASES, WORDS)

    def add_fields(self, layout: Layout) -> None:
        pack: Pack = self.pack
        self.numbers: list[int] = [self.kind_number[kind.id] for kind in pack.by_card]
        self.teams = layout.add("teams", 1, "1 where partners win together")
        self.round = layout.add("round", 1, "number of the round, in threes")
        self.phase = layout.add("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES))
        self.ambition = layout.add("ambition", MAX_SEATS, "who has it, from me clockwise")
        self.active = layout.add("active", MAX_SEATS, "whose turn it is, from me clockwise")
        self.now = layout.add("now", LOCATIONS, "the location being resolved")
        self.played_at = layout.add("played at", LOCATIONS, "where this turn's card was played")
        self.blood_left = layout.add(
            "blood left", 1, "blood that may still be played along with it, in threes"
        )
        self.decks = layout.add("decks", 2, "allies in the deck, victims left")
        self.sheets = layout.add("sheets", CLANS, "clans nobody has taken yet")
        self.open_relics = layout.add("relics", RELICS, "relics nobody has taken yet")
        self.clans = layout.add("clan", MAX_SEATS * CLANS, "the clan of every seat")
        self.seat_facts = layout.add(
            "seat", MAX_SEATS * len(OF_SEAT), "for every seat: " + ", ".join(OF_SEAT)
        )
        self.in_use = layout.add("locations", LOCATIONS, "locations of this table")
        self.done = layout.add("done", LOCATIONS, "locations done in this round")
        self.sites = layout.add("location cards", LOCATIONS * SITES, "the card of every location")
        size = LOCATIONS * MAX_SEATS * len(OF_POSITION)
        self.positions = layout.add(
            "positions", size, "for every location and seat: " + ", ".join(OF_POSITION)
        )

    def kind_numbers(self, game: Vendetta) -> list[int]:
        return self.numbers

    def cards_of(self, game: Vendetta) -> Cards:
        return self.remembered(game.pack) or self.remember(game.pack, self.numbers, [])

    def has_names(self, game: Vendetta, question: str) -> bool:
        return question not in BY_HAND

    def role(self, game: Vendetta, seat: int, place: int) -> int:
        if place < HAND:
            return FIRST_AT + place - AT if place >= AT else common_role(place)
        if place >= UP:
            shift = FACE_DOWN if place >= DOWN else FACE_UP
            loc, owner = divmod(place - (DOWN if place >= DOWN else UP), MAX_SEATS)
            return FIRST_SIDE + (owner != seat) * len(OF_SIDE) + shift + loc
        for start, role in ((DRAINED, FIRST_DRAINED), (ALLIANCE, FIRST_ALLIANCE)):
            if place >= start:
                owner = place - start
                return role + (owner - seat) % game.seats if owner < game.seats else NOBODY
        for number, start in ((3, ASIDE), (2, LOOK), (1, DECK), (0, HAND)):
            if place >= start:
                return FIRST_SIDE + (place - start != seat) * len(OF_SIDE) + number
        return NOBODY

    def write_fields(self, game: Vendetta, seat: int, out: Features) -> None:
        seats = game.seats
        out.ratio(self.teams, int(game.team), 1.0)
        out.ratio(self.round, game.round, 3.0)
        out.mark(self.phase, game.phase)
        out.mark(self.ambition, (game.ambition - seat) % seats)
        out.mark(self.active, (game.active - seat) % seats if game.active != NOBODY else NOBODY)
        out.mark(self.now, game.now)
        out.mark(self.played_at, game.played_at)
        out.ratio(self.blood_left, game.blood_left, 3.0)
        out.ratio(self.decks, len(game.cards_at[ALLY_DECK]), 30.0)
        out.ratio(self.decks + 1, len(game.cards_at[VICTIMS]), 35.0)
        for clan in game.sheets:
            out.put(self.sheets + clan, 1.0)
        for relic in game.open_relics:
            out.put(self.open_relics + relic, 1.0)
        for loc in game.locations:
            out.ratio(self.in_use + loc, 1, 1.0)
            out.ratio(self.done + loc, game.done >> loc & 1, 1.0)
            out.mark(self.sites + loc * SITES, game.site[loc])
        for other in range(seats):
            self.write_seat(game, seat, other, out)
            for loc in game.locations:
                self.write_position(game, loc, other, (other - seat) % seats, out)

    def write_seat(self, game: Vendetta, seat: int, other: int, out: Features) -> None:
        """One player's side of the table; influence and score only where they are open (VE-R02)."""
        side = (other - seat) % game.seats
        at = self.seat_facts + side * len(OF_SEAT)
        lying = game.cards_at
        out.ratio(at, 1, 1.0)
        out.ratio(at + 1, int(game.team and side * 2 == game.seats), 1.0)
        out.ratio(at + 2, int(game.out[other]), 1.0)
        out.ratio(at + 3, game.pool[other], 10.0)
        is_open = game.rulings.open_pools or other == seat or game.result is not None
        out.ratio(at + 4, game.influence[other] if is_open else 0, 10.0)
        out.ratio(at + 9, score_of(game, other) if is_open and not game.out[other] else 0, 20.0)
        out.ratio(at + 5, game.diablerie[other], 3.0)
        out.ratio(at + 6, game.flipped[other], 3.0)
        out.ratio(at + 7, len(lying[HAND + other]), 9.0)
        out.ratio(at + 8, len(lying[DECK + other]), 9.0)
        out.ratio(at + 10, len(lying[ALLIANCE + other]), 5.0)
        out.ratio(at + 11, len(lying[DRAINED + other]), 5.0)
        out.ratio(at + 12, int(game.relic[other] != NOBODY), 1.0)
        out.ratio(at + 13, int(game.relic_used[other]), 1.0)
        out.mark(self.clans + side * CLANS, game.clan[other])

    def write_position(self, game: Vendetta, loc: int, other: int, side: int, out: Features) -> None:
        """One player's position at a location."""
        place = MAX_SEATS * loc + other
        at = self.positions + (loc * MAX_SEATS + side) * len(OF_POSITION)
        open_cards = game.cards_at[UP + place]
        power = 0
        for card in open_cards:
            power += game.kinds[card].power
        out.ratio(at, len(open_cards), 3.0)
        out.ratio(at + 1, power, 10.0)
        out.ratio(at + 2, len(game.cards_at[DOWN + place]), 3.0)
        out.ratio(at + 3, game.blood[place], 5.0)


def common_role(place: int) -> int:
    """The roles of places that belong to nobody."""
    if place == ALLY_DECK:
        return 0
    if place == VICTIMS:
        return 1
    return 2 if place == OUT else 3 if place == BOX else NOWHERE


ENCODING: Final = VendettaEncoding
