"""``manual("…")``: what no verb can say is settled by hand, with everybody's consent; no secret is told."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from interrex import testing
from interrex.bots import make, observe
from interrex.engine import by_hand
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN, game_spec
from interrex.match import record as records
from interrex.match import scenario
from interrex.words.remarks import remarks_on
from interrex.words.sentences import Words
from interrex.words.telling import read_back
from tests.packs.boxes import TEXTS, rewritten, toml, tree_of
from tests.packs.growing import new_table
from tests.packs.test_own_box import shown_scenario

WANTED = (by_hand.MOVE, by_hand.AGREE)  # what is chosen wherever it can be
MANUAL = ["manual('Do what you agree on.')"]
CARDS: dict[str, dict[str, Any]] = {
    "elekt": {
        "unit": {"when": "assigned", "effect": MANUAL},
        "mission": {"when": "card_won", "effect": MANUAL},
    },
    "masters": {"event": {"kind": "one-off", "effect": MANUAL}},
    "veto": {"character": {"ability": [{"kind": "D", "limit": "turn", "do": MANUAL}]}},
    "vendetta": {
        "clan_card": {"effects": {"planning_end": MANUAL}},
        "ally": {"effects": {"acquired": MANUAL}},
    },
}


def box(game: str) -> Any:
    """A pack in which many cards are settled by hand."""
    tree = tree_of(game)
    for family, fields in CARDS[game].items():
        for number, entry in enumerate(tree[family]):
            if entry.get("rank") != "basic":
                rewritten(game, tree, family, number, fields)
    return game_spec(game).read_pack(toml(tree), "by-hand.toml")


BOXES = {game: box(game) for game in OWN}


def until_by_hand(game: str, seed: int = 1) -> Table:
    """A random game as far as its first question by hand."""
    table, chance = new_table(game, BOXES[game], seed), Chance(seed)
    while not table.decisions[0].question.startswith("by hand"):
        decision = table.decisions[chance.below(len(table.decisions))]
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    return table


@pytest.mark.rules("EL-950", "VE-1109", "MN-794", "VT-1339")
@pytest.mark.parametrize("game", OWN)
def test_cards_and_counters_are_moved_by_consent(game: str) -> None:
    """Proposed, refused, agreed to; a card that is seen, a card that nobody sees, a counter."""
    text = tomllib.loads((TEXTS / f"{game}.toml").read_text(encoding="utf-8"))["by_hand"]
    assert scenario.run(shown_scenario(game, text)) == []


@pytest.mark.rules("EL-950", "VE-1109", "MN-794", "VT-1339")
@pytest.mark.parametrize("game", OWN)
def test_nothing_is_lost_told_or_forgotten(game: str) -> None:
    table, chance, audit = until_by_hand(game), Chance(7), game_spec(game).audit
    looked = 0
    for _ in range(80):
        if table.is_over:
            break
        assert not audit(table), audit(table)
        decision = table.decisions[chance.below(len(table.decisions))]
        if decision.question in by_hand.QUESTIONS and chance.below(5) == 0:
            testing.check_decision(table)
            testing.check_secrecy(table, chance)
            looked += 1
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert looked
    assert records.replay(table.record(), BOXES[game]).fingerprint() == table.fingerprint()


@pytest.mark.parametrize("game", OWN)
def test_a_card_that_nobody_has_named_is_not_named_by_the_proposal(game: str) -> None:
    """A card of a deck or of another hand is a card; one that was chosen is called by its name."""
    table, chance = until_by_hand(game), Chance(3)
    proposed = {True: 0, False: 0}
    for _ in range(300):
        if table.is_over or min(proposed.values()) > 2:
            break
        which = chance.below(len(table.decisions))
        decision, (_, name, _, _, args) = table.decisions[which], table.asked[which][:5]
        words = [word for word in WANTED if word in decision.options] or decision.options
        table.choose(words[chance.below(len(words))], decision.seat)
        if name == "by hand to":
            card = args[-1]
            line = next(line for line in reversed(table.log(decision.seat)) if line.kind == "by_hand_move")
            is_unseen = card == by_hand.UNSEEN
            assert (line.args[1] == by_hand.UNSEEN) == is_unseen
            assert is_unseen or table.card_word(line.args[1]) == table.card_word(card)
            proposed[is_unseen] += 1
    assert min(proposed.values()), proposed


@pytest.mark.parametrize("game", OWN)
def test_bots_have_nothing_to_propose_and_agree(game: str) -> None:
    table = until_by_hand(game)
    decision = table.decisions[0]
    for level in ("random", "greedy", "normal"):
        assert make(level, 1).choose(observe(table, decision.seat, Chance(1))) == by_hand.SETTLED
    table.choose(by_hand.CHANGE, decision.seat)
    while table.decisions[0].question != "by hand consent":
        table.choose(table.decisions[0].options[0], table.decisions[0].seat)
    assert make("normal", 1).choose(observe(table, table.decisions[0].seat, Chance(1))) == by_hand.AGREE


@pytest.mark.parametrize("game", OWN)
def test_nothing_is_settled_where_a_position_is_only_played_out(game: str) -> None:
    table = new_table(game, BOXES[game], 3)
    world, chance = table.playout_world(table.decisions[0].seat, Chance(3)), Chance(5)
    for _ in range(150):
        if world.is_over:
            break
        which = chance.below(len(world.asked))
        assert world.asked[which][1] not in by_hand.QUESTIONS
        world.play(chance.below(len(world.asked[which][2])), which)


@pytest.mark.parametrize("game", OWN)
def test_a_position_in_the_middle_can_be_played_out(game: str) -> None:
    """Who looks back at a game compares what could have been proposed."""
    table, chance = until_by_hand(game), Chance(9)
    for _ in range(6):
        world = table.playout_world(table.decisions[0].seat, chance)
        for _ in range(12):
            if world.is_over:
                break
            which = chance.below(len(world.asked))
            world.play(chance.below(len(world.asked[which][2])), which)


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_questions_and_lines_are_said_in_every_language(game: str, language: str) -> None:
    table, chance, words = until_by_hand(game), Chance(3), Words(language, game, BOXES[game])
    words.at(table)
    for _ in range(30):
        decision = table.decisions[0]
        if decision.question in by_hand.QUESTIONS:
            assert words.question(table, 0, decision.seat) != decision.question
            assert all(
                words.has(f"option-{'-'.join(each.shape for each in parts)}") for parts in decision.parts
            )
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
        if table.is_over:
            break
    lines = [line for line in table.log(0) if line.kind.startswith("by_hand")]
    assert lines
    for line in lines:
        assert words.line(table, line, 0).endswith(".")
        assert "by_hand" not in words.line(table, line, 0)


def test_such_a_card_is_marked() -> None:
    text = (
        '[[unit]]\nid = "my-card"\norigin = "box"\nwhen = "assigned"\neffect = ["manual(\'Sing a song.\')"]\n'
    )
    text += 'text = { en = "Sing a song." }\n'
    assert [remark.kind for remark in remarks_on(text)] == ["by-hand"]
    told = read_back(Words("en", "elekt"), text, "my-card")
    assert told == ["When this Unit is assigned: by hand, with everybody’s consent: “Sing a song”."]
