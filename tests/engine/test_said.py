"""A game played by numbers, where most options take several: what is said, seen and refused on the way."""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.encoding import Encoding, Features
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.offers import Play
from interrex.engine.options import NUMBER, SEAT, Parts, word_of
from interrex.engine.phrases import END, Phrases
from interrex.engine.rows import GOES_ON, OVER, REFUSED, Page, step_rows
from tests.engine.games.talk import PLACES, SENTENCES, SPEC, Talk

SEEN = Encoding(SPEC, SPEC.read_pack("", ""), ("speak", "shout"))
PHRASES = Phrases((), {}, {"place": PLACES}, sorted(SPEC.option_words))
NUMBERS = [PHRASES.numbers(parts, word_of(parts)) for parts in SENTENCES]


def play_of(seats: int, seed: int, recorded: bool = False) -> Play:
    play = Play(SEEN, PHRASES, Talk(seats, seed), recorded)
    play.settle()
    return play


def legal_after(options: tuple[int, ...], said: tuple[int, ...]) -> list[int]:
    """What may be said next: of every option that begins with what was said, the next phrase or the end."""
    left = [NUMBERS[each] for each in options if NUMBERS[each][: len(said)] == said]
    return sorted({each[len(said)] if len(each) > len(said) else END for each in left})


def encoded(parts: Parts, seat: int, seats: int) -> dict[int, float]:
    """Parts of an option as the layout of options explains them, behind the observation."""
    found: dict[int, float] = {}
    amount = sum(part.value for part in parts if part.type == NUMBER)
    for part in parts:
        at = {
            "verb": SEEN.said + SEEN.words.get(part.word, 0),
            "mark": SEEN.said + SEEN.words.get(part.word, 0),
            NUMBER: SEEN.number + part.value,
            SEAT: SEEN.seat_named + (part.value - seat) % seats,
            "place": SEEN.places["place"] + part.value,
        }[part.type]
        found[SEEN.size + at] = 1.0
    if amount:
        found[SEEN.size + SEEN.amount] = amount / 10
    return found


def behind(features: Features) -> dict[int, float]:
    """What stands behind the observation."""
    pairs = zip(features.at, features.values, strict=True)
    return {at: value for at, value in pairs if at >= SEEN.size}


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_sentence_is_said_phrase_by_phrase(seats: int, recorded: bool) -> None:
    """At every phrase the next ones are known, a wrong one is refused, and who speaks sees what was said."""
    longest = several = 0
    for seed in range(12):
        play, chance = play_of(seats, seed, recorded), Chance.from_seed(seed)
        said: dict[int, tuple[int, ...]] = {}
        while not play.is_over:
            table = play.table
            seat = play.asked[chance.below(len(play.asked))]
            options = table.questions[play.which(seat)].options
            assert play.first_asked() == play.asked[0]
            assert len(options) > 1
            for each in range(seats):
                legal = (
                    legal_after(table.questions[play.which(each)].options, said.get(each, ()))
                    if (each in play.asked)
                    else []
                )
                assert play.legal(each) == legal
                assert [action for action, able in enumerate(play.mask(each)) if able] == legal
                told = PHRASES.word([number for number in said.get(each, ()) if number != END])
                parts = next((p[:n] for p in SENTENCES for n in range(5) if word_of(p[:n]) == told), ())
                assert behind(play.observe(each)) == encoded(parts, each, seats)
                values = memoryview(play.look(each)).cast("f")
                seen = play.observe(each)
                assert {at: v for at, v in enumerate(values) if v} == pytest.approx(
                    dict(zip(seen.at, seen.values, strict=True))
                )
                several += bool(parts)
            before = table.fingerprint()
            with pytest.raises(IllegalChoice) as refused:
                play.act(seat, PHRASES.count)
            assert refused.value.rule == table.questions[play.which(seat)].rule
            legal = play.legal(seat)
            action = legal[chance.below(len(legal))]
            now = (*said.get(seat, ()), action)
            left = [each for each in options if [*NUMBERS[each], END][: len(now)] == [*now]]
            heard = len(table.choices)
            play.act(seat, action)
            if len(left) > 1:
                said[seat] = now
                assert table.fingerprint() == before
                longest = max(longest, len(now))
            else:
                said.pop(seat, None)
                assert table.fingerprint() != before
                assert not recorded or table.choices[heard].word == word_of(SENTENCES[left[0]])
            said = {each: words for each, words in said.items() if each in play.asked}
        assert play.first_asked() == -1
    assert longest >= 2
    assert several > 10


def test_who_is_not_asked_can_say_nothing() -> None:
    play = play_of(3, 1)
    play.let_play(2, Chance(1))
    while len(play.asked) > 1 and not play.is_over:
        play.act(play.asked[0], play.legal(play.asked[0])[0])
    other = next(seat for seat in range(3) if seat not in play.asked)
    with pytest.raises(EngineError, match=f"seat {other} is not asked"):
        play.act(other, 1)
    assert play.legal(other) == []
    assert not any(play.mask(other))


@pytest.mark.parametrize("by_chance", [False, True])
def test_a_row_of_a_page_is_what_one_game_shows(by_chance: bool) -> None:
    """Many games in one call go as each does alone: what came of it, who has the row, what is seen there."""
    count, size = 4, SEEN.size + SEEN.option_size
    rows, alone = ([play_of(3, seed) for seed in range(count)] for _ in range(2))
    page = Page(count, memoryview(bytearray(4 * size * count)), memoryview(bytearray(PHRASES.count * count)))
    chances, theirs = ([Chance(each) for each in range(count)] for _ in range(2))
    seats = [play.asked[0] for play in rows]
    for row, play in enumerate(rows):
        page.show(row, play, seats[row])
    chance, outcomes = Chance(8), set()
    for _ in range(60):
        expected: list[int] = []
        actions: list[int] = []
        is_new = [play.is_over or not chance.below(6) for play in rows]
        owners = seats[:]
        for row, play in enumerate(alone):
            legal = play.legal(seats[row])
            wrong = not legal or not chance.below(7)
            actions.append(PHRASES.count if wrong else legal[chance.below(len(legal))])
            if is_new[row]:
                expected.append(GOES_ON)
                continue
            if wrong:
                expected.append(REFUSED)
                continue
            play.act(seats[row], actions[row])
            if by_chance:
                play.let_play(seats[row], theirs[row])
            elif play.asked:
                owners[row] = play.asked[0]
            expected.append(OVER if play.is_over else GOES_ON)
        given: list[Chance | None] = [*chances] if by_chance else [None] * count
        assert step_rows(page, rows, seats, actions, given, is_new) == expected
        assert seats == owners
        outcomes.update(expected)
        for row, play in enumerate(alone):
            assert rows[row].table.fingerprint() == play.table.fingerprint()
            assert page.legal[row] == play.legal(seats[row])
            first = row * PHRASES.count
            assert bytes(page.masks[first : first + PHRASES.count]) == bytes(play.mask(seats[row]))
            seen = page.vectors[4 * size * row : 4 * size * (row + 1)]
            assert bytes(seen) == bytes(play.look(seats[row]))
    assert outcomes == {GOES_ON, OVER, REFUSED}
