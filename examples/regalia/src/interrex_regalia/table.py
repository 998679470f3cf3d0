"""The table of Regalia: places, counters, and the small questions every chapter asks of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from interrex.engine.knowledge import knows
from interrex.engine.options import Parts
from interrex.engine.questions import Option, Question
from interrex.engine.settings import Settings
from interrex.engine.table import Table, bare
from interrex_regalia.cards import Kind, Pack
from interrex_regalia.rulings import Rulings

if TYPE_CHECKING:
    from interrex_regalia.view import RegaliaView

# places
REGALIA: Final = 0  # pieces still to come, face down
STAKE: Final = 1  # the piece that is claimed now
TAKEN: Final = 2  # + seat
DECK: Final = 4
HAND: Final = 5  # + seat
DOWN: Final = 7  # + seat: the Retainer laid face down
SHOWN: Final = 9  # + seat: the same, turned up
PILE: Final = 11  # Retainers that have served, open
CELLAR: Final = 12  # Retainers sent away unseen
PLACES: Final = 13
ORDERED: Final = tuple(place in (REGALIA, DECK) for place in range(PLACES))

HAND_SIZE: Final = 4
POINTS_TO_WIN: Final = 10
NOBODY: Final = -1


class Regalia(Table):
    """One game of Regalia, for 2 seats."""

    __slots__ = ("favours", "kinds", "pack", "pressed", "round", "rulings", "staff")

    def __init__(self, settings: Settings, pack: Pack, rulings: Rulings) -> None:
        super().__init__(settings, len(pack.by_card), who_sees(), ORDERED)
        self.pack = pack
        self.kinds: tuple[Kind, ...] = pack.by_card
        self.rulings = rulings
        self.round: int = 0
        self.staff: int = NOBODY  # who speaks first
        self.pressed: int = NOBODY  # who presses this claim
        self.favours: list[int] = [0, 0]

    def copy(self) -> Regalia:
        other = bare(Regalia)
        self.copy_flow(other)
        other.pack = self.pack
        other.kinds = self.kinds
        other.rulings = self.rulings
        other.round = self.round
        other.staff = self.staff
        other.pressed = self.pressed
        other.favours = self.favours[:]
        return other

    def card_word(self, card: int) -> str:
        return self.kinds[card].id

    def option_parts(self, question: str, option: Option) -> Parts:
        from interrex_regalia.options import option_parts

        return option_parts(question, option)

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        from interrex_regalia.options import near_misses

        return near_misses(question)

    def view(self, seat: int) -> RegaliaView:
        from interrex_regalia.view import view

        return view(self, seat)


def who_sees() -> tuple[int, ...]:
    """RG-105 Hands and Retainers face down are their owner's, decks and cellar nobody's, the rest is open."""
    sees = [0b111] * PLACES  # two claimants and whoever watches
    for place in (REGALIA, DECK, CELLAR):
        sees[place] = 0
    for seat in (0, 1):
        sees[HAND + seat] = sees[DOWN + seat] = 1 << seat
    return tuple(sees)


def rival(seat: int) -> int:
    """The other claimant."""
    return 1 - seat


def in_order(game: Regalia) -> tuple[int, int]:
    """RG-104 Both seats, the holder of the Staff first."""
    return game.staff, rival(game.staff)


def piece_at_stake(game: Regalia) -> Kind:
    """The piece that is claimed now."""
    return game.kinds[game.cards_at[STAKE][0]]


def points_of(game: Regalia, seat: int) -> int:
    """RG-501 The worth of the pieces taken, and one for each Favour."""
    return sum(game.kinds[card].worth for card in game.cards_at[TAKEN + seat]) + game.favours[seat]


def one_of_each(game: Regalia, seat: int) -> list[int]:
    """One Retainer of each kind in a hand: the one that the rival knows of, so that a second stays secret."""
    other = rival(seat)
    chosen: dict[str, int] = {}
    for card in sorted(game.cards_at[HAND + seat], key=lambda card: (not knows(game, other, card), card)):
        chosen.setdefault(game.kinds[card].id, card)
    return sorted(chosen.values())
