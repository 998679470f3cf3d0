"""Impossible positions of scenarios are refused, with the field and the reason; what just fits is taken."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.games.masters.cards import DISTRICTS
from interrex.games.masters.table import DECK, RELIC_DECK, Masters
from interrex.match import scenario

HEAD = '[scenario]\nid = "x"\ngame = "masters"\ntitle = "x"\nrules = []\n[given]\nseats = 3\n'
TILES = ", ".join(f'"{tile}"' for tile in DISTRICTS)
ROUND = 'moment = "round begins"\n'

WRONG = [  # lines of [given], the field, what the reason says
    (ROUND + f"tiles = [{TILES[: TILES.rindex(',')]}]", "tiles", "not the nine districts"),
    (ROUND + f'tiles = [{TILES[: TILES.rindex(",")]}, "{DISTRICTS[0]}"]', "tiles", "not the nine districts"),
    (ROUND + 'city = { r1c1 = "h" }', "city", "'h' are not tokens"),
    (ROUND + 'city = { r1c1 = "2h" }', "city", "'2h' are not tokens"),
    (ROUND + 'city = { r1c1 = "h1 m-1" }', "city", "'m-1' are not tokens"),
    (ROUND + 'seals = { r1c1 = "mila", r1c2 = "mila" }', "seals", "has only one seal (MN-1101)"),
    (ROUND + 'seals = { r1c1 = "laszlo" }', "seals", "'laszlo' is not in play"),
    (ROUND + 'at = { mila = "r4c4" }', "at", "there is no cell 'r4c4'"),
    (ROUND + 'at = { nobody = "r1c1" }', "at", "'nobody' is not in play"),
    (ROUND + "blood = { mila = 7 }", "blood", "7 does not fit"),
    (ROUND + "blood = { mila = 6, agnieszka = 6, ishtvan = 6 }", "blood", "more than there is (MN-140)"),
    (ROUND + "kills = { mila = 31 }", "kills", "31 does not fit"),
    (ROUND + 'fell = ["nobody"]', "fell", "'nobody' is not in play"),
    (ROUND + 'leader = "nobody"', "leader", "'nobody' is not in play"),
    (ROUND + 'placed = { nobody = ["garlic-fair"] }', "placed", "'nobody' is not in play"),
    (ROUND + 'relics = { mila = ["garlic-fair"] }', "relics", "there is no relic 'garlic-fair'"),
    (ROUND + 'used = ["nothing"]', "used", "is not a card of this pack"),
    (ROUND + 'events = ["last-crusade", "garlic-fair"]', "events", "out of order (MN-145)"),
    (ROUND + "veil = 7", "veil", "7 does not fit"),
    (ROUND + "veil = -1", "veil", "-1 does not fit"),
    (ROUND + "round = 61", "round", "61 does not fit"),
    (ROUND + "round = 0", "round", "0 does not fit"),
    (ROUND + "dice = [7]", "dice", "7 does not fit"),
    (ROUND + "dice = [0]", "dice", "0 does not fit"),
    (ROUND + "dice = [1, 1, 1, 1, 1, 1, 1]", "dice", "there are only 6 (MN-212)"),
    (ROUND + "next_roll = [7]", "next_roll", "7 does not fit"),
    (ROUND + "events_left = 55", "events_left", "55 does not fit"),
    (ROUND + 'active = "mila"', "active", "nobody is active then"),
    ('moment = "act"\nap = 10', "ap", "10 does not fit"),
    ('moment = "act"\nactive = "nobody"', "active", "'nobody' is not in play"),
    ('moment = "noon"', "moment", "'noon' does not fit"),
]


@pytest.mark.parametrize(("lines", "field", "reason"), WRONG)
def test_an_impossible_position_is_refused(lines: str, field: str, reason: str) -> None:
    with pytest.raises(BadFile) as wrong:
        scenario.read(f"{HEAD}{lines}\n[[step]]\n", "test").position()
    assert reason in str(wrong.value)
    assert f"'{field}'" in wrong.value.field
    assert wrong.value.remedy


def position(lines: str) -> Masters:
    game = scenario.read(f"{HEAD}{lines}\n[[step]]\n", "test").position()
    assert isinstance(game, Masters)
    return game


def test_what_just_fits_is_taken() -> None:
    game = position(
        'moment = "act"\nap = 9\nactive = "mila"\nveil = 6\nround = 60\n'
        "blood = { mila = 0, agnieszka = 4 }\nkills = { mila = 30 }\ndice = [6, 1, 1, 1, 1, 1]\n"
        'fell = ["mila"]\nat = { all = "r2c2", mila = "r3c3" }\n'
        'seals = { r1c1 = "mila", r1c2 = "agnieszka" }\n'
        f"tiles = [{TILES}]\n"
        'city = { r2c2 = "h2 e1 m3" }\nused = ["bone-dice"]\n'
    )
    mila = next(number for number, view in enumerate(game.view(0).vampires) if view.name == "mila")
    assert (game.ap, game.active, game.veil, game.round) == (9, mila, 6, 60)
    assert (game.blood[mila], game.kills[mila], game.at[mila]) == (0, 30, 8)
    assert game.exhausted == 1 << mila
    assert game.fell == 1 << mila
    assert game.dice == [1, 1, 1, 1, 1, 6]
    assert game.aside == 0
    assert (game.hidden[4], game.exposed[4], game.minions[4]) == (2, 1, 3)
    assert game.seal_at[0] == mila
    assert [game.cards[card].id for card in range(len(game.cards)) if game.once >> card & 1] == ["bone-dice"]


@pytest.mark.parametrize(
    ("moment", "asked"),
    [("turn", "act"), ("act", "act"), ("night", "act"), ("hunt", "act")],
)
def test_a_story_begins_at_its_moment(moment: str, asked: str) -> None:
    """Everybody whose turn comes after the active vampire has one this night."""
    active = 'active = "ishtvan"\nleader = "agnieszka"\n' if moment in ("turn", "act") else ""
    game = position(f'moment = "{moment}"\n{active}events = ["garlic-fair"]\n')
    assert game.questions[0].name == asked
    order: list[int] = []
    while not game.is_over and game.round == 1 and game.questions[0].name == "act":
        if not order or order[-1] != game.active:
            order.append(game.active)
        game.choose("end turn", game.questions[0].seat)
    first = game.line_up.index(game.line_up[order[0]])
    assert order == list(range(first, 3))


def test_decks_lie_in_the_order_that_is_given() -> None:
    """The card named first lies on top; of earlier acts nothing is left."""
    game = position(
        'moment = "act"\nrelic_deck = ["bone-dice", "ravens-eye", "funeral-urn"]\n'
        'events = ["garlic-fair", "turncoats", "last-crusade"]\nevents_left = 9\n'
    )
    relics = [game.cards[card].id for card in game.cards_at[RELIC_DECK]]
    assert relics[-3:] == ["funeral-urn", "ravens-eye", "bone-dice"]
    decks = [[game.cards[card].id for card in game.cards_at[DECK + act]] for act in range(3)]
    named = [
        name
        for deck in decks
        for name in reversed(deck)
        if name in ("garlic-fair", "turncoats", "last-crusade")
    ]
    assert named == ["garlic-fair", "turncoats", "last-crusade"]
    assert sum(map(len, decks)) == 9
    for act, deck in enumerate(decks, 1):
        wanted = [event.id for event in game.pack.events if event.act == act]
        assert set(deck) <= set(wanted)
        assert all(name in named for name in deck[len(deck) - len(set(deck) & set(named)) :])
    late = position('moment = "act"\nevents = ["last-crusade"]\n')
    first = next(event.act for event in late.pack.events if event.id == "last-crusade")
    assert not any(late.cards_at[DECK + act] for act in range(first - 1))
