"""Games of somebody else's in the browser, drawn from zones, cells, answers and log alone."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import House, Person, serving
from tests.web.sitting import around_a_ball
from tests.web.strangers import install
from tests.web.test_magick import SCORED
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
DICE: Final = """merchants_of_magick: 1 player
dice: d6 4, d8 5, d10 7, d12 3
seat 1: potions 5
"""
OVER: Final = re.compile("You win with|wins with|win with")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server at which somebody's games are installed."""
    folder = tmp_path_factory.mktemp("strangers")
    with serving(folder / "tables.db", path=install(folder)) as house:
        yield house


def answers(page: "Page") -> "Locator":
    """Return the answers that are offered."""
    return page.get_by_role("group", name="Answers").get_by_role("button")


def at_table(people: list[Person], game: str, position: str = "", **preferences: str) -> str:
    """Let people sit down at a table of a game and open it."""
    host = people[0]
    table = host.lay(len(people), game, position)
    secrets = [person.sit(table, seat) for seat, person in enumerate(people)]
    host.begin(table)
    for person, secret in zip(people, secrets, strict=True):
        person.open(table, secret, **preferences)
    return table


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_game_of_the_guide_is_played_to_its_end_by_digits(person: Enter, theme: str) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_table([ada, bo], "higher", theme=theme)
    page = ada.page
    page.get_by_role("heading", name=re.compile("^Keep your .*, or swap it")).wait_for()
    page.get_by_role("region", name="Your hand").get_by_text("only you see it").wait_for()
    page.keyboard.press("2")
    page.get_by_role("button", name="Swap", exact=True).wait_for()
    assert violations(page) == []
    page.keyboard.press("1")
    page.get_by_role("main").get_by_text("You kept the card.").wait_for()
    page.keyboard.press("1")
    bo.page.get_by_role("heading", name=re.compile("^Keep your")).wait_for()
    bo.page.keyboard.press("2")
    bo.page.keyboard.press("2")
    for each in (ada, bo):
        each.page.get_by_role("heading", name=OVER).wait_for()
        rows = each.page.get_by_role("row")
        # The end begins with its verdict.
        rows.last.wait_for()
        assert rows.count() == 3, "a line for every seat, and the head"
        assert each.is_over
    assert violations(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider", name="Turn").wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name="You kept the card.").wait_for()
    assert violations(page) == []


def test_what_would_change_is_the_difference_of_two_views(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_table([ada, bo], "harbour_bells")
    page = ada.page
    page.get_by_role("heading", name="Put a bell on your tower, or pass.").wait_for()
    page.keyboard.press("0")
    page.get_by_role("heading", name="What would change").wait_for()
    changed = page.locator("dl > div", has_text="Your coins")
    assert " ".join(changed.inner_text().split()) == "Your coins 4 5"
    page.keyboard.press("0")
    bo.page.get_by_role("main").get_by_text("Ada passed and took a coin.").wait_for()
    page.keyboard.press("u")
    page.get_by_role("heading", name="Put a bell on your tower, or pass.").wait_for()
    assert "passed" not in page.get_by_role("tabpanel").inner_text()


def test_a_cell_is_picked_where_it_lies_and_what_is_refused_says_why(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_table([ada, bo], "harbour_bells")
    hand = ada.page.get_by_role("region", name="Your hand")
    hand.get_by_role("button").first.click()
    chosen = ada.page.get_by_role("group", name="Answers").get_by_role("button", pressed=True)
    assert chosen.inner_text().splitlines()[1].startswith("Hang Bell")
    hand.get_by_role("button").first.click()
    ada.page.get_by_role("tabpanel").get_by_text("hung").wait_for()
    bo.page.get_by_role("heading", name="Put a bell on your tower, or pass.").wait_for()
    for refused in bo.page.get_by_role("link", name=re.compile("^HB-")).all():
        assert re.match("/rules/harbour_bells#HB-", refused.get_attribute("href") or "")


def test_a_bot_says_which_one_it_is(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2, "harbour_bells")
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="uniform")
    ada.begin(table)
    ada.open(table, secret)
    ada.page.get_by_role("main").get_by_text("Bot 1", exact=True).first.wait_for()


def test_any_game_can_be_played_at_the_plain_table(person: Enter) -> None:
    ada = person("Ada")
    at_table([ada], "merchants_of_magick", DICE, drawing="plain")
    page = ada.page
    answers(page).first.wait_for()
    page.keyboard.press("4")
    page.keyboard.press("4")
    page.get_by_role("heading", name=re.compile("Choose the circle that the .* of the d12 marks")).wait_for()
    page.get_by_role("group", name="Your sheet").wait_for()
    number = answers(page).count()
    assert number > 9, "more than nine answers stand in groups"
    for digit in str(number - 1):
        page.keyboard.press(digit)
    pressed = page.get_by_role("group", name="Answers").get_by_role("button", pressed=True)
    assert pressed.inner_text().startswith(str(number - 1))
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Your sheet").get_by_text("pencil").wait_for()


def test_a_cell_that_can_mean_several_answers_is_picked_first(person: Enter) -> None:
    ada = person("Ada")
    table, secrets = around_a_ball(ada)
    ada.open(table, secrets[0], drawing="plain", confirm="never")
    stash = ada.page.get_by_role("region", name="Your stash")
    stash.get_by_role("button", name="Crystal Ball").click()
    pressed = ada.page.get_by_role("group", name="Answers").get_by_role("button", pressed=True)
    assert pressed.inner_text().splitlines()[1] == "Play Crystal Ball"
    stash.get_by_role("button", name="Crystal Ball").click()
    ada.page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()


def test_what_others_did_stays_marked_until_it_is_looked_at(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_table([ada, bo], "merchants_of_magick", SCORED, drawing="plain")
    answers(ada.page).last.click()
    answers(ada.page).last.click()
    news = ada.page.get_by_role("listitem").filter(has_text="changed since your last turn")
    news.filter(has_text="Fiery Warhammer").wait_for()
    news.filter(has_text="Fiery Warhammer").hover()
    news.filter(has_text="Fiery Warhammer").wait_for(state="detached")
    assert "Blacksmith" in news.inner_text(), "the other one was not looked at"


def test_its_cards_have_a_shelf_among_all_others(person: Enter) -> None:
    ada = person("Ada", 1440, 900)
    page = ada.page
    page.goto(f"{ada.house.address}/cards")
    page.get_by_role("tab", name="Bell, Harbour Bells").click()
    page.get_by_role("checkbox", name="Silver").check(force=True)
    page.get_by_text("4 of 11").wait_for()
    page.get_by_role("button", name=re.compile("^Bell 8, Price")).click()
    bell = page.get_by_role("complementary", name="Bell 8")
    bell.get_by_text("Silver").wait_for()
    assert bell.get_by_role("link").count() == 0
    assert violations(page) == []
    page.goto(f"{ada.house.address}/rules/harbour_bells")
    page.get_by_text("This game has no rules page.").wait_for()
