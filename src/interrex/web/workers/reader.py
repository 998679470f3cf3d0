"""A reader: a process that reads what strangers send: records, decks, packs. It reads one request per line
and answers each with one line. Whatever a text does to it, the server goes on; it ends when its time is up.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from interrex.engine.chance import commitment
from interrex.engine.errors import BadFile, BadPack, BadSetting, EngineError, InterrexError
from interrex.games import game_spec, house_pack, is_house
from interrex.match import record as records
from interrex.web.workers.packs import pack
from interrex.web.workers.trials import trial
from interrex.words import refusal

MEMORY: Final = 1 << 31  # bytes that a reader may take


def verify(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Play a record again: what that has shown, what is wrong, or which pack is needed for it."""
    name = asked["name"]
    try:
        record = records.from_text(asked["text"], name)
        settings = record.settings
        spec = game_spec(settings.game)
        if asked.get("pack"):
            pack = spec.read_pack(asked["pack"], settings.pack)
        elif is_house(settings.game, settings.pack_hash):
            pack = house_pack(settings.game)
        else:
            return {"needs": [settings.game, settings.pack_hash]}
        found = records.verified(record, pack, name)
    except InterrexError as wrong:
        return {"wrong": refusal(wrong, asked["language"])}
    return {
        "choices": found.choices,
        "seed": str(record.seed),
        "seal": record.commitment,
        "again": commitment(settings.seed),
        "result": found.result if found.finished else "",
    }


def deck(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What the settings say of a deck file, or what is wrong with it."""
    spec = game_spec(asked["game"])
    assert spec.decks is not None
    pack = spec.read_pack(asked["pack"], "pack") if asked["pack"] else house_pack(asked["game"])
    try:
        if asked.get("is_draft"):
            return {"value": spec.decks.read(pack, asked["text"], "deck").code()}
        rulings = spec.rulings_by(asked["rulings"], asked["rules_version"])
        return {"value": spec.decks.code(pack, asked["text"], "deck", asked["variants"], rulings)}
    except BadFile as wrong:
        mistakes = wrong.mistakes if isinstance(wrong, BadPack) else (wrong,)
        places = [[bad.file, bad.line, bad.field, bad.reason, bad.remedy, bad.card] for bad in mistakes]
        return {"files": places, "reasons": [bad.reasons for bad in mistakes]}
    except BadSetting as wrong:
        return {"setting": str(wrong), "reasons": wrong.reasons}


READS: Final[dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {
    "verify": verify,
    "deck": deck,
    "pack": pack,
    "trial": trial,
}


def answer(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What is read; nothing where a text is too much, or a card of it does not end."""
    try:
        return READS[asked["what"]](asked)
    except (RecursionError, MemoryError, EngineError):
        return {}


def main() -> None:
    """Answer until nobody asks any more."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
