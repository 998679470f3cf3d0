"""The report of the lab: one page of HTML with its pictures inside, light or dark, also without script."""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.lab.findings import CardFinding, Effect, Findings, Share
from interrex.lab.rows import DECISIVE
from interrex.lab.store import Folder
from interrex.rules.book import rulebook
from interrex.words import Words

INK: Final = "#123456"  # in the pictures; the page's own colour takes its place
ACCENT: Final = "#c0842f"
MOST_CARDS: Final = 30  # in the picture; the table has them all

STYLE: Final = """
:root { color-scheme: light dark; --ground: #fbf8f1; --ink: #26221b; --line: #d5cbb8; --clear: #8a2a1b; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1c1a17; --ink: #ebe5d8; --line: #4a443a; --clear: #f0a090; } }
body { background: var(--ground); color: var(--ink); font: 1rem/1.5 Georgia, serif; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
figure { margin: 1rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } td + td { white-space: nowrap; }
thead th { border-bottom: 1px solid var(--line); } .clear { color: var(--clear); font-weight: bold; }
th button { all: unset; cursor: pointer; } th button:focus-visible { outline: 2px solid; }
[aria-sort=ascending] button::after { content: " ↑"; } [aria-sort=descending] button::after { content: " ↓"; }
"""

# Sorts a table by the column whose heading is pressed, numbers from the largest, names from A; pressed again,
# the other way round. Without it the tables stand as they are.
SORTING: Final = """
for (const table of document.querySelectorAll("table[data-sorts]"))
  table.querySelectorAll("thead th").forEach((head, column) => {
    const button = document.createElement("button");
    button.append(...head.childNodes); head.append(button);
    button.onclick = () => {
      const cells = [...table.tBodies[0].rows].map(row => row.cells[column]);
      const is_text = cells.every(cell => cell.dataset.value === undefined);
      const up = head.ariaSort ? head.ariaSort === "descending" : is_text;
      const order = (one, two) => is_text ? one.textContent.localeCompare(two.textContent)
        : Number(one.dataset.value) - Number(two.dataset.value);
      cells.sort((one, two) => up ? order(one, two) : order(two, one));
      for (const other of table.tHead.rows[0].cells) other.ariaSort = null;
      head.ariaSort = up ? "ascending" : "descending";
      table.tBodies[0].append(...cells.map(cell => cell.parentNode));
    };
  });
"""


def html(folder: Folder, found: Findings, beside: Sequence[Share] = ()) -> str:
    """The whole page."""
    contest, head = folder.contest, folder.head
    words = Words("en", contest.game, folder.pack())
    title = game_spec(contest.game).title
    what = (
        f"{found.games:,} games of {found.deals:,} deals, {contest.seats} seats, played by "
        f"{', '.join(contest.bots)}; version {head['program']}, rules version {head['rules_version']}, "
        f"pack {head['pack']}, seeds from {contest.first}."
    )
    switches = {**contest.variants, **contest.rulings}
    if switches:
        what += " With " + ", ".join(f"{name} = {value}" for name, value in switches.items()) + "."
    sections = [
        _winning(found, words, beside),
        _cards(found, words),
        _course(contest.game, found),
        _rules(contest.game, found),
    ]
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}: is it fair?</title><style>{STYLE}</style>"
        f"<h1>{escape(title)}: is it fair?</h1><p>{escape(what)}</p>{''.join(sections)}"
        f"<script>{SORTING}</script></html>\n"
    )


# --- sections --------------------------------------------------------------------------------------


def _winning(found: Findings, words: Words, beside: Sequence[Share]) -> str:
    text = (
        "<h2>Who wins</h2><p>Shares of the victories with 95 % intervals: Wilson’s, and by drawing whole "
        "deals anew.</p>"
    )
    tables = (
        ("Seat", found.by_seat, str), ("Decides", found.by_turn, str),
        ("Plays", found.by_character, words.card), ("Run", beside, str),
    )  # fmt: skip
    for heading, rows, name in tables:
        if rows:
            named = [(name(row.what), row) for row in rows]
            text += _picture(lambda figure, named=named: _draw_shares(figure, named), 0.35 * len(rows) + 0.9)
            text += _table(
                (heading, "won", "of", "share", "95 %", "by deals"),
                [
                    (
                        label, (row.won, f"{row.won:g}"), (row.games, f"{row.games:,}"),
                        (row.share, f"{row.share:.1%}"), (row.low, f"{row.low:.1%} – {row.high:.1%}"),
                        (row.paired_low, f"{row.paired_low:.1%} – {row.paired_high:.1%}"),
                    )
                    for label, row in named
                ],
            )  # fmt: skip
    return text


def _cards(found: Findings, words: Words) -> str:
    text = (
        "<h2>What cards do</h2><p>In hundredths of a victory. <em>Held</em>: seats that held the "
        "card against those that did not, within the same seat, bot and character. <em>Played</em>: of those "
        "who could name it in a choice, who did against who did not. Cards in colour differ by more than "
        "luck explains, all cards taken together (Holm, 5 %). Playing a card goes along with having a "
        "choice: read it with care. <em>Decisive</em>: of the seats that named it, those whose chance (by "
        f"the calibrated judgement of the open table) had risen by {DECISIVE:.0%} or more when they decided "
        "again, or at the end.</p>"
    )
    shown = [each for each in found.cards if each.held or each.played]
    if not shown:
        return text + "<p>There are too few games to say anything of single cards.</p>"
    most = shown[:MOST_CARDS]
    text += _picture(lambda figure: _draw_cards(figure, most, words), 0.26 * len(most) + 0.9)
    rows = [
        (
            ("clear", words.card(each.card)) if each.unfair else words.card(each.card),
            (each.seats_held, f"{each.seats_held:,}"),
            (each.offered, f"{each.offered:.2f}"),
            (each.chosen, f"{each.chosen:.2f}"),
            (-1.0, "–") if each.decisive is None else (each.decisive, f"{each.decisive:.0%}"),
            _effect(each.held),
            _effect(each.played),
        )
        for each in found.cards
    ]
    heads = (
        "card", "held by seats", "could be named, a game", "named, a game", "decisive", "held", "played",
    )  # fmt: skip
    return text + _table(heads, rows)


def _course(game: str, found: Findings) -> str:
    book = {rule.id: rule.plain for rule in rulebook(game).rules}
    clear = sum(found.known_after) / max(1, len(found.known_after))
    text = (
        f"<h2>How games go</h2><p>{sum(found.lengths) / len(found.lengths):.0f} decisions a game, "
        f"{found.branching:.1f} options a decision, {found.lead_changes:.1f} changes of the lead. The winner "
        f"stays clearly ahead (by the calibrated judgement of the open table) after {clear:.0%} of the game; "
        f"in {found.comebacks:.0%} of the games the winner’s chance was once below half of an even one.</p>"
    )
    text += _picture(lambda figure: _draw_course(figure, found), 2.6)
    text += _table(
        ("seat", "decisions a game", "options a decision"),
        [(seat, (number, f"{number:.1f}"), (width, f"{width:.1f}")) for seat, number, width in found.busy],
    )
    return text + _table(
        ("ended by", "games"),
        [(f"{rule} {book.get(rule, '')}", (number, f"{number:,}")) for rule, number in found.endings],
    )


def _rules(game: str, found: Findings) -> str:
    book = {rule.id: rule.plain for rule in rulebook(game).rules}
    items = "".join(f"<li><b>{rule}</b> {escape(book[rule])}</li>" for rule in found.rules_unused)
    return (
        f"<h2>Rules that nothing was asked or told by</h2><p>{len(found.rules_unused)} of {len(book)}; many "
        "of them say what cannot be done or hold without a word.</p><details><summary>All of them</summary>"
        f"<ul>{items}</ul></details>"
    )


# --- tables and pictures ---------------------------------------------------------------------------


def _effect(effect: Effect | None) -> tuple[float, str]:
    if effect is None:
        return -999.0, "–"
    return effect.points, f"{effect.points:+.1f} ({effect.low:+.1f} … {effect.high:+.1f})"


def _table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table; a cell may be a text, a number with its text, or ``clear`` with its text."""

    def cell(value: Any) -> str:
        if isinstance(value, tuple) and value[0] == "clear":
            return f"<td class=clear>{escape(value[1])}</td>"
        if isinstance(value, tuple):
            return f'<td data-value="{value[0]:g}">{escape(value[1])}</td>'
        return f"<td>{escape(str(value))}</td>"

    head = "".join(f"<th scope=col>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in rows)
    return (
        f"<div class=wide><table data-sorts><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _picture(draw: Any, height: float) -> str:
    """A picture as inline SVG in the page's own colours."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise BadSetting("Pictures need matplotlib. It comes with `pip install interrex[lab]`.") from None
    settings: Any = {
        "svg.fonttype": "none", "font.family": "serif", "font.size": 9.0, "text.color": INK,
        "axes.edgecolor": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
        "svg.hashsalt": "interrex",
    }  # fmt: skip
    with matplotlib.rc_context(settings):
        figure = Figure(figsize=(8.0, height), layout="constrained")
        draw(figure)
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    return f"<figure>{svg[svg.index('<svg') :].replace(INK, 'currentColor')}</figure>"


def _draw_shares(figure: Any, rows: Sequence[tuple[str, Share]]) -> None:
    axes = _axes(figure)
    heights = range(len(rows), 0, -1)
    even = sum(row.won for _, row in rows) / max(1, sum(row.games for _, row in rows))
    axes.axvline(100 * even, color=INK, linewidth=0.6, linestyle=":")
    for at, (_, row) in zip(heights, rows, strict=True):
        axes.plot([100 * row.paired_low, 100 * row.paired_high], [at, at], color=INK, linewidth=1)
        axes.plot([100 * row.share], [at], "o", color=ACCENT)
    axes.set_yticks(list(heights), [label for label, _ in rows])
    axes.set_xlabel("share of the victories, %, with 95 % intervals; dotted: all of them together")


def _draw_cards(figure: Any, rows: Sequence[CardFinding], words: Words) -> None:
    axes = _axes(figure)
    heights = range(len(rows), 0, -1)
    axes.axvline(0, color=INK, linewidth=0.6, linestyle=":")
    for at, row in zip(heights, rows, strict=True):
        effect = row.held or row.played
        assert effect is not None
        axes.plot([effect.low, effect.high], [at, at], color=INK, linewidth=1)
        axes.plot([effect.points], [at], "D" if row.unfair else "o", color=ACCENT)
    axes.set_yticks(list(heights), [words.card(row.card) for row in rows])
    axes.set_xlabel(
        "effect in hundredths of a victory, with 95 % intervals; diamonds: more than luck explains"
    )


def _draw_course(figure: Any, found: Findings) -> None:
    one, two = figure.subplots(1, 2)
    for axes in (one, two):
        _plain(axes)
    one.hist(found.lengths, bins=24, color=ACCENT)
    one.set_xlabel("decisions of a game")
    one.set_ylabel("games")
    two.hist([100 * each for each in found.known_after], bins=20, range=(0, 100), color=ACCENT)
    two.set_xlabel("part of the game after which the winner was clear, %")


def _axes(figure: Any) -> Any:
    axes = figure.subplots()
    _plain(axes)
    return axes


def _plain(axes: Any) -> None:
    axes.spines[["top", "right"]].set_visible(False)
