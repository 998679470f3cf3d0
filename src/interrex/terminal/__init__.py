"""The table in a terminal: drawn with rich, at 80 columns and wider, with and without colour.

A game's drawing is a module of its name here (``terminal/elekt.py``) with

``draw(view, words, width, *, pack, people, before, detail)``
    the table as lines no wider than ``width``; ``before`` is the view at the viewer's last decision
    (None at first), so that what is new can be marked; ``detail`` goes from 2 (all) to 0 (least)
``note(pack, card_id, words)``
    a card in a few signs, shown beside options that name it
``card(pack, card_id, words)``
    a card in full, as lines

A game without one gets the plain drawing.
"""
