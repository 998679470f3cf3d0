"""The words of Vendetta's freely composed texts: kinds, and what each verb and word takes."""

from __future__ import annotations

from typing import Final

from interrex.engine.language import Phrases, forms

NUMBERS: Final = {"few": (1, 9)}

_VERBS: Final = """
    manual: text
"""

PHRASES: Final = (Phrases(forms(_VERBS), {}, NUMBERS),)
