"""What each verb of Veto! takes, and each word that has arguments of its own: number and kind of each.

A verb that takes something else at another moment has a line for each. ``?`` may be left out, ``*`` stands
any number of times, ``a|b`` is either, brackets mean a call.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.language import Form, form, forms
from interrex.games.veto.cards import ARMS, FAMILIES, KEYWORDS
from interrex.games.veto.moments import ALL
from interrex.games.veto.reading import COUNTED

NUMBERS: Final = {"number": (0, 30), "signed": (-30, 30), "few": (1, 9), "change": (-3, 9)}

_KINDS: Final = """
    until: duel round
    role: challenger challenged revenge duel round
    fighter: your_fighter enemy_fighter
    field: electoral magnates
    faction: radziwillowie wisniowieccy dworscy awanturnicy
    value: =number =counted
    amount: =signed =counted minus()
    filter: =keyword =faction =family yours opponent any electoral magnates tapped untapped other not_elekt
    filter: not_lojalny may_agitate any_of() not() named() max_szabla() min_szabla() max_kreski() min_kreski()
    filter: max_lafa() min_lafa() bearing() borne_by()
    target: character() equipment() estate() effect()
    sought: =target thrust() named()
    one: self host that chosen your_fighter enemy_fighter
    card: =one =target
    somebody: =one character()
    who: self host user companions yours enemy_fighter yours() others() companions_of()
    player: you opponent each_opponent everyone that_player owner_of()
    others: opponent each_opponent that_player owner_of()
    price: pays() pays_you() returns_kreski()
    deed: tap attach_effect discard wound kill control
    banned: announce agitate refuse challenge count_initiative use_attached_thrust be_killed play_thrust()
    barred: agitate refuse challenge be_killed play_thrust()
    condition: own_elekt no_own_elekt self_untapped first_of_round election at_least() at_most() in_company()
    condition: own_initiative own_turn
    condition: own() own_kreski() killed_of_one_opponent() both() either() not() self_on() bears() lacks()
    condition: self_uses() user_uses() you_are() difference() has_kreski() has_ducats() fights() more()
    negated: card ability any_of()
    side: you opponent any
    whom: you opponent any
    whose: you opponent any
    harmed: self host yours companion your_elekt opponent any by_self by_yours
    struck: self yours companion your_elekt opponent any by_self by_yours
    about: self host yours companion opponent any
    doer: =side self host companion
    against: against_yours against_self against_host
    call: against_yours against_companion against_self against_host by_yours by_self by_host any
    declined: yours companion self host opponent any
    fought: yours companion self host any
    outcome: yours self any won_by_you won_by_self lost_by_you lost_by_self undecided self_used
"""

_VERBS: Final = """
    draw: value player?
    peek_take: few|counted pay_each()
    peek_order: few|counted
    search: sought to_hand|attach_to_self|pay_lafa? to_hand|attach_to_self|pay_lafa?
    look_hand: others
    look_thrusts: others
    discard_hand: others family|any few|counted you|owner
    take_top_discard: family
    to_hand: card

    negate: card|effect|ability|agitation|challenge|move|reply|thrust discard?
    redirect_challenge: self
    szabla do: amount card|yours role? role?
    szabla passive: amount who role? role?
    copy_modifier: that
    price_add do: amount deployed?
    price_add passive: amount yours()|characters_of() min()?
    price_half: deployed
    price_single: deployed
    yield_add do: amount
    yield_add passive: amount condition?
    deploy_kreski_add: amount
    refusal_add do: amount that
    refusal_add passive: amount you|opponents challenger_is()?
    refusal_free: that

    take_kreski: value player?
    return_kreski do: player value
    return_kreski cost: you few|counted
    seize_kreski: value others
    ducats: value player?
    lose_ducats: value player
    steal_ducats: value others
    initiative do: amount you
    initiative passive: amount you|self|each()
    no_election: round

    tap do: card up_to()?
    tap cost: self|character()
    untap: card up_to()?
    move_field: somebody
    discard do: card up_to()?
    discard cost: self
    wound: somebody no_kreski?
    kill: somebody
    not_discarded: that
    to_hand_instead: that
    wounded_instead do: that|host
    wounded_instead passive: who
    control: character() round

    keyword do: keyword card round
    keyword passive: keyword host
    cannot do: barred somebody|you until
    cannot passive: banned who|you until?
    blank: character() round
    double_weapon: fighter
    ignore do: arms fighter duel
    ignore passive: arms enemy_fighter duel?
    end_undecided:
    given do: condition verb verb?
    given passive: condition verb
    choose_one: verb verb verb? verb?
    may do: verb
    may passive: agitate yours()
    unless_pays: player price verb
    per: value verb
    for_each: target verb
    pick: target|opponent verb
    both: verb verb verb?
    manual: text

    kreski_trait: amount host
    kill_margin: few|counted who
    income: amount each()
    refusal_set: value opponents
    bribe_rate: few|counted
    also_influence:
    elekt_limit: few|counted
    hand_max: change|counted|minus()
    thrust_limit: change|counted|minus() who
    win_if: condition condition? condition?
    lose_keyword: keyword host
    as_your_faction: yours()
    protect: deed who opponents?
    playable_if: condition
    use_only: keyword
    second_weapon: self
    negate_first_thrust: enemy_fighter
    attach_only: keyword
    lafa_by_ruling:
    attach: target|your_faction|faction

    pay: value
    remove: attached()
    choose: target
"""

_WORDS: Final = """
    character(): filter*
    equipment(): filter*
    estate(): filter*
    effect(): filter*
    thrust(): filter*
    yours(): filter filter*
    others(): filter filter*
    companions_of(): host
    characters_of(): opponents
    each(): filter filter*
    attached(): self
    any_of() filter: filter filter*
    any_of() negated: card|ability card|ability*
    not() filter: filter
    not() condition: condition
    named(): text
    max_szabla(): value
    min_szabla(): value
    max_kreski(): value
    min_kreski(): value
    max_lafa(): value
    min_lafa(): value
    bearing(): filter filter*
    borne_by(): self|host|your_fighter|enemy_fighter
    up_to(): few|counted
    min(): value
    pay_each(): value
    negates(): negated any|yours|you|opponent
    play_thrust(): any|ciecie
    challenger_is(): self

    count(): target
    kreski_of(): one
    lafa_of(): one
    szabla_of(): one
    held_kreski(): you|opponent|that_player
    held_ducats(): you|opponent|that_player
    held_cards(): you|opponent|that_player
    twice(): value
    half(): value
    minus(): value
    owner_of(): one
    pays(): value
    pays_you(): value
    returns_kreski(): few|counted

    at_least(): value yours()|target
    at_most(): value yours()|target
    in_company(): named()
    own(): keyword
    own_kreski(): value
    killed_of_one_opponent(): value
    both(): condition condition*
    either(): condition condition*
    self_on(): field
    bears(): one keyword
    lacks(): one keyword
    self_uses(): arms|named()
    user_uses(): arms|named()
    you_are(): challenger|challenged
    difference(): value value
    has_kreski(): you|opponent value
    has_ducats(): you|opponent value
    fights(): one
    more(): value value
"""


def _kinds() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {
        "counted": frozenset([f"{word}()" for word in COUNTED]),
        "keyword": frozenset(KEYWORDS),
        "arms": frozenset(ARMS[1:]),
        "family": frozenset(FAMILIES),
    }
    for line in _KINDS.split("\n"):
        name, colon, words = line.strip().partition(":")
        if colon:
            found[name] = found.get(name, frozenset()) | frozenset(words.split())
    return found


def _forms() -> dict[str, Form]:
    found = {moment.name: form(moment.takes) for moment in ALL}
    found["any_moment"] = form("")
    for table in (_VERBS, _WORDS):
        found.update(forms(table))
    return found


KINDS: Final = _kinds()
FORMS: Final = _forms()
