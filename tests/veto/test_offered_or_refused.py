"""A law of a player's turn: whatever he might declare is offered, or refused by a rule; never both.

What is offered and what is refused are found by different ways through the rules, so each checks the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.options import SEAT_LETTERS, shown, word_of
from interrex.games import game_spec
from interrex.games.veto.actions import ELECTORAL_FIELD, MAGNATES_FIELD
from interrex.games.veto.table import HAND, NOBODY, PLAY, Veto
from interrex.games.veto.traits import company
from tests.packs.boxes import toml, tree_of
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


def ready(table: Veto, seat: int) -> Veto:
    """The same turn of a player who holds the initiative and can pay for the influence of his faction."""
    game = table.copy()
    game.initiative, game.influenced, game.round = seat, 0, 2
    game.tapped &= ~(1 << game.owner.index(seat))
    game.ducats[seat], game.kreski[seat] = 9, 3
    game.asked.clear()
    game.perform(game.running_step, game.running_args, len(game.agenda))
    return game


@pytest.mark.rules("VT-914")
def test_influence_is_offered_or_refused_whomever_it_is_aimed_at() -> None:
    """At every player, oneself among them, and at every card in play; also where it may not be used now."""
    found = Counter[tuple[str, bool]]()
    for seed in range(3 * GAMES):
        for number, other in enumerate(decisions_of(seed, LENGTH // 2)):
            question = other.questions[0]
            if question.name != "turn" or number % 17:
                continue
            game = ready(other, question.seat) if number % 2 else other
            question = game.questions[0]
            offered = {word(game, option) for option in question.options if isinstance(option, tuple)}
            influence = game.kinds[game.owner.index(question.seat)].influence
            wanted = influence.target if influence is not None else None
            missed = {word_of(shown(parts, game.card_word)) for parts, _ in game.near_misses(question)}
            for seat in range(game.seats):
                said = f"influence on {SEAT_LETTERS[seat]}"
                assert (said in offered) != (said in missed), (seed, number, said)
                found["player", said in offered] += 1
                if seat == question.seat or not wanted or wanted[0] != "opponent":
                    assert said in missed
                for card in game.cards_at[PLAY + seat]:
                    said = f"influence on {game.kinds[card].id}"
                    fits = any(each == said or each.startswith(f"{said} ") for each in offered)
                    assert fits or said in missed, (seed, number, said)
                    found["card", fits] += 1
    assert len(found) == 4, found


def event_priced_pack() -> Any:
    """The house pack in which every reply that costs no ducats costs what the answered card costs."""
    tree = tree_of("veto")
    for family in ("character", "effect", "equipment", "estate"):
        for entry in tree[family]:
            for each in entry.get("ability", ()):
                if each["kind"] == "R" and not any(cost.startswith("pay") for cost in each.get("cost", ())):
                    each["cost"] = [*each.get("cost", ()), "pay(lafa_of(that))"]
    return game_spec("veto").read_pack(toml(tree), "priced.toml")


@pytest.mark.rules("VT-1321", "VT-322")
def test_every_reply_is_offered_or_refused_by_a_rule() -> None:
    """Of the cards in a hand and in a company, also where what is answered says what the reply costs."""
    spec, pack, found = game_spec("veto"), event_priced_pack(), Counter[bool]()
    for seed in range(4):
        game, chance = spec.new(spec.settings(2 + seed % 3, seed, pack), pack), Chance(seed)
        assert isinstance(game, Veto)
        for _ in range(160):
            if game.is_over:
                break
            question = game.questions[0]
            is_looked_at = sum(found.values()) < 40 * (seed + 1) and chance.below(3) == 0
            if question.name in ("reply", "moment") and is_looked_at:
                offered = game.option_words()
                missed = {word_of(shown(parts, game.card_word)) for parts, _ in game.near_misses(question)}
                for card in (*game.cards_at[HAND + question.seat], *game.cards_at[PLAY + question.seat]):
                    kind = game.kinds[card]
                    if any(ability.letter == "R" for ability in kind.abilities) and kind.family != "thrust":
                        fits = any(each == kind.id or each.startswith(f"{kind.id} ") for each in offered)
                        assert fits or kind.id in missed, (seed, kind.id, offered)
                        found[fits] += 1
            options = game.asked[0][2]
            first = 1 if len(options) > 1 and options[0] == "bene" and chance.below(2) else 0
            game.play(first + chance.below(len(options) - first))
    assert found[True]
    assert found[False]
