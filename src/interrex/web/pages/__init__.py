"""The pages, one module each; ``answers`` is what they share."""
