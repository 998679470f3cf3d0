"""The position of a scenario of Veto!: everything that [given] names lies where it says, at every seat."""

from __future__ import annotations

import pytest

from interrex.games.veto.table import (
    DECK,
    DISCARD,
    GAME_PHASE,
    HAND,
    KRESKI,
    NOBODY,
    PLAY,
    REMOVED,
    SETUP,
    UNDER,
    Veto,
    faction_card,
    is_tapped,
)
from interrex.match import scenario

HEAD = (
    '[scenario]\nid = "x"\ngame = "veto"\ntitle = "x"\nrules = []\nrulings = {{ {} }}\n[given]\nseats = 3\n'
)
PEOPLE = (
    'company = { A = ["roch-kowalski"], B = ["uhlik"], C = ["tyzenhauz"] }\n'  # somebody can do something
)
LETTERS = "ABC"
SEATS = range(3)


def position(lines: str, rulings: str = "") -> Veto:
    game = scenario.read(f"{HEAD.format(rulings)}{lines}\n[[step]]\n", "given.toml").position()
    assert isinstance(game, Veto)
    return game


def ids(game: Veto, place: int) -> list[str]:
    return [game.kinds[card].id for card in game.cards_at[place]]


def named(game: Veto, name: str) -> int:
    return next(card for card, kind in enumerate(game.kinds) if kind.id == name)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("field", "place"), [("hand", HAND), ("discard", DISCARD), ("removed", REMOVED), ("deck", DECK)]
)
def test_cards_lie_with_whoever_is_named(field: str, place: int, seat: int) -> None:
    game = position(f'{field} = {{ {LETTERS[seat]} = ["finta", "wiwat"] }}')
    for other in SEATS:
        held = ids(game, place + other)
        assert ("finta" in held and "wiwat" in held) == (other == seat)
    if field == "deck":
        assert ids(game, place + seat) == ["wiwat", "finta"]  # the first one named lies on top
        assert ids(game, DECK + (seat + 1) % 3) != []


@pytest.mark.parametrize("seat", SEATS)
def test_what_somebody_has_done_is_noted_for_him_alone(seat: int) -> None:
    letter = LETTERS[seat]
    game = position(
        f'{PEOPLE}influenced = ["{letter}"]\nagitated = ["{letter}"]\nfaction_tapped = ["{letter}"]\n'
        f'election = "{letter}"\ninitiative = "{letter}"\nkilled = {{ {letter} = 2 }}'
    )
    assert (game.influenced, game.agitated) == (1 << seat, 1 << seat)
    assert (game.election, game.initiative, game.voice) == (seat, seat, seat)
    assert [is_tapped(game, faction_card(game, other)) for other in SEATS] == [
        other == seat for other in SEATS
    ]
    assert game.killed == [2 if other == seat else 0 for other in SEATS]
    assert (game.phase, game.round) == (GAME_PHASE, 3)


@pytest.mark.parametrize("seat", SEATS)
def test_counters_are_those_of_their_seat_and_the_rest_is_usual(seat: int) -> None:
    letter = LETTERS[seat]
    game = position(f"{PEOPLE}round = 7\nducats = {{ {letter} = 3 }}\nkreski = {{ {letter} = 8 }}")
    assert game.ducats == [3 if other == seat else 10 for other in SEATS]
    assert game.kreski == [8 if other == seat else 5 for other in SEATS]
    assert game.pool == KRESKI[3] - 18
    assert game.opening == tuple(game.ducats)
    assert game.round == 7
    quiet = position(PEOPLE)
    assert (quiet.influenced, quiet.agitated, quiet.election) == (0, 0, NOBODY)


@pytest.mark.parametrize("seat", SEATS)
def test_a_company_with_all_that_belongs_to_it(seat: int) -> None:
    letter, other = LETTERS[seat], LETTERS[(seat + 1) % 3]
    game = position(
        f'company = {{ {letter} = ["roch-kowalski tapped magnates +batorowka +{other}:infamia ~finta", '
        f'"{other}:uhlik lent"] }}\nestates = {{ {letter} = ["latyfundium tapped"] }}'
    )
    bearer, guest, estate = (named(game, name) for name in ("roch-kowalski", "uhlik", "latyfundium"))
    assert {game.kinds[card].id for card in range(len(game.kinds)) if game.host[card] == bearer} == {
        "batorowka", "infamia",
    }  # fmt: skip
    assert (is_tapped(game, bearer), game.fields >> bearer & 1) == (True, 1)
    assert (is_tapped(game, guest), game.fields >> guest & 1) == (False, 0)
    assert game.where[bearer] == game.where[guest] == PLAY + seat
    assert (game.owner[bearer], game.owner[guest]) == (seat, (seat + 1) % 3)
    assert game.lasting == [("control", guest, (seat + 1) % 3)]
    assert ids(game, UNDER + game.slot[bearer]) == ["finta"]
    assert (game.where[estate], is_tapped(game, estate)) == (PLAY + seat, True)


def test_a_game_may_begin_with_the_first_hands() -> None:
    game = position('moment = "first hands"\nhand = { A = ["finta"], B = ["finta"], C = ["finta"] }')
    assert (game.phase, game.round, game.voice) == (SETUP, 0, NOBODY)
    seats = []
    while game.decisions[0].question == "first hand":
        seats.append(game.decisions[0].seat)
        game.choose(game.decisions[0].options[0], seats[-1])
    assert seats == [0, 1, 2]
