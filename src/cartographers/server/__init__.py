"""The table's server: many people, many matches, one log for each."""
