"""What docs/hosting.md and SECURITY.md say to a host is what the server does."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command

from interrex.cli import app as commands_of_interrex
from interrex.cli.serve import server_config
from interrex.web import app as web
from interrex.web.access import connections, guard
from interrex.web.actions import own_packs, report
from interrex.web.app import House
from interrex.web.show import stream
from interrex.web.store import decks as saved_decks
from interrex.web.store import own_packs as own_packs_kept
from interrex.web.tables import decks, hall, study
from interrex.web.workers import readers, thinkers, trials
from interrex.words import card_forms
from tests import asgi
from tests.test_before import rows
from tests.web.house import Open, opened, play_some, seated
from tests.web.serving import Served
from tests.web.test_upgrade import new_database, sitting

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NUMBERS = {"two": 2, "six": 6, "eight": 8, "ten": 10}


def section(name: str) -> str:
    return HOSTING.split(f"## {name}\n")[1].split("\n## ")[0]


def table(text: str) -> dict[str, list[str]]:
    """The rows of a table, by what stands in the first column."""
    found = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.split("\n") if line[:1] == "|"
    ]
    return {row[0]: row[1:] for row in found[2:]}


def numbers(text: str) -> list[int]:
    """Every number in a text, also those in words."""
    found = re.findall(rf"(?<![/\w])\d[\d,]*|\b(?:{'|'.join(NUMBERS)})\b", text)
    return [NUMBERS.get(each) or int(each.replace(",", "")) for each in found]


PERIODS = {"an hour": 3600, "a minute": 60, "in ten seconds": 10}


# --- limits ----------------------------------------------------------------------------------------


def test_the_limits_are_those_of_the_server() -> None:
    usual = House("")
    limits = {
        "pages": [usual.reads, 10],
        "forms and calls": [usual.posts, 10],
        "new tables": [usual.new_tables],
        "records to check, decks to bring, read in or save": [
            usual.files,
            int(usual.read_limit),
            readers.MAX_FILES,
        ],
        "saved decks": [saved_decks.MAX_DECKS, saved_decks.MAX_VERSIONS, decks.MAX_DECK],
        "packs in the editor": [
            usual.edits,
            own_packs_kept.MAX_PACKS,
            own_packs.MAX_CARDS,
            own_packs.MAX_PACK,
            own_packs_kept.MAX_DRAFTS,
            own_packs_kept.MAX_DRAFT_LETTERS,
            card_forms.MOST_CARD_SLOTS,
        ],
        "a card to be tried": [int(trials.SECONDS)],
        "a pack to import": [guard.MAX_FILE_BYTES // 1024],
        "analyses of finished games": [usual.analyses, study.MOST_AT_ONCE],
        "reports to the host": [usual.reports_left, report.MAX_REPORTS],
        "a request": [guard.MAX_BYTES // 1024, int(guard.BODY_SECONDS)],
        "a connection": [int(connections.REQUEST_SECONDS)],
        "connections": [connections.MAX_FROM_ADDRESS, connections.MAX_IN_ALL],
        "watchers": [stream.MAX_WATCHERS, stream.MAX_FROM_ADDRESS],
        "pages of one seat": [stream.MAX_FOR_SEAT],
        "the database": [int(hall.STORE_SECONDS)],
        "bots": [int(thinkers.Thinkers(1).patience), int(usual.think_limit)],
    }
    found = table(section("Limits"))
    assert {what: numbers(found[what][0]) for what in limits} == limits


def test_a_limit_holds_for_the_time_that_is_told() -> None:
    """Every bucket of the server has the number that its host wants, and the period of its row."""
    rows = {
        "reads": "pages", "posts": "forms and calls", "new_tables": "new tables",
        "files": "records to check, decks to bring, read in or save", "edits": "packs in the editor",
        "reports_left": "reports to the host", "analyses": "analyses of finished games",
    }  # fmt: skip
    limits = {name: number for number, name in enumerate((*rows, "talk"), 3)}
    for folder in ("", "/reports"):
        made = web.make_app(House("", reports=folder, **limits))  # type: ignore[arg-type]
        assert made.state.reports == (Path(folder) if folder else None)
        (guarded,) = [each for each in made.user_middleware if each.cls is guard.Guard]  # type: ignore[comparison-overlap]
        buckets = {**made.state._state, **guarded.kwargs}
        assert {name: buckets[name].limit for name in limits} == limits
        found = table(section("Limits"))
        for name, row in rows.items():
            (period,) = {PERIODS[each] for each in re.findall("|".join(PERIODS), found[row][0])[:1]}
            assert buckets[name].period == period, name
        assert buckets["talk"].period == PERIODS["in ten seconds"]


def test_the_options_are_those_of_the_command() -> None:
    serve: Any = get_command(commands_of_interrex).commands["serve"]  # type: ignore[attr-defined]
    defaults = {each.opts[0]: each.default for each in serve.params}
    told = {name.strip("`").split()[0]: name.strip("`").split()[1:] for name in table(HOSTING.split("##")[0])}
    assert set(told) == set(defaults) - {"--quiet", "--lang", "--help"}
    for option in ("--pace", "--proxies"):
        assert told[option] == [str(defaults[option])]


# --- behind a proxy --------------------------------------------------------------------------------


@pytest.mark.parametrize(("proxies", "apart"), [("127.0.0.1", True), ("10.9.9.9,10.9.9.8", False)])
def test_visitors_of_a_proxy_are_counted_one_by_one_if_it_is_named(
    tmp_path: Path, proxies: str, apart: bool
) -> None:
    async def ask() -> list[int]:
        made = web.make_app(House(f"sqlite:///{tmp_path}/tables.db", new_tables=2))
        config = server_config(made, proxies)
        config.load()
        codes = []
        async with made.router.lifespan_context(made):
            for address in ("192.0.2.1",) * 3 + ("192.0.2.2",):
                codes.append(await new_table(config.loaded_app, address))
        return codes

    async def new_table(door: Any, address: str) -> int:
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        body = b'{"game": "elekt", "seats": ["person", "person"]}'
        return (await asgi.Person(door).send("POST", "/api/tables", body, headers)).status

    assert asyncio.run(ask()) == [201, 201, 429, 201 if apart else 429]


def test_a_stream_asks_a_proxy_not_to_hold_it_back(house: Open) -> None:
    table_id, _, people = seated(house, 2)
    with people[0].stream("GET", f"/t/{table_id}/events") as answer:
        assert answer.headers["x-accel-buffering"] == "no"
        assert answer.headers["content-type"].startswith("text/event-stream")


def test_all_who_sit_at_a_table_come_to_the_same_server(house: Open) -> None:
    """The expression for nginx finds the table in the addresses of its pages, streams and calls."""
    found = re.search(r"^\s+~(\^/\S+)\s+\$table;$", section("Several servers"), re.M)
    assert found is not None
    expression = re.compile(found[1].replace("(?<", "(?P<"))
    table_id, _, _ = seated(house, 2)
    for path in ("/t/{}", "/t/{}/events", "/t/{}/choose", "/api/tables/{}", "/api/tables/{}/events"):
        place = expression.match(path.format(table_id))
        assert place is not None
        assert place["table"] == table_id
    assert not any(expression.match(path) for path in ("/", "/rules/elekt", "/api/tables", "/s/00ff"))


# --- backup and upgrade ----------------------------------------------------------------------------


def commands() -> list[list[str]]:
    """The commands of each console block of the section on backup and upgrade."""
    blocks = re.findall(r"```console\n(.*?)```", section("Backup and upgrade"), re.S)
    return [re.findall(r"^\$ (.*)$", block, re.M) for block in blocks]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="NO SQLITE3: the backup is NOT tried")
def test_backup_and_upgrade_as_the_docs_say(tmp_path: Path) -> None:
    """Each command is run as it stands; only the folder is another, and the program stays as it is."""
    upgrade, back = commands()
    file = new_database(tmp_path / "tables.db")
    served = Served(str(file), pace=3600.0)
    done = []

    def run(line: str) -> None:
        words = shlex.split(line.replace("/var/lib/interrex", str(tmp_path)))
        if words[0] == "systemctl":
            if words[1] in ("stop", "restart"):
                served.stop()
            if words[1] in ("start", "restart"):
                served.start()
        elif words[0] != "git":
            subprocess.run(words, check=True)
        done.append(words[0])

    def choose() -> int:
        """Somebody makes a choice; how many are stored then."""
        for (table,) in rows(file, "select id from tables where not is_over"):
            for key in sitting(file, table):
                who = {"authorization": f"Bearer {key}"}
                url = f"{served.url}/api/tables/{table}"
                decision = httpx.get(url, headers=who, timeout=60).json()["decision"]
                if decision is not None:
                    body = {"word": decision["options"][0], "turn": decision["turn"]}
                    answer = httpx.post(f"{url}/choose", headers=who, json=body, timeout=60)
                    assert answer.status_code == 200, answer.text
                    return stored()
        raise AssertionError("nobody is asked")

    def stored() -> int:
        return int(rows(file, "select count(*) from choices where kind = 'choose'")[0][0])

    with served:
        first = choose()
        for line in upgrade:
            run(line)
        assert choose() == first + 1
        for line in back:
            run(line)
        assert stored() == first
        assert choose() == first + 1
    assert set(done) == {"sqlite3", "git", "systemctl", "rm", "cp"}


# --- SECURITY.md -----------------------------------------------------------------------------------


def test_every_promise_names_what_shows_it() -> None:
    promises = re.findall(r"^\| .* \| (?:.*) \| (.*) \|$", SECURITY, re.M)[1:]
    assert len(promises) > 5
    for shown_by in promises[1:]:
        named = re.findall(r"`(tests/[\w/.]+)`", shown_by)
        assert named, shown_by
        assert all((ROOT / each).exists() for each in named), shown_by


def test_the_database_holds_no_key_no_link_and_no_address(tmp_path: Path) -> None:
    """Neither in its file nor in the log beside it, also not as part of something else."""
    with opened(database=f"sqlite:///{tmp_path / 'tables.db'}") as house:
        table_id, maker, people = seated(house, 3)
        play_some(house, table_id, 20)
        links = [link.rsplit("/", 1)[1] for link in maker.links(table_id)]
        keys = [each.cookies[guard.COOKIE] for each in (maker, *people)]
        tokens = [each.token() for each in (maker, *people)]
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*") if file.suffix != ".lock")
    assert b"Person 1" in stored  # it is read rightly
    for secret in (*links, *keys, *tokens, "127.0.0.1"):
        assert secret.encode() not in stored
        assert len(secret) < 32 or bytes.fromhex(secret) not in stored
