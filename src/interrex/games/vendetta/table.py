"""The table of Vendetta: places, counters, and the small questions every chapter asks of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.effects import Effect
from interrex.engine.options import Parts
from interrex.engine.questions import Decision, Option, Question
from interrex.engine.settings import Settings
from interrex.engine.table import Table, bare
from interrex.engine.triggers import Trigger
from interrex.games.vendetta.cards import Kind, Pack, Values
from interrex.games.vendetta.rulings import Rulings

if TYPE_CHECKING:
    from interrex.games.vendetta.view import VendettaView

MAX_SEATS: Final = 6  # seats that places are kept for
LOCATIONS: Final = 4
HAVEN: Final = 3
NOWHERE: Final = -1
NOBODY: Final = -1
LOCATION_WORDS: Final = ("L1", "L2", "L3", "H")

# places
ALLY_DECK: Final = 0
VICTIMS: Final = 1
OUT: Final = 2  # out of the game, open
BOX: Final = 3  # out of the game, never shown
AT: Final = 4  # + location: the ally lying there
HAND: Final = 8  # + seat
DECK: Final = HAND + MAX_SEATS  # + seat: clan deck
LOOK: Final = DECK + MAX_SEATS  # + seat: the cards looked at in Hand Building
ASIDE: Final = LOOK + MAX_SEATS  # + seat: laid aside until the round end (VE-R13)
ALLIANCE: Final = ASIDE + MAX_SEATS  # + seat
DRAINED: Final = ALLIANCE + MAX_SEATS  # + seat
UP: Final = DRAINED + MAX_SEATS  # + 6 * location + seat: face-up cards of a position
DOWN: Final = UP + MAX_SEATS * LOCATIONS  # + 6 * location + seat: face-down cards of a position
PLACES: Final = DOWN + MAX_SEATS * LOCATIONS

SETUP: Final = 0
FEED: Final = 1
LOCATION_SETUP: Final = 2
HAND_BUILDING: Final = 3
PLANNING: Final = 4
RESOLUTION: Final = 5
ROUND_END: Final = 6
PHASE_NAMES: Final = (
    "setup", "feed", "location setup", "hand building", "planning", "resolution", "round end",
)  # fmt: skip

BLOOD_TOKENS: Final = 70  # VE-111, in points
INFLUENCE_TOKENS: Final = 80
DIABLERIE_TOKENS: Final = 8
START_BLOOD: Final = 6
START_INFLUENCE: Final = 3
DIABLERIE_LIMIT: Final = 3
ROUNDS: Final = 3
BLOOD_PER_CARD: Final = 3


class Vendetta(Table):
    """One game of Vendetta, for 3 to 5 seats, in teams of two for 4 or 6."""

    __slots__ = (
        "active",
        "ambition",
        "assault",
        "bane",
        "bank_blood",
        "bank_diablerie",
        "bank_influence",
        "blood",
        "blood_left",
        "bonus",
        "clan",
        "diablerie",
        "done",
        "eyes_free",
        "flipped",
        "flips_left",
        "forestalled",
        "friends_used",
        "frozen",
        "influence",
        "kinds",
        "locations",
        "lone",
        "now",
        "old_order",
        "open_relics",
        "out",
        "pack",
        "phase",
        "played_at",
        "pool",
        "ranking",
        "relic",
        "relic_used",
        "resolved",
        "rewarded",
        "round",
        "rulings",
        "sheets",
        "site",
        "skips",
        "spared",
        "team",
        "totals",
        "values",
    )

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings) -> None:
        seats = settings.seats
        team = bool(settings.variants.get("teams", False)) or seats == MAX_SEATS
        shared = team and rulings.team_shared_view
        super().__init__(settings, len(pack.by_card), who_sees(seats, shared), ORDERED)
        self.pack = pack
        self.kinds: tuple[Kind, ...] = pack.by_card
        self.rulings = rulings
        earlier = rulings.ally_values == "earlier"  # VE-R31
        self.values: tuple[Values, ...] = tuple(k.earlier if earlier else k.values for k in pack.by_card)
        self.team: bool = team
        self.locations: tuple[int, ...] = (0, 1, 2, HAVEN) if seats > 4 else (0, 1, HAVEN)  # VE-115, VE-116
        self.phase: int = SETUP
        self.round: int = 0
        self.ambition: int = 0
        self.sheets: list[int] = []  # revealed clan sheets nobody has taken
        self.open_relics: list[int] = []
        self.clan: list[int] = [NOBODY] * seats
        self.relic: list[int] = [NOBODY] * seats
        self.relic_used: list[bool] = [False] * seats
        self.site: list[int] = [NOBODY] * LOCATIONS  # location cards
        self.out: list[bool] = [False] * seats  # eliminated
        self.pool: list[int] = [0] * seats
        self.influence: list[int] = [0] * seats
        self.diablerie: list[int] = [0] * seats
        self.flipped: list[int] = [0] * seats
        self.blood: list[int] = [0] * (MAX_SEATS * LOCATIONS)  # deployed, by 6 * location + seat
        self.bank_blood: int = BLOOD_TOKENS
        self.bank_influence: int = INFLUENCE_TOKENS
        self.bank_diablerie: int = DIABLERIE_TOKENS
        # the Planning turn
        self.active: int = NOBODY
        self.played_at: int = NOWHERE  # where this turn's card was played
        self.blood_left: int = 0  # of the 3 blood along with it
        self.flips_left: int = 0  # tokens that may be flipped (VE-R10)
        self.eyes_free: bool = False  # the partner may play face up at Eyes in the Dark this turn
        # the location being resolved
        self.now: int = NOWHERE
        self.done: int = 0  # locations resolved this round, as bits
        self.resolved: int = 0  # cards resolved in this step, as bits
        self.skips: int = 0  # seats that skip Preparation and Aftermath cards here, as bits
        self.assault: list[int] = [0] * seats  # power of face-down cards here
        self.spared: int = 0  # cards whose Conflict effect leaves out the partner, as bits
        self.bonus: list[int] = [0] * seats  # on the total here
        self.friends_used: int = 0  # cards used once in this turn or at this location, as bits
        self.totals: list[tuple[int, int]] = []
        self.lone: int = NOBODY  # the only player with cards after the Withdraw step
        self.ranking: list[int] = []
        self.rewarded: int = 0  # seats to which the ranking gave an ally or a victim, as bits
        self.old_order: tuple[int, ...] = ()  # turn order at the start of the location (VE-R20)
        # until the round end
        self.forestalled: list[tuple[int, int]] = []  # (seat, card whose effects do not touch it)
        self.bane: list[int] = [0] * seats  # cards to shuffle back at the round end
        self.frozen: list[int] = [0] * seats  # scores of eliminated players (VE-R65)

    def copy(self) -> Vendetta:
        other = bare(Vendetta)
        self.copy_flow(other)
        other.pack = self.pack
        other.kinds = self.kinds
        other.rulings = self.rulings
        other.values = self.values
        other.team = self.team
        other.locations = self.locations
        other.phase = self.phase
        other.round = self.round
        other.ambition = self.ambition
        other.sheets = self.sheets[:]
        other.open_relics = self.open_relics[:]
        other.clan = self.clan[:]
        other.relic = self.relic[:]
        other.relic_used = self.relic_used[:]
        other.site = self.site[:]
        other.out = self.out[:]
        other.pool = self.pool[:]
        other.influence = self.influence[:]
        other.diablerie = self.diablerie[:]
        other.flipped = self.flipped[:]
        other.blood = self.blood[:]
        other.bank_blood = self.bank_blood
        other.bank_influence = self.bank_influence
        other.bank_diablerie = self.bank_diablerie
        other.active = self.active
        other.played_at = self.played_at
        other.blood_left = self.blood_left
        other.flips_left = self.flips_left
        other.eyes_free = self.eyes_free
        other.now = self.now
        other.done = self.done
        other.resolved = self.resolved
        other.skips = self.skips
        other.assault = self.assault[:]
        other.spared = self.spared
        other.bonus = self.bonus[:]
        other.friends_used = self.friends_used
        other.totals = self.totals[:]
        other.lone = self.lone
        other.ranking = self.ranking[:]
        other.rewarded = self.rewarded
        other.old_order = self.old_order
        other.forestalled = self.forestalled[:]
        other.bane = self.bane[:]
        other.frozen = self.frozen[:]
        return other

    def card_word(self, card: int) -> str:
        """The id of a card; relics and location cards are numbered behind them."""
        number = card - len(self.kinds)
        if number < 0:
            return self.kinds[card].id
        relics = self.pack.relics
        return relics[number].id if number < len(relics) else self.pack.sites[number - len(relics)].id

    def option_parts(self, question: str, option: Option) -> Parts:
        from interrex.games.vendetta.options import option_parts

        return option_parts(self, question, option)

    def view(self, seat: int) -> VendettaView:
        from interrex.games.vendetta.view import view

        return view(self, seat)

    def view_beside(self, seen: VendettaView, seat: int, decision: Decision | None) -> VendettaView:
        from interrex.games.vendetta.view import view_beside

        return view_beside(self, seen, seat, decision)

    def listeners(self, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
        from interrex.games.vendetta.playing import answers_to_card
        from interrex.games.vendetta.speaking import listeners

        if moment == "card_played":
            return answers_to_card(self, moment, args)
        return listeners(self, moment, args)

    def seats_consulted(self) -> tuple[int, ...]:
        return ()

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        from interrex.games.vendetta.options import near_misses

        return near_misses(self, question)


def who_sees(seats: int, shared: bool) -> tuple[int, ...]:
    """VE-131 to VE-133: hands and own face-down cards are their player's, decks nobody's, the rest open."""
    everyone = (1 << (seats + 1)) - 1
    sees = [everyone] * PLACES
    sees[ALLY_DECK] = sees[BOX] = 0
    for seat in range(MAX_SEATS):
        own = 1 << seat if seat < seats else 0
        if shared and own:  # VE-R66
            own |= 1 << (seat + seats // 2) % seats
        sees[DECK + seat] = 0
        for place in (HAND, LOOK, ASIDE, *(DOWN + MAX_SEATS * loc for loc in range(LOCATIONS))):
            sees[place + seat] = own
    return tuple(sees)


ORDERED: Final = tuple(
    place == ALLY_DECK or DECK <= place < DECK + MAX_SEATS or place >= DOWN for place in range(PLACES)
)


# --- moments and what speaks of them -----------------------------------------------------------


def happened(
    game: Vendetta, moment: str, player: int = NOBODY, at: int = NOWHERE, card: int = NOBODY
) -> None:
    """Something of which cards may speak: about a player, at a location, to a card."""
    if moment in game.pack.speakers:
        game.emit(moment, player, at, card)


def relic_number(game: Vendetta, relic: int) -> int:
    """The number under which a relic's text acts: behind all cards that lie in places."""
    return len(game.kinds) + relic


def site_number(game: Vendetta, site: int) -> int:
    """The number under which a location card's text acts: behind the relics."""
    return len(game.kinds) + len(game.pack.relics) + site


def is_site(game: Vendetta, card: int) -> bool:
    """VE-807 That number is a location card's: what it does has no causer."""
    return card >= len(game.kinds) + len(game.pack.relics)


# --- positions ---------------------------------------------------------------------------------


def spot(loc: int, seat: int) -> int:
    """VE-1601 The number of a player's position at a location, behind UP, DOWN and in ``blood``."""
    return MAX_SEATS * loc + seat


def cards_on(game: Vendetta, loc: int, seat: int) -> list[int]:
    """All cards on a position, face-up ones first."""
    return game.cards_at[UP + MAX_SEATS * loc + seat] + game.cards_at[DOWN + MAX_SEATS * loc + seat]


def counted(game: Vendetta, loc: int, seat: int) -> int:
    """VE-R82 Cards on a position; face-down ones count or not."""
    if game.rulings.count_face_down:
        return len(cards_on(game, loc, seat))
    return len(game.cards_at[UP + MAX_SEATS * loc + seat])


def has_cards(game: Vendetta, loc: int, seat: int) -> bool:
    """The position holds at least one card."""
    place = MAX_SEATS * loc + seat
    return bool(game.cards_at[UP + place] or game.cards_at[DOWN + place])


def is_present(game: Vendetta, loc: int, seat: int) -> bool:
    """VE-705 The position holds at least 1 card or 1 blood."""
    place = MAX_SEATS * loc + seat
    return bool(game.blood[place] or game.cards_at[UP + place] or game.cards_at[DOWN + place])


def owner_of(game: Vendetta, card: int) -> int:
    """VE-1603 The player whose clan the card belongs to."""
    clan = game.kinds[card].clan
    return game.clan.index(clan) if clan in game.clan else NOBODY


def face_up_with(game: Vendetta, verb: str) -> Iterator[tuple[int, int, int, Effect]]:
    """Face-up deployed cards with that verb: card, the player it acts for, its location, the effect."""
    where = game.where
    for card, effect in game.pack.bearers.get(verb, ()):
        place = where[card]
        if UP <= place < DOWN:
            loc, seat = divmod(place - UP, MAX_SEATS)
            if game.rulings.moved_cards_act_for == "owner":  # VE-R30
                seat = owner_of(game, card)
            if not game.out[seat]:
                yield card, seat, loc, effect


def ally_with(game: Vendetta, seat: int, verb: str) -> Effect | None:
    """VE-751 The effect of an undrained ally of that player with that verb."""
    for card, effect in game.pack.bearers.get(verb, ()):
        if game.where[card] == ALLIANCE + seat:
            return effect
    return None


def site_effect(game: Vendetta, loc: int, verb: str) -> Effect | None:
    """VE-1304 The effect of the location card there with that verb."""
    if loc == NOWHERE or game.site[loc] == NOBODY:
        return None
    for effects in game.pack.sites[game.site[loc]].at.values():
        for effect in effects:
            if effect.verb == verb:
                return effect
    return None


def alliance_size(game: Vendetta, seat: int) -> int:
    """VE-1629 Undrained allies and victims."""
    return len(game.cards_at[ALLIANCE + seat])


def distinct(game: Vendetta, cards: list[int]) -> list[int]:
    """One card of each kind: all victims are one choice (VE-105)."""
    chosen: dict[str, int] = {}
    for card in sorted(cards):
        chosen.setdefault(game.kinds[card].id, card)
    return list(chosen.values())
