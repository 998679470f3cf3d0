"""Every table is drawn at many positions: in every language, for every seat, and nothing secret in it."""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.match import scenario
from interrex.rules.book import rulebook
from interrex.web import keys
from interrex.web.phrases import say
from interrex.web.show import jinja
from interrex.web.show import regions as render
from interrex.web.show.games import plain
from interrex.web.show.prompt import said_of
from interrex.web.show.scenario import regions_of
from interrex.web.show.scene import Scene, drawing, kinds, undrawn
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.sentences import words_of
from tests.web.house import Open

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, seats, {}) for game in interrex.games() for seats in game_spec(game).seats if seats < 6),
    ("vendetta", 3, {"location_cards": True, "relics": True}),
    ("vendetta", 4, {"teams": True}),
    ("vendetta", 6, {"teams": True, "location_cards": True, "relics": True}),
    ("masters", 1, {"vampires": 5, "difficulty": "hard"}),
    ("masters", 2, {"vampires": 4, "difficulty": "easy"}),
    ("veto", 2, {"feast": True, "decklists": "closed"}),
    ("veto", 2, {"learning": True}),
]
POSITIONS = 30  # looked at in each game, if it lasts so long
RARE = 3  # a question is looked at as often at least, if it comes as often
EVERY = {"veto": 23, "vendetta": 5, "elekt": 5, "masters": 2}  # choices between two of them
MARKED = re.compile(r'data-thing="([^"]*)" data-choosable')
UNSAID = re.compile(r"\b(?:ve|mn|vt|card|elekt|vendetta|masters|veto|phase|family|field)-[a-z]+[a-z-]*\b")
SENTENCE = re.compile(r"(?![a-z])[\w\"„“].*(?<![.?!])[.?!]")
VOID = {"use", "path", "rect", "input", "br", "img", "link", "meta"}


class Page(HTMLParser):
    """Reads a drawing: its text, its attributes, and whether every element is closed in its place."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.attributes: list[dict[str, str | None]] = []
        self.things: set[str | None] = set()  # that can be seen and clicked
        self.feed(html)
        self.close()
        assert not self.open, f"{self.open} are not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "button" or "button" not in self.open, "a button in a button"
        found = dict(attrs)
        self.attributes.append(found)
        if "data-thing" in found and "closed" not in self.open:
            self.things.add(found["data-thing"])
        if tag not in VOID:
            self.open.append("closed" if tag == "details" and "open" not in found else tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() in (tag, "closed" if tag == "details" else tag)

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def new_table(house: Open, game: str, seats: int, variants: dict[str, Any]) -> Live:
    seating = ["person"] * seats
    return house.do(house.hall.new_table(keys.new_key(), NewTable(game, seating, variants=variants)))


def positions(live: Live, game: str, seed: int, **variants: Any) -> Iterator[int]:
    """A random game of a known seed at that table, shown every few choices, and wherever a question is rare.

    After a short game comes another.
    """
    luck, shown = random.Random(seed), Counter[str]()
    position = live.session.game = interrex.new(game, seats=live.game.seats, seed=seed, **variants)
    for number in range(POSITIONS * EVERY[game] + 1):
        asked = {each.question for each in position.decisions}
        if number % EVERY[game] == 0 or position.is_over or any(shown[each] < RARE for each in asked):
            shown.update(asked)
            live.notify()  # what was worked out for an earlier position counts no more
            yield number
        if position.is_over and number > 5 * EVERY[game]:
            return
        if position.is_over:
            seed += 100
            position = live.session.game = interrex.new(game, seats=live.game.seats, seed=seed, **variants)
        decision = luck.choice(position.decisions)
        position.choose(luck.choice(decision.options), decision.seat)


@pytest.fixture
def lying(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The cards of which a drawing says that they can be touched where they lie."""
    said: set[str] = set()

    def noted(scene: Scene, cards: Iterable[str]) -> tuple[str, ...]:
        listed = [each for each in cards if each]
        said.update(listed)
        return undrawn(scene, listed)

    for game in interrex.games():
        module = import_module(f"interrex.web.show.games.{game}")
        if hasattr(module, "undrawn"):
            monkeypatch.setattr(module, "undrawn", noted)
    return said


def check(live: Live, viewer: int, language: str, html: str, lying: Iterable[str] = ()) -> None:
    """Whatever may be chosen can be touched: where it lies, or among the cards that lie nowhere."""
    page = Page(html)
    things = {each.get("data-thing") for each in page.attributes}
    assert things >= {f"card:{each}" for each in lying}, "what is said to lie there is not drawn"
    words = words_of(live, language)
    said = UNSAID.findall(" ".join(page.words))
    assert not said, f"{said} is not said in {language}"
    wanted = {thing.id for thing in render.scene(live, viewer, language).marked}
    assert page.things >= wanted
    assert wanted.issuperset(MARKED.findall(html))
    for each in page.attributes:
        card = each.get("data-card") or each.get("data-look")
        assert card is None or card in words.cards
        key = each.get("data-key") or ""
        assert re.fullmatch(r"[\w-]*", key)
        assert not key or "data-card" in each  # only what the viewer sees has a name under which it travels
        assert "style" not in each  # the content security policy would drop it


def drawn_for(live: Live, viewer: int, language: str) -> str:
    return render.drawn_scene(render.scene(live, viewer, language), live.row.settings.game)


def in_the_bar(live: Live, viewer: int, language: str) -> list[str]:
    """What the game's drawing says in the bar: to who waits, and to who is asked; whole sentences."""
    scene = render.scene(live, viewer, language)
    asked = scene.decision is not None and scene.decision.seat == viewer
    said = [said_of(scene, each) for each in (False, True) if asked or not each]
    for text in said:
        assert not UNSAID.search(text), f"{text} is not said in {language}"
        assert not text or SENTENCE.fullmatch(text), f"{text!r} is no sentence"
    return said


@pytest.mark.parametrize(
    ("game", "seats", "variants"), TABLES, ids=["-".join([t[0], str(t[1]), *t[2]]) for t in TABLES]
)
def test_every_position_is_drawn(
    house: Open, lying: set[str], game: str, seats: int, variants: dict[str, Any]
) -> None:
    live = new_table(house, game, seats, variants)
    chance = Chance.from_seed(seats)
    drawn = set()
    for number in positions(live, game, seats + len(variants), **variants):
        real = live.session.game
        asked = list(real.seats_asked)
        for viewer in {*asked, number % (seats + 1), seats}:
            language = LANGUAGES[(number + viewer) % len(LANGUAGES)]
            lying.clear()
            html = drawn_for(live, viewer, language)
            check(live, viewer, language, html, lying)
            drawn.add(html)
            if real.is_over:
                continue
            bar = in_the_bar(live, viewer, language)
            live.session.game = real.sample_world(viewer, chance)
            assert drawn_for(live, viewer, language) == html, f"seat {viewer} is told a secret"
            assert in_the_bar(live, viewer, language) == bar, f"seat {viewer} is told a secret in the bar"
            live.session.game = real
    assert len(drawn) > 10


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_can_be_done_only_where_nothing_can_be_paid(house: Open, seats: int) -> None:
    """Veto!: the bar says so exactly where no option but ending the turn has a price one can pay."""
    live, told = new_table(house, "veto", seats, {}), Counter[bool]()
    for seed in range(6):
        luck, position = random.Random(seed), interrex.new("veto", seats=seats, seed=seed)
        live.session.game = position
        for _ in range(400):
            if position.is_over:
                break
            decision = luck.choice(position.decisions)
            if decision.question == "turn":
                live.notify()
                scene = render.scene(live, decision.seat, "en")
                nothing = said_of(scene, True) == say("en", "vt-ask-nothing")
                own = scene.view.seats[decision.seat]
                prices = dict(zip(own.known, own.prices, strict=True))
                brought = {"deploy": 0, "play": 0, "equip": -1}  # which of the cards comes from the hand
                possible = []
                for parts in decision.parts:
                    cards, what = [part.word for part in parts if part.type == "card"], parts[0].word
                    price = prices[cards[brought[what]]] if what in brought else 0
                    possible += [what] if what != "bene" and price <= own.ducats else []
                assert nothing == (not possible), f"{possible} can be paid with {own.ducats}"
                told[nothing] += 1
            position.choose(luck.choice(decision.options), decision.seat)
    assert min(told[True], told[False]) > 30, told


def test_what_kills_is_told_where_it_is_known_who_leads(house: Open) -> None:
    """Veto!: in a tie, each fighter may kill at another difference; then neither is told."""
    live, seen = new_table(house, "veto", 2, {}), 0
    for _ in positions(live, "veto", 2):
        scene = render.scene(live, 0, "en")
        if scene.view.duel is None or scene.view.duel.result:
            continue
        for totals in ((3, 3), (4, 3), (3, 4)):
            for kills_at in ((3, 3), (2, 3), (3, 2)):
                duel = replace(scene.view.duel, totals=totals, kills_at=kills_at)
                html = render.drawn_scene(replace(scene, view=replace(scene.view, duel=duel)), "veto")
                leader = 0 if totals[0] > totals[1] else 1
                known = totals[0] != totals[1] or kills_at[0] == kills_at[1]
                kills = kills_at[leader]
                told = say("en", "vt-hurt-from", kills=kills, least=kills - 1)
                assert ('class="hurts"' in html, told in html) == (known, known)
                seen += 1
        if seen > 20:
            break
    assert seen


@pytest.mark.parametrize("game", ["elekt", "vendetta", "veto"])
def test_own_cards_are_seen_by_their_owner_only(house: Open, game: str) -> None:
    """What the law above compares is there at all: the hand is on its owner's page and on no other."""
    live = new_table(house, game, game_spec(game).seats[0], {})
    shown = 0
    for _ in positions(live, game, 5):
        view = live.game.view(0)
        others = " ".join(str(live.game.view(1)).split())
        html, theirs = (drawn_for(live, seat, "en") for seat in (0, 1))
        for card in view.seats[0].known:
            assert f'data-card="{card}"' in html
            if card not in others:
                shown += f'data-card="{card}"' not in theirs and f'data-key="{card}' not in theirs
    assert shown


@pytest.mark.parametrize("game", interrex.games())
def test_every_card_is_shown_in_full_with_its_rules(game: str) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    for card in game_spec(game).pack_cards(house_pack(game)):
        for language in LANGUAGES:
            html = render.card(game, card.id, language)
            page = Page(html)
            cited = [each["data-rule"] for each in page.attributes if "data-rule" in each]
            assert cited, f"{card.id} has no rules"
            assert known.issuperset(str(rule) for rule in cited)
            assert not UNSAID.findall(" ".join(page.words))
            assert not card.text[language] or card.text[language] in " ".join(page.words)
    assert render.card(game, "no-such-card", "en") == ""


@pytest.mark.parametrize("game", interrex.games())
def test_rules_of_kinds_are_in_the_book(game: str) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    families = {card.family for card in game_spec(game).pack_cards(house_pack(game))}
    assert families <= set(game_spec(game).card_rules)
    assert known.issuperset(rule for rules in game_spec(game).card_rules.values() for rule in rules.split())


@pytest.mark.parametrize("game", interrex.games())
def test_a_game_without_a_drawing_is_shown_plainly(house: Open, game: str) -> None:
    """As every game was before its own drawing, and as the next one will be."""
    live = new_table(house, game, game_spec(game).seats[0], {})
    for number in positions(live, game, 1):
        viewer = number % (live.game.seats + 1)
        scene = render.scene(live, viewer, "en")
        html = jinja.page(
            "tables/plain.html", "en", scene=scene, marked=scene.marked, words=scene.words,
            **plain.picture(scene),
        )  # fmt: skip
        page = Page(html)
        named = {person.name for person in scene.people}
        assert named <= set(" ".join(page.words).split()) | {"free"}
        assert "data-card" in html


def test_every_game_has_a_drawing_of_its_own() -> None:
    for game in interrex.games():
        assert drawing(game).template == f"tables/{game}.html"
        assert kinds(house_pack(game))


# --- a pack whose cards are called like places, seats and numbers ---------------------------------------

MISNAMED = {"acolyte": "court", "nameless": "B", "dignitary": "3", "assassin": "violence"}


def misnamed_pack() -> Any:
    """The house pack of Elekt with Basic Units that bear the words of a Zone, a seat, a number, a token."""
    text = (files("interrex.games.elekt") / "packs" / "house.toml").read_text(encoding="utf-8")
    for old, new in MISNAMED.items():
        assert text.count(f'"{old}"') == 1
        text = text.replace(f'id = "{old}"', f'id = "{new}"')
    return game_spec("elekt").read_pack(text.replace('id = "house"', 'id = "misnamed"'), "misnamed")


def test_cards_called_like_places_and_seats_confuse_nobody(house: Open) -> None:
    live = new_table(house, "elekt", 3, {})
    live.pack = misnamed_pack()
    position = live.session.game = interrex.new("elekt", seats=3, seed=11, pack=live.pack)
    names = {card.id: card.name["en"] for card in game_spec("elekt").pack_cards(live.pack)}
    luck = random.Random(2)
    types: set[tuple[str, str]] = set()
    for _ in range(400):
        if position.is_over:
            break
        decision = luck.choice(position.decisions)
        live.notify()
        scene = render.scene(live, decision.seat, "en")
        html = render.drawn_scene(scene, "elekt")
        check(live, decision.seat, "en", html)
        assert set(MARKED.findall(html)) == {thing.id for thing in scene.marked}
        for option, parts in zip(scene.options, decision.parts, strict=True):
            named = [part for part in parts if part.type not in ("verb", "mark", "number")]
            assert [thing.id for thing in option.things] == [f"{part.type}:{part.text}" for part in named]
            assert all(names[part.word] in option.said for part in parts if part.type == "card")
            types |= {(part.type, part.word) for part in parts}
        position.choose(luck.choice(decision.options), decision.seat)
    assert types >= {("card", "court"), ("zone", "court"), ("card", "B"), ("seat", "B"), ("card", "3")}
    lines = render.log_lines(live, 0, "en")
    assert any(names["court"] in line["text"] and "court" in line["cards"] for line in lines)
    assert not any("court" in line["cards"] and names["court"] not in line["text"] for line in lines)


def test_a_position_is_drawn_with_the_cards_of_its_pack() -> None:
    """The Drowned Regent had 3 Power once."""
    drawn = []
    for pack_hash in ("ed47600f96925b50", house_pack("elekt").hash):
        text = (
            f'[scenario]\nid = "x"\ngame = "elekt"\npack = "{pack_hash}"\ntitle = "x"\nrules = []\n'
            '[given]\nseats = 2\nmoment = "assignment"\nhand = { A = ["drowned-regent"] }\n'
            'face_up = { mission = "blood-toll", influence = "bell-cathedral", court = "writ-of-mercy" }\n'
            "[[step]]\n"
        )
        table = scenario.read(text, "x.toml").position()
        drawn.append(regions_of(table, "en", 0, is_asked=True, told=0)["drawn"])
    assert "drowned-regent" in drawn[0]
    assert drawn[0] != drawn[1]
