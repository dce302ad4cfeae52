"""Puzzles in a file: one JSON object a line, after a line that tells by which rules and how they were made."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from cartographers.cards.printed import CONTENT
from cartographers.game.events import RULES
from cartographers.game.refusals import Refused
from cartographers.puzzles.puzzle import Puzzle
from cartographers.puzzles.themes import EDICT

FORMAT = 1


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of puzzles."""

    puzzles: int = FORMAT
    rules: int = RULES
    cards: str = CONTENT  # a hash of all that is printed
    games: tuple[int, ...] = ()  # how many games each look at a position took
    leads: tuple[float, ...] = ()  # by how much the best drawing led in each, at least


class Puzzles:
    """Some puzzles, in order and by id."""

    def __init__(self, puzzles: tuple[Puzzle, ...], heading: Heading | None = None) -> None:
        self.all = puzzles
        self.heading = heading or Heading()
        self._by_id = {puzzle.id: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.all)

    def named(self, puzzle: str) -> Puzzle:
        """The puzzle of an id; refused where there is none."""
        if puzzle not in self._by_id:
            raise Refused("unknown_puzzle", puzzle=puzzle)
        return self._by_id[puzzle]

    def themes(self) -> tuple[str, ...]:
        """Every theme, in order of the alphabet."""
        return tuple(sorted({theme for puzzle in self.all for theme in puzzle.themes}))

    def of(self, theme: str) -> tuple[Puzzle, ...]:
        """The puzzles of a theme; refused where there is none of that name."""
        found = tuple(puzzle for puzzle in self.all if theme in puzzle.themes)
        if not found:
            plain = [known for known in self.themes() if not known.startswith(EDICT)]
            raise Refused("unknown_theme", theme=theme, known=", ".join([*plain, f"{EDICT}…"]))
        return found


@cache
def shipped() -> Puzzles:
    """The puzzles that come with the program."""
    return puzzles_of((files("cartographers.puzzles") / "data" / "puzzles.jsonl").read_bytes())


def puzzles_of(data: bytes) -> Puzzles:
    """The puzzles of a file; refused with the number of the line where something is wrong."""
    heading, *lines = data.splitlines() or [b""]
    try:
        head = msgspec.json.decode(heading, type=Heading)
    except msgspec.DecodeError as error:
        raise Refused("no_puzzles") from error
    if head.puzzles != FORMAT or (head.rules, head.cards) != (RULES, CONTENT):
        raise Refused("puzzles_version")
    found = []
    for number, line in enumerate(lines, start=2):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise Refused("puzzles_line", line=number) from error
    return Puzzles(tuple(found), head)


def line_of(value: Heading | Puzzle) -> bytes:
    """One line of a file."""
    return msgspec.json.encode(value) + b"\n"
