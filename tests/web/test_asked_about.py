"""Beside a question about the text of a card stands that text, for the seat that is asked alone."""

import random
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

import interrex
from interrex.engine.table import Table
from interrex.games import house_pack
from interrex.terminal.table import Screen
from interrex.words import Words
from interrex.words.asking import text_asked_about
from tests.web.house import Open, play_some, seated


def positions(name: str, seed: int) -> Iterator[Table]:
    """The positions of a game at random."""
    game, luck = interrex.new(name, seats=3, seed=seed), random.Random(seed)
    while not game.is_over:
        yield game
        game.choose(luck.choice(game.decision.options), seat=game.decision.seat)


def asked_about_a_text(name: str, question: str) -> Table:
    for seed in range(8):
        for game in positions(name, seed):
            if game.decision.question == question:
                return game
    raise AssertionError(f"nobody was asked {question}")


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
@pytest.mark.parametrize(("name", "question"), [("elekt", "use ability"), ("vendetta", "curfew")])
def test_who_is_asked_reads_what_the_card_does(name: str, question: str, language: str) -> None:
    game = asked_about_a_text(name, question)
    words, seat = Words(language, name), game.decision.seat
    about = text_asked_about(words, game, 0, seat)
    assert about is not None
    assert about.text == next(card.text[language] for card in house_pack(name).kinds if card.id == about.card)
    for other in (None, *range(game.seats + 1)):
        if other != seat:
            assert text_asked_about(words, game, 0, other) is None
    screen = Screen(Console(file=StringIO(), width=200), words, house_pack(name), ("", "", ""))
    assert about.text in " ".join(line.plain.strip() for line in screen.question(game, seat))


def test_the_prompt_shows_the_text_to_who_is_asked_alone(house: Open) -> None:
    table, maker, people = seated(house, 3, "elekt")
    live = house.table(table)
    for seed in range(200):
        if live.game.questions[0].name == "use ability":
            break
        play_some(house, table, 1, seed)
    seat = live.game.seats_asked[0]
    about = text_asked_about(Words("en", "elekt"), live.game, 0, seat)
    assert about is not None
    shown = f'data-card="{about.card}"><button type="button" class="quiet-card">{about.name}</button>'
    for other in range(3):
        assert (shown in people[other].get(f"/t/{table}").text) == (other == seat)
    assert shown not in maker.get(f"/t/{table}").text


def test_every_question_of_a_text_says_whose_it_is() -> None:
    """Masters: "Which district is chosen?" means nothing without the event, ability or relic behind it."""
    bare = {
        "act",
        "die",
        "fighter",
        "first served",
        "larger number",
        "first player",
        "day effect",
        "send minions",
    }
    words, named, met = Words("en", "masters"), set(), set()
    for seed in range(12):
        for game in positions("masters", seed):
            question = game.questions[0]
            about = text_asked_about(words, game, 0, question.seat)
            met.add(question.name)
            if question.name in bare:
                assert about is None, question.name
            elif question.rule in ("MN-610", "MN-733", "MN-204") or game.view(question.seat).event:
                assert about is not None, (question.name, question.step.__name__)
                named.add(question.name)
    assert {"move agent", "which district", "set aside", "travel to"} <= named
    assert bare <= met
