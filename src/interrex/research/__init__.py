"""For researchers: encodings of every game, and the interfaces that other libraries know."""
