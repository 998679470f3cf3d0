"""Everything a seat or a watcher is sent or could ask for, here and in worlds it cannot tell apart.

Worlds come in two ways. A *sampled* world is the position now, dealt anew. A *twin* is the position before
the last choice, dealt anew, in which the same choice was made; where the seat cannot tell the two by what it
sees and is told, everything else must be the same as well, also whether the choice can be taken back.
"""

from __future__ import annotations

import collections
import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from interrex.bots import observe
from interrex.bots.search import Budget, Search
from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice
from interrex.engine.options import shown, word_of
from interrex.engine.questions import Decision, LogLine
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack
from interrex.match import record as records
from interrex.match.session import Session
from interrex.match.undo import learned
from interrex.match.wording import line_word
from interrex.testing_log import same_choices, seen
from interrex.web.memory import Memory
from interrex.web.tables import company, proposals
from interrex.web.tables.company import PHRASES
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import MAX_LINES, Live
from interrex.web.tables.new_table import Beginning
from interrex.words import Words
from tests.asgi import Person, hall_of, seated
from tests.packs.growing import grown_text
from tests.secrecy.drawing import Drawn, choice

LANGUAGES = ("en", "pl", "pt")
PAGES = (
    "/t/{}", "/t/{}/log", "/t/{}/record", "/t/{}/report", "/t/{}/verify", "/t/{}/replay", "/t/{}/events",
    "/t/{}/analysis",
    "/t/{}/join", "/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/events", "/",
    "/statistics",
)  # fmt: skip
WRONG_WORDS = 12  # wrong words tried at each look
OWN_CARDS = 3  # one card in so many of a pack of one's own is not the house's
HTTP_WORDS = 2  # of these over HTTP
ITERATIONS = 8  # of a search that is asked for advice
HTTP_THINGS = 3  # things on the table of which is asked why they cannot be chosen
THING = re.compile(rb'data-thing="([^"]+)"')

Seen = list[tuple[str, object]]  # what was looked at, and what was seen


class Leak(AssertionError):
    """Somebody can tell two worlds apart that they cannot tell apart by what they know."""


@dataclass(slots=True)
class Tally:
    """How much was compared."""

    comparisons: int = 0
    looks: int = 0
    twins: int = 0
    positions: int = 0
    games: int = 0
    kinds: collections.Counter[str] = field(default_factory=collections.Counter)  # what was compared
    leaks: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.comparisons} comparisons in {self.looks} looks ({self.twins} at twins) at "
            f"{self.positions} positions of {self.games} games: {len(self.leaks)} differences"
        )

    def all_kinds(self) -> str:
        """What was compared and how often, the most frequent first."""
        return "\n".join(f"    {times:>8} × {what}" for what, times in self.kinds.most_common())


class WrongWords:
    """Wrong words to try: options that others have or had, and what is almost an option of somebody."""

    def __init__(self) -> None:
        self.pool: dict[str, None] = {"no such option": None, "pass": None, "bene": None, "": None}

    def learn(self, game: Table, luck: random.Random) -> None:
        """Options and near misses of all who are asked, and cards that nobody is to name."""
        misses: list[str] = []
        for question in game.questions:
            misses += [word_of(shown(parts, game.card_word)) for parts, _ in game.near_misses(question)]
        cards = [
            game.card_word(card) for card in luck.sample(range(len(game.where)), min(4, len(game.where)))
        ]
        words = [*cards, *(f"deploy {card}" for card in cards), *(f"play {card}" for card in cards)]
        words += luck.sample(misses, min(len(misses), WRONG_WORDS))
        for decision in game.decisions:
            words += decision.options
        self.pool.update(dict.fromkeys(words))

    def wrong_for(self, game: Table, seat: int, luck: random.Random) -> list[str]:
        """Words that this seat cannot choose now, the newest more often."""
        decision = game.decision_of(seat)
        legal = decision.options if decision is not None else ()
        words = [word for word in self.pool if word not in legal]
        some = words[-40:] + luck.sample(words, min(len(words), WRONG_WORDS))
        return luck.sample(some, min(WRONG_WORDS, len(some)))


# --- at the table itself ---------------------------------------------------------------------------


def refusal(game: Table, seat: int, word: str) -> str:
    """What a seat is told that chooses a wrong word."""
    try:
        game.choose(word, seat)
    except IllegalChoice as refused:
        return f"{refused} {refused.rule}"
    raise AssertionError(f"{word!r} was to be wrong")


def at_the_table(game: Table, seat: int, wrong: Iterable[str], language: str) -> Seen:
    """What the public face of a game tells a seat."""
    spec = game_spec(game.settings.game)
    words = Words(language, spec.name)
    found: Seen = [
        ("the view", repr(game.view(seat))),
        ("the log", repr(game.log(seat))),
        ("the decision", repr(game.decision_of(seat))),
        ("the options' parts", repr(getattr(game.decision_of(seat), "parts", None))),
        ("who is asked", repr([(each.seat, each.name, each.rule) for each in game.questions])),
        ("the record", records.to_text(game.record(seat))),
        ("the log in words", [line_word(spec, game, line) for line in game.log(seat)]),
        ("the log as sentences", [words.line(game, line, seat) for line in game.log(seat)[-30:]]),
        ("the questions", [words.question(game, which, seat) for which in range(len(game.asked))]),
        ("the plain world", plain(game, seat)),
    ]
    if seat < game.seats:
        found += [(f"the refusal of {word!r}", refusal(game, seat, word)) for word in wrong]
    return found


def plain(game: Table, seat: int) -> str:
    """The world that a report writes down; of decks that nobody may know nothing is written."""
    if game.record(seat).settings != game.settings:
        return ""
    return game.plain_world(seat).fingerprint()


# --- over HTTP -------------------------------------------------------------------------------------


async def over_http(
    live: Live, person: Person, seat: int, wrong: list[str], language: str, twin: bool
) -> Seen:
    """Pages, events, files, the API, and refusals, as they are sent."""
    found: Seen = []
    for page in PAGES:
        live.said = Memory(MAX_LINES)
        answer = await person.get(page.format(live.id), language)
        found.append((f"{page} in {language}", (answer.status, answer.headers, answer.body)))
    whole = await person.get(f"/t/{live.id}", language)
    things = sorted(set(THING.findall(whole.body)))
    for thing in things[:: max(1, len(things) // HTTP_THINGS)][:HTTP_THINGS]:
        answer = await person.get(f"/t/{live.id}/why?things={quote(thing)}", language)
        found.append(("why a thing cannot be chosen", (thing, answer.status, answer.body)))
    turn = live.opened[seat] if seat < live.game.seats else 0
    for word in wrong[:HTTP_WORDS]:
        answer = await person.submit(f"/t/{live.id}/choose", language, word=word, turn=turn)
        found.append((f"{word!r} on the page", (answer.status, answer.body)))
        answer = await person.call(f"/api/tables/{live.id}/choose", language, word=word, turn=turn)
        found.append((f"{word!r} at the API", (answer.status, answer.body)))
    for path, fields in (("analysis", {"depth": "quick"}), ("analysis/stop", {})):
        answer = await person.submit(f"/t/{live.id}/{path}", language, **fields)
        found.append((f"a wish for /t/{{}}/{path}", (answer.status, answer.body)))
    if twin and seat < live.game.seats and live.session.why_not_undo(seat) is not None:
        answer = await person.submit(f"/t/{live.id}/undo", language)
        found.append(("undo", (answer.status, answer.body)))
    return found


async def advised(hall: Hall, live: Live, person: Person, seat: int, language: str) -> Seen:
    """What somebody is sent who asks for advice, and of which choices they would be warned."""
    turn = live.opened[seat]
    live.thoughts.pop(seat, None)
    live.said = Memory(MAX_LINES)
    found: Seen = []
    for path in ("/t/{}/advice", "/api/tables/{}/advice"):
        send = person.call if path.startswith("/api") else person.submit
        answer = await send(path.format(live.id), language, turn=turn)
        found.append((f"a wish for {path}", (answer.status, answer.body)))
    for page in ("/t/{}", "/t/{}/events", "/api/tables/{}"):
        answer = await person.get(page.format(live.id), language)
        found.append((f"{page} with advice", (answer.status, answer.body)))
    decision = live.decision_of(seat)
    if decision is not None and proposals.may_be_advised(live, seat):
        live.warned.clear()
        warned = [await proposals.costly(hall, live, seat, word, turn) for word in decision.options]
        live.warned.clear()
        found.append(("warnings before costly choices", warned))
    return found


class Considering:
    """The search thinks in this process, about the world that lies on the table, and always as long."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    async def consider(self, live: Live, decision: Decision) -> dict[str, Any]:
        observation = observe(live.game, decision.seat, Chance(1))
        search = Search(observation, Budget(self.iterations), 1, explain=True)
        search.run()
        return search.thought().as_data()


# --- comparing -------------------------------------------------------------------------------------


def compare(real: Seen, other: Seen, whose: str, tally: Tally) -> None:
    """The same things, with the same bytes, in the same order."""
    tally.looks += 1
    if [what for what, _ in real] != [what for what, _ in other]:
        tally.leaks.append(f"{whose}: other things are there to see")
        return
    for (what, here), (_, there) in zip(real, other, strict=True):
        tally.comparisons += 1
        tally.kinds[kind_of(what)] += 1
        if here != there:
            tally.leaks.append(
                f"{whose}: {what} differs\n  here:  {_cut(here, there)}\n  there: {_cut(there, here)}"
            )


def kind_of(what: str) -> str:
    """What was looked at, without the wrong word or the language."""
    if what.startswith("the refusal of "):
        return "the refusal of a wrong word"
    for where in (" on the page", " at the API"):
        if what.endswith(where):
            return f"the refusal of a wrong word{where}"
    return what[:-6] if what[-6:-2] == " in " else what


def _cut(text: object, other: object) -> str:
    """The part in which two texts differ."""
    one, two = repr(text), repr(other)
    first = next((at for at in range(min(len(one), len(two))) if one[at] != two[at]), min(len(one), len(two)))
    return one[max(0, first - 100) : first + 200]


class Watched:
    """A table in a hall, played on at random; at each look one seat's world is exchanged under it."""

    def __init__(
        self, what: Drawn, hall: Hall, live: Live, people: list[Person], seed: int, tally: Tally
    ) -> None:
        self.what = what
        self.hall = hall
        self.live = live
        self.people = people
        self.luck = random.Random(seed)
        self.before = random.Random(seed)  # who looks before somebody does
        self.chance = Chance(seed)
        self.words = WrongWords()
        self.tally = tally
        self.last: tuple[int, str, Table] | None = None  # who chose what, and the position before

    async def play(self, app: FastAPI, choices: int) -> None:
        for _ in range(choices):
            game = self.live.game
            if game.is_over:
                return
            seat, word = choice(game, self.luck)
            self.last = (seat, word, game)
            await hall_of(app).choose(self.live, seat, word)
        if self.luck.random() < 0.2:  # what people say stands on the same pages
            seat = self.luck.randrange(self.live.game.seats)
            await company.say(hall_of(app), self.live, seat, self.luck.choice(("", *PHRASES)), "Well …")

    async def look(self, http: bool) -> None:
        """Look from one seat, and at whoever is asked more often than at others."""
        game = self.live.game
        if game.is_over:
            return
        self.tally.positions += 1
        seat = self.luck.choice((*game.seats_asked, *range(game.seats + 1)))
        language = self.luck.choice(LANGUAGES)
        self.words.learn(game, self.luck)
        wrong = self.words.wrong_for(game, seat, self.luck)
        for kind in ("sampled", "twin"):
            world = self.world(kind, seat)
            if world is not None:
                whose = f"{self.what}, {len(game.choices)} choices, seat {seat}, {kind}, {language}"
                await self.compare(world, seat, wrong, language, http, whose)

    def world(self, kind: str, seat: int) -> Session | None:
        """A session that the seat cannot tell from the real one, unless what it sees tells it."""
        session = self.live.session
        then = session._copy()
        if kind == "sampled":
            then.game = session.game.sample_world(seat, self.chance)
            return then
        if self.last is None or not session.past:
            return None
        who, _, before = self.last
        there = before.sample_world(seat, self.chance)
        options = same_choices(session.game, there, who, seat)
        if not options:
            return None
        after = there.copy()
        after.chance = before.chance.copy()
        there.chance = before.chance.copy()
        after.choose(self.luck.choice(options), who)
        if after.is_over or self.known(after, seat) != self.known(session.game, seat):
            return None
        then.game, then.past = after, ((who, there),)
        self.tally.twins += 1
        return then

    def known(self, game: Table, seat: int) -> tuple[str, list[LogLine]]:
        """What tells two worlds apart: the table and the log, which has a law of its own."""
        return seen(game, seat), game.log(seat)

    async def compare(
        self, world: Session, seat: int, wrong: list[str], language: str, http: bool, whose: str
    ) -> None:
        real = self.live.session
        here = at_the_table(real.game, seat, wrong, language)
        there = at_the_table(world.game, seat, wrong, language)
        is_twin = world.past is not real.past
        if is_twin:
            here.append(("undo", self._undo(real, seat)))
            there.append(("undo", self._undo(world, seat)))
        if http:
            person = self.people[seat]
            other = self.before.choice([each for each in self.people if each is not person])
            first = f"/t/{self.live.id}", language
            await other.get(*first)  # what is drawn once for all seats was drawn for this one
            here += await over_http(self.live, person, seat, wrong, language, is_twin)
            self.live.session = world
            try:
                await other.get(*first)
                there += await over_http(self.live, person, seat, wrong, language, is_twin)
            finally:
                self.live.session = real
            if seat < real.game.seats:
                notices = len(self.live.row.notices)
                await other.get(*first)
                here += await advised(self.hall, self.live, person, seat, language)
                self.live.session = world
                try:
                    await other.get(*first)
                    there += await advised(self.hall, self.live, person, seat, language)
                finally:
                    self.live.session = real
                    self.live.thoughts.pop(seat, None)
                    # a sampled world lacks lines that only others read, and would show it elsewhere later
                    del self.live.row.notices[notices:]
        compare(here, there, whose, self.tally)

    def _undo(self, session: Session, seat: int) -> str:
        """Whether the last choice can be taken back freely, as its seat is told."""
        who, before = session.past[-1]
        return str(learned(before, session.game, who)) if who == seat else "another seat's"


def grown(game: str, seed: int) -> tuple[Any, str]:
    """A pack of one's own in which every third card has a random text; and its file."""
    text = grown_text(game, seed, OWN_CARDS)[0]
    return game_spec(game).read_pack(text, "grown.toml"), text


async def compare_game(
    app: FastAPI, what: Drawn, seed: int, looks: int, http_every: int, tally: Tally,
    own: tuple[Any, str] | None = None,
) -> None:  # fmt: skip
    """Look at one game often while it is played, and count; perhaps with a pack of one's own."""
    tally.games += 1
    pack = hall_of(app).packs.admit(what.game, *own) if own else house_pack(what.game).hash
    live, people, watcher = await seated(
        app, what.game, what.seats, rulings=what.rulings, variants=what.variants,
        beginning=Beginning(what.seed), pack=pack, has_advice=seed % 2 == 1,
    )  # fmt: skip
    hall = hall_of(app)
    hall.consider = Considering(ITERATIONS).consider  # type: ignore[method-assign]
    table = Watched(what, hall, live, [*people, watcher], seed, tally)
    for number in range(looks):
        await table.play(app, 1 + table.luck.randrange(4))
        await table.look(http=number % http_every == http_every - 1)
        if live.game.is_over:
            break
    hall.live.pop(live.id, None)
