"""A server of its own for every module, a browser, and people in it whose pages must stay without a fault."""

import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import pytest

from hexmonger.server.door import page_files
from tests.web.house import House, Person, chromium, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PATIENCE: Final = 30_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server until the tests of a module are done."""
    if not page_files.is_built():
        pytest.skip("the page is not built: `make page` builds it")
    with serving(tmp_path_factory.mktemp("house") / "tables.db") as house:
        yield house


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """Open Chromium as the machine has it."""
    pytest.importorskip("playwright.sync_api")
    if shutil.which("chromium") is None:
        pytest.skip("Chromium is not installed (Debian: apt install chromium)")
    with chromium() as browser:
        yield browser


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
