"""Bots that answer at once, over rows of numbers."""
