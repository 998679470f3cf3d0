"""``manual``: what no verb can say is settled by hand (EL-950)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.by_hand import PLACE, TOOLS, UNSEEN, Spot, Subject, Tools, settle_by_hand
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.elekt import keywords
from interrex.games.elekt.abilities import ask_permanent
from interrex.games.elekt.limits import has_room
from interrex.games.elekt.table import (
    CORNER,
    ELITE_DECK,
    FACE_UP,
    HAND,
    NOBODY,
    OUT,
    PILE,
    WON,
    ZONE_NAMES,
    ZONES,
    Elekt,
    corner,
)
from interrex.games.elekt.verbs.general import general

HEAT: Final = "heat"
PLACES: Final = ("hand", "pile", "elite-deck", "won", "out", *ZONE_NAMES)


@general
@step
def manual(game: Elekt, seat: int, card: int, zone: int, that: int, player: int, text: str) -> None:
    """EL-950 The text is shown and settled by hand."""
    game.then(settle_by_hand, game.sceptre if seat == NOBODY else seat, game.kinds[card].id, text)


class ElektTools(Tools):
    """EL-950 Units, cards that were won, and Heat."""

    __slots__ = ()

    def rule(self) -> str:
        return "EL-950"

    def words(self) -> tuple[str, ...]:
        return (*PLACES, HEAT)

    def sources(self, game: Any, seat: int) -> list[int]:
        hands = range(game.seats) if game.rulings.hand_sizes_open else (seat,)
        seats = range(game.seats)
        return [
            *(HAND + each for each in hands),
            *(corner(zone, each) for zone in ZONES for each in seats),
            PILE,
            ELITE_DECK,
            *(FACE_UP + zone for zone in ZONES),
            *(WON + each for each in seats),
        ]

    def offered(self, game: Any, seat: int, place: int) -> list[int]:
        """EL-1023 A Unit that is being destroyed stays where it is."""
        return [card for card in Tools.offered(self, game, seat, place) if not game.dying >> card & 1]

    def targets(self, game: Any, card: int, place: int) -> list[int]:
        seats = range(game.seats)
        if card == UNSEEN and place != ELITE_DECK and place not in range(HAND, HAND + game.seats):
            return []
        if card != UNSEEN and card >= game.pack.units:
            return [each for each in (*(WON + seat for seat in seats), OUT) if each != place]
        found = [*(HAND + seat for seat in seats), PILE]
        if card != UNSEEN:
            found += [
                corner(zone, seat) for zone in ZONES for seat in seats if has_room(game, seat, zone, card)
            ]
        return [each for each in found if each != place]

    def spot(self, game: Any, place: int) -> Spot:
        if place >= CORNER:
            zone, seat = divmod(place - CORNER, 4)
            return (PLACE, ZONE_NAMES[zone], seat)
        if FACE_UP <= place < FACE_UP + len(ZONES):
            return (PLACE, ZONE_NAMES[place - FACE_UP], NOBODY)
        for word, first in (("hand", HAND), ("won", WON)):
            if first <= place < first + 4:
                return (PLACE, word, place - first)
        return (PLACE, {PILE: "pile", ELITE_DECK: "elite-deck", OUT: "out"}[place], NOBODY)

    def aside(self) -> tuple[str, ...]:
        return ("pile", "elite-deck", "out")

    def put(self, game: Any, card: int, place: int) -> None:
        """EL-636, EL-1012 As when a text moves it: only from Zone to Zone tokens go along."""
        was_in_zone = game.where[card] >= CORNER
        if was_in_zone and HAND <= place < HAND + 4:
            keywords.to_hand(game, card, place - HAND)
            return
        if was_in_zone:
            if place < CORNER:
                keywords.drop_tokens(game, card)
            keywords.end_stay(game, card)
        move(game, card, place)
        if place >= CORNER:
            ask_permanent(game, (place - CORNER) % 4, card)

    def subjects(self, game: Any) -> list[Subject]:
        return [(HEAT, seat) for seat in range(game.seats)]

    def change(self, game: Any, subject: Subject, number: int) -> None:
        """EL-1003, EL-1009 Within the limits of Heat."""
        seat = int(subject[1])
        if number > 0:
            keywords.collect_heat(game, seat, number, "EL-950")
        else:
            keywords.discard_heat(game, seat, min(-number, game.heat[seat]))


TOOLS["elekt"] = ElektTools()
