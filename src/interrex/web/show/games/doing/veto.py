"""What one would do with a card of Veto!: why that cannot be done is told to whoever touches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.engine.options import CARD, VERB, Parts
from interrex.games.veto.cards import CHARACTER, EFFECT, EQUIPMENT, ESTATE, THRUST, Kind, Pack
from interrex.games.veto.view import SeatView, VetoView
from interrex.web.show.scene import Thing, kinds

PASSIVE: Final = "P"  # the letter of what works by itself
REPLY: Final = "R"
Fits = Callable[["Reach", list[str]], list[str]]


class Reach:
    """The cards that a seat might do something with, by where they lie, and what they are."""

    def __init__(self, view: VetoView, pack: Pack) -> None:
        self.own: SeatView = view.seats[view.seat]
        self.kinds: dict[str, Kind] = kinds(pack)
        self.hand = frozenset(self.own.known)
        self.company = frozenset(each.kind for each in self.own.company)
        self.borne = frozenset(card.kind for each in self.own.company for card in each.attached)
        self.under = frozenset(thrust for each in self.own.company for thrust in each.thrusts)
        laid = (each.kind for each in (*self.own.estates, *self.own.effects))
        self.laid = self.company | self.borne | {*laid, self.own.faction, self.own.strategy}
        others = [each for each in view.seats if each is not self.own]
        self.rivals = frozenset(each.kind for other in others for each in other.company)

    def family(self, card: str) -> str:
        """What a card is."""
        kind = self.kinds.get(card)
        return kind.family if kind is not None else ""

    def has_text(self, card: str, *letters: str) -> bool:
        """A text on the card with such a letter; without letters, any that does not work by itself."""
        kind = self.kinds.get(card)
        texts = kind.abilities if kind is not None else ()
        return any(each.letter in letters if letters else each.letter != PASSIVE for each in texts)


def acting(view: VetoView, pack: Pack, parts: Parts) -> list[Thing]:
    """The cards with which somebody does what these parts say; none where nobody would think of it."""
    if view.seat >= len(view.seats):
        return []
    cards = [part.word for part in parts if part.type == CARD]
    does = parts[0].word if parts[0].type == VERB else ""
    fits = ACTING.get(does)
    found = fits(Reach(view, pack), cards) if fits is not None and cards else []
    return [Thing(CARD, card) for card in found]


def _if(card: str, holds: bool) -> list[str]:
    return [card] if holds else []


def _deployed(reach: Reach, cards: list[str]) -> list[str]:
    card = cards[0]
    return _if(card, card in reach.hand and reach.family(card) in (CHARACTER, ESTATE))


def _equipped(reach: Reach, cards: list[str]) -> list[str]:
    bearer, card = cards[0], cards[-1]
    return _if(card, card in reach.hand and reach.family(card) == EQUIPMENT and bearer in reach.company)


def _attached(reach: Reach, cards: list[str]) -> list[str]:
    card, bearer = cards[0], cards[-1]
    return _if(card, card in reach.hand and reach.family(card) == THRUST and bearer in reach.company)


def _handed(reach: Reach, cards: list[str]) -> list[str]:
    return _if(cards[0], cards[0] in reach.borne and cards[1] in reach.company)


def _agitates(reach: Reach, cards: list[str]) -> list[str]:
    is_given = all(reach.family(each) == THRUST for each in cards[1:])
    return _if(cards[0], cards[0] in reach.company and is_given)


def _challenges(reach: Reach, cards: list[str]) -> list[str]:
    victim, challenger = cards[0], cards[-1]
    return [victim, challenger] if victim in reach.rivals and challenger in reach.company else []


def _moves(reach: Reach, cards: list[str]) -> list[str]:
    return _if(cards[0], cards[0] in reach.company)


def _played(reach: Reach, cards: list[str]) -> list[str]:
    card = cards[0]
    return _if(card, card in reach.hand and reach.family(card) == EFFECT and reach.has_text(card))


def _used(reach: Reach, cards: list[str]) -> list[str]:
    card = cards[0]
    return _if(card, card in reach.laid and card not in reach.hand and reach.has_text(card))


def _thrust(reach: Reach, cards: list[str]) -> list[str]:
    card = cards[0]
    return _if(card, card in reach.hand | reach.under and reach.family(card) == THRUST)


def _answers(reach: Reach, cards: list[str]) -> list[str]:
    card = cards[0]
    is_held = card in reach.hand and reach.family(card) == EFFECT
    return _if(card, (is_held or card in reach.laid) and reach.has_text(card, REPLY))


ACTING: Final[dict[str, Fits]] = {
    "deploy": _deployed, "equip": _equipped, "attach": _attached, "hand": _handed, "agitate with": _agitates,
    "challenge": _challenges, "move": _moves, "play": _played, "use": _used, "thrust": _thrust, "": _answers,
}  # fmt: skip
