"""Every command and every snippet of every page is carried out; a page that nobody can follow fails."""

import asyncio
import re
import shutil
import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from hexmonger.cli.app import app
from hexmonger.client import Lobby, Watching
from hexmonger.protocol.requests import Laying
from tests.cli.running import Run
from tests.cli.test_admin import fill
from tests.guides.following import ONLY_LOOKED_UP, USUAL_ADDRESS, Follower
from tests.guides.pages import DOCS, PAGES, ROOT, blocks, commands_in
from tests.kernel.test_fair_example import EXAMPLE

INLINE: Final = re.compile(r"`((?:hexmonger|make|python -m) [^`]+)`")
TARGET: Final = re.compile(r"^([a-z-]+):", re.MULTILINE)
SHORT: Final = {"edition.numbers.rounds": "1", "edition.numbers.turns": "2"}

each_page = pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])


def bring_a_record(follower: Follower) -> None:
    """Give a reader the record of a game that is over."""
    shutil.copy(EXAMPLE, follower.folder / "night.hex")


def bring_a_store(follower: Follower) -> None:
    """Give a reader what a server has kept."""
    asyncio.run(fill(follower.folder / "club.db"))


def bring_a_host(follower: Follower) -> None:
    """Let somebody open a table beside the reader, with a bot of the server, and begin when all are there."""
    made: dict[str, str] = {}

    async def lay(address: str) -> None:
        async with Lobby(address) as lobby:
            made["key"] = (await lobby.enrol("Host")).key
            made["table"] = (await lobby.lay(Laying("arcane_alley", 2, SHORT))).table
            await lobby.sit_bot(made["table"], "uniform", 1)

    async def begin(address: str) -> None:
        async with Lobby(address, made["key"]) as lobby, Watching(address, made["table"]) as watching:
            await watching.until(lambda: bool(watching.sheet.seats[0].seal))
            await lobby.start(made["table"])

    def before_joining(follower: Follower) -> Callable[[str], None]:
        asyncio.run(lay(follower.here[USUAL_ADDRESS]))
        follower.here["TABLE"] = made["table"]

        def note(said: str) -> None:
            follower.here["SECRET"] = said.split()[1]

        return note

    def while_it_plays(follower: Follower) -> Callable[[str], None]:
        host = threading.Thread(target=asyncio.run, args=[begin(follower.here[USUAL_ADDRESS])])
        host.start()
        return lambda said: host.join()

    follower.company = {"python join.py": before_joining, "python bot.py": while_it_plays}


# What a reader has before a page begins.
BEFORE: Final = {
    "command-line": bring_a_record,
    "checking-the-deal": bring_a_record,
    "running-a-server": bring_a_store,
    "outside-bots": bring_a_host,
}


@each_page
def test_everything_that_a_page_shows_is_done(follower: Follower, page: Path) -> None:
    if page.stem in BEFORE:
        BEFORE[page.stem](follower)
    follower.follow(page)


@each_page
def test_every_command_in_a_sentence_is_there(page: Path) -> None:
    """What is named in passing is read by what would carry it out: command line, Makefile, Python."""
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for named in INLINE.findall(page.read_text(encoding="utf-8")):
        program, *words = named.replace("[", "").replace("]", "").split()
        if program == "make":
            assert [word for word in words if "=" not in word and word not in targets] == [], named
        elif program == "python":
            assert find_spec(words[1]), named
        else:
            read(words)


def read(words: list[str]) -> None:
    """Let the command line read a command without carrying it out; capitals stand for anything."""
    command: Any = get_command(app)
    context = None
    while words and words[0] in getattr(command, "commands", {}):
        name, *words = words
        command = command.commands[name]
    if words and not words[0].isupper() and words[0] not in ("--help", "--version", "--install-completion"):
        context = command.make_context("hexmonger", [*words])
    assert context is None or not context.args


def test_every_place_that_the_readme_names_exists() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    places = re.findall(r"^\| `([\w/.]+)` \|", readme, re.MULTILINE)
    assert [place for place in places if not (ROOT / place).exists()] == []
    assert places


@pytest.mark.parametrize(
    "command",
    ["play", "replay", "verify", "rules", "recipes", "simulate", "arena", "tune", "position", "perft"],
)
def test_every_option_has_its_place_in_the_guide(run: Run, command: str) -> None:
    guide = (DOCS / "command-line.md").read_text(encoding="utf-8")
    offered = set(re.findall(r"--[a-z]+", run(command, "--help").stdout)) - {"--help", "--no", "--game"}
    assert offered
    assert {option for option in offered if option not in guide} == set()


def test_no_reason_is_left_of_a_command_that_is_gone() -> None:
    typed = {
        command.partition("#")[0].strip()
        for page in PAGES
        for block in blocks(page)
        if block.language == "console"
        for command, _ in commands_in(block.text)
    }
    assert set(ONLY_LOOKED_UP) <= typed
    assert {DOCS / f"{name}.md" for name in BEFORE} <= set(PAGES)
