"""That everybody can use the page: large text, narrow windows, small fingers, other colours, less motion."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import CAN_BE_CHOSEN, Person
from tests.web.measures import CUT, OVERLAPS, SMALL

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
MAGICK: Final = "merchants_of_magick"
MARKET: Final = {"modules": "moonstruck_market", "wizards": "random"}
TABLES: Final = [("arcane_alley", 4), (MAGICK, 3)]
PATHS: Final = ("/", "/new", "/cards", "/rules", "/credits", "/me", "/?settings", "/?help")
LARGEST: Final = {"text-size": "200"}


def seated(person: Person, seats: int, game: str, theme: str = "night", **preferences: str) -> None:
    """Open a table of a game with bots at every other seat."""
    table = person.lay(seats, game, **(MARKET if game != MAGICK else {}))
    secret = person.sit(table, 0)
    for seat in range(1, seats):
        person.sit(table, seat, bot="uniform")
    person.begin(table)
    person.open(table, secret, theme=theme, **preferences)
    lit(person.page).wait_for()


def lit(page: "Page") -> "Locator":
    """Return the first thing that can be chosen."""
    return page.get_by_role("button", name=CAN_BE_CHOSEN).first


def style(place: "Locator", name: str) -> str:
    """Return what a property of something comes to."""
    value: str = place.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return value


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_text_of_twice_the_size_is_not_cut(person: Enter, game: str, seats: int) -> None:
    ada = person("Ada", 320, 640)
    seated(ada, seats, game, **LARGEST)
    for width, height in ((320, 640), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(CUT) == []
        assert ada.page.evaluate(OVERLAPS) == []


def test_pages_with_text_of_twice_the_size_are_not_cut(person: Enter) -> None:
    ada = person("Ada", 320, 640)
    for path in PATHS:
        ada.visit(path, **LARGEST)
        assert ada.page.evaluate(CUT) == [], path
        assert ada.page.evaluate(OVERLAPS) == [], path


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_at_a_table_can_be_hit_by_a_finger(person: Enter, game: str, seats: int) -> None:
    ada = person("Ada", 360, 740, is_touch=True)
    seated(ada, seats, game)
    assert ada.page.evaluate(SMALL) == []


def test_everything_on_a_page_can_be_hit_by_a_finger(person: Enter) -> None:
    ada = person("Ada", 360, 740, is_touch=True)
    for path in PATHS:
        ada.visit(path)
        assert ada.page.evaluate(SMALL) == [], path


def test_rings_stay_in_the_colours_of_the_system(person: Enter) -> None:
    ada = person("Ada")
    ada.page.emulate_media(forced_colors="active")
    seated(ada, 2, "arcane_alley")
    place = lit(ada.page)
    other = ada.page.get_by_role("button", name=re.compile("^Deck"))
    assert style(place, "outlineStyle") == "dashed"
    assert style(other, "outlineStyle") == "none"
    place.click()
    assert style(ada.page.get_by_role("button", pressed=True), "outlineStyle") == "solid"
    ada.page.keyboard.press("Tab")
    assert style(ada.page.locator(":focus"), "outlineStyle") == "double"


def test_with_less_motion_nothing_flies(person: Enter) -> None:
    ada = person("Ada")
    ada.page.emulate_media(reduced_motion="no-preference")
    seated(ada, 2, "arcane_alley", motion="less")
    lit(ada.page).dblclick()
    ada.page.get_by_role("heading", name=re.compile("second of two")).wait_for()
    running = "document.getAnimations().filter(each => each.effect.getTiming().duration > 120).length"
    assert ada.page.evaluate(running) == 0
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    assert style(dialog, "animationDuration") == "0.12s", "what appears fades in"
