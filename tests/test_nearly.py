"""What may nearly be chosen: at each question only what belongs there, each by its own rule.

A near miss is something that a seat might want to choose and may not. At every question of random games
the near misses begin with the words of a table, and cite its rules; a question that is not there has none.
"""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.options import VERB
from interrex.engine.table import Table
from interrex.testing import random_game

Nearly = dict[str, set[str]]  # by the first word, or the type of the first part, the rules that are cited
GAMES = {"elekt": 12, "masters": 10}
LONGEST = 150
DONE: Nearly = {"done": {"MN-619"}}
ANY = {"act"}  # what rules say against each action is tested by itself
TABLE: dict[str, dict[str, Nearly]] = {
    "elekt": {
        "assign": {"card": {"EL-410", "EL-1008"}},
        "attach": {"attribute": {"EL-611", "EL-615"}, "stop": {"EL-616"}},
    },
    "masters": {
        "tempt": DONE, "summon": DONE, "token": DONE, "move agent": DONE, "reroll die": DONE,
        "set die to 6": DONE,
        "send minions": {"minions": {"MN-804"}},
        "exchange": {"give": {"MN-759"}, "take": {"MN-759"}},
        "die": {"die": {"MN-203"}},
    },
}  # fmt: skip
ALWAYS = {"tempt", "summon", "token", "move agent", "reroll die", "set die to 6", "exchange", "die"}


def nearly(game: Table) -> dict[str, Nearly]:
    """What may nearly be chosen now, by the name of the question."""
    found: dict[str, Nearly] = {}
    for question in game.questions:
        words = found.setdefault(question.name, {})
        for parts, rule in game.near_misses(question):
            first = parts[0].word if parts[0].type == VERB else parts[0].type
            words.setdefault(first, set()).add(rule)
    return found


@pytest.mark.parametrize("name", TABLE)
def test_a_near_miss_belongs_to_its_question(name: str) -> None:
    asked = set()
    for seed in range(GAMES[name]):
        chance = Chance.from_seed(seed)
        game = random_game(name, chance)
        while not game.is_over and len(game.choices) < LONGEST:
            for question, words in nearly(game).items():
                table = TABLE[name].get(question, {})
                asked.add(question)
                if question in ANY:
                    continue
                for word, rules in words.items():
                    assert rules <= table.get(word, set()), (seed, question, word)
                assert question not in ALWAYS or set(words) == set(table), (seed, question)
            decision = game.decisions[chance.below(len(game.decisions))]
            game.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    assert len(asked) > 8
