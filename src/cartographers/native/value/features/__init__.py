"""The features of a sheet for each scoring card, by category."""
