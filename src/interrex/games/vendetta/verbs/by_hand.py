"""``manual``: what no verb can say is settled by hand (VE-1109)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.by_hand import PLACE, TOOLS, UNSEEN, Spot, Subject, Tools, settle_by_hand
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.vendetta.keywords import take_blood
from interrex.games.vendetta.playing import card_arrives
from interrex.games.vendetta.pools import gain_blood, gain_influence, lose_influence
from interrex.games.vendetta.table import (
    ALLIANCE,
    DECK,
    DOWN,
    DRAINED,
    HAND,
    LOCATION_WORDS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    OUT,
    UP,
    Vendetta,
    owner_of,
    spot,
)
from interrex.games.vendetta.verbs.general import general

PLACES: Final = {"hand": HAND, "deck": DECK, "alliance": ALLIANCE, "drained": DRAINED}
BLOOD: Final = "blood"
INFLUENCE: Final = "influence"
RULE: Final = "VE-1109"


@general
@step
def manual(game: Vendetta, seat: int, card: int, loc: Any, text: str) -> None:
    """VE-1109 The text is shown and settled by hand."""
    if not game.out[seat]:
        game.then(settle_by_hand, seat, game.card_word(card), text)


class VendettaTools(Tools):
    """VE-1109 Clan cards, allies and victims, blood and influence."""

    __slots__ = ()

    def rule(self) -> str:
        return RULE

    def words(self) -> tuple[str, ...]:
        return (*PLACES, *LOCATION_WORDS, "out", BLOOD, INFLUENCE)

    def seats(self, game: Any, first: int) -> list[int]:
        return [seat for seat in Tools.seats(self, game, first) if not game.out[seat]]

    def sources(self, game: Any, seat: int) -> list[int]:
        seats = self.seats(game, 0)
        positions = [UP + spot(loc, each) for loc in game.locations for each in seats]
        return [*(first + each for first in PLACES.values() for each in seats), *positions]

    def targets(self, game: Any, card: int, place: int) -> list[int]:
        """VE-1604 A clan card belongs to its owner; allies and victims to anybody's Alliance."""
        if card == UNSEEN:
            is_closed = HAND <= place < DECK + MAX_SEATS
            return [DECK + place - HAND if place < DECK else HAND + place - DECK] if is_closed else []
        if game.kinds[card].clan == NOBODY:
            found = [first + each for first in (ALLIANCE, DRAINED) for each in self.seats(game, 0)] + [OUT]
        else:
            owner = owner_of(game, card)
            if owner == NOBODY or game.out[owner]:
                return []
            found = [HAND + owner, DECK + owner, *(UP + spot(loc, owner) for loc in game.locations)]
        return [each for each in found if each != place]

    def spot(self, game: Any, place: int) -> Spot:
        if UP <= place < DOWN:
            loc, seat = divmod(place - UP, MAX_SEATS)
            return (PLACE, LOCATION_WORDS[loc], seat)
        for word, first in PLACES.items():
            if first <= place < first + MAX_SEATS:
                return (PLACE, word, place - first)
        return (PLACE, "out", NOBODY)

    def aside(self) -> tuple[str, ...]:
        return ("deck", "drained", "out")

    def put(self, game: Any, card: int, place: int) -> None:
        """VE-1606 Moving is not playing."""
        move(game, card, place)
        if UP <= place < DOWN:
            loc, seat = divmod(place - UP, MAX_SEATS)
            card_arrives(game, seat, loc, card)

    def subjects(self, game: Any) -> list[Subject]:
        return [(counter, seat) for counter in (BLOOD, INFLUENCE) for seat in self.seats(game, 0)]

    def change(self, game: Any, subject: Subject, number: int) -> None:
        """VE-1613, VE-1615 Gained from the bank or lost to it; the last blood brings a frenzy."""
        seat = int(subject[1])
        if subject[0] == INFLUENCE:
            if number > 0:
                gain_influence(game, seat, number, NOBODY, RULE)
            else:
                lose_influence(game, seat, -number, NOBODY, RULE)
        elif number > 0:
            gain_blood(game, seat, number, NOBODY, RULE)
        else:
            take_blood(game, NOBODY, NOBODY, NOWHERE, -number, seat, NOBODY)


TOOLS["vendetta"] = VendettaTools()
