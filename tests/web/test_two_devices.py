"""Two devices write one pack or deck: nothing that was acknowledged is lost without a word."""

from __future__ import annotations

import random
import re
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import OWN
from interrex.match.pack_file import cards_in
from interrex.web.access.guard import LANGUAGE_COOKIE
from interrex.web.actions.own_packs import house_cards
from interrex.web.pages.pack_cards import STAMP
from interrex.web.phrases import say
from tests.web.house import Open, Visitor
from tests.web.test_deck_pages import LEGAL, saved
from tests.web.test_pack_pages import file, filled, new, seen, taken_in, write

CARDS = ("ash-widow", "rust-hound", "plague-herald")
JSON = {"accept": "application/json"}
LINK = re.compile(r"/packs/move/[0-9a-f]{32}")


def both(house: Open, pack: str, who: Visitor) -> Visitor:
    """Another device that may change the pack too."""
    other = house.visitor()
    link = LINK.search(who.get(pack).text)
    assert link is not None
    assert other.submit(link[0]).status_code == 200
    return other


class Device:
    """A browser with pages of one pack open, each as old as it may be."""

    def __init__(self, who: Visitor, pack: str) -> None:
        self.who, self.pack = who, pack
        self.pages: dict[str, dict[str, str]] = {}  # the form of each card as it stands on the screen
        self.seen: dict[str, str] = {}  # what is in the pack, as far as this device was told

    def look(self, card: str) -> None:
        """Open the page of a card, or load it anew."""
        answer = self.who.get(f"{self.pack}/card/{card}")
        assert answer.status_code == 200
        self.pages[card], self.seen[card] = filled(answer.text), says(answer.text)

    def send(self, card: str, **changes: str) -> httpx.Response:
        """Send the page as it stands with a change."""
        self.pages[card] |= changes
        return self.who.post(f"{self.pack}/card/{card}", data=self.pages[card], headers=JSON)

    def told(self, card: str, answer: httpx.Response) -> bool:
        """Take in what was answered; whether it was done."""
        assert answer.status_code in (200, 409), answer.text
        found = answer.json()
        if answer.status_code == 409:
            assert found["refused"]
            assert found["conflict"]
        there = found if answer.status_code == 200 else found["other"]
        if "go" not in there:
            self.pages[card]["~stamp"] = there.get("stamp", "")
        return bool(answer.status_code == 200)


def says(page: str) -> str:
    """What a card's page says of what is kept: its name and how far it is."""
    form = filled(page)
    return f"{form['name.en']} {form['rank']}"


def there(who: Visitor, pack: str, card: str) -> str:
    """What is kept of a card now."""
    return says(who.get(f"{pack}/card/{card}").text)


@pytest.mark.parametrize("seed", range(4))
def test_no_change_is_lost_without_a_word(house: Open, seed: int) -> None:
    """Whoever overwrites a card has been shown what is overwritten, whatever two devices do."""
    chance = random.Random(seed)
    who = house.visitor()
    pack = taken_in(who)
    devices = [Device(who, pack), Device(both(house, pack, who), pack)]
    asked = 0
    for number in range(40):
        device, card = chance.choice(devices), chance.choice(CARDS[: 2 if seed % 2 else 3])
        if card not in device.pages or chance.random() < 0.2:
            device.look(card)
            continue
        before = there(who, pack, card)
        act = chance.choice(("write", "write", "draft", "reset"))
        changes = {"name.en": f"Name {number}", "rank": "" if act == "draft" else "elite"}
        changes |= {"~act": "reset" if act == "reset" else ""}
        done = device.told(card, device.send(card, **changes))
        if done:
            nothing_new = there(who, pack, card) == before
            assert nothing_new or device.seen[card] == before, (number, card, act)
        else:
            asked += 1
            assert there(who, pack, card) == before  # nothing has happened
            device.seen[card] = before  # it was shown beside what was typed
            if chance.random() < 0.5:
                assert device.told(card, device.send(card))  # “keep mine”
                done = True
        if done:
            device.look(card) if act == "reset" else device.seen.update({card: there(who, pack, card)})
            assert act == "reset" or device.seen[card] == f"Name {number} {changes['rank']}"
    assert asked


def test_cards_changed_at_the_same_moment_are_all_kept_or_asked_about(house: Open) -> None:
    """Of those who send one card at once one is done, the others are asked; different cards never meet."""
    who = house.visitor()
    pack = taken_in(who)
    devices = [Device(each, pack) for each in (who, both(house, pack, who), both(house, pack, who))]
    for card in CARDS:
        for device in devices:
            device.look(card)

    def send(at: int, card: str) -> bool:
        return devices[at].told(card, devices[at].send(card, **{"name.en": f"Mine {at}"}))

    with ThreadPoolExecutor(3) as threads:
        done = list(threads.map(send, range(3), ["ash-widow"] * 3))
        assert done.count(True) == 1
        assert there(who, pack, "ash-widow") == f"Mine {done.index(True)} elite"
        assert list(threads.map(send, (0, 1), ("rust-hound", "plague-herald"))) == [True, True]
    assert {card.place for card in cards_in(file(who, pack))} == set(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_versions_are_shown_and_one_is_chosen(house: Open, language: str) -> None:
    who = house.visitor()
    pack = taken_in(who)
    mine, other = Device(who, pack), Device(both(house, pack, who), pack)
    who.cookies.set(LANGUAGE_COOKIE, language)
    mine.look("ash-widow")
    other.look("ash-widow")
    assert other.told("ash-widow", other.send("ash-widow", **{"name.en": "Theirs", "symbols.power": "3"}))
    answer = mine.send("ash-widow", **{"name.en": "Mine <b>"})
    assert not mine.told("ash-widow", answer)
    found = answer.json()
    assert found["refused"] == say(language, "card-changed")
    for said in ("conflict-title", "conflict-about", "conflict-yours", "conflict-kept", "conflict-mine"):
        assert say(language, said) in found["conflict"]
    assert "Mine &lt;b&gt;" in found["conflict"]
    assert "Theirs" in found["conflict"]
    assert 'value="Theirs"' in found["other"]["form"]
    assert there(who, pack, "ash-widow") == "Theirs elite"
    plainly = {**mine.pages["ash-widow"], "~stamp": "0" * 16}  # a browser without the script
    page = who.post(f"{pack}/card/ash-widow", data=plainly)
    assert page.status_code == 409
    assert say(language, "conflict-about") in page.text
    typed = filled(page.text)
    assert typed["name.en"] == "Mine &lt;b&gt;"
    again = who.post(f"{pack}/card/ash-widow", data={**typed, "name.en": "Mine"})
    assert again.status_code == 200
    assert there(who, pack, "ash-widow").startswith("Mine")


def test_a_card_that_was_removed_elsewhere_can_be_put_back(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    card = str(who.submit(f"{pack}/add", family="effect", name="Toast").url.path).rpartition("/")[2]
    device = Device(both(house, pack, who), pack)
    device.pages[card] = filled(device.who.get(f"{pack}/card/{card}").text)
    sent = {**filled(who.get(f"{pack}/card/{card}").text), "~act": "reset"}
    assert who.post(f"{pack}/card/{card}", data=sent).status_code == 200
    assert who.get(f"{pack}/card/{card}").status_code == 404
    answer = device.send(card, **{"name.en": "A toast"})
    assert not device.told(card, answer)
    assert say("en", "conflict-gone") in answer.json()["conflict"]
    assert answer.json()["other"]["go"] == pack
    assert device.told(card, device.send(card, **{"~stamp": answer.json()["other"]["stamp"]}))
    assert filled(who.get(f"{pack}/card/{card}").text)["name.en"] == "A toast"


def test_new_cards_of_one_name_are_two_cards(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    both_ = [who, both(house, pack, who)]
    with ThreadPoolExecutor(2) as threads:
        made = list(
            threads.map(lambda each: each.submit(f"{pack}/add", family="effect", name="Toast"), both_)
        )
    assert {str(each.url.path).rpartition("/")[2] for each in made} == {"toast", "toast-2"}
    assert say("en", "card-called-so") in who.get(f"{pack}/card/toast").text


def test_a_pack_in_which_more_was_typed_is_not_forgotten(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    page = seen(who, pack)
    write(who, pack, "rust-hound", **{"name.en": "Typed in another tab", "rank": ""})  # a draft counts
    answer = who.submit(f"{pack}/forget", **page)
    assert answer.status_code == 409
    assert say("en", "pack-typed-on") in answer.text
    again = re.findall(r'name="version" value="(\d+)"', answer.text)[0]
    assert who.submit(f"{pack}/forget", version=again).status_code == 200
    assert who.get(pack).status_code == 404


def test_a_saved_deck_is_not_covered_without_a_word(house: Open) -> None:
    """Tabs save one deck in any order: whoever covers a version has seen it, and every version is kept."""
    who, chance = house.visitor(), random.Random(5)
    deck = saved(who)
    tabs, newest, told = [1, 1, 1], 1, 0
    for number in range(12):
        tab = chance.randrange(3)
        sent = {"code": LEGAL, "name": f"Deck {number}", "deck": deck, "version": str(tabs[tab])}
        answer = who.submit("/decks/veto/save", **sent)
        assert (answer.status_code == 200) == (tabs[tab] == newest)
        if answer.status_code == 409:
            told += 1
            assert answer.json()["name"] in answer.json()["refused"]
        else:
            newest += 1
            assert answer.json()["deck"] == deck
        tabs[tab] = answer.json()["version"]
        assert tabs[tab] == newest
    assert told
    same = {"code": LEGAL, "name": answer.json()["name"], "deck": deck}
    assert who.submit("/decks/veto/save", **same, version="1").status_code == 200  # it says the same


@pytest.mark.parametrize("game", OWN)
def test_what_was_answered_is_what_is_seen_when_it_is_loaded_again(house: Open, game: str) -> None:
    """Whoever writes on after an answer, or after loading the page again, is asked about nobody's changes."""
    who, chance = house.visitor(), random.Random(game)
    pack = new(who, game)
    cards = [each for each in house_cards(game).values() if each.family != "deck"]
    families = {each.family for each in cards}
    chosen = [chance.choice([each for each in cards if each.family == name]) for name in sorted(families)]
    for card in chosen:
        page = f"{pack}/card/{card.id}"
        sent = filled(who.get(page).text)
        for text in ("Said in two\r\nlines ", ' „Cudzysłów” \\n """ \'x\' \t# no comment', "", "Last"):
            sent |= {name: text for name in ("name.en", "text.en") if name in sent}
            answer = who.post(page, data=sent, headers=JSON)
            assert answer.status_code == 200, (card.id, text)
            again = filled(who.get(page).text)
            assert answer.json()["stamp"] == again[STAMP], (card.id, text, answer.json()["state"])
            once_more = who.post(page, data=again, headers=JSON)  # nothing has changed
            assert once_more.json()["stamp"] == again[STAMP], (card.id, text)
            sent[STAMP] = again[STAMP]
