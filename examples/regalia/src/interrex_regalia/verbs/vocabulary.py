"""The vocabulary of Regalia; a module of verbs adds to it when it is imported."""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import Vocabulary

verbs: Final = Vocabulary()
