"""Who opened a match, from where and how large, when what was not begun is closed; and tokens that are used up."""

from alembic import op
from sqlalchemy import Column, Double, Integer, Text, text

revision = "0002"
down_revision = "0001"

DAY = 24 * 3600


def upgrade() -> None:
    for column in (
        Column("host", Text, nullable=False, server_default=""),
        Column("place", Text, nullable=False, server_default=""),
        Column("chairs", Integer, nullable=False, server_default="0"),
    ):
        op.add_column("matches", column)
    op.execute(text(f"UPDATE matches SET due = updated + {DAY} WHERE status = 'open' AND due IS NULL"))
    running, begun = text("status != 'over'"), text("status != 'open'")
    op.create_index("matches_host", "matches", ["host"], sqlite_where=running, postgresql_where=running)
    op.create_index("matches_place", "matches", ["place"], sqlite_where=running, postgresql_where=running)
    op.create_index("matches_begun", "matches", ["updated"], sqlite_where=begun, postgresql_where=begun)
    op.create_table(
        "spent",
        Column("token", Text, primary_key=True),
        Column("until", Double, nullable=False),
    )
    op.create_index("spent_until", "spent", ["until"])
