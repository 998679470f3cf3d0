"""What the engine reckons quickly is what its definitions say: over random rows, lots, phrases and words."""

from __future__ import annotations

import struct
from collections import Counter

import pytest

from interrex.engine.bits import alike, change
from interrex.engine.chance import Chance
from interrex.engine.choosing import says
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.offers import Offer, next_phrases
from interrex.engine.options import (
    CARD,
    HIDDEN_CARD,
    NOBODY,
    SEAT_LETTERS,
    Part,
    Parts,
    card_part,
    hidden,
    joined,
    kind_part,
    mark,
    number_part,
    private,
    public,
    seat_part,
    shown,
    verb,
    word_of,
)
from interrex.engine.phrases import COPIES, END, NUMBERS, OWNERS, Phrases
from interrex.engine.sides import NO_ROLE, Lots, Shares, Side, lots_in
from tests.engine.games.sandbox import Sandbox

# --- sets as bits --------------------------------------------------------------------------------------


def row_of(chance: Chance, cards: int, lots: int) -> list[int]:
    """What is known of cards: sets of lots, many of them equal, some of them the same object."""
    kinds = [1 + chance.below((1 << lots) - 1) for _ in range(4)]
    return [kinds[chance.below(4)] for _ in range(cards)]


def test_lots_are_alike_if_the_same_cards_may_lie_in_both() -> None:
    outcomes = Counter[bool]()
    for seed in range(600):
        chance = Chance.from_seed(seed)
        row = row_of(chance, chance.below(7), 3)
        one, two = chance.below(3), chance.below(3)
        both, there = 1 << one | 1 << two, (0, 1 << two)[chance.below(2)]
        expected = all(known & both in (0, both) for known in row if known != there)
        assert alike(row, both, there) == expected
        outcomes[expected] += 1
    assert min(outcomes.values()) > 100


def test_what_is_known_changes_for_every_card_concerned_and_no_other() -> None:
    for seed in range(600):
        chance = Chance.from_seed(seed)
        before = row_of(chance, 9, 4)
        first = chance.below(4)
        row = before[first : first + 4]
        which, less, more = (chance.below(16) for _ in range(3))
        but = (0, row[0])[chance.below(2)]
        after = before[:]
        change(after, first, row, which, less, more, but)
        expected = [
            known & ~less | more if first <= at < first + 4 and known & which and known != but else known
            for at, known in enumerate(before)
        ]
        assert after == expected


# --- lots and shares -----------------------------------------------------------------------------------


def lots_for(bits: list[int], sizes: list[int], roles: list[int]) -> Lots:
    """Lots of those bits, on a table where nothing else lies."""
    found = Lots(Sandbox(2, 0), 0, Side((), [], []))
    found.bits, found.sizes, found.roles = bits, sizes, roles
    return found


def by_bit(lots: Lots) -> dict[int, tuple[int, int]]:
    """Size and role of every lot."""
    rows = zip(lots.bits, lots.sizes, lots.roles, strict=True)
    return {bit: (size, role) for bit, size, role in rows}


def random_lots(chance: Chance) -> Lots:
    bits = [1 << lot for lot in range(4) if chance.below(4)]
    if chance.below(2):
        bits = bits[::-1]
    return lots_for(bits, [1 + chance.below(2) for _ in bits], [chance.below(3) - 1 for _ in bits])


def test_lots_are_compared_with_those_of_the_last_look() -> None:
    """By size and role, whatever their order; ``moved`` are those that came, went or have another role."""
    same = 0
    for seed in range(1500):
        chance = Chance.from_seed(seed)
        before = random_lots(chance)
        now = random_lots(chance) if chance.below(3) else lots_for(before.bits, before.sizes[:], before.roles)
        if now.bits and chance.below(2) and now.bits == before.bits:
            now.sizes[chance.below(len(now.sizes))] += 1
        then, new = by_bit(before), by_bit(now)
        every = then.keys() | new.keys()
        assert now.changed_since(before) == sum(bit for bit in every if then.get(bit) != new.get(bit))
        roles = [{bit: role for bit, (_, role) in of.items()} for of in (then, new)]
        moved = sum(bit for bit in every if roles[0].get(bit, NO_ROLE) != roles[1].get(bit, NO_ROLE))
        assert now.moved_since(before) == moved
        is_same = (now.bits, now.sizes, now.roles) == (before.bits, before.sizes, before.roles)
        assert now.is_same(before) == is_same
        same += is_same
    assert same > 100


def test_a_card_in_doubt_counts_in_proportion_to_the_size_of_its_lots() -> None:
    """Those of one role together, in the order in which they are met; what is not told of counts as well."""
    for seed in range(600):
        chance = Chance.from_seed(seed)
        lots = random_lots(chance)
        known = sum(bit for bit in lots.bits if chance.below(3))
        met = [each for bit, each in by_bit(lots).items() if bit & known]
        whole = sum(size for size, _ in met)
        roles = list(dict.fromkeys(role for _, role in met if role >= 0))
        parts = [sum(size for size, role in met if role == each) / whole for each in roles]
        shares = lots.among(known)
        assert (shares.roles, shares.parts) == (roles, parts)
        assert lots.among(known) is shares


def test_shares_of_several_cards_add_up_rounded_each_time() -> None:
    def rounded(value: float) -> float:
        found: float = struct.unpack("=f", struct.pack("=f", value))[0]
        return found

    shares = Shares([0, 1, 2], [1 / 3, 0.1, 2 / 7])
    for cards in (1, 2, 3, 7, 3, 2):
        for part, together in zip(shares.parts, shares.times(cards), strict=True):
            whole = 0.0
            for _ in range(cards):
                whole = rounded(whole + rounded(part))
            assert rounded(together) == whole
    assert shares.times(1) is shares.parts


def test_bits_are_taken_apart() -> None:
    for bits in (0, 1, 6, 0b1001, 1 << 70 | 5):
        for _ in range(2):  # the second time it is remembered
            assert lots_in(bits) == [lot for lot in range(80) if bits >> lot & 1]


def test_lots_of_a_table_are_those_that_hold_a_card_where_the_seat_does_not_see() -> None:
    game = Sandbox(2, 6)
    side = Side(game.sees, list(range(len(game.sees))), [0, 1, 4, 6])  # what seat 0 does not see
    for card in range(6):
        place = (1, 1, 1, 4, 3, 2)[card]
        game.cards_at[place].append(card)
        game.where[card] = place
    first, places = 0, 0
    own = game.own_lot[places + 1]
    game.lots_at[places + 1] |= 1 << 9 | 1 << 11  # lot 11 has become empty
    for card, lot in enumerate((own, 9, 9, game.own_lot[places + 4])):
        game.actual_lot[first + card] = lot
    lots = Lots(game, 0, side)
    assert by_bit(lots) == {1 << own: (1, 1), 1 << 9: (2, 1), 1 << game.own_lot[places + 4]: (1, 4)}


# --- phrases -------------------------------------------------------------------------------------------

UNITS = ("ash", "oak-tree", "elm")
ZONES = ("court", "fen")


def phrases() -> Phrases:
    return Phrases(
        ("keep <unit>", "<unit> to <zone>", "pay <number> to <seat>", "show <card>"),
        {"unit": UNITS, "relic": ("orb",)},
        {"zone": ZONES},
        ("keep", "to", "pay", "end turn"),
        ("lately",),
    )


def random_part(chance: Chance) -> Part:
    cards = (*UNITS, "orb", "unheard-of")
    return (
        verb(("keep", "end turn", "to keep", "Quite new", "x")[chance.below(5)]),
        mark(("to", "of", "lately")[chance.below(3)]),
        Part(CARD, NOBODY, cards[chance.below(5)], chance.below(5) - 1),
        kind_part(cards[chance.below(5)]),
        Part("zone", 0, ZONES[chance.below(2)]),
        seat_part(chance.below(6)),
        number_part((0, 7, NUMBERS - 1, NUMBERS, 123)[chance.below(5)]),
    )[chance.below(7)]


def test_every_word_says_its_numbers_and_its_numbers_say_it() -> None:
    """Whatever an option is made of, and for the third copy as for the first; no two words share numbers."""
    met: dict[tuple[int, ...], str] = {}
    made, chance = phrases(), Chance.from_seed(2)
    for _ in range(1500):
        parts = tuple(random_part(chance) for _ in range(1 + chance.below(4)))
        copy = 1 + chance.below(3) * chance.below(12)
        word = word_of(parts) + (f" #{copy}" if copy > 1 else "")
        numbers = made.numbers(parts, word, copy)
        assert phrases().numbers(parts, word, copy) == numbers == made.numbers(parts, word, copy)
        assert made.word(numbers) == word
        assert met.setdefault(numbers, word) == word
        assert all(END < number < made.count for number in numbers)
        assert made.phrases_of(made.whole(numbers)) == numbers
        if len(numbers) == 1:
            assert made.whole(numbers) == numbers[0]
    assert len(met) > 1000


def test_what_a_pattern_says_is_one_phrase() -> None:
    made = phrases()
    one = [
        ((verb("keep"), kind_part("elm")), "keep elm"),
        ((kind_part("oak-tree"), mark("to"), Part("zone", 1, "fen")), "oak-tree to fen"),
        ((verb("pay"), number_part(NUMBERS - 1), mark("to"), seat_part(5)), f"pay {NUMBERS - 1} to F"),
        ((verb("show"), kind_part("orb")), "show orb"),
        ((verb("show"), kind_part("ash")), "show ash"),  # any card, where its family has no pattern
        ((kind_part("orb"),), "orb"),
        ((verb("end turn"),), "end turn"),
        ((verb("lately"),), "lately"),
    ]
    for parts, word in one:
        (number,) = made.numbers(parts, word)
        assert made.text(number) == word
    assert len(made.numbers((verb("keep"), kind_part("orb")), "keep orb")) == 2  # not for that family
    assert len(made.numbers((kind_part("ash"), mark("to"), Part("zone", 2, "moor")), "ash to moor")) > 1


def test_all_phrases_have_a_text_of_their_own_and_later_words_come_last() -> None:
    made = phrases()
    texts = [made.text(number) for number in range(made.count)]
    spelled = [text for text in texts if texts.count(text) > 1]
    assert set(spelled) <= {*UNITS, "orb"}  # as a unit or relic, and as any card
    assert texts[END] == "end of the phrase"
    assert texts[-1] == "lately"
    assert {*COPIES, *OWNERS, *SEAT_LETTERS, *map(str, range(NUMBERS)), "+a", "+ ", "end turn"} <= {*texts}
    assert f"{NUMBERS}" not in texts
    assert sum(text.startswith("pay ") for text in texts) == NUMBERS * len(SEAT_LETTERS)
    for number in (-1, made.count, made.count + 7):
        with pytest.raises(
            EngineError, match=f"{number} is not the number of a phrase; there are {made.count}"
        ):
            made.text(number)
    with pytest.raises(EngineError, match="'☃' is not among the letters"):
        made.numbers((verb("snow☃"),), "snow☃")


def test_options_are_said_phrase_by_phrase() -> None:
    """Whatever phrases options have: each can be said, in as few phrases as tell it from the others; a phrase
    that leads nowhere is refused by the rule of the question, and a copy goes its own way."""
    for seed in range(300):
        chance = Chance.from_seed(seed)
        every = {
            tuple(1 + chance.below(3) for _ in range(chance.below(4))) for _ in range(1 + chance.below(6))
        }
        options = sorted(every)
        for chosen, phrases_said in enumerate(options):
            offer = Offer((0, "say", (), None, (), "X-5", False))
            offer.numbers = options
            offer.spread()
            option, depth = -1, 0
            while option < 0:
                left = [each for each in options if each[:depth] == phrases_said[:depth]]
                following = {each[depth] if len(each) > depth else END for each in left}
                assert offer.legal == sorted(following)
                assert next_phrases(options, phrases_said[:depth]).keys() == following
                other = offer.copy()
                with pytest.raises(IllegalChoice, match="9 is not a possible action now") as refused:
                    offer.say(9)
                assert refused.value.rule == "X-5"
                saying = phrases_said[depth] if len(phrases_said) > depth else END
                option = offer.say(saying)
                assert other.said == phrases_said[:depth]
                assert other.legal == sorted(following)
                assert other.say(saying) == option
                depth += 1
            alone = [each for each in options if each[:depth] == phrases_said[:depth]]
            assert option == chosen
            assert len(alone) == 1 or saying == END
            assert (
                depth == 1
                or len([each for each in options if each[: depth - 1] == phrases_said[: depth - 1]]) > 1
            )


# --- parts of options ----------------------------------------------------------------------------------


def test_a_word_is_that_of_parts_exactly_where_it_is_their_word() -> None:
    """However it begins: with a verb, with a card of the table, with a kind of card, or with nothing."""
    game = Sandbox(2, 3)
    every: list[Parts] = [
        (verb("keep"), card_part(1)),
        (card_part(1), mark("to"), seat_part(1)),
        (card_part(0, 1), mark("to"), seat_part(1)),
        (card_part(0, 0), mark("to"), seat_part(1)),
        (kind_part("2"), number_part(2)),
        (kind_part("2"), number_part(20)),
        (verb("keep"),),
        (),
    ]
    words = [word_of(shown(parts, game.card_word)) for parts in every]
    assert words == ["keep 1", "1 to B", "0.b to B", "0.a to B", "2 2", "2 20", "keep", ""]
    for parts, own in zip(every, words, strict=True):
        for word in (*words, "2", "1", "keep 12", "0 to B"):
            assert says(game, parts, word) == (word == own and bool(parts))


def test_who_may_not_know_reads_neither_cards_nor_what_is_private() -> None:
    parts = (
        verb("give"),
        kind_part("ash"),
        *private((mark("from"), seat_part(2))),
        Part(CARD, NOBODY, "elm", 1),
    )
    assert [part.private for part in parts] == [False, False, True, True, False]
    assert word_of(public(parts)) == "give ash elm.b"
    assert word_of(hidden(public(parts))) == f"give {HIDDEN_CARD} {HIDDEN_CARD}.b"
    assert word_of(joined([parts[:1], (), parts[1:2], [mark("x")]], "and")) == "give and and ash and x"
    assert joined([], "and") == ()
    assert [part.shape for part in parts] == ["give", "card", "from", "seat", "card"]
    assert verb("(stay!) or go").shape == "stay-or-go"


def test_cards_leave_the_table_by_their_kind_with_owner_and_secrecy() -> None:
    inside = (verb("play"), card_part(2, 1), *private([card_part(0)]), kind_part("7"))
    assert shown(inside, lambda card: f"kind-{card}") == (
        Part("verb", 0, "play"),
        Part(CARD, NOBODY, "kind-2", 1, False),
        Part(CARD, NOBODY, "kind-0", NOBODY, True),
        Part(CARD, NOBODY, "7", NOBODY, False),
    )
