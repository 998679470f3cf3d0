"""Equal cards in hand and in play: where an option means the one in play, the one in hand is not lit."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import interrex
from interrex.engine.options import CARD, SEAT_LETTERS
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games.veto.table import HAND, Veto
from interrex.games.veto.view import SeatView, VetoView
from interrex.web.show.games.veto import REPLIES
from interrex.web.show.scene import Thing, drawing, option
from interrex.web.tables.sentences import words_for
from tests.web.browsing import new_page
from tests.web.house import Open, until
from tests.web.test_browser_fit import enter, found

SPOTS = ".felt {where} [data-thing='{thing}']"


def of_seat(table: Table, seat: int) -> SeatView:
    view = table.view(seat)
    assert isinstance(view, VetoView)
    return view.seats[seat]


def bears(table: Table, decision: Decision, named: list[list[str]]) -> str:
    """Somebody in play who may be equipped, while a card of the same name is in hand and cannot be played."""
    hand = {f"card:{each}" for each in of_seat(table, decision.seat).known}
    pairs = list(zip(named, decision.options, strict=True))
    equips = [each[0] for each, word in pairs if word.startswith("equip")]
    others = {thing for each, word in pairs if not word.startswith("equip") for thing in each}
    return next((each for each in equips if each in hand - others), "")


def test_a_card_in_hand_is_not_taken_for_its_like_in_play(browser: Browser, house: Open) -> None:
    thing, decision, made, seed = found("veto", bears)
    page = new_page(browser, listed=False)
    enter(page, house, "veto", 2, decision.seat, made, seed)
    in_play = page.locator(SPOTS.format(where=".camp", thing=thing)).first
    expect(in_play).to_have_attribute("data-choosable", "")
    in_hand = page.locator(SPOTS.format(where=".hand:not(.drawn)", thing=thing))
    expect(in_hand).not_to_have_count(0)
    for each in in_hand.all():
        expect(each).not_to_have_attribute("data-choosable", "")
        expect(each).not_to_have_attribute("data-offered", "")
    in_play.click()
    expect(in_play).to_have_attribute("data-picked", "")


def answers_its_like(table: Table, decision: Decision, named: list[list[str]]) -> str:
    """A card in hand that may answer an equal one on the stack, or something else."""
    if decision.question != "reply":
        return ""
    own = [each for each in named if each]
    twice = next((each[0] for each in own if each.count(each[0]) == 2), "")
    return twice if sum(each[0] == twice for each in own) > 1 else ""


@pytest.mark.parametrize("by", ["hand first", "stack first", "dragging"])
def test_a_card_in_hand_may_answer_its_like(browser: Browser, house: Open, by: str) -> None:
    """Touched in hand it offers everything it may answer, its like on the stack among it."""
    thing, decision, made, seed = found("veto", answers_its_like)
    page = new_page(browser, listed=False)
    live = enter(page, house, "veto", 2, decision.seat, made, seed)
    in_hand = page.locator(SPOTS.format(where=".hand:not(.drawn)", thing=thing)).first
    on_stack = page.locator(SPOTS.format(where=".stack", thing=thing)).first
    card = thing.removeprefix("card:")
    if by == "dragging":
        in_hand.drag_to(on_stack)
    elif by == "stack first":
        on_stack.click()
        in_hand.click()
    else:
        in_hand.click()
        expect(in_hand).to_have_attribute("data-picked", "")
        offered = page.locator(".option:not([hidden])").evaluate_all("all => all.map((each) => each.value)")
        assert {each for each in decision.options if each.startswith(card)} <= set(offered)
        expect(on_stack).to_have_attribute("data-choosable", "")
        on_stack.click()
    until(lambda: len(live.choices) > len(made))
    assert live.choices[len(made)][1] == f"{card} against {card}"
    page.context.close()


def has_a_like_in_play(table: Table, decision: Decision, named: list[list[str]]) -> str:
    """A card in hand with one option, while another option means its like in play."""
    hand = {f"card:{each}" for each in of_seat(table, decision.seat).known}
    lying = drawing("veto").lying
    assert lying is not None
    assert isinstance(table, Veto)
    lies = [{each.id for each in lying(decision.question, parts, table.pack)} for parts in decision.parts]
    for thing in sorted(hand):
        own = [each for each, there in zip(named, lies, strict=True) if thing in each and thing not in there]
        others = [each for each, there in zip(named, lies, strict=True) if thing in there]
        if len(own) == 1 and others and all(each.count(thing) == 1 for each in others):
            return thing
    return ""


def test_pointing_at_a_card_in_hand_names_its_own_option(browser: Browser, house: Open) -> None:
    """The option that means its like in play is not taken for one of it."""
    thing, decision, made, seed = found("veto", has_a_like_in_play)
    page = new_page(browser, listed=False)
    enter(page, house, "veto", 2, decision.seat, made, seed)
    own = page.locator(f".option[data-things~='{thing}']:not([data-lies~='{thing}'])")
    said = own.evaluate("each => (each.getAttribute('aria-label') ?? each.textContent).trim()")
    page.locator(SPOTS.format(where=".hand:not(.drawn)", thing=thing)).first.hover()
    expect(page.locator("[data-hint]").first).to_have_text(f"If you touch this: → {said}")
    page.context.close()


def random_decisions(games: int, most: int) -> Iterator[tuple[Veto, Decision]]:
    """Decisions of random games of Veto!."""
    luck = random.Random(4)
    for seed in range(games):
        game = interrex.new("veto", seats=2 + seed % 2, seed=seed)
        assert isinstance(game, Veto)
        for _ in range(most):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            yield game, decision
            game.choose(luck.choice(decision.options), decision.seat)


def test_what_is_said_to_lie_in_play_lies_there() -> None:
    """In random games: an option means a card in play as often as it says, and as many like it lie there."""
    lying, seen = drawing("veto").lying, 0
    assert lying is not None
    for game, decision in random_decisions(6, 150):
        there = in_play(game, decision.seat)
        for parts in decision.parts:
            meant = Counter(each.name for each in lying(decision.question, parts, game.pack))
            assert meant <= there, (decision.question, parts)
            seen += meant.total()
    assert seen > 50


def test_a_card_that_is_played_from_the_hand_is_not_said_to_lie_in_play() -> None:
    """Nor is what is named more often than it lies there: touched in hand, its option is offered."""
    lying, words = drawing("veto").lying, words_for("en", "veto", SEAT_LETTERS)
    assert lying is not None
    seen, twice = 0, 0
    for game, decision in random_decisions(12, 150):
        asked = next(each for each in game.asked if each[0] == decision.seat)
        for word, parts, made in zip(decision.options, decision.parts, asked[2], strict=True):
            drawn = option(words, decision.question, word, parts, 0, decision.seat)
            there = list(lying(decision.question, parts, game.pack))
            for each in set(drawn.things):
                alone = each in there and there.count(each) == drawn.things.count(each)
                assert (each in drawn.lies) == alone, (decision.question, word)
                twice += 0 < there.count(each) < drawn.things.count(each)
            if decision.question == "turn" and made[0] == "use" and isinstance(made[3], int) and made[3] >= 0:
                assert Thing(CARD, game.kinds[made[3]].id) in there, word  # what it is aimed at
            if decision.question in REPLIES and isinstance(made, tuple):
                card = next(each for each in made if isinstance(each, int))  # that answers
                if game.where[card] == HAND + decision.seat:
                    assert Thing(CARD, game.kinds[card].id) not in drawn.lies, word
                    seen += 1
    assert seen > 50
    assert twice


def in_play(game: Table, seat: int) -> Counter[str]:
    """How many of each card lie in play, as that seat sees them."""
    view = game.view(seat)
    assert isinstance(view, VetoView)
    found = Counter(each.card for each in view.stack)
    for player in view.seats:
        found.update((player.faction, player.strategy))
        found.update(each.kind for each in (*player.estates, *player.effects))
        for each in player.company:
            found.update((each.kind, *(card.kind for card in each.attached), *each.thrusts))
    return found


def is_too_dear(table: Table, decision: Decision, named: list[list[str]]) -> str:
    """A card in hand that is played by one touch, and costs more than its player has."""
    own = of_seat(table, decision.seat)
    prices = dict(zip(own.known, own.prices, strict=True))
    dear = {f"card:{card}" for card, price in prices.items() if price > own.ducats}
    alone = [each[0] for each in named if len(each) == 1]
    played = decision.question == "turn"
    return next((each for each in alone if played and each in dear and named.count([each]) == 1), "")


def test_what_cannot_be_paid_is_read_before_it_is_played(browser: Browser, house: Open) -> None:
    """By mouse, too, one touch does nothing: what it costs stands in the bar, to be pressed there."""
    thing, decision, made, seed = found("veto", is_too_dear)
    page = new_page(browser, listed=False)
    live = enter(page, house, "veto", 2, decision.seat, made, seed)
    page.locator(SPOTS.format(where=".hand:not(.drawn)", thing=thing)).first.click()
    button = page.locator(f".option[data-bar][data-things~='{thing}']")
    expect(button).to_be_visible()
    assert len(live.choices) == len(made)
    button.click()
    until(lambda: len(live.choices) > len(made))
    page.context.close()
