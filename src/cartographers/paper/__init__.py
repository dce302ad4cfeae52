"""Games that were played on paper: what a map earned, what cannot be on it, and all of it as text."""
