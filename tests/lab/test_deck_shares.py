"""Decks against each other: every pair in both seats, counted with intervals, shown for the same pack."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_pack, own_pack
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.lab import deck_shares
from interrex.lab.arena import Contest
from interrex.lab.deck_shares import DeckShares, counted, shares_of
from interrex.lab.rows import Rows, SeatRow, play
from interrex.lab.statistics import wilson
from interrex.lab.store import Folder
from tests.web.house import opened

VERSION = game_spec("veto").rules_version
CONTEST = Contest("veto", 2, ("random",), shipped_decks=True)
HEAD = '[pack]\nid = "mine"\ngame = "veto"\nversion = 1\nextends = "house"\nname = { en = "Mine" }\n'


def test_every_pair_of_decks_has_its_turn_in_both_seats() -> None:
    pairs = list(permutations(SHIPPED, 2))
    played = [tuple(CONTEST.decks_of(deal).values()) for deal in range(len(pairs))]
    assert sorted(played) == sorted(pairs)
    assert CONTEST.decks_of(0) == CONTEST.decks_of(len(pairs))
    assert "shipped_decks" not in Contest("veto", 2, ("random",)).header()  # results from before still fit


@pytest.mark.parametrize(
    "contest",
    [
        Contest("elekt", 2, ("random",), shipped_decks=True),
        Contest("veto", 2, ("random",), all_decks=True, shipped_decks=True),
    ],
)
def test_what_cannot_be_played_is_refused(contest: Contest) -> None:
    with pytest.raises(BadSetting, match="--shipped-decks"):
        contest.check()


def test_wins_are_counted_for_the_first_deck_whatever_its_seat(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    folder = Folder(tmp_path / "results", CONTEST)
    deals = [
        deal for deal in range(132) if set(CONTEST.decks_of(deal).values()) == {"dworscy", "radziwillowie"}
    ]
    rows = Rows()
    for deal in deals:  # the seat that begins wins; and in a later game it is shared
        rows.games += play(CONTEST, deal, 0).games
        rows.seats += [SeatRow(deal, 0, seat, "random", "", 1.0 - seat, 0.0, 1, 2.0) for seat in (0, 1)]
        rows.seats += [SeatRow(deal + 132, 0, seat, "random", "", 0.5, 0.0, 1, 2.0) for seat in (0, 1)]
    folder.write(rows)
    found = counted(folder)
    assert found.pairs == {("dworscy", "radziwillowie"): (2.0, 4)}
    file = tmp_path / "decks.json"
    done = CliRunner().invoke(app, ["lab", "decks", str(tmp_path / "results"), "--out", str(file)])
    assert done.exit_code == 0
    assert "dworscy" in done.output
    assert json.loads(file.read_text())["pairs"] == [["dworscy", "radziwillowie", 2.0, 4]]
    with pytest.raises(BadSetting, match="--shipped-decks"):
        counted(Folder(tmp_path / "other", Contest("veto", 2, ("random",))))


FOUND = DeckShares(
    "veto", house_pack("veto").hash, VERSION, "greedy", {("a", "b"): (30.0, 40), ("a", "c"): (10.5, 40)}
)


def test_a_share_has_its_interval() -> None:
    strongest, weakest = FOUND.of("a")
    assert (strongest.other, weakest.other) == ("b", "c")
    assert (strongest.low, strongest.high) == wilson(30.0, 40)
    assert FOUND.of("c") == [deck_shares.Share("a", 29.5, 40)]
    assert FOUND.overall("a") == deck_shares.Share("", 40.5, 80)


def test_shares_are_those_of_the_cards_with_which_they_were_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deck_shares, "_shipped", lambda game: FOUND)
    assert shares_of("veto", house_pack("veto")) is FOUND
    assert shares_of("veto", own_pack("veto", HEAD, "mine.toml")) is None
    monkeypatch.setattr(
        deck_shares, "_shipped", lambda game: DeckShares("veto", "0" * 16, VERSION, "greedy", {})
    )
    assert shares_of("veto", house_pack("veto")) is None


def test_the_file_that_comes_with_the_game_is_of_its_cards() -> None:
    found = deck_shares._shipped("veto")
    if found is None:
        pytest.skip("no shares of decks come with the game")
    assert shares_of("veto", house_pack("veto")) is found
    assert set(found.decks()) == set(SHIPPED)
    assert all(0 <= wins <= games > 0 for wins, games in found.pairs.values())


def test_a_deck_shows_how_often_it_won(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = {("dworscy", "trybuni"): (30.0, 40), ("rajtarzy", "trybuni"): (10.0, 40)}
    found = DeckShares("veto", house_pack("veto").hash, VERSION, "greedy", pairs)
    monkeypatch.setattr(deck_shares, "_shipped", lambda game: found)
    low, high = (round(100 * each) for each in wilson(10.0, 40))
    told = f"25% ({low}–{high}%; games: 40)"
    shown = CliRunner().invoke(app, ["deck", "show", "trybuni", "--lang", "en"]).output
    assert told in shown
    assert "50% (" in shown  # all together
    with opened() as house:
        who = house.visitor()
        page = who.get("/decks/veto/trybuni").text
        assert told in page.partition('id="shares"')[2]
        assert 'id="shares"' not in who.get("/decks/veto/sicz").text  # it was not among them
        text = HEAD.replace("mine", "box")
        other = who.get(f"{who.submit('/packs/veto/import', text=text).url.path}/decks").url.params["pack"]
        assert 'id="shares"' not in who.get(f"/decks/veto/trybuni?pack={other}").text
        code = preconstructed(house_pack("veto"), "trybuni").code()
        deck = who.submit("/decks/veto/save", code=code, name="Mine").json()["deck"]
        assert "interrex lab run veto" in who.get(f"/decks/veto/{deck}").text
