"""The lab: rows that do not depend on where they were made, findings that find what is there, no more."""

from __future__ import annotations

import errno
import json
import random
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from interrex.cli import app, lab
from interrex.engine.errors import BadSetting
from interrex.lab.arena import Contest
from interrex.lab.findings import (
    FEWEST,
    beyond_luck,
    card_changes,
    card_findings,
    chance_of,
    compare,
    decisive_share,
    differing,
    effect,
    find,
    numpy,
    shares,
    side_by_side,
)  # fmt: skip
from interrex.lab.rows import DECISIVE, Rows, Watching, play, replayed
from interrex.lab.spread import on_ray
from interrex.lab.store import Folder, write_text_whole

GAMES = [
    Contest("elekt", 3, ("random",)),
    Contest("vendetta", 4, ("random",), variants={"teams": True}),
    Contest("masters", 2, ("random",)),
    Contest("veto", 2, ("random",), all_decks=True),
]


def call(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.output


# --- rows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("contest", GAMES, ids=lambda each: each.game)
def test_rows_say_what_happened(contest: Contest) -> None:
    rows = play(contest, 5, 0)
    assert rows == play(contest, 5, 0)
    (game,) = rows.games
    table = replayed(contest, game)
    assert table.result is not None
    assert table.result.rule == game.ended_by
    assert game.winners == "".join(map(str, table.result.winners))
    assert len(rows.seats) == contest.seats
    assert sum(row.decisions for row in rows.seats) == game.decisions <= len(game.choices)
    assert all(row.chosen <= row.offered for row in rows.cards)
    assert any(row.chosen for row in rows.cards)
    assert all(row.decisive <= row.chosen for row in rows.cards)
    assert sorted(row.turn for row in rows.seats) == list(range(contest.seats))
    assert 0 <= game.known_after <= 1
    assert game.ended_by in game.rules


def test_a_hand_is_held_and_what_lies_open_is_not() -> None:
    rows = play(GAMES[0], 5, 0)
    held = [row for row in rows.cards if row.held]
    kinds = {row.card for row in held}
    assert kinds
    assert not kinds & {card.id for card in GAMES[0].pack().kinds if card.family == "mission"}


def test_a_card_is_decisive_when_its_seat_stands_far_better_at_its_next_decision() -> None:
    watching = Watching(GAMES[0].table(1))
    for rise, counts in ((DECISIVE - 0.01, 0), (DECISIVE + 0.01, 1), (-0.5, 1)):
        watching.latest[0] = (0.5, {"acolyte"})
        watching.weigh(0, 0.5 + rise)
        assert watching.cards.get((0, "acolyte"), [0] * 4)[3] == counts
    watching.weigh(0, 1.0)  # nothing was chosen since
    assert watching.cards[0, "acolyte"][3] == 1
    named = [{"chosen": 2, "decisive": 1}, {"chosen": 1, "decisive": 0}, {"chosen": 0, "decisive": 0}]
    assert decisive_share(named) == 0.5
    assert decisive_share(named[2:]) is None
    assert decisive_share([{"chosen": 1}]) is None  # earlier results do not say


def test_a_pack_that_extends_the_house_is_played_with_all_its_cards() -> None:
    text = '[pack]\nid = "mine"\ngame = "elekt"\nversion = 1\nextends = "house"\nname = { en = "Mine" }\n'
    contest = replace(GAMES[0], pack_text=text, pack_name="mine.toml")
    assert len(contest.pack().kinds) == len(GAMES[0].pack().kinds)
    assert contest.pack() is contest.pack()  # read once
    assert play(contest, 5, 0) == play(GAMES[0], 5, 0)


def test_a_seat_says_whom_it_plays() -> None:
    clans = {row.plays for row in play(Contest("vendetta", 3, ("random",)), 1, 0).seats}
    assert len(clans) == 3
    decks = [row.plays for row in play(Contest("veto", 2, ("random",)), 1, 0).seats]
    assert decks == ["radziwillowie", "wisniowieccy"]
    vampires = [row.plays.split() for row in play(Contest("masters", 2, ("random",)), 1, 0).seats]
    assert all(vampires)


# --- the folder ------------------------------------------------------------------------------------


def test_the_same_rows_wherever_they_were_played(tmp_path: Path) -> None:
    run = ("lab", "run", "elekt", "--seats", "2", "--games", "3", "--bots", "random", "--out")
    for name, jobs in (("one", "1"), ("two", "2")):
        status, output = call(*run, str(tmp_path / name), "--jobs", jobs)
        assert status == 0, output
    one, two = Folder(tmp_path / "one"), Folder(tmp_path / "two")
    for kind in ("games", "seats", "cards"):
        rows = list(one.rows(kind))
        assert rows == list(two.rows(kind))
        assert rows


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    contest = replace(GAMES[0], seats=2)
    folder = Folder(tmp_path / "out", contest)
    folder.write(play(contest, 1, 0))
    (tmp_path / "out" / "seats-00001.parquet").write_bytes(b"written when the power went")
    call(
        "lab",
        "run",
        "elekt",
        "--seats",
        "2",
        "--games",
        "3",
        "--bots",
        "random",
        "--out",
        str(tmp_path / "out"),
    )
    assert folder.done() == {(0, 0), (1, 0), (2, 0)}
    assert len(list(folder.rows("games"))) == 3
    assert len(list(folder.rows("seats"))) == 6


@pytest.mark.parametrize("moment", ["before", "while", "after"])
def test_stopped_around_the_writing_of_a_part_nothing_is_lost_or_written_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    contest = replace(GAMES[0], seats=2)
    folder = Folder(tmp_path / "out", contest)
    write, save = folder.write, folder._save

    def stopped_writing(rows: Rows) -> None:
        monkeypatch.undo()
        if moment == "after":
            write(rows)
        raise KeyboardInterrupt

    def stopped_saving(table: Any, file: Path) -> None:
        save(table, file)
        if file.name.startswith("games"):
            monkeypatch.undo()
            raise KeyboardInterrupt

    monkeypatch.setattr(lab, "PART", 2)
    if moment == "while":
        monkeypatch.setattr(folder, "_save", stopped_saving)
    else:
        monkeypatch.setattr(folder, "write", stopped_writing)
    assert lab.keep(folder, (play(contest, deal, 0) for deal in range(3)), 3)
    assert [(row["deal"], row["seating"]) for row in folder.rows("games")] == [(0, 0), (1, 0)]
    assert len(list(folder.rows("seats"))) == 4


def test_slow_games_are_written_before_a_part_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is killed without a word has lost no more than the games since the last part."""
    folder = Folder(tmp_path / "out", GAMES[0])
    clock = iter(range(0, 1000, 40))
    monkeypatch.setattr("interrex.cli.lab.time", SimpleNamespace(monotonic=lambda: float(next(clock))))

    def killed() -> Any:
        yield from (play(GAMES[0], deal, 0) for deal in range(5))
        raise SystemExit

    with pytest.raises(SystemExit):
        lab.keep(folder, killed(), 9)
    assert folder.done() == {(deal, 0) for deal in range(4)}


def test_a_cluster_is_left_when_somebody_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[bool] = []

    def stop(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    cluster = SimpleNamespace(
        init=lambda **_: None, remote=lambda **_: lambda _: SimpleNamespace(remote=lambda *task: task[1]),
        cluster_resources=dict, put=id, wait=stop, shutdown=lambda: left.append(True),
    )  # fmt: skip
    monkeypatch.setitem(sys.modules, "ray", cluster)
    folder = Folder(tmp_path / "out", GAMES[0])
    assert lab.keep(folder, on_ray("local")(GAMES[0], ((1, 0),)), 1)
    assert left


def test_what_does_not_fit_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    out = tmp_path / "out"
    Folder(out, GAMES[0]).write(play(GAMES[0], 0, 0))
    before = sorted(out.iterdir())
    status, said = call("lab", "run", "veto", "--games", "2", "--bots", "random", "--out", str(out))
    assert (status, sorted(out.iterdir())) == (2, before)
    assert "its game is 'elekt', not 'veto'" in " ".join(said.split())
    status, said = call("lab", "report", str(tmp_path))
    assert status == 2
    assert "holds no results of the lab" in " ".join(said.split())
    status, said = call("lab", "run", "elekt", "--bots", "nobody", "--out", str(tmp_path / "new"))
    assert status == 2
    assert not (tmp_path / "new").exists()
    (out / "games-00000.parquet").write_bytes(b"PAR1 cut short")
    with pytest.raises(BadSetting, match="Delete the files of part 00000"):
        find(Folder(out))


def test_whatever_stands_in_the_head_one_sentence_refuses_it_or_it_is_read(tmp_path: Path) -> None:
    out = tmp_path / "out"
    Folder(out, GAMES[0]).write(play(GAMES[0], 0, 0))
    head = json.loads((out / "lab.json").read_text(encoding="utf-8"))
    refused = set()
    for name in ("settings", *head["settings"]):
        for value in (None, "x", "veto", 7, -1, 3, 0.5, True, [], ["random"], [1], {}, {"x": 1}):
            changed = (
                {"settings": value} if name == "settings" else {"settings": {**head["settings"], name: value}}
            )
            (out / "lab.json").write_text(json.dumps({**head, **changed}), encoding="utf-8")
            try:
                find(Folder(out))
            except BadSetting:
                refused.add(name)
    assert refused == {"settings", *head["settings"]}


def test_a_part_with_other_columns_is_refused(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "out", GAMES[0])
    folder.write(play(GAMES[0], 0, 0))
    for kind in ("games", "seats", "cards"):
        file = folder.path / f"{kind}-00000.parquet"
        whole = parquet.read_table(file)
        for other in (
            whole.drop_columns(["deal"]),
            whole.set_column(0, "deal", [["x"] * whole.num_rows]),
        ):
            parquet.write_table(other, file)
            with pytest.raises(BadSetting, match="Delete the files of part 00000"):
                find(folder)
        parquet.write_table(whole.append_column("new", [[1] * whole.num_rows]), file)  # of a later version
        assert find(folder).games == 1


def test_where_a_page_cannot_be_written_the_earlier_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "report.html"
    write_text_whole(page, "the earlier page", "")

    def half(file: Path, text: str, encoding: str) -> int:
        with file.open("w", encoding=encoding) as opened:
            opened.write(text[: len(text) // 2])
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(
        BadSetting, match=r"report.html cannot be written: No space left on device\. Elsewhere\."
    ):
        write_text_whole(page, "another page", "Elsewhere.")
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["the earlier page"]


def test_results_of_another_version_are_read_but_not_added_to(tmp_path: Path) -> None:
    out = tmp_path / "out"
    folder = Folder(out, GAMES[3])
    folder.write(play(GAMES[3], 0, 0))
    head = (out / "lab.json").read_text(encoding="utf-8")
    (out / "lab.json").write_text(head.replace(folder.head["pack"], "3ebdb768ae786b09"), encoding="utf-8")
    status, said = call("lab", "report", str(out))
    assert status == 0, said
    assert "pack 3ebdb768ae786b09" in (out / "report.html").read_text(encoding="utf-8")
    assert Folder(out).pack().hash == "3ebdb768ae786b09"
    assert compare(Folder(out), Folder(out))[0] == 1
    with pytest.raises(BadSetting, match="its pack is '3ebdb768ae786b09'"):
        Folder(out, GAMES[3])
    with pytest.raises(BadSetting, match="its pack is '3ebdb768ae786b09'"):
        Folder(out).must_be_current()
    (out / "lab.json").write_text(head.replace('"lab": 1', '"lab": 7'), encoding="utf-8")
    with pytest.raises(BadSetting, match="another version of the lab"):
        Folder(out)


def test_runs_are_set_side_by_side_by_what_differs(tmp_path: Path) -> None:
    folders = []
    for difficulty in ("easy", "hard"):
        contest = Contest("masters", 2, ("random",), variants={"difficulty": difficulty})
        folders.append(Folder(tmp_path / difficulty, contest))
        folders[-1].write(play(contest, 1, 0))
    assert [each.what for each in side_by_side(folders)] == ["difficulty easy: all", "difficulty hard: all"]
    status, said = call("lab", "compare", str(tmp_path / "easy"), str(tmp_path / "hard"))
    assert "before: difficulty easy; after: difficulty hard" in said
    usual = Folder(tmp_path / "usual", Contest("masters", 2, ("random",)))
    assert differing([folders[0], usual]) == ["difficulty easy", "difficulty as usual"]
    assert differing([usual, usual]) == ["usual", "usual"]
    status, said = call("lab", "report", str(tmp_path / "easy"), str(tmp_path / "hard"))
    assert status == 0, said
    assert "difficulty hard: all" in (tmp_path / "easy" / "report.html").read_text(encoding="utf-8")
    with pytest.raises(BadSetting, match="compare like with like"):
        side_by_side([folders[0], Folder(tmp_path / "other", GAMES[0])])
    status, said = call("lab", "report", str(tmp_path / "easy"), "--out", str(tmp_path / "no" / "page.html"))
    assert status == 2
    assert "cannot be written" in " ".join(said.split())


# --- findings --------------------------------------------------------------------------------------


def made_up(games: int, strong: str, points: float) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Games of two seats with twelve cards, one of which really helps; seat 0 is better off anyhow."""
    luck = random.Random(7)
    seats: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = []
    for deal in range(games):
        hands = [{f"card-{number}" for number in range(12) if luck.random() < 0.4} for _ in range(2)]
        chance = 0.6 + points / 100 * ((strong in hands[0]) - (strong in hands[1]))
        first = float(luck.random() < chance)
        for seat, share in enumerate((first, 1.0 - first)):
            place = {"deal": deal, "seating": 0, "seat": seat}
            seats.append({**place, "bot": "random", "plays": "", "share": share})
            for card in sorted(hands[seat]):
                cards.append({**place, "card": card, "held": 1, "offered": 1, "chosen": 1})
    return seats, cards


def test_a_card_that_helps_is_found_and_no_other() -> None:
    found = card_findings(*made_up(2000, "card-3", 20.0), 2000)
    assert [each.card for each in found if each.unfair] == ["card-3"]
    strongest = found[0].held
    assert strongest is not None
    assert strongest.low < 20.0 < strongest.high


def test_where_no_card_helps_none_is_called_unfair() -> None:
    found = card_findings(*made_up(2000, "card-3", 0.0), 2000)
    assert not any(each.unfair for each in found)
    assert all(each.held is not None and abs(each.held.points) < 8 for each in found)


def test_of_many_findings_only_those_that_luck_cannot_make_are_called_clear() -> None:
    """One of twenty harmless things looks unlikely at 5 % each; Holm asks for more."""
    harmless = [(0.03, "looks odd"), *[(0.1 * number, f"thing {number}") for number in range(1, 10)]]
    assert beyond_luck(harmless) == set()
    assert beyond_luck([*harmless, (0.001, "is odd")]) == {"is odd"}
    assert chance_of([0.0] * 5) == 1.0
    assert chance_of([1.0] * 5) == 0.0
    assert chance_of([1.0, -1.0] * 50) > 0.9
    assert chance_of([1.0, 0.0] * 50) < 1e-6


def test_of_what_was_seen_too_rarely_nothing_is_said() -> None:
    np = numpy()
    share, deals = np.tile([1.0, 0.0], 50), np.arange(100)
    has = (np.arange(100) < FEWEST - 1).astype(float)
    assert effect(share, has, deals, ["same"] * 100) is None
    assert effect(share, (np.arange(100) < FEWEST).astype(float), deals, ["same"] * 100) is not None


def test_who_holds_a_card_is_taken_out_of_its_effect() -> None:
    """A card that only a strong clan has is not strong for that."""
    np = numpy()
    luck = random.Random(3)
    groups = ["strong" if number % 2 else "weak" for number in range(2000)]
    share = np.array([float(luck.random() < (0.8 if each == "strong" else 0.2)) for each in groups])
    has = np.array([float(luck.random() < (0.9 if each == "strong" else 0.1)) for each in groups])
    found = effect(share, has, np.arange(2000), groups)
    assert found is not None
    assert found.low < 0 < found.high
    naive = effect(share, has, np.arange(2000), ["all"] * 2000)
    assert naive is not None
    assert naive.low > 20


def test_shares_count_deals_not_games() -> None:
    """Ten equal games of a deal say no more than one."""
    rows = [("A", {"deal": deal, "share": float(deal % 2)}) for deal in range(20) for _ in range(10)]
    (found,) = shares(rows)
    assert found.share == 0.5
    assert found.high - found.low < 0.15
    assert found.paired_high - found.paired_low > 0.3


def changed(rows: Rows) -> Rows:
    """The same games, won by seat 0 every time."""
    return Rows(rows.games, [replace(row, share=float(row.seat == 0)) for row in rows.seats], rows.cards)


def test_a_card_that_helps_in_one_run_only_is_found_by_comparing() -> None:
    def run(points: float) -> Any:
        seats, cards = made_up(600, "card-3", points)
        return SimpleNamespace(rows=lambda kind: seats if kind == "seats" else cards)

    changes = list(card_changes(run(0.0), run(40.0), set(range(400))))
    assert len(changes) == 12
    assert changes[0].what == "card-3"
    assert changes[0].low > 0 > changes[0].before - changes[0].after
    assert beyond_luck((each.by_luck, each.what) for each in changes) == {"card-3"}
    assert not any(each.by_luck < 1 for each in card_changes(run(40.0), run(40.0), set(range(400))))


def test_two_runs_are_compared_deal_by_deal(tmp_path: Path) -> None:
    contest = Contest("elekt", 2, ("random",))
    one, two = Folder(tmp_path / "one", contest), Folder(tmp_path / "two", contest)
    for deal in range(8):
        rows = play(contest, deal, 0)
        one.write(rows)
        two.write(changed(rows))
    number, changes = compare(one, one)
    assert number == 8
    assert not any(each.is_clear for each in changes)
    by_name = {each.what: each for each in compare(one, two)[1]}
    assert by_name["A"].is_clear
    assert by_name["A"].after == 1.0
    assert not by_name["decisions"].is_clear
    status, said = call("lab", "compare", str(tmp_path / "one"), str(tmp_path / "two"))
    assert status == 0
    assert "seat A" in said
    with pytest.raises(BadSetting, match="compare like with like"):
        compare(one, Folder(tmp_path / "other", GAMES[0]))


def test_the_report_is_one_page_without_anything_from_elsewhere(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "out", GAMES[3])
    for deal in range(3):
        folder.write(play(GAMES[3], deal, 0))
    status, said = call("lab", "report", str(tmp_path / "out"))
    assert status == 0, said
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    for wanted in ("<svg", "currentColor", "House of Radziwiłł", "VT-", "prefers-color-scheme: dark"):
        assert wanted in page
    assert "src=" not in page
    assert "3 games of 3 deals" in page
