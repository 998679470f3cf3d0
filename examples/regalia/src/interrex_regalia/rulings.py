"""The rulings of Regalia: what can be read in two ways is a switch, default first."""

from __future__ import annotations

from dataclasses import dataclass

from interrex.engine.rulings import ruling


@dataclass(frozen=True, slots=True)
class Rulings:
    """RG-R01: who takes the piece when strengths are equal."""

    tie_goes_to: str = ruling("RG-R01", "challenger", "staff")
