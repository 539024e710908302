"""Whole copies of a store: taken while a server runs, and put in the place of one that none runs on."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from hexmonger.keeping import OWNER_ONLY, PART, sync_folder
from hexmonger.kernel.trouble import Trouble
from hexmonger.server.store.lock import locked
from hexmonger.server.store.migrating import REVISIONS, VERSION_TABLE, check_revision

# So many pages are copied before it is said how far it has come.
PAGES: Final = 2000
# How many seconds somebody waits for a file that another program has locked.
BUSY: Final = 5.0
WELL: Final = "ok"
# What SQLite writes beside a file.
BESIDE: Final = ("-wal", "-shm", "-journal")

# Told how much is done, and of how much.
Progress = Callable[[int, int], None]


def nobody(_done: int, _all: int) -> None:
    """Tell nobody how far something has come."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a store to read from it, whoever else has it, refusing what is none or too new."""
    if not path.is_file():
        raise Trouble(f"{path}: there is no such file" if not path.exists() else f"{path}: is not a file")
    with _in_a_sentence(path), closing(_connected(path)) as connection:
        check_store(path, connection)
        yield connection


def check_store(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file that is no store, and one that a newer program has written."""
    try:
        found = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
        connection.execute("SELECT 1 FROM tables, entries, bookmarks LIMIT 0")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode not in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_NOTADB):
            raise
        raise Trouble(f"{path}: is no file in which a server keeps tables") from None
    try:
        check_revision(None if found is None else str(found[0]))
    except Trouble as trouble:
        raise Trouble(f"{path}: {trouble}") from None
    if found is None or found[0] != REVISIONS[-1]:
        raise Trouble(f"{path}: was written by an older version; a server that is started on it renews it")


def back_up(store: Path, target: Path, is_forced: bool = False, progress: Progress = nobody) -> int:
    """Write a whole copy of a store, as it is at one moment, and return how many tables are in it.

    A server may go on with it meanwhile. The copy is there whole or not at all.
    """
    if target.exists() and (not target.is_file() or target.samefile(store)):
        raise Trouble(f"{target}: is no file for a copy")
    if target.exists() and not is_forced:
        raise Trouble(f"{target}: is there already; --force writes over it")
    with opened(store) as source:
        return _copy(source, target, progress)


def restore(backup: Path, store: Path, is_forced: bool = False, progress: Progress = nobody) -> int:
    """Put a copy in the place of a store that no server has, and return how many tables are in it."""
    if store.exists() and backup.exists() and store.samefile(backup):
        raise Trouble(f"{backup}: is the store itself")
    with opened(backup) as source:
        was_there = store.exists() and store.stat().st_size > 0
        lock = locked(store)
        try:
            if was_there and not is_forced:
                raise Trouble(f"{store}: there are tables already; --force puts the copy in their place")
            return _copy(source, store, progress)
        except BaseException:
            if not was_there:
                with suppress(OSError):
                    store.unlink()
            raise
        finally:
            os.close(lock)


def _copy(source: sqlite3.Connection, target: Path, progress: Progress) -> int:
    """Write a copy beside a file, see that it is well, and put it in the file's place."""
    place = target.resolve()
    part = place.with_name(f".{place.name}.{os.getpid()}{PART}")
    with _in_a_sentence(target):
        try:
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
            with closing(_connected(part)) as copy:
                # What is read from now on is as it is at this moment, whatever a server does.
                source.execute("BEGIN")
                (tables,) = source.execute("SELECT count(*) FROM tables").fetchone()
                source.backup(
                    copy, pages=PAGES, progress=lambda _, left, pages: progress(pages - left, pages)
                )
                source.execute("COMMIT")
                copy.execute("PRAGMA journal_mode=DELETE")
                found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != WELL:
                    raise Trouble(f"{target}: nothing was copied, since what should be is broken ({found})")
            _sync(part)
            for ending in BESIDE:
                place.with_name(place.name + ending).unlink(missing_ok=True)
            part.replace(place)
            sync_folder(place.parent)
        finally:
            for ending in ("", *BESIDE):
                part.with_name(part.name + ending).unlink(missing_ok=True)
    return int(tables)


def _connected(path: Path) -> sqlite3.Connection:
    """Return a connection to a file that is there; it writes nothing by itself."""
    return sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True, isolation_level=None, timeout=BUSY)


def _sync(path: Path) -> None:
    made = os.open(path, os.O_RDONLY)
    try:
        os.fsync(made)
    finally:
        os.close(made)


@contextmanager
def _in_a_sentence(path: Path) -> Iterator[None]:
    """Say what is wrong with a file in one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise Trouble(f"{path}: can't be used ({error})") from None
    except OSError as error:
        raise Trouble(f"{path}: can't be used ({error.strerror})") from None
