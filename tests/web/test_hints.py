"""Hints in the browser: asked for, told with their reasons, laid out and done as any other choice."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import Person
from tests.web.measures import CUT, OVERLAPS
from tests.web.sitting import BALL, around_a_ball, in_stash, slot
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
MAGICK: Final = "merchants_of_magick"
OPTION: Final = re.compile(r"^Option \d: .*\d\.\d (gold|coins), give or take \d\.\d\. best in \d+ of 100\.")
TACTICIAN: Final = re.compile("What would the tactician do, and why")


def options(page: "Page") -> "Locator":
    """Return what is advised."""
    return page.get_by_role("group", name="Options").get_by_role("button", name=OPTION)


def laid(page: "Page", number: int) -> "Locator":
    """Return an option once it lies on the table."""
    return page.get_by_role("button", name=re.compile(f"^Option {number}:"), pressed=True)


def ask(page: "Page") -> None:
    """Ask for a hint where a tab or a button leads to it."""
    page.get_by_role("tab", name="Hint").or_(page.get_by_role("button", name="Hint", exact=True)).click()
    page.get_by_role("button", name=TACTICIAN).click()
    laid(page, 1).wait_for()


def test_a_hint_is_asked_for_laid_out_and_done_by_keys(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada, bot="greedy")
    ada.open(table, secrets[0])
    page = ada.page
    in_stash(page, "Crystal Ball").wait_for()
    assert options(page).count() == 0, "nothing is offered by itself"
    page.keyboard.press("h")
    laid(page, 1).wait_for()
    assert page.get_by_role("tab", name="Hint", selected=True).is_visible()
    assert options(page).count() == 3
    first = options(page).first
    assert re.search(r"Option 1: Crystal Ball in slot 6", first.inner_text())
    assert "Helps: You sell a set of Crystal Ball." in first.inner_text()
    assert in_stash(page, "Crystal Ball").get_attribute("aria-pressed") == "true"
    assert slot(page, "6.*option.* 1.* of the hint").is_visible(), "later places have the number, too"
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    laid(page, 2).wait_for()
    page.keyboard.press("ArrowUp")
    laid(page, 1).wait_for()
    page.keyboard.press("Enter")
    play = page.get_by_role("button", name="Play", exact=True)
    assert play.evaluate("each => each === document.activeElement"), "the table's own button does it"
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()
    slot(page, "6").and_(page.get_by_role("button", pressed=True)).wait_for()
    assert options(page).count() == 0, "another question has no hint yet"
    assert page.get_by_text("goes on with the option you followed").is_visible()
    page.keyboard.press("u")
    page.get_by_role("heading", name=re.compile("^Play")).wait_for()
    assert page.get_by_role("button", pressed=True).count() == 0


def test_a_merchant_asks_how_to_spend_a_round(person: Enter) -> None:
    ada = person("Ada", 1440, 900)
    table = ada.lay(2, MAGICK)
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="uniform")
    ada.begin(table)
    ada.open(table, secret)
    page = ada.page
    ask(page)
    assert options(page).count() == 3
    die = page.get_by_role("group", name="Dice").get_by_role("button", pressed=True)
    assert "option 1" in (die.get_attribute("aria-label") or "") or "options 1" in (
        die.get_attribute("aria-label") or ""
    )
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("^Take up the")).click()
    page.get_by_role("heading", name=re.compile("^Mark a circle")).wait_for()
    page.get_by_role("button", name=re.compile("can be chosen"), pressed=True).wait_for()


@pytest.mark.parametrize("is_allowed", [False, True])
def test_people_are_told_of_hints_where_they_are_allowed(person: Enter, is_allowed: bool) -> None:
    ada, bo = person("Ada"), person("Bo")
    body = {"game": "arcane_alley", "position": BALL, "terms": {"hints": is_allowed}}
    table = ada.house.ask("POST", "/api/tables", ada.key, body)["table"]
    secrets = [ada.sit(table, 0), bo.sit(table, 1)]
    ada.sit(table, 2, bot="greedy")
    ada.begin(table)
    ada.open(table, secrets[0])
    bo.open(table, secrets[1])
    in_stash(ada.page, "Crystal Ball").wait_for()
    assert ada.page.get_by_role("tab", name="Hint").count() == int(is_allowed)
    if is_allowed:
        ada.page.keyboard.press("h")
        button = ada.page.get_by_role("button", name=TACTICIAN)
        button.wait_for()
        assert ada.page.get_by_text("will see that you took a hint").is_visible()
        button.click()
        laid(ada.page, 1).wait_for()
        bo.page.get_by_text("Ada took a hint.").wait_for()
        bo.page.get_by_role("region", name="Ada").get_by_text("1 hint taken").wait_for(state="attached")


def test_in_a_hand_a_hint_is_a_sheet_of_rows_that_open(person: Enter) -> None:
    ada = person("Ada", 360, 740, is_touch=True)
    table, secrets = around_a_ball(ada, bot="greedy")
    ada.open(table, secrets[0])
    page = ada.page
    ask(page)
    sheet = page.get_by_role("complementary", name="Hint")
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] <= 370
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVERLAPS) == []
    assert violations(page) == []
    options(page).nth(1).click()
    laid(page, 2).wait_for()
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for(state="detached")
    assert in_stash(page, "").and_(page.get_by_role("button", pressed=True)).is_visible(), "it stays picked"
    page.get_by_role("button", name="Hint", exact=True).click()
    sheet.locator("[data-act]").click()
    page.get_by_role("heading", name=re.compile("^Choose a slot")).wait_for()
    sheet.wait_for(state="detached")
