"""All that a database holds: read while servers write to it, and written to one that is empty."""

from collections.abc import AsyncGenerator, Iterable
from itertools import groupby, islice

from msgspec.structs import astuple
from sqlalchemy import Table, Text, bindparam, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.archive import Kept, Match
from cartographers.store.failures import answered
from cartographers.store.log import Document, Entry, Try
from cartographers.store.migrate import check_version
from cartographers.store.opening import filled, looked_at
from cartographers.store.ranks import TRY
from cartographers.store.schema import documents, entries, matches, people, tries
from cartographers.store.sql import DOCUMENT, LINE, line_at
from cartographers.store.writer import Append
from cartographers.store.writing import Row, entry_rows, line_row, people_rows

AT_ONCE = 100  # matches, documents or tries
LINES = LINE.where(matches.c.match > bindparam("after")).order_by(matches.c.match).limit(AT_ONCE)
ENTRIES = (
    select(*entries.columns)
    .where(entries.c.match.in_(bindparam("of", expanding=True)))
    .order_by(entries.c.match, entries.c.seq)
)
DOCUMENTS = (
    DOCUMENT.where(
        tuple_(documents.c.owner, documents.c.name)
        > tuple_(bindparam("owner", type_=Text), bindparam("name", type_=Text))
    )
    .order_by(documents.c.owner, documents.c.name)
    .limit(AT_ONCE)
)

TRIES = (
    TRY.where(
        tuple_(tries.c.deal, tries.c.person) > tuple_(bindparam("deal", type_=Text), bindparam("person", type_=Text))
    )
    .order_by(tries.c.deal, tries.c.person)
    .limit(AT_ONCE)
)


class NotEmpty(Exception):  # noqa: N818
    """A backup is restored to a database without matches, tries and documents only."""


async def kept_at(url: str) -> AsyncGenerator[Kept, None]:
    """Every match, document and try of a database as it is at one moment, whatever is written meanwhile."""
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
                break
            after = found[-1].line.match
        last = ("", "")
        while True:
            async with answered():
                rows = (await connection.execute(DOCUMENTS, {"owner": last[0], "name": last[1]})).all()
            for row in rows:
                yield Document(*row)
            if not rows:
                break
            last = (rows[-1].owner, rows[-1].name)
        last = ("", "")
        while True:
            async with answered():
                rows = (await connection.execute(TRIES, {"deal": last[0], "person": last[1]})).all()
            for row in rows:
                yield Try(*row)
            if not rows:
                return
            last = (rows[-1].deal, rows[-1].person)


async def _some(connection: AsyncConnection, after: str) -> list[Match]:
    lines = (await connection.execute(LINES, {"after": after})).all()
    rows = (await connection.execute(ENTRIES, {"of": [row.match for row in lines]})).all()
    logs = {match: [Entry(*row[1:]) for row in log] for match, log in groupby(rows, lambda row: row.match)}
    return [Match(line_at(row), logs.get(row.match, [])) for row in lines]


async def restore(url: str, kept: Iterable[Kept]) -> None:
    """Writes all of it, or nothing. NotEmpty where there is something already."""
    async with filled(url) as connection:
        for there in (matches.c.match, documents.c.name, tries.c.deal):
            if (await connection.execute(select(there).limit(1))).first():
                raise NotEmpty
        rest = iter(kept)
        while taken := [*islice(rest, AT_ONCE)]:
            some = [each for each in taken if isinstance(each, Match)]
            lines = [match.line for match in some]
            await _insert(connection, matches, [line_row(line) for line in lines])
            await _insert(connection, people, people_rows(lines))
            appends = [Append(match.line, tuple(match.entries)) for match in some]
            await _insert(connection, entries, entry_rows(appends))
            texts = [each for each in taken if isinstance(each, Document)]
            await _insert(connection, documents, [(text.owner, text.name, text.body, text.version) for text in texts])
            await _insert(connection, tries, [astuple(each) for each in taken if isinstance(each, Try)])


async def _insert(connection: AsyncConnection, table: Table, rows: Iterable[Row]) -> None:
    columns = table.columns.keys()
    if values := [dict(zip(columns, row, strict=True)) for row in rows]:
        await connection.execute(insert(table), values)
