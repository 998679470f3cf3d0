"""What a text chooses at its declaration, and how options of one word are told apart (VT-914, VT-1034)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.effects import Effect
from interrex.games.veto.duel import begin
from interrex.games.veto.reading import aims, calls_in, choices_in
from interrex.games.veto.slots import slot_options, usable_under
from interrex.games.veto.table import BARRED, CHALLENGED, CHALLENGER, changed
from interrex.games.veto.view import stack_view

from .laws import decisions_of
from .test_given import named, position

AIMS: list[tuple[str, tuple[Any, ...], bool]] = [
    ("draw", (1,), False),
    ("draw", (1, "opponent"), True),
    ("ducats", (2, "opponent"), False),  # whoever that is, he is paid
    ("ducats", (("lafa_of", "that"),), True),
    ("ducats", (("lafa_of", "self"),), True),
    ("ducats", (("count", ("own", "character")),), False),
    ("discard", (("estate", "opponent"),), True),
    ("tap", (("character",),), True),
    ("tap", (("equipment", "own"),), True),
    ("tap", (("effect",),), True),
    ("tap", ("chosen",), True),
    ("tap", ("that",), True),
    ("tap", ("self",), False),
    ("attach", (), True),
    ("both", (("draw", 1), ("tap", ("character",))), True),
    ("both", (("draw", 1), ("tap", "self")), False),
    ("given", ("duel", ("tap", ("character",))), True),
    ("given", ("duel", ("draw", 1)), False),
    ("unless_pays", ("opponent", 2, ("draw", 1)), True),
    ("pick", ("opponent", ("lose_ducats", 1, "opponent")), False),  # who was picked is not chosen before
    ("search", (("character",),), False),
    ("for_each", (("character",), ("draw", 1)), False),
]


@pytest.mark.rules("VT-914")
@pytest.mark.parametrize(("verb", "args", "aimed"), AIMS)
def test_a_text_that_speaks_of_what_is_chosen_aims(verb: str, args: tuple[Any, ...], aimed: bool) -> None:
    assert aims(verb, args) == aimed


@pytest.mark.parametrize(
    ("verb", "args", "inside"),
    [
        ("draw", (1,), ["draw"]),
        ("both", (("draw", 1), ("tap", "self")), ["both", "draw", "tap"]),
        ("given", ("duel", ("both", ("draw", 1), ("tap", "self"))), ["given", "both", "draw", "tap"]),
        ("unless_pays", ("opponent", 2, ("tap", "self")), ["unless_pays", "tap"]),
        ("per", (("count", "x"), ("draw", 1)), ["per", "draw"]),
        ("for_each", (("character",), ("draw", 1)), ["for_each", "draw"]),
        ("pick", ("opponent", ("draw", 1, "opponent")), ["pick", "draw"]),
        ("may", (("draw", 1),), ["may", "draw"]),
        ("may", ("agitate",), ["may"]),
        ("choose_one", (("draw", 1), ("tap", "self")), ["choose_one", "draw", "tap"]),
    ],
)
def test_the_verbs_inside_a_verb(verb: str, args: tuple[Any, ...], inside: list[str]) -> None:
    assert [name for name, _ in calls_in(verb, args)] == inside


@pytest.mark.rules("VT-1034", "VT-967")
@pytest.mark.parametrize("seat", range(3))
def test_equal_equipment_that_is_handed_on_is_told_apart_by_who_has_it(seat: int) -> None:
    game = position(
        f'initiative = "{"ABC"[seat]}"\n'
        f'company = {{ {"ABC"[seat]} = ["roch-kowalski +batorowka", "tyzenhauz +batorowka", "uhlik"] }}\n'
        f'hand = {{ {"ABC"[seat]} = ["blank-card"] }}',
        'equipment_transfer = "trifle"',
    )
    words = [word for word in game.option_words() if word.startswith("hand batorowka to uhlik")]
    assert sorted(words) == [
        "hand batorowka to uhlik instead of roch-kowalski",
        "hand batorowka to uhlik instead of tyzenhauz",
    ]
    game.choose("hand batorowka to uhlik instead of tyzenhauz")
    hosts = {
        game.kinds[host].id
        for card, host in enumerate(game.host)
        if game.kinds[card].id == "batorowka" and host >= 0
    }
    assert hosts == {"roch-kowalski", "uhlik"}


@pytest.mark.rules("VT-R52", "VT-914")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("others", [[], ["batorowka"], ["batorowka", "kolczuga"]])
def test_a_used_text_whose_target_is_gone_finds_another_if_there_is_one(seat: int, others: list[str]) -> None:
    """VT-R52 None is nothing, one is taken, among several is chosen."""
    mine, its = "ABC"[seat], "ABC"[(seat + 1) % 3]
    arms = " ".join(f"+{each}" for each in ("charm", *others))
    reply = '{ kind = "R", when = ["ability_declared(any)"], cost = ["discard(self)"], do = ["ducats(1)"] }'
    game = position(
        f"""
initiative = "{mine}"
blanks = [
    {{ id = "charm", family = "equipment", lafa = "1", ability = [{reply}] }},
    {{ id = "breaker", ability = [{{ kind = "D", do = ["discard(equipment(opponent))"] }}] }},
]
company = {{ {mine} = ["breaker"], {its} = ["roch-kowalski {arms}"] }}
""",
        'target_gone = "retarget"',
    )
    game.choose("use breaker on charm")
    game.choose("charm")
    while game.questions[0].name == "reply":
        game.choose("bene")
    if len(others) > 1:
        assert (game.questions[0].seat, game.option_words()) == (seat, tuple(others))
        game.choose("kolczuga")
    assert game.questions[0].name == "turn"
    left = {game.kinds[card].id for card, host in enumerate(game.host) if host >= 0}
    assert left == ({"batorowka"} if len(others) > 1 else set())


@pytest.mark.rules("VT-1301")
@pytest.mark.parametrize("answer", ["pay", "do not pay"])
@pytest.mark.parametrize("seat", range(3))
def test_who_does_not_pay_bears_it_where_it_was_aimed(seat: int, answer: str) -> None:
    """The card that was chosen at the declaration, not whoever pays; of several cards that one."""
    mine, its = "ABC"[seat], "ABC"[(seat + 1) % 3]
    text = "unless_pays(each_opponent, pays(1), tap(character(opponent)))"
    game = position(
        f"""
initiative = "{mine}"
ducats = {{ A = 3, B = 3, C = 3 }}
blanks = [{{ id = "bully", ability = [{{ kind = "D", do = ["{text}"] }}] }}]
company = {{ {mine} = ["bully"], {its} = ["roch-kowalski", "uhlik"] }}
"""
    )
    game.choose("use bully on uhlik")
    while game.questions[0].name == "reply":
        game.choose("bene")
    for other in (1, 2):
        assert game.questions[0].seat == (seat + other) % 3
        game.choose(answer)
    tapped = {kind.id for card, kind in enumerate(game.kinds) if game.tapped >> card & 1}
    assert tapped - {"bully"} == ({"uhlik"} if answer == "do not pay" else set())
    assert game.ducats == [3 - (other != seat and answer == "pay") for other in range(3)]


def test_an_item_of_the_stack_is_shown_with_what_it_answers() -> None:
    """Its number from below, counted from 1, and its card; or the card or the player it is aimed at."""
    answering = aimed = 0
    for seed in range(12):
        for game in decisions_of(seed, 200):
            for at, (what, seat, card, _, target, answers, _) in enumerate(game.stack):
                shown = stack_view(game, at)
                assert (shown.seat, shown.what, shown.card) == (seat, what, game.kinds[card].id)
                assert shown.negated == bool(game.negated & 1 << at)
                if 0 <= answers < at:
                    below = stack_view(game, shown.answers - 1)
                    assert shown.answers == answers + 1
                    assert (shown.aim, shown.at_seat) == (below.card, -1)
                    answering += 1
                else:
                    assert shown.answers == 0
                    assert not (shown.aim and shown.at_seat >= 0)
                    aimed += (
                        shown.aim == game.kinds[target].id if isinstance(target, int) and shown.aim else 0
                    )
    assert answering
    assert aimed


@pytest.mark.rules("VT-216", "VT-1071")
@pytest.mark.parametrize("seat", range(3))
def test_whose_text_is_switched_off_may_favour_and_not_reply(seat: int) -> None:
    """VT-R67 A Niewiasta keeps her favour; what is printed on her does not work."""
    mine, its = "ABC"[seat], "ABC"[(seat + 1) % 3]
    reply = (
        '{ kind = "R", when = ["exchange_slot(companion_fights)"], do = ["szabla(1, your_fighter, duel)"] }'
    )
    game = position(
        f"""
blanks = [{{ id = "lady", keywords = ["niewiasta"], ability = [{reply}] }}]
company = {{ {mine} = ["lady", "uhlik"], {its} = ["roch-kowalski"] }}
"""
    )
    lady = named(game, "lady")
    begin(game, named(game, "uhlik"), named(game, "roch-kowalski"), 0)
    assert slot_options(game, CHALLENGER) == ["bene", ("favour", lady), ("use", lady, 0)]
    game.lasting.append(("blank", lady))
    changed(game)
    assert slot_options(game, CHALLENGER) == ["bene", ("favour", lady)]


@pytest.mark.parametrize("side", [CHALLENGER, CHALLENGED])
def test_who_is_barred_from_thrusts_has_none_and_the_other_has(side: int) -> None:
    game = position(
        'company = { A = ["uhlik ~finta"], B = ["roch-kowalski ~finta"] }\n'
        'hand = { A = ["wypad", "finta"], B = ["wypad", "finta"] }'
    )
    begin(game, named(game, "uhlik"), named(game, "roch-kowalski"), 0)

    def thrusts(which: int) -> set[str]:
        options = [each for each in slot_options(game, which) if isinstance(each, tuple)]
        return {game.kinds[card].id for what, card, *_ in options if what == "thrust"}

    free = [thrusts(CHALLENGER), thrusts(CHALLENGED)]
    assert all(free)
    assert [usable_under(game, seat) for seat in range(2)] == [True, True]
    game.duel[BARRED + side] = 2
    assert thrusts(side) == set()
    assert thrusts(1 - side) == free[1 - side]
    assert [usable_under(game, seat) for seat in (side, 1 - side)] == [False, True]


@pytest.mark.parametrize(
    ("args", "chosen"),
    [
        ((("estate", "opponent"),), [("estate", "opponent")]),
        ((("held_ducats", "opponent"),), [("opponent",)]),
        ((("held_ducats", "you"),), []),
        ((("count", ("character", "opponent")),), []),
        ((1, "opponent"), [("opponent",)]),
        ((("character",), "opponent"), [("character",), ("opponent",)]),
    ],
)
def test_what_is_chosen_at_the_declaration(args: tuple[Any, ...], chosen: list[Any]) -> None:
    """Cards, and an opponent, also where only what he holds is counted; each once."""
    text = Effect("tap", print, args)
    found = choices_in((), (text, text))
    assert sorted(map(str, found)) == sorted(map(str, chosen))
