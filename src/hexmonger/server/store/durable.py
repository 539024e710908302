"""What is committed to a file of SQLite is on the disk when the commit returns, whoever has opened it."""

from typing import Any, Final

from sqlalchemy import Connection, Engine, event

# How many milliseconds somebody waits for a file that another program has locked.
BUSY: Final = 5000
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    # Where a system has a stronger way to wait for the disk.
    "fullfsync=ON",
    "foreign_keys=ON",
    f"busy_timeout={BUSY}",
)


def make_durable(engine: Engine) -> None:
    """Let every connection to a file of SQLite wait for the disk, and check what rows refer to."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_pragmas)


def make_whole(engine: Engine) -> None:
    """Let a transaction hold changes of the tables themselves too, which Python's driver does by itself for
    rows alone."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _leave_transactions_alone)
        event.listen(engine, "begin", _begin)


def _leave_transactions_alone(connection: Any, _record: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
