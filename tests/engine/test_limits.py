"""Every limit of the engine to the last step: what just fits is taken, one more is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from interrex.engine import by_hand, sides
from interrex.engine.by_hand import AGREE, CHANGE, MOST_CHANGE, MOST_PROPOSALS, MOVE, OBJECT, SETTLED, Tools
from interrex.engine.effects import BadEffect, Phrases, Vocabulary, parse_phrase
from interrex.engine.errors import BadFile, EndlessLoop
from interrex.engine.language import Form, Quote, form, forms, written
from interrex.engine.packs import Entry
from interrex.engine.positions import MAX_ROLL, Given, lost_card
from interrex.engine.questions import step
from interrex.engine.table import STEP_LIMIT
from interrex.engine.zones import lay_out
from tests.engine.games.flow import Flow
from tests.engine.games.sandbox import BAG, HAND, OPEN, Sandbox

# --- steps ---------------------------------------------------------------------------------------------


@step
def count_down(game: Flow, left: int) -> None:
    """X-1 So many steps, and then a question."""
    if left > 1:
        game.then(count_down, left - 1)
    else:
        game.ask(0, "enough", ("yes",), count_down, rule="X-1")


def test_so_many_steps_may_come_between_two_questions_and_no_more() -> None:
    game = Flow()
    game.then(count_down, STEP_LIMIT - 1)
    game.advance()
    assert game.seats_asked == (0,)
    game = Flow()
    game.then(count_down, STEP_LIMIT)
    with pytest.raises(EndlessLoop, match=f"{STEP_LIMIT} steps without a question"):
        game.advance()


# --- what is remembered --------------------------------------------------------------------------------


def test_what_is_remembered_of_bits_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sides, "MAX_REMEMBERED", 3)
    monkeypatch.setattr(sides, "LOTS_IN", {})
    sizes = []
    for bits in range(1, 9):
        assert sides.lots_in(bits) == [lot for lot in range(4) if bits >> lot & 1]
        sizes.append(len(sides.LOTS_IN))
    assert sizes == [1, 2, 3, 1, 2, 3, 1, 2]


# --- effects -------------------------------------------------------------------------------------------


def nested(depth: int) -> str:
    return "a(" * depth + "b" + ")" * depth


def test_effects_are_as_deep_and_long_as_allowed() -> None:
    name, values = parse_phrase(nested(8))
    depth = 1
    while isinstance(values[0], tuple):
        depth, values = depth + 1, list(values[0][1:])
    assert (name, depth) == ("a", 8)
    assert parse_phrase("give(123456789, -123456789)")[1] == [123456789, -123456789]
    assert parse_phrase(f"say('{'x' * 400}')")[1] == [Quote("x" * 400)]
    wrong = (
        nested(9),
        "give(1234567890)",
        f"say('{'x' * 401}')",
        "give(1 2)",
        "give(1,",
        "give)",
        "give(())",
    )
    for text in (*wrong, "give(1x)", "give(,)", "give(1))", "give(1)(2)", "give(3(2))", "give('a'(2))"):
        with pytest.raises(BadEffect):
            parse_phrase(text)
    assert parse_phrase("give( a , 'b c' , \"d\" , e( -1 ),)")[1] == [
        "a",
        Quote("b c"),
        Quote("d"),
        ("e", -1),
    ]
    assert written(("e", Quote("f"), ("g", 2), "h")) == "e('f', g(2), h)"


def test_a_form_takes_as_many_as_it_says() -> None:
    """Those that must stand, those that may, and any number of the last."""
    for text, shown, takes in (
        ("a b? c?", "<a>, [<b>], [<c>]", {1, 2, 3}),
        ("a|b c", "<a|b>, <c>", {2}),
        ("a b*", "<a>, <b> …", {1, 2, 3, 4, 5}),
        ("", "", {0}),
    ):
        made = form(text)
        assert str(made) == shown
        assert {count for count in range(6) if made.fits(count)} == takes
    assert [form("a b*").slot(number) for number in range(4)] == [("a",), ("b",), ("b",), ("b",)]
    assert form("a b") == Form((("a",), ("b",)), 2, False)


VERBS = Vocabulary()
WORDS = Phrases(
    forms(
        "give: number who\n give later: number\n twice: verb\n name: text|who\n yours(): filter*\n all(): who"
    ),
    {
        "who": frozenset(("me", "=card")),
        "card": frozenset(("this", "yours()")),
        "filter": frozenset(("tall",)),
    },
    {"number": (-1, 3)},
    frozenset(("twice",)),
)


@VERBS.verb("now", "later", takes=(WORDS,))
def give(game: object, *args: object) -> None: ...


@VERBS.verb("now", takes=(WORDS,), tagged=True)
def twice(game: object, *args: object) -> None: ...


@VERBS.verb("now", takes=(WORDS,))
def name(game: object, *args: object) -> None: ...


@pytest.mark.parametrize(
    ("text", "moment", "args"),
    [
        ("give(3, me)", "now", (3, "me")),
        ("give(-1, yours(tall, tall))", "now", (-1, ("yours", "tall", "tall"))),
        ("give(0, yours())", "now", (0, ("yours",))),
        ("give(2)", "later", (2,)),
        ("twice(give(1, this))", "now", ("now", ("give", 1, "this"))),
        ("name('me')", "now", ("me",)),
        ("name(me)", "now", ("me",)),
    ],
)
def test_a_phrase_that_fits_its_forms_is_read(text: str, moment: str, args: tuple[Any, ...]) -> None:
    assert VERBS.parse(text, moment).args == args


@pytest.mark.parametrize(
    ("text", "moment", "kind"),
    [
        ("give(4, me)", "now", "effect-kind"),
        ("give(-2, me)", "now", "effect-kind"),
        ("give(1)", "now", "effect-count"),
        ("give(1, me)", "later", "effect-count"),
        ("give(1, you)", "now", "effect-kind"),
        ("give(1, 'me')", "now", "effect-kind"),
        ("give(1, tall)", "now", "effect-kind"),
        ("give(1, yours(short))", "now", "effect-kind"),
        ("twice(twice(give(1, me)))", "now", "effect-inner"),
        ("twice(1)", "now", "effect-inner"),
        ("twice(steal())", "now", "effect-inner"),
        ("twice(give(1, me))", "later", "effect-moment"),
        ("steal()", "now", "effect-verb"),
    ],
)
def test_a_phrase_that_does_not_fit_is_refused_for_its_reason(text: str, moment: str, kind: str) -> None:
    with pytest.raises(BadEffect) as bad:
        VERBS.parse(text, moment)
    assert bad.value.why.kind == kind


def test_words_of_a_kind_are_its_own_those_inside_it_and_those_a_pack_adds() -> None:
    more = {"filter": frozenset(("small",)), "who": frozenset(("all",))}
    assert WORDS.words_of("who") == ["this", "yours()", "me"]
    assert WORDS.words_of("who", more) == ["all", "this", "yours()", "me"]
    assert WORDS.words_of("number") == ["-1…3"]
    assert WORDS.words_of("text") == ["'…'"]
    assert WORDS.words_of("round") == ["round"]
    assert WORDS.listed(("filter", "who"), more) == "small, tall, all, this, yours(), me"
    assert WORDS.inner_verbs("now", VERBS.verbs) == ["give", "name"]
    assert WORDS.inner_verbs("later", VERBS.verbs) == ["give"]
    assert VERBS.parse("give(1, yours(small))", "now", more).args == (1, ("yours", "small"))


# --- by hand -------------------------------------------------------------------------------------------


class Hands(Tools):
    """Cards go from hands and the bag to the open pile; one counter counts."""

    def rule(self) -> str:
        return "X-3"

    def sources(self, game: Any, seat: int) -> Sequence[int]:
        return [HAND + seat, BAG]

    def targets(self, game: Any, card: int, place: int) -> Sequence[int]:
        return [OPEN]

    def spot(self, game: Any, place: int) -> by_hand.Spot:
        return (by_hand.PLACE, f"place-{place}", by_hand.NOBODY)

    def subjects(self, game: Any) -> Sequence[by_hand.Subject]:
        return [("gold", 1)]

    def change(self, game: Any, subject: by_hand.Subject, number: int) -> None:
        game.tell("gold", number)


@step
def after(game: Sandbox) -> None:
    """X-4 Nothing more to propose."""
    game.finish("X-4", (), (0.0,) * game.seats)


def settled_by_hand(seats: int, monkeypatch: pytest.MonkeyPatch) -> Sandbox:
    monkeypatch.setitem(by_hand.TOOLS, "sandbox", Hands())
    game = Sandbox(seats, 4)
    for card in range(4):
        lay_out(game, card, (HAND, HAND + 1, BAG, BAG)[card])
    game.then(after)
    game.then(by_hand.settle_by_hand, 1, "bearer", "Do it.")
    game.advance()
    return game


def agree(game: Sandbox, *answers: str) -> None:
    for answer in answers:
        game.choose(answer)


def offered(game: Sandbox) -> tuple[Any, ...]:
    """What may be chosen now."""
    return game.questions[0].options


def proposals(game: Sandbox) -> int:
    """Let the seat propose a change until it is not asked any more; how often."""
    seat, count = game.seats_asked[0], 0
    while not game.is_over and game.seats_asked == (seat,) and game.questions[0].name == "by hand":
        agree(game, CHANGE)
        game.choose(game.option_words()[0])
        game.choose(game.option_words()[count % 2])
        agree(game, *[(AGREE, OBJECT)[count % 2]] * (1 if count % 2 else game.seats - 1))
        count += 1
    return count


@pytest.mark.parametrize("seats", [2, 3])
def test_each_seat_proposes_so_often_and_no_more(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = settled_by_hand(seats, monkeypatch)
    for number in range(seats):
        assert game.seats_asked == ((1 + number) % seats,)
        assert proposals(game) == MOST_PROPOSALS
    assert game.is_over
    lines = [line.kind for line in game.log(0)]
    assert lines.count("by_hand_change") == seats * MOST_PROPOSALS
    assert lines.count("by_hand_refused") == lines.count("gold") == seats * MOST_PROPOSALS // 2
    assert {line.rule for line in game.log(0) if line.kind.startswith("by_hand")} == {"X-3"}


def test_numbers_by_hand_go_both_ways_as_far(monkeypatch: pytest.MonkeyPatch) -> None:
    game = settled_by_hand(2, monkeypatch)
    assert offered(game) == (SETTLED, MOVE, CHANGE)
    agree(game, CHANGE)
    game.choose(game.option_words()[0])
    numbers = offered(game)
    assert sorted(numbers) == [each for each in range(-MOST_CHANGE, MOST_CHANGE + 1) if each]
    words = [by_hand.parts(game, "by hand number", each)[0].word for each in (1, -1)]
    assert words == [by_hand.MORE, by_hand.LESS]
    assert [by_hand.signed(each) for each in (3, -3)] == ["+3", "−3"]


def test_a_card_that_is_named_moves_seen_and_another_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = settled_by_hand(2, monkeypatch)
    agree(game, MOVE)
    assert offered(game) == (HAND + 1, BAG)
    game.choose(game.option_words()[0])
    assert offered(game) == (1,)
    agree(game, "1", str(OPEN), AGREE, MOVE)
    assert game.cards_at[OPEN] == [1]
    assert offered(game) == (BAG,)  # the hand is empty
    agree(game, str(BAG), str(OPEN), AGREE)
    assert len(game.cards_at[BAG]) == 1
    told = [line.args for line in game.log(2) if line.kind in ("by_hand_move", "by_hand_moved")]
    moved = game.cards_at[OPEN][-1]
    assert [args[1] for args in told] == [1, 1, by_hand.UNSEEN, moved]
    agree(game, SETTLED, SETTLED)
    assert game.is_over


# --- positions -----------------------------------------------------------------------------------------


def given(**fields: Any) -> Given:
    return Given(Entry("f", "given", 1, fields, {}), 3)


def test_numbers_seats_and_words_of_a_position_are_checked() -> None:
    taken = given(first="C", rolls=[1], gold={"A": 0, "C": 5}, next_rolls=[1, MAX_ROLL])
    target = [9, 9, 9]
    taken.numbers_by_seat("gold", 5, target)
    assert target == [0, 9, 5]
    assert taken.seat_in("first", 0) == 2
    assert given().seat_in("first", 1) == 1
    taken.take_chance()
    assert taken.rolls == (1, MAX_ROLL)
    for field, value in (("next_rolls", [0]), ("next_rolls", [MAX_ROLL + 1]), ("next_draws", ["no-card"])):
        with pytest.raises(BadFile):
            given(**{field: value}).take_chance()
    for number in (-1, 6, True, "1"):
        with pytest.raises(BadFile, match="Write a number from 0 to 5"):
            given(gold={"B": number}).numbers_by_seat("gold", 5, [0, 0, 0])
    for letter in ("D", "a", "", "AB", 1):
        with pytest.raises(BadFile, match="Seats: A, B, C"):
            given().seat("first", letter)
    assert given().among("zone", "fen", ("moor", "fen"), "zone") == 1
    with pytest.raises(BadFile, match="there is no zone 'hall'"):
        given().among("zone", "hall", ("moor", "fen"), "zone")
    for names in ("ash", ["ash", 1], None):
        with pytest.raises(BadFile, match="is not a list of cards"):
            given().names("cards", names)


def test_a_card_of_a_position_is_used_once() -> None:
    taken = given()
    taken.used = {4}
    assert taken.unused("hand", "ash", [3, 4, 5]) == [3, 5]
    with pytest.raises(BadFile, match=r"'oak' is already used up \(there is only one\)"):
        taken.unused("hand", "oak", [4])
    taken.used = {4, 5}
    with pytest.raises(BadFile, match=r"\(there are only 2\)"):
        taken.unused("hand", "oak", [4, 5])
    with pytest.raises(BadFile, match="there is no relic 'orb' in this pack"):
        taken.unused("hand", "orb", [], "relic")


def test_a_lost_or_doubled_card_is_named() -> None:
    game = Sandbox(2, 3)
    for card in range(3):
        lay_out(game, card, BAG)
    assert lost_card(game) == ""
    game.cards_at[BAG].remove(2)
    assert lost_card(game) == "a card is lost or lies in two places"
    game.cards_at[OPEN].extend((2, 2))
    assert lost_card(game) == "a card is lost or lies in two places"
    game.cards_at[OPEN].pop()
    assert lost_card(game) == "2 is not where it lies"
