"""A law of a player's turn: whatever he might declare is offered, or refused by a rule; never both.

What is offered and what is refused are found by different ways through the rules, so each checks the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from interrex.engine.options import shown, word_of
from interrex.games.veto.actions import ELECTORAL_FIELD, MAGNATES_FIELD
from interrex.games.veto.table import HAND, NOBODY, Veto
from interrex.games.veto.traits import company
from tests.veto.laws import decisions_of

GAMES, LENGTH, EVERY = 4, 240, 8  # choices of each game, of which one in eight is looked at
SORTS = {"deploy", "estate", "equip", "attach", "agitate", "move", "challenge"}


def declarations(game: Veto, seat: int) -> Iterator[tuple[Any, ...]]:
    """All that might be declared with the cards of a hand and by the characters of a company."""
    own = company(game, seat)
    for card in game.cards_at[HAND + seat]:
        family = game.kinds[card].family
        if family == "character":
            yield from (("deploy", card, field) for field in (ELECTORAL_FIELD, MAGNATES_FIELD))
        elif family == "estate":
            yield ("estate", card)
        elif family in ("equipment", "thrust"):
            yield from (("equip" if family == "equipment" else "attach", card, bearer) for bearer in own)
    for card in own:
        yield ("agitate", card, NOBODY)
        yield ("move", card)
        for other in range(game.seats):
            if other != seat:
                yield from (("challenge", card, target) for target in company(game, other))


def test_every_declaration_is_offered_or_refused_by_a_rule() -> None:
    found = Counter[tuple[str, bool]]()
    for seed in range(GAMES):
        for number, game in enumerate(decisions_of(seed, LENGTH)):
            question = game.questions[0]
            if question.name != "turn" or number % EVERY:
                continue
            offered = {word(game, option) for option in question.options if isinstance(option, tuple)}
            missed = {word_of(shown(parts, game.card_word)) for parts, _ in game.near_misses(question)}
            for deed in declarations(game, question.seat):
                said = word(game, deed)
                assert (said in offered) != (said in missed), (seed, number, said)
                found[deed[0], said in offered] += 1
    assert {sort for sort, _ in found} == SORTS
    assert len(found) > len(SORTS) + 3  # of most sorts both come


def word(game: Veto, option: Any) -> str:
    return word_of(shown(game.option_parts("turn", option), game.card_word))


def test_influence_is_noted_of_whoever_declares_it_and_no_other_deed_is() -> None:
    noted = 0
    for seed in range(GAMES):
        for game in decisions_of(seed, LENGTH):
            question = game.questions[0]
            for which, option in enumerate(question.options if question.name == "turn" else ()):
                influences = isinstance(option, tuple) and word(game, option).startswith("influence")
                if not influences and which % 5:
                    continue  # of the others only some are tried
                after = game.copy()
                after.play(which)
                assert after.influenced & ~game.influenced == (1 << question.seat if influences else 0)
                noted += influences
    assert noted > 5
