"""The command line: a whole game through it, and a clear refusal for every bad input."""

import contextlib
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

import interrex
from interrex.cli import app
from interrex.cli import serve as cli_serve
from interrex.cli.serve import PORT
from interrex.engine.packs import LANGUAGES
from interrex.lab.statistics import wilson
from interrex.match import lesson as lessons
from interrex.match import record as records

SOURCE = Path(interrex.__file__).parents[1]
HOUSE = SOURCE / "interrex" / "games" / "elekt" / "packs" / "house.toml"


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERREX_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("INTERREX_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=typed)


def refused(*words: str, typed: str = "") -> str:
    """The one paragraph with which a command is refused."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert "\n\n" not in result.stderr.strip()
    return " ".join(result.stderr.split())


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in progress, saved."""
    file = tmp_path / "saved.game"
    assert run("play", "elekt", "--seed", "5", "--save", file, typed="1\n1\n1\n1\nq\n").exit_code == 0
    return file


# --- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_a_whole_game_by_numbers(language: str, tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    result = run(
        "play", "elekt", "--seats", "2", "--seed", "3", "--bots", "random", "--lang", language,
        "--save", file, typed="1\n" * 200,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert max(len(line) for line in result.stdout.splitlines()) <= 80 + len(str(file)) + 20
    assert interrex.load(file).is_over
    assert run("verify", file).exit_code == 0
    assert "· " in run("replay", file, "--lang", language).stdout


def test_a_game_at_a_terminal_with_ctrl_c(tmp_path: Path) -> None:
    """In a pseudo-terminal of 80 columns: numbers, help, undo refused, Ctrl-C saves and leaves."""
    file = tmp_path / "pty.game"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm", "NO_COLOR": "1"}
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "interrex.cli", "play", "elekt", "--seats", "2", "--seed", "4"]
    child = subprocess.Popen(
        [*command, "--save", str(file)], stdin=slave, stdout=slave, stderr=slave, env=environment,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored in background jobs
    )  # fmt: skip
    os.close(slave)
    shown = _until(master, "A > ")
    os.write(master, b"u\n")
    shown += _until(master, "A > ")
    os.write(master, b"1\n")
    shown += _until(master, "A > ")
    shown += _after_ctrl_c(child, master, "--resume")
    assert child.wait(60) == 0
    os.close(master)
    assert "Not possible. Nothing has been chosen yet." in " ".join(shown.split())
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", shown)  # NO_COLOR
    assert interrex.load(file).choices


def _after_ctrl_c(child: subprocess.Popen[bytes], master: int, wanted: str) -> str:
    """It is sent again while nothing happens: between the prompt and the reading of a line it is lost."""
    shown = ""
    for _ in range(6):
        child.send_signal(signal.SIGINT)
        shown += _read(master, wanted, 10)
        if wanted in shown:
            return shown
    raise AssertionError(shown[-2000:])


def _until(master: int, wanted: str) -> str:
    shown = _read(master, wanted, 60)
    assert wanted in shown, shown[-2000:]
    return shown


def _read(master: int, wanted: str, limit: float) -> str:
    """What a terminal shows, up to what is wanted or for so many seconds."""
    shown, end = "", time.monotonic() + limit
    while wanted not in shown[-400:] and time.monotonic() < end:
        if select.select([master], [], [], 0.2)[0]:
            shown += os.read(master, 65536).decode(errors="replace")
    return shown


def test_going_on_with_a_saved_game(saved: Path) -> None:
    before = interrex.load(saved)
    result = run("play", "--resume", saved, typed="1\nq\n")
    assert result.exit_code == 0
    after = interrex.load(saved)
    assert len(after.choices) > len(before.choices)
    assert after.choices[: len(before.choices)] == before.choices
    assert "B normal" in result.stdout


def test_the_seat_and_the_bots_of_a_saved_game_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "b.game"
    run(
        "play",
        "elekt",
        "--seed",
        "1",
        "--seat",
        "b",
        "--bots",
        "random,greedy",
        "--save",
        file,
        typed="1\nq\n",
    )
    result = run("play", "--resume", file, "--lang", "pl", typed="q\n")
    assert "A random" in result.stdout
    assert "B ty" in result.stdout
    assert "C greedy" in result.stdout


def test_without_arguments_the_games_are_listed_and_the_web_table_opens(tmp_path: Path) -> None:
    with _port_taken():
        child = subprocess.Popen(
            [sys.executable, "-m", "interrex.cli"],
            env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        lines = []
        while "http://" not in "".join(lines):
            lines.append(child.stdout.readline())
            assert lines[-1], f"it ended: {lines}"
    try:
        shown = "".join(lines)
        assert all(name in shown for name in interrex.games())
        assert "interrex play" in shown
        found = re.search(r"http://127\.0\.0\.1:(\d+)", shown)
        assert found is not None
        assert int(found[1]) > PORT
        assert f"Port {PORT} is taken, so port {found[1]} is used." in shown
        assert _answers(f"{found[0]}/healthz")
        assert (tmp_path / "saves" / "tables.db").exists()
    finally:
        child.terminate()
        child.communicate(timeout=30)


@contextlib.contextmanager
def _port_taken() -> Iterator[None]:
    """Somebody uses the usual port: we, unless somebody else does already."""
    try:
        taken = socket.create_server(("127.0.0.1", PORT))
    except OSError:
        yield
        return
    with taken:
        yield


def _answers(link: str) -> bool:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(link, timeout=5) as answer:
            return bool(answer.status == 200)
        time.sleep(0.05)
    return False


def test_a_port_that_was_named_and_is_taken_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is taken." in refused("serve", "--port", str(port))
    assert "Name another with --host" in refused("serve", "--host", "192.0.2.1")
    assert "There is no language" in refused("--lang", "xx")


@pytest.mark.parametrize(
    "words",
    [("games",), ("cards", "veto", "zagloba"), ("pack", "show", "elekt", "widow"), ("deck", "show", "sicz")],
)
def test_a_language_may_be_named_before_the_command(words: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        assert run("--lang", language, *words).stdout == run(*words, "--lang", language).stdout
    assert run("--lang", "pl", *words, "--lang", "pt").stdout == run(*words, "--lang", "pt").stdout


def test_play_without_a_game_says_how() -> None:
    result = run("play")
    assert result.exit_code == 0
    assert "interrex play elekt" in result.stdout


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
@pytest.mark.parametrize("game", interrex.games())
def test_a_lesson_at_the_terminal(game: str, language: str) -> None:
    told = lessons.lesson(game)
    typed = []
    for number in range(1, len(told.steps) + 1):
        at = lessons.page(told, number)
        decision = at.table.decision_of(lessons.LEARNER)
        options = decision.options if decision is not None and at.wanted else ()
        other = next((place for place, word in enumerate(options, 1) if word != at.wanted), 0)
        typed += [str(other)] if other else []
        typed.append(str(options.index(at.wanted) + 1) if options else "")
    result = run("lesson", game, "--lang", language, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    shown = " ".join(result.stdout.split())
    for step in told.steps:
        assert step.say[language] in shown
        assert not step.wrong or step.wrong[language] in shown
    assert f"interrex play {game}" in shown


def test_a_lesson_is_left_and_leafed_back() -> None:
    result = run("lesson", "elekt", typed="\nb\n\nnonsense\nn\nq\n")
    assert result.exit_code == 0
    assert result.stdout.count("Step 1 of 12") == 2
    assert "Step 3 of 12" in result.stdout
    assert run("lesson", "elekt", typed="").exit_code == 0
    assert "There is no game 'chess'." in refused("lesson", "chess")


def test_watch_and_replay_from_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "w.game"
    result = run("watch", "elekt", "--seats", "2", "--seed", "8", "--bots", "random", "--save", file)
    assert result.exit_code == 0
    assert "Won by" in result.stdout
    assert run("replay", file, "--at", "3", "--seat", "a").exit_code == 0
    assert "3 of" in run("replay", file, "--at", "3").stdout


def test_a_watcher_is_told_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "w.game"
    run("watch", "elekt", "--seats", "2", "--seed", "8", "--bots", "random", "--save", file)
    watched, seen = run("replay", file).stdout, run("replay", file, "--seat", "A").stdout
    assert "A keeps a recruit." in watched
    assert "You keep " in seen
    assert not re.search(r"[AB] keeps (?!a recruit|the Sceptre)", watched)


# --- reading -------------------------------------------------------------------------------------


def test_rules() -> None:
    assert "EL-503 All four confrontations" in run("rules", "elekt", "EL-503").stdout
    assert "EL-503 All four confrontations" in run("rules", "elekt", "503").stdout
    assert "place_respects_limit" in run("rules", "elekt", "el-r07").stdout
    assert "EL-509" in run("rules", "elekt", "tie").stdout
    assert "1000 Keywords" in run("rules", "elekt").stdout
    assert "rules:" in run("rules", "elekt", "--coverage").stdout
    assert "(B): said in the rulebook" in run("rules", "masters", "MN-101").stdout


def test_packs() -> None:
    assert "in order" in run("pack", "check", HOUSE).stdout
    assert "°stand-in" in run("pack", "show", "elekt", "ash", "widow").stdout
    assert "Popielna wdowa°" in run("pack", "show", "elekt", "--lang", "pl").stdout


def test_simulate() -> None:
    result = run("simulate", "elekt", "--seats", "2", "-n", "3", "--check")
    assert result.exit_code == 0
    assert "3 games" in result.stdout
    assert "nothing was lost or made" in result.stdout
    assert "seed 0" in result.stdout
    assert run("simulate", "elekt", "--seats", "2", "-n", "1", "--bots", "greedy").exit_code == 0


def test_simulate_with_different_bots_that_change_seats() -> None:
    shown = run("simulate", "elekt", "--seats", "2", "-n", "4", "--bots", "greedy,random", "--rotate").stdout
    won = [int(found) for found in re.findall(r"won by (?:greedy|random): (\d) of 4", shown)]
    assert sum(won) == 4
    assert won[0] >= 3
    fixed = run("simulate", "elekt", "--seats", "2", "-n", "4", "--bots", "greedy,random").stdout
    assert fixed != shown


def test_simulate_in_several_processes_gives_the_same_games() -> None:
    one = run("simulate", "elekt", "--seats", "2", "-n", "8", "--seed", "40").stdout
    two = run("simulate", "elekt", "--seats", "2", "-n", "8", "--seed", "40", "-j", "2").stdout
    pattern = re.compile(r"^(?:A|B|ended|longest).*$", re.MULTILINE)
    assert pattern.findall(one) == pattern.findall(two) != []


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("play", "elekt", "--seats", "9"), "Elekt is for 2, 3, 4 seats, not 9."),
        (("play", "chess"), "There is no game 'chess'."),
        (("play", "elekt", "--ruling", "nonsense=1"), "There is no ruling 'nonsense'"),
        (("play", "elekt", "--ruling", "starting_heat=9"), "Ruling starting_heat (EL-R01) cannot be 9."),
        (("play", "elekt", "--ruling", "starting_heat"), "write name=value"),
        (("play", "elekt", "--variant", "seats=2"), "Elekt has no variant 'seats'"),
        (("play", "elekt", "--seat", "z"), "There is no seat 'z'. Seats at this table: A, B, C."),
        (("play", "elekt", "--bots", "clever"), "There is no bot 'clever'."),
        (("play", "elekt", "--bots", "greedy,greedy,greedy"), "There are 2 seats for bots"),
        (("play", "elekt", "--lang", "xx"), "There is no language 'xx'. Languages: en, pl, pt."),
        (("play", "elekt", "--pack", "/no/such/file"), "/no/such/file"),
        (("play", "--resume", "/no/such/file"), "/no/such/file"),
        (("watch", "elekt", "--seats", "1"), "Elekt is for 2, 3, 4 seats, not 1."),
        (("simulate", "elekt", "--bots", "clever"), "There is no bot 'clever'."),
        (("simulate", "elekt", "--seats", "3", "--bots", "greedy,random"), "2 bots for 3 seats"),
        (("simulate", "elekt", "--seats", "7"), "not 7"),
        (("rules", "elekt", "EL-9999"), "There is no rule 'EL-9999'"),
        (("rules", "elekt", "zzzz"), "contains the words 'zzzz'"),
        (("rules", "chess"), "There is no game 'chess'."),
        (("pack", "show", "elekt", "zzzz"), "no card called 'zzzz'"),
        (("pack", "check", "/no/such/file"), "No such file"),
        (("pack", "check", "/"), "/"),
        (("scenario", "run", "/no/such/file"), "/no/such/file"),
        (("verify", "/no/such/file"), "/no/such/file"),
        (("replay", "/no/such/file"), "/no/such/file"),
    ],
)
def test_bad_input_is_refused_in_one_paragraph(words: tuple[str, ...], wanted: str) -> None:
    assert wanted in refused(*words)


def test_a_damaged_record_is_refused_and_left_alone(saved: Path) -> None:
    whole = saved.read_text(encoding="utf-8")
    damaged = {
        "cut": whole[: len(whole) // 2],
        "edited": whole.replace('"A: ', '"B: ', 1),
        "empty": "",
        "foreign": "a = 1\n",
        "binary": "\x00\x01",
    }
    for name, text in damaged.items():
        saved.write_text(text, encoding="utf-8")
        for command in (("verify", saved), ("replay", saved), ("play", "--resume", saved)):
            assert str(saved) in refused(*command), name
        assert saved.read_text(encoding="utf-8") == text


def test_a_record_with_an_illegal_choice_is_refused(saved: Path) -> None:
    body = saved.read_text(encoding="utf-8").partition("\n")[2]
    body = re.sub(r'"(.): [^"]*"', r'"\1: eat the sceptre"', body, count=1)
    saved.write_text(f"# Interrex record, check {records._check(body)}\n{body}", encoding="utf-8")
    assert "eat the sceptre" in refused("verify", saved)


def test_a_finished_game_cannot_go_on(tmp_path: Path) -> None:
    file = tmp_path / "w.game"
    run("watch", "elekt", "--seats", "2", "--seed", "8", "--bots", "random", "--save", file)
    assert "is over" in refused("play", "--resume", file)
    assert "beyond the end of" in refused("replay", file, "--at", "100000")


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ('effect = ["', 'effect = ["fly_', "there is no verb"),
        ('game = "elekt"', 'game = "chess"', "There is no game 'chess'"),
        ('id = "nameless"', 'id = "acolyte"', "is used twice"),
        ('name = { en = "Acolyte", pl = "Akolita", pt =', "name = { de =", "language 'de' is not known"),
        ("copies = 4", "copies = 3", "copies of the basic Unit"),
        ("[pack]", "[pack", "it is not TOML"),
        ("[pack]", "[other]", "for which game"),
    ],
)
def test_a_bad_pack_is_refused(old: str, new: str, wanted: str, tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    text = HOUSE.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    message = refused("pack", "check", file)
    assert wanted in message
    assert "pack.toml" in message


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_damage_to_a_file_brings_a_traceback(
    data: st.DataObject, files: dict[str, str], tmp_path: Path
) -> None:
    """A pack, record or scenario with something cut out, put in or exchanged: in order, or refused."""
    command = data.draw(st.sampled_from(sorted(files)))
    text = files[command]
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 60))
    put_in = data.draw(
        st.one_of(st.text(max_size=8), st.sampled_from(["[", "]", '"', "=", "\n", "0", "-1", "[[", "{"]))
    )
    file = tmp_path / "damaged.toml"
    text = text[:start] + put_in + text[start + length :]
    if command == "verify" and data.draw(st.booleans()):  # a forger who knows the check
        body = text.partition("\n")[2]
        text = f"# Interrex record, check {records._check(body)}\n{body}"
    file.write_text(text, encoding="utf-8", newline="\n")
    result = run(*command.split(), str(file))
    assert result.exit_code in (0, 1, 2), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    if result.exit_code == 2:
        assert "damaged.toml" in result.stderr or "There is no" in result.stderr or "for" in result.stderr


@pytest.fixture
def files(saved: Path) -> dict[str, str]:
    """A file in order for each command that reads one."""
    scenario = next((Path(__file__).parent / "scenarios").rglob("*.toml"))
    body = saved.read_text(encoding="utf-8")
    return {
        "pack check": HOUSE.read_text(encoding="utf-8"),
        "verify": body,
        "scenario run": scenario.read_text(encoding="utf-8"),
    }


def test_a_save_file_that_cannot_be_written_is_noticed_at_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    result = run("play", "elekt", "--save", blocked / "a.game", typed="1\n")
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_wrong_options_are_told_with_exit_code_2() -> None:
    for words in (("play", "--nonsense"), ("play", "elekt", "--seats", "x"), ("nonsense",)):
        result = run(*words)
        assert result.exit_code == 2
        assert "Error:" in result.stderr


def test_help_of_every_command_is_its_docstring() -> None:
    text = " ".join(run("play", "--help").stdout.split())
    assert "bots take the seats without a person" in text
    for command in ("games", "watch", "replay", "verify", "rules", "simulate", "bench", "pack", "scenario"):
        assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize(("found", "told"), [("192.168.1.7", "http://192.168.1.7:8000"), ("", "")])
def test_serve_prints_a_link_that_others_can_open(
    found: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_serve, "address_in_the_network", lambda: found)
    cli_serve.announce("0.0.0.0", 8000, 8000, "en")
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8000" in said
    assert "0.0.0.0" not in said
    assert told in said
    cli_serve.announce("127.0.0.1", 8000, 8000, "en")
    assert "network" not in capsys.readouterr().out


def test_numpy_uses_one_thread_unless_somebody_says_otherwise() -> None:
    """The products of the learned bots are small: on a busy machine threads wait for each other."""
    code = (
        "import os, sys, interrex.cli as cli\n"
        "cli.app = lambda **_: print('numpy' in sys.modules, os.environ['OPENBLAS_NUM_THREADS'])\n"
        "cli.main()\n"
    )
    for said, expected in (("", "False 1\n"), ("3", "False 3\n")):
        environment = {key: value for key, value in os.environ.items() if key != "OPENBLAS_NUM_THREADS"}
        if said:
            environment["OPENBLAS_NUM_THREADS"] = said
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment
        )
        assert done.stdout == expected, done.stderr
