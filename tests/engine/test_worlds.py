"""Sampled worlds are exactly those that fit what a seat has seen; brute force is the judge."""

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from interrex.engine.chance import Chance
from interrex.engine.knowledge import known_in, knows, places_of, settle
from interrex.engine.table import Table
from interrex.engine.zones import draw, lay_out, move, show_all, shuffle
from interrex.testing import check_known_to_others
from tests.engine.games import lookout
from tests.engine.games.lookout import Lookout
from tests.engine.games.masks import Masks
from tests.engine.games.replies import Replies
from tests.engine.games.sandbox import BAG, DECK, HAND, OPEN, Sandbox
from tests.engine.tools import appearance, everyone, lawful, play_at_random, sound
from tests.engine.worlds import Observers, World, sampled, told_apart, world_of

Event = Callable[[Observers], None]

# --- random events at a table with no rules ----------------------------------------------------


def table(seats: int, cards: int, hand: int, sort: type[Sandbox] = Sandbox) -> Observers:
    """Each seat gets cards that all know; the others make up the deck."""
    game = sort(seats, cards)
    for card in range(cards):
        lay_out(game, card, HAND + card // hand if card < hand * seats else DECK)
    observers = Observers(game)
    observers.shuffle(DECK)
    return observers


def events(game: Sandbox, chance: Chance) -> Iterator[tuple[str, Event]]:
    """All that can happen to one seat drawn by lot, with a card drawn by lot."""
    seat, other = chance.below(game.seats), chance.below(game.seats)
    hand, face_down = HAND + seat, game.face_down(seat)
    if game.cards_at[DECK]:
        top, bottom = game.cards_at[DECK][-1], game.cards_at[DECK][0]
        yield "draw", lambda table: table.move(top, hand)
        yield "draw from below", lambda table: table.move(bottom, hand)
        yield "turn up", lambda table: table.move(top, OPEN)
        yield "burn", lambda table: table.move(top, BAG)
        yield "look", lambda table: table.show(top, 1 << seat)
        yield "shuffle", lambda table: table.shuffle(DECK)
    if game.cards_at[hand]:
        held = list(game.cards_at[hand])
        card = held[chance.below(len(held))]
        yield "face down", lambda table: table.move(card, face_down)
        yield "discard", lambda table: table.move(card, OPEN)
        yield "bag", lambda table: table.move(card, BAG)
        yield "put back", lambda table: table.move(card, DECK)
        yield "show one", lambda table: table.show(card, 1 << other)
        yield "show hand", lambda table: [table.show(each, 1 << other) for each in held].clear()
        yield "mulligan", lambda table: fold(table, held)
        if other != seat:
            yield "give", lambda table: table.move(card, HAND + other)
    if game.cards_at[face_down]:
        hidden = list(game.cards_at[face_down])
        mask = hidden[chance.below(len(hidden))]
        yield "take back", lambda table: [table.move(each, hand) for each in hidden].clear()
        yield "reveal", lambda table: table.move(mask, OPEN)
        yield "lift", lambda table: table.show(mask, everyone(game.seats))
    if game.cards_at[OPEN]:
        pile = list(game.cards_at[OPEN])
        lost = pile[chance.below(len(pile))]
        yield "pick up", lambda table: table.move(lost, hand)
        yield "bury", lambda table: table.move(lost, DECK, bottom=True)
        yield "rebuild", lambda table: fold(table, pile)


def fold(table: Observers, cards: list[int]) -> None:
    """Shuffle cards into the deck."""
    for card in cards:
        table.move(card, DECK)
    table.shuffle(DECK)


def crowded(game: Table, seat: int) -> set[int]:
    """The places with more than one lot of cards that the seat cannot tell: secret moves merge these."""
    settle(game, 1 << seat)
    first = seat * len(game.where)
    found = set()
    for place, lying in enumerate(game.cards_at):
        loose = {
            game.actual_lot[first + card]
            for card in lying
            if game.possible_lots[first + card] & (game.possible_lots[first + card] - 1)
        }
        if len(loose) > 1:
            found.add(place)
    return found


TAKE_BACK = ("put back", "give", "bag", "mulligan")


@pytest.mark.parametrize("number", range(100))
def test_knowledge_is_exact_unless_lots_had_to_be_merged(number: int) -> None:
    chance = Chance.from_seed(number)
    observers = table(2 + number % 2, 5, number % 3 % 2 + (number % 5 == 0))
    game = observers.game
    assert isinstance(game, Sandbox)
    exact = set(range(game.seats + 1))
    for _ in range(14):
        choices = list(events(game, chance)) or [("nothing", lambda table: None)]
        name, happen = choices[chance.below(len(choices))]
        crowds = [crowded(game, seat) for seat in range(game.seats + 1)]
        happen(observers)
        sound(game)
        for seat in range(game.seats + 1):
            known, real = told_apart(game, seat), observers.worlds[seat]
            assert real <= known, f"{name}: a world that fits is left out"
            if seat in exact and known != real:
                assert crowds[seat] or name == "mulligan", f"{name}: seat {seat} forgets something"
                exact.discard(seat)
            for _ in range(2):
                world = game.sample_world(seat, chance)
                sound(world)
                check_known_to_others(game, world, seat)
                assert world_of(world) in known
                assert told_apart(world, seat) == known


def test_conclusions_may_be_put_off() -> None:
    """Whether seats work things out after every event or at the end, they know the same."""
    for number in range(150):
        ends = []
        for patient in (False, True):
            chance = Chance.from_seed(number)
            observers = table(2 + number % 2, 6, number % 3)
            game = observers.game
            assert isinstance(game, Sandbox)
            observers.worlds = [set() for _ in observers.worlds]  # nobody keeps count
            for _ in range(20):
                choices = list(events(game, chance)) or [("nothing", lambda table: None)]
                choices[chance.below(len(choices))][1](observers)
                if not patient:
                    settle(game, everyone(game.seats))
            who = range(game.seats + 1)
            known = [known_in(game.copy(), seat, place) for seat in who for place in range(len(game.sees))]
            sound(game)
            ends.append((known, [places_of(game, seat, card) for seat in who for card in range(6)]))
        assert ends[0] == ends[1], number


def test_a_hand_and_a_deck_stay_exact_to_the_end() -> None:
    """Without cards that go back in secret, and with a deck rebuilt when it is empty, nothing is lost."""
    for number in range(60):
        chance = Chance.from_seed(number)
        observers = table(2 + number % 2, 5, number % 2)
        game = observers.game
        assert isinstance(game, Sandbox)
        for _ in range(16):
            choices = [
                (name, happen)
                for name, happen in events(game, chance)
                if name not in (*TAKE_BACK, "burn", "face down")
                and (name != "rebuild" or not game.cards_at[DECK])
            ]
            if choices:
                choices[chance.below(len(choices))][1](observers)
            for seat in range(game.seats + 1):
                assert told_apart(game, seat) == observers.worlds[seat]


# --- every world and no other is drawn ---------------------------------------------------------


def drawn_exactly(game: Table, seat: int, worlds: set[World]) -> None:
    """Sampling gives each of these worlds and no other."""
    chance = Chance.from_seed(len(worlds))
    assert sampled(game, seat, chance, len(worlds) + 1, 20 * len(worlds) + 100) == worlds


def mixed_table() -> Observers:
    """Cards of many classes: known hands with one face down, draws, a bag, a rebuilt deck."""
    observers = table(2, 7, 2)  # hands 0 1 and 2 3, deck 4 5 6
    game = observers.game
    assert isinstance(game, Sandbox)
    observers.move(0, game.face_down(0))
    observers.move(game.cards_at[DECK][-1], HAND + 0)
    observers.move(game.cards_at[DECK][-1], BAG)
    observers.move(3, game.face_down(1))
    return observers


def test_cards_of_many_classes_are_dealt_exactly() -> None:
    observers = mixed_table()
    game = observers.game
    assert len({game.possible_lots[2 * 7 + card] for card in range(7)}) == 3  # seven cards of three classes
    for seat in range(3):
        drawn_exactly(game, seat, observers.worlds[seat])
    assert [len(worlds) for worlds in observers.worlds] == [4, 12, 24]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_ring_of_doubts_has_two_worlds(seats: int) -> None:
    """Each card lies in its place or in the next: all stay, or all have moved on at once."""
    game = Sandbox(seats, seats)
    for card in range(seats):
        lay_out(game, card, game.face_down(card))
    own, watcher = game.own_lot[seats * len(game.sees) :], seats
    for card in range(seats):
        here, there = (own[game.face_down(place % seats)] for place in (card, card + 1))
        game.possible_lots[watcher * seats + card] = 1 << here | 1 << there
    chance = Chance(1)
    found = {tuple(game.sample_world(watcher, chance).where) for _ in range(60)}
    moved_on = [game.face_down((card + 1) % seats) for card in range(seats)]
    assert found == {tuple(game.where), tuple(moved_on)}


def test_no_world_is_much_rarer_than_the_others() -> None:
    observers = mixed_table()
    chance = Chance.from_seed(1)
    counts = dict.fromkeys(observers.worlds[2], 0)
    for _ in range(200 * len(counts)):
        counts[world_of(observers.game.sample_world(2, chance))] += 1
    assert min(counts.values()) > 100
    assert max(counts.values()) < 400


def test_a_looked_at_card_stays_on_top_in_all_worlds() -> None:
    observers = table(2, 6, 1)
    game = observers.game
    observers.show(game.cards_at[DECK][-1], 0b01)
    observers.show(game.cards_at[DECK][0], 0b10)
    observers.move(game.cards_at[DECK][-1], HAND + 1)
    observers.move(game.cards_at[DECK][1], BAG)
    for seat in range(3):
        drawn_exactly(game, seat, observers.worlds[seat])


def test_a_hand_remembers_the_deck_before_it_was_rebuilt() -> None:
    """Two seats have drawn one card of the old deck and one of the new: neither has two of one deck."""
    observers = table(3, 6, 0)
    game = observers.game
    for place in (HAND, HAND + 1, OPEN, OPEN, OPEN, OPEN):
        observers.move(game.cards_at[DECK][-1], place)
    old = set(game.cards_at[HAND] + game.cards_at[HAND + 1])
    fold(observers, list(game.cards_at[OPEN]))
    for place in (HAND, HAND + 1):
        observers.move(game.cards_at[DECK][-1], place)
    drawn_exactly(game, 2, observers.worlds[2])
    for lying in {world[HAND] for world in observers.worlds[2]}:
        assert len(old & set(lying)) == 1


@pytest.mark.parametrize("seed", range(12))
def test_a_card_found_in_a_hand_of_three_decks(seed: int) -> None:
    """It cannot be of the first: which of the other two it was, who looks does not hold."""
    observers = table(2, 6, 0)
    game = observers.game
    chance = Chance.from_seed(seed)
    for hand in (HAND, HAND + 1):
        observers.move(game.cards_at[DECK][-1], hand)
    for number, hands in ((2, (HAND, HAND + 1)), (1, (HAND,))):
        for card in game.cards_at[DECK][:number]:
            observers.move(card, OPEN)
        fold(observers, list(game.cards_at[OPEN]))
        for hand in hands:
            observers.move(game.cards_at[DECK][chance.below(len(game.cards_at[DECK]))], hand)
    for card in reversed(game.cards_at[HAND]):
        observers.show(card, 0b110)
        sound(game)
        for seat in range(3):
            assert observers.worlds[seat] <= told_apart(game, seat)
    assert known_in(game, 1, HAND) == sorted(game.cards_at[HAND])


def test_a_card_put_on_top_in_secret_is_one_of_the_hand() -> None:
    observers = table(2, 6, 2)
    game = observers.game
    observers.move(1, DECK)
    drawn_exactly(game, 1, observers.worlds[1])
    assert {world[DECK][-1] for world in observers.worlds[1]} == {0, 1}
    observers.move(1, BAG)
    drawn_exactly(game, 1, observers.worlds[1])
    assert places_of(game, 1, 4) == 1 << DECK  # nobody thinks that a card of the old deck left


def test_give_and_take_back_and_give_again() -> None:
    """A hand that got a card for a card still holds one of its own, whatever it plays face down.

    Which of its two lots that came from the table of knowledge does not hold: there it is too wide.
    """
    observers = table(3, 6, 2)
    game = observers.game
    assert isinstance(game, Sandbox)
    observers.move(0, HAND + 1)
    observers.move(2, HAND)
    drawn_exactly(game, 2, observers.worlds[2])
    assert not any(set(world[HAND]) == {2, 3} for world in observers.worlds[2])
    assert crowded(game, 2) == {HAND}
    observers.move(1, game.face_down(0))
    known = told_apart(game, 2)
    assert observers.worlds[2] < known
    assert (len(observers.worlds[2]), len(known)) == (10, 12)


# --- elimination -------------------------------------------------------------------------------


def test_what_is_left_is_known() -> None:
    game = Sandbox(2, 4)
    for card in range(4):
        lay_out(game, card, HAND)
    move(game, 2, game.face_down(0))
    move(game, 3, game.face_down(0))
    assert [knows(game, 1, card) for card in range(4)] == [False] * 4
    move(game, 0, OPEN)
    assert places_of(game, 1, 1) == 1 << HAND | 1 << game.face_down(0)
    move(game, 2, OPEN)
    assert not knows(game, 1, 1)
    move(game, 3, OPEN)
    assert known_in(game, 1, HAND) == [1]


def test_what_is_known_by_elimination_is_followed() -> None:
    """Seat 1 works out that card 2 lies in the bag; later blurring must not bring it back to hand."""
    observers = table(2, 5, 2)
    game = observers.game
    observers.move(game.cards_at[DECK][-1], BAG)  # card 4, the only one
    observers.move(0, BAG)
    observers.show(0, 0b10)
    assert known_in(game, 1, HAND) == [1]
    observers.move(1, BAG)
    assert known_in(game, 1, BAG) == [0, 1, 4]
    observers.move(4, HAND)
    drawn_exactly(game, 1, observers.worlds[1])
    observers.move(4, OPEN)
    assert known_in(game, 1, BAG) == [0, 1]


def test_a_whole_place_looked_through_is_known_and_nothing_else_is_there() -> None:
    game = Sandbox(2, 6)
    for card in range(6):
        lay_out(game, card, DECK)
    shuffle(game, DECK)
    for seat in (0, 0, 1):
        draw(game, DECK, HAND + seat)
    show_all(game, HAND, 0b10)
    assert known_in(game, 1, HAND) == sorted(game.cards_at[HAND])
    assert all(places_of(game, 1, card) == 1 << DECK for card in game.cards_at[DECK])
    show_all(game, DECK, 0b100)
    assert known_in(game, 2, DECK) == sorted(game.cards_at[DECK])
    chance = Chance(1)
    for _ in range(10):
        assert game.sample_world(2, chance).cards_at[DECK] == game.cards_at[DECK]


# --- worlds of real games: every deal and every secret choice played again ----------------------


def fitting(starts: list[Table], real: list[tuple[int, str, str]], seat: int) -> set[World]:
    """The worlds reached from any of these starts by any choices of others that look the same."""
    tables = starts
    for mover, word, look in real:
        reached: dict[tuple[World, str], Table] = {}
        for each in tables:
            decision = each.decision_of(mover)
            assert decision is not None
            for option in decision.options if mover != seat else [word]:
                if option in decision.options:
                    copy = each.copy()
                    copy.choose(option, mover)
                    if appearance(copy, seat) == look:
                        reached[world_of(copy), repr(copy.answers)] = copy
        tables = list(reached.values())
    return {world_of(each) for each in tables}


def play_and_compare(start: Table, starts: list[Table], seat: int, seed: int, turns: int, bar: str) -> None:
    chance = Chance.from_seed(seed)
    game = start.copy()
    real = []
    for turn in range(turns):
        if game.is_over:
            break
        mover = game.seats_asked[0]
        words = [word for word in game.option_words() if word != bar]
        word = words[chance.below(len(words))]
        game.choose(word, mover)
        if game.is_over:
            break
        real.append((mover, word, appearance(game, seat)))
        if turn == turns // 2 or turn == turns - 1:
            drawn_exactly(game, seat, fitting(starts, real, seat))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3])
def test_masks_all_secret_choices_and_no_others(seats: int, seed: int) -> None:
    start = Masks(seats, seed)
    for seat in (0, seats):
        play_and_compare(start, [start], seat, seed, 8, "")


@pytest.mark.parametrize("seed", range(3))
def test_lookout_all_deals_and_no_others(seed: int) -> None:
    start = Lookout(2, seed)
    starts: list[Table] = []
    for order in permutations(range(lookout.CARDS)):
        deal = start.copy()
        deal.cards_at[lookout.DECK] = list(order)
        starts.append(deal)
    play_and_compare(start, starts, seed, seed, 6, "shuffle")


# --- what others know in a sampled world -------------------------------------------------------


def test_what_others_know_stays_true_however_often_one_samples() -> None:
    chance = Chance.from_seed(3)
    for seed in range(3):
        for game in play_at_random(Replies(3, seed), chance):
            world: Table = game
            for _ in range(6):
                world = world.sample_world(chance.below(game.seats + 1), chance)
                sound(world)


def test_a_sampled_world_can_be_played_to_its_end() -> None:
    chance = Chance.from_seed(4)
    for seed in range(3):
        for game in play_at_random(Replies(3, seed), chance):
            world = game.sample_world(chance.below(game.seats + 1), chance)
            for position in play_at_random(world, chance):
                sound(position)


def test_the_law_holds_where_cards_go_everywhere() -> None:
    for number in range(10):
        chance = Chance.from_seed(100 + number)
        observers = table(3, 8, 1)
        game = observers.game
        assert isinstance(game, Sandbox)
        observers.worlds = [set() for _ in observers.worlds]  # too many to follow
        for _ in range(40):
            choices = list(events(game, chance)) or [("nothing", lambda table: None)]
            choices[chance.below(len(choices))][1](observers)
            sound(game)
            lawful(game, chance, samples=1)
