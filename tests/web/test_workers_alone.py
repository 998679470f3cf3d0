"""What worker processes do, asked in this one: thinkers and their memory, readers, tables to try cards."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

import interrex
from interrex.analysis.choices import Depth
from interrex.engine.errors import BadSetting, EndlessLoop
from interrex.engine.settings import Settings
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack, house_text
from interrex.match import record as records
from interrex.web.workers import reader, thinker, trials
from interrex.web.workers.processes import Processes
from interrex.web.workers.readers import MAX_DOTS, MAX_FILES, Busy, Readers, Unreadable
from interrex.web.workers.thinker import MAX_PACKS, REMEMBERED, Memory
from interrex.web.workers.thinkers import Thinkers


def played(game: str, seats: int, choices: int, seed: int = 1) -> Table:
    found, luck = interrex.new(game, seats, seed=seed), random.Random(seed)
    for _ in range(choices):
        decision = luck.choice(found.decisions)
        found.choose(luck.choice(decision.options), decision.seat)
    return found


def listed(table: Table) -> list[list[Any]]:
    """Choices as they come over the line."""
    return [list(each) for each in table.record().choices]


# --- thinkers ---------------------------------------------------------------------------------------


def test_a_thinker_plays_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it remembers, the position is that of the choices: more of them, others, another deal."""
    memory, table, made = Memory(), played("elekt", 3, 12), Counter[str]()
    spec = game_spec("elekt")

    def new(settings: Settings, pack: Any) -> Table:
        made["new"] += 1
        return spec.new(settings, pack)

    monkeypatch.setattr(thinker, "game_spec", lambda _: SimpleNamespace(new=new))
    choices = listed(table)
    for count, begun in ((4, 1), (9, 1), (9, 1), (12, 1), (5, 2), (12, 2)):
        found = memory.position("one", table.settings, choices[:count])
        assert listed(found) == choices[:count]
        assert made["new"] == begun
    other = played("elekt", 3, 12, seed=2)
    assert listed(memory.position("one", other.settings, listed(other))) == listed(other)
    assert made["new"] == 3


def test_a_thinker_forgets_what_was_asked_longest_ago() -> None:
    memory, start = Memory(), interrex.new("elekt", 2, seed=1)
    for number in range(REMEMBERED):
        memory.position(str(number), start.settings, [])
    memory.position("0", start.settings, [])
    memory.position("new", start.settings, [])
    assert len(memory.known) == REMEMBERED
    assert "0" in memory.known
    assert "1" not in memory.known
    text = house_text("elekt", house_pack("elekt").hash)
    assert text is not None
    for number in range(MAX_PACKS + 1):
        memory._pack(start.settings, f"{text}\n# {number}\n")
        memory._pack(start.settings, f"{text}\n# 0\n")
    assert len(memory.packs) == MAX_PACKS
    assert ("elekt", f"{text}\n# 0\n") in memory.packs
    assert ("elekt", f"{text}\n# 1\n") not in memory.packs
    assert memory._pack(start.settings, "") is house_pack("elekt")


def test_a_thinker_answers_what_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word of a level, a thought, a moment; nothing where cards are only read, or one does not end."""
    table, memory = played("elekt", 2, 6), Memory()
    decision = table.decisions[0]
    asked: dict[str, Any] = {
        "table": "x", "settings": dataclasses.asdict(table.settings), "choices": listed(table),
        "seat": decision.seat, "level": "random", "luck": 7, "seconds": 0.05,
    }  # fmt: skip
    assert thinker.think(memory, asked) in decision.options
    found = thinker.think(memory, {**asked, "explain": True})
    assert {each["option"] for each in found["options"]} <= set(decision.options)
    monkeypatch.setitem(thinker.DEPTHS, "quick", Depth("quick", 2, 1, 1))
    chosen = {"analyse": "quick", "seat": decision.seat, "word": decision.options[0]}
    moment = thinker.think(Memory(), {**asked, **chosen})
    assert moment["seat"] == "AB"[decision.seat]
    read: list[str] = []
    monkeypatch.setattr(thinker, "get_ready", read.append)
    assert thinker.think(memory, {"read": ["elekt", "veto"]}) is None
    assert read == ["elekt", "veto"]

    def endless(*_: object) -> Table:
        raise EndlessLoop("it goes on")

    monkeypatch.setattr(memory, "position", endless)
    assert thinker.think(memory, asked) is None


# --- readers ----------------------------------------------------------------------------------------


def test_a_reader_verifies_records() -> None:
    """What was chosen, by which seed, whether the seal fits; the result only of a game that is over."""
    table = played("elekt", 2, 5)
    text = records.to_text(table.record())
    asked = {"what": "verify", "text": text, "name": "x", "language": "en"}
    found = reader.answer(asked)
    assert (found["choices"], found["seed"], found["result"]) == (5, str(table.record().seed), "")
    assert found["seal"] == found["again"] == table.record().commitment
    luck = random.Random(1)
    while not table.is_over:
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
    over = reader.answer({**asked, "text": records.to_text(table.record())})
    assert over["result"]
    assert "wrong" in reader.answer({**asked, "text": "nonsense"})
    record = table.record()
    strange = dataclasses.replace(record, settings=dataclasses.replace(record.settings, pack_hash="0" * 16))
    text = records.to_text(strange)
    assert reader.answer({**asked, "text": text}) == {"needs": ["elekt", "0" * 16]}
    own = house_text("elekt", house_pack("elekt").hash)
    assert "needs" not in reader.answer({**asked, "text": text, "pack": own})
    for wrong in (RecursionError, MemoryError, EndlessLoop("x")):

        def fail(_: object, wrong: Any = wrong) -> dict[str, Any]:
            raise wrong

        kept = reader.READS["verify"]
        reader.READS["verify"] = fail
        try:
            assert reader.answer(asked) == {}
        finally:
            reader.READS["verify"] = kept


def test_a_reader_reads_decks() -> None:
    """A draft need not be legal; a deck for a table is, and what is wrong is told with line and reason."""
    spec = game_spec("veto")
    assert spec.decks is not None
    pack = house_pack("veto")
    shipped = spec.decks.shipped(pack)[0]
    deck = spec.decks.find(pack, shipped.id, {}, spec.rulings_by({}))
    text = spec.decks.write(deck, "Mine", pack.id)
    asked = {
        "what": "deck", "game": "veto", "pack": "", "text": text, "rulings": {}, "variants": {},
        "rules_version": spec.rules_version,
    }  # fmt: skip
    assert reader.answer(asked)["value"] == deck.code()
    assert reader.answer({**asked, "is_draft": True})["value"] == deck.code()
    few = spec.decks.parse(pack, ", ".join(deck.code().split(", ")[:4]))
    small = {**asked, "text": spec.decks.write(few, "Small", pack.id)}
    assert "value" not in reader.answer(small)
    assert reader.answer({**small, "is_draft": True})["value"] == few.code()
    bad = reader.answer({**asked, "text": text + "\n[[nonsense]]\n"})
    assert bad["files"][0][1] > 0
    assert len(bad["reasons"]) == len(bad["files"])


# --- tables to try a card --------------------------------------------------------------------------


def test_every_card_of_veto_comes_into_a_deck_that_may_be_played() -> None:
    """One that comes with the pack where the card is in it, else one that is changed for it."""
    spec, pack = game_spec("veto"), house_pack("veto")
    decks, rulings = spec.decks, spec.rulings_by({})
    assert decks is not None
    shipped = [decks.find(pack, each.id, {}, rulings) for each in decks.shipped(pack)]
    ways = Counter[str]()
    for card in [each for each in spec.pack_cards(pack) if each.family in spec.card_form][::3]:
        code = trials.deck_with(decks, pack, card.id, card.family, rulings)
        assert code, card.id
        deck = decks.parse(pack, code)
        decks.check(deck, "deck", {}, rulings)
        assert card.id in [kind.id for kind, _ in deck.cards] + [kind.id for kind in deck.heads]
        ways["shipped" if code in [each.code() for each in shipped] else card.family] += 1
        if card.family not in decks.heads:
            check_changed(decks, shipped[0], card.id, card.family)
    assert len(ways) > 2, ways
    nobody = trials.deck_with(decks, pack, "nobody", "character", rulings)
    assert nobody == ""
    assert trials.look_for(spec, pack, "nobody", "character") == {"found": False}


def check_changed(decks: Any, deck: Any, card: str, family: str) -> None:
    """The same number of cards, of which some of one kind of that family are exchanged; most copies first."""
    copies = []
    before = {kind.id: number for kind, number in deck.cards}
    for code in trials._changed(deck, card, family, decks):
        lines = [each.split(" ", 1) for each in code.split(", ")]
        cards = {word: int(number) for number, word in lines if number.isdecimal()}
        heads = [each for each in lines if not each[0].isdecimal()]
        assert len(heads) == len(deck.heads)
        if card in before:
            continue
        taken = {word: number - cards.get(word, 0) for word, number in before.items()}
        gone = {word: number for word, number in taken.items() if number}
        assert list(gone.values()) == [cards[card]]
        of = {kind.id: kind.family for kind, _ in deck.cards}
        assert of[next(iter(gone))] == family
        assert sum(cards.values()) == sum(before.values())
        copies.append(cards[card])
    assert copies == sorted(copies, reverse=True)


def test_a_head_is_exchanged_for_another() -> None:
    spec, pack = game_spec("veto"), house_pack("veto")
    assert spec.decks is not None
    shipped = spec.decks.find(pack, spec.decks.shipped(pack)[0].id, {}, spec.rulings_by({}))
    family = spec.decks.heads[0]
    codes = list(trials._changed(shipped, "another", family, spec.decks))
    assert len(codes) == 1
    assert f"{family} another" in codes[0].split(", ")
    assert codes[0].count(", ") == shipped.code().count(", ")
    assert not trials._is_legal(spec.decks, pack, "nonsense", spec.rulings_by({}))
    assert trials._is_legal(spec.decks, pack, shipped.code(), spec.rulings_by({}))


def test_playing_on_by_chance_takes_what_is_liked() -> None:
    """Every choice is told as it is made; the first seat takes an option that is liked where there is one."""
    for game, seats in (("vendetta", 3), ("elekt", 2)):
        table = interrex.new(game, seats, seed=4)
        first = table.decision_of(0)
        liked = frozenset(first.options[-1:]) if first is not None else frozenset[str]()
        told = [list(each) for each in trials._played(table, 8, random.Random(1), liked)]
        assert [len(each) for each in told] == list(range(9))
        assert [tuple(each) for each in told[-1]] == list(table.record().choices)
        assert not liked or next(word for seat, word in told[-1] if seat == 0) in liked
    over = played("elekt", 2, 0)
    luck = random.Random(2)
    while not over.is_over:
        decision = luck.choice(over.decisions)
        over.choose(luck.choice(decision.options), decision.seat)
    assert list(trials._played(over, 5, luck, frozenset())) == [[]]


def test_a_deal_is_looked_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, pack, now = game_spec("elekt"), house_pack("elekt"), [0.0]

    def clock() -> float:
        now[0] += 0.5
        return now[0]

    monkeypatch.setattr("interrex.web.workers.trials.time.monotonic", clock)
    monkeypatch.setattr(trials, "nearness_of", lambda *_: trials.Nearness.FAR)
    assert trials.look_for(spec, pack, "ash-widow", "unit") == {"found": False}
    assert now[0] <= trials.SECONDS + 2
    monkeypatch.setattr(spec.__class__, "settings", raise_bad)
    now[0] = 0.0
    assert trials.look_for(spec, pack, "ash-widow", "unit") == {"found": False}


def raise_bad(*_: object, **__: object) -> Settings:
    raise BadSetting("no such table")


# --- processes --------------------------------------------------------------------------------------


def test_a_process_is_asked_again_and_not_begun_anew() -> None:
    """One that answers stays; one that is gone is replaced, and all end when the server closes."""
    echo = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"

    async def look() -> None:
        some = Processes(1, 60.0, ("-c", echo))
        for number in range(3):
            assert await some.ask({"number": number}, "a test") == {"number": number}
        assert (some.started, len(some.running), some.waiting) == (1, 1, 0)
        (process,) = some.running
        process.kill()
        await process.wait()
        assert await some.ask({"number": 9}, "a test") == {"number": 9}
        assert some.started == 2
        await some.close()
        assert not some.running
        assert await some.ask({"number": 1}, "a test") is None
        assert some.started == 2

    asyncio.run(look())


@pytest.mark.parametrize("count", [1, 2])
def test_so_many_files_are_with_the_readers_and_one_more_is_refused(count: int) -> None:
    """Those that are read and those that wait count alike, and each once; whoever is done makes room."""

    class Held(Readers):
        """Readers that answer when they are let."""

        answers: asyncio.Queue[None]

        async def _start(self) -> Any:
            return Mock(returncode=None)

        async def _answer(self, process: object, line: str) -> dict[str, Any]:
            await self.answers.get()
            found: dict[str, Any] = json.loads(line)
            return found

    async def look() -> None:
        held = Held(count, 60.0)
        held.answers = asyncio.Queue()
        read = [asyncio.create_task(held.pack("elekt", f"{number}", "en")) for number in range(MAX_FILES)]
        for left in range(3):
            for _ in range(5):
                await asyncio.sleep(0)
            with pytest.raises(Busy):
                await held.pack("elekt", "one more", "en")
            held.answers.put_nowait(None)
            assert (await read[left])["text"] == f"{left}"
            read.append(asyncio.create_task(held.pack("elekt", f"{len(read)}", "en")))
        for _ in read:
            held.answers.put_nowait(None)
        said = [each["text"] for each in await asyncio.gather(*read)]
        assert said == [f"{number}" for number in range(len(read))]
        assert held.files == 0

    asyncio.run(look())


def test_a_line_has_so_many_dots_and_no_more() -> None:
    async def look() -> None:
        answering = Readers(1, 60.0, ("-c", 'input(); print(\'{"value": "read"}\', flush=True)'))
        line = "." * MAX_DOTS
        assert await answering.draft("veto", "", f"{line}\n{line}") == "read"
        with pytest.raises(Unreadable):
            await answering.draft("veto", "", f"{line}\n{line}.")
        await answering.close()

    asyncio.run(look())


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the program has told the log since."""
    found = [each.getMessage() for each in caplog.records if each.name == "interrex.web"]
    caplog.clear()
    return found


BROKEN = {
    "EOFError": "input()",
    "JSONDecodeError": "import sys\nfor line in sys.stdin: print('no answer', flush=True)",
    "too long": "import time\ntime.sleep(60)",
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_what_goes_wrong_in_a_process_stands_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    """One that dies or answers nonsense is asked once more, one that takes too long is not; and nobody who
    closes the server reads of it."""
    news = iter(("The engine could not be compiled.", "", "", ""))

    async def look() -> list[str]:
        some = Processes(1, 0.5 if wrong == "too long" else 60.0, ("-c", BROKEN[wrong]))
        assert await some.ask({}, "a test") is None
        assert some.started <= 1 if wrong == "too long" else some.started == 2
        assert (some.waiting, some.free.qsize()) == (0, 1)
        assert not some.running
        told = logged(caplog)
        await some.close()
        assert await some.ask({}, "a test") is None
        assert not logged(caplog)
        return told

    monkeypatch.setattr("interrex.web.workers.processes.compiled.news_of_failure", lambda: next(news))
    first, *told = asyncio.run(look())
    assert first == "The engine could not be compiled."
    if wrong == "too long":
        assert told == ["a process took too long for a test"]
    else:
        assert told == [f"a process failed for a test: {wrong}"] * 2


def test_a_bot_that_answers_nonsense_chooses_something_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = played("elekt", 3, 4)
    decision = table.decisions[0]
    asked: list[dict[str, Any]] = []

    class Answering(Thinkers):
        answer: Any = None

        async def ask(self, question: dict[str, Any], about: str) -> Any:
            asked.append({"about": about, **question})
            return self.answer

    thinkers = Answering(1)
    for answer in (*decision.options, "nonsense", "", None, {"word": decision.options[0]}):
        thinkers.answer = answer
        word = asyncio.run(thinkers.choose("t1", table.settings, [(0, "x")], decision, "greedy", "text"))
        assert word == answer if answer in decision.options else word in decision.options
        is_nonsense = answer is not None and answer not in decision.options
        told = ["a bot at table t1 gave no legal answer"] * is_nonsense
        assert logged(caplog) == told
        thought = asyncio.run(thinkers.consider("t1", table.settings, [(0, "x")], decision, "text"))
        assert thought == (answer if isinstance(answer, dict) else None)
        for level, each in zip(("greedy", ""), asked, strict=True):
            assert (each["table"], each["choices"], each["seat"]) == ("t1", [(0, "x")], decision.seat)
            assert (each["level"], each["pack"], each["settings"]) == (
                level, "text", dataclasses.asdict(table.settings),
            )  # fmt: skip
            assert 0 <= each["luck"] < 1 << 64
            assert each.get("explain", False) == (not level)
        assert [each["about"] for each in asked] == ["a bot at table t1", "a thought at table t1"]
        asked.clear()
