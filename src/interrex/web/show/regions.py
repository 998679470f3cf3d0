"""What one seat sees of a table, as regions of a page. The one gate is the game's own view."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from interrex.bots import LEVELS
from interrex.engine.game import SEAT_LETTERS, Told
from interrex.games import game_spec, house_pack
from interrex.web.access import keys
from interrex.web.show import talk as talk_view
from interrex.web.show.jinja import macros, page
from interrex.web.show.parts import drawn
from interrex.web.show.phrases import words_for, words_of
from interrex.web.show.prompt import prompt
from interrex.web.show.scene import Person, Scene, drawing
from interrex.web.tables import proposals
from interrex.web.tables.live import Live
from interrex.words import Words

LOG_LINES: Final = 60
THING: Final = re.compile(r'data-thing="([^"]+)"')
CARD_ARGS: Final = ("card", "model")


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks at a table: for which seat, with which other seats of the same browser, as its creator."""

    seat: int  # the number of seats stands for a watcher
    own: tuple[int, ...]
    language: str
    creator_key: str = ""  # only the creator's
    form_token: str = ""

    def curtain(self, live: Live) -> int | None:
        """Another seat of this browser must decide: nobody sees this one's secrets meanwhile."""
        asked = list(live.game.seats_asked)
        if len(self.own) > 1 and self.seat not in asked:
            return next((seat for seat in asked if seat in self.own), None)
        return None


def people(live: Live, viewer: int) -> tuple[Person, ...]:
    """Who sits where."""
    everybody = live.once(_people)
    if viewer >= len(everybody):
        return everybody
    you = everybody[viewer]._replace(is_you=True)
    return (*everybody[:viewer], you, *everybody[viewer + 1 :])


def _people(live: Live) -> tuple[Person, ...]:
    """Who sits where, as a watcher sees it."""
    deciding = set(live.game.seats_asked)
    here = live.present()
    names = live.names
    return tuple(
        Person(
            seat=number,
            letter=SEAT_LETTERS[number],
            name=names[number],
            colour=seat.colour,
            is_bot=bool(live.bot_level(number)),
            is_free=seat.is_free,
            is_you=False,
            is_here=bool(live.bot_level(number)) or number in here,
            decides=number in deciding,
        )
        for number, seat in enumerate(live.row.seats)
    )


def scene(live: Live, viewer: int, language: str, game: Any = None) -> Scene:
    """What a viewer sees; of an earlier position when ``game`` is given."""
    table = live.game if game is None else game
    decision = None
    if game is None:
        decision = table.decision_of(viewer) or proposals.proposable(live, viewer)
    return Scene(
        table.view(viewer), words_of(live, language), live.pack,
        people(live, viewer), viewer, decision,
    )  # fmt: skip


# --- regions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shown:
    """What a page shows: its regions, the parts of the table, the lines of the log."""

    regions: dict[str, str]
    frame: dict[str, Any] | None  # the picture in which the parts lie; none behind a curtain
    parts: dict[str, Markup]  # where the drawing has none, its whole table is a region
    live: Live
    looker: Looker
    names: tuple[str, ...]
    number: int  # how many moves were made
    told: int  # how long the whole log was; not sent, because others may have been told more
    rewound: int

    def whole(self) -> dict[str, str]:
        """Every region as HTML."""
        if self.frame is None:
            return {**self.regions, "table": "", "log": ""}
        looker = self.looker
        table = drawn_scene(scene(self.live, looker.seat, looker.language), self.live.row.settings.game)
        return {"table": table, **self.regions, "log": self.log()}

    def log(self) -> str:
        return log(self.live, self.looker.seat, self.looker.language)

    @property
    def stamp(self) -> str:
        """A short name of what is shown, so that a page knows whether it is out of date."""
        texts = (*self.regions.values(), *self.parts.values(), *self.names, self.number)
        return f"{hash(texts) & 0xFFFF_FFFF_FFFF_FFFF:016x}"

    def since(self, before: Shown) -> dict[str, Any]:
        """What a page that shows something else must change: whole regions, parts, new lines of the log."""
        if self.parts.keys() != before.parts.keys() or self.frame != before.frame:
            return self.whole()
        news: dict[str, Any] = {
            name: text for name, text in self.regions.items() if before.regions[name] != text
        }
        parts = {name: text for name, text in self.parts.items() if before.parts[name] != text}
        if parts:
            news["parts"] = parts
        if self.names != before.names or self.rewound != before.rewound:
            news["log"] = self.log()
        elif lines := self.lines(before.told):
            news["lines"] = lines
        return news

    def lines(self, since: int) -> list[str]:
        """The new lines of the log."""
        seat, language = self.looker.seat, self.looker.language
        told = self.live.game.log(seat, since)[-LOG_LINES:]
        return [said(self.live, self.live.game, each, seat, language)["html"] for each in told]


def shown(live: Live, looker: Looker) -> Shown:
    """What this looker may see now."""
    if live.awaited():
        form = page("decks.html", looker.language, **talk_view.deck_form(live, looker))
        return behind(live, looker, form)
    curtain = looker.curtain(live)
    if curtain is not None and game_spec(live.row.settings.game).cooperative:  # nothing to hide: hand over
        looker, curtain = dataclasses.replace(looker, seat=curtain), None
    if curtain is not None:
        drawn = page("curtain.html", looker.language, live=live, seat=curtain, name=live.names[curtain])
        return behind(live, looker, drawn)
    seen = scene(live, looker.seat, looker.language)
    game = live.row.settings.game
    parts = parts_of(seen, game)
    regions = {
        "prompt": prompt(live, looker, seen),
        "talk": talk(live, looker, looker.seat),
        "back": take_back(live, looker),
        "links": links(live, looker),
    }
    frame: dict[str, Any] = {}
    if parts:
        frame = drawing(game).picture(seen)
    else:
        regions["table"] = laid_out(seen, game, parts)
    return _shown(regions, frame, parts, live, looker)


def _shown(
    regions: dict[str, str],
    frame: dict[str, Any] | None,
    parts: dict[str, Markup],
    live: Live,
    looker: Looker,
) -> Shown:
    names, told = tuple(live.names), len(live.game.told)
    return Shown(regions, frame, parts, live, looker, names, live.number, told, live.rewound)


def behind(live: Live, looker: Looker, prompt: str) -> Shown:
    """What is shown while the table itself is hidden: what is said there is what anybody may know."""
    said = talk(live, looker, live.game.seats)
    regions = {"prompt": prompt, "talk": said, "back": "", "links": links(live, looker)}
    return _shown(regions, None, {}, live, looker)


def parts_of(seen: Scene, game: str) -> dict[str, Markup]:
    """The parts of the table that can be replaced alone; nothing where the drawing has none."""
    parts = drawing(game).parts
    if parts is None:
        return {}
    found = macros(f"tables/{game}-parts.html")
    return {each[0]: drawn(each[0], getattr(found, each[1]), each[2:]) for each in parts(seen)}


def laid_out(seen: Scene, game: str, parts: dict[str, Markup]) -> str:
    """The drawing of the table, with its parts; what may be chosen is marked in them."""
    drawing_ = drawing(game)
    marked = seen.marked
    text = page(
        drawing_.template, seen.words.language, scene=seen, marked=marked, words=seen.words, part=parts,
        people=seen.people, game=game, **drawing_.picture(seen),
    )  # fmt: skip
    if not parts:
        return text
    return THING.sub(lambda each: f"{each[0]} data-choosable" if each[1] in marked else each[0], text)


def drawn_scene(seen: Scene, game: str) -> str:
    """What a viewer sees, drawn as the game lies on a table."""
    return laid_out(seen, game, parts_of(seen, game))


def talk(live: Live, looker: Looker, viewer: int) -> str:
    """What people do beside choosing; empty where nothing is to be said."""
    if live.once(talk_view.is_silent):
        return ""
    shown = talk_view.shown(live, looker, viewer)
    if not any(shown.values()):
        return ""
    return page("talk.html", looker.language, live=live, looker=looker, **shown).strip()


def take_back(live: Live, looker: Looker) -> str:
    """What a seat may ask to take back; apart from the prompt, which stays as it is while others choose."""
    ways = talk_view.takes_back(live, looker)
    return _back(looker.language, live.id, SEAT_LETTERS[looker.seat], looker.form_token, ways) if ways else ""


@lru_cache(maxsize=2000)
def _back(language: str, table_id: str, letter: str, form_token: str, ways: tuple[str, ...]) -> str:
    return page("back.html", language, table=table_id, letter=letter, form_token=form_token, ways=ways)


def log(live: Live, viewer: int, language: str, game: Any = None) -> str:
    """The last lines of the log, newest first, each with its rule."""
    position = live.game if game is None else game
    told = position.log(viewer)[: -LOG_LINES - 1 : -1]
    lines = [said(live, position, each, viewer, language) for each in told]
    return page("log.html", language, lines=lines, most=LOG_LINES, live=live)


def log_lines(live: Live, viewer: int, language: str) -> list[dict[str, Any]]:
    """The whole log as sentences, with the rule and the cards of each."""
    return [said(live, live.game, told, viewer, language) for told in live.game.log(viewer)]


def said(live: Live, game: Any, told: Told, viewer: int, language: str) -> dict[str, Any]:
    """A line of the log as a sentence; it is made once for all who read it in the same words."""
    words = words_of(live, language)
    you = viewer if words.mentions(told, viewer) else None

    def say_it() -> dict[str, Any]:
        line = {"text": words.line(game, told, you), "rule": told[2], "cards": _cards(words, game, told)}
        return {**line, "html": macros("line.html").line(live.row.settings.game, **line)}

    return live.said.find((told[:3], language, you, *live.names), say_it)


def _cards(words: Words, game: Any, told: Told) -> list[str]:
    kind, args, _, _ = told
    names = words.kind.log_args.get(kind, "").split() if words.kind is not None else []
    return [
        game.card_word(value)
        for name, value in zip(names, args, strict=False)
        if name in CARD_ARGS and isinstance(value, int) and value >= 0
    ]


def links(live: Live, looker: Looker) -> str:
    """The links to free seats and for watching; only for the creator."""
    if not looker.creator_key:
        return ""
    key = looker.creator_key
    seats = [
        {
            "seat": number,
            "letter": SEAT_LETTERS[number],
            "name": seat.name,
            "is_free": seat.is_free,
            "link": f"/s/{keys.link(key, live.id, number, seat.issue)}",
        }
        for number, seat in enumerate(live.row.seats)
        if not seat.is_bot and (seat.is_free or number not in looker.own)
    ]
    watch = f"/w/{keys.link(key, live.id, keys.WATCH, live.row.watch_issue)}"
    return page(
        "links.html", looker.language, live=live, seats=seats, watch=watch, levels=LEVELS, looker=looker
    )


def card(live_game: str, card_id: str, language: str, pack: Any = None) -> str:
    """A card in full, of the house pack if no other is given; nothing where there is no such card."""
    pack = house_pack(live_game) if pack is None else pack
    words = words_for(language, live_game, SEAT_LETTERS, pack)
    if card_id not in words.cards:
        return ""
    face = drawing(live_game).card_face(words, pack, card_id)
    return page("card.html", language, face=face, card_id=card_id, game=live_game)


def seats_text(game: str) -> str:
    """For how many people a game is."""
    seats = game_spec(game).seats
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
