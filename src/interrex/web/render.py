"""What one seat sees of a table, as regions of a page and as data. The one gate is the game's own view."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from interrex.bots import LEVELS
from interrex.engine.chance import commitment
from interrex.engine.game import SEAT_LETTERS, Told
from interrex.engine.packs import LANGUAGES
from interrex.games import game_kind, house_pack
from interrex.web import keys, proposals, talk_view
from interrex.web.hall import COLOURS
from interrex.web.live import Live
from interrex.web.parts import drawn, memory, recall, recall_each
from interrex.web.phrases import speaker, words_for
from interrex.web.tables import Person, Scene, drawing, things
from interrex.words import Words, places_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LOG_LINES: Final = 60
THING: Final = re.compile(r'data-thing="([^"]+)"')
CARD_ARGS: Final = ("card", "model")


class Pages(Environment):
    """Jinja that looks into a dictionary first: pictures are dictionaries, which is a quarter quicker."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a template means by ``obj.attribute``."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


environment: Final = Pages(
    loader=PackageLoader("interrex.web"),
    autoescape=select_autoescape(("html",)),
    undefined=StrictUndefined,
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)


def _stamp() -> str:
    """Changes when a script or style changes, so that browsers keep them until then."""
    folder = files("interrex.web") / "static"
    found = hashlib.sha256()
    for each in sorted(folder.iterdir(), key=lambda file: file.name):
        if each.is_file():
            found.update(each.read_bytes())
    return found.hexdigest()[:10]


STAMP: Final = _stamp()
environment.globals |= {"stamp": STAMP, "recall": recall, "recall_each": recall_each}


def page(template: str, language: str, **context: Any) -> str:
    """A page or a part of one in a language."""
    return environment.get_template(template).render(
        t=speaker(language), language=language, languages=LANGUAGES, colours=COLOURS, **context
    )


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
        asked = [each[0] for each in live.game.asked]
        if len(self.own) > 1 and self.seat not in asked:
            return next((seat for seat in asked if seat in self.own), None)
        return None


def words_of(live: Live, language: str) -> Words:
    """The sentences of a table with its people's names."""
    return words_for(language, live.row.settings.game, live.names, live.pack, places_of(live.game))


def people(live: Live, viewer: int) -> list[Person]:
    """Who sits where."""
    deciding = {asked[0] for asked in live.game.asked}
    here = live.present()
    names = live.names
    return [
        Person(
            seat=number,
            letter=SEAT_LETTERS[number],
            name=names[number],
            colour=seat.colour,
            is_bot=bool(live.bot_level(number)),
            is_free=seat.is_free,
            is_you=number == viewer,
            is_here=bool(live.bot_level(number)) or number in here,
            decides=number in deciding,
        )
        for number, seat in enumerate(live.row.seats)
    ]


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
    scene: Scene | None  # none behind a curtain
    parts: dict[str, Markup]  # where the drawing has none, its whole table is a region
    told: list[Told]
    live: Live
    looker: Looker
    names: tuple[str, ...]

    def whole(self) -> dict[str, str]:
        """Every region as HTML."""
        if self.scene is None:
            return {**self.regions, "table": "", "log": ""}
        game = self.live.row.settings.game
        return {"table": laid_out(self.scene, game, self.parts), **self.regions, "log": self.log()}

    def log(self) -> str:
        return log(self.live, self.looker.seat, self.looker.language)

    @property
    def stamp(self) -> str:
        """A short name of what is shown, so that a page knows whether it is out of date."""
        last = (len(self.told), self.told[-1:], self.names, self.live.number)
        texts = (*self.regions.values(), *self.parts.values())
        return f"{hash((texts, repr(last))) & 0xFFFF_FFFF_FFFF_FFFF:016x}"

    def since(self, before: Shown) -> dict[str, Any]:
        """What a page that shows something else must change: whole regions, parts, new lines of the log."""
        if self.parts.keys() != before.parts.keys() or (self.scene is None) != (before.scene is None):
            return self.whole()
        news: dict[str, Any] = {
            name: text for name, text in self.regions.items() if before.regions[name] != text
        }
        parts = {name: text for name, text in self.parts.items() if before.parts[name] != text}
        if parts:
            news["parts"] = parts
        count = len(before.told)
        if self.names != before.names or self.told[:count] != before.told:
            news["log"] = self.log()
        elif len(self.told) > count:
            news["lines"] = self.lines(self.told[count:][-LOG_LINES:])
        return news

    def lines(self, told: Sequence[Told]) -> list[str]:
        looker = self.looker
        return [said(self.live, self.live.game, each, looker.seat, looker.language)["html"] for each in told]


def shown(live: Live, looker: Looker) -> Shown:
    """What this looker may see now."""
    names = tuple(live.names)
    if live.awaited():
        form = page("decks.html", looker.language, **talk_view.deck_form(live, looker))
        return behind(live, looker, form)
    curtain = looker.curtain(live)
    if curtain is not None and game_kind(live.row.settings.game).cooperative:  # nothing to hide: hand over
        looker, curtain = dataclasses.replace(looker, seat=curtain), None
    if curtain is not None:
        drawn = page("curtain.html", looker.language, live=live, seat=curtain, name=names[curtain])
        return behind(live, looker, drawn)
    seen = scene(live, looker.seat, looker.language)
    game = live.row.settings.game
    parts = parts_of(seen, game)
    regions = {
        "prompt": prompt(live, looker),
        "talk": talk(live, looker, looker.seat),
        "back": take_back(live, looker),
        "links": links(live, looker),
    }
    if not parts:
        regions["table"] = laid_out(seen, game, parts)
    return Shown(regions, seen, parts, live.game.log(looker.seat), live, looker, names)


def behind(live: Live, looker: Looker, prompt: str) -> Shown:
    """What is shown while the table itself is hidden: what is said there is what anybody may know."""
    said = talk(live, looker, live.game.seats)
    regions = {"prompt": prompt, "talk": said, "back": "", "links": links(live, looker)}
    return Shown(regions, None, {}, [], live, looker, tuple(live.names))


def parts_of(seen: Scene, game: str) -> dict[str, Markup]:
    """The parts of the table that can be replaced alone; nothing where the drawing has none."""
    parts = drawing(game).parts
    if parts is None:
        return {}
    found = macros(f"tables/{game}-parts.html")
    return {each[0]: drawn(each[0], getattr(found, each[1]), each[2:]) for each in parts(seen)}


@cache
def macros(template: str) -> Any:
    """The macros of a template; they see their arguments only."""
    return environment.get_template(template).module


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


def table(live: Live, viewer: int, language: str, game: Any = None) -> str:
    """The drawing of the table."""
    return drawn_scene(scene(live, viewer, language, game), live.row.settings.game)


def prompt(live: Live, looker: Looker) -> str:
    """Who decides what and why, and every choice as a button."""
    game = live.game
    words = words_of(live, looker.language)
    own = game.decision_of(looker.seat)
    decision = own or proposals.proposable(live, looker.seat)
    may_undo = live.last_chooser is not None and live.last_chooser == looker.seat
    if decision is None and not game.is_over:
        asked = tuple((asked_of(words, game, which), each[5]) for which, each in enumerate(game.asked))
        shown: str = recall(waiting, live.row.settings.game, looker.language, asked)
        undo = (live.id, SEAT_LETTERS[looker.seat], looker.form_token) if may_undo else None
        return f"{shown}{recall(undoing, looker.language, *undo)}" if undo else shown
    questions = [
        {"text": words.question(game, which, looker.seat), "rule": asked[5]}
        for which, asked in enumerate(game.asked)
        if own is None or asked[0] == looker.seat
    ]
    return page(
        "prompt.html", looker.language, live=live, looker=looker, questions=questions,
        groups=groups(words, decision.question, decision.options, looker.seat) if decision else [],
        asked=own is not None, proposes=own is None and decision is not None,
        turn=live.opened[decision.seat] if decision else 0,
        advice=talk_view.advice(live, looker, words, decision), may_undo=may_undo,
        ending=ending(live, looker, words), game=live.row.settings.game,
    )  # fmt: skip


def asked_of(words: Words, game: Any, which: int) -> str:
    """What somebody else is asked: who and which question is all that is told."""
    seat, question = game.asked[which][:2]
    return memory.find((words, seat, question), lambda: words.question(game, which))  # type: ignore[no-any-return]


def waiting(game: str, language: str, asked: tuple[tuple[str, str], ...]) -> str:
    """The prompt of all who wait for others."""
    questions = [{"text": text, "rule": rule} for text, rule in asked]
    return page(
        "prompt.html", language, questions=questions, asked=False, proposes=False, advice={"bots": False},
        may_undo=False, ending=None, game=game,
    )  # fmt: skip


def undoing(language: str, table_id: str, letter: str, form_token: str) -> str:
    """The form by which somebody who waits takes back his last choice."""
    form = macros("undo.html").undo(table_id, letter, form_token, speaker(language))
    return f'<div class="row aside">{form}</div>'


def talk(live: Live, looker: Looker, viewer: int) -> str:
    """What people do beside choosing; empty where nothing is to be said."""
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


def ending(live: Live, looker: Looker, words: Words) -> dict[str, Any] | None:
    """How the game ended."""
    result = live.game.result
    if result is None:
        return None
    winners = words.listed([words.seat(seat, looker.seat) for seat in result.winners])
    said = words.say("ui-won" if result.winners else "ui-lost", winners=winners, rule=result.rule)
    scores = [(live.names[seat], f"{score:g}") for seat, score in enumerate(result.scores)]
    return {"text": said, "rule": result.rule, "scores": scores}


def groups(words: Words, question: str, options: tuple[str, ...], seat: int) -> list[dict[str, Any]]:
    """The options; those that pair one card with a place stand together behind the card's name."""
    assert words.kind is not None
    places = tuple(words.places.items())
    anybody = words_for(words.language, words.kind.name, SEAT_LETTERS, words.pack, places)
    found: dict[str, dict[str, Any]] = {}
    for word in options:
        if names_somebody(word):
            button = recall(option, words, question, word, seat)
        else:  # worded alike at all tables
            button = recall(option, anybody, question, word, None)
        if len(options) > 4 and button["short"]:
            group = found.setdefault(button["card"], {"name": words.card_of(button["card"]), "buttons": []})
        else:
            group = found.setdefault("", {"name": "", "buttons": []})
            button = {**button, "short": ""}
        group["buttons"].append(button)
    return sorted(found.values(), key=lambda group: not group["name"])


def names_somebody(word: str) -> bool:
    """An option names a seat, or a card by its owner."""
    return any(token in SEAT_LETTERS or "." in token for token in word.split())


def option(words: Words, question: str, word: str, seat: int | None) -> dict[str, str]:
    """An option as a button: what it says, what it stands for; the place, where it pairs a card with one."""
    tokens = things(words, word)
    said = words.option(question, word, seat)
    kinds = [words.type_of(token) for token in tokens]
    pairs = len(tokens) == 2 and kinds[0] == "card" and kinds[1] not in ("card", "seat")
    return {
        "word": word,
        "text": said[:1].upper() + said[1:],
        "things": " ".join(tokens),
        "card": tokens[0] if pairs else "",
        "short": words.name(kinds[1], tokens[1], "short") if pairs else "",
    }


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


# --- data ----------------------------------------------------------------------------------------


def state(live: Live) -> dict[str, Any]:
    """What everybody may know of how a table stands."""
    game = live.game
    return {
        "table": live.id,
        "game": live.row.settings.game,
        "number": live.number,
        "commitment": commitment(live.row.settings.seed),
        "over": game.is_over,
        "seats": [
            {
                "seat": SEAT_LETTERS[number],
                "name": live.names[number],
                "bot": seat.is_bot,
                "free": seat.is_free,
            }
            for number, seat in enumerate(live.row.seats)
        ],
        "asked": [
            {"seat": SEAT_LETTERS[each[0]], "question": each[1], "rule": each[5]} for each in game.asked
        ],
        "talk": talk_view.state(live),
        "winners": [SEAT_LETTERS[seat] for seat in game.result.winners] if game.result else [],
        "scores": list(game.result.scores) if game.result else [],
    }


def seat_state(live: Live, seat: int, language: str) -> dict[str, Any]:
    """What a seat may know: its view, its decision, its log."""
    seen_by = SEAT_LETTERS[seat] if seat < live.game.seats else "watcher"
    if live.awaited():  # nothing is dealt yet
        return {**state(live), "seat": seen_by, "view": None, "decision": None, "log": []}
    view = live.game.view(seat)
    decision = live.game.decision_of(seat)
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {
            "question": decision.question,
            "rule": decision.rule,
            "options": list(decision.options),
            "turn": live.opened[seat],
        }
    shown = dataclasses.asdict(view) if is_data(view) else str(view)
    if live.awaited():  # nothing is dealt yet
        return {
            **state(live),
            "seat": SEAT_LETTERS[seat : seat + 1],
            "view": None,
            "decision": None,
            "log": [],
        }
    lines = [{"text": each["text"], "rule": each["rule"]} for each in log_lines(live, seat, language)]
    return {**state(live), "seat": seen_by, "view": shown, "decision": asked, "log": lines}


def is_data(value: Any) -> TypeGuard[DataclassInstance]:
    """The value is one of a dataclass, not the class itself."""
    return dataclasses.is_dataclass(value) and not isinstance(value, type)


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
    seats = game_kind(game).seats
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])


def trusted(text: str) -> Markup:
    """Text that is HTML already: a region."""
    return Markup(text)
