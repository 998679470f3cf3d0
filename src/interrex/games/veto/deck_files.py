"""Deck files: TOML with ids, or a plain list of numbers and names; read and written."""

from __future__ import annotations

import json
import re
from typing import Final

from interrex.engine.errors import BadFile, BadSetting, Reason
from interrex.engine.letters import plain_name
from interrex.engine.packs import read_tables, refuse_all
from interrex.games.veto.cards import FACTION, STRATEGY, Kind, Pack
from interrex.games.veto.decks import MAX_NAMED, Deck, make_deck, nearest, no_card

TABLE: Final = re.compile(r"^\s*\[", re.MULTILINE)
LISTED: Final = re.compile(r"(?:([0-9]{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*([0-9]{1,3}))?", re.ASCII)


def read_deck(pack: Pack, text: str, file: str) -> Deck:
    """A deck file: TOML, or a list with a card in each line."""
    return read_toml(pack, text, file) if TABLE.search(text) else read_list(pack, text, file)


def read_toml(pack: Pack, text: str, file: str) -> Deck:
    """A deck file (TOML): [deck] with name, faction and strategy, [cards] with copies by id."""
    tables = read_tables(text, file, ("deck", "cards"))
    if len(tables["deck"]) != 1 or len(tables["cards"]) != 1:
        why = Reason("deck-tables", {})
        raise BadFile(file, 0, "", "a deck file has one [deck] and one [cards]", "Add what is missing", why)
    head, entry = tables["deck"][0], tables["cards"][0]
    head.text("name", "")
    meant = head.text("pack", "")
    faction = head.text("faction")
    strategy = head.text("strategy", "")
    head.done()
    cards: dict[str, int] = {}
    for kind in pack.kinds:
        if entry.has(kind.id):
            cards[kind.id] = entry.number(kind.id, 1, 999)
    unknown = []
    for card_id in list(entry.rest())[:MAX_NAMED]:
        why = no_card(pack, card_id)
        like = nearest(pack, card_id)
        remedy = f"Did you mean {like.id!r}?" if like is not None else "Use ids of the pack"
        if meant not in ("", pack.id):
            remedy += f" The deck is for the pack {meant!r}, this is {pack.id!r}"
        field = f"field {card_id!r} of [cards]"
        unknown.append(BadFile(file, entry.line_of(card_id), field, "there is no such card", remedy, why))
    for field, lead in ((FACTION, (faction, "")), (STRATEGY, (pack_faction(pack), strategy))):
        try:
            make_deck(pack, *lead, {})
        except BadSetting as bad:
            unknown.append(head.wrong(field, str(bad).rstrip("."), "Correct the id", *bad.reasons))
    refuse_all(unknown)
    return make_deck(pack, faction, strategy, cards)


def pack_faction(pack: Pack) -> str:
    """Some faction of the pack."""
    return next((kind.id for kind in pack.kinds if kind.family == FACTION), "")


def read_list(pack: Pack, text: str, file: str) -> Deck:
    """A list: in each line a number of copies and the name or id of a card; faction and strategy without."""
    known = pack.names()
    heads: dict[str, str] = {}
    cards: dict[str, int] = {}
    wrong: list[BadFile] = []
    for line, written in enumerate(text.splitlines(), 1):
        stripped = written.partition("#")[0].strip()
        found = LISTED.fullmatch(stripped)
        if found is None or stripped.endswith(":"):  # an empty line or a heading
            continue
        name = found[2]
        word, _, rest = name.partition(" ")
        kind = known.get(plain_name(rest if word in (FACTION, STRATEGY) else name))
        if kind is None:
            like = nearest(pack, name)
            remedy = f"Did you mean {like.id!r}?" if like is not None else "Use names or ids of the pack"
            wrong.append(BadFile(file, line, name, "there is no such card", remedy, no_card(pack, name)))
            if len(wrong) == MAX_NAMED:
                break
        elif kind.family in (FACTION, STRATEGY):
            heads[kind.family] = kind.id
        else:
            cards[kind.id] = cards.get(kind.id, 0) + int(found[1] or found[3] or 1)
    refuse_all(wrong)
    if FACTION not in heads:
        factions = ", ".join(kind.id for kind in pack.kinds if kind.family == FACTION)
        why = Reason("no-faction", {"known": factions}, "VT-101")
        raise BadFile(file, 0, "", "no line names a faction", f"Add one of {factions}", why)
    return make_deck(pack, heads[FACTION], heads.get(STRATEGY, ""), cards)


def write_list(deck: Deck, language: str) -> str:
    """A deck as a list of names in a language, to be read by people and by ``read_list``."""
    lines = [full_name(kind, language) for kind in deck.heads]
    lines.extend(f"{copies} {full_name(kind, language)}" for kind, copies in deck.cards)
    return "\n".join(lines) + "\n"


def full_name(kind: Kind, language: str) -> str:
    """Name and nickname: two versions of a character are told apart by it."""
    nickname = kind.nickname[language]
    return f"{kind.name[language]}, {nickname}" if nickname else kind.name[language]


def write_deck(deck: Deck, name: str, pack: str = "") -> str:
    """A deck file, with the name of the pack that its cards are from."""
    lines = ["[deck]", f"name = {json.dumps(name, ensure_ascii=False)}"]
    if pack:
        lines.append(f"pack = {json.dumps(pack)}")
    lines.append(f'faction = "{deck.faction.id}"')
    if deck.strategy is not None:
        lines.append(f'strategy = "{deck.strategy.id}"')
    lines.extend(["", "[cards]"])
    family = ""
    for kind, copies in deck.cards:
        if kind.family != family:
            family = kind.family
            lines.append(f"# {family}")
        lines.append(f"{kind.id} = {copies}")
    return "\n".join(lines) + "\n"
