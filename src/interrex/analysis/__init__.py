"""Learning from a finished game: what each choice was worth, and how the chances moved.

``choices`` judges one choice, ``curves`` says how all seats stand at a position, ``whole`` puts a game
together and tells luck from choice, ``telling`` puts it into words. Everything that is said of a choice comes
from worlds that its seat could not tell from the real one: two games that a seat cannot tell apart are judged
alike, byte by byte, because the budget is counted in iterations.
"""
