"""What the store keeps: people, tables with their entries, bookmarks to go on from, secrets as hashes, chat.

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
    Column("free", Integer, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("due", Float),
    Column("modules", Text, nullable=False, server_default=""),
    Column("pace", Integer, nullable=False, server_default="0"),
    # What somebody has called it, and who: it goes when they are forgotten.
    Column("name", Text, nullable=False, server_default=""),
    Column("named_by", String(32)),
    Column("rematch", String(32)),
    Column("entries", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("ix_tables_state", "state", "is_open", "touched"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_named_by", "named_by"),
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
    # Of several who share a device each has a name; all others have that of the person.
    Column("name", Text, nullable=False),
    Index("ix_seats_person", "person_id"),
)

# What lets somebody in, as a hash: the key of a person, the secret of a seat, or a code that moves one.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("made", Float, nullable=False),
    Column("until", Float),
    Index("ix_secrets_person", "person_id"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("chat", String(8), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    # Nothing where the line was removed or its writer forgotten.
    Column("text", Text, nullable=False),
    # Of the message that brought it.
    Column("ticket", String(80), nullable=False),
    Index("ix_chat_person", "person_id"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person_id", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted_id", String(32), ForeignKey("people.id"), primary_key=True),
)
