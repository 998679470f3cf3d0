"""``manual``: what no verb can say is settled by hand (VT-1339)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.by_hand import PLACE, TOOLS, UNSEEN, Spot, Subject, Tools, settle_by_hand
from interrex.engine.questions import step
from interrex.engine.zones import show
from interrex.games.veto.cards import FACTION, STRATEGY
from interrex.games.veto.decks import see
from interrex.games.veto.moving import (
    belongings,
    deck_changed,
    discard_from_play,
    forget,
    remove_from_play,
    return_to_hand,
    send,
    settle_rights,
    to_pile,
    to_removed,
    top_seen,
)
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    PLAY,
    REMOVED,
    Veto,
    clockwise,
    everyone,
    face,
    in_game,
    in_play,
    put,
)
from interrex.games.veto.verbs.vocabulary import TREE, verbs
from interrex.games.veto.victory import kreski_from_pool, kreski_to_pool

PLACES: Final = {"deck": DECK, "hand": HAND, "discard": DISCARD, "removed": REMOVED, "play": PLAY}
DUCATS: Final = "ducats"
KRESKI: Final = "kreski"
RULE: Final = "VT-1339"


@verbs.verb("do", takes=TREE)
@step
def manual(game: Veto, seat: int, card: int, target: Any, that: int, text: str) -> None:
    """VT-1339 The text is shown and settled by hand."""
    game.then(settle_by_hand, seat, game.kinds[card].id, text)


class VetoTools(Tools):
    """VT-1339 Cards between deck, hand, piles and play, ducats and kreski."""

    __slots__ = ()

    def rule(self) -> str:
        return RULE

    def words(self) -> tuple[str, ...]:
        return (*PLACES, DUCATS, KRESKI)

    def seats(self, game: Any, first: int) -> list[int]:
        return clockwise(game, first)

    def sources(self, game: Any, seat: int) -> list[int]:
        firsts = (HAND, PLAY, DISCARD, DECK, REMOVED)
        return [first + each for first in firsts for each in range(game.seats) if in_game(game, each)]

    def offered(self, game: Any, seat: int, place: int) -> list[int]:
        """VT-609 Of a discard pile only the top is seen; factions and strategies stay."""
        if DISCARD <= place < DISCARD + 4:
            return list(game.cards_at[place][-1:])
        found = Tools.offered(self, game, seat, place)
        return [card for card in found if game.kinds[card].family not in (FACTION, STRATEGY)]

    def targets(self, game: Any, card: int, place: int) -> list[int]:
        """VT-604 A card belongs to its owner's hand, deck and piles; only from elsewhere it comes unseen."""
        if card == UNSEEN:
            if not (HAND <= place < HAND + 4 or DECK <= place < DECK + 4):
                return []
            owner = (place - HAND) % 4
        else:
            owner = game.owner[card]
            if not in_game(game, owner):
                return []
        return [each + owner for each in (HAND, DISCARD, DECK, REMOVED) if each + owner != place]

    def spot(self, game: Any, place: int) -> Spot:
        for word, first in PLACES.items():
            if first <= place < first + 4:
                return (PLACE, word, place - first)
        return Tools.spot(self, game, place)

    def aside(self) -> tuple[str, ...]:
        return ("deck", "discard", "removed")

    def put(self, game: Any, card: int, place: int) -> None:
        """VT-620, VT-621 As when a text moves it: what is attached to it is discarded."""
        origin, owner = game.where[card], game.owner[card]
        if in_play(game, card):
            take_from_play(game, card, place)
            game.then(settle_rights)
        elif place == DISCARD + owner:
            to_pile(game, card)
        elif place == REMOVED + owner:
            to_removed(game, card)
        else:
            put(game, card, place)
        for seat in range(game.seats):
            if origin == DISCARD + seat:
                top_seen(game, seat)
            if origin == DECK + seat:
                deck_changed(game, seat)

    def show(self, game: Any, card: int) -> None:
        see(game, [card], everyone(game))
        show(game, card, everyone(game))

    def face(self, game: Any, card: int) -> int:
        return face(game, card)

    def subjects(self, game: Any) -> list[Subject]:
        seats = [seat for seat in range(game.seats) if in_game(game, seat)]
        return [(counter, seat) for counter in (DUCATS, KRESKI) for seat in seats]

    def change(self, game: Any, subject: Subject, number: int) -> None:
        """VT-103, VT-152 From the bank or the pool, and back."""
        seat = int(subject[1])
        if subject[0] == KRESKI:
            kreski_from_pool(game, seat, number, RULE)
            kreski_to_pool(game, seat, -number, RULE)
            return
        change = max(number, -game.ducats[seat])
        game.ducats[seat] += change
        game.tell("took_ducats" if change > 0 else "lost_ducats", seat, abs(change), rule=RULE)


def take_from_play(game: Veto, card: int, place: int) -> None:
    """VT-1309 A card leaves play for its owner's hand, deck or piles."""
    if HAND <= place < HAND + 4:
        return_to_hand(game, card)
    elif REMOVED <= place < REMOVED + 4:
        remove_from_play(game, card)
    elif DISCARD <= place < DISCARD + 4:
        discard_from_play(game, card)
    else:
        others = belongings(game, card)
        for each in (card, *others):
            forget(game, each)
        put(game, card, place, shown=everyone(game))
        send(game, others)


TOOLS["veto"] = VetoTools()
