"""Trouble with the store: it is said in a sentence, nobody hears of what was not stored, and all goes on."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event

from hexmonger.kernel.trouble import Trouble
from hexmonger.server import clock
from hexmonger.server.house import House
from hexmonger.server.store import NotStored, durable, open_store
from hexmonger.server.store.migrating import MIGRATIONS, REVISIONS
from tests.server import at_the_door
from tests.server.doors import Door, Heard, Here, opened

UNAVAILABLE: Final = 503
HEADER_BYTES: Final = 100
PAGE: Final = 4096


@contextmanager
def by_pragma(house: House, pragma: str, afterwards: str) -> Iterator[None]:
    """Let every connection have a setting until this is over."""
    now = pragma

    def begin(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA {now}")

    event.listen(house.store.engine, "begin", begin)
    yield
    now = afterwards


def full(house: House, path: Path) -> AbstractContextManager[None]:
    """Let no page be added to the file."""
    with closing(sqlite3.connect(path)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
    return by_pragma(house, f"max_page_count={pages}", "max_page_count=1000000")


def read_only(house: House, _path: Path) -> AbstractContextManager[None]:
    """Let nothing be written to the file."""
    return by_pragma(house, "query_only=ON", "query_only=OFF")


@contextmanager
def locked(_house: House, path: Path) -> Iterator[None]:
    """Let another program have the file locked."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long for a file that is locked."""
    pragmas = [pragma for pragma in durable.PRAGMAS if not pragma.startswith("busy_timeout")]
    monkeypatch.setattr(durable, "PRAGMAS", (*pragmas, "busy_timeout=20"))


class Sitting:
    """A table of two in the middle of a game: who is asked, the other one, and somebody who watches."""

    def __init__(self, table: str, asked: Heard, other: Heard, watcher: Heard) -> None:
        self.table = table
        self.asked, self.other, self.watcher = asked, other, watcher

    @classmethod
    async def down(cls, door: Door) -> "Sitting":
        """Let two sit down and begin."""
        ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
        table = await door.begun(ada, bo)
        heard = [await door.listen(table, who, seat) for seat, who in enumerate((ada, bo))]
        asked = 0 if heard[0].last("update").get("question") else 1
        return cls(table, heard[asked], heard[1 - asked], await door.listen(table))

    @property
    def told(self) -> list[int]:
        """Return how much each of them was told."""
        return [len(each.bytes) for each in (self.asked, self.other, self.watcher)]


@pytest.mark.parametrize(("trouble", "why"), [(read_only, "readonly"), (locked, "locked")])
async def test_nobody_hears_of_what_was_not_stored_and_it_goes_on_afterwards(
    tmp_path: Path, trouble: Callable[[House, Path], AbstractContextManager[None]], why: str
) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        sitting = await Sitting.down(door)
        asked, other, watcher = sitting.asked, sitting.other, sitting.watcher
        before = sitting.told
        with trouble(door.house, path):
            chosen = await door.choose(sitting.table, asked)
            spoken = await door.say(sitting.table, asked, "chat", text="hm")
            gone = await door.say(sitting.table, asked, "leave")
            for said in (chosen, spoken, gone):
                assert (said["say"], said["code"]) == ("wrong", "not_stored")
                assert why in said["text"]
            assert sitting.told == [before[0] + 3, *before[1:]], "nobody else hears anything"
            status, sentence = await door.refused("POST", "/api/people", name="Cleo")
            assert status == UNAVAILABLE
            assert sentence.startswith("this could not be stored (")
            assert (await door.raw("GET", "/healthz")).is_success, "it can still be read"
        assert (await door.match(sitting.table)).ply == 0
        assert (await door.choose(sitting.table, asked))["say"] == "done"
        assert (await door.match(sitting.table)).ply == 1
        assert sitting.told[1:] != before[1:]
        assert watcher.last("update")["heard"] >= other.last("update")["heard"] - 1
        await door.somebody("Cleo")


async def test_a_full_disk_is_said_and_the_rest_is_told_once_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    long = "it is late, and the moon is up " * 15
    async with opened(path) as door:
        sitting = await Sitting.down(door)
        lines = 0
        with full(door.house, path):
            while (said := await door.say(sitting.table, sitting.asked, "chat", text=long))["say"] == "done":
                lines += 1
                assert lines < 100
            assert (said["say"], said["code"]) == ("wrong", "not_stored")
            assert "full" in said["text"]
        heard = [message for message in sitting.other.told if message["say"] == "lines"]
        assert len(heard) == lines
        assert (await door.say(sitting.table, sitting.asked, "chat", text=long))["say"] == "done"
        assert sitting.other.last("lines")["lines"][-1]["number"] == lines
        assert (await door.choose(sitting.table, sitting.asked))["say"] == "done"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="nobody can limit another process here")
async def test_a_server_whose_file_may_not_grow_goes_on_when_it_may(tmp_path: Path) -> None:
    async with at_the_door.started(tmp_path / "tables.db") as (door, process):
        key = await door.person()
        table, secret = await door.table(key, "merchants_of_magick", seats=1)
        talk = await door.talk(table, secret)
        watcher = await door.talk(table)
        await door.fill(key, table)
        assert (await talk.choose())["say"] == "done"
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        said = await talk.choose()
        assert (said["say"], said["code"]) == ("wrong", "not_stored")
        answer = await door.ask("POST", "/api/people", name="Bo")
        assert (answer.status_code, answer.json()["code"]) == (UNAVAILABLE, "not_stored")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        for _ in range(5):
            assert (await talk.choose())["say"] == "done"
        updates = [message for message in watcher.come if message["say"] == "update"]
        assert len(updates) <= 8, "once as it was, and for what has happened"


async def test_the_clock_goes_on_when_the_store_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is due while nothing can be read or done is done afterwards, and no table keeps others waiting."""
    monkeypatch.setattr(clock, "TRY_AGAIN", 0.01)
    async with opened(tmp_path / "tables.db") as door:
        sitting = await Sitting.down(door)
        looked: list[str] = []
        done = asyncio.Event()
        troubles: list[Exception] = [NotStored("the store can't be read"), RuntimeError("a broken table")]

        async def due(*_: object) -> list[str]:
            if troubles and isinstance(troubles[0], NotStored):
                raise troubles.pop(0)
            return ["broken", sitting.table] if not done.is_set() else []

        async def look_at(self: clock.Clock, name: str) -> None:
            looked.append(name)
            if name == "broken" and troubles:
                raise troubles.pop(0)
            if looked.count("broken") > 1:
                done.set()

        monkeypatch.setattr(clock, "tables_due", due)
        monkeypatch.setattr(clock.Clock, "look_at", look_at)
        door.house.start()
        async with asyncio.timeout(60):
            await done.wait()
        assert looked[:2] == ["broken", sitting.table]


def spoil(path: Path, first: int, last: int) -> None:
    """Write nonsense into a part of a file."""
    with path.open("r+b") as file:
        file.seek(first)
        file.write(b"\xa5" * (last - first))


async def test_a_file_with_a_broken_head_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await open_store(path)).close()
    spoil(path, 0, HEADER_BYTES)
    with pytest.raises(Trouble, match=r"the store can't be opened \(file is not a database\)"):
        await open_store(path)


async def test_a_table_on_a_broken_page_is_said_to_be_and_all_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(path) as door:
        broken, well = await Sitting.down(door), await Sitting.down(door)
        for _ in range(60):
            await door.say(broken.table, broken.asked, "chat", text="somebody talks a lot " * 20)
    page = page_of_last_line(path)
    spoil(path, page, page + PAGE)
    async with at_the_door.opened(path, Here()) as real:
        answer = await real.ask("GET", f"/api/tables/{well.table}")
        assert answer.is_success
        talk = await real.talk(broken.table)
        said = await talk.hear_until(lambda message: message["say"] == "wrong")
        assert said["code"] == "not_stored"
        assert said["text"] == "the store can't be read (database disk image is malformed)"
        await talk.hear_the_end()
        assert talk.come[-1] == said
        assert (await (await real.talk(well.table)).hear())["say"] == "welcome"
        await real.person()


def page_of_last_line(path: Path) -> int:
    """Return where in a file of SQLite the page is that holds the latest line of a chat."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (path.read_bytes().rindex(b"somebody talks a lot") // PAGE) * PAGE


async def test_a_store_that_was_being_made_when_the_program_was_killed_is_made_whole(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    code = (
        "import os, sys; from alembic import op; real = op.create_index;"
        "op.create_index = lambda *given, **more: os._exit(9);"
        "from hexmonger.server.store.migrating import bring_up_to_date; bring_up_to_date(sys.argv[1])"
    )
    ended = subprocess.run([sys.executable, "-c", code, f"sqlite:///{path}"], check=False)
    assert ended.returncode == 9
    await (await open_store(path)).close()


def test_every_migration_is_known_to_the_program() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


OPENING = """
import asyncio, ctypes, os, sys
from pathlib import Path
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.store import open_store

if os.geteuid() == 0:  # who may write everywhere, unless that right is given up
    empty = (ctypes.c_uint32 * 6)()
    head = (ctypes.c_uint32 * 2)(0x20080522, 0)
    assert ctypes.CDLL(None).capset(head, empty) == 0
try:
    asyncio.run(open_store(Path(sys.argv[1])))
except Trouble as trouble:
    print(trouble)
"""


@pytest.mark.skipif(sys.platform != "linux" and os.geteuid() == 0, reason="root may write everywhere")
@pytest.mark.parametrize("what", ["file", "folder"])
async def test_a_store_that_may_not_be_written_to_is_refused_in_a_sentence(tmp_path: Path, what: str) -> None:
    path = tmp_path / "store" / "tables.db"
    path.parent.mkdir()
    await (await open_store(path)).close()
    path.with_name("tables.db.lock").unlink()
    (path if what == "file" else path.parent).chmod(0o400 if what == "file" else 0o500)
    ended = subprocess.run(
        [sys.executable, "-c", OPENING, str(path)], capture_output=True, text=True, check=False
    )
    assert (ended.stdout, ended.stderr) == (f"{path}: the store can't be opened (Permission denied)\n", "")
