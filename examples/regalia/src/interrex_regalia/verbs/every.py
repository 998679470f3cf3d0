"""All verbs, gathered from their modules."""

from __future__ import annotations

from typing import Final

from interrex_regalia.verbs import acting, asked
from interrex_regalia.verbs.vocabulary import verbs

CHAPTERS_OF_VERBS: Final = (asked, acting)
VERBS: Final = verbs
