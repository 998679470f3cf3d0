"""The table of Masters of the Night: places, counters, and the small questions every chapter asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.options import Parts
from interrex.engine.questions import Decision, Option, Question, Step
from interrex.engine.settings import Settings
from interrex.engine.table import Table
from interrex.games.masters.cards import ACTS, CELL_NAMES, Card, Face, Pack, Vampire
from interrex.games.masters.rulings import Rulings
from interrex.games.masters.verbs.vocabulary import BLOOD_MAXIMUM, STANDING

if TYPE_CHECKING:
    from interrex.games.masters.view import MastersView

CELLS: Final = range(len(CELL_NAMES))
STATION: Final = 0
STATION_CELL: Final = 0
CORNERS: Final = (0, 2, 6, 8)

# places of cards
DECK: Final = 0  # + act: the event deck, act I on top
UNUSED: Final = 3  # + act: events not drawn at set-up (MN-146); one pile under MN-R14
REVEALED: Final = 6  # the event being resolved
RELIC_DECK: Final = 7
DRAWN: Final = 8  # the relic being given
OUT: Final = 9  # out of the game, open
IN_PLAY: Final = 10  # permanent events and those of this round
ON_DISTRICT: Final = 11  # + cell: placed events and relics
ON_VAMPIRE: Final = 20  # + vampire: placed events
OWNED: Final = 25  # + vampire: relics
PLACES: Final = 30

MAX_VAMPIRES: Final = 5
AGENT_TOKENS: Final = 12
MINION_TOKENS: Final = 10
START_MINIONS: Final = {2: 2, 3: 1, 4: 0, 5: 0}
MINION_POOL: Final = 9
DICE_EACH: Final = 2
VEIL_TOP: Final = 6
STRONG_VEIL: Final = 4  # from here up the strong-Veil row
BLOOD_START: Final = 4
BLOOD_SPARE: Final = 2
AP_A_NIGHT: Final = 2
DAY_FIGHT_AGENTS: Final = 3
KILL_TRACK: Final = 9
EVENTS_AN_ACT: Final = {"easy": 6, "medium": 5, "hard": 4}

SETUP: Final = 0
DAY: Final = 1
NIGHT: Final = 2
PHASE_NAMES: Final = ("setup", "day", "night")

NOBODY: Final = -1
HIDDEN: Final = 0
EXPOSED: Final = 1
MINION: Final = 2
TOKEN_NAMES: Final = ("hidden", "exposed", "minion")
DONE: Final = "done"
DECLINE: Final = "decline"

Standing = tuple[tuple[tuple[int, tuple[Any, ...]], ...], ...]  # for each verb: place and arguments
NOTHING_STANDS: Final[Standing] = ((),) * len(STANDING)
Watched = tuple[tuple[int, int, tuple[tuple[int, tuple[Any, ...]], ...]], ...]  # card, place, conditions


class Masters(Table):
    """One game of Masters of the Night: seats are people, vampires are numbered in turn order."""

    __slots__ = (
        "abilities_used",
        "active",
        "agent_pool",
        "ap",
        "aside",
        "at",
        "blood",
        "blood_pool",
        "by_day",
        "cards",
        "cell_of",
        "dice",
        "difficulty",
        "exhausted",
        "exposed",
        "exposes",
        "face",
        "fell",
        "fight_cell",
        "fighter",
        "force",
        "fought",
        "gain",
        "hidden",
        "kills",
        "landed",
        "leader",
        "line_up",
        "loss",
        "minion_pool",
        "minions",
        "minions_gone",
        "once",
        "pack",
        "phase",
        "plain",
        "player",
        "redirected",
        "resolved",
        "round",
        "rulings",
        "seal_at",
        "struck",
        "taken",
        "tiles",
        "turn_over",
        "vampires",
        "veil",
        "watched",
    )

    def __init__(
        self,
        settings: Settings,
        pack: Pack,
        rulings: Rulings,
        line_up: tuple[int, ...],
        player: tuple[int, ...],
    ) -> None:
        cards = pack.cards
        super().__init__(settings, len(cards), who_sees(settings.seats), ORDERED)
        vampires = len(line_up)
        self.pack = pack
        self.cards: tuple[Card, ...] = cards
        self.rulings = rulings
        self.difficulty: str = str(settings.variants.get("difficulty", "medium"))
        self.line_up = line_up  # the kind of each vampire, in turn order
        self.player = player  # who runs each vampire
        self.vampires: int = vampires
        self.face: Face = next(face for face in pack.faces if face.vampires == vampires)
        self.tiles: tuple[int, ...] = tuple(CELLS)  # the district on each cell
        self.cell_of: tuple[int, ...] = tuple(CELLS)  # the cell of each district
        # tokens
        self.hidden: list[int] = [0] * len(CELLS)
        self.exposed: list[int] = [0] * len(CELLS)
        self.minions: list[int] = [0] * len(CELLS)
        self.agent_pool: int = self.face.agents
        self.minion_pool: int = 0
        self.minions_gone: int = 0  # under MN-R20
        self.blood_pool: int = BLOOD_SPARE
        self.seal_at: list[int] = [NOBODY] * len(CELLS)  # whose seal lies there
        # vampires
        self.at: list[int] = [STATION_CELL] * vampires
        self.blood: list[int] = [BLOOD_START] * vampires
        self.kills: list[int] = [0] * vampires
        self.exhausted: int = 0  # as bits
        self.fell: int = 0  # exhausted this night, as bits (MN-R17)
        # dice
        self.dice: list[int] = []  # values in the pool, lowest first
        self.aside: int = 0
        # Veil
        self.veil: int = VEIL_TOP
        self.loss: int = 0  # by the event being resolved (MN-429)
        self.gain: int = 0
        self.landed: int = 0  # cells with a landing loss by this event, as bits
        self.redirected: bool = False  # an agent went to the Urn in this event
        # time
        self.round: int = 0
        self.phase: int = SETUP
        self.leader: int = NOBODY
        self.active: int = NOBODY
        self.ap: int = 0
        self.turn_over: bool = False
        self.abilities_used: int = 0  # kinds of vampires whose abilities were used this turn, as bits
        self.exposes: int = 0  # Expose actions this turn
        self.once: int = 0  # relics used this round, as bits
        self.resolved: int = 0  # day effects resolved today, cells as bits
        self.fought: int = 0  # day fights fought today, cells as bits
        # the fight in progress
        self.fighter: int = NOBODY
        self.fight_cell: int = NOBODY
        self.by_day: bool = False
        self.taken: list[int] = []
        self.plain: list[int] = []  # the same dice without Darkness (MN-R28)
        self.struck: int = 0  # agents removed together with minions
        # what stands: rebuilt whenever a card comes into play or goes
        self.force: Standing = NOTHING_STANDS
        self.watched: Watched = ()

    def copy(self) -> Masters:
        other = Masters.__new__(Masters)
        self.copy_flow(other)
        other.pack = self.pack
        other.cards = self.cards
        other.rulings = self.rulings
        other.difficulty = self.difficulty
        other.line_up = self.line_up
        other.player = self.player
        other.vampires = self.vampires
        other.face = self.face
        other.tiles = self.tiles
        other.cell_of = self.cell_of
        other.hidden = self.hidden[:]
        other.exposed = self.exposed[:]
        other.minions = self.minions[:]
        other.agent_pool = self.agent_pool
        other.minion_pool = self.minion_pool
        other.minions_gone = self.minions_gone
        other.blood_pool = self.blood_pool
        other.seal_at = self.seal_at[:]
        other.at = self.at[:]
        other.blood = self.blood[:]
        other.kills = self.kills[:]
        other.exhausted = self.exhausted
        other.fell = self.fell
        other.dice = self.dice[:]
        other.aside = self.aside
        other.veil = self.veil
        other.loss = self.loss
        other.gain = self.gain
        other.landed = self.landed
        other.redirected = self.redirected
        other.round = self.round
        other.phase = self.phase
        other.leader = self.leader
        other.active = self.active
        other.ap = self.ap
        other.turn_over = self.turn_over
        other.abilities_used = self.abilities_used
        other.exposes = self.exposes
        other.once = self.once
        other.resolved = self.resolved
        other.fought = self.fought
        other.fighter = self.fighter
        other.fight_cell = self.fight_cell
        other.by_day = self.by_day
        other.taken = self.taken[:]
        other.plain = self.plain[:]
        other.struck = self.struck
        other.force = self.force
        other.watched = self.watched
        return other

    def card_word(self, card: int) -> str:
        return self.cards[card].id

    def option_parts(self, question: str, option: Option) -> Parts:
        from interrex.games.masters.options import option_parts

        return option_parts(self, question, option)

    def view(self, seat: int) -> MastersView:
        from interrex.games.masters.view import view

        return view(self, seat)

    def view_beside(self, seen: MastersView, seat: int, decision: Decision | None) -> MastersView:
        from interrex.games.masters.view import view_beside

        return view_beside(self, seen, seat, decision)

    def seats_consulted(self) -> tuple[int, ...]:
        return ()

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        from interrex.games.masters.options import near_misses

        return near_misses(self, question)


def who_sees(seats: int) -> tuple[int, ...]:
    """MN-154 Only the face-down decks and the events left over are hidden."""
    everyone = (1 << (seats + 1)) - 1
    return tuple(0 if place in CLOSED else everyone for place in range(PLACES))


CLOSED: Final = (*range(DECK, DECK + ACTS), *range(UNUSED, UNUSED + ACTS), RELIC_DECK)
ORDERED: Final = tuple(place in CLOSED for place in range(PLACES))


def everyone(game: Masters) -> int:
    """All seats and the watcher, as bits."""
    return (1 << (game.seats + 1)) - 1


def kind_of(game: Masters, vampire: int) -> Vampire:
    """The card of a vampire in play."""
    return game.pack.vampires[game.line_up[vampire]]


def leading(game: Masters) -> int:
    """MN-120 The player who decides for the leader."""
    return game.player[game.leader]


def agents_at(game: Masters, cell: int) -> int:
    """Hidden and exposed agents together."""
    return game.hidden[cell] + game.exposed[cell]


def vampires_at(game: Masters, cell: int) -> list[int]:
    """The vampires in a district, in turn order."""
    return [vampire for vampire, here in enumerate(game.at) if here == cell]


def is_ready(game: Masters, vampire: int) -> bool:
    """Ready means not exhausted."""
    return not game.exhausted >> vampire & 1


def stands_at(game: Masters, verb: int, place: int) -> bool:
    """A standing verb works from that place."""
    return any(where == place for where, _ in game.force[verb])


def number_at(game: Masters, verb: int, place: int, default: int = 0) -> int:
    """The number of a standing verb at that place; several add up."""
    rows = game.force[verb]
    if not rows:
        return default
    found = [args[0] for where, args in rows if where == place]
    return sum(found) if found else default


def number_of(game: Masters, verb: int, default: int = 0) -> int:
    """MN-C06 The number that a standing verb sets, wherever it lies; the last one set holds."""
    found = game.force[verb]
    return int(found[-1][1][0]) if found else default


def blood_maximum(game: Masters, vampire: int) -> int:
    """MN-752, MN-1011 Four, or what a relic of its owner says (at night only under MN-R36)."""
    if not game.force[BLOOD_MAXIMUM]:
        return BLOOD_START
    if game.rulings.passive_relics_by_day == "night_only" and game.phase != NIGHT:
        return BLOOD_START
    return number_at(game, BLOOD_MAXIMUM, OWNED + vampire, BLOOD_START)


def decide(
    game: Masters, seat: int, question: str, options: Sequence[Option], step: Step, *args: Any, rule: str
) -> None:
    """Ask, unless there is only one answer: then it is taken."""
    if len(options) == 1:
        game.then_with(step, (*args, options[0]))
    else:
        game.ask_with(seat, question, options, step, args, rule)


def decide_together(
    game: Masters, question: str, options: Sequence[Option], step: Step, *args: Any, rule: str
) -> None:
    """MN-R38 The leader decides; under the other reading whoever speaks first."""
    if len(options) == 1:
        game.then_with(step, (*args, options[0]))
    elif game.rulings.shared_choice_owner == "any_player" and game.seats > 1:
        game.ask_any(tuple(range(game.seats)), question, options, step, *args, rule=rule)
    else:
        game.ask_with(leading(game), question, options, step, args, rule)


def left_over(game: Masters, act: int) -> int:
    """MN-146, MN-R14 Where events that are not drawn lie: by act, or all shuffled together."""
    return UNUSED + act if game.rulings.nevena_source == "event_deck" else UNUSED
