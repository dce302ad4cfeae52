"""Many games between bots, and what they amount to."""
