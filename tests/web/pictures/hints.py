"""Hints: what the tactician would do and why, beside the table and in a hand."""

import re
from typing import TYPE_CHECKING, Final

from tests.web.house import Person
from tests.web.pictures import alley, magick
from tests.web.pictures.studio import Visit, picture

if TYPE_CHECKING:
    from playwright.sync_api import Page

HINT: Final = re.compile("^Hint")
OPTION: Final = re.compile("^Option")


def ask(page: "Page", option: int = 1) -> None:
    """Ask for a hint, and lay out one of its options."""
    page.get_by_role("tab", name=HINT).or_(page.get_by_role("button", name=HINT)).click()
    page.get_by_role("button", name=re.compile("What would the tactician do")).click()
    page.get_by_role("button", name=OPTION, pressed=True).wait_for()
    for _ in range(1, option):
        page.keyboard.press("ArrowDown")
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)


def with_hints(ada: Person, game: str, position: str, others: tuple[tuple[int, str], ...]) -> dict[int, str]:
    """Lay a position at which hints may be asked for; return the secrets of its seats, the table under -1."""
    body = {"game": game, "position": position, "terms": {"hints": True}}
    table: str = ada.house.ask("POST", "/api/tables", ada.key, body)["table"]
    secrets = {-1: table, 0: ada.sit(table, 0)}
    for seat, name in others:
        secrets[seat] = ada.sit(table, seat, name=name)
    ada.begin(table)
    return secrets


def in_the_alley(visit: Visit) -> None:
    """Ask what to do with a stash of three, beside two Crystal Balls."""
    ada = visit.person("Robin")
    secrets = with_hints(ada, "arcane_alley", alley.BEFORE, alley.OTHERS)
    ada.house.play(secrets[-1], secrets, *alley.STORY)
    ada.open(secrets[-1], secrets[0])
    ask(ada.page)


@picture("hint-desk", 1440, 900)
def hint_desk(visit: Visit) -> None:
    """At a desk, in the rail."""
    in_the_alley(visit)


@picture("hint-phone", 390, 844)
def hint_phone(visit: Visit) -> None:
    """On a phone, as a sheet."""
    in_the_alley(visit)


@picture("hint-small-phone", 360, 740)
def hint_small_phone(visit: Visit) -> None:
    """On a small phone."""
    in_the_alley(visit)


def at_the_sheet(visit: Visit) -> None:
    """Ask how to spend a round."""
    ada = visit.person("Robin")
    secrets = with_hints(ada, "merchants_of_magick", magick.SECOND_RESULT, magick.OTHERS)
    ada.open(secrets[-1], secrets[0])
    ask(ada.page)


@picture("hint-magick-desk", 1440, 900)
def hint_magick_desk(visit: Visit) -> None:
    """At a desk, in the place of the score."""
    at_the_sheet(visit)


@picture("hint-magick-phone", 390, 844)
def hint_magick_phone(visit: Visit) -> None:
    """On a phone, as a sheet."""
    at_the_sheet(visit)


@picture("hint-magick-wide", 1920, 1080, scale=1)
def hint_magick_wide(visit: Visit) -> None:
    """On a wide screen, in the rail."""
    at_the_sheet(visit)
