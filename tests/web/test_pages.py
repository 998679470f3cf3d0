"""The pages around the table: replays, continued tables, the sealed shuffle, lessons."""

import hashlib
import random
import re
from pathlib import Path

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.match import lesson as lessons
from interrex.match import record as records
from interrex.match import scenario
from tests.web.house import Open, Visitor, opened, play_some, seated
from tests.web.test_packs import my_pack


def finished(house: Open, access: str = "link") -> tuple[str, Visitor]:
    """A table played to its end by two people, and who made it."""
    maker = house.visitor()
    table = maker.new_table("person", "person", access=access)
    play_some(house, table, 10_000)
    assert house.table(table).game.is_over
    return table, maker


# --- home ------------------------------------------------------------------------------------------


def test_finished_open_tables_are_replays_for_everybody(house: Open) -> None:
    public, _ = finished(house, "open")
    private, _ = finished(house)
    stranger = house.visitor()
    home = stranger.get("/").text
    assert f"/t/{public}/replay" in home
    assert private not in home
    assert stranger.get(f"/t/{public}/replay?at=5&seat=B").status_code == 200
    assert stranger.get(f"/t/{private}/replay?at=5&seat=B").status_code == 403


def test_my_tables_can_be_resumed(house: Open) -> None:
    visitor = house.visitor()
    table = visitor.new_table("person", "person", sit="yes")
    found = re.search(rf'class="button primary" href="/t/{table}">([^<]+)', visitor.get("/").text)
    assert found is not None
    assert found[1] == "Go on"


# --- continuing ------------------------------------------------------------------------------------


def test_a_finished_game_is_continued_from_a_point(house: Open) -> None:
    table, maker = finished(house)
    live = house.table(table)
    whole = live.record()
    answer = maker.submit(f"/t/{table}/continue", at=7, **{"seat-A": "me", "seat-B": "random"})
    assert answer.status_code == 200
    fresh = house.table(str(answer.url).rsplit("/", 1)[1])
    assert fresh.id != table
    before = records.replay(whole, upto=7)
    assert [(who, word) for who, _, word, *_ in fresh.game.choices][:7] == list(whole.choices[:7])
    assert fresh.row.settings == live.row.settings
    assert fresh.row.seats[0].key
    assert fresh.row.seats[1].is_bot
    assert house.do(_again(house, fresh.id)) >= 7
    assert before.choices == fresh.game.choices[:7]


async def _again(house: Open, table: str) -> int:
    """How many choices the store has of a table, read anew."""
    house.hall.forget(house.hall.live[table])
    return len((await house.hall.table(table)).game.choices)


def test_a_running_game_is_not_continued_elsewhere(house: Open) -> None:
    table, maker, people = seated(house, 2)
    play_some(house, table, 6)
    for who in (maker, *people):
        answer = who.submit(f"/t/{table}/continue", at=3, **{"seat-A": "me", "seat-B": "random"})
        assert answer.status_code == 409
        assert "while it lasts" in answer.text


@pytest.mark.parametrize(
    ("at", "seats", "status"),
    [(100_000, {}, 409), (3, {"seat-A": "clever"}, 422), (-1, {}, 422), ("x", {}, 422)],
)
def test_bad_wishes_for_a_continued_table_are_refused(
    house: Open, at: object, seats: dict[str, str], status: int
) -> None:
    table, maker = finished(house)
    before = len(house.hall.store.unfinished(10_000))
    answer = maker.submit(f"/t/{table}/continue", at=at, **seats)
    assert answer.status_code == status
    assert "Traceback" not in answer.text
    assert len(house.hall.store.unfinished(10_000)) == before


def test_a_stranger_continues_only_what_is_open(house: Open) -> None:
    public, _ = finished(house, "open")
    private, _ = finished(house)
    stranger = house.visitor()
    assert stranger.submit(f"/t/{private}/continue", at=1).status_code == 403
    assert stranger.submit(f"/t/{public}/continue", at=1, **{"seat-A": "me"}).status_code == 200


# --- the sealed shuffle ------------------------------------------------------------------------------


def test_the_seal_is_shown_from_the_start_and_opened_at_the_end(house: Open) -> None:
    table, maker, _ = seated(house, 2)
    page = maker.get(f"/t/{table}/verify").text
    found = re.search(r'id="seal">([0-9a-f]{64})<', page)
    assert found is not None
    seed = str(house.table(table).row.settings.seed)
    assert seed not in page
    assert found[1][:12] in maker.get(f"/t/{table}").text
    assert maker.state(table)["commitment"] == found[1]
    play_some(house, table, 10_000)
    page = maker.get(f"/t/{table}/verify").text
    assert found[1] in page
    opened_seed = re.search(r'id="seed">(\d+)<', page)
    assert opened_seed is not None
    assert opened_seed[1] == seed
    assert hashlib.sha256(f"interrex commitment {seed}".encode()).hexdigest() == found[1]
    assert "In order" in page


def upload(visitor: Visitor, text: bytes) -> tuple[int, str]:
    answer = visitor.post("/verify", data={"token": visitor.token()}, files={"file": ("mine.game", text)})
    found = re.search(r'id="outcome">([^<]*)<', answer.text)
    return answer.status_code, found[1] if found else ""


def test_a_record_file_is_checked(house: Open) -> None:
    table, maker = finished(house)
    text = maker.get(f"/t/{table}/record").content
    assert upload(maker, text)[0] == 200
    edited = text.replace(b"[record]", b"[record] ")
    status, said = upload(maker, edited)
    assert status == 422
    assert "edited or cut" in said
    running, owner, _ = seated(house, 2)
    status, said = upload(owner, owner.get(f"/t/{running}/record").content)
    assert status == 422
    assert "kept secret until the game is over" in said


def test_no_file_brings_the_page_down(house: Open) -> None:
    table, maker = finished(house)
    body = maker.get(f"/t/{table}/record").text.partition("\n")[2]
    luck = random.Random(5)
    places = list(range(len(body)))
    bad = [b"", b"\xff\xfe", b"x" * 70_000]
    for _ in range(40):
        at = luck.choice(places)
        new = body[:at] + luck.choice(['"', "9" * 5000, "[", "²", "--1", "\n", "A: x"]) + body[at + 3 :]
        bad.append(f"# Interrex record, check {records._check(new)}\n{new}".encode())
    found = [upload(maker, text)[0] for text in bad]
    assert found[:3] == [422, 422, 413]
    assert set(found) <= {200, 413, 422}  # a change may leave the record as good as it was
    assert found.count(422) > 30


# --- lessons -----------------------------------------------------------------------------------------

MARKED = re.compile(r'data-thing="([^"]+)"((?: data-[a-z]+(?:="[^"]*")?)*)')
BUTTON = re.compile(r'name="word" value="([^"]+)" data-things="([^"]*)"')


@pytest.mark.parametrize("game", interrex.games())
def test_what_a_lesson_marks_is_what_it_accepts(house: Open, game: str) -> None:
    learner, touched = house.visitor(), 0
    for number in range(1, len(lessons.lesson(game).steps) + 1):
        wanted = lessons.page(lessons.lesson(game), number).wanted
        text = learner.get(f"/learn/{game}", params={"step": number}).text
        by_touch = {word: things.split() for word, things in BUTTON.findall(text) if things}
        assert set(by_touch) <= {wanted}, number
        drawn = MARKED.findall(text)
        lit = {thing for thing, marks in drawn if "data-choosable" in marks}
        pointed = {thing for thing, marks in drawn if "data-point" in marks}
        goes = {thing for thing in pointed - lit if thing.startswith(("place:", "field:"))}  # touched second
        assert lit == pointed - goes
        assert pointed == set(by_touch.get(wanted, ())) & {thing for thing, _ in drawn}, number
        assert text.count('class="wanted"') == bool(wanted)
        assert ('class="lesson-options" open' in text) == bool(wanted and not lit)  # else the table is enough
        touched += bool(lit)
    assert touched >= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", interrex.games())
def test_every_lesson_can_be_played_through(house: Open, game: str, language: str) -> None:
    learner = house.visitor()
    told = lessons.lesson(game)
    learner.cookies.set("interrex-language", language)
    page = learner.get(f"/learn/{game}")
    for number, step in enumerate(told.steps, 1):
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        text = page.text.replace("&#39;", "'").replace("&#34;", '"').replace("&amp;", "&")
        assert step.say[language] in text
        wanted = lessons.page(told, number).wanted
        words = re.findall(r'name="word" value="([^"]+)"', page.text)
        assert bool(words) == bool(wanted)
        if wanted:
            other = next((word for word in words if word != wanted), "")
            if other:
                page = learner.get(f"/learn/{game}", params={"step": number, "word": other})
                assert step.wrong[language] in page.text.replace("&#39;", "'").replace("&#34;", '"')
            page = learner.get(f"/learn/{game}", params={"step": number, "word": wanted})
        else:
            page = learner.get(f"/learn/{game}", params={"step": number + 1})
    assert 'id="lesson-end"' in page.text
    assert learner.submit("/play", game=game).status_code == 200


def test_bad_steps_of_a_lesson_are_refused(house: Open) -> None:
    learner = house.visitor()
    assert learner.get("/learn/chess").status_code == 404
    assert learner.get("/learn/elekt?step=0").status_code == 422
    assert learner.get("/learn/elekt?step=99999999").status_code == 422
    assert 'id="lesson-end"' in learner.get("/learn/elekt?step=900").text
    assert learner.get("/learn/elekt", params={"step": 2, "word": "<b>no</b>"}).status_code == 200


# --- reports -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", interrex.games())
def test_a_report_is_a_scenario_with_only_what_the_seat_may_know(house: Open, game: str) -> None:
    table, maker, people = seated(house, 3, game)
    live = house.table(table)
    said = "It says \"no\".\n''' [given] # and so on"
    for moves in (9, 40):
        play_some(house, table, moves, seed=moves)
        for seat, who in [*enumerate(people), (3, maker)]:
            fields = {"said": said, "seat": "ABC"[seat] if seat < 3 else "watch"}
            text = who.submit(f"/t/{table}/report", **fields).text
            loaded = scenario.read(text, "report.toml")
            assert scenario.run(loaded) == []
            assert loaded.position().view(seat) == live.game.view(seat)
            assert loaded.title == " ".join(said.split())
            assert str(live.row.settings.seed) not in text
            if live.game.is_over:  # nothing is hidden any more
                continue
            real = live.session.game
            live.session.game = real.sample_world(seat, Chance(moves))
            try:
                assert who.submit(f"/t/{table}/report", **fields).text == text
            finally:
                live.session.game = real


def test_reports_are_kept_only_where_the_host_wants_them(house: Open, tmp_path: Path) -> None:
    table, _, people = seated(house, 2)
    answer = people[0].submit(f"/t/{table}/report", said="x", send="yes")
    assert answer.status_code == 409
    assert "Send it to the host" not in people[0].get(f"/t/{table}/report").text
    with opened(reports=str(tmp_path / "reports")) as wanted:
        table, _, people = seated(wanted, 2)
        answer = people[1].submit(f"/t/{table}/report", said="It hurts", send="yes", seat="B")
        assert 'id="kept"' in answer.text
        [file] = (tmp_path / "reports").iterdir()
        assert scenario.load(file).title == "It hurts"
        stranger = wanted.visitor()
        assert stranger.submit(f"/t/{table}/report", said="x").status_code == 403
        assert people[1].submit(f"/t/{table}/report", said="x", seat="A").status_code == 403
        assert people[1].submit(f"/t/{table}/report", said="x" * 3000).status_code == 422


def test_a_table_with_a_pack_of_its_own_is_verified_continued_and_reported(tmp_path: Path) -> None:
    with opened(packs=my_pack(tmp_path / "packs")) as house:
        me = house.visitor()
        mine = house.hall.packs.offered("elekt")[1].hash
        who = {"seat-A": "person", "seat-B": "person"}
        table = str(me.submit("/new", game="elekt", seats=2, pack=mine, **who).url).rsplit("/", 1)[1]
        report = me.submit(f"/t/{table}/report", said="It hurts", seat="watch").text
        assert "played with the pack 'mine'" in report
        assert "[scenario]" not in report
        play_some(house, table, 10_000)
        assert "In order" in me.get(f"/t/{table}/verify").text
        assert upload(me, me.get(f"/t/{table}/record").content)[0] == 200
        answer = me.submit(f"/t/{table}/continue", at=3, **{"seat-A": "me"})
        fresh = house.table(str(answer.url).split("?")[0].rsplit("/", 1)[1])
        assert fresh.row.settings.pack_hash == mine
