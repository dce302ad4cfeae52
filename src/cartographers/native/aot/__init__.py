"""Machine code made ahead of time: pieces by name, made by several processes."""
