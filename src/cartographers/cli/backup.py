"""`cartographers backup` and `restore`: all matches of a server in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str,
    typer.Option(
        envvar="CARTOGRAPHERS_DATABASE",
        show_default="a file in your data folder",
        help="Where matches are kept: sqlite:///FILE or postgresql://…",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; one of that name is replaced.", show_default=False)],
    database: Database = "",
) -> None:
    """Keep all matches of a server in one file, while it runs."""
    from cartographers.cli import keeping  # only these commands need it, and it takes its time

    keeping.back_up(file, database)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", show_default=False)],
    database: Database = "",
) -> None:
    """Put all matches of a backup into a database without any."""
    from cartographers.cli import keeping

    keeping.restore(file, database)
