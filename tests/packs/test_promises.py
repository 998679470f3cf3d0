"""What packs were promised: cards that once meant their reverse, or nothing, or stopped the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.errors import BadFile, BadPack, BadSetting
from interrex.engine.packs import Entry
from interrex.games import game_spec, house_pack, own_pack
from interrex.games.veto import reading
from interrex.games.veto.cards import BITS, Kind, load_kind
from interrex.games.veto.deck_files import read_deck
from interrex.games.veto.duel import begin
from interrex.games.veto.fitting import fits_item, fits_moment
from interrex.games.veto.stack import window
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import (
    BY,
    EFFECT_PLAYED,
    HAND,
    NOBODY,
    PLAY,
    Veto,
    put,
)
from interrex.games.veto.traits import holds
from interrex.games.veto.verbs.acting import szabla as change_szabla_of
from interrex.games.veto.verbs.every import VERBS
from interrex.games.veto.verbs.searching import discard_hand
from tests.packs.boxes import pack_with, toml, tree_of

CHARACTERS = 2  # of each side, put into play


def table(*cards: tuple[str, int, dict[str, Any]]) -> Veto:
    """A game of two with some characters of each side in play, after its first question."""
    pack = pack_with("veto", *cards)
    spec = game_spec("veto")
    game = spec.new(spec.settings(2, 3, pack), pack)
    for seat in range(2):
        own = [
            card
            for card, kind in enumerate(game.kinds)
            if kind.family == "character" and game.owner[card] == seat
        ]
        for card in own[:CHARACTERS]:
            put(game, card, PLAY + seat)
    assert isinstance(game, Veto)
    return game


def characters(game: Veto, seat: int) -> list[int]:
    return [card for card in game.cards_at[PLAY + seat] if game.kinds[card].family == "character"]


def kind_with(family: str, ability: dict[str, Any]) -> Kind:
    name = {"en": "A", "pl": "A", "pt": "A"}
    fields = {"id": "a", "name": name, "origin": "box", "ability": [ability]}
    return load_kind(Entry("card.toml", family, 5, fields, {}), family, 0, {}, VERBS)


def test_killed_self_means_itself() -> None:
    game = table()
    mine, other = characters(game, 0)[:2]
    game.harm = [mine, 1, characters(game, 1)[0], 1, 0]
    moment = ("killed", mine)
    assert fits_moment(game, 0, mine, ("killed", "self"), moment)
    assert not fits_moment(game, 0, other, ("killed", "self"), moment)
    assert fits_moment(game, 0, other, ("killed", "companion"), moment)
    assert fits_moment(game, 1, characters(game, 1)[0], ("killed", "opponent"), moment)
    assert fits_moment(game, 1, game.harm[BY], ("killed", "by_self"), moment)
    assert not fits_moment(game, 1, characters(game, 1)[1], ("killed", "by_self"), moment)


def test_a_condition_may_ask_for_the_enemy_fighter() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    begin(game, mine, enemy, 0)
    game.lasting.append(("keyword", enemy, BITS["slawny"]))
    game.forget_derived()
    assert holds(game, mine, 0, ("bears", "enemy_fighter", "slawny"))
    assert not holds(game, enemy, 1, ("lacks", "your_fighter", "slawny"))


def test_szabla_until_the_end_of_the_round_is_that_of_the_chosen_character() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    before = szabla(game, mine), szabla(game, enemy)
    change_szabla_of(game, 0, mine, enemy, NOBODY, -2, ("character", "opponent"), "round")
    assert (szabla(game, mine), szabla(game, enemy)) == (before[0], max(0, before[1] - 2))


def test_a_passive_text_works_by_itself_at_its_moment() -> None:
    ability = [{"kind": "P", "when": ["settlement_start()"], "do": ["ducats(3)"]}]
    game = table(*[("character", number, {"ability": ability}) for number in range(60)])
    before = game.ducats[:]
    game.asked.clear()
    game.initiative = 0
    window(game, "settlement_start")
    game.advance()
    gained = [now - then for now, then in zip(game.ducats, before, strict=True)]
    assert gained == [3 * CHARACTERS, 3 * CHARACTERS]


def test_an_effect_declared_against_yours_is_aimed_at_yours() -> None:
    game = table()
    mine, enemy = characters(game, 0)[0], characters(game, 1)[0]
    when = ("effect_declared", "opponent", "against_yours")
    for target, fits in ((mine, True), (enemy, False), (-1 - 0, True), (None, False)):
        item = (EFFECT_PLAYED, 1, enemy, 0, target, NOBODY, False)
        assert fits_item(game, 0, mine, when, item) is fits, target


def test_the_owner_discards_as_many_as_the_text_says() -> None:
    game = table()
    game.asked.clear()
    held = len(game.cards_at[HAND + 1])
    game.then(discard_hand, 0, characters(game, 0)[0], -2, NOBODY, "opponent", "any", 2, "owner")
    game.advance()
    for _ in range(2):
        [decision] = game.decisions
        assert (decision.seat, decision.question) == (1, "discard own")
        game.choose(decision.options[0], 1)
    assert len(game.cards_at[HAND + 1]) == held - 2


BOUND = [  # who is meant by ``opponent`` inside is whoever does not pay, or was picked: not chosen before
    ("unless_pays(each_opponent, pays(1), lose_ducats(1, opponent))", None),
    ("pick(opponent, lose_ducats(1, opponent))", None),
    ("pick(character(yours), lose_ducats(1, opponent))", ("opponent",)),
    ("may(lose_ducats(1, opponent))", ("opponent",)),
]


@pytest.mark.parametrize(("call", "target"), BOUND)
def test_what_is_chosen_at_the_declaration(call: str, target: Any) -> None:
    assert kind_with("effect", {"kind": "D", "do": [call]}).abilities[0].target == target


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("character", {"kind": "P", "when": ["any_moment()"], "do": ["draw(1)"]}, "names its moments"),
    ("thrust", {"kind": "P", "when": ["turn_start(you)"], "do": ["draw(1)"]}, "is not in play"),
    ("thrust", {"kind": "R", "when": ["turn_start(you)"], "do": ["draw(1)"]}, "no thrust can be played"),
    ("thrust", {"kind": "R", "when": ["exchange_slot()"], "do": ["draw(1)"]}, "no thrust can be played"),
    ("effect", {"kind": "P", "when": ["turn_start(you)"], "do": ["draw(1)"]}, "never in play"),
    (
        "effect",
        {"kind": "R", "when": ["exchange_slot(yours)"], "do": ["attach(character())"]},
        "nothing can be attached",
    ),
    (
        "estate",
        {"kind": "R", "when": ["exchange_slot(yours)"], "cost": ["tap(character(yours))"], "do": ["draw(1)"]},
        "no chosen card tapped",
    ),
    ("estate", {"kind": "P", "when": ["moved(self)"], "do": ["draw(1)"]}, "'self' means nothing"),
    ("effect", {"kind": "R", "when": ["card_tapped(host)"], "do": ["draw(1)"]}, "'host' means nothing"),
    ("equipment", {"kind": "P", "when": ["card_discarded(host)"], "do": ["draw(1)"]}, "never the only one"),
    (
        "character",
        {"kind": "R", "when": ["was_killed(self)"], "cost": ["tap(self)"], "do": ["draw(1)"]},
        "has left play",
    ),
    ("estate", {"kind": "P", "when": ["game_end()"], "do": ["draw(1, that_player)"]}, "no player is meant"),
    ("estate", {"kind": "D", "do": ["draw(1, that_player)"]}, "no player is meant"),
    ("character", {"kind": "D", "do": ["draw(1, 2)"]}, "2 is not player"),
    ("character", {"kind": "D", "cost": ["pay(self)"], "do": ["draw(1)"]}, "self is not value"),
    ("character", {"kind": "R", "do": ["draw(1)"]}, "a reply says what it answers"),
    ("character", {"kind": "D", "when": ["deployed(you)"], "do": ["draw(1)"]}, "waits for no moment"),
    ("character", {"kind": "T", "do": ["draw(1)"]}, "cannot have a text of kind 'T'"),
    ("effect", {"kind": "R", "when": ["killed(self)"], "do": ["draw(1)"]}, "'self' means nothing"),
    ("effect", {"kind": "D", "cost": ["tap(self)"], "do": ["draw(1)"]}, "is not in play"),
    ("effect", {"kind": "D", "do": ["negate(card)"]}, "refers to what is answered"),
    ("character", {"kind": "P", "do": ["szabla(szabla_of(self), self)"]}, "cannot ask for Szabla"),
    ("character", {"kind": "P", "do": ["szabla(kreski_of(chosen), self)"]}, "nothing is 'chosen'"),
    ("character", {"kind": "D", "do": ["keyword(elekt, chosen, round)"]}, "nothing is chosen"),
    (
        "character",
        {"kind": "D", "do": ["tap(character(opponent))", "untap(character(yours))"]},
        "two different things are chosen",
    ),
    ("estate", {"kind": "P", "cost": ["pay(1)"], "do": ["szabla(1, self)"]}, "that always applies has none"),
    ("estate", {"kind": "P", "limit": "turn", "do": ["szabla(1, self)"]}, "that always applies has none"),
    (
        "estate",
        {"kind": "P", "when": ["turn_start(you)"], "cost": ["pay(1)"], "do": ["draw(1)"]},
        "works by itself has none",
    ),
    (
        "estate",
        {"kind": "P", "when": ["turn_start(you)"], "limit": "turn", "do": ["draw(1)"]},
        "works by itself has none",
    ),
    ("estate", {"kind": "D"}, "it is missing"),
    ("thrust", {"kind": "D", "do": ["draw(1)"]}, "cannot have a text of kind 'D'"),
    ("strategy", {"kind": "D", "cost": ["discard(self)"], "do": ["draw(1)"]}, "never discarded"),
    ("character", {"kind": "P", "do": ["given(own_turn, protect(discard, self))"]}, "no condition"),
    ("character", {"kind": "P", "do": ["szabla(1, host)"]}, "has no host"),
    ("character", {"kind": "D", "do": ["attach(character())"]}, "only an effect is attached"),
    (
        "effect",
        {"kind": "D", "do": ["attach(character())", "tap(character(opponent))"]},
        "only an effect is attached",
    ),
    (
        "effect",
        {"kind": "P", "when": ["turn_start(you)"], "do": ["attach(character())"]},
        "is attached by a deed",
    ),
    ("estate", {"kind": "P", "do": ["as_your_faction(yours(tapped))"]}, "asks for keywords only"),
    ("estate", {"kind": "P", "do": ["second_weapon(self)"]}, "means nothing in [[estate]]"),
    ("character", {"kind": "D", "do": ["search(character(), to_hand, to_hand)"]}, "appears twice"),
    ("estate", {"kind": "P", "do": ["may(agitate, yours(may_agitate))"]}, "cannot ask who may agitate"),
    ("character", {"kind": "D", "cost": ["pay(lafa_of(that))"], "do": ["draw(1)"]}, "it is not settled yet"),
]


def test_every_reason_against_a_text_is_shown() -> None:
    """Whatever the reading of texts refuses, some wrong text here is refused by it."""
    text = Path(reading.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    given = set()
    for family, ability, _ in WRONG:
        with pytest.raises(BadFile) as wrong:
            kind_with(family, ability)
        given |= {each.kind for each in wrong.value.reasons}
    assert kinds - given == {"influence"}  # which is no text of this sort


@pytest.mark.parametrize(("family", "ability", "reason"), WRONG)
def test_what_would_do_nothing_or_stop_the_game_is_refused(
    family: str, ability: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadFile) as wrong:
        kind_with(family, ability)
    assert reason in wrong.value.reason
    assert wrong.value.line == 5
    assert wrong.value.remedy


def test_all_mistakes_are_named_at_once() -> None:
    tree = tree_of("veto")
    tree["character"][0]["ability"] = [{"kind": "D", "do": ["draw(you)", "fly()"]}]
    tree["estate"][1]["origin"] = "rumour"
    with pytest.raises(BadPack) as wrong:
        game_spec("veto").read_pack(toml(tree), "mine.toml")
    assert len(wrong.value.mistakes) == 3
    assert str(wrong.value).count("mine.toml, line ") == 3
    lines = [bad.line for bad in wrong.value.mistakes]
    assert lines == sorted(lines)
    assert lines[0] == lines[1] < lines[2]


def test_a_deck_names_all_unknown_cards() -> None:
    text = '[deck]\nfaction = "dvor"\nstrategy = "plan"\n[cards]\nnobody = 1\nnothing = 2\n'
    with pytest.raises(BadPack) as wrong:
        read_deck(house_pack("veto"), text, "deck.toml")
    assert [bad.line for bad in wrong.value.mistakes] == [2, 3, 5, 6]


def test_a_pack_without_decks_says_so() -> None:
    tree = tree_of("veto")
    del tree["deck"]
    spec, pack = game_spec("veto"), game_spec("veto").read_pack(toml(tree), "mine.toml")
    with pytest.raises(BadSetting, match="comes without decks"):
        spec.settings(2, 1, pack)


# --- a pack is what differs ---------------------------------------------------------------------------

MINE = """# my box
[pack]
id = "mine"
game = "elekt"
version = 1
extends = "house"
name = { pl = "Moje" }

[[unit]]
id = "my-widow"
instead_of = "ash-widow"
name = { pl = "Wdowa" }
rank = "elite"
type = "spectre"
when = "destroyed"
effect = ["gain_heat(1, owner)"]
text = { pl = "Zbierz 1 Żar." }
origin = "box"
"""


def test_a_pack_is_what_differs_from_the_house() -> None:
    pack, house = own_pack("elekt", MINE, "mine.toml"), house_pack("elekt")
    ids = [kind.id for kind in house.kinds]
    ids[ids.index("ash-widow")] = "my-widow"
    assert [kind.id for kind in pack.kinds] == ids
    widow = next(kind for kind in pack.kinds if kind.id == "my-widow")
    assert widow.origin == "box"
    assert widow.text["en"] == "[pl] Zbierz 1 Żar."
    assert pack.hash != house.hash


def test_a_mistake_in_such_a_pack_has_the_line_of_its_file() -> None:
    wrong = MINE.replace("gain_heat(1, owner)", "gain_heat(1)").replace('"elite"', '"high"')
    with pytest.raises(BadPack) as bad:
        own_pack("elekt", wrong, "mine.toml")
    assert [each.line for each in bad.value.mistakes] == [13, 16]
    with pytest.raises(BadFile, match=r"line 9, .*no unit 'ash' to replace"):
        own_pack("elekt", MINE.replace('"ash-widow"', '"ash"'), "mine.toml")
    with pytest.raises(BadFile, match="no pack 'nowhere' to extend"):
        own_pack("elekt", MINE.replace('"house"', '"nowhere"'), "mine.toml")
