"""What is sent to a page: the changes make of the old page exactly the new one; memory mixes nothing up."""

import random
import re
import string
from typing import Any

import pytest

import interrex
from interrex.games import game_spec
from interrex.web.access.viewer import Viewer
from interrex.web.memory import Memory
from interrex.web.show.parts import memory
from interrex.web.show.prompt import A_TOKEN
from interrex.web.show.regions import TablePage, table_page
from interrex.web.show.sending import KEPT, Sent
from interrex.web.show.stream import event
from interrex.web.tables.live import Live, lead_changes
from interrex.web.tables.new_table import COLOURS
from interrex.web.tables.sentences import told_to, words_of
from tests.packs.boxes import toml, tree_of
from tests.web.house import Open, play_some, seated


def changed(page: dict[str, str], before: TablePage, news: dict[str, Any]) -> dict[str, str]:
    """A page after the changes, as its script makes them."""
    page = {**page, "table": page["table"].replace(" data-choosable", "")}  # the script marks things itself
    parts, lines = news.pop("parts", {}), news.pop("lines", [])
    page.update({name: text.replace(" data-choosable", "") for name, text in news.items()})
    for name, text in parts.items():
        old = str(before.parts[name])
        assert page["table"].count(old) == 1, name
        assert page["table"].count(f'data-part="{name}"') == 1
        page["table"] = page["table"].replace(old, str(text))
    head, end = (re.search(each, page["log"]) for each in (r'data-most="60"[^>]*>', "</ol>"))
    assert head is not None
    assert end is not None
    shown = re.findall(r"<li.*?</li>", page["log"][head.end() : end.start()], re.S)
    rows = [*shown, *lines][-60:]
    gone = [row for row in shown[: len(shown) + len(lines) - len(rows)] if "data-notice" not in row]
    counted = re.sub(
        r'(?<=data-from=")\d+', lambda old: str(int(old[0]) + len(gone)), page["log"][: head.end()]
    )
    page["log"] = "\n".join([counted, *rows, page["log"][end.start() :]])
    return page


class Reader:
    """Reads what is sent, as the script of a page does."""

    def __init__(self) -> None:
        self.known: dict[str, list[str]] = {}

    def whole(self, name: str, short: Any) -> str:
        texts = self.known.setdefault(name, [])
        text: str = short
        if isinstance(short, int):
            text = texts.pop(short)
        elif isinstance(short, list):
            start, end, between = short
            last = str(texts[-1])
            text = last[:start] + between + last[len(last) - end :]
        self.known[name] = [*texts, text][-KEPT:]
        return text

    def read(self, sent: dict[str, Any]) -> dict[str, Any]:
        news: dict[str, Any] = {
            name: self.whole(name, text) if name == "prompt" else text for name, text in sent.items()
        }
        if "parts" in news:
            news["parts"] = {name: self.whole(f"part {name}", text) for name, text in news["parts"].items()}
        return news


def plain(page: dict[str, str]) -> dict[str, str]:
    return {name: re.sub(r"\s+", " ", text) for name, text in page.items()}


def drawn_anew(live: Live, viewer: Viewer) -> TablePage:
    """What is shown, drawn by somebody who remembers nothing."""
    kept = memory.fresh, memory.old
    memory.fresh, memory.old = {}, {}
    live.cache.clear()  # what all see alike is drawn by this viewer
    found = table_page(live, viewer)
    memory.fresh, memory.old = kept
    return found


def viewers(seats: int) -> list[Viewer]:
    """Everybody at a table and a watcher, in two languages."""
    return [Viewer(seat, (seat,), "pl" if seat % 2 else "en", "", "f" * 32) for seat in range(seats + 1)]


@pytest.mark.parametrize("game", interrex.games())
def test_changes_make_the_new_page(house: Open, game: str) -> None:
    table, _, _ = seated(house, 4, game)
    live = house.table(table)
    everybody = viewers(4)
    before = [table_page(live, viewer) for viewer in everybody]
    pages = [each.whole() for each in before]
    luck = random.Random(game)
    lines = [(Sent(), Reader()) for _ in everybody]
    small = 0
    written = spared = 0
    for step in range(50):
        play_some(house, table, 1, step)
        if live.game.is_over:
            live.lead_changes = lead_changes(live.session)  # which otherwise come a moment later
        if luck.random() < 0.1:
            live.row.seats[0].name = f"Name {step}"
            live.row.seats[1].colour = luck.choice(COLOURS)
            live.notify()
        for number, viewer in enumerate(everybody):
            now = table_page(live, viewer)
            news = now.since(before[number])
            small += "parts" in news and "table" not in news
            sent, reader = lines[number]
            short = sent.shortened(news)
            assert reader.read(short) == news
            written += len(event(short, ""))
            spared += len(event(news, "")) - len(event(short, ""))
            pages[number] = changed(pages[number], before[number], news)
            anew = drawn_anew(live, viewer)
            assert plain(pages[number]) == plain(changed(anew.whole(), anew, {}))
            assert now.since(now) == {}
            before[number] = now
    assert small > 100
    assert spared > written / 20  # what a page has is not sent again


def test_what_a_browser_counts_otherwise_is_sent_whole() -> None:
    """Letters beyond the first 65,536 are two characters to a browser."""
    sent, reader = Sent(), Reader()
    for text in ("<p>Anna plays a card</p>", "<p>Anna 👑 plays a card</p>", "<p>Anna 👑 plays cards</p>"):
        short = sent.shortened({"prompt": text})
        assert short["prompt"] == text
        assert reader.read(short)["prompt"] == text
    assert sent.shortened({"prompt": "<p>Anna plays a card</p>"}) == {"prompt": 0}
    assert sent.shortened({"prompt": "<p>Anna plays 2 cards</p>"})["prompt"][:2] == [14, 4]


PLACES = {  # the parts that are places where things happen
    "elekt": r"(corner|face-up)-",
    "vendetta": r"(place|at|ally)-",
    "masters": r"district-",
    "veto": r"(electoral|magnates|house)-",
}


@pytest.mark.parametrize("game", interrex.games())
def test_what_a_move_does_not_touch_is_not_sent(house: Open, game: str) -> None:
    """A watcher is sent the place where something happens, or two where something moves."""
    table, _, _ = seated(house, 4, game)
    live = house.table(table)
    watcher = viewers(4)[4]
    before = table_page(live, watcher)
    sent = whole = 0
    touched = []
    for step in range(120):
        if live.game.is_over:
            break
        play_some(house, table, 1, step)
        now = table_page(live, watcher)
        news = now.since(before)
        assert "table" not in news or before.frame != now.frame
        parts = news.get("parts", {})
        sent += sum(map(len, parts.values())) + len(news.get("table", ""))
        whole += sum(map(len, now.parts.values()))
        touched.append(sum(re.match(PLACES[game], name) is not None for name in parts))
        before = now
    somewhere = [number for number in touched if number]
    assert sum(number <= 2 for number in somewhere) > len(somewhere) / 3
    assert sent < whole / 3


ALIKE = {
    "elekt": {"status", "face-up-mission", "face-up-influence", "face-up-court", "pile"},
    "vendetta": {"status", "place-L1", "ally-L1", "place-H", "ally-H", "relics", "out"},
    "masters": {"status", "veil", "dice", "event", "to-come", "relic", "in-play", "out"},
    "veto": {"status", "stack", "phases", "speaks", "throne"},
}


@pytest.mark.parametrize("game", interrex.games())
def test_what_all_see_alike_is_drawn_once(house: Open, game: str) -> None:
    """Seats with the same language share what they may all see; nobody's own hand is among it."""
    table, _, _ = seated(house, 4, game)
    play_some(house, table, 20)
    live = house.table(table)
    every = [table_page(live, Viewer(seat, (seat,), "en")).parts for seat in range(4)]
    shared = [name for name in every[0] if len({id(parts.get(name)) for parts in every}) == 1]
    assert ALIKE[game] <= set(shared)
    assert "hand" not in shared


@pytest.mark.parametrize("game", interrex.games())
def test_a_line_that_names_somebody_else_says_the_names(house: Open, game: str) -> None:
    """It is taken from what the chronicle keeps, and reads as if it had been said with the names."""
    table, _, _ = seated(house, 4, game)
    live = house.table(table)
    live.row.seats[1].name = "anna z Brzegu"
    play_some(house, table, 60)
    named = 0
    for language in ("en", "pl", "pt"):
        words = words_of(live, language)
        for told in live.game.log(4):
            said = told_to(live, language, live.game, told, None)
            assert said == words.line(live.game, told)
            named += "nna z Brzegu" in said
    mentioned = [each for each in live.game.log(4) if words.mentions(each, 1)]  # Masters names vampires only
    assert named > 10 or not mentioned


@pytest.mark.parametrize("game", ["vendetta", "masters"])
def test_a_pack_from_before_may_call_its_cards_as_seats_are_marked(house: Open, game: str) -> None:
    """Such names are refused now; tables with them are shown all the same, to everybody."""
    table, _, _ = seated(house, 4, game)
    play_some(house, table, 40)
    live = house.table(table)
    tree = tree_of(game)
    every = [card for cards in tree.values() if isinstance(cards, list) for card in cards]
    for number, card in enumerate(every):
        letter = string.ascii_uppercase[number % 26]
        card["name"] = {"en": f"⟨{letter}⟩ ⟨⟨Z⟩ ⟨a⟩ {A_TOKEN}"}
    live.pack = game_spec(game).read_pack(toml(tree), "pack")
    live.cache.clear()
    said = [told_to(live, "en", live.game, told, None) for told in live.game.log(4)]
    assert sum("⟨Z ⟨a⟩" in each for each in said) > 5
    assert "⟨Z ⟨a⟩" in table_page(live, Viewer(0, (0,), "en")).whole()["log"]


def test_a_curtain_takes_everything_away(house: Open) -> None:
    table, _, _ = seated(house, 2)
    live = house.table(table)
    asked = live.game.decisions[0].seat
    alone = table_page(live, Viewer(1 - asked, (1 - asked,), "en"))
    behind = table_page(live, Viewer(1 - asked, (0, 1), "en"))
    news = behind.since(alone)
    assert news["table"] == news["log"] == ""
    assert "hand" not in "".join(news.values())
    assert alone.since(behind)["table"] == alone.whole()["table"]


def test_the_log_speaks_to_whoever_looks_now(house: Open) -> None:
    """Where another seat of the same browser goes on, the lines told before say "you" to nobody else."""
    table, _, _ = seated(house, 2, "masters")
    play_some(house, table, 12)
    live = house.table(table)
    one, two = (table_page(live, Viewer(seat, (seat,), "en")) for seat in (0, 1))
    assert two.since(one)["log"] == two.log()
    assert "log" not in two.since(two)


def test_memory_forgets_what_is_not_used() -> None:
    memory: Memory[str] = Memory(4)
    made = []

    def make(what: str) -> str:
        made.append(what)
        return what.upper()

    for what in "abcdefgh":
        assert memory.cached(make, what) == what.upper()
        assert memory.cached(make, "a") == "A"
    assert made.count("a") == 1
    assert len(memory.fresh) + len(memory.old) <= 8
    assert memory.cached(make, "b") == "B"
    assert made.count("b") == 2
