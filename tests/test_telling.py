"""Effects read back as sentences: every verb and word is told in every language, and no number is lost."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.chance import Chance
from interrex.engine.language import Phrases, written
from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, house_text, room
from interrex.games.vendetta.moments import FREE
from interrex.words import Words
from interrex.words.parts import entry_parts, parts_by_card
from interrex.words.telling import Teller, phrases_of, sayings, vocabulary_of
from tests.packs.boxes import texts
from tests.packs.growing import FAMILIES, MAKERS, NESTING, Grower

JOINERS = tuple(each.removesuffix(")") for each in NESTING)
COMPOSED = ("elekt", "masters", "veto", "vendetta")
RAW = re.compile(r"[a-z]+_[a-z]+|[{}]|\[\]|\(\)|  |\bNone\b")
NUMBER = re.compile(r"(?<![\w'])-?(\d+)(?!\w)")


def words_in(phrases: Phrases) -> set[str]:
    """Every word that may stand in a phrase, by itself; calls with brackets."""
    found = {word for words in phrases.kinds.values() for word in words if not word.startswith("=")}
    for form in phrases.forms.values():
        for kinds in form.slots:
            found.update(kind for kind in kinds if kind not in phrases.kinds and kind not in phrases.numbers)
    return found - {"text", "verb"}


@pytest.mark.parametrize("game", COMPOSED)
def test_every_verb_and_word_is_told_in_every_language(game: str) -> None:
    phrases, said = phrases_of(game), sayings(game)
    assert phrases is not None
    file = room(game, "words", "telling.txt")
    assert file is not None
    rows = [
        line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
    ]
    assert len(rows) == len(said)  # each is told once, in every language
    known = {key.rpartition(" ")[2] for key in said}
    names = Words("en", game)
    for word in sorted(words_in(phrases)):
        is_name = word.replace("_", "-") in names.cards or names.has(f"keyword-{word}")
        assert word in known or is_name, word
    for name, verb in vocabulary_of(game).verbs.items():
        if verb.parameters and isinstance(verb.parameters[-1], Phrases):
            assert name in said, name
    for key, told in said.items():
        slots = [set(re.findall(r"\{([0-9*+|&])", text)) for text in told]
        assert slots[0] == slots[1] == slots[2], key
        assert all(told), key


def is_told(parts: list[Any], game: str) -> bool:
    calls = [call for part in parts for call in (*part.calls, *part.cost, *part.when) if "(" in call]
    names = {name for call in calls for name in re.findall(r"(\w+)\(", call)}
    told = {key.rpartition(" ")[2].removesuffix("()") for key in sayings(game)}
    return names <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COMPOSED)
def test_random_texts_are_told_whole(game: str, language: str) -> None:
    grower = Grower(game, Chance(7))
    teller = Teller(Words(language, game))
    told = 0
    for _ in range(250):
        card = MAKERS[game](grower, grower.one(FAMILIES[game]))
        parts = list(entry_parts(card))
        if not is_told(parts, game):
            continue  # a verb made for one card: told by that card's text
        for part, sentence in zip(
            [part for part in parts if part.calls], teller.card("x", parts), strict=True
        ):
            told += 1
            assert not RAW.search(sentence), (part, sentence)
            assert sentence.endswith(".")
            numbers = {number for call in (*part.calls, *part.cost) for number in NUMBER.findall(call)}
            assert numbers <= set(re.findall(r"\d+", sentence)), (part, sentence)
    assert told > 40


def tree(chance: Chance, leaves: list[str], depth: int) -> Any:
    """A random tree of conditions; what joins one thing alone is that thing."""
    how = ("", "not", "both", "either")[chance.below(4) if depth else 0]
    if not how:
        return leaves[chance.below(len(leaves))]
    inside = [tree(chance, leaves, depth - 1) for _ in range(1 if how == "not" else 2 + chance.below(2))]
    return (how, *inside)


def as_call(grown: Any) -> str:
    return (
        f"{grown[0]}({', '.join(as_call(each) for each in grown[1:])})"
        if type(grown) is tuple
        else str(grown)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COMPOSED)
def test_different_conditions_are_told_by_different_sentences(game: str, language: str) -> None:
    chance, teller, phrases = Chance(3), Teller(Words(language, game)), phrases_of(game)
    assert phrases is not None
    grower = Grower(game, chance)
    grown = [grower.value(phrases, ("condition",), "do", 3) for _ in range(40)]
    by_text = {teller.call("", f"given({each}, may(x))", "do"): each for each in sorted(grown)}
    leaves = [each for each in by_text.values() if not each.startswith(JOINERS)][:3]
    assert len(leaves) == 3
    told: dict[str, Any] = {}
    for _ in range(1500):
        conditions = tree(chance, leaves, 2)
        sentence = teller.call("", f"given({as_call(conditions)}, may(x))", "do")
        assert told.setdefault(sentence, conditions) == conditions, sentence
    assert len(told) > 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COMPOSED)
def test_the_sixty_texts_are_read_back(game: str, language: str) -> None:
    teller = Teller(Words(language, game))
    for text in texts(game):
        parts = list(entry_parts(tomllib.loads(text["card"])))
        sentences = teller.card("x", parts)
        assert sentences, text["says"]
        if is_told(parts, game):
            assert not RAW.search(" ".join(sentences)), sentences


@pytest.mark.parametrize("game", OWN)
def test_cards_of_the_house_are_told_or_speak_for_themselves(game: str) -> None:
    text = house_text(game)
    assert text is not None
    parts = parts_by_card(text)
    for language in LANGUAGES:
        teller = Teller(Words(language, game), is_house=True)
        for card, theirs in parts.items():
            for sentence in teller.card(card, theirs):
                assert sentence.endswith("."), (card, sentence)
                assert not sentence.endswith(".."), (card, sentence)


def test_a_verb_of_one_card_is_told_by_that_card() -> None:
    teller = Teller(Words("pl", "vendetta"))
    said = teller.card("mine", list(entry_parts({"effects": {"aftermath": ["lose_by_round()"]}})))
    assert "jak na karcie „" in said[0]
    assert "Każdy rywal traci tyle krwi, ile wynosi numer rundy" in said[0]


def test_an_ability_of_one_card_is_told_by_its_own_text_alone() -> None:
    entry = {"blood": {"effect": ["lure_agents(3, adjacent)"]}}
    (said,) = Teller(Words("en", "masters")).card("mine", list(entry_parts(entry)))
    assert "Hypnosis" not in said
    assert "move up to 3 agents from adjacent districts" in said
    assert "Mass Trance" not in said
    assert "any districts" not in said


def test_names_and_moments_are_told_in_the_readers_language() -> None:
    rapier = parts_by_card(house_text("veto") or "")["rapier"]
    assert "“Adaga de mão esquerda”" in Teller(Words("pt", "veto")).card("rapier", rapier)[0]
    assert "“Parrying dagger”" in Teller(Words("en", "veto")).card("rapier", rapier)[0]
    assert "„Lewak”" in Teller(Words("pl", "veto")).card("rapier", rapier)[0]
    fight = list(entry_parts({"blood": {"cost": 1, "when": "fight", "effect": ["blood_to(1, here)"]}}))
    assert (
        Teller(Words("pt", "masters")).card("mine", fight)[0].startswith("No combate dele [custo 1]: Sangue:")
    )
    challenge = list(entry_parts({"ability": [{"kind": "R", "do": ["negate(challenge)"]}]}))
    assert Teller(Words("en", "veto")).card("mine", challenge) == ["Reply: negate that challenge."]


def test_whoever_is_named_has_their_form_and_who_is_not_is_spoken_to() -> None:
    def told(game: str, language: str, call: str) -> str:
        return Teller(Words(language, game)).call("", call, "do")

    assert told("veto", "en", "draw(1)") == told("veto", "en", "draw(1, you)") == "draw 1 card"
    assert told("veto", "en", "draw(2, each_opponent)") == "each opponent draws 2 cards"
    assert told("veto", "pl", "draw(5, everyone)") == "każdy gracz dociąga 5 kart"
    assert told("veto", "pt", "return_kreski(you, 1)") == "devolva 1 kreska à reserva comum"
    unless = "unless_pays({}, pays(2), draw(1))"
    assert told("veto", "en", unless.format("you")) == "unless you pay 2 ducats: draw 1 card"
    assert told("veto", "en", unless.format("opponent")) == "unless an opponent pays 2 ducats: draw 1 card"
    assert told("vendetta", "pl", "gain_blood(2, you)") == "zyskaj 2 krwi"
    assert told("vendetta", "pl", "gain_blood(1, each_rival)") == "każdy rywal zyskuje 1 krew"
    assert told("veto", "en", "discard(character(dworscy))") != told(
        "veto", "en", "discard(character(awanturnicy))"
    )


def test_the_command_reads_a_card_back() -> None:
    shown = CliRunner().invoke(app, ["pack", "show", "veto", "jan zagłoba", "--lang", "en"]).output
    assert "As the program plays it: Reply, when anybody declares a card" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("call", "moment", "said"),
    [
        ("moved()", "moment", "when a character has moved to the other field"),
        (
            "moved(opponent, character(max_szabla(3)))", "moment",
            "when an opponent's character (with Szabla at most 3) has moved to the other field",
        ),
        ("moved(self, character())", "moment", "when this character has moved to the other field"),
        ("kreski_gained()", "moment", "when somebody has gained kreski"),
        ("kreski_gained(you)", "moment", "when you have gained kreski"),
        ("tap(character(kozak, opponent))", "do", "tap an opponent's character (Kozak)"),
        ("tap(character(not(opponent)))", "do", "tap a character (not an opponent's)"),
        (
            "given(more(held_kreski(opponent), held_kreski(you)), szabla(2, self))", "passive",
            "if an opponent has more kreski than you: this card has +2 Szabla",
        ),
        (
            "szabla(minus(count(estate(opponent))), self)", "passive",
            "this card has minus (the number of an opponent's estate cards) Szabla",
        ),
    ],
)  # fmt: skip
def test_cards_are_told_as_cards_would_say_it(call: str, moment: str, said: str) -> None:
    assert Teller(Words("en", "veto")).call("", call, moment) == said


@pytest.mark.parametrize("game", COMPOSED)
def test_a_call_half_written_is_told_as_far_as_it_goes(game: str) -> None:
    for language in LANGUAGES:
        teller = Teller(Words(language, game))
        for name, verb in vocabulary_of(game).verbs.items():
            assert "{" not in teller.call("", f"{name}()", verb.moments[0]), name


def test_more_of_one_thing_than_of_another_is_told_in_full() -> None:
    call = "given(more(held_kreski(opponent), held_ducats(you)), draw(1))"
    told = Teller(Words("en", "veto")).call("", call, "do")
    assert "(the number of kreski that an opponent has) is more than (the number of ducats you have)" in told


TOGETHER = {"en": "together", "pl": "razem", "pt": "juntos"}
SUMS = ("blood_of(each_vampire({}))", "agents_in(each({}))", "minions_in(each({}))")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counted", SUMS)
def test_what_is_counted_of_several_is_told_as_a_sum(language: str, counted: str) -> None:
    """Masters: a total, in every place where one may stand; of each it would be another number."""
    teller, phrases = Teller(Words(language, "masters")), phrases_of("masters")
    assert phrases is not None
    each = [teller.value((name,), (), "do") for name in ("each", "each_vampire")]
    places = 0
    for filters in ("", "near"):
        value = counted.format(filters)
        for call in (
            f"veil_up({value})", f"blood_to({value}, you)", f"per({value}, veil_up(1))",
            f"agents_to({value}, here)",
            f"given(more({value}, 2), veil_up(1))", f"given(more({value}, {value}), veil_up(1))",
            f"given(veil_at_least({value}), veil_up(1))", f"given(at_least({value}, each()), veil_up(1))",
        ):  # fmt: skip
            vocabulary_of("masters").parse(call, "event")
            told = teller.call("", call, "event")
            assert told.count(TOGETHER[language]) == call.count(value), told
            assert not any(one in told for one in each), told
            places += 1
    assert places == 16


CLAUSE = re.compile(r"(to dotyczy|to się dzieje|jest dołączona)(?P<open> \w)?")  # in Polish a comma ends it
TWO_SIGNS = re.compile(r",[,;:.)]| ,")


def test_a_clause_in_polish_is_closed_and_by_one_sign() -> None:
    closed = 0
    for game in ("masters", "veto"):
        grower, teller = Grower(game, Chance(11)), Teller(Words("pl", game))
        for _ in range(400):
            card = MAKERS[game](grower, grower.one(FAMILIES[game]))
            for sentence in teller.card("x", list(entry_parts(card))):
                found = list(CLAUSE.finditer(sentence))
                assert not any(each["open"] for each in found), sentence
                assert not TWO_SIGNS.search(sentence), sentence
                closed += len(found)
    assert closed > 300


GROUPS = ("yours(kozak)", "others(kozak)", "companions", "companions_of(host)")
DENIED = {"pl": re.compile("żad(en|n)"), "pt": re.compile("nenhum")}
EACH = {"pl": "każd", "pt": "cada "}


@pytest.mark.parametrize("language", ["pl", "pt"])
@pytest.mark.parametrize("group", GROUPS)
def test_what_is_denied_of_a_group_is_denied_of_all_in_it(group: str, language: str) -> None:
    phrases, teller = phrases_of("veto"), Teller(Words(language, "veto"))
    assert phrases is not None
    for deed in phrases.kinds["deed"]:
        told = teller.call("", f"protect({deed}, {group})", "passive")
        assert DENIED[language].search(told), told
        assert EACH[language] not in told, told
        alone = teller.call("", f"protect({deed}, self)", "passive")
        assert not DENIED[language].search(alone), alone


@pytest.mark.parametrize(
    ("game", "who", "price"),
    [
        ("veto", "everyone", "pays(2)"), ("veto", "each_opponent", "pays_you(2)"),
        ("veto", "everyone", "returns_kreski(2)"), ("masters", "each_vampire(ready)", "2"),
        ("vendetta", "each_opponent", "2"), ("vendetta", "each_rival", "2"),
    ],
)  # fmt: skip
def test_whoever_of_several_does_not_pay_bears_it(game: str, who: str, price: str) -> None:
    """It works for each who does not pay, not unless all pay."""
    inner = {"veto": "draw(1)", "masters": "veil_up(1)", "vendetta": "gain_blood(1, you)"}[game]
    moment = {"veto": "do", "masters": "event", "vendetta": "round_begin"}[game]
    call = f"unless_pays({who}, {price}, {inner})"
    vocabulary_of(game).parse(call, moment)
    for language, opening in (("en", "for each "), ("pl", "dla każdego "), ("pt", "para cada ")):
        told = Teller(Words(language, game)).call("", call, moment)
        assert told.startswith(opening), told
        assert re.search(r"does not|, który nie | que não ", told), told
        assert "2" in told, told


@pytest.mark.parametrize(
    ("game", "moment", "call", "language", "said"),
    [
        ("veto", "do", "discard_hand(opponent, any, 2, you)", "pl",
         "przeciwnik odrzuca z dworu 2 karty (dowolnego rodzaju), wybierasz je"),
        ("masters", "event", "vampires_to(that_vampire, there)", "pl",
         "wampir, którego to dotyczy, trafia do dzielnicy, gdzie to się dzieje, bez akcji Ruch"),
        ("masters", "event", "agents_to(veil, there)", "pl",
         "dołóż tylu agentów, ile wynosi siła zasłony, z puli do dzielnicy, gdzie to się dzieje"),
        ("masters", "event", "for_each(each(corner, red), veil_up(1))", "pl",
         "dla każdej dzielnicy (w rogu, czerwonej na planie): zasłona wzmacnia się o 1"),
        ("masters", "event", "for_each(each_vampire(ready), veil_up(1))", "pl",
         "dla każdego wampira (niewyczerpanego): zasłona wzmacnia się o 1"),
        ("masters", "event", "blood_from(1, each_vampire(blood_at_most(veil)))", "pl",
         "każdy wampir (z najwyżej taką ilością krwi, jaką wskazuje siła zasłony) traci 1 krwi"),
        ("masters", "event", "given(is_here(agents(2), red), veil_up(1))", "en",
         "if this district has at least 2 agents and is red on the plan: the Veil is strengthened by 1"),
        ("masters", "event", "given(that_is(blood_at_most(2)), veil_up(1))", "en",
         "if the vampire it happens to has at most 2 blood: the Veil is strengthened by 1"),
        ("elekt", "assigned", "gain_heat(players, owner)", "pl", "dobierasz tyle Żaru, ilu jest graczy"),
        ("elekt", "assigned", "gain_heat(players, owner)", "pt",
         "você coleta tantas Brasas quantos são os jogadores"),
    ],
)  # fmt: skip
def test_texts_are_told_as_people_say_it(game: str, moment: str, call: str, language: str, said: str) -> None:
    vocabulary_of(game).parse(call, moment)
    assert Teller(Words(language, game)).call("", call, moment) == said


@pytest.mark.parametrize("word", ["is_here", "is_there", "that_is"])
def test_a_district_or_a_vampire_has_what_it_is_with(word: str) -> None:
    """Masters: every filter is said as what a district or a vampire is or has."""
    phrases, teller = phrases_of("masters"), Teller(Words("en", "masters"))
    assert phrases is not None
    kind = phrases.forms[f"{word}()"].slots[0][0]
    filters = sorted(each for each in phrases.kinds[kind] if not each.startswith("="))
    inside = {"not()": "not(red)", "either()": "either(red, sealed)", "at()": "at(museum)"}
    for each in filters:
        call = inside.get(each, each.replace("()", "(2)"))
        told = teller.call("", f"given({word}({call}), veil_up(1))", "event")
        assert re.search(r" (is|has) ", told), told
        assert not re.search(r" is (with|without) | (is|has) (is|has) ", told), told
    assert len(filters) > 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COMPOSED)
def test_what_one_may_do_oneself_is_said_as_one_thing(game: str, language: str) -> None:
    """Every verb that has words for it, with random arguments; what others do is told with their name."""
    said, at, phrases = sayings(game), LANGUAGES.index(language), phrases_of(game)
    assert phrases is not None
    teller, grower = Teller(Words(language, game)), Grower(game, Chance(5))
    opening = said["can"][at].removesuffix("{1}")
    alone = others = 0
    for key in [each for each in said if each.startswith("can ")]:
        name = key.removeprefix("can ")
        moment = vocabulary_of(game).verbs[name].moments[0]
        form = phrases.form_of(name, moment)
        assert form is not None
        for _ in range(12):
            inner = written(
                (name, *[grower.value(phrases, each, moment, 1) for each in form.slots[: form.least]])
            )
            told = teller.call("", f"may({inner})", moment)
            plain = teller.call("", inner, moment)
            if told.startswith(opening) and not told.startswith(f"{opening.rstrip()}:"):
                alone += 1
                assert sorted(NUMBER.findall(told)) == sorted(NUMBER.findall(opening + plain)), (told, plain)
            else:
                others += 1
                assert told.endswith(plain), (told, plain)
    assert alone > 50
    assert others > 5 or game == "vendetta"


@pytest.mark.parametrize(
    ("game", "moment", "call", "en", "pl", "pt"),
    [
        (
            "veto", "do", "may(draw(2))",
            "you may draw 2 cards", "możesz dociągnąć 2 karty", "você pode comprar 2 cartas",
        ),
        (
            "veto", "do", "may(draw(2, each_opponent))", "you may: each opponent draws 2 cards",
            "możesz: każdy przeciwnik dociąga 2 karty", "você pode: cada adversário compra 2 cartas",
        ),
        (
            "veto", "passive", "may(agitate, yours(kozak))",
            "you may agitate with each of your cards (Kozak)", "możesz agitować każdą swoją kartą (Kozak)",
            "você pode fazer campanha com cada carta sua (Kozak)",
        ),
        (
            "elekt", "assigned", "may(draw_units(1, owner))", "you may draw 1 Unit from the Elite deck",
            "możesz dobrać 1 Jednostkę z talii Jednostek Elitarnych",
            "você pode comprar 1 Unidade do baralho de Elite",
        ),
        (
            "veto", "do", "pick(opponent, lose_ducats(3, opponent))",
            "choose an opponent: that player loses 3 ducats to the bank",
            "wybierz przeciwnika: ten gracz oddaje do banku 3 dukaty",
            "escolha um adversário: esse jogador perde 3 ducados para o banco",
        ),
        (
            "veto", "do", "unless_pays(each_opponent, pays_you(2), return_kreski(opponent, 1))",
            "for each opponent who does not pay you 2 ducats: "
            "that player returns 1 kreska to the common pool",
            "dla każdego przeciwnika, który nie zapłaci ci 2 dukatów: "
            "ten gracz zwraca do wspólnej puli 1 kreskę",
            "para cada adversário que não pagar a você 2 ducados: "
            "esse jogador devolve 1 kreska à reserva comum",
        ),
        (
            "veto", "do", "unless_pays(you, pays(2), return_kreski(opponent, 1))",
            "unless you pay 2 ducats: return 1 kreska to the common pool",
            "chyba że zapłacisz 2 dukaty: zwróć do wspólnej puli 1 kreskę",
            "a menos que você pague 2 ducados: devolva 1 kreska à reserva comum",
        ),
        (
            "veto", "do", "pick(opponent, tap(character(opponent)))",
            "choose an opponent: tap an opponent's character",
            "wybierz przeciwnika: zaznacz postać przeciwnika",
            "escolha um adversário: vire um personagem de um adversário",
        ),
        (
            "elekt", "assigned", "given(not(sceptre), gain_heat(1, owner))",
            "if you do not hold the Sceptre: you collect 1 Heat", "jeśli nie masz Berła: dobierasz 1 Żar",
            "se você não tem o Cetro: você coleta 1 Brasa",
        ),
        (
            "elekt", "card_won", "given(not(has_heat(winner, 2)), gain_heat(1, winner))",
            "if it is not true that the winner has at least 2 Heat: the winner collects 1 Heat",
            "jeśli nie jest prawdą, że zwycięzca ma co najmniej 2 Żary: zwycięzca dobiera 1 Żar",
            "se não é verdade que o vencedor tem no mínimo 2 Brasas: o vencedor coleta 1 Brasa",
        ),
    ],
)  # fmt: skip
def test_a_card_says_who_may_who_is_meant_and_what_is_not_so(
    game: str, moment: str, call: str, en: str, pl: str, pt: str
) -> None:
    vocabulary_of(game).parse(call, moment)
    assert [Teller(Words(each, game)).call("", call, moment) for each in LANGUAGES] == [en, pl, pt]


def vendetta_told(moment: str, *calls: str, language: str = "en") -> str:
    [told] = Teller(Words(language, "vendetta")).card(
        "x", list(entry_parts({"effects": {moment: list(calls)}}))
    )
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_of_somebody_is_said_with_whom(language: str) -> None:
    """Vendetta: in one clause, differently for everybody and every place; a text of two stays as it is."""
    for moment in [key.removeprefix("about ") for key in sayings("vendetta") if key.startswith("about ")]:
        assert moment in FREE
        assert FREE[moment].is_about, moment
        told = {
            vendetta_told(moment, f"if_it_is({whom}, gain_blood(1, you){where})", language=language)
            for whom in ("you", "opponent", "anybody")
            for where in ("", ", here", ", elsewhere", ", haven")
        }
        assert len(told) == 12
        assert not any(RAW.search(each) or each.count(":") != 1 for each in told), told
        two = [f"if_it_is({whom}, gain_blood(1, you))" for whom in ("you", "opponent")]
        assert vendetta_told(moment, *two, language=language).count(":") == 3


def test_whose_moment_it_is_in_three_languages() -> None:
    def told(moment: str, call: str) -> list[str]:
        return [vendetta_told(moment, call, language=each) for each in LANGUAGES]

    assert told("withdrawn", "if_it_is(you, may(gain_blood(1, you)), here)") == [
        "When you have withdrawn here: you may gain 1 blood.",
        "Gdy się wycofasz tutaj: możesz zyskać 1 krew.",
        "Quando você se Retira aqui: você pode ganhar 1 de Sangue.",
    ]
    assert told("card_played", "when_played(opponent, here, lose_blood(1, that_player), face_down)") == [
        "When an opponent plays a card here face down: that player loses 1 blood.",
        "Gdy przeciwnik dokłada kartę tutaj zakrytą: ten gracz traci 1 krew.",
        "Quando um oponente joga uma carta aqui com a face para baixo: esse jogador perde 1 de Sangue.",
    ]


@pytest.mark.parametrize("family", ["unit", "mission", "influence", "privilege"])
def test_a_moment_is_said_as_its_family_means_it(family: str) -> None:
    """Elekt: on a Mission or an Influence whoever wins is meant, on a Unit and a Privilege you are."""
    entry = {"when": "after_deceit", "effect": ["gain_heat(1, everyone)"]}
    [told] = Teller(Words("en", "elekt")).card("x", list(entry_parts(entry, family)))
    who = "you win" if family in ("unit", "privilege") else "anyone wins"
    assert told == f"When {who} the confrontation of Deceit: every player collects 1 Heat."
