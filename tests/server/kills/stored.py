"""What stands in the file of a server that is gone, and whether it bears out all that was told."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hexmonger import wire
from hexmonger.protocol.sayings import Agree, Ask, Chat
from hexmonger.server.entries import AnyEntry, read
from hexmonger.server.table import Table
from tests.server.kills.reader import Reader


class Stored:
    """A table as its file has it; nothing that was read there once may be different later."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._name = name
        self.bodies: list[str] = []
        self.entries: list[AnyEntry] = []
        self.lines: list[tuple[str, int, str]] = []
        self.table: Table | None = None

    def look(self) -> None:
        """Read what is new in the file, without touching it: it is left as the server left it."""
        rows = self._rows("SELECT number, body FROM entries WHERE table_id = ? ORDER BY number")
        assert [number for number, _ in rows] == list(range(len(rows))), "entries have no gaps"
        bodies = [body for _, body in rows]
        assert bodies[: len(self.bodies)] == self.bodies, "entries stay as they are"
        for body in bodies[len(self.bodies) :]:
            self._go_on(read(body))
        self.bodies = bodies
        tickets = [entry.ticket for entry in self.entries if getattr(entry, "ticket", "")]
        assert len(set(tickets)) == len(tickets), "nothing is done twice"
        lines = self._rows("SELECT chat, number, text FROM chat WHERE table_id = ? ORDER BY chat, number")
        assert set(self.lines) <= set(lines), "lines stay as they are"
        assert len({(chat, text) for chat, _, text in lines}) == len(lines), "no line stands twice"
        self.lines = lines

    def bears_out(self, readers: Iterable[Reader]) -> None:
        """Check that all is stored that anybody was ever told, and nothing else was told."""
        tickets = {entry.ticket for entry in self.entries if getattr(entry, "ticket", "")}
        for reader in readers:
            told = self.told(reader.seat)
            assert told[: len(reader.events)] == reader.events, "nobody is told what is not stored"
            for ticket, saying in reader.done.items():
                if isinstance(saying, Chat):
                    assert any(text == saying.text for _, _, text in self.lines), "what was said is stored"
                elif not isinstance(saying, Ask | Agree):
                    # Asking and agreeing wait for others, and end with the server.
                    assert f"{reader.seat}:{ticket}" in tickets, f"{saying} was done, so it is stored"
            for (chat, number), text in reader.lines.items():
                assert (chat, number, text) in self.lines, "nobody reads what is not stored"

    def told(self, reader: int) -> list[bytes]:
        """Return all that somebody is told by what is stored, each event as it is sent."""
        if self.table is None or self.table.match is None:
            return []
        written = wire.encode_events(self.table.match.events(reader))
        return [bytes(each) for each in msgspec.json.decode(written, type=list[msgspec.Raw])]

    def _go_on(self, entry: AnyEntry) -> None:
        self.entries.append(entry)
        if self.table is None:
            self.table = Table([entry])
        else:
            self.table.do(entry)

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)
        try:
            return connection.execute(query, [self._name]).fetchall()
        finally:
            connection.close()
