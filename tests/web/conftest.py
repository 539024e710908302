"""A server of its own for every module, a browser, and people in it whose pages must stay without a fault."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from hexmonger.server.door import page_files
from tests.web.house import House, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).parent.parent.parent
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
]
PATIENCE: Final = 30_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server until the tests of a module are done."""
    if not (page_files.FOLDER / page_files.INDEX).is_file():
        pytest.skip("the page is not built: `make page` builds it")
    store = tmp_path_factory.mktemp("house") / "tables.db"
    command = [sys.executable, str(ROOT / "web" / "scripts" / "server.py"), str(store), "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "the server has said where it is"
        yield House(address)
        process.terminate()


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """Open Chromium as the machine has it."""
    playwright = pytest.importorskip("playwright.sync_api")
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed (Debian: apt install chromium)")
    with playwright.sync_playwright() as opened:
        browser = opened.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: "Browser", house: House) -> Iterator[Callable[..., Person]]:
    """Return what lets people in, each with a browser of their own; nothing may go wrong on their pages."""
    people: list[Person] = []

    def enter(name: str, width: int = 1280, height: int = 800, is_touch: bool = False) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme="dark",
            has_touch=is_touch,
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(name, house, context.new_page()))
        return people[-1]

    yield enter
    for each in people:
        assert each.faults == []
        each.page.context.close()
