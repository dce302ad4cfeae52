"""A file of puzzles that grows seed by seed. Stopped anywhere and started again, it becomes the same file."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cartographers.game.refusals import Refused
from cartographers.puzzles.making import USUAL, Effort, made
from cartographers.puzzles.shelf import Heading, line_of, puzzles_of


class Grown(NamedTuple):
    """How far a file has come."""

    seed: int  # the next one
    puzzles: int


def grown(file: Path, seeds: range, effort: Effort = USUAL) -> Iterator[Grown]:
    """Makes the puzzles of some seeds into a file, and tells how far it is: at once, and after every seed."""
    whole, now = kept(file.read_bytes() if file.exists() else b"", seeds, effort)
    with file.open("r+b" if file.exists() else "x+b") as writing:
        writing.write(whole)
        writing.truncate()
        writing.flush()
        yield now
        for seed in seeds[now.seed - seeds.start :]:
            puzzles = list(made(seed, effort))
            writing.write(b"".join(map(line_of, puzzles)))
            writing.flush()
            now = Grown(seed + 1, now.puzzles + len(puzzles))
            yield now


def kept(data: bytes, seeds: range, effort: Effort) -> tuple[bytes, Grown]:
    """What of a file is sure to be whole, and how far it has come; refused where it is no beginning of these puzzles.

    The last seed that gave a puzzle is played again: its game may give a second one.
    """
    heading = Heading(games=effort.games, leads=effort.leads)
    first = line_of(heading)
    lines = data.splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
    if not lines and first.startswith(data):
        return first, Grown(seeds.start, 0)
    found = puzzles_of(b"".join(lines))
    places = [int(puzzle.seed) if puzzle.seed.isdecimal() else -1 for puzzle in found]
    if found.heading != heading or places != sorted(places) or not all(place in seeds for place in places):
        raise Refused("other_puzzles")
    last = places[-1] if places else seeds.start
    whole = lines[: 1 + sum(place < last for place in places)]
    return b"".join(whole), Grown(last, len(whole) - 1)
