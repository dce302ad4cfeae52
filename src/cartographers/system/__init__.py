"""What the operating system lends us: a lock on a file, processes that answer, share tasks or help. Knows no game."""
