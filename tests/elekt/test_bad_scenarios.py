"""Bad scenarios: an impossible position is one error with the right line, field and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interrex.engine.errors import BadFile
from interrex.match import scenario

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "elekt").glob("*.toml"))
HEAD = '[scenario]\nid = "x"\ngame = "elekt"\ntitle = "x"\nrules = []\n[given]\nseats = 3\n'
STEP = "\n[[step]]\n"

IMPOSSIBLE = [
    # the line of [given], its field, what the reason says
    (
        'mission = { A = ["misty-crawler"], B = ["misty-crawler"] }',
        "mission",
        "is already used up (there is only one)",
    ),
    ('mission = { A = ["acolyte", "acolyte", "acolyte", "acolyte", "acolyte"] }', "mission", "used up"),
    ('mission = { A = ["acolyte +O +O +O +O +O +O +O"] }', "mission", "only 6 +O tokens"),
    ('mission = { A = ["acolyte +P +P +P +P +P +P +P +P"] }', "mission", "only 7 +P tokens"),
    ('mission = { A = ["acolyte +Q"] }', "mission", "'+Q' is not a token"),
    ('mission = { A = ["acolyte O"] }', "mission", "'O' is not a token"),
    ('mission = { A = ["dragon"] }', "mission", "there is no unit 'dragon'"),
    ('mission = { A = ["steelworks"] }', "mission", "there is no unit 'steelworks'"),
    ('mission = { A = [""] }', "mission", "there is no unit ''"),
    ('mission = { D = ["acolyte"] }', "mission", "there is no seat 'D'"),
    ('mission = { AB = ["acolyte"] }', "mission", "there is no seat 'AB'"),
    ('mission = { A = "acolyte" }', "mission", "is not a list of cards"),
    ("mission = { A = [1] }", "mission", "is not a list of cards"),
    ("mission = 3", "mission", "is not a table"),
    ("heat = { A = 4 }", "heat", "4 does not fit"),
    ("heat = { A = -1 }", "heat", "-1 does not fit"),
    ("heat = { A = true }", "heat", "True does not fit"),
    ("heat = { E = 1 }", "heat", "there is no seat 'E'"),
    ('sceptre = "D"', "sceptre", "there is no seat 'D'"),
    ('direction = "up"', "direction", "'up' does not fit"),
    ("round = 7", "round", "7 does not fit"),
    ("round = 0", "round", "0 does not fit"),
    ("assigned = { A = 9 }", "assigned", "9 does not fit"),
    ('passed = ["Z"]', "passed", "there is no seat 'Z'"),
    ("passed = 1", "passed", "is not a list"),
    ('to_move = "Q"', "to_move", "there is no seat 'Q'"),
    ('face_up = { mission = "steelworks" }', "face_up", "there is no mission 'steelworks'"),
    ("face_up = { mission = 1 }", "face_up", "1 is not a card"),
    ('face_up = { moon = "steelworks" }', "face_up", "'moon' is not a Zone"),
    ('won = { A = ["steelworks"], B = ["steelworks"] }', "won", "is already used up"),
    ('won = { A = ["acolyte"] }', "won", "'acolyte' is a Unit"),
    ('won = { A = ["war-of-successors", "werewolf-packs", "blood-toll"] }', "won", "would have won (EL-803)"),
    ("privileges_left = 6", "privileges_left", "6 does not fit"),
    ('privilege = "imperial-pension"', "privilege", "nobody has won 'imperial-pension'"),
    ('privilege_winner = "F"', "privilege_winner", "there is no seat 'F'"),
    ('elite_deck = ["acolyte", "ecclesiast", "ecclesiast"]', "elite_deck", "is already used up"),
    ('pile = ["nobody"]', "pile", "there is no unit 'nobody'"),
    ("blanks = [1]", "blanks", "1 is not a card"),
    ('blanks = [{ id = "acolyte" }]', "id", "used twice"),
    ('blanks = [{ id = "b", symbols = "X1" }]', "symbols", "'X1' is not a symbol"),
    ('blanks = [{ id = "b", symbols = "P22" }]', "symbols", "'P22' is not a symbol"),
    ('blanks = [{ id = "b", colour = "red" }]', "colour", "not known here"),
    ('blanks = [{ id = "b", effect = ["fly()"] }]', "when", "missing"),
    ('blanks = [{ id = "b", when = "assigned", effect = ["fly()"] }]', "effect", "no verb 'fly'"),
    ("wind = 3", "wind", "not known here"),
]


@pytest.mark.parametrize(("line", "field", "reason"), IMPOSSIBLE)
def test_an_impossible_position(line: str, field: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        scenario.read(f'{HEAD}moment = "assignment"\n{line}{STEP}', "my.toml")
    bad = caught.value
    assert reason in bad.reason
    assert f"'{field}'" in bad.field
    assert bad.line == 9
    assert bad.remedy


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{HEAD}{STEP}", "it is missing"),
        (f'{HEAD}moment = "teatime"{STEP}', "'teatime' does not fit"),
        (f'{HEAD}moment = "assignment"', "it has no [[step]]"),
        (f'{HEAD}moment = "setup"\nround = 2{STEP}', "not known here"),
        (HEAD.replace("seats = 3", "seats = 5") + STEP, "for 2, 3, 4 seats, not 5"),
        (HEAD.replace("elekt", "chess") + STEP, "There is no game 'chess'"),
        (HEAD.replace("rules = []", 'rules = []\nrulings = { cheat = true }') + STEP, "no ruling 'cheat'"),
        (HEAD.replace("rules = []", "rules = []\nrulings = { starting_heat = 9 }") + STEP, "cannot be 9"),
        (HEAD.replace("rules = []", 'rules = ["EL-1", 2]') + STEP, "is not a text"),
        (f'{HEAD}moment = "assignment"{STEP}when = ["pass"]', "is not a choice"),
        (f'{HEAD}moment = "assignment"{STEP}when = [3]', "is not a text"),
        (f'{HEAD}moment = "assignment"{STEP}refused = [{{ choice = 3 }}]', "does not fit"),
        (f'{HEAD}moment = "assignment"{STEP}refused = [{{ choice = "A: pass", rule = 3 }}]', "does not fit"),
        (f'{HEAD}moment = "assignment"{STEP}refused = [{{ choice = "pass" }}]', "is not a choice"),
        (f'{HEAD}moment = "assignment"{STEP}refused = ["A: pass"]', "does not fit"),
        (f'{HEAD}moment = "assignment"{STEP}then = 3', "is not a table"),
        (f'{HEAD}moment = "assignment"{STEP}then.told = 3', "told = 3 is not a list of words"),
        (f'{HEAD}moment = "assignment"{STEP}then.offered = [["pass"]]', "is not a list of words"),
    ],
)  # fmt: skip
def test_a_bad_scenario(text: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        scenario.read(text, "my.toml")
    assert reason in caught.value.reason


# --- fuzzed --------------------------------------------------------------------------------------

WORDS = st.sampled_from(
    ['""', "[]", "{}", "1", "-1", "true", "1.5", '"A"', '["A"]', '{ A = ["acolyte"] }', "{ A = 3 }",
     '"setup"',
     '"court violence"', '{ A = ["misty-crawler +P"] }', '{ mission = "blood-toll" }', "{ A = [[1]] }",
     '{ mission = ["a"] }', "[{}]", '[{ id = "acolyte" }]', '"round begins"', "[[1], 2]", '{ A = "" }']
)  # fmt: skip


def outcome(text: str) -> list[scenario.Failure] | BadFile:
    """What a run says, or a BadFile; anything else fails the test."""
    try:
        return scenario.run(scenario.read(text, "my.toml"))
    except BadFile as bad:
        error = bad
    assert error.file == "my.toml"
    assert error.reason
    assert error.remedy
    return error


@settings(max_examples=200, deadline=None)
@given(file=st.sampled_from(FILES), number=st.integers(0, 60), value=WORDS)
def test_a_value_replaced(file: Path, number: int, value: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    line = number % len(lines)
    key, equals, _ = lines[line].partition(" = ")
    if equals:
        lines[line] = f"{key} = {value}"
        outcome("\n".join(lines))


FIELDS = st.sampled_from(
    ["moment", "mission", "influence", "court", "hand", "pile", "heat", "sceptre", "face_up", "won", "blanks",
     "elite_deck", "assigned", "passed", "privilege", "privilege_winner", "privileges_left", "to_move",
     "round"]
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(file=st.sampled_from(FILES), field=FIELDS, value=WORDS)
def test_a_field_added(file: Path, field: str, value: str) -> None:
    text = file.read_text(encoding="utf-8")
    outcome(text.replace("[given]\n", f"[given]\n{field} = {value}\n"))


@settings(max_examples=100, deadline=None)
@given(
    file=st.sampled_from(FILES),
    start=st.integers(0, 600),
    length=st.integers(0, 30),
    piece=st.text(max_size=4),
)
def test_a_stretch_of_text_replaced(file: Path, start: int, length: int, piece: str) -> None:
    text = file.read_text(encoding="utf-8")
    start %= len(text)
    outcome(text[:start] + piece + text[start + length :])
