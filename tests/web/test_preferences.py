"""What somebody prefers: kept by the browser, seen at once, and heeded at the table."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.web.house import Person
from tests.web.sitting import around_a_ball, in_stash, slot

if TYPE_CHECKING:
    from playwright.sync_api import Page

Enter = Callable[..., Person]
SLOT: Final = "Choose a slot for Crystal Ball."
ROOT: Final = "document.documentElement"
# Once the Ball is played there is one hidden item to peek at, and the one who peeks knows it already.
FORCED: Final = """arcane_alley: 2 players
turn: 1, act
discard: Ri
seat 1: stash Ba
  To Ri Co
  Wa Bo Eg
  Mi Ca (Sw=1)
seat 2: stash Wa
  (Wa) (Wa) (Co)
"""


def at_ball(person: Person, **preferences: str) -> "Page":
    """Open the table of somebody who can play a Crystal Ball."""
    table, secrets = around_a_ball(person)
    person.open(table, secrets[0], **preferences)
    in_stash(person.page, "Crystal Ball.*can be chosen").wait_for()
    return person.page


def test_preferences_are_seen_at_once_and_kept(person: Enter) -> None:
    ada = person("Ada", 1280, 800)
    page = at_ball(ada)
    page.get_by_role("link", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Day").check()
    assert page.evaluate(f"{ROOT}.dataset.theme") == "day"
    before = page.evaluate(f"parseFloat(getComputedStyle({ROOT}).fontSize)")
    slider = dialog.get_by_role("slider", name="Size of the text")
    slider.press("End")
    assert slider.get_attribute("aria-valuetext") == "200 %"
    assert page.evaluate(f"parseFloat(getComputedStyle({ROOT}).fontSize)") == 2 * before
    assert page.evaluate(f"{ROOT}.scrollWidth") <= 1280
    slider.press("Home")
    dialog.get_by_role("radio", name="Less").check()
    page.reload()
    assert page.evaluate(f"[{ROOT}.dataset.theme, {ROOT}.dataset.motion]") == ["day", "less"]
    assert page.get_by_role("dialog", name="Settings").get_by_role("radio", name="Day").is_checked()


def test_a_choice_is_done_at_once_where_nothing_is_to_be_confirmed(person: Enter) -> None:
    page = at_ball(person("Ada"), confirm="never")
    in_stash(page, "Crystal Ball").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name=SLOT).wait_for()
    slot(page, "2, hidden").click()
    page.get_by_role("heading", name=re.compile("peek at")).wait_for()


def test_only_the_wall_is_confirmed_for_whoever_prefers_that(person: Enter) -> None:
    page = at_ball(person("Ada"), confirm="wall")
    in_stash(page, "Crystal Ball").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name=SLOT).wait_for()
    slot(page, "2, hidden").click()
    pressed = page.get_by_role("button", pressed=True)
    pressed.wait_for()
    page.get_by_role("heading", name=SLOT).wait_for()
    pressed.click()
    page.get_by_role("heading", name=re.compile("peek at")).wait_for()


def test_a_question_with_one_answer_answers_itself(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2, position=FORCED)
    mine = ada.sit(table, 0)
    ada.sit(table, 1, name="Bo")
    ada.begin(table)
    ada.open(table, mine, forced="itself", confirm="never")
    page = ada.page
    in_stash(page, "Crystal Ball").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name=SLOT).wait_for()
    slot(page, "1, Hypnotic Toad").click()
    page.get_by_text("Only one answer").wait_for(state="attached")
    page.get_by_role("heading", name="Waiting for Bo.").wait_for()
