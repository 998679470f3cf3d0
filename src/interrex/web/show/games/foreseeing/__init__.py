"""What comes of a choice as things stand, game by game."""
