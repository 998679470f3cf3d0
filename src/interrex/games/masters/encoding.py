"""Masters of the Night as numbers for programs that learn: all that lies open, from one seat's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.by_hand import QUESTIONS as BY_HAND
from interrex.engine.encoding import Encoding, Features, Layout
from interrex.engine.questions import Option
from interrex.engine.sides import Cards
from interrex.engine.spec import GameSpec
from interrex.games.masters.cards import ACTS, CELL_NAMES, DISTRICTS, VAMPIRES, Pack
from interrex.games.masters.events import events_left, top_event
from interrex.games.masters.table import (
    DECK,
    DRAWN,
    EVENTS_AN_ACT,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OUT,
    OWNED,
    PHASE_NAMES,
    RELIC_DECK,
    REVEALED,
    Masters,
    blood_maximum,
)
from interrex.games.masters.verbs.abilities import is_face_up

QUESTIONS: Final = (
    "act", "day effect", "day fight", "die", "discard relic", "draw relic", "exchange", "expose also",
    "expose district", "fighter", "first leader", "first player", "first served", "from district",
    "give relic", "in the fight", "into district", "larger number", "lose minion", "lure agent",
    "move agent", "next agent", "next district", "order", "place card", "reroll", "reroll die", "rob relic",
    "send minions", "set aside", "set die to 6", "summon", "take along", "tempt", "token", "token to",
    "travel to", "urn", "which agent", "which district", "who gains blood", "who loses blood",
)  # fmt: skip
WORDS: Final = tuple(
    (
        "and decline die done draw effect end exchange expose exposed fight from give go hidden hunt keep "
        "lure-agents minion minions move night nurse on place recruit redirect reroll ritual scatter-agents "
        "seal take to turn unmask use wild with"
    ).split()
)  # verbs and marks; a new one counts as any other until VERSION is raised
PHRASES: Final = (
    "move <cell>", "hidden from <cell>", "exposed from <cell>", "minion from <cell>", "die <number>",
    "hidden from <cell> to <cell>", "exposed from <cell> to <cell>", "minion from <cell> to <cell>",
    "minions <number>", "exchange <vampire>", "use <relic>", "place <relic>", "give <relic>", "take <relic>",
    "give <relic> and take <relic>", "<ability> lure-agents", "<ability> scatter-agents", "<ability> unmask",
    "<ability> nurse", "night effect", "end turn", "wild hunt", "go on",
)  # fmt: skip
OF_TUPLES: Final = ("act", "lure agent", "token", "move agent", "march", "summon", "in the fight")
ROLES: Final = (
    "event deck", "left over", "revealed", "relic deck", "being given", "out of the game", "in play",
    "on a district", "on a vampire", "owned by me", "owned by another",
)  # fmt: skip
DICE: Final = 6
OF_CELL: Final = ("hidden agents", "exposed agents", "minions", "sealed", "fight here", "cards")
OF_VAMPIRE: Final = (
    "in play", "mine", "active", "leader", "fights", "exhausted", "blood", "most blood", "kills", "sealed",
    "relics",
)  # fmt: skip
DIFFICULTIES: Final = tuple(EVENTS_AN_ACT)

ROLES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "event": ("event deck", "left over", "revealed", "out of the game", "in play", *ROLES[7:9]),
    "relic": ("relic deck", "being given", "out of the game", "on a district", *ROLES[9:]),
}


class MastersEncoding(Encoding):
    """MN-154 Only the face-down decks and the events left over are hidden."""

    def __init__(self, spec: GameSpec, pack: Pack) -> None:
        super().__init__(spec, pack, QUESTIONS, ROLES, ROLES_OF, PHRASES, WORDS)

    def add_fields(self, layout: Layout) -> None:
        pack: Pack = self.pack
        self.numbers: list[int] = [self.kind_number[card.id] for card in pack.cards]
        cells = len(CELL_NAMES)
        self.difficulty = layout.add("difficulty", len(DIFFICULTIES), ", ".join(DIFFICULTIES))
        self.vampire_count = layout.add("vampires", 6, "how many are in play")
        self.round = layout.add("round", 1, "number of the round, in tens")
        self.phase = layout.add("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES))
        self.ap = layout.add("ap", 1, "action points left, in fours")
        self.veil = layout.add("veil", 7, "the Veil, 0 to 6")
        self.loss = layout.add("loss", 1, "Veil lost by the event being resolved")
        self.row = layout.add("row", 3, "agents of the next plan: red, larger and smaller number")
        self.dice = layout.add("dice", DICE, "dice in the pool, by value")
        self.taken = layout.add("taken", DICE, "dice taken in a fight, by value")
        self.aside = layout.add("aside", 1, "dice set aside, in fours")
        self.pools = layout.add("pools", 3, "agents, minions and blood in their pools")
        self.left = layout.add("left", 2, "events and relics left")
        self.coming = layout.add(
            "event to come", len(self.kinds), "where an effect has turned it up, by kind"
        )
        self.tiles = layout.add("tiles", cells * len(DISTRICTS), "the district on every cell")
        self.cell_facts = layout.add("cells", cells * len(OF_CELL), "for every cell: " + ", ".join(OF_CELL))
        size = len(VAMPIRES) * len(OF_VAMPIRE)
        self.vampire_facts = layout.add("vampire", size, "for every vampire: " + ", ".join(OF_VAMPIRE))
        self.standing = layout.add("stands", len(VAMPIRES) * cells, "the cell of every vampire")

    def kind_numbers(self, game: Masters) -> list[int]:
        return self.numbers

    def cards_of(self, game: Masters) -> Cards:
        return self.remembered(game.pack) or self.remember(game.pack, self.numbers, [])

    def has_names(self, game: Masters, question: str) -> bool:
        return question not in BY_HAND

    def names(self, game: Masters, question: str, option: Option) -> object:
        """Vampires are named by who plays; an exchange by who has which relic."""
        if isinstance(option, tuple) and question not in OF_TUPLES:
            return None
        return (option, game.line_up)

    def role(self, game: Masters, seat: int, place: int) -> int:
        if place >= OWNED:
            vampire = place - OWNED
            return 9 if vampire < game.vampires and game.player[vampire] == seat else 10
        if place >= ON_DISTRICT:
            return 8 if place >= ON_VAMPIRE else 7
        if place < REVEALED:
            return 0 if place < DECK + ACTS else 1
        return {REVEALED: 2, RELIC_DECK: 3, DRAWN: 4, OUT: 5, IN_PLAY: 6}[place]

    def players(self, game: Masters) -> tuple[int, ...]:
        """Who runs which vampire differs from table to table."""
        return tuple(game.player)

    def progress(self, game: Masters) -> float:
        """Seals that lie, agents slain on the way to the next, and rounds the Veil has held."""
        sealed = 0
        for vampire in range(game.vampires):
            sealed += vampire in game.seal_at
        slain = sum(game.kills) / (9.0 * game.vampires)
        return 0.5 * sealed / game.vampires + 0.3 * min(1.0, slain) + 0.2 * min(1.0, game.round / 18.0)

    def write_fields(self, game: Masters, seat: int, out: Features) -> None:
        out.mark(self.difficulty, DIFFICULTIES.index(game.difficulty))
        out.mark(self.vampire_count, game.vampires)
        out.ratio(self.round, game.round, 10.0)
        out.mark(self.phase, game.phase)
        out.ratio(self.ap, game.ap, 4.0)
        out.mark(self.veil, game.veil)
        out.ratio(self.loss, game.loss, 3.0)
        rows = game.face.rows if game.rulings.spawn_rows == "stand_in" else game.face.reported
        row = rows[0] if game.veil >= 4 else rows[1]
        for number in range(3):
            out.ratio(self.row + number, row[number], 4.0)
        self.write_dice(game.dice, self.dice, out)
        self.write_dice(game.taken, self.taken, out)
        out.ratio(self.aside, game.aside, 4.0)
        out.ratio(self.pools, game.agent_pool, 12.0)
        out.ratio(self.pools + 1, game.minion_pool, 10.0)
        out.ratio(self.pools + 2, game.blood_pool, 4.0)
        out.ratio(self.left, events_left(game), 18.0)
        out.ratio(self.left + 1, len(game.cards_at[RELIC_DECK]), 14.0)
        top = top_event(game)
        is_known = top != NOBODY and is_face_up(game, top)
        out.mark(self.coming, self.numbers[top] if is_known else NOBODY)
        self.write_cells(game, out)
        for vampire in range(game.vampires):
            self.write_vampire(game, seat, vampire, out)

    def write_dice(self, dice: list[int], start: int, out: Features) -> None:
        """How many dice show each number."""
        for value in range(1, DICE + 1):
            out.ratio(start + value - 1, dice.count(value), 4.0)

    def write_cells(self, game: Masters, out: Features) -> None:
        """Every district with the tokens on it."""
        districts = len(DISTRICTS)
        for cell in range(len(CELL_NAMES)):
            out.mark(self.tiles + cell * districts, game.tiles[cell])
            at = self.cell_facts + cell * len(OF_CELL)
            out.ratio(at, game.hidden[cell], 4.0)
            out.ratio(at + 1, game.exposed[cell], 4.0)
            out.ratio(at + 2, game.minions[cell], 4.0)
            out.ratio(at + 3, int(game.seal_at[cell] != NOBODY), 1.0)
            out.ratio(at + 4, int(game.fight_cell == cell and game.fighter != NOBODY), 1.0)
            out.ratio(at + 5, len(game.cards_at[ON_DISTRICT + cell]), 2.0)

    def write_vampire(self, game: Masters, seat: int, vampire: int, out: Features) -> None:
        """One vampire."""
        kind = game.line_up[vampire]
        at = self.vampire_facts + kind * len(OF_VAMPIRE)
        out.ratio(at, 1, 1.0)
        out.ratio(at + 1, int(game.player[vampire] == seat), 1.0)
        out.ratio(at + 2, int(game.active == vampire), 1.0)
        out.ratio(at + 3, int(game.leader == vampire), 1.0)
        out.ratio(at + 4, int(game.fighter == vampire), 1.0)
        out.ratio(at + 5, game.exhausted >> vampire & 1, 1.0)
        out.ratio(at + 6, game.blood[vampire], 4.0)
        out.ratio(at + 7, blood_maximum(game, vampire), 4.0)
        out.ratio(at + 8, game.kills[vampire], 9.0)
        out.ratio(at + 9, int(vampire in game.seal_at), 1.0)
        out.ratio(at + 10, len(game.cards_at[OWNED + vampire]), 3.0)
        out.mark(self.standing + kind * len(CELL_NAMES), game.at[vampire])


ENCODING: Final = MastersEncoding
