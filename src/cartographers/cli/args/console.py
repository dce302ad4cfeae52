"""What the commands print on: a terminal as wide as it is, anything else wide enough for every table."""

import os
import sys

from rich.console import Console

WIDE = 200


def output() -> Console:
    """A console for results; wide where they go to a file or a program and nobody has said how wide they may be."""
    is_free = not sys.stdout.isatty() and not os.environ.get("COLUMNS")
    return Console(width=WIDE if is_free else None)
