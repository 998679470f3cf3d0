"""Chapter 1300, the reply rule: costs, targets, and what answers what."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.cards import (
    CHARACTER,
    EFFECT,
    ELEKT,
    NIEOBECNY,
    TAGS,
    THRUST,
    TRWALY,
    UNIKAT,
    Ability,
    Kind,
    Tree,
)
from interrex.games.veto.equal_cards import distinct, one_of_each
from interrex.games.veto.fitting import fits_item, fits_moment, item_tags
from interrex.games.veto.moments import LEAVING, SPEAKS
from interrex.games.veto.permissions import company_elekt_room, protected
from interrex.games.veto.table import (
    CARDS_PLAYED,
    GAME_PHASE,
    HAND,
    INFLUENCE,
    ITEM_SEAT,
    NOBODY,
    PLAY,
    StackItem,
    Veto,
    answers_itself,
    clockwise,
    controller,
    faction_card,
    holder,
    in_play,
    is_tapped,
    opponents,
    thrusts_are_paid,
    under,
)
from interrex.games.veto.traits import derived, keywords, own_fighter, passes
from interrex.games.veto.verbs.meaning import Use, amount, settled

Answer = tuple[int, int, Any, int]  # card, number of its ability, target, what it answers


# --- abilities --------------------------------------------------------------------------------------


def ability_of(game: Veto, card: int, number: int) -> Ability:
    """The ability of a card; the political influence of a faction card has a number of its own."""
    kind = game.kinds[card]
    if number == INFLUENCE:
        assert kind.influence is not None
        return kind.influence
    return kind.abilities[number]


def counted_now(game: Veto, use: Use, value: Tree) -> int:
    """VT-911 What is counted for a text when it is declared: its card has then left the hand."""
    before = game.leaving
    game.leaving = use.card
    try:
        return amount(game, use, value)
    finally:
        game.leaving = before


def ducats_for(
    game: Veto, seat: int, card: int, ability: Ability, target: Any = None, that: int = NOBODY
) -> int:
    """VT-322 What a text costs now in ducats, the Lafa of its card aside."""
    if isinstance(ability.pay, int):
        return ability.pay
    return counted_now(game, Use(seat, card, target, that), ability.pay)


def kreski_for(
    game: Veto, seat: int, card: int, ability: Ability, target: Any = None, that: int = NOBODY
) -> int:
    """VT-321 What a text costs now in kreski."""
    if isinstance(ability.return_kreski, int):
        return ability.return_kreski
    return counted_now(game, Use(seat, card, target, that), ability.return_kreski)


def why_not_cost(
    game: Veto, seat: int, card: int, ability: Ability, target: Any = None, that: int = NOBODY
) -> str:
    """VT-320, VT-323, VT-331 The rule by which the cost cannot be paid, or nothing."""
    if ability.tap and is_tapped(game, card):
        return "VT-320"
    why = ""
    if target is not None or not ability.is_priced_by_choice:  # else each that may be chosen has its price
        why = why_not_price(game, seat, card, ability, target, that)
    if not why and ability.remove_attached and not removable(game, card):
        return "VT-331"
    return why


def why_not_price(game: Veto, seat: int, card: int, ability: Ability, target: Any, that: int) -> str:
    """VT-323, VT-331 The rule by which ducats or kreski cannot be paid, or nothing."""
    kind = game.kinds[card]
    price = ducats_for(game, seat, card, ability, target, that)
    if kind.family == EFFECT or (kind.family == THRUST and thrusts_are_paid(game)):
        price += kind.lafa
    if price > game.ducats[seat]:
        if game.rulings.unaffordable_text == "forbidden":
            return "VT-323"
        if any(number == kind.number and game.ducats[seat] <= ducats for number, _, ducats in game.returned):
            return "VT-929"  # VT-R77
    return "VT-331" if kreski_for(game, seat, card, ability, target, that) > game.kreski[seat] else ""


def removable(game: Veto, card: int) -> list[int]:
    """What is attached to a card and may be removed as a cost: no Trwały effect (VT-249)."""
    open_cards = [other for other in derived(game).attached.get(card, []) if may_go(game, other)]
    return open_cards + under(game, card)


def may_go(game: Veto, card: int) -> bool:
    """VT-249 A Trwały effect in play is not discarded or removed by other cards."""
    return not game.kinds[card].keywords & TRWALY


def undiscardable(kind: Kind) -> bool:
    """VT-R45 A card that "cannot be discarded"."""
    return any(verb == "protect" and args[:2] == ("discard", "self") for verb, _, args in kind.texts)


def why_not_play(game: Veto, seat: int, card: int) -> str:
    """VT-140, VT-252, VT-1505 The rule by which an effect or a thrust cannot be played, or nothing."""
    kind = game.kinds[card]
    if kind.faction and kind.faction != game.factions[seat]:
        return "VT-1505" if kind.family == THRUST else "VT-140"
    if kind.keywords & UNIKAT and any(
        game.kinds[other] is kind for each in range(game.seats) for other in game.cards_at[PLAY + each]
    ):
        return "VT-252"
    return ""


def why_not_limit(game: Veto, card: int, number: int, answers: int) -> str:
    """VT-334 Once for each event; some texts once a duel or once a turn."""
    if (card, number, answers) in game.answered:
        return "VT-334"
    if number >= 0 and used_up(game, card, number):
        return "VT-334"
    if game.rulings.reply_repeat == "once_per_round" and game.round_used >> card & 1:
        return "VT-334"
    return ""


DUEL_LIMIT: Final = -1000


def used_up(game: Veto, card: int, number: int) -> bool:
    """A text with a limit of its own was used as often as it may be, in this turn or this duel."""
    limit = game.kinds[card].abilities[number].limit
    if limit == "turn":
        return bool(game.turn_used >> card & 1)
    return limit == "duel" and (card, number, DUEL_LIMIT) in game.answered


# --- targets: VT-914 --------------------------------------------------------------------------------


def most_targets(game: Veto, seat: int, card: int, ability: Ability, that: int = NOBODY) -> int:
    """VT-914 Up to how many cards the text names."""
    if isinstance(ability.up_to, int):
        return ability.up_to
    return counted_now(game, Use(seat, card, None, that), ability.up_to)


def declared_targets(game: Veto, seat: int, card: int, ability: Ability, that: int = NOBODY) -> list[Any]:
    """VT-914 What is named at the declaration; of up to so many cards none yet."""
    if most_targets(game, seat, card, ability, that) != 1:
        return [()]
    return targets_of(game, seat, card, ability, that)


def targets_of(game: Veto, seat: int, card: int, ability: Ability, that: int = NOBODY) -> list[Any]:
    """All legal choices at the declaration; one empty choice where nothing is chosen."""
    wanted = ability.host if ability.host is not None else ability.target
    if wanted is None:
        return [None]
    if wanted == "your_faction":
        return [faction_card(game, seat)]
    if wanted == "faction":
        return [faction_card(game, each) for each in clockwise(game, seat)]
    if wanted[0] == "opponent":
        seats = [-1 - other for other in opponents(game, seat)]  # seats, not cards
        if not ability.is_priced_by_choice:
            return seats
        return [each for each in seats if not why_not_price(game, seat, card, ability, each, that)]
    if ability.is_counted:
        wanted = settled(game, Use(seat, card, None, that), wanted)
    cards = [
        other
        for other in cards_in_play(game)
        if not why_not_target(game, seat, card, ability, wanted, other, that)
    ]
    return one_of_each(game, cards)


def cards_in_play(game: Veto) -> list[int]:
    return [card for seat in range(game.seats) for card in game.cards_at[PLAY + seat]]


def legal_target(
    game: Veto, seat: int, card: int, ability: Ability, wanted: Tree, other: int, that: int = NOBODY
) -> bool:
    if ability.is_counted:
        wanted = settled(game, Use(seat, card, None, that), wanted)
    return not why_not_target(game, seat, card, ability, wanted, other, that)


def why_not_target(
    game: Veto, seat: int, card: int, ability: Ability, wanted: Tree, other: int, that: int = NOBODY
) -> str:
    """VT-136 to VT-139, VT-238, VT-239 The rule by which this card cannot be chosen, or nothing."""
    kind = game.kinds[other]
    if kind.family != wanted[0] or not in_play(game, other):
        return "VT-139"
    if kind.family == CHARACTER and keywords(game, other) & NIEOBECNY and "nieobecny" not in wanted:
        return "VT-238" if game.kinds[card].family == EFFECT else "VT-239"
    for each in wanted[1:]:
        if not passes(game, seat, card, each, other):
            return "VT-139" if ability.host is not None else "VT-914"
    if ability.host is not None and protected(game, "attach_effect", other, seat):
        return "VT-137"
    verbs = ability.aimed_verbs
    if "tap" in verbs and (is_tapped(game, other) or protected(game, "tap", other, seat)):
        return "VT-629" if is_tapped(game, other) else "VT-1301"
    if "untap" in verbs and not is_tapped(game, other):
        return "VT-630"
    if "discard" in verbs and not may_go(game, other):
        return "VT-249"
    if ability.tap_target and is_tapped(game, other):
        return "VT-320"
    why = why_not_control(game, seat, verbs, other)
    if not why and ability.is_priced_by_choice:
        return why_not_price(game, seat, card, ability, other, that)
    return why


def why_not_control(game: Veto, seat: int, verbs: frozenset[str], other: int) -> str:
    """VT-R37 Control of a second Elekt is not taken."""
    if "control" in verbs and keywords(game, other) & ELEKT:
        if game.rulings.second_elekt == "impossible" and not company_elekt_room(game, seat):
            return "VT-227"
    return ""


def why_not_learning(game: Veto, seat: int, kind: Kind, target: Any, answers: int) -> str:
    """VT-1432 In round 1 of the learning game no effect is aimed at the player who has the voice."""
    is_learning = game.round == 1 and game.settings.variants.get("learning")
    if not is_learning or kind.family != EFFECT or seat == game.voice:
        return ""
    if 0 <= answers < len(game.stack) and game.stack[answers][ITEM_SEAT] == game.voice:
        return "VT-1432"
    if isinstance(target, int) and target < 0 and -1 - target == game.voice:
        return "VT-1432"
    if isinstance(target, int) and target >= 0 and in_play(game, target):
        return "VT-1432" if controller(game, target) == game.voice else ""
    return ""


# --- what answers what ------------------------------------------------------------------------------


def open_items(game: Veto) -> list[tuple[int, StackItem]]:
    """The items that may be answered (VT-1332, VT-R57)."""
    items = [(at, item) for at, item in enumerate(game.stack) if not game.negated >> at & 1]
    return items[-1:] if game.rulings.reply_target == "top_only" else items


def why_not_negate(game: Veto, ability: Ability, item: StackItem) -> str:
    """VT-R45, VT-R72 A negation that also discards cannot be aimed at what cannot be discarded."""
    what, _, card, _, _, _, _ = item
    if not ability.discards or what not in CARDS_PLAYED:
        return ""
    kind = game.kinds[card]
    if undiscardable(kind) and game.rulings.undiscardable_thrust == "blocks_discarding_negation":
        return "VT-1301"
    if kind.keywords & TRWALY and game.rulings.trwaly_being_played == "protected":
        return "VT-257"
    return ""


def current(game: Veto) -> tuple[Any, ...]:
    """The named moment that is open, or nothing."""
    return game.moment[-1] if game.moment else ()


# --- options ----------------------------------------------------------------------------------------


def stack_answers(game: Veto, seat: int) -> list[Answer]:
    """Every reply the seat may lay on the open stack."""
    items = open_items(game)
    tags = 0
    for _, item in items:
        tags |= item_tags(game, item)
    found: list[Answer] = []
    if not outside_allows(game):
        return found
    if game.rulings.koneksje_timing == "at_once":
        found.extend(influence_answers(game, seat, items))
    for card, number, ability in reply_texts(game, seat, tags):
        for when in ability.when:
            for at, item in items:
                if fits_item(game, seat, card, when, item) or (when[0] == "any_moment" and not found):
                    if (ability.negates and why_not_negate(game, ability, item)) or why_not_limit(
                        game, card, number, at
                    ):
                        continue
                    found.extend(aimed(game, seat, card, number, ability, at))
    return found


def influence_answers(game: Veto, seat: int, items: list[tuple[int, StackItem]]) -> list[Answer]:
    """VT-726, VT-R47 Under that reading wide connections answer the holder's influence at once."""
    from interrex.games.veto.traits import texts

    card = faction_card(game, seat)
    ability = game.kinds[card].influence
    if ability is None or not any(owner == seat for _, owner, _, _ in texts(game, "also_influence")):
        return []
    return [
        (card, INFLUENCE, target, at)
        for at, (_, actor, _, number, _, _, _) in items
        if number == INFLUENCE and actor == holder(game) != seat
        if not why_not_cost(game, seat, card, ability, that=at)
        and not why_not_limit(game, card, INFLUENCE, at)
        for target in targets_of(game, seat, card, ability, at)
    ]


def outside_allows(game: Veto) -> bool:
    """VT-318, VT-R68 Outside the game phase general answers may be barred."""
    return game.phase == GAME_PHASE or game.rulings.answer_outside_game_phase == "yes"


def moment_answers(game: Veto, seat: int) -> list[Answer]:
    """Every reply the seat may make at the open named moment."""
    moment = current(game)
    depth = -1 - len(game.moment)
    found: list[Answer] = []
    texts = reply_texts(game, seat, TAGS[moment[0]])
    if moment[0] in LEAVING and moment[2] == seat and moment[SPEAKS]:
        texts += last_words(game, seat, moment[1], TAGS[moment[0]])
    for card, number, ability in texts:
        for when in ability.when:
            if fits_moment(game, seat, card, when, moment):
                if not why_not_limit(game, card, number, depth):
                    found.extend(aimed(game, seat, card, number, ability, depth))
                break
    return found


def last_words(game: Veto, seat: int, card: int, tag: int) -> list[tuple[int, int, Ability]]:
    """Replies of a card in the moment in which it has left play; it can no longer be tapped or discarded."""
    found: list[tuple[int, int, Ability]] = []
    if game.kinds[card].family not in (EFFECT, THRUST) and not in_play(game, card):
        add_replies(game, seat, card, tag, found)
    return [each for each in found if not (each[2].tap or each[2].discard_self or each[2].remove_attached)]


def aimed(game: Veto, seat: int, card: int, number: int, ability: Ability, answers: int) -> list[Answer]:
    """The reply with each of its targets."""
    if ability.effects and ability.effects[0].verb == "redirect_challenge":
        from interrex.games.veto.duel import why_not_challenged

        if why_not_challenged(game, card):
            return []
    if ability.is_priced_by_event and why_not_price(game, seat, card, ability, None, answers):
        return []
    return [
        (card, number, target, answers)
        for target in declared_targets(game, seat, card, ability, answers)
        if not why_not_learning(game, seat, game.kinds[card], target, answers)
    ]


def reply_texts(game: Veto, seat: int, tags: int) -> list[tuple[int, int, Ability]]:
    """Replies of the seat, from his hand, from under his fighter and from play, that can be paid."""
    found: list[tuple[int, int, Ability]] = []
    kinds = game.kinds
    cards = [card for card in game.cards_at[HAND + seat] if kinds[card].reply_tags & tags]
    if tags & game.pack.thrust_tags:
        cards.extend(attached_replies(game, seat, tags))
    for card in distinct(game, cards) if len(cards) > 1 else cards:
        kind = kinds[card]
        if kind.family == EFFECT or (kind.family == THRUST and may_thrust(game, seat, card)):
            if not why_not_play(game, seat, card):
                add_replies(game, seat, card, tags, found)
    for card in one_of_each(game, [card for card, mask in derived(game).replies[seat] if mask & tags]):
        add_replies(game, seat, card, tags, found)
    return found


def attached_replies(game: Veto, seat: int, tags: int) -> list[int]:
    """VT-143 Thrusts from under the seat's own fighter."""
    from interrex.games.veto.slots import thrusts_under

    return [card for card in thrusts_under(game, seat) if game.kinds[card].reply_tags & tags]


def may_thrust(game: Veto, seat: int, card: int) -> bool:
    from interrex.games.veto.slots import why_not_thrust

    return not why_not_thrust(game, seat, card)


def add_replies(game: Veto, seat: int, card: int, tags: int, found: list[tuple[int, int, Ability]]) -> None:
    for number, ability in enumerate(game.kinds[card].abilities):
        if ability.letter == "R" and ability.tags & tags:
            if not why_not_cost(game, seat, card, ability):
                found.append((card, number, ability))


def hand_may_answer(game: Veto, seat: int, tags: int) -> bool:
    """Whether the hand may hold an answer as far as everybody can tell: then the seat is asked."""
    if game.hand_tags[seat] & tags:
        if game.cards_at[HAND + seat]:
            return True
        fighter = own_fighter(game, seat)
        if fighter == NOBODY or not tags & game.pack.thrust_tags:
            return False
        from interrex.games.veto.slots import usable_under

        return bool(usable_under(game, seat) if answers_itself(game) else under(game, fighter))
    return False


def open_tags(game: Veto, seat: int) -> int:
    """The moments the open stack offers to a seat; thrusts are answered only in one's own duel, mostly."""
    tags = 0
    if outside_allows(game):
        only_top = game.rulings.reply_target == "top_only"
        for at, item in enumerate(game.stack):
            if not game.negated >> at & 1:
                tags = item_tags(game, item) | (0 if only_top else tags)
    if own_fighter(game, seat) == NOBODY and not game.pack.thrusts_of_others:
        tags &= ~TAGS["thrust_declared"]
    return tags
