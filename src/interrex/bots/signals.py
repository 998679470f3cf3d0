"""Signals reach a search: this module is never compiled.

Compiled code runs from one end to the other without looking whether Ctrl-C was pressed. A function that the
interpreter runs does look.
"""


def let_signals_in() -> None:
    """Whatever waits to be raised is raised here."""
