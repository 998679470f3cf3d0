"""What each verb of Veto! takes, and each word that has arguments of its own: number and kind of each.

A verb that takes something else at another moment has a line for each. ``?`` may be left out, ``*`` stands
any number of times, ``a|b`` is either, brackets mean a call.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import Form, form
from interrex.games.veto.cards import ARMS, FAMILIES, KEYWORDS, NAMED, ON_STACK

KINDS: Final = {
    "until": frozenset(("duel", "round")),
    "role": frozenset(("challenger", "challenged", "revenge", "duel", "round")),
    "fighter": frozenset(("your_fighter", "enemy_fighter")),
    "keyword": frozenset(KEYWORDS),
    "arms": frozenset(ARMS[1:]),
    "family": frozenset(FAMILIES),
    "cards": frozenset(f"{word}()" for word in (*FAMILIES, "yours", "others", "companions_of", "attached")),
    "condition": frozenset(
        """
        own_elekt no_own_elekt self_untapped first_of_round at_least() in_company() own() own_kreski()
        killed_of_one_opponent() both() self_on() bears() lacks() self_uses() user_uses()
        you_are() difference()
        """.split()
    ),
}

_VERBS: Final = """
    draw: number
    peek_take: number pay_each()
    peek_order: number
    search: cards|named() to_hand|attach_to_self|pay_lafa? to_hand|attach_to_self|pay_lafa?
    look_hand: opponent
    look_thrusts: opponent
    discard_hand: opponent family number you
    take_top_discard: family
    to_hand: word

    negate: word discard?
    redirect_challenge: self
    szabla: number word role? role?
    copy_modifier: that
    price_add do: number word?
    price_add passive: number yours()|characters_of() min()?
    price_half: word
    price_single: word
    yield_add do: number
    yield_add passive: number condition?
    deploy_kreski_add: number
    refusal_add do: number word
    refusal_add passive: number you|opponents challenger_is()?
    refusal_free: word

    take_kreski: number
    return_kreski: you|opponent number
    seize_kreski: number opponent
    ducats: number|lafa_of()
    steal_ducats: number opponent
    initiative do: number word
    initiative passive: number you|self|each()
    no_election: until

    tap: word
    untap: word up_to()?
    move_field: word
    discard: word
    wound: word no_kreski?
    kill: word
    not_discarded: word
    to_hand_instead: word
    wounded_instead: word
    control: cards until

    keyword do: keyword word until
    keyword passive: keyword word
    cannot do: word word until
    cannot passive: word word until?
    blank: cards until
    double_weapon: fighter
    ignore: arms word until
    end_undecided:
    given: condition verb

    kreski_trait: number word
    kill_margin: number word
    income: number each()
    refusal_set: number word
    bribe_rate: number
    also_influence:
    elekt_limit: number
    hand_max: number
    thrust_limit: number word
    win_if: condition condition? condition?
    lose_keyword: keyword word
    as_your_faction: yours()
    may: word yours()
    protect: word word word?
    playable_if: condition
    use_only: keyword
    second_weapon: word
    negate_first_thrust: word
    attach_only: keyword
    lafa_by_ruling:
    attach: cards|your_faction|faction

    pay: number
    remove: attached()
    choose: cards
"""

_MOMENTS: Final = """
    reply_declared: word negates()
    deployed: word?
    before_duel: word?
    exchange_slot: word?
    wounded: word?
    killed: word?
    duel_end: word
"""

_WORDS: Final = """
    character(): word*
    equipment(): word*
    estate(): word*
    effect(): word*
    thrust(): word*
    faction(): word*
    strategy(): word*
    yours(): word word*
    others(): word word*
    companions_of(): host
    characters_of(): opponents
    each(): word word*
    attached(): self
    any_of(): word word*
    named(): text
    max_szabla(): number
    max_kreski(): number
    max_lafa(): number
    up_to(): number
    min(): number
    pay_each(): number
    lafa_of(): that
    negates(): word word
    play_thrust(): word
    challenger_is(): self

    at_least(): number yours()
    in_company(): named()
    own(): keyword
    own_kreski(): number
    killed_of_one_opponent(): number
    both(): condition condition*
    self_on(): electoral|magnates
    bears(): self|your_fighter keyword
    lacks(): self|your_fighter keyword
    self_uses(): arms|named()
    user_uses(): arms|named()
    you_are(): challenger|challenged
    difference(): number number
"""


def _forms() -> dict[str, Form]:
    found = {moment: form("word? word?") for moment in ON_STACK}
    found.update({moment: form("") for moment in (*NAMED, "any_moment")})
    for table in (_VERBS, _MOMENTS, _WORDS):
        for line in table.split("\n"):
            name, colon, takes = line.strip().partition(":")
            if colon:
                found[name] = form(takes)
    return found


FORMS: Final = _forms()
