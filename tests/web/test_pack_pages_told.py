"""What the pages of a pack are made of, told a second time: whose it is, its cards, what lies beside."""

from __future__ import annotations

import asyncio
import re
from itertools import product
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.web import keys
from interrex.web.actions import own_packs
from interrex.web.pages import pack_cards, packs
from interrex.web.show import editor
from interrex.web.show.pool import drawn_cards
from interrex.web.store import Draft
from tests.asgi import Person, hall_of, opened
from tests.web.test_pack_limits import PACK
from tests.web.test_pages_told import CARDS, given

GAMES = {"elekt": PACK, "veto": CARDS}


def where(answer: Any) -> str:
    return dict(answer.headers)[b"location"].decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_shows_what_can_be_done_with_it(game: str) -> None:
    """Its keeper sees the link to another device, who else may change it and the tables that tried it; a
    stranger only its cards. Packs of one's own that are called the same are named."""

    async def look() -> None:
        async with opened() as app:
            anna, bogdan, celina = (Person(app) for _ in range(3))
            hall, text = hall_of(app), GAMES[game]
            pages_of = [where(await anna.submit(f"/packs/{game}/import", text=text)) for _ in range(2)]
            pages_of.append(where(await bogdan.submit(f"/packs/{game}/import", text=text)))
            ids = [each.rpartition("/")[2] for each in pages_of]
            renamed = {"name": "Another", "keywords": "", "stamp": "x"}
            assert (await anna.submit(f"/packs/{game}/new", **renamed)).status == 303
            issue = await hall.ask(hall.store.own_packs.issue, ids[0], anna.hash)
            link = keys.pack_link(anna.key, ids[0], issue)
            assert (await celina.submit(f"/packs/move/{link}")).status == 303
            may = {anna: ids[:2], bogdan: ids[2:], celina: ids[:1]}
            with given(packs) as made:
                for who in (anna, bogdan, celina, Person(app)):
                    assert (await who.get(f"/packs/{game}")).status == 200
                    page = made.pop()
                    mine = [each for each in page["mine"] if each.name != "Another"]
                    assert {each.id for each in mine} == set(may.get(who, []))
                    assert (page["status"], page["wrong"], page["text"]) == (200, [], "")
                    for pack, keepers in zip(ids, (2, 1, 1), strict=True):
                        assert (await who.get(f"/packs/{game}/{pack}")).status == 200
                        page, is_own = made.pop(), pack in may.get(who, [])
                        assert (page["is_own"], page["status"], page["changed"]) == (is_own, 200, "")
                        assert page["keepers"] == (keepers if is_own else 0)
                        own = await hall.ask(hall.store.own_packs.issue, pack, who.hash)
                        led = f"/packs/move/{keys.pack_link(who.key, pack, own)}" if is_own else ""
                        assert page["link"] == led
                        others = [each for each in may.get(who, []) if each != pack and is_own]
                        assert [each.id for each in page["called_so"]] == others
                        assert page["may_add"] == (game_spec(game).decks is not None)
                        assert (page["trials"], page["saved"]) == ([], [])
                        assert (page["begun"] is not None) == page["may_add"]
                        assert page["typed"] == (page["pack"].name, "")

    asyncio.run(look())


@pytest.mark.parametrize("text", ["", "spoiled = ", "[pack]\nid = 1"])
def test_a_pack_that_is_not_taken_in_stays_on_the_page(text: str) -> None:
    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            with given(packs) as made:
                for name in ("elekt", "veto"):
                    answer = await who.submit(f"/packs/{name}/import", text=text)
                    assert answer.status == 200  # of the page that is given in its place
                    page = made.pop()
                    assert (page["status"], page["text"], page["game"]) == (422, text, name)
                    assert page["wrong"]
                    assert page["mine"] == []
                for content, good in (
                    (b"\xff\xfe", False), (b"[pack]\0", False), (CARDS.encode(), True), (b"", False),
                ):  # fmt: skip
                    body = (
                        b'--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n'
                        + who.form_token.encode()
                        + b'\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="f.toml"\r\n\r\n'
                        + content
                        + b"\r\n--x--\r\n"
                    )
                    kind = {"content-type": "multipart/form-data; boundary=x"}
                    answer = await who.send("POST", "/packs/veto/import", body, kind)
                    assert (answer.status == 303) == good
                    assert [page["status"] for page in made] == [] if good else [422]
                    made.clear()

    asyncio.run(look())


def check_neighbours(page: dict[str, Any], cards: list[Any], number: int) -> None:
    """Those before and after a card, and those of its family from which it may be copied."""
    this = cards[number]
    beside = [page["before"], page["after"]]
    assert [each and each.place for each in beside] == [
        cards[number - 1].place if number else None,
        cards[number + 1].place if number < len(cards) - 1 else None,
    ]
    same = [each.place for each in cards if each.family == this.family and each is not this]
    near = [each.place for each in page["near"]]
    assert [each.place for each in page["others"]] == [each for each in same if each not in near]
    assert set(near) <= set(same)
    assert len(near) <= editor.SIMILAR


def test_a_card_stands_between_its_neighbours() -> None:
    """In the order of the pack; what may be copied is of its family and is not itself."""

    async def look() -> None:
        async with opened() as app:
            who, hall = Person(app), hall_of(app)
            for game, text in GAMES.items():
                pack = where(await who.submit(f"/packs/{game}/import", text=text)).rpartition("/")[2]
                there = await hall.ask(hall.store.own_packs.find, pack)
                base = own_packs.house_cards(game)
                (family, place), tree = next((each, card.tree) for each, card in base.items())
                draft = Draft(family, place, {**tree, "name": {"en": "Half done"}})
                await hall.ask(hall.store.own_packs.change, there, there.name, there.text, draft)
                language = LANGUAGES[1 + list(GAMES).index(game)]
                with given(packs) as lists:
                    await who.get(f"/packs/{game}/{pack}?lang={language}")
                (whole,) = lists
                order = [each.place for each in whole["cards"]]
                assert whole["all"] == len(order) == len(set(order))
                assert list(whole["called"]) == order
                assert [each.place for each in whole["cards"] if each.state == "draft"] == [place]
                for number in {0, 1, order.index(place), len(order) - 1}:
                    with given(pack_cards) as made:
                        await who.get(f"/packs/{game}/{pack}/card/{order[number]}?lang={language}")
                    (page,) = made
                    check_neighbours(page, whole["cards"], number)
                    is_draft = order[number] == place
                    assert page["name"] == ("Half done" if is_draft else whole["called"][order[number]])
                    assert page["state"] == ("draft" if is_draft else page["card"].state)
                    assert (page["is_own"], page["conflict"], page["game"]) == (True, "", game)
                    assert page["house"]

    asyncio.run(look())


def test_a_card_is_listed_as_it_is_drawn_or_by_its_name() -> None:
    """One that is not finished, or that the pool has not, by its name; one that never acts is marked."""
    box = house_pack("veto")
    pool = drawn_cards("veto", box, "en")
    known = next(iter(pool))
    for card_id, state, is_idle in product((known, "nothing"), ("draft", "typed", "missing"), (False, True)):
        here = editor.Here("unit", card_id, "its place", "Its name", "its text", state, "called", is_idle)
        (shown,) = editor.listed("veto", box, "en", [here])
        assert (shown.family, shown.place) == ("unit", "its place")
        assert shown.state == (editor.IDLE if is_idle else state)
        if card_id == known and state != "draft":
            assert shown.card is pool[known]
        else:
            assert (shown.card.id, shown.card.name, shown.card.text) == (card_id, "Its name", "its text")


def test_cards_to_copy_from_share_more_than_a_fifth_of_their_words() -> None:
    """The nearest first, so many at most; all others follow in their order."""

    def here(place: str, text: str) -> editor.Here:
        return editor.Here("unit", place, place, place, text, "missing", "", False)

    words = [f"w{number}" for number in range(10)]
    cards = [here("own", " ".join(words))]
    cards += [here(f"c{number}", " ".join(words[:number])) for number in (0, 2, 3, 1, 10, 5)]
    near, others = editor.similar(cards, "own", " ".join(words))
    assert [each.place for each in near] == ["c10", "c5", "c3"][: editor.SIMILAR]
    assert [each.place for each in others] == ["c0", "c2", "c1"]
    many = [here(f"m{number}", " ".join(words)) for number in range(editor.SIMILAR + 2)]
    near, others = editor.similar(many, "none", " ".join(words).upper())
    assert (len(near), len(others)) == (editor.SIMILAR, 2)
    assert re.fullmatch(r"m\d+", others[0].place)
