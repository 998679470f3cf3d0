"""VE-119 Whoever chooses a clan reads what its cards have in common; the line says what the cards say."""

import re
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.vendetta.view import ARG_WORDS
from interrex.terminal.table import Screen
from interrex.words import Words
from interrex.words.clans import about_clan, cards_of_clan
from tests.web.house import Open, seated

CLANS = ARG_WORDS["clan"]
# what the lines count, by the English text of the cards
COUNTED = {
    "brujah": [(r"\blose|steal", 6)],
    "gangrel": [(r"deploy", 7)],
    "toreador": [(r"in your Alliance", 4), (r"victim", 2)],
    "tremere": [(r"half your pool", 3)],
    "ventrue": [(r"chooses|either", 4), (r"highest printed power", 2)],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clan_has_its_line_beside_its_option(language: str) -> None:
    words, pack = Words(language, "vendetta"), house_pack("vendetta")
    lines = {about_clan(words, pack, clan) for clan in CLANS}
    assert len(lines) == len(CLANS)
    assert "" not in lines
    decision = interrex.new("vendetta", seats=3, seed=1).decision
    assert decision.question == "clan"
    screen = Screen(Console(file=StringIO(), width=250), words, pack, ("", "", ""))
    shown = " ".join(line.plain for line in screen.options(decision))
    for clan in decision.options:
        assert about_clan(words, pack, clan) in shown


@pytest.mark.parametrize("clan", COUNTED)
def test_what_a_line_counts_is_on_the_cards(clan: str) -> None:
    texts = [card.text["en"] for card in cards_of_clan(house_pack("vendetta"), clan)]
    for said, number in COUNTED[clan]:
        assert sum(bool(re.search(said, text, re.IGNORECASE)) for text in texts) == number


def test_other_cards_have_no_line() -> None:
    house = house_pack("vendetta")
    changed = replace(
        house, kinds=tuple(replace(each, power=9) if each.id == "BR01" else each for each in house.kinds)
    )
    words = Words("en", "vendetta")
    assert about_clan(words, changed, "brujah") == ""
    assert about_clan(words, changed, "gangrel") != ""


def test_the_page_says_it_at_the_option(house: Open) -> None:
    table, _, people = seated(house, 3, "vendetta")
    decision = house.table(table).game.decision
    html = people[decision.seat].get(f"/t/{table}").text
    for clan in decision.options:
        said = about_clan(Words("en", "vendetta"), house_pack("vendetta"), clan)
        assert f'<small class="remark">– {said}</small>' in html
