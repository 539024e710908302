"""Looking at a game again in the browser, with any eyes, by keys and by link; and a deal that is checked."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest

from hexmonger.kernel.replay import Replay
from tests.web.games import played
from tests.web.house import KEEP, Person
from tests.web.layout import misplaced
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Enter = Callable[..., Person]
NAMES: Final = ("Ada", "Bo", "Cy")
TWO_ROUNDS: Final = ("edition.numbers.rounds", "2")
MARKET: Final[tuple[Any, ...]] = ("arcane_alley", NAMES, ("modules", "moonstruck_market"), TWO_ROUNDS)
MAGICK: Final[tuple[Any, ...]] = ("merchants_of_magick", NAMES, TWO_ROUNDS)
FAIR: Final = re.compile("The deal was fair|Fair deal")


def bring(person: Person, record: str) -> str:
    """Make a table of a record, and return its name."""
    table: str = person.house.ask("POST", "/api/tables", person.key, {"record": record})["table"]
    return table


def look(person: Person, table: str, query: str = "", **kept: str) -> None:
    """Open the replay of a table, as somebody who has kept something."""
    page = person.page
    page.goto(f"{person.house.address}/cards")
    page.evaluate(KEEP, {name.replace("_", ".", 1): value for name, value in kept.items()})
    page.goto(f"{person.house.address}/replay/{table}{query}")
    turn(page).wait_for(state="attached")


def turn(page: "Page") -> "Locator":
    """Return the slider that goes through the game."""
    return page.get_by_role("slider", name="Turn")


def at(page: "Page", step: int) -> None:
    """Wait until a step is where one is."""
    page.wait_for_function(
        "step => document.querySelector('input[type=range]')?.value === String(step)", arg=step
    )


def seen_by(page: "Page", name: str) -> "Locator":
    """Return the choice of whose eyes to see with."""
    return page.get_by_role("group", name="Seen by").get_by_role("radio", name=name)


def test_a_game_is_gone_through_by_keys_and_seen_with_any_eyes(person: Enter) -> None:
    ada = person("Ada")
    match = played(*MARKET)
    replay = Replay(match)
    last = len(replay.steps) - 1
    moments = [step for step, each in enumerate(replay.steps) if each.keys or each.leads >= 0]
    second = next(step for step, each in enumerate(replay.steps) if each.round == 2)
    look(ada, bring(ada, match.record.to_text()))
    page = ada.page
    page.get_by_role("heading", name="The deal", exact=True).wait_for()
    for key, step in (
        ("ArrowRight", 1),
        ("Shift+ArrowRight", next(each for each in moments if each > 1)),
        ("PageDown", second),
        ("End", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at(page, step)
    page.keyboard.press("PageDown")
    turn_text = re.compile(rf"^Round 2, turn {second} of {last}: \w+")
    assert turn_text.match(turn(page).get_attribute("aria-valuetext") or "")
    was = page.get_by_role("button", name=re.compile("hidden; it was a"))
    was.first.wait_for()
    for key, name in (("2", "Bo"), ("0", "All")):
        page.keyboard.press(key)
        assert seen_by(page, name).is_checked()
    page.keyboard.press("1")
    was.first.wait_for(state="detached")
    assert not page.get_by_role("button", name=re.compile("can be chosen")).count(), "nothing is asked"


def test_a_link_leads_to_the_same_moment_with_the_same_eyes(person: Enter) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = bring(ada, played(*MARKET).record.to_text())
    look(ada, table)
    page = ada.page
    turn(page).focus()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    seen_by(page, "Cy").check(force=True)
    page.wait_for_url(f"**/replay/{table}?turn=7&seen=3")
    heading = page.get_by_role("main").get_by_role("heading", level=1).inner_text()
    bo.page.goto(page.url)
    bo.page.get_by_role("heading", name=heading, exact=True).wait_for()
    at(bo.page, 7)
    assert seen_by(bo.page, "Cy").is_checked()
    with bo.page.expect_download() as download:
        bo.page.get_by_role("link", name="Record").click()
    assert download.value.path().read_text(encoding="utf-8") == played(*MARKET).record.to_text()


SHORT: Final = {
    "modules": "moonstruck_market",
    "edition.numbers.rounds": "1",
    "edition.numbers.tracker_ends": "3",
}


def played_out(ada: Person, called: str) -> tuple[str, str]:
    """Let bots play a game to its end at somebody's table; return its name and the secret of the seat."""
    body = {"game": "arcane_alley", "seats": 2, "options": SHORT, "name": called}
    table: str = ada.house.ask("POST", "/api/tables", ada.key, body)["table"]
    secret = ada.sit(table, 0)
    ada.sit(table, 1, bot="greedy")
    ada.begin(table)
    ada.house.say(table, secret, {"say": "deputy", "bot": "greedy"}, {"say": "leave"})
    while ada.house.ask("GET", f"/api/tables/{table}")["state"] != "over":
        ada.page.wait_for_timeout(50)
    return table, secret


def test_the_bar_says_which_table_it_was_what_was_played_and_when(person: Enter) -> None:
    ada = person("Ada", 1440, 900)
    table, _ = played_out(ada, "Friday table")
    look(ada, table, "?turn=3")
    bar = ada.page.get_by_role("banner")
    bar.get_by_text("Friday table").wait_for()
    told = bar.get_by_text(re.compile(r"^Arcane Alley with Moonstruck Market, (\d+ \w+|\w+ \d+)$"))
    told.wait_for()
    assert bar.get_by_text("Turn").count() == 0, "the turn is told once, where one goes through them"
    ada.page.get_by_text(re.compile(r"^Turn 3 of \d+$")).wait_for()
    look(ada, bring(ada, played(*MARKET).record.to_text()))
    bar.get_by_text("Arcane Alley with Moonstruck Market", exact=True).wait_for()
    assert not re.search(r"\d{1,2} \w+$", bar.get_by_role("paragraph").first.inner_text()), (
        "nobody knows when"
    )


def test_the_end_of_a_game_tells_its_table_and_its_deal_and_stands_in_one_window(person: Enter) -> None:
    ada, phone = person("Ada", 1440, 900), person("Ada", 320, 640)
    table, secret = played_out(ada, "Friday table")
    ada.open(table, secret)
    ada.page.get_by_role("button", name="Play again").wait_for()
    bar = ada.page.get_by_role("banner")
    bar.get_by_text("Friday table").wait_for()
    bar.get_by_text("Arcane Alley with Moonstruck Market").wait_for()
    bar.get_by_role("button", name=FAIR).wait_for()
    assert ada.page.get_by_role("main").get_by_role("button", name=FAIR).count() == 0
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    phone.open(table, secret)
    phone.page.get_by_role("main").get_by_role("button", name="Fair deal").wait_for()
    row = phone.page.get_by_role("row").filter(has_text="You")
    row.get_by_role("cell").last.wait_for()
    assert phone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    sheet = phone.page.locator(".ledger-sheet")
    assert sheet.evaluate("each => each.scrollWidth - each.clientWidth") <= 0, "the gold is in sight"


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1100, 900), (900, 800)])
def test_everything_of_a_replay_has_its_place(person: Enter, size: tuple[int, int]) -> None:
    ada = person("Ada", *size)
    look(ada, bring(ada, played(*MARKET).record.to_text()), "?turn=12")
    ada.page.get_by_role("button", name=FAIR).wait_for()
    assert misplaced(ada.page, ".transport, .pile-under") == []
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if size[0] > 1240:
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_new_table_goes_on_from_a_turn(person: Enter) -> None:
    ada = person("Ada")
    look(ada, bring(ada, played(*MAGICK).record.to_text()), "?turn=2", player=ada.key, name="Ada")
    ada.page.get_by_role("button", name="Go on from here").click()
    ada.page.get_by_text("whoever has seen this replay knows it").wait_for()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_role("button", name="Sit down here").first.wait_for()


def test_a_game_plays_by_itself_and_key_moments_are_gone_to(person: Enter) -> None:
    ada = person("Ada")
    match = played(*MAGICK)
    look(ada, bring(ada, match.record.to_text()))
    page = ada.page
    page.get_by_role("group", name="Items").wait_for()
    page.get_by_role("radio", name="4×").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 2)
    page.get_by_role("button", name="Pause").click()
    moments = page.get_by_role("region", name="How it went").get_by_role("button")
    words = moments.last.inner_text()
    moments.last.click()
    at(page, int(words.rpartition(" ")[2]))
    assert moments.last.get_attribute("aria-current") == "step"


@pytest.mark.parametrize(("theme", "desk", "phone"), [("night", MARKET, MAGICK), ("day", MAGICK, MARKET)])
def test_axe_finds_nothing_wrong_with_a_replay(
    person: Enter, theme: str, desk: tuple[Any, ...], phone: tuple[Any, ...]
) -> None:
    for width, height, game in ((1440, 900, desk), (390, 844, phone)):
        ada = person("Ada", width, height)
        look(ada, bring(ada, played(*game).record.to_text()), "?turn=6", prefer_theme=theme)
        ada.page.get_by_role("button", name=FAIR).wait_for()
        assert violations(ada.page) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
        ada.page.get_by_role("button", name=FAIR).click()
        ada.page.get_by_role("dialog", name=FAIR).wait_for()
        assert violations(ada.page) == []


def test_a_deal_is_checked_in_the_browser_and_a_forged_one_is_found(person: Enter) -> None:
    ada = person("Ada")
    match = played(*MAGICK)
    record = match.record.to_text()
    assert match.record.agreed is not None
    table = bring(ada, record)
    look(ada, table, **{f"commitment_{table}": match.record.agreed.commitment})
    ada.page.get_by_role("button", name=FAIR).click()
    found = ada.page.get_by_role("dialog", name=FAIR)
    found.get_by_text("It is the seal that this browser noted when you sat down.").wait_for()
    found.get_by_text(re.compile(r"All \d+ draws were made again")).wait_for()
    ada.page.keyboard.press("Escape")
    other = bring(ada, record)
    look(ada, other, **{f"commitment_{other}": "0" * 64})
    ada.page.get_by_role("button", name="The deal differs").click()
    forged = ada.page.get_by_role("dialog", name="This deal is not what it should be")
    forged.get_by_text("It is another seal than this browser noted when you sat down").wait_for()
    forged.get_by_text("Keep the record now, before anything else.").wait_for()


def test_what_is_noted_while_playing_is_held_against_the_record(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(1, "merchants_of_magick", **{"edition.numbers.rounds": "1"})
    secret = ada.sit(table, 0)
    ada.open(table, secret)
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.get_by_role("group", name="Dice").wait_for()
    ada.house.ask("POST", f"/api/tables/{table}/close", ada.key)
    look(ada, table)
    ada.page.get_by_role("button", name=re.compile("The deal")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("It is the seal that this browser noted when you sat down.").wait_for()
    dialog.get_by_text("Yours are among them, as this browser kept them.").wait_for()
    dialog.get_by_text("This game was ended early").wait_for()


def test_a_game_that_is_played_can_not_be_looked_at(person: Enter) -> None:
    ada = person("Ada")
    table = ada.lay(2)
    ada.page.goto(f"{ada.house.address}/replay/{table}")
    ada.page.get_by_text("a replay is there once the game has ended").wait_for()
    ada.faults.clear()
