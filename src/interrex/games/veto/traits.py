"""Chapters 100 and 200: traits, keywords, and what the texts of cards in play say (VT-302)."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.cards import (
    BITS,
    CHARACTER,
    ELEKT,
    EQUIPMENT,
    FAMILIES,
    LOJALNY,
    NIEOBECNY,
    Tree,
)
from interrex.games.veto.table import (
    ARMS_BITS,
    CHALLENGED,
    CHALLENGER,
    IGNORED,
    MARGIN,
    NOBODY,
    PLAY,
    SEATS,
    STALE,
    USED,
    Derived,
    Passive,
    Veto,
    controller,
    holder,
    in_play,
    is_tapped,
    on_magnates,
)

NO_TEXTS: Final[list[Passive]] = []
NO_CARDS: Final[list[int]] = []


# --- what is in play ---------------------------------------------------------------------------------


def derived(game: Veto) -> Derived:
    """Characters, attachments, keywords and working texts, as they are now."""
    if game.derived is STALE:
        from interrex.games.veto.deriving import derive

        return derive(game)
    if game.derived.passing:
        from interrex.games.veto.deriving import derive_again

        return derive_again(game)
    return game.derived


def is_blank(game: Veto, card: int) -> bool:
    """A text has switched this character's rule off (VT-R67)."""
    return any(entry[0] == "blank" and entry[1] == card for entry in game.lasting)


def keywords(game: Veto, card: int) -> int:
    """The keywords of a card, as bits; outside play the printed ones (VT-1310)."""
    return derived(game).keywords.get(card, game.kinds[card].keywords)


def company(game: Veto, seat: int) -> list[int]:
    """VT-936 All characters a player controls."""
    return derived(game).characters[seat]


def attached(game: Veto, card: int) -> list[int]:
    """What lies openly attached to a card."""
    return derived(game).attached.get(card, NO_CARDS)


def texts(game: Veto, verb: str) -> list[Passive]:
    """The working texts with that verb."""
    return derived(game).texts.get(verb, NO_TEXTS)


def own_elekts(game: Veto, seat: int) -> list[int]:
    """The Elekts a player controls; whether an absent one counts is VT-R44."""
    found = []
    for card in company(game, seat):
        mask = keywords(game, card)
        if mask & ELEKT and not (mask & NIEOBECNY and game.rulings.nieobecny_counts == "nothing"):
            found.append(card)
    return found


def elekt_limit(game: Veto, seat: int) -> int:
    """VT-227 At most one Elekt, unless a card allows more."""
    limit = 1
    for card, owner, condition, args in texts(game, "elekt_limit"):
        if owner == seat and meets(game, card, owner, condition):
            limit = max(limit, number_of(game, card, owner, args[0]))
    return limit


# --- whom a text means -------------------------------------------------------------------------------


def of_faction(game: Veto, seat: int, card: int, faction: str) -> bool:
    """The card bears the mark, or counts as of that faction by a text."""
    if game.kinds[card].faction == faction:
        return True
    if game.factions[seat] != faction:
        return False
    for source, owner, condition, args in texts(game, "as_your_faction"):
        if owner == seat and meets(game, source, owner, condition):
            if all(passes(game, seat, source, each, card) for each in args[0][1:]):
                return True
    return False


def passes(game: Veto, seat: int, source: int, wanted: Tree, card: int) -> bool:
    """A filter of a selector holds for the card; ``seat`` is the player whose text it is."""
    if isinstance(wanted, tuple):
        return passes_call(game, seat, source, wanted, card)
    word: str = wanted
    bit = BITS.get(word)
    if bit:
        return bool(keywords(game, card) & bit)
    if word == "any" or word == "yours" or word == "opponent":
        return bool(word == "any" or (controller_or_owner(game, card) == seat) == (word == "yours"))
    if word == "electoral" or word == "magnates":
        return bool(on_magnates(game, card) == (word == "magnates"))
    if word == "tapped" or word == "untapped":
        return bool(is_tapped(game, card) == (word == "tapped"))
    if word in FAMILIES:
        return bool(game.kinds[card].family == word)
    if word == "other":
        return card != source
    if word == "not_elekt":
        return not keywords(game, card) & ELEKT
    if word == "not_lojalny":
        return not keywords(game, card) & LOJALNY
    if word == "may_agitate":
        from interrex.games.veto.actions import may_agitate

        return may_agitate(game, card)
    return of_faction(game, seat, card, word)


def passes_call(game: Veto, seat: int, source: int, wanted: tuple[Any, ...], card: int) -> bool:
    """A filter with arguments."""
    word: str = wanted[0]
    if word == "any_of":
        return any(passes(game, seat, source, each, card) for each in wanted[1:])
    if word == "named":
        return bool(game.kinds[card].short == wanted[1])
    if word in BOUNDS:
        bound, has = number_of(game, source, seat, wanted[1]), trait(game, card, word[4:])
        return has <= bound if word.startswith("max_") else has >= bound
    if word == "not":
        return not passes(game, seat, source, wanted[1], card)
    if word == "bearing":
        return any(
            all(passes(game, seat, source, each, other) for each in wanted[1:])
            for other in attached(game, card)
        )
    if word == "borne_by":
        bearer = {"self": source, "host": game.host[source], "your_fighter": own_fighter(game, seat)}
        return game.host[card] != NOBODY and game.host[card] == bearer.get(wanted[1], enemy_of(game, seat))
    return True  # up_to, min: read elsewhere


BOUNDS: Final = ("max_szabla", "max_kreski", "max_lafa", "min_szabla", "min_kreski", "min_lafa")


def trait(game: Veto, card: int, which: str) -> int:
    """Szabla, Kreski or Lafa of a card."""
    if which == "szabla":
        from interrex.games.veto.szabla import szabla

        return szabla(game, card)
    return kreski_trait(game, card) if which == "kreski" else game.kinds[card].lafa


def number_of(game: Veto, source: int, seat: int, value: Tree) -> int:
    """A number of a text that stands: as it is written, or as it is counted now."""
    if isinstance(value, int):
        return value
    from interrex.games.veto.verbs.meaning import stands_for

    return stands_for(game, source, seat, value)


def controller_or_owner(game: Veto, card: int) -> int:
    return controller(game, card) if in_play(game, card) else game.owner[card]


def means(game: Veto, source: int, seat: int, who: Tree, card: int) -> bool:
    """A passive text of ``source`` means this character."""
    if isinstance(who, tuple):
        return means_call(game, source, seat, who, card)
    word: str = who
    if word == "self":
        return card == source
    if word == "host" or word == "user":
        return card == game.host[source]
    if word == "enemy_fighter":
        return is_enemy_fighter(game, source, card)
    if word == "companions" or word == "yours":
        return controller_or_owner(game, card) == seat and (word == "yours" or card != source)
    return False


def means_call(game: Veto, source: int, seat: int, who: tuple[Any, ...], card: int) -> bool:
    """The same of a text that names characters by filters, or by whom they stand beside."""
    word: str = who[0]
    if word == "yours":
        return controller_or_owner(game, card) == seat and all(
            passes(game, seat, source, each, card) for each in who[1:]
        )
    if word == "others":
        return card != source and all(passes(game, seat, source, each, card) for each in who[1:])
    if word == "companions_of":
        bearer = game.host[source]
        return card != bearer and controller_or_owner(game, card) == controller(game, bearer)
    return False


def is_enemy_fighter(game: Veto, source: int, card: int) -> bool:
    """The fighter against whom the bearer of the text, or its user, fights."""
    side = side_of(game, card)
    if side == NOBODY:
        return False
    bearer = source if game.kinds[source].family == CHARACTER else game.host[source]
    return game.duel[1 - side] == bearer


def side_of(game: Veto, card: int) -> int:
    """CHALLENGER or CHALLENGED if the card fights now, else NOBODY."""
    duel = game.duel
    if duel:
        if duel[CHALLENGER] == card:
            return CHALLENGER
        if duel[CHALLENGED] == card:
            return CHALLENGED
    return NOBODY


def works(game: Veto, source: int) -> bool:
    """VT-1027 Weapons, firearms and armour speak only in a duel in which they are used."""
    arms = game.kinds[source].arms
    return not arms or is_used(game, source)


def is_used(game: Veto, equipment: int) -> bool:
    """The equipment was chosen for this duel and is not switched off."""
    if not game.duel or not game.duel[USED] >> equipment & 1:
        return False
    side = side_of(game, game.host[equipment])
    return side != NOBODY and not ignored_arms(game, side) & ARMS_BITS.get(game.kinds[equipment].arms, 0)


def ignored_arms(game: Veto, side: int) -> int:
    """What does not work for a fighter; texts of chosen equipment are read at the same time."""
    ignored = game.duel[IGNORED + side]
    off = game.duel[IGNORED + 1 - side]
    enemy = game.duel[1 - side]
    for equipment in attached(game, enemy):
        kind = game.kinds[equipment]
        if game.duel[USED] >> equipment & 1 and not off & ARMS_BITS.get(kind.arms, 0):
            for verb, _, args in kind.texts:
                if verb == "ignore":
                    ignored |= ARMS_BITS[args[0]]
    return ignored


# --- conditions --------------------------------------------------------------------------------------


def meets(game: Veto, source: int, seat: int, condition: Tree, about: int = NOBODY) -> bool:
    """The text has no condition, or it holds."""
    return condition is None or holds(game, source, seat, condition, about)


def holds(game: Veto, source: int, seat: int, condition: Tree, about: int = NOBODY) -> bool:
    """A condition of a text holds now; ``about`` is the character the text speaks of."""
    if isinstance(condition, tuple):
        return holds_call(game, source, seat, condition, about)
    if condition == "own_elekt":
        return bool(own_elekts(game, seat))
    if condition == "no_own_elekt":
        return not own_elekts(game, seat)
    if condition == "self_untapped":
        return not is_tapped(game, source)
    if condition == "first_of_round":
        return not game.agitated >> seat & 1
    if condition == "election":
        return game.election != NOBODY
    if condition == "own_initiative":
        return holder(game) == seat
    if condition == "own_turn":
        return game.voice == seat
    return False


MORE_CONDITIONS: Final = ("not", "either", "at_most", "has_kreski", "has_ducats", "fights", "more")


def holds_call(game: Veto, source: int, seat: int, condition: tuple[Any, ...], about: int) -> bool:
    """A condition with arguments."""
    word = condition[0]
    if word in MORE_CONDITIONS or (word == "at_least" and condition[2][0] != "yours"):
        from interrex.games.veto.verbs.meaning import is_true_of_text

        return is_true_of_text(game, source, seat, condition, about)
    if word == "at_least":
        others = game.rulings.three_companions == "exactly_others"  # VT-R59
        count = sum(
            1
            for card in company(game, seat)
            if not (others and card == about)
            and all(passes(game, seat, source, each, card) for each in condition[2][1:])
        )
        return count >= number_of(game, source, seat, condition[1])
    if word == "in_company":
        return any(game.kinds[card].short == condition[1][1] for card in company(game, seat))
    if word == "own":
        return any(game.kinds[card].keywords & BITS[condition[1]] for card in game.cards_at[PLAY + seat])
    if word == "own_kreski":
        return game.kreski[seat] >= number_of(game, source, seat, condition[1])
    if word == "killed_of_one_opponent":
        number = number_of(game, source, seat, condition[1])
        return any(game.killed[other] >= number for other in range(game.seats) if other != seat)
    if word == "both":
        return all(holds(game, source, seat, each, about) for each in condition[1:])
    if word == "self_on":
        return bool(on_magnates(game, source) == (condition[1] == "magnates"))
    if word in ("bears", "lacks"):
        who = source
        if condition[1] == "host":
            who = game.host[source]
        elif condition[1] in ("your_fighter", "enemy_fighter"):
            your = condition[1] == "your_fighter"
            who = own_fighter(game, seat) if your else enemy_of(game, seat)
        return who != NOBODY and bool(keywords(game, who) & BITS[condition[2]]) == (word == "bears")
    return duel_condition(game, source, seat, condition)


def duel_condition(game: Veto, source: int, seat: int, condition: tuple[Any, ...]) -> bool:
    """A condition that speaks of a duel."""
    if not game.duel:
        return False
    word = condition[0]
    if word in ("self_uses", "user_uses"):
        fighter = source if word == "self_uses" else game.host[source]
        wanted = condition[1]
        for equipment in attached(game, fighter):
            kind = game.kinds[equipment]
            if is_used(game, equipment) or (not kind.arms and side_of(game, fighter) != NOBODY):
                if kind.arms == wanted or (isinstance(wanted, tuple) and kind.short == wanted[1]):
                    return True
        return False
    if word == "you_are":
        side = CHALLENGER if condition[1] == "challenger" else CHALLENGED
        return game.duel[side] == own_fighter(game, seat)
    if word == "difference":
        low, high = (number_of(game, source, seat, each) for each in condition[1:])
        return low <= game.duel[MARGIN] <= high
    return False


def own_fighter(game: Veto, seat: int) -> int:
    """VT-1067 The fighter a player controls in the duel, or NOBODY; who was taken over fights no more."""
    if game.duel:
        for side in (CHALLENGER, CHALLENGED):
            fighter = game.duel[side]
            if (
                game.duel[SEATS + side] == seat
                and in_play(game, fighter)
                and controller(game, fighter) == seat
            ):
                return fighter
    return NOBODY


def fighters_of(game: Veto) -> list[int]:
    """The controllers of challenger and challenged."""
    return [game.duel[SEATS], game.duel[SEATS + 1]] if game.duel else []


def enemy_of(game: Veto, seat: int) -> int:
    """The fighter against whom a player's fighter fights, or has fought until now; or NOBODY."""
    if game.duel and seat in game.duel[SEATS : SEATS + 2]:
        enemy = game.duel[CHALLENGED if game.duel[SEATS] == seat else CHALLENGER]
        if in_play(game, enemy):
            return enemy
    return NOBODY


# --- kreski ----------------------------------------------------------------------------------------


def kreski_trait(game: Veto, card: int) -> int:
    """VT-128 The Kreski trait with what is attached."""
    total = game.kinds[card].kreski
    for other in attached(game, card):
        kind = game.kinds[other]
        if kind.family == EQUIPMENT:
            total += kind.kreski
        for verb, _, args in kind.texts:
            if verb == "kreski_trait":
                total += args[0] if isinstance(args[0], int) else counted_kreski(game, other, args[0])
    return max(0, total)


def counted_kreski(game: Veto, source: int, value: Tree) -> int:
    """What a text counts for Kreski. Meanwhile such texts add nothing: so what they count ends."""
    if game.counting:
        return 0
    game.counting = True
    try:
        return number_of(game, source, controller(game, source), value)
    finally:
        game.counting = False
