"""Veto! as numbers for programs that learn: what lies open on the table, from one seat's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.by_hand import QUESTIONS as BY_HAND
from interrex.engine.encoding import Encoding, Features, Layout
from interrex.engine.sides import Cards
from interrex.engine.spec import GameSpec
from interrex.games.veto.cards import CHARACTER, KEYWORDS, Pack
from interrex.games.veto.moments import NAMED
from interrex.games.veto.options import FIELD_NAMES
from interrex.games.veto.permissions import strategy_of
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    CARDS_PLAYED,
    CHALLENGED,
    CHALLENGER,
    DECK,
    DISCARD,
    HAND,
    ITEM_CARD,
    ITEM_SEAT,
    ITEM_WHAT,
    LIMBO,
    LOOK,
    NOBODY,
    OUT,
    PHASE_NAMES,
    PLAY,
    REMOVED,
    REVENGE,
    STACK,
    TO_WIN,
    UNDER,
    Veto,
    faction_card,
    in_play,
    is_tapped,
    on_magnates,
    under,
)
from interrex.games.veto.traits import company, kreski_trait

SEATS: Final = 4
QUESTIONS: Final = (
    "against whom", "answer", "arms", "attach", "bribe", "challenge", "choose", "discard", "discard down",
    "discard thrust", "election", "end discard", "first hand", "give up", "moment", "order", "pile next",
    "put back", "remove", "reply", "revenge", "search", "slot", "take", "turn",
)  # fmt: skip
WORDS: Final = tuple(
    (
        "accept against agitate and announce at attach bene beside challenge deploy discarding done enough "
        "equip favour from go hand influence instead keep move none not nothing now of on pay place play "
        "ready redraw refuse thrust to under use with"
    ).split()
)  # verbs and marks; a new one counts as any other until VERSION is raised
PHRASES: Final = (
    "challenge <character> with <character>", "equip <character> with <equipment>", "deploy <character>",
    "deploy <estate>", "deploy <character> to <field>", "agitate with <character>", "move <character>",
    "attach <effect> to <character>", "attach <effect> to <estate>", "attach <effect> to <faction>",
    "attach <effect> to <equipment>", "attach <effect> to <effect>", "attach <thrust> to <character>",
    "hand <equipment> to <character>", "play <effect>", "play <effect> on <character>",
    "play <effect> on <estate>", "play <effect> on <equipment>", "play <effect> on <effect>",
    "play <effect> on <seat>", "use <card>", "use <character> on <character>",
    "use <character> on <equipment>", "use <character> on <estate>", "use <character> on <seat>",
    "use <character> on <effect>", "use <estate> on <character>", "use <equipment> on <character>",
    "use <strategy> on <character>", "use <faction> on <character>", "influence", "influence on <character>",
    "influence on <seat>", "influence on <estate>", "influence on <effect>", "influence on <equipment>",
    "<effect> on <character>", "<effect> against <effect>", "<effect> against <character>", "pay <number>",
    "thrust <thrust>", "favour <character>", "of <seat>", "of <character>", "against <card>",
    "discarding <card>", "at <number>", "from hand", "from place <number>", "from under <character>",
    "from beside <character>", "instead of <character>", "not now",
)  # fmt: skip
PLACES: Final = {"field": FIELD_NAMES, "phase": PHASE_NAMES, "keyword": KEYWORDS, "moment": NAMED}
SIDES: Final = ("mine", "others'")
OF_SIDE: Final = ("deck", "hand", "discards", "removed", "looked at", "on their way", "face down")
PLAYERS: Final = ("mine", "the next player's", "the second player's", "the third player's")
ROLES: Final = (
    "stack", "of players who are out",
    *[f"{what}, {side}" for side in SIDES for what in OF_SIDE],
    *[f"in play, {player}" for player in PLAYERS],
)  # fmt: skip
FIRST_SIDE: Final = 2
FIRST_PLAY: Final = FIRST_SIDE + len(SIDES) * len(OF_SIDE)
WHATS: Final = (*CARDS_PLAYED, "ability", "agitate", "challenge", "refuse", "move")
ITEMS: Final = 2  # of the stack, from the top
OF_SEAT: Final = (
    "here", "out", "faction tapped", "strategy tapped", "ducats", "kreski", "kreski to go", "hand", "deck",
    "discards", "characters", "untapped characters", "their kreski", "best szabla", "untapped kreski",
)  # fmt: skip
OF_CHARACTER: Final = ("tapped", "on the magnates' field", "szabla", "kreski", "face-down thrusts")

ROLES_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "faction": ("in play, mine", *ROLES[FIRST_PLAY + 1 :]),
    "strategy": ("in play, mine", *ROLES[FIRST_PLAY + 1 :]),
    "character": ROLES,
    "equipment": ROLES,
    "estate": ROLES,
    "effect": ROLES,
    "thrust": ROLES,
}


class VetoEncoding(Encoding):
    """VT-606 to VT-615 Hands, decks and face-down thrusts are hidden, of a pile all but the top."""

    def __init__(self, spec: GameSpec, pack: Pack) -> None:
        super().__init__(spec, pack, QUESTIONS, ROLES, ROLES_OF, PHRASES, WORDS, PLACES)

    def add_fields(self, layout: Layout) -> None:
        pack: Pack = self.pack
        self.character_number: list[int] = [NOBODY] * len(self.kinds)
        characters = 0
        for number, kind in enumerate(pack.kinds):
            if kind.family == CHARACTER:
                self.character_number[number] = characters
                characters += 1
        kinds = len(self.kinds)
        self.moment_number: dict[str, int] = {name: number for number, name in enumerate(NAMED)}
        self.round = layout.add("round", 1, "number of the round, in twenties")
        self.phase = layout.add("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES))
        self.initiative = layout.add("initiative", SEATS, "who has it, from me clockwise")
        self.voice = layout.add("voice", SEATS, "whose turn it is to speak, from me clockwise")
        self.deed = layout.add("deed", 1, "a deed was done this turn")
        self.election = layout.add("election", SEATS, "who announced one, from me clockwise")
        self.pool = layout.add("pool", 1, "kreski in the pool, in tens")
        self.moments = layout.add("moment", len(NAMED), ", ".join(NAMED))
        self.depth = layout.add("depth", 1, "items on the stack, in fours")
        self.stack_cards = layout.add(
            "stack cards", ITEMS * kinds, "the cards of the two topmost items, by kind"
        )
        self.stack_seats = layout.add("stack seats", ITEMS * SEATS, "who declared them, from me clockwise")
        self.stack_whats = layout.add("stack", ITEMS * len(WHATS), "what they are: " + ", ".join(WHATS))
        self.duel = layout.add("duel", 6, "one goes on, my side (challenger, challenged), totals, revenge")
        self.fighters = layout.add("fighters", 2 * kinds, "challenger and challenged, by kind")
        self.seat_facts = layout.add("seat", SEATS * len(OF_SEAT), "for every seat: " + ", ".join(OF_SEAT))
        self.character_facts = layout.add(
            "characters", characters * len(OF_CHARACTER), "for each in play: " + ", ".join(OF_CHARACTER)
        )

    def kind_numbers(self, game: Veto) -> list[int]:
        return self.cards_of(game).numbers

    def cards_of(self, game: Veto) -> Cards:
        """Decks differ from table to table; a table's cards never change their kinds."""
        found = self.remembered(game.kinds)
        if found is None:
            firsts = [faction_card(game, seat) for seat in range(game.seats)]
            found = self.remember(game.kinds, [kind.number for kind in game.kinds], firsts)
        return found

    def has_names(self, game: Veto, question: str) -> bool:
        """A reply is named by what it answers, where the stack is deep."""
        return question not in BY_HAND and len(game.stack) <= 1

    def are_faces_known(self, game: Veto) -> bool:
        return not game.closed

    def is_face_known(self, game: Veto, seat: int, card: int) -> bool:
        """With closed decklists a card of another player has a face only for who has seen it."""
        return not game.closed or game.owner[card] == seat or bool(game.seen[card] >> seat & 1)

    def role(self, game: Veto, seat: int, place: int) -> int:
        if place >= UNDER:
            owner = (place - UNDER) // max(1, game.slots)
            return FIRST_SIDE + (owner != seat) * len(OF_SIDE) + 6
        if place == STACK:
            return 0
        if place == OUT:
            return 1
        if PLAY <= place < PLAY + SEATS:
            owner = place - PLAY
            return FIRST_PLAY + (owner - seat) % game.seats if owner < game.seats else NOBODY
        for number, start in enumerate((DECK, HAND, DISCARD, REMOVED, LOOK, LIMBO)):
            if start <= place < start + SEATS:
                return FIRST_SIDE + (place - start != seat) * len(OF_SIDE) + number
        return NOBODY

    def is_used(self, game: Veto, place: int) -> bool:
        """A seat that nobody has taken has no places of its own."""
        return place >= STACK or place % SEATS < game.seats

    def write_fields(self, game: Veto, seat: int, out: Features) -> None:
        seats = game.seats
        out.ratio(self.round, game.round, 20.0)
        out.mark(self.phase, game.phase)
        out.mark(self.initiative, (game.initiative - seat) % seats if game.initiative != NOBODY else NOBODY)
        out.mark(self.voice, (game.voice - seat) % seats if game.voice != NOBODY else NOBODY)
        out.mark(self.election, (game.election - seat) % seats if game.election != NOBODY else NOBODY)
        out.ratio(self.deed, int(game.deed), 1.0)
        out.ratio(self.pool, game.pool, 10.0)
        moment = NOBODY
        if game.moment:
            name: str = game.moment[-1][0]
            moment = self.moment_number.get(name, NOBODY)
        out.mark(self.moments, moment)
        firsts = self.cards_of(game).firsts
        for other in range(seats):
            self.write_seat(game, seat, other, firsts[other], out)
        self.write_stack(game, seat, out)  # behind all of which as much is put every time
        if game.duel:
            self.write_duel(game, seat, out)

    def write_stack(self, game: Veto, seat: int, out: Features) -> None:
        """The two topmost items of the stack."""
        out.ratio(self.depth, len(game.stack), 4.0)
        for number in range(min(ITEMS, len(game.stack))):
            item = game.stack[-1 - number]
            out.put(self.stack_cards + number * len(self.kinds) + game.kinds[item[ITEM_CARD]].number, 1.0)
            out.put(self.stack_seats + number * SEATS + (item[ITEM_SEAT] - seat) % game.seats, 1.0)
            if item[ITEM_WHAT] in WHATS:
                out.put(self.stack_whats + number * len(WHATS) + WHATS.index(item[ITEM_WHAT]), 1.0)

    def write_duel(self, game: Veto, seat: int, out: Features) -> None:
        """The duel that is going on."""
        duel = game.duel
        out.put(self.duel, 1.0)
        out.put(self.duel + 5, float(duel[REVENGE]))
        here = in_play(game, duel[CHALLENGER]) and in_play(game, duel[CHALLENGED])
        for side in (CHALLENGER, CHALLENGED):
            card = duel[side]
            out.put(self.fighters + side * len(self.kinds) + game.kinds[card].number, 1.0)
            if here:
                out.put(self.duel + 1 + side, float(game.where[card] == PLAY + seat))
                out.put(self.duel + 3 + side, szabla(game, card) / 10.0)

    def write_seat(self, game: Veto, seat: int, other: int, faction: int, out: Features) -> None:
        """One player's side of the table, with the characters of the company."""
        lying = game.cards_at
        at = self.seat_facts + (other - seat) % game.seats * len(OF_SEAT)
        has_strategy = strategy_of(game, other) != NOBODY
        out.ratio(at, 1, 1.0)
        out.ratio(at + 1, game.out >> other & 1, 1.0)
        out.ratio(at + 2, int(is_tapped(game, faction)), 1.0)
        out.ratio(at + 3, int(has_strategy and is_tapped(game, faction + 1)), 1.0)
        out.ratio(at + 4, game.ducats[other], 10.0)
        out.ratio(at + 5, game.kreski[other], 10.0)
        out.ratio(at + 6, TO_WIN[game.seats] - game.kreski[other], 10.0)
        out.ratio(at + 7, len(lying[HAND + other]), 7.0)
        out.ratio(at + 8, len(lying[DECK + other]), 40.0)
        out.ratio(at + 9, len(lying[DISCARD + other]), 40.0)
        characters = company(game, other)
        untapped, votes, able, best = 0, 0, 0, 0
        for card in characters:
            tapped = is_tapped(game, card)
            sabre, vote = szabla(game, card), kreski_trait(game, card)
            untapped += not tapped
            votes += vote
            able += 0 if tapped else vote
            best = max(best, sabre)
            spot = self.character_facts + self.character_number[game.kinds[card].number] * len(OF_CHARACTER)
            out.put(spot, float(tapped))
            out.put(spot + 1, float(on_magnates(game, card)))
            out.put(spot + 2, sabre / 10.0)
            out.put(spot + 3, vote / 5.0)
            out.put(spot + 4, len(under(game, card)) / 3.0 if game.slot[card] >= 0 else 0.0)
        out.ratio(at + 10, len(characters), 5.0)
        out.ratio(at + 11, untapped, 5.0)
        out.ratio(at + 12, votes, 10.0)
        out.ratio(at + 13, best, 10.0)
        out.ratio(at + 14, able, 10.0)


ENCODING: Final = VetoEncoding
