"""The table in the terminal: one person, the map, and bots in the other seats."""
