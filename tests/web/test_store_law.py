"""What is stored concerns one table, seat, person, pack or deck: whatever changes there, all others stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from interrex.games import house_pack
from interrex.match.session import CHOOSE, Move
from interrex.match.story import UNSAID
from interrex.web import keys
from interrex.web.store import (
    Entry,
    Message,
    Notice,
    Row,
    Seated,
    Store,
    Taken,
    analyses,
    outcomes,
    own_packs,
)
from interrex.web.store import decks as saved_decks
from interrex.web.store.database import MAX_MESSAGES
from interrex.web.store.decks import MAX_DECKS, MAX_VERSIONS, DeckChanged, SavedDeck
from interrex.web.store.own_packs import EMPTY_DAYS, MAX_DRAFTS, MAX_PACKS, Draft, TooLong, TooMany
from interrex.web.store.schema import metadata
from interrex.web.tables.new_table import NewTable, row_of

Rows = dict[str, set[tuple[Any, ...]]]
ONE, OTHER = "1" * 64, "2" * 64  # hashes of keys


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path}/tables.db")
    yield found
    found.close()


def new_table(store: Store, game: str = "elekt", **wanted: Any) -> Row:
    pack = house_pack(game)
    row = row_of(
        keys.new_key(),
        NewTable(game, ["person", "person", "greedy"][: wanted.pop("seats", 3)], **wanted),
        pack,
        pack.hash,
    )
    store.add_table(row, [Move(0, CHOOSE, "x")], "opening", ["told"])
    return row


def all_rows(store: Store) -> Rows:
    """Everything that is stored."""
    with store.engine.connect() as connection:
        return {
            each.name: {tuple(row) for row in connection.execute(each.select())}
            for each in metadata.sorted_tables
        }


def changed(store: Store, work: Callable[[], Any]) -> dict[str, tuple[int, int]]:
    """How many rows of each table are gone and have come since then."""
    before = all_rows(store)
    work()
    after = all_rows(store)
    found = {name: (len(rows - after[name]), len(after[name] - rows)) for name, rows in before.items()}
    return {name: numbers for name, numbers in found.items() if numbers != (0, 0)}


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    rows = [
        new_table(store, is_open=number % 2 == 0, patience=number, clock="each 60") for number in range(3)
    ]
    for row in rows:
        found = store.table(row.id)
        assert found is not None
        assert (found.settings, found.seats, found.is_open) == (row.settings, row.seats, row.is_open)
        assert (found.patience, found.clock, found.creator) == (row.patience, row.clock, row.creator)
        assert [move.word for move in store.moves(row.id)] == ["x"]
        assert store.moves(row.id, 1) == []
    assert store.table("0" * 12) is None
    assert {row.id for row in store.open_tables()} == {rows[0].id, rows[2].id}
    assert len(store.open_tables(1)) == 1
    assert store.public_replays() == []
    store.add_moves([Entry(rows[0].id, 2, Move(1, CHOOSE, "y"), True)])
    assert {row.id for row in store.public_replays()} == {rows[0].id}
    assert set(store.unfinished(9)) == {rows[1].id, rows[2].id}
    assert store.unfinished(1) == [store.unfinished(9)[0]]


def test_a_change_concerns_one_table_alone(store: Store) -> None:
    """Each work on one of three tables changes so many rows there, and none of any other."""
    first, *_ = [new_table(store) for _ in range(3)]
    told = Notice("sat", 0, "Anna", 1)
    settings = first.settings
    works: list[tuple[Callable[[], Any], dict[str, tuple[int, int]]]] = [
        (lambda: store.set_seat(first.id, 1, told, name="Bona"), {"seats": (1, 1), "notices": (0, 1)}),
        (lambda: store.set_seat(first.id, 1, name="Cela"), {"seats": (1, 1)}),
        (lambda: store.tell_all(first.id, told), {"notices": (0, 1)}),
        (lambda: store.take_seat(first.id, 0, ONE, "A", "azure", told, True),
         {"seats": (1, 1), "notices": (0, 1)}),
        (lambda: store.add_message(first.id, Message(0, "A", "hello")), {"messages": (0, 1)}),
        (lambda: store.add_moves([Entry(first.id, 2, Move(1, CHOOSE, "y"), False, f"{UNSAID}y")]),
         {"choices": (0, 1), "tables": (1, 1)}),
        (lambda: store.tell(first.id, "anew", {1: "one", 2: ""}, None),
         {"tables": (1, 1), "choices": (1, 1)}),
        (lambda: store.keep_positions(first.id, b"x", at_end=False), {"tables": (1, 1)}),
        (lambda: store.keep_positions(first.id, b"y", at_end=True), {}),
        (lambda: store.put_into_words(first.id, {2: "said"}), {"choices": (1, 1)}),
        (lambda: store.put_into_words(first.id, {}), {}),
        (lambda: store.deal(first.id, settings), {"tables": (1, 1)}),
        (lambda: analyses.want(store, first.id, "quick", ONE), {"analyses": (0, 1)}),
        (lambda: analyses.want(store, first.id, "quick", OTHER), {}),
        (lambda: outcomes.keep_none(store, first.id), {"outcomes": (0, 1)}),
    ]  # fmt: skip
    for number, (work, wanted) in enumerate(works):
        assert changed(store, work) == wanted, number


def test_a_seat_is_taken_once_and_by_one(store: Store) -> None:
    first, second = new_table(store), new_table(store)
    told = Notice("sat", 0, "Anna", 1)
    store.take_seat(first.id, 0, ONE, "Anna", "azure", told, True)
    with pytest.raises(Taken):
        store.take_seat(first.id, 0, OTHER, "Bona", "azure", told, True)
    with pytest.raises(Seated):
        store.take_seat(first.id, 1, ONE, "Anna", "azure", told, True)
    with pytest.raises(Taken):
        store.take_seat(first.id, 2, OTHER, "Bona", "azure", told, True)  # a bot sits there
    store.take_seat(second.id, 1, ONE, "Anna", "azure", told, True)  # at another table
    store.take_seat(first.id, 1, ONE, "Anna", "azure", told, False)  # where a browser is shared
    store.take_seat(first.id, 2, OTHER, "Bona", "green", told, True, from_bot=True)
    found = store.table(first.id)
    assert found is not None
    assert [(seat.key, seat.kind) for seat in found.seats] == [
        (ONE, "person"),
        (ONE, "person"),
        (OTHER, "person"),
    ]
    assert found.seats[2].level == ""
    for row in (first, second):
        for number, seat in enumerate(row.seats):
            assert store.linked_seat(seat.link) == (row.id, number)
        assert store.linked_watch(row.watch_link) == row.id
    assert store.linked_seat("0" * 64) is None
    assert store.linked_watch("0" * 64) is None
    assert {row.id for row in store.tables_of(ONE)} == {first.id, second.id}
    assert {row.id for row in store.tables_of(OTHER)} == {first.id}
    assert store.tables_of("3" * 64) == []


def test_tables_to_try_packs_stand_apart(store: Store) -> None:
    usual = new_table(store)
    tried = [new_table(store, made_for=pack) for pack in ("aaaa", "aaaa/card", "bbbb")]
    with store.engine.begin() as connection:
        connection.exec_driver_sql("update tables set creator = ?", (ONE,))
    assert {row.id for row in store.tables_of(ONE)} == {usual.id}
    assert {row.id for row in store.trials_of(ONE)} == {row.id for row in tried}
    assert {row.id for row in store.trials_of(ONE, "aaaa")} == {tried[0].id, tried[1].id}
    assert store.trials_of(OTHER) == store.trials_of(OTHER, "aaaa") == []
    assert len(store.trials_of(ONE, limit=2)) == 2


def test_of_what_is_said_the_last_is_kept(store: Store) -> None:
    first, second = new_table(store), new_table(store)
    store.add_message(second.id, Message(0, "A", "", "stays"))
    for number in range(MAX_MESSAGES + 3):
        store.add_message(first.id, Message(0, "A", "", str(number)))
    found, other = store.table(first.id), store.table(second.id)
    assert found is not None
    assert other is not None
    assert [each.text for each in found.messages] == [str(number) for number in range(3, MAX_MESSAGES + 3)]
    assert [each.text for each in other.messages] == ["stays"]
    assert len(all_rows(store)["messages"]) == MAX_MESSAGES + 1


def test_one_rematch_of_a_table(store: Store) -> None:
    first, second, third = (new_table(store) for _ in range(3))
    pack = house_pack("elekt")
    again, late = (
        row_of(keys.new_key(), NewTable("elekt", ["person"] * 2), pack, pack.hash) for _ in range(2)
    )
    store.add_table(again, rematch_of=first.id)
    with pytest.raises(Taken):
        store.add_table(late, rematch_of=first.id)
    found = [store.table(row.id) for row in (first, second, third)]
    assert [row.rematch if row else None for row in found] == [again.id, "", ""]
    assert store.table(late.id) is None


def test_packs_are_kept_by_game_and_name(store: Store) -> None:
    new_table(store)
    assert store.packs_missing() == [("elekt", house_pack("elekt").hash)]
    store.keep_pack(house_pack("elekt").hash, "veto", "of another game")
    assert len(store.packs_missing()) == 1
    store.keep_pack(house_pack("elekt").hash, "elekt", "first")
    assert store.packs_missing() == []
    store.keep_pack(house_pack("elekt").hash, "elekt", "second")
    assert store.pack(house_pack("elekt").hash, "elekt") == "first"
    store.keep_pack(house_pack("elekt").hash, "elekt", "third", True)
    assert store.pack(house_pack("elekt").hash, "elekt") == "third"
    assert store.pack(house_pack("elekt").hash, "veto") == "of another game"
    assert store.pack("0" * 16, "elekt") is None


def test_stories_are_told_until_they_are_whole(store: Store) -> None:
    first, second = new_table(store), new_table(store)
    assert store.untold() == []
    store.add_moves([Entry(first.id, 2, Move(0, CHOOSE, "y"), True, "so")])
    assert store.untold() == [first.id]
    store.keep_positions(first.id, b"", at_end=False)
    assert store.untold() == [first.id]
    store.keep_positions(second.id, b"x", at_end=False)
    store.deal(second.id, second.settings)
    assert store.untold() == [second.id, first.id]  # those in play first
    store.tell(second.id, "again", {}, None)
    store.keep_positions(first.id, b"x", at_end=True)
    assert store.untold() == []


# --- analyses, decks, packs --------------------------------------------------------------------------


def test_an_analysis_is_wanted_until_it_is_kept_or_given_up(store: Store) -> None:
    first, second = new_table(store), new_table(store)
    for row, depth in ((first, "quick"), (first, "deep"), (second, "quick")):
        analyses.want(store, row.id, depth, ONE)
    assert analyses.wanted(store) == [(first.id, "quick"), (first.id, "deep"), (second.id, "quick")]
    assert analyses.note(store, first.id, "quick", 3, 9, 60)
    assert not analyses.note(store, second.id, "deep", 3, 9, 60)
    found, other = analyses.under_way(store, first.id), analyses.under_way(store, second.id)
    assert found == analyses.UnderWay("quick", ONE, 3, 9, 60)
    assert other == analyses.UnderWay("quick", ONE, 0, 0, None)
    whole: Any = {"sums": [{"cost": 0.5, "choices": 4}]}
    analyses.keep(store, first.id, "quick", whole)
    assert analyses.kept(store, first.id, "quick") == whole
    assert analyses.kept(store, first.id, "deep") is None
    assert not analyses.is_wanted(store, first.id, "quick")
    assert not analyses.note(store, first.id, "quick", 3, 9, 60)
    analyses.give_up(store, first.id, "quick")  # what is done stays
    assert (analyses.depths(store, first.id), analyses.depths(store, second.id)) == (["quick"], [])
    analyses.give_up(store, first.id, "deep")
    assert analyses.under_way(store, first.id) is None
    assert analyses.wanted(store) == [(second.id, "quick")]
    assert analyses.is_wanted(store, second.id, "quick")


def test_decks_that_are_saved_at_the_same_moment_are_all_kept_or_asked_about(store: Store) -> None:
    """Of those who save over one version one is done, the others are told; nobody forgets what they have
    not seen."""
    told = 0

    def save(number: int) -> SavedDeck | None:
        try:
            return store.decks.save(ONE, "veto", "", f"Mine {number}", "code", deck.id, deck.version)
        except DeckChanged:
            return None

    def forget(_: int) -> bool:
        try:
            return store.decks.forget(ONE, deck.id, deck.version)
        except DeckChanged:
            return False

    with ThreadPoolExecutor(4) as threads:
        for number in range(20):
            deck = store.decks.save(ONE, "veto", "", f"Begun {number}", "code")
            works = [save, save, save, forget if number % 2 else save]
            done = list(threads.map(lambda work, at: work(at), works, range(4)))
            saved = [each for each in done if isinstance(each, SavedDeck)]
            if done[-1] is not True:  # nobody has forgotten it: one has saved over it
                assert [(each.id, each.version) for each in saved] == [(deck.id, 2)]
                told += done.count(None)
            for each in saved:
                assert store.decks.find(each.id, each.version) == each
                store.decks.forget(ONE, each.id, each.version)
    assert told


def test_decks_have_owners_and_versions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = store.decks.save(ONE, "veto", "", "Mine", "code 1")
    theirs = store.decks.save(OTHER, "veto", "", "Theirs", "code 1")
    for version in range(2, MAX_VERSIONS + 3):
        found = store.decks.save(ONE, "veto", "", "Mine", f"code {version}", mine.id, version - 1)
        assert (found.id, found.version) == (mine.id, version)
    versions = [each.version for each in store.decks.versions(mine.id)]
    assert versions == list(range(MAX_VERSIONS + 2, 2, -1))
    last, third = store.decks.find(mine.id), store.decks.find(mine.id, 3)
    assert last is not None
    assert third is not None
    assert (last.version, third.code) == (MAX_VERSIONS + 2, "code 3")
    assert store.decks.find(mine.id, 1) is None
    stolen = store.decks.save(OTHER, "veto", "", "Stolen", "code", mine.id)  # a copy of one's own
    assert stolen.id != mine.id
    assert [each.version for each in store.decks.of(ONE, "veto")] == [MAX_VERSIONS + 2]
    assert {each.id for each in store.decks.of(OTHER, "veto")} == {theirs.id, stolen.id}
    assert store.decks.of(ONE, "elekt") == []
    with pytest.raises(saved_decks.DeckChanged):  # a newer one has been saved since
        store.decks.save(ONE, "veto", "", "Mine", "other", mine.id, last.version - 1)
    with pytest.raises(saved_decks.DeckChanged):
        store.decks.forget(ONE, mine.id, last.version - 1)
    assert store.decks.find(mine.id) == last
    assert not store.decks.forget(OTHER, mine.id, last.version)
    assert store.decks.forget(ONE, mine.id, last.version)
    assert store.decks.find(mine.id) is None
    assert len(store.decks.of(OTHER, "veto")) == 2
    monkeypatch.setattr(saved_decks, "MAX_DECKS", 3)
    store.decks.save(OTHER, "veto", "", "Third", "code")
    with pytest.raises(saved_decks.TooMany):
        store.decks.save(OTHER, "veto", "", "Fourth", "code")
    assert store.decks.save(OTHER, "veto", "", "Third", "more", theirs.id, 1).version == 2
    assert MAX_DECKS == 100


def test_packs_have_keepers_and_links(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    packs = store.own_packs
    one = packs.add(packs.new("elekt", "One", "text"), ONE, "link 1", 7)
    two = packs.add(packs.new("elekt", "Two", "text"), OTHER, "link 2", 8)
    packs.join(one.id, OTHER, "link 3", 9)
    packs.join(one.id, OTHER, "link 4", 10)  # confirmed twice
    assert (packs.issue(one.id, ONE), packs.issue(one.id, OTHER), packs.issue(two.id, ONE)) == (7, 9, 0)
    assert (packs.keepers(one.id), packs.keepers(two.id)) == (2, 1)
    assert {each.id for each in packs.of(OTHER, "elekt")} == {one.id, two.id}
    assert packs.of(ONE, "veto") == []
    by_link = [packs.by_link(link) for link in ("link 1", "link 2", "link 3", "link 4")]
    assert [each.id if each else "" for each in by_link] == [one.id, two.id, one.id, ""]
    assert packs.renew(one.id, ONE, "link 5", 11)
    assert not packs.renew(two.id, ONE, "link 6", 12)
    assert (packs.issue(one.id, ONE), packs.issue(one.id, OTHER)) == (11, 9)
    changed = packs.change(one, "Other", "new text")
    assert changed is not None
    assert (changed.version, changed.name, changed.text) == (2, "Other", "new text")
    assert packs.change(one, "Late", "lost") is None  # somebody else was quicker
    assert packs.find(one.id) == changed
    untouched = packs.find(two.id)
    assert untouched is not None
    assert untouched.text == "text"
    assert not packs.keep_alone(two.id, ONE, "link 7", 13)
    assert packs.keep_alone(one.id, ONE, "link 7", 13)
    assert (packs.keepers(one.id), packs.keepers(two.id)) == (1, 1)
    assert not packs.forget(OTHER, one.id, 2)
    assert not packs.forget(ONE, one.id, 1)
    assert packs.forget(ONE, one.id, 2)
    assert packs.find(one.id) is None
    assert packs.find(two.id) is not None
    monkeypatch.setattr(own_packs, "MAX_PACKS", 1)
    three = packs.add(packs.new("elekt", "Three", "text"), ONE, "link 8", 1)
    with pytest.raises(TooMany):
        packs.add(packs.new("elekt", "Four", "text"), ONE, "link 9", 1)
    with pytest.raises(TooMany):
        packs.join(three.id, OTHER, "link 9", 1)
    assert MAX_PACKS == 20


def beside(packs: own_packs.OwnPacks, pack: own_packs.OwnPack, draft: Draft) -> None:
    """Keep a draft beside a pack as it is now."""
    there = packs.find(pack.id)
    assert there is not None
    assert packs.change(there, there.name, there.text, draft) is not None


def test_drafts_are_kept_in_their_places(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    packs = store.own_packs
    one, two = (packs.add(packs.new("elekt", "One", "text"), ONE, f"link {at}", 7) for at in range(2))
    for pack, family, place in (
        (one, "unit", "a"),
        (one, "unit", "b"),
        (one, "relic", "a"),
        (two, "unit", "a"),
    ):
        beside(packs, pack, Draft(family, place, {"name": place}))
    beside(packs, one, Draft("unit", "a", {"name": "other"}))
    assert packs.change(one, "Late", "text", Draft("unit", "a", {})) is None  # somebody else was quicker
    assert len(packs.drafts(one.id)) == 3
    assert {(each.family, each.tree["name"]) for each in packs.drafts(one.id, "a")} == {
        ("unit", "other"), ("relic", "a"),
    }  # fmt: skip
    there = packs.find(one.id)
    assert there is not None
    done = packs.change(there, "One", "typed", drop=("unit", "a"))
    assert done is not None
    assert (done.text, done.version) == ("typed", there.version + 1)
    assert {(each.family, each.place) for each in packs.drafts(one.id)} == {("unit", "b"), ("relic", "a")}
    assert len(packs.drafts(two.id)) == 1
    monkeypatch.setattr(own_packs, "MAX_DRAFTS", 3)
    beside(packs, one, Draft("unit", "c", {}))
    beside(packs, one, Draft("unit", "c", {"name": "again"}))
    with pytest.raises(TooMany):
        beside(packs, one, Draft("unit", "d", {}))
    monkeypatch.setattr(own_packs, "MAX_DRAFT_LETTERS", len('{"name": "a"}') + 20)
    before = packs.find(two.id)
    with pytest.raises(TooLong):
        beside(packs, two, Draft("unit", "b", {"name": "x" * 20}))
    assert packs.find(two.id) == before
    beside(packs, two, Draft("unit", "b", {"name": "x" * 8}))
    last = packs.find(one.id)
    assert last is not None
    assert not packs.forget(ONE, one.id, last.version - 1)  # more was typed than was seen
    assert packs.forget(ONE, one.id, last.version)
    assert packs.drafts(one.id) == []
    assert len(packs.drafts(two.id)) == 2
    assert MAX_DRAFTS == 300


def test_only_empty_packs_from_long_ago_are_forgotten(store: Store) -> None:
    packs = store.own_packs
    texts = {
        "empty": "head",
        "typed": "[[unit]]",
        "inline": "unit = [{id = 1}]",
        "changed": "head",
        "draft": "head",
    }
    made = {
        name: packs.add(packs.new("elekt", name, text), ONE, f"link {name}", 1)
        for name, text in texts.items()
    }
    packs.change(made["changed"], "changed", "head")
    beside(packs, made["draft"], Draft("unit", "a", {}))
    for days, gone in ((EMPTY_DAYS - 1, set()), (EMPTY_DAYS + 1, {"empty"})):
        with store.engine.begin() as connection:
            then = made["empty"].at - timedelta(days=days)
            connection.exec_driver_sql("update own_packs set at = ?", (then.isoformat(" "),))
        packs.add(packs.new("elekt", "new", "head"), OTHER, f"link {days}", 1)
        assert {name for name, each in made.items() if packs.find(each.id) is None} == gone
    assert packs.issue(made["empty"].id, ONE) == 0
