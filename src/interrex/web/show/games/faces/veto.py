"""The cards of Veto! as they are drawn: names, figures, keywords and texts, whole or in a row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from interrex.games.veto.cards import BITS, CHARACTER, EQUIPMENT, FACTION, KEYWORDS, Kind, Pack
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.games.asking.veto import is_elekt
from interrex.web.show.kit import Kit
from interrex.web.show.scene import kinds
from interrex.words import Words

LETTERS: Final = re.compile(r"(?:(?<=^)|(?<=[.;:] ))([PCDRT](?: Z)?|Z)(?=[:,]| \()")  # of abilities
MEANING: Final = re.compile(r"\((.+)\)$")  # of a word of the box, behind it
FACTIONS: Final = ("radziwillowie", "wisniowieccy", "dworscy", "awanturnicy")  # with emblems of their own
STROKES: Final = 5  # kreski are tallied by fives


class Cards(Kit):
    """The cards of the game."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        glossed = [f"gloss-{each}" for each in KEYWORDS if words.has(f"gloss-{each}")]
        self.senses = {words.say(f"{each}.word"): words.say(each) for each in glossed}  # none in Polish
        self.polish = re.compile(rf"(?<!\w)((?:{'|'.join(map(re.escape, self.senses)) or '(?!)'})s?)(?!\w)")

    def keywords(self, borne: Iterable[str]) -> list[tuple[str, str]]:
        """Keywords in the reader's own words, each with its full name, by which its meaning is found."""
        return [(self.meaning(word), self.words.name("keyword", word)) for word in borne]

    def meaning(self, keyword: str) -> str:
        """A keyword in the reader's language; as on the card where that is Polish, or nobody says more."""
        gloss = f"gloss-{keyword}"
        if self.words.has(gloss):
            return self.words.say(gloss)
        behind = MEANING.search(self.words.name("keyword", keyword))
        return behind[1] if behind is not None else self.words.name("keyword", keyword, "short")

    def election(self, name: str) -> str:
        """Who has announced an election."""
        return self.words.say("veto-election", seat=name)

    def strokes(self, number: int, start: int = 0) -> str:
        """Strokes of a tally from one number to another, every fifth across the four before it."""
        found = []
        for at in range(start, number):
            left, nth = at // STROKES * 21, at % STROKES
            found.append(f"M{left + 1} 15l15-12" if nth == STROKES - 1 else f"M{left + 3 + nth * 4} 2v14")
        return "".join(found)

    def width(self, number: int) -> int:
        """How wide a tally of so many strokes is."""
        return -(-number // STROKES) * 21 - 3

    def text(self, card_id: str) -> list[tuple[str, str, str]]:
        """The text of a card in pieces; the letters of what it can do come with their word and meaning.

        A keyword of the box, which is Polish, has its meaning behind it.
        """
        found, said = [], set[str]()
        for at, piece in enumerate(LETTERS.split(self.kinds[card_id].text[self.words.language])):
            if at % 2:
                found.append((piece, self.ability(piece), " · ".join(self.words.glosses(piece))))
            elif piece:
                found += self.glossed(piece, said)
        return found

    def glossed(self, text: str, said: set[str]) -> Iterator[tuple[str, str, str]]:
        """A text in pieces; a keyword has its meaning where it stands first, as a dictionary has it."""
        for at, piece in enumerate(self.polish.split(text)):
            word = next((each for each in self.senses if piece.startswith(each)), "") if at % 2 else ""
            if piece:
                yield piece, self.senses[word] if word and word not in said else "", ""
            said.add(word)

    def ability(self, letters: str) -> str:
        """What sort of ability it is, in one word; a tap shows as its sign."""
        letter = letters[0].lower()
        return speaker(self.words.language)(f"vt-letter-{letter}") if letter in "pcdr" else ""

    def face(self, card_id: str) -> dict[str, Any]:
        """A card as it lies open."""
        kind: Kind = self.kinds[card_id]
        return {
            "id": card_id,
            "name": self.called(card_id),
            "family": kind.family,
            "kind": self.name("family", kind.family),
            "emblem": _emblem(kind),
            "figures": self.figures(kind),
            "keywords": self.keywords(borne_by(kind, self.pack)),
            "text": self.text(card_id),
        }

    def figures(self, kind: Kind) -> list[tuple[str, str, str]]:
        """The numbers on a card, each with its sign and what it means; what it costs stands in its corner."""
        t = speaker(self.words.language)
        found = []
        if kind.family == CHARACTER:
            found = [
                ("sabre", t("vt-szabla"), str(kind.szabla)),
                ("kreska", t("vt-kreski"), str(kind.kreski)),
            ]
            if is_elekt(kind):
                found.append(("power", t("vt-elekt-about"), ""))
        elif kind.szabla:
            found = [("sabre", t("vt-szabla"), signed(kind.szabla))]
        if kind.upkeep:
            key = "vt-upkeep" if kind.upkeep > 0 else "vt-yields"
            found.append(("ducat", t(key, number=abs(kind.upkeep)), signed(-kind.upkeep)))
        return found


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


def borne_by(kind: Kind, pack: Pack) -> list[str]:
    """The keywords printed on a card, those of its pack among them."""
    return [word for word in (*KEYWORDS, *pack.keywords) if kind.keywords & BITS[word]]


def _emblem(kind: Kind) -> str:
    """The drawing that stands for a card: of its faction, its arms, or its family."""
    if kind.family in (FACTION, CHARACTER):
        faction = kind.id if kind.family == FACTION else kind.faction
        return faction if faction in FACTIONS else kind.family
    return kind.arms if kind.family == EQUIPMENT and kind.arms else kind.family


def lafa(kind: Kind) -> str:
    """VT-113 to VT-115 X, X/Y or X/+Y."""
    if not kind.upkeep:
        return str(kind.lafa) if kind.lafa else ""
    return f"{kind.lafa}/{kind.upkeep}" if kind.upkeep > 0 else f"{kind.lafa}/+{-kind.upkeep}"


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: nickname, type, faction, figures, keywords, text, origin."""
    if card_id not in kinds(pack):
        return {}
    kind: Kind = kinds(pack)[card_id]
    borne = borne_by(kind, pack)
    face = plainly.card_face(words, pack, card_id, *borne)
    if kind.nickname[words.language]:
        face["name"] += f", {kind.nickname[words.language]}"
    about = [face["about"], words.card(kind.faction) if kind.faction else words.say("veto-neutral")]
    if kind.unique:
        about.append(words.say("veto-unique"))
    numbers = []
    if kind.family == FACTION:
        numbers.append(words.say("veto-treasury", number=kind.treasury, income=kind.income))
    if kind.szabla or kind.family == CHARACTER:
        numbers.append(words.say("veto-szabla", number=kind.szabla))
    if kind.kreski or kind.family == CHARACTER:
        numbers.append(words.say("veto-trait", number=kind.kreski))
    if lafa(kind):
        numbers.append(words.say("veto-lafa", lafa=lafa(kind)))
    lines = [" · ".join(numbers), ". ".join(words.name("keyword", word) for word in borne)]
    drawn = {"emblem": _emblem(kind), "frame": f"type-{kind.family}"}
    return {**face, **drawn, "about": ", ".join(about), "lines": [line for line in lines if line]}
