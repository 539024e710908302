"""The shelf: all tables of a store, looked at one by one from outside, whether a server runs on it or not."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexmonger.kernel.trouble import Unreadable
from hexmonger.server.entries import AnyEntry, Made, read
from hexmonger.server.store.copying import opened


@dataclass(frozen=True)
class Shelved:
    """A table as it stands in a store: what is summed up of it, its entries, a bookmark, who sits there."""

    name: str
    row: Mapping[str, Any]
    bodies: tuple[tuple[int, str], ...]
    bookmark: tuple[int, str] | None
    players: Mapping[int, str]

    def entries(self) -> list[AnyEntry]:
        """Return the entries, refusing a table of which some are missing or can't be read."""
        numbers = [number for number, _ in self.bodies]
        if numbers != list(range(len(numbers))) or not numbers:
            missing = next(at for at in range(len(numbers) + 1) if at >= len(numbers) or numbers[at] != at)
            raise Unreadable(f"its entry {missing + 1} is missing")
        entries = [read(body) for _, body in self.bodies]
        if not isinstance(entries[0], Made):
            raise Unreadable("it does not begin with being made")
        return entries


class Shelf:
    """The tables of a store, by their names."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.row_factory = sqlite3.Row
        self._connection = connection

    def names(self) -> list[str]:
        """Return the names of all tables, the oldest first."""
        return [row["id"] for row in self._connection.execute("SELECT id FROM tables ORDER BY made, id")]

    def table(self, name: str) -> Shelved:
        """Return a table as it is at one moment."""
        try:
            return self._table(name, self._connection.execute)
        except sqlite3.Error as error:
            raise Unreadable(f"it can't be read ({error})") from None

    def _table(self, name: str, find: Callable[..., sqlite3.Cursor]) -> Shelved:
        find("BEGIN")
        try:
            row = dict(find("SELECT * FROM tables WHERE id = ?", [name]).fetchone())
            wanted = "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number"
            bodies = tuple((each["number"], each["body"]) for each in find(wanted, [name]))
            marked = find("SELECT number, body FROM bookmarks WHERE table_id = ?", [name]).fetchone()
            sitting = (
                "SELECT seats.seat, seats.name, people.name AS own FROM seats "
                "JOIN people ON people.id = seats.person_id WHERE seats.table_id = ?"
            )
            players = {each["seat"]: each["name"] or each["own"] for each in find(sitting, [name])}
        finally:
            find("COMMIT")
        row["clocks"] = json.loads(row["clocks"])
        bookmark = None if marked is None else (marked["number"], marked["body"])
        return Shelved(name, row, bodies, bookmark, players)


@contextmanager
def shelf_of(path: Path) -> Iterator[Shelf]:
    """Open the shelf of a store."""
    with opened(path) as connection:
        yield Shelf(connection)
