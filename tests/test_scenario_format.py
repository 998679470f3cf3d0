"""The scenario format in every game: what cannot be, words, stops, fixed chance, and its documentation."""

from __future__ import annotations

import dataclasses
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.chance import Chance, LoadedChance
from interrex.engine.errors import BadFile, EngineError
from interrex.engine.packs import Entry
from interrex.engine.questions import LogLine
from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table
from interrex.games import OWN, game_spec, house_pack
from interrex.match import saved, scenario
from interrex.match.wording import Vocabulary, line_word

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
SEATS = {"elekt": 3, "vendetta": 3, "masters": 3, "veto": 2}
BEGIN = {"elekt": "round begins", "vendetta": "round begins", "masters": "round begins", "veto": "untap"}


def text(game: str, given: str, step: str = "", head: str = "") -> str:
    """A scenario with the lines of [given] from line 8 on."""
    return (
        f'[scenario]\nid = "x"\ngame = "{game}"\ntitle = "x"\nrules = []\n[given]\nseats = {SEATS[game]}\n'
        f"{given}\n[[step]]\n{step}\n{head}"
    )


def position(game: str, given: str) -> Table:
    return scenario.read(text(game, given), "my.toml").position()


def failures(game: str, given: str, step: str) -> list[str]:
    return [each.what for each in scenario.run(scenario.read(text(game, given, step), "my.toml"))]


def refused(game: str, given: str, step: str = "") -> BadFile:
    with pytest.raises(BadFile) as caught:
        scenario.read(text(game, given, step), "my.toml")
    return caught.value


# --- positions that cannot be -----------------------------------------------------------------------

IMPOSSIBLE = [
    # game, line of [given], field, what the reason says
    ("vendetta", 'L1 = { A = "TR01" }', "L1", "'TR01' is a card of the clan tremere, which nobody plays"),
    ("vendetta", 'alliance = { A = ["BR01"] }', "alliance", "'BR01' is a clan card"),
    ("vendetta", 'L1 = { A = "BR04" }\nhand = { A = ["BR04"] }', "hand", "'BR04' is already used up"),
    ("vendetta", 'hand = { A = ["GA01"] }', "hand", "'GA01' is a card of another clan"),
    ("vendetta", "pool = { A = 60, B = 60 }", "pool", "more than there are tokens"),
    ("vendetta", 'L1 = { A = "+71" }', "L1", "there are only 70 blood"),
    ("vendetta", "diablerie = { A = 3 }", "diablerie", "3 does not fit"),
    ("vendetta", 'relics = { A = "RE01", B = "RE01" }', "relics", "'RE01' is there only once"),
    ("vendetta", 'location_cards = { L1 = "LC01", L2 = "LC01" }', "location_cards", "does not fit"),
    ("vendetta", 'clans = { A = "gangrel" }', "clans", "'gangrel' does not fit"),
    ("masters", 'city = { r1c1 = "h99" }', "city", "agents (MN-156)"),
    ("masters", 'city = { r1c1 = "m99" }', "city", "minions (MN-138)"),
    ("masters", 'city = { r9c1 = "m1" }', "city", "there is no cell 'r9c1'"),
    ("masters", 'city = { r1c1 = "x2" }', "city", "'x2' are not tokens"),
    ("masters", 'relics = { mila = ["ravens-eye"] }\nout = ["ravens-eye"]', "out", "is already used up"),
    ("masters", "dice = [1, 1, 1, 1, 1, 1, 1, 1, 1]", "dice", "there are only 6"),
    ("masters", 'events = ["last-crusade"]\nevents_left = 54', "events_left", "are left, not 54"),
    ("masters", 'in_play = ["ravens-eye"]', "in_play", "there is no event 'ravens-eye' in this pack"),
    ("masters", "dice = [7]", "dice", "7 does not fit"),
    ("masters", 'leader = "dracula"', "leader", "'dracula' is not in play"),
    ("masters", "blood = { mila = 7 }", "blood", "7 does not fit"),
    ("veto", 'company = { A = ["uhlik"], B = ["uhlik"] }', "company", "'uhlik' is in play already"),
    ("veto", 'company = { A = ["finta"] }', "company", "'finta' is of the family thrust"),
    ("veto", 'company = { A = ["uhlik ~wiwat"] }', "company", "'wiwat' is of the family effect"),
    ("veto", 'company = { A = ["uhlik sleeping"] }', "company", "'sleeping' is not known"),
    ("veto", 'company = { A = [""] }', "company", "no card is named"),
    ("veto", 'company = { A = ["uhlik"] }\ndead = ["uhlik"]', "dead", "'uhlik' is in play"),
    ("veto", 'estates = { A = ["uhlik"] }', "estates", "'uhlik' is of the family character"),
    ("veto", 'hand = { A = ["wiwat", "wiwat", "wiwat", "wiwat"] }', "hand", "A has more than 3 of 'wiwat'"),
    ("veto", "kreski = { A = 20, B = 20 }", "kreski", "there are only 21 kreski"),
    ("veto", 'factions = { A = "uhlik" }', "factions", "'uhlik' is not a faction"),
    *((game, 'next_draws = ["dragon"]', "next_draws", "'dragon' is not a card here") for game in OWN),
    *((game, "next_rolls = [0]", "next_rolls", "0 does not fit") for game in OWN),
    *((game, 'until = "tea"', "until", "'tea' does not fit") for game in OWN),
]


@pytest.mark.parametrize(("game", "lines", "field", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(game: str, lines: str, field: str, reason: str) -> None:
    moment = {"vendetta": "planning", "masters": "night", "elekt": "assignment", "veto": "turn"}[game]
    bad = refused(game, f'moment = "{moment}"\n{lines}')
    assert reason in bad.reason
    assert field in bad.field
    assert bad.line == 9 + lines.count("\n")
    assert bad.remedy


def test_events_out_of_the_order_of_their_acts() -> None:
    pack = house_pack("masters")
    first = next(event.id for event in pack.events if event.act == 1)
    third = next(event.id for event in pack.events if event.act == 3)
    assert "out of order" in refused("masters", f'moment = "event"\nevents = ["{third}", "{first}"]').reason
    position("masters", f'moment = "event"\nevents = ["{first}", "{third}"]')


# --- words that cannot come -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('then.not_told = ["wonn"]', "there is no log line 'wonn'"),
        ('then.told = ["drew set=A"]', "drew has no 'set=A' (seat=…, number=…)"),
        ('then.not_told = ["drew seat=X"]', "'X' is not a seat"),
        ('then.not_told = ["kept card=acolite"]', "'acolite' is not a card"),
        ('then.not_told = ["assigned zone=moon"]', "'moon' is not a zone"),
        ('then.told_in_order = ["drew number=two"]', "'two' is not a number"),
        ('then.not_offered = ["acolite to mission"]', "has the word 'acolite'"),
        ('then.not_offered = ["acolyte.z to mission"]', "has the word 'acolyte.z'"),
        ('then.not_offered = [""]', "it is empty"),
        ('then.not_offered = ["assign"]', "has the word 'assign'"),
        ('refused = [{ choice = "A: acolyte onto mission" }]', "has the word 'onto'"),
        ("then.weather = 3", "'weather' is not a fact of this game"),
        ('pass = "none"', "'none' does not fit"),
    ],
)
def test_a_word_that_cannot_come(step: str, reason: str) -> None:
    bad = refused("elekt", 'moment = "assignment"', step)
    assert reason in bad.reason
    assert bad.line == 10
    assert bad.remedy


@pytest.mark.parametrize("game", OWN)
def test_every_option_is_made_of_known_words(game: str) -> None:
    """The fixed words of options are all there, so that no real option is called a mistake."""
    spec, pack = game_spec(game), house_pack(game)
    for seed, seats in enumerate((spec.seats[0], spec.seats[-1])):
        table = spec.new(Settings(game, seats, seed, spec.rules_version, pack.id, pack.hash), pack)
        words, chance = Vocabulary(spec, table), Chance(seed)
        for _ in range(120):
            if table.is_over:
                break
            for decision in table.decisions:
                assert [word for word in decision.options if words.no_option(word)] == []
            for line in table.told[-3:]:
                assert words.no_line(line_word(spec, table, LogLine(*line))) == ""
            table.play(chance.below(len(table.asked[0][2])))


def test_a_game_that_does_not_say_its_words_has_any() -> None:
    spec = dataclasses.replace(game_spec("elekt"), option_words=frozenset())
    assert Vocabulary(spec, position("elekt", 'moment = "assignment"')).no_option("fly away") == ""


WHOLE = text("elekt", 'moment = "assignment"', 'when = ["A: pass"]')
BROKEN = [  # what stands in a whole file, what comes instead, and what is said of it
    ('[[step]]\nwhen = ["A: pass"]\n', "", "it has no [[step]]"),
    ("[given]\n", "[given]\n[[given]]\n", ""),
    ("[given]\nseats = 3\n", "[[given]]\nseats = 3\n[[given]]\nseats = 3\n", "there are 2 of them"),
    ('[given]\nseats = 3\nmoment = "assignment"\n', "", "there are 0 of them"),
    ("rules = []", "rules = [3]", "something in it is not a text"),
    ('game = "elekt"', 'game = "chess"', "chess"),
    ("rules = []", "rules = []\nrulings = { mood = 1 }", "mood"),
    ('when = ["A: pass"]', "wrong = { en = 'no' }", "nothing is told or chosen here"),
    ('when = ["A: pass"]', "pass = 'all'\nsay = { en = 'go' }", "a lesson names each choice"),
    ('when = ["A: pass"]', "refused = [3]", "3 does not fit"),
    ('when = ["A: pass"]', 'when = ["pass"]', "'pass' is not a choice"),
    ('when = ["A: pass"]', 'when = ["Z: pass"]', "'Z: pass' is not a choice"),
    ('when = ["A: pass"]', "then.weather = 1", "'weather' is not a fact of this game"),
    ('when = ["A: pass"]', "then.told = 3", "told = 3 is not a list of words"),
]


@pytest.mark.parametrize(("was", "comes", "reason"), BROKEN)
def test_a_broken_scenario_says_what_is_wrong(was: str, comes: str, reason: str) -> None:
    assert scenario.read(WHOLE, "my.toml").steps
    assert was in WHOLE
    with pytest.raises(BadFile) as caught:
        scenario.read(WHOLE.replace(was, comes), "my.toml")
    assert reason in str(caught.value)
    assert (caught.value.file, bool(caught.value.remedy)) == ("my.toml", True)
    assert (caught.value.line == 0) == ("there are 0 of them" in reason)  # what is missing stands nowhere


# --- the words of steps -----------------------------------------------------------------------------


def test_log_lines_with_values_and_in_order() -> None:
    given, when = 'moment = "assignment"', 'when = ["A: acolyte to mission", "B: pass"]\n'
    good = '["assigned seat=A card=acolyte zone=mission", "passed seat=B"]'
    assert failures("elekt", given, f"{when}then.told_in_order = {good}") == []
    turned = '["passed seat=B", "assigned seat=A"]'
    [what] = failures("elekt", given, f"{when}then.told_in_order = {turned}")
    assert "wanted ['assigned seat=A']" in what
    [what] = failures("elekt", given, f'{when}then.told = ["assigned zone=court"]')
    assert "found ['assigned seat=A card=acolyte zone=mission'" in what
    assert failures("elekt", given, f'{when}then.not_told = ["assigned zone=court"]') == []
    assert failures("elekt", given, f'{when}then.not_told = ["assigned zone=mission"]') != []


def test_a_table_can_say_and_nobody_else() -> None:
    given = 'moment = "assignment"\nmission = { A = ["acolyte"] }\nheat = { A = 2, B = 1, C = 0 }'
    assert failures("elekt", given, 'then.mission = { A = ["acolyte"], others = "nothing" }') == []
    assert failures("elekt", given, 'then.mission = { A = ["acolyte"], others = [] }') == []
    assert failures("elekt", given, 'then.heat = { A = 2, others = "nothing" }') != []
    assert failures("elekt", given, 'then.heat = { A = 2, B = 1, others = "nothing" }') == []
    assert failures("elekt", given, "then.heat = { C = 0, others = 1 }") != []


def test_all_pass() -> None:
    given = 'company = { A = ["roch-kowalski"] }\nhand = { A = ["wiwat"], B = ["nie-pozwalam"] }'
    step = 'when = ["A: agitate with roch-kowalski"]\npass = "all"\nthen.asked = "A turn"'
    assert failures("veto", given, step) == []
    assert failures("elekt", 'moment = "assignment"', 'pass = "all"\nthen.asked = "A recruit"') == []
    [what] = failures("masters", 'moment = "setup"', 'pass = "all"')
    assert "nobody can pass at 'first player'" in what


# --- stops ------------------------------------------------------------------------------------------

STOPS = [
    (game, stop) for game in OWN for stop in import_module(f"interrex.games.{game}.scenario.moments").STOPS
]


@pytest.mark.parametrize(("game", "stop"), STOPS)
def test_every_part_of_a_round_can_be_stopped_after(game: str, stop: str) -> None:
    given = f'moment = "{BEGIN[game]}"\nuntil = "{stop}"'
    if game == "vendetta":
        given += '\nhand = { A = ["BR01", "BR02"], B = ["GA01", "GA02"], C = ["NO01", "NO02"] }'
    table = position(game, given)
    before = table.round  # type: ignore[attr-defined]
    for _ in range(200):
        assert not table.is_over
        if table.asked[0][1] == "go on":
            break
        if game == "masters" and "end turn" in table.decision_at(0).options:
            table.choose("end turn")
        elif game == "veto" and "bene" in table.decision_at(0).options:
            table.choose("bene")
        else:
            table.play(0)
    assert table.asked[0][1] == "go on"
    assert table.round == before  # type: ignore[attr-defined]
    for seat in range(table.seats):  # a sampled world is in the same place
        world = table.sample_world(seat, Chance(3))
        assert world.asked[0][1] == "go on"
        assert world.view(seat) == table.view(seat)
    table.play(0)
    assert table.is_over or table.asked[0][1] != "go on"


@pytest.mark.parametrize("game", OWN)
def test_every_moment_can_be_begun_at(game: str) -> None:
    for moment in import_module(f"interrex.games.{game}.scenario.moments").MOMENTS:
        if not moment.startswith("L3"):
            table = position(game, f'moment = "{moment}"')
            assert table.asked or table.is_over


def test_a_stop_copies_with_the_table() -> None:
    table = position("elekt", 'moment = "round begins"\nuntil = "recruitment"')
    copy = table.copy()
    assert copy.fingerprint() == table.fingerprint()
    while copy.asked[0][1] != "go on":
        copy.play(0)
    assert table.asked[0][1] == "recruit"


# --- chance that is fixed ---------------------------------------------------------------------------


def test_the_next_draws_come() -> None:
    drawn = position("elekt", 'moment = "round begins"\nnext_draws = ["misty-crawler", "ecclesiast"]')
    assert drawn.decision is not None
    assert set(drawn.decision.options) == {"keep misty-crawler", "keep ecclesiast", "redraw"}
    dealt = game_spec("elekt").facts(position("elekt", 'moment = "setup"\nnext_draws = ["blood-toll"]'))
    assert dealt["face_up"]["mission"] == "blood-toll"
    revealed = position("elekt", 'moment = "reveal step"\nnext_draws = ["blood-toll"]\nmissions_left = 2')
    assert "blood-toll" in game_spec("elekt").facts(revealed)["face_up"].values()
    clan = position("vendetta", 'moment = "hand building"\nnext_draws = ["BR07", "BR05", "BR04"]')
    assert game_spec("vendetta").facts(clan)["looked"]["A"] == ["BR04", "BR05", "BR07"]
    own = position(
        "veto",
        'moment = "hands"\nuntil = "hands"\ndiscard = { A = ["wiwat", "finta"] }\n'
        'blank_deck = { A = 0 }\nnext_draws = ["A:finta"]\nhand = { A = ["blank-card"] }',
    )
    assert "finta" in game_spec("veto").facts(own)["hand"]["A"]


def test_the_next_rolls_come() -> None:
    table = position("masters", 'moment = "setup"\nnext_rolls = [6, 5, 4, 3, 2, 2]')
    assert game_spec("masters").facts(table)["dice"] == [2, 2, 3, 4, 5, 6]


def test_fixed_chance_is_for_examples_only() -> None:
    given = (
        'moment = "act"\ncity = { r1c1 = "e1" }\nat = { all = "r1c1" }\ndice = [6]\nnext_rolls = [1, 2, 3]'
    )
    table = position("masters", given)
    assert isinstance(table.chance, LoadedChance)
    assert isinstance(table.copy().chance, LoadedChance)
    assert table.copy().fingerprint() == table.fingerprint()
    for seat in range(table.seats):
        assert type(table.sample_world(seat, Chance(1)).chance) is Chance
        assert type(table.plain_world(seat).chance) is Chance
    with pytest.raises(EngineError):
        table.record()
    copy = table.copy()
    copy.chance.below(6)
    assert table.chance.numbers == (1, 2, 3)
    assert copy.chance.state != table.chance.state  # so that undo sees that chance was used


def test_what_was_fixed_must_come() -> None:
    assert failures("elekt", 'moment = "assignment"\nnext_rolls = [3]', "") == ["next_rolls: [3] never came"]
    waiting = 'moment = "assignment"\nhand = { A = ["misty-crawler"] }\nnext_draws = ["misty-crawler"]'
    assert failures("elekt", waiting, "") == ["next_draws: ['misty-crawler'] never came into a deck"]


def test_a_number_that_cannot_be_rolled() -> None:
    assert "only 1 to 6 can come" in refused("masters", 'moment = "setup"\nnext_rolls = [9]').reason
    loaded = LoadedChance(1, (9,), ())
    with pytest.raises(Exception, match="only 1 to 6 can come"):
        loaded.below(6)
    assert loaded.numbers == (9,)


def test_cards_come_to_the_top_when_they_are_shuffled() -> None:
    chance = LoadedChance(1, (), ((7, 8), (3,), (20,)))
    cards = list(range(10))
    chance.shuffle_deck(cards)
    assert sorted(cards) == list(range(10))
    assert cards[-2:] == [3, 7]
    assert chance.tops == ((20,),)


def test_a_report_made_before_rolls_were_fixed_by_chance_still_opens() -> None:
    spec, pack = game_spec("masters"), house_pack("masters")
    table = spec.new(Settings("masters", 2, 5, spec.rules_version, pack.id, pack.hash), pack)
    content = f"{saved.write(table.plain_world(0), spec, pack)}\nscript = []"
    entry = Entry("x", "given", 1, {"table": content, "check": saved.check(content)}, {})
    assert saved.read(spec, table.settings, pack, entry).decision == table.decision


# --- a folder ---------------------------------------------------------------------------------------


def test_a_broken_file_does_not_stop_a_folder(tmp_path: Path) -> None:
    good = text("elekt", 'moment = "assignment"', 'then.asked = "A assign"')
    (tmp_path / "a.toml").write_text("[scenario", encoding="utf-8")
    (tmp_path / "b.toml").write_text(good, encoding="utf-8")
    (tmp_path / "c.toml").write_text(good.replace("A assign", "B assign"), encoding="utf-8")
    (tmp_path / "d.toml").write_bytes(b"\xff\xfe")
    result = CliRunner().invoke(app, ["scenario", "run", str(tmp_path)])
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert [line.split()[0] for line in lines] == ["BROKEN", "ok", "FAILED", "line", "BROKEN", "1"]
    assert lines[-1] == "1 of 4 scenarios hold; 1 failed, 2 broken"
    assert CliRunner().invoke(app, ["scenario", "run", str(tmp_path / "b.toml")]).exit_code == 0


# --- the documentation ------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
TITLES = {"elekt": "Elekt", "vendetta": "Vendetta", "masters": "Masters of the Night", "veto": "Veto!"}
PLACEHOLDERS = {
    "<zone>": ("mission", "influence", "court"),
    "<attribute>": ("occultism", "deceit", "violence", "power"),
    "<location>": ("L1", "L2", "L3", "H"),
}
FIVE_SEATS = {"vendetta": 5}  # all locations


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(part: str, head: str) -> list[str]:
    """The names in the first column of the table with that heading."""
    table = part.split(f"| {head} | what it says |\n", 1)[1].split("\n\n", 1)[0]
    return [name for line in table.splitlines() for name in re.findall(r"`([^`]+)`", line.split("|")[1])]


def words_after(part: str, label: str) -> set[str]:
    found = re.findall(r"`([^`]+)`", part.split(f"\n{label}: ", 1)[1].split("\n\n", 1)[0])
    for mark, values in PLACEHOLDERS.items():
        found = [word.replace(mark, value) for word in found for value in (values if mark in word else ("",))]
    return set(found)


class Noting(dict[str, Any]):
    """The fields of an entry; notes which were looked for."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__(fields)
        self.looked_for: set[str] = set()

    def __contains__(self, name: object) -> bool:
        self.looked_for.add(str(name))
        return super().__contains__(name)


def fields_of(spec: GameSpec, seats: int) -> set[str]:
    """Every field that a game looks for, at one moment or another."""
    pack, found = house_pack(spec.name), set()
    for moment in import_module(f"interrex.games.{spec.name}.scenario.moments").MOMENTS:
        if seats in spec.seats:
            entry, noting = Entry("x", "given", 1, {}, {}), Noting({"moment": moment})
            entry._left = noting
            spec.position(Settings(spec.name, seats, 1, spec.rules_version, pack.id, pack.hash), pack, entry)
            found |= noting.looked_for
    return found - {"next_roll"}  # an older spelling


@pytest.mark.parametrize("game", OWN)
def test_the_documentation_names_every_field(game: str) -> None:
    common = set(rows(chapter("The position"), "field"))
    documented = set(rows(chapter(TITLES[game]), "field"))
    assert documented | common == fields_of(game_spec(game), FIVE_SEATS.get(game, SEATS[game])) | {"seats"}


@pytest.mark.parametrize("game", OWN)
def test_the_documentation_names_every_moment_and_stop(game: str) -> None:
    moments = import_module(f"interrex.games.{game}.scenario.moments")
    part = chapter(TITLES[game])
    assert words_after(part, "Moments") - {"go on", "until", "L1", "L2", "L3", "H", "begins"} == set(
        moments.MOMENTS
    )
    assert words_after(part, "Until") == set(moments.STOPS)


@pytest.mark.parametrize("game", OWN)
def test_the_documentation_names_every_fact(game: str) -> None:
    seats = FIVE_SEATS.get(game, SEATS[game])
    given = text(game, f'moment = "{BEGIN[game]}"').replace(f"seats = {SEATS[game]}", f"seats = {seats}")
    shown = game_spec(game).facts(scenario.read(given, "x").position())
    part = chapter(TITLES[game])
    assert sorted(rows(part, "fact")) == sorted(shown)
    for seen in shown["sees"].values():
        assert sorted(rows(part, "sees")) == sorted(seen)


def test_the_documentation_names_what_all_games_know() -> None:
    part = chapter("The steps")
    assert set(rows(part, "field")) == {"when", "pass", "refused", "then"}
    table = position("elekt", 'moment = "assignment"')
    assert set(rows(part, "fact")) == set(scenario._own_facts(game_spec("elekt"), table, 0))


# --- fuzzed -----------------------------------------------------------------------------------------

FILES = {game: sorted((SCENARIOS / game).glob("*.toml")) for game in OWN}
VALUES = st.sampled_from(
    ['""', "[]", "{}", "1", "-1", "true", "1.5", '"A"', '["A"]', "{ A = 3 }", '{ A = "" }', '{ A = [""] }',
     "{ A = [[1]] }", "[{}]", "[[1], 2]", '{ A = ["BR01"] }', '{ L1 = "AL01" }', '{ r1c1 = "h1" }',
     '{ r1c1 = "h" }', '{ mila = ["ravens-eye"] }', '{ mila = "r1c1" }', '{ A = ["uhlik +"] }',
     '{ A = ["B:uhlik ~"] }', '"setup"', '{ A = ["A:"] }', '["ravens-eye"]',
     '"round end"', '{ others = "nothing" }']
)  # fmt: skip


@pytest.mark.parametrize("game", OWN)
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_a_changed_value_is_in_order_or_refused(game: str, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES[game]))
    lines = file.read_text(encoding="utf-8").splitlines()
    start = lines.index("[given]")
    fields = sorted(fields_of(game_spec(game), SEATS[game])) if data.draw(st.booleans()) else []
    value = data.draw(VALUES)
    if fields:
        name = data.draw(st.sampled_from(fields))
        lines = [line for line in lines if not line.startswith(f"{name} = ")]
        lines.insert(start + 1, f"{name} = {value}")
    else:
        number = data.draw(st.integers(start + 1, len(lines) - 1))
        key, equals, _ = lines[number].partition(" = ")
        if equals:
            lines[number] = f"{key} = {value}"
    error = outcome("\n".join(lines))
    assert error is None or (error.file == "my.toml" and error.reason and error.remedy)


def outcome(content: str) -> BadFile | None:
    """The refusal of a scenario, if it is refused; whatever else is raised fails the test."""
    try:
        scenario.run(scenario.read(content, "my.toml"))
    except BadFile as bad:
        return bad
    return None
