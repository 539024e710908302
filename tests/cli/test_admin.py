"""`hexmonger admin` copies, exports and checks what a server keeps, and tells nobody what is to be dealt."""

import asyncio
import json
import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from prometheus_client import REGISTRY

from hexmonger.kernel.commitment import seal
from hexmonger.server.entries import Made, read, written
from hexmonger.server.store.lock import locked
from tests.cli.running import Run
from tests.guides.pages import DOCS
from tests.server.doors import Door, Heard, Somebody, opened

Refused = Callable[..., str]

NAME: Final = "tables.db"
GUIDE: Final = DOCS / "running-a-server.md"
COMMANDS: Final = ("backup", "restore", "export", "verify")
# What is at the tables of the store below, by name.
Tables = dict[str, str]


async def fill(path: Path) -> Tables:
    """Make a store with tables of every kind, and return their names."""
    async with opened(path) as door:
        ada, bo = await door.somebody("Ada"), await door.somebody("Bo")
        tables = {"over": await with_words(door, ada, bo)}
        tables["playing"] = await door.begun(ada, bo, options={})
        await play(door, tables["playing"], [ada, bo], 90)
        tables["waiting"] = await door.lay(ada, terms={"is_open": False})
        tables["closed"] = await door.begun(ada, bo)
        await play(door, tables["closed"], [ada, bo], 3)
        await door.ask("POST", f"/api/tables/{tables['closed']}/close", ada)
        tables["forsaken"] = await door.lay(ada)
        await door.ask("POST", f"/api/tables/{tables['forsaken']}/close", ada)
        record = (await door.raw("GET", f"/api/tables/{tables['over']}/record")).text
        tables["brought"] = await door.lay(bo, record=record)
        return tables


async def with_words(door: Door, ada: Somebody, bo: Somebody) -> str:
    """Return a table at which two gave words to the seed, and played to the end."""
    table = await door.lay(ada)
    heard: list[Heard] = []
    for seat, who in enumerate((ada, bo)):
        await door.sit(table, who)
        heard.append(await door.listen(table, who, seat))
    commitment = heard[0].last("table")["table"]["commitment"]
    for seat, listener in enumerate(heard):
        await door.say(table, listener, "seal", seal=seal(commitment, seat, f"words of {seat}"))
    await door.ask("POST", f"/api/tables/{table}/start", ada)
    for seat, listener in enumerate(heard):
        await door.say(table, listener, "open", words=f"words of {seat}")
    await play(door, table, [ada, bo], 10_000)
    return table


async def play(door: Door, table: str, people: list[Somebody], choices: int) -> None:
    """Let people play, and take something back now and then."""
    heard = [await door.listen(table, who, seat) for seat, who in enumerate(people)]
    for number in range(choices):
        asked = (await door.match(table)).state.asks
        if not asked:
            return
        seat = asked[number % len(asked)].seat
        assert (await door.choose(table, heard[seat], number))["say"] == "done"
        if number % 7 == 3:
            await door.say(table, heard[seat], "take_back")


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Tables]:
    """Return a store with tables of every kind, and their names."""
    path = tmp_path_factory.mktemp("store") / NAME
    return path, asyncio.run(fill(path))


@pytest.fixture
def store(filled: tuple[Path, Tables], home: Path) -> Path:
    """Put that store where a server would keep it."""
    home.mkdir(parents=True)
    return Path(shutil.copy(filled[0], home / NAME))


@pytest.fixture
def tables(filled: tuple[Path, Tables]) -> Tables:
    """Return the names of its tables by what they are."""
    return filled[1]


def execute(path: Path, statement: str, *given: object) -> list[Any]:
    """Change a store by hand, or look at it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement, given).fetchall()


def bodies(path: Path, table: str) -> list[str]:
    """Return the entries of a table as they stand there."""
    found = execute(path, "SELECT body FROM entries WHERE table_id = ? ORDER BY number", table)
    return [body for (body,) in found]


class TestVerify:
    """Every game is played again, and whatever is not as it was is named."""

    def test_all_of_it_holds(self, run: Run, store: Path) -> None:
        result = run("admin", "verify")
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout == (
            f"{store}: 6 tables hold: 2 over, 1 being played, 1 not begun, 2 closed before the end.\n"
        )

    def test_none_is_fine(self, run: Run, store: Path) -> None:
        for name in ("bookmarks", "secrets", "seats", "chat", "entries", "tables"):
            execute(store, f"DELETE FROM {name}")
        assert run("admin", "verify").stdout == f"{store}: 0 tables hold.\n"

    @pytest.mark.parametrize(
        ("which", "old", "new", "said"),
        [
            ("over", '"entry":"Chose"', '"entry":"Chase"', "this entry of a table can't be read"),
            ("over", '"words":"words of 1"', '"words":"owls"', "(Opened) can't be done: the words of seat 2"),
            ("over", '"secret":"', '"secret":"0', "a secret is 64 hexadecimal digits"),
            ("over", '"key":"', '"key":"no ', "(Chose) can't be done: what stands there in words is"),
            ("playing", '"ply":', '"ply":1', "its bookmark after entry"),
            ("playing", '"choice":', '"choice":9', "(Chose) can't be done: "),
            ("playing", '"seat":1,"choice"', '"seat":0,"choice"', "(Chose) can't be done: "),
        ],
    )
    def test_what_was_changed_is_named(
        self, run: Run, store: Path, tables: Tables, which: str, old: str, new: str, said: str
    ) -> None:
        place = "bookmarks" if old == '"ply":' else "entries"
        wanted = f"SELECT rowid, body FROM {place} WHERE table_id = ? AND instr(body, ?) LIMIT 1"
        ((row, body),) = execute(store, wanted, tables[which], old)
        execute(store, f"UPDATE {place} SET body = ? WHERE rowid = ?", body.replace(old, new, 1), row)
        self.is_named(run, store, tables[which], said)

    def is_named(self, run: Run, store: Path, table: str, said: str) -> None:
        result = run("admin", "verify")
        assert result.exit_code == 2
        assert result.stdout.startswith(f"{store}: 5 tables hold: ")
        first, last = result.stderr.splitlines()
        assert first.startswith(f"hexmonger: table {table}: ")
        assert said in first
        assert last == f"hexmonger: {store}: 1 table is broken"

    def test_another_secret_is_named_where_nobody_gave_words(
        self, run: Run, store: Path, tables: Tables
    ) -> None:
        made = read(bodies(store, tables["waiting"])[0])
        assert isinstance(made, Made)
        body = written(made).replace(made.secret, "ab" * 32)
        execute(store, "UPDATE entries SET body = ? WHERE table_id = ?", body, tables["waiting"])
        self.is_named(run, store, tables["waiting"], "its secret is not the one that was committed to")

    @pytest.mark.parametrize(
        ("column", "value"),
        [("state", "waiting"), ("entries", 3), ("place", "here"), ("clocks", '{"4": 1.0}'), ("is_open", 0)],
    )
    def test_what_is_summed_up_wrongly_is_named(
        self, run: Run, store: Path, tables: Tables, column: str, value: object
    ) -> None:
        execute(store, f"UPDATE tables SET {column} = ? WHERE id = ?", value, tables["playing"])
        said = f"what is summed up of it is not what it is: {column}"
        self.is_named(run, store, tables["playing"], said)

    def test_an_entry_that_is_missing_is_named(self, run: Run, store: Path, tables: Tables) -> None:
        execute(store, "DELETE FROM entries WHERE table_id = ? AND number = 5", tables["over"])
        self.is_named(run, store, tables["over"], "its entry 6 is missing")

    def test_tables_by_other_rules_are_counted_apart(self, run: Run, store: Path, tables: Tables) -> None:
        age(store, tables["over"])
        age(store, tables["playing"])
        result = run("admin", "verify")
        assert result.exit_code == 0
        assert "2 by other rules, which are not played again here" in result.stdout


def age(store: Path, table: str) -> None:
    """Let a table be one of rules that nobody has any longer."""
    made = bodies(store, table)[0].replace('"rules":3', '"rules":2')
    execute(store, "UPDATE entries SET body = ? WHERE table_id = ? AND number = 0", made, table)


class TestExport:
    """What has ended is a record, and what has not tells nothing that anybody could use."""

    def test_games_that_have_ended_are_records(self, run: Run, store: Path, tables: Tables) -> None:
        result = run("admin", "export", "games")
        assert result.stdout == "games: 3 records of games that have ended, and 3 sheets of other tables.\n"
        for name in ("over", "brought"):
            checked = run("verify", f"games/{tables[name]}.hex")
            assert (checked.exit_code, "the words of 2 seats make the seed" in checked.stdout) == (0, True)
        assert run("replay", f"games/{tables['closed']}.hex").stdout.startswith("Arcane Alley: 1 Ada, 2 Bo; ")
        assert stat.S_IMODE(Path("games", f"{tables['over']}.hex").stat().st_mode) == 0o600

    def test_of_a_game_that_is_played_nothing_is_told_but_what_everybody_knows(
        self, run: Run, store: Path, tables: Tables
    ) -> None:
        run("admin", "export", "games")
        text = Path("games", f"{tables['playing']}.json").read_text(encoding="utf-8")
        sheet = json.loads(text)
        made = read(bodies(store, tables["playing"])[0])
        assert isinstance(made, Made)
        ((bookmark,),) = execute(store, "SELECT body FROM bookmarks WHERE table_id = ?", tables["playing"])
        chance = json.loads(bookmark)["state"]["chance"]
        keys = {json.loads(body).get("key") for body in bodies(store, tables["playing"])} - {None}
        assert [word for word in (made.secret, chance, 'choice"', "position") if word in text] == []
        assert not [key for key in keys if f'"{key}"' in text]
        assert set(sheet) == {
            *("table", "name", "game", "rules", "tables", "options", "terms", "state", "made", "touched"),
            *("seats", "commitment", "seals", "choices"),
        }
        assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Bo"]
        assert sheet["choices"] > 64

    def test_a_table_that_has_ended_since_is_a_record_alone(
        self, run: Run, store: Path, tables: Tables, tmp_path: Path
    ) -> None:
        Path("games").mkdir()
        old = Path("games", f"{tables['over']}.json")
        old.write_text("{}")
        run("admin", "export", "games")
        assert not old.exists()

    def test_tables_by_other_rules_are_exported_too(self, run: Run, store: Path, tables: Tables) -> None:
        age(store, tables["over"])
        age(store, tables["playing"])
        assert run("admin", "export", "games").exit_code == 0
        record = Path("games", f"{tables['over']}.hex").read_text(encoding="utf-8")
        assert "rules: 2\n" in record
        assert "\n# over: " in record
        refused = run("replay", f"games/{tables['over']}.hex")
        assert "written under rules 2" in refused.stderr
        sheet = json.loads(Path("games", f"{tables['playing']}.json").read_text(encoding="utf-8"))
        assert "these are rules 3" in sheet["trouble"]

    def test_one_that_is_broken_keeps_no_other_away(self, run: Run, store: Path, tables: Tables) -> None:
        execute(store, "UPDATE entries SET body = 'nonsense' WHERE table_id = ?", tables["over"])
        result = run("admin", "export", "games")
        assert result.exit_code == 2
        assert result.stderr.startswith(f"hexmonger: table {tables['over']}: this entry of a table can't be")
        assert result.stdout.startswith("games: 2 records")

    def test_a_file_is_no_folder(self, refused: Refused, store: Path, position: Path) -> None:
        assert refused("admin", "export", str(position)) == f"{position}: is a file, not a folder"


class TestCopies:
    """A copy is whole, its owner's alone, and never put where it would do harm."""

    def test_a_copy_is_put_back_as_it_was(self, run: Run, store: Path, tables: Tables) -> None:
        result = run("admin", "backup", "night.db")
        assert result.stdout == f"night.db: a whole copy of {store}, with 6 tables.\n"
        assert stat.S_IMODE(Path("night.db").stat().st_mode) == 0o600
        before = bodies(store, tables["playing"])
        execute(store, "DELETE FROM bookmarks")
        store.unlink()
        result = run("admin", "restore", "night.db")
        assert result.stdout == f"{store}: now has the 6 tables of night.db.\n"
        assert bodies(store, tables["playing"]) == before
        assert stat.S_IMODE(store.stat().st_mode) == 0o600
        assert run("admin", "verify").exit_code == 0
        assert sorted(path.name for path in store.parent.iterdir()) == [NAME, f"{NAME}.lock"]
        assert [path.name for path in Path().glob("*night*")] == ["night.db"]

    def test_what_is_there_already_is_not_written_over(self, run: Run, refused: Refused, store: Path) -> None:
        Path("night.db").write_text("precious")
        sentence = refused("admin", "backup", "night.db")
        assert sentence == "night.db: is there already; --force writes over it"
        assert Path("night.db").read_text() == "precious"
        assert run("admin", "backup", "night.db", "--force").exit_code == 0
        sentence = refused("admin", "restore", "night.db")
        assert sentence == f"{store}: there are tables already; --force puts the copy in their place"
        execute(store, "DELETE FROM chat")
        assert run("admin", "restore", "night.db", "--force").exit_code == 0
        assert refused("admin", "backup", str(store), "--force") == f"{store}: is no file for a copy"
        assert refused("admin", "restore", str(store), "--force") == f"{store}: is the store itself"

    def test_nothing_is_restored_under_a_server(self, run: Run, refused: Refused, store: Path) -> None:
        run("admin", "backup", "night.db")
        before = store.read_bytes()
        lock = locked(store)
        sentence = refused("admin", "restore", "night.db", "--force")
        os.close(lock)
        assert sentence.startswith(f"{store}: another server keeps its tables there; ")
        assert store.read_bytes() == before

    def test_what_is_no_store_is_not_restored(self, refused: Refused, store: Path, position: Path) -> None:
        said = "is no file in which a server keeps tables"
        assert refused("admin", "restore", str(position), "--force") == f"{position}: {said}"
        with closing(sqlite3.connect("other.db")) as other:
            other.execute("CREATE TABLE tables (id)")
        assert refused("admin", "restore", "other.db", "--force") == f"other.db: {said}"
        assert refused("admin", "restore", "gone.db") == "gone.db: there is no such file"
        assert refused("admin", "verify", "--store", "gone.db") == "gone.db: there is no such file"

    def test_a_newer_or_broken_copy_is_not_restored(self, run: Run, refused: Refused, store: Path) -> None:
        run("admin", "backup", "night.db")
        shutil.copy("night.db", "newer.db")
        execute(Path("newer.db"), "UPDATE alembic_version SET version_num = '9999'")
        sentence = refused("admin", "restore", "newer.db", "--force")
        assert sentence == "newer.db: it was written by a newer version of Hexmonger"
        content = bytearray(Path("night.db").read_bytes())
        content[-8192:] = b"\xa5" * 8192
        Path("night.db").write_bytes(content)
        before = store.read_bytes()
        assert "nothing was copied, since what should be is broken" in refused(
            "admin", "restore", "night.db", "--force"
        )
        assert store.read_bytes() == before
        assert [path.name for path in store.parent.iterdir() if path.name.startswith(".")] == []


def test_every_option_and_every_figure_has_its_place_in_the_guide(run: Run) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for words in (("serve",), *(("admin", command) for command in COMMANDS)):
        offered = set(re.findall(r"--[a-z-]+", run(*words, "--help").stdout)) - {"--help"}
        assert {option for option in offered if option not in text} == set(), words
    counted = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in REGISTRY.collect()
        if metric.name.startswith("hexmonger_")
    }
    assert len(counted) >= 10
    assert {name for name in counted if f"`{name}`" not in text} == set()


def test_alone_it_shows_its_help(run: Run) -> None:
    result = run("admin")
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)
