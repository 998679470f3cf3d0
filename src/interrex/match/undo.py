"""Taking back freely: only while nobody has learned anything by the choice.

The law: after a free undo no seat knows more than before the choice, whoever that seat is; and whether
undo is free is the same in all worlds that a seat cannot tell apart.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from interrex.engine.errors import NotUndoable
from interrex.engine.knowledge import all_bits, all_places_of, knows
from interrex.engine.table import Table


class WhyNot(StrEnum):
    """What keeps a seat from taking back its last choice; front ends say it as ``ui-undo-<value>``."""

    NOTHING = "nothing"
    OVER = "over"
    OTHER = "other"
    CHANCE = "chance"
    ANSWERS = "answers"
    SECRET = "secret"


REASONS: Final = {
    WhyNot.NOTHING: "Nothing has been chosen yet.",
    WhyNot.OVER: "The game is over, and what was secret lies open: nothing is taken back any more.",
    WhyNot.OTHER: "Another seat has chosen since; only the last choice can be taken back.",
    WhyNot.CHANCE: "Chance was seen since: a deck was shuffled or something was drawn by lot.",
    WhyNot.ANSWERS: "It was the last of several secret answers, and they have been revealed.",
    WhyNot.SECRET: "Something secret was shown since.",
}


class NotFree(NotUndoable):
    """The choice cannot be taken back without asking; the reason names no card."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(REASONS[why])
        self.why = why


def learned(before: Table, now: Table, chooser: int) -> WhyNot | None:
    """What somebody has learned by a choice of that seat; None when nobody has learned anything."""
    if before.chance.state != now.chance.state:
        return WhyNot.CHANCE
    if len(before.together) > 1 and not now.answers:
        return WhyNot.ANSWERS
    if _told_to_some(before, now, chooser):
        return WhyNot.SECRET
    for seat in range(now.seats + 1):
        if _learned_card(before, now, seat) or _narrowed(before, now, seat):
            return WhyNot.SECRET
    return None


def _told_to_some(before: Table, now: Table, chooser: int) -> bool:
    """A line of the log was told to some other seat and not to everybody."""
    for _, _, _, to in now.told[len(before.told) :]:
        readers = to & all_bits(now)
        if not readers >> now.seats & 1 and readers & ~(1 << chooser):
            return True
    return False


def _learned_card(before: Table, now: Table, seat: int) -> bool:
    """The seat knows a card, or its position, that it did not know before.

    Equal cards are not told apart: one of them that leaves a place where the seat knew of one tells nothing.
    """
    known: dict[tuple[int, str], int] = {}  # by place and word, how many more are known now
    for card, place in enumerate(now.where):
        origin = before.where[card]
        if before.sees[origin] >> seat & 1:
            continue  # its face lay open to this seat already
        if now.pinned[card] & ~before.pinned[card] & 1 << seat:
            return True
        hidden = before.ordered[origin] and not before.pinned[card] & 1 << seat
        if hidden and now.sees[place] >> seat & 1:
            return True
        more = knows(now, seat, card) - knows(before, seat, card)
        if more:
            group = (origin, now.card_word(card))
            known[group] = known.get(group, 0) + more
    return any(more > 0 for more in known.values())


def _narrowed(before: Table, now: Table, seat: int) -> bool:
    """The seat can tell more of a card that was moved face down than that it came from there.

    Any card that might have lain where it came from may lie where it went; if one may not, the seat has
    learned what sort of card it is, for example that the hand held a thrust. And if nothing was moved, each
    card may still lie wherever it might before.
    """
    possible = list(zip(all_places_of(before, seat), all_places_of(now, seat), strict=True))
    if before.where == now.where:
        return any(earlier & ~later for earlier, later in possible)
    for card, place in enumerate(now.where):
        origin = before.where[card]
        if origin == place or (before.sees[origin] | now.sees[place] | before.pinned[card]) >> seat & 1:
            continue
        if any(earlier >> origin & 1 and not later >> place & 1 for earlier, later in possible):
            return True
    return False
