"""Who somebody is: keys of people, secrets of seats, and codes that move a seat to another device.

A secret is shown once, to whom it belongs; the store has its hash alone.
"""

import asyncio
import re
import secrets
from hashlib import blake2b
from time import time
from typing import Any, Final
from unicodedata import normalize

from hexmonger.kernel.trouble import Trouble
from hexmonger.protocol.tables import LONGEST_NAME
from hexmonger.server.store import Store, Write
from hexmonger.server.store.people import CODE, KEY, SEAT, Holder, PeopleKept, secret_kept

ID_BYTES: Final = 12
SECRET_BYTES: Final = 32
# A code is typed by hand: no letters that look alike. It is used once, within so many seconds.
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 10
CODE_LASTS: Final = 600.0
# Letters by Unicode's word that show nothing: with them a name could look like another's, or like none.
INVISIBLE: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")


class Stranger(Trouble):
    """A key, a secret or a code opens nothing."""


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return blake2b(secret.encode(), digest_size=SECRET_BYTES).hexdigest()


def tidy_name(name: str) -> str:
    """Return a name as it is shown: on one line, without blanks around it or letters that show nothing.

    >>> tidy_name("  Ada   of the Well\u3164 "), tidy_name("Ade\u0301")
    ('Ada of the Well', 'Adé')
    """
    tidied = " ".join(INVISIBLE.sub("", normalize("NFC", name)).split())
    if not tidied or len(tidied) > LONGEST_NAME or not tidied.isprintable():
        raise Trouble(f"a name has 1 to {LONGEST_NAME} printable letters, not {name!r:.80}")
    return tidied


def seat_secret(holder: Holder) -> tuple[str, Write]:
    """Return a new secret of a seat, and what is kept of it."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return secret, secret_kept(hashed(secret), holder)


class People:
    """All people that the store knows."""

    def __init__(self, store: Store) -> None:
        self.kept = PeopleKept(store)
        # How often somebody was turned out, whose key or secret opens nothing any longer.
        self.turned_out = 0
        # A code is tried and used up by one after the other.
        self._moving = asyncio.Lock()

    async def enrol(self, name: str) -> tuple[str, str]:
        """Take somebody in; return who it is, and the key, which nobody but them will ever see."""
        person, key = secrets.token_urlsafe(ID_BYTES), secrets.token_urlsafe(SECRET_BYTES)
        await self.kept.add(person, tidy_name(name), hashed(key))
        return person, key

    async def holder(self, secret: str, kind: str) -> Holder:
        """Return whom a secret of some kind belongs to, refusing one that opens nothing."""
        found = await self.kept.holder(hashed(secret)) if secret else None
        if found is None or found.kind != kind:
            raise Stranger(f"this {'player key' if kind == KEY else kind} opens nothing here")
        return found

    async def person(self, key: str) -> str:
        """Return whose key this is."""
        return (await self.holder(key, KEY)).person

    async def new_key(self, person: str) -> str:
        """Return another key for somebody: the one before and all secrets of seats open nothing any more."""
        key = secrets.token_urlsafe(SECRET_BYTES)
        await self.kept.replace_key(person, hashed(key))
        return key

    async def claim(self, person: str, table: str) -> dict[int, str]:
        """Return a further secret for each seat that somebody has at a table, for another device."""
        made: dict[int, str] = {}
        for row in await self.kept.seats_of(person, table):
            made[int(row["seat"])] = await self.seat_secret(person, table, int(row["seat"]))
        return made

    async def seat_secret(self, person: str, table: str, seat: int) -> str:
        """Return a further secret of a seat."""
        secret, kept = seat_secret(Holder(SEAT, person, table, seat))
        await self.kept.let_in(kept)
        return secret

    async def seat_code(self, holder: Holder) -> str:
        """Return a code that moves a seat to another device, once and soon; one made before is void."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self.kept.revoke(holder.table, holder.seat, [CODE])
        moving = Holder(CODE, holder.person, holder.table, holder.seat)
        await self.kept.let_in(secret_kept(hashed(code), moving, time() + CODE_LASTS))
        return code

    async def redeem(self, code: str) -> tuple[Holder, str]:
        """Change a code for a secret of its seat; it opens nothing afterwards."""
        typed = "".join(code.split()).upper()
        async with self._moving:
            holder = await self.holder(typed, CODE)
            seat = Holder(SEAT, holder.person, holder.table, holder.seat)
            secret, kept = seat_secret(seat)
            await self.kept.move(hashed(typed), kept)
        return seat, secret

    async def revoke(self, holder: Holder) -> str:
        """Let no secret or code of a seat open it any longer, and return a new one."""
        await self.kept.revoke(holder.table, holder.seat, [SEAT, CODE])
        return await self.seat_secret(holder.person, holder.table, holder.seat)

    async def data_of(self, person: str) -> dict[str, Any]:
        """Return all that is kept of somebody."""
        seats = await self.kept.seats_of(person)
        lines = await self.kept.written_by(person)
        return {
            "person": person,
            "name": await self.kept.name(person),
            "seats": [
                {"table": row["table_id"], "seat": row["seat"], "name": row["name"], "game": row["game"]}
                for row in seats
            ],
            "lines": [
                {"table": row["table_id"], "chat": row["chat"], "at": row["at"], "text": row["text"]}
                for row in lines
            ],
            "tables": [
                {"table": row["id"], "name": row["name"]} for row in await self.kept.tables_named_by(person)
            ],
            "muted": sorted(await self.kept.muted_by(person)),
        }
