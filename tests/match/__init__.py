"""What surrounds a game."""
