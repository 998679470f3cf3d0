"""A text that does not work where blood is paid."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.games.masters.exhaustion import lose_blood
from interrex.games.masters.meaning import Plain, Use, amount, chooser, plain, vampires_of
from interrex.games.masters.table import DECLINE, Masters, decide
from interrex.games.masters.verbs.general import begin, general, then_do
from interrex.games.masters.verbs.turn import CHECKS

PAY: Final = "pay"


@general
@step
def unless_pays(game: Masters, source: Any, moment: str, who: Any, price: Any, inner: Any) -> None:
    """MN-119 Each vampire meant may pay blood; where it does not, the inner verb works, and it is ``you``.

    It is in the price too, which is counted once, before anybody pays.
    """
    use = begin(game, source, moment)
    found = vampires_of(game, use, who)
    if found and isinstance(who, tuple) and who[0] == "one_vampire":
        args = (source_of(use), moment, price, inner)
        decide(game, chooser(game, use), "who is meant", found, offer_payment, *args, rule="MN-120")
        return
    for vampire in found:
        cost = amount(game, Use(*asked_of(game, source_of(use), vampire)), price)
        game.then(offer_payment, source_of(use), moment, cost, inner, vampire)


def source_of(use: Use) -> int | Plain:
    """The card of a text, or all that is said of its moment."""
    return use.card if len(plain(use)) == 3 else plain(use)


def asked_of(game: Masters, source: int | Plain, vampire: int) -> Plain:
    """The use of a text where that vampire is asked to pay."""
    rest = (source,) if isinstance(source, int) else source[2:]
    return (vampire, game.at[vampire], *rest)


@step
def offer_payment(
    game: Masters, source: int | Plain, moment: str, price: Any, inner: Any, vampire: int
) -> None:
    """MN-120 Its player decides; with too little blood there is nothing to decide."""
    use = asked_of(game, source, vampire)
    cost = amount(game, Use(*use), price)
    if game.blood[vampire] >= cost:
        seat, options = game.player[vampire], (PAY, DECLINE)
        game.ask(seat, "pay or not", options, paid_or_not, use, moment, cost, inner, rule="MN-119")
    else:
        game.then(paid_or_not, use, moment, cost, inner, DECLINE)


@step
def paid_or_not(game: Masters, use: Plain, moment: str, price: int, inner: Any, answer: str) -> None:
    """MN-119 Paid, or borne."""
    if answer == PAY:
        lose_blood(game, use[0], price)
    else:
        then_do(game, Use(*use), moment, inner)


def may_change(game: Masters, vampire: int, moment: str, *args: Any) -> bool:
    """MN-619 As far as can be told before choices."""
    return True


CHECKS["unless_pays"] = may_change
