"""Training by self-play and what comes of it: repeatable, resumable, better than chance, and safe to load."""

from __future__ import annotations

import importlib.util
import io
import json
import pickle
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex import BadFile, BadSetting
from interrex.bots import check_level, make, observe
from interrex.engine.chance import Chance
from interrex.games import OWN
from interrex.games.veto.decks import SHIPPED
from tests.research.kuhn import GAME, at_hand

np = pytest.importorskip("numpy", reason="NOT TESTED: numpy not installed; see docs/research.md")

from interrex.bots.chances import Chances  # noqa: E402
from interrex.bots.learned import (  # noqa: E402
    FORMAT,
    LearnedBot,
    check_cards,
    fresh_network,
    load_weights,
    option_inputs,
    save_weights,
    shapes,
    shipped_network,
    sparse_product,
    weights_file,
    worth_trying,
)
from interrex.bots.outlook import look_ahead, outlook_names  # noqa: E402
from interrex.lab.train.__main__ import main  # noqa: E402
from interrex.lab.train.learners import TorchLearner, gradients  # noqa: E402
from interrex.lab.train.plan import Plan  # noqa: E402
from interrex.lab.train.runs import Run, width_for  # noqa: E402
from interrex.lab.train.samples import Memory  # noqa: E402
from interrex.lab.train.selfplay import SelfPlay  # noqa: E402
from interrex.research.encodings import encoding_of  # noqa: E402

TOY = GAME.name


@pytest.fixture(autouse=True)
def kuhn() -> Iterator[None]:
    with at_hand():
        yield


def toy_plan(folder: Path, samples: int, seed: int = 1) -> Plan:
    return Plan(
        TOY, folder, device="numpy", seed=seed, width=16, batch=64, memory=4000, games_at_once=16,
        samples=samples, reuse=6.0, half=400,
    )  # fmt: skip


def won_against_random(network: object, games: int) -> float:
    """How often the network wins Kuhn poker from either seat."""
    bot, other, chance = LearnedBot(1, network), make("random", 2), Chance.from_seed(3)  # type: ignore[arg-type]
    won = 0.0
    for number in range(games):
        table = GAME.new(GAME.settings(2, number, encoding_of(TOY).pack), encoding_of(TOY).pack)
        own = number % 2
        while table.result is None:
            seat = table.seats_asked[0]
            seen = observe(table, seat, chance)
            table.play(seen.decision.options.index((bot if seat == own else other).choose(seen)))
        won += Chances(table).final(table)[own]
    return won / games


def test_a_small_game_is_learned_with_numpy_alone(tmp_path: Path) -> None:
    run = Run(toy_plan(tmp_path, samples=900))
    assert won_against_random(run.network, 100) < 0.45
    run.train()
    assert won_against_random(run.learner.network(), 100) > 0.53


def test_training_with_one_actor_is_repeatable_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    for name in ("one", "two"):
        Run(toy_plan(tmp_path / name, samples=160)).train()
    files = [tmp_path / name / f"{TOY}-checkpoint.npz" for name in ("one", "two")]
    first, second = (dict(np.load(file)) for file in files)
    assert all((first[name] == second[name]).all() for name in first)
    counts = Run(toy_plan(tmp_path / "one", samples=160)).train()
    assert counts.runs == 2
    assert counts.samples >= 320
    curve = (tmp_path / "one" / f"{TOY}-curve.jsonl").read_text().splitlines()
    assert json.loads(curve[0])["runs"] == 2
    assert (tmp_path / "one" / f"{TOY}-curve.svg").read_text().startswith("<svg")


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="NOT TESTED: ray not installed")
def test_actors_on_a_cluster_begin_again_when_one_is_lost(tmp_path: Path) -> None:
    """In a program of its own: Ray leaves much behind in a process."""
    program = [sys.executable, "-m", "tests.research.lost_actor", str(tmp_path)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_slopes_are_those_of_the_loss() -> None:
    """Backpropagation against differences."""
    encoding = encoding_of(TOY)
    chance = np.random.default_rng(1)
    arrays = {
        name: chance.standard_normal(shape) * 0.3
        for name, shape in shapes(encoding.size, encoding.option_size, 8).items()
    }
    inputs = chance.random((5, encoding.size + encoding.option_size))
    target = chance.random(5)
    slopes, loss = gradients(arrays, inputs, target, encoding.size)
    for name, array in arrays.items():
        at = tuple(int(chance.integers(size)) for size in array.shape)
        array[at] += 1e-5
        assert (gradients(arrays, inputs, target, encoding.size)[1] - loss) / 1e-5 == pytest.approx(
            slopes[name][at], abs=1e-4
        )
        array[at] -= 1e-5


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="NOT TESTED: torch not installed")
def test_torch_learns_the_same_as_numpy() -> None:
    """The same loss and the same slopes on the same samples."""
    import torch

    encoding = encoding_of(TOY)
    network = fresh_network(encoding, 16, seed=1)
    samples = SelfPlay(encoding, network, seed=1, games_at_once=8).play(100)
    size = encoding.size + option_inputs(encoding)
    memory = Memory(100, 64, encoding.size, size)
    learner = TorchLearner(network, memory, 1, "cpu")
    learner.add(samples)
    dense = np.zeros((100, size + 1), np.float32)
    np.add.at(dense, (np.arange(100)[:, None], memory.at.astype(np.int64)), memory.values)
    slopes, loss = gradients(network.arrays, dense[:, :size], memory.outcome, encoding.size)
    found = learner._loss(torch.from_numpy(dense[:, :size]), torch.from_numpy(memory.outcome))
    found.backward()
    assert found.item() == pytest.approx(loss, abs=1e-5)
    for name, slope in slopes.items():
        assert np.allclose(learner.weights[name].grad.numpy(), slope, atol=1e-5), name
    other = TorchLearner(network, Memory(100, 64, encoding.size, size), 1, "cpu")
    other.add_there(samples)  # as on another device
    assert (other.at == learner.at).all()
    assert (other.values == learner.values).all()
    assert (other.outcome == learner.outcome).all()
    losses = [learner.learn(50) for _ in range(100)]
    assert np.nanmin(losses) < loss


def test_all_decks_of_the_pack_are_learned_with() -> None:
    encoding = encoding_of("veto")
    playing = SelfPlay(encoding, fresh_network(encoding, 16, 1), seed=4, games_at_once=1)
    games = [playing.new_table().settings for _ in range(120)]
    decks = [each.variants.get(name) for each in games for name in ("deck_a", "deck_b")]
    assert set(SHIPPED) <= set(decks)
    assert 30 < decks.count(None) < 110  # nothing said: the usual ones


@pytest.mark.parametrize("name", OWN)
def test_a_learned_bot_plays_by_what_it_may_know(name: str) -> None:
    """Worlds that the seat cannot tell apart are judged alike; every choice is legal."""
    encoding = encoding_of(name)
    network = fresh_network(encoding, 16, seed=2)
    bot, chance = LearnedBot(1, network), Chance.from_seed(2)
    table = interrex.new(name, encoding.seen.spec.seats[1], seed=2)
    for _ in range(40):
        if table.result is not None:
            break
        seat = table.seats_asked[0]
        one, two = observe(table, seat, chance), observe(table, seat, chance)
        assert bot.judge(one) == bot.judge(two)
        table.play(one.decision.options.index(bot.choose(one)))


def test_only_numbers_that_are_not_zero_are_looked_at() -> None:
    chance = np.random.default_rng(5)
    rows = np.where(chance.random((7, 60)) < 0.1, chance.random((7, 60)), 0.0).astype(np.float32)
    rows[3] = 0.0
    weights = chance.standard_normal((60, 9)).astype(np.float32)
    assert np.allclose(sparse_product(rows, weights), rows @ weights, atol=1e-5)
    weights[(rows == 0.0).all(axis=0)] = np.nan
    assert np.isfinite(sparse_product(rows, weights)).all()


@pytest.mark.parametrize("name", OWN)
def test_the_widest_network_that_is_trained_makes_a_small_file(name: str, tmp_path: Path) -> None:
    encoding = encoding_of(name)
    file = tmp_path / "weights.npz"
    save_weights(file, fresh_network(encoding, width_for(encoding), 1), encoding, {"runs": 0})
    assert file.stat().st_size <= 4_000_000
    network, head = load_weights(file.read_bytes(), file.name, encoding)
    assert head["game"] == name
    assert network.width == width_for(encoding)


@pytest.mark.parametrize("name", OWN)
def test_every_game_comes_with_weights_that_fit_and_play(name: str) -> None:
    """``learned`` finds them without a path; they are small and were made for the encoding of today."""
    file = weights_file(name)
    assert file is not None
    assert len(file.read_bytes()) <= 4_000_000
    assert shipped_network(name).size == encoding_of(name).size
    check_level("learned", name, encoding_of(name).pack)
    bot, chance = make("learned", 1), Chance.from_seed(4)
    table = interrex.new(name, encoding_of(name).seen.spec.seats[1], seed=4)
    for _ in range(12):
        seen = observe(table, table.seats_asked[0], chance)
        table.play(seen.decision.options.index(bot.choose(seen)))


@pytest.mark.parametrize("name", OWN)
def test_the_outlook_of_options_sees_what_the_greedy_bot_sees(name: str) -> None:
    """One row of numbers per option, and the option that the greedy bot likes best is marked."""
    table = interrex.new(name, encoding_of(name).seen.spec.seats[1], seed=6)
    chance, seen = Chance.from_seed(6), 0
    for _ in range(60):
        options = len(table.asked[0][2])
        if options > 1 and table.result is None:
            seat = table.seats_asked[0]
            world = table.playout_world(seat, chance)
            outlook = look_ahead(world, seat, chance.split(), Chances(table))
            assert [len(row) for row in outlook.rows] == [len(outlook_names(name))] * options
            best = outlook.best(chance)
            assert outlook.worth[best] == max(outlook.worth)
            assert outlook.rows[best][outlook_names(name).index("best")] == 1.0
            assert all(0.0 <= each <= 1.0 for each in outlook.chances)
            seen += 1
        table.play(chance.below(options))
        if seen == 8 or table.result is not None:
            return


def test_what_only_delays_a_game_is_out_of_the_question() -> None:
    assert worth_trying([1.0, -3000.0, 0.5], 0.015) == [True, False, True]
    assert worth_trying([-3000.0], 0.015) == [True]


def test_a_table_with_cards_that_the_learned_bot_does_not_know_is_refused() -> None:
    with pytest.raises(BadSetting, match="does not know the cards of this pack"):
        check_cards("elekt", encoding_of("veto").pack)
    with pytest.raises(BadSetting, match=r"python -m interrex\.lab\.train kuhn-poker"):
        check_level("learned", TOY, encoding_of(TOY).pack)


# --- files that are refused ----------------------------------------------------------------------------


def toy_weights(tmp_path: Path, seed: int = 1) -> bytes:
    file = tmp_path / "toy.npz"
    encoding = encoding_of(TOY)
    save_weights(file, fresh_network(encoding, 8, seed), encoding, {"runs": 1})
    return file.read_bytes()


def changed(content: bytes, **arrays: object) -> bytes:
    with np.load(io.BytesIO(content)) as loaded:
        found = {name: loaded[name] for name in loaded.files}
    found.update(arrays)
    made = io.BytesIO()
    np.savez(made, **{name: each for name, each in found.items() if each is not None})
    return made.getvalue()


def test_wrong_truncated_and_foreign_weights_are_refused_with_a_sentence(tmp_path: Path) -> None:
    good = toy_weights(tmp_path)
    encoding = encoding_of(TOY)
    assert load_weights(good, "toy.npz", encoding)[1]["format"] == FORMAT
    for length in (0, 10, len(good) // 2, len(good) - 30):
        with pytest.raises(BadFile, match="not a complete weights file"):
            load_weights(good[:length], "toy.npz", encoding)
    with pytest.raises(BadFile, match="these are weights for 'kuhn-poker'"):
        load_weights(good, "toy.npz", encoding_of("elekt"))
    with pytest.raises(BadFile, match="not finite"):
        load_weights(changed(good, bias2=np.full(256, np.nan)), "toy.npz", encoding)
    with pytest.raises(BadFile, match="bias2"):
        load_weights(changed(good, bias2=np.zeros(3)), "toy.npz", encoding)
    with pytest.raises(BadFile, match="its arrays are"):
        load_weights(changed(good, bias2=None), "toy.npz", encoding)
    head = np.frombuffer(
        json.dumps({"format": FORMAT, "game": TOY, "encoding": "old", "width": 8}).encode(), np.uint8
    )
    with pytest.raises(BadFile, match="trained with the encoding 'old'"):
        load_weights(changed(good, head=head), "toy.npz", encoding)
    with pytest.raises(BadFile, match="not the head of a weights file"):
        load_weights(changed(good, head=np.frombuffer(b"[]", np.uint8)), "toy.npz", encoding)


class Trap:
    """Would run something if it were unpickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return (pytest.fail, ("a weights file ran code",))


def test_loading_weights_never_runs_code(tmp_path: Path) -> None:
    good = toy_weights(tmp_path)
    trap = np.empty(1, object)
    trap[0] = Trap()
    made = io.BytesIO()
    np.lib.format.write_array(made, trap, allow_pickle=True)
    packed = io.BytesIO(good)
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("bias4.npy", made.getvalue())
    for content in (packed.getvalue(), pickle.dumps(Trap())):
        with pytest.raises(BadFile, match="not a complete weights file"):
            load_weights(content, "trap.npz", encoding_of(TOY))


def test_a_game_without_weights_says_how_to_train_some() -> None:
    table = GAME.new(GAME.settings(2, 1, encoding_of(TOY).pack), encoding_of(TOY).pack)
    with pytest.raises(BadSetting, match=r"python -m interrex\.lab\.train kuhn-poker"):
        LearnedBot(1).choose(observe(table, 0, Chance(1)))


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess", "--out", str(tmp_path)])
    assert "invalid choice: 'chess'" in capsys.readouterr().err
    (tmp_path / "elekt.npz").write_bytes(b"nothing")
    assert main(["elekt", "--out", str(tmp_path), "--device", "numpy"]) == 2
    assert "not a complete weights file" in capsys.readouterr().err
