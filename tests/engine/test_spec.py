"""What a game registers, as far as it does something itself."""

from __future__ import annotations

from itertools import product

from interrex.engine.spec import Passing


def test_a_window_is_a_question_of_that_name_with_the_word_to_pass() -> None:
    """Neither a question of another kind nor one in which nobody can pass."""
    passing = Passing("bene", ("reply", "turn"), lambda question, view: question, lambda view: 1)
    for question, options in product(("reply", "turn", "pay"), ((), ("bene",), ("go", "bene"), ("go",))):
        assert passing.open_in(question, options) == (question != "pay" and "bene" in options)
