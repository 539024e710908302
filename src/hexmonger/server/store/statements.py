"""What the writer can be told to do, in the order in which one commit does it."""

from enum import IntEnum, auto
from typing import Final

from sqlalchemy import Executable, Float, bindparam, delete, func, insert, update

from hexmonger.server.store.schema import BOOKMARKS, CHAT, ENTRIES, MUTES, PEOPLE, SEATS, SECRETS, TABLES


class Do(IntEnum):
    """A row comes after those that it refers to, and what is replaced goes first."""

    NEW_PERSON = 0
    RENAME = auto()
    NEW_TABLE = auto()
    NEW_ENTRY = auto()
    SUM_UP = auto()
    REMATCH = auto()
    CALL_TABLE = auto()
    UNCALL_TABLES_OF = auto()
    GET_UP = auto()
    SIT_DOWN = auto()
    CALL_SEATS = auto()
    DROP_BOOKMARK = auto()
    NEW_BOOKMARK = auto()
    DROP_SECRET = auto()
    DROP_SECRETS_OF_SEAT = auto()
    DROP_SECRETS_OF_PERSON = auto()
    NEW_SECRET = auto()
    NEW_LINE = auto()
    BLANK_LINE = auto()
    BLANK_LINES_OF = auto()
    UNMUTE = auto()
    MUTE = auto()


SUMMED_UP: Final = (
    "game",
    "state",
    "is_open",
    "place",
    "waits_for",
    "free",
    "clocks",
    "due",
    "modules",
    "pace",
    "entries",
)

STATEMENTS: Final[dict[Do, Executable]] = {
    Do.NEW_PERSON: insert(PEOPLE),
    Do.RENAME: update(PEOPLE).where(PEOPLE.c.id == bindparam("who")).values(name=bindparam("called")),
    Do.NEW_TABLE: insert(TABLES),
    Do.NEW_ENTRY: insert(ENTRIES),
    Do.SUM_UP: update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(
        {
            **{name: bindparam(name) for name in SUMMED_UP},
            "touched": func.coalesce(bindparam("touched_at", type_=Float), TABLES.c.touched),
        }
    ),
    Do.REMATCH: update(TABLES).where(TABLES.c.id == bindparam("of")).values(rematch=bindparam("again")),
    Do.CALL_TABLE: update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(name=bindparam("called"), named_by=bindparam("who")),
    Do.UNCALL_TABLES_OF: update(TABLES).where(TABLES.c.named_by == bindparam("who")).values(name=""),
    Do.GET_UP: delete(SEATS).where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at")),
    Do.SIT_DOWN: insert(SEATS),
    Do.CALL_SEATS: update(SEATS)
    .where(SEATS.c.person_id == bindparam("who"))
    .values(name=bindparam("called")),
    Do.DROP_BOOKMARK: delete(BOOKMARKS).where(BOOKMARKS.c.table_id == bindparam("of")),
    Do.NEW_BOOKMARK: insert(BOOKMARKS),
    Do.DROP_SECRET: delete(SECRETS).where(SECRETS.c.hash == bindparam("of")),
    Do.DROP_SECRETS_OF_SEAT: delete(SECRETS).where(
        SECRETS.c.table_id == bindparam("of"),
        SECRETS.c.seat == bindparam("at"),
        SECRETS.c.kind == bindparam("what"),
    ),
    Do.DROP_SECRETS_OF_PERSON: delete(SECRETS).where(
        SECRETS.c.person_id == bindparam("who"), SECRETS.c.kind == bindparam("what")
    ),
    Do.NEW_SECRET: insert(SECRETS),
    Do.NEW_LINE: insert(CHAT),
    Do.BLANK_LINE: update(CHAT)
    .where(
        CHAT.c.table_id == bindparam("of"),
        CHAT.c.chat == bindparam("which"),
        CHAT.c.number == bindparam("at_number"),
    )
    .values(text=""),
    Do.BLANK_LINES_OF: update(CHAT).where(CHAT.c.person_id == bindparam("who")).values(text=""),
    Do.UNMUTE: delete(MUTES).where(
        MUTES.c.person_id == bindparam("who"), MUTES.c.muted_id == bindparam("whom")
    ),
    Do.MUTE: insert(MUTES),
}
