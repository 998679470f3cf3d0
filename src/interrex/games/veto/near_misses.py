"""What is nearly an option: why a deed, a trifle or a reply is not possible now.

Only from what the asked seat knows: his hand, his thrusts, the cards that lie open, the kinds of the pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from interrex.engine.options import Part, Parts, card_part, kind_part, mark, place_part, seat_part, verb
from interrex.engine.questions import Question
from interrex.games.veto.actions import (
    agitation_thrusts,
    why_not_agitate,
    why_not_attach,
    why_not_deploy,
    why_not_equip,
    why_not_estate,
    why_not_influence,
    why_not_move,
    why_not_transfer,
    why_not_use,
)
from interrex.games.veto.answers import (
    DUEL_LIMIT,
    current,
    open_items,
    why_not_cost,
    why_not_learning,
    why_not_negate,
    why_not_play,
    why_not_target,
)
from interrex.games.veto.cards import CHARACTER, EFFECT, EQUIPMENT, ESTATE, THRUST, Ability, Kind
from interrex.games.veto.duel import (
    why_not_arm,
    why_not_challenged,
    why_not_challenger,
    why_not_refuse,
)
from interrex.games.veto.moving import face_up_thrusts
from interrex.games.veto.options import FIELD_NAMES, place_of, reply_parts, turn_parts
from interrex.games.veto.settlement import why_not_announce
from interrex.games.veto.slots import why_not_thrust
from interrex.games.veto.table import (
    GAME_PHASE,
    HAND,
    NOBODY,
    PLAY,
    Veto,
    faction_card,
    in_play,
    opponents,
    under,
)
from interrex.games.veto.traits import company, fighters_of, side_of

Miss: TypeAlias = tuple[Parts, str]
Target: TypeAlias = tuple[Parts, int | None]  # how it is said; a card, below zero a player, or nothing

TEXT_VERBS: Final = (verb("play"), verb("use"))


def near_misses(game: Veto, question: Question) -> Iterator[Miss]:
    """Everything the seat might think of, with the rule that forbids it; the closest rule comes first."""
    seat = question.seat
    for parts, why in meant(game, question):
        if why:
            yield parts, why
    yield from not_held(game, seat)


def meant(game: Veto, question: Question) -> Iterator[Miss]:
    """What the seat might do with the cards he has or sees; no rule where nothing forbids it."""
    seat = question.seat
    yield (verb("announce"),), why_not_announce(game, seat) or "VT-814"
    yield (verb("redraw"),), "VT-508"
    if game.duel:
        yield (verb("refuse"),), why_not_refuse(game, game.duel[1])
    yield from deployments(game, question)
    yield from attachments(game, question)
    yield from handings(game, question)
    yield from agitations(game, question)
    yield from challenges(game, question)
    yield from moves(game, question)
    yield from influences(game, question)
    yield from thrusts(game, seat, question)
    yield from arms(game, question)
    yield from texts_and_replies(game, question)


# --- what the seat has and sees ------------------------------------------------------------------------


def open_cards(game: Veto, seat: int) -> list[int]:
    """The cards in play, the seat's own first."""
    return [card for each in (seat, *opponents(game, seat)) for card in game.cards_at[PLAY + each]]


def open_characters(game: Veto, seat: int) -> list[int]:
    """The characters in play, the seat's own first."""
    return [card for each in (seat, *opponents(game, seat)) for card in company(game, each)]


def own_thrusts(game: Veto, seat: int, bearer: int) -> list[int]:
    """The thrusts with a character that the seat may look at (VT-615)."""
    hidden = [card for card in under(game, bearer) if game.sees[game.where[card]] >> seat & 1]
    return hidden + face_up_thrusts(game, bearer)


def targets(game: Veto, seat: int) -> Iterator[Target]:
    """Nothing, a player, a card in play, with and without what tells it from an equal one."""
    yield (), None
    for each in range(game.seats):
        yield (mark("on"), seat_part(each)), -1 - each
    for card in open_cards(game, seat):
        yield (mark("on"), card_part(card)), card
        yield (mark("on"), card_part(card), *place_of(game, card)), card


def gone(game: Veto, family: str) -> list[Part]:
    """The kinds of a family of which no card is in play: one might have meant a card that has just left."""
    there = {game.kinds[card].id for seat in range(game.seats) for card in game.cards_at[PLAY + seat]}
    return [kind_part(kind.id) for kind in game.pack.kinds if kind.family == family and kind.id not in there]


def not_now(game: Veto, question: Question, deed: bool) -> str:
    """VT-305, VT-306, VT-311, VT-317, VT-1329, VT-1330 Deeds and trifles wait for one's turn."""
    if question.name == "turn":
        return "VT-306" if deed and game.deed else ""
    if game.phase != GAME_PHASE:
        return "VT-317"
    if game.stack:
        return "VT-1329" if deed else "VT-1330"
    if deed:
        return "VT-306" if question.seat == game.voice else "VT-305"
    return "VT-311" if game.deed else "VT-309"


# --- deeds and trifles of a turn -----------------------------------------------------------------------


def deployments(game: Veto, question: Question) -> Iterator[Miss]:
    """Characters and estates of the hand."""
    seat = question.seat
    for card in game.cards_at[HAND + seat]:
        kind = game.kinds[card]
        late = not_now(game, question, kind.family == CHARACTER)
        for parts, field in deployed(card_part(card)):
            if kind.family == ESTATE:
                yield parts, late or why_not_estate(game, seat, card)
            else:
                yield parts, late or why_not_deploy(game, seat, card, field)


def deployed(card: Part) -> list[tuple[Parts, int]]:
    """A deployment with and without its field."""
    fields = [place_part("field", field, FIELD_NAMES) for field in range(len(FIELD_NAMES))]
    said: list[tuple[Parts, int]] = [((verb("deploy"), card), 0)]
    said.extend(((verb("deploy"), card, mark("to"), field), field.value) for field in fields)
    return said


def attachments(game: Veto, question: Question) -> Iterator[Miss]:
    """Equipment and thrusts of the hand for characters in play, or for those who are no longer there."""
    seat = question.seat
    late = not_now(game, question, False)
    bearers = open_characters(game, seat)
    absentees = gone(game, CHARACTER)
    for card in game.cards_at[HAND + seat]:
        held, family = card_part(card), game.kinds[card].family
        if family == EQUIPMENT:
            for bearer in bearers:
                why = late or why_not_equip(game, seat, card, bearer)
                yield turn_parts(game, ("equip", card, bearer)), why
            for absent in absentees:
                yield (verb("equip"), absent, mark("with"), held), late or "VT-965"
        for bearer in bearers:
            why = late or why_not_attach(game, seat, card, bearer) if family == THRUST else "VT-970"
            yield turn_parts(game, ("attach", card, bearer)), why
        for absent in absentees:
            yield (verb("attach"), held, mark("to"), absent), late or "VT-970"


def handings(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-967 Equipment in play for another character."""
    late = not_now(game, question, False)
    seat = question.seat
    for card in open_cards(game, seat):
        bearer = game.host[card]
        if game.kinds[card].family == EQUIPMENT and bearer != NOBODY:
            for other in open_characters(game, seat):
                why = (
                    why_not_transfer(game, seat, card, bearer, other) if bearer in company(game, seat) else ""
                )
                yield turn_parts(game, ("transfer", card, other)), late or why or "VT-967"


def agitations(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-941, VT-1501, VT-1502 Characters who may not agitate, thrusts that may not be given for it."""
    seat = question.seat
    late = not_now(game, question, True)
    for card in company(game, seat):
        why = late or why_not_agitate(game, seat, card)
        yield turn_parts(game, ("agitate", card, NOBODY)), why
        given = {game.kinds[thrust].id for thrust in agitation_thrusts(game, seat, card)}
        mine = [thrust for bearer in company(game, seat) for thrust in own_thrusts(game, seat, bearer)]
        for thrust in (*mine, *game.cards_at[HAND + seat]):
            parts = turn_parts(game, ("agitate", card, thrust))
            because = why or ("" if game.kinds[thrust].id in given else "VT-1501")
            yield parts, because
            yield (*parts, *place_of(game, thrust)), because
            for second in mine:
                yield (*parts, mark("and"), card_part(second)), why or "VT-1502"
    for other in opponents(game, seat):
        for card in company(game, other):
            yield turn_parts(game, ("agitate", card, NOBODY)), "VT-941"


def challenges(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-1001 Characters who may not challenge or be challenged, one's own, and those of others."""
    seat = question.seat
    late = not_now(game, question, True)
    everybody = open_characters(game, seat)
    absentees = gone(game, CHARACTER)
    mine = company(game, seat)
    for card in everybody:
        why = late or why_not_challenger(game, card) if card in mine else "VT-1001"
        for victim in everybody:
            no_victim = "VT-1001" if victim in mine else ""
            parts = turn_parts(game, ("challenge", card, victim))
            yield parts, why or why_not_challenged(game, victim) or no_victim
        for absent in absentees:
            yield (verb("challenge"), absent, mark("with"), card_part(card)), why or "VT-1001"


def moves(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-955 Characters who may not go to the other field."""
    seat = question.seat
    late = not_now(game, question, True)
    for card in open_characters(game, seat):
        own = card in company(game, seat)
        yield turn_parts(game, ("move", card)), late or why_not_move(game, card) if own else "VT-955"


def influences(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-721 and following: political influence and whom it may be used on."""
    seat = question.seat
    card = faction_card(game, seat)
    ability = game.kinds[card].influence
    why = not_now(game, question, False) or why_not_influence(game, seat, card)
    for said, target in targets(game, seat):
        yield (verb("influence"), *said), why or bad_target(game, seat, card, ability, target)
    for absent in gone(game, wanted_family(ability)):
        yield (verb("influence"), mark("on"), absent), why or "VT-914"


def bad_target(game: Veto, seat: int, card: int, ability: Ability | None, target: int | None) -> str:
    """Why that target cannot be chosen."""
    wanted = None if ability is None else ability.host if ability.host is not None else ability.target
    if ability is None or target is None or wanted is None or isinstance(wanted, str):
        return ""
    why = why_not_learning(game, seat, game.kinds[card], target, NOBODY)
    if target < 0:
        return why or ("" if wanted[0] == "opponent" and -1 - target != seat else "VT-914")
    if wanted[0] == "opponent":
        return "VT-914"
    return why_not_target(game, seat, card, ability, wanted, target) or why


def wanted_family(ability: Ability | None) -> str:
    """The family of cards that an ability is aimed at, or nothing."""
    wanted = None if ability is None else ability.host if ability.host is not None else ability.target
    return str(wanted[0]) if isinstance(wanted, tuple) else ""


# --- texts and replies ---------------------------------------------------------------------------------


def texts_and_replies(game: Veto, question: Question) -> Iterator[Miss]:
    """The texts of cards in the hand and in play, played or used in turn, or by their bare name."""
    seat = question.seat
    bare = not any(isinstance(option, int) for option in question.options)  # else that is no reply
    every = list(targets(game, seat))
    for card in (*game.cards_at[HAND + seat], *attached_thrusts(game, seat), *game.cards_at[PLAY + seat]):
        why, ability = text_fault(game, question, card)
        replies = [each for each in game.kinds[card].abilities if each.letter == "R"]
        late = reply_fault(game, seat, card, replies[0]) if replies else why
        for absent in gone(game, wanted_family(ability)):
            for word in TEXT_VERBS:
                yield (word, card_part(card), mark("on"), absent), why or "VT-914"
        for said, target in every:
            because = why or bad_target(game, seat, card, ability, target)
            for word in TEXT_VERBS:
                yield (word, card_part(card), *said), because
            if bare:
                because = late if replies else because
                yield (card_part(card), *said), because
                yield (card_part(card), *said, *place_of(game, card)), because
                for at, _ in open_items(game):
                    if len(game.stack) > 1:
                        aim = reply_parts(game, (card, 0, None, at))[1:]
                        yield (card_part(card), *said, *aim), because


def attached_thrusts(game: Veto, seat: int) -> list[int]:
    """The thrusts with the seat's characters that he may look at."""
    return [thrust for bearer in company(game, seat) for thrust in under_seen(game, seat, bearer)]


def under_seen(game: Veto, seat: int, bearer: int) -> list[int]:
    """Those of them that lie face down."""
    return [thrust for thrust in own_thrusts(game, seat, bearer) if not in_play(game, thrust)]


def text_fault(game: Veto, question: Question, card: int) -> tuple[str, Ability | None]:
    """Why an effect of the hand or the rule of a card in play is not possible, or whose target may be."""
    seat = question.seat
    kind = game.kinds[card]
    held = not in_play(game, card)
    if held and kind.family != EFFECT:
        return "VT-311" if game.duel else "VT-969", None
    for number, ability in enumerate(kind.abilities):
        if ability.letter == "P":
            continue
        if ability.letter == "R":
            return reply_fault(game, seat, card, ability), None
        why = not_now(game, question, ability.letter == "C")
        if not why:
            why = why_not_play(game, seat, card) if held else why_not_use(game, seat, card, number)
        return why or why_not_cost(game, seat, card, ability), ability
    return "VT-313", None


def reply_fault(game: Veto, seat: int, card: int, ability: Ability) -> str:
    """Why a reply cannot be made at this moment."""
    held = not in_play(game, card)
    why = why_not_play(game, seat, card) if held else ""
    why = why or why_not_cost(game, seat, card, ability)
    if why:
        return why
    if any(each[0] == card and each[2] != DUEL_LIMIT for each in game.answered):
        return "VT-334"
    if ability.limit and any(each[0] == card for each in game.answered):
        return "VT-334"
    if ability.is_priced_by_event:
        for at, _ in open_items(game):
            why = why_not_cost(game, seat, card, ability, that=at)
            if why:
                return why
    if ability.negates:
        for at, item in open_items(game):
            why = why_not_negate(game, ability, item) or why_not_learning(
                game, seat, game.kinds[card], None, at
            )
            if why:
                return why
    if any(when[0] == "duel_end" for when in ability.when) and not game.duel:
        return "VT-1069"
    if current(game)[:1] == ("killed",) and any(when[0] == "wounded" for when in ability.when):
        return "VT-1049"
    return "VT-1331" if game.stack else "VT-315"


# --- the duel ------------------------------------------------------------------------------------------


def thrusts(game: Veto, seat: int, question: Question) -> Iterator[Miss]:
    """VT-142, VT-975, VT-1032 to VT-1037, VT-1070 Thrusts at the wrong moment, of the wrong character."""
    mine: list[tuple[int, str]] = []
    if not game.duel or seat not in fighters_of(game):
        outside = "VT-1070" if game.duel else "VT-142"
        mine.extend((card, outside) for card in (*game.cards_at[HAND + seat], *attached_thrusts(game, seat)))
    else:
        late = "VT-1037" if question.name == "slot" else "VT-1032"
        mine.extend((card, why_not_thrust(game, seat, card) or late) for card in game.cards_at[HAND + seat])
        for bearer in company(game, seat):
            for card in own_thrusts(game, seat, bearer):
                fights = side_of(game, bearer) != NOBODY
                mine.append((card, why_not_thrust(game, seat, card) or "VT-1301" if fights else "VT-975"))
    for card, why in mine:
        yield (verb("thrust"), card_part(card)), why
        yield (verb("thrust"), card_part(card), *place_of(game, card)), why


def arms(game: Veto, question: Question) -> Iterator[Miss]:
    """VT-1024 to VT-1027 Equipment that may not be taken up."""
    seat = question.seat
    if question.name == "arms" and seat in fighters_of(game):
        side = fighters_of(game).index(seat)
        for card in game.cards_at[PLAY + seat]:
            yield (card_part(card),), why_not_arm(game, side, card)


# --- cards that the seat does not have -----------------------------------------------------------------


def not_held(game: Veto, seat: int) -> Iterator[Miss]:
    """VT-614 Cards of the pack that are neither in the hand nor in play where they would have to be."""
    held = {game.kinds[card].id for card in game.cards_at[HAND + seat]}
    laid = {game.kinds[card].id for card in (*game.cards_at[PLAY + seat], *attached_thrusts(game, seat))}
    every = [(word, said) for said, _ in targets(game, seat) for word in TEXT_VERBS]
    bearers = [kind_part(kind.id) for kind in game.pack.kinds if kind.family == CHARACTER]
    for kind in game.pack.kinds:
        if kind.id not in held:
            yield from unheld(kind, bearers)
        if kind.id not in laid and kind.family == CHARACTER:
            yield from not_in_company(game, seat, kind)
        if kind.id not in laid and kind.id not in held:
            yield from nowhere(game, seat, kind, every)


def unheld(kind: Kind, bearers: list[Part]) -> Iterator[Miss]:
    """VT-614 A card that is not in the hand is not brought into play."""
    named = kind_part(kind.id)
    if kind.family in (CHARACTER, ESTATE):
        for parts, _ in deployed(named):
            yield parts, "VT-614"
    elif kind.family == EQUIPMENT:
        equip, beside = verb("equip"), mark("with")
        for bearer in bearers:
            yield (equip, bearer, beside, named), "VT-614"
    elif kind.family == THRUST:
        attach, beside = verb("attach"), mark("to")
        for bearer in bearers:
            yield (attach, named, beside, bearer), "VT-614"


def not_in_company(game: Veto, seat: int, kind: Kind) -> Iterator[Miss]:
    """VT-941, VT-955, VT-1001 Only one's own characters agitate, move and challenge."""
    named = kind_part(kind.id)
    yield (verb("agitate with"), named), "VT-941"
    yield (verb("move"), named), "VT-955"
    for victim in open_characters(game, seat):
        yield (verb("challenge"), card_part(victim), mark("with"), named), "VT-1001"


def nowhere(game: Veto, seat: int, kind: Kind, every: list[tuple[Part, Parts]]) -> Iterator[Miss]:
    """VT-614, VT-1034 Texts and thrusts of cards that the seat does not have at all."""
    named = kind_part(kind.id)
    if kind.family == THRUST:
        fights = bool(game.duel) and seat in fighters_of(game)
        yield (verb("thrust"), named), "VT-1034" if fights else "VT-1070" if game.duel else "VT-142"
    for word, said in every:
        yield (word, named, *said), "VT-614"
