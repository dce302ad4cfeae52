"""What people have made of deals."""

from alembic import op
from sqlalchemy import Column, Double, Integer, Text, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "tries",
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
    is_ranked = text("finished <= until")
    op.create_index(
        "tries_ranked",
        "tries",
        ["deal", text("score DESC"), "lost", "finished"],
        sqlite_where=is_ranked,
        postgresql_where=is_ranked,
    )
    op.create_index("tries_person", "tries", ["person"])
