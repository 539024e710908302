"""An item of somebody's own in the browser: offered in the lobby, drawn, asked for and played."""

import os
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from hexmonger.server.door import page_files
from tests.guides.pages import ROOT, install_from
from tests.web.house import House, Person, serving

GOBLET: Final = """arcane_alley: 2 players
modules: gift_goblet
turn: 1, act
seat 1: infamy 5, stash Go
  Wa (?) (?)
  Lo (?) (?)
  Ba (?) (?)
seat 2: gold 7
  (?) (?) (?)
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server at which the items of the guide are installed."""
    if not page_files.is_built():
        pytest.skip("the page is not built: `make page` builds it")
    folder = tmp_path_factory.mktemp("items")
    path = os.pathsep.join([str(install_from("writing-an-item", folder)), str(ROOT)])
    with serving(folder / "tables.db", path=path) as house:
        yield house


def test_the_item_of_the_guide_is_offered_and_played(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    page = ada.page
    ada.visit("/new")
    page.get_by_role("radio", name="Gift Goblet").check(force=True)
    table = ada.lay(2, position=GOBLET)
    secret = ada.sit(table, 0)
    ada.sit(table, 1, name="Bo")
    ada.begin(table)
    ada.open(table, secret)
    page.get_by_role("button", name=re.compile("Stash.*Gift Goblet")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    slot = page.get_by_role("group", name="Your storehouse").get_by_role(
        "button", name=re.compile("^Slot 2, hidden")
    )
    slot.click()
    page.get_by_role("main").get_by_text("Then you choose who gains gold.").first.wait_for()
    slot.click()
    page.get_by_role("main").get_by_text("You lost 2 infamy.").first.wait_for()
