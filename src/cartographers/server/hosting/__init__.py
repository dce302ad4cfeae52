"""Who sits at a match and what happens to that. Pure: wishes in, events out, events folded."""
