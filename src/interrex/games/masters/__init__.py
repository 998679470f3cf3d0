"""Masters of the Night (Władcy Nocy), 1 to 5 people running 2 to 5 vampires: cooperative.

Rules source: the Polish rulebook, by number in rules/. The rulebook does not show every component;
the box is filled with stand-ins, marked as such in the pack.
"""
