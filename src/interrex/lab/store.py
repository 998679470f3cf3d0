"""A folder of results: what was played, and its rows as Parquet files in parts.

``lab.json`` says what is played; a part is three files, ``games-00007.parquet`` and the same for seats and
cards. The one of the games is written last and makes the part count, so that a crash loses what was not yet
written and leaves nothing half done. A later call with the same folder goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, asdict, fields
from functools import partial
from pathlib import Path
from typing import Any, Final

from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_pack, house_text
from interrex.lab.arena import Contest
from interrex.lab.rows import CardRow, GameRow, Rows, SeatRow

FORMAT: Final = 1
HEAD: Final = "lab.json"
KINDS: Final[dict[str, type[Any]]] = {"cards": CardRow, "seats": SeatRow, "games": GameRow}  # games last
ANOTHER: Final = "Name another folder, or a new one."
GOES_ON: Final = "What was written before is whole; the same command goes on."


class Folder:
    """The results of one contest."""

    def __init__(self, path: Path, contest: Contest | None = None) -> None:
        self.path = path
        self.arrow = arrow()
        if contest is None:
            self.head, self.contest = read_head(path)
        else:
            self.head, self.contest = header(contest), contest
            self._begin(contest)

    def _begin(self, contest: Contest) -> None:
        """Make the folder, or see that it holds results of the same contest."""
        head = self.path / HEAD
        wanted = self.head
        if head.exists():
            _same(self.path, _parsed(head), wanted)
            return
        if self.path.exists() and any(self.path.iterdir()):
            raise BadSetting(f"{self.path} is not empty and holds no results of the lab. {ANOTHER}")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise BadSetting(f"{self.path} cannot be written: {trouble.strerror}. {ANOTHER}") from None
        write_text_whole(head, json.dumps(wanted, indent=1) + "\n", ANOTHER)

    def must_be_current(self) -> None:
        """Refuse what was played with other cards or rules than those of today."""
        _same(self.path, self.head, header(self.contest))

    def pack(self) -> Any:
        """The pack that was played with; where an earlier house pack is no longer known, that of today."""
        if self.contest.pack_text or house_text(self.contest.game, self.head["pack"]) is None:
            return self.contest.pack()
        return house_pack(self.contest.game, self.head["pack"])

    # --- parts -----------------------------------------------------------------------------------

    def parts(self) -> list[int]:
        """The numbers of the parts that are whole."""
        return sorted(int(file.stem[-5:]) for file in self.path.glob("games-?????.parquet"))

    def done(self) -> set[tuple[int, int]]:
        """Deals and seatings that have been played."""
        found: set[tuple[int, int]] = set()
        for part in self.parts():
            table = self._read("games", part, ["deal", "seating"])
            found.update(zip(table["deal"].to_pylist(), table["seating"].to_pylist(), strict=True))
        return found

    def write(self, rows: Rows) -> None:
        """One more part."""
        rows.sort()
        part = max(self.parts(), default=-1) + 1
        for kind, row_type in KINDS.items():
            rows_of_kind: Sequence[Any] = getattr(rows, kind)
            columns = {
                field.name: [getattr(row, field.name) for row in rows_of_kind] for field in fields(row_type)
            }
            table = self.arrow.table(columns, schema=schema(self.arrow, kind))
            write_whole(self._file(kind, part), partial(self._save, table), GOES_ON)

    def _save(self, table: Any, file: Path) -> None:
        from pyarrow import parquet

        parquet.write_table(table, file, compression="zstd")

    def _file(self, kind: str, part: int) -> Path:
        return self.path / f"{kind}-{part:05}.parquet"

    def _read(self, kind: str, part: int, columns: list[str] | None = None) -> Any:
        from pyarrow import parquet

        file = self._file(kind, part)
        try:
            table = parquet.read_table(file, columns=columns)
            wanted = schema(self.arrow, kind)
            needed = columns or [each.name for each in fields(KINDS[kind]) if each.default is MISSING]
            if any(table.schema.field(name).type != wanted.field(name).type for name in needed):
                raise KeyError(kind)
            return table.select([name for name in table.column_names if name in wanted.names])
        except (OSError, self.arrow.ArrowException, KeyError):
            raise BadSetting(
                f"{file} cannot be read. Delete the files of part {part:05}: they are played again."
            ) from None

    def rows(self, kind: str) -> Iterator[dict[str, Any]]:
        """All rows of a kind, by the names of their columns."""
        for part in self.parts():
            yield from self._read(kind, part).to_pylist()

    def games(self) -> Iterator[GameRow]:
        for row in self.rows("games"):
            yield GameRow(**row)


def arrow() -> Any:
    """The library that writes Parquet; a refusal names the extra that brings it."""
    try:
        import pyarrow
    except ImportError:
        raise BadSetting("The lab needs pyarrow. It comes with `pip install interrex[lab]`.") from None
    return pyarrow


def schema(arrow: Any, kind: str) -> Any:
    """The columns of a kind of rows."""
    types = {
        "int": arrow.int32(),
        "float": arrow.float64(),
        "str": arrow.string(),
        "list[int]": arrow.list_(arrow.int16()),
        "list[str]": arrow.list_(arrow.string()),
    }
    return arrow.schema([(field.name, types[str(field.type)]) for field in fields(KINDS[kind])])


def header(contest: Contest) -> dict[str, Any]:
    """What two calls must agree on to share a folder, and all that is needed to play the games again."""
    played = contest.header()
    del played["arena"]
    return {"lab": FORMAT, **played, "settings": asdict(contest)}


def read_head(path: Path) -> tuple[dict[str, Any], Contest]:
    """What was played into a folder, also by another version of the program: its rows can still be read."""
    if not (path / HEAD).is_file():
        raise BadSetting(
            f"{path} holds no results of the lab. Name the folder that `interrex lab run` wrote."
        )
    head = _parsed(path / HEAD)
    _check_format(path, head)
    try:
        contest = _contest(head["settings"])
        for name in ("program", "rules_version", "pack"):
            head[name]
    except (KeyError, TypeError):
        raise BadSetting(f"{path / HEAD} does not say what was played. {ANOTHER}") from None
    if contest.seats not in game_spec(contest.game).seats:
        raise BadSetting(f"{path / HEAD} does not say what was played. {ANOTHER}")
    return head, contest


def _contest(settings: dict[str, Any]) -> Contest:
    """The contest of a file; a ``TypeError`` where a setting is missing or of another kind."""
    contest = Contest(**{**settings, "bots": tuple(settings["bots"])})
    pattern = Contest("", 0, ("",))
    for each in fields(Contest):
        if type(getattr(contest, each.name)) is not type(getattr(pattern, each.name)):
            raise TypeError(each.name)
    if not contest.bots or not all(isinstance(bot, str) for bot in contest.bots):
        raise TypeError("bots")
    return contest


def _check_format(path: Path, head: dict[str, Any]) -> None:
    if head.get("lab") != FORMAT:
        raise BadSetting(f"{path} holds results of another version of the lab. {ANOTHER}")


def _same(path: Path, head: dict[str, Any], wanted: dict[str, Any]) -> None:
    _check_format(path, head)
    for name, value in wanted.items():
        if name != "settings" and head.get(name) != value:
            raise BadSetting(
                f"{path} holds results of something else: its {name} is {head.get(name)!r}, not {value!r}. "
                + ANOTHER
            )


def _parsed(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise BadSetting(f"{file} cannot be read. {ANOTHER}")
    return found


def write_text_whole(file: Path, text: str, advice: str) -> None:
    """Write a text whole or not at all."""
    write_whole(file, lambda draft: draft.write_text(text, encoding="utf-8"), advice)


def write_whole(file: Path, write: Callable[[Path], Any], advice: str) -> None:
    """Write a file whole or not at all: what stood there before stays where that fails."""
    is_file = file.is_file() or not file.exists()  # not /dev/stdout
    draft = file.with_name(file.name + ".part") if is_file else file
    try:
        write(draft)
        if is_file:
            os.replace(draft, file)
    except OSError as trouble:
        if is_file:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)
        why = os.strerror(trouble.errno) if trouble.errno else str(trouble)
        raise BadSetting(f"{file} cannot be written: {why}. {advice}") from None
