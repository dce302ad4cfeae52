# One line for every event of a match.
