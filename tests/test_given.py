"""What a story gives lies on the table: a given field that is also a fact holds before the first choice."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from interrex.games import OWN
from interrex.match import scenario
from tests.seen import SEEN

FOLDER = Path(__file__).parent / "scenarios"
# lines after which everything still lies where it was given
QUIET = {
    "turn_begins", "location_begins", "round_begins", "zone_begins", "night", "turn", "phase", "round",
    "voice", "fight", "clan_chosen", "location_card",
}  # fmt: skip
NOT_A_FACT = {("vendetta", "deck"), ("veto", "deck")}  # of a deck only what is known
FILLED_UP = ("ve-r01-a", "ve-r01-b")  # VE-R01: a bank that is nearly empty leaves the rest to one pool


def ordered(value: Any) -> Any:
    """Words in one order, wherever they stand."""
    if isinstance(value, dict):
        return {key: ordered(each) for key, each in value.items()}
    return " ".join(sorted(value.split())) if isinstance(value, str) else value


def as_fact(value: Any, found: Any) -> Any:
    """What is given as facts say it: for everybody, and of a deck how many cards it has."""
    if isinstance(value, dict) and isinstance(found, dict) and "all" in value:
        value = {**dict.fromkeys(found, value["all"]), **{key: value[key] for key in value if key != "all"}}
    if isinstance(value, list) and isinstance(found, int):
        return len(value)
    return ordered(value)


def people_of_veto(given: dict[str, Any]) -> dict[str, Any]:
    """Who is in play, and what the marks behind each name say: tapped, magnates, +attached, ~face down."""
    found: dict[str, Any] = {"company": {}, "attached": {}, "face_down": {}}
    tapped, magnates, names = [], [], []
    for seat, people in given.get("company", {}).items():
        found["company"][seat] = [each.split()[0].rpartition(":")[2] for each in people]
        for each in people:
            name, *marks = (word.rpartition(":")[2] if word[0] not in "+~" else word for word in each.split())
            names.append(name)
            found["attached"][name] = [mark[1:].rpartition(":")[2] for mark in marks if mark.startswith("+")]
            found["face_down"][name] = sum(mark.startswith("~") for mark in marks)
            tapped += [name] * ("tapped" in marks)
            magnates += [name] * ("magnates" in marks)
    if len(set(names)) < len(names):
        del found["attached"], found["face_down"]  # facts are told by name
    return {**found, "magnates": magnates, "is_tapped": dict.fromkeys(tapped, True)}


def agree(fact: Any, seen: Any) -> bool:
    """What is seen is a fact; the order of cards is not compared."""
    if isinstance(seen, dict):
        return all(key in fact and agree(fact[key], each) for key, each in seen.items())
    if isinstance(seen, list | tuple):
        return sorted(fact) == sorted(seen)
    return bool(fact == seen)


@pytest.mark.parametrize("game", OWN)
def test_what_is_given_lies_there(game: str) -> None:
    looked: Counter[str] = Counter()
    wrong = []
    for file in sorted((FOLDER / game).glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        given = tomllib.loads(text)["given"]
        story = scenario.read(text, file.name)
        table = story.position()
        facts = story.spec.facts(table)
        for name, seen in SEEN[game](table.view(table.seats)).items():
            if not agree(facts[name], seen):
                wrong.append(f"{file.name}: a watcher sees {name} = {seen!r}, but there is {facts[name]!r}")
        if given.get("moment") == "setup" or {line[0] for line in table.told} - QUIET:
            continue
        given = {**given, **people_of_veto(given)} if game == "veto" else given
        for name in given:
            if name in facts and (game, name) not in NOT_A_FACT and file.stem not in FILLED_UP:
                looked[name] += 1
                found = ordered(facts[name])
                if not scenario._holds(found, as_fact(given[name], found)):
                    wrong.append(f"{file.name}: {name} = {given[name]!r}, but there is {facts[name]!r}")
    assert not wrong, "\n".join(wrong)
    assert looked.total() > 300
