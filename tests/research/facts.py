"""What the game's own fields of an observation are to say, worked out by the names that the fields have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from interrex.engine.encoding import Encoding
from interrex.engine.knowledge import knows
from interrex.engine.options import CARD, MARK, NUMBER, SEAT, VERB, Part
from interrex.games.elekt import table as el
from interrex.games.masters import table as mn
from interrex.games.masters.events import events_left, top_event
from interrex.games.vendetta import table as ve
from interrex.games.vendetta.ending import score_of
from interrex.games.veto import table as vt
from interrex.games.veto.szabla import szabla
from interrex.games.veto.traits import kreski_trait


class Facts:
    """Numbers by the field, the part of it, and the name of a fact."""

    def __init__(self, encoding: Encoding, game: Any, seat: int) -> None:
        self.fields = {field.name: field for field in encoding.fields}
        self.encoding, self.game, self.seat = encoding, game, seat
        self.found: dict[int, float] = {}

    def side(self, seat: int) -> int:
        """How many places clockwise from the seat that looks; nobody is below zero."""
        return (seat - self.seat) % self.game.seats if seat >= 0 else -1

    def say(self, field: str, at: int, value: float) -> None:
        """One place of a field; what is nothing is not written."""
        assert 0 <= at < self.fields[field].size
        if value:
            self.found[self.fields[field].start + at] = value

    def mark(self, field: str, at: int, first: int = 0) -> None:
        if at >= 0:
            self.say(field, first + at, 1.0)

    def each(self, field: str, part: int, facts: dict[str, float]) -> None:
        """All facts of a part of a field, by the names in its meaning."""
        names = self.fields[field].meaning.partition(": ")[2].removesuffix(" with tokens").split(", ")
        assert {*names} == {*facts}
        for name, value in facts.items():
            self.say(field, part * len(names) + names.index(name), value)


def elekt(say: Facts, game: Any) -> None:
    say.say("round", 0, game.round / 10)
    say.mark("phase", game.phase)
    say.mark("sceptre", say.side(game.sceptre))
    say.say("direction", 0, game.direction)
    for at, left in enumerate(
        (game.heat_pool / 13, *(each / all_ for each, all_ in zip(game.pool, (6, 6, 6, 7), strict=True)))
    ):
        say.say("supply", at, left)
    places = (el.ELITE_DECK, el.PILE, el.DECK, el.DECK + 1, el.DECK + 2)
    for at, (place, whole) in enumerate(zip(places, (34, 34, 17, 17, 17), strict=True)):
        say.say("decks", at, len(game.cards_at[place]) / whole)
    for zone in range(3):
        say.say("resolved", zone, float(bool(game.resolved & 1 << zone)))
    for seat in range(game.seats):
        won = [game.kinds[card] for card in game.cards_at[el.WON + seat]]
        titles = sum(len(kind.titles) for kind in won)
        seen = seat == say.seat or game.rulings.hand_sizes_open
        say.each("seat", say.side(seat), {
            "here": 1.0, "heat": game.heat[seat] / 3, "titles": titles / 7,
            "titles to go": ({2: 7, 3: 6, 4: 5}[game.seats] - titles) / 7,
            "privileges": sum(kind.family == "privilege" for kind in won) / 3,
            "hand": len(game.cards_at[el.HAND + seat]) / 10 if seen else 0,
            "assigned": game.assigned[seat] / 5, "passed": float(game.passed[seat]),
        })  # fmt: skip
        for zone in range(3):
            units = game.cards_at[el.CORNER + 4 * zone + seat]
            symbols = [
                [
                    sum(each)
                    for each in zip(
                        game.kinds[unit].symbols, game.tokens[unit], game.given[unit], strict=True
                    )
                ]
                for unit in units
            ]
            counts = {
                name: sum(each[at] for each in symbols) / 10 for at, name in enumerate(el.ATTRIBUTE_NAMES)
            }
            say.each("corners", zone * 4 + say.side(seat), {"units": len(units) / 5, **counts})


def vendetta(say: Facts, game: Any) -> None:
    say.say("teams", 0, float(game.team))
    say.say("round", 0, game.round / 3)
    say.mark("phase", game.phase)
    say.mark("ambition", say.side(game.ambition))
    say.mark("active", say.side(game.active))
    say.mark("now", game.now)
    say.mark("played at", game.played_at)
    say.say("blood left", 0, game.blood_left / 3)
    say.say("decks", 0, len(game.cards_at[ve.ALLY_DECK]) / 30)
    say.say("decks", 1, len(game.cards_at[ve.VICTIMS]) / 35)
    for clan in game.sheets:
        say.mark("sheets", clan)
    for relic in game.open_relics:
        say.mark("relics", relic)
    for loc in game.locations:
        say.mark("locations", loc)
        say.say("done", loc, float(bool(game.done & 1 << loc)))
        say.mark("location cards", game.site[loc], loc * 7)
    for seat in range(game.seats):
        side, lying = say.side(seat), game.cards_at
        seen = seat == say.seat or game.rulings.open_pools or game.is_over
        say.mark("clan", game.clan[seat], side * (say.fields["clan"].size // ve.MAX_SEATS))
        say.each("seat", side, {
            "here": 1.0, "partner": float(game.team and seat == (say.seat + game.seats // 2) % game.seats),
            "out": float(game.out[seat]), "pool": game.pool[seat] / 10,
            "influence": game.influence[seat] / 10 if seen else 0, "diablerie": game.diablerie[seat] / 3,
            "flipped": game.flipped[seat] / 3, "hand": len(lying[ve.HAND + seat]) / 9,
            "clan deck": len(lying[ve.DECK + seat]) / 9,
            "score": score_of(game, seat) / 20 if seen and not game.out[seat] else 0,
            "alliance": len(lying[ve.ALLIANCE + seat]) / 5, "drained": len(lying[ve.DRAINED + seat]) / 5,
            "has a relic": float(game.relic[seat] >= 0), "relic used": float(game.relic_used[seat]),
        })  # fmt: skip
        for loc in game.locations:
            up, down = (lying[start + ve.MAX_SEATS * loc + seat] for start in (ve.UP, ve.DOWN))
            say.each("positions", loc * ve.MAX_SEATS + side, {
                "face-up cards": len(up) / 3, "their power": sum(game.kinds[card].power for card in up) / 10,
                "face-down cards": len(down) / 3, "blood": game.blood[ve.MAX_SEATS * loc + seat] / 5,
            })  # fmt: skip


def masters(say: Facts, game: Any) -> None:
    say.mark("difficulty", ("easy", "medium", "hard").index(game.difficulty))
    say.mark("vampires", game.vampires)
    say.say("round", 0, game.round / 10)
    say.mark("phase", game.phase)
    say.say("ap", 0, game.ap / 4)
    say.mark("veil", min(max(game.veil, 0), 6))
    say.say("loss", 0, game.loss / 3)
    strong, weak = game.face.rows if game.rulings.spawn_rows == "stand_in" else game.face.reported
    for at, agents in enumerate((strong if game.veil >= 4 else weak)[:3]):
        say.say("row", at, agents / 4)
    for die in range(1, 7):
        say.say("dice", die - 1, game.dice.count(die) / 4)
        say.say("taken", die - 1, game.taken.count(die) / 4)
    say.say("aside", 0, game.aside / 4)
    for at, left in enumerate((game.agent_pool / 12, game.minion_pool / 10, game.blood_pool / 4)):
        say.say("pools", at, left)
    say.say("left", 0, events_left(game) / 18)
    say.say("left", 1, len(game.cards_at[mn.RELIC_DECK]) / 14)
    top = top_event(game)
    everybody = (1 << (game.seats + 1)) - 1
    if top >= 0 and game.pinned[top] & everybody == everybody:
        say.mark("event to come", say.encoding.kinds.index(game.cards[top].id))
    for cell in range(9):
        say.mark("tiles", game.tiles[cell], cell * (say.fields["tiles"].size // 9))
        say.each("cells", cell, {
            "hidden agents": game.hidden[cell] / 4, "exposed agents": game.exposed[cell] / 4,
            "minions": game.minions[cell] / 4, "sealed": float(game.seal_at[cell] >= 0),
            "fight here": float(game.fighter >= 0 and game.fight_cell == cell),
            "cards": len(game.cards_at[mn.ON_DISTRICT + cell]) / 2,
        })  # fmt: skip
    for vampire, number in enumerate(game.line_up):
        say.mark("stands", game.at[vampire], number * 9)
        say.each("vampire", number, {
            "in play": 1.0, "mine": float(game.player[vampire] == say.seat),
            "active": float(game.active == vampire), "leader": float(game.leader == vampire),
            "fights": float(game.fighter == vampire),
            "exhausted": float(bool(game.exhausted & 1 << vampire)), "blood": game.blood[vampire] / 4,
            "most blood": mn.blood_maximum(game, vampire) / 4, "kills": game.kills[vampire] / 9,
            "sealed": float(vampire in game.seal_at), "relics": len(game.cards_at[mn.OWNED + vampire]) / 3,
        })  # fmt: skip


def veto(say: Facts, game: Any) -> None:
    kinds = len(say.encoding.kinds)
    say.say("round", 0, game.round / 20)
    say.mark("phase", game.phase)
    say.mark("initiative", say.side(game.initiative))
    say.mark("voice", say.side(game.voice))
    say.mark("election", say.side(game.election))
    say.say("deed", 0, float(game.deed))
    say.say("pool", 0, game.pool / 10)
    named = say.fields["moment"].meaning.split(", ")
    if game.moment and game.moment[-1][0] in named:
        say.mark("moment", named.index(game.moment[-1][0]))
    say.say("depth", 0, len(game.stack) / 4)
    whats = say.fields["stack"].meaning.partition(": ")[2].split(", ")
    for at, (what, seat, card, *_) in enumerate(game.stack[::-1][:2]):
        say.mark("stack cards", game.kinds[card].number, at * kinds)
        say.mark("stack seats", say.side(seat), at * 4)
        say.mark("stack", whats.index(what), at * len(whats))
    if game.duel:
        fighters = game.duel[:2]
        say.mark("duel", 0)
        say.say("duel", 5, float(game.duel[vt.REVENGE]))
        in_play = [vt.PLAY <= game.where[card] < vt.PLAY + 4 for card in fighters]
        for at, card in enumerate(fighters):
            say.mark("fighters", game.kinds[card].number, at * kinds)
            say.say("duel", 1 + at, float(all(in_play) and game.where[card] == vt.PLAY + say.seat))
            say.say("duel", 3 + at, szabla(game, card) / 10 if all(in_play) else 0)
    people = [kind.id for kind in say.encoding.pack.kinds if kind.family == "character"]
    for seat in range(game.seats):
        own = game.cards_at[vt.PLAY + seat]
        company = [card for card in own if game.kinds[card].family == "character"]
        fresh = [card for card in company if not game.tapped >> card & 1]
        votes = {card: kreski_trait(game, card) for card in company}
        tapped = {
            family: any(game.tapped >> card & 1 for card in own if game.kinds[card].family == family)
            for family in ("faction", "strategy")
        }
        say.each("seat", say.side(seat), {
            "here": 1.0, "out": float(bool(game.out & 1 << seat)), "faction tapped": float(tapped["faction"]),
            "strategy tapped": float(tapped["strategy"]), "ducats": game.ducats[seat] / 10,
            "kreski": game.kreski[seat] / 10,
            "kreski to go": ({2: 14, 3: 16, 4: 18}[game.seats] - game.kreski[seat]) / 10,
            "hand": len(game.cards_at[vt.HAND + seat]) / 7, "deck": len(game.cards_at[vt.DECK + seat]) / 40,
            "discards": len(game.cards_at[vt.DISCARD + seat]) / 40, "characters": len(company) / 5,
            "untapped characters": len(fresh) / 5, "their kreski": sum(votes.values()) / 10,
            "best szabla": max([0, *(szabla(game, card) for card in company)]) / 10,
            "untapped kreski": sum(votes[card] for card in fresh) / 10,
        })  # fmt: skip
        for card in company:
            slot = game.slot[card]
            say.each("characters", people.index(game.kinds[card].id), {
                "tapped": float(card not in fresh),
                "on the magnates' field": float(bool(game.fields & 1 << card)),
                "szabla": szabla(game, card) / 10, "kreski": votes[card] / 5,
                "face-down thrusts": len(game.cards_at[vt.UNDER + slot]) / 3 if slot >= 0 else 0,
            })  # fmt: skip


SAID = {"elekt": elekt, "vendetta": vendetta, "masters": masters, "veto": veto}


# --- options --------------------------------------------------------------------------------------------


def said_of(encoding: Encoding, game: Any, seat: int, parts: tuple[Part, ...]) -> dict[int, float]:
    """What the features of an option are to say, by the names of their fields."""
    fields = {field.name: field for field in encoding.option_fields}
    found: Counter[int] = Counter()
    cards = [part for part in parts if part.type == CARD]
    for part in parts:
        if part.type in (VERB, MARK):
            known = [part.word] if part.word in encoding.words else part.word.split()
            for word in known:
                found[fields["words"].start + encoding.words.get(word, fields["words"].size - 1)] += 1
        elif part.type == CARD:
            which, lies = ("card", "card lies") if part is cards[0] else ("other cards", "others lie")
            word = game.card_word(part.value) if part.value >= 0 else part.word
            if word in encoding.kinds:
                found[fields[which].start + encoding.kinds.index(word)] += 1
            if 0 <= part.value < len(game.where) and knows(game, seat, part.value):
                role = encoding.role(game, seat, game.where[part.value])
                if role >= 0:
                    found[fields[lies].start + role] += 1
            if part.owner >= 0:
                found[fields["owner"].start + (part.owner - seat) % game.seats] += 1
        elif part.type == SEAT:
            found[fields["seat"].start + (part.value - seat) % game.seats] += 1
        elif part.type == NUMBER:
            if part.value < fields["number"].size:
                found[fields["number"].start + part.value] += 1
        elif part.type in fields:
            found[fields[part.type].start + part.value] += 1
    amount = sum(part.value for part in parts if part.type == NUMBER) / 10
    return {**found, **({fields["amount"].start: amount} if amount else {})}


# --- where cards lie -----------------------------------------------------------------------------------

Named = Iterator[tuple[int, str]]  # places, and what they are to a seat
AFTER_ME = ("mine", "the next player's", "the second player's", "the third player's")


def elekt_places(game: Any, seat: int) -> Named:
    yield from ((el.ELITE_DECK, "elite deck"), (el.PILE, "pile"), (el.UNUSED, "unused"))
    yield el.OUT, "out of the game"
    for zone, name in enumerate(("mission", "influence", "court")):
        yield from ((el.DECK + zone, "zone deck"), (el.FACE_UP + zone, "face up"))
        for other in range(game.seats):
            yield el.CORNER + 4 * zone + other, f"{name}, {AFTER_ME[(other - seat) % game.seats]}"
    for first, name in ((el.HAND, "hand"), (el.DRAWN, "recruits"), (el.WON, "won")):
        for other in range(game.seats):
            yield first + other, f"{name}, {AFTER_ME[(other - seat) % game.seats]}"


def vendetta_places(game: Any, seat: int) -> Named:
    yield from ((ve.ALLY_DECK, "ally deck"), (ve.VICTIMS, "victims"), (ve.OUT, "out of the game"))
    for loc, word in enumerate(("L1", "L2", "L3", "H")):
        yield ve.AT + loc, f"ally at {word}"
    for other in range(game.seats):
        side = "mine" if other == seat else "others'"
        after = (other - seat) % game.seats
        player = f"player {after} after me" if after else "mine"
        yield from ((ve.ALLIANCE + other, f"alliance, {player}"), (ve.DRAINED + other, f"drained, {player}"))
        yield from ((ve.HAND + other, f"hand, {side}"), (ve.DECK + other, f"clan deck, {side}"))
        for loc, word in enumerate(("L1", "L2", "L3", "H")):
            yield ve.UP + 6 * loc + other, f"up at {word}, {side}"
            yield ve.DOWN + 6 * loc + other, f"down at {word}, {side}"


def masters_places(game: Any, seat: int) -> Named:
    for act in range(3):
        yield from ((mn.DECK + act, "event deck"), (mn.UNUSED + act, "left over"))
    yield from ((mn.REVEALED, "revealed"), (mn.RELIC_DECK, "relic deck"), (mn.DRAWN, "being given"))
    yield from ((mn.OUT, "out of the game"), (mn.IN_PLAY, "in play"))
    yield from ((mn.ON_DISTRICT + cell, "on a district") for cell in range(9))
    for vampire in range(game.vampires):
        yield mn.ON_VAMPIRE + vampire, "on a vampire"
        yield mn.OWNED + vampire, "owned by me" if game.player[vampire] == seat else "owned by another"


def veto_places(game: Any, seat: int) -> Named:
    yield from ((vt.STACK, "stack"), (vt.OUT, "of players who are out"))
    places = {vt.DECK: "deck", vt.HAND: "hand", vt.DISCARD: "discards", vt.REMOVED: "removed"}
    for other in range(game.seats):
        side = "mine" if other == seat else "others'"
        for first, name in (places | {vt.LOOK: "looked at", vt.LIMBO: "on their way"}).items():
            yield first + other, f"{name}, {side}"
        yield vt.PLAY + other, f"in play, {AFTER_ME[(other - seat) % game.seats]}"
        for slot in range(game.slots):
            yield vt.UNDER + other * game.slots + slot, f"face down, {side}"


ROLES = {"elekt": elekt_places, "vendetta": vendetta_places, "masters": masters_places, "veto": veto_places}
