"""The reading rooms: cards, rules, how to play, credits."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.web.house import Person
from tests.web.measures import SMALL
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]


def visit(reader: Person, path: str) -> "Page":
    """Open a page of the house."""
    reader.page.goto(reader.house.address + path)
    return reader.page


def cards(page: "Page") -> "Locator":
    """Return the cards that lie in the grid, once there are any."""
    found = page.get_by_role("group", name="Cards").get_by_role("button")
    found.first.wait_for()
    return found


def in_full(page: "Page", name: str) -> "Locator":
    """Return a card that is read in full beside the others."""
    return page.get_by_role("complementary", name=name)


def test_cards_are_filtered_and_found(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/cards")
    assert cards(page).count() == 32
    page.get_by_role("checkbox", name="Moonstruck Market").uncheck(force=True)
    page.get_by_text("21 of 32").wait_for()
    for moment in ("Played", "Sold", "Special"):
        page.get_by_role("group", name="When").get_by_role("checkbox", name=moment).uncheck(force=True)
    page.get_by_text("6 of 32").wait_for()
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("searchbox").fill("moonstruck instead")
    page.get_by_text("2 of 32").wait_for()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("checkbox", name="Crescent").check(force=True)
    page.get_by_role("checkbox", name="Ball").check(force=True)
    page.get_by_text("1 of 32").wait_for()
    assert "Gelatinous Ball" in cards(page).inner_text()


def test_a_card_has_an_address_and_tells_how_it_is_known(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/cards")
    page.get_by_role("button", name=re.compile("^Gelatinous Ball")).click()
    full = in_full(page, "Gelatinous Ball")
    assert full.get_by_role("img", name="Reconstructed").count() > 1
    full.get_by_text("Moonstruck, or the discard's top item.", exact=True).wait_for()
    page.reload()
    full.get_by_role("button", name="Crystal Ball").click()
    in_full(page, "Crystal Ball").get_by_role("link", name="its own entry").click()
    row = page.get_by_role("row", name=re.compile("^Crystal Ball See the card"))
    row.wait_for()
    assert page.url.endswith("/rules/arcane_alley#AA-item:crystal_ball")
    assert row.evaluate("row => row === document.activeElement")


def test_copies_are_those_of_the_chosen_deck(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/cards?card=arcane_alley/item/older_wand")
    facts = in_full(page, "Older Wand").get_by_role("listitem")
    facts.filter(has_text=re.compile("^5copies")).wait_for()
    page.get_by_role("combobox", name="copies for").select_option(label="You Boomerang?, 5–6")
    facts.filter(has_text=re.compile("^13copies")).wait_for()
    page.get_by_role("combobox", name="copies for").select_option(label="Arcane Alley, 2–4")
    facts.filter(has_text=re.compile("^11copies")).wait_for()


def test_arrows_lead_from_card_to_card_and_from_shelf_to_shelf(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/cards")
    cards(page).first.focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    chosen = page.evaluate("document.activeElement.textContent")
    assert chosen.startswith("Crystal Ball, Gold 9, Infamy 3, Played")
    in_full(page, "Crystal Ball").wait_for()
    page.get_by_role("tab", name=re.compile("Items")).focus()
    page.keyboard.press("ArrowRight")
    in_full(page, "Glynna Goodspell").wait_for()
    page.keyboard.press("ArrowRight")
    in_full(page, "Barbarian").get_by_text("of the Orcs").first.wait_for()
    tabs = [tab.inner_text().split() for tab in page.get_by_role("tab").all()]
    counts = ["Items 32", "Wizards 10", "Adventurers 8", "Orders 72", "Masteries 6", "Sheet 24", "Dice 4"]
    assert [" ".join(words) for words in tabs] == counts


def test_on_a_phone_filters_and_cards_are_sheets(person: Enter) -> None:
    page = visit(person("Ada", 360, 740, is_touch=True), "/cards")
    cards(page).first.wait_for()
    page.get_by_role("button", name="Filters").tap()
    sheet = page.get_by_role("dialog", name="Filters")
    sheet.get_by_text("Expend").tap()
    sheet.get_by_text("29 of 32").wait_for()
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name=re.compile("^Dark Lotus")).tap()
    page.get_by_role("dialog", name="Dark Lotus").get_by_text("AA-item").wait_for(state="detached")
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_everything_among_the_cards_can_be_hit_by_a_finger(person: Enter, width: int, height: int) -> None:
    ada = person("Ada", width, height)
    page = visit(ada, "/cards")
    cards(page).first.wait_for()
    assert page.evaluate(SMALL) == []
    page = visit(ada, "/cards?card=merchants_of_magick/order/divine_ring")
    page.get_by_role("button", name="Divine", exact=True).wait_for()
    assert page.evaluate(SMALL) == []
    if page.get_by_role("button", name="Filters").count():
        page.go_back()
        page.get_by_role("button", name="Filters").click()
        page.get_by_role("dialog", name="Filters").wait_for()
        assert page.evaluate(SMALL) == []


def test_a_rule_has_an_address_and_the_rules_it_cites(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/rules/arcane_alley#AA-50")
    rule = page.get_by_role("article", name="AA-50")
    rule.get_by_role("img", name="Printed").wait_for()
    rule.get_by_role("link", name="AA-31").click()
    cited = page.get_by_role("article", name="AA-31", exact=True)
    assert cited.evaluate("rule => rule === document.activeElement")
    assert page.url.endswith("#AA-31")
    page.go_back()
    assert page.url.endswith("#AA-50")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Moonstruck Market").wait_for()
    page.get_by_role("link", name="Merchants of Magick").click()
    page.get_by_role("article", name="MoM-12", exact=True).get_by_text("at most the circle").wait_for()


def test_rules_are_searched(person: Enter) -> None:
    page = visit(person("Ada", 1440, 900), "/rules/arcane_alley")
    page.get_by_role("searchbox", name="Search these rules").fill("returns once")
    page.get_by_text("4 passages have these words.").wait_for()
    page.get_by_role("article", name="AA-63").locator("mark").first.wait_for()
    page.get_by_role("searchbox").fill("no such words")
    page.get_by_text("Nothing has these words.").wait_for()
    page.get_by_role("button", name="Show all rules").click()
    page.get_by_role("article", name="AA-01").wait_for()


def test_the_credits_name_whoever_made_something(person: Enter) -> None:
    page = visit(person("Ada"), "/credits")
    for name in ("Corwin Riddle", "Clarence Simpson", "Strange Space Games", "unofficial fan work"):
        page.get_by_text(name).first.wait_for()
    page.get_by_role("region", name="Lorc").get_by_text("crystal ball").wait_for()
    assert page.get_by_role("main").locator("a:not([href^='/'])").count() == 0


@pytest.mark.parametrize(
    ("box", "told", "known"),
    [
        ("arcane_alley", "You begin with 25 gold", ""),
        ("moonstruck_market", "The new items have a moon on them", "Reconstructed"),
        ("merchants_of_magick", "the first three are free, the others cost 2", "Transcribed"),
    ],
)
def test_a_game_is_taught_with_its_own_numbers_and_marks(
    person: Enter, box: str, told: str, known: str
) -> None:
    page = visit(person("Ada", 360, 740), f"/how/{box}")
    main = page.get_by_role("main")
    main.get_by_role("region", name="For your first game").wait_for()
    text = " ".join(main.inner_text().split())
    assert told in text
    assert re.search(r"[345] minutes to read", text)
    assert main.get_by_role("img", name=known).count() > 0 if known else "Reconstructed" not in text
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    main.get_by_role("link", name="All rules").click()
    page.get_by_role("navigation", name="Contents").wait_for()


PAGES = {
    "/cards": "Skeletomicon",
    "/cards?card=merchants_of_magick/order/divine_ring": "Divine Ring",
    "/rules/arcane_alley": "Setting up",
    "/credits": "The games",
    "/how/arcane_alley": "What it is about",
    "/how/moonstruck_market": "Three ways to sell",
    "/how/merchants_of_magick": "Counting up",
}


def look_at(reader: Person, path: str) -> None:
    """Open a page and hold it to what everybody needs; of the rules a part is enough, and quicker."""
    page = visit(reader, path)
    page.get_by_text(PAGES[path]).first.wait_for()
    if path.startswith("/rules"):
        page.get_by_role("searchbox").fill("boomerang")
        page.get_by_text("passages have these words").wait_for()
    assert violations(page) == [], path


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_to_mend(person: Enter, theme: str) -> None:
    reader = person("Ada", 1440, 900)
    reader.page.emulate_media(color_scheme="dark" if theme == "night" else "light")
    for path in PAGES:
        look_at(reader, path)
    reader.page.set_viewport_size({"width": 390, "height": 844})
    for path in ("/cards", "/rules/arcane_alley", "/how/merchants_of_magick"):
        look_at(reader, path)
