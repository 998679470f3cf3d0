"""The glossary: rules, cards, sentences and lessons say what the books say, and lessons what buttons say."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

import pytest

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, room
from interrex.games.veto.cards import KEYWORDS
from interrex.rules.book import rulebook
from interrex.words import Words
from interrex.words.glossary import avoided, explained, terms
from interrex.words.messages import sources
from interrex.words.samples import page_source
from interrex.words.telling import sayings

# Which game a phrase of the pages belongs to, by the beginning of its key.
PREFIXES = {"elekt-": "elekt", "ve-": "vendetta", "mn-": "masters", "vt-": "veto"}


def texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a game in a language, line by line, with where it stands."""
    book = room(game, "rules", f"{language}.md")
    rules = book.read_text(encoding="utf-8") if book is not None else ""
    if language == LANGUAGES[0]:
        rules = rules.partition("\n## Glossary\n")[0]  # it names the terms of all languages
    yield from ((f"rules {number}", line) for number, line in enumerate(rules.splitlines(), 1))
    for card in game_spec(game).pack_cards(house_pack(game)):
        yield f"card {card.id}", card.text[language]
        yield f"note of {card.id}", card.note[language]
    for text in list(sources(game, language))[1:]:
        yield from messages("words", text)
    for where, line in messages("web", page_source(language)):
        if PREFIXES.get(where[4 : where.find("-") + 1]) == game:
            yield where, line
    yield from ((f"term {each.id}", each.meaning) for each in explained(game, language))
    for key, told in sayings(game).items():
        yield f"telling {key}", told[LANGUAGES.index(language)]
    lesson = room(game, "lesson.toml")
    steps = tomllib.loads(lesson.read_text(encoding="utf-8"))["step"] if lesson is not None else []
    for number, step in enumerate(steps):
        for said in ("say", "wrong"):
            yield f"lesson {number}", step.get(said, {}).get(language, "")


def messages(name: str, text: str) -> Iterator[tuple[str, str]]:
    """What the lines of a Fluent file say; every variable is a 2."""
    for line in text.splitlines():
        key, _, said = line.partition(" = ") if " = " in line else ("", "", line)
        if not line.startswith("#"):
            yield f"{name} {key.strip()}", re.sub(r"\{ \$\w+ \}", "2", said)


def shared(language: str) -> Iterator[tuple[str, str]]:
    """What all games and the pages share."""
    yield from messages("words", next(iter(sources("", language))))
    yield from messages("web", page_source(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", interrex.games())
def test_no_word_is_used_that_is_to_be_avoided(game: str, language: str) -> None:
    wrong = []
    patterns = [each for each in avoided() if each.language == language and each.game in ("", game)]
    for where, text in texts(game, language):
        for each in patterns:
            found = each.pattern.search(text)
            if found:
                wrong.append(f"{where}: {found.group()!r}; say {each.say!r} in {text[:150]!r}")
    assert not wrong, "\n".join(wrong[:30])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_in_what_all_games_share(language: str) -> None:
    patterns = [each for each in avoided() if each.language == language and not each.game]
    wrong = [
        f"{where}: say {each.say!r} in {text!r}"
        for where, text in shared(language)
        for each in patterns
        if each.pattern.search(text)
    ]
    assert not wrong, wrong


def test_every_pattern_finds_something() -> None:
    """A pattern is no use that cannot find what it is made against."""
    samples = {
        ("pl", "elekt"): "wygrywa Okultyzm w ręce 2 Żaru stos odrzuconych Talia elit rywal",
        ("pl", "vendetta"): "na twoim obszarze wprawić kogoś w szał partner lokacje relikt Zagraj",
        ("pl", "masters"): "sługusi szaroniebieski prowodyrka relikwia gotowego wampira",
        ("pl", "veto"): "na dworze ręka dobierz 1 kartę 1 dukata postacie oddaje głos lafę rywal",
        ("pl", ""): "Postaw stół w oknach",
        ("pt", "elekt"): "rival carta aberta 2 de Brasa vence Ocultismo",
        ("pt", "vendetta"): "3 Sangue Sangue posicionado parceiro carta para baixo Influência Drenada",
        ("pt", "masters"): "planta selo de pavor manual",
        ("pt", "veto"): "agitar anuncia a eleição rival Kozaks morreria 1 kreski",
        ("pt", ""): "assento repetição se o fizer por cada 2 faça a mesa",
        ("en", ""): "one own in windows of",
        ("en", "elekt"): "rival",
        ("en", "veto"): "rival hand on the voice",
    }  # fmt: skip
    for each in avoided():
        assert each.pattern.search(samples[each.language, each.game]), each


@pytest.mark.parametrize("game", interrex.games())
def test_every_game_has_its_terms_in_three_languages(game: str) -> None:
    found = terms(game)
    assert len(found) > 60
    for term in found:
        assert set(term) == set(LANGUAGES)
        assert all(term.values()), term


@pytest.mark.parametrize("game", interrex.games())
def test_terms_are_explained_alike_in_three_languages(game: str) -> None:
    """Each cites a rule that is there, its signs are drawn, and its forms stand in what the game says."""
    drawn = (files("interrex.web") / "static" / "signs.svg").read_text(encoding="utf-8")
    rules = {rule.id for rule in rulebook(game).rules}
    english = explained(game, "en")
    assert len(english) >= 15
    for language in LANGUAGES:
        found = explained(game, language)
        assert [(each.id, each.rule, each.signs) for each in found] == [
            (each.id, each.rule, each.signs) for each in english
        ]
        said = "\n".join(text for where, text in texts(game, language) if not where.startswith("term"))
        for each in found:
            assert each.rule in rules, each
            assert all(f'id="{sign}"' in drawn for sign in each.signs), each
            assert each.name, each
            assert each.meaning.endswith("."), each
            shapes = [re.escape(form).replace(r"\*", r"\w*") for form in each.forms]
            assert any(re.search(shape, said, re.IGNORECASE) for shape in shapes), (language, each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_of_a_card_is_explained(language: str) -> None:
    """As a card names it, so that its meaning is found where the keyword stands."""
    words, found = Words(language, "veto"), explained("veto", language)
    for keyword in KEYWORDS:
        name = words.name("keyword", keyword)
        meant = [each.name for each in found if _is_form(each.forms, name.split()[0])]
        assert meant == [name], keyword


def _is_form(forms: tuple[str, ...], word: str) -> bool:
    return any(re.fullmatch(re.escape(form).replace(r"\*", r"\w*"), word) for form in forms)


# What stands alone, because its meaning is said around it: names of keywords and of what they mean, and words
# of the pack editor's lists.
ALONE = re.compile(r"words (keyword-|gloss-|\.(short|word)$)|telling |rules |card |note of ")


@pytest.mark.parametrize("language", ["en", "pt"])
def test_a_keyword_of_the_box_has_its_meaning_beside_it(language: str) -> None:
    """Veto!'s keywords stay Polish: whoever reads one in a sentence reads there what it means."""
    words = Words(language, "veto")
    glossed = [f"gloss-{each}" for each in KEYWORDS if each != "elekt" and words.has(f"gloss-{each}")]
    meant = {words.say(f"{each}.word"): words.say(each).split()[-1][:4].casefold() for each in glossed}
    assert len(meant) > 10
    wrong = [
        (where, text)
        for where, text in texts("veto", language)
        if not ALONE.match(where) and (not where.startswith("web ") or where.startswith("web vt-"))
        for word, meaning in meant.items()
        if re.search(rf"\b{word}", text) and meaning not in text.casefold()
    ]
    assert not wrong, wrong


# Words of buttons that a lesson tells its pupil to press, by game and language.
BUTTONS = {
    "veto": {"en": ("announce", "agitate"), "pl": ("ogłoś", "agituj"), "pt": ("convo", "campanha")},
    "vendetta": {"en": ("face down", "stay"), "pl": ("dołóż", "zostań"), "pt": ("face para baixo", "Ficar")},
    "masters": {"en": ("expose", "recruit"), "pl": ("Wykryci", "ozyska"), "pt": ("evel", "ecrut")},
    "elekt": {"en": ("keep", "save"), "pl": ("atrzymaj", "ocal"), "pt": ("salv", "designa|Zona")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(BUTTONS))
def test_lessons_say_what_the_buttons_say(game: str, language: str) -> None:
    lesson = " ".join(text for where, text in texts(game, language) if where.startswith("lesson"))
    buttons = re.findall(
        r"^(?:option|choice)-\S+ = .*$", "\n".join(list(sources(game, language))[1:]), re.MULTILINE
    )
    for word in BUTTONS[game][language]:
        assert re.search(word, lesson, re.IGNORECASE), word
        assert any(re.search(word, button, re.IGNORECASE) for button in buttons), word
