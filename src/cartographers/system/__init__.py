"""What the operating system lends us: a lock on a file, and processes that answer or help. Knows no game."""
