"""Brings a database to the tables of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cartographers.store.failures import translated
from cartographers.store.log import Unavailable

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6361727467  # any number that no other program's advisory lock has


async def migrate(engine: AsyncEngine) -> None:
    """All or nothing; who comes second waits, and finds everything done. A newer version's database is Unavailable."""
    async with translated(), engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    # SQLite's own lock is taken with the transaction.
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = _config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Unavailable("the database belongs to a newer version of this program")
    command.upgrade(config, "head")


def check_version(connection: Connection) -> None:
    """Unavailable where a database does not have the tables of this version; nothing is changed."""
    wanted = ScriptDirectory.from_config(_config(connection)).get_heads()
    if set(MigrationContext.configure(connection).get_current_heads()) != set(wanted):
        raise Unavailable("it has no tables of this version of the program; a server that is started makes them")


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
