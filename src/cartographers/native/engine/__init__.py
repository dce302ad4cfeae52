"""A match as rows of numbers: the second form of game/, for machine code."""
