"""Small texts by owner and name."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "documents",
        Column("owner", Text, primary_key=True),
        Column("name", Text, primary_key=True),
        Column("body", Text, nullable=False),
        Column("version", Integer, nullable=False),
        sqlite_with_rowid=False,
    )
