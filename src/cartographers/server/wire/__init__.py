"""What a browser is told: every message, and how it is made from a match."""
