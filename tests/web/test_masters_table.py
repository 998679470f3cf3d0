"""The table of Masters of the Night: names instead of cells, prices and reasons, scenes, and how it ended."""

import random
import re
from html.parser import HTMLParser

import pytest

import interrex
from interrex.engine.questions import LogLine
from interrex.games.masters.table import Masters
from interrex.rules.book import rulebook
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.show import regions
from interrex.web.show.ending import ending
from interrex.web.show.games import masters
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.sentences import words_of
from tests.web.house import Open

CELL = re.compile(r"\br[123]c[123]\b")


class Said(HTMLParser):
    """All that a page says, also to whoever points or listens, and the actions of the night."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text: list[str] = []
        self.deeds: dict[str, dict[str, str]] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.text += [found.get(name, "") for name in ("title", "aria-label")]
        if found.get("class", "").startswith("deed "):
            self.deeds[found["data-thing"]] = found

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def new_table(house: Open, seed: int) -> Live:
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("masters", ["person"] * 3)))
    live.session.game = interrex.new("masters", seats=3, seed=seed)
    return live


def game_of(live: Live) -> Masters:
    assert isinstance(live.game, Masters)
    return live.game


def step(live: Live, luck: random.Random) -> None:
    decision = luck.choice(live.game.decisions)
    live.game.choose(luck.choice(decision.options), decision.seat)
    live.notify()


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_districts_by_name_and_every_action_with_its_reason(house: Open, language: str) -> None:
    """The nine actions are always there; one that cannot be taken cites a rule that the book has."""
    live = new_table(house, 6)
    luck = random.Random(language)
    known = {rule.id for rule in rulebook("masters").rules}
    states = set()
    for _ in range(30):
        if live.game.is_over:
            break
        asked = live.game.decisions[0].seat
        page = Said(regions.drawn_scene(regions.scene(live, asked, language), "masters"))
        assert not CELL.search(" ".join(page.text))
        assert len(page.deeds) == len(masters.ACTIONS)
        offered = {thing.id for thing in regions.scene(live, asked, language).marked}
        for thing, deed in page.deeds.items():
            state = deed["class"].split()[1]
            states.add(state)
            assert (state == "free") == (thing in offered)
            assert state == "free" or deed["data-rule"] in known
        step(live, luck)
    assert states == {"free", "barred", "idle"}


def test_a_table_that_is_looked_at_once_is_what_each_seat_sees(house: Open) -> None:
    live, luck = new_table(house, 5), random.Random(5)
    for _ in range(60):
        for seat in range(live.game.seats + 1):
            assert regions.scene(live, seat, "en").view == live.game.view(seat)
        if live.game.is_over:
            break
        step(live, luck)


def test_scenes_show_card_dice_and_veil(house: Open) -> None:
    """Beside the words of a line: the event's text, each die with what it does, the Veil where it stands."""
    live = new_table(house, 6)
    event = next(each for each, kind in enumerate(game_of(live).cards) if kind.id == "loose-tongues")
    lines = [
        ("event", (event,)),
        ("dice_taken", (game_of(live).line_up[0], (1, 5))),
        ("veil_weakened", (2, 3)),
    ]
    card, dice, veil = (
        regions.log_line(live, live.game, 0, LogLine(kind, args, "MN-401", 0), 0, "en")["html"]
        for kind, args in lines
    )
    assert 'data-scene="begins"' in card
    assert masters.Cards(words_of(live, "en")).card("loose-tongues")["text"] in card
    assert re.findall(r"#(die-\d|kill|blood)", dice) == ["die-1", "blood", "die-5", "kill"]
    assert re.search(r'class="here weak"[^>]*>[^>]*>[^>]*#moon-3', veil)


def test_lines_say_whose_vampire_acted(house: Open) -> None:
    live = new_table(house, 6)
    luck = random.Random(3)
    for _ in range(40):
        if not live.game.is_over:
            step(live, luck)
    turns = [told for told in live.game.log(1) if told.kind == "turn"]
    assert turns
    for told in turns:
        vampire = game_of(live).line_up.index(told.args[0])
        line = regions.log_line(live, live.game, 0, told, 1, "en")
        assert line["seat"] == "ABC"[game_of(live).player[vampire]]


def test_the_end_says_by_which_rule_and_how_far(house: Open) -> None:
    live = new_table(house, 7)
    luck = random.Random(4)
    while not live.game.is_over:
        step(live, luck)
    scene = regions.scene(live, 0, "en")
    end = ending(live, Viewer(0, (0,), "en"), words_of(live, "en"), scene)
    assert end is not None
    assert end["rule"] in ("MN-1206", "MN-1207")
    assert "Defeat" in end["why"]
    stood = dict(end["stood"])
    assert stood["Rounds played"] == str(scene.view.round)
    assert any(label.startswith("Veil lost") for label in stood)
