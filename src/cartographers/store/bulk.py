"""Many rows in one statement, which costs little more than one row.

SQLite's driver takes the rows one after the other, in its own thread. PostgreSQL's would wait for each of them in ours:
it gets every column as one array.
"""

from collections.abc import Sequence

from sqlalchemy import ARRAY, Insert, Table, bindparam, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Values = Sequence[object]  # of a row, in the order of the table's columns


class Bulk:
    """Inserts rows into a table; `replacing` those that are there already."""

    def __init__(self, table: Table, replacing: bool = False) -> None:
        self._columns = table.columns.keys()
        on_sqlite, on_postgresql = sqlite.insert(table), _insert_from_arrays(table)
        self._statements: dict[str, Insert] = {"sqlite": on_sqlite, "postgresql": on_postgresql}
        if replacing:
            self._statements = {"sqlite": _replacing(on_sqlite, table), "postgresql": _replacing(on_postgresql, table)}

    async def insert(self, connection: AsyncConnection, rows: Sequence[Values]) -> None:
        if not rows:
            return
        statement = self._statements[connection.dialect.name]
        if connection.dialect.name == "postgresql":
            columns = zip(*rows, strict=True)
            await connection.execute(statement, dict(zip(self._columns, map(list, columns), strict=True)))
        else:
            await connection.execute(statement, [dict(zip(self._columns, row, strict=True)) for row in rows])


def _insert_from_arrays(table: Table) -> postgresql.Insert:
    names = table.columns.keys()
    arrays = (bindparam(column.name, type_=ARRAY(column.type)) for column in table.columns)
    rows = func.unnest(*arrays).table_valued(*names).render_derived()
    return postgresql.insert(table).from_select(names, select(rows))


def _replacing(statement: sqlite.Insert | postgresql.Insert, table: Table) -> Insert:
    news = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=news)
