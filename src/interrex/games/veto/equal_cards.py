"""Equal cards: which copies are one choice, because nobody can tell the outcomes apart."""

from __future__ import annotations

from interrex.games.veto.cards import Kind
from interrex.games.veto.table import USED, Veto, in_play


def distinct(game: Veto, cards: list[int]) -> list[int]:
    """One card of each kind and place: cards between which nobody can tell a difference are one choice."""
    if game.settings.rules_version < 2:  # until version 2 equal cards were one choice wherever they lay
        chosen: dict[int, int] = {}
        for card in sorted(cards):
            chosen.setdefault(game.kinds[card].number, card)
        return list(chosen.values())
    return one_of_each(game, sorted(cards))


def one_of_each(game: Veto, cards: list[int]) -> list[int]:
    """The cards in their order, without those that are alike to an earlier one."""
    if len(cards) < 2 or game.settings.rules_version < 2:  # until version 2 each was an option of its own
        return cards
    kinds = game.kinds
    result: list[int] = []
    for card in cards:
        number = kinds[card].number
        for other in result:  # few cards: this is quicker than to look them up
            if kinds[other].number == number and alike(game, other, card):
                break
        else:
            result.append(card)
    return result


def alike(game: Veto, one: int, other: int) -> bool:
    """Two cards of one kind lie in one place and stand alike: choosing either comes to the same."""
    if game.where[one] != game.where[other] or game.owner[one] != game.owner[other]:
        return False
    if not in_play(game, one):
        return True
    if game.host[one] != game.host[other]:
        return False
    for used in (game.tapped, game.turn_used, game.round_used, game.duel[USED] if game.duel else 0):
        if used and (used >> one ^ used >> other) & 1:
            return False
    return (
        (not game.answered or uses_of(game, one) == uses_of(game, other))
        and not (game.rulings.forbid_over_allow == "newest_wins" and speaks_of_rights(game.kinds[one]))
        and one not in game.host
        and other not in game.host
    )


def speaks_of_rights(kind: Kind) -> bool:
    """VT-R56 Of such cards it may matter which came into play first."""
    return any(verb in ("may", "cannot") for verb, _, _ in kind.texts)


def uses_of(game: Veto, card: int) -> list[tuple[int, int]]:
    """What the replies of a card have answered."""
    return [(number, item) for answered, number, item in game.answered if answered == card]
