"""What every verb of a text does, told a second time and compared at stirred tables.

A verb is carried out at a random table, for a random player, on whatever was chosen; here it is told again,
by the rules and by the sentence that players read. The whole table must lie as it was told: no line, moment
or number more or less. How a card leaves play and how control changes is told elsewhere, and used here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto.table import THRUST_PLAYED
from interrex.games.veto.verbs import acting
from interrex.games.veto.verbs.vocabulary import verbs
from tests.veto.stirred import check_same, drawn, stirred
from tests.veto.told_verbs import (
    CARDS,
    CHANGES,
    NUMBERS,
    PLAYERS,
    Use,
    blank,
    cannot,
    control,
    copy_modifier,
    discard,
    double_weapon,
    ducats,
    end_undecided,
    ignore,
    initiative,
    keyword,
    lose_ducats,
    move_field,
    negate,
    no_election,
    noted,
    redirect_challenge,
    return_kreski,
    saved,
    seize_kreski,
    steal_ducats,
    struck,
    szabla,
    take_kreski,
    tap,
    untap,
    wounded_instead,
)

TIMES = 60

# --- the law ----------------------------------------------------------------------------------------------

SIDES = ("your_fighter", "enemy_fighter")
ROUND_OR_DUEL = ("round", "duel")
BANS = ("be_killed", "agitate", "challenge", ("thrusts", "any"), ("thrusts", "ciecie"))
LATER: tuple[str, ...] = (
    "", "duel", "challenger", "challenged", "revenge", "round", "round revenge", "round challenger",
)  # fmt: skip
Account = Callable[..., None]
TOLD: dict[str, tuple[Account, tuple[Any, ...]]] = {  # with what may stand in each place of the text
    "negate": (negate, (("that",), ("", "discard"))),
    "redirect_challenge": (redirect_challenge, (("self",),)),
    "szabla": (szabla, (CHANGES, (*CARDS, *SIDES, "yours"))),
    "copy_modifier": (copy_modifier, (("that",),)),
    "price_add": (noted("add"), (CHANGES,)),
    "price_half": (noted("half"), (("that",),)),
    "price_single": (noted("single"), (("that",),)),
    "yield_add": (noted("yield"), (CHANGES,)),
    "deploy_kreski_add": (noted("kreski"), (CHANGES,)),
    "refusal_add": (noted("refusal"), (CHANGES, ("that",))),
    "refusal_free": (noted("free"), (("that",),)),
    "take_kreski": (take_kreski, (NUMBERS, PLAYERS)),
    "return_kreski": (return_kreski, (PLAYERS, NUMBERS)),
    "seize_kreski": (seize_kreski, (NUMBERS, PLAYERS[2:])),
    "ducats": (ducats, ((*NUMBERS, 999, 1000, 1200), PLAYERS)),
    "lose_ducats": (lose_ducats, (NUMBERS, PLAYERS)),
    "steal_ducats": (steal_ducats, (NUMBERS, PLAYERS[2:])),
    "initiative": (initiative, (CHANGES, ("you",))),
    "no_election": (no_election, (("round",),)),
    "tap": (tap, (CARDS,)),
    "untap": (untap, (CARDS,)),
    "move_field": (move_field, (CARDS,)),
    "discard": (discard, (CARDS,)),
    "wound": (struck(0), (CARDS,)),
    "kill": (struck(1), (CARDS,)),
    "not_discarded": (saved(1), (("that",),)),
    "to_hand_instead": (saved(2), (("that",),)),
    "wounded_instead": (wounded_instead, (("that",),)),
    "control": (control, (CARDS, ("round",))),
    "keyword": (keyword, (("slawny", "kozak", "elekt", "karmazyn"), CARDS, ("round",))),
    "cannot": (cannot, (BANS, (*CARDS, *SIDES, "you"), ROUND_OR_DUEL)),
    "blank": (blank, (CARDS, ("round",))),
    "double_weapon": (double_weapon, (SIDES,)),
    "ignore": (ignore, (("weapon", "firearm", "armour"), SIDES, ("duel",))),
    "end_undecided": (end_undecided, ()),
}
SHORTER = ("take_kreski", "ducats")  # whose last word may be left out


def written(name: str, chance: Chance) -> tuple[Any, ...]:
    """What the text says after its verb."""
    args = tuple(drawn(chance, choices) for choices in TOLD[name][1])
    if name in SHORTER and chance.below(3) == 0:
        args = args[:-1]
    if name == "szabla":
        args += tuple(drawn(chance, LATER).split())
    return args


@pytest.mark.parametrize("name", TOLD)
def test_a_verb_does_what_it_says_and_nothing_else(name: str) -> None:
    account, did = TOLD[name][0], 0
    for seed in range(6 * TIMES):
        if did > TIMES and name != "copy_modifier":  # a thrust is answered rarely
            break
        game, chance = stirred(seed)
        use, args = Use(game, chance), written(name, chance)
        if name == "copy_modifier":  # it answers thrusts alone
            game.stack = [item for item in game.stack if item[0] == THRUST_PLAYED]
        if game.duel:  # Riposta waits for what is resolving, or for something else
            game.action.append(("copy", len(game.stack) + chance.below(2), chance.below(2)))
        told, before = game.copy(), game.copy()
        getattr(acting, name)(game, *use.args(), *args)
        account(told, use, *args)
        check_same(game, told, (seed, name, use.args(), args))
        did += any(getattr(game, each) != getattr(before, each) for each in ("told", "action", "lasting"))
        did += game.duel != before.duel or game.harm != before.harm or game.pending != before.pending
        did += game.reply_total != before.reply_total
    assert did > 2, did


def test_every_verb_that_acts_is_told() -> None:
    acts = {
        name
        for name, verb in verbs.verbs.items()
        if "do" in verb.moments and verb.function.__module__ == acting.__name__
    }
    assert acts == set(TOLD)
