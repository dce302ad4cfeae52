"""`cartographers restore`: all matches of a backup in an empty database."""

from pathlib import Path
from typing import Annotated

import typer

from cartographers.cli.args.database import Database


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.", show_default=False)],
    database: Database = "",
) -> None:
    """Put all matches of a backup into a database without any."""
    from cartographers.cli.hosting import backups  # its help needs no server

    backups.restore(file, database)
