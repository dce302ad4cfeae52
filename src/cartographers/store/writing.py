"""The statements that write appends to SQLite; and rows for any database.

They go to the driver itself: an append is what everybody waits for, and a layer above would take longer than SQLite.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from msgspec import json

from cartographers.store.log import Entry, Line, Try
from cartographers.store.sifting import followed, sifted
from cartographers.store.writer import Append, Failures

Row = tuple[object, ...]  # in the order of a table's columns

# Takes SQLite's write lock at once: a transaction that reads first and then writes could be refused half-way.
BEGIN = "BEGIN IMMEDIATE"
KNOWN = """
SELECT match, people, (SELECT max(seq) FROM entries WHERE entries.match = matches.match)
    FROM matches WHERE match IN (SELECT value FROM json_each(?))
"""
MISSED = "SELECT seq, at, body, wish FROM entries WHERE match = ? AND seq > ? ORDER BY seq"
INSERT_ENTRIES = "INSERT INTO entries (match, seq, at, body, wish) VALUES (?, ?, ?, ?, ?)"
PUT_LINES = """
INSERT INTO matches (match, status, public, people, body, due, updated, host, place, chairs)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (match) DO UPDATE SET
        status = excluded.status, public = excluded.public, people = excluded.people,
        body = excluded.body, due = excluded.due, updated = excluded.updated,
        host = excluded.host, place = excluded.place, chairs = excluded.chairs
"""
NOW = "((julianday('now') - 2440587.5) * 86400.0)"
BEGIN_TRIES = f"""
INSERT INTO tries (deal, person, match, until, body, score, lost, begun, finished)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, {NOW}, CASE WHEN ?6 IS NOT NULL THEN {NOW} END)
"""
FINISH_TRIES = f"""
UPDATE tries SET body = ?5, score = ?6, lost = ?7, finished = {NOW}
    WHERE deal = ?1 AND person = ?2 AND match = ?3 AND finished IS NULL
"""
REMOVE_PEOPLE = "DELETE FROM people WHERE match = ?"
INSERT_PEOPLE = "INSERT INTO people (match, person) VALUES (?, ?)"


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> Failures:
    """Writes what can be written, in one transaction.

    There is never a gap, and nobody can see an entry without all before it.
    """
    connection.execute(BEGIN)
    try:
        failures = _written(connection, appends)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return failures


def _written(connection: sqlite3.Connection, appends: Sequence[Append]) -> Failures:
    asked = json.encode(sorted({append.line.match for append in appends})).decode()
    known = {match: (sitting, newest or 0) for match, sitting, newest in connection.execute(KNOWN, [asked])}
    logs = {
        match: _log(connection, match, after, known[match][1] if match in known else 0)
        for match, after in followed(appends).items()
    }
    written, failures = sifted(appends, logs)
    connection.executemany(INSERT_ENTRIES, entry_rows(written))
    connection.executemany(BEGIN_TRIES, map(try_row, tries_begun(written)))
    connection.executemany(FINISH_TRIES, map(try_row, tries_finished(written)))
    lines = lines_of(written)
    connection.executemany(PUT_LINES, map(line_row, lines))
    changed = moved(lines, {match: sitting for match, (sitting, _) in known.items()})
    connection.executemany(REMOVE_PEOPLE, [(line.match,) for line in changed])
    connection.executemany(INSERT_PEOPLE, people_rows(changed))
    return failures


def _log(connection: sqlite3.Connection, match: str, after: int, newest: int) -> list[Entry]:
    if newest <= after:
        return [Entry(newest, 0.0, "")] if newest else []
    return [Entry(*row) for row in connection.execute(MISSED, [match, after])]


def lines_of(appends: Iterable[Append]) -> list[Line]:
    """The newest line of each match."""
    return [*{append.line.match: append.line for append in appends}.values()]


def tries_begun(appends: Iterable[Append]) -> list[Try]:
    """The tries whose matches begin; all processes write them in the same order, so none waits in a circle."""
    tries = [append.line.tried for append in appends if append.line.tried and _is_first(append)]
    return sorted(tries, key=lambda tried: (tried.deal, tried.person))


def tries_finished(appends: Iterable[Append]) -> list[Try]:
    """The tries whose matches went on, and came to an end."""
    tries = [append.line.tried for append in appends if append.line.tried and not _is_first(append)]
    return [tried for tried in tries if tried.score is not None]


def _is_first(append: Append) -> bool:
    return bool(append.entries) and append.entries[0].seq == 1


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


def try_row(tried: Try) -> Row:
    """All but its times."""
    return (tried.deal, tried.person, tried.match, float(tried.until), tried.body, tried.score, tried.lost)


def people_rows(lines: Iterable[Line]) -> list[Row]:
    return [(line.match, person) for line in lines for person in sorted(set(line.people))]


def _seats(line: Line) -> str:
    return json.encode(line.people).decode()
