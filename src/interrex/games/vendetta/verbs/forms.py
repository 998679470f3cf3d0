"""The words of Vendetta's freely composed texts: kinds, and what each verb and word takes."""

from __future__ import annotations

from typing import Final

from interrex.engine.language import Phrases, forms

NUMBERS: Final = {"few": (1, 9), "number": (0, 9), "signed": (-9, 9)}

_KINDS: Final = """
    counted: round players rivals alliance cards_of() deployed_of() blood_of() influence_of() half()
    value: =few =counted
    total: =number =counted
    amount: =signed =value minus()
    side: you rivals all
    holder: you that_player
    player: you each_rival each_opponent one_rival one_opponent that_player
    others: each_rival each_opponent one_rival one_opponent that_player
    whose: you opponent anybody
    whom: you opponent anybody
    where: here elsewhere haven anywhere
    facing: face_up face_down
    condition: won alone present ambition at_haven face_down in_round() at_least() at_most()
    condition: not() both() either() more()
"""

_VERBS: Final = """
    gain_blood: value player
    lose_blood: value player
    steal_blood: value others
    gain_influence: value player
    lose_influence: value player
    deploy_blood: value
    draw_victims: value player
    draw_cards: value player
    given: condition verb verb?
    both: verb verb verb?
    choose_one: verb verb verb? verb?
    may: verb
    pay: value verb
    unless_pays: others value verb
    per: value verb
    for_each: each_rival|each_opponent verb
    manual: text
    when_played: whose where verb facing?
    if_it_is: whom verb where?
    power: amount condition?
    score: amount condition?

    steal: value
    gain: value
    deploy: value
    play_blood_here: value
    draw_victim:
    move_to_haven:
    may_move_to_haven:
    blood_home:
"""

_WORDS: Final = """
    cards_of(): side
    deployed_of(): side
    blood_of(): holder
    influence_of(): holder
    half(): value
    minus(): value
    at_least(): total value
    at_most(): total value
    more(): value value
    in_round(): value
    not(): condition
    both(): condition condition*
    either(): condition condition*
"""


def _kinds() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in _KINDS.split("\n"):
        name, colon, words = line.strip().partition(":")
        if colon:
            found[name] = found.get(name, frozenset()) | frozenset(words.split())
    return found


ALONE: Final = frozenset(("when_played", "if_it_is", "power", "score"))
PHRASES: Final = (Phrases({**forms(_VERBS), **forms(_WORDS)}, _kinds(), NUMBERS, ALONE),)
