"""Positions written down and read back: exactly, without secrets, and safely."""

import json
import random
from importlib.resources import files

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, EngineError
from interrex.engine.knowledge import places_of
from interrex.engine.options import word_of
from interrex.engine.packs import Entry
from interrex.engine.table import Table
from interrex.engine.worlds import Dealer
from interrex.engine.zones import show
from interrex.games import game_spec, house_pack, house_text, is_house, written_with
from interrex.games.masters.events import top_event
from interrex.games.masters.table import RELIC_DECK, Masters, everyone
from interrex.games.masters.verbs.abilities import is_face_up
from interrex.match import saved, scenario

GAMES = interrex.games()


def positions(game: str, seed: int, every: int) -> list[Table]:
    """Some positions of a random game."""
    table = interrex.new(game, 3, seed)
    luck = random.Random(seed)
    found = []
    while not table.is_over and len(table.choices) < 250:
        if luck.randrange(every) == 0:
            found.append(table.copy())
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
    return [*found, table]


def written(table: Table, seat: int) -> str:
    name = table.settings.game
    return saved.write(table.plain_world(seat), game_spec(name), house_pack(name, table.settings.pack_hash))


def as_scenario(table: Table, text: str) -> str:
    head = f'[scenario]\nid = "x"\ngame = "{table.settings.game}"\ntitle = "x"\nrules = []\n'
    head += f'rules_version = {table.settings.rules_version}\npack = "{table.settings.pack_hash}"\n'
    given = f'[given]\nseats = {table.seats}\ncheck = "{saved.check(text)}"'
    return f"{head}{given}\ntable = '''\n{text}'''\n[[step]]\n"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    luck = random.Random(1)
    for table in positions(game, 4, 12):
        for seat in range(table.seats + 1):
            here = written(table, seat)
            for _ in range(2):
                other = table.sample_world(seat, Chance(luck.randrange(10**9)))
                assert written(other, seat) == here


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_world_looks_the_same_to_its_seat(game: str) -> None:
    for table in positions(game, 987_654_321, 12):
        for seat in range(table.seats + 1):
            world = table.plain_world(seat)
            assert world.view(seat) == table.view(seat)
            for rows in ("lots_at", "possible_lots", "actual_lot", "pinned"):
                assert len(getattr(world, rows)) == len(getattr(table, rows))
            assert world.log(seat) == table.log(seat)
            assert world.decision_of(seat) == table.decision_of(seat)
            assert not game_spec(game).audit(world)
            assert (
                str(table.settings.seed) not in saved.write(world, game_spec(game), house_pack(game)).split()
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_read_with_the_house_pack_it_was_written_with(game: str) -> None:
    """Cards are numbers in it: with the decks or the cards of another pack they would be others."""
    spec = game_spec(game)
    folder = files(spec.package).joinpath("packs", "archive")
    earlier = [file.name.removesuffix(".toml") for file in folder.iterdir()] if folder.is_dir() else []
    for pack_hash in (*earlier, written_with(game), house_pack(game).hash):
        pack = house_pack(game, pack_hash)
        assert pack.hash == pack_hash
        table = spec.new(spec.settings(3, 7, pack), pack)
        luck = random.Random(6)
        for _ in range(40):
            decision = luck.choice(table.decisions)
            table.choose(luck.choice(decision.options), decision.seat)
        text = as_scenario(table, written(table, 1))
        read = scenario.read(text, "x.toml").position()
        assert read.settings.pack_hash == pack_hash
        assert scenario.read(text, "x", pack).settings.pack_hash == pack_hash  # also where it is given
        assert read.view(1) == table.view(1)
        if pack_hash == written_with(game):  # which was not named then
            unnamed = text.replace(f'pack = "{pack_hash}"\n', "")
            assert scenario.read(unnamed, "x.toml").position().view(1) == table.view(1)
        with pytest.raises(BadFile, match="never a house pack"):
            scenario.read(text.replace(pack_hash, "0" * 16), "x.toml")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_card_turned_up_for_all_stays_so_in_a_plain_world(seats: int) -> None:
    """Whoever has turned up the event to come may not do so again: bots must be offered what the seat is."""
    table = interrex.new("masters", seats, seed=2)
    assert isinstance(table, Masters)
    show(table, top_event(table), everyone(table))
    assert is_face_up(table, top_event(table))
    for seat in range(seats + 1):
        world = table.plain_world(seat)
        assert is_face_up(world, top_event(world))
        assert world.view(seat) == table.view(seat)
        dealt = Dealer(world, seat).world(Chance(seat))
        assert isinstance(dealt, Masters)
        assert is_face_up(dealt, top_event(dealt))
    show(table, table.cards_at[RELIC_DECK][-1], 1)  # to one alone: nobody else knows that
    assert not table.plain_world(seats).pinned[table.cards_at[RELIC_DECK][-1]]


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_world_tells_nothing_of_the_order_in_which_hidden_cards_came(game: str) -> None:
    """A law: where cards lie in no order, and unseen, any order of the real ones makes the same world."""
    luck, moved = random.Random(3), 0
    for table in positions(game, 5, 40):
        for seat in range(table.seats + 1):
            other = table.copy()
            for place, lying in enumerate(other.cards_at):
                if not (other.ordered[place] or other.sees[place] >> seat & 1):
                    luck.shuffle(lying)
            moved += other.cards_at != table.cards_at
            assert other.plain_world(seat).fingerprint() == table.plain_world(seat).fingerprint()
    assert moved or game_spec(game).cooperative  # all is open there, or in order


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_read_back_and_goes_on_alike(game: str) -> None:
    luck = random.Random(2)
    for table in positions(game, 6, 25):
        world = table.plain_world(0)
        read = scenario.read(as_scenario(table, written(table, 0)), "x.toml").position()
        for _ in range(20):
            assert read.decisions == world.decisions
            assert [read.view(seat) for seat in range(4)] == [world.view(seat) for seat in range(4)]
            if read.is_over:
                break
            decision = luck.choice(read.decisions)
            word = luck.choice(decision.options)
            for each in (read, world):
                each.choose(word, decision.seat)


def test_a_choice_of_which_only_the_words_were_saved() -> None:
    """Files of earlier versions have no parts: others read the word that was kept for them."""
    table = interrex.new("elekt", 2, 1)
    table.choices = [saved._choice((0, "throw", "throw coin from hand", "throw coin", 1))]
    assert word_of(table.chosen_parts(0, 0)) == "throw coin from hand"
    assert word_of(table.chosen_parts(0, 1)) == "throw coin"


def test_a_choice_and_a_line_of_the_log_are_read_back_as_they_were() -> None:
    table = positions("vendetta", 6, 25)[-1]
    world = table.plain_world(0)
    read = scenario.read(as_scenario(table, written(table, 0)), "x.toml").position()
    assert (read.choices, read.told) == (world.choices, world.told)
    assert read.choices[0].parts[0].type


def test_a_game_that_is_over_is_read_back_with_its_result() -> None:
    table, luck = interrex.new("elekt", 2, 2), random.Random(2)
    while not table.is_over:
        decision = table.decisions[0]
        table.choose(luck.choice(decision.options), decision.seat)
    read = scenario.read(as_scenario(table, written(table, 0)), "x.toml").position()
    assert repr(read.result) == repr(table.result)
    assert type(read.result) is type(table.result)
    with pytest.raises(EngineError):
        read.record()  # it is an example, not a record


@pytest.mark.parametrize("game", GAMES)
def test_a_real_table_is_read_back_with_the_chance_of_its_seed(game: str) -> None:
    table = positions(game, 2, 9)[-1]
    spec, pack = game_spec(game), house_pack(game)
    text = saved.write(table, spec, pack)
    given = Entry("x", "given", 1, {"table": text, "check": saved.check(text)}, {})
    read, copy = saved.read(spec, table.settings, pack, given), table.copy()
    assert type(read.chance) is type(copy.chance)
    assert [read.chance.below(1000) for _ in range(5)] == [copy.chance.below(1000) for _ in range(5)]


def test_a_secret_decklist_is_not_written() -> None:
    table = interrex.new("veto", 2, 3, decklists="closed")
    with pytest.raises(saved.NotWritable):
        written(table, 0)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("agenda", json.dumps({"list": [[{"step": "os.system"}, ["true"]]]})),
        ("agenda", json.dumps({"list": [[{"step": "interrex.games.elekt.setup.shuffle"}, []]]})),
        ("agenda", json.dumps({"list": [[{"step": "interrex.games.vendetta.setup.set_up"}, []]]})),
        ("agenda", '{"boat":1}'),
        ("agenda", json.dumps({"list": [[{"boat": "interrex.games.elekt.setup.set_up"}, []]]})),
        ("lying", '{"list":[]}'),
        ("where", "7"),
        ("heat", '{"list":[1000,2,3]}'),
        ("settings", "[]"),
        ("nonsense", "1"),
        ("round", "{"),
        ("round", '"three"'),
    ],
)
def test_a_damaged_position_is_refused(name: str, code: str) -> None:
    table = interrex.new("elekt", 3, 7)
    lines = [line for line in written(table, 0).splitlines() if not line.startswith(f"{name} = ")]
    with pytest.raises(BadFile, match=r"x\.toml, line \d+, field 'table' of \[given\]: "):
        scenario.read(as_scenario(table, "\n".join([*lines, f"{name} = {code}"])), "x.toml")


@pytest.mark.parametrize("looking", [2, 3], ids=["the last seat", "a watcher"])
def test_a_position_that_somebody_cannot_look_at_is_refused(looking: int) -> None:
    table = interrex.new("elekt", 3, 7)
    known = list(table.plain_world(0).possible_lots[: looking * len(table.where)])
    lines = [line for line in written(table, 0).splitlines() if not line.startswith("possible_lots = ")]
    text = "\n".join([*lines, f"possible_lots = {json.dumps({'list': known})}"])
    with pytest.raises(BadFile, match="it is damaged"):
        scenario.read(as_scenario(table, text), "x.toml")


def test_an_edited_position_is_refused() -> None:
    table = interrex.new("elekt", 3, 7)
    text = as_scenario(table, written(table, 0))
    assert "round = 0\n" in text
    with pytest.raises(BadFile, match="edited or cut"):
        scenario.read(text.replace("round = 0\n", "round = 2\n"), "x.toml")


@pytest.mark.parametrize("game", GAMES)
def test_in_a_written_world_the_others_know_what_its_writer_knows_and_what_they_see(game: str) -> None:
    """A law: a card that another does not see lies, for that one, where the writer holds it possible."""
    hidden = 0
    for table in positions(game, 3, 80):
        world = table.plain_world(1)
        for card, place in enumerate(world.where):
            held = places_of(world, 1, card)
            for other in range(world.seats + 1):
                unseen = sum(1 << at for at, sees in enumerate(world.sees) if not sees >> other & 1)
                wanted = held & unseen if unseen >> place & 1 else 1 << place
                found = places_of(world, other, card)
                assert not found & ~(wanted | 1 << place), (other, table.card_word(card))
                assert found >> place & 1
                hidden += found.bit_count() > 1
    assert hidden > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_row_of_positions_names_no_pack(game: str) -> None:
    assert written_with(game)
    assert not is_house(game, "positions")
    assert house_text(game, "positions") is None
