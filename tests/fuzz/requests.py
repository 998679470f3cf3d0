"""Requests to a server that nobody's page would send: never an error of the server, never a long silence."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from interrex.games import OWN, game_spec, house_pack
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.match.pack_file import new_pack
from interrex.web import keys
from interrex.web.tables.new_table import NewTable
from tests.asgi import Answer, Person, every_route, hall_of, seated
from tests.fuzz.mangling import NUMBERS, ODD
from tests.fuzz.targets import a_deck, a_pack, a_record

Request = tuple[str, str, bytes, dict[str, str]]  # method, path, body, headers
WORDS = (
    "bene", "pass", "A", "B", "watch", "person", "greedy", "elekt", "veto", "masters", "vendetta", "en",
    "stay", "0", "1", "open", "link", "each 60", "total 900 10", "crimson", "house", "EL-301", "VT-1",
    "quick", "deep", "yes",
    "hello", "good-game", "add effect", "remove effect.0", "copy", "reset", "ash-widow",
    "gain_heat(1, owner)", "gain_heat(_, _)",
)  # fmt: skip
FIELDS = (
    "word", "turn", "seat", "back_to", "made", "agrees", "whose", "name", "text", "game", "seats", "access",
    "patience", "clock", "pack", "seat-A", "seat-B", "name-A", "variant-deck_a", "variant-feast", "said",
    "code", "deck", "against", "form", "seed", "feast", "one", "other", "version", "only", "sort",
    "family", "keyword", "lafa-from", "lafa-to", "ruling-tie_break",
    "at", "colour", "language", "lang", "known", "note", "back", "keep",
    "phrase", "moved", "level", "depth", "wanted", "own", "state", "keywords", "act", "name.en",
    "symbols.power", "effect~count", "effect.0", "effect.0:1", "effect.0~raw", "effect.0~was", "from",
)  # fmt: skip
HEADERS = ("accept", "origin", "last-event-id", "x-form-token", "content-type", "cookie")
DECKS = (*SHIPPED, "0123456789abcdef", "build", "diff")
FORMS = "application/x-www-form-urlencoded"


def a_deck_line(luck: random.Random) -> str:
    """A deck in one line, perhaps with a part that is odd."""
    parts = preconstructed(house_pack("veto"), luck.choice(SHIPPED)).code().split(", ")
    for _ in range(luck.randrange(3)):
        parts[luck.randrange(len(parts))] = luck.choice(
            (*ODD, *NUMBERS, "3 latyfundum", "999 szynk", "faction x")
        )
    return ", ".join(parts)


class Requests:
    """Tables of all games with people at them, and requests made up for them."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.paths: list[tuple[str, str]] = []
        self.tables: list[str] = []
        self.people: list[Person] = [Person(app)]
        self.links: list[str] = []
        self.packs: list[str] = []

    async def open(self) -> None:
        """Make the tables, and read from the application which addresses it has."""
        for route in every_route(self.app):
            methods = getattr(route, "methods", None) or ()
            self.paths += [(method, route.path) for method in sorted(methods) if method != "HEAD"]
        assert {("POST", "/t/{table}/choose"), ("POST", "/api/tables/{table}/choose")} <= {*self.paths}
        for game in OWN:
            live, people, creator = await seated(self.app, game, game_spec(game).seats[-1])
            self.tables.append(live.id)
            self.people += [*people[:2], creator]
            self.links.append(keys.link(creator.key, live.id, 0, live.row.seats[0].issue))
        kept = hall_of(self.app).store.own_packs
        pack = kept.new("elekt", "Fuzzed", new_pack("elekt", "fuzzed", {"en": "Fuzzed"}))
        link = keys.pack_link(creator.key, pack.id, 1)
        kept.add(pack, keys.hashed(creator.key), keys.hashed(link), 1)
        self.packs.append(pack.id)
        self.links.append(link)
        among_bots = await hall_of(self.app).new_table(creator.key, NewTable("elekt", ["person", "random"]))
        self.tables.append(among_bots.id)
        self.links += [keys.link(creator.key, among_bots.id, seat, 1) for seat in (0, 1)]

    def word(self, luck: random.Random) -> str:
        """A word that may or may not mean something."""
        kind = luck.randrange(6)
        if kind == 0:
            return luck.choice(ODD) * luck.choice((1, 1, 60))
        if kind == 1:
            return luck.choice(NUMBERS)
        if kind == 2:
            game = hall_of(self.app).live.get(luck.choice(self.tables))
            decisions = game.game.decisions if game else ()
            if decisions:
                return luck.choice(luck.choice(decisions).options)
        if kind == 3:
            return luck.choice((*self.tables, *self.links, keys.new_key(), "0" * 12))
        return luck.choice(WORDS)

    def request(self, luck: random.Random) -> tuple[Request, Person]:
        """A request, and who sends it."""
        method, path = luck.choice(self.paths)
        who = luck.choice(self.people)
        places = {"table": self.tables, "link": self.links, "game": OWN, "deck": DECKS, "pack": self.packs}
        if "{pack}" in path and luck.random() < 0.9:
            path, who = path.replace("{game}", "elekt").replace("{card}", "ash-widow"), self.people[-1]
        if "{deck}" in path or path.startswith("/decks"):
            path = path.replace("{game}", "veto") if luck.random() < 0.9 else path
        for name in ("table", "link", "game", "card", "deck", "rule", "pack", "path"):
            values = places.get(name, WORDS)
            value = luck.choice(values) if luck.random() < 0.85 else self.word(luck)
            path = path.replace(f"{{{name}}}", value if name == "path" else quote(value, safe=""))
            path = path.replace(f"{{{name}:path}}", value)
        if luck.random() < 0.5:
            path += f"?{luck.choice(FIELDS)}={quote(self.word(luck))}"
        body = b""
        headers: dict[str, str] = {}
        if method == "POST" or luck.random() < 0.02:
            body, headers = self.body(path, who, luck)
        if luck.random() < 0.1:
            name = luck.choice(
                ("accept", "origin", "last-event-id", "x-form-token", "content-type", "cookie")
            )
            headers[name] = self.word(luck).replace("\n", " ").replace("\r", " ")
        return (luck.choice((method,) * 30 + ("PUT",)), path, body, headers), who

    def body(self, path: str, who: Person, luck: random.Random) -> tuple[bytes, dict[str, str]]:
        if "/verify" in path.partition("?")[0]:
            return self.upload(who, a_record(luck), luck)
        fields: dict[str, Any] = {luck.choice(FIELDS): self.word(luck) for _ in range(luck.randrange(1, 7))}
        if luck.random() < 0.3:
            fields["text"] = a_deck(luck)
        if "/import" in path and luck.random() < 0.8:
            fields["text"] = a_pack(luck)[:60_000]
        if luck.random() < 0.3:
            fields["code"] = luck.choice((a_deck_line(luck), a_deck(luck)))
        if path.startswith("/api/"):
            values: dict[str, Any] = {
                name: luck.choice((value, value, 0, -1, True, None, [], [value], {value: 1}, 10**30))
                for name, value in fields.items()
            }
            shape: Any = luck.choice((values, values, values, [values], 1, None))
            return json.dumps(shape).encode(), {"content-type": "application/json"}
        token = who.form_token if luck.random() < 0.9 else self.word(luck)
        text = "&".join(f"{quote(name)}={quote(value)}" for name, value in fields.items())
        return f"token={quote(token)}&{text}".encode(), {"content-type": FORMS, "accept": "application/json"}

    def upload(self, who: Person, text: str, luck: random.Random) -> tuple[bytes, dict[str, str]]:
        """A file in a form of several parts."""
        name = self.word(luck).replace('"', "").replace("\n", "").replace("\r", "")
        body = (
            f'--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n{who.form_token}\r\n'
            f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
            f"{text}\r\n--x--\r\n"
        )
        return body.encode("utf-8", "replace"), {"content-type": "multipart/form-data; boundary=x"}

    async def put(self, request: Request, who: Person) -> Answer:
        """Send it, in any of the three languages."""
        method, path, body, headers = request
        return await who.send(method, path, body, headers, ("en", "pl", "pt")[len(body) % 3])
