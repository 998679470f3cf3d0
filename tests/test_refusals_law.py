"""The law of refusals: why a word is no option depends on what the asked seat knows, and on nothing else.

Random games under variants and rulings drawn at random; at their decisions the rules behind wrong words are
compared with those in worlds that the asked seat cannot tell from the real one. A longer run:
``INTERREX_REFUSALS=50 ./check tests/test_refusals_law.py`` plays so many games of each kind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, IllegalChoice
from interrex.engine.knowledge import knows
from interrex.engine.options import CARD, MARK, SEAT_LETTERS, VERB, kind_part, word_of
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.games.veto.table import HAND, Veto
from interrex.match.wording import fixed_words
from interrex.testing import refusals

GAMES = int(os.environ.get("INTERREX_REFUSALS", "0"))
WORDS = 12  # wrong ones of each sort, at one decision
PLAINLY = 2  # of them refused in a world; all rules at once are compared besides
WORLDS = 2
GARBAGE = ("", " ", "no such option", "…", "a-card", "A", "-1", "#2", "bene #2", "play", "x" * 300)
NAMES = ("elekt", "vendetta", "masters", "veto")
LENGTHS = {"elekt": 160, "vendetta": 200, "masters": 80, "veto": 240}  # decisions of a short run
SPACING = {"elekt": 3, "vendetta": 8, "masters": 4, "veto": 40}  # one of so many is looked at


def drawn_game(name: str, seed: int) -> Table:
    """A new game with seats, variants and about a quarter of the rulings drawn at random."""
    spec = game_spec(name)
    chance = Chance(seed)
    while True:
        seats = spec.seats[chance.below(len(spec.seats))]
        variants: dict[str, Switch] = {
            variant: list(readings)[1]
            for variant, readings in spec.variants.items()
            if not (spec.decks and variant in spec.decks.variants) and chance.below(3) == 0
        }
        rulings = {
            ruling.name: ruling.readings[chance.below(len(ruling.readings))]
            for ruling in spec.rulings
            if chance.below(4) == 0
        }
        try:
            return interrex.new(name, seats, seed, rulings, **variants)
        except BadSetting:  # these do not go together
            continue


def positions(game: Table, chance: Chance, length: int) -> Iterator[Table]:
    """The table at every decision of a random game."""
    for _ in range(length):
        if game.is_over:
            return
        yield game
        which = chance.below(len(game.asked))
        game.play(chance.below(len(game.asked[which][2])), which)


def drawn(words: list[str], chance: Chance, number: int = WORDS) -> list[str]:
    """A few of the words."""
    return [words[chance.below(len(words))] for _ in range(number)] if words else []


def hidden_ids(game: Table, seat: int) -> list[str]:
    """The kinds of cards that the seat does not know: hands of others, decks, what lies face down."""
    cards = range(len(game.where))
    return sorted({game.card_word(card) for card in cards if not knows(game, seat, card)})


def naming(game: Table, seat: int, ids: list[str], chance: Chance) -> list[str]:
    """Words that name hidden cards: alone, and in the place of cards in the seat's own options."""
    decision = game.decision_of(seat)
    shapes = [each for each in decision.parts if any(part.type == CARD for part in each)] if decision else []
    found = []
    for name in drawn(ids, chance):
        found.append(name)
        if shapes:
            shape = shapes[chance.below(len(shapes))]
            found.append(word_of([kind_part(name) if part.type == CARD else part for part in shape]))
    return found


def check_refusals(game: Table, words: list[str], chance: Chance) -> int:
    """The law for every asked seat; how many worlds were compared."""
    compared = 0
    for question in game.questions:
        seat = question.seat
        decision = game.decision_of(seat)
        assert decision is not None
        wrong = {*GARBAGE, *words, *naming(game, seat, hidden_ids(game, seat), chance)} - {*decision.options}
        rules = refusals(game, question)
        for _ in range(WORLDS):
            world = game.sample_world(seat, chance)
            where = f"{game.settings} after {len(game.told)} lines, seat {seat}, {question.name}"
            asked = world.question_of(seat)
            assert asked is not None, where
            assert world.decision_of(seat) == decision, where  # words and parts
            assert refusals(world, asked) == rules, where
            for word in drawn(sorted(wrong), chance, PLAINLY):
                rule = rules.get(word, question.rule)
                assert game.refusal(question, word) == rule, f"{where}, {word!r}"
                assert world.refusal(asked, word) == rule, f"{where}, {word!r}"
            compared += 1
    return compared


@pytest.mark.parametrize("name", NAMES)
def test_refusals_are_alike_in_all_worlds_of_a_seat(name: str) -> None:
    """A refusal tells nothing that the seat does not know, whatever it types."""
    compared = 0
    for seed in range(GAMES or 2):
        chance = Chance(seed)
        said: list[str] = []
        length = 100_000 if GAMES else LENGTHS[name]
        for number, game in enumerate(positions(drawn_game(name, seed), chance, length)):
            which = chance.below(len(game.asked))
            words = game.option_words(which)
            said.append(words[chance.below(len(words))])
            if number % SPACING[name] == 0:
                compared += check_refusals(game, drawn(said, chance), chance)
    assert compared > 10


# --- several seats asked at once -----------------------------------------------------------------------


def check_whose(game: Table, words: list[str]) -> None:
    """The rule goes by the seat that chose, whoever stands first among the asked."""
    turned = game.copy()
    turned.asked.reverse()
    for question in game.questions:
        for word in words:
            if word in game.option_words(game.seats_asked.index(question.seat)):
                continue
            rule = game.refusal(question, word)
            for table in (game, turned):
                with pytest.raises(IllegalChoice) as refused:
                    table.choose(word, question.seat)
                assert refused.value.rule == rule, (question.seat, question.name, word)


@pytest.mark.rules("VT-R33")
def test_a_first_hand_is_refused_by_its_own_seat() -> None:
    """VT-R33 All decide together; what one types is held against his own hand (VT-614)."""
    for seed in range(3):
        game = interrex.new("veto", 3, seed, {"redraw_order": "simultaneous"})
        assert isinstance(game, Veto)
        assert len(game.asked) == 3
        people = sorted({kind.id for kind in game.pack.kinds if kind.family == "character"})
        check_whose(game, [f"deploy {name}" for name in people[seed::30]])
        for question in game.questions:
            held = {game.kinds[card].id for card in game.cards_at[HAND + question.seat]}
            rules = refusals(game, question)
            for name in people:
                rule = "VT-317" if name in held else "VT-614"
                assert rules[f"deploy {name}"] == rule, SEAT_LETTERS[question.seat]


@pytest.mark.rules("VE-706")
def test_who_stays_or_withdraws_is_refused_by_its_own_seat() -> None:
    """VE-706 Several decide at once; wrong words are held against the seat that says them."""
    found = 0
    for seed in range(2):
        game = interrex.new("vendetta", 4, seed)
        words = [*GARBAGE[:3], "blood 3", *[f"drain {game.card_word(card)}" for card in range(0, 30, 6)]]
        for table in positions(game, Chance(seed), 300):
            if len(table.asked) > 1 and table.asked[0][1] == "stay or withdraw":
                check_whose(table, words)
                found += 1
    assert found


# --- the words of a game -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_the_words_of_its_options(name: str) -> None:
    """Verbs and marks of options, and of what is nearly one, are words that a scenario may use."""
    spec = game_spec(name)
    known = fixed_words(spec)
    for number, game in enumerate(positions(drawn_game(name, 5), Chance(5), LENGTHS[name])):
        for which, question in enumerate(game.questions):
            every = list(game.shown_options(which))
            if number % 60 == 0:
                every.extend(parts for parts, _ in game.near_misses(question))
            found = {part.word for parts in every for part in parts if part.type in (VERB, MARK)}
            assert known.issuperset(" ".join(found).split()), question.name
