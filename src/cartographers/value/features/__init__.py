"""The features of a sheet: those that every sheet has (`every`), and those for each scoring card, by category."""
