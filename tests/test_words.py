"""Words: every sentence exists in every language, and says what it should."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import interrex
from interrex.engine.chance import Chance
from interrex.engine.options import kind_part, mark, place_part, verb
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import LogLine
from interrex.games import game_spec, house_pack
from interrex.games.elekt.table import ATTRIBUTE_NAMES, ZONE_NAMES
from interrex.games.masters.cards import CELL_NAMES
from interrex.words import Words, places_of, sources
from interrex.words import messages as fluent
from interrex.words.patterns import Messages, Values

GAMES = interrex.games()
PACKAGE = Path(interrex.__file__).parent
MAX_CHOICES = 300  # of one game
BARE = re.compile(r"[a-z_]+_[a-z]+|\{|\}|\$")
CELL = re.compile(r"\br[1-3]c[1-3]\b")  # districts are called by their names, not by row and column


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Every message of a game with its attributes."""
    found: dict[str, set[str]] = {}
    for text in sources(game, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content[:200]}"
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


# A game's own ways of asking, and which of their arguments is the question.
ASKING_HELPERS = {"decide": 2, "decide_together": 1}


def questions(game: str) -> set[str]:
    """Every question that the code of a game can ask, and the engine's own."""
    asked = {"order"}
    for path in (PACKAGE / "games" / game).glob("**/*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        helpers = [each for each in ast.walk(tree) if getattr(each, "name", "") in ASKING_HELPERS]
        inside = {id(node) for helper in helpers for node in ast.walk(helper)}
        for node in ast.walk(tree):
            if id(node) in inside:
                continue
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ASKING_HELPERS:
                    question = node.args[ASKING_HELPERS[node.func.id]]
                    assert isinstance(question, ast.Constant), f"{path}:{node.lineno}: name the question here"
                    asked.add(str(question.value))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("ask", "ask_all") and len(node.args) > 1:
                    question = node.args[1]
                    assert isinstance(question, ast.Constant), f"{path}:{node.lineno}: name the question here"
                    asked.add(str(question.value))
    return asked


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_messages(game: str) -> None:
    english = messages(game, "en")
    for language in LANGUAGES:
        other = messages(game, language)
        differ = {key for key in set(english) ^ set(other) if not key.startswith(("called-", "gloss-"))}
        assert not differ, f"{language}: {differ}"
        for key, attributes in english.items():
            if key.startswith(("ask-", "option-")):
                assert attributes == other[key], f"{language} {key}: {attributes ^ other[key]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_log_line_and_question_has_its_message(game: str) -> None:
    spec = game_spec(game)
    keys = messages(game, "en")
    missing = [each for each in spec.log_args if f"log-{each.replace('_', '-')}" not in keys]
    assert not missing
    assert not [each for each in questions(game) if f"ask-{each.replace(' ', '-')}" not in keys]
    for type_name, words in spec.arg_words.items():
        if f"{type_name}-other" in keys:
            continue
        absent = [
            each for each in words if f"{type_name}-{each.replace('_', '-').replace(' ', '-')}" not in keys
        ]
        assert not absent, type_name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_is_asked_says_who(game: str, language: str) -> None:
    """Nobody reads a question of somebody else as if it were theirs."""
    nameless = []
    for text in sources(game, language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith("ask-") and entry.value:
                if "$seat" not in FluentSerializer().serialize_entry(entry).partition("\n    .")[0]:
                    nameless.append(entry.id.name)
    assert set(nameless) <= {"ask-go-on"}  # everybody looks at the table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_said_in_random_games_has_words(game: str, language: str) -> None:
    """No sentence lacks a variable, no option is without a wording, for any viewer."""
    words = Words(language, game)
    errors: list[str] = []
    words.messages = _Strict(words.messages, errors)
    spec = game_spec(game)
    unusual = {ruling.name: ruling.readings[-1] for ruling in spec.rulings}
    for seats in spec.seats:
        for rulings in ({}, unusual):
            table = interrex.new(game, seats, seed=seats, rulings=rulings)
            words.at(table)
            check_words(table, words, Chance(seats))
    assert not errors, errors[:5]


def check_words(table: interrex.Table, words: Words, chance: Chance) -> None:
    """Questions, options and log of a random game, for all viewers."""
    seen: set[tuple[str, str]] = set()
    while not table.is_over and len(table.choices) < MAX_CHOICES:
        for which, decision in enumerate(table.decisions):
            for viewer in (decision.seat, None):
                assert not BARE.search(words.question(table, which, viewer)), decision
            for word, parts in zip(decision.options, decision.parts, strict=True):
                shape = "-".join(part.shape for part in parts)
                if (decision.question, shape) in seen:
                    continue
                seen.add((decision.question, shape))
                assert words.has(f"option-{shape}"), (decision.question, word, shape)
                assert not CELL.search(words.option(decision.question, parts, decision.seat)), word
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    for viewer in range(table.seats + 1):
        for line in table.log(viewer):
            said = words.line(table, line, viewer)
            assert said.endswith("."), said
            assert not BARE.search(said), said
            assert not CELL.search(said), said


def test_messages_that_there_are_not_are_not_remembered() -> None:
    """Some keys are partly made of what people write."""
    found = Messages(fluent.messages("en", "elekt").bundle)
    for number in range(50):
        assert f"card-{number}-of-somebody" not in found
        assert found.say(f"ui-confirm.{number}", {}) is None
    assert "ui-confirm" in found
    assert list(found._said) == ["ui-confirm"]


class _Strict(Messages):
    """Messages that report what Fluent would pass over in silence, and what it would say otherwise."""

    def __init__(self, real: Messages, errors: list[str]) -> None:
        super().__init__(real.bundle)
        self.errors = errors

    def say(self, key: str, values: Values) -> str | None:
        said = super().say(key, values)
        if said is not None:
            text, errors = self.by_library(key, values)
            self.errors += [f"{text}: {error}" for error in errors]
            assert said == text, key
        return said


def test_a_line_speaks_to_its_viewer() -> None:
    table = interrex.new("elekt", 2, seed=1)
    line = LogLine("took_heat", (0, 1, 2), "EL-1005", 0)
    assert Words("en", "elekt").line(table, line, 0) == "You take 2 Heat from B."
    assert Words("en", "elekt").line(table, line, 1) == "A takes 2 Heat from you."
    assert Words("pl", "elekt").line(table, line, 0) == "Odbierasz graczowi B 2 Żary."
    assert Words("pl", "elekt").line(table, line, 1) == "A odbiera ci 2 Żary."
    assert Words("pt", "elekt").line(table, line, 0) == "Você toma 2 Brasas de B."
    names = Words("en", "elekt", names=("Ana", "Bolek"))
    assert names.line(table, line) == "Ana takes 2 Heat from Bolek."
    counted = LogLine("counted", (0, 0, ((0, 1), (1, 2))), "EL-504", 0)
    assert names.line(table, counted, 0) == "Mission Zone, Occultism: you 1, Bolek 2."
    assert names.line(table, counted) == "Mission Zone, Occultism: Ana 1, Bolek 2."
    assert names.mentions(counted, 0)
    assert not names.mentions(LogLine("counted", (0, 0, ((1, 2),)), "EL-504", 0), 0)


def test_what_people_do_to_themselves_is_said_so() -> None:
    table = interrex.new("elekt", 2, seed=1)
    line = LogLine("sceptre_given", (0, 0), "EL-702", 0)
    said = {language: Words(language, "elekt").line(table, line, 0) for language in ("en", "pl", "pt")}
    assert said == {
        "en": "You keep the Sceptre.",
        "pl": "Zostawiasz Berło sobie.",
        "pt": "Você fica com o Cetro.",
    }
    assert Words("pl", "elekt").line(table, line, 1) == "A zostawia Berło sobie."
    given = LogLine("sceptre_given", (0, 1), "EL-702", 0)
    assert Words("pl", "elekt").line(table, given, 0) == "Przekazujesz Berło graczowi B."


def test_where_nobody_is_left_to_count_the_line_says_so() -> None:
    game = interrex.new("vendetta", 3, 1)
    words = Words("en", "vendetta")
    words.at(game)
    assert words.line(game, LogLine("totals", (0, ()), "VE-740", 0)).endswith(": nobody.")


def test_options_are_worded() -> None:
    words = Words("pl", "elekt")
    acolyte, court = kind_part("acolyte"), place_part("zone", 2, ZONE_NAMES)
    assert words.option("assign", (acolyte, mark("to"), court)) == "Akolita do Strefy Dworu"
    violence, theirs = place_part("attribute", 2, ATTRIBUTE_NAMES), acolyte._replace(owner=1)
    assert words.option("attach", (violence, mark("on"), theirs)) == "Przemoc na: Akolita (B)"
    assert words.option("destroy", (verb("decline"),)) == "nie unicestwiaj nikogo"
    assert Words("en", "elekt").option("keep", (acolyte._replace(owner=0),), copy=2) == "Acolyte (A) (2)"
    assert Words("en", "elekt").option("assign", (verb("something else"),)) == "something else"


def test_districts_are_called_by_name() -> None:
    """MN-126: where each lies differs from game to game; the words of records stay ``r1c2``."""
    table = interrex.new("masters", 2, seed=1)
    places = dict(places_of(table))
    assert places["r1c1"] == "railway-station"
    asylum = next(cell for cell, tile in places.items() if tile == "asylum")
    move = (verb("move"), place_part("cell", CELL_NAMES.index(asylum), CELL_NAMES))
    line = LogLine("vampire_moved", (0, 0, list(places).index(asylum)), "MN-620", 0)
    for language, option, said in (
        ("en", "Move to the Asylum", "goes from the Railway Station to the Asylum."),
        (
            "pl",
            "Ruch do Szpitala psychiatrycznego",
            "idzie z Dworca kolejowego do Szpitala psychiatrycznego.",
        ),
        (
            "pt",
            "Mover para o Hospital Psiquiátrico",
            "vai da Estação Ferroviária para o Hospital Psiquiátrico.",
        ),
    ):
        words = Words(language, "masters")
        assert asylum not in words.option("act", move)  # no table: told by where it lies
        words.at(table)
        assert words.option("act", move) == option
        assert words.line(table, line).endswith(said)
        assert words.place("cell", asylum) == words.card("asylum")
    words = Words("en", "masters", places=[(asylum, "asylum")])
    words.cards["asylum"] = "Sanatorium"  # as another pack may call it
    assert words.option("act", move) == "Move to Sanatorium"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_district_has_its_forms(language: str) -> None:
    words = Words(language, "masters")
    for district in house_pack("masters").districts:
        assert words.say(f"cell-at-{district.id}") == district.name[language]


def test_stand_ins_are_marked_wherever_they_are_named() -> None:
    words = Words("en", "elekt")
    assert words.card("ash-widow").endswith("°")
    assert not words.card("acolyte").endswith("°")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language"):
        fluent.messages("xx", "elekt")
    assert FluentResource("a = b").body


EUROPEAN = re.compile(
    r"\b(ficheiros?|ecrãs?|regist[oa]s?|ligaç(ão|ões)|equipas|telemóve(l|is)|utilizador\w*|polac[oa]s?"
    r"|pormenor\w*|contactos?|factos?|acç\w+|actua\w+|rondas?|secç\w+|aceder|partilh\w+|planeamento"
    r"|controlo|convosco|base de dados|por si|aceite|estás|teu|tua|tu|vós|a tentar)\b",
    re.IGNORECASE,
)


def portuguese() -> Iterator[tuple[str, str]]:
    """Every Portuguese text but the rules, with its file."""
    for path in sorted(PACKAGE.rglob("pt.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield path.parent.name, line.partition("=")[2] or line
    for path in sorted(PACKAGE.rglob("*.toml")):
        for text in _in_portuguese(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path.name, text


def _in_portuguese(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, inner in part.items():
            if key == "pt" and isinstance(inner, str):
                yield inner
            else:
                yield from _in_portuguese(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _in_portuguese(inner)


def test_portuguese_is_that_of_brazil() -> None:
    texts = list(portuguese())
    assert len(texts) > 2000
    assert not [(file, text) for file, text in texts if EUROPEAN.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reading_of_a_ruling_has_a_name(game: str, language: str) -> None:
    """The new table, ``rules`` and replays name readings in the reader's language; no two are named alike."""
    words, known = Words(language, game), messages(game, language)
    named = {key.removeprefix("reading-") for key in known if key.startswith("reading-")}
    for ruling in game_spec(game).rulings:
        called = [words.reading(ruling.name, value) for value in ruling.readings]
        assert len(set(called)) == len(called), ruling.name
        assert not [name for name in called if "_" in name], ruling.name
        own = known.get(f"reading-{ruling.name.replace('_', '-')}", set()) | known["reading"]
        for value in ruling.readings:
            assert isinstance(value, int) or value in own, (ruling.name, value)
        named.discard(ruling.name.replace("_", "-"))
    assert not named, "these rulings are not there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_by_names_where_no_table_is_known(language: str) -> None:
    """Beside the table, and on the cards, no district is called by row and column."""
    words = Words(language, "masters")
    assert not [name for name in CELL_NAMES if CELL.search(words.place("cell", name))]
    texts = [card.text[language] for card in game_spec("masters").pack_cards(house_pack("masters"))]
    assert len(texts) > 40
    assert not [text for text in texts if CELL.search(text)]


def test_a_line_is_told_though_another_thread_empties_what_is_kept() -> None:
    class Emptied(dict[Any, str]):
        def __setitem__(self, key: Any, value: str) -> None:
            super().__setitem__(key, value)
            self.clear()

    words = Words("en", "elekt")
    game = interrex.new("elekt", 2, seed=1)
    line = LogLine("took_heat", (0, 1, 2), "EL-1005", 0)
    told = words.line(game, line)
    words._lines = Emptied()
    assert words.line(game, line) == told
