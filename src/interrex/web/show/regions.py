"""What one seat sees of a table, as regions of a page: all of it from the game's own view of that seat."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from interrex.bots import bot_levels
from interrex.engine.arguments import typed_values
from interrex.engine.options import CARD, SEAT
from interrex.engine.questions import LogLine
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, house_pack
from interrex.match.house_wording import fallen_back_on
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.memory import Memory
from interrex.web.phrases import speaker
from interrex.web.show import together
from interrex.web.show.assets import template_of
from interrex.web.show.coming import HEADS as HEADS
from interrex.web.show.coming import coming, recalled
from interrex.web.show.jinja import macros, page
from interrex.web.show.notices import notice_line, placed
from interrex.web.show.parts import drawn
from interrex.web.show.prompt import are_bots, prompt
from interrex.web.show.scene import Person, Scene, drawing
from interrex.web.store import Notice
from interrex.web.tables import proposals
from interrex.web.tables.company import watching
from interrex.web.tables.live import Live
from interrex.web.tables.seating import SEATING
from interrex.web.tables.sentences import told_to, words_for, words_of
from interrex.words import Words
from interrex.words.telling import read_back

LOG_LINES: Final = 60
MESSAGES: Final = 50  # the last ones are sent
chats: Final = Memory[str](200)  # they grow with every word: apart from the parts of pages
COUNTS: Final = "counts"  # a type of argument: pairs of a seat and what it counts
THING: Final = re.compile(r'data-thing="([^"]+)"')


def people(live: Live, seat: int) -> tuple[Person, ...]:
    """Who sits where."""
    everybody = live.cached(_people)
    if seat >= len(everybody):
        return everybody
    you = everybody[seat]._replace(is_you=True)
    return (*everybody[:seat], you, *everybody[seat + 1 :])


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
            level=live.bot_level(number),
            is_free=seat.is_free,
            is_you=False,
            is_here=bool(live.bot_level(number)) or number in here,
            decides=number in deciding,
        )
        for number, seat in enumerate(live.row.seats)
    )


def scene(live: Live, seat: int, language: str, game: Any = None) -> Scene:
    """What a viewer sees; of an earlier position when ``game`` is given."""
    table = live.game if game is None else game
    decision = None
    if game is None:
        decision = live.decision_of(seat) or proposals.proposable(live, seat)
    view = table.view(seat) if game is not None else view_now(live, seat)
    has_choice = decision is not None and decision.seat == seat and len(decision.options) > 1
    comes = coming(live, seat, language) if has_choice else ()
    lately = recalled(live, table, seat, language)
    return Scene(view, words_of(live, language), live.pack, people(live, seat), seat, decision, comes, lately)


def view_now(live: Live, seat: int) -> Any:
    """What a seat knows now; what all see alike is looked at once for everybody."""
    first = live.cached(_first_view)
    if not first:
        first.append(live.game.view(seat))
        return first[0]
    return live.game.view_beside(first[0], seat, live.decision_of(seat))


def _first_view(live: Live) -> list[Any]:
    """The view of whoever looks first after a change; empty until then."""
    return []


# --- regions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TablePage:
    """What a page shows: its regions, the parts of the table, the lines of the log."""

    regions: dict[str, str]
    scene: Scene | None  # what the viewer sees of the table; none behind a curtain
    frame: dict[str, Any]  # what the template draws around the parts; if it changes, the table is sent whole
    parts: dict[str, Markup]  # empty where the game's drawing has no parts: then the table is a region
    live: Live
    viewer: Viewer
    names: tuple[str, ...]
    number: int  # how many moves were made
    told: int  # length of the whole log; never sent, for it counts also what others are told
    rewound: int  # how often something was taken back
    notices: int  # how many stand in the log
    chosen: int = 0  # how many choices stand

    def whole(self) -> dict[str, str]:
        """Every region as HTML."""
        if self.scene is None:
            return {**self.regions, "table": "", "log": ""}
        whole = {**self.regions, "log": self.log()}
        if self.parts:
            whole["table"] = laid_out(self.scene, self.live.row.settings.game, self.parts, self.frame)
        return whole

    def log(self) -> str:
        return log(self.live, self.viewer.seat, self.viewer.language)

    @property
    def stamp(self) -> str:
        """A fingerprint of what is shown, by which a page knows whether it is out of date."""
        texts = (*self.regions.values(), *self.parts.values(), *self.names, self.number, self.notices)
        return f"{hash(texts) & 0xFFFF_FFFF_FFFF_FFFF:016x}"

    def since(self, before: TablePage) -> dict[str, Any]:
        """What must change on a page that shows ``before``: whole regions, parts, new lines of the log."""
        same_table = (self.scene is None) == (before.scene is None) and self.frame == before.frame
        if not same_table or self.parts.keys() != before.parts.keys():
            return self.whole()
        news: dict[str, Any] = {
            name: text for name, text in self.regions.items() if before.regions[name] != text
        }
        parts = {name: text for name, text in self.parts.items() if before.parts[name] != text}
        if parts:
            news["parts"] = parts
        if self.scene is None:
            return news  # the log is hidden too
        told_to = (self.viewer.seat, self.names, self.rewound, self.notices)  # "you" is whoever looks now
        later = self.live.game.read_by(self.viewer.seat, before.told)
        told = [each for each in later if each[0] < self.told]
        is_other = told_to != (before.viewer.seat, before.names, before.rewound, before.notices)
        if is_other or len(told) > LOG_LINES:  # the page counts the lines that it gets
            news["log"] = self.log()
        elif told:
            news["lines"] = self.lines(told)
        return news

    def lines(self, told: list[tuple[int, LogLine]]) -> list[str]:
        """Lines of the log as the page shows them."""
        seat, language = self.viewer.seat, self.viewer.language
        return [log_line(self.live, self.live.game, *each, seat, language)["html"] for each in told]


def table_page(live: Live, viewer: Viewer) -> TablePage:
    """What this viewer may see now."""
    if live.awaited():
        form = page("decks.html", viewer.language, **together.deck_form(live, viewer))
        return hidden_page(live, viewer, form)
    curtain = viewer.curtain(live)
    if curtain is not None and game_spec(live.row.settings.game).cooperative:  # no secrets to hide
        viewer, curtain = dataclasses.replace(viewer, seat=curtain), None
    if curtain is not None:
        curtain_text = page(
            "curtain.html", viewer.language, live=live, seat=curtain, name=live.names[curtain]
        )
        return hidden_page(live, viewer, curtain_text)
    seen = scene(live, viewer.seat, viewer.language)
    game = live.row.settings.game
    parts = parts_of(seen, game, live.cached(_parts_alike, seen.words.language))
    regions = {
        "prompt": prompt(live, viewer, seen),
        "talk": talk(live, viewer, viewer.seat),
        "back": take_back(live, viewer),
        "links": links(live, viewer),
        "chat": chat(live, viewer.language),
    }
    frame = drawing(game).picture(seen)
    if not parts:  # the template draws everything from the picture
        regions["table"] = laid_out(seen, game, parts, frame)
        frame = {}
    return _page(regions, seen, frame, parts, live, viewer)


def _page(
    regions: dict[str, str],
    seen: Scene | None,
    frame: dict[str, Any],
    parts: dict[str, Markup],
    live: Live,
    viewer: Viewer,
) -> TablePage:
    names, told = tuple(live.names), len(live.game.told)
    return TablePage(
        regions, seen, frame, parts, live, viewer, names, live.number, told, live.session.rewound,
        len(live.row.notices), len(live.choices),
    )  # fmt: skip


def hidden_page(live: Live, viewer: Viewer, prompt: str) -> TablePage:
    """The page while the table itself is hidden; it tells only what anybody may know."""
    said = talk(live, viewer, live.game.seats)
    regions = {
        "prompt": prompt, "talk": said, "back": "", "links": links(live, viewer),
        "chat": chat(live, viewer.language),
    }  # fmt: skip
    return _page(regions, None, {}, {}, live, viewer)


def parts_of(seen: Scene, game: str, alike: dict[str, Markup] | None = None) -> dict[str, Markup]:
    """The parts of the table that can be replaced alone; nothing where the drawing has none.

    Those that all seats see alike are kept in ``alike``, so that they are found once for all.
    """
    by = drawing(game)
    if by.parts is None:
        return {}
    found = macros(template_of(game, "parts"))
    alike = {} if alike is None else alike
    if not alike and by.parts_alike is not None:
        alike |= {each[0]: drawn(each[0], getattr(found, each[1]), each[2:]) for each in by.parts_alike(seen)}
    own = {each[0]: drawn(each[0], getattr(found, each[1]), each[2:]) for each in by.parts(seen)}
    return {**alike, **own}


def _parts_alike(live: Live, language: str) -> dict[str, Markup]:
    """What whoever looks first after a change has drawn for all; empty until then."""
    return {}


def laid_out(seen: Scene, game: str, parts: dict[str, Markup], picture: dict[str, Any]) -> str:
    """The drawing of the table, with its parts; what may be chosen is marked in them."""
    marked = seen.marked
    text = page(
        drawing(game).template, seen.words.language, scene=seen, marked=marked, words=seen.words, part=parts,
        people=seen.people, game=game, **picture,
    )  # fmt: skip
    if not parts:
        return text
    ids = {thing.id for thing in marked}
    return THING.sub(lambda each: f"{each[0]} data-choosable" if each[1] in ids else each[0], text)


def drawn_scene(seen: Scene, game: str) -> str:
    """The whole drawing of a scene."""
    return laid_out(seen, game, parts_of(seen, game), drawing(game).picture(seen))


def talk(live: Live, viewer: Viewer, seat: int) -> str:
    """What people do beside choosing; empty where nothing is to be said."""
    if live.cached(together.is_silent):
        return ""
    said = together.contents(live, viewer, seat)
    if not any(said.values()):
        return ""
    return page("talk.html", viewer.language, live=live, viewer=viewer, **said).strip()


def chat(live: Live, language: str) -> str:
    """What was said at the table, and how many look on; the same for all who read the language."""
    colours = tuple(seat.colour for seat in live.row.seats)
    said = tuple(live.row.messages[-MESSAGES:])
    text: str = chats.cached(macros("chat.html").chat, said, colours, watching(live), speaker(language))
    return text


def take_back(live: Live, viewer: Viewer) -> str:
    """What a seat may ask to take back; apart from the prompt, which stays as it is while others choose."""
    ways = together.takes_back(live, viewer)
    return _back(viewer.language, live.id, SEAT_LETTERS[viewer.seat], viewer.form_token, ways) if ways else ""


@lru_cache(maxsize=2000)
def _back(language: str, table_id: str, letter: str, form_token: str, ways: tuple[str, ...]) -> str:
    return page("back.html", language, table=table_id, letter=letter, form_token=form_token, ways=ways)


def log(live: Live, seat: int, language: str, game: Any = None) -> str:
    """The last lines of the log, the newest below, each with its rule."""
    lines = log_lines(live, seat, language, game, LOG_LINES)
    whole = len((live.game if game is None else game).read_by(seat))
    before = whole - sum(not line.get("notice") for line in lines)
    return page("log.html", language, lines=lines, most=LOG_LINES, before=before, live=live)


def log_lines(
    live: Live, seat: int, language: str, game: Any = None, most: int | None = None
) -> list[dict[str, Any]]:
    """The log or its last lines as sentences, each with its rule and cards; notices among them."""
    position = live.game if game is None else game
    told: list[tuple[int, LogLine] | Notice] = list(position.read_by(seat))
    for before, notice in reversed(placed(live, position, seat)):
        told.insert(before, notice)
    return [
        notice_line(live, each, language)
        if isinstance(each, Notice)
        else log_line(live, position, *each, seat, language)
        for each in (told if most is None else told[-most:])
    ]


def log_line(live: Live, game: Any, at: int, told: LogLine, seat: int, language: str) -> dict[str, Any]:
    """A line of the log as a sentence; made once for all readers to whom it says the same."""
    words = words_of(live, language)
    you = seat if words.mentions(told, seat) else None
    passed = you is not None and at in live.session.forced and was_passed(live, words, told, seat)

    return live.said.find(
        (told[:3], language, you, passed, *live.names),
        lambda: _in_words(live, game, words, told, you, passed),
    )


def was_passed(live: Live, words: Words, told: LogLine, seat: int) -> bool:
    """The line says that the seat passed; with bots alone its page does that by itself."""
    windows = words.spec.passing if words.spec is not None else None
    return (
        windows is not None
        and told.kind == windows.told
        and told.args[:1] == (seat,)
        and are_bots(live, seat)
        and not any(each.seat != seat and each.kind in SEATING for each in live.row.notices)
    )


def _in_words(
    live: Live, game: Any, words: Words, told: LogLine, you: int | None, passed: bool
) -> dict[str, Any]:
    """A line: what it says, its rule and cards, who acted, what it begins, its place in a scene."""
    name, colours = live.row.settings.game, [seat.colour for seat in live.row.seats]
    args = words.spec.log_args.get(told.kind, "") if words.spec is not None else ""
    typed = list(typed_values(args, told.args))
    named = [(kind, value) for _, kind, value in typed]
    acted = next((value for kind, value in named if kind == SEAT and value >= 0), None)
    actor = drawing(name).actor
    if acted is None and actor is not None:
        acted = actor(game, {what: value for what, _, value in typed})
    scene = drawing(name).resolves.get(told.kind, "")
    pairs = next((value for kind, value in named if kind == COUNTS), ()) if scene == COUNTS else ()
    cards = [value for kind, value in named if kind == CARD and isinstance(value, int) and value >= 0]
    line = {
        "text": told_to(live, words.language, game, told, you),
        "rule": told.rule,
        "cards": [game.card_word(card) for card in cards],
        "seat": SEAT_LETTERS[acted] if acted is not None else "",
        "colour": colours[acted] if acted is not None else "",
        "head": HEADS.get(told.kind, ""),
        "quiet": told.kind in drawing(name).quiet,
        "scene": scene,
        "kind": told.kind if scene and drawing(name).holds else "",
        "holds": " ".join(drawing(name).holds[told.kind]) if told.kind in drawing(name).holds else None,
        "counts": [(SEAT_LETTERS[seat], colours[seat], number) for seat, number in pairs],
        "picture": _picture(name, words, game, told.kind, typed) if scene else "",
        "at": _where(words, named) if scene else "",
        "passed": macros("line.html").passed(speaker(words.language)) if passed else "",
    }
    return {**line, "html": macros("line.html").line(name, **line)}


def _where(words: Words, named: list[tuple[str, Any]]) -> str:
    """The things on the board at which a line of a scene is decided: a place, a sign."""
    known = words.spec.arg_words if words.spec is not None else {}
    found = [
        (kind, value) for kind, value in named if kind in known and isinstance(value, int) and value >= 0
    ]
    return " ".join(f"{kind}:{known[kind][value]}" for kind, value in found)


def _picture(name: str, words: Words, game: Any, kind: str, typed: list[tuple[str, str, Any]]) -> str:
    """What a line of a scene shows beside its words, where the game draws such a thing."""
    pictured = drawing(name).pictured
    if pictured is None:
        return ""
    values = {
        what: game.card_word(value) if each == CARD and value >= 0 else value for what, each, value in typed
    }
    found = pictured(words, kind, values)
    return getattr(macros(template_of(name, "parts")), found[0])(*found[1:]) if found is not None else ""


def links(live: Live, viewer: Viewer) -> str:
    """The links to free seats, to those friends may take from bots, and for watching: for its creator."""
    if not viewer.creator_key:
        return ""
    key, over = viewer.creator_key, live.game.is_over
    seats = [
        {
            "seat": number,
            "letter": SEAT_LETTERS[number],
            "name": seat.name,
            "is_free": seat.is_free,
            "is_bot": seat.is_bot,
            "level": seat.level,
            "link": f"/s/{keys.link(key, live.id, number, seat.issue)}",
            "sit_here": not viewer.own or live.is_shared,
        }
        for number, seat in enumerate(live.row.seats)
        if (not over if seat.is_bot else seat.is_free or number not in viewer.own)
    ]
    seats.sort(key=lambda each: bool(each["is_bot"]))
    watch = f"/w/{keys.link(key, live.id, keys.WATCH, live.row.watch_issue)}"
    return page(
        "links.html", viewer.language, live=live, seats=seats, watch=watch, levels=bot_levels(), viewer=viewer
    )


def card(
    live_game: str, card_id: str, language: str, pack: Any = None, text: str = "", unfolded: bool = False
) -> str:
    """A card in full, of the house pack if no other is given; nothing where there is no such card.

    Its origin and its rules are folded away, and so is what it does, read back from the text of its pack
    file; whoever writes the card sees all of it.
    """
    pack = house_pack(live_game) if pack is None else pack
    words = words_for(language, live_game, SEAT_LETTERS, pack)
    if card_id not in words.cards:
        return ""
    face = drawing(live_game).card_face(words, pack, card_id)
    told = read_back(words, text, card_id) if text else []
    tongue = fallen_back_on(text, card_id, language) if text else ""
    return page(
        "card.html", language, face=face, card_id=card_id, game=live_game, told=told, tongue=tongue,
        unfolded=unfolded,
    )  # fmt: skip
