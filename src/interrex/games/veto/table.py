"""The table of Veto!: places, counters, and what follows from the cards in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.bits import as_bit
from interrex.engine.chance import Chance
from interrex.engine.knowledge import knows, rule_out
from interrex.engine.options import Parts
from interrex.engine.questions import Decision, Option, Question
from interrex.engine.questions import Item as AgendaItem
from interrex.engine.settings import Record, Settings
from interrex.engine.table import Table
from interrex.engine.zones import move as move_card
from interrex.games.veto.cards import THRUST, Kind, Pack, Tree
from interrex.games.veto.rulings import Rulings

if TYPE_CHECKING:
    from interrex.games.veto.decks import Deck
    from interrex.games.veto.view import VetoView

# places; "+ seat" where a seat has its own
DECK: Final = 0
HAND: Final = 4
DISCARD: Final = 8  # VT-609 only the top is seen
REMOVED: Final = 12
PLAY: Final = 16  # everything a seat controls, but for thrusts that lie face down
LOOK: Final = 20  # cards a seat looks at on the top of his deck
LIMBO: Final = 24  # cards of an owner on their way to his pile, while he orders them
STACK: Final = 28  # cards being played (VT-616)
OUT: Final = 29  # cards of players who are out (VT-1407)
UNDER: Final = 30  # + seat * slots + slot: thrusts face down under a character

KRESKI: Final = (0, 0, 21, 24, 27)
TO_WIN: Final = (0, 0, 14, 16, 18)
FIRST_HAND: Final = 7
ROUND_LIMIT: Final = 60  # VT-R75

SETUP: Final = 0
UNTAP: Final = 1
SETTLEMENT: Final = 2
GAME_PHASE: Final = 3
END: Final = 4
PHASE_NAMES: Final = ("setup", "untap", "settlement", "game", "end")
SEAT_LETTERS: Final = "ABCD"

NOBODY: Final = -1
BENE: Final = "bene"

# what lies on the stack
DEPLOY: Final = "deploy"
EQUIP: Final = "equipment"
BUILD: Final = "estate"
EFFECT_PLAYED: Final = "effect"
THRUST_PLAYED: Final = "thrust"
ABILITY: Final = "ability"
AGITATE: Final = "agitate"
CHALLENGE: Final = "challenge"
REFUSE: Final = "refuse"
MOVE: Final = "move"
CARDS_PLAYED: Final = (DEPLOY, EQUIP, BUILD, EFFECT_PLAYED, THRUST_PLAYED)

# an item of the stack: what, whose, card, number of its ability, target, what it answers, is it a reply
StackItem = tuple[str, int, int, int, Any, int, bool]
ITEM_WHAT: Final = 0
ITEM_SEAT: Final = 1
ITEM_CARD: Final = 2
ITEM_ABILITY: Final = 3
ITEM_TARGET: Final = 4
ITEM_ANSWERS: Final = 5
INFLUENCE: Final = -1
FAVOUR: Final = -2  # VT-216
NO_TARGET: Final = None

# the duel: fields of a list
CHALLENGER: Final = 0
CHALLENGED: Final = 1
REVENGE: Final = 2
USED: Final = 3  # chosen equipment, as bits
MODS: Final = 4  # two numbers: changes of Szabla so far
DOUBLED: Final = 6  # two numbers: times the weapon's bonus is doubled
IGNORED: Final = 8  # two sets of arms that do not work, as bits of ARMS_BITS
BARRED: Final = 10  # two: 1 no Cięcie, 2 no thrusts
SAFE: Final = 12  # two: cannot be killed
THRUSTS: Final = 14  # two: thrusts that have resolved or been stopped by a passive text, for Rapier
WINNER: Final = 16  # NOBODY while open, side, or 2 undecided
MARGIN: Final = 17
SEATS: Final = 18  # two: whose fighters they are
TOTALS: Final = 20  # two: what Szabla decided by, once the exchange is over
DUEL_FIELDS: Final = 22
UNDECIDED: Final = 2
ARMS_BITS: Final = {"weapon": 1, "firearm": 2, "armour": 4}

# harm about to happen: fields of a list
VICTIM: Final = 0
KILLED: Final = 1  # 1 killed, 0 wounded
BY: Final = 2  # the character who did it, or NOBODY
IN_DUEL: Final = 3
SAVED: Final = 4  # 0 no, 1 not discarded, 2 to hand

Passive = tuple[int, int, Tree, tuple[Any, ...]]  # card, seat, condition, arguments


class Derived:
    """What follows from the cards in play; made anew when something in play changes."""

    __slots__ = (
        "attached", "characters", "keywords", "outside", "passing", "replies", "taken", "texts", "triggers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.passing: int = 0  # characters, as bits, whose keywords may change while no card moves
        self.taken: int = 0  # names of unique cards in play, as bits
        self.characters: list[list[int]] = []
        self.attached: dict[int, list[int]] = {}
        self.keywords: dict[int, int] = {}
        self.texts: dict[str, list[Passive]] = {}
        self.outside: list[Passive] = []  # those that change Szabla outside duels too
        self.replies: list[list[tuple[int, int]]] = []  # by seat: card, its moments
        self.triggers: list[tuple[int, int]] = []  # cards that act by themselves, and whose

    def __repr__(self) -> str:
        return "reckoned when needed"


STALE: Final = Derived()


class Veto(Table):
    """One game of Veto!, for 2 to 4 seats."""

    __slots__ = (
        "acted", "action", "agitated", "answered", "arrived", "asking", "bans", "bribed", "clock", "closed",
        "counting", "crowned", "decks", "deed", "derived", "ducats", "duel", "election", "faction_cards",
        "factions", "fields",
        "hand_tags", "harm", "holders", "host", "influenced", "initiative", "killed", "kinds",
        "kreski", "lasting", "leaving", "moment", "negated", "no_election", "opening", "out", "owner", "pack",
        "passes", "pending", "phase", "pool", "redrawn", "reply_total", "returned", "round", "round_used",
        "rulings", "seen", "slot", "slots", "snapshot", "stack", "tapped", "turn_used", "voice",
    )  # fmt: skip

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings, decks: tuple[Deck, ...]) -> None:
        seats = settings.seats
        kinds: list[Kind] = []
        owner: list[int] = []
        for seat, deck in enumerate(decks):
            for kind in deck.all_cards():
                kinds.append(kind)
                owner.append(seat)
        thrusts = [sum(kind.family == "thrust" for kind in deck.all_cards()) for deck in decks]
        self.slots: int = min(sum(thrusts), 14)
        sees, ordered = layout(seats, self.slots)
        super().__init__(settings, len(kinds), sees, ordered)
        cards = len(kinds)
        self.pack = pack
        self.decks = decks
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self.owner: tuple[int, ...] = tuple(owner)
        self.rulings = rulings
        self.factions: tuple[str, ...] = tuple(deck.faction.id for deck in decks)
        self.faction_cards: tuple[int, ...] = tuple(owner.index(seat) for seat in range(seats))
        self.hand_tags: tuple[int, ...] = tuple(pack.hand_tags(name) for name in self.factions)
        self.closed: bool = settings.variants.get("decklists") == "closed"
        self.seen: list[int] = [0] * cards  # closed decklists: seats that have seen the face, as bits
        # counters
        self.pool: int = KRESKI[seats]
        self.kreski: list[int] = [0] * seats
        self.ducats: list[int] = [deck.faction.treasury for deck in decks]
        self.opening: tuple[int, ...] = tuple(self.ducats)  # what each treasury began with
        self.killed: list[int] = [0] * seats  # characters of that owner killed so far
        self.bans: int = 0  # names nobody may play any more, as bits (VT-414)
        # cards in play
        self.host: list[int] = [NOBODY] * cards
        self.slot: list[int] = [NOBODY] * cards  # of a character: where its face-down thrusts lie
        self.holders: list[int] = [NOBODY] * (4 * max(self.slots, 1))  # whose slot it is
        self.arrived: list[int] = [0] * cards  # when it came into play (VT-R56)
        self.clock: int = 0
        self.tapped: int = 0
        self.fields: int = 0  # characters on the magnates' field
        self.crowned: int = 0  # effects whose condition held when they came into play (VT-R63)
        self.lasting: list[tuple[Any, ...]] = []  # what works until the end of the round
        self.derived: Derived = STALE
        # the round
        self.phase: int = SETUP
        self.round: int = 0
        self.initiative: int = NOBODY
        self.voice: int = NOBODY
        self.deed: bool = False
        self.acted: bool = False
        self.passes: int = 0
        self.election: int = NOBODY  # who announced one this round
        self.no_election: bool = False
        self.influenced: int = 0  # who used political influence this round, as bits
        self.agitated: int = 0  # who agitated this round, as bits
        self.redrawn: int = 0  # who has decided on his first hand, as bits
        self.out: int = 0  # who is out of the game, as bits
        self.bribed: list[int] = [0] * seats  # what bribes add
        self.reply_total: list[int] = [0] * seats  # what replies add to initiative
        self.snapshot: int = 0  # characters untapped when the phase began (VT-R03)
        self.returned: list[tuple[int, int, int]] = []  # kind, price, ducats: VT-929
        self.turn_used: int = 0  # cards whose once-a-turn text was used
        self.round_used: int = 0  # cards whose reply was used (VT-R73)
        # what is going on
        self.stack: list[StackItem] = []
        self.negated: int = 0  # items of the stack, as bits
        self.answered: list[tuple[int, int, int]] = []  # card, ability, item (NOBODY: the moment)
        self.moment: tuple[Any, ...] = ()  # the named moment that is open: tag and its facts
        self.action: list[Any] = []  # changes of the action at the bottom of the stack
        self.pending: list[AgendaItem] = []  # what follows when the stack has resolved
        self.duel: list[int] = []
        self.harm: list[int] = []
        self.begin_reckoning()

    def begin_reckoning(self) -> None:
        """What is so only in the middle of a reckoning; a copy made meanwhile reckons for itself."""
        self.counting: bool = False  # while a text counts how it changes Kreski
        self.asking: bool = False  # while a text asks who may agitate
        self.leaving: int = NOBODY  # a card in hand, while its text counts as if it had been declared

    def copy(self) -> Veto:
        other = Veto.__new__(Veto)
        self.copy_flow(other)
        other.slots = self.slots
        other.pack = self.pack
        other.decks = self.decks
        other.kinds = self.kinds
        other.owner = self.owner
        other.rulings = self.rulings
        other.factions = self.factions
        other.faction_cards = self.faction_cards
        other.hand_tags = self.hand_tags
        other.closed = self.closed
        other.seen = self.seen[:]
        other.pool = self.pool
        other.kreski = self.kreski[:]
        other.ducats = self.ducats[:]
        other.opening = self.opening
        other.killed = self.killed[:]
        other.bans = self.bans
        other.host = self.host[:]
        other.slot = self.slot[:]
        other.holders = self.holders[:]
        other.arrived = self.arrived[:]
        other.clock = self.clock
        other.tapped = self.tapped
        other.fields = self.fields
        other.crowned = self.crowned
        other.lasting = self.lasting[:]
        other.derived = self.derived  # never changed, only replaced
        other.phase = self.phase
        other.round = self.round
        other.initiative = self.initiative
        other.voice = self.voice
        other.deed = self.deed
        other.acted = self.acted
        other.passes = self.passes
        other.election = self.election
        other.no_election = self.no_election
        other.influenced = self.influenced
        other.agitated = self.agitated
        other.redrawn = self.redrawn
        other.out = self.out
        other.bribed = self.bribed[:]
        other.reply_total = self.reply_total[:]
        other.snapshot = self.snapshot
        other.returned = self.returned[:]
        other.turn_used = self.turn_used
        other.round_used = self.round_used
        other.stack = self.stack[:]
        other.negated = self.negated
        other.answered = self.answered[:]
        other.moment = self.moment
        other.action = self.action[:]
        other.pending = self.pending[:]
        other.duel = self.duel[:]
        other.harm = self.harm[:]
        other.begin_reckoning()
        return other

    def card_word(self, card: int) -> str:
        """The id of a card's kind; numbers above those of all cards stand for kinds, see ``face``."""
        cards = len(self.kinds)
        return self.kinds[card].id if card < cards else self.pack.kinds[card - cards].id

    def option_parts(self, question: str, option: Option) -> Parts:
        from interrex.games.veto.options import option_parts

        return option_parts(self, question, option)

    def tell_apart(self, question: Question, option: Option, alike: Sequence[Option]) -> Parts:
        from interrex.games.veto.options import difference

        if self.settings.rules_version < 2:  # until version 2 they were only numbered
            return ()
        return difference(self, question.name, option, alike)

    def view(self, seat: int) -> VetoView:
        from interrex.games.veto.view import view

        return view(self, seat)

    def view_beside(self, seen: VetoView, seat: int, decision: Decision | None) -> VetoView:
        from interrex.games.veto.view import view_beside

        return view_beside(self, seen, seat, decision)

    def near_misses(self, question: Question) -> Iterator[tuple[Parts, str]]:
        from interrex.games.veto.near_misses import near_misses

        return near_misses(self, question)

    def sorts_of_cards(self) -> tuple[int, ...]:
        """VT-970 Thrusts that may lie face down under a character, and all other cards."""
        return tuple([int(may_lie_face_down(self, card)) for card in range(len(self.kinds))])

    def forget_derived(self) -> None:
        self.derived = STALE

    def record(self, seat: int | None = None) -> Record:
        from interrex.games.veto.decks import hide_decks

        return hide_decks(self, seat, super().record(seat))

    def seats_consulted(self) -> tuple[int, ...]:
        return ()

    @property
    def imagines(self) -> bool:
        return self.closed

    def imagine(self, seat: int, chance: Chance) -> None:
        """With closed decklists unseen cards of others may be any legal ones."""
        from interrex.games.veto.decks import imagine

        imagine(self, seat, chance)


def layout(seats: int, slots: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """VT-606 to VT-615: who sees what, and where the order matters."""
    everyone = (1 << (seats + 1)) - 1
    sees = [everyone] * (UNDER + seats * slots)
    ordered = [False] * len(sees)
    for seat in range(4):
        own = 1 << seat if seat < seats else 0
        for place in (DECK, DISCARD):
            sees[place + seat] = 0
            ordered[place + seat] = True
        for place in (HAND, LOOK, LIMBO):
            sees[place + seat] = own
        ordered[LOOK + seat] = True
    for seat in range(seats):
        for slot in range(slots):
            sees[UNDER + seat * slots + slot] = 1 << seat
    return tuple(sees), tuple(ordered)


# --- seats ------------------------------------------------------------------------------------------


def everyone(game: Veto) -> int:
    """All seats and the watcher."""
    return (1 << (game.seats + 1)) - 1


def in_game(game: Veto, seat: int) -> bool:
    """VT-1435 The player has not dropped out."""
    return not game.out >> seat & 1


def playing(game: Veto) -> int:
    """How many players are in the game."""
    if not game.out:
        return game.seats
    return sum(not game.out >> seat & 1 for seat in range(game.seats))


def next_seat(game: Veto, seat: int) -> int:
    """VT-1402 Clockwise, the next player who is in the game."""
    seats = game.seats
    seat = (seat + 1) % seats
    while game.out >> seat & 1:
        seat = (seat + 1) % seats
    return seat


def clockwise(game: Veto, first: int) -> list[int]:
    """All players in the game, clockwise from one."""
    return [
        seat
        for seat in ((first + number) % game.seats for number in range(game.seats))
        if in_game(game, seat)
    ]


def opponents(game: Veto, seat: int) -> list[int]:
    """Every other player still in the game, clockwise."""
    return [other for other in clockwise(game, seat) if other != seat]


def holder(game: Veto) -> int:
    """The initiative holder, or the next player clockwise if he has dropped out (VT-1410)."""
    return game.initiative if in_game(game, game.initiative) else next_seat(game, game.initiative)


# --- cards ------------------------------------------------------------------------------------------


def in_play(game: Veto, card: int) -> bool:
    """VT-617 The card lies openly in play."""
    return PLAY <= game.where[card] < PLAY + 4


def controller(game: Veto, card: int) -> int:
    """VT-1304 Who controls a card in play."""
    return game.where[card] - PLAY


def faction_card(game: Veto, seat: int) -> int:
    """VT-118 The faction card of a player; it is the first of his cards."""
    return game.faction_cards[seat]


def is_tapped(game: Veto, card: int) -> bool:
    tapped = game.tapped
    return tapped != 0 and bool(tapped & as_bit(card))


def on_magnates(game: Veto, card: int) -> bool:
    fields = game.fields
    return fields != 0 and bool(fields & as_bit(card))


def under(game: Veto, card: int) -> list[int]:
    """The thrusts face down under a character."""
    slot = game.slot[card]
    return game.cards_at[UNDER + slot] if slot >= 0 else []


def answers_itself(game: Veto) -> bool:
    """The table answers what has a single answer, unless asking hides something; so since version 2."""
    return game.settings.rules_version >= 2


def thrusts_are_paid(game: Veto) -> bool:
    """VT-322 A thrust that costs ducats is paid for; until version 3 it had a price that nobody paid."""
    return game.settings.rules_version >= 3


def face(game: Veto, card: int) -> int:
    """The number by which the log names that card: of its kind, not of the card.

    So copies are not told apart, and with closed decklists a line says nothing of cards nobody has seen.
    """
    return len(game.kinds) + game.kinds[card].number


def put(game: Veto, card: int, place: int, shown: int = 0, bottom: bool = False) -> None:
    """Move a card; everything that follows from the cards in play is reckoned anew."""
    origin = game.where[card]
    if HAND <= origin < HAND + 4:
        forget_copies(game, card, origin)
    if game.closed:
        from interrex.games.veto.decks import see

        see(game, [card], game.sees[origin] | game.sees[place] | shown)
    move_card(game, card, place, shown, bottom)
    if PLAY <= origin < PLAY + 4 or PLAY <= place < PLAY + 4:
        game.derived = STALE
    if PLAY <= place < PLAY + 4:
        game.clock += 1
        game.arrived[card] = game.clock
    elif place >= UNDER:
        only_thrusts(game, place)


def forget_copies(game: Veto, card: int, hand: int) -> None:
    """Of equal cards in a hand the one that leaves is, for everybody, the one he knew of."""
    kind = game.kinds[card]
    cards = len(game.where)
    for other in game.cards_at[hand] if game.knowing else ():
        if other != card and game.kinds[other] is kind:
            for viewer in game.knowing:
                if knows(game, viewer, other) and not knows(game, viewer, card):
                    one, two = viewer * cards + card, viewer * cards + other
                    game.stirs += 1
                    game.possible_lots[one], game.possible_lots[two] = (
                        game.possible_lots[two],
                        game.possible_lots[one],
                    )
                    game.actual_lot[one], game.actual_lot[two] = game.actual_lot[two], game.actual_lot[one]


def may_lie_face_down(game: Veto, card: int) -> bool:
    """VT-970 Only a thrust that its owner may use is put face down under a character."""
    kind = game.kinds[card]
    return kind.family == THRUST and (
        game.rulings.off_faction_thrust == "attach_only"
        or kind.faction in ("", game.factions[game.owner[card]])
    )


def only_thrusts(game: Veto, place: int) -> None:
    """Everybody knows that what lies face down under a character is a thrust its owner may use."""
    if game.knowing:
        rule_out(game, place, [card for card in range(len(game.kinds)) if not may_lie_face_down(game, card)])


def changed(game: Veto) -> None:
    """Something in play has changed without a card moving."""
    game.derived = STALE


def tap(game: Veto, card: int) -> None:
    """VT-628 Turn a card to the right."""
    game.tapped |= 1 << card


def untap(game: Veto, card: int) -> None:
    game.tapped &= ~(1 << card)
