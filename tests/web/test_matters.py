"""What matters now, as the bar says it: a rule of thumb that can be followed, from what the seat may know."""

import random
from dataclasses import replace

import pytest

import interrex
from interrex.engine.options import verb
from interrex.games.masters.actions import EXPOSE, FIGHT, SEAL_KILLS, WILD_HUNT, WILD_HUNT_KILLS
from interrex.games.masters.plan import PlanView
from interrex.games.masters.view import MastersView
from interrex.match.lesson import lessons
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import speaker
from interrex.web.show import regions
from interrex.web.show.games.asking.masters import aim
from interrex.web.show.prompt import matters_to
from interrex.web.show.scene import Scene
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from tests.web.house import Open

LANGUAGES = ("en", "pl", "pt")
CHOICES = 60


def new_table(house: Open, game: str, seats: int, seed: int) -> Live:
    live = house.do(house.hall.new_table(keys.new_key(), NewTable(game, ["person"] * seats)))
    live.session.game = interrex.new(game, seats=seats, seed=seed)
    return live


def scenes(live: Live, luck: random.Random) -> list[Scene]:
    """What those who are asked see, in all languages, at each choice of a random game."""
    found = []
    for _ in range(CHOICES):
        if live.game.is_over:
            break
        decision = luck.choice(live.game.decisions)
        found += [regions.scene(live, decision.seat, language) for language in LANGUAGES]
        live.game.choose(luck.choice(decision.options), decision.seat)
        live.notify()
    return found


@pytest.mark.parametrize(("game", "seats"), [("masters", 2), ("masters", 3), ("veto", 2), ("veto", 3)])
def test_what_matters_is_said_in_words_and_can_be_followed(house: Open, game: str, seats: int) -> None:
    """Every sentence has its words; what Masters speaks for is offered, and so is what Veto! names."""
    said = 0
    for seen in scenes(new_table(house, game, seats, seats), random.Random(game)):
        assert seen.decision is not None
        sentence = matters_to(seen)
        said += bool(sentence)
        assert "-now-" not in sentence
        assert "{" not in sentence
        offered = {part.word for option in seen.options for part in option.parts}
        if game == "masters":
            found = aim(seen.view) if seen.decision.question == "act" else None
            assert found is None or not found.deed or found.deed in offered
            if found is not None and found.key in ("go", "expose"):
                assert seen.view.ap > 1  # what is to follow can be paid for
            if found is not None and found.key in ("go", "go-last"):
                assert {f"move {each}" for each in found.cells} <= set(seen.decision.options)
        elif seen.decision.question == "turn":
            named = [card for card in seen.view.seats[seen.seat].known if seen.words.card(card) in sentence]
            assert set(named) <= offered
    assert said > 2 * len(LANGUAGES)


def view_of_act(house: Open) -> MastersView:
    """What a vampire's player sees who is asked for an action."""
    live = new_table(house, "masters", 3, 1)
    luck = random.Random(1)
    while not live.game.decisions or live.game.decisions[0].question != "act":
        decision = luck.choice(live.game.decisions)
        live.game.choose(luck.choice(decision.options), decision.seat)
    view = live.game.view(live.game.decisions[0].seat)
    assert isinstance(view, MastersView)
    return view


def test_the_way_to_the_ritual_is_said_to_its_end(house: Open) -> None:
    """From nine kills on: place the seal, help the others, gather."""
    view = view_of_act(house)
    view = replace(view, districts=tuple(replace(each, hidden=0, exposed=0) for each in view.districts))
    full = [replace(each, kills=SEAL_KILLS) for each in view.vampires]
    placed = [replace(each, sealed="r3c3") for each in full]
    own = [each if each.name == view.active else other for each, other in zip(placed, full, strict=True)]
    steps = [full, own, placed]
    found = [aim(replace(view, vampires=tuple(each), plans=())) for each in steps]
    assert [each.key for each in found if each is not None] == ["to-seal", "help", "gather"]
    bare = replace(view, districts=tuple(replace(each, minions=0) for each in view.districts))
    assert aim(replace(bare, vampires=tuple(full), plans=())) == ("no-seal", "", ())


def test_nobody_is_told_to_lose_the_game_or_to_kill_more_than_is_needed(house: Open) -> None:
    """MN-766 Wild Hunt at Veil 1 loses; a vampire with nine kills fights for none."""
    view = view_of_act(house)
    hunt, fight = planned(WILD_HUNT, veil=1), planned(FIGHT, kills=2)
    tired = tuple(replace(each, blood=1, kills=WILD_HUNT_KILLS) for each in view.vampires)
    found = [aim(replace(view, vampires=tired, plans=(hunt,), veil=veil)) for veil in (2, 1)]
    assert [each is not None and each.deed for each in found] == [WILD_HUNT, ""]
    for kills, deed in ((SEAL_KILLS - 1, FIGHT), (SEAL_KILLS, "")):
        fit = tuple(replace(each, blood=3, kills=kills) for each in view.vampires)
        for plan in (fight, planned(EXPOSE)):
            told = aim(replace(view, vampires=fit, plans=(plan,), veil=5))
            assert told is not None
            assert told.deed == (plan.word if deed else "")


def planned(word: str, veil: int = 0, kills: int = 0) -> PlanView:
    return PlanView(word, (verb(word),), 1, 0, veil, kills=kills)


def test_who_answers_without_a_card_of_the_hand_hears_nothing_of_one(house: Open) -> None:
    """Whoever could answer by what lies in play alone keeps no card in hand by passing."""
    said = 0
    for seen in scenes(new_table(house, "veto", 2, 2), random.Random(2)):
        if seen.decision is not None and seen.decision.question in ("reply", "moment") and matters_to(seen):
            said += 1
            seats = tuple(replace(each, known=(), prices=()) for each in seen.view.seats)
            assert not matters_to(replace(seen, view=replace(seen.view, seats=seats)))
    assert said


@pytest.mark.parametrize("key", ["ritual", "seal", "veil", "fight", "blood", "expose", "hunted", "go",
                                 "go-last", "end", "far", "to-seal", "no-seal", "gather", "help"])  # fmt: skip
def test_every_step_has_its_sentence(key: str) -> None:
    for language in LANGUAGES:
        assert speaker(language)(f"mn-now-{key}", places="Museum") != f"mn-now-{key}"


@pytest.mark.parametrize("game", lessons())
def test_the_lesson_is_offered_at_the_first_question(house: Open, game: str) -> None:
    """It stands in the bar until one has chosen something."""
    live = new_table(house, game, 3 if game == "vendetta" else 2, 5)
    decision = live.game.decisions[0]
    viewer = Viewer(decision.seat, (decision.seat,), "en", "", "f" * 32)
    offer = f'href="/learn/{game}"'
    assert offer in regions.table_page(live, viewer).regions["prompt"]
    live.session.choices.append((decision.seat, decision.options[0]))
    live.notify()
    assert offer not in regions.table_page(live, viewer).regions["prompt"]
