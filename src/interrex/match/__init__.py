"""What surrounds a game: its record, replay, scenarios, undo."""
