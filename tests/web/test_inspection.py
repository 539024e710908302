"""The inspection, staged: it holds focus, waits for whoever reaches for it, and leaves by a key."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.web.house import Person
from tests.web.layout import misplaced
from tests.web.reader import Reader

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
# The last turn of a round: what Bo discards ends it.
LAST_TURN: Final = """arcane_alley: 3 players
round: 2
start: 1
turn: 2, draw
triggered: 3
turns: 31
deck: Co ...
discard: Lo Wa
seat 1: gold 50, infamy 12
  Co   Eg   Wa
  Ca   Ri   Wa
seat 2: gold 44, infamy 17, stash Wa
  Lo   (Eg) Ca
  Ca   Sw   (Ba)
seat 3: gold 61, infamy 9
  Sk   Do   Sk
"""
HAS_FOCUS: Final = "each => each.contains(document.activeElement)"


def watch_the_count(person: Enter, is_moving: bool = False, **size: int) -> "tuple[Page, Locator]":
    """Open a table at its last turn, let others end the round, and return the stage that follows."""
    ada = person("Ada", **size)
    page = ada.page
    if is_moving:
        page.emulate_media(reduced_motion="no-preference")
    table = ada.lay(3, position=LAST_TURN)
    secrets = {0: ada.sit(table, 0)}
    for seat, name in ((1, "Bo"), (2, "Cy")):
        secrets[seat] = ada.sit(table, seat, name=name)
    ada.begin(table)
    ada.open(table, secrets[0])
    page.get_by_role("button", name=re.compile("^Slot 1, Three-Headed Coin")).focus()
    ada.house.play(table, secrets, (1, "draw deck"), (1, "discard Older Wand"))
    stage = page.get_by_role("dialog", name="Second inspection")
    stage.wait_for()
    return page, stage


def test_the_stage_holds_focus_and_nothing_behind_it_is_read(person: Enter) -> None:
    page, stage = watch_the_count(person)
    stage.get_by_role("button", name=re.compile("^Next")).wait_for()
    for key in ("Tab", "Tab", "Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert stage.evaluate(HAS_FOCUS), f"{key} leaves the stage"
    page.mouse.click(640, 28)
    page.keyboard.press("Tab")
    assert stage.evaluate(HAS_FOCUS), "a click at the bar above leaves it"
    read = [node.name for node in Reader(page).tree()]
    assert "Skip to the end" in read
    assert not [name for name in read if name.startswith("Slot 1")], "the table behind is read out"


def test_escape_skips_the_stage_and_focus_goes_to_what_is_asked(person: Enter) -> None:
    page, stage = watch_the_count(person)
    page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.matches('[data-prompt]')")
    page.get_by_role("heading", name=re.compile("^Pay two gold for each infamy")).wait_for()


def test_the_stage_goes_on_by_itself_until_somebody_reaches_for_it(person: Enter) -> None:
    _page, stage = watch_the_count(person, is_moving=True)
    stage.get_by_role("heading", name="Everything is turned up").wait_for()
    stage.get_by_text("Continues by itself in 3 seconds").wait_for()
    stage.get_by_role("heading", name="You count what is left").wait_for()
    stage.get_by_role("button", name="Skip to the end").focus()
    stage.get_by_text("Waits for you").wait_for()


def test_what_others_do_waits_until_the_stage_is_closed(person: Enter) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.lay(3, position=LAST_TURN)
    secrets = {seat: ada.sit(table, seat, name=name) for seat, name in enumerate(("", "Bo", "Cy"))}
    ada.begin(table)
    eve.open(table)
    eve.page.get_by_role("button", name=re.compile("^Slot 1, Three-Headed Coin")).wait_for()
    eve.house.play(table, secrets, (1, "draw deck"), (1, "discard Older Wand"))
    stage = eve.page.get_by_role("dialog", name="Second inspection")
    stage.wait_for()
    eve.house.play(table, secrets, (0, "pass"), (1, "pass"), (2, "pass"))
    stage.get_by_role("button", name=re.compile("^Next")).click()
    eve.page.keyboard.press("Escape")
    stage.wait_for(state="detached")
    eve.page.get_by_text("Round 3 of 3").first.wait_for()


def test_nothing_on_the_stage_is_cut(person: Enter) -> None:
    for width, height in ((360, 740), (1280, 800)):
        page, stage = watch_the_count(person, width=width, height=height)
        while stage.count():
            assert misplaced(page, within=".stage", pinned=".stage-actions, .stamp, .turned-tab") == []
            stage.get_by_role("button", name=re.compile("^(Next|Go on)")).click()
