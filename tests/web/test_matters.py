"""What matters now, as the bar says it: a rule of thumb that can be followed, from what the seat may know."""

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

import interrex
from interrex.games import game_spec
from interrex.games.elekt.table import POWER, TITLES_TO_WIN
from interrex.games.elekt.view import NO_COUNTS, ElektView
from interrex.games.vendetta.view import UNKNOWN, PositionView, VendettaView
from interrex.games.veto.view import VetoView
from interrex.match.lesson import lessons
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import speaker
from interrex.web.show import regions
from interrex.web.show.games.asking import elekt, vendetta
from interrex.web.show.games.asking.masters import aim
from interrex.web.show.prompt import matters_to, said_of
from interrex.web.show.scene import Scene, drawing, kinds
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from tests.web.house import Open

LANGUAGES = ("en", "pl", "pt")
SAID = (
    "plan",
    "card",
    "turn",
    "stay or withdraw",
)  # questions of Vendetta that the bar words; where, in all but the first
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


@pytest.mark.parametrize(
    ("game", "seats"),
    [("elekt", 2), ("elekt", 3), ("vendetta", 3), ("vendetta", 4), ("masters", 2), ("masters", 3),
     ("veto", 2), ("veto", 3)],
)  # fmt: skip
def test_what_matters_is_said_in_words_and_can_be_followed(house: Open, game: str, seats: int) -> None:
    """Every sentence has its words; what it speaks for or names is offered."""
    said = 0
    for seen in scenes(new_table(house, game, seats, seats), random.Random(game)):
        assert seen.decision is not None
        sentence = matters_to(seen)
        said += bool(sentence)
        assert "-now-" not in sentence
        assert "{" not in sentence
        assert FOLLOWED[game](seen, sentence)
    assert said > 2 * len(LANGUAGES)


def offered(seen: Scene) -> set[str]:
    """What the options name."""
    return {part.word for option in seen.options for part in option.parts}


UNREACHED = ("shut", "tied", "even")  # of Titles in a Zone to which no Unit can go


def in_elekt(seen: Scene, sentence: str) -> bool:
    """The Unit that would lead may be sent to that Zone, whose card has Titles."""
    assert seen.decision is not None
    view: ElektView = seen.view
    if seen.decision.question == "save":
        at_once = view.phase == "assignment" and not view.seats[seen.seat].passed
        when = "now" if at_once else "later"
        assert sentence == speaker(seen.words.language)("el-now-save", when=when)
    if seen.decision.question != "assign":
        return True
    found = elekt.aim(seen)
    assert seen.words.card(found.card) in sentence or not found.card
    assert found.zone in {"", *offered(seen)} or found.key in UNREACHED
    return not found.card or f"{found.card} to {found.zone}" in seen.decision.options


def in_vendetta(seen: Scene, sentence: str) -> bool:
    """A card may be played at the location that is named."""
    assert seen.decision is not None
    found = vendetta.aim(seen)
    return seen.decision.question != "plan" or found is None or found.place in {"", *offered(seen)}


def in_masters(seen: Scene, sentence: str) -> bool:
    """The action can be taken, the way be gone, and what is to follow be paid for."""
    assert seen.decision is not None
    found = aim(seen.view) if seen.decision.question == "act" else None
    if found is None:
        return True
    if found.key != "to-seal":  # which says where, and not that it is reached at once
        assert {f"move {each}" for each in found.cells} <= set(seen.decision.options)
    return not found.deed or found.deed in offered(seen)


def in_veto(seen: Scene, sentence: str) -> bool:
    """The candidate that is named can be played; to pass says when it ends the turns of the round."""
    assert seen.decision is not None
    is_turn = seen.decision.question == "turn"
    ends = speaker(seen.words.language)("vt-ends-turns")
    told = is_turn and seen.view.is_last and len(seen.options) > 1
    assert [each.word for each in seen.options if each.remark == ends] == ["bene"] * told
    if not is_turn:
        return True
    named = [card for card in seen.view.seats[seen.seat].known if seen.words.card(card) in sentence]
    return set(named) <= offered(seen)


FOLLOWED = {"elekt": in_elekt, "vendetta": in_vendetta, "masters": in_masters, "veto": in_veto}


def first_asked(live: Live, question: str, luck: random.Random) -> Scene:
    """What whoever is first asked that in a random game sees."""
    while question not in [each.question for each in live.game.decisions]:
        decision = luck.choice(live.game.decisions)
        live.game.choose(luck.choice(decision.options), decision.seat)
    live.notify()
    asked = next(each for each in live.game.decisions if each.question == question)
    return regions.scene(live, asked.seat, "en")


def test_in_elekt_whoever_would_win_the_game_comes_first(house: Open) -> None:
    """EL-802 A rival one card short of the Titles is named; one's own last card is said to win."""
    seen = first_asked(new_table(house, "elekt", 3, 4), "assign", random.Random(4))
    view: ElektView = seen.view
    rival = (seen.seat + 1) % 3
    nobody = tuple(replace(each, counts=NO_COUNTS) for each in view.zones)
    counts = (*NO_COUNTS[:POWER], ((rival, 9),))
    zones = tuple(replace(each, counts=counts) for each in view.zones)
    near = tuple(replace(each, titles=TITLES_TO_WIN[3] - 1) for each in view.seats)

    def told(**changed: Any) -> elekt.Aim:
        return elekt.aim(replace(seen, view=replace(view, **changed)))

    assert told(zones=zones, seats=near)[::3] == ("danger", rival)
    assert told(zones=zones).key == "build"  # no Unit has so many crowns
    assert told(zones=nobody, seats=near).key == "win"
    assert told(zones=nobody).key == "lead"
    own = (*NO_COUNTS[:POWER], ((seen.seat, 1),))
    assert told(zones=tuple(replace(each, counts=own) for each in view.zones)).key == "hold"


def test_in_elekt_a_tie_in_power_goes_by_court_order(house: Open) -> None:
    """EL-511 With as many crowns as a rival, only who comes earlier is ahead."""
    seen = first_asked(new_table(house, "elekt", 3, 4), "assign", random.Random(4))
    view: ElektView = seen.view
    rival = (seen.seat + 1) % 3
    tied = (*NO_COUNTS[:POWER], ((seen.seat, 2), (rival, 2)))
    zones = tuple(replace(each, counts=tied) for each in view.zones)
    for sceptre, is_ahead in ((seen.seat, True), (rival, False)):
        told = elekt.aim(replace(seen, view=replace(view, zones=zones, sceptre=sceptre)))
        assert (told.key == "hold") == is_ahead


def test_in_vendetta_it_is_said_how_one_stands(house: Open) -> None:
    """Alone, ahead or behind as it stands, what lies face down apart; the partner of a team is no rival."""
    seen = first_asked(new_table(house, "vendetta", 4, 3), "stay or withdraw", random.Random(3))
    view: VendettaView = seen.view
    card = next(each for each in kinds(seen.pack).values() if getattr(each, "power", 0) == 2).id
    nothing = PositionView((), (), 0)

    def told(own: PositionView, other: PositionView, team: bool = False) -> tuple[str, int]:
        positions = [nothing] * 4
        positions[seen.seat], positions[(seen.seat + 2) % 4] = own, other
        places = [
            replace(each, positions=tuple(positions)) if each.word == view.now else each
            for each in view.locations
        ]
        found = vendetta.aim(replace(seen, view=replace(view, locations=tuple(places), team=team)))
        return (found.key, found.hidden) if found is not None else ("", 0)

    strong, hidden = PositionView((card,), (), 3, 5), PositionView((), (UNKNOWN,), 1, 1)
    assert told(strong, nothing) == told(strong, PositionView((), (), 9, 9)) == ("alone", 0)  # VE-736
    assert told(PositionView((), (), 2, 2), nothing) == ("", 0)  # VE-735 blood alone wins nothing
    assert told(strong, PositionView((card,), (), 1, 3)) == ("ahead", 0)
    assert told(strong, hidden) == ("ahead", 1)
    assert told(hidden, strong)[0].startswith("stay")
    assert told(strong, hidden, team=True) == ("alone", 0)


def test_who_answers_without_a_card_of_the_hand_hears_nothing_of_one(house: Open) -> None:
    """Whoever could answer by what lies in play alone keeps no card in hand by passing."""
    said = 0
    for seen in scenes(new_table(house, "veto", 2, 2), random.Random(2)):
        seen = replace(seen, coming=())
        if seen.decision is not None and seen.decision.question in ("reply", "moment") and matters_to(seen):
            said += 1
            seats = tuple(replace(each, known=(), prices=()) for each in seen.view.seats)
            assert not matters_to(replace(seen, view=replace(seen.view, seats=seats)))
    assert said


def test_nobody_is_told_only_to_touch_where_a_button_stands_beside(house: Open) -> None:
    """Veto!: whoever may pass is not told to touch what is marked and nothing else."""
    said = {True: 0, False: 0}
    live, luck = new_table(house, "veto", 3, 3), random.Random(3)
    touch, either = (speaker("en")(key) for key in ("hint-touch", "hint-touch-or"))
    for _ in range(4 * CHOICES):
        if live.game.is_over:
            break
        decision = luck.choice(live.game.decisions)
        viewer = Viewer(decision.seat, (decision.seat,), "en", "", "f" * 32)
        bar = regions.table_page(live, viewer).regions["prompt"]
        if not matters_to(regions.scene(live, decision.seat, "en")):
            has_button = 'data-things=""' in bar
            said[has_button] += 1
            assert (touch in bar, either in bar) == (not has_button, has_button)
        live.game.choose(luck.choice(decision.options), decision.seat)
        live.notify()
    assert said[True]


def test_whoever_is_out_is_told_so(house: Open) -> None:
    """Veto!: in the bar, until the end, and where the company stood."""
    live = new_table(house, "veto", 3, 4)
    seen = regions.scene(live, 0, "en")
    seats = (replace(seen.view.seats[0], out=True, company=()), *seen.view.seats[1:])
    out = replace(seen, decision=None, view=replace(seen.view, seats=seats))
    told = speaker("en")("vt-goes-out")
    assert said_of(out, False) == told
    assert told in regions.drawn_scene(out, "veto")
    assert told not in regions.drawn_scene(seen, "veto")
    away = (seen.view.seats[0], replace(seen.view.seats[1], out=True, company=()), seen.view.seats[2])
    other = replace(seen, view=replace(seen.view, seats=away))  # in the place of their figures
    for drawn, number in ((seen, 0), (other, 1)):
        assert regions.drawn_scene(drawn, "veto").count(seen.words.say("veto-out")) == number


def test_in_vendetta_the_bar_says_what_can_be_done_and_to_who_waits_whose_turn_it_is(house: Open) -> None:
    """Only what is offered is named; who waits reads the same until the turn or the place is another."""
    live, luck = new_table(house, "vendetta", 4, 6), random.Random(6)
    told: dict[tuple[str, int], set[str]] = {}
    asked = 0
    for _ in range(6 * CHOICES):
        if live.game.is_over:
            break
        decision = luck.choice(live.game.decisions)
        for language in LANGUAGES:
            t, seen = speaker(language), regions.scene(live, decision.seat, language)
            view: VendettaView = seen.view
            does = {option.parts[0].word for option in seen.options}
            said = said_of(seen, True)
            if decision.question == "keep":  # with both for one in hand the game words it
                two = t("ve-ask-keep-two")
                assert said in ("", t("ve-ask-keep"), two)
                assert (said == two) == all(" and " in option.word for option in seen.options)
            else:
                assert bool(said) == (decision.question in (*SAID, "clan"))
            if decision.question in SAID[1:]:  # where, always in words
                where = view.playing.partition(".")[0] or view.now
                assert seen.words.place("location", where) in said
            if decision.question == "card":
                assert (said == t("ve-ask-card-down", place=seen.words.place("location", where))) == (
                    view.playing.endswith(".down")
                )
            beside = {"turn": vendetta.AFTER_PLAYING, "plan": vendetta.ANY_MOMENT}.get(decision.question, ())
            assert not beside or does <= {*beside, "play", "end turn"}  # nothing is left unsaid
            for each in beside:
                assert (t(f"ve-ask-may-{each}") in said) == (each in does)
                asked += 1
            for seat in range(4) if language == "en" and (view.now or view.active >= 0) else ():
                waits = said_of(replace(regions.scene(live, seat, language), decision=None), False)
                told.setdefault((view.now, seat if view.now else view.active * 4 + seat), set()).add(waits)
        live.game.choose(luck.choice(decision.options), decision.seat)
        live.notify()
    assert asked
    assert len(told) > 16
    assert all(len(each) == 1 for each in told.values())


@pytest.mark.parametrize("game", interrex.games())
def test_what_is_told_quietly_is_told(game: str) -> None:
    """Every line that is drawn small is a line of the game's log."""
    assert drawing(game).quiet <= set(game_spec(game).log_args)


def test_who_waits_for_bots_may_have_them_answer_at_once(house: Open) -> None:
    """A button beside the bar, for those who sit at a table with bots; their pages ask for it."""
    maker = house.visitor()
    with_bots = maker.new_table("person", "random", sit="yes", game="veto")
    alone = maker.new_table("person", "person", sit="yes", game="veto")
    assert "data-hurry" in maker.get(f"/t/{with_bots}").text
    assert "data-hurry" not in maker.get(f"/t/{alone}").text
    assert "data-hurry" not in house.visitor().get(f"/t/{with_bots}").text


@pytest.mark.parametrize("key", ["el-now-danger", "el-now-win", "el-now-lead", "el-now-build", "el-now-hold",
                                 "el-now-shut", "el-now-tied", "el-now-even", "el-now-full", "el-now-none",
                                 "el-now-court", "ve-now-free", "ve-now-beat", "ve-now-places",
                                 "ve-now-alone", "ve-now-ahead", "ve-now-tied", "ve-now-stay",
                                 "ve-now-hidden", "ve-now-changing"])  # fmt: skip
def test_every_thumb_has_its_sentence(key: str) -> None:
    said = {"zone": "Court", "card": "Acolyte", "who": "Jan", "place": "The Rack", "own": 2, "rival": 3}
    for language, rank in itertools.product(LANGUAGES, (1, 2, 3, 4)):
        values = {**said, "rank": rank, "gain": 2, "more": 1, "number": rank, "cards": "Hunt"}
        sentence, at_haven = [speaker(language)(key, **values, where=each) for each in ("elsewhere", "haven")]
        assert sentence != key
        assert "{" not in sentence + at_haven
        assert (sentence != at_haven) == (key == "ve-now-stay")  # VE-710, VE-712


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


def test_the_bar_says_what_a_card_answers_or_is_aimed_at(house: Open) -> None:
    """Veto!: whoever may reply reads both names, in every language; the others' cards alone are spoken of."""
    answered = aimed = 0
    for seed in range(4):
        for seen in scenes(new_table(house, "veto", 2, seed), random.Random(seed)):
            view: VetoView = seen.view
            if seen.decision is None or seen.decision.question != "reply" or not view.stack:
                continue
            top = view.stack[-1]
            if top.seat == seen.seat or not top.aim:
                continue
            said = said_of(seen, True)
            assert seen.words.card(top.aim) in said
            assert seen.words.card(top.card).rstrip("!") in said
            answered += bool(top.answers)
            aimed += not top.answers
    assert answered
    assert aimed
