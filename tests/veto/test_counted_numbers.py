"""What is counted where a number may stand: prices, limits, bounds; nothing at all, and circles."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.errors import BadFile
from interrex.games.veto.permissions import thrust_limits, upkeep
from interrex.games.veto.result import kills_at
from interrex.games.veto.rounds import bribe_rate
from interrex.games.veto.settlement import adjust_hand, hand_limit
from interrex.games.veto.szabla import szabla
from interrex.games.veto.table import DISCARD, HAND, Veto
from interrex.games.veto.traits import elekt_limit, kreski_trait, passes
from interrex.match import scenario
from tests.packs.boxes import pack_with
from tests.veto.three_companies import A, B, C, named

HEAD = """
[scenario]
id = "counted"
game = "veto"
title = "Counted"
rules = []
rulings = { RULINGS }

[given]
seats = 3
initiative = "A"
kreski = { A = 4, B = 7, C = 1 }
ducats = { A = 3, B = 8, C = 5 }
hand = { A = ["note", "blank-card"], B = ["blank-card"], C = ["blank-card", "blank-card"] }
company.A = ["ann +banner", "abe tapped"]
company.B = ["bob", "ben"]
company.C = ["cid"]
blanks = [
"""
CARDS: dict[str, dict[str, Any]] = {
    "ann": {"szabla": 3, "kreski": 2, "lafa": "1"},
    "abe": {"szabla": 5, "kreski": 0, "lafa": "4"},
    "bob": {"szabla": 3, "kreski": 1, "lafa": "2"},
    "ben": {"szabla": 1, "kreski": 3, "lafa": "6"},
    "cid": {"szabla": 2, "kreski": 1, "lafa": "3"},
    "banner": {"family": "effect"},
    "note": {"family": "effect"},
}


def ability(kind: str, *do: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "do": list(do), **more}


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def position(rulings: str = "", **texts: dict[str, Any]) -> Veto:
    """Three companies, in which some cards have a text."""
    cards = [
        {"id": name, **fields, **({"ability": [texts[name]]} if name in texts else {})}
        for name, fields in CARDS.items()
    ]
    text = (
        HEAD.replace("RULINGS", rulings)
        + ",\n".join(map(toml, cards))
        + '\n]\n[[step]]\nthen.asked = "A turn"\n'
    )
    game = scenario.read(text, "counted.toml").position()
    assert isinstance(game, Veto)
    return game


def words(game: Veto, start: str = "") -> list[str]:
    return [word for word in game.decisions[0].options if word.startswith(start)]


def bene(game: Veto) -> None:
    """Everybody lets it happen."""
    while game.decisions[0].question in ("reply", "moment"):
        game.choose("bene", game.decisions[0].seat)


# --- circles ----------------------------------------------------------------------------------------------


def test_texts_that_count_each_other_come_to_a_number() -> None:
    """Kreski that are counted for Kreski are those without what is counted."""
    game = position(
        ann=ability("P", "szabla(kreski_of(self), self)"),
        banner=ability("P", "kreski_trait(szabla_of(host), host)"),
    )
    ann = named(game, "ann")
    assert kreski_trait(game, ann) == 2 + (3 + 2)
    assert szabla(game, ann) == 3 + kreski_trait(game, ann)
    assert (kreski_trait(game, ann), szabla(game, ann)) == (7, 10)  # asked again: nothing is left behind


def test_who_may_agitate_and_szabla_may_ask_for_each_other() -> None:
    game = position(
        ann=ability("P", "szabla(count(character(may_agitate)), self)"),
        bob=ability("P", "cannot(agitate, others(max_szabla(2)))"),
    )
    ann, ben, cid = (named(game, name) for name in ("ann", "ben", "cid"))
    assert szabla(game, ann) == 3 + 2  # ann and bob: abe is tapped
    assert [passes(game, A, ann, "may_agitate", card) for card in (ann, ben, cid)] == [True, False, False]


@pytest.mark.parametrize(
    ("family", "text"),
    [
        ("character", "szabla(szabla_of(enemy_fighter), self)"),
        ("character", "szabla(count(character(max_szabla(3))), self)"),
        ("character", "szabla(1, yours(max_kreski(szabla_of(self))))"),
        ("equipment", "kreski_trait(kreski_of(host), host)"),
        ("equipment", "kreski_trait(count(character(min_kreski(1))), host)"),
        ("character", "cannot(agitate, yours(max_szabla(count(character(may_agitate)))))"),
    ],
)
def test_a_text_does_not_ask_for_what_it_changes(family: str, text: str) -> None:
    with pytest.raises(BadFile, match=r"cannot ask (for Szabla|for Kreski|who may agitate)"):
        pack_with("veto", (family, 0, {"ability": [ability("P", text)]}))


# --- prices -----------------------------------------------------------------------------------------------


def test_a_price_by_what_is_chosen_is_judged_and_paid_for_each() -> None:
    """VT-322, VT-323"""
    text = ability("D", "tap(character())", cost=["pay(lafa_of(chosen))"])
    game = position('unaffordable_text = "forbidden"', ann=text)
    assert words(game, "use ann") == ["use ann on ann", "use ann on bob", "use ann on cid"]
    with pytest.raises(Exception, match="VT-323"):
        game.choose("use ann on ben", A)
    game.choose("use ann on cid", A)
    bene(game)
    assert game.ducats[A] == 0


@pytest.mark.parametrize("bearer", ["note", "ann"])
def test_a_price_by_the_chosen_opponent_is_judged_for_each(bearer: str) -> None:
    """A has 4 kreski; B has 7 and C one."""
    text = ability("D", "lose_ducats(1, opponent)", cost=["return_kreski(you, held_kreski(opponent))"])
    game = position(**{bearer: text})
    verb = "play note" if bearer == "note" else "use ann"
    assert words(game, verb) == [f"{verb} on C"]
    game.choose(f"{verb} on C", A)
    bene(game)
    assert (game.kreski[A], game.ducats[2]) == (3, 4)


def test_what_is_chosen_and_cannot_be_paid_has_no_result() -> None:
    """VT-324 Under the other reading it may be declared."""
    text = ability("D", "tap(character())", cost=["pay(lafa_of(chosen))"])
    game = position('unaffordable_text = "allowed"', ann=text)
    assert "use ann on ben" in words(game)
    game.choose("use ann on ben", A)
    bene(game)
    assert (game.ducats[A], game.tapped >> named(game, "ben") & 1) == (3, 0)


def test_a_price_by_what_is_answered() -> None:
    """VT-331 The kreski of the card that agitates are returned for its negation, by whoever has them."""
    text = ability(
        "R",
        "negate(agitation)",
        when=["agitation_declared(opponent)"],
        cost=["return_kreski(you, kreski_of(that))"],
    )
    game = position(bob=text, cid=text)
    game.choose("agitate with ann", A)
    assert (game.decisions[0].seat, words(game, "bob")) == (B, ["bob"])
    game.choose("bene", B)
    assert (game.decisions[0].seat, words(game, "cid")) == (C, [])  # he has one, and ann's are two
    dear = position(bob=text, cid=text)
    dear.choose("agitate with ann", A)
    dear.choose("bob", B)
    bene(dear)
    assert dear.kreski == [4, 5, 1]


def test_the_card_itself_is_not_counted_among_those_in_hand() -> None:
    """VT-911 What is asked for before the card is shown is what is paid for it."""
    text = ability("D", "ducats(9)", cost=["return_kreski(you, twice(twice(held_cards(you))))"])
    game = position(note=text)
    assert words(game, "play note") == ["play note"]
    game.choose("play note", A)
    bene(game)
    assert (game.kreski[A], game.ducats[A]) == (0, 12)


def test_each_opponent_is_asked_for_a_part_of_his_own() -> None:
    text = ability(
        "D", "unless_pays(each_opponent, pays_you(half(held_ducats(opponent))), return_kreski(opponent, 1))"
    )
    game = position(ann=text)
    game.choose("use ann", A)
    bene(game)
    game.choose("pay", B)
    game.choose("pay", C)
    assert game.ducats == [3 + 4 + 2, 4, 3]


# --- how many ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "asked"),
    [
        ("count(estate())", []),
        ("count(character(tapped))", ["use"]),
        ("held_cards(opponent)", ["choose", "choose"]),
    ],
)
def test_up_to_as_many_as_are_counted(number: str, asked: list[str]) -> None:
    """VT-914 None: the text works on nothing. One is named at once, several one after another."""
    game = position(ann=ability("D", f"tap(character(untapped), up_to({number}))", "ducats(1)"))
    if asked == ["use"]:
        assert "use ann on bob" in words(game)
        game.choose("use ann on bob", A)
    else:
        assert words(game, "use ann") == ["use ann"]
        game.choose("use ann", A)
        for name in ("bob", "ben")[: len(asked)]:
            assert game.decisions[0].question == "choose"
            game.choose(name, A)
    bene(game)
    tapped = [name for name in ("bob", "ben", "cid") if game.tapped >> named(game, name) & 1]
    assert (len(tapped), game.ducats[A]) == (len(asked), 4)


@pytest.mark.parametrize("text", ["peek_order", "peek_take"])
def test_of_no_cards_none_are_looked_at(text: str) -> None:
    rest = ", pay_each(count(estate()))" if text == "peek_take" else ""
    game = position(ann=ability("D", f"{text}(count(estate()){rest})"))
    game.choose("use ann", A)
    bene(game)
    assert game.decisions[0].question == "turn"


def test_where_nothing_is_discarded_nobody_looks_at_the_hand() -> None:
    game = position(ann=ability("D", "discard_hand(each_opponent, any, count(estate()), you)"))
    game.choose("use ann", A)
    bene(game)
    assert game.decisions[0].question == "turn"
    assert not any(line[0] == "looked_at_hand" for line in game.told)


def test_more_than_there_are_is_all_there_are() -> None:
    game = position(
        ann=ability(
            "D", "discard_hand(each_opponent, any, twice(twice(30)), owner)", "peek_order(held_kreski(you))"
        )
    )
    game.choose("use ann", A)
    bene(game)
    while game.decisions[0].question == "discard own":
        game.choose(game.decisions[0].options[0], game.decisions[0].seat)
    assert [len(game.cards_at[HAND + seat]) for seat in (B, C)] == [0, 0]
    assert game.decisions[0].question == "put back"


# --- limits -----------------------------------------------------------------------------------------------


def test_limits_that_come_to_nothing() -> None:
    """A bribe of one ducat is the least that counts, a difference of one the least that is won by."""
    none = "count(estate())"
    game = position(
        ann=ability("P", f"bribe_rate({none})", f"kill_margin({none}, self)", f"elekt_limit({none})"),
        bob=ability("P", "hand_max(minus(held_kreski(you)))", "thrust_limit(minus(held_kreski(you)), self)"),
        cid=ability(
            "P", "bribe_rate(held_ducats(you))", "elekt_limit(held_ducats(you))", "hand_max(held_kreski(you))"
        ),
    )
    assert [bribe_rate(game, seat) for seat in (A, B, C)] == [1, 3, 5]
    assert [elekt_limit(game, seat) for seat in (A, B, C)] == [1, 1, 5]
    assert [hand_limit(game, seat) for seat in (A, B, C)] == [6, 0, 7]
    assert kills_at(game, named(game, "ann")) == 1
    assert thrust_limits(game, named(game, "bob")) == (0, 0)


def test_of_a_hand_that_counts_itself_the_last_card_is_seen() -> None:
    """VT-805 The limit rises with every card that goes: three of six are kept."""
    game = position(ann=ability("P", "hand_max(minus(held_cards(you)))"), abe=ability("D", "draw(4)"))
    game.choose("use abe", A)
    bene(game)
    game.asked.clear()
    assert len(game.cards_at[HAND + A]) == 6
    game.then(adjust_hand, A)
    game.advance()
    shown = []
    while game.asked and game.decisions[0].question == "discard down":
        told = len(game.told)
        game.choose(game.decisions[0].options[0], A)
        shown.append("discarded" in [line[0] for line in game.told[told:]])
    assert len(game.cards_at[HAND + A]) == 3
    assert shown == [False, False, True]
    assert game.pinned[game.cards_at[DISCARD + A][-1]]


def test_no_treasury_grows_by_itself_without_an_end() -> None:
    income = ability("P", "income(twice(twice(held_ducats(you))), each(any))")
    game = position(ann=income, bob=ability("D", "ducats(twice(held_ducats(you)))"))
    before = upkeep(position(), A)
    game.ducats[A] = 500
    assert upkeep(game, A) == before + 999
    game.choose("bene", A)
    game.ducats[B] = 800
    game.choose("use bob", B)
    bene(game)
    assert game.ducats[B] == 800 + 999


# --- what does not go together ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (ability("D", "draw(1)", cost=["pay(lafa_of(chosen))"]), "nothing is chosen"),
        (ability("D", "draw(1)", cost=["pay(kreski_of(host))"]), "has no host"),
        (
            ability("R", "tap(character())", when=["exchange_slot()"], cost=["pay(lafa_of(chosen))"]),
            "no price depends on what is chosen",
        ),
        (ability("P", "hand_max(kreski_of(that))"), "nothing is 'that'"),
        (ability("D", "tap(character(), up_to(2))", cost=["pay(lafa_of(chosen))"]), "what 'chosen' means"),
        (ability("D", "draw(1)", cost=["pay(lafa_of(that))"]), "what 'that' means"),
    ],
)  # fmt: skip
def test_a_price_speaks_of_what_there_is(text: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        pack_with("veto", ("character", 0, {"ability": [text]}))


def test_an_effect_on_its_way_to_a_host_has_none_to_be_paid_for() -> None:
    text = ability("D", "attach(character(any))", cost=["pay(lafa_of(host))"])
    with pytest.raises(BadFile, match="what 'host' means"):
        pack_with("veto", ("effect", 0, {"ability": [text]}))


@pytest.mark.parametrize(
    "cost", [["tap(self)"], ["pay(1)"], ["pay(lafa_of(self))"], ["pay(held_cards(you))"]]
)
def test_in_a_slot_a_text_chooses_where_its_price_does_not_depend_on_it(cost: list[str]) -> None:
    """At another moment a price may depend on what is chosen."""
    slot = ability("R", "tap(character())", when=["exchange_slot()"], cost=cost)
    deed = ability("D", "tap(character())", cost=["pay(lafa_of(chosen))"])
    pack = pack_with("veto", ("character", 0, {"ability": [slot, deed]}))
    kind = next(each for each in pack.kinds if len(each.abilities) == 2 and each.abilities[0].letter == "R")
    assert [each.is_priced_by_choice for each in kind.abilities] == [False, True]
