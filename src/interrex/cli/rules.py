"""Commands about rules, packs and scenarios: read them, check them, run them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from interrex.cli.language import reference
from interrex.cli.play import GameName
from interrex.cli.settings import Lang, PackOption, find_pack, find_words
from interrex.engine.errors import BadSetting, EngineError, InterrexError, Reason
from interrex.engine.spec import CardText
from interrex.games import ALL_LINES, game_spec, house_text, own_pack, pack_game, whole_text
from interrex.match import scenario as scenarios
from interrex.match.record import read_text
from interrex.rules.book import Rule, rulebook
from interrex.rules.coverage import Covered, coverage, folder
from interrex.terminal.lines import cut, text, wrap
from interrex.terminal.play import cards_called, rule_lines
from interrex.terminal.table import drawing
from interrex.words.remarks import remarks_on
from interrex.words.telling import read_back

pack_app = typer.Typer(help="Packs of cards: check a file, show the cards.", no_args_is_help=True)
scenario_app = typer.Typer(help="Scenarios: positions with choices and what must hold.", no_args_is_help=True)


def _print(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line, no_wrap=True, overflow="ellipsis", highlight=False)


def rules(
    game: GameName,
    rule: Annotated[
        list[str] | None, typer.Argument(metavar="[ID | WORDS]", help="A rule by its id, or words in it.")
    ] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="For each rule, the code and the tests that cite it.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Show the numbered rules of a game, one of them, or those that contain some words."""
    game_spec(game)
    console = Console(highlight=False, markup=False)
    words = find_words(lang, game)
    book = rulebook(game, words.language)
    if not book.rules:
        why = Reason("no-rules", {"game": game})
        raise BadSetting(f"{game_spec(game).title} comes without rules to read.", why)
    if show_coverage:
        show_covered(console, coverage(game, folder(game)))
        return
    found: list[Rule] = [each for each in book.rules if each.is_rule or each.is_ruling]
    if rule:
        asked = " ".join(rule)
        has_digit = any(letter.isdigit() for letter in asked)
        found = [book.find(asked)] if has_digit and len(rule) == 1 else book.search(asked)
        if not found:
            why = Reason("rule-words", {"game": game, "value": asked})
            raise BadSetting(f"No rule of {game_spec(game).title} contains the words {asked!r}.", why)
    if any(each.language != words.language for each in found):
        _print(console, wrap(words.say("ui-rules-english"), console.width))
    if any(each.text.startswith("(B)") for each in found):
        _print(console, wrap(words.say("ui-rules-tags"), console.width))
    chapter = ""
    for each in found:
        if each.chapter != chapter and len(found) > 1:
            chapter = each.chapter
            console.print()
            _print(console, [text((chapter, "bold"))])
        _print(console, rule_lines(each, console.width))
        for typed, said in words.readings(each.id):
            _print(console, wrap(f"       {typed}: {said}", console.width, indent=9))


def show_covered(console: Console, covered: list[Covered]) -> None:
    """Rule → code → tests; what lacks a test is named, and then the command fails."""
    for each in covered:
        why = f"cardboard: {each.cardboard}" if each.cardboard else ", ".join(each.tests) or "NO TEST"
        line = f"{each.rule.id:<8} {', '.join(each.code) or '–'} → {why}"
        _print(console, [cut(Text(line), max(console.width, 110))])
    missing = False
    for name, chosen in (
        ("rules", [each for each in covered if each.rule.is_rule]),
        ("rulings", [each for each in covered if each.rule.is_ruling]),
        ("examples", [each for each in covered if each.rule.id[3] == "X"]),
    ):
        lacking = [each.rule.id for each in chosen if not each.tests and not each.cardboard]
        missing = missing or bool(lacking)
        share = 100 * (len(chosen) - len(lacking)) / max(1, len(chosen))
        shown = f"; without a test: {', '.join(lacking)}" if lacking else ""
        console.print(f"{name}: {len(chosen) - len(lacking)} of {len(chosen)} ({share:.1f} %){shown}")
    if missing:
        raise typer.Exit(1)


# --- packs ---------------------------------------------------------------------------------------


@pack_app.command("check")
def pack_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack file (TOML).")],
    lang: Lang = "",
) -> None:
    """Check a pack file; a mistake names line, field and remedy."""
    content = read_text(file)
    spec = game_spec(pack_game(content, str(file)))
    words = find_words(lang, spec.name)
    pack = own_pack(spec.name, content, str(file), ALL_LINES)
    cards = spec.pack_cards(pack)
    families = Counter(words.name("family", card.family) for card in cards)
    origins = Counter(words.say(f"ui-origin-{card.origin.replace(' ', '-')}") for card in cards)
    counted = ", ".join(f"{family} {number}" for family, number in families.items())
    origin = ", ".join(f"{name} {number}" for name, number in origins.items())
    said = words.say(
        "ui-pack-good", file=str(file), pack=pack.id, title=spec.title_in(words.language), hash=pack.hash,
        cards=counted, origins=origin,
    )  # fmt: skip
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(said)
    for remark in remarks_on(content):
        console.print(f"  {remark.said(words)}")


@pack_app.command("words")
def pack_words(game: GameName) -> None:
    """The language of a game's packs: every verb and word, and what it takes."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for line in reference(game):
        console.print(line)


@pack_app.command("show")
def pack_show(
    game: GameName,
    card: Annotated[list[str] | None, typer.Argument(metavar="[CARD]", help="Name or id of a card.")] = None,
    pack: PackOption = None,
    lang: Lang = "",
    family: Annotated[str, typer.Option("--family", metavar="NAME", help="Only this family of cards.")] = "",
    origin: Annotated[str, typer.Option("--origin", metavar="NAME", help="Only cards of this origin.")] = "",
) -> None:
    """Show the cards of a pack with their ids, or one card in full. ° marks a stand-in."""
    cards = find_pack(game, pack)
    words = find_words(lang, game, cards)
    shown = drawing(game)
    console = Console(highlight=False, markup=False)
    if card:
        name = " ".join(card)
        found = cards_called(name, words)
        if not found:
            why = Reason("no-card", {"game": game, "name": name})
            raise BadSetting(f"{game_spec(game).title} has no card called {name!r}.", why)
        content = pack_text(game, pack)
        for each in found:
            for line in shown.card(cards, each, words):
                _print(console, wrap(line, console.width, indent=2))
            for told in read_back(words, content, each):
                line = text((words.say("ui-reads", text=told), "italic"))
                _print(console, wrap(line, console.width, indent=2))
        return
    heading = ""
    for each_card in wanted_cards(game, cards, family, origin):
        if each_card.family != heading:
            heading = each_card.family
            _print(console, [text((words.name("family", heading), "bold"))])
        about = shown.note(cards, each_card.id, words)
        line = text(f"  {words.card(each_card.id)} ({each_card.id})  ", about)
        _print(console, wrap(line, console.width, indent=6))


def pack_text(game: str, file: Path | None) -> str:
    """The text of a pack with what it extends; of the house pack where no file is named."""
    if file is None:
        return house_text(game) or ""
    return whole_text(game, read_text(file), str(file))[0]


def wanted_cards(game: str, pack: Any, family: str, origin: str) -> list[CardText]:
    """The cards of a pack, all or those of one family or origin."""
    cards = game_spec(game).pack_cards(pack)
    for what, asked, known in (
        ("family", family, {card.family for card in cards}),
        ("origin", origin, {card.origin for card in cards}),
    ):
        if asked and asked not in known:
            legal = ", ".join(sorted(known))
            why = Reason("one-of", {"field": f"--{what}", "value": asked, "known": legal})
            raise BadSetting(f"There is no {what} {asked!r}. There are: {legal}.", why)
    return [card for card in cards if family in ("", card.family) and origin in ("", card.origin)]


# --- scenarios -----------------------------------------------------------------------------------


@scenario_app.command("run")
def scenario_run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files or folders of them.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only those that fail.")] = False,
) -> None:
    """Play scenarios and check what must hold. A broken file stops no other; exit code 1 if any fails."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    failed = broken = 0
    found = _scenario_files(files)
    for file in found:
        try:
            scenario = scenarios.load(file)
            failures = scenarios.run(scenario)
        except (InterrexError, EngineError) as wrong:
            broken += 1
            console.print(f"BROKEN {wrong if str(file) in str(wrong) else f'{file}: {wrong}'}")
            continue
        if failures:
            failed += 1
            console.print(f"FAILED {scenario.id} {scenario.title} ({file})")
            for failure in failures:
                console.print(f"  line {failure.line}: {failure.what}")
        elif not quiet:
            console.print(f"ok     {scenario.id} {scenario.title}")
    counted = f"{len(found) - failed - broken} of {len(found)} scenarios hold"
    details = [f"{failed} failed"] * bool(failed) + [f"{broken} broken"] * bool(broken)
    console.print(f"{counted}; {', '.join(details)}" if details else counted)
    if details:
        raise typer.Exit(1)


def _scenario_files(files: list[Path]) -> list[Path]:
    found: list[Path] = []
    for file in files:
        if not file.exists():
            raise InterrexError(f"{file}: there is no such file or folder.")
        found.extend(sorted(file.rglob("*.toml")) if file.is_dir() else [file])
    if not found:
        raise InterrexError("There is no scenario (*.toml) in the folders named.")
    return found
