"""The connection on which a process writes to PostgreSQL: two messages a transaction, however much is in it.

Every message waits for the database and then for its turn on this machine. Where processors are short those waits are
all that takes time, so statements are sent together.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from operator import itemgetter
from typing import Any, LiteralString

import psycopg

from cartographers.store.failures import answered, reason
from cartographers.store.log import Conflict, Entry, Unavailable
from cartographers.store.sifting import followed, sifted
from cartographers.store.writer import Append, Failures
from cartographers.store.writing import (
    Row,
    entry_rows,
    line_row,
    lines_of,
    moved,
    people_rows,
    tries_begun,
    tries_finished,
    try_row,
)

# Whoever else writes to one of these matches waits here, in the order of coming, and then sees what was written: each
# statement sees what is committed when it begins, so the logs are read by another one than the lock.
BEGIN = """
BEGIN ISOLATION LEVEL READ COMMITTED;
SELECT match, people FROM matches WHERE match = ANY(%(written)s::text[]) ORDER BY match FOR UPDATE;
SELECT log.match, log.seq, log.at, CASE WHEN log.seq > known.seq THEN log.body ELSE '' END, log.wish
    FROM unnest(%(followed)s::text[], %(numbers)s::int[]) AS known (match, seq)
    JOIN entries AS log ON log.match = known.match AND log.seq >= known.seq
    ORDER BY log.match, log.seq
"""
COMMIT = """
INSERT INTO entries (match, seq, at, body, wish)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[], %s::text[]);
INSERT INTO matches (match, status, public, people, body, due, updated, host, place, chairs)
    SELECT * FROM unnest(
        %s::text[], %s::text[], %s::bool[], %s::text[], %s::text[], %s::float8[], %s::float8[],
        %s::text[], %s::text[], %s::int[]
    )
    ON CONFLICT (match) DO UPDATE SET
        status = excluded.status, public = excluded.public, people = excluded.people,
        body = excluded.body, due = excluded.due, updated = excluded.updated,
        host = excluded.host, place = excluded.place, chairs = excluded.chairs;
INSERT INTO tries (deal, person, match, until, body, score, lost, begun, finished)
    SELECT *, extract(epoch FROM clock_timestamp()),
        CASE WHEN score IS NOT NULL THEN extract(epoch FROM clock_timestamp()) END
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::float8[], %s::text[], %s::int[], %s::int[])
        AS begun (deal, person, match, until, body, score, lost);
UPDATE tries SET body = ended.body, score = ended.score, lost = ended.lost,
        finished = extract(epoch FROM clock_timestamp())
    FROM unnest(%s::text[], %s::text[], %s::text[], %s::float8[], %s::text[], %s::int[], %s::int[])
        AS ended (deal, person, match, until, body, score, lost)
    WHERE (tries.deal, tries.person, tries.match) = (ended.deal, ended.person, ended.match) AND finished IS NULL;
DELETE FROM people WHERE match = ANY(%s::text[]);
INSERT INTO people (match, person) SELECT * FROM unnest(%s::text[], %s::text[]);
SELECT pg_notify(%s, unnest(%s::text[]));
COMMIT
"""
Values = Mapping[str, object] | Sequence[object]
Rows = list[tuple[Any, ...]]


class Pen:
    """Writes groups of appends; `notices` says what to tell of the newest number of each match."""

    def __init__(self, parameters: str, channel: str, notices: Callable[[Mapping[str, int]], list[str]]) -> None:
        self._parameters = parameters
        self._channel = channel
        self._notices = notices
        self._connection: psycopg.AsyncConnection | None = None

    async def write(self, appends: Sequence[Append]) -> Failures:
        async with answered(), _translated():
            try:
                return await self._written(appends)
            except BaseException:
                await self.close()  # and the database forgets what was begun
                raise

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        self._connection = None

    async def _written(self, appends: Sequence[Append]) -> Failures:
        sitting, logs = await self._begun(appends)
        written, failures = sifted(appends, logs)
        lines = lines_of(written)
        changed = moved(lines, sitting)
        newest = {append.line.match: append.entries[-1].seq for append in written if append.entries}
        await self._sent(
            COMMIT,
            [
                *_columns(entry_rows(written), 5),
                *_columns([line_row(line) for line in lines], 10),
                *_columns([try_row(tried) for tried in tries_begun(written)], 7),
                *_columns([try_row(tried) for tried in tries_finished(written)], 7),
                [line.match for line in changed],
                *_columns(people_rows(changed), 2),
                self._channel,
                self._notices(newest),
            ],
        )
        return failures

    async def _begun(self, appends: Sequence[Append]) -> tuple[dict[str, str], dict[str, list[Entry]]]:
        """Locks the matches, and gives who sits there and what their logs hold."""
        numbers = followed(appends)
        asked = {
            "written": sorted({append.line.match for append in appends}),
            "followed": list(numbers),
            "numbers": list(numbers.values()),
        }
        try:
            _, sitting, entries = await self._sent(BEGIN, asked)
        except psycopg.OperationalError:
            if self._connection is None or not self._connection.closed:
                raise
            self._connection = None  # it was lost since it was last used, and nothing is written yet
            _, sitting, entries = await self._sent(BEGIN, asked)
        logs = {match: [Entry(*row[1:]) for row in rows] for match, rows in groupby(entries, itemgetter(0))}
        return dict(sitting), logs

    async def _sent(self, statements: LiteralString, values: Values) -> list[Rows]:
        """The rows of each statement, all of them sent in one message."""
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(self._parameters, autocommit=True)
        # Of the cursors only this one can send several statements: it puts the values in itself, and quotes them.
        async with psycopg.AsyncClientCursor(self._connection) as cursor:
            await cursor.execute(statements, values)
            return [await result.fetchall() if result.description else [] async for result in cursor.results()]


def _columns(rows: Sequence[Row], number: int) -> list[list[object]]:
    return [[row[place] for row in rows] for place in range(number)]


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """As `translated`, for the driver's own errors."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(reason(error)) from error
    except psycopg.DataError as error:
        raise ValueError(reason(error)) from error
    except psycopg.Error as error:
        raise Unavailable(reason(error)) from error
