"""Lists of tables as they are shown: open ones, those of a person, those that are over."""

from collections.abc import Sequence

from hexmonger.kernel.game import boxes
from hexmonger.protocol.requests import Listed
from hexmonger.server.house import House
from hexmonger.server.sheets import modules_of
from hexmonger.server.store import Row
from hexmonger.server.store.lists import players_at, tables_in, tables_of


async def open_tables(house: House) -> list[Listed]:
    """Return the tables that wait for players, for everybody to join."""
    return await _listed(house, await tables_in(house.store, "waiting", True))


async def watchable_tables(house: House) -> list[Listed]:
    """Return the games that are being played in the open."""
    return await _listed(house, await tables_in(house.store, "playing", True))


async def finished_tables(house: House) -> list[Listed]:
    """Return the games that are over and were played in the open."""
    return await _listed(house, await tables_in(house.store, "over", True))


async def my_tables(house: House, person: str) -> list[Listed]:
    """Return the tables at which somebody sits, those first that wait for them."""
    rows = await tables_of(house.store, person)
    seats: dict[str, list[int]] = {}
    for row in rows:
        seats.setdefault(str(row["id"]), []).append(int(row["seat"]))
    alone = list({str(row["id"]): row for row in rows}.values())
    listed = await _listed(house, alone, seats)
    return sorted(listed, key=lambda table: not table.is_waiting)


async def _listed(
    house: House, rows: Sequence[Row], seats: dict[str, list[int]] | None = None
) -> list[Listed]:
    players = await players_at(house.store, [str(row["id"]) for row in rows])
    known = boxes()
    listed: list[Listed] = []
    for row in rows:
        table, mine = str(row["id"]), (seats or {}).get(str(row["id"]), [])
        names = players.get(table, {})
        waits = [int(seat) for seat in str(row["waits_for"]).split()]
        is_waiting = any(seat in waits for seat in mine)
        # A bot is not waited for, and whoever is asked knows for whom the others wait.
        others = [names[seat] for seat in waits if seat in names] if mine and not is_waiting else []
        box = known.get(str(row["game"]))
        listed.append(
            Listed(
                table=table,
                game=row["game"],
                title=str(row["game"]) if box is None else box.title,
                state=row["state"],
                place=row["place"],
                touched=row["touched"],
                players=tuple(names.values()),
                free=row["free"],
                seats=tuple(mine),
                is_waiting=is_waiting,
                waits_for=tuple(others),
                name=row["name"],
                modules=modules_of(str(row["game"]), str(row["modules"])),
                pace=row["pace"],
                watchers=house.watchers(table),
            )
        )
    return listed
