"""What the operating system lends us: a lock on a file, and processes that answer questions. Knows no game."""
