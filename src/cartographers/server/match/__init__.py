"""Live matches: a log each, a room each, and what is told of it."""
