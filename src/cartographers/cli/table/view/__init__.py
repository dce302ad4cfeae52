"""What the terminal shows of a match: scenes, pages, the map and what stands around it."""
