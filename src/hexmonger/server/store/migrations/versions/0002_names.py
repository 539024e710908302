"""Tables have names, and lists show with what they are played and at which pace."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what lists show besides."""
    op.add_column("tables", sa.Column("modules", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("named_by", sa.String(32)))
    op.create_index("ix_tables_named_by", "tables", ["named_by"])
