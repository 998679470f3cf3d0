"""Fuzzing: files and requests that somebody has spoiled are refused in a sentence, never with a crash."""
