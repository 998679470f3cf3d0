"""A story that was stored is read as it was told, with what each reader may know, whatever is missing."""

from __future__ import annotations

import json
import re
import zlib

from hypothesis import given
from hypothesis import strategies as st

import interrex
from interrex.match.session import BACK, CHOOSE, RETURN, UNDO, Move
from interrex.match.story import (
    UNTOLD,
    Line,
    Moment,
    Position,
    Story,
    Unsaid,
    opening_text,
    positions_bytes,
    read,
    said_text,
    unsaid_text,
    with_names,
)

BOTH = Line(0b111, "X-1", {"en": "⟨A⟩ gives ⟨B⟩ a card", "pl": "⟨A⟩ daje ⟨B⟩ kartę"})


def moment_text(game: interrex.Table, lines: list[Line]) -> str:
    """What is stored of the last choice once these lines are in words."""
    unsaid = [Unsaid(each.to, each.rule, str(number), ()) for number, each in enumerate(lines)]
    return said_text(unsaid_text(game, (), unsaid), lambda places, told: lines[int(told.kind)].said)


def test_a_line_is_read_in_ones_language_with_peoples_names() -> None:
    assert BOTH.text("pl", ["Anna", "Bert"]) == "Anna daje Bert kartę"
    assert BOTH.text("pt", ["Anna", "Bert"]) == "Anna gives Bert a card"  # as nothing was kept in it
    assert BOTH.text("en", ["Anna"]) == "Anna gives B a card"  # nobody sits there
    assert BOTH.text("en", []) == "A gives B a card"
    assert Line(1, "", {"pl": "tak"}).text("pt", []) == "tak"
    assert Line(1, "", {}).text("en", []) == ""
    assert Line(1, "", {"en": "⟨Z⟩"}).text("en", ["Anna"]) == "Z"


@given(st.text("⟨⟩ABFGZaŁ \x02", max_size=12), st.lists(st.sampled_from(["Anna", "⟨B⟩", ""]), max_size=6))
def test_whatever_is_written_names_can_be_put_in(text: str, names: list[str]) -> None:
    said = with_names(text, names)
    rest = re.split("⟨[A-Z]⟩", text)
    assert said.startswith(rest[0])
    assert said.endswith(rest[-1])
    assert with_names(text, []) == re.sub("⟨([A-Z])⟩", r"\1", text)


def test_who_may_know_a_choice() -> None:
    moment = Moment(1, "bid 3", "bid", 0b0101, ())
    assert [moment.word_for(viewer) for viewer in (0, 1, 2, 3, None)] == ["bid 3"] * 3 + ["bid", "bid 3"]
    story = Story((), (moment, moment._replace(to=0)), ())
    assert story.choices() == ((1, "bid 3"), (1, "bid 3"))
    assert story.choices(0) == ((1, "bid 3"), (1, "bid"))


def test_the_last_position_that_is_not_later() -> None:
    kept = tuple(Position(number, (str(number),)) for number in (0, 3, 5))
    story = Story((), (), kept)
    found = [story.position(number) for number in (0, 2, 3, 4, 9)]
    assert [each.number for each in found if each] == [0, 0, 3, 3, 5]
    assert Story((), (), kept[1:]).position(2) is None


def test_what_is_written_is_read() -> None:
    """Of secret answers the others are told nothing; choices that were taken back are not told."""
    game = interrex.new("elekt", 3, 4)
    tables, told = [game.copy()], []
    for number in range(4):
        decision = game.decisions[0]
        game.choose(decision.options[0], decision.seat)
        tables.append(game.copy())
        move = Move(decision.seat, CHOOSE, decision.options[0])
        told.append((move, moment_text(game, [BOTH, BOTH._replace(to=number)])))
    story = read(opening_text(tables[0], [BOTH]), told, positions_bytes(tables, "EL-808 A"))
    assert story.opening == (BOTH,)
    assert story.result == "EL-808 A"
    assert story.variants == tuple(tables[0].record(seat).settings.variants for seat in range(4))
    assert [moment.lines for moment in story.moments] == [(BOTH, BOTH._replace(to=n)) for n in range(4)]
    assert [each.number for each in story.positions] == [0, 1, 2, 3, 4]
    assert story.positions[2].seen == tuple(str(tables[2].view(seat)) for seat in range(4))
    for viewer in (0, 1, 2, 3):
        assert story.choices(viewer) == game.record(viewer).choices
    assert story.choices() == game.record().choices
    for moment, chosen in zip(story.moments, game.choices, strict=True):
        assert moment.to == chosen.readers & 0b1111
    last = told[-1][0].seat
    shorter = read("", [*told, (Move(last, UNDO, ""), "")], None)
    assert shorter.moments == story.moments[:3]
    assert (shorter.opening, shorter.positions, shorter.result, shorter.variants) == ((), (), "", ())
    again = read("", [*told, (Move(0, BACK, "1"), ""), told[1]], None)
    assert again.moments == story.moments[:2]
    beside = read("", [told[0], (Move(2, RETURN, ""), ""), (Move(2, BACK, "7"), ""), told[1]], None)
    assert beside.moments == story.moments[:2]


def test_what_nobody_kept_is_left_out() -> None:
    (moment,) = read("", [(Move(1, CHOOSE, "bid 3"), "")], None).moments
    assert moment == Moment(1, "bid 3", UNTOLD, 0, ())
    assert moment.word_for(0) == UNTOLD
    bare = read("{}", [], zlib.compress(json.dumps({"positions": [[2, ["a", "b"]]]}).encode()))
    assert bare.positions == (Position(2, ("a", "b")),)
    assert bare.result == ""
