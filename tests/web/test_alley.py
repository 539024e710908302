"""Arcane Alley and Moonstruck Market in the browser, from the first card to the last."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tests.web.house import Person

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# So often everybody is looked at before a game counts as stuck.
MOST_ROUNDS: Final = 3000
Enter = Callable[..., Person]
SHORT: Final = {"edition.numbers.rounds": "1", "edition.numbers.turns": "4"}
MARKET: Final = {**SHORT, "modules": "moonstruck_market"}
BALL: Final = """arcane_alley: 3 players
turn: 1, act
discard: Ri
seat 1: infamy 3, stash Ba Wa
  (To) (Ri) (Co)
  Ba   Ba (Eg)
  Do   (Ca) (Sw)
seat 2:
  (Wa) (Wa) (Co)
seat 3:
"""


# Panels whose content is wider than they are.
CUT: Final = """[...document.querySelectorAll("section")]
    .filter(each => each.scrollWidth > each.clientWidth + 2).map(each => each.ariaLabel ?? each.className)"""


def wait(page: "Page") -> None:
    """Let the page go on for a moment."""
    page.wait_for_timeout(20)


def play_out(people: Sequence[Person]) -> None:
    """Let people choose whatever they can until the game is over for all of them."""
    for _ in range(MOST_ROUNDS):
        if all(person.is_over for person in people):
            return
        for person in people:
            if not person.is_over and not person.go_on():
                wait(person.page)
    raise AssertionError("the game did not end")


def test_two_people_and_two_bots_play_moonstruck_market_to_its_end(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.lay(4, **MARKET)
    mine, theirs = ada.sit(table, 0), bo.sit(table, 1)
    for seat in (2, 3):
        ada.sit(table, seat, bot="uniform")
    ada.open(table, mine)
    bo.open(table, theirs)
    ada.page.get_by_role("button", name="Begin").click()
    play_out([ada, bo])
    for each in (ada, bo):
        assert each.page.get_by_role("row").count() == 5, "a line for every seat, and the head"


def test_two_players_by_keys_alone(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2, **SHORT, **{"edition.numbers.tracker_ends": "4"})
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="uniform")
    ada.open(table, secret)
    ada.begin(table)
    play_out([ada])


def at_ball(person: Person) -> str:
    """Open a table where a Crystal Ball can be played, to be chosen by the first seat."""
    table = person.lay(3, position=BALL)
    secret = person.sit(table, 0)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        person.sit(table, seat, name=name)
    person.begin(table)
    person.open(table, secret)
    return secret


def slot(page: "Page", what: str) -> "Locator":
    """Return a slot of one's own storehouse by what is read out of it."""
    return page.get_by_role("group", name="Your storehouse").get_by_role(
        "button", name=re.compile(f"^Slot {what}")
    )


def test_a_choice_is_foretold_done_and_taken_back(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    page = ada.page
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name="Choose a slot for Crystal Ball.").wait_for()
    slot(page, "6, hidden").click()
    page.get_by_text("You sell a set of Crystal Ball.", exact=True).wait_for()
    page.get_by_text("You gain 9 gold.", exact=True).wait_for()
    slot(page, "7, Haunted Doll").click(force=True)
    page.get_by_text("can’t be replaced").wait_for()
    page.keyboard.press("u")
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball.*can be chosen")).wait_for()


def test_a_page_comes_back_in_the_middle_of_an_effect(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    page = ada.page
    page.get_by_role("button", name=re.compile("Stash.*Crystal Ball")).click()
    page.get_by_role("button", name="Play", exact=True).click()
    slot(page, "2, hidden").dblclick()
    prompt = page.get_by_role("heading", name=re.compile("choose one of your hidden items to peek at"))
    prompt.wait_for()
    page.reload()
    prompt.wait_for()
    slot(page, "1, hidden").dblclick()
    slot(page, "1, hidden; you saw a Hypnotic Toad").wait_for()


def test_hidden_cards_carry_nothing_in_the_page(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    slot(ada.page, "1, hidden").wait_for()
    drawn = ada.page.locator("main").inner_html().lower()
    for word in ("toad", "sovereign", "floating carpet", "dragon"):
        assert word not in drawn, f"{word} lies hidden, and stands in the page"


def test_names_and_chat_stay_text(person: Enter) -> None:
    hostile = "<img src=x onerror=alert(1)>"
    ada = person(hostile)
    bo = person("Bo")
    table = ada.lay(2, **SHORT)
    mine, theirs = ada.sit(table, 0), bo.sit(table, 1)
    ada.begin(table)
    ada.open(table, mine)
    bo.open(table, theirs)
    bo.page.get_by_role("heading", name=hostile, exact=True).wait_for()
    bo.page.get_by_role("tab", name="Chat").click()
    box = bo.page.get_by_role("textbox", name="Say something")
    box.fill("<script>alert(2)</script> { $seat }")
    box.press("Enter")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_text("<script>alert(2)</script> { $seat }").wait_for()
    assert bo.page.locator("img").count() == 0


def test_nothing_is_cut_with_six_seats(person: Enter) -> None:
    for width, height in ((360, 740), (1280, 800)):
        ada = person("Ada", width, height)
        table = ada.lay(6, **MARKET, wizards="random")
        secret = ada.sit(table, 0)
        for seat in range(1, 6):
            ada.sit(table, seat, bot="uniform")
        ada.open(table, secret)
        ada.begin(table)
        ada.page.get_by_role("region", name="The other players").wait_for()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        assert ada.page.evaluate(CUT) == []


def test_a_watcher_sees_the_table_and_chooses_nothing(person: Enter) -> None:
    ada = person("Ada")
    at_ball(ada)
    eve = person("Eve")
    eve.open(ada.page.url.rpartition("/")[2])
    eve.page.get_by_role("heading", name="Waiting for Ada.").wait_for()
    assert not eve.is_asked
