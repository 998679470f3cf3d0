"""What passing leads to is told before one passes, and is what it does when nobody does anything either."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import interrex
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Decision, LogLine
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.match.passing import if_all_pass, passed_by_all
from interrex.web import keys
from interrex.web.show import regions
from interrex.web.show.games.foreseeing.veto import WEIGHT, odds_of_duel
from interrex.web.show.prompt import matters_to
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable
from tests.web.house import Open

GAMES = 9
PASSES = 0.7  # of ten windows; the others are used
STRIKES = ("challenge", "accept", "deploy", "equip", "play", "use")
HARMS = ("lost", "gave_kreski", "returned_kreski", "lost_ducats")  # of the seat they name first
STRUCK = ("killed", "wounded")


def windows_with_a_choice(games: int = GAMES, most: int = 4) -> Iterator[tuple[Any, Decision]]:
    """Positions of random games in which somebody may pass or do something, of up to so many seats."""
    windows = game_spec("veto").passing
    assert windows is not None
    for seed in range(games):
        game, luck = interrex.new("veto", seats=2 + seed % (most - 1), seed=seed), random.Random(seed)
        for _ in range(400):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            if windows.open_in(decision.question, decision.options) and len(decision.options) > 1:
                yield game, decision
            strikes = [each for each in decision.options if each.split()[0] in STRIKES]
            passes = "bene" in decision.options and decision.question != "turn" and luck.random() < PASSES
            game.choose("bene" if passes else luck.choice(strikes or decision.options), decision.seat)


def really(game: Table, seat: int) -> list[LogLine]:
    """What everybody's passing does at the table as it is."""
    windows = game_spec(game.settings.game).passing
    assert windows is not None
    return passed_by_all(game.copy(), windows, seat)


def weighty(lines: Any) -> list[tuple[Any, ...]]:
    return [tuple(each[:2]) for each in lines if each.kind in WEIGHT]


def test_what_passing_leads_to_is_what_it_does() -> None:
    """In random positions; and it is the same in worlds that the seat cannot tell from the real one."""
    met = Counter[str]()
    for game, decision in windows_with_a_choice():
        told = if_all_pass(game, decision.seat)
        assert weighty(told) == weighty(really(game, decision.seat)), (game.record(), decision)
        met.update(each.kind for each in told)
        if sum(met.values()) % 7 == 0:
            world = game.sample_world(decision.seat, Chance(sum(met.values())))
            assert if_all_pass(world, decision.seat) == told
    assert {"killed", "wounded", "lost", "gave_kreski", "entered", "negated"} <= set(met), met


def test_nothing_is_claimed_of_what_takes_too_many_passes() -> None:
    """All that comes, or nothing: never the half of it."""
    windows, met = game_spec("veto").passing, Counter[bool]()
    assert windows is not None
    for game, decision in itertools.islice(windows_with_a_choice(), 80):
        told = really(game, decision.seat)
        for most in (1, 2, 4):
            some = passed_by_all(game.copy(), windows, decision.seat, most)
            assert some in ([], told)
            met[some == told] += bool(told)
    assert min(met[True], met[False]) > 3


def test_whoever_may_pass_reads_what_it_costs(house: Open) -> None:
    """Who of one's own is wounded or killed, the kreski that go, the game that is lost: with a warning."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person"] * 2)))
    met, wanted = Counter[str](), {"killed", "wounded", "lost", "gave_kreski"}
    for game, decision in windows_with_a_choice(games=60, most=2):
        if wanted <= set(met):
            break
        live.session.game = game
        live.notify()
        company = {each.kind for each in game.view(decision.seat).seats[decision.seat].company}
        language = LANGUAGES[sum(met.values()) % 3]
        said = matters_to(regions.scene(live, decision.seat, language))
        for line in really(game, decision.seat):
            if line.kind in STRUCK:
                is_harm = game.card_word(line.args[0]) in company
            else:
                is_harm = line.kind in HARMS and line.args[0] == decision.seat
            if is_harm:
                assert in_words(live, line, decision.seat, language) in said, (said, line)
                assert said.startswith("⚠")
                met[line.kind] += 1
    assert wanted <= set(met), met


def test_a_duel_ends_as_it_is_said_to_as_things_stand() -> None:
    """VT-1042 to VT-1045 Accepted, with nothing used and nothing played, and both without equipment."""
    met = Counter[str]()
    for seed in range(2 * GAMES):
        game, luck = interrex.new("veto", seats=2 + seed % 3, seed=seed), random.Random(seed)
        for _ in range(300):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            if decision.question == "answer":
                view = game.view(decision.seat)
                odds = odds_of_duel(view)
                assert odds is not None
                if not view.duel.at_hand[0] and not view.duel.at_hand[1]:
                    assert odds.ends == end_of_duel(game, decision.seat), (game.record(), decision)
                    met[odds.ends] += 1
            strikes = [each for each in decision.options if each.split()[0] in STRIKES]
            game.choose(luck.choice(strikes or decision.options), decision.seat)
    assert {"wounds", "kills", "wounded", "killed", "lost", "even"} <= set(met), met


def end_of_duel(game: Table, seat: int) -> str:
    """How the duel that is offered to the seat ends where it is accepted and everybody passes."""
    after = game.copy()
    after.choose("accept", seat)
    own = game.view(seat).duel.challenged
    lines = [] if after.questions and after.questions[0].name == "turn" else really(after, seat)
    told = {each.kind: each for each in [*after.log(seat, len(game.told)), *lines]}
    if "lost" in told and told["lost"].args[0] == seat:
        return "lost"
    for struck, other in (("killed", "kills"), ("wounded", "wounds")):
        if struck in told:
            return struck if game.card_word(told[struck].args[0]) == own else other
    return "even"


def in_words(live: Live, line: LogLine, seat: int, language: str) -> str:
    """The line of the log, as the page writes it."""
    text: str = regions.log_line(live, live.game, 0, line, seat, language)["text"]
    return text
