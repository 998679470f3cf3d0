"""Small mistakes made on purpose, and whether tests notice them: the command is ``scripts/mutate.py``."""
