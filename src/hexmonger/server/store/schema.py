"""What the store keeps: people, tables with their entries, bookmarks to go on from, and secrets as hashes.

Entries are never changed. The row of a table sums up what lists show, and could be made from the entries.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("made", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("is_open", Integer, nullable=False),
    Column("place", Text, nullable=False),
    Column("waits_for", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("ix_tables_state", "state", "is_open", "touched"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "number"),
)

BOOKMARKS: Final = Table(
    "bookmarks",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Index("ix_seats_person", "person_id"),
)
