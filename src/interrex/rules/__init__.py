"""The numbered rules of every game: the rulebook, and which code and tests show each rule."""
