"""The statements that write appends to SQLite, inside a transaction of the caller; and rows for any database."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import json
from sqlalchemy import Executable, bindparam, delete, func, insert, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.log import Entry, Line
from cartographers.store.schema import entries, matches, people
from cartographers.store.sifting import followed, sifted
from cartographers.store.writer import Append, Failures

Row = tuple[object, ...]  # in the order of a table's columns

_PUT = sqlite.insert(matches)
PUT_LINES = _PUT.on_conflict_do_update(
    index_elements=list(matches.primary_key),
    set_={column.name: _PUT.excluded[column.name] for column in matches.columns if not column.primary_key},
)
NEWEST = select(func.max(entries.c.seq)).where(entries.c.match == matches.c.match).scalar_subquery()
KNOWN = select(matches.c.match, matches.c.people, NEWEST.label("newest")).where(
    matches.c.match.in_(bindparam("written", expanding=True))
)
MISSED = (
    select(entries.c.seq, entries.c.at, entries.c.body, entries.c.wish)
    .where(entries.c.match == bindparam("of"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
REMOVE_PEOPLE = delete(people).where(people.c.match.in_(bindparam("written", expanding=True)))


async def write(connection: AsyncConnection, appends: Sequence[Append]) -> Failures:
    """Writes what can be written. There is never a gap, and nobody can see an entry without all before it."""
    asked = sorted({append.line.match for append in appends})
    known = (await connection.execute(KNOWN, {"written": asked})).all()
    newest = {row.match: row.newest or 0 for row in known}
    logs = {
        match: await _log(connection, match, after, newest.get(match, 0)) for match, after in followed(appends).items()
    }
    written, failures = sifted(appends, logs)
    await _insert(connection, insert(entries), entry_rows(written), entries.columns.keys())
    lines = lines_of(written)
    await _insert(connection, PUT_LINES, map(line_row, lines), matches.columns.keys())
    changed = moved(lines, {row.match: row.people for row in known})
    await connection.execute(REMOVE_PEOPLE, {"written": [line.match for line in changed]})
    await _insert(connection, insert(people), people_rows(changed), people.columns.keys())
    return failures


async def _log(connection: AsyncConnection, match: str, after: int, newest: int) -> list[Entry]:
    if newest <= after:
        return [Entry(newest, 0.0, "")] if newest else []
    return [Entry(*row) for row in await connection.execute(MISSED, {"of": match, "after": after})]


async def _insert(
    connection: AsyncConnection, statement: Executable, rows: Iterable[Row], columns: Sequence[str]
) -> None:
    if values := [dict(zip(columns, row, strict=True)) for row in rows]:
        await connection.execute(statement, values)


def lines_of(appends: Iterable[Append]) -> list[Line]:
    """The newest line of each match."""
    return [*{append.line.match: append.line for append in appends}.values()]


def moved(lines: Iterable[Line], sitting: Mapping[str, str]) -> list[Line]:
    """The lines in which other people sit than is known, or in another order."""
    return [line for line in lines if sitting.get(line.match) != _seats(line)]


# float(): who calls with whole seconds may have ints, and PostgreSQL's driver takes no array of both.


def entry_rows(appends: Iterable[Append]) -> list[Row]:
    return [
        (append.line.match, entry.seq, float(entry.at), entry.body, entry.wish)
        for append in appends
        for entry in append.entries
    ]


def line_row(line: Line) -> Row:
    due = None if line.due is None else float(line.due)
    held = (line.host, line.place, line.chairs)
    return (line.match, line.status, line.public, _seats(line), line.body, due, float(line.updated), *held)


def people_rows(lines: Iterable[Line]) -> list[Row]:
    return [(line.match, person) for line in lines for person in sorted(set(line.people))]


def _seats(line: Line) -> str:
    return json.encode(line.people).decode()
