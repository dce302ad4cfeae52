"""The log of every match, and the line to find it by."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Text, and_, column, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        Column("match", Text, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("body", Text, nullable=False),
        Column("wish", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        Column("match", Text, primary_key=True),
        Column("status", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("people", Text, nullable=False),
        Column("body", Text, nullable=False),
        Column("due", Double),
        Column("updated", Double, nullable=False),
    )
    op.create_table(
        "people",
        Column("match", Text, ForeignKey("matches.match", ondelete="CASCADE"), primary_key=True),
        Column("person", Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    wished = text("wish != ''")
    op.create_index(
        "entries_wish", "entries", ["match", "wish"], unique=True, sqlite_where=wished, postgresql_where=wished
    )
    shown = and_(column("public", Boolean), text("status != 'over'"))
    op.create_index(
        "matches_shown", "matches", ["status", text("updated DESC")], sqlite_where=shown, postgresql_where=shown
    )
    due = text("due IS NOT NULL")
    op.create_index("matches_due", "matches", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("people_person", "people", ["person"])
