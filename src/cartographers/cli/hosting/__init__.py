"""A server of matches on this machine, and its matches as a file. Loaded only by the commands that need it."""
