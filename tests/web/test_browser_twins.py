"""Equal cards in hand and in play: where an option means the one in play, the one in hand is not lit."""

import random

from playwright.sync_api import Browser, expect

import interrex
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games.veto.table import Veto
from interrex.games.veto.view import SeatView, VetoView
from interrex.web.show.scene import drawing
from tests.web.browsing import new_page
from tests.web.house import Open
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


def test_what_is_said_to_lie_in_play_lies_there() -> None:
    """In random games: every such card lies in somebody's company, beside it, or on the stack."""
    lying, luck, seen = drawing("veto").lying, random.Random(4), 0
    assert lying is not None
    for seed in range(6):
        game = interrex.new("veto", seats=2 + seed % 2, seed=seed)
        assert isinstance(game, Veto)
        for _ in range(150):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            there = in_play(game, decision.seat)
            for parts in decision.parts:
                named = {each.name for each in lying(decision.question, parts, game.pack)}
                assert named <= there, (decision.question, parts)
                seen += len(named)
            game.choose(luck.choice(decision.options), decision.seat)
    assert seen > 50


def in_play(game: Table, seat: int) -> set[str]:
    """The cards that lie in play, as that seat sees them."""
    view = game.view(seat)
    assert isinstance(view, VetoView)
    found = {each.card for each in view.stack}
    for player in view.seats:
        found |= {
            player.faction,
            player.strategy,
            *(each.kind for each in (*player.estates, *player.effects)),
        }
        for each in player.company:
            found |= {each.kind, *(card.kind for card in each.attached)}
    return found
