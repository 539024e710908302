"""Bringing a store up to date: migrations by Alembic, each in a transaction."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from hexmonger.kernel.trouble import Trouble

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(url: str) -> None:
    """Make the tables of a store what this program needs, refusing one that a newer program has written."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            found = _revision(connection)
            if found is not None and found not in known:
                raise Trouble("it was written by a newer version of Hexmonger")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
