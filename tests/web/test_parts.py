"""What is sent to a page: the changes make of the old page exactly the new one; memory mixes nothing up."""

import random
import re
from typing import Any

import pytest

import interrex
from interrex.games import game_kind
from interrex.web.parts import Memory
from interrex.web.render import Looker, Shown, shown
from tests.web.house import Open, play_some, seated


def changed(page: dict[str, str], before: Shown, news: dict[str, Any]) -> dict[str, str]:
    """A page after the changes, as its script makes them."""
    page = {**page, "table": page["table"].replace(" data-choosable", "")}  # the script marks things itself
    parts, lines = news.pop("parts", {}), news.pop("lines", [])
    page.update({name: text.replace(" data-choosable", "") for name, text in news.items()})
    for name, text in parts.items():
        old = str(before.parts[name])
        assert page["table"].count(old) == 1, name
        assert page["table"].count(f'data-part="{name}"') == 1
        page["table"] = page["table"].replace(old, str(text))
    head, listed, end = re.split(r"(?<=data-most=\"60\">)|(?=</ol>)", page["log"])
    rows = [*reversed(lines), *re.findall(r"<li.*?</li>", listed, re.S)][:60]
    page["log"] = "\n".join([head, *rows, end])
    return page


def plain(page: dict[str, str]) -> dict[str, str]:
    return {name: re.sub(r"\s+", " ", text) for name, text in page.items()}


@pytest.mark.parametrize("game", interrex.games())
def test_changes_make_the_new_page(house: Open, game: str) -> None:
    seats = 4 if game == "elekt" else game_kind(game).seats[0]
    table, _, _ = seated(house, seats, game)
    live = house.table(table)
    lookers = [Looker(seat, (seat,), "pl" if seat else "en", "", "f" * 32) for seat in range(seats + 1)]
    before = [shown(live, looker) for looker in lookers]
    pages = [each.whole() for each in before]
    luck = random.Random(game)
    small = 0
    for step in range(60):
        play_some(house, table, 1, step)
        if luck.random() < 0.1:
            live.row.seats[0].name = f"Name {step}"
        for number, looker in enumerate(lookers):
            now = shown(live, looker)
            news = now.since(before[number])
            small += "parts" in news and "table" not in news
            pages[number] = changed(pages[number], before[number], news)
            assert plain(pages[number]) == plain(changed(now.whole(), now, {}))
            assert now.since(now) == {}
            before[number] = now
    assert small > 100 or game != "elekt"


def test_a_curtain_takes_everything_away(house: Open) -> None:
    table, _, _ = seated(house, 2)
    live = house.table(table)
    asked = live.game.decisions[0].seat
    alone = shown(live, Looker(1 - asked, (1 - asked,), "en"))
    behind = shown(live, Looker(1 - asked, (0, 1), "en"))
    news = behind.since(alone)
    assert news["table"] == news["log"] == ""
    assert "hand" not in "".join(news.values())
    assert alone.since(behind)["table"] == alone.whole()["table"]


def test_memory_forgets_what_is_not_used() -> None:
    memory: Memory[str] = Memory(4)
    made = []

    def make(what: str) -> str:
        made.append(what)
        return what.upper()

    for what in "abcdefgh":
        assert memory.recall(make, what) == what.upper()
        assert memory.recall(make, "a") == "A"
    assert made.count("a") == 1
    assert len(memory.fresh) + len(memory.old) <= 8
    assert memory.recall(make, "b") == "B"
    assert made.count("b") == 2
