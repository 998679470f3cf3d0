"""The table of Veto!: every part says of each player what the view says of that very player."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.veto.cards import BITS, KEYWORDS, Kind
from interrex.games.veto.duel_view import DuelView
from interrex.games.veto.table import NOBODY
from interrex.games.veto.view import StackView, VetoView
from interrex.web.phrases import speaker
from interrex.web.show.games import veto
from interrex.web.show.games.asking import veto as asking
from interrex.web.show.games.faces.veto import Cards
from interrex.web.show.jinja import macros
from interrex.web.show.kit import kit_of
from interrex.web.show.scene import Scene, kinds
from interrex.words import Words
from tests.web.drawn.scenes import asked, parts_by_name, positions, scene_of, with_view

GOAL = {2: 14, 3: 16, 4: 18}
TABLES = [(2, {}), (3, {}), (4, {}), (2, {"feast": True})]


def busy(scene: Scene, luck: random.Random) -> Scene:
    """The same table with more going on: a stack with answers and aims, a duel, an election, who is out."""
    view: VetoView = scene.view
    seats = range(len(view.seats))
    folk = [(seat, each.kind) for seat in seats for each in view.seats[seat].company] or [(0, "anna")]
    stack = []
    for number in range(luck.randrange(4)):
        aim = luck.choice(["", luck.choice(folk)[1]])
        at = luck.choice([NOBODY, luck.choice(seats)])
        answers = luck.randrange(number + 1)
        stack.append(
            StackView(luck.choice(seats), "card", luck.choice(folk)[1], answers, aim, at, luck.random() < 0.3)
        )
    one, two = luck.sample(seats, 2)
    fighters = [luck.choice([kind for seat, kind in folk if seat == each] or ["anna"]) for each in (one, two)]
    result = luck.choice(["", "", "killed", "wounded", "undecided"])
    duel = DuelView(
        *fighters, totals=(luck.randrange(4), luck.randrange(4)), used=(), revenge=luck.random() < 0.5,
        seats=(one, two), arms=(("sabre",), ("bow",)), thrusts=(("x",), ("y",)),
        kills_at=luck.choice([(3, 3), (2, 3), (3, 1)]), result=result,
        winner=luck.choice([one, two]) if result in ("killed", "wounded") else NOBODY,
        is_on=luck.random() < 0.5, at_hand=(luck.choice([(), ("bow",)]), ("sabre", "bow")),
        reserve=(luck.randrange(3), luck.randrange(3)), refusal=one,
    )  # fmt: skip
    changed: list[Any] = []
    for player in view.seats:
        changed.append(replace(player, out=luck.random() < 0.2, faction_tapped=luck.random() < 0.5))
    return with_view(
        scene, stack=tuple(stack), duel=luck.choice([None, duel]), seats=tuple(changed),
        election=luck.choice([NOBODY, *seats]), initiative=luck.choice([NOBODY, *seats]),
        voice=luck.choice([NOBODY, *seats]), deed=luck.random() < 0.5,
    )  # fmt: skip


def check_seats(scene: Scene, parts: dict[str, tuple[Any, ...]], stack: tuple[Any, ...]) -> None:
    view: VetoView = scene.view
    for seat, player in enumerate(view.seats):
        who = scene.people[seat]
        badges = parts[f"who-{who.letter}"][2]
        assert parts[f"who-{who.letter}"][1] == who
        assert badges == (
            seat == view.voice, view.deed and seat == view.voice, seat == view.initiative,
            seat == view.election,
        )  # fmt: skip
        assert parts[f"purse-{who.letter}"][1] == (
            player.kreski, GOAL[len(view.seats)], player.elekt, player.ducats, player.balance, player.hand,
            player.deck, player.discards, player.out,
        )  # fmt: skip
        house = parts[f"house-{who.letter}"][1]
        marked = {  # for what is brought from the hand no pile is opened in which an equal card lies
            thing.name
            for each in scene.options
            for thing in each.things
            if thing.type == "card" and thing not in (*each.lies, *each.held)
        }
        known = () if seat == scene.seat else player.known
        assert house == (
            (player.faction, player.faction_tapped), (player.strategy, player.strategy_tapped),
            player.estates + player.effects, player.top, player.removed, known,
            bool(marked & set(player.removed)), bool(marked & set(known)),
        )  # fmt: skip
        for field in ("electoral", "magnates"):
            _, name, folk, letter, own, out, spoken = parts[f"{field}-{who.letter}"][:7]
            assert (name, letter, own, out) == (field, who.letter, seat == scene.seat, player.out)
            assert spoken == (own or len(view.seats) < 4)
            assert [each for each, *_ in folk] == [each for each in player.company if each.field == field]
            for each, fights, aimed in folk:
                assert fights == (
                    view.duel is not None and each.kind in (view.duel.challenger, view.duel.challenged)
                )
                aims = [
                    at for at, item in enumerate(view.stack, 1) if item.aim == each.kind and not item.answers
                ]
                assert aimed == (aims[-1] if aims else 0)  # the last item comes first


def check_middle(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: VetoView = scene.view
    names = {NOBODY: ""} | {seat: who.name for seat, who in enumerate(scene.people)}
    letters = {NOBODY: ""} | {seat: who.letter for seat, who in enumerate(scene.people)}
    assert parts["status"][1] == (
        view.round, view.phase, view.pool, letters[view.initiative], names[view.election], view.banned
    )  # fmt: skip
    speaks = parts["speaks"][1:4]
    voice = scene.people[view.voice] if view.voice != NOBODY else None
    assert speaks == ((voice.letter, voice.name, voice.colour) if voice else (), view.deed, view.phase)
    assert parts["throne"][1:3] == (GOAL[len(view.seats)], view.election != NOBODY)
    assert parts["throne"][3] == tuple(
        (who.letter, who.name, who.colour, player.kreski, player.elekt)
        for who, player in zip(scene.people, view.seats, strict=True)
        if not player.out
    )
    items, moment, about = parts["stack"][1:4]
    assert (moment, about) == (view.moment, view.about)
    assert [item.number for item in items] == list(range(len(view.stack), 0, -1))
    assert [item.is_next for item in items] == [True, *[False] * len(view.stack)][: len(items)]
    for item in items:
        one = view.stack[item.number - 1]
        who = scene.people[one.seat]
        assert (item.letter, item.name, item.colour) == (who.letter, who.name, who.colour)
        assert item[4:10] == (one.what, one.card, one.answers, one.aim, names[one.at_seat], one.negated)


def check_own(scene: Scene, parts: dict[str, tuple[Any, ...]]) -> None:
    view: VetoView = scene.view
    order = [name.removeprefix("who-") for name in parts if name.startswith("who-")]
    first = scene.seat if scene.seat < len(view.seats) else 0
    assert order == [scene.people[(first + step) % len(view.seats)].letter for step in range(len(view.seats))]
    assert [letter for letter, *_ in veto.picture(scene)["camps"]] == order
    assert [each[3] for each in veto.picture(scene)["camps"]] == [
        view.seats["ABCD".index(letter)].out for letter in order
    ]
    assert ("hand" in parts) == (scene.seat < len(view.seats))
    if "hand" not in parts:
        assert parts["looking"][1] == ()
        return
    own, of = view.seats[scene.seat], kinds(scene.pack)
    assert parts["looking"][1] == own.looking
    hand, letter = parts["hand"][1:3]
    assert letter == "ABCD"[scene.seat]
    assert [card for card, *_ in hand] == list(own.known)
    for (card, price, missing), cost in zip(hand, own.prices, strict=True):
        free = cost == 0 and of[card].family in ("effect", "thrust")
        assert price == (None if free else cost)
        assert missing == max(0, cost - own.ducats)


def check_fight(scene: Scene, fight: Any) -> None:
    view: VetoView = scene.view
    duel = view.duel
    assert (fight is None) == (duel is None)
    if duel is None:
        return
    one, two = duel.totals
    leader = None if one == two else int(two > one)
    if duel.result:
        leader = duel.seats.index(duel.winner) if duel.winner != NOBODY else None
    turned = duel.seats[1] == (scene.seat if scene.seat < len(view.seats) else 0)
    sides = fight.sides[::-1] if turned else fight.sides
    for side, found in enumerate(sides):
        who = scene.people[duel.seats[side]]
        card = (duel.challenger, duel.challenged)[side]
        elekts = [[each.kind for each in player.company if "elekt" in each.keywords] for player in view.seats]
        under = [each.face_down for each in view.seats[duel.seats[side]].company if each.kind == card]
        hidden = under[0] if under and not duel.result else 0
        assert found == (
            card, who.letter, who.colour, duel.totals[side], duel.arms[side], duel.thrusts[side],
            side == leader, [card] in elekts, duel.at_hand[side], duel.reserve[side], hidden,
        )  # fmt: skip
    assert (fight.revenge, fight.lead, fight.is_on) == (duel.revenge, abs(one - two), duel.is_on)
    assert fight.is_over == bool(duel.result)
    ahead = duel.kills_at[0 if one > two else 1]
    assert fight.kills == (ahead if one != two or len(set(duel.kills_at)) == 1 else 0)
    stands = "undecided" if one == two else "killed" if abs(one - two) >= ahead else "wounded"
    assert fight.means == (duel.result or stands)
    beaten = "" if leader is None else (duel.challenged, duel.challenger)[leader]
    assert fight.loser == beaten


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_parts_say_what_the_view_says(seats: int, variants: dict[str, Any]) -> None:
    luck, seen = random.Random(seats), Counter[str]()
    for game in positions("veto", seats, seats, 200, 4, **variants):
        for viewer in {*game.seats_asked, luck.randrange(seats + 1)}:
            real = scene_of(game, viewer)
            for scene in (real, busy(real, luck)):
                parts = parts_by_name(veto.parts(scene))
                check_seats(scene, parts, parts["stack"][1])
                check_middle(scene, parts)
                check_own(scene, parts)
                check_fight(scene, parts["duel"][1])
                seen.update(["duel"] * (scene.view.duel is not None))
                seen.update(["election"] * (scene.view.election != NOBODY))
    assert min(seen["duel"], seen["election"]) > 20


def test_what_lies_open_can_be_clicked() -> None:
    """The cards of which a seat is offered one that lies nowhere are exactly those left over."""
    for game in positions("veto", 2, 5, 250, 10):
        for viewer in range(3):
            view: VetoView = game.view(viewer)
            wanted = set(view.seats[viewer].looking) if viewer < 2 else set()
            for player in view.seats:
                wanted |= {player.faction, player.strategy, player.top, *player.removed, *player.known}
                wanted |= {each.kind for each in player.estates + player.effects + player.company}
                wanted |= {card.kind for each in player.company for card in each.attached}
                wanted |= {thrust for each in player.company for thrust in each.thrusts}
            wanted |= {item.card for item in view.stack}
            assert set(veto._lying(view)) == wanted


def test_every_face_has_the_numbers_of_its_card() -> None:
    """Each card in one of the languages."""
    game = next(positions("veto", 2, 1))
    scenes = [scene_of(game, 0, language) for language in LANGUAGES]
    emblems = set()
    for number, (card, kind) in enumerate(kinds(house_pack("veto")).items()):
        if not isinstance(kind, Kind):
            continue
        scene = scenes[number % len(scenes)]
        (kit, t), language = kit_of(Cards, scene), scene.words.language
        signs = {sign: (label, number) for sign, label, number in kit.figures(kind)}
        is_character, elekt = kind.family == "character", kind.keywords & BITS["elekt"]
        assert asking.is_elekt(kind) == bool(elekt)
        assert ("sabre" in signs) == (is_character or bool(kind.szabla))
        assert ("kreska" in signs) == is_character
        assert ("power" in signs) == (is_character and bool(elekt))
        assert ("ducat" in signs) == bool(kind.upkeep)
        if is_character:
            assert (signs["sabre"][1], signs["kreska"][1]) == (str(kind.szabla), str(kind.kreski))
        elif kind.szabla:
            assert signs["sabre"][1] == f"{'+' if kind.szabla > 0 else '−'}{abs(kind.szabla)}"
        if kind.upkeep:
            key = "vt-upkeep" if kind.upkeep > 0 else "vt-yields"
            sign = "−" if kind.upkeep > 0 else "+"
            assert signs["ducat"] == (t(key, number=abs(kind.upkeep)), f"{sign}{abs(kind.upkeep)}")
        face = kit.face(card)
        pieces = "".join(piece for piece, *_ in face["text"])
        assert pieces == kind.text[language]
        for piece, ability, gloss in face["text"]:
            assert not ability or not gloss or (piece[0] in "PCDR" and len(piece) <= 3)
        emblems.add(face["emblem"])
        if number % 4 == 0:
            full = veto.card_face(scene.words, scene.pack, card)
            assert full["name"] == ", ".join(filter(None, (face["name"], kind.nickname[language])))
            check_in_full(scene, kind, full)
    assert {"character", "effect", "thrust", "radziwillowie"} <= emblems
    assert veto.card_face(scene.words, scene.pack, "nobody") == {}


def check_in_full(scene: Scene, kind: Kind, full: dict[str, Any]) -> None:
    """The lines of an enlarged card: treasury, Szabla, kreski, lafa where it has them; keywords."""
    words, is_character = scene.words, kind.family == "character"
    lafa = str(kind.lafa) if kind.lafa or kind.upkeep else ""
    lafa += f"/{kind.upkeep}" if kind.upkeep > 0 else f"/+{-kind.upkeep}" if kind.upkeep < 0 else ""
    wanted = [
        words.say("veto-treasury", number=kind.treasury, income=kind.income) * (kind.family == "faction"),
        words.say("veto-szabla", number=kind.szabla) * (is_character or kind.szabla != 0),
        words.say("veto-trait", number=kind.kreski) * (is_character or kind.kreski != 0),
        words.say("veto-lafa", lafa=lafa) * bool(lafa),
    ]
    borne = [words.name("keyword", word) for word in KEYWORDS if kind.keywords & BITS[word]]
    lines = [" · ".join(filter(None, wanted)), ". ".join(borne)]
    assert full["lines"] == [line for line in lines if line]
    about = full["about"].split(", ")
    assert (words.say("veto-unique") in about) == kind.unique
    assert (words.say("veto-neutral") in about) == (not kind.faction)
    assert full["frame"] == f"type-{kind.family}"


def test_a_tally_is_drawn_by_fives() -> None:
    """Four strokes stand beside each other, the fifth lies across; the next five stand apart."""
    kit, _ = kit_of(Cards, scene_of(next(positions("veto", 2, 1)), 0))
    for number, start in product(range(23), range(5)):
        strokes = kit.strokes(number, start).split("M")[1:]
        assert len(strokes) == max(0, number - start)
        for at, stroke in enumerate(strokes, start):
            left = float(stroke.split()[0])
            assert at // 5 * 21 <= left < at // 5 * 21 + 18
            assert stroke.endswith("l15-12" if at % 5 == 4 else "v14")
        lefts = [float(each.split()[0]) for at, each in enumerate(strokes, start) if at % 5 != 4]
        assert lefts == sorted(set(lefts))
    assert [kit.width(number) for number in (1, 4, 5, 6, 10, 11)] == [18, 18, 18, 39, 39, 60]


def test_a_seat_has_votes_ducats_and_company_at_the_end() -> None:
    t = speaker("en")
    for game in positions("veto", 3, 4, 300, 30):
        scene = scene_of(game, 0)
        for seat, player in enumerate(scene.view.seats):
            found = {
                t("vt-kreski"): player.kreski, t("vt-ducats"): player.ducats,
                t("vt-company"): len(player.company),
            }  # fmt: skip
            assert dict(veto.tally(scene, seat)) == {name: number for name, number in found.items() if number}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_shown_whole_with_the_meaning_of_its_letters(language: str) -> None:
    """Every letter of the box has its word; a keyword of the box, which is Polish, has its meaning where it
    stands first; nothing else has a word."""
    (kit, t), met = kit_of(Cards, scene_of(next(positions("veto", 2, 1)), 0, language)), Counter[str]()
    for card, kind in kit.kinds.items():
        pieces = kit.text(card)
        assert "".join(piece for piece, _, _ in pieces) == kind.text[language]
        senses = senses_of(kit.words)
        for piece, word, about in pieces:
            if piece in ("P", "C", "D", "R", "T", "Z", "P Z", "C Z", "D Z", "R Z", "T Z"):
                assert word == (t(f"vt-letter-{piece[0].lower()}") if piece[0] in "PCDR" else "")
                assert all(letter in about for letter in piece.split())
                met[piece] += 1
            elif sense := senses.pop(piece, "") or senses.pop(piece.removesuffix("s"), ""):
                assert (word, about) == (sense, "")
                met["keyword"] += 1
            else:
                assert (word, about) == ("", "")
                assert not re.search(r"(?<!\w)[PCDRTZ](?!\w)", piece)
                assert not [each for each in senses if re.search(rf"(?<!\w){each}s?(?!\w)", piece)]
    assert len(met) > 4
    assert (met["keyword"] > 20) == (language != "pl")


def senses_of(words: Words) -> dict[str, str]:
    """The keywords that texts name, with what stands in brackets behind them in the list of names."""
    named = [re.fullmatch(r"(\w+) \((.+)\)", words.name("keyword", each)) for each in KEYWORDS]
    untold = {words.name("keyword", each, "short") for each in ("trwaly", "usuwany", "unikat")}  # by no text
    return {each[1]: each[2] for each in named if each and each[1] not in untold}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keyword_has_a_title_where_that_says_more(language: str) -> None:
    """The full name; where it is the word itself, as in Polish and in one's own packs, it is not repeated."""
    scene = scene_of(next(positions("veto", 2, 1)), 0, language)
    kit, titles = kit_of(Cards, scene)[0], 0
    macro = macros("tables/veto-parts.html").keywords
    own = ("Husarz", "Husarz")
    for keyword in (*kit.keywords(KEYWORDS), own):
        drawn = re.fullmatch(
            r'<span class="keyword"(?: title="([^"]*)")?>([^<]*)</span>', str(macro([keyword]))
        )
        assert drawn is not None
        said, full = keyword
        assert drawn.groups() == (full if full != said else None, said)
        titles += full != said
    assert bool(titles) == (language != "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_are_read_in_ones_own_words_below_a_portrait(language: str) -> None:
    """By their meaning alone where there is little room, with the word of the box where it is pointed at."""
    kit, _ = kit_of(Cards, scene_of(next(positions("veto", 2, 1)), 0, language))
    senses, met = senses_of(kit.words), set[str]()
    for scene in asked("veto", 2, 3, 200):
        for each in [each for player in scene.view.seats for each in player.company if each.keywords]:
            names = [kit.words.name("keyword", word, "short") for word in each.keywords]
            full = [kit.words.name("keyword", word) for word in each.keywords]
            said = [senses.get(name, name) for name in names]
            assert kit.keywords(each.keywords) == list(zip(said, full, strict=True))
            met.update(each.keywords)
    assert len(met) > 4
