"""Lists of tables: those that are open, those of a person, those that are over, and those that are due."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select

from hexmonger.server.store.schema import PEOPLE, SEATS, TABLES
from hexmonger.server.store.store import Store
from hexmonger.server.store.writer import Row

MOST: Final = 100


async def tables_in(store: Store, state: str, is_open: bool | None = None, most: int = MOST) -> list[Row]:
    """Return the rows of tables in a state, the one touched last first."""
    wanted = select(TABLES).where(TABLES.c.state == state)
    if is_open is not None:
        wanted = wanted.where(TABLES.c.is_open == int(is_open))
    return await store.rows(wanted.order_by(TABLES.c.touched.desc()).limit(most))


async def tables_of(store: Store, person: str, most: int = MOST) -> list[Row]:
    """Return the rows of tables at which a person sits, with the seat, the one touched last first."""
    wanted = select(TABLES, SEATS.c.seat).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SEATS.c.person_id == person)
    return await store.rows(wanted.order_by(TABLES.c.touched.desc()).limit(most))


async def touched_at(store: Store, table: str) -> float:
    """Return when something was heard of a table last, in seconds since 1970."""
    (row,) = await store.rows(select(TABLES.c.touched).where(TABLES.c.id == table))
    return float(row["touched"])


async def players_at(store: Store, tables: Sequence[str]) -> dict[str, dict[int, str]]:
    """Return the names of the people at some tables, by their seats."""
    wanted = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name, PEOPLE.c.name.label("own"))
    wanted = wanted.join(PEOPLE, PEOPLE.c.id == SEATS.c.person_id).where(SEATS.c.table_id.in_(tables))
    players: dict[str, dict[int, str]] = {}
    for row in await store.rows(wanted.order_by(SEATS.c.seat)):
        name = row["name"] or row["own"] or f"Player {row['seat'] + 1}"
        players.setdefault(str(row["table_id"]), {})[int(row["seat"])] = str(name)
    return players


async def tables_due(store: Store, now: float, most: int = MOST) -> list[str]:
    """Return the names of tables at which something is due, the longest due first."""
    wanted = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
    return [str(row["id"]) for row in await store.rows(wanted)]


async def next_due(store: Store) -> float | None:
    """Return when something is due next, wherever that is."""
    rows = await store.rows(select(func.min(TABLES.c.due).label("due")))
    due = rows[0]["due"]
    return None if due is None else float(due)
