"""Bringing a store up to date: migrations by Alembic, all of them in one transaction."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, inspect, text

from hexmonger.kernel.trouble import Trouble
from hexmonger.server.store.durable import make_durable, make_whole

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Every migration, the latest last.
REVISIONS: Final = ("0001", "0002")
VERSION_TABLE: Final = "alembic_version"


def bring_up_to_date(url: str) -> None:
    """Make the tables of a store what this program needs, refusing one that a newer program has written."""
    engine = create_engine(url, hide_parameters=True)
    make_durable(engine)
    make_whole(engine)
    try:
        with engine.begin() as connection:
            found = _revision(connection)
            check_revision(found)
            if found != REVISIONS[-1]:
                _upgrade(connection)
    finally:
        engine.dispose()


def check_revision(found: str | None) -> None:
    """Refuse a store that a newer program has written."""
    if found is not None and found not in REVISIONS:
        raise Trouble("it was written by a newer version of Hexmonger")


def _revision(connection: Connection) -> str | None:
    """Return the last migration that a store has seen; nothing for a new one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: Connection) -> None:
    # It takes longer to load than all else, and nearly every store is up to date.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
