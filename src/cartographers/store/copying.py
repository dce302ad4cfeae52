"""All matches of a database: read while servers write to it, and written to one that is empty."""

from collections.abc import AsyncGenerator, Iterable
from itertools import groupby, islice

from sqlalchemy import Table, bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.archive import Match
from cartographers.store.failures import answered
from cartographers.store.log import Entry
from cartographers.store.migrate import check_version
from cartographers.store.opening import filled, looked_at
from cartographers.store.schema import entries, matches, people
from cartographers.store.sql import LINE, line_at
from cartographers.store.writer import Append
from cartographers.store.writing import Row, entry_rows, line_row, people_rows

AT_ONCE = 100  # matches
LINES = LINE.where(matches.c.match > bindparam("after")).order_by(matches.c.match).limit(AT_ONCE)
ENTRIES = (
    select(*entries.columns)
    .where(entries.c.match.in_(bindparam("of", expanding=True)))
    .order_by(entries.c.match, entries.c.seq)
)


class NotEmpty(Exception):  # noqa: N818
    """A backup is restored to a database without matches only."""


async def matches_at(url: str) -> AsyncGenerator[Match, None]:
    """Every match of a database as it is at one moment, whatever is written meanwhile."""
    async with looked_at(url) as connection:
        async with answered():
            await connection.run_sync(check_version)
        after = ""
        while True:
            async with answered():
                found = await _some(connection, after)
            for match in found:
                yield match
            if not found:
                return
            after = found[-1].line.match


async def _some(connection: AsyncConnection, after: str) -> list[Match]:
    lines = (await connection.execute(LINES, {"after": after})).all()
    rows = (await connection.execute(ENTRIES, {"of": [row.match for row in lines]})).all()
    logs = {match: [Entry(*row[1:]) for row in log] for match, log in groupby(rows, lambda row: row.match)}
    return [Match(line_at(row), logs.get(row.match, [])) for row in lines]


async def restore(url: str, kept: Iterable[Match]) -> None:
    """Writes all matches, or nothing. NotEmpty where there are others already."""
    async with filled(url) as connection:
        if (await connection.execute(select(matches.c.match).limit(1))).first():
            raise NotEmpty
        rest = iter(kept)
        while some := [*islice(rest, AT_ONCE)]:
            lines = [match.line for match in some]
            await _insert(connection, matches, [line_row(line) for line in lines])
            await _insert(connection, people, people_rows(lines))
            appends = [Append(match.line, tuple(match.entries)) for match in some]
            await _insert(connection, entries, entry_rows(appends))


async def _insert(connection: AsyncConnection, table: Table, rows: Iterable[Row]) -> None:
    columns = table.columns.keys()
    if values := [dict(zip(columns, row, strict=True)) for row in rows]:
        await connection.execute(insert(table), values)
