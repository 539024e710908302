"""The doors in: home and settings; and that everybody can use them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import Person
from tests.web.layout import SETTLED

if TYPE_CHECKING:
    from playwright.sync_api import Page

Enter = Callable[..., Person]
AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The first seat has the last choice of the game; after it everybody is inspected.
LAST_CHOICE: Final = """arcane_alley: 2 players
round: 3
turn: 1, act
triggered: 2
discard: Ri
seat 1: stash Ba Wa
  To Ri Co
  (Wa) Bo Eg
seat 2: stash Wa
  Wa Co Ri
"""
FAULTS: Final = """async () => {
    const said = node => `${node.target} ${node.any[0]?.message ?? ""}`;
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(each => `${each.id}: ${each.nodes.slice(0, 3).map(said).join("; ")}`);
}"""


def violations(page: "Page") -> list[str]:
    """Return what axe finds wrong with a page."""
    if not AXE.is_file():
        pytest.skip("axe is not installed: `make page` installs it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # What fades in has half its contrast for a moment.
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS)
    return found


def test_play_against_bots_in_two_clicks(person: Enter) -> None:
    ada = person("Ada")
    ada.page.goto(ada.house.address)
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.get_by_role("group", name="Your storehouse").wait_for()


themes = pytest.mark.parametrize("theme", ["night", "day"])


@themes
def test_axe_finds_nothing_on_pages_and_tables(person: Enter, theme: str) -> None:
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
        assert violations(ada.page) == [], game
    for path in ("/?settings", "/?help"):
        ada.visit(path, theme=theme)
        assert violations(ada.page) == [], path


@themes
def test_axe_finds_nothing_before_a_table_nor_at_the_end(person: Enter, theme: str) -> None:
    ada = person("Ada")
    page = ada.page
    table = ada.lay(2, position=LAST_CHOICE)
    secret = ada.sit(table, 0)
    ada.sit(table, 1, name="Bo")
    ada.begin(table)
    ada.open(table, secret, theme=theme)
    page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()
    for key, what in (("w", "What can I do?"), ("c", "What has changed?"), ("?", "Keys and help")):
        page.keyboard.press(key)
        page.get_by_role("dialog", name=what).wait_for()
        assert violations(page) == [], what
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name=re.compile("^Slot 1, Hypnotic")).click(button="right", force=True)
    page.get_by_role("dialog", name="Hypnotic Toad").wait_for()
    assert violations(page) == [], "a card in full"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("/")
    page.keyboard.type("discard older")
    page.keyboard.press("ArrowDown")
    page.get_by_role("option", selected=True).wait_for()
    assert violations(page) == [], "the typed line"
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=re.compile("inspection")).wait_for()
    assert violations(page) == [], "an inspection"
    page.get_by_role("button", name="Skip to the end").click()
    page.get_by_role("table").first.wait_for()
    assert violations(page) == [], "the end"
