"""The doors in: home, cards, settings; that everybody can use them; and a connection that breaks."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

Enter = Callable[..., Person]
AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS: Final = """async () => {
    const said = node => `${node.target} ${node.any[0]?.message ?? ""}`;
    const { violations } = await axe.run();
    return violations.map(each => `${each.id}: ${each.nodes.slice(0, 3).map(said).join("; ")}`);
}"""


def violations(page: "Page") -> list[str]:
    """Return what axe finds wrong with a page."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: `make page` installs it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FAULTS)
    return found


def test_play_against_bots_in_two_clicks(person: Enter) -> None:
    ada = person("Ada")
    ada.page.goto(ada.house.address)
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.get_by_role("group", name="Your storehouse").wait_for()


def test_a_table_is_opened_and_joined_by_its_link(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    ada.page.goto(ada.house.address)
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open a table").first.click()
    ada.page.get_by_role("heading", name="3 seats are still free.").wait_for()
    bo.page.goto(bo.house.address)
    bo.page.get_by_role("textbox", name="Link or name of a table").fill(ada.page.url)
    bo.page.get_by_role("button", name="Join").click()
    bo.page.get_by_role("button", name="Sit down here").first.click()
    ada.page.get_by_role("heading", name="2 seats are still free.").wait_for()
    for _ in range(2):
        ada.page.get_by_role("button", name="Give it to a bot").first.click()
    ada.page.get_by_role("heading", name="Everybody is here.").wait_for()
    ada.page.get_by_role("button", name="Begin").click()
    for each in (ada, bo):
        each.page.get_by_role("group", name="Your storehouse").wait_for()


def test_a_card_is_read_in_full(person: Enter) -> None:
    ada = person("Ada")
    ada.page.goto(f"{ada.house.address}/cards")
    ada.page.get_by_role("button", name="Gelatinous Ball").click()
    ada.page.get_by_role("dialog", name="Gelatinous Ball").get_by_text("Reconstructed").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing(person: Enter, theme: str) -> None:
    ada = person("Ada")
    for game, seats, options in (
        ("arcane_alley", 4, {"modules": "moonstruck_market", "wizards": "random"}),
        ("merchants_of_magick", 3, {}),
    ):
        table = ada.lay(seats, game, **options)
        secret = ada.sit(table, 0)
        for seat in range(1, seats):
            ada.sit(table, seat, bot="uniform")
        ada.begin(table)
        ada.open(table, secret, theme=theme)
        ada.page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()
        assert violations(ada.page) == []
    for path in ("/", "/cards", "/?settings"):
        ada.page.goto(ada.house.address + path)
        ada.page.get_by_role("heading").first.wait_for()
        assert violations(ada.page) == []


def test_a_lost_connection_comes_back(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2, **{"edition.numbers.rounds": "1"})
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="uniform")
    ada.begin(table)
    ways: list[WebSocketRoute] = []
    is_broken = False

    def lead(way: "WebSocketRoute") -> None:
        if is_broken:
            way.close()
        else:
            way.connect_to_server()
            ways.append(way)

    ada.page.route_web_socket(re.compile("/api/socket"), lead)
    ada.open(table, secret)
    ada.page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()
    is_broken = True
    ways[-1].close()
    ada.page.get_by_text("The connection is lost").wait_for()
    is_broken = False
    ada.page.get_by_text("The connection is lost").wait_for(state="detached")
    ada.choose()
    ada.page.get_by_role("heading", name=re.compile("second of two")).wait_for()
