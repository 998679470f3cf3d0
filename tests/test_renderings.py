"""Every sentence as it is read: each message of each game and of the pages, with every kind of argument.

It fails on a form that is missing, on a bare name where the language asks for a case, on a number before a
noun without plural branches, on a gender that does not fit, and on English that was left over.
"""

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.words import Words
from interrex.words.samples import COUNTED, Example, Sampler, page_examples, page_patterns, patterns
from interrex.words.sheet import lines

GAMES = ("", *interrex.games())
SHEET = Path(__file__).parent.parent / "docs" / "words.md"
GRAMMAR = ("seat-", "called-", "card-", "list-")  # forms that are put into other sentences

# Names that stand as they are need a noun before them, a case of their own, or a mark that sets them apart.
NAMES = re.compile(
    r"(seat|other|owner|card|model|host|target|vampire|other_vampire|name|names|by|whose)\d*(_name)?$"
)
GOVERNING = set(
    "bez dla do ku między nad o od po pod przeciw przed przez przy u w we z za ze zamiast".split()
)
UNCOUNTED = {  # words that follow a number and do not bend after it
    "en": "AP blood influence Heat more of and to in begins deployed face on KiB "
    "kreski different is until behind".split(),
    "pl": "PA z i więcej % p na do KiB krokach s razem nr nie".split(),
    "pt": "PA de e a na no % p KiB passos escolhas não até".split(),
}
NUMBERED = {"first", "last", "line", "port", "second", "taken", "version"}  # numbers that count nothing
ENGLISH = re.compile(
    r"\b(the|of|with|from|your|you|cards?|tables?|seats?|players?|takes?|draws?|rounds?|turns?|decks?|hands?|"
    r"games?|rules?|and|is|are|has|have|this|that|what|which|not|must)\b",
    re.IGNORECASE,
)
ENGLISH_ALLOWED = re.compile(
    r"The Rack|The Asylum|Club Zombie|The Collar|Succubus Club|\{ ?\$\w+ ?\}|serve --host|\[\w+\]|"
    r"“w \w+”|„w \w+”|\.game\b|\bplay\b|TOML|Portia|The Masquerade|‹\w+›|http\S+|"
    r"elekt\.game|\bgood-game\b|\bhas\b(?=\W*$)"
)
BENT = {  # what says which gender the sentence is about
    "pl": {
        "m": r"\b(ranna|zabita|pokonana|zaznaczona|odznaczona|zanegowana|usunięta|ocalona|wyczerpana)\b",
        "f": r"\b(ranny|zabity|pokonany|zaznaczony|odznaczony|zanegowany|usunięty|ocalony|wyczerpany)\b",
    },
    "pt": {
        "m": r"\b(ferida|morta|vencida|virada|desvirada|negada|removida|desafiada|exausta)\b",
        "f": r"\b(ferido|morto|vencido|virado|desvirado|negado|removido|desafiado|exausto)\b",
    },
}
NOUNS = {
    "pl": re.compile(r"\b(karta|postać|jednostka|sztych|relikt|wydarzenie)\b", re.IGNORECASE),
    "pt": re.compile(r"\b(carta|estocada|relíquia|evento|unidade|personagem)\b", re.IGNORECASE),
}
CLUMSY = {  # a pronoun in a form that nobody would use
    "pl": re.compile(
        r"\b(gracza|graczowi|graczem) ty\b|\b(ręk[aęi]|dwór|kart[aęy]|sojuszu?) ciebie\b|: ty:|^[Tt]y:"
    ),
    "pt": re.compile(
        r"\b(mão|turno|[Aa]liança|cartas?|pontuação|descarte|escolha|habilidades|efeitos|estocadas) de você\b"
    ),
    "en": re.compile(r"\byou’s\b|\b(You|you) (has|is|does)\b|\b(on|at|to|by|target:) no card\b"),
}


def keys(language: str, game: str) -> list[str]:
    return [key for key in patterns(language, game) if not key.startswith(GRAMMAR)]


def examples(language: str, game: str) -> Iterator[Example]:
    """Every example of a game, or of what all games share."""
    sampler = Sampler(language, game)
    own = set(keys(language, "")) if game else set()
    for key in keys(language, game):
        if key not in own:
            yield from sampler.examples(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_with_every_kind_of_argument(language: str, game: str) -> None:
    wrong: list[str] = []
    count = 0
    for example in examples(language, game):
        count += 1
        wrong.extend(f"{example.key} ({example.about}): {what}" for what in complaints(language, example))
    assert not wrong, "\n".join(wrong[:20])
    assert count > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_pages(language: str) -> None:
    wrong: list[str] = []
    for key in page_patterns(language):
        for example in page_examples(language, key):
            wrong.extend(f"{example.key} ({example.about}): {what}" for what in complaints(language, example))
    assert not wrong, "\n".join(wrong[:20])


def complaints(language: str, example: Example) -> Iterator[str]:
    """What is wrong with a sentence."""
    if example.errors:
        yield f"a form is missing: {example.errors[0]}"
    if re.search(r"[{}$]|\?\?\?|  ", example.text) or re.search(r" (,|;|\.(\s|$))", example.text):
        yield f"this is no sentence: {example.text}"
    if re.match(r"[:;,.]", example.text):
        yield f"it begins with a mark: {example.text}"
    if CLUMSY[language].search(example.text):
        yield f"nobody says so: {example.text}"
    bent = BENT.get(language, {}).get(example.gender, "")
    if bent and re.search(bent, example.text) and not NOUNS[language].search(example.text):
        yield f"the gender does not fit: {example.text}"
    if language != "en":
        left = ENGLISH.findall(ENGLISH_ALLOWED.sub("", example.text))
        if left:
            yield f"English was left over ({left[0]}): {example.text}"


# --- messages as they are written -----------------------------------------------------------------


def all_patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    shared = patterns(language, "")
    for game in GAMES:
        for key in keys(language, game):
            if not game or key not in shared:
                yield key, patterns(language, game)[key]
    yield from page_patterns(language).items()


def placed(pattern: ast.Pattern, selected: str = "") -> Iterator[tuple[str, str, str, str]]:
    """Every variable with the text before and behind it, and the variable its branch depends on."""
    elements = pattern.elements
    for number, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        before = text_of(elements[number - 1]) if number else ""
        behind = text_of(elements[number + 1]) if number + 1 < len(elements) else ""
        expression = element.expression
        if isinstance(expression, ast.VariableReference):
            yield expression.id.name, before, behind, selected
        elif isinstance(expression, ast.SelectExpression):
            by = expression.selector
            name = by.id.name if isinstance(by, ast.VariableReference) else selected
            for variant in expression.variants:
                yield from placed(variant.value, name)


def text_of(element: Any) -> str:
    """Text as it is written; the end of a verb counts as a word before an object."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = getattr(element, "expression", None)
    return (
        "{sz}" if isinstance(expression, ast.VariableReference) and expression.id.name.endswith("_sz") else ""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_plural_branches(language: str) -> None:
    wrong = []
    for key, pattern in all_patterns(language):
        for name, _, behind, selected in placed(pattern):
            word = re.match(r" ([^\W\d_]+)", behind)
            is_number = name.rstrip("0123456789") in COUNTED - NUMBERED
            if is_number and word and selected != name and word.group(1) not in UNCOUNTED[language]:
                wrong.append(f"{key}: {{ ${name} }} {word.group(1)}")
    assert not wrong, wrong


def test_a_name_stands_in_the_case_that_is_asked_for() -> None:
    """Polish: no bare name behind a preposition, nor as the object of a verb."""
    wrong = []
    for key, pattern in all_patterns("pl"):
        for name, before, _, _ in placed(pattern):
            if not NAMES.match(name) or key.startswith("option-"):
                continue
            last = before.rstrip(" ").rpartition(" ")[2].lower()
            if before.endswith(" ") and last in GOVERNING:
                wrong.append(f"{key}: {before}{{ ${name} }}")
            if before == "{sz}" or (before.endswith(" ") and last == "{sz}"):
                wrong.append(f"{key}: a verb before {{ ${name} }}")
    assert not wrong, wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_of_one_kind_have_the_same_forms(language: str, game: str) -> None:
    """Whatever stands in for another name bears the same forms, so that no sentence lacks one."""
    found = patterns(language, game)
    forms: dict[str, set[str]] = {}
    for key in found:
        head, _, attribute = key.partition(".")
        forms.setdefault(head, set()).update({attribute} - {""})
    kinds = [
        "seat-",
        "called-",
        *(f"{each}-" for each in (Sampler(language, game).spec.arg_words if game else {})),
    ]  # type: ignore[union-attr]
    for kind in kinds:
        group = {head: own for head, own in forms.items() if head.startswith(kind)}
        if kind == "called-":
            group.update({head: forms[head] for head in ("card-none", "card-hidden")})
        every = set().union(*group.values()) if group else set()
        lacking = {head: every - own for head, own in group.items() if every - own}
        assert not lacking, lacking


def test_the_sheet_shows_every_sentence() -> None:
    """``python -m interrex.words.sheet``: every question, option and line of the log, in three languages."""
    made = list(lines())
    shown = "\n".join(made)
    for game in interrex.games():
        for key in patterns("en", game):
            if key.startswith(("ask-", "option-", "log-")):
                assert f"| `{key}` |" in shown, key
    kept = SHEET.read_text(encoding="utf-8").splitlines()
    differ = [new for new, old in zip_longest(made, kept) if new != old]
    assert not differ, f"run python -m interrex.words.sheet > docs/words.md; first: {str(differ[0])[:200]}"


def test_words_of_the_box_are_explained_where_they_stand() -> None:
    text = "R Z: your Karmazyns yield 2 more kreski; Carla has a Z-shaped scar."
    said = Words("en", "veto").glosses(text)
    assert said == ["R reply (replika)", "Z tap this card (zaznacz)", "Karmazyn magnate", "kreski votes"]
    assert Words("pl", "veto").glosses("C Z: odrzuć moderunek.") == ["C czyn", "Z zaznacz tę kartę"]
    assert Words("en", "elekt").glosses(text) == []


@pytest.mark.parametrize("language", ["en", "pt"])
def test_every_card_explains_the_words_of_the_box_that_stand_on_it(language: str) -> None:
    """Keywords and letters of Veto! stay Polish; no card leaves one without its meaning."""
    words, shown = Words(language, "veto"), patterns(language, "veto")
    keys = [key for key in shown if key.startswith("keyword-") and "." not in key]
    assert len(keys) > 14
    shorts = [words.say(f"{key}.short") for key in keys]
    bare = [short for key, short in zip(keys, shorts, strict=True) if words.say(key) == short]
    assert not bare, "a keyword without its meaning"
    for card in game_spec("veto").pack_cards(house_pack("veto")):
        text = card.text[language]
        said = " ".join(words.glosses(text))
        letters = re.findall(r"(?<![\w’'])[CDRPZ](?=[ ,:])", text)
        for word in (*letters, *(short for short in shorts if re.search(rf"(?<!\w){short}(?!\w)", text))):
            assert re.search(rf"(?<!\w){word} ", said), f"{card.id}: {word} is not explained: {text}"
