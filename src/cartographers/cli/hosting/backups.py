"""All matches and documents of a database as a file, and a file as a database."""

import asyncio
import os
import time
from contextlib import aclosing
from errno import EINVAL
from pathlib import Path

import typer

from cartographers import __version__
from cartographers.cli.args.errors import fail_with
from cartographers.cli.args.files import check_writable, written_whole
from cartographers.cli.hosting.server import database_url
from cartographers.locales import texts
from cartographers.store.archive import FORMAT, BadBackup, End, Head, Match, kept_in, write_archive
from cartographers.store.copying import NotEmpty, kept_at
from cartographers.store.copying import restore as restored
from cartographers.store.log import Conflict, Unavailable

PRIVATE = 0o600  # it holds the seeds of matches that are still being played


def back_up(file: Path, database: str) -> None:
    check_writable(file)
    try:
        end = asyncio.run(_written(file, database_url(database)))
    except Unavailable as error:
        fail_with("cli-database", reason=str(error))
    except OSError as error:
        fail_with("cli-unwritable", file=str(file), reason=error.strerror or "")
    typer.echo(texts()("cli-backed-up", file=str(file), matches=end.matches))


async def _written(file: Path, url: str) -> End:
    head = Head(cartographers_backup=FORMAT, version=__version__, made=time.time())
    with written_whole(file, PRIVATE) as writing:
        async with aclosing(kept_at(url)) as kept:
            return await write_archive(writing, kept, head)


def restore(file: Path, database: str) -> None:
    url = database_url(database)
    try:
        counted = _counted(file)  # before anything is written, or even made
        asyncio.run(restored(url, kept_in(file)))
    except BadBackup as error:
        fail_with("cli-newer-backup" if error.code == "newer" else "cli-damaged-backup", file=str(file))
    except Conflict:  # one match or document twice
        fail_with("cli-damaged-backup", file=str(file))
    except NotEmpty:
        fail_with("cli-not-empty")
    except Unavailable as error:
        fail_with("cli-database", reason=str(error))
    except OSError as error:
        fail_with("cli-unreadable", file=str(file), reason=error.strerror or "")
    typer.echo(texts()("cli-restored", matches=counted))


def _counted(file: Path) -> int:
    """How many matches a file holds, all of them looked at."""
    if file.exists() and not file.is_file() and not file.is_dir():
        raise OSError(EINVAL, os.strerror(EINVAL))  # a pipe can be read once only
    return sum(isinstance(each, Match) for each in kept_in(file))
