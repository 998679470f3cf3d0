"""A text settled by hand at a table in the browser: proposed, agreed to by bots, told in the log."""

from __future__ import annotations

from pathlib import Path

from interrex.engine import by_hand
from interrex.match.session import STAND_IN, Move
from interrex.web import keys
from interrex.web.tables.new_table import NewTable
from tests.packs.boxes import rewritten, toml, tree_of
from tests.web.house import opened, until


def events_by_hand(folder: Path) -> Path:
    """A pack of Masters of the Night in which every event is settled by hand."""
    tree = tree_of("masters")
    for number in range(len(tree["event"])):
        manual = ["manual('Weaken the Veil if you <b>like</b>.')"]
        rewritten("masters", tree, "event", number, {"kind": "one-off", "effect": manual})
    folder.mkdir()
    (folder / "own.toml").write_text(toml(tree), encoding="utf-8")
    return folder


def test_a_proposal_is_made_agreed_to_and_told(tmp_path: Path) -> None:
    with opened(packs=events_by_hand(tmp_path / "packs")) as house:
        me = house.visitor()
        pack = house.hall.packs.offered("masters")[1].hash
        who = {"seat-A": "here", "name-A": "Anna", "seat-B": "random"}
        page = me.submit("/new", game="masters", seats=2, pack=pack, **who)
        table = str(page.url).rsplit("/", 1)[1]

        def take(word: str = "") -> str:
            """Choose that, or whatever stands first; the question that was asked."""
            until(lambda: me.state(table)["decision"] is not None)
            decision = me.state(table)["decision"]
            assert me.choose(table, word or decision["options"][0], decision["turn"]).status_code == 200
            return str(decision["question"])

        for _ in range(60):
            until(lambda: me.state(table)["decision"] is not None)
            if me.state(table)["decision"]["question"] == "by hand":
                break
            take()
        before = house.table(table).game.veil  # type: ignore[attr-defined]
        shown = me.get(f"/t/{table}").text
        assert "change a counter" in shown
        assert "Weaken the Veil if you &lt;b&gt;like&lt;/b&gt;" in shown  # the text of a stranger is text
        for word in ("change a counter by hand", "veil", "less 1"):
            take(word)
        until(lambda: house.table(table).game.veil == before - 1)  # type: ignore[attr-defined]
        assert "Veil −1" in me.get(f"/t/{table}").text
        for language, said in (("pl", "Ręcznie"), ("pt", "À mão")):
            answer = me.get(f"/t/{table}", headers={"accept-language": language})
            assert said in answer.text


def test_a_bot_agrees_for_itself_but_not_for_somebody_who_is_away(tmp_path: Path) -> None:
    with opened(packs=events_by_hand(tmp_path / "packs"), pace=3600.0) as house:
        hall = house.hall
        pack = hall.packs.offered("masters")[1].hash
        for other, answer in (("random", by_hand.AGREE), ("person", by_hand.OBJECT)):
            wanted = NewTable("masters", ["person", other], pack=pack)
            live = house.do(hall.new_table(keys.new_key(), wanted))
            while (decision := live.game.decisions[0]).question != by_hand.CONSENT:
                asked = decision.question
                word = by_hand.CHANGE if asked == "by hand" and decision.seat == 0 else decision.options[0]
                house.do(hall.choose(live, decision.seat, word))
            assert decision.seat == 1
            if other == "person":
                house.do(hall.move(live, Move(1, STAND_IN, "random")))
            hall.pauses.pace = 0.0
            assert house.do(hall._in_time(live, decision, "random")) == answer
            hall.pauses.pace = 3600.0
