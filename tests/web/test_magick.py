"""Merchants of Magick in the browser: a sheet that is marked in pencil and committed, to the last round."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.web.house import CAN_BE_CHOSEN, Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

Enter = Callable[..., Person]
SHORT: Final = {"edition.numbers.rounds": "2"}
COMMIT: Final = re.compile("^Commit, can be chosen")
MOST_STEPS: Final = 600


def craft(person: Person) -> bool:
    """Take up a die, mark a circle or commit; return whether there was something to do."""
    page = person.page
    lit = page.get_by_role("button", name=CAN_BE_CHOSEN)
    if not lit.count():
        return False
    person.do(lit)
    return True


def is_over(page: "Page") -> bool:
    """Whether the page shows the end."""
    return bool(page.get_by_role("heading", name=re.compile("wins? with .* coins")).is_visible())


def play_out(*people: Person) -> None:
    """Let people craft until the game is over for all of them."""
    for _ in range(MOST_STEPS):
        if all(is_over(person.page) for person in people):
            return
        for person in people:
            if is_over(person.page):
                continue
            commit = person.page.get_by_role("button", name=COMMIT)
            if (
                commit.count()
                and not person.page.get_by_role("button", name=re.compile("^d.*chosen")).count()
            ):
                person.do(commit)
            elif not craft(person):
                person.page.wait_for_timeout(20)
    raise AssertionError("the game did not end")


def test_a_merchant_alone_by_keys_to_the_end(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(1, "merchants_of_magick", **SHORT)
    secret = ada.sit(table, 0)
    ada.open(table, secret)
    ada.begin(table)
    ada.page.get_by_role("group", name="Items").wait_for()
    play_out(ada)


def test_a_mark_is_foretold_pencilled_and_taken_back(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.lay(2, "merchants_of_magick", **SHORT)
    mine, theirs = ada.sit(table, 0), bo.sit(table, 1)
    ada.begin(table)
    ada.open(table, mine)
    bo.open(table, theirs)
    page = ada.page
    page.get_by_role("group", name="Dice").get_by_role("button", name=CAN_BE_CHOSEN).first.dblclick()
    page.get_by_role("heading", name=re.compile("Choose the circle")).wait_for()
    sheet = page.get_by_role("group", name=re.compile("Items|Spells"))
    sheet.get_by_role("button", name=CAN_BE_CHOSEN).first.dblclick()
    page.get_by_role("button", name=re.compile("marked in pencil")).first.wait_for()
    assert not bo.page.get_by_role("button", name=re.compile("marked")).count(), "others see no pencil"
    page.keyboard.press("u")
    page.get_by_role("button", name=re.compile("marked in pencil")).wait_for(state="detached")
