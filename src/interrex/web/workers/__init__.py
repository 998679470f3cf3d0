"""Processes in which bots think."""

from typing import Final

IDLE: Final = "--idle"  # how a thinker is told to yield to everything else on the machine
