"""Wherever a text may have a number, something counted may stand, and means the number it comes to.

The law, for every slot of every form in which a number may stand, and for every word that counts: the check
takes the word there, and in positions of random games the text does and asks the same as with the number,
whatever that number is. Veto! has more kinds of numbers than one, and a law of its own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.comparing import all_slots
from interrex.engine.effects import Effect
from interrex.engine.language import Form, Phrases, parse_phrase
from interrex.engine.questions import step
from interrex.engine.table import Table
from interrex.engine.unmet import UNMET
from interrex.games.elekt import meaning as elekt_meaning
from interrex.games.elekt.cards import consulted_texts
from interrex.games.elekt.table import NOBODY, ZONES, Elekt, owner_of, units_in, zone_of
from interrex.games.masters import meaning as masters_meaning
from interrex.games.masters.table import CELLS, Masters
from interrex.games.vendetta.table import HAVEN, Vendetta
from interrex.games.vendetta.verbs import meaning as vendetta_meaning
from interrex.words.examples import with_word
from interrex.words.telling import phrases_of, vocabulary_of
from tests.packs.growing import Grower

GAMES: Final = ("elekt", "masters", "vendetta")
VALUE: Final = "value"
FLOW: Final = frozenset(("agenda", "agenda_floor", "asked", "running_args", "running_step", "recorded"))
REBOUND: Final = {"unless_pays": ("that_player", "you", "here", "there", "that_vampire")}  # the payer's
CHOICES: Final = 12  # answers to what a text asks
TRIES: Final = 3  # positions in which each slot is tried with each value
WAYS: Final = 3  # in which each word counts


class Slot(NamedTuple):
    """A slot in which a number may stand: of which verb or word, and which of its slots."""

    name: str
    form: Form
    at: int


def has_numbers(phrases: Phrases, kind: str) -> bool:
    inside = [word[1:] for word in phrases.kinds.get(kind, ()) if word.startswith("=")]
    return kind in phrases.numbers or any(has_numbers(phrases, each) for each in inside)


@cache
def known_phrases(game: str) -> Phrases:
    found = phrases_of(game)
    assert found is not None
    return found


@cache
def number_slots(game: str) -> tuple[Slot, ...]:
    phrases = known_phrases(game)
    return tuple(
        [
            Slot(name, form, at)
            for name, form in phrases.forms.items()
            for at, kinds in enumerate(form.slots)
            if any(has_numbers(phrases, kind) for kind in kinds)
        ]
    )


def counting_words(game: str) -> list[str]:
    return [word for word in known_phrases(game).words_of(VALUE) if "…" not in word]


@cache
def values(game: str) -> tuple[str, ...]:
    """Every word that counts, with a few of all that it may count."""
    grower = Grower(game, Chance(3))
    found = [
        grower.word(known_phrases(game), word, VALUE, "", 1)
        for word in counting_words(game)
        for _ in range(WAYS)
    ]
    return tuple(dict.fromkeys(found))


# --- the check ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_slot_of_a_number_takes_whatever_counts(game: str) -> None:
    phrases = known_phrases(game)
    slots, words = number_slots(game), counting_words(game)
    assert slots
    assert words
    for slot in slots:
        for word in words:
            value = (word[:-2],) if word.endswith("()") else word
            assert any(phrases.kind_of(value, kind) for kind in slot.form.slot(slot.at)), (slot, word)


# --- the meaning ----------------------------------------------------------------------------------


def lifted(game: str, name: str, text: str, moment: str, deepest: int = 4) -> Iterator[str]:
    """Calls of verbs around a call of a word, however many words it takes to get there."""
    phrases, verbs = known_phrases(game), vocabulary_of(game).verbs
    word, _, kind = name.partition(" ")
    if not word.endswith("()"):
        yield text
        return
    value = (word[:-2],)
    for outer, form in phrases.forms.items() if deepest else ():
        plain = outer.partition(" ")[0]
        if plain == word or (not plain.endswith("()") and moment not in verbs[plain].moments):
            continue
        for at, kinds in enumerate(form.slots):
            found = [each for each in kinds if phrases.kind_of(value, each)]
            if found and (not kind or kind in [phrases.kind_of(value, each) for each in found]):
                row = with_word(game, form, at, text, moment)
                yield from lifted(game, outer, f"{plain.removesuffix('()')}({row})", moment, deepest - 1)
                break


@cache
def phrased(game: str, slot: Slot, said: str, moment: str) -> tuple[Effect, Any] | None:
    """A text with that value in the slot, at the moment, and the value as the text has it."""
    phrases, verbs = known_phrases(game), vocabulary_of(game)
    plain = slot.name.partition(" ")[0]
    if plain in verbs.verbs and moment not in verbs.verbs[plain].moments:
        return None
    row = with_word(game, slot.form, slot.at, said, moment)
    for text in lifted(game, slot.name, f"{plain.removesuffix('()')}({row})", moment):
        taken = Form(((VALUE,),), 1, False)
        value = phrases._row(VALUE, taken, parse_phrase(f"{VALUE}({said})")[1], moment, verbs.verbs, {})[0]
        return verbs.parse(text, moment), value
    return None


def exchanged(tree: Any, value: Any, number: int) -> Any:
    """The arguments of a text with the number for the word."""
    if tree == value and type(tree) is type(value):
        return number
    return tuple([exchanged(each, value, number) for each in tree]) if isinstance(tree, tuple) else tree


@step
def text_done(game: Table) -> None:
    """The text has worked: nobody is asked anything else."""
    game.ask(0, "done", ("done",), text_done)


def after(game: Table, function: Any, args: tuple[Any, ...], luck: random.Random) -> Table:
    """The table when the text has worked, its questions answered by chance."""
    world = game.copy()
    world.asked.clear()
    world.together = ()
    world.answers.clear()
    world.then(text_done)
    world.then_with(function, args)
    world.advance()
    for _ in range(CHOICES):
        if world.is_over or world.asked[0][1] == "done":
            break
        which = luck.randrange(len(world.asked))
        world.play(luck.randrange(len(world.asked[which][2])), which)
    return world


def seen(table: Table) -> dict[str, Any]:
    """All that a table is, but what is still to be done; what is asked as those see it who are asked.

    A condition that is not met is told as it is written, so the line counts and not its words.
    """
    found = {slot: getattr(table, slot) for slot in all_slots(table) if slot not in FLOW}
    found["told"] = [(UNMET, line[2:]) if line[0] == UNMET else line for line in table.told]
    found["chance"], found["result"] = getattr(table.chance, "state", None), str(table.result)
    return {**found, "asked": [each[:3] for each in table.asked]}


class Spoken(NamedTuple):
    """How the texts of a game are used: their moments, a use in a position, a verb with its use, counting."""

    seats: tuple[int, ...]
    moments: tuple[str, ...]
    use: Callable[[Any, random.Random], Any]
    args: Callable[[Any, Effect], tuple[Any, ...]]
    amount: Callable[[Any, Any, Any], int]
    consulted: Mapping[str, Callable[[Any, Any, Effect, tuple[Any, ...]], int]]  # what a verb adds


def elekt_use(game: Elekt, luck: random.Random) -> Any:
    there = [unit for zone in ZONES for unit in units_in(game, zone)]
    unit = luck.choice(there) if there else NOBODY
    card = luck.choice(there) if there else 0
    zone = zone_of(game, card) if there else 0
    seat = owner_of(game, card) if there else 0
    about = owner_of(game, unit) if there else 0
    return elekt_meaning.Use(seat, card, zone, unit, about)


def elekt_symbols(game: Elekt, use: Any, effect: Effect, args: tuple[Any, ...]) -> int:
    return elekt_meaning.given_to(game, args, use.card, use.card, use.zone, use.seat)


def elekt_holding(game: Elekt, use: Any, effect: Effect, args: tuple[Any, ...]) -> int:
    """Which of the texts inside hold, and what they give."""
    found = 1
    for each in consulted_texts(Effect(effect.verb, effect.function, args), vocabulary_of("elekt")):
        found = 2 * found + elekt_meaning.is_true(game, use, each.condition)
        if each.verb == "give":
            found = 100 * found + elekt_symbols(game, use, each, each.args)
    return found


def vendetta_use(game: Vendetta, luck: random.Random) -> Any:
    seats = [seat for seat in range(game.seats) if not game.out[seat]]
    loc = luck.choice([*game.locations, HAVEN])
    return vendetta_meaning.Use(luck.choice(seats), 0, loc, luck.choice(seats))


def vendetta_args(use: Any, effect: Effect) -> tuple[Any, ...]:
    return (use.seat, use.card, (use.loc, use.player), *effect.args)


def vendetta_power(game: Vendetta, use: Any, effect: Effect, args: tuple[Any, ...]) -> int:
    return int(effect.function(game, use.seat, use.card, use.loc, *args))


def masters_use(game: Masters, luck: random.Random) -> Any:
    vampire, that = luck.randrange(game.vampires), luck.randrange(game.vampires)
    there = luck.choice(list(CELLS))
    return masters_meaning.Use(vampire, game.at[vampire], NOBODY, that, there, luck.randrange(4))


SPOKEN: Final = {
    "elekt": Spoken(
        (2, 4), ("left", "counting"), elekt_use, lambda use, effect: (*use, *effect.args),
        elekt_meaning.amount, {"give": elekt_symbols, "given": elekt_holding},
    ),
    "vendetta": Spoken(
        (3, 4), ("aftermath", "blood_lost", "power", "game_end"), vendetta_use, vendetta_args,
        vendetta_meaning.amount, {"power": vendetta_power, "score": vendetta_power},
    ),
    "masters": Spoken(
        (1, 3), ("happened",), masters_use, lambda use, effect: (tuple(use), *effect.args),
        masters_meaning.amount, {},
    ),
}  # fmt: skip


def positions(game: str, seats: int, seed: int) -> Iterator[Any]:
    """Positions of a random game, from its middle on."""
    luck, table = random.Random(seed), interrex.new(game, seats=seats, seed=seed)
    while not table.is_over and len(table.choices) < 400:
        which = luck.randrange(len(table.asked))
        table.play(luck.randrange(len(table.asked[which][2])), which)
        if not table.is_over and luck.random() < 0.2:
            yield table


@pytest.mark.parametrize("game", GAMES)
def test_what_counts_means_the_number_it_comes_to(game: str) -> None:
    spoken, luck = SPOKEN[game], random.Random(7)
    tables = [
        each.copy() for seats in spoken.seats for seed in range(3) for each in positions(game, seats, seed)
    ]
    came_to: dict[int, int] = {}
    for slot in number_slots(game):
        tried = 0
        for moment, said in product(spoken.moments, values(game)):
            text = phrased(game, slot, said, moment)
            if text is None or any(each in said for each in REBOUND.get(slot.name, ())):
                continue
            for _ in range(TRIES):
                number = compared(spoken, luck.choice(tables), luck, *text)
                came_to[number] = came_to.get(number, 0) + 1
                tried += 1
        assert tried >= TRIES, slot
    assert came_to[0] > 10
    assert sum(times for number, times in came_to.items() if number > 1) > 30


def compared(spoken: Spoken, table: Any, luck: random.Random, effect: Effect, value: Any) -> int:
    """The text does the same with the word and with the number to which it comes."""
    use, seed = spoken.use(table, luck), luck.random()
    consult = spoken.consulted.get(effect.verb)
    if consult is not None:
        use = use._replace(player=NOBODY)  # such a text is about nobody: ``that_player`` is refused there
    number = spoken.amount(table, use, value)
    if consult is not None:
        plain = exchanged(effect.args, value, number)
        assert consult(table, use, effect, effect.args) == consult(table, use, effect, plain)
        return number
    args = spoken.args(use, effect)
    plain = exchanged(args, value, number)
    assert plain != args, (effect, value)
    ends = [after(table, effect.function, each, random.Random(seed)) for each in (args, plain)]
    assert seen(ends[0]) == seen(ends[1]), (effect, value, number)
    return number


# --- prices, and nothing at all -------------------------------------------------------------------


def begun(game: str, seats: int, text: str, moment: str) -> tuple[Any, int]:
    """A position of a random game in which the text has begun to work; how long the log was before."""
    spoken, luck = SPOKEN[game], random.Random(11)
    table = [each.copy() for each in positions(game, seats, 2)][-1]
    before = len(table.told)
    use, effect = spoken.use(table, luck), vocabulary_of(game).parse(text, moment)
    table.asked.clear()
    table.then(text_done)
    table.then_with(effect.function, spoken.args(use, effect))
    table.advance()
    return table, before


def test_a_price_is_counted_of_whoever_is_asked_to_pay_it() -> None:
    """In Elekt each pays all the Heat that they have, and is asked while they have it."""
    text = "unless_pays(everyone, heat_of(that_player), gain_heat(1, that_player))"
    table, _ = begun("elekt", 4, text, "left")
    heat, asked = list(table.heat), []
    while table.asked[0][1] == "pay or not":
        seat = table.asked[0][0]
        asked.append(seat)
        assert table.heat[seat] == heat[seat]
        table.play(table.asked[0][2].index("pay"))
        assert not table.heat[seat]
    assert sorted(asked) == [0, 1, 2, 3]
    assert sum(heat)


def test_a_price_of_masters_is_the_blood_of_whoever_pays() -> None:
    table, _ = begun("masters", 3, "unless_pays(each_vampire(), blood_of(you), veil_down(1))", "happened")
    blood = list(table.blood)
    paid = 0
    while table.asked[0][1] == "pay or not":
        table.play(table.asked[0][2].index("pay"))
        paid += 1
    assert paid == table.vampires
    assert sum(blood)
    assert not any(table.blood)


def test_of_vendetta_nobody_can_pay_all_the_blood_that_they_have() -> None:
    """VE-1614 The last blood cannot be spent: all bear it, and nobody is asked."""
    text = "unless_pays(each_opponent, blood_of(that_player), gain_influence(1, you))"
    table, _ = begun("vendetta", 4, text, "aftermath")
    assert table.asked[0][1] == "done"


@pytest.mark.parametrize(
    ("game", "text", "moment"),
    [
        ("elekt", "draw_units(count(each(not(anywhere))), one_opponent)", "left"),
        ("elekt", "discard_units(count(each(not(anywhere))), one_opponent)", "left"),
        ("elekt", "strip(up_to(count(each(not(anywhere))), anywhere))", "left"),
        ("masters", "march(count(each(not(here), here)), each(), each())", "happened"),
        ("masters", "dice_up(count(each(not(here), here)))", "happened"),
        ("masters", "ap_up(count(each(not(here), here)))", "happened"),
    ],
)
def test_of_nothing_nobody_is_asked_and_nothing_is_told(game: str, text: str, moment: str) -> None:
    table, before = begun(game, SPOKEN[game].seats[1], text, moment)
    assert table.asked[0][1] == "done"
    assert len(table.told) == before
