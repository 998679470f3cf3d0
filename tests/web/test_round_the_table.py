"""What stands round the table: who sits where, links, the end of a game, what people do besides choosing."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import re
import time
from collections import Counter
from itertools import product
from typing import Any

import pytest

from interrex import games
from interrex.engine.arguments import typed_values
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.match import outcome
from interrex.match.lead import Change, Changes
from interrex.match.session import STAND_IN, Move
from interrex.rules.book import rulebook
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.api import states
from interrex.web.phrases import say
from interrex.web.show import ending, regions, together
from interrex.web.show.games import plain
from interrex.web.show.notices import notice_text, placed
from interrex.web.store import Notice
from interrex.web.tables import clocks, company, proposals
from interrex.web.tables.live import OWN_DECK, Live
from interrex.web.tables.sentences import words_of
from tests.asgi import hall_of, opened, seated
from tests.web.drawn.scenes import asked
from tests.web.drawn.test_veto import busy
from tests.web.lives import MAKER, live_of, play, viewer

SEATS = {"elekt": 3, "vendetta": 6, "masters": 3, "veto": 2}


def over(game: str) -> Live:
    """A game that is over, with as many people as there can be in Vendetta."""
    live = live_of(game, SEATS[game], **({"variants": {"teams": True}} if game == "vendetta" else {}))
    play(live, 5000)
    assert live.game.is_over
    return live


# --- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_the_end_tells_places_scores_and_by_which_rule(game: str) -> None:
    live, spec = over(game), game_spec(game)
    result = live.game.result
    assert result is not None
    words = words_of(live, "en")
    counts = outcome.counts(live.game, result)
    for seat in range(live.game.seats + 1):
        looks = viewer(live, seat)
        found = ending.ending(live, looks, words, regions.scene(live, seat, "en"))
        assert found is not None
        places = found["places"]
        assert sorted(each["who"].seat for each in places) == list(range(live.game.seats))
        order = [
            (not each["won"], -result.scores[each["who"].seat], -counts[each["who"].seat]) for each in places
        ]
        assert order == sorted(order)
        for each in places:
            number = each["who"].seat
            assert each["won"] == (number in result.winners)
            assert each["place"] == (0 if spec.cooperative else outcome.place(result, counts, number))
            assert each["score"] == ("" if spec.cooperative else f"{counts[number]:g}")
        seated = seat < live.game.seats
        assert (found["seated"], found["rule"]) == (seated, result.rule)
        assert found["together"] == spec.cooperative
        text = rulebook(game, "en").find(result.rule).text
        assert found["why"][:20] in text
        assert not re.search(r"\[[^\]]*\]$|\*$", found["why"])
        page = regions.table_page(live, looks).regions["prompt"]  # also for who watches six people
        assert ('name="moved"' in page) == seated
        assert "undo" not in page
    assert ending.how_it_ended(live_of(game, SEATS[game]), 0, words) is None


def test_a_rematch_is_shown_to_those_who_may_go_there() -> None:
    live = over("elekt")
    live.row.rematch, words = "abc", words_of(live, "en")
    for seat, is_open in product((0, 3), (True, False)):
        live.row.is_open = is_open
        found = ending.ending(live, viewer(live, seat), words, regions.scene(live, seat, "en"))
        assert found is not None
        assert found["rematch"] == ("abc" if seat == 0 or is_open else "")
        plainly = f"/t/{live.id}/replay"
        assert ending.shared_link(live, viewer(live, seat)) == plainly
        link = keys.link(MAKER, live.id, keys.WATCH, live.row.watch_issue)
        maker = viewer(live, seat, creator_key=MAKER)
        assert ending.shared_link(live, maker) == (plainly if is_open else f"/w/{link}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_the_lead_changed_is_told_by_what_counts(language: str) -> None:
    for game in games():
        together_here = game_spec(game).cooperative
        key = "lost-most" if together_here else "lead-changed"
        heading = ending._heading(game, language, together_here)
        assert heading == say(language, key, counted=say(language, f"counts-{game}"))
    assert ending._heading("strangers", language, False) == say(language, "lead-changed-plain")
    live = over("elekt")
    words = words_of(live, language)
    first = Change(3, (1,), (), (0, 2, 1), (0, 0, 0), None)
    live.lead_changes = Changes((first, Change(9, (0, 2), (1,), (3, 2, 3), (2, 2, 3), None)), 7)
    found = ending.changes(live, words)
    assert [each["number"] for each in found] == [3, 9]
    names = [words.seat(seat) for seat in range(3)]
    one = say(language, "lead-first", names=names[1], before="", numbers="0 : 2 : 1")
    both = words.listed([names[0], names[2]])
    assert [each["text"] for each in found] == [
        one, say(language, "lead-passes", names=both, before=names[1], numbers="3 : 2 : 3"),
    ]  # fmt: skip
    assert ending._change_text(first._replace(were=(9,), standings=(6,)), words, True) == "9 → 6"


# --- people, links, notices ------------------------------------------------------------------------


def test_who_sits_where() -> None:
    """One's own seat is one's own, free ones are free, bots are always here, people while they look."""
    live = live_of("elekt", ["person", "greedy", "person", "person"])
    live.row.seats[3].key = live.row.seats[3].name = ""
    live.listeners[asyncio.Event()] = 0
    now = time.monotonic()
    live.elsewhere = {
        "x": (time.monotonic() - 1, frozenset({2})),
        "y": (now + 600, frozenset({4})),
    }
    for seat in range(5):
        people = regions.people(live, seat)
        assert [each.is_you for each in people] == [number == seat for number in range(4)]
        assert [each.is_here for each in people] == [True, True, False, False]
        assert [each.is_free for each in people] == [False, False, False, True]
        assert [(each.is_bot, each.level) for each in people] == [
            (n == 1, "greedy" * (n == 1)) for n in range(4)
        ]
        assert [each.decides for each in people] == [n in live.game.seats_asked for n in range(4)]
        assert [each.letter for each in people] == list("ABCD")
    live.elsewhere["y"] = (now + 600, frozenset({2}))
    live.notify()
    assert regions.people(live, 0)[2].is_here
    assert company.watching(live) == 0
    live.listeners[asyncio.Event()] = 4
    live.elsewhere["y"] = (now + 600, frozenset({2, 4}))
    assert company.watching(live) == 2


def test_links_are_for_the_maker_and_for_seats_that_may_be_taken() -> None:
    live = live_of("elekt", ["person", "greedy", "person", "person"])
    live.row.seats[3].key = live.row.seats[3].name = ""
    assert regions.links(live, viewer(live, 0)) == ""
    for own, again in (((0,), "C"), ((), "AC"), ((0, 2), "")):
        html = regions.links(live, Viewer(4, own, "en", MAKER, "token"))
        links = [keys.link(MAKER, live.id, number, 1) for number in range(4)]
        assert [link in html for link in links] == [False, True, False, True]
        assert html.index(links[3]) < html.index(links[1])  # bots come last
        assert ('href="/s/' in html) == (not own)  # who sits there already sits nowhere else
        taken = html.split(f'action="/t/{live.id}/again"')[1:]
        assert "".join(re.findall(r'name="seat" value="(.)"', each)[0] for each in taken) == again
        assert keys.link(MAKER, live.id, keys.WATCH, 1) in html
    play(live, 2000)
    html = regions.links(live, Viewer(4, (), "en", MAKER, "token"))
    assert keys.link(MAKER, live.id, 1, 1) not in html  # nobody takes a bot's seat when all is over


def test_notices_stand_in_the_log_where_a_watcher_read_them() -> None:
    """Whoever reads: after as many public lines as were told then; of an earlier position only its past."""
    live = live_of("vendetta", 3)
    play(live, 40)
    game, luck = live.game, random.Random(1)
    lines = len(game.log(3))
    live.row.notices = [
        Notice("sat", 0, "N", told) for told in sorted(luck.randrange(lines + 5) for _ in range(9))
    ]
    for seat in range(4):
        own = [at for at, (*_, readers) in enumerate(game.told) if readers >> seat & 1]
        public = [at for at, (*_, readers) in enumerate(game.told) if readers >> 3 & 1]
        for before, notice in placed(live, game, seat):
            last = public[min(notice.told, len(public)) - 1] if notice.told else -1
            assert before == sum(at <= last for at in own)
        earlier = live_of("vendetta", 3).game
        past = len(earlier.log(3))
        found = [notice.told for _, notice in placed(live, earlier, seat)]
        assert found == [each.told for each in live.row.notices if each.told <= past]
    for language in LANGUAGES:
        nameless = notice_text(Notice("sat", 1, "B"), language)
        assert nameless == say(language, "notice-sat-nameless", letter="B", name="B")
        for notice in (Notice("sat", 1, "Anna"), Notice("link", 1, "B")):
            said = say(language, f"notice-{notice.kind}", letter="B", name=notice.name)
            assert notice_text(notice, language) == said


# --- besides choosing -------------------------------------------------------------------------------


def test_the_region_is_silent_only_where_nothing_stands_in_it() -> None:
    """For every viewer the same: something to say is seen by somebody, and silence is silence for all."""

    def changes(live: Live) -> dict[str, Any]:
        return {
            "nothing": lambda: None,
            "free": lambda: setattr(live.row.seats[1], "key", ""),
            "deck": lambda: setattr(live.row.seats[1], "deck", OWN_DECK),
            "offered": lambda: setattr(live, "offered", frozenset({1})),
            "stand-in": lambda: setattr(live, "session", live.session.after(Move(1, STAND_IN, "greedy"))),
        }

    for name in changes(live_of("veto", 2)):
        live = live_of("veto", 2)
        changes(live)[name]()
        assert together.is_silent(live) == (name == "nothing")
        shown = [any(together.contents(live, viewer(live, seat), seat).values()) for seat in range(3)]
        assert any(shown) == (name != "nothing")
    timed = live_of("veto", 2, clock="each 60")
    assert not together.is_silent(timed)


def test_clocks_are_shown_for_people_and_run_for_who_is_asked() -> None:
    live = live_of("elekt", ["person", "greedy", "person"], clock="each 60")
    for own in ((0,), (0, 2), ()):
        faces = together.clock_faces(live, Viewer(0, own, "en"))
        assert [face["name"] for face in faces] == ["Person 0", "Person 2"]
        assert [face["own"] for face in faces] == [seat in own for seat in (0, 2)]
        for face, seat in zip(faces, (0, 2), strict=True):
            runs = seat in clocks.running(live)
            assert face["until"] == (round(live.times.until(seat) * 1000) if runs else 0)
            assert face["left"] == clocks.as_text(live.times.left(seat))
    play(live, 3000)
    assert together.clock_faces(live, viewer(live, 0)) == []
    assert together.clock_faces(live_of("elekt", 2), viewer(live, 0)) == []


def test_bots_may_stand_in_for_those_who_are_away() -> None:
    live = live_of("elekt", 4)
    live.offered = frozenset({1, 2, 3})
    live.listeners[asyncio.Event()] = 3
    live.session = live.session.after(Move(2, STAND_IN, "greedy"))
    assert [each["seat"] for each in together.away(live, viewer(live, 0))] == ["B"]
    assert together.away(live, viewer(live, 1)) == []  # one's own seat is not offered
    assert together.away(live, viewer(live, 4)) == []  # only people at the table are asked
    for seat in range(5):
        found = together.stand_ins(live, viewer(live, seat))
        assert [(each["seat"], bool(each["own"])) for each in found] == [("C", seat == 2)]
    play(live, 3000)
    assert together.stand_ins(live, viewer(live, 0)) == []
    assert live.persons() == [0, 1, 3]


def test_a_request_says_what_is_to_be_taken_back_and_who_answers() -> None:
    """By whom, how many choices, and whose; everybody else is asked, and who asks may withdraw it."""
    live, said = live_of("elekt", 3), set()
    play(live, 6)
    assert together.request(live, viewer(live, 0), 0) is None
    for seat, back_to in product(range(3), (2, 5)):
        before = live.session
        live.session = before.after(before.asking(seat, back_to, 6, live.keys()))
        live.notify()
        whose = live.choices[back_to][0]
        key = f"request-{'own' if whose == seat else 'other'}-{'one' if back_to == 5 else 'many'}"
        for who in range(4):
            found = together.request(live, viewer(live, who), who)
            assert found is not None
            assert found["waiting"] == ", ".join(f"Person {each}" for each in range(3) if each != seat)
            assert found["answering"] == ("ABC"[who] if who < 3 and who != seat else "")
            assert found["own"] == ("ABC"[seat] if who == seat else "")
            assert found["text"] == say(
                "en", key, name=f"Person {seat}", number=6 - back_to, whose=f"Person {whose}",
                choice=together.choice_text(live, back_to, who, "en"),
            )  # fmt: skip
        said.add(key)
        live.session = before
        live.notify()
    assert len(said) > 2


def test_taking_back_is_offered_to_people_who_have_chosen_something() -> None:
    live = live_of("elekt", ["person", "greedy", "person"])
    assert together.takes_back(live, viewer(live, 0)) == ()
    play(live, 4)
    assert together.takes_back(live, viewer(live, 0)) == ("own", "last")
    assert together.takes_back(live, viewer(live, 1)) == ()  # a bot asks nobody
    assert together.takes_back(live, viewer(live, 3)) == ()
    live.row.seats[2].kind, live.row.seats[2].level = "bot", "greedy"
    assert together.takes_back(live, viewer(live, 0)) == ("own",)
    play(live, 3000)
    assert together.takes_back(live, viewer(live, 0)) == ()


@pytest.mark.parametrize("game", games())
def test_only_who_chose_last_may_undo(game: str) -> None:
    """On their page alone is the form for it, whether they wait or are asked again; and only where one of
    their last choices had another option."""
    live = live_of(game, SEATS[game] if game != "vendetta" else 3)
    seen, chosen = Counter[bool](), set[int]()  # who has chosen something since the last choice of another
    for _ in range(12):
        last = live.choices[-1][0] if live.choices else None
        for seat in range(live.game.seats + 1):
            shown = f"/t/{live.id}/undo" in regions.table_page(live, viewer(live, seat)).regions["prompt"]
            assert shown == (seat == last and seat in chosen)
            seen[shown] += 1
        before = {each.seat: len(each.options) for each in live.game.questions}
        play(live, 1, seed=len(live.choices))
        last = live.choices[-1][0]
        chosen = (chosen & {last}) | ({last} if before[last] > 1 else set())
    assert min(seen[True], seen[False]) > 5


def test_what_is_decided_while_bots_think_gets_no_more_proposals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters: the first bot proposes, the decider chooses, and nothing comes of what the second thinks."""

    async def look() -> None:
        async with opened() as app:
            hall = hall_of(app)
            live, _, _ = await seated(app, "masters", 3)
            while len(live.game.decisions[0].options) < 2:
                await hall.choose(live, live.game.decisions[0].seat, live.game.decisions[0].options[0])
            seat = live.game.decisions[0].seat
            decision, turn = live.game.decision_of(seat), live.opened[seat]
            assert decision is not None
            for number in range(3):
                if number != seat:
                    live.row.seats[number].kind, live.row.seats[number].level = "bot", "greedy"
            live.notify()
            monkeypatch.setattr(hall, "let_bots_move", lambda _: None)
            asked: list[int] = []

            async def think(*_: object) -> str:
                asked.append(live.number)
                if len(asked) == 2:
                    await hall.choose(live, seat, decision.options[0])
                return decision.options[1]

            async def nothing(*_: object) -> None:
                return None

            monkeypatch.setattr(hall, "think", think)
            monkeypatch.setattr(hall, "consider", nothing)
            before = live.number
            assert await proposals.ask_bots(hall, live, seat, turn) == before + 2
            assert len(asked) == 2

    asyncio.run(look())


def test_a_deck_is_asked_of_who_is_to_bring_one() -> None:
    live = live_of("veto", 2)
    live.row.seats[1].deck = OWN_DECK
    for looks, letter in ((viewer(live, 0), ""), (viewer(live, 1), "B"), (Viewer(0, (0, 1), "en"), "B")):
        form = together.deck_form(live, looks)
        assert (form["seat"], bool(form["decks"])) == (letter, bool(letter))
        assert form["name"] == ("Person 1" if letter else "")


@pytest.mark.parametrize("game", games())
def test_programs_are_told_what_a_seat_may_know(game: str) -> None:
    """The view of that very seat, its decision with the turn, its log; the rest is for everybody."""
    live = live_of(game, SEATS[game], clock="each 60")
    play(live, 15)
    for seat in range(live.game.seats + 1):
        told = json.loads(states.as_json(states.seat_state(live, seat, "en")))
        assert told["seat"] == ("ABCDEF"[seat] if seat < live.game.seats else "watcher")
        assert told["view"] == json.loads(states.as_json(live.game.view(seat)))
        assert [each["text"] for each in told["log"]] == [
            each["text"] for each in regions.log_lines(live, seat, "en")
        ]
        decision = live.game.decision_of(seat)
        assert (told["decision"] is None) == (decision is None)
        if decision is not None:
            assert told["decision"]["options"] == list(decision.options)
            assert told["decision"]["turn"] == live.opened[seat]
            assert [len(each) for each in told["decision"]["parts"]] == [len(each) for each in decision.parts]
    talk = states.talk(live)
    assert talk["made"] == 15
    runs = clocks.running(live)
    assert [each["until"] is not None for each in talk["clocks"]] == [
        seat in runs for seat in range(live.game.seats)
    ]
    assert all(
        each["left"] == live.times.left("ABCDEF".index(each["seat"])) / 1000 for each in talk["clocks"]
    )
    opened_to_all = proposals.open_decision(live)
    assert (talk["open_decision"] is None) == (opened_to_all is None) == (not game_spec(game).cooperative)
    live.offered = frozenset(range(live.game.seats))
    live.listeners[asyncio.Event()] = 0
    assert states.talk(live)["away"] == list("ABCDEF"[1 : live.game.seats])
    live.row.seats[0].deck = OWN_DECK
    hidden = states.seat_state(live, 0, "en")
    assert (hidden["view"], hidden["decision"], hidden["log"]) == (None, None, [])
    assert hidden["talk"]["decks_awaited"] == ["A"]
    with pytest.raises(TypeError):
        states.plain(object())


# --- the log and the plain drawing -----------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_lines_name_seat_cards_and_place(game: str) -> None:
    """Each line of a log has the seat it is about, with its colour, and the cards it names."""
    live, seen, heads = live_of(game, SEATS[game]), Counter[str](), set()
    play(live, 120)
    spec = game_spec(game)
    for at, told in live.game.read_by(0):
        line = regions.log_line(live, live.game, at, told, 0, "en")
        values = list(typed_values(spec.log_args.get(told.kind, ""), told.args))
        seats = [value for _, kind, value in values if kind == "seat" and value >= 0]
        if seats:
            assert line["seat"] == "ABCDEF"[seats[0]]
            assert line["colour"] == live.row.seats[seats[0]].colour
            seen["seat"] += 1
        numbers = [value for _, kind, value in values if kind == "card" and isinstance(value, int)]
        assert line["cards"] == [live.game.card_word(card) for card in numbers if card >= 0]
        assert line["rule"] == told.rule
        heads.add(line["head"])
    assert seen["seat"] or game == "masters"
    assert "round" in heads
    assert regions.log_lines(live, 0, "en", most=5) == regions.log_lines(live, 0, "en")[-5:]


@pytest.mark.parametrize("game", games())
def test_a_plain_drawing_shows_all_of_the_view(game: str) -> None:
    """Facts, rows of things and boxes of what has parts: nothing but what is empty is left out."""
    for number, scene in enumerate(
        asked(game, game_spec(game).seats[-1] if game != "vendetta" else 3, 1, 60)
    ):
        if number % 10 == 0:
            scene = busy(scene, random.Random(number)) if game == "veto" else scene  # with duels too
            check_box(scene, scene.view, plain.picture(scene)["box"], plain.NOT_SHOWN)


def check_box(scene: Any, value: Any, box: dict[str, Any], left_out: tuple[str, ...]) -> None:
    facts, rows, inner = dict(box["facts"]), dict(box["rows"]), dict(box["inner"])
    shown = {*facts, *rows, *inner}
    assert len(shown) == len(box["facts"]) + len(box["rows"]) + len(box["inner"])
    for field in dataclasses.fields(value):
        found, name = getattr(value, field.name), field.name.replace("_", " ")
        is_empty = found is None or found is False or found in ("", (), -1)
        assert (name in shown) == (field.name not in left_out and not is_empty)
        if name not in shown:
            continue
        if dataclasses.is_dataclass(found):
            check_box(scene, found, inner[name][0], ())
        elif isinstance(found, tuple) and all(dataclasses.is_dataclass(each) for each in found):
            assert len(inner[name]) == len(found)
            per_seat = len(found) == len(scene.people)
            for at, (each, drawn) in enumerate(zip(found, inner[name], strict=True)):
                check_box(scene, each, drawn, ("letter",))
                assert drawn["person"] == (scene.people[at] if per_seat else None)
        elif isinstance(found, tuple):
            assert len(rows[name]) == len(found)
        elif found is True:
            assert facts[name] == "✓"
        elif name in facts:
            assert facts[name] == str(found)
        else:
            assert rows[name][0]["name"]
