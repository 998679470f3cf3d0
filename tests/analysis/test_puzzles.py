"""Puzzles: one clearly best option, written as a scenario that holds no secrets, and solved on its page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.analysis.choices import Depth
from interrex.analysis.puzzles import MARGIN, Position, Puzzle, Variety, puzzle_at
from interrex.bots.thoughts import WON
from interrex.engine.chance import Chance
from interrex.engine.errors import InterrexError
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.match import puzzle as puzzles
from interrex.match import saved, scenario
from interrex.web.pages.puzzles import by_theme
from interrex.web.phrases import say
from tests.analysis.test_choices import one_choice_from_winning
from tests.asgi import Person, opened

LIGHT = Depth("first look", 30, 12, 1)
SHIPPED = 40  # with each game


@pytest.fixture(scope="module", autouse=True)
def two_will_do() -> Iterator[None]:
    """The positions here have two options, of which one wins at once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("interrex.analysis.puzzles.OBVIOUS", 1.1)
        patched.setattr("interrex.analysis.puzzles.LEAST_OPTIONS", 2)
        yield


@pytest.fixture(scope="module")
def made() -> tuple[Puzzle, str]:
    """The puzzle of a position of Elekt in which one option wins at once."""
    game, seat, wins, _ = one_choice_from_winning()
    found = puzzle_at(game, seat, LIGHT, LIGHT)
    assert found is not None
    return found, wins


def test_a_winning_choice_makes_a_puzzle(made: tuple[Puzzle, str]) -> None:
    found, wins = made
    read = scenario.read(found.text, "puzzle.toml")
    assert scenario.run(read) == []
    assert read.steps[0].when[0].word == found.best.word == wins
    assert set(read.steps[0].say) == {"en", "pl", "pt"}
    assert found.best.margin >= MARGIN
    assert WON in [reason.fact[0] for reason in found.best.reasons]


def test_a_puzzle_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    game, seat, _, _ = one_choice_from_winning()
    worlds = [game, game.sample_world(seat, Chance(5))]
    found = [puzzle_at(each, seat, LIGHT, LIGHT) for each in worlds]
    assert found[0] is not None
    assert found[0] == found[1]


def test_what_is_not_clear_is_no_puzzle() -> None:
    game = interrex.new("elekt", 3, 1)  # the first question: which way round
    assert puzzle_at(game, game.seats_asked[0], LIGHT, LIGHT) is None


def test_what_nothing_speaks_for_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat, _, _ = one_choice_from_winning()
    monkeypatch.setattr("interrex.bots.search.reasons_for", lambda options, _: [()] * len(options))
    assert puzzle_at(game, seat, LIGHT, LIGHT) is None


def test_what_is_obvious_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat, _, _ = one_choice_from_winning()
    monkeypatch.setattr("interrex.analysis.puzzles.OBVIOUS", 0.25)
    assert puzzle_at(game, seat, LIGHT, LIGHT) is None


def test_puzzles_vary() -> None:
    variety = Variety(10)
    for _ in range(5):
        assert variety.has_room(stage=1, seats=3)
        variety.add(stage=1, seats=3)
    assert not variety.has_room(stage=1, seats=4)
    assert variety.has_room(stage=2, seats=4)


def test_a_packed_table_that_is_damaged_is_refused(made: tuple[Puzzle, str]) -> None:
    head, _, rest = made[0].text.partition('packed = "')
    packed, _, rest = rest.partition('"')
    for bad in (packed[:-8], "!", saved.pack("x" * (saved.LONGEST + 1)), saved.pack("x")):
        with pytest.raises(InterrexError, match="packed"):
            scenario.read(f'{head}packed = "{bad}"{rest}', "puzzle.toml").position()


@pytest.mark.parametrize("game", interrex.games())
def test_the_puzzles_that_come_with_a_game_hold(game: str) -> None:
    """Each opens, its solution is an option of who is asked, and it is explained in every language.

    It is what its seat knows and no more. ``interrex puzzle check`` searches.
    """
    found = puzzles.puzzles(game)
    assert len({each.id for each in found}) == len(found) == SHIPPED
    assert len({each.read().title for each in found}) > 1
    for each in found:
        at = puzzles.solving(each)
        decision = at.table.decision_of(at.seat)
        assert decision is not None
        assert at.word in decision.options
        assert set(at.why) == {"en", "pl", "pt"}
        # a reason besides the chances
        assert all(len(said.splitlines()) > 1 for said in at.why.values()), each.id
        spec, pack = game_spec(game), house_pack(game, at.table.settings.pack_hash)
        known = saved.write(at.table.plain_world(at.seat), spec, pack)
        assert saved.write(at.table, spec, pack) == known


def test_a_puzzle_is_solved_on_its_page(made: tuple[Puzzle, str], monkeypatch: pytest.MonkeyPatch) -> None:
    found, wins = made
    one = puzzles.Puzzle("elekt", found.id, "EL-1", found.text)
    for module in ("interrex.match.puzzle", "interrex.web.pages.puzzles"):
        monkeypatch.setattr(f"{module}.puzzles", lambda game: (one,) if game == "elekt" else ())
        monkeypatch.setattr(f"{module}.of_the_day", lambda _: one)

    async def solved() -> None:
        async with opened() as app:
            who = Person(app)
            at = f"/puzzles/elekt/{found.id}"
            assert f'href="{at}"' in (await who.get("/puzzles")).text
            assert (await who.get("/puzzles/today")).status == 303
            first = await who.get(at, "pl")
            assert (first.status, say("pl", "puzzle-lead") in first.text) == (200, True)
            assert 'id="solved"' not in first.text
            assert "not-best" not in (await who.get(f"{at}?word=something")).text  # that is no option
            (other,) = set(re.findall(r'name="word" value="([^"]+)"', first.text)) - {wins}
            wrong = await who.get(f"{at}?word={other}")
            assert 'id="not-best"' in wrong.text
            tried = wrong.text.partition('class="tried"')[2].partition("</span>")[0]
            assert f'value="{other}"' in tried
            assert say("en", "puzzle-tried") in tried
            right = await who.get(f"{at}?word={wins}")
            assert 'id="solved"' in right.text
            assert "The win chance is" in right.text
            shown = await who.get(f"{at}?show=yes")
            assert 'id="solution"' in shown.text
            assert "data-solved" not in shown.text  # it was given up, not solved
            assert say("en", "puzzle-solved", option="") not in shown.text
            for known in (right, shown):
                assert 'data-point="1"' in known.text  # lit on the board
            assert "data-point" not in wrong.text
            home = (await who.get("/")).text
            assert 'href="/puzzles/today"' in home
            assert 'href="/puzzles#elekt"' in home
            assert 'id="elekt"' in (await who.get("/puzzles")).text
            assert (await who.get("/puzzles/elekt/none")).status == 404
            assert (await who.get("/puzzles/chess/none")).status == 404

    asyncio.run(solved())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", interrex.games())
def test_themes_have_short_names(game: str, language: str) -> None:
    """By the rulebook's headings: no sentences of rules, no numbers; every puzzle is there once."""
    found = puzzles.puzzles(game)
    themes = by_theme(found, language)
    assert len({said for _, said, _ in themes}) == len(themes)
    assert sorted(each.id for _, _, theirs in themes for each in theirs) == sorted(each.id for each in found)
    for _, said, _ in themes:
        assert len(said) < 60
        assert not re.search(r"\d|\.$|[A-Z]{2}-", said)


def test_the_command_writes_scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from interrex.cli import app, puzzle

    game, seat, _, _ = one_choice_from_winning()
    monkeypatch.setattr(puzzle, "positions", lambda *_: iter([Position(game, seat, 2)]))
    monkeypatch.setattr(puzzle, "puzzle_at", lambda game, seat: puzzle_at(game, seat, LIGHT, LIGHT))
    done = CliRunner().invoke(app, ["puzzle", "make", "elekt", "--folder", str(tmp_path / "new"), "-n", "1"])
    assert done.exit_code == 0, done.output
    (file,) = (tmp_path / "new").glob("*.toml")
    assert scenario.run(scenario.load(file)) == []


def test_the_check_writes_into_a_new_folder_and_refuses_unknown_puzzles(
    made: tuple[Puzzle, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from typer.testing import CliRunner

    from interrex.cli import app, puzzle

    found, _ = made
    one = puzzles.Puzzle("elekt", found.id, "EL-1", found.text)
    monkeypatch.setattr(puzzle, "puzzles", lambda _: (one,))
    monkeypatch.setattr(puzzle, "clear_best", lambda *_: found.best)
    folder = tmp_path / "new" / "folder"
    done = CliRunner().invoke(app, ["puzzle", "check", "elekt", found.id, "--folder", str(folder)])
    assert (done.exit_code, "confirmed: 1." in done.stdout) == (0, True), done.output
    (file,) = folder.glob("*.toml")
    assert scenario.run(scenario.load(file)) == []
    refused = CliRunner().invoke(app, ["puzzle", "check", "elekt", "none", found.id, "never"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "never, none" in refused.stderr
    assert found.id not in refused.stderr


def test_the_command_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks through so many games and says which; Ctrl-C ends it too."""
    from typer.testing import CliRunner

    from interrex.cli import app, puzzle

    game, seat, _, _ = one_choice_from_winning()
    monkeypatch.setattr(puzzle, "positions", lambda *_: iter([Position(game, seat, 2)] * 4))
    monkeypatch.setattr(puzzle, "puzzle_at", lambda *_: None)
    asked = ["puzzle", "make", "elekt", "--folder", str(tmp_path), "--games", "3", "--seed", "7"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    assert "Puzzles found: 0, in 3 of at most 3 games and 12 decisions" in done.stdout
    assert done.stderr.splitlines() == [
        f"Game {6 + number}, {number} of at most 3; puzzles so far: 0" for number in (1, 2, 3)
    ]

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzle, "puzzle_at", interrupted)
    stopped = CliRunner().invoke(app, asked)
    assert stopped.exit_code == 0, stopped.output
    assert stopped.stdout.startswith("Stopped in game 7. Puzzles found: 0, in 1 of at most 3 games")
