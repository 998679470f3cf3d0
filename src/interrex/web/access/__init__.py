"""Who may do what: keys and links, the guard, the door, refusals."""
