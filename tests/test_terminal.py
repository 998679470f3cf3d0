"""The table in a terminal: never wider than the window, what is new marked, keys that work."""

from collections.abc import Iterator
from io import StringIO
from itertools import cycle
from pathlib import Path

import pytest
from rich.console import Console

import interrex
from interrex.bots import make
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.terminal.games import elekt, plain
from interrex.terminal.lines import wrap
from interrex.terminal.play import Sitting, option_typed
from interrex.terminal.table import Screen
from interrex.words import Words

GAMES = interrex.games()


def console(width: int = 80, height: int = 24) -> Console:
    return Console(width=width, height=height, file=StringIO(), color_system=None, force_terminal=False)


def screen(game: str, seats: int, language: str, width: int = 80, height: int = 24) -> Screen:
    people = ["you", *["greedy"] * (seats - 1)]
    return Screen(console(width, height), Words(language, game), house_pack(game), people)


def positions(game: str, seats: int, seed: int, every: int = 1) -> Iterator[interrex.Table]:
    """The positions of a random game."""
    table = interrex.new(game, seats, seed=seed)
    chance = Chance(seed)
    number = 0
    while not table.is_over:
        number += 1
        if number % every == 0:
            yield table
        decision = table.decision
        assert decision is not None
        table.choose(decision.options[chance.below(len(decision.options))])
    yield table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_window(game: str, language: str) -> None:
    for seats in game_spec(game).seats:
        screens = cycle((screen(game, seats, language, width), width) for width in (80, 113))
        before = None
        for table in positions(game, seats, seats, every=35 if game == "veto" else 7):
            shown, width = next(screens)
            seat = table.seats_asked[0] if table.asked else 0
            for detail in (0, 1, 2):
                lines = shown.table(table.view(seat), before, detail)
                assert max(line.cell_len for line in lines) <= width
            before = table.view(seat)
            if table.asked:
                decision = table.decision_of(seat)
                assert decision is not None
                asked = shown.question(table, seat) + shown.options(decision)
                assert max(line.cell_len for line in asked) <= width, [line.plain for line in asked]


def test_elekt_fits_into_24_lines_when_a_unit_is_assigned() -> None:
    """Table, question, options and prompt of the commonest decision, in most positions."""
    fits = total = 0
    for table in positions("elekt", 3, 3):
        if table.asked and table.questions[0].name == "assign":
            shown = screen("elekt", 3, "en")
            shown.decision(table, table.seats_asked[0], None)
            lines = shown.console.file.getvalue().count("\n")  # type: ignore[attr-defined]
            total += 1
            fits += lines + 1 <= 24
    assert fits >= 0.9 * total


@pytest.mark.parametrize("game", GAMES)
def test_every_option_can_be_chosen_by_the_number_it_is_shown_with(game: str) -> None:
    shown = screen(game, 3, "en", width=120)
    for table in positions(game, 3, 11, every=3):
        if table.asked:
            decision = table.decision
            assert decision is not None
            text = "\n".join(line.plain for line in shown.options(decision))
            for number, word in enumerate(decision.options, 1):
                assert f"{number})" in text
                assert option_typed(str(number), decision, shown.words) == word
                assert option_typed(word, decision, shown.words) == word


def test_what_is_new_is_marked() -> None:
    table = interrex.new("elekt", 2, seed=4)
    while table.questions[0].name != "assign":
        table.choose(table.option_words()[0])
    before = table.view(0)
    seat = table.seats_asked[0]
    table.choose("acolyte to court")
    shown = screen("elekt", 2, "en")
    text = "\n".join(line.plain for line in shown.table(table.view(0), before))
    assert "*Acolyte OP" in text
    assert "*Acolyte" not in "\n".join(line.plain for line in shown.table(table.view(0), table.view(0)))
    assert table.view(0).zones[2].corners[seat]


def test_the_viewer_sees_no_hand_but_his_own() -> None:
    table = interrex.new("elekt", 2, seed=4)
    hidden = [table.kinds[card].name["en"] for card in range(table.pack.units) if not table.kinds[card].basic]  # type: ignore[attr-defined]
    for line in screen("elekt", 2, "en").table(table.view(0)):
        assert not [name for name in hidden if name in line.plain and name not in _open_names(table)]


def _open_names(table: interrex.Table) -> set[str]:
    return {elekt.kind_of(table.pack, zone.card).name["en"] for zone in table.view(0).zones}  # type: ignore[attr-defined]


def test_a_game_without_a_drawing_gets_the_plain_one() -> None:
    table = interrex.new("elekt", 2, seed=4)
    lines = plain.draw(
        table.view(0), Words("en", "elekt"), 80, pack=house_pack("elekt"), people=["you", "bot"]
    )
    assert lines[0].plain.startswith("Elekt, round 1")
    assert "stand-in" in plain.card(house_pack("elekt"), "ash-widow", Words("en", "elekt"))[-1].plain


def test_wrapping_keeps_every_word() -> None:
    said = "one two three four five six seven eight nine ten eleven twelve"
    assert " ".join(" ".join(line.plain.split()) for line in wrap(said, 20, indent=4)) == said
    assert all(line.cell_len <= 20 for line in wrap(said, 20, indent=4))
    assert wrap(said, 20, most=2)[-1].plain.endswith("…")


# --- sittings ------------------------------------------------------------------------------------


class Typist:
    """Types what it is told, then the same thing again and again, or leaves."""

    def __init__(self, *typed: str, after: str | None = None) -> None:
        self.typed = list(typed)
        self.after = after

    def __call__(self, prompt: str) -> str:
        if self.typed:
            return self.typed.pop(0)
        if self.after is None:
            raise EOFError
        return self.after


def sitting(tmp_path: Path, read: Typist, seats: int = 2, seed: int = 4, language: str = "en") -> Sitting:
    bots = {seat: ("random", make("random", seat)) for seat in range(1, seats)}
    table = interrex.new("elekt", seats, seed=seed)
    words = Words(language, "elekt")
    return Sitting(table, bots, words, house_pack("elekt"), console(), tmp_path / "a.game", read)


def said(at: Sitting) -> str:
    return " ".join(at.screen.console.file.getvalue().split())  # type: ignore[attr-defined]


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist(after="1"))
    assert at.run()
    assert at.game.is_over
    assert "Won by" in said(at)
    assert interrex.load(tmp_path / "a.game").fingerprint() == at.game.fingerprint()


def test_leaving_saves_and_going_on_is_possible(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist("1", "1", "q"))
    assert not at.run()
    assert "--resume" in said(at)
    assert interrex.load(tmp_path / "a.game").fingerprint() == at.game.fingerprint()


def test_keys(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist("h", "?", "? 503", "? zzzz", "c ash widow", "c a", "c zzz", "l", "t", ""))
    assert not at.run()
    text = said(at)
    assert "the rule behind this question" in text
    assert "EL-302" in text
    assert "EL-503 All four confrontations" in text
    assert "There is no rule about “zzzz”" in text
    assert "stand-in: made to fill the box" in text
    assert "Which one?" in text
    assert "There is no card called “zzz”" in text
    assert at.game.choices == []


def test_a_refusal_says_what_is_legal_and_by_which_rule(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist("99", "acolyte to mars"))
    assert not at.run()
    assert "“99” is not possible here. Type a number from 1 to 3" in said(at)
    assert "“acolyte to mars” is not possible here" in said(at)
    assert at.game.choices == []


def test_undo_takes_back_or_says_why_not(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist("u"))
    assert not at.run()
    assert "Not possible. Nothing has been chosen yet." in said(at)
    at = sitting(tmp_path, Typist("1", "1", "u"))
    at.run()
    assert "Not possible." in said(at)


def test_what_bots_have_answered_is_taken_back_by_consent(tmp_path: Path) -> None:
    """``u`` says what came after the choice and names ``uu``, which takes back both."""
    at = sitting(tmp_path, Typist("1", "1", "u", "uu"))
    at.run()
    assert "uu takes back your last choice" in said(at)
    assert "Taken back." in said(at)
    seat = at.persons[0]
    assert [each[0] for each in at.session.choices].count(seat) == 1  # the second of two
    assert at.game.seats_asked[0] == seat
    at = sitting(tmp_path, Typist("uu"))
    assert not at.run()
    assert "Nothing has been chosen yet." in said(at)


def test_the_letters_of_elekt_are_explained_on_the_table(tmp_path: Path) -> None:
    at = sitting(tmp_path, Typist())
    at.run()
    assert "O Occultism · D Deceit · V Violence · P Power" in said(at)


def test_several_people_share_the_screen(tmp_path: Path) -> None:
    """Between their turns the screen is handed over; each is addressed as the one who looks."""
    table = interrex.new("elekt", 2, seed=4)
    words = Words("en", "elekt")
    asked: list[str] = []

    class Typing(Typist):
        def __call__(self, prompt: str) -> str:
            asked.append(prompt)
            return super().__call__(prompt)

    read = Typing("", "1", "", "1", "", "1")
    at = Sitting(table, {}, words, house_pack("elekt"), console(), tmp_path / "a.game", read)
    assert not at.run()
    assert [prompt for prompt in asked if "Press Enter" in prompt][:2] == [
        f"Seat {letter} decides. Press Enter when nobody else is looking. " for letter in "AB"
    ] or "Seat B decides" in asked[0]
    assert len({prompt[:6] for prompt in asked if prompt.startswith("Seat")}) == 2


def test_a_narrow_window_is_no_reason_to_stop() -> None:
    table = interrex.new("elekt", 4, seed=4)
    for width in (20, 40, 60):
        shown = screen("elekt", 4, "pl", width, 10)
        shown.decision(table, table.seats_asked[0], None)
        lines = shown.console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert max(len(line) for line in lines) <= max(width, 24)


def test_much_news_is_told_page_by_page(tmp_path: Path) -> None:
    """At a terminal a long report halts before the table covers it; a script is never halted."""
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        return "" if "Enter" in prompt else "1"

    bots = {1: ("random", make("random", 1))}
    table = interrex.new("elekt", 2, seed=4)
    words = Words("en", "elekt")
    at = Sitting(table, bots, words, house_pack("elekt"), console(), tmp_path / "a.game", read, paced=True)
    assert at.run()
    assert any("Enter" in prompt for prompt in prompts)
    prompts.clear()
    table = interrex.new("elekt", 2, seed=4)
    at = Sitting(table, bots, words, house_pack("elekt"), console(), tmp_path / "a.game", read)
    assert at.run()
    assert not any("Enter" in prompt for prompt in prompts)


def test_bots_propose_in_a_cooperative_game(tmp_path: Path) -> None:
    """``a`` asks the partners, Enter confirms; among rivals there is no such key."""
    table = interrex.new("masters", 3, seed=4)
    seat = table.seats_asked[0]
    bots = {other: ("greedy", make("greedy", other)) for other in range(3) if other != seat}
    words = Words("en", "masters")
    pack = house_pack("masters")
    at = Sitting(table, bots, words, pack, console(), tmp_path / "a.game", Typist("h", "a", ""))
    assert not at.run()
    assert "ask the bots" in said(at)
    assert "Enter confirms" in said(at)
    assert at.session.choices[0][0] == seat  # confirmed
    at = Sitting(table.copy(), bots, words, pack, console(), tmp_path / "b.game", Typist("", ""))
    assert not at.run()
    assert at.session.choices == []  # without a proposal Enter shows the table
    rivals = sitting(tmp_path, Typist("h", "a"))
    assert not rivals.run()
    assert "ask the bots" not in said(rivals)
    assert "“a” is not possible here" in said(rivals)


def test_where_nothing_is_hidden_nobody_looks_away(tmp_path: Path) -> None:
    table = interrex.new("masters", 2, seed=4)
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 12:
            raise EOFError
        return "1"

    at = Sitting(
        table, {}, Words("en", "masters"), house_pack("masters"), console(), tmp_path / "a.game", read
    )
    assert not at.run()
    assert len(asked) > 12
    assert not any("nobody else looks" in prompt for prompt in asked)
