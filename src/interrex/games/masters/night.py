"""Chapter 600: the night phase and its turns."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.masters.actions import END_TURN, Action, possible
from interrex.games.masters.cards import THIS_ROUND, Event
from interrex.games.masters.city import discard_event
from interrex.games.masters.deeds import is_counted, take_action
from interrex.games.masters.ending import weaken
from interrex.games.masters.exhaustion import gain_blood
from interrex.games.masters.happening import happened
from interrex.games.masters.table import (
    AP_A_NIGHT,
    IN_PLAY,
    NIGHT,
    NOBODY,
    ON_VAMPIRE,
    Masters,
    decide,
    is_ready,
    number_at,
    number_of,
)
from interrex.games.masters.turn_limits import counts_uses, note_use
from interrex.games.masters.verbs.vocabulary import AP_LESS, AP_SET


@step
def night_phase(game: Masters) -> None:
    """MN-601, MN-603 to MN-605 The leader token turns; everybody has one turn, the leader first."""
    game.phase = NIGHT
    game.fell = 0
    game.tell("night", game.round, rule="MN-601")
    happened(game, "night_begins")
    for distance in range(game.vampires):
        game.then(begin_turn, (game.leader + distance) % game.vampires)
    game.then(end_night)


@step
def begin_turn(game: Masters, vampire: int) -> None:
    """MN-606 to MN-608, MN-620 An exhausted vampire recovers at the Veil's cost; then AP are set."""
    game.active = vampire
    game.turn_over = False
    game.abilities_used = 0
    game.exposes = 0
    game.ap = ap_of(game, vampire)
    game.tell("turn", game.line_up[vampire], game.ap, rule="MN-603")
    if not is_ready(game, vampire):
        gain_blood(game, vampire, 1)
        game.exhausted &= ~(1 << vampire)
        weaken(game, 1, "MN-607")
        happened(game, "recovers", vampire, game.at[vampire])
    happened(game, "turn_begins", vampire, game.at[vampire])
    game.then(act, vampire)


def ap_of(game: Masters, vampire: int) -> int:
    """MN-602, MN-620, MN-C06 What sets a number first, then what takes away, never below 0."""
    if game.rulings.exhausted_before_turn == "ap_lost" and game.fell >> vampire & 1:
        return 0
    ap = number_of(game, AP_SET, AP_A_NIGHT)
    return max(0, ap - number_at(game, AP_LESS, ON_VAMPIRE + vampire))


@step
def act(game: Masters, vampire: int) -> None:
    """MN-610, MN-615, MN-621 The player acts until ending the turn, or until it ends by MN-904."""
    if game.turn_over and game.rulings.exhausted_mid_turn == "turn_ends":
        game.then(end_turn, vampire)
        return
    options = possible(game, vampire)
    decide(game, game.player[vampire], "act", options, acted, vampire, rule="MN-610")


@step
def acted(game: Masters, vampire: int, action: Action) -> None:
    """MN-610 One action, resolved in full, then the next."""
    if action == END_TURN:
        game.then(end_turn, vampire)
    else:
        take_action(game, vampire, action)
        game.then(act, vampire)
        if counts_uses(game) and not isinstance(action, str) and is_counted(game, action):
            note_use(game, (action[0], action[1]))


@step
def end_turn(game: Masters, vampire: int) -> None:
    """MN-614 AP left are lost."""
    game.ap = 0
    game.active = NOBODY
    game.turn_over = False
    happened(game, "turn_ends", vampire, game.at[vampire])


@step
def end_night(game: Masters) -> None:
    """MN-451, MN-617 Cards of this round leave; the next round begins."""
    happened(game, "round_ends")
    for card in list(game.cards_at[IN_PLAY]):
        kind = game.cards[card]
        if isinstance(kind, Event) and kind.kind == THIS_ROUND:
            discard_event(game, card, "MN-451")
