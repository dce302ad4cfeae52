"""What a sheet is worth: the stars that are expected to come, on plain ints. Native compiles its features too."""
