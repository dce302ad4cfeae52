"""`cartographers backup`: all matches of a server in one file, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from cartographers.cli.args.database import Database


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; one of that name is replaced.", show_default=False)],
    database: Database = "",
) -> None:
    """Keep all matches of a server in one file, while it runs."""
    from cartographers.cli.hosting import backups  # its help needs no server

    backups.back_up(file, database)
