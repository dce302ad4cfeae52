"""What the errors of a database mean to those who use a store."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from cartographers.store.log import Conflict, Unavailable

PATIENCE = 15.0  # seconds until a database that does not answer counts as gone


@asynccontextmanager
async def answered() -> AsyncIterator[None]:
    """As `translated`, and Unavailable where no answer comes."""
    async with translated(), asyncio.timeout(PATIENCE):
        yield


@asynccontextmanager
async def translated() -> AsyncIterator[None]:
    """Raises Conflict, Unavailable or, for a value that the database cannot hold, ValueError."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Conflict(reason(error)) from error
    except (DataError, sqlite3.DataError) as error:
        raise ValueError(reason(error)) from error
    except TimeoutError as error:
        raise Unavailable("the database does not answer") from error
    # UnicodeError: a host with an impossible name
    except (SQLAlchemyError, sqlite3.Error, OSError, UnicodeError) as error:
        raise Unavailable(reason(error)) from error


def reason(error: Exception) -> str:
    """The driver's own words, one line, without the statement and its values."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return words.splitlines()[0] if words else type(error).__name__
