"""The tables. How they came about is in `migrations`; a test holds both together."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

metadata = MetaData()

# The rows of a match lie side by side (SQLite: without row ids), since they are read together.
entries = Table(
    "entries",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("wish", Text, nullable=False),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("match", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("people", Text, nullable=False),  # all of them in the order of their seats, as JSON
    Column("body", Text, nullable=False),
    Column("due", Double),
    Column("updated", Double, nullable=False),
    Column("host", Text, nullable=False, server_default=""),
    Column("place", Text, nullable=False, server_default=""),  # what stands for the address that opened it
    Column("chairs", Integer, nullable=False, server_default="0"),
)

# What works once only, until it would no longer work anyway.
spent = Table(
    "spent",
    metadata,
    Column("token", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

# Small texts that are written as a whole: of a person, or of all where the owner is empty.
documents = Table(
    "documents",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What people have made of deals. It outlives the match.
tries = Table(
    "tries",
    metadata,
    Column("deal", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("score", Integer),
    Column("lost", Integer, nullable=False),
    Column("begun", Double, nullable=False),
    Column("finished", Double),
    sqlite_with_rowid=False,
)

# Who sits where, to be looked up by person.
people = Table(
    "people",
    metadata,
    Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    sqlite_with_rowid=False,
)

# Literal, not a parameter: a database uses a partial index only where it can see that the query implies it.
is_shown = and_(matches.c.public, matches.c.status != literal_column("'over'"))
is_wished = entries.c.wish != literal_column("''")
is_due = matches.c.due.is_not(None)
is_running = matches.c.status != literal_column("'over'")  # open or being played
is_ranked = tries.c.finished <= tries.c.until
is_begun = matches.c.status != literal_column("'open'")

# A command can never be written twice.
Index(
    "entries_wish",
    entries.c.match,
    entries.c.wish,
    unique=True,
    sqlite_where=is_wished,
    postgresql_where=is_wished,
)
Index(
    "matches_shown",
    matches.c.status,
    matches.c.updated.desc(),
    sqlite_where=is_shown,
    postgresql_where=is_shown,
)
Index("matches_due", matches.c.due, sqlite_where=is_due, postgresql_where=is_due)
Index("matches_host", matches.c.host, sqlite_where=is_running, postgresql_where=is_running)
Index("matches_place", matches.c.place, sqlite_where=is_running, postgresql_where=is_running)
Index("matches_begun", matches.c.updated, sqlite_where=is_begun, postgresql_where=is_begun)
Index("people_person", people.c.person)
Index("spent_until", spent.c.until)
Index(
    "tries_ranked",
    tries.c.deal,
    tries.c.score.desc(),
    tries.c.lost,
    tries.c.finished,
    sqlite_where=is_ranked,
    postgresql_where=is_ranked,
)
Index("tries_person", tries.c.person)
