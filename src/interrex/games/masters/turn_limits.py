"""What is remembered of a turn so that it comes to an end: AP that texts gave, what was used without AP.

It lies below the turn on the agenda, and goes with it.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.games.masters.cards import ability_number
from interrex.games.masters.table import Masters

HOUSE: Final = "house"  # a pack of one's own has another name
MOST_GIVEN: Final = 6  # action points by texts in one turn
MOST_FREE: Final = 6  # uses in one turn of what costs nothing
MOST_PAID: Final = 60  # uses in one turn of what costs blood or the Veil, and no action points

Source = tuple[str, int]  # a relic or an ability, as the first two words of an action
Uses = tuple[tuple[Source, int], ...]


@step
def turn_remembered(game: Masters, given: int, uses: Uses) -> None:
    """MN-795, MN-797 The turn is over, and with it what texts gave and what was used in it."""


def _notes(item: tuple[Any, tuple[Any, ...]]) -> tuple[int, Uses]:
    return (item[1][0], item[1][1]) if item[0] is turn_remembered else (0, ())


# --- action points: MN-795 ------------------------------------------------------------------------------


def gain_ap_by_text(game: Masters, number: int) -> None:
    """MN-620, MN-795 The vampire whose turn it is gains action points, as many as texts may still give."""
    more = given_by_texts(game, number)
    if more:
        game.ap += more
        game.tell("ap_gained", game.line_up[game.active], more, rule="MN-620")
    if more < number:
        game.tell("ap_not_given", game.line_up[game.active], rule="MN-795")


def given_by_texts(game: Masters, number: int) -> int:
    """MN-795 As many of the action points as texts may still give in this turn; they count from now on."""
    from interrex.games.masters.night import act, end_turn

    agenda = game.agenda
    turn = max([at for at, item in enumerate(agenda) if item[0] in (act, end_turn)], default=-1)
    if turn < 0:
        return number
    before, uses = _notes(agenda[turn - 1]) if turn else (0, ())
    more = min(number, MOST_GIVEN - before)
    if before or uses:
        agenda[turn - 1] = (turn_remembered, (before + more, uses))
    elif more:
        agenda.insert(turn, (turn_remembered, (more, ())))
    return more


def may_give_ap(game: Masters) -> bool:
    """MN-795 Texts may still give action points in this turn."""
    for item in game.agenda:
        if item[0] is turn_remembered:
            return _notes(item)[0] < MOST_GIVEN
    return True


def used_bit(which: str, kind: int) -> int:
    """MN-R26 Each ability once a turn."""
    return 1 << ability_number(kind, which)


# --- what costs no action points: MN-797 ----------------------------------------------------------------


def is_used_up(game: Masters, which: str, number: int, is_free: bool) -> bool:
    """MN-797 A relic or an ability without AP has been used as often in this turn as it may be."""
    if not counts_uses(game) or not game.agenda:
        return False
    uses = _notes(game.agenda[-1])[1]
    return dict(uses).get((which, number), 0) >= (MOST_FREE if is_free else MOST_PAID)


def counts_uses(game: Masters) -> bool:
    """MN-797 The cards of the house never come to these limits, so with them nothing is counted."""
    return game.pack.id != HOUSE


def note_use(game: Masters, source: Source) -> None:
    """MN-797 It counts for the rest of the turn; called last in the step of the action."""
    if game.result is not None:
        return
    below = game.agenda_floor - 1
    given, uses = _notes(game.agenda[below])  # at the floor of the agenda lies the turn itself
    counted = dict(uses)
    counted[source] = counted.get(source, 0) + 1
    if given or uses:
        game.agenda[below] = (turn_remembered, (given, tuple(counted.items())))
    else:
        game.then(turn_remembered, 0, tuple(counted.items()))
