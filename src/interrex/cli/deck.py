"""Commands about decks of Veto!: check a file, write a new one, show what is in one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from interrex.cli.settings import Lang, PackOption, find_pack, find_words
from interrex.engine.errors import BadSetting
from interrex.engine.settings import Switch
from interrex.games.veto.decks import Deck, preconstructed, read_deck, write_deck
from interrex.games.veto.decks import check as check_deck
from interrex.match.record import read_text

GAME: Final = "veto"
deck_app = typer.Typer(help="Decks of Veto!: check, write and show them.", no_args_is_help=True)

DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A deck file, or a preconstructed deck.")]
Feast = Annotated[bool, typer.Option("--feast", help="By the feast rules: at most two copies.")]


def find_deck(name: str, pack: Any, feast: bool = False) -> Deck:
    """The deck in that file, or the preconstructed deck of that name."""
    if Path(name).suffix == ".toml":
        return read_deck(pack, read_text(Path(name)), name)
    return preconstructed(pack, name, feast)


def decks_in(game: str, variants: dict[str, Switch], pack: Any) -> dict[str, Switch]:
    """Variants that name a deck file hold the deck itself, so that a record needs no file."""
    if game != GAME:
        return variants
    return {
        name: find_deck(value, pack).code() if isinstance(value, str) and value.endswith(".toml") else value
        for name, value in variants.items()
    }


@deck_app.command("check")
def check(deck: DeckName, feast: Feast = False, pack: PackOption = None) -> None:
    """Say whether a deck is legal, and if not, everything that is wrong with it."""
    found = find_deck(deck, find_pack(GAME, pack), feast)
    check_deck(found, deck, feast)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{deck}: legal, {found.size} cards, {len(found.cards)} different.")


@deck_app.command("new")
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    like: Annotated[
        str, typer.Option("--like", metavar="DECK", help="The preconstructed deck to start from.")
    ] = "radziwillowie",
    feast: Feast = False,
    pack: PackOption = None,
) -> None:
    """Write a deck file to edit, filled with a preconstructed deck."""
    if file.exists():
        raise BadSetting(f"{file} exists already. Name another file, or remove it first.")
    deck = find_deck(like, find_pack(GAME, pack), feast)
    file.write_text(write_deck(deck, file.stem), encoding="utf-8")
    Console(highlight=False, markup=False, soft_wrap=True).print(f"{file}: {deck.size} cards, like {like}.")


@deck_app.command("show")
def show(deck: DeckName, lang: Lang = "", feast: Feast = False, pack: PackOption = None) -> None:
    """Show a deck: faction, strategy, and its cards by type."""
    cards = find_pack(GAME, pack)
    found = find_deck(deck, cards, feast)
    words = find_words(lang, GAME, cards)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    strategy = f", {words.card(found.strategy.id)}" if found.strategy is not None else ""
    console.print(f"{words.card(found.faction.id)}{strategy}: {found.size}")
    for family in dict.fromkeys(kind.family for kind, _ in found.cards):
        there = [(kind, copies) for kind, copies in found.cards if kind.family == family]
        console.print(f"\n{words.name('family', family)} ({sum(copies for _, copies in there)})")
        for kind, copies in there:
            console.print(f"  {copies} {words.card(kind.id)}")
