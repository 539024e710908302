"""Merchants of Magick in the browser: a sheet that is marked in pencil and committed, to the last round."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.house import CAN_BE_CHOSEN, Person
from tests.web.measures import CUT, OVERLAPS, SMALL
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
GAME: Final = "merchants_of_magick"
SHORT: Final = {"edition.numbers.rounds": "2"}
COMMIT: Final = re.compile("^Commit round .*can be chosen")
THE_END: Final = re.compile("wins? with .* coins|call yourself")
# What of the bar lies on something else of it, or out of the window.
BAR: Final = """() => {
    const parts = [...document.querySelectorAll(".house, .rounds, .who-crafts button, .icon-button")];
    const boxes = parts.map(part => part.getBoundingClientRect());
    const isWrong = (box, at) => box.right > innerWidth || (at > 0 && box.left < boxes[at - 1].right - 1);
    return parts.filter((_, at) => isWrong(boxes[at], at)).map(part => part.textContent);
}"""
PENCILLED: Final = re.compile("marked in pencil")
MOST_STEPS: Final = 300
# With the 7 Ada can complete a row and an order, with the 5 what the Ranger asks for as its second item.
HELD: Final = """merchants_of_magick: 2 players
round: 7, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith master, wildkeeper master
seat 1: potions 2, extra dice 3, adventurer ranger
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs, Divine Ring
  Helmet [5] - - | Fiery [6] - [11]
  Ring [3] - - | of the Orcs 7 - [4]
  Staff - 6 - | of the Elves - [8] [10]
seat 2: potions 0, adventurer knight
  line: Fiery Warhammer, Everlasting Scroll, Greaves of the Orcs, Shocking Backpack
  pencil: commit
"""
# Bo scores the Blacksmith with the last circle of steel, and passes the Fiery Warhammer on to Ada.
SCORED: Final = """merchants_of_magick: 2 players
round: 7, crafting
dice: d6 4, d8 5, d10 7, d12 3
masteries: blacksmith master, wildkeeper master
seat 1: potions 2, adventurer ranger
  line: Fiery Helmet of the Orcs, Sword of the Dwarves, Crossbow of the Orcs, Divine Ring
seat 2: potions 3, adventurer knight
  line: Fiery Warhammer, Everlasting Scroll, Greaves of the Orcs, Shocking Backpack
  Ring [3] - -
  Sword [4] - -
  Helmet [5] - -
  Greaves [7] - 5
  pencil: d6; Pendant steel; commit
"""
LAST_ROUND: Final = """merchants_of_magick: 1 player
round: 10, crafting
dice: d6 4, d8 5, d10 7, d12 3
seat 1: potions 2, adventurer ranger
  Ring [3] - - | of the Elves - [8] [10]
"""


def at_position(people: list[Person], position: str, **preferences: str) -> None:
    """Let people sit down at a position and open it."""
    table = people[0].lay(len(people), GAME, position)
    secrets = [person.sit(table, seat) for seat, person in enumerate(people)]
    people[0].begin(table)
    for person, secret in zip(people, secrets, strict=True):
        person.open(table, secret, **preferences)


def die(page: "Page", name: str) -> "Locator":
    """Return a die."""
    return page.get_by_role("group", name="Dice").get_by_role("button", name=re.compile(f"^{name},"))


def circle(page: "Page", name: str) -> "Locator":
    """Return a circle of one's own sheet."""
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def take_up(page: "Page", name: str) -> None:
    """Pick a die and take it up."""
    die(page, name).click()
    page.get_by_role("button", name=f"Take up the {name}").click()
    page.get_by_role("heading", name=f"Mark a circle with the {name}").wait_for()


def is_over(page: "Page") -> bool:
    """Whether the page shows the end."""
    return bool(page.get_by_role("heading", name=THE_END).is_visible())


def craft(person: Person) -> bool:
    """Mark a circle with the first result, then commit; return whether there was something to do."""
    page = person.page
    lit = page.get_by_role("button", name=CAN_BE_CHOSEN)
    if not lit.count():
        return False
    has_marked = page.get_by_role("button", name=PENCILLED).count()
    commit = page.get_by_role("button", name=COMMIT)
    person.do(commit if has_marked and commit.count() else lit)
    return True


def test_three_people_play_to_the_end(person: Enter) -> None:
    people = [person(name) for name in ("Ada", "Bo", "Cy")]
    ada, bo, _ = people
    table = ada.lay(3, GAME, **SHORT)
    secrets = [each.sit(table, seat) for seat, each in enumerate(people)]
    ada.begin(table)
    for each, secret in zip(people, secrets, strict=True):
        each.open(table, secret, theme="day" if each is bo else "night")
    for _ in range(MOST_STEPS):
        waiting = [each for each in people if not is_over(each.page)]
        if not waiting:
            break
        for each in waiting:
            if not craft(each):
                each.page.wait_for_timeout(20)
    for each in people:
        rows = each.page.get_by_role("row")
        # The end begins with its verdict.
        rows.last.wait_for()
        assert rows.count() == 4, "a line for every seat, and the head"
        each.page.get_by_role("img", name=re.compile("^Coins over the rounds")).wait_for()
        assert each.is_over
    assert violations(ada.page) == violations(bo.page) == []


def test_a_mark_is_foretold_pencilled_and_taken_back(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD)
    page = ada.page
    take_up(page, "d10")
    circle(page, "of the Orcs, Elemental 7").click()
    follows = page.get_by_role("main")
    follows.get_by_role("heading", name="If you mark Elemental 7 of the Orcs").wait_for()
    follows.get_by_text("Fiery Helmet of the Orcs claimed: 4 coins").wait_for()
    assert follows.get_by_role("row", name="Total").inner_text().split()[-1] == "+7"
    page.get_by_role("button", name="Mark it in pencil").click()
    circle(page, "of the Orcs, Elemental 7, marked in pencil").wait_for()
    marked = bo.page.get_by_role("button", name=PENCILLED)
    assert not marked.count(), "others see no pencil"
    page.keyboard.press("u")
    circle(page, "of the Orcs, Elemental 7, can be chosen").wait_for()


def test_a_die_is_picked_first_and_shows_its_circles(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD)
    page = ada.page
    die(page, "d10").click()
    page.get_by_role("heading", name="If you take up the d10, showing 7").wait_for()
    page.get_by_role("main").get_by_text("9 circles can be marked without a potion").wait_for()
    page.get_by_role("heading", name="Choose a die for your first result").wait_for()
    circle(
        page, "of the Dragons, Elemental 5, to be marked with the die that is picked, for 2 potions"
    ).wait_for()
    die(page, "d10").click()
    page.get_by_role("heading", name="Mark a circle with the d10, showing 7.").wait_for()
    die(page, "d8, showing 5").click()
    page.get_by_role("heading", name="If you take up the d8, showing 5").wait_for()
    assert die(page, "d8").get_attribute("aria-pressed") == "true", "the other lies on the table again"
    circle(page, "Staff, Wood 6, to be marked").click()
    page.get_by_role("heading", name="Mark a circle with the d8, showing 5.").wait_for()
    page.get_by_role("heading", name="If you mark Wood 6 of Staff").wait_for()


@pytest.mark.parametrize("confirm", ["wall", "never"])
def test_a_die_that_can_be_put_back_is_taken_up_at_once_where_that_is_preferred(
    person: Enter, confirm: str
) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD, confirm=confirm)
    page = ada.page
    die(page, "d8").click()
    page.get_by_role("heading", name="Mark a circle with the d8, showing 5.").wait_for()
    die(page, "d10").click()
    page.get_by_role("heading", name="Mark a circle with the d10, showing 7.").wait_for()
    circle(page, "of the Orcs, Elemental 7, can be chosen").click()
    circle(page, "of the Orcs, Elemental 7, marked in pencil").wait_for()
    commit = page.get_by_role("button", name=re.compile("^Commit round 7"))
    commit.click()
    page.get_by_role("heading", name="If you commit round 7").wait_for()


def test_every_circle_shows_what_it_takes_whatever_most_of_them_take(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD)
    take_up(ada.page, "d12")
    circle(ada.page, "Shocking, Elemental 2, for 1 potion, can be chosen").wait_for()
    circle(ada.page, "Divine, Elemental 9, can be chosen").wait_for()


def test_potions_what_is_out_of_reach_and_what_is_refused(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD)
    page = ada.page
    take_up(page, "d10")
    circle(page, "of the Dragons, Elemental 5, for 2 potions, can be chosen").wait_for()
    far = circle(page, "Glamour Potion Supplier, Elemental 4, out of reach: it takes 3 potions")
    far.click(force=True)
    page.get_by_role("main").get_by_text("that takes 3 potions and you have 2 to spend on it").wait_for()
    page.get_by_role("link", name="MoM-13").wait_for()
    far.focus()
    page.keyboard.press("i")
    looked = page.get_by_role("dialog", name="Glamour Potion Supplier")
    looked.get_by_role("img", name="Transcribed").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Commit round 7")).click(force=True)
    page.get_by_role("main").get_by_text("the d10 waits for its circle").wait_for()


def test_a_free_mark_and_a_round_that_is_committed_with_a_result_left(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], HELD)
    page = ada.page
    take_up(page, "d8")
    circle(page, "Staff, Wood 6, for 1 potion").dblclick()
    page.get_by_role("heading", name=re.compile("Ranger: choose any circle to mark free")).wait_for()
    circle(page, "Everlasting, Arcane 1, can be chosen").dblclick()
    commit = page.get_by_role("button", name=re.compile("^Commit round 7"))
    commit.click()
    page.get_by_role("main").get_by_text("One of your two results is not spent.").wait_for()
    commit.click()
    page.get_by_text("Round 8 of 10").wait_for()
    circle(page, "Everlasting, Arcane 1, marked").wait_for()
    bo.page.get_by_role("button", name=re.compile("Look at the sheet of Ada")).click()
    sheet = bo.page.get_by_role("dialog").get_by_role("group", name="Ada")
    sheet.get_by_role("img", name="Everlasting, Arcane 1, marked", exact=True).wait_for()


def test_what_others_did_stays_marked_until_it_is_looked_at(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    at_position([ada, bo], SCORED)
    commit = ada.page.get_by_role("button", name=re.compile("^Commit round 7"))
    commit.click()
    commit.click()
    arrived = ada.page.get_by_role("button", name=re.compile("^Fiery Warhammer.* new since your last turn"))
    arrived.wait_for()
    bo.page.get_by_role(
        "button", name=re.compile("Fiery Helmet of the Orcs.* new since your last turn")
    ).wait_for()
    assert ada.page.get_by_role("button", name=re.compile("new since")).count() == 1, (
        "the others only moved up"
    )
    scored = ada.page.get_by_role("button", name=re.compile("^Blacksmith.* changed since your last turn"))
    scored.focus()
    ada.page.get_by_role("button", name="Blacksmith", exact=True).wait_for()
    assert not bo.page.get_by_role("button", name=re.compile("^Blacksmith.* changed")).count(), "Bo did that"
    ada.page.reload()
    arrived.hover()
    arrived.wait_for(state="detached")


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_on_a_sheet_and_at_the_end_of_a_game_alone(person: Enter, theme: str) -> None:
    ada = person("Ada")
    at_position([ada], LAST_ROUND, theme=theme)
    page = ada.page
    take_up(page, "d10")
    circle(page, "of the Orcs, Elemental 7").click()
    page.get_by_role("heading", name="If you mark Elemental 7 of the Orcs").wait_for()
    assert violations(page) == []
    page.keyboard.press("u")
    commit = page.get_by_role("button", name=re.compile("^Commit round 10"))
    commit.click()
    commit.click()
    page.get_by_role("heading", name="3 coins: call yourself Novice.").wait_for()
    assert page.get_by_role("list", name="Titles").get_by_role("listitem").count() == 5
    page.get_by_role("button", name="Look at the sheets").click()
    page.get_by_role("dialog").get_by_role("group", name="Items").wait_for()
    assert violations(page) == []


def among_bots(ada: Person, seats: int) -> "Page":
    """Open a table at which bots have all other seats."""
    table = ada.lay(seats, GAME)
    secret = ada.sit(table, 0)
    for seat in range(1, seats):
        ada.sit(table, seat, bot="uniform")
    ada.begin(table)
    ada.open(table, secret)
    ada.page.get_by_role("group", name="Items").wait_for()
    return ada.page


@pytest.mark.parametrize(
    ("width", "height", "seats"), [(320, 640, 4), (800, 1100, 3), (1280, 800, 2), (1440, 900, 4)]
)
def test_everything_has_its_room_and_can_be_hit_by_a_finger(
    person: Enter, width: int, height: int, seats: int
) -> None:
    page = among_bots(person("Ada", width, height), seats)
    page.get_by_role("group", name="Dice").get_by_role("button", name=CAN_BE_CHOSEN).first.click()
    page.get_by_role("button", name=re.compile("^Take up the d")).wait_for()
    assert page.evaluate(CUT) == page.evaluate(OVERLAPS) == page.evaluate(SMALL) == []


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_nothing_is_cut_with_eight_seats(person: Enter, width: int, height: int) -> None:
    page = among_bots(person("Ada", width, height), 8)
    assert page.evaluate(CUT) == page.evaluate(OVERLAPS) == page.evaluate(SMALL) == []
    page.get_by_role("button", name=re.compile("^Everybody: .* of 7 have committed")).click()
    everybody = page.get_by_role("dialog", name="Everybody")
    assert everybody.get_by_role("button", name=re.compile("crafting|committed")).count() == 8
    assert everybody.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    assert page.evaluate(CUT) == page.evaluate(OVERLAPS) == []


def test_a_bot_says_which_one_it_is_wherever_players_are_listed(person: Enter) -> None:
    ada, eve = person("Ada"), person("Eve", 1920, 1080)
    table = ada.lay(3, GAME)
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="uniform")
    ada.sit(table, 2, bot="greedy")
    ada.begin(table)
    ada.open(table, secret)
    page = ada.page
    page.get_by_role("button", name=re.compile("Look at the sheet of .*, Bot 2: ")).click()
    seats = page.get_by_role("dialog", name="Everybody").get_by_role("listitem")
    for bot in ("Bot 1", "Bot 2"):
        assert seats.filter(has_text=bot).count() == 1
    page.keyboard.press("Escape")
    belt = page.get_by_role("region", name="The belt of orders")
    assert belt.get_by_text("Bot 1", exact=True).count() == belt.get_by_text("Bot 2", exact=True).count() == 1
    eve.page.goto(f"{eve.house.address}/t/{table}/screen")
    eve.page.get_by_role("listitem").filter(has_text="Bot 2").first.wait_for()


@pytest.mark.parametrize(("width", "seats"), [(1280, 4), (1280, 5), (1440, 5)])
def test_long_names_give_way_in_the_bar(person: Enter, width: int, seats: int) -> None:
    ada = person("Ada", width, 900)
    table = ada.lay(seats, GAME)
    secret = ada.sit(table, 0)
    for seat in range(1, seats):
        ada.sit(table, seat, name=f"Bartholomew the {seat}th")
    ada.begin(table)
    ada.open(table, secret)
    ada.page.get_by_role("group", name="Dice").wait_for()
    assert ada.page.evaluate(BAR) == []


def test_a_round_on_a_phone_by_touch(person: Enter) -> None:
    ada, bo = person("Ada", 390, 844, is_touch=True), person("Bo")
    at_position([ada, bo], HELD)
    page = ada.page
    die(page, "d10").tap()
    page.get_by_role("button", name="Take up the d10 9 circles free, 5 for potions").tap()
    page.get_by_role("tab", name=re.compile("^Spells . lit")).tap()
    circle(page, "of the Orcs, Elemental 7").tap()
    page.get_by_role("button", name="Pencil Elemental 7 of the Orcs, an order: +7 coins").tap()
    circle(page, "of the Orcs, Elemental 7, marked in pencil").wait_for()
    commit = page.get_by_role("button", name=re.compile("^Commit round 7"))
    commit.tap()
    page.get_by_role("main").get_by_text("One of your two results is not spent.").wait_for()
    commit.tap()
    page.get_by_text("Round 8 of 10").wait_for()
    assert page.evaluate(SMALL) == [], "everything can be hit by a finger"


def test_a_screen_for_everybody_shows_what_all_may_see(person: Enter) -> None:
    ada, bo, eve = person("Ada"), person("Bo"), person("Eve", 1920, 1080)
    at_position([ada, bo], HELD)
    table = ada.page.url.rpartition("/")[2]
    eve.page.goto(f"{eve.house.address}/t/{table}/screen")
    eve.page.get_by_role("heading", name="Round 7 of 10").wait_for()
    eve.page.get_by_text("1 of 2 have committed").wait_for()
    take_up(ada.page, "d10")
    circle(ada.page, "of the Orcs, Elemental 7").dblclick()
    circle(ada.page, "of the Orcs, Elemental 7, marked in pencil").wait_for()
    assert not eve.page.locator(".is-pencil").count(), "pencil is shown to nobody else"
    assert eve.page.get_by_role("img", name="4 rows of 24 complete").count() == 1
