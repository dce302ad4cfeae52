"""How much of the sources the tests run, room by room: `make coverage` prints it from coverage's own JSON."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import NamedTuple

COMPILED = "native"  # the room whose functions run as machine code, where coverage sees nothing


class Part(NamedTuple):
    """A function, or what stands outside of functions."""

    room: str
    is_function: bool
    lines: int
    run: int

    @property
    def is_compiled(self) -> bool:
        """Whether it only runs as machine code: nothing of it ran as Python. Laws compare it with the core instead."""
        return self.room == COMPILED and self.is_function and self.run == 0


def parts(report: Path) -> Iterator[Part]:
    """What coverage counted."""
    for file, told in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        within = PurePath(file).parts[PurePath(file).parts.index("cartographers") + 1 :]
        room = within[0] if len(within) > 1 else ""
        for name, part in told["functions"].items():
            summary = part["summary"]
            yield Part(room, name != "", summary["num_statements"], summary["covered_lines"])


def table(counted: list[Part]) -> list[str]:
    """A line for each room, then the whole, then what was left out."""
    rooms: dict[str, list[Part]] = defaultdict(list)
    for part in counted:
        if not part.is_compiled:
            rooms[part.room or "cartographers"].append(part)
    left = [part for part in counted if part.is_compiled]
    return [
        *(_line(room, inside) for room, inside in sorted(rooms.items())),
        _line("all", [part for inside in rooms.values() for part in inside]),
        f"left out: {len(left)} functions of {COMPILED} ({sum(part.lines for part in left)} lines), as machine code",
    ]


def _line(name: str, inside: list[Part]) -> str:
    lines, run = sum(part.lines for part in inside), sum(part.run for part in inside)
    return f"{name:<14}{lines:>7} lines{100 * run / max(lines, 1):>7.1f} %"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table(list(parts(Path(sys.argv[1]))))) + "\n")
