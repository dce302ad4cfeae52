"""The flow of the game: options and commands in, events out, a state folded from them, a view for each seat."""
