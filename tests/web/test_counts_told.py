"""What pages count, told a second time: tables and rows of statistics, and how often decks won."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.analysis.statistics import Favourite, Sat, Tally
from interrex.analysis.telling import one_decimal
from interrex.engine.packs import LANGUAGES
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, house_pack
from interrex.web.pages import statistics
from interrex.web.phrases import say
from interrex.web.show import decks
from interrex.web.tables.sentences import words_for

GAMES = ("elekt", "veto", "masters", "gone")


def favourite(luck: random.Random) -> Favourite:
    name = {each: f"{each} name" for each in ("en", "pl") if luck.random() < 0.7}
    times = luck.randrange(4)
    what: Any = {"id": "c1", "name": name}
    return Favourite(what, times, luck.randrange(times + 1))


def drawn_tally(luck: random.Random, game: str) -> Tally:
    places = () if game == "masters" else tuple(luck.randrange(4) for _ in range(luck.randrange(1, 4)))
    seats = luck.randrange(5)
    favourites = [tuple(favourite(luck) for _ in range(luck.randrange(3))) for _ in range(2)]
    cost = luck.choice((None, 0.0, 0.0149, 0.25))
    return Tally(game, luck.randrange(9), seats, luck.randrange(seats + 1), places, cost, 3, *favourites)


def part(some: int, whole: int) -> str:
    return "0" if whole == 0 else f"{some} ({round(some * 100 / whole)}%)"


def check_row(shown: dict[str, Any], name: str, found: Tally, places: int, language: str) -> None:
    assert shown["who"] == say(language, f"statistics-{name}")
    assert (shown["games"], shown["won"]) == (found.games, part(found.won, found.seats))
    assert shown["places"] == [found.places[at] if at < len(found.places) else 0 for at in range(places)]
    count = sum(found.places)
    mean = sum((at + 1) * many for at, many in enumerate(found.places)) / count if count else None
    assert shown["average"] == (one_decimal(mean, language) if mean is not None else "")
    assert shown["cost"] == (one_decimal(found.cost * 100, language) if found.cost is not None else "")
    assert shown["analysed"] == found.analysed


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_a_table_with_a_row_for_each_group(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many places as anybody came to; what those of whom it is shown have played most."""
    luck = random.Random(language)
    monkeypatch.setattr(statistics, "tallies", lambda sat: sat)
    for _ in range(40):
        everybody = [drawn_tally(luck, game) for game in GAMES]
        groups: list[Any] = []
        for name in ("people", "bots"):
            played = luck.sample(GAMES, luck.randrange(5))
            most = {each.game: len(each.places) for each in everybody}  # nobody came to a later place
            tallies = [drawn_tally(luck, game) for game in played]
            groups.append((name, [replace(each, places=each.places[: most[each.game]]) for each in tallies]))
        shown: Any = [drawn_tally(luck, game) for game in GAMES if luck.random() < 0.6]
        made = statistics.games_of(groups, everybody, shown, language)  # type: ignore[arg-type]
        for whole, table in zip(everybody, made, strict=True):
            called = game_spec(whole.game).title_in(language) if whole.game != "gone" else "gone"
            assert (table["title"], table["together"]) == (called, whole.places == ())
            assert list(table["places"]) == [at + 1 for at in range(len(whole.places))]
            rows = [(name, each) for name, tallies in groups for each in tallies if each.game == whole.game]
            for (name, each), row in zip(rows, table["rows"], strict=True):
                check_row(row, name, each, len(whole.places), language)
            favourites = [(each.plays, each.openings) for each in shown if each.game == whole.game] or [
                ((), ())
            ]
            key = f"statistics-plays-{whole.game}"
            plays = say(language, key) if say(language, key) != key else say(language, "statistics-plays")
            headed = zip((plays, say(language, "statistics-openings")), favourites[0], strict=True)
            wanted = [(heading, found) for heading, found in headed if found]
            assert [heading for heading, _ in table["listed"]] == [heading for heading, _ in wanted]
            for (_, found), (_, listed) in zip(wanted, table["listed"], strict=True):
                for one, said in zip(found, listed, strict=True):
                    names = one.what["name"]
                    name = names[language] if language in names else names.get("en", "c1")
                    assert said == {"name": name, "times": one.times, "won": part(one.won, one.times)}


def test_people_and_bots_stand_apart_and_what_strangers_typed_is_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        statistics, "games_of", lambda groups, everybody, shown, language: (groups, everybody, shown)
    )
    sat = [
        Sat(f"t{number}", 0, bool(number & 1), {"is_house": bool(number & 2)})  # type: ignore[typeddict-item]
        for number in range(8)
    ]
    own, others = sat[:3], sat[3:]
    mine, openly = statistics.scopes(own, others, "en")
    assert (mine["name"], mine["games"]) == ("mine", ([("you", own)], own, own))
    groups, everybody, shown = openly["games"]
    assert openly["name"] == "open"
    assert [(name, [each.is_bot for each in theirs]) for name, theirs in groups] == [
        ("people", [False] * 2), ("bots", [True] * 3),
    ]  # fmt: skip
    assert everybody == others
    assert shown == [each for each in others if each.outcome["is_house"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_a_deck_won_is_listed_against_each_other_and_in_all(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the name of the other deck where it has one; nothing of a deck that was not measured."""
    pack, known = house_pack("veto"), game_spec("veto").decks
    assert known is not None
    shipped = [each.id for each in known.shipped(pack)]

    def rate(said: str) -> Any:
        return SimpleNamespace(said=lambda words: f"{said} {words.language}")

    for others in ([], shipped[:1], [*shipped[1:3], "gone"]):
        rows = [SimpleNamespace(other=each, said=rate(each).said) for each in others]
        found = SimpleNamespace(bot="hard", of=lambda deck, rows=rows: rows, overall=lambda deck: rate("all"))
        for measured in (found, None):
            monkeypatch.setattr(decks, "shares_of", lambda game, pack, measured=measured: measured)
            shown = decks.shares("veto", known, pack, shipped[0], language)
            if measured is None or not others:
                assert shown is None
                continue
            assert shown is not None
            words = words_for(language, "veto", SEAT_LETTERS, pack)
            names = {each.id: each.name[language] for each in known.shipped(pack)}
            listed = [(each, names.get(each, each), f"{each} {language}") for each in others]
            assert list(shown[1]) == [*listed, ("", words.say("ui-deck-all"), f"all {language}")]
            assert shown[0] == words.say("ui-deck-shares", bot="hard")
