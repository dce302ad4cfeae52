"""How fast the game is: figures that can be compared, by `cartographers bench` and the programs of benchmarks/."""
