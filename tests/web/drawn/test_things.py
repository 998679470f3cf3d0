"""What of an option can be touched where it lies, told a second time: every sort of option of every game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from interrex.engine.options import MARK, NUMBER, VERB, Part, Parts, number_part, verb
from interrex.games.masters.cards import CELL_NAMES
from interrex.games.masters.options import DIE
from interrex.games.masters.options import cell as cell_part
from interrex.games.masters.table import TOKEN_NAMES
from interrex.web.show.games.doing.masters import SERVES
from interrex.web.show.scene import drawing
from tests.web.drawn.scenes import asked

SEATS = {"elekt": (3, 120), "vendetta": (4, 120), "masters": (3, 90), "veto": (2, 60)}


def plain(parts: Parts) -> list[str]:
    return [f"{each.type}:{each.text}" for each in parts if each.type not in (VERB, MARK, NUMBER)]


def touched(name: str, parts: Parts) -> list[str]:
    """A place in a row of its own, a die, a token or an action where these are what is touched."""
    words = [each.text for each in parts]
    does = words[0] if parts[0].type == VERB else ""
    if name == "vendetta" and does == "play":
        return [f"{parts[1].type}:{words[1]}", f"side:{words[1]}.{words[2]}"]
    if name == "vendetta" and does == "look":
        return ["slot:" + ".".join(words[1:])]
    if name == "masters" and does and len(words) == 1 and any(does in each for each in SERVES.values()):
        return [f"action:{does.replace(' ', '-')}"]
    if name == "masters" and does == DIE:
        return [f"die:{words[1]}"]
    if name == "masters" and does in TOKEN_NAMES and len(words) > 2:
        return [f"token:{words[2]}.{does}", *plain(parts[3:])]
    return plain(parts)


@pytest.mark.parametrize("name", SEATS)
def test_what_an_option_names_can_be_touched(name: str) -> None:
    seats, choices = SEATS[name]
    met = Counter[str]()
    for scene in asked(name, seats, 3, choices):
        assert scene.decision is not None
        for parts in scene.decision.parts:
            found = [each.id for each in drawing(name).things(parts)]
            assert found == touched(name, parts)
            assert len(found) <= len(parts)
            met.update(each.partition(":")[0] for each in found)
    assert met


def test_tokens_and_dice_are_touched_where_they_lie() -> None:
    """Masters: an agent or a minion in its district, a die by its number, whatever else the option names."""
    luck = random.Random(1)
    for _ in range(60):
        index, number = luck.randrange(9), luck.randrange(1, 7)
        rest: list[Part] = luck.sample([cell_part(luck.randrange(9)), number_part(2)], luck.randrange(3))
        die = (verb(DIE), number_part(number), *rest)
        assert [each.id for each in drawing("masters").things(die)] == [f"die:{number}"]
        for token in TOKEN_NAMES:
            there: Any = (verb(token), number_part(1), cell_part(index), *rest)
            found = [each.id for each in drawing("masters").things(there)]
            assert found == [f"token:{CELL_NAMES[index]}.{token}", *plain(tuple(rest))]
            few: Any = (verb(token), cell_part(index))
            assert [each.id for each in drawing("masters").things(few)] == plain(few)
