"""People as the store keeps them: a name, secrets as hashes, where they sit, what they wrote."""

from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest
from time import time
from typing import Final

from sqlalchemy import bindparam, func, or_, select

from hexmonger.server.store.schema import CHAT, MUTES, PEOPLE, SEATS, SECRETS, TABLES
from hexmonger.server.store.statements import Do
from hexmonger.server.store.store import Store
from hexmonger.server.store.writer import Row, Write

KEY: Final = "key"
SEAT: Final = "seat"
CODE: Final = "code"
# So many digits of a hash are looked up.
LOOKED_UP: Final = 16


@dataclass(frozen=True)
class Holder:
    """Whom a secret belongs to, by id and name; that of a seat or a code says which seat it is."""

    kind: str
    person: str
    table: str = ""
    seat: int = -1
    name: str = ""


# Asked whenever somebody comes in; made once, since that takes longer than the answer.
NAMES_AT: Final = (
    select(SEATS.c.seat, SEATS.c.name, PEOPLE.c.name.label("own"))
    .join(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
    .where(SEATS.c.table_id == bindparam("of"))
)
CALLED: Final = select(TABLES.c.name, TABLES.c.rematch).where(TABLES.c.id == bindparam("of"))
HOLDER: Final = (
    select(SECRETS, PEOPLE.c.name)
    .join(PEOPLE, PEOPLE.c.id == SECRETS.c.person_id)
    .where(SECRETS.c.hash.between(bindparam("least"), bindparam("most")))
    .where(or_(SECRETS.c.until.is_(None), SECRETS.c.until > bindparam("now")))
)
LINES: Final = (
    select(CHAT, PEOPLE.c.name)
    .join(PEOPLE, PEOPLE.c.id == CHAT.c.person_id)
    .where(
        CHAT.c.table_id == bindparam("of"),
        CHAT.c.chat == bindparam("which"),
        CHAT.c.number >= bindparam("first"),
    )
    .order_by(CHAT.c.number)
)
MUTED_BY: Final = select(MUTES.c.muted_id).where(MUTES.c.person_id == bindparam("who"))


class PeopleKept:
    """What is kept of people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: str, name: str, key_hash: str) -> None:
        """Keep somebody new: a name, and the hash of a key."""
        row = {"id": person, "name": name, "made": time()}
        await self._store.keep([Write(Do.NEW_PERSON, [row]), secret_kept(key_hash, Holder(KEY, person))])

    async def rename(self, person: str, name: str) -> None:
        """Let somebody have another name."""
        await self._store.keep([Write(Do.RENAME, [{"who": person, "called": name}])])

    async def name(self, person: str) -> str | None:
        """Return somebody's name; nothing for one who is not there."""
        rows = await self._store.rows(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
        return str(rows[0]["name"]) if rows else None

    async def names_at(self, table: str) -> dict[int, str]:
        """Return the names of the people at a table by seat; empty for one who was forgotten."""
        return _names_in(await self._store.rows(NAMES_AT, of=table))

    async def called(self, table: str) -> tuple[dict[int, str], str, str]:
        """Return the names of the people at a table by seat, what the table is called, and at which table the
        same people play again; empty for neither."""
        names, rows = await self._store.rows_of([NAMES_AT, CALLED], of=table)
        called, rematch = (str(rows[0]["name"]), str(rows[0]["rematch"] or "")) if rows else ("", "")
        return _names_in(names), called, rematch

    async def holder(self, hashed: str) -> Holder | None:
        """Return whom a secret belongs to by its hash; nobody if there is none, or if its time is over."""
        # A part of it is looked up, and the rest compared: how long that takes tells nothing of it.
        known, rest = hashed[:LOOKED_UP], len(hashed) - LOOKED_UP
        found = await self._store.rows(HOLDER, least=known + "0" * rest, most=known + "f" * rest, now=time())
        rows = [row for row in found if compare_digest(str(row["hash"]), hashed)]
        if not rows:
            return None
        row = rows[0]
        seat = -1 if row["seat"] is None else int(row["seat"])
        table = str(row["table_id"] or "")
        return Holder(str(row["kind"]), str(row["person_id"]), table, seat, str(row["name"]))

    async def let_in(self, secret: Write) -> None:
        """Keep a further secret of somebody."""
        await self._store.keep([secret])

    async def replace_key(self, person: str, hashed: str) -> None:
        """Keep another key for somebody: the one before opens nothing any more, nor does a seat's secret."""
        gone = [{"who": person, "what": kind} for kind in (KEY, SEAT, CODE)]
        new = secret_kept(hashed, Holder(KEY, person))
        await self._store.keep([Write(Do.DROP_SECRETS_OF_PERSON, gone), new])

    async def move(self, code: str, secret: Write) -> None:
        """Let a code be used up, and keep the secret that it was changed for."""
        await self._store.keep([Write(Do.DROP_SECRET, [{"of": code}]), secret])

    async def revoke(self, table: str, seat: int, kinds: Sequence[str]) -> None:
        """Let no secret of some kinds open a seat any longer."""
        rows = [{"of": table, "at": seat, "what": kind} for kind in kinds]
        await self._store.keep([Write(Do.DROP_SECRETS_OF_SEAT, rows)])

    async def forget(self, person: str) -> None:
        """Forget a name, what they wrote or called a table, and every secret; where they sat stays."""
        await self._store.keep(
            [
                Write(Do.RENAME, [{"who": person, "called": ""}]),
                Write(Do.CALL_SEATS, [{"who": person, "called": ""}]),
                Write(
                    Do.DROP_SECRETS_OF_PERSON, [{"who": person, "what": kind} for kind in (KEY, SEAT, CODE)]
                ),
                Write(Do.BLANK_LINES_OF, [{"who": person}]),
                Write(Do.UNCALL_TABLES_OF, [{"who": person}]),
            ]
        )

    async def written_by(self, person: str) -> list[Row]:
        """Return all that somebody wrote in chats."""
        wanted = select(CHAT).where(CHAT.c.person_id == person).order_by(CHAT.c.at)
        return await self._store.rows(wanted)

    async def seats_of(self, person: str, table: str = "") -> list[Row]:
        """Return all seats of somebody, or those at one table, with the state of the table."""
        wanted = select(SEATS, TABLES.c.game, TABLES.c.state, TABLES.c.made)
        wanted = wanted.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(SEATS.c.person_id == person)
        if table:
            wanted = wanted.where(SEATS.c.table_id == table)
        return await self._store.rows(wanted.order_by(TABLES.c.made, SEATS.c.seat))

    async def tables_named_by(self, person: str) -> list[Row]:
        """Return the tables that somebody has given a name."""
        wanted = select(TABLES.c.id, TABLES.c.name).where(TABLES.c.named_by == person, TABLES.c.name != "")
        return await self._store.rows(wanted.order_by(TABLES.c.made))

    async def lines(self, table: str, chat: str, first: int = 0) -> list[Row]:
        """Return the lines of a chat from a number on, each with the name of who wrote it."""
        return await self._store.rows(LINES, of=table, which=chat, first=first)

    async def next_line(self, table: str, chat: str) -> int:
        """Return the number that the next line of a chat will have."""
        wanted = select(func.count().label("number")).where(CHAT.c.table_id == table, CHAT.c.chat == chat)
        return int((await self._store.rows(wanted))[0]["number"])

    async def said_with(self, table: str, person: str, ticket: str) -> str | None:
        """Return what somebody has said in a chat of a table with a ticket; nothing if nothing was."""
        wanted = select(CHAT.c.text).where(CHAT.c.person_id == person, CHAT.c.table_id == table)
        rows = await self._store.rows(wanted.where(CHAT.c.ticket == ticket))
        return str(rows[0]["text"]) if rows else None

    async def add_line(self, row: Row) -> None:
        """Keep a line of a chat."""
        await self._store.keep([Write(Do.NEW_LINE, [row])])

    async def blank_line(self, table: str, chat: str, number: int) -> None:
        """Remove what a line of a chat says."""
        await self._store.keep([Write(Do.BLANK_LINE, [{"of": table, "which": chat, "at_number": number}])])

    async def muted_by(self, person: str) -> set[str]:
        """Return those whom somebody does not want to hear."""
        rows = await self._store.rows(MUTED_BY, who=person)
        return {str(row["muted_id"]) for row in rows}

    async def mute(self, person: str, other: str, is_on: bool) -> None:
        """Let somebody hear nothing more of another, or hear them again."""
        writes = [Write(Do.UNMUTE, [{"who": person, "whom": other}])]
        writes += [Write(Do.MUTE, [{"person_id": person, "muted_id": other}])] if is_on else []
        await self._store.keep(writes)


def _names_in(rows: Sequence[Row]) -> dict[int, str]:
    return {int(row["seat"]): str(row["name"] or row["own"]) for row in rows}


def secret_kept(hashed: str, holder: Holder, until: float | None = None) -> Write:
    """Return what is kept of a secret, by its hash."""
    row = {
        "hash": hashed,
        "kind": holder.kind,
        "person_id": holder.person,
        "table_id": holder.table or None,
        "seat": holder.seat if holder.table else None,
        "made": time(),
        "until": until,
    }
    return Write(Do.NEW_SECRET, [row])
