"""People at one table in the browser: what all must agree to, going for a while, talking, playing again."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.house import Person
from tests.web.sitting import Enter, Line, around_a_ball, in_stash, play_the_ball, slot
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONG_AGO = """table => {
    const name = `hexmonger.place.${table}.1`;
    const place = JSON.parse(localStorage.getItem(name));
    localStorage.setItem(name, JSON.stringify({ ...place, at: 0 }));
}"""
HOSTILE = "<img src=x onerror=alert(1)> { $name }"


def menu(page: "Page") -> None:
    """Open the menu of the table."""
    page.get_by_role("link", name="Table: seats, link, leaving").click()
    page.get_by_role("dialog", name="Table", exact=True).wait_for()


def in_menu(page: "Page", *names: str) -> None:
    """Open the menu of the table and press something there, which closes it."""
    menu(page)
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog").wait_for(state="detached")


def two_and_a_bot(ada: Person, bo: Person) -> tuple[str, dict[int, str]]:
    """Let two people and a bot sit at a table where the first can play a Crystal Ball."""
    table, secrets = around_a_ball(ada, bo, bot="uniform")
    ada.open(table, secrets[0])
    bo.open(table, secrets[1])
    in_stash(ada.page, "Crystal Ball").wait_for()
    in_stash(bo.page, "Bottled Fairy").wait_for()
    return table, secrets


def test_everybody_agrees_to_go_back_beyond_the_wall_and_to_end(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table, _ = two_and_a_bot(ada, bo)
    play_the_ball(ada.page)
    slot(ada.page, "2, hidden").dblclick()
    peek = ada.page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at"))
    peek.wait_for()
    slot(ada.page, "1, hidden").dblclick()
    slot(ada.page, "1, hidden; you saw a Hypnotic Toad").wait_for()
    in_menu(ada.page, "Ask to take back my choice")
    asked = bo.page.get_by_role("region", name="You ask to take back your choice beyond the wall.")
    asked.get_by_text("Ada asks to take back a choice beyond the wall.").wait_for()
    asked.get_by_text("the same cards come again").wait_for()
    asked.get_by_text("Agreed: Ada").wait_for()
    asked.get_by_text("Still to answer: You").wait_for()
    asked.get_by_text(re.compile(r"No answer within \d+ s")).wait_for()
    asked.get_by_role("button", name="I agree").click()
    peek.wait_for()
    asked.wait_for(state="detached")

    in_menu(bo.page, "Offer to end the game")
    ada.page.get_by_role("button", name="No", exact=True).click()
    ada.page.get_by_text("Bo offers to end the game").wait_for(state="detached")
    in_menu(bo.page, "Offer to end the game")
    ada.page.get_by_role("button", name="I agree").click()
    for each in (ada, bo):
        each.page.get_by_text("Everybody agreed to end this game.").wait_for()

    for each in (ada, bo):
        menu(each.page)
        each.page.get_by_role("button", name="Play again").click()
        each.page.wait_for_url(lambda url: not url.startswith(f"{ada.house.address}/t/{table}"))
        each.page.get_by_role("heading", name="Everybody is here.").wait_for()
    assert ada.page.url == bo.page.url, "the same next table for both"
    ada.page.get_by_role("button", name="Begin").click()
    for each in (ada, bo):
        each.page.get_by_role("group", name="Your storehouse").wait_for()


def test_a_bot_stands_in_and_the_seat_is_taken_back(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    two_and_a_bot(ada, bo)
    in_menu(bo.page, "Let a bot play for me")
    bo.page.get_by_text("Bot 2 plays for you.").wait_for()
    menu(ada.page)
    ada.page.get_by_text("Bot 2 stands in, here").wait_for()
    bo.page.get_by_role("button", name="Take the seat back").click()
    bo.page.get_by_text("Bot 2 plays for you.").wait_for(state="detached")
    ada.page.get_by_text("Bot 2 stands in").wait_for(state="detached")
    menu(bo.page)
    bo.page.get_by_role("combobox", name="Which bot stands in").select_option("uniform")
    bo.page.get_by_role("button", name="Concede").click()
    bo.page.get_by_role("button", name="Yes, concede").click()
    bo.page.get_by_text("You have conceded; Bot 1 plays on for you.").wait_for()


def test_a_seat_moves_to_another_device_and_stays_there_alone(person: Enter) -> None:
    ada, phone = person("Ada"), person("Ada's phone", 390, 844)
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0])
    in_stash(ada.page, "Crystal Ball").wait_for()
    menu(ada.page)
    ada.page.get_by_role("button", name="Make a code").click()
    shown = ada.page.locator("output")
    shown.wait_for()
    code = shown.inner_text()
    phone.visit("/me")
    phone.page.get_by_role("textbox", name="Player key or seat code").fill(code)
    phone.page.get_by_role("button", name="Come in").click()
    in_stash(phone.page, "Crystal Ball").wait_for()
    ada.page.get_by_role("button", name="Shut out other devices").click()
    phone.page.get_by_role("heading", name="This seat is not on this device any longer.").wait_for()
    phone.page.get_by_role("button", name="Take the seat here").click()
    phone.page.get_by_text("This device can’t take the seat").wait_for()
    phone.page.get_by_role("button", name="Watch").click()
    phone.page.get_by_role("heading", name="Waiting for Ada.").wait_for()
    ada.page.keyboard.press("Escape")
    play_the_ball(ada.page)


def test_chat_is_text_and_can_be_muted_and_removed_and_watchers_have_their_own(person: Enter) -> None:
    ada, bo, eve = person("Ada"), person(HOSTILE[:40]), person("Eve")
    table, _ = two_and_a_bot(ada, bo)
    eve.open(table)
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_role("textbox", name="Say something").fill(HOSTILE)
    bo.page.keyboard.press("Enter")
    ada.page.get_by_role("tab", name=re.compile("Chat 1")).click()
    ada.page.get_by_role("tab", name="Chat", exact=True).wait_for()
    ada.page.get_by_role("paragraph").get_by_text(HOSTILE, exact=True).last.wait_for()
    assert ada.page.locator("img").count() == 0

    eve.page.get_by_role("tab", name=re.compile("Chat")).click()
    eve.page.get_by_role("textbox", name="Say something").fill("who wins?")
    eve.page.keyboard.press("Enter")
    eve.page.get_by_text("who wins?", exact=True).wait_for()
    eve.page.get_by_text("Players read this when the game is over.").wait_for()
    eve.page.get_by_role("radio", name="Table").check(force=True)
    eve.page.get_by_role("paragraph").get_by_text(HOSTILE, exact=True).last.wait_for()

    ada.page.get_by_role("button", name=re.compile("What to do about")).click()
    ada.page.get_by_role("button", name="Remove this line").click()
    for each in (ada, bo, eve):
        each.page.get_by_text("(removed)").wait_for()
    bo.page.get_by_role("textbox", name="Say something").fill("once more")
    bo.page.keyboard.press("Enter")
    ada.page.get_by_text("once more").wait_for()
    ada.page.get_by_role("button", name=re.compile("What to do about")).click()
    ada.page.get_by_role("button", name=re.compile("Hear no more of")).click()
    ada.page.get_by_text("once more").wait_for(state="detached")
    assert ada.page.get_by_text("who wins?").count() == 0, "players read it at the end"


def test_somebody_who_comes_back_is_told_and_sees_what_was_done_to_them(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table, secrets = two_and_a_bot(ada, bo)
    bo.page.goto(f"{bo.house.address}/cards")
    bo.page.evaluate(LONG_AGO, table)
    swapping = ("play Hypnotic Toad", "at 2", "player 2", "item 1", "item 3")
    ada.house.play(table, secrets, *((0, key) for key in swapping))
    bo.page.goto(f"{bo.house.address}/t/{table}")
    missed = bo.page.get_by_role("region", name="Since you were away")
    missed.get_by_role("heading", name="Ada").wait_for()
    missed.get_by_text("Ada played Hypnotic Toad").wait_for()
    missed.get_by_role("button", name="Got it").click()
    missed.wait_for(state="detached")
    marked = bo.page.get_by_role("listitem").filter(has_text="since your turn:")
    assert marked.count() == 1
    assert "swapped" in marked.inner_text()
    bo.page.reload()
    marked.wait_for()
    assert missed.count() == 0, "what was read is not told again"


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_over_a_table_and_nothing_is_cut(person: Enter, theme: str) -> None:
    width = 320
    ada, bo = person("Ada"), person("Bo", width, 720)
    table, secrets = around_a_ball(ada, bo, bot="uniform")
    line = Line(bo.page)
    bo.open(table, secrets[1], theme=theme)
    in_stash(bo.page, "Bottled Fairy").wait_for()
    before = violations(bo.page)
    ada.open(table, secrets[0], theme=theme)
    in_menu(ada.page, "Offer to end the game")
    bo.page.get_by_role("button", name="I agree").wait_for()
    line.tell({"say": "notice", "what": "time_is_up", "seat": 0})
    bo.page.get_by_text("Ada: the time is up.").wait_for()
    assert violations(bo.page) == before, "nothing that the table has not got itself"
    menu(ada.page)
    ada.page.get_by_role("button", name="Make a code").click()
    ada.page.locator("output").wait_for()
    assert violations(ada.page) == []
    bo.page.goto(f"{bo.page.url}?table")
    bo.page.get_by_role("dialog", name="Table", exact=True).wait_for()
    assert bo.page.evaluate("document.documentElement.scrollWidth") <= width
    shared = person("Cy", width, 720)
    table, secrets = around_a_ball(shared)
    shared.open(table, f"{secrets[0]} {secrets[1]}", theme=theme)
    shared.page.get_by_role("heading", name="Pass to Cy").wait_for()
    assert violations(shared.page) == []
    assert shared.page.evaluate("document.documentElement.scrollWidth") <= width
