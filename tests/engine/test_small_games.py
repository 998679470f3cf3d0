"""What later games need, each told as a story at the table of a small game."""

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice
from interrex.engine.knowledge import known_in, knows, places_of
from interrex.engine.table import Table
from interrex.engine.triggers import Trigger, schedule
from tests.engine.games import bells, lookout, masks, replies
from tests.engine.games.bells import Bells
from tests.engine.games.bids import Bids
from tests.engine.games.brigade import Brigade
from tests.engine.games.curses import Curses
from tests.engine.games.dice import Dice
from tests.engine.games.guards import Guards
from tests.engine.games.lookout import Lookout
from tests.engine.games.masks import Masks
from tests.engine.games.pistols import Pistols
from tests.engine.games.replies import Replies
from tests.engine.tools import appearance


def choose(game: Table, *words: str) -> None:
    """Answer the open questions one after the other."""
    for word in words:
        game.choose(word)


def asked(game: Table) -> tuple[int, str] | None:
    """Who is asked what."""
    return (game.decision.seat, game.decision.question) if game.decision else None


# --- secret bids -------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_bids_are_answered_in_any_order_with_the_same_outcome(order: tuple[int, ...]) -> None:
    game = Bids()
    for seat in order:
        game.choose(f"bid {seat + 1}", seat)
    assert game.coins == [3, 2, 1]
    assert game.prizes == [0, 0, 3]
    assert [line[1] for line in game.log(3)] == [(0, 1), (1, 2), (2, 3)]


def test_no_bid_shows_before_the_last_is_in() -> None:
    games = [Bids(), Bids()]
    for game, word in zip(games, ("withdraw", "bid 4"), strict=True):
        game.choose(word, 1)
        assert [decision.seat for decision in game.decisions] == [0, 2]
    for seat in (0, 2, 3):
        assert appearance(games[0], seat) == appearance(games[1], seat)
    assert games[0].record(0).choices == ((1, "…"),)
    assert games[0].record(1).choices == ((1, "withdraw"),)
    assert not games[0].log(0)
    assert games[0].coins == [4, 4, 4]


def test_a_seat_that_has_bid_may_not_bid_again() -> None:
    game = Bids()
    game.choose("bid 1", 1)
    with pytest.raises(IllegalChoice, match="Seat B is not asked now; the table waits for seat A, C"):
        game.choose("bid 2", 1)


def test_sampled_worlds_redraw_the_bids_of_others_and_keep_ones_own() -> None:
    game = Bids()
    game.choose("bid 3", 1)
    game.choose("bid 2", 2)
    chance = Chance(1)
    mine = {tuple(sorted(game.sample_world(1, chance).answers)) for _ in range(200)}
    assert mine == {((1, 3), (2, bid)) for bid in range(5)}
    watching = {tuple(sorted(game.sample_world(3, chance).answers)) for _ in range(600)}
    assert watching == {((1, one), (2, two)) for one in range(5) for two in range(5)}
    world = game.sample_world(1, chance)
    world.choose("withdraw", 0)
    assert world.coins[1] == 1
    assert game.answers == [(1, 3), (2, 2)]


# --- the reply stack ---------------------------------------------------------------------------


def hold(game: Replies, *hands: tuple[int, ...]) -> Replies:
    """The game with these hands, asked again."""
    cards = {card: seat for seat, hand in enumerate(hands) for card in hand}
    game.cards_at = [[] for _ in game.cards_at]
    for card in range(len(game.where)):
        place = replies.HAND + cards[card] if card in cards else replies.DECK
        game.where[card] = place
        game.cards_at[place].append(card)
    game.ask_again(0, Chance(0))
    return game


def test_a_veto_of_a_veto_lets_the_deed_through() -> None:
    game = hold(Replies(), (0, 2, 1), (3, 4, 6), (5, 7, 8))
    choose(game, "play deed-0", "play veto-3", "play veto-5")
    assert game.cards_at[replies.STACK] == [0, 3, 5]
    choose(game, "pass", "pass", "pass")
    assert [(kind, card) for kind, (card,), _, _ in game.log(0)] == [
        ("resolved", 5),
        ("struck", 3),
        ("resolved", 0),
    ]
    assert game.points == [1, 0, 0]
    assert asked(game) == (1, "deed")


def test_three_vetoes_strike_the_deed_and_everybody_is_asked_after_each() -> None:
    game = hold(Replies(), (0, 2, 1), (3, 4, 6), (5, 7, 8))
    choose(game, "play deed-0", "pass")
    assert asked(game) == (2, "reply")
    choose(game, "play veto-7", "play veto-1", "pass", "play veto-5", "pass", "pass", "pass")
    assert game.points == [0, 0, 0]
    assert sorted(game.cards_at[replies.PILE]) == [0, 1, 5, 7]
    assert asked(game) == (1, "deed")


# --- choices inside effects inside effects -----------------------------------------------------


def test_an_effect_inside_an_effect_is_over_before_what_comes_after_it() -> None:
    game = Curses()
    choose(game, "curse", "pass on")  # 0 curses 1, who passes it on to 0 and 2
    assert asked(game) == (0, "curse")
    choose(game, "pass on")  # 0 passes it on to 1 and 2
    assert asked(game) == (1, "curse")
    choose(game, "bear", "bear")  # the innermost: 1, 2
    assert asked(game) == (2, "curse")  # now the one before, for 2
    choose(game, "bear", "drink", "drink")
    assert game.story == [
        "0 curses",
        "1 pass on",
        "0 pass on",
        "1 bear",
        "2 bear",
        "0 is free",
        "2 bear",
        "1 is free",
        "0 sits",
        "1 drinks",
        "1 sits",
        "2 drinks",
        "2 sits",
    ]
    assert game.scores() == (0.0, -1.0, -2.0)


# --- a known hand, one card face down ----------------------------------------------------------


def test_others_know_hand_or_face_down_but_not_which() -> None:
    game = Masks()
    hand, face_down = masks.HAND, game.face_down(0)
    choose(game, "hide mask-1")
    for card in (0, 1, 2):
        assert places_of(game, 1, card) == 1 << hand | 1 << face_down
        assert knows(game, 0, card)
    assert not known_in(game, 1, face_down)
    assert game.record(1).choices == ((0, "hide a-card"),)
    assert game.record(0).choices == ((0, "hide mask-1"),)


def test_a_shown_mask_clears_up_the_hand() -> None:
    game = Masks()
    choose(game, "hide mask-1", "hide mask-4", "show mask-1")
    assert known_in(game, 1, masks.HAND) == [0, 2]
    assert game.record(1).choices[-1] == (0, "show mask-1")


def test_a_mask_taken_back_is_known_again() -> None:
    game = Masks()
    choose(game, "hide mask-1", "hide mask-4", "take back")
    assert known_in(game, 1, masks.HAND) == [0, 1, 2]


def test_the_last_mask_is_known_by_elimination() -> None:
    game = Masks()
    choose(game, "hide mask-1", "hide mask-4", "leave", "leave")
    choose(game, "hide mask-0", "hide mask-3", "show mask-0")
    assert not known_in(game, 1, masks.HAND)  # mask 1 or 2
    choose(game, "leave", "hide mask-2")
    assert known_in(game, 1, game.face_down(0)) == [1, 2]  # the hand is empty
    choose(game, "hide mask-5", "show mask-2")
    assert known_in(game, 1, game.face_down(0)) == [1]


# --- an open pool of dice ----------------------------------------------------------------------


def test_dice_are_open_and_only_the_future_is_unknown() -> None:
    game = Dice(2, 3)
    chance = Chance(5)
    pool = game.pool[:]
    rolls = set()
    for _ in range(50):
        world = game.sample_world(0, chance)
        assert world.pool == pool
        world.choose("roll again")
        rolls.add(tuple(world.pool))
    assert len(rolls) > 30
    game.choose("roll again")
    again = Dice(2, 3)
    again.choose("roll again")
    assert again.pool == game.pool  # the real future is fixed by the seed


def test_equal_dice_are_options_with_words_of_their_own() -> None:
    game = Dice()
    game.pool = [2, 2, 5, 5, 5]
    game.ask_again(0, Chance(0))
    assert game.option_words() == ("take 2", "take 2 #2", "take 5", "take 5 #2", "take 5 #3", "roll again")
    choose(game, "take 5 #3")
    assert game.pool == [2, 2, 5, 5]


# --- a card looked at on top of a deck ---------------------------------------------------------


def test_who_looked_follows_the_card_into_another_hand() -> None:
    game = Lookout()
    top = game.cards_at[lookout.DECK][-1]
    choose(game, "look")
    assert [knows(game, seat, top) for seat in range(3)] == [True] * 3  # all lie in the deck
    choose(game, "draw")
    assert known_in(game, 0, lookout.HAND + 1) == [top]
    assert not known_in(game, 2, lookout.HAND + 1)
    assert game.cards_at[lookout.HAND + 1] == [top]
    chance = Chance(2)
    for _ in range(30):
        assert game.sample_world(0, chance).cards_at[lookout.HAND + 1] == [top]
    assert len({game.sample_world(2, chance).cards_at[lookout.HAND + 1][0] for _ in range(200)}) == 6


def test_who_looked_knows_the_top_and_nobody_else_does() -> None:
    game = Lookout()
    top = game.cards_at[lookout.DECK][-1]
    choose(game, "look")
    chance = Chance(2)
    assert {game.sample_world(0, chance).cards_at[lookout.DECK][-1] for _ in range(30)} == {top}
    assert len({game.sample_world(1, chance).cards_at[lookout.DECK][-1] for _ in range(200)}) == 6
    world = game.sample_world(1, chance)  # there too seat 0 knows the top card, whatever it is
    new_top = world.cards_at[lookout.DECK][-1]
    world.choose("draw")
    assert known_in(world, 0, lookout.HAND + 1) == [new_top]


def test_a_shuffle_makes_the_looker_forget() -> None:
    game = Lookout()
    choose(game, "look", "shuffle")
    chance = Chance(2)
    assert len({game.sample_world(0, chance).cards_at[lookout.DECK][-1] for _ in range(200)}) == 6
    assert not any(game.pinned)


def test_a_card_buried_openly_is_known_at_the_bottom() -> None:
    game = Lookout()
    choose(game, "draw")
    card = game.cards_at[lookout.HAND][0]
    choose(game, "shuffle", f"discard {card}", "bury")
    chance = Chance(2)
    for seat in range(3):
        assert {game.sample_world(seat, chance).cards_at[lookout.DECK][0] for _ in range(20)} == {card}
    while len(game.cards_at[lookout.DECK]) > 1:
        choose(game, "draw")
    assert asked(game) == (1, "turn")
    choose(game, "draw")
    assert known_in(game, 0, lookout.HAND + 1)[-1:] == [card] or card in known_in(game, 0, lookout.HAND + 1)


# --- instead of --------------------------------------------------------------------------------


def test_what_is_replaced_never_happens() -> None:
    game = Guards()
    assert asked(game) == (1, "instead")
    choose(game, "guard")
    assert game.happened == ["guard of 1 falls"]
    assert asked(game) == (0, "instead")
    choose(game, "no")  # 0 is wounded; 1 has no guard left and is wounded unasked; 0 is asked again
    assert game.happened == ["guard of 1 falls", "0 is wounded", "1 is wounded"]
    choose(game, "no")
    assert game.is_over
    assert game.result is not None
    assert game.result.winners == (1,)


# --- triggers ----------------------------------------------------------------------------------


def test_an_owner_orders_his_own_triggers_rank_by_rank() -> None:
    game = Bells()
    assert asked(game) == (0, "order")
    assert game.option_words() == ("bell-1", "bell-3", "bell-5")
    choose(game, "bell-3")
    assert game.option_words() == ("bell-1", "bell-5")
    choose(game, "bell-5")  # the last one needs no question
    assert game.heard == [3, 5, 1, 2, 0, 4]
    assert asked(game) == (1, "take down")
    choose(game, "bell-3", "bell-5")
    assert game.heard[6:] == [5, 1, 2, 0, 4]


def test_the_abilities_of_one_card_act_in_the_order_written() -> None:
    game = Bells()
    group = [Trigger(0, 0, bell, (bells.ring, (note,)), "T-2") for bell, note in ((1, 10), (1, 11), (3, 30))]
    outcomes = []
    for words in (("bell-1", "bell-1"), ("bell-1", "bell-3"), ("bell-3",)):
        other = game.copy()
        other.asked.clear()
        schedule(other, group)
        other.advance()
        choose(other, *words)
        outcomes.append(other.heard[:3])
    assert outcomes == [[10, 11, 30], [10, 30, 11], [30, 10, 11]]


def test_a_trigger_taken_down_is_silent() -> None:
    game = Bells()
    choose(game, "bell-1", "bell-3", "bell-1", "bell-3", "bell-3")  # one rank-0 bell of seat 0 is left
    assert game.heard[-4:] == [2, 5, 0, 4]
    choose(game, "bell-5", "bell-2", "bell-0")
    assert game.heard[-1:] == [4]
    assert game.is_over


# --- no opponents, and seats that go out -------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_all_win_or_lose_together(seats: int) -> None:
    outcomes = set()
    for seed in range(20):
        game = Brigade(seats, seed)
        while not game.is_over:
            game.choose("water" if seed % 2 else "wait")
        assert len(set(game.scores())) == 1
        assert game.result is not None
        outcomes.add((game.result.rule, len(game.result.winners)))
    assert outcomes == {("F-2", seats), ("F-3", 0)}


def test_one_who_is_out_has_no_more_turns_and_his_hand_is_open() -> None:
    def deadly(game: Pistols) -> list[str]:
        return [word for word in game.option_words() if word.endswith("at 1") and int(word.split()[0]) >= 3]

    game = next(game for game in (Pistols(4, seed) for seed in range(100)) if deadly(game))
    shots = deadly(game)
    held = list(game.cards_at[3])
    choose(game, shots[0])
    assert asked(game) == (2, "shoot")  # seat 1 stood on the agenda already
    assert all(knows(game, seat, card) for seat in range(5) for card in held)
    assert not any(word.endswith("at 1") for word in game.option_words())
    choose(game, "hold fire", "hold fire", "hold fire")
    assert asked(game) == (2, "shoot")


def test_the_last_one_alive_ends_the_game_in_mid_round() -> None:
    game = Pistols(2, 4)
    while not game.is_over:
        hits = [word for word in game.option_words()[:-1] if int(word.split()[0]) >= 3]
        game.choose(hits[0] if hits else "hold fire")
    assert game.scores() in {(1.0, 0.0), (0.0, 1.0)}
    assert not game.agenda
    assert game.decision is None
