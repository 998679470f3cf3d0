"""The rule closest to a refused word: why a deed, a trifle or a reply is not possible now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

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
from interrex.games.veto.cards import CHARACTER, EFFECT, EQUIPMENT, ESTATE, THRUST, Ability
from interrex.games.veto.duel import (
    fighters_of,
    why_not_arm,
    why_not_challenged,
    why_not_challenger,
    why_not_refuse,
    why_not_thrust,
)
from interrex.games.veto.settlement import why_not_announce
from interrex.games.veto.table import (
    GAME_PHASE,
    HAND,
    NOBODY,
    PLAY,
    SEAT_LETTERS,
    Veto,
    faction_card,
    under,
)
from interrex.games.veto.traits import company

PATTERNS: Final = (
    (r"deploy (\S+)(?: to (electoral|magnates))?", "deploy"),
    (r"equip (\S+) with (\S+)", "equip"),
    (r"attach (\S+) to (\S+)", "attach"),
    (r"hand (\S+) to (\S+)", "hand"),
    (r"agitate with (\S+)(?: discarding (.+?))?(?: from .+)?", "agitate"),
    (r"challenge (\S+) with (\S+)", "challenge"),
    (r"move (\S+)", "move"),
    (r"influence(?: on (\S+))?(?: of \S+)?", "influence"),
    (r"(?:play|use) (\S+)(?: on (\S+))?(?: of \S+)?", "text"),
    (r"thrust (\S+)(?: from .+)?", "thrust"),
    (r"(\S+)(?: on (\S+))?(?: against (\S+))?(?: (?:from|of|at) .+)?", "reply"),
)


def refusal(game: Veto, asked: Question, word: str) -> str:
    """The rule by which that word is no answer now; the question's own if none is closer."""
    seat, question, rule = asked.seat, asked.name, asked.rule
    if word == "announce":
        return why_not_announce(game, seat) or "VT-814"
    if word == "redraw":
        return "VT-508"
    if word == "refuse" and game.duel:
        return why_not_refuse(game, game.duel[1]) or rule
    for pattern, name in PATTERNS:
        found = re.fullmatch(pattern, word)
        if found:
            return REASONS[name](game, seat, question, found.groups()) or rule
    return rule


Words = tuple[str | None, ...]


def in_hand(game: Veto, seat: int, name: str | None) -> int:
    """A card of that id in the seat's hand, or NOBODY."""
    return next((card for card in game.cards_at[HAND + seat] if game.kinds[card].id == name), NOBODY)


def on_table(game: Veto, name: str | None, seat: int = NOBODY) -> int:
    """A card of that id in play, the seat's own first, or NOBODY."""
    seats = [seat] if seat != NOBODY else list(range(game.seats))
    for each in seats:
        for card in game.cards_at[PLAY + each]:
            if game.kinds[card].id == name:
                return card
    return NOBODY


def not_now(game: Veto, seat: int, question: str, deed: bool) -> str:
    """VT-305, VT-306, VT-311, VT-317, VT-1329, VT-1330 Deeds and trifles wait for one's turn."""
    if question == "turn":
        return "VT-306" if deed and game.deed else ""
    if game.phase != GAME_PHASE:
        return "VT-317"
    if game.stack:
        return "VT-1329" if deed else "VT-1330"
    if deed:
        return "VT-306" if seat == game.voice else "VT-305"
    return "VT-311" if game.deed else "VT-309"


def no_deploy(game: Veto, seat: int, question: str, words: Words) -> str:
    card = in_hand(game, seat, words[0])
    if card == NOBODY:
        return "VT-614"
    kind = game.kinds[card]
    late = not_now(game, seat, question, kind.family == CHARACTER)
    if late:
        return late
    if kind.family == ESTATE:
        return why_not_estate(game, seat, card)
    return why_not_deploy(game, seat, card, int(words[1] == "magnates"))


def no_equip(game: Veto, seat: int, question: str, words: Words) -> str:
    card, bearer = in_hand(game, seat, words[1]), on_table(game, words[0])
    if card == NOBODY or bearer == NOBODY:
        return "VT-614"
    return not_now(game, seat, question, False) or why_not_equip(game, seat, card, bearer)


def no_attach(game: Veto, seat: int, question: str, words: Words) -> str:
    card, bearer = in_hand(game, seat, words[0]), on_table(game, words[1])
    if card == NOBODY or bearer == NOBODY:
        return "VT-614"
    if game.kinds[card].family != THRUST:
        return "VT-970"
    return not_now(game, seat, question, False) or why_not_attach(game, seat, card, bearer)


def no_handing(game: Veto, seat: int, question: str, words: Words) -> str:
    return not_now(game, seat, question, False) or "VT-967"


def no_agitation(game: Veto, seat: int, question: str, words: Words) -> str:
    card = on_table(game, words[0], seat)
    if card == NOBODY:
        return "VT-941"
    why = not_now(game, seat, question, True) or why_not_agitate(game, seat, card)
    if why or words[1] is None:
        return why
    if " and " in words[1]:
        return "VT-1502"
    given = [game.kinds[thrust].id for thrust in agitation_thrusts(game, seat, card)]
    return "" if words[1] in given else "VT-1501"


def no_challenge(game: Veto, seat: int, question: str, words: Words) -> str:
    card, victim = on_table(game, words[1], seat), on_table(game, words[0])
    if card == NOBODY or victim == NOBODY:
        return "VT-1001"
    why = not_now(game, seat, question, True) or why_not_challenger(game, card)
    return why or why_not_challenged(game, victim) or "VT-1001"


def no_move(game: Veto, seat: int, question: str, words: Words) -> str:
    card = on_table(game, words[0], seat)
    if card == NOBODY:
        return "VT-955"
    return not_now(game, seat, question, True) or why_not_move(game, card)


def no_influence(game: Veto, seat: int, question: str, words: Words) -> str:
    card = faction_card(game, seat)
    why = not_now(game, seat, question, False) or why_not_influence(game, seat, card)
    ability = game.kinds[card].influence
    return why or (bad_target(game, seat, card, ability, words[0]) if ability is not None else "")


def bad_target(game: Veto, seat: int, card: int, ability: Ability, name: str | None) -> str:
    """Why the named target cannot be chosen."""
    wanted = ability.host if ability.host is not None else ability.target
    if name is None or wanted is None or isinstance(wanted, str):
        return ""
    if name in SEAT_LETTERS:
        return "VT-914"
    other = on_table(game, name)
    if other == NOBODY:
        return "VT-914"
    why = why_not_target(game, seat, card, ability, wanted, other)
    return why or why_not_learning(game, seat, game.kinds[card], other, NOBODY)


def no_text(game: Veto, seat: int, question: str, words: Words) -> str:
    """An effect from the hand or the rule of a card in play."""
    card = in_hand(game, seat, words[0])
    held = card != NOBODY
    if not held:
        card = on_table(game, words[0], seat)
    if card == NOBODY:
        return "VT-614"
    kind = game.kinds[card]
    if held and kind.family != EFFECT:
        return "VT-311" if game.duel else "VT-969"
    for number, ability in enumerate(kind.abilities):
        if ability.letter == "P":
            continue
        if ability.letter == "R":
            return reply_fault(game, seat, card, ability)
        why = not_now(game, seat, question, ability.letter == "C")
        if not why:
            why = why_not_play(game, seat, card) if held else why_not_use(game, seat, card, number)
        why = why or why_not_cost(game, seat, card, ability)
        return why or bad_target(game, seat, card, ability, words[1])
    return "VT-313"


def reply_fault(game: Veto, seat: int, card: int, ability: Ability) -> str:
    """Why a reply cannot be made at this moment."""
    held = game.where[card] == HAND + seat
    why = why_not_play(game, seat, card) if held else ""
    why = why or why_not_cost(game, seat, card, ability)
    if why:
        return why
    if any(each[0] == card and each[2] != DUEL_LIMIT for each in game.answered):
        return "VT-334"
    if ability.limit and any(each[0] == card for each in game.answered):
        return "VT-334"
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


def no_thrust(game: Veto, seat: int, question: str, words: Words) -> str:
    card = in_hand(game, seat, words[0])
    if not game.duel or seat not in fighters_of(game):
        return "VT-142" if not game.duel else "VT-1070"
    if card != NOBODY:
        return why_not_thrust(game, seat, card) or ("VT-1037" if question == "slot" else "VT-1032")
    for bearer in company(game, seat):
        for thrust in under(game, bearer):
            if game.kinds[thrust].id == words[0]:
                if bearer not in game.duel[:2]:
                    return "VT-975"
                return why_not_thrust(game, seat, thrust) or "VT-1301"
    return "VT-1034"


def no_reply(game: Veto, seat: int, question: str, words: Words) -> str:
    """A bare card: a reply, a piece of equipment, or a name."""
    if question == "arms":
        card = on_table(game, words[0], seat)
        if card != NOBODY and game.duel:
            return why_not_arm(game, fighters_of(game).index(seat), card)
    card = in_hand(game, seat, words[0])
    if card == NOBODY:
        card = on_table(game, words[0], seat)
    if card == NOBODY:
        return ""
    kind = game.kinds[card]
    if kind.family in (CHARACTER, EFFECT, EQUIPMENT, ESTATE) or kind.abilities:
        for ability in kind.abilities:
            if ability.letter == "R":
                return reply_fault(game, seat, card, ability)
    return no_text(game, seat, question, words[:2])


REASONS: Final[dict[str, Callable[[Veto, int, str, Words], str]]] = {
    "deploy": no_deploy,
    "equip": no_equip,
    "attach": no_attach,
    "hand": no_handing,
    "agitate": no_agitation,
    "challenge": no_challenge,
    "move": no_move,
    "influence": no_influence,
    "text": no_text,
    "thrust": no_thrust,
    "reply": no_reply,
}
