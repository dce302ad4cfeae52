"""The statements that write appends, inside a transaction of the caller."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import json
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cartographers.store.bulk import Bulk, Values
from cartographers.store.log import Conflict, Line
from cartographers.store.schema import entries, matches, people
from cartographers.store.writer import Append

ADD_ENTRIES = Bulk(entries)
ADD_PEOPLE = Bulk(people)
PUT_LINES = Bulk(matches, replacing=True)
NEWEST = select(func.max(entries.c.seq)).where(entries.c.match == matches.c.match).scalar_subquery()
KNOWN = (
    select(matches.c.match, matches.c.people, NEWEST.label("newest"))
    .where(matches.c.match.in_(bindparam("written", expanding=True)))
    .order_by(matches.c.match)
    .with_for_update()
)
REMOVE_PEOPLE = delete(people).where(people.c.match.in_(bindparam("written", expanding=True)))


async def write(connection: AsyncConnection, appends: Sequence[Append]) -> dict[str, int]:
    """The newest number of each match that has new entries; Conflict where they do not follow those that are there.

    So there is never a gap, and nobody can see an entry without all before it. The row in `matches` is locked first, so
    others who write to the match wait; where there is no row yet, the primary key lets only one first entry through.
    """
    lines = {append.line.match: append.line for append in appends}
    known = (await connection.execute(KNOWN, {"written": list(lines)})).all()
    newest = _continued({row.match: row.newest or 0 for row in known}, appends)
    await ADD_ENTRIES.insert(connection, [row for append in appends for row in _entry_rows(append)])
    await _put_lines(connection, lines.values(), {row.match: row.people for row in known})
    return {append.line.match: newest[append.line.match] for append in appends if append.entries}


def _continued(newest: Mapping[str, int], appends: Sequence[Append]) -> dict[str, int]:
    """The newest numbers after these appends."""
    continued = dict(newest)
    for append in appends:
        match = append.line.match
        for entry in append.entries:
            if entry.seq != continued.get(match, 0) + 1:
                raise Conflict(f"entry {entry.seq} does not follow entry {continued.get(match, 0)}")
            continued[match] = entry.seq
    return continued


async def _put_lines(connection: AsyncConnection, lines: Collection[Line], known: Mapping[str, str]) -> None:
    """Writes the lines, and who sits there where that is not `known` already."""
    sitting = {line.match: json.encode(line.people).decode() for line in lines}
    await PUT_LINES.insert(connection, [_line_row(line, sitting[line.match]) for line in lines])
    changed = [line for line in lines if known.get(line.match) != sitting[line.match]]
    if not changed:
        return
    await connection.execute(REMOVE_PEOPLE, {"written": [line.match for line in changed]})
    await ADD_PEOPLE.insert(connection, [(line.match, person) for line in changed for person in set(line.people)])


# float(): who calls with whole seconds may have ints, and PostgreSQL's driver takes no array of both.


def _entry_rows(append: Append) -> list[Values]:
    return [(append.line.match, entry.seq, float(entry.at), entry.body, entry.wish) for entry in append.entries]


def _line_row(line: Line, sitting: str) -> Values:
    due = None if line.due is None else float(line.due)
    return (line.match, line.status, line.public, sitting, line.body, due, float(line.updated))
