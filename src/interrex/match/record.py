"""Records: a game as settings and choices, in a file that reads like a game score.

A record can be replayed, resumed and verified. An edited, cut, foreign or impossible one is refused
with the line and the reason.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from interrex.engine.chance import commitment
from interrex.engine.errors import BadFile, BadSetting, IllegalChoice, Reason
from interrex.engine.packs import Entry, read_tables
from interrex.engine.settings import Record, Settings, Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec, house_pack, house_text, is_called

FORMAT: Final = 1
HEADINGS: Final = ("record", "rulings", "variants")
SEED: Final = re.compile(r"-?[0-9]{1,60}")


class Unplayable(BadFile):
    """The record is whole, but of rules or cards that this program does not play."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What verifying a record has shown."""

    choices: int
    finished: bool
    result: str
    commitment: str


# --- writing ------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The record as the text of a file."""
    settings = record.settings
    lines = [
        "[record]",
        f"format = {FORMAT}",
        f"game = {_quoted(settings.game)}",
        f"seats = {settings.seats}",
        f"rules_version = {settings.rules_version}",
        f"pack = {_quoted(settings.pack)}",
        f"pack_hash = {_quoted(settings.pack_hash)}",
        f"commitment = {_quoted(record.commitment)}",
    ]
    if record.seed is not None:
        lines.append(f"seed = {_quoted(str(record.seed))}")
    if record.result:
        lines.append(f"result = {_quoted(record.result)}")
    lines.append("choices = [")
    lines.extend(f"  {_quoted(f'{SEAT_LETTERS[seat]}: {word}')}," for seat, word in record.choices)
    lines.append("]")
    for heading, switches in (("rulings", settings.rulings), ("variants", settings.variants)):
        if switches:
            lines += ["", f"[{heading}]"]
            lines += [f"{name} = {_value(value)}" for name, value in switches.items()]
    body = "\n".join(lines) + "\n"
    return f"# Interrex record, check {_check(body)}\n{body}"


def save(game: Table, file: Path) -> None:
    """Write the game's record; the old file stays whole until the new one is."""
    text = to_text(game.record())
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    os.replace(name, file)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _value(value: Switch) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _quoted(value)


def _check(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


# --- reading ------------------------------------------------------------------------------------


def read_text(file: Path) -> str:
    """The text of a file, or a clear word on why it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        why = Reason("unreadable", {"file": str(file), "detail": reason})
        raise BadFile(str(file), 0, "", reason, "Check the name of the file", why) from None
    except UnicodeDecodeError:
        why = Reason("no-text-file", {"file": str(file)})
        raise BadFile(str(file), 0, "", "it is not a text file", "Choose another file", why) from None


def from_text(text: str, file: str) -> Record:
    """Read a record; it must be whole, unedited and of this format."""
    first, _, body = text.partition("\n")
    if not first.startswith("# Interrex record, check "):
        raise BadFile(
            file,
            1,
            "",
            "it does not begin as a record does",
            "Choose a file that Interrex saved",
            Reason("record-begin", {}),
        )
    if first.rsplit(" ", 1)[-1] != _check(body):  # before it is read: a cut file need not be TOML any more
        raise BadFile(
            file, 1, "check", "the record was edited or cut after it was saved",
            "Use the file as it was saved; a record is not to be changed by hand",
            Reason("record-edited", {}),
        )  # fmt: skip
    tables = read_tables(text, file, HEADINGS)
    if len(tables["record"]) != 1:
        raise BadFile(
            file, 0, "[record]", "there is none", "Use the file as it was saved", Reason("record-edited", {})
        )
    return _record(tables["record"][0], _switches(tables["rulings"]), _switches(tables["variants"]))


def _switches(entries: list[Entry]) -> dict[str, Switch]:
    return dict(entries[0].rest()) if entries else {}


def _record(entry: Entry, rulings: dict[str, Switch], variants: dict[str, Switch]) -> Record:
    version = entry.number("format", 0, 1_000_000)
    if version != FORMAT:
        raise entry.wrong(
            "format", f"it is {version}, but this program reads {FORMAT}", "Use the version that wrote it",
            Reason("record-newer", {}),
        )  # fmt: skip
    seed_text = entry.text("seed", "")
    if seed_text and not SEED.fullmatch(seed_text):
        why = Reason("record-edited", {})
        raise entry.wrong("seed", f"{seed_text!r} is not a number", "Use the file as it was saved", why)
    settings = Settings(
        game=entry.text("game"),
        seats=entry.number("seats", 1, 6),
        seed=int(seed_text or 0),
        rules_version=entry.number("rules_version", 0, 1_000_000),
        pack=entry.text("pack"),
        pack_hash=entry.text("pack_hash"),
        rulings=rulings,
        variants=variants,
    )
    published = entry.text("commitment")
    result = entry.text("result", "")
    choices = tuple(_choice(entry, text) for text in entry.list("choices"))
    entry.done()
    seed = settings.seed if seed_text else None
    return Record(settings, published, seed, choices, result, seed is not None)


def _choice(entry: Entry, text: Any) -> tuple[int, str]:
    letter, colon, word = str(text).partition(": ")
    if not isinstance(text, str) or not colon or letter not in SEAT_LETTERS or len(letter) != 1:
        why = Reason("record-edited", {})
        raise entry.wrong("choices", f"{text!r} is not a choice", 'Write "A: word"', why)
    return SEAT_LETTERS.index(letter), word


# --- playing again ------------------------------------------------------------------------------


def start(record: Record, pack: Any = None, file: str = "record") -> Table:
    """The game of a record before its first choice."""
    settings = record.settings
    spec = game_spec(settings.game)
    if record.seed is None:
        raise BadFile(
            file, 0, "seed", "it is kept secret until the game is over", "Wait for the end",
            Reason("record-secret", {}),
        )  # fmt: skip
    try:
        spec.check_version(settings.rules_version)
    except BadSetting:
        raise Unplayable(
            file, 0, "rules_version",
            f"it was played under rules version {settings.rules_version} of {spec.title}, "
            f"but this program has {spec.oldest_rules_version} to {spec.rules_version}",
            "A game could go differently now; use the version of the program that wrote it",
            Reason("record-newer", {}),
        ) from None  # fmt: skip
    pack = pack if pack is not None else _house_pack(settings)
    if not is_called(settings.game, pack, settings.pack_hash):
        raise Unplayable(
            file, 0, "pack", f"it was played with the pack {settings.pack!r} ({settings.pack_hash}), "
            f"but this one is {pack.id!r} ({pack.hash})",
            f"Name that pack's file with --pack, or put it beside the record as {settings.pack_hash}.toml",
            Reason("record-pack", {"name": settings.pack, "hash": settings.pack_hash}),
        )  # fmt: skip
    if commitment(settings.seed) != record.commitment:
        raise BadFile(
            file, 0, "commitment", "the seed is not the one promised before the deal",
            "Do not trust this game", Reason("record-seed", {}),
        )  # fmt: skip
    try:
        checked = spec.settings(
            settings.seats, settings.seed, pack, settings.rulings, settings.variants, settings.rules_version
        )
    except BadSetting as bad:
        reason = str(bad).rstrip(".")
        raise BadFile(file, 0, bad.field, reason, "Use the file as it was saved", *bad.reasons) from None
    return spec.new(replace(checked, pack_hash=settings.pack_hash), pack)


def _house_pack(settings: Settings) -> Any:
    """The house pack of a record, also an earlier one; the newest where the pack was never ours."""
    if house_text(settings.game, settings.pack_hash) is None:
        return house_pack(settings.game)
    return house_pack(settings.game, settings.pack_hash)


def replay(record: Record, pack: Any = None, file: str = "record", upto: int | None = None) -> Table:
    """Play a record again, up to a number of choices; an illegal choice names its number and rule."""
    game = start(record, pack, file)
    for number, (seat, word) in enumerate(record.choices[:upto], 1):
        try:
            game.choose(word, seat)
        except IllegalChoice as illegal:
            raise BadFile(
                file, 0, f"choice {number} of {len(record.choices)}", str(illegal).rstrip("."),
                "Use the file as it was saved", Reason("record-choice", {"number": number}),
            ) from None  # fmt: skip
        except Exception as wrong:  # whatever rules of today do to a choice of then
            raise Unplayable(
                file, 0, f"choice {number} of {len(record.choices)}", f"it stops the game ({wrong!r})",
                "Use the version of the program that wrote it", Reason("record-choice", {"number": number}),
            ) from wrong  # fmt: skip
    return game


def load(file: Path, pack: Any = None) -> Table:
    """The game saved in a file, at the point where it was saved."""
    return replay(from_text(read_text(file), str(file)), pack, str(file))


def verify(file: Path, pack: Any = None) -> Verified:
    """Play the record in a file again and check its commitment and its result."""
    return verified(from_text(read_text(file), str(file)), pack, str(file))


def verified(record: Record, pack: Any = None, file: str = "record") -> Verified:
    """Play a record again and check its commitment and its result."""
    game = replay(record, pack, file)
    found = game.record()
    if found.result != record.result:
        raise BadFile(
            file, 0, "result",
            f"it says {record.result!r}, but the choices lead to {found.result!r}",
            "Do not trust this record", Reason("record-result", {}),
        )  # fmt: skip
    return Verified(len(record.choices), game.is_over, found.result, record.commitment)
