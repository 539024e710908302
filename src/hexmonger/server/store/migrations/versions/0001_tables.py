"""People and their secrets, tables with their entries and bookmarks, who sits where, and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("is_open", sa.Integer, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("waits_for", sa.Text, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("rematch", sa.String(32)),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state", "tables", ["state", "is_open", "touched"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "number", name="uq_entries_table_id"),
    )
    op.create_table(
        "bookmarks",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_bookmarks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bookmarks_table_id"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seats_person_id"),
    )
    op.create_index("ix_seats_person", "seats", ["person_id"])
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("hash", name="pk_secrets"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_secrets_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_secrets_table_id"),
    )
    op.create_index("ix_secrets_person", "secrets", ["person_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("chat", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("ticket", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "chat", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_chat_person_id"),
    )
    op.create_index("ix_chat_person", "chat", ["person_id"])
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("muted_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_mutes_person_id"),
        sa.ForeignKeyConstraint(["muted_id"], ["people.id"], name="fk_mutes_muted_id"),
    )
