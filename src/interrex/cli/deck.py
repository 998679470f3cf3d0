"""Commands about decks: check a file, write a new one, show what is in one, compare two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from interrex.cli.settings import (
    Lang,
    PackOption,
    RulingsOption,
    find_pack,
    find_words,
    switches,
    told_in,
)
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Switch
from interrex.engine.spec import Deck, Decks
from interrex.games import game_spec, names
from interrex.lab.deck_shares import shares_of
from interrex.match.decks import curve, differences
from interrex.match.record import read_text
from interrex.words import Words
from interrex.words.facets import total_name

deck_app = typer.Typer(help="Decks of Veto!: check, write, show and compare them.", no_args_is_help=True)

DECK_FILES: Final = (".toml", ".txt")
DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A deck file, or a preconstructed deck.")]
Feast = Annotated[bool, typer.Option("--feast", help="Under feast rules: at most two copies.")]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="The game, if several have decks.")]


def decks_of(game: str) -> tuple[str, Decks]:
    """The game that is meant, and how its decks are brought; without a name the first that has decks."""
    for name in (game,) if game else names():
        decks = game_spec(name).decks
        if decks is not None:
            return name, decks
    if game:
        raise BadSetting(
            f"In {game_spec(game).title}, players do not bring decks.", Reason("deckless", {"game": game})
        )
    raise BadSetting("There is no game to which players bring decks.", Reason("deckless-all", {}))


def find_deck(decks: Decks, name: str, pack: Any, variants: dict[str, Switch], rulings: Any) -> Deck:
    """The deck in that file, or the preconstructed deck of that name."""
    found: Deck = (
        decks.read(pack, read_text(Path(name)), name)
        if Path(name).suffix in DECK_FILES
        else decks.find(pack, name, variants, rulings)
    )
    return found


@deck_app.command("check")
def check(
    deck: DeckName,
    feast: Feast = False,
    ruling: RulingsOption = None,
    pack: PackOption = None,
    game: Game = "",
    lang: Lang = "",
) -> None:
    """Say whether a deck is legal, and if not, everything that is wrong with it."""
    game, decks = decks_of(game)
    variants: dict[str, Switch] = {"feast": feast}
    rulings = game_spec(game).rulings_by(switches(ruling))
    cards = find_pack(game, pack)
    words = find_words(lang, game, cards)
    with told_in(words):
        found = find_deck(decks, deck, cards, variants, rulings)
        decks.check(found, deck, variants, rulings)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(words.say("ui-deck-legal", deck=deck, number=found.size, different=len(found.cards)))


@deck_app.command("new")
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    like: Annotated[
        str, typer.Option("--like", metavar="DECK", help="The preconstructed deck to start from.")
    ] = "",
    feast: Feast = False,
    pack: PackOption = None,
    game: Game = "",
    lang: Lang = "",
) -> None:
    """Write a deck file to edit, filled with a deck of the pack; a .txt file is a list of names."""
    if file.exists():
        why = Reason("file-there", {"file": str(file)})
        raise BadSetting(f"{file} already exists. Name another file, or remove it first.", why)
    game, decks = decks_of(game)
    like = like or str(game_spec(game).variants[decks.variants[0]][0])
    rulings = game_spec(game).rulings_by({})
    box = find_pack(game, pack)
    deck = find_deck(decks, like, box, {"feast": feast}, rulings)
    listed = file.suffix == ".txt"
    text = decks.listed(deck, find_words(lang).language) if listed else decks.write(deck, file.stem, box.id)
    file.write_text(text, encoding="utf-8")
    said = find_words(lang).say("ui-deck-new", file=str(file), number=deck.size, deck=like)
    Console(highlight=False, markup=False, soft_wrap=True).print(said)


@deck_app.command("show")
def show(
    deck: DeckName, lang: Lang = "", feast: Feast = False, pack: PackOption = None, game: Game = ""
) -> None:
    """Show a deck: what leads it, its cards by type, what it amounts to, how it wants to win."""
    game, decks = decks_of(game)
    cards = find_pack(game, pack)
    found = find_deck(decks, deck, cards, {"feast": feast}, game_spec(game).rulings_by({}))
    words = find_words(lang, game, cards)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{', '.join(words.card(kind.id) for kind in found.heads)}: {found.size}")
    for each in decks.shipped(cards):
        if each.id == deck and each.about[words.language]:
            console.print(f"{each.name[words.language]}. {each.about[words.language]}")
    for family in dict.fromkeys(kind.family for kind, _ in found.cards):
        there = [(kind, copies) for kind, copies in found.cards if kind.family == family]
        console.print(f"\n{words.name('family', family)} ({sum(copies for _, copies in there)})")
        for kind, copies in there:
            console.print(f"  {copies} {words.card(kind.id)}")
    console.print()
    for name, number in decks.totals(found).items():
        console.print(f"{total_name(words, name)}: {number}")
    prices = [(price, number) for price, number in curve(decks, found).items() if number]
    console.print(
        " · ".join(words.say("ui-deck-curve", price=price, number=number) for price, number in prices)
    )
    for line in _shares(game, decks, deck, cards, words):
        console.print(line)


def _shares(game: str, decks: Decks, deck: str, pack: Any, words: Words) -> Iterator[str]:
    """How often a deck of the pack won against the others, where the lab has measured it."""
    found = shares_of(game, pack)
    rows = found.of(deck) if found is not None else []
    if found is None or not rows:
        return
    called = {each.id: each.name[words.language] for each in decks.shipped(pack)}
    yield f"\n{words.say('ui-deck-shares', bot=found.bot)}"
    for row in rows:
        yield f"  {called.get(row.other, row.other)}: {row.said(words)}"
    yield f"  {words.say('ui-deck-all')}: {found.overall(deck).said(words)}"


@deck_app.command("diff")
def diff(
    one: DeckName,
    other: DeckName,
    lang: Lang = "",
    feast: Feast = False,
    pack: PackOption = None,
    game: Game = "",
) -> None:
    """Say how two decks differ: which cards the second has more or fewer of."""
    game, decks = decks_of(game)
    box = find_pack(game, pack)
    words = find_words(lang, game, box)
    rulings = game_spec(game).rulings_by({})
    with told_in(words):
        found = [find_deck(decks, each, box, {"feast": feast}, rulings) for each in (one, other)]
    changes = differences(found[0], found[1])
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(words.say("ui-deck-diff", one=one, other=other, number=len(changes)))
    for change in changes:
        sign = "+" if change.more > 0 else "−"
        console.print(
            f"  {sign}{abs(change.more)} {words.card(change.kind.id)} ({change.before} → {change.after})"
        )
