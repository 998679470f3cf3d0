"""A sitting: people at this terminal, bots in the other seats, one game until its end or a quit."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from interrex.bots import Bot, observe
from interrex.bots.levels import ADVISER, SearchBot
from interrex.bots.thoughts import say_thought
from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice, InterrexError
from interrex.engine.questions import Decision
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec
from interrex.match.record import save
from interrex.match.session import CHOOSE, Move, Session
from interrex.match.undo import WhyNot
from interrex.match.wishes import ALWAYS, PASS_ROUND, WHEN_I_CAN, Wishes
from interrex.rules.book import Rule, rulebook
from interrex.terminal.lines import command, text, wrap
from interrex.terminal.table import Screen
from interrex.words import STAND_IN, Words

WISHES: Final = {"always": ALWAYS, "can": WHEN_I_CAN, "round": PASS_ROUND}
MAX_RULES: Final = 8  # so many are shown when a search finds more
MAX_TOLD_AGAIN: Final = 6
MAX_NUMBER_LENGTH: Final = 9
MAX_UNPACED: Final = 10  # so many lines of news may be covered by the table without a halt


class Quit(Exception):
    """The person wants to leave."""


class Sitting:
    """One game at this terminal. ``bots`` has the bot and its level for each seat without a person."""

    def __init__(
        self,
        game: Table,
        bots: Mapping[int, tuple[str, Bot]],
        words: Words,
        pack: Any,
        console: Console,
        file: Path,
        read: Callable[[str], str] = input,
        resumed: bool = False,
        paced: bool = False,
        advice: bool = False,
    ) -> None:
        self.advice = advice  # a bot may be asked where all play against each other
        self.session = Session(game)
        words.at(game)
        self.bots = bots
        self.file = file
        self.read = read
        self.paced = paced  # wait where much has happened, before the table covers it
        self.chance = Chance.from_seed(game.settings.seed + 1)
        people = [bots[seat][0] if seat in bots else words.say("ui-person") for seat in range(game.seats)]
        self.screen = Screen(console, words, pack, people)
        self.words = words
        # of a game that goes on, the last few lines are told again
        unread = {seat: len(game.log(seat)) - MAX_TOLD_AGAIN for seat in range(game.seats)}
        self.told = {seat: max(0, number) if resumed else 0 for seat, number in unread.items()}
        self.before: dict[int, Any] = {}  # what each person saw at the last decision
        self.looking: int | None = None  # the person at the screen, where there are several
        self.advised = ""  # the option that Enter confirms
        passing = game_spec(game.settings.game).passing
        self.wishes = {seat: Wishes(passing, WHEN_I_CAN) for seat in range(game.seats)}

    @property
    def game(self) -> Table:
        return self.session.game

    @property
    def persons(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if seat not in self.bots]

    @property
    def cooperative(self) -> bool:
        """All play together and nothing is hidden from anybody."""
        return self.words.spec is not None and self.words.spec.cooperative

    @property
    def may_ask(self) -> bool:
        """This table allows advice: always where all play together, else where it was agreed on."""
        return self.advice or (self.cooperative and bool(self.bots))

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False); either way it is saved."""
        self._save()  # a file that cannot be written is noticed now, not after an evening
        try:
            while not self.game.is_over:
                seat = self.game.seats_asked[0]
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self._save()
            self.screen.console.print()
            self.screen.say("ui-saved", command=command())
            resume = f"{command()} play --resume {shlex.quote(str(self.file))}"
            self.screen.console.print(resume, soft_wrap=True, highlight=False, markup=False)
            return False
        viewer = self.persons[0] if len(self.persons) == 1 else self.game.seats
        self.screen.news(self.game, viewer, self.told.get(viewer, len(self.game.log(viewer))))
        self.screen.end(self.game, viewer)
        self._save()
        self.screen.say("ui-record", file=str(self.file))
        return True

    def _save(self) -> None:
        save(self.game, self.file)
        bots = {SEAT_LETTERS[seat]: level for seat, (level, _) in self.bots.items()}
        about = {"bots": bots, "language": self.words.language}
        with contextlib.suppress(OSError):
            seating_file(self.file).write_text(json.dumps(about) + "\n", encoding="utf-8")

    # --- turns ---------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        self._choose(seat, self.bots[seat][1].choose(observe(self.game, seat, self.chance)))

    def _choose(self, seat: int, word: str) -> None:
        """Make a choice; an illegal one is refused and changes nothing."""
        self.session = self.session.after(Move(seat, CHOOSE, word))

    def _person(self, seat: int) -> None:
        """Show what happened, then the table, and ask until there is a legal choice."""
        if self._wished(seat):
            return
        self._hand_over(seat)
        self._news(seat)
        self.screen.decision(self.game, seat, self.before.get(seat))
        self.advised = ""
        position = self.game
        while self.game is position and self.game.decision_of(seat) is not None:
            decision = self.game.decision_of(seat)
            assert decision is not None
            typed = self.read(self.words.say("ui-prompt", seat=SEAT_LETTERS[seat]) + " ").strip()
            word = option_typed(typed, decision, self.words)
            if not typed and self.advised:
                word = self.advised
            if word is not None:
                self.before[seat] = self.game.view(seat)
                self._choose(seat, word)
                self._save()
                return
            self._command(typed, seat, decision)

    def _wished(self, seat: int) -> bool:
        """A standing wish passes in a window for the seat; nobody else can tell."""
        decision = self.game.decision_of(seat)
        if decision is None:
            return False
        word = self.wishes[seat].answer(decision.question, decision.options, self.game.view(seat))
        if word is not None:
            self._choose(seat, word)
        return word is not None

    def _wish(self, wish: str, seat: int, decision: Decision) -> None:
        """Set the wish for windows of this kind: always, can, or round."""
        self.wishes[seat].set(decision.question, self.game.view(seat), WISHES[wish])
        game = self.game.settings.game
        self.screen.say(f"{game}-wish", wish=self.words.say(f"{game}-wish-{wish}"))

    def _news(self, seat: int) -> None:
        """Tell what happened since the seat's last decision, page by page where it is much."""
        lines = self.screen.news_lines(self.game, seat, self.told[seat])
        self.told[seat] = len(self.game.log(seat))
        page = self.screen.console.size.height - 2
        paced = self.paced and len(lines) > MAX_UNPACED
        for start in range(0, len(lines), page):
            self.screen.print(lines[start : start + page])
            if paced:
                self.read(self.words.say("ui-more") + " ")

    def _hand_over(self, seat: int) -> None:
        """Where several people share the screen, nobody sees another's hand."""
        if len(self.persons) > 1 and self.looking != seat and not self.cooperative:
            self.screen.console.clear()
            self.read(self.words.say("ui-hand-over", seat=SEAT_LETTERS[seat]) + " ")
            self.looking = seat

    # --- keys ----------------------------------------------------------------------------------

    def _command(self, typed: str, seat: int, decision: Decision) -> None:
        key, _, rest = typed.partition(" ")
        key = key.casefold()
        if typed.startswith("?"):
            self._rule(typed[1:].strip() or decision.rule)
        elif key == "c" and rest:
            self._card(rest)
        elif typed == "" or key == "t":
            self.screen.decision(self.game, seat, self.before.get(seat))
        elif key in ("u", "uu") and not rest:
            self._undo(seat, by_consent=key == "uu")
        elif key == "a" and not rest and self.may_ask:
            self._advice(seat, decision)
        elif key in ("l", "ll") and not rest:
            self.screen.log(self.game, seat, whole=key == "ll")
        elif key == "q" and not rest:
            raise Quit
        elif key == "h" and not rest:
            self._help(decision)
        elif key == "w" and rest in WISHES and self.words.has(f"{self.game.settings.game}-wish"):
            self._wish(rest, seat, decision)
        else:
            self._refuse(typed, seat, decision)

    def _rule(self, asked: str) -> None:
        """The rule of that id, or the rules that have these words."""
        book = rulebook(self.game.settings.game, self.words.language)
        if re.fullmatch(r"([A-Za-z]{2}-)?[RrXx]?\d+", asked):
            try:
                found = [book.find(asked)]
            except InterrexError:
                found = []
        else:
            found = book.search(asked)
        if not found:
            self.screen.say("ui-no-rule", asked=asked)
        for rule in found[:MAX_RULES]:
            self.screen.print(rule_lines(rule, self.screen.width))
        if len(found) > MAX_RULES:
            self.screen.say("ui-more-rules", number=len(found) - MAX_RULES)

    def _card(self, name: str) -> None:
        found = cards_called(name, self.words)
        if len(found) == 1:
            self.screen.card(found[0])
        elif found:
            self.screen.say("ui-which-card", cards=", ".join(self.words.card(each) for each in found[:12]))
        else:
            self.screen.say("ui-no-card", name=name)

    def _undo(self, seat: int, by_consent: bool) -> None:
        """Take back the last choice if nobody has learned anything since, or because everybody agrees.

        Bots agree, and whoever shares this screen has been asked aloud.
        """
        last = self.session.own_last(seat)
        why = WhyNot.NOTHING if last < 0 else None if by_consent else self.session.why_not_undo(seat)
        if why is not None:
            self.screen.say("ui-no-undo", reason=self.words.say(f"ui-undo-{why}"))
            if last >= 0:
                self.screen.say("ui-undo-agreed")
            return
        if by_consent:
            nobody_to_ask = [""] * self.game.seats
            back = self.session.asking(seat, last, len(self.session.choices), nobody_to_ask)
        else:
            back = self.session.undoing(seat)
        self.session = self.session.after(back)
        self.told = {each: min(told, len(self.game.log(each))) for each, told in self.told.items()}
        self.before.clear()
        self._save()
        self.screen.say("ui-undone")

    def _advice(self, seat: int, decision: Decision) -> None:
        """What bots would choose here, and why."""
        if self.cooperative and self.bots:
            self._proposals(seat, decision)
        self.screen.say("ui-thinking")
        adviser = SearchBot(ADVISER, seed=1)
        thought = adviser.think(observe(self.game, seat, self.chance))
        for line in say_thought(thought, self.words):
            self.screen.print(wrap(line, self.screen.width, indent=4))

    def _proposals(self, seat: int, decision: Decision) -> None:
        """Every bot proposes what it would choose here; Enter confirms what most of them propose."""
        for bot, (_, partner) in self.bots.items():
            word = partner.choose(observe(self.game, seat, self.chance))
            proposal = self.session.proposing(bot, word, None, self.bots)
            self.session = self.session.after(proposal)
        proposed = self.session.proposed(seat)
        for word, proposers in proposed.items():
            names = self.words.listed([self.words.seat(bot) for bot in proposers])
            shown = self.words.option(decision.question, decision.parts_of(word), seat)
            number = decision.options.index(word) + 1
            self.screen.say("ui-proposed", names=names, number=number, option=shown)
        self.advised = max(proposed, key=lambda word: len(proposed[word]))
        self.screen.say("ui-confirm", number=decision.options.index(self.advised) + 1)

    def _help(self, decision: Decision) -> None:
        self.screen.say("ui-help-keys")
        advice = ("advice",) if self.cooperative and self.bots else ("thought",) if self.may_ask else ()
        for key in ("choose", *advice, "rule", "card", "table", "log", "undo", "quit"):
            self.screen.print(
                wrap(self.words.say(f"ui-help-{key}", rule=decision.rule), self.screen.width, indent=14)
            )
        self.screen.say("ui-help-marks")
        own = f"{self.game.settings.game}-help"
        if self.words.has(own):
            self.screen.say(own)

    def _refuse(self, typed: str, seat: int, decision: Decision) -> None:
        """Say what would be legal and by which rule; nothing has changed."""
        rule = decision.rule
        try:
            self._choose(seat, typed)
        except IllegalChoice as illegal:
            rule = illegal.rule or rule
        self.screen.say("ui-refused", typed=typed, last=len(decision.options), rule=rule)
        with contextlib.suppress(InterrexError):
            book = rulebook(self.game.settings.game, self.words.language)
            self.screen.print(rule_lines(book.find(rule), self.screen.width))


def option_typed(typed: str, decision: Decision, words: Words) -> str | None:
    """The option a person means: its number, its word, its wording, or a beginning of just one."""
    if typed.isdecimal() and len(typed) <= MAX_NUMBER_LENGTH:
        number = int(typed)
        if 1 <= number <= len(decision.options):
            return decision.options[number - 1]
        return typed if typed in decision.options else None
    if typed in decision.options:
        return typed
    wanted = plain_word(typed)
    if not wanted:
        return None
    shown: dict[str, list[str]] = {}
    for word, said in zip(decision.options, words.options(decision, decision.seat), strict=True):
        for form in {plain_word(word), plain_word(said)}:
            shown.setdefault(form, []).append(word)
    if wanted in shown:
        return shown[wanted][0]
    if len(wanted) < 3:
        return None  # a key, not the beginning of an option
    begun = {word for form, several in shown.items() if form.startswith(wanted) for word in several}
    return begun.pop() if len(begun) == 1 else None


def plain_word(word: str) -> str:
    """A word as it is compared: small letters, no marks, single spaces."""
    return " ".join(word.replace(STAND_IN, "").replace(":", " ").casefold().split())


def cards_called(name: str, words: Words) -> list[str]:
    """The cards of that name or id; else those whose name has it somewhere."""
    wanted = plain_word(name)
    exact = [each for each, called in words.cards.items() if wanted in (each.casefold(), plain_word(called))]
    return exact or [
        each
        for each, called in words.cards.items()
        if wanted in plain_word(called) or wanted in each.casefold()
    ]


def rule_lines(rule: Rule, width: int) -> list[Any]:
    """A rule with its id, as it stands in the book."""
    return wrap(text((rule.id, "bold"), f" {rule.plain}"), width, indent=7)


def seating_file(file: Path) -> Path:
    """Beside a saved game: who sat where, in which language."""
    return file.with_name(f"{file.name}.seats")
