"""Where one can only pass, among bots alone, the page passes; among people it never does."""

import itertools
import random

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.match.session import BACK, CHOOSE, Move, Session
from interrex.web import keys
from interrex.web.access.viewer import Viewer
from interrex.web.phrases import say
from interrex.web.show import regions
from interrex.web.show.regions import table_page
from interrex.web.store.rows import BOT, PERSON, Notice
from interrex.web.tables.live import SAT, Live
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.seating import BOT_SAT, FROM_BOT, SAT_TOO
from tests.web.house import Open
from tests.web.lives import live_of

BY_ITSELF = "data-by-itself"


def prompt_of(live: Live, seat: int) -> str:
    return table_page(live, Viewer(seat, (seat,), "en", "", "f" * 32)).regions["prompt"]


def test_a_pass_is_given_by_itself_among_bots_only(house: Open) -> None:
    """With a person at another seat the prompt is the same whether one can answer or not."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person"] * 3)))
    game = live.session.game = interrex.new("veto", seats=3, seed=4)
    luck = random.Random(4)
    found: dict[bool, int] = {True: 0, False: 0}
    for _ in range(120):
        decision = game.decisions[0]
        if decision.seat == 0:
            for number, kind in ((1, BOT), (2, BOT)):
                live.row.seats[number].kind = kind
            alone = decision.options == ("bene",)
            assert (BY_ITSELF in prompt_of(live, 0)) == alone, decision
            found[alone] += 1
            live.row.seats[2].kind = PERSON
            assert BY_ITSELF not in prompt_of(live, 0)
        game.choose(luck.choice(decision.options), decision.seat)
        live.notify()
    assert min(found.values()) > 3, found


def test_the_log_says_what_the_page_has_passed() -> None:
    """To whoever had no other answer, and among bots alone; nobody else learns that they had none.

    No hall is around the table: its bots would choose in between.
    """
    live = live_of("veto", ["person", "random", "random"])
    for seat in live.row.seats[1:]:
        seat.kind = BOT
    luck, forced, free = random.Random(4), 0, 0
    for _ in range(400):
        decision = live.game.decisions[0]
        before, is_own = len(live.game.told), decision.seat == 0
        word = luck.choice(decision.options)
        live.session = live.session.after(Move(decision.seat, CHOOSE, word))
        live.notify()
        if not is_own or [each[0] for each in live.game.told[before : before + 1]] != ["bene"]:
            continue
        alone = len(decision.options) == 1
        forced, free = forced + alone, free + (not alone)
        for language in LANGUAGES:
            (at, told), *_ = live.game.read_by(0, before)
            said = regions.log_line(live, live.game, at, told, 0, language)["html"]
            assert (say(language, "passed-for-you") in said) == alone
            for other in (1, 2, live.game.seats):
                assert "passed" not in regions.log_line(live, live.game, at, told, other, language)["html"]
        live.row.seats[2].kind = PERSON  # then the page gives no pass by itself
        assert "passed" not in regions.log_line(live, live.game, at, told, 0, "en")["html"]
        live.row.seats[2].kind = BOT
        for kind in (SAT, SAT_TOO, FROM_BOT, BOT_SAT):  # somebody else was there, or was waited for
            live.row.notices.append(Notice(kind, 2, "Other"))
            assert "passed" not in regions.log_line(live, live.game, at, told, 0, "en")["html"]
            live.row.notices.pop()
    assert min(forced, free) > 2
    back = live.session.after(Move(live.choices[-1][0], BACK, "10"))
    assert all(each < len(back.game.told) for each in back.forced)
    again = Session(live.session.start)
    for number, word in live.choices:
        again = again.after(Move(number, CHOOSE, word))
    assert again.forced == live.session.forced


def test_what_had_no_other_answer_is_not_offered_to_be_taken_back(house: Open) -> None:
    """The bar offers it where the last choices are one's own and one of them was a choice at all."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person", "random"])))
    live.row.seats[1].kind = BOT
    luck, made, forced_last = random.Random(5), list[tuple[int, bool]](), 0
    for _ in range(300):
        decision = luck.choice(live.game.decisions)
        made.append((decision.seat, len(decision.options) > 1))
        live.session = live.session.after(Move(decision.seat, CHOOSE, luck.choice(decision.options)))
        live.notify()
        if live.game.is_over:
            break
        own = list(itertools.takewhile(lambda each: each[0] == 0, reversed(made)))[:8]
        offered = any(free for _, free in own)
        assert ("data-undo" in prompt_of(live, 0)) == offered
        forced_last += bool(own) and not offered
    assert forced_last


def test_options_that_cannot_be_paid_say_so(house: Open) -> None:
    """Veto!: the option, the card in hand; and only where the purse is too small. Else the price is told."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person"] * 2)))
    game = live.session.game = interrex.new("veto", seats=2, seed=6)
    luck = random.Random(6)
    found: dict[str, int] = {"": 0, "vt-price": 0, "vt-dear": 0}
    for _ in range(150):
        decision = game.decisions[0]
        if decision.question == "turn" and min(found.values()) < 3:
            own = game.view(decision.seat).seats[decision.seat]
            prices = dict(zip(own.known, own.prices, strict=True))
            page = table_page(live, Viewer(decision.seat, (decision.seat,), "en", "", "f" * 32))
            assert page.scene is not None
            assert page.parts["hand"].count(" dear") == sum(each > own.ducats for each in own.prices)
            for option in page.scene.options:
                if option.word.startswith(("deploy", "play")):
                    price = prices[option.things[0].name]
                    told = "vt-dear" if price > own.ducats else "vt-price" if price else ""
                    wanted = (
                        say("en", told, price=price, ducats=own.ducats, missing=price - own.ducats)
                        if told
                        else ""
                    )
                    field = next((each.word for each in option.parts if each.type == "field"), "")
                    if told == "vt-price" and field:  # and what it means to stand there
                        wanted += f"; {say('en', f'vt-at-{field}')}"
                    assert option.remark == wanted
                    found[told] += 1
        game.choose(luck.choice(decision.options), decision.seat)
        live.notify()
        if game.is_over:
            break
    assert min(found.values()) > 0, found


def test_one_s_own_card_is_let_through_where_an_answer_would_only_negate_it(house: Open) -> None:
    """Veto!, VT-1321: among bots; never where something of another seat is open, or an answer does more."""
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("veto", ["person"] * 2)))
    live.row.seats[1].kind = BOT
    idle = free = 0
    for seed in range(12):
        game, luck = interrex.new("veto", seats=2, seed=seed), random.Random(seed)
        live.session.game = game
        for _ in range(160):
            if game.is_over:
                break
            decision = luck.choice(game.decisions)
            if decision.seat == 0 and len(decision.options) > 1:
                live.notify()
                bar, view = prompt_of(live, 0), game.view(0)
                assert (say("en", "vt-goes-idle") in bar) == (BY_ITSELF in bar)
                if given := BY_ITSELF in bar:
                    assert f'{BY_ITSELF}="bene"' in bar
                    assert decision.question == "reply"
                    assert all(item.seat == 0 for item in view.stack if not item.negated)
                    for word in decision.options[1:]:
                        after = game.copy()
                        after.choose(word, 0)
                        assert after.view(0).stack[-1].answers, (word, view.stack)  # it is aimed at one's own
                        while after.questions and after.questions[0].name == "reply":
                            after.choose("bene", after.questions[0].seat)
                        lines = [each.kind for each in after.log(0, len(game.told))]
                        assert "negated" in lines
                idle, free = idle + given, free + (not given and decision.question == "reply")
            game.choose(luck.choice(decision.options), decision.seat)
    assert min(idle, free) > 3, (idle, free)
