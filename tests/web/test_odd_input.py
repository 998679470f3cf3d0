"""The law: whatever a stranger sends is answered in time, with a reason, never with an error of ours."""

import errno
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from interrex.engine.errors import BadSetting, InterrexError
from interrex.games import game_spec, house_pack
from interrex.match import record as records
from interrex.web.access.guard import MAX_BYTES
from interrex.web.workers import readers
from tests.web.house import Open, opened, until

MANY = "9" * 5000
ODD = (
    "", " ", "²", "٣", "-1", "1e9", "0x10", MANY, "-" + MANY, "\x00", "\ud7ff", "\u202e", "🂡" * 500,
    "../../etc",
    "{}", "[" * 5000, "{{ 7 * 7 }}", "<script>", "'\";--", "a." * 3000, "faction dworscy, ² latyfundium",
    f"faction dworscy, {MANY} latyfundium", "faction , strategy ,", ",,,", "NaN", "true", "null",
)  # fmt: skip
FORMS = {  # a form, and the fields a person may fill in
    "/new": ("game", "seats", "seat-A", "name-A", "access", "patience", "clock", "pack", "variant-deck_a",
             "variant-feast", "ruling-copy_limit"),
    "/play": ("game",),
    "/language": ("lang", "back"),
    "/t/TABLE/choose": ("word", "turn", "seat"),
    "/t/TABLE/undo": ("seat",),
    "/t/TABLE/ask": ("what", "seat"),
    "/t/TABLE/answer": ("agree", "seat"),
    "/t/TABLE/propose": ("word", "turn", "seat"),
    "/t/TABLE/advice": ("turn", "seat"),
    "/t/TABLE/stand-in": ("whose", "seat"),
    "/t/TABLE/deck": ("name", "text", "seat"),
    "/t/TABLE/bot": ("seat", "level"),
    "/t/TABLE/again": ("seat",),
    "/t/TABLE/join": ("name", "colour"),
    "/t/TABLE/continue": ("at", "seat-A"),
    "/t/TABLE/report": ("said", "seat", "send"),
    "/s/LINK": ("name", "colour"),
    "/packs/elekt/new": ("name",),
    "/packs/elekt/import": ("text",),
}  # fmt: skip
USUAL = {
    "game": "veto", "seats": "2", "seat-A": "person", "seat": "A", "word": "bene", "turn": "0", "text": "",
    "level": "random", "at": "0", "what": "own", "agree": "yes", "whose": "B", "name": "Anna",
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_no_form_makes_the_server_fail(form: str, tmp_path: Path) -> None:
    with opened(reports=str(tmp_path), files=100_000) as house:
        me = house.visitor()
        decks = {"variant-deck_a": "own"} if form.endswith("/deck") else {}
        answer = me.submit(
            "/new", game="veto", seats=2, access="open", **{"seat-A": "here", "seat-B": "person"}, **decks
        )
        table = str(answer.url).rsplit("/", 1)[1]
        link = me.links(table)[0].removeprefix("/s/")
        token = me.token()
        path = form.replace("TABLE", table).replace("LINK", link)
        for field in FORMS[form]:
            for odd in ODD:
                usual = {name: USUAL.get(name, "") for name in FORMS[form]}
                sent = me.post(
                    path, data={"token": token, **usual, field: odd.encode("utf-8", "replace")},
                    follow_redirects=False,
                )  # fmt: skip
                assert sent.status_code < 500, (field, odd[:40], sent.text)


ADDRESSES = (
    "/t/{odd}", "/s/{odd}", "/w/{odd}", "/rules/{odd}", "/rules/elekt/{odd}", "/cards/elekt/{odd}",
    "/cards/veto/{odd}", "/learn/{odd}", "/learn/elekt?step={odd}", "/new?game={odd}", "/t/TABLE?seat={odd}",
    "/t/TABLE?note={odd}", "/t/TABLE/replay?at={odd}", "/t/TABLE/log?seat={odd}",
    "/t/TABLE/record?seat={odd}",
    "/t/TABLE/report?seat={odd}", "/t/TABLE/events?known={odd}&seat=x", "/api/tables/{odd}",
    "/cards/veto/x?pack={odd}", "/api/tables/TABLE?seat={odd}", "/t/TABLE/verify?seat={odd}", "/static/{odd}",
    "/packs/{odd}", "/packs/elekt/{odd}", "/packs/elekt/{odd}/card/x", "/packs/move/{odd}", "/terms/{odd}",
    "/new?game=elekt&own={odd}", "/t/TABLE/why?things={odd}", "/t/TABLE/why?seat={odd}&things=x",
)  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_address_makes_the_server_fail(house: Open, address: str) -> None:
    me = house.visitor()
    table = me.new_table("person", "person", sit="yes")
    for odd in ODD:
        spelled = quote(odd[:2000].encode("utf-8", "replace"), safe="")
        answer = me.get(address.replace("TABLE", table).format(odd=spelled))
        assert answer.status_code < 500, (odd[:40], answer.text)


@pytest.mark.parametrize(
    "headers",
    [
        {"content-length": b"\xb2"},
        {"content-length": MANY.encode()},
        {"cookie": b"interrex=\xb2; interrex-language=\xff; interrex-watch-x=" + b"9" * 3000},
        {"authorization": b"Bearer \xb2\xb3"},
        {"accept-language": b"\xff," * 500},
        {"last-event-id": MANY.encode()},
        {"host": b"\xb2", "origin": b"http://[::1"},
    ],
    ids=["length", "long length", "cookie", "bearer", "language", "event", "origin"],
)
def test_no_header_makes_the_server_fail(house: Open, headers: dict[str, bytes]) -> None:
    """Asked of the application itself: a server in front may refuse some of them before."""
    statuses: list[int] = []

    async def ask(method: str, path: str) -> None:
        raw = [(name.encode(), value) for name, value in headers.items()]
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
            "raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http",
            "headers": raw, "client": ("192.0.2.7", 1), "server": ("x", 80), "app": house.app,
        }  # fmt: skip

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        await house.app(scope, receive, send)

    house.do(ask("GET", "/"))
    house.do(ask("POST", "/play"))
    house.do(ask("POST", "/api/tables"))
    assert len(statuses) == 3
    assert max(statuses) < 500


@pytest.mark.parametrize(
    "body", [b"[" * 60_000, b'{"a":' * 10_000, b"9" * 60_000, b"\xff\xfe", b"", b'"\\ud800"']
)
def test_no_json_makes_the_server_fail(house: Open, body: bytes) -> None:
    me = house.visitor()
    for path in ("/api/tables", f"/api/links/{'0' * 32}", f"/api/tables/{'0' * 12}/choose"):
        assert me.post(path, content=body, headers={"content-type": "application/json"}).status_code < 500


# --- decks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("odd", ODD)
def test_a_deck_code_is_read_or_refused(odd: str) -> None:
    spec = game_spec("veto")
    for code in (odd, f"faction {odd}", f"faction dworscy, {odd} latyfundium", f"faction dworscy, 3 {odd}"):
        with pytest.raises(BadSetting):
            spec.settings(2, 1, house_pack("veto"), {}, {"deck_a": code}, None)


@pytest.mark.parametrize("number", [MANY, "0x" + "f" * 5000, "1e400", "-0x1", "nan"])
def test_a_deck_file_is_read_or_refused(number: str) -> None:
    decks = game_spec("veto").decks
    assert decks is not None
    text = f'[deck]\nfaction = "dworscy"\n[cards]\nlatyfundium = {number}\n'
    with pytest.raises(InterrexError) as refused:
        decks.code(house_pack("veto"), text, "deck", {}, game_spec("veto").rulings_by({}))
    assert len(str(refused.value)) < 500


# --- time --------------------------------------------------------------------------------------------

DOTTED = "a" + ".a" * 24_000 + " = 1\n"
RECORD = "# Interrex record, check 0000000000000000\n"


DOTS = (DOTTED, "[" + "a." * 20_000 + "a]\n")
NESTED = ("x = " + "[" * 30_000, "x = {" + "a.a.a.a = {" * 2_000)


def test_a_costly_file_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    """What can be told from afar is not even begun; the rest is read in time, somewhere else."""
    with opened(read_limit=60.0) as house:
        me, other = house.visitor(), house.visitor()
        token = me.token()
        for text in (*DOTS, *NESTED):
            sent = {"file": ("x.game", (RECORD + text).encode())}
            assert me.post("/verify", data={"token": token}, files=sent).status_code == 422
            assert other.get("/healthz").status_code == 200
            assert bool(house.hall.readers.running) == (text in NESTED)
    assert "took too long" not in caplog.text


def test_work_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the cheap checks stands a limit that ends the work itself, and the server answers meanwhile."""
    import threading

    monkeypatch.setattr(readers, "MAX_DOTS", MAX_BYTES)
    with opened(read_limit=3.0) as house:
        me, other = house.visitor(), house.visitor()
        token = me.token()
        whole = f"# Interrex record, check {records._check(DOTTED)}\n{DOTTED}"  # nothing cheaper refuses it
        sent = ("/verify", {"token": token}, {"file": ("x.game", whole.encode())})
        got: list[int] = []
        thread = threading.Thread(
            target=lambda: got.append(me.post(sent[0], data=sent[1], files=sent[2]).status_code)
        )
        thread.start()
        until(lambda: house.hall.readers.running)  # it is being read
        answered = 0
        while thread.is_alive():
            assert other.get("/healthz").json() == {"ok": True}
            answered += 1
            time.sleep(0.05)
        thread.join()
        assert got == [422]
        assert answered > 3
        assert not house.hall.readers.running  # it was killed


def test_too_many_files_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "MAX_FILES", 0)
    with opened(files=3) as house:
        me = house.visitor()
        token = me.token()
        codes = [
            me.post("/verify", data={"token": token}, files={"file": ("x.game", b"x")}).status_code
            for _ in range(5)
        ]
        assert codes == [503, 503, 503, 429, 429]


# --- disk --------------------------------------------------------------------------------------------


def test_a_report_on_a_full_disk_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *args: Any, **named: Any) -> int:
        self.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    with opened(reports=str(tmp_path / "reports")) as house:
        me = house.visitor()
        table = me.new_table("person", "person", sit="yes")
        monkeypatch.setattr(Path, "write_text", full)
        answer = me.submit(f"/t/{table}/report", said="Help", seat="A", send="yes")
        assert answer.status_code == 507
        assert "You can download it instead" in answer.text
        assert list((tmp_path / "reports").iterdir()) == []


def test_reports_are_limited_by_visitor(tmp_path: Path) -> None:
    with opened(reports=str(tmp_path), reports_left=2) as house:
        me = house.visitor()
        table = me.new_table("person", "person", sit="yes")
        codes = [
            me.submit(f"/t/{table}/report", said="Help", seat="A", send="yes").status_code for _ in range(3)
        ]
        assert codes == [200, 200, 429]
        assert me.submit(f"/t/{table}/report", said="Help", seat="A").status_code == 200  # a download
