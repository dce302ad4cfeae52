"""The algebra of a sheet: spaces, shapes, the map and its notation. Imports nothing of ours."""
