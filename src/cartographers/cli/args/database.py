"""Where a server keeps its matches, as commands take it."""

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
