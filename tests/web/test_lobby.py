"""The doors in: home, opening a table, the waiting room, lists, yourself."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest

from tests.web.house import KEEP, Person
from tests.web.sitting import Enter
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DESK: Final = (1440, 900)
PHONE: Final = (360, 740)
NARROW: Final = (320, 640)
SHORT: Final = {"edition.numbers.rounds": "1"}
STOREHOUSE: Final = "Your storehouse"
EDITION: Final = 'name = "quick"\n[numbers]\nrounds = 1\n'
# What stands wider than the window, and what beneath its foot.
WIDER: Final = "document.documentElement.scrollWidth - innerWidth"
LOWER: Final = "document.documentElement.scrollHeight - innerHeight"


def enter(who: Person, path: str, **kept: str) -> "Page":
    """Open a page of the house as somebody who has been there before."""
    who.page.goto(f"{who.house.address}/credits")
    who.page.evaluate(KEEP, {"player": who.key, "name": who.name, "prefer.pace": "instant", **kept})
    who.page.goto(who.house.address + path)
    return who.page


def sheet_of(who: Person) -> Any:
    """Return the sheet of the table whose page somebody has open."""
    return who.house.ask("GET", f"/api/tables/{who.page.url.rpartition('/')[2]}")


def pick(page: "Page", group: str, value: str) -> None:
    """Pick one of a few."""
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=value, exact=True).check(
        force=True
    )


def door(page: "Page", name: str) -> "Locator":
    """Return the door of whoever has a name."""
    return page.get_by_role("main").get_by_role("listitem").filter(has_text=name).first


def test_a_game_against_bots_is_two_clicks_away_and_as_it_was_the_last_time(person: Enter) -> None:
    ada = person("Ada")
    page = enter(ada, "/")
    page.get_by_role("button", name="Change").click()
    pick(page, "What to play", "Merchants of Magick")
    page.get_by_role("button", name="Bots: one less").click()
    page.get_by_role("button", name="Their level: one less").click()
    page.get_by_text("Merchants of Magick, you and two bots of level 1").wait_for()
    page.reload()
    page.get_by_text("Merchants of Magick, you and two bots of level 1").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()
    sheet = sheet_of(ada)
    assert [seat.get("bot", "") for seat in sheet["seats"]] == ["", "uniform", "uniform"]
    assert sheet["seats"][0]["words"], "words of the player's own device are in the deal"
    page.goto(ada.house.address)
    page.get_by_role("link", name=re.compile("Merchants of Magick, round 1.*Your turn")).click()
    page.get_by_role("button", name=re.compile("can be chosen")).first.wait_for()


def test_home_says_whose_turn_it_is_and_leads_to_every_table_of_ones_own(person: Enter) -> None:
    ada, bo = person("Ada", *DESK), person("Bo")
    position = "arcane_alley: 2 players\nround: 2\nturn: 2, act\nseat 1: stash Ba Wa\nseat 2: stash Ba Wa\n"
    for number in range(5):
        table = ada.lay(2, position=position)
        ada.sit(table, 0)
        bo.sit(table, 1)
        if number == 0:
            ada.begin(table)
    page = enter(ada, "/")
    mine = page.locator("section").filter(has=page.get_by_role("heading", name="Continue"))
    more = mine.get_by_role("button", name="2 more")
    more.wait_for()
    assert mine.get_by_role("link").count() == 3
    more.click()
    mine.get_by_role("link", name=re.compile("round 2 of 3 waiting for Bo")).wait_for()
    assert mine.get_by_role("link").count() == 5
    mine.get_by_role("button", name="Fewer").click()
    assert mine.get_by_role("link").count() == 3


def test_at_a_desk_the_doors_in_show_all_they_have_at_once(person: Enter) -> None:
    ada, bo = person("Ada", *DESK), person("Bo")
    tables = [ada.lay(4, modules="moonstruck_market", wizards="byros,none,none,none") for _ in range(3)]
    (secret, *_), table = [ada.sit(each, 0) for each in tables], tables[0]
    for _ in range(3):
        open_to_all = bo.lay(2)
        for seat in range(2):
            bo.sit(open_to_all, seat, name=f"Guest {seat}")
        bo.begin(open_to_all)
    for path, heading in (
        ("/", "market is open"),
        ("/new?box=market", "Open a table"),
        (f"/t/{table}", "3 seats are still free"),
    ):
        page = enter(ada, path, **{f"seat.{table}": secret})
        page.get_by_role("heading", name=re.compile(heading)).wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(LOWER) <= 0, path


def test_nothing_is_wider_than_the_narrowest_window(person: Enter) -> None:
    ada = person("Ada", *NARROW)
    table = ada.lay(6, modules="moonstruck_market", wizards="byros,none,ninx,none,none,none")
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="greedy")
    for path in ("/", "/new?box=market", "/new?box=magick", f"/t/{table}", "/watch", "/replays", "/me"):
        page = enter(ada, path, **{f"seat.{table}": secret})
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDER) <= 0, path


def test_a_table_is_opened_with_whatever_is_chosen(person: Enter, tmp_path: Path) -> None:
    ada = person("Ada", *DESK)
    page = enter(ada, "/new")
    pick(page, "Wizards", "Chosen")
    barred = page.get_by_role("combobox", name="Wizards of seat 1").locator("option:disabled")
    barred.filter(has_text="Gerith Gloomclaw (only with Moonstruck Market)").wait_for(state="attached")
    assert page.get_by_role("radio", name=re.compile("You Boomerang")).is_disabled()
    page.get_by_role("switch", name="Moonstruck Market").check(force=True)
    page.get_by_role("radio", name=re.compile("You Boomerang. 55 base, 47 moon")).check(force=True)
    page.get_by_role("button", name="Remove seat 4").click()
    pick(page, "Who has seat 2", "Bot")
    page.get_by_role("button", name="Level of the bot at seat 2: one less").click()
    pick(page, "Who has seat 3", "Here")
    page.get_by_role("textbox", name="Name at seat 3").fill("Little Bo")
    page.get_by_role("combobox", name="Wizards of seat 1").select_option("gerith")
    third = page.get_by_role("combobox", name="Wizards of seat 3")
    third.locator("option", has_text="Gerith Gloomclaw (swap with seat 1)").wait_for(state="attached")
    third.select_option("gerith")
    pick(page, "Arrange the nine", "By players")
    pick(page, "Pace", "Days")
    page.get_by_role("combobox", name="Time for a turn").select_option("2")
    pick(page, "Who may watch", "Nobody")
    pick(page, "Undo beyond the wall", "Never")
    page.get_by_role("switch", name="Memory aids").uncheck(force=True)
    page.get_by_role("switch", name="Listed on the front page").check(force=True)
    file = tmp_path / "quick.toml"
    file.write_text(EDITION)
    page.get_by_label("A file of your own").set_input_files(file)
    page.get_by_role("textbox", name="Name of the table").fill("Friday <b>table</b>")
    said = page.get_by_role("complementary", name="The table as it would be")
    for fact in (
        "Three seats: you, Little Bo, one bot",
        "Wizards chosen, each a different one",
        "The nine arranged by their players",
        "2 days a turn",
        "Watched by nobody",
        "Strict undo, memory aids off",
        "Edition: quick",
    ):
        said.get_by_text(fact).first.wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Everybody is here.").wait_for()
    sheet = sheet_of(ada)
    assert sheet["name"] == "Friday <b>table</b>"
    assert sheet["options"] == {
        "modules": "moonstruck_market",
        "wizards": sheet["options"]["wizards"],
        "recipe": "you_boomerang",
        "arrange": "by players",
        "edition": "quick",
        "edition.numbers.rounds": "1",
    }
    assert sheet["options"]["wizards"].split(",")[2] == "gerith", "the seats have swapped"
    assert sheet["terms"] == {"aids": False, "watch": "nobody", "undo": "strict", "pace": 172_800}
    assert [(seat["name"], seat.get("bot", "")) for seat in sheet["seats"]] == [
        ("Ada", ""),
        ("uniform", "uniform"),
        ("Little Bo", ""),
    ]


def test_what_can_not_be_is_said_and_not_opened(person: Enter, tmp_path: Path) -> None:
    ada = person("Ada", *DESK)
    page = enter(ada, "/new")
    file = tmp_path / "broken.toml"
    file.write_text("rounds =")
    page.get_by_label("A file of your own").set_input_files(file)
    page.get_by_role("alert").filter(has_text="edition.toml").wait_for()
    assert page.get_by_role("button", name="Open the table").is_disabled()
    page.get_by_role("button", name="Back to canon").click()
    page.get_by_role("alert").filter(has_text="edition.toml").wait_for(state="detached")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="3 seats are still free.").wait_for()


def test_a_link_leads_in_words_are_sealed_and_opened_and_the_host_begins(person: Enter) -> None:
    ada, bo = person("Ada", *DESK), person("Bo")
    enter(ada, "/new?box=alley")
    for seat in (4, 3):
        ada.page.get_by_role("button", name=f"Remove seat {seat}").click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_role("heading", name="One seat is still free.").wait_for()
    code = ada.page.get_by_role("img", name="QR code of the link to this table")
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    enter(bo, "/")
    bo.page.get_by_role("textbox", name="Link or code").fill(ada.page.url)
    bo.page.get_by_role("button", name="Join").click()
    bo.page.get_by_role("button", name="Sit down here").click()
    bo.page.get_by_role("textbox", name="Your words for the deal").fill("blue kettle")
    bo.page.get_by_role("button", name="I am ready").click()
    door(ada.page, "Bo").get_by_text("ready", exact=True).wait_for()
    sealed = sheet_of(ada)["seats"][1]
    assert sealed["seal"]
    assert "words" not in sealed, "nobody else can read them yet"
    ada.page.get_by_role("textbox", name="Your words for the deal").fill("three toads in a teapot")
    ada.page.get_by_role("button", name="Begin").click()
    for each in (ada, bo):
        each.page.get_by_role("group", name=STOREHOUSE).wait_for()
    assert [seat["words"] for seat in sheet_of(ada)["seats"]] == ["three toads in a teapot", "blue kettle"]


def test_the_host_changes_the_table_and_everybody_chooses_for_their_own_seat(person: Enter) -> None:
    ada, bo = person("Ada", *DESK), person("Bo", *DESK)
    table = ada.lay(2, wizards="byros,none")
    enter(ada, f"/t/{table}", **{f"seat.{table}": ada.sit(table, 0)})
    enter(bo, f"/t/{table}", **{f"seat.{table}": bo.sit(table, 1)})
    assert bo.page.get_by_role("button", name="Change the table").count() == 0
    bo.page.get_by_role("combobox", name="Wizards of seat 2").select_option("ninx")
    chosen = ada.page.get_by_role("combobox", name="Wizards of seat 2")
    chosen.locator("option:checked", has_text="Ninx").wait_for(state="attached")
    ada.page.get_by_role("button", name="Change the table").click()
    ada.page.get_by_role("textbox", name="Name of the table").fill("Slow lanterns")
    ada.page.get_by_role("button", name="Add a seat").click()
    pick(ada.page, "Who has seat 3", "Bot")
    ada.page.get_by_role("button", name="Change the table").click()
    bo.page.get_by_text("Slow lanterns").wait_for()
    ada.page.get_by_role("heading", name="Everybody is here.").wait_for()
    sheet = sheet_of(ada)
    assert sheet["options"] == {"wizards": "byros,ninx,none"}
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Bo", "greedy"]
    ada.page.get_by_role("button", name="Level of the bot at seat 3: one less").click()
    bo.page.get_by_text("Bot 1", exact=True).wait_for()
    ada.page.get_by_role("button", name="Remove Bo").click()
    bo.page.get_by_role("button", name="Sit down here").wait_for()


def test_people_at_one_device_sit_down_and_are_ready_together(person: Enter) -> None:
    ada = person("Ada", *DESK)
    table = ada.lay(2, **SHORT)
    page = enter(ada, f"/t/{table}", **{f"seat.{table}": ada.sit(table, 0)})
    page.get_by_role("button", name="Somebody here plays, too").click()
    page.get_by_role("textbox", name="What are they called?").fill("Little Bo")
    page.get_by_role("button", name="Sit down here").click()
    door(page, "Little Bo").get_by_text("at this device").wait_for()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name=re.compile("show my table")).wait_for()
    assert all(seat["words"] for seat in sheet_of(ada)["seats"])


def test_a_record_is_looked_through_and_a_position_is_played_on(person: Enter, tmp_path: Path) -> None:
    ada = person("Ada", *DESK)
    table = ada.lay(2, **SHORT, **{"edition.numbers.tracker_ends": "3"})
    for seat in range(2):
        ada.sit(table, seat, bot="uniform")
    ada.begin(table)
    file = tmp_path / "game.hex"
    file.write_text(record_of(ada, table))
    page = enter(ada, "/replays")
    page.get_by_role("link", name=re.compile(r"Arcane Alley, (\d+ \w+|\w+ \d+)")).first.wait_for()
    page.goto(f"{ada.house.address}/new")
    page.get_by_label("Bring a record").set_input_files(file)
    page.get_by_text("Its game is over").wait_for()
    page.get_by_role("button", name="Look through it").click()
    page.wait_for_url(re.compile("/replay/"))
    file.write_text("arcane_alley: 3 players\nturn: 1, act\nseat 1: stash Ba Wa\nseat 2:\nseat 3:\n")
    page.goto(f"{ada.house.address}/new")
    page.get_by_label("Bring a position").set_input_files(file)
    page.get_by_text("The game goes on from there").wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="2 seats are still free.").wait_for()


def record_of(who: Person, table: str) -> str:
    """Return the record of a game once it is over."""
    while who.house.ask("GET", f"/api/tables/{table}")["state"] != "over":
        who.page.wait_for_timeout(50)
    return httpx.get(f"{who.house.address}/api/tables/{table}/record", timeout=30).text


def test_a_full_a_started_and_a_lost_table_say_so_with_a_way_on(person: Enter) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.lay(2, **SHORT)
    ada.sit(table, 0)
    ada.sit(table, 1, bot="greedy")
    page = enter(eve, f"/t/{table}")
    page.get_by_text("This table is full.").wait_for()
    page.get_by_role("link", name="Open a table").wait_for()
    ada.begin(table)
    page.get_by_role("heading", name=re.compile("Waiting for Ada|Hob|Maeve")).first.wait_for()
    page.goto(f"{eve.house.address}/t/amber-toad-47")
    page.get_by_role("heading", name="There is no table here.").wait_for()
    page.get_by_role("link", name="Open a table").click()
    page.get_by_role("heading", name="Open a table").wait_for()


def test_a_key_brings_somebody_to_another_device_and_a_new_one_shuts_others_out(person: Enter) -> None:
    ada, phone = person("Ada"), person("Nobody", *PHONE)
    table = ada.lay(2)
    ada.sit(table, 0)
    page = enter(ada, "/me")
    page.get_by_role("textbox", name="Name", exact=True).fill("Ada of the Well")
    page.get_by_role("button", name="Take this name").click()
    page.get_by_text("You are Ada of the Well now").wait_for()
    page.get_by_role("button", name="Show my key").click()
    assert page.get_by_text(ada.key, exact=True).is_visible()
    there = phone.page
    there.goto(f"{phone.house.address}/me")
    there.get_by_role("textbox", name="Player key or seat code").fill(f" {ada.key} ")
    there.get_by_role("button", name="Come in").click()
    there.get_by_text("Welcome back, Ada of the Well. Your table is here.").wait_for()
    there.goto(f"{phone.house.address}/t/{table}")
    there.get_by_role("button", name="I am ready").wait_for()
    page.get_by_role("button", name="Make a new key").click()
    page.get_by_role("button", name="Shut the others out").click()
    page.get_by_text("This is your key from now on.").wait_for()
    assert page.get_by_text(ada.key, exact=True).count() == 0
    there.get_by_role("heading", name="This seat is not on this device any longer.").wait_for()
    page.get_by_role("button", name="Download all of it").click()
    page.get_by_text("It is in your downloads.").wait_for()
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Forget me for good").click()
    page.get_by_role("button", name="Show my key").wait_for(state="detached")
    assert ada.house.ask("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Player 1"
    phone.faults.clear()


def test_a_browser_that_keeps_nothing_can_play(person: Enter) -> None:
    ada = person("Ada")
    ada.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })"
    )
    ada.page.goto(f"{ada.house.address}/me")
    ada.page.get_by_text("This browser keeps nothing").wait_for()
    ada.page.get_by_role("link", name="Play", exact=True).click()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.get_by_role("group", name=STOREHOUSE).wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_either_theme_and_nothing_is_cut(person: Enter, size: tuple[int, int]) -> None:
    ada = person("Ada", *size)
    table = ada.lay(6, wizards="byros,none,ninx,none,none,none")
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="greedy")
    for path, heading in (
        ("/", "market is open"),
        ("/new?box=market", "Open a table"),
        (f"/t/{table}", "4 seats are still free"),
        ("/watch", "Look over their shoulders"),
        ("/replays", "Games that were played"),
        ("/me", "Yourself"),
    ):
        page = enter(ada, path, **{f"seat.{table}": secret})
        page.get_by_role("heading", name=re.compile(heading)).wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDER) <= 0, path
        for theme in ("night", "day"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert violations(page) == [], (path, theme)
