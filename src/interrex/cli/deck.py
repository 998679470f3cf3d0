"""Commands about decks: check a file, write a new one, show what is in one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

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
from interrex.match.record import read_text

deck_app = typer.Typer(help="Decks of Veto!: check, write and show them.", no_args_is_help=True)

DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A deck file, or a preconstructed deck.")]
Feast = Annotated[bool, typer.Option("--feast", help="By the feast rules: at most two copies.")]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="The game, if several have decks.")]


def decks_of(game: str) -> tuple[str, Decks]:
    """The game that is meant, and how its decks are brought; without a name the first that has decks."""
    for name in (game,) if game else names():
        decks = game_spec(name).decks
        if decks is not None:
            return name, decks
    if game:
        raise BadSetting(
            f"Nobody brings a deck to {game_spec(game).title}.", Reason("deckless", {"game": game})
        )
    raise BadSetting("No game has decks.", Reason("deckless-all", {}))


def find_deck(decks: Decks, name: str, pack: Any, variants: dict[str, Switch], rulings: Any) -> Deck:
    """The deck in that file, or the preconstructed deck of that name."""
    found: Deck = (
        decks.read(pack, read_text(Path(name)), name)
        if Path(name).suffix == ".toml"
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
    """Write a deck file to edit, filled with a preconstructed deck."""
    if file.exists():
        why = Reason("file-there", {"file": str(file)})
        raise BadSetting(f"{file} exists already. Name another file, or remove it first.", why)
    game, decks = decks_of(game)
    like = like or str(game_spec(game).variants[decks.variants[0]][0])
    rulings = game_spec(game).rulings_by({})
    deck = find_deck(decks, like, find_pack(game, pack), {"feast": feast}, rulings)
    file.write_text(decks.write(deck, file.stem), encoding="utf-8")
    said = find_words(lang).say("ui-deck-new", file=str(file), number=deck.size, deck=like)
    Console(highlight=False, markup=False, soft_wrap=True).print(said)


@deck_app.command("show")
def show(
    deck: DeckName, lang: Lang = "", feast: Feast = False, pack: PackOption = None, game: Game = ""
) -> None:
    """Show a deck: what leads it, and its cards by type."""
    game, decks = decks_of(game)
    cards = find_pack(game, pack)
    found = find_deck(decks, deck, cards, {"feast": feast}, game_spec(game).rulings_by({}))
    words = find_words(lang, game, cards)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{', '.join(words.card(kind.id) for kind in found.heads)}: {found.size}")
    for family in dict.fromkeys(kind.family for kind, _ in found.cards):
        there = [(kind, copies) for kind, copies in found.cards if kind.family == family]
        console.print(f"\n{words.name('family', family)} ({sum(copies for _, copies in there)})")
        for kind, copies in there:
            console.print(f"  {copies} {words.card(kind.id)}")
