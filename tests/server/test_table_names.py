"""What a table is called, and what lists show of it besides."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from hexmonger.server.store import open_store
from hexmonger.server.store.lists import tables_in
from hexmonger.server.store.migrating import MIGRATIONS
from tests.server.doors import SHORT, Door

MARKET = {**SHORT, "modules": "moonstruck_market"}


async def test_a_table_is_called_what_its_host_says(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada, name="  Friday \u3164 table ")
    listener = await door.listen(table)
    assert listener.last("table")["table"]["name"] == "Friday table"
    assert (await door.ask("GET", "/api/tables"))[0]["name"] == "Friday table"
    about = {"game": "arcane_alley", "seats": 2, "options": MARKET}
    await door.ask("PATCH", f"/api/tables/{table}", ada, **about, name="<b>Saturday</b>")
    assert listener.last("table")["table"]["name"] == "<b>Saturday</b>", "text is text"
    assert (await door.refused("PATCH", f"/api/tables/{table}", bo, **about, name="Mine"))[0] == 403
    await door.ask("PATCH", f"/api/tables/{table}", ada, **about)
    assert "name" not in await door.ask("GET", f"/api/tables/{table}")


@pytest.mark.parametrize("name", ["x" * 41, "\u3164", "bell\a"])
async def test_a_name_that_cannot_be_shown_is_refused(door: Door, name: str) -> None:
    ada = await door.somebody("Ada")
    about = {"game": "arcane_alley", "seats": 2, "name": name}
    assert (await door.raw("POST", "/api/tables", ada, **about)).status_code in (400, 409)
    assert await door.ask("GET", "/api/tables") == []


async def test_lists_say_with_what_and_at_which_pace_is_played_and_who_watches(door: Door) -> None:
    ada = await door.somebody("Ada")
    table = await door.lay(ada, options=MARKET, terms={"pace": 86_400}, name="Slow lanterns")
    (listed,) = await door.ask("GET", "/api/tables")
    assert (listed["name"], listed["modules"], listed["pace"]) == (
        "Slow lanterns",
        ["Moonstruck Market"],
        86_400,
    )
    assert (await door.ask("GET", f"/api/tables/{table}"))["modules"] == ["Moonstruck Market"]
    assert "watchers" not in listed
    watcher = await door.listen(table)
    assert (await door.ask("GET", "/api/tables"))[0]["watchers"] == 1
    assert watcher.room is not None


async def test_what_nobody_may_watch_is_in_no_list_of_games(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.lay(ada, terms={"watch": "nobody"})
    assert [each["table"] for each in await door.ask("GET", "/api/tables")] == [table]
    await door.sit(table, ada)
    await door.sit(table, bo)
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    assert await door.ask("GET", "/api/tables?which=playing") == []


async def test_a_rematch_keeps_the_name(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table = await door.begun(ada, bo, name="Friday table")
    await door.ask("POST", f"/api/tables/{table}/close", ada)
    again = (await door.ask("POST", f"/api/tables/{table}/rematch", bo))["table"]
    assert (await door.ask("GET", f"/api/tables/{again}"))["name"] == "Friday table"


async def test_a_name_is_among_the_data_of_who_gave_it_and_is_forgotten_with_them(door: Door) -> None:
    ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
    table, other = await door.lay(ada, name="Ada's evening"), await door.lay(bo, name="Bo's")
    for each in (table, other):
        await door.sit(each, ada)
    assert (await door.ask("GET", "/api/me/data", ada))["tables"] == [
        {"table": table, "name": "Ada's evening"}
    ]
    await door.ask("DELETE", "/api/me", ada)
    assert "name" not in await door.ask("GET", f"/api/tables/{table}")
    assert (await door.ask("GET", f"/api/tables/{other}"))["name"] == "Bo's"


async def test_a_store_from_before_names_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, state, is_open, place, waits_for, free, clocks, entries, "
                "made, touched) VALUES ('old', 'arcane_alley', 'waiting', 1, '', '', 2, '{}', 1, 0, 0)"
            )
        )
    engine.dispose()
    store = await open_store(path)
    (row,) = await tables_in(store, "waiting")
    assert (row["name"], row["modules"], row["pace"]) == ("", "", 0)
    await store.close()
