"""What the words of a text mean while it works: cards, players, numbers and conditions.

A text works for a seat, from a card, on what was chosen at its declaration (a card, several, or -1 - seat for
a player), in answer to an item of the stack or a named moment. These four travel together as its *use*.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from interrex.games.veto.cards import CHARACTER, Tree
from interrex.games.veto.moments import MOMENTS
from interrex.games.veto.reading import COUNTED, counts
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    HAND,
    ITEM_CARD,
    ITEM_SEAT,
    NOBODY,
    PLAY,
    Veto,
    clockwise,
    controller,
    in_game,
    in_play,
    opponents,
)
from interrex.games.veto.traits import (
    enemy_of,
    holds,
    kreski_trait,
    own_fighter,
    passes,
    side_of,
)

TARGETS = (CHARACTER, "equipment", "estate", "effect")


class Use(NamedTuple):
    """Who uses which card's text, what was chosen, and what is answered."""

    seat: int
    card: int
    target: Any
    that: int


# --- cards and players -------------------------------------------------------------------------------


def answered_card(game: Veto, use: Use) -> int:
    """The card of what is answered: of the item of the stack, or of the moment; else what was chosen."""
    if 0 <= use.that < len(game.stack):
        return game.stack[use.that][ITEM_CARD]
    depth = -use.that - 2
    if 0 <= depth < len(game.moment):
        moment = game.moment[depth]
        if MOMENTS[moment[0]].card:
            return int(moment[MOMENTS[moment[0]].card])
    return use.target if isinstance(use.target, int) and use.target >= 0 else NOBODY


def answered_player(game: Veto, use: Use) -> int:
    """The player of what is answered: who declared the item of the stack, or whom the moment is about."""
    if 0 <= use.that < len(game.stack):
        return game.stack[use.that][ITEM_SEAT]
    depth = -use.that - 2
    if 0 <= depth < len(game.moment):
        moment = game.moment[depth]
        known = MOMENTS[moment[0]]
        if known.seat:
            return int(moment[known.seat])
        if known.card and in_play(game, moment[known.card]):
            return controller(game, moment[known.card])
    return NOBODY


def card_meant(game: Veto, use: Use, who: Tree) -> int:
    """The one card a word means, or NOBODY."""
    if who == "self":
        return use.card
    if who in ("host", "user"):
        return game.host[use.card]
    if who == "your_fighter":
        return own_fighter(game, use.seat)
    if who == "enemy_fighter":
        return enemy_of(game, use.seat)
    if who == "that":
        return answered_card(game, use)
    target = use.target[0] if isinstance(use.target, tuple) and use.target else use.target
    return target if isinstance(target, int) and target >= 0 else NOBODY


def cards_meant(game: Veto, use: Use, who: Tree) -> list[int]:
    """The cards in play that a word means; several where several were chosen."""
    chosen = who == "chosen" or isinstance(who, tuple)
    if chosen and isinstance(use.target, tuple):
        cards = [each for each in use.target if isinstance(each, int)]
    else:
        cards = [card_meant(game, use, who)]
    return [each for each in cards if each >= 0 and in_play(game, each)]


def matching(game: Veto, use: Use, wanted: tuple[Any, ...]) -> list[int]:
    """All cards in play that a selector such as ``character(yours, kozak)`` fits."""
    family, filters = wanted[0], settled(game, use, wanted[1:])
    if family == "yours":
        family, filters = CHARACTER, ("yours", *filters)
    return [
        card
        for seat in range(game.seats)
        for card in game.cards_at[PLAY + seat]
        if game.kinds[card].family == family
        and all(passes(game, use.seat, use.card, each, card) for each in filters)
    ]


def players_meant(game: Veto, use: Use, who: Tree) -> list[int]:
    """The players a word means who are in the game."""
    if who == "you":
        found = [use.seat]
    elif who == "everyone":
        found = clockwise(game, use.seat)
    elif who == "each_opponent":
        found = opponents(game, use.seat)
    elif who == "that_player":
        player = answered_player(game, use)
        found = [] if player == NOBODY else [player]
    elif isinstance(who, tuple):  # owner_of
        card = card_meant(game, use, who[1])
        found = [] if card == NOBODY else [game.owner[card]]
    else:
        found = [-1 - use.target] if is_player(use.target) else []
    return [seat for seat in found if in_game(game, seat)]


def is_player(target: Tree) -> bool:
    """A player was chosen, and no card."""
    return isinstance(target, int) and target < 0


# --- numbers -----------------------------------------------------------------------------------------


def amount(game: Veto, use: Use, value: Tree) -> int:
    """A number, or what is counted for it."""
    if isinstance(value, int):
        return value
    word, what = value[0], value[1]
    if word == "count":
        return len(matching(game, use, what))
    if word == "twice":
        return 2 * amount(game, use, what)
    if word == "half":
        return amount(game, use, what) // 2
    if word == "minus":
        return -amount(game, use, what)
    if word in ("held_kreski", "held_ducats", "held_cards"):
        return held(game, use, word, what)
    card = card_meant(game, use, what)
    if card == NOBODY:
        return 0
    if word == "lafa_of":
        return game.kinds[card].lafa
    return kreski_trait(game, card) if word == "kreski_of" else szabla(game, card)


def settled(game: Veto, use: Use, tree: Tree) -> Tree:
    """A phrase with every number in it as it is now: what is counted is counted for this use of the text."""
    if not counts(tree):
        return tree
    if tree[0] in COUNTED or tree[0] == "minus":
        return amount(game, use, tree)
    return tuple([settled(game, use, each) for each in tree])


def held(game: Veto, use: Use, word: str, who: Tree) -> int:
    """What players have: kreski, ducats, or cards in hand. Where no opponent was chosen, as in a text that
    works by itself, the one is meant who has the most."""
    if who == "opponent" and not is_player(use.target):
        return max([held_by(game, seat, word) for seat in opponents(game, use.seat)], default=0)
    return sum([held_by(game, seat, word) for seat in players_meant(game, use, who)])


def held_by(game: Veto, seat: int, word: str) -> int:
    """What one player has; VT-911 a card that is being declared has left the hand."""
    if word == "held_cards":
        hand = game.cards_at[HAND + seat]
        return len(hand) - (game.leaving in hand)
    return game.kreski[seat] if word == "held_kreski" else game.ducats[seat]


# --- conditions --------------------------------------------------------------------------------------


def is_true(game: Veto, use: Use, condition: Tree, about: int = NOBODY) -> bool:
    """A condition of a text holds now."""
    if not isinstance(condition, tuple):
        return holds(game, use.card, use.seat, condition, about)
    word = condition[0]
    if word == "both":
        return all(is_true(game, use, each, about) for each in condition[1:])
    if word == "either":
        return any(is_true(game, use, each, about) for each in condition[1:])
    if word == "not":
        return not is_true(game, use, condition[1], about)
    if word in ("bears", "lacks"):
        card = card_meant(game, use, condition[1])
        has = card != NOBODY and passes(game, use.seat, use.card, condition[2], card)
        return card != NOBODY and has == (word == "bears")
    if word == "at_most":
        return len(matching(game, use, condition[2])) <= amount(game, use, condition[1])
    if word == "at_least" and condition[2][0] != "yours":
        return len(matching(game, use, condition[2])) >= amount(game, use, condition[1])
    if word in ("has_kreski", "has_ducats"):
        return held(game, use, f"held_{word[4:]}", condition[1]) >= amount(game, use, condition[2])
    if word == "more":
        return amount(game, use, condition[1]) > amount(game, use, condition[2])
    if word == "fights":
        card = card_meant(game, use, condition[1])
        return card != NOBODY and side_of(game, card) != NOBODY
    return holds(game, use.card, use.seat, settled(game, use, condition), about)


def is_true_of_text(game: Veto, source: int, seat: int, condition: Tree, about: int) -> bool:
    """The same for a text that stands: nothing was chosen and nothing is answered."""
    return is_true(game, Use(seat, source, None, NOBODY), condition, about)


def stands_for(game: Veto, source: int, seat: int, value: Tree) -> int:
    """The number of a text that stands."""
    return value if isinstance(value, int) else amount(game, Use(seat, source, None, NOBODY), value)
