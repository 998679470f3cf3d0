"""Training: self-play from which a network learns how likely each option wins (deep Monte Carlo).

Actors play many games at once, mostly by what the network likes best and sometimes at random; every choice
of a finished game becomes a sample: what the seat saw, what it chose, and what came of it. The learner fits
the network to samples drawn from the latest ones. ``python -m interrex.lab.train GAME --minutes 8 --out
DIR`` trains, and goes on where an earlier run with the same folder stopped.
"""
