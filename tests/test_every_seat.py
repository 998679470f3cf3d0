"""What differs by seat holds at every seat: who sees which place, what reaches others, whose clock runs."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile
from interrex.engine.knowledge import all_bits, known_in, knows, places_of, settle
from interrex.engine.questions import step
from interrex.engine.table import Table, bare
from interrex.engine.zones import show_all
from interrex.games import game_spec
from interrex.games.elekt import table as elekt
from interrex.games.elekt.table import Elekt
from interrex.games.masters.table import Masters
from interrex.games.masters.verbs.events import gather_from
from interrex.games.vendetta import table as vendetta
from interrex.games.vendetta.keywords import credit
from interrex.games.veto import table as veto
from interrex.games.veto.actions import reckon
from interrex.games.veto.answers import why_not_learning
from interrex.match import scenario
from interrex.match.clocks import parse
from interrex.match.session import CHOOSE, Move, Session
from tests.engine.tools import everyone, seen, settings
from tests.vendetta.tables import choose, position

SEATS = range(4)
L1 = 0


# --- places ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", interrex.games())
def test_every_seat_has_as_much_of_its_own(name: str) -> None:
    """As many places that one seat alone sees, in the same order; none for a seat that is not there."""
    spec = game_spec(name)
    for seats in spec.seats:
        game = interrex.new(name, seats, 1)
        own: dict[int, list[bool]] = {seat: [] for seat in range(seats)}
        for sees, ordered in zip(game.sees, game.ordered, strict=True):
            if sees.bit_count() == 1:
                own[sees.bit_length() - 1].append(ordered)
            assert sees in (0, everyone(seats)) or sees.bit_count() < seats
        assert len({tuple(each) for each in own.values()}) == 1, (seats, own)


@pytest.mark.rules("VT-606", "VT-609", "VT-615")
@pytest.mark.parametrize("seat", SEATS)
def test_who_sees_the_places_of_a_seat_in_veto(seat: int) -> None:
    """VT-606, VT-609, VT-615 Decks and piles are seen by nobody and keep their order."""
    slots = 3
    sees, ordered = veto.layout(4, slots)
    for place in (veto.DECK, veto.DISCARD):
        assert (sees[place + seat], ordered[place + seat]) == (0, True)
    for place in (veto.HAND, veto.LOOK, veto.LIMBO):
        assert sees[place + seat] == 1 << seat
    assert ordered[veto.LOOK + seat]
    assert not ordered[veto.HAND + seat]
    assert (sees[veto.PLAY + seat], ordered[veto.PLAY + seat]) == (everyone(4), False)
    for slot in range(slots):
        assert sees[veto.UNDER + seat * slots + slot] == 1 << seat


@pytest.mark.rules("VE-131", "VE-132", "VE-133", "VE-R13")
@pytest.mark.parametrize("seat", SEATS)
def test_who_sees_the_places_of_a_seat_in_vendetta(seat: int) -> None:
    """VE-131 to VE-133, VE-R13 Hands, looks, cards laid aside or face down are their player's alone."""
    sees = vendetta.who_sees(4, shared=False)
    own = [vendetta.HAND, vendetta.LOOK, vendetta.ASIDE]
    own += [vendetta.DOWN + vendetta.MAX_SEATS * loc for loc in range(vendetta.LOCATIONS)]
    assert [sees[place + seat] for place in own] == [1 << seat] * len(own)
    assert sees[vendetta.DECK + seat] == 0
    assert sees[vendetta.UP + seat] == everyone(4)
    shared = vendetta.who_sees(4, shared=True)
    assert [shared[place + seat] for place in own] == [1 << seat | 1 << (seat + 2) % 4] * len(own)


@pytest.mark.rules("VE-132")
def test_both_cards_are_known_but_not_which_is_which() -> None:
    """VE-132 All know that the whole hand lies there face down, and not which card is which."""
    game = position(moment="planning", to_move="B", turns=2, hand={"A": [], "B": ["GA01", "GA02"]})
    show_all(game, vendetta.HAND + 1, all_bits(game))
    choose(game, "B: play L1 down", "B: GA02")
    others = (0, 2, 3, 4)
    for viewer in others:
        assert game.view(viewer).locations[L1].positions[1].down == ("?",)
    while game.questions[0].seat != 1 or game.questions[0].name != "plan":
        words = game.option_words()
        game.choose("end turn" if "end turn" in words else words[0])
    choose(game, "B: play L1 down")  # the last card
    for viewer in others:
        assert all(
            knows(game, viewer, card) for card in game.cards_at[vendetta.DOWN + vendetta.MAX_SEATS * L1 + 1]
        )
        assert game.view(viewer).locations[L1].positions[1].down == ("?", "?")


@pytest.mark.rules("EL-305", "EL-315")
def test_who_keeps_a_card_alone_reads_which() -> None:
    """EL-305, EL-315 The others read only that one was kept, whoever keeps it; all read what is discarded."""
    game = interrex.new("elekt", 4, 3)
    keepers: set[int] = set()
    while keepers != {*SEATS}:
        decision = game.decisions[0]
        word = decision.options[0]
        if decision.question != "recruit":
            game.choose(word, decision.seat)
            continue
        before = [len(game.log(viewer)) for viewer in range(5)]
        drawn = game.cards_at[elekt.DRAWN + decision.seat][:]
        game.choose(word, decision.seat)
        left = sorted(f"keep {game.card_word(card)}" for card in drawn)
        left.remove(word)
        for viewer in range(5):
            lines = game.log(viewer)[before[viewer] :]
            gone = [game.card_word(line.args[0]) for line in lines if line.kind == "discarded"]
            assert sorted(f"keep {card}" for card in gone) == left
            told = [line for line in lines if line.kind.startswith("kept")]
            if viewer == decision.seat:
                ((kind, (seat, card), *_),) = told
                assert (kind, seat, f"keep {game.card_word(card)}") == ("kept", viewer, word)
            else:
                assert [(line.kind, line.args) for line in told] == [("kept_one", (decision.seat,))]
        keepers.add(decision.seat)


# --- knowledge ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["vendetta", "veto"])
def test_conclusions_are_drawn_by_whoever_asks_first(name: str) -> None:
    """What a seat knows is the same whether its conclusions were drawn before or by the question itself."""
    game = interrex.new(name, 4 if name == "vendetta" else 2, 3)
    chance = Chance(3)
    put_off = 0
    for _ in range(160):
        if game.is_over:
            break
        settled = game.copy()
        put_off += bool(settled.unsettled)
        settle(settled, all_bits(settled))
        if game.unsettled:
            for seat in range(game.seats + 1):
                for card in range(0, len(game.where), 5):
                    assert places_of(game.copy(), seat, card) == places_of(settled, seat, card)
                    assert knows(game.copy(), seat, card) == knows(settled, seat, card)
                for place in range(0, len(game.sees), 3):
                    assert known_in(game.copy(), seat, place) == known_in(settled, seat, place)
        lots_hold_cards(settled)
        which = chance.below(len(game.asked))
        game.play(chance.below(len(game.asked[which][2])), which)
    assert put_off or name == "veto"


def lots_hold_cards(game: Table) -> None:
    """A lot beside a place's own is there only as long as a card lies in it."""
    cards, places = len(game.where), len(game.sees)
    for seat in range(game.seats + 1):
        for place in range(places):
            lots = game.lots_at[seat * places + place] & ~(1 << game.own_lot[seat * places + place])
            for card in game.cards_at[place]:
                lots &= ~(1 << game.actual_lot[seat * cards + card])
            assert not lots, f"seat {seat}, place {place}: lots without cards {lots:b}"


# --- questions to several seats ------------------------------------------------------------------------


class Volunteers(Table):
    """Anybody may answer; the first answer counts and is open."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(settings("volunteers", 3), 0, (), ())
        self.then(ask_all_of_them)
        self.advance()

    def copy(self) -> Volunteers:
        other = bare(Volunteers)
        self.copy_flow(other)
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat)


@step
def ask_all_of_them(game: Volunteers) -> None:
    """V-1 Who goes?"""
    game.ask_any((0, 1, 2), "who goes", ("left", "right"), somebody_goes, rule="V-1")


@step
def somebody_goes(game: Volunteers, way: str) -> None:
    """V-2 Once more."""
    game.then(ask_all_of_them)


@pytest.mark.parametrize("seat", range(3))
def test_an_open_question_to_any_seat_is_open_whoever_answers(seat: int) -> None:
    game = Volunteers()
    game.choose("right", seat)
    for viewer in range(4):
        assert game.record(viewer).choices == ((seat, "right"),)


# --- clocks --------------------------------------------------------------------------------------------


def test_the_clock_of_a_question_restarts_only_for_who_is_asked_anew() -> None:
    """A secret answer of one seat leaves the clocks of the others who think about the same question."""
    game = position(moment="L1 begins", L1={"A": "BR04", "B": "GA06", "C": "NO02"})
    begun = datetime(2020, 1, 1)
    session = Session(game, parse("each 60"), 0.0)
    session = session.clocks_from(100.0)
    after = session.after(Move(1, CHOOSE, "stay", at=begun))
    assert after.times.since[0] == after.times.since[2] == 100.0
    assert after.opened[0] == after.opened[2] == 0
    last = after.after(Move(2, CHOOSE, "stay", at=begun + timedelta(seconds=5)))
    last = last.after(Move(0, CHOOSE, "stay", at=begun + timedelta(seconds=9)))
    for question in last.game.questions:
        assert last.opened[question.seat] == 3
        assert last.times.since[question.seat] > 100.0


# --- rules of which only one side was shown --------------------------------------------------------------


@pytest.mark.rules("VT-978")
@pytest.mark.parametrize(
    ("price", "changes", "paid"),
    [
        (2, [("add", -1, 1)], 1),
        (1, [("add", -1, 1)], 1),
        (0, [("add", -1, 1)], 0),
        (2, [("add", -1, 1), ("add", -1, 1)], 1),
        (2, [("add", -3, 1)], 1),
        (1, [("add", -1, 0)], 0),
        (1, [("add", -2)], 0),
        (1, [("add", 2, 1), ("add", -1, 1)], 2),
    ],
)
def test_a_reduction_stops_at_its_minimum(
    price: int, changes: list[tuple[str | int, ...]], paid: int
) -> None:
    """VT-978 A reduction with a minimum stops there and never raises a price."""
    game = interrex.new("veto", 2, 1)
    assert isinstance(game, veto.Veto)
    assert reckon(game, price, changes) == paid


@pytest.mark.rules("VT-1432")
@pytest.mark.parametrize("voice", [0, 1])
def test_no_effect_is_aimed_at_the_learner_himself(voice: int) -> None:
    """VT-1432 At the player who has the voice, as at his cards; at anybody else it may be, and later too."""
    game = interrex.new("veto", 2, 1, learning=True)
    assert isinstance(game, veto.Veto)
    game.round, game.voice = 1, voice
    effect = next(kind for kind in game.pack.kinds if kind.family == "effect")
    other = next(kind for kind in game.pack.kinds if kind.family == "character")
    at_learner, at_oneself = -1 - voice, -2 + voice
    assert why_not_learning(game, 1 - voice, effect, at_learner, -1) == "VT-1432"
    assert why_not_learning(game, 1 - voice, effect, at_oneself, -1) == ""
    assert why_not_learning(game, voice, effect, at_learner, -1) == ""
    assert why_not_learning(game, 1 - voice, other, at_learner, -1) == ""
    assert why_not_learning(game, 1 - voice, effect, None, -1) == ""
    game.round = 2
    assert why_not_learning(game, 1 - voice, effect, at_learner, -1) == ""


@pytest.mark.rules("VE-806", "VE-R24")
def test_who_is_credited_with_a_frenzy() -> None:
    """VE-R24 The owner of a clan card; a card without a clan acts for whoever uses it, as no card does."""
    for reading, owner in (("position", 3), ("owner", 1)):
        game = position(moment="planning", rulings={"frenzy_credit": reading})
        of_b = next(card for card, kind in enumerate(game.kinds) if kind.clan == game.clan[1])
        ally = next(card for card, kind in enumerate(game.kinds) if kind.clan < 0)
        assert credit(game, 3, of_b) == owner
        assert credit(game, 3, ally) == 3
        assert credit(game, 3, vendetta.NOBODY) == 3


@step
def nothing_more(game: Masters) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="MN-C12")


@pytest.mark.rules("MN-C12")
def test_several_agents_gather_from_each_district() -> None:
    """MN-C12 Two from each district, as far as there are any: the rest after the one that was chosen."""
    game = interrex.new("masters", 2, 1)
    assert isinstance(game, Masters)
    game.hidden, game.exposed = [0] * 9, [0] * 9
    red, near = 4, (1, 3)
    game.hidden[1], game.exposed[1], game.hidden[3] = 2, 1, 1
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    game.then(gather_from, red, 2, near, 0)
    game.advance()
    assert game.questions[0].name == "which agent"
    game.choose("exposed")
    assert game.questions[0].name == "nothing more"
    assert (game.hidden[1], game.exposed[1], game.hidden[3]) == (1, 0, 0)
    assert game.hidden[red] + game.exposed[red] == 3


# --- scenarios -------------------------------------------------------------------------------------------

STORY = """
[scenario]
id = "x"
game = "elekt"
title = "x"
rules = ["EL-301"]
{field}

[given]
seats = 2
moment = "mission violence"
mission = {{ A = ["dignitary"] }}

[[step]]
then.asked = "A go on"
"""


def test_an_unknown_field_in_the_head_of_a_scenario_is_refused() -> None:
    assert not scenario.run(scenario.read(STORY.format(field="seed = 3"), "x.toml"))
    with pytest.raises(BadFile, match="flavour") as refused:
        scenario.read(STORY.format(field='flavour = "sweet"'), "x.toml")
    assert refused.value.line == 7


@pytest.mark.parametrize(("field", "round_number"), [("", 1), ("round = 1", 1), ("round = 6", 6)])
def test_a_position_is_in_a_round_that_there_is(field: str, round_number: int) -> None:
    text = STORY.format(field="").replace("seats = 2", f"seats = 2\n{field}")
    game = scenario.read(text, "x.toml").position()
    assert isinstance(game, Elekt)
    assert game.round == round_number


@pytest.mark.parametrize("number", [0, 7])
def test_a_position_in_another_round_is_refused(number: int) -> None:
    text = STORY.format(field="").replace("seats = 2", f"seats = 2\nround = {number}")
    with pytest.raises(BadFile, match="round"):
        scenario.read(text, "x.toml")
